import { HtmlValidate } from 'html-validate'
import { DEFAULT_LANG, splitPath } from '../../src/shared/languages'
import { expect, test } from 'vitest'
import { sampleOf } from '../sample'
import { builtPages } from './built-site'

/** Matters of taste are off: React writes void elements, boolean attributes and camel case its own way, all of it valid. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'heading-level': 'error',
    'input-missing-label': 'error',
    'no-redundant-for': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

test.each(sampleOf(builtPages))('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  expect(found).toEqual([])
})

test('no page carries style attributes or event handlers, which its security policy forbids', () => {
  for (const { path, html } of builtPages) {
    const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(body.match(/<[^>]+\s(?:style|on[a-z]+)="/), path).toBeNull()
  }
})

test('the layers of every page’s styles stand in the order of the stylesheet', () => {
  for (const { path, html } of builtPages) {
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]).join('')
    const layers = [...styles.matchAll(/@layer (\w+)/g)].map((match) => match[1])
    const own = splitPath(path).lang === DEFAULT_LANG ? [] : ['lines']
    expect([...new Set(layers)], path).toEqual(['tokens', 'base', 'prose', 'shared', 'components', 'utilities', ...own])
  }
})

/** The sections that every treatment's text has (server/content/check), and what its data make. */
const SECTIONS = (
  'understand what-it-can-and-cannot-do who-it-suits-and-who-should-wait the-consultation how-it-is-done results-and-how-long-they-last ' +
  'decide untreated options chances risks what-the-cost-depends-on steps weigh faq questions ' +
  'recover recovery care-before-and-after call-at-once'
).split(' ')

test('a treatment’s page has every section once, in three chapters', () => {
  const treatments = builtPages.filter(({ html }) => html.includes('id="understand"'))
  expect(treatments.length).toBeGreaterThanOrEqual(24)
  for (const { path, html } of treatments) {
    const found = [...html.matchAll(/<h[23] id="([\w-]+)"/g)].map((match) => match[1]).filter((id) => SECTIONS.includes(id ?? ''))
    expect(found, path).toEqual(SECTIONS)
    // The sheet for quotes, from the costs, and where the questions are ticked.
    const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
    expect(article.match(/<a href="(?:\/hi)?\/my-pages#(?:quotes|questions)">/g), path).toHaveLength(2)
  }
})

/** English words of plain fields in Hindi: names, and terms of medicine beside the Hindi words (decision 98). */
const NAMES = `Advisor Android Big Buck Bunny Blender Dermatology Explore Facebook Fieldnote Flesch Foundation Healio HealthDay Indian Instagram
  Kincaid MCh MSc Medical Nyaaya OpenStreetMap Plastic Register Sample Studio Surgery Tele WhatsApp YouTube`
const TERMS = `acid adapalene areola benzoyl blepharoplasty cannula capsular capsule cartilage cold collagen contracture cryolipolysis cysts
  defibrillator dermal eflornithine embolism erection fat fillers finasteride floor folliculitis freckles granuloma haematoma hyaluronic
  hyperpigmentation ice inflammatory isotretinoin lift loss mastopexy melasma meningitis microneedling nerve observership pelvic peroxide pick
  pigment post rhinoplasty rhytidectomy sedation septum seroma sex shock sores spinal structural subcision tamoxifen thread tranexamic transfer
  toxic wavelength closed open`
/** Hindi as many type it, in the field of the search. */
const TYPED = 'pet charbi'
const mayStand = new Set(`${NAMES} ${TERMS} ${TYPED}`.split(/\s+/))

test('an English word that stands unmarked on a Hindi page is a name or a term of medicine, and no sentence', () => {
  const found = new Set<string>()
  for (const { path, html } of builtPages) {
    if (splitPath(path).lang !== 'hi') continue
    const body = html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style|template|noscript|svg)\b.*?<\/\1>/gs, ' ')
      .replace(/<(\w+)(?: [^>]*)? lang="en[^>]*>.*?<\/\1>/gs, ' ')
    const told = [...body.matchAll(/\s(?:alt|aria-label|placeholder)="([^"]*)"/g)].map(([, value]) => value)
    const text = [body.replace(/<[^>]+>/g, ' '), ...told].join(' ').replace(/&[#\w]+;|\S+@\S+/g, ' ')
    for (const [run] of text.matchAll(/[A-Za-z]+(?:[ ,-]+[A-Za-z]+)*/g)) {
      // Every voice spells out an abbreviation, and has words of two letters right.
      const words = run.split(/[ ,-]+/).filter((word) => word.length > 2 && /[a-z]/.test(word))
      if (words.length > 3 || words.some((word) => !mayStand.has(word))) found.add(`${path}: ${run}`)
    }
  }
  expect([...found]).toEqual([])
})
