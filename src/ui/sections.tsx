import type { Section } from '../shared/contract/content'
import { Fold } from './fold'
import { trustedHtml } from './trusted-html'

interface Props {
  of: Section[]
  /** All but the first. */
  folded?: boolean
}

/** The sections of a text page, each under its own anchor. */
export function Sections({ of, folded }: Props) {
  return of.map(({ id, heading, html }, index) => {
    const text = <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    return folded && index ? (
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
