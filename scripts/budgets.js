/** Measures the built site against its budgets (brotli sizes, KB of 1000 bytes); builds first when there is no build of this checkout. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileWith, scriptMapOf, withImports } from '../build/script-map.js'
import { build, isFresh } from './fresh-build.js'

const CLIENT = 'dist/client'

if (!isFresh() && build() !== 0) process.exit(1)

/** @typedef {{ name: string, bytes: number }} Measured */

const brotli = (/** @type {string | Buffer} */ data) => brotliCompressSync(data).length
/** As the build packed it for the line; it leaves what gains nothing by that. @param {string} file */
const size = (file) => (existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotli(readFileSync(file)))
const largest = (/** @type {Measured[]} */ list) => list.reduce((a, b) => (b.bytes > a.bytes ? b : a))

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ name: file, html: readFileSync(file, 'utf8') }))
const isHindi = ({ html = '' }) => html.startsWith('<!doctype html>\n<html lang="hi')
const isTreatment = ({ html = '' }) => html.includes('"@type":"MedicalProcedure"') || html.includes('"@type":"SurgicalProcedure"')
const weighed = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => ({ name, bytes: size(name) }))
/** What has to arrive before the first paint. @param {{ name: string, html: string }} page */
const toFold = ({ name, html }) => {
  const id = /rel="expect" href="#([\w-]+)"/.exec(html)?.[1] ?? 'footer'
  return { name, bytes: brotli(html.slice(0, html.indexOf(` id="${id}"`))) }
}
const inlined = (/** @type {string} */ html) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
const styles = [...new Map(pages.map(({ name, html }) => [inlined(html), name]))].map(([css, name]) => ({
  name,
  bytes: brotli(css),
}))
const hero = /<svg[^>]*data-hero.*?<\/svg>/s.exec(readFileSync(join(CLIENT, 'index.html'), 'utf8'))?.[0] ?? ''

/** As it goes over the line: fonts are packed already. */
const sent = (/** @type {string} */ file) => (file.endsWith('.woff2') ? readFileSync(file).length : size(file))
const total = (/** @type {Iterable<string>} */ list) => [...list].reduce((sum, file) => sum + size(join(CLIENT, file)), 0)
const map = scriptMapOf(CLIENT)
const filesOf = (/** @type {string} */ source) => withImports(map, fileWith(map, source))
const sources = Object.values(map).flatMap(({ modules }) => modules)
const app = filesOf('src/entry-client.tsx')
const pageScripts = sources
  .filter((source) => /^src\/pages\/[\w-]+\/page\.tsx$/.test(source))
  .map((source) => ({ name: source, bytes: total(new Set([...app, ...filesOf(source)])) }))
/** What is fetched for these in addition to what every page has. @param {RegExp} asked @param {Set<string>} there */
const later = (asked, there) =>
  sources
    .filter((source) => asked.test(source))
    .map((source) => ({ name: source, bytes: total([...filesOf(source)].filter((file) => !there.has(file))) }))
const deferred = new Set([...app, ...filesOf('src/deferred-features.tsx')])
const lazy = later(/^src\/(deferred-features|features\/(forms\/enquiry-form|search\/engine|install\/install-cards))\.tsx?$/, app)
const tools = later(/^src\/features\/(aftercare\/tool|my-pages\/kept-here|offline\/sav[\w-]+)\.tsx$/, deferred)
const articles = later(/^src\/pages\/[\w-]+\/[\w-]+-(article|texts)\.tsx$|^src\/pages\/home\/middle/, deferred)
const { build: ownList } = JSON.parse(readFileSync(join(CLIENT, 'offline-manifest.json'), 'utf8'))
/** The files of earlier builds beside them are for open tabs. @type {{ files: string[] }} */
const list = JSON.parse(readFileSync(join(CLIENT, ownList), 'utf8'))
const fonts = list.files
  .map((url) => join(CLIENT, url))
  .filter((file) => /(newsreader|figtree)-[\w-]+\.woff2$/i.test(file) && !/rupee|italic/.test(file))

const scripts = list.files.filter((url) => url.endsWith('.js')).map((url) => ({ name: url, bytes: size(join(CLIENT, url)) }))
/** What a first visit fetches in all, by the page or by the worker behind it: the files of the build, and its list. */
const visited = [...list.files, ownList].map((url) => join(CLIENT, url))
/** @type {[string, number, number][]} */
const counts = [
  ['script files', scripts.length, 28],
  ['files that a first visit asks for, with those in the background', visited.length, 36],
]

const english = pages.filter((page) => !isHindi(page))
const hindi = pages.filter(isHindi)
const devanagari = files.filter((file) => /devanagari[\w-]*\.woff2$/.test(file))
/** @type {[string, Measured, number][]} */
const ofHindi =
  hindi.length === 0
    ? []
    : [
        ['HTML of a Hindi page with its CSS', largest(weighed(hindi.filter((page) => !isTreatment(page)))), 17_000],
        ['HTML of a Hindi treatment page, to its fold', largest(hindi.filter(isTreatment).map(toFold)), 13_000],
        ['HTML of a Hindi treatment page', largest(weighed(hindi.filter(isTreatment))), 24_000],
        [
          'Devanagari of every Hindi page',
          { name: `${devanagari.length} files`, bytes: devanagari.reduce((sum, file) => sum + readFileSync(file).length, 0) },
          40_000,
        ],
      ]

/** @type {[string, Measured, number][]} */
const budgets = [
  ['HTML of a page with its CSS', largest(weighed(english.filter((page) => !isTreatment(page)))), 14_000],
  // A decision aid is long: what is painted first has the budget of every page's first flight (decision 80).
  ['HTML of a treatment page, to its fold', largest(english.filter(isTreatment).map(toFold)), 11_000],
  ['HTML of a treatment page', largest(weighed(english.filter(isTreatment))), 20_000],
  // A letter of Devanagari takes three bytes, which packing gives back but in part (decision 98).
  ...ofHindi,
  ['CSS of a first screen, inlined', largest(styles), 6_000],
  ['scripts that a page starts with', largest(pageScripts), 83_000],
  ['scripts that come when needed (form, search, ...)', largest(lazy), 20_000],
  ['scripts of a tool for what is kept on the device', largest(tools), 10_000],
  ['scripts of a navigation, when nothing of them came ahead', largest(articles), 28_500],
  [
    'files that a first visit asks for, with those in the background',
    { name: `${visited.length} files`, bytes: visited.reduce((sum, file) => sum + sent(file), 0) },
    231_000,
  ],
  ['the first screen’s drawing', { name: 'home', bytes: brotli(hero) }, 3_000],
  [
    'fonts of every page',
    { name: `${fonts.length} files`, bytes: fonts.reduce((sum, file) => sum + readFileSync(file).length, 0) },
    42_000,
  ],
]

let failed = 0
for (const [what, { name, bytes }, limit] of budgets) {
  if (bytes > limit) failed++
  process.stdout.write(
    `${bytes > limit ? 'FAIL' : 'ok  '} ${what}: ${(bytes / 1000).toFixed(1)} of ${limit / 1000} KB (${name})\n`,
  )
}
for (const [what, found, limit] of counts) {
  if (found > limit) failed++
  process.stdout.write(`${found > limit ? 'FAIL' : 'ok  '} ${what}: ${found} of ${limit}\n`)
}
process.exit(failed === 0 ? 0 : 1)
