import { escapeHtml } from '../../../src/shared/head'
import type { Lang } from '../../../src/shared/languages'
import { catalogue } from '../../../src/shared/words/catalogue'
import { helpAtOnce, type HelpSource } from '../../../src/shared/help-at-once'

/** The same as HelpAtOnce in the browser's part: buttons to call, and where to go when nobody answers. */
export function helpAtOnceHtml(clinic: HelpSource, lang: Lang): string {
  const { calls, otherwise, hospital } = helpAtOnce(clinic, catalogue(lang).helpWords)
  const buttons = calls.map(({ label, href }) => `<a class="button danger" href="${href}">${escapeHtml(label)}</a>`).join('')
  const there = hospital ? ` <a href="${hospital.href}">${escapeHtml(hospital.label)}</a>` : ''
  return `<p class="help-calls">${buttons}</p><p>${escapeHtml(otherwise)}${there}</p>`
}
