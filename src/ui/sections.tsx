import type { Section } from '../shared/contract/content'
import { trustedHtml } from './trusted-html'

/** The sections of a text page, each under its own anchor. */
export function Sections({ of }: { of: Section[] }) {
  return of.map(({ id, heading, html }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    </section>
  ))
}
