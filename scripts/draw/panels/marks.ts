/** The one code of all sheets: solid rose = cut, rose hatch = removed, dashed plum = aimed outline, plum arrow = moved, brown = pigment. */
import { optimize } from 'svgo'
import { curve, lines, pointsOf, stroke, type Line, type Point } from './pen'

export const ROSE = '#b3264f'
/** What is aimed at and moved, and its edge: plum on paper, light plum with a dark edge where the ground is dark (sheet.ts). */
export const PLUM = 'var(--s,#5b1f4d)'
export const RIM = 'var(--r,#fff6ec)'
export const INK = '#4d2039'
const PAPER = '#fff6ec'

export const fill = (colour: string, d: string, rest = ''): string => `<path fill="${colour}"${rest && ` ${rest}`} d="${d}"/>`
/** A form with a smooth outline. */
export const area = (colour: string, outline: Line, rest = ''): string => fill(colour, curve(outline, { loop: true }), rest)
/** A cut layer or part of the body: its tone or pattern, and its edge. */
export const part = (colour: string, outline: Line, width = 0.9): string =>
  area(colour, outline, `stroke="${INK}" stroke-width="${width}"`)
export const ink = (...strokes: string[]): string => fill(INK, strokes.join(''))
export const thin = (d: string, colour = INK, width = 0.8, rest = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest && ` ${rest}`} d="${d}"/>`

/** A cut: a rose stroke on a light edge, so that it is seen on every ground. */
export const cut = (points: Line, width = 3): string =>
  fill(ROSE, stroke(points, width, { from: 0.35, to: 0.35 }), `stroke="${PAPER}" stroke-width="2.4" paint-order="stroke"`)

/** What is taken away. */
export const removed = (outline: Line): string => area('url(#x)', outline, `stroke="${ROSE}" stroke-width=".9"`)

export const aimed = (points: Line, loop = false): string => {
  const d = curve(points, { loop })
  const dashes = 'stroke-dasharray="5 4.5"'
  return thin(d, RIM, 3.6, `${dashes} opacity=".7"`) + thin(d, PLUM, 1.8, dashes)
}

/** The same on skin and on what is cut open, which nobody changes in the dark: plum on a light edge in both schemes. */
export const marked = (points: Line, loop = false): string => {
  const d = curve(points, { loop })
  const dashes = 'stroke-dasharray="5 4.5"'
  return thin(d, PAPER, 3.6, `${dashes} opacity=".6"`) + thin(d, '#5b1f4d', 1.9, dashes)
}

/** What is moved, and where to. */
export function arrow(line: Line, width = 3.4): string {
  const points = pointsOf(line)
  const [a, b] = [points.at(-2), points.at(-1)] as [Point, Point]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const size = width * 3.1
  const head: Point[] = [
    [b[0] + x * size * 0.9, b[1] + y * size * 0.9],
    [b[0] - y * size * 0.62 - x * size * 0.2, b[1] + x * size * 0.62 - y * size * 0.2],
    [b[0], b[1]],
    [b[0] + y * size * 0.62 - x * size * 0.2, b[1] - x * size * 0.62 - y * size * 0.2],
  ]
  const d = stroke(points, width, { from: 0.3, to: 1 }) + lines(head)
  return `<path fill="${PLUM}" stroke="${RIM}" stroke-width="1.5" paint-order="stroke" stroke-linejoin="round" d="${d}"/>`
}

const short = (n: number) => +n.toFixed(1)
/** The same as plain lines, for what is sewn small or many times. */
export function sewn(line: Line, size = 9, width = 1.5): string {
  const points = pointsOf(line)
  const d = points.slice(0, -1).map((a, i): string => {
    const b = points[i + 1] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [x, y] = [((b[1] - a[1]) / length) * size, (-(b[0] - a[0]) / length) * size]
    return `M${short((a[0] + b[0] - x) / 2)} ${short((a[1] + b[1] - y) / 2)}l${short(x)} ${short(y)}l2-1.5`
  })
  return thin(d.join(''), '#2f3f6b', width)
}

/** Tones lie on whole units: they are seen at half their size. Lines keep their tenths. */
export const whole = (tones: string): string =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${tones}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  }).data.replaceAll(/<\/?svg[^>]*>/g, '')
/** Of somebody: the long contours and tones lie on whole units, where nothing is seen of it; what is fine keeps its tenths, lids, lashes and lips. */
export const eased = (figure: string): string =>
  figure.replaceAll(/<path d="[^"]{430,}"\/>|<path [^>]* d="[^"]{430,}"\/>/g, (path) => whole(path))

/** A round inset over a panel: of what is drawn, the part about a point, so large. */
export const inset = (
  drawn: string,
  x: number,
  y: number,
  r: number,
  [cx, cy]: readonly [number, number],
  scale: number,
): string =>
  `<clipPath id="rd"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#rd)"><path class="g" d="M0 0h480v240H0z"/><g transform="translate(${+(x - cx * scale).toFixed(1)} ${+(y - cy * scale).toFixed(1)}) scale(${scale})">${drawn}</g></g>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fffaf4" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r + 2.4}" fill="none" stroke="${INK}" stroke-width="1.2"/>`
