import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versionOf, withVersion, writtenFrom } from '../../../../server/content/read/english-of'
import { problemLine } from '../../../../server/content/problems'
import { pageSchema } from '../../../../server/content/schema/page'
import { treatmentSchema } from '../../../../server/content/schema/treatment'
import { text } from '../../../../server/content/schema/fields'
import { languages } from '../../../../src/shared/languages'
import * as v from 'valibot'
import { inAnotherLanguage } from './setup/in-another-language'
import { load, smallClinic } from './setup/small-clinic'

const english = smallClinic()
const NOSE = 'content/treatments/face/one.md'
const HINDI = 'content/hi/treatments/face/one.md'
const nose = (english[NOSE] ?? '').replace(
  'lead: In short, **this**.',
  'lead: After 2 weeks see [three](/face/three), {{clinic.name}} says.',
)
const hindi = inAnotherLanguage(treatmentSchema, nose)

const COMPLETE = languages.hi.complete
const complete = (value: boolean) => void Object.assign(languages.hi, { complete: value })
beforeAll(() => complete(false))
afterAll(() => complete(COMPLETE))

/** What is said of the Hindi file after a change of it. */
const said = (change: (file: string) => string, more: Record<string, string> = {}) => {
  const changed = change(hindi)
  if (change !== same && changed === hindi && Object.keys(more).length === 0) throw new Error('nothing is changed')
  return load({ [NOSE]: nose, [HINDI]: changed, ...more }).lines
}
const same = (file: string) => file

