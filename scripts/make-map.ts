/**
 * Writes the names on public/drawings/map.svg as outlines of the site's own font: a picture in an <img> cannot load it.
 * Run `npx tsx scripts/make-map.ts` after a change of a name, a place or a size below; the result is committed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subset from 'subset-font'

const root = new URL('../', import.meta.url)
const map = new URL('public/drawings/map.svg', root)

interface Label {
  words: string[]
  /** Its left end (or its middle, with `middle`) and its baseline. */
  x: number
  y: number
  size: number
  middle?: boolean
  /** Classes of its path: n road, k green, h quiet, b in the middle. */
  kind?: string
  place?: string
}
const labels: Label[] = [
  { words: ['Golf Course Road'], x: 0, y: 6, size: 17, kind: 'n', place: 'translate(295.3 34) rotate(86.3)' },
  { words: ['Golf course'], x: 532, y: 211, size: 17, kind: 'k h b', middle: true },
  { words: ['Rapid Metro,', 'Sector 42-43'], x: 366, y: 331, size: 17 },
  { words: ['Sector 43'], x: 28, y: 70, size: 17, kind: 'h' },
  { words: ['Sector 42'], x: 28, y: 199, size: 17, kind: 'h' },
  { words: ['The clinic'], x: 212, y: 297, size: 21, kind: 'b', middle: true },
]
const tenths = (numbers: number[]) => numbers.map((n) => String(n / 10).replace(/^(-?)0\./, '$1.')).join(' ')
/** The outline in steps of a tenth, a command said once for all the points it holds for. */
function short(d: string): string {
  let at = [0, 0]
  let start = at
  let last = ''
  return d
    .replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, rest: string) => {
      const repeated = command === last && command !== 'M'
      last = command
      if (command === 'Z') {
        at = start
        return 'z'
      }
      const points = rest
        .trim()
        .split(/[\s,]+/)
        .map((n) => Math.round(Number(n) * 10))
      const steps = points.map((n, i) => n - (at[i % 2] ?? 0))
      at = points.slice(-2)
      if (command === 'M') start = at
      return command === 'M' ? `M${tenths(points)}` : `${repeated ? ' ' : command.toLowerCase()}${tenths(steps)}`
    })
    .replaceAll(' -', '-')
}

const folder = mkdtempSync(join(tmpdir(), 'map-font-'))
try {
  const file = join(folder, 'figtree.ttf')
  const woff2 = readFileSync(new URL('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', root))
  const letters = labels.flatMap(({ words }) => words).join('')
  writeFileSync(file, await subset(woff2, letters, { targetFormat: 'truetype', variationAxes: { wght: 600 } }))
  const font = { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Figtree Light' }
  const outline = ({ words, x, y, size, middle }: Label) => {
    const lines = words.map(
      (line, i) =>
        `<text x="${x}" y="${y + i * size * 1.25}" font-family="Figtree Light" font-size="${size}" text-anchor="${middle ? 'middle' : 'start'}">${line}</text>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">${lines.join('')}</svg>`
    return [...new Resvg(svg, { font }).toString().matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => short(d)).join('')
  }
  const drawn = labels.map((label) => {
    const path = `<path class="${`t ${label.kind ?? ''}`.trim()}" d="${outline(label)}"/>`
    return label.place ? `<g transform="${label.place}">${path}</g>` : path
  })
  const picture = readFileSync(map, 'utf8')
  const names = /<g id="names">.*?<!--end--><\/g>/s
  if (!names.test(picture)) throw new Error('map.svg has no group with the id "names"')
  writeFileSync(map, picture.replace(names, `<g id="names">${drawn.join('')}<!--end--></g>`))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
