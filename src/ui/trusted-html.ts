/** The one door through which HTML reaches the DOM: the content's own, rendered by the server. The site's headers close all others. */
interface Policy {
  createHTML(html: string): TrustedHTML
}
interface Factory {
  createPolicy(name: 'html', rules: { createHTML(html: string): string }): Policy
}

let policy: Policy | undefined
/** React puts HTML in anew when the object is another one: the same text must give the same object. */
const made = new Map<string, TrustedHTML>()

/** For dangerouslySetInnerHTML. Where the browser has no Trusted Types, or on the server, the text itself. */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  if (!factory) return { __html: html }
  policy ??= factory.createPolicy('html', { createHTML: (text) => text })
  const found = made.get(html) ?? policy.createHTML(html)
  made.set(html, found)
  return { __html: found }
}