describe('a translated treatment', () => {
  test('that says the same needs nothing but its texts', () => {
    expect(hindi).not.toMatch(/order:|sources:|certainty:|related:|days:/)
    expect(said(same)).toEqual([])
  })

  test('may group the digits of a number as its readers do', () => {
    const counted = { [NOSE]: nose.replace('2 weeks', '1,141,418 weeks') }
    const written = (number: string) => said((file) => file.replace('2 weeks', `${number} weeks`), counted)
    expect(written('11,41,418')).toEqual([])
    expect(written('1141418')).toEqual([])
    expect(written('11,41,419').join('\n')).toMatch(/lead: lacks the number 1141418/)
    expect(written('1.141,418').join('\n')).toMatch(/lead: lacks the number 1141418/)
  })

  test.each<[string, (file: string) => string, RegExp]>([
    ['a text less', (file) => file.replace(/^menu: .*\n/m, ''), /^content\/hi\/treatments\/face\/one\.md:\d+ menu: is missing$/],
    ['a whole table less', (file) => file.replace(/^ {2}helps:\n(?: {4}.*\n)+/m, ''), /:\d+ grid\.helps: is missing$/],
    [
      'a list cut short',
      (file) => file.replace(/^ {2}- six\n|^ {2}- three\n/m, ''),
      /callAtOnce: has 2 items, the English file 3/,
    ],
    ['another number', (file) => file.replace('2 weeks', '3 weeks'), /lead: has the number 3, which the English text has not/],
    ['a number less', (file) => file.replace('2 weeks', 'weeks'), /lead: lacks the number 2/],
    ['Indian digits', (file) => file.replace('2 weeks', '2 weeks, ३'), /lead: has digits other than 0 to 9/],
    ['another link', (file) => file.replace('(/face/three)', '(/face/two)'), /lead: lacks the link \/face\/three/],
    ['a placeholder less', (file) => file.replace('{{clinic.name}}', 'We'), /lead: lacks the placeholder clinic\.name/],
    ['a source less', (file) => file.replace('[@a; @c]', '[@a]'), /untreated: lacks the citation c/],
    [
      'a fact of its own',
      (file) => file.replace('menu:', 'order: 3\nmenu:'),
      /order: is taken from the English file: leave it out/,
    ],
    ['a field of its own', (file) => file.replace('menu:', 'eyebrow: Hm\nmenu:'), /eyebrow: is not in the English file/],
    [
      'another section',
      (file) => file.replace('{#risks}', '{#dangers}'),
      /the heading has the anchor {#dangers}, the English file has {#risks}/,
    ],
    ['steps that are none', (file) => file.replace('2. Second', 'Second'), /section {#how-it-is-done}: has other lists/],
  ])('with %s is refused at its line', (_, change, message) => {
    expect(said(change).join('\n')).toMatch(message)
  })

  test('is told at the English file what is wrong there', () => {
    const { lines } = load({ [NOSE]: nose.replace('order: 1', 'order: 0'), [HINDI]: hindi })
    expect(lines).toEqual([expect.stringMatching(/^content\/treatments\/face\/one\.md:4 order: starts at 1$/)])
  })

  test('keeps to the words of the glossary, of which a sign makes another word', () => {
    const glossary = {
      'content/hi/glossary.yaml': '- { en: pus, hi: मवाद, never: [पस] }\n- { en: patient, hi: मरीज़, never: [मरीज] }\n',
    }
    expect(said((file) => file.replace('weeks', 'weeks वापस मरीज़'), glossary)).toEqual([])
    expect(said((file) => file.replace('weeks', 'weeks पस'), glossary)).toEqual([
      expect.stringMatching(/one\.md:\d+ 'पस' is called 'मवाद' on this site$/),
    ])
  })
})

describe('the English that a translation was written from', () => {
  const home = english['content/pages/home.md'] ?? ''
  const translation = inAnotherLanguage(pageSchema, home)
  const warned = (source: string, now = home) =>
    (load({ 'content/pages/home.md': now, 'content/hi/pages/home.md': source }).content?.warnings ?? [])
      .filter(({ concern, file }) => concern === 'translation' && file.endsWith('home.md'))
      .map(problemLine)
  const noted = (() => {
    const data = {
      title: 'home',
      lead: 'In short.',
      seo: { title: 'A title', description: 'plain '.repeat(14).trim(), keywords: ['one', 'two'] },
    }
    return withVersion(translation, versionOf(pageSchema, { data, body: '## About {{clinic.name}}\n\nText.\n' } as never))
  })()

  test('is noted in it, and a later one is work to do, before the site is published', () => {
    expect(warned(noted)).toEqual([])
    expect(warned(noted, home.replace('2026-10-05', '2026-10-06'))).toEqual([])
    expect(warned(noted, home.replace('Text.', 'Another text.'))).toEqual([
      expect.stringMatching(/home\.md:1 its English has changed since this was written/),
    ])
    expect(warned(translation)).toEqual([expect.stringMatching(/which version was this written from/)])
  })

  test('stands in the front matter, at the head of a file of fields, or in a comment before a list', () => {
    for (const [file, first] of [
      ['---\ntitle: x\n---\n', '---\n'],
      ['# Who\nname: x\n', "source: '1a2b3c4d'"],
      ['- id: x\n', "# source: '1a2b3c4d'"],
    ] as const) {
      const once = withVersion(file, '1a2b3c4d')
      expect(once.startsWith(first)).toBe(true)
      expect(writtenFrom(once)).toBe('1a2b3c4d')
      expect(withVersion(once, '1a2b3c4d')).toBe(once)
    }
  })
})

test('in a language that is complete a page that patients need must be there; a post need not', () => {
  const home = { 'content/hi/pages/home.md': inAnotherLanguage(pageSchema, english['content/pages/home.md'] ?? '') }
  complete(true)
  const { lines } = load(home)
  complete(false)
  expect(lines).toContain('content/hi/treatments/face/one.md:1 is missing: the text of content/treatments/face/one.md in हिन्दी')
  expect(lines.filter((line) => line.includes('/blog/'))).toEqual([])
  expect(load(home).lines).toEqual([])
})

test('lengths are counted as readers count: क्षि is one character', () => {
  expect(v.safeParse(text(4), 'क्षिप्रता').success).toBe(true)
  expect(v.safeParse(text(2), 'क्षिप्रता').issues?.[0].message).toBe('is longer than 2 characters (3)')
})
