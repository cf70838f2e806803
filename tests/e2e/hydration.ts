import type { Page } from 'playwright/test'

/**
 * Where the page in front of the visitor differs from the document that the server sent.
 * @param reader an empty page, which reads the document: those of the site let no script parse HTML
 */
export async function changedByHydration(page: Page, reader: Page, html: string): Promise<string[]> {
  const before = await reader.evaluate(outline, html)
  const after = await page.evaluate(outline, null)
  const at = before.findIndex((line, index) => line !== after[index])
  return at < 0 && before.length === after.length ? [] : [`was ${before[at]}`, `is ${after[at]}`]
}

/**
 * The elements of a document, as a list of lines, but for what scripts are there to change: the year, whether the clinic is open and whom the strip calls then, the footer's lists, forms, styles, whether calls are under way, and
 * which item of the header's menus is the page in sight (marked when the browser has time: before this look, on a busy machine); and that a wide
 * window tells the steps, the recovery and related treatments as open, as they are shown (seen in treatment.spec.ts). The same moment fills the line above the clinic's details; the line itself has to be there.
 */
function outline(html: string | null): string[] {
  const live =
    '[data-form], [data-form] *, noscript, noscript *, #this-year, #open-now, #strip nav a:nth-child(2), #footer details'
  const filledLate = 'p:has(+ #details)'
  const menuItem = '#root > header nav a'
  const shownOpen = 'details:has(> summary :is(#how-it-is-done, #recovery, #related))'
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...root.querySelectorAll('#root *')]
    .filter((element) => !element.matches(live))
    .map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'style' && name !== 'aria-busy' && !(name === 'aria-current' && element.matches(menuItem)))
        .filter(({ name }) => name !== 'open' || !element.matches(shownOpen))
        .map(({ name, value }) => `${name}="${value}"`)
      const nodes = element.matches(filledLate) ? [] : [...element.childNodes]
      const text = nodes.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent)
      return `<${element.localName} ${attributes.sort().join(' ')}>${text.join('')}`
    })
}
