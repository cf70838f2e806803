/** Melasma: a field with the edge of a map, blotched within, that thins out into islands and freckles. Nothing in it is a straight band. */
import { chance, type Point } from './pen'

/** Where it lies over the bone: its middle, half its length and height, how far it is turned (degrees), and how strong. */
export interface Field {
  at: Point
  wide: number
  high: number
  turn?: number
  strong?: number
  seed?: number
  /** How large its blots are against those of melasma. */
  blot?: number
}

const ease = (t: number) => t * t * (3 - 2 * t)
/** Uneven in all directions, about 0: `size` is how wide a blot is. */
export const uneven = (x: number, y: number, size: number, seed: number): number => {
  // Turned, so that no border runs with the page.
  const [u, v] = [(0.82 * x - 0.57 * y) / size, (0.57 * x + 0.82 * y) / size]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [ease(u - i), ease(v - j)]
  const on = (dx: number, dy: number) => chance((i + dx) * 7.3 + (j + dy) * 31.7 + seed)
  const row = (dy: number) => on(0, dy) * (1 - a) + on(1, dy) * a
  return row(0) * (1 - b) + row(1) * b - 0.5
}

const strength = (
  { at: [cx, cy], wide, high, turn = 0, strong = 1, seed = 0, blot = 1 }: Field,
  x: number,
  y: number,
): number => {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [x - cx, y - cy]
  const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / wide
  const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / high
  const blots = 1.1 * uneven(x, y, 16 * blot, seed) + 1.1 * uneven(y, -x, 9 * blot, seed + 50)
  return strong * (1 - Math.hypot(u, v) ** 2 + blots)
}

/** The middle between two even numbers is whole: fewer letters. */
const even = (n: number) => 2 * Math.round(n / 2)

/** A step from one point to the next, in as few letters as a path allows. */
const by = ([x, y]: Point, [u, v]: Point) => `${x - u}${y < v ? '' : ' '}${y - v}`
/** The polygon of even numbers with its corners rounded off: each curve goes on as the one before it ended, so only where it ends is said. */
export function coast(polygon: readonly Point[]): string {
  const corner = (i: number) => polygon[i % polygon.length] as Point
  const middle = (i: number): Point => [(corner(i)[0] + corner(i + 1)[0]) / 2, (corner(i)[1] + corner(i + 1)[1]) / 2]
  const from = middle(0)
  const first = `M${from.join(' ')}q${by(corner(1), from)} ${by(middle(1), from)}`.replaceAll(' -', '-')
  return `${first}${polygon
    .slice(1)
    .map((_, i) => `t${by(middle(i + 2), middle(i + 1))}`)
    .join('')}z`
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The border of where the value is above nothing: closed ways round it, in steps of `step`. */
export function bordersOf(valueAt: (x: number, y: number) => number, [x0, y0, x1, y1]: Box, step: number): Point[][] {
  const [n, m] = [Math.ceil((x1 - x0) / step), Math.ceil((y1 - y0) / step)]
  const value = (i: number, j: number) => valueAt(x0 + i * step, y0 + j * step)
  const next = new Map<string, { to: string; at: Point }>()
  const between = (i: number, j: number, k: number, l: number): { key: string; at: Point } => {
    const [a, b] = [value(i, j), value(k, l)]
    const t = a / (a - b)
    return { key: [i + k, j + l].join(), at: [even(x0 + (i + (k - i) * t) * step), even(y0 + (j + (l - j) * t) * step)] }
  }
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < m; j += 1) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const
      const inside = corners.map(([a, b]) => value(a, b) > 0)
      const sides = corners.map((_, c) => [c, (c + 1) % 4] as const).filter(([a, b]) => inside[a] !== inside[b])
      // In and out in turn: a way keeps the field on its right.
      const ways = sides.map(([a, b]) => ({ ...between(...corners[a]!, ...corners[b]!), enters: !inside[a]! }))
      for (const [c, way] of ways.entries()) {
        if (way.enters) continue
        const to = ways[(c + 1) % ways.length]!
        next.set(way.key, { to: to.key, at: way.at })
      }
    }
  const loops: Point[][] = []
  while (next.size) {
    const loop: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined && next.has(key)) {
      const { to, at } = next.get(key)!
      next.delete(key)
      if (at.join() !== loop.at(-1)?.join()) loop.push(at)
      key = to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

/** Where the field is as strong as `level`. */
function border(field: Field, level: number, step: number): Point[][] {
  const reach = Math.max(field.wide, field.high) * 1.5
  const [x, y] = field.at
  return bordersOf((u, v) => strength(field, u, v) - level, [x - reach, y - reach, x + reach, y + reach], step)
}

const TONE = '#b3733c'

/** Washes over her own tones, each within the one before: the edge is pale and breaks up, the middle is never dark. */
export const melasma = (
  fields: readonly Field[],
  washes: readonly (readonly [level: number, opacity: number])[] = [
    [0.02, 0.22],
    [0.34, 0.26],
    [0.84, 0.24],
  ],
  step = 7,
  tone = TONE,
): string =>
  `<g fill="${tone}" style="mix-blend-mode:multiply">${washes
    .map(([level, opacity]) => {
      const d = fields.flatMap((field) => border(field, level, step).map(coast)).join('')
      return `<path fill-opacity="${`${opacity}`.slice(1)}" d="${d}"/>`
    })
    .join('')}</g>`
