import { helpAtOnce, type HelpSource } from '../../../src/shared/help-at-once'

const escape = (text: string) => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`)

/** The same as HelpAtOnce in the browser's part: buttons to call, and where to go when nobody answers. */
export function helpAtOnceHtml(clinic: HelpSource): string {
  const { calls, otherwise } = helpAtOnce(clinic)
  const buttons = calls.map(({ label, href }) => `<a class="button danger" href="${href}">${escape(label)}</a>`).join('')
  return `<p class="help-calls">${buttons}</p><p>${escape(otherwise)}</p>`
}
