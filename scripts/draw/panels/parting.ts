/** The parting of somebody's hair, seen from near, 360 wide and 240 high, the forehead below: scalp, and hair that leaves it to both sides. */
import { chance, curve, stroke, type Point } from './pen'
import { area, fill, thin } from './marks'

/** A point of the parting, and how far the scalp shows to either side of it. */
const PARTING = [
  [64, -20, 6],
  [92, 40, 9],
  [116, 96, 12],
  [136, 150, 12],
  [152, 204, 9],
  [160, 226, 8],
] as const
/** Where the hair begins. */
const HAIRLINE = '-30 236, 30 219, 92 208, 138 204, 156 207, 176 203, 226 208, 286 224, 390 262'

const on = (t: number): [x: number, y: number, half: number] => {
  const place = t * (PARTING.length - 1)
  const i = Math.min(PARTING.length - 2, Math.floor(place))
  const [a, b] = [PARTING[i]!, PARTING[i + 1]!]
  const mix = (k: 0 | 1 | 2) => a[k] + (b[k] - a[k]) * (place - i)
  return [mix(0), mix(1), mix(2)]
}

type Side = -1 | 1
const SIDES: readonly Side[] = [-1, 1]

/**
 * A lock from its root, at the share `t` of the parting: off to the side, further down the nearer it is to the forehead, and down where
 * the head rounds off. Few directions and lengths: what is said twice costs nothing. Without a thickness it is a line.
 */
function lock(side: Side, t: number, long: number, thick = 0): string {
  const slope = Math.round(t * 5) * 0.07 - 0.2
  const [dx, dy] = [side * long, Math.round(long * (slope + 0.2))]
  const [cx, cy] = [Math.round(dx * 0.55), Math.round(long * slope * 0.5) - 3]
  return `q${cx} ${cy} ${dx} ${dy}${thick ? `q${cx - dx} ${cy + thick - dy} ${-dx} ${-dy}z` : ''}`
}

/** Locks whose roots lie between `from` and `to` beside the parting. */
const locks = (side: Side, seed: number, count: number, [from, to]: Point, [long, thick]: Point): string =>
  Array.from({ length: count }, (_, i) => {
    const t = (0.86 * (i + chance(i + seed))) / count
    const [x, y, half] = on(t)
    const away = half + from + (to - from) * chance(i * 3 + seed + 40)
    const size = Math.round((long * (0.7 + 0.6 * Math.floor(3 * chance(i + seed + 70)))) / 10) * 10
    return `M${Math.round(x + side * away)} ${Math.round(y + away * (t * 0.5 - 0.3))}${lock(side, t, size, thick)}`
  }).join('')

/** Single hairs that stand in the scalp itself, fewer towards the middle of the parting, each of another length. */
const roots = (seed: number, count: number): string =>
  SIDES.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const t = (0.83 * (i + chance(i + seed))) / count
      const [x, y, half] = on(t)
      const away = half * (1.15 - 0.95 * chance(i * 7 + seed + side) ** 3.4)
      return `M${Math.round(x + side * away)} ${Math.round(y)}${lock(side, t + 0.5 * (chance(i + seed + 60) - 0.5), 16 + 12 * Math.floor(3 * chance(i + seed + 9)))}`
    }),
  ).join('')

/** Fine hairs along the forehead: their roots lie on the skin before the line, where fewer stand. */
const fine = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = Math.round(360 * ((i + chance(i + 5)) / count))
    const side = x < 156 ? -1 : 1
    const edge = 204 + ((x - 156) / 38) ** 2 * (x < 156 ? 1.4 : 1.55)
    const y = Math.round(edge + 13 * chance(i * 5 + 2) ** 2 - 3)
    return `M${x} ${y}q${side * (5 + Math.round(4 * chance(i)))}-6 ${side * (16 + 8 * Math.floor(2 * chance(i + 31)))}-${5 + Math.floor(4 * chance(i + 17))}`
  }).join('')

const band = (width: number, aside = 0): string =>
  stroke(
    PARTING.map(([x, y, half]): Point => [x + aside * half, y]),
    width,
    { from: 0.7, to: 0.8 },
  )

/** The forehead, before the hair: it covers what of the locks runs over it. */
const forehead =
  fill('#e6c3a3', `${curve(HAIRLINE)}V250H-30z`) +
  area('#f3dcc6', '30 250, 62 226, 112 216, 180 214, 220 222, 214 250') +
  area('#cf9f7b', '262 250, 284 230, 372 256, 372 280')

/** `share`: how much of the hair is drawn where the sheet is full. */
export function parting(share = 1): string {
  const some = (side: Side, seed: number, count: number, away: Point, size: Point) =>
    locks(side, seed, Math.round(count * share), away, size)
  return (
    fill('#2e1620', 'M0 0h360v240H0z') +
    fill('#452833', some(-1, 1, 26, [0, 70], [70, 7]) + some(1, 2, 20, [10, 60], [70, 7])) +
    fill('#6e4a57', some(-1, 5, 20, [22, 56], [50, 4]) + some(1, 6, 9, [26, 46], [50, 3])) +
    fill('#1d0c13', some(-1, 7, 12, [0, 90], [80, 4]) + some(1, 8, 22, [0, 150], [90, 6])) +
    fill('#a58592', some(-1, 12, 8, [30, 50], [40, 2]) + some(1, 11, 4, [30, 40], [40, 2]), 'opacity=".7"') +
    fill('#96705a', band(27)) +
    fill('#c9987a', band(20)) +
    fill('#dcae8d', band(15, -0.1)) +
    fill('#f0d6c0', band(7, -0.2)) +
    forehead +
    // Neither here nor along the parting an edge: the scalp darkens under the first hairs, which stand in it.
    thin(curve(HAIRLINE), '#8d6a55', 4, 'opacity=".5"') +
    fill('#e6c3a3', stroke('149 196, 154 206, 158 214', 11, { from: 0.5, to: 0.9 })) +
    fill(
      '#2e1620',
      [3, 9].map((seed) => some(-1, seed, 56, [-7, 3], [40, 4]) + some(1, seed + 1, 56, [-7, 3], [40, 4])).join(''),
    ) +
    thin(roots(21, Math.round(50 * share)), '#2e1620', 0.9) +
    thin(fine(Math.round(60 * share)), '#2e1620', 0.9)
  )
}

/** Places along the parting, from its upper end: two rows, as they are set. */
export const alongParting = (count: number, from = 0.28, to = 0.78): [x: number, y: number][] =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = on(from + ((to - from) * i) / Math.max(1, count - 1))
    const aside = i % 2 ? 4 : -4
    return [Math.round(x + aside), Math.round(y - aside / 3)]
  })

/** Wheals where the fluid lies under the skin: lit from the upper left, a small shade below. */
export const wheals = (places: readonly (readonly [number, number])[]): string =>
  places
    .map(
      ([x, y]) =>
        fill('#a9735a', `M${x - 5} ${y + 1}a5.4 4.6 0 0 0 11 1a5.4 5 0 0 1-11-1z`) +
        fill('#f7e3d0', `M${x - 5} ${y}a5 4.4 0 0 1 9-2q-5 0-9 2z`) +
        fill('#b3264f', `M${x - 0.8} ${y - 0.8}h1.6v1.6h-1.6z`),
    )
    .join('')
