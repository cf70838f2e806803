/**
 * Makes the two (and a half) font files of the site from the @fontsource-variable packages: Newsreader for headings with its
 * optical size, Figtree for text, and of Newsreader Italic only the letters, for the one italic word of a heading; and for Hindi pages
 * the Devanagari of the Noto family, with the conjuncts that their texts have. Run `node scripts/make-fonts.js` after a change; the
 * results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { clustersIn, headingsIn, textsOf } from './fonts/clusters.js'
import { glyphsOf, subsetGlyphs, truetypeOf } from './fonts/subset-glyphs.js'

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const out = new URL('../src/styles/fonts/', import.meta.url)
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const without = (/** @type {string} */ signs) => [...ascii].filter((sign) => !signs.includes(sign)).join('')
/** What the site's own texts use; of rarer letters, as in a visitor's name, the device's font shows them. */
const text = `${without('\\^`{|}')}\u00a0©°·×áéêíñóöü–—‘’“”…−`
/** Headings have no signs of computers. */
const headings = `${without('"#$*<=>@[\\]^_`{|}~')}\u00a0·é–—‘’“”…`

const faces = [
  {
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    name: 'newsreader',
    text: headings,
    axes: { wght: 400, opsz: { min: 24, max: 60 } },
  },
  {
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    name: 'newsreader-italic',
    text: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ’.,',
    axes: { wght: 400, opsz: 60 },
  },
  { source: 'figtree/files/figtree-latin-wght-normal.woff2', name: 'figtree', text, axes: { wght: { min: 400, max: 700 } } },
  {
    source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    name: 'figtree-rupee',
    text: '₹',
    // One sign of one weight: three of ten bytes were how it thickens.
    axes: { wght: 500 },
  },
]
/** What browsers apply of themselves, and the figures of one width that Figtree’s columns ask for; other figures, small capitals and fractions weigh 3 KB, letters of other languages 0.2. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'mark', 'mkmk', 'rlig', 'rvrn']

/** One word has no pairs that would show, and what it would keep for them weighs 2.4 KB. @param {string} name */
const featuresOf = (name) => {
  if (name.endsWith('italic')) return features.filter((feature) => feature !== 'kern')
  return name.startsWith('figtree') ? [...features, 'tnum'] : features
}

for (const { source, name, text: letters, axes } of faces) {
  const keepFeatures = featuresOf(name)
  const font = await subset(readFileSync(new URL(source, files)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  })
  writeFileSync(new URL(`${name}.woff2`, out), font)
  process.stdout.write(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB\n`)
}

const hindi = textsOf('hi')
/** @type {{ family: string, name: string, texts: string[], axes: Record<string, number | { min: number, max: number }> }[]} */
const devanagari = [
  { family: 'noto-serif-devanagari', name: 'devanagari-serif', texts: headingsIn(hindi), axes: { wght: 400 } },
  { family: 'noto-sans-devanagari', name: 'devanagari', texts: hindi, axes: { wght: { min: 400, max: 700 } } },
]
for (const { family, name, texts, axes } of devanagari) {
  const source = await truetypeOf(new URL(`${family}/files/${family}-devanagari-wght-normal.woff2`, files))
  const clusters = clustersIn(texts)
  const letters = [...new Set([...clusters].join(''))].join('')
  const font = await subsetGlyphs(source, { letters, glyphs: glyphsOf(source, clusters), axes })
  writeFileSync(new URL(`${name}.woff2`, out), font)
  process.stdout.write(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB, ${clusters.size} clusters\n`)
}
