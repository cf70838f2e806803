import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteManifest } from '../../src/shared/offline-storage'
import { addLanguage, LANG } from './setup/second-language'

/** The site with a made-up language, all of whose texts are marked, on a copy of the sources. */
const SOURCES = [
  'build',
  'content',
  'public',
  'scripts',
  'server',
  'src',
  'sw',
  'index.html',
  'manifest.webmanifest',
  'manifest.hi.webmanifest',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
]
let checkout: string
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'language-'))
  for (const name of SOURCES) cpSync(name, join(checkout, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
  // Preview pictures that are the same need not be drawn again.
  if (existsSync('.cache/social')) cpSync('.cache/social', join(checkout, '.cache/social'), { recursive: true })
  addLanguage(checkout)
})
afterAll(() => rmSync(checkout, { recursive: true }))

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' })
const tsc = resolve('node_modules/typescript/bin/tsc')
/** What the compiler says of src/shared. */
const shared = () => run(tsc, '-b', 'src/shared').stdout
const client = (file: string) => readFileSync(join(checkout, 'dist/client', file), 'utf8')

/** What people read, hear or see in a tab, of a page. */
function wordsOf(html: string): string[] {
  const text = html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    // What says that it is English may be: names of studies, the link to the English page.
    .replace(/<(\w+)(?: [^>]*)? lang="en[^>]*>.*?<\/\1>/gs, ' ')
  const told = [...text.matchAll(/\s(?:alt|aria-label|title|placeholder|label)="([^"]*)"/g)].map(([, value]) => value)
  const described = [...text.matchAll(/<meta data-head (?:name|property)="(?:description|og:title)" content="([^"]*)"/g)]
  const seen = text.slice(text.indexOf('<title>')).replace(/<[^>]+>/g, ' ')
  return (
    [seen, ...told, ...described.map(([, value]) => value)]
      .join(' ')
      .replace(/&[#\w]+;/g, ' ')
      .replace(/\S+@\S+/g, ' ')
      .match(/[A-Za-z]{2,}/g) ?? []
  )
}

/** The pages that 'Save for offline' takes. */
const savedBy = (list: string) =>
  (JSON.parse(client(list)) as SiteManifest).pages.filter(({ offline }) => offline).map(({ url }) => url)

/** Names of other houses, and the number under which the sample surgeon is registered. */
const NAMES = ['Facebook', 'Instagram', 'YouTube', 'Fieldnote', 'Studio', 'SAMPLE']

describe('a site in two languages', () => {
  beforeAll(() => {
    const { status, stderr } = run('scripts/build.js')
    if (status !== 0) throw new Error(stderr)
  }, 300_000)

  test.each([
    ['home', `${LANG}.html`],
    ['contact', `${LANG}/contact.html`],
    ['a treatment', `${LANG}/face-surgeries/rhinoplasty-nose-surgery.html`],
    ['its category', `${LANG}/face-surgeries.html`],
  ])('has no English word on %s of the other', (_, file) => {
    const html = client(file)
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${LANG}"`))
    expect(html).toContain('⟦')
    expect([...new Set(wordsOf(html))].filter((word) => !NAMES.includes(word))).toEqual([])
  })

  test('has no word of the other on the English pages, nor in the scripts that these start with', () => {
    const html = client('index.html')
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN"/)
    expect(html).not.toContain('⟦')
    const list = JSON.parse(client('offline-manifest.json')) as { build: string }
    const { files } = JSON.parse(client(list.build.slice(1))) as { files: string[] }
    expect(files.filter((file) => client(file.slice(1)).includes('⟦'))).toEqual([])
  })

  test('names the pages of both in the sitemap, each with its other language where it has one', () => {
    const entries = client('sitemap.xml').match(/<url>.*<\/url>/g) ?? []
    const at = (path: string) => entries.find((entry) => new RegExp(`<loc>https?://[^/<]+${path}</loc>`).test(entry)) ?? ''
    const linksOf = (path: string) =>
      [...at(path).matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/g)].map(([, ...link]) => link)
    const both = [
      ['en-in', '/contact'],
      [LANG, `/${LANG}/contact`],
      ['x-default', '/contact'],
    ]
    expect(linksOf('/contact')).toEqual(both)
    expect(linksOf(`/${LANG}/contact`)).toEqual(both)
    expect(at('/careers')).not.toBe('')
    expect(linksOf('/careers')).toEqual([])
    expect(at(`/${LANG}/careers`)).toBe('')
  })

  test('saves for offline the pages of the language that is read, and English ones where it has none', () => {
    const english = savedBy('offline-manifest.json')
    expect(english).toEqual(expect.arrayContaining(['/', '/contact', '/careers']))
    expect(english.filter((url) => url.startsWith(`/${LANG}`))).toEqual([])
    const other = savedBy(`${LANG}/offline-manifest.json`)
    expect(other).toEqual(expect.arrayContaining([`/${LANG}`, `/${LANG}/contact`, '/careers']))
    expect(other).not.toContain('/contact')
    expect(other).not.toContain('/')
  })

  test('has the pages of the other in scripts of their own', () => {
    const [, entry = ''] = /data-entry="\/([^"]+)"/.exec(client(`${LANG}.html`)) ?? []
    const [, list = ''] = /data-build="\/([^"]+)"/.exec(client(`${LANG}.html`)) ?? []
    expect(client('index.html')).not.toContain(entry)
    const { files } = JSON.parse(client(list)) as { files: string[] }
    expect(files).toContain(`/${entry}`)
    expect(readdirSync(join(checkout, 'dist/server'))).toContain(`prerender.${LANG}.js`)
  })
})

test('a catalogue with a text too few or too many does not compile, and with all of them it does', () => {
  expect(shared()).toBe('')
  const file = join(checkout, `src/shared/words/${LANG}/compare.ts`)
  const exact = (texts: string) =>
    writeFileSync(
      file,
      `import type { compareWords as English } from '../en/compare'\nexport const compareWords = { ${texts} } satisfies typeof English\n`,
    )
  const all =
    "label: (title: string) => title, before: 'a', after: 'b', value: (share: string) => share, sample: 'c', view: 'd', slider: 'e', side: 'f', when: (title: string) => title"
  exact(all)
  expect(shared()).toBe('')
  exact(all.replace("before: 'a', ", ''))
  expect(shared()).toContain(`words/${LANG}/compare.ts`)
  exact(`${all}, more: 'c'`)
  expect(shared()).toContain(`words/${LANG}/compare.ts`)
})
