import { kinds } from '../../src/shared/contract/enquiry'
import { counted } from '../../src/shared/contract/counts'
import type { Tally } from '../enquiries/tally'
import { type Html, markup } from '../mail/html'

const ROW = 28
/** For the widest of the fonts that a program may take for sans-serif. */
const LABELS = 290
const BARS = 420
/** Of pages read, on a scale of their own. */
const READS = 140
const MARGIN = 16
const HEAD = 64
const BAR = 16
/** Told apart by their lightness, too, for a printer without colours. */
const COLOURS = ['#4a1f38', '#a8324f', '#d9a05b']
const READ = '#7d8a8c'

/** The tallies as bars, one a row, each form a part of its bar: an SVG to put into a letter or a slide. */
export function reportChart(title: string, tallies: readonly Tally[]): string {
  const most = Math.max(1, ...tallies.map(({ total }) => total))
  const mostRead = Math.max(...tallies.map(({ counts }) => counts.read), 0)
  const told = tallies.some(({ counts }) => counted.some((what) => counts[what] > 0))
  const width = MARGIN + LABELS + BARS + 60 + (told ? READS + 230 : 0)
  const height = HEAD + Math.max(1, tallies.length) * ROW + MARGIN
  const legend = kinds.flatMap((kind, index) => [
    bar(MARGIN + index * 130, 34, 12, COLOURS[index]),
    text(MARGIN + index * 130 + 18, 44, kind),
  ])
  const rows = tallies.flatMap((tally, index) => [
    ...row(tally, HEAD + index * ROW, BARS / most),
    ...(told ? reads(tally, HEAD + index * ROW, READS / Math.max(1, mostRead)) : []),
  ])
  if (told) legend.push(bar(BESIDE, 34, 12, READ), text(BESIDE + 18, 44, 'pages read, and taps on call and chat'))
  const nothing = tallies.length === 0 ? [text(MARGIN, HEAD + 18, 'No requests.')] : []
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" font-family="sans-serif" font-size="13" fill="#2b1a22">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
${[text(MARGIN, 22, title), ...legend, ...rows, ...nothing]}
</svg>
`.source
}

function row({ from, total, kinds: of }: Tally, top: number, scale: number): Html[] {
  let x = MARGIN + LABELS
  const bars = kinds.map((kind, index) => {
    const width = of[kind] * scale
    x += width
    return bar(x - width, top + 5, width, COLOURS[index])
  })
  return [text(MARGIN, top + 18, shortened(from)), ...bars, text(x + 6, top + 18, String(total))]
}

const BESIDE = MARGIN + LABELS + BARS + 60

function reads({ counts: { read, call, chat } }: Tally, top: number, scale: number): Html[] {
  const width = read * scale
  const words = `${read} read · ${call} call · ${chat} chat`
  return [bar(BESIDE, top + 5, width, READ), text(BESIDE + width + 6, top + 18, words)]
}

const n = (value: number) => String(Math.round(value * 10) / 10)
const text = (x: number, y: number, words: string) => markup`<text x="${n(x)}" y="${n(y)}">${words}</text>`
const bar = (x: number, y: number, width: number, colour = '') =>
  markup`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(BAR)}" fill="${colour}"/>`

/** The end of a path tells more than its beginning. */
const shortened = (path: string) => (path.length > 38 ? `…${path.slice(-37)}` : path)
