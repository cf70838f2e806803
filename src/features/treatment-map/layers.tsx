import { type ReactNode, useEffect } from 'react'
import { treatmentMapWords } from '#words/treatment-map'
import { isPlainClick } from '../../lib/plain-click'
import type { Figure } from '../../shared/contract/content'
import { type Layer, LAYERS } from '../../shared/layers'
import { Static } from '../../ui/static'
import styles from './layers.module.css'

/** The plate of a figure, with its skin or beneath it. */
export const plateOf = (figure: string, layer: Layer) => `/figures/${figure}${layer === 'skin' ? '' : `-${layer}`}.svg`

/** The block of skin is a section: it shows its layers as it is. */
const SECTION = 'skin'

interface Props {
  figure: string
  layer: Layer
  choose: (layer: Layer) => void
  children: () => ReactNode
}

/** How deep to look: the links to a figure's plates, which with scripts change the figure in its place. */
export function Layers({ figure, layer, choose, children }: Props) {
  useEffect(() => {
    const row = document.getElementById('layers')
    if (!row) return
    row.hidden = figure === SECTION
    const links = [...row.querySelectorAll('a')]
    const layerOf = (place: number) => LAYERS[place % LAYERS.length]
    const follow = (event: MouseEvent) => {
      const stop = layerOf(links.indexOf(event.target as HTMLAnchorElement))
      if (!stop || !isPlainClick(event)) return
      event.preventDefault()
      choose(stop)
    }
    links.forEach((link, place) => {
      const stop = layerOf(place)
      link.ariaCurrent = stop === layer ? 'true' : null
      // A tap with a key held opens the drawing itself: that of the figure that is shown, where one row stands for all.
      if (stop && figure !== SECTION && links.length === LAYERS.length) link.setAttribute('href', plateOf(figure, stop))
    })
    row.addEventListener('click', follow)
    return () => row.removeEventListener('click', follow)
  }, [figure, layer, choose])
  return <Static id="layers">{children}</Static>
}

interface LinksProps {
  figure: Figure
  /** One of several rows, of which that of the chosen figure is shown. */
  among?: boolean
}

/** A figure's four plates as links. */
export function LayerLinks({ figure: { id, title }, among }: LinksProps) {
  if (id === SECTION) return null
  return (
    <nav
      className={styles.layers}
      data-layers={among ? id : undefined}
      aria-label={among ? `${title}: ${treatmentMapWords.layers}` : treatmentMapWords.layers}
    >
      {LAYERS.map((stop) => (
        <a key={stop} href={plateOf(id, stop)} aria-current={stop === 'skin' || undefined}>
          {treatmentMapWords[stop]}
        </a>
      ))}
    </nav>
  )
}
