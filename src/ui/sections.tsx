import type { Section } from '../shared/contract/content'
import { Fold } from './fold'
import { trustedHtml } from './trusted-html'

/** A text that begins with this one is folded after it. */
const SHORT = 'the-short-version'

export const isFolded = ([first]: Section[]) => first?.id === SHORT

/** The sections of a text page, each under its own anchor. */
export function Sections({ of }: { of: Section[] }) {
  return of.map(({ id, heading, html }, index) => {
    const text = <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    return index && isFolded(of) ? (
      <Fold key={id} id={id} heading={heading}>
        {text}
      </Fold>
    ) : (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {text}
      </section>
    )
  })
}
