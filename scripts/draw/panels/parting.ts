/** The parting of somebody's hair, seen from near, 360 wide and 240 high, the forehead below: scalp, and hair that leaves it to both sides. */
import { chance, curve, stroke, type Point } from './pen'
import { area, fill, thin } from './marks'

/** A point of the parting, and how far the scalp shows to either side of it. */
const PARTING = [
  [58, -20, 5],
  [94, 40, 7],
  [116, 96, 10],
  [130, 150, 10],
  [146, 204, 8],
  [160, 226, 7],
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

/** Single hairs that stand in the scalp itself, by twos and threes as they grow, each of another length, all combed forwards and aside. */
const roots = (seed: number, count: number): string =>
  SIDES.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const group = Math.floor(i / 2.4)
      const t = 0.02 + (0.82 * (group * 2.4 + 2 * chance(group + seed))) / count
      const [x, y, half] = on(t)
      const away = half * (1.1 - 1.1 * chance(group * 7 + seed + side) ** 2.2)
      const long = 14 + 12 * Math.floor(4 * chance(i + seed + 9))
      return `M${Math.round(x + side * away)} ${Math.round(y)}q${side * Math.round(long * 0.3)}-${2 + (i % 3)} ${side * long} ${Math.round(long * (0.1 + 0.5 * t + 0.3 * chance(i + seed + 3)))}`
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

/** A lock that leaves the parting aslant and falls to its side, as hair does that nobody holds. */
const falling = (side: Side, long: number, thick: number): string => {
  const [dx, dy] = [side * long, Math.round(long * (0.6 + 0.14 * side))]
  const [cx, cy] = [Math.round(dx * 0.56), Math.round(dy * (0.42 + 0.1 * side))]
  return `q${cx} ${cy} ${dx} ${dy}q${cx - dx} ${cy + thick - dy} ${-dx} ${-dy}z`
}

/** Locks of a short piece of the parting, for a sheet that is full: drawn once and said again along it. */
const piece = (seed: number, count: number, [from, to]: Point, [long, thick]: Point): string =>
  SIDES.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const y = Math.round((44 * (i + chance(i + seed + side))) / count)
      const x = Math.round(0.4 * y + side * (from + (to - from) * chance(i * 3 + seed + side + 9)))
      return `M${x} ${y}${falling(side, long + 20 * Math.floor(3 * chance(i + seed + 5)), thick)}`
    }),
  ).join('')
const again = (id: string): string =>
  PARTING.slice(0, -1)
    .flatMap(([x, y], i): Point[] => [
      [x, y],
      [(x + PARTING[i + 1]![0]) / 2, (y + PARTING[i + 1]![1]) / 2],
    ])
    .slice(0, 9)
    .map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`)
    .join('')

/** `share`: how much of the hair is drawn where the sheet is full. */
export function parting(share = 1): string {
  const some = (side: Side, seed: number, count: number, away: Point, size: Point) =>
    locks(side, seed, Math.round(count * share), away, size)
  const few = share < 1
  const sheen = few
    ? `<g id="ps">${fill('#452833', piece(3, 7, [16, 70], [70, 10]))}${fill('#6e4a57', piece(8, 3, [34, 56], [50, 7]))}</g>${again('ps')}`
    : fill('#452833', some(-1, 1, 30, [6, 64], [70, 15]) + some(1, 2, 30, [6, 70], [70, 15])) +
      fill('#6e4a57', some(-1, 5, 26, [20, 50], [50, 8]) + some(1, 6, 22, [24, 54], [50, 7])) +
      fill('#1d0c13', some(-1, 7, 16, [0, 90], [80, 4]) + some(1, 8, 26, [0, 150], [90, 6])) +
      fill('#a58592', some(-1, 12, 10, [26, 44], [40, 3]) + some(1, 11, 6, [30, 46], [40, 3]), 'opacity=".7"')
  // No edge along the parting: the scalp darkens under the first locks, which reach into it.
  const edge = few
    ? `<g id="pe">${fill('#2e1620', piece(4, 15, [3, 13], [40, 5]))}</g>${again('pe')}`
    : fill(
        '#2e1620',
        [3, 9].map((seed) => some(-1, seed, 38, [-6, 4], [50, 8]) + some(1, seed + 1, 38, [-6, 4], [50, 8])).join(''),
      )
  return (
    fill('#2e1620', 'M0 0h360v240H0z') +
    // A band of light on either side, where the head rounds off; it ends in locks.
    sheen +
    fill('#6b4a40', band(25)) +
    fill('#a97f66', band(18)) +
    fill('#dcae8d', band(11, -0.1)) +
    fill('#ecd0b8', band(5, -0.2)) +
    edge +
    thin(roots(21, Math.round(50 * share)), '#2e1620', 0.9) +
    forehead +
    thin(curve(HAIRLINE), '#8d6a55', 4, 'opacity=".5"') +
    fill('#e6c3a3', stroke('145 194, 153 206, 158 214', 10, { from: 0.4, to: 0.9 })) +
    thin(fine(Math.round(60 * share)), '#2e1620', 0.9)
  )
}

/** Wheals where the fluid lies under the skin: lit from the upper left, a small shade below. */
export const wheals = (places: readonly (readonly [number, number])[], size = 1): string =>
  places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${
          fill('#a9735a', 'M-5 1a5.4 4.6 0 0 0 11 1a5.4 5 0 0 1-11-1z') +
          fill('#f7e3d0', 'M-5 0a5 4.4 0 0 1 9-2q-5 0-9 2z') +
          fill('#b3264f', 'M-.8-.8h1.6v1.6h-1.6z')
        }</g>`,
    )
    .join('')
