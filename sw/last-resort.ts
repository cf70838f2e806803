import { type Lang, languages } from '../src/shared/languages'
import { lastResortWords as en } from '../src/shared/words/en/worker'
import { lastResortWords as hi } from '../src/shared/words/hi/worker'

/** Of all languages: there is one worker. Not from the catalogue, which would bring every other text along. */
const words: Record<Lang, typeof en> = { en, hi }

/** What is shown when not even the offline page is on the device. */
export function lastResort(lang: Lang): string {
  const { title, text, retry, again } = words[lang]
  return `<!doctype html><html lang="${languages[lang].tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p>${text} ${retry.replace('{again}', `<a href="">${again}</a>`)}</p></html>`
}
