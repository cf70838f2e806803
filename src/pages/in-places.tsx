import type { ComponentType } from 'react'
import type { OwnText } from './page-props'

/** What a page only shows, in several places between parts that act: one part of its code, of which each place renders its own. */
export const inPlaces = <Place extends string>(places: Record<Place, ComponentType<OwnText>>) =>
  function Content({ of, text }: OwnText & { of: Place }) {
    const Shown: ComponentType<OwnText> = places[of]
    return <Shown text={text} />
  }
