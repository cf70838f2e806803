import type { ReactNode } from 'react'
import type { Section } from '../shared/contract/content'
import { Fold } from './fold'
import { trustedHtml } from './trusted-html'

/** A text that begins with what it comes to, or with when to let it be, is folded after it. */
const OPENINGS = /^(the-short-version|when-not-to-have)/

export const isFolded = ([first]: Section[]) => OPENINGS.test(first?.id ?? '')

interface Props {
  of: Section[]
  /** What a section shows, by its anchor: pictures between its heading and its text. */
  beside?: (id: string) => ReactNode
}

/** The sections of a text page, each under its own anchor. */
export function Sections({ of, beside }: Props) {
  return of.map(({ id, heading, html }, index) => {
    const text = <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    return index && isFolded(of) ? (
      <Fold key={id} id={id} heading={heading}>
        {text}
      </Fold>
    ) : (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {beside?.(id)}
        {text}
      </section>
    )
  })
}
