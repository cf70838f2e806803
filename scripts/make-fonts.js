/**
 * Makes the two (and a half) font files of the site from the @fontsource-variable packages: Newsreader for headings with its
 * optical size, Figtree for text, and of Newsreader Italic only the letters, for the one italic word of a heading.
 * Run `node scripts/make-fonts.js` after a change; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const out = new URL('../src/styles/fonts/', import.meta.url)
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const text = `${ascii}\u00a0£§©®°±²³·»«½¼¾×÷ßàáâãäåæçèéêëìíîïñòóôõöøùúûüÉ–—‘’‚“”„•…′″€™−`
const headings = `${ascii}\u00a0·é–—‘’“”…`

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
    axes: { wght: { min: 400, max: 700 } },
  },
]

for (const { source, name, text: letters, axes } of faces) {
  const font = await subset(readFileSync(new URL(source, files)), letters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(new URL(`${name}.woff2`, out), font)
  process.stdout.write(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB\n`)
}
