import { expect, test } from 'vitest'
import { href } from '../../src/shared/routes'
import { splitPath } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import { builtPages, contentAt } from './built-site'

/** What stands between the tags of a part of a page. */
const textIn = (html: string, part: 'main' | 'footer') => {
  const inside = new RegExp(`<${part}[\\s>][^]*?</${part}>`).exec(html)?.[0] ?? ''
  return inside
    .replace(/<(script|style|svg|noscript)[\s>][^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

// That it is seen, the layout decides: each kind of page is opened without scripts in tests/e2e/perception.spec.ts.
test.each(builtPages)('without scripts $path has its text, the menu and the footer', ({ path, html }) => {
  expect(textIn(html, 'main').length).toBeGreaterThan(120)
  const { lang, path: inLanguage } = splitPath(path)
  if (inLanguage === href('landing')) return
  const { frameWords: words } = catalogue(lang)
  const menu = new RegExp(`<nav [^>]*aria-label="${words.mainNavigation}"[^]*?</nav>`).exec(html)?.[0] ?? ''
  const contact = new RegExp(`<a [^>]*href="${href('contact', {}, lang)}"[^>]*>${words.contact}</a>`).exec(menu)
  expect(contact).not.toBeNull()
  const { footer, fullName } = contentAt(path).site
  // The year of the build: a script counts on.
  const year = / id="this-year">(20\d\d)</.exec(html)?.[1] ?? 'no year'
  expect(textIn(html, 'footer')).toContain(words.copyright(footer.since, fullName).replace('{year}', year).trim())
})
