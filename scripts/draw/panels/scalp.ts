/** The parting of a bowed head, where her hair has thinned: flat scalp shows, fine hairs stand in it and leave it to both sides in tufts; strands go on over the round of her head. */
import { chance, curve, pointsOf, stroke, type Line, type Point } from './pen'
import { fill, thin } from './marks'

type Side = readonly [dx: number, dy: number]

/** A point of a line at the share t. */
const at = (points: readonly Point[], t: number): Point => {
  const place = Math.min(points.length - 1.001, t * (points.length - 1))
  const [a, b] = [points[Math.floor(place)] as Point, points[Math.floor(place) + 1] as Point]
  return [a[0] + (b[0] - a[0]) * (place % 1), a[1] + (b[1] - a[1]) * (place % 1)]
}

/**
 * A parting: scalp, of the brown of her skin and as flat as it, with one shade along the edge away from the lamp. Tufts of hair reach into it from both
 * sides, each from the tip of its root, so that it has no edge of its own; some hairs are followed farther, with the round of the head: `left` and `right`
 * are their ways at the front end and at the crown. `hair`: what its hair lies in, `soft`: what blurs there.
 */
function parting(
  hair: string,
  soft: string,
  along: Line,
  wide: number,
  left: readonly [Side, Side],
  right: readonly [Side, Side],
  count: number,
): [skin: string, hairs: string] {
  const points = pointsOf(along)
  const beside = (by: number) => points.map(([x, y]): Point => [x + by, y])
  /** A hair rises from its root towards the crown and bends over into the way it is combed. */
  const rooted = (side: 0 | 1, t: number, inwards: number, long: number, tuft = 0) => {
    const [[ax, ay], [cx, cy]] = [at(points, t), at(points, Math.min(1, t + 0.05))]
    const far = (7 * Math.sqrt(long) * (0.5 + chance(t * 99 + side))) / (Math.hypot(cx - ax, cy - ay) || 1)
    const [front, back] = side ? right : left
    const [dx, dy] = ([0, 1] as const).map((e) =>
      Math.round((front[e] + (back[e] - front[e]) * t) * long + (e ? cy - ay : cx - ax) * far),
    )
    const bend = ([cx - ax, cy - ay] as const).map((step) => Math.round(step * far * 0.8))
    const [bx, by] = [bend[0]! + Math.round(dx! * 0.2), bend[1]! + Math.round(dy! * 0.1)]
    const way = `M${Math.round(ax + (side ? inwards : -inwards) * wide)} ${Math.round(ay)}q${bx} ${by} ${dx} ${dy}`
    return tuft ? `${way}l1 ${tuft}z` : way
  }
  let [long, fine, tufts] = ['', '', '']
  for (const side of [0, 1] as const)
    for (let i = 0; i < count; i += 1) {
      const t = (i + chance(i + side * 9)) / count
      tufts += rooted(
        side,
        0.9 * t,
        0.3 + 0.2 * chance(i + 5 + side * 40),
        0.5 + 0.3 * chance(i + side * 7),
        2 + Math.round(6 * chance(i + 77)),
      )
      if (count > 20 || i % 2) {
        long += rooted(side, t, 0.5, 0.7 + 1.1 * chance(i + 70 + side))
        fine += rooted(side, t + 0.4 / count, 0.3 * chance(i + 31 + side) - 0.05, 0.2 + 0.25 * chance(i + 50 + side))
      }
    }
  const skin =
    // Near it the hair is thin, so that scalp shows through.
    fill('#7d5346', stroke(along, wide * 2, { from: 0.9, to: 0 }), `filter="url(#${soft})" opacity=".8"`) +
    fill('#d0a27e', stroke(along, wide, { from: 1, to: 0 })) +
    fill('#ac7a59', stroke(beside(0.4 * wide), wide * 0.24, { from: 0.9, to: 0 }))
  const combed = fill('#2e1620', tufts) + thin(fine, '#4b2a2c', 0.6) + thin(long, '#1d0c14', 0.9)
  return [skin, combed].map((drawn) => `<g clip-path="url(#${hair})">${drawn}</g>`) as [string, string]
}

/** One row of hair: from the parting, over the round of the head, to where it is gathered. */
type Row = readonly [Point, Point, Point]
/**
 * Strands combed from the parting, in bundles that close towards their ends: each is seen for a part of its way. `rows`: three or more ways from the
 * forehead to the crown; `shown`: between which shares of its way.
 */
function strands(
  rows: readonly Row[],
  seed: number,
  bundles: number,
  each: number,
  [from, to]: readonly [number, number],
  wide = 0,
): string {
  const on = (row: number, u: number, v: number, k: 0 | 1) => {
    const place = Math.max(0, Math.min(rows.length - 1.001, row * (rows.length - 1)))
    const [p, q] = [rows[Math.floor(place)] as Row, rows[Math.floor(place) + 1] as Row]
    const [a, c, e] = [0, 1, 2].map((i) => p[i]![k] + (q[i]![k] - p[i]![k]) * (place % 1)) as [number, number, number]
    return (1 - u) * (1 - v) * a + (u * (1 - v) + v * (1 - u)) * c + u * v * e
  }
  let drawn = ''
  for (let b = 0; b < bundles; b += 1)
    for (let n = 0; n < each; n += 1) {
      const k = seed + b * 7 + n
      const row = (b + 0.2 + 0.5 * chance(seed + b) + (0.5 * n) / each) / bundles
      const start = from + (to - from) * 0.5 * chance(k + 20)
      const end = to - (to - from) * 0.3 * chance(k + 40)
      const [x, y] = [Math.round(on(row, start, start, 0)), Math.round(on(row, start, start, 1))]
      const step = (u: number, v: number, by = 0) =>
        `${Math.round(on(row + by, u, v, 0)) - x} ${Math.round(on(row + by, u, v, 1)) - y}`
      const way = `M${x} ${y}q${step(start, end)} ${step(end, end)}`
      // A lock: wide in the middle, and closed at both ends.
      const [back, home] = [start, end].map((v) =>
        [0, 1]
          .map((e) => Math.round(on(row + (v === end ? wide : 0), start, v, e as 0 | 1) - on(row, end, end, e as 0 | 1)))
          .join(' '),
      ) as [string, string]
      drawn += wide ? `${way}q${home} ${back}z` : way
    }
  return drawn
}

/** Where hair begins on the forehead: it has no edge, but fine hairs, whose roots stand before it, and skin between them; `back`: the way they are combed. */
function hairline(line: Line, skin: string, soft: string, count: number, back: (t: number) => Side): string {
  const points = pointsOf(line)
  const hairs = (before: number, long: number, seed: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + chance(i + seed)) / count
      const [x, y] = at(points, t)
      const [dx, dy] = back(t)
      const by = before * (0.3 + chance(i + seed + 5))
      const far = long * (0.6 + 0.8 * chance(i + seed + 11))
      return `M${Math.round(x - dx * by)} ${Math.round(y - dy * by)}q${Math.round(dx * far * 0.3)} ${Math.round(dy * far * 0.6)} ${Math.round(dx * far)} ${Math.round(dy * far)}`
    }).join('')
  return (
    `<g clip-path="url(#${skin})">${thin(curve(points), '#4a2a2c', 8, `opacity=".55" filter="url(#${soft})"`)}</g>` +
    thin(hairs(3, 13, 3), '#2e1620', 0.7)
  )
}

/** How many bundles of strands are seen, and between which shares of their way. */
type Seen = readonly [bundles: number, from: number, to: number]
/** The hair of a head, combed from its parting to either side; what it says of a side, it says of the wider one first. */
interface Mane {
  /** What the hair lies in, what blurs there, and the skin of the forehead. */
  ids: readonly [hair: string, soft: string, skin: string]
  /** Where it takes the light. */
  lit: readonly (readonly [colour: string, d: string])[]
  sides: readonly (readonly Row[])[]
  /** Locks in shade and in light; single hairs in light and in shade. */
  dark: readonly Seen[]
  pale: readonly Seen[]
  bright: readonly Seen[]
  deep: readonly Seen[]
  front: Line
  /** How many hairs stand before it there, and how they are combed. */
  fringe: number
  back: (t: number) => Side
}
/** `few`: the share of its strands that a full sheet has room for, `line`: how much heavier they are then. */
const mane =
  ({ ids: [hair, soft, skin], lit, sides, dark, pale, bright, deep, front, fringe, back }: Mane) =>
  (few: number, line: number): string => {
    const combed = (seen: readonly Seen[], seeds: readonly number[], each: number, wide: readonly number[] = []) =>
      seen.map(([bundles, from, to], i) => strands(sides[i]!, seeds[i]!, bundles * few, each, [from, to], wide[i])).join('')
    return (
      `<g clip-path="url(#${hair})">` +
      lit.map(([colour, d]) => fill(colour, d, `filter="url(#${soft})"`)).join('') +
      fill('#180910', combed(dark, [3, 12], 1, [0.035, 0.05])) +
      fill('#6d4853', combed(pale, [44, 81], 1, [0.02, 0.03])) +
      thin(combed(bright, [60, 25], 2), '#8a6470', 0.7 * line) +
      thin(combed(deep, [72, 37], 2), '#54333d', 0.9 * line) +
      '</g>' +
      hairline(front, skin, soft, Math.round(fringe * few), back)
    )
  }

/** The bowed head: its hair is combed from the parting, which has thinned. */
const parted = (count: number) =>
  parting(
    'hhb',
    'hrb',
    '183 272, 186 250, 190 230, 196 208, 204 186, 215 164, 230 140',
    9,
    [
      [-30, -8],
      [-26, -20],
    ],
    [
      [40, 4],
      [44, 8],
    ],
    count,
  )
const PARTED_LEFT: readonly Row[] = [
  [
    [183, 268],
    [160, 252],
    [112, 250],
  ],
  [
    [200, 200],
    [160, 176],
    [108, 212],
  ],
  [
    [230, 140],
    [180, 110],
    [122, 170],
  ],
]
const PARTED_RIGHT: readonly Row[] = [
  [
    [188, 272],
    [256, 276],
    [352, 348],
  ],
  [
    [206, 200],
    [330, 206],
    [378, 312],
  ],
  [
    [232, 138],
    [330, 84],
    [392, 226],
  ],
  [
    [240, 100],
    [300, 70],
    [378, 160],
  ],
]
const PARTED_FRONT = '122 253, 148 257, 170 261, 198 272, 240 292, 283 306, 318 316, 334 330'
const maneParted = mane({
  ids: ['hhb', 'hrb', 'hcb'],
  lit: [
    ['#5b3842', 'M266 108Q300 150 284 204T236 282L222 270Q246 240 254 196T238 132z'],
    ['#533039', 'M170 128Q146 160 146 200L150 246 164 248Q164 200 192 150z'],
  ],
  sides: [PARTED_RIGHT, PARTED_LEFT],
  dark: [
    [9, 0.16, 0.98],
    [5, 0.14, 0.96],
  ],
  pale: [
    [9, 0.1, 0.66],
    [5, 0.16, 0.7],
  ],
  bright: [
    [6, 0.14, 0.6],
    [4, 0.2, 0.7],
  ],
  deep: [
    [5, 0.4, 1],
    [4, 0.4, 1],
  ],
  front: PARTED_FRONT,
  fringe: 20,
  back: (t) => (t < 0.3 ? [-0.8, -0.4] : [0.9, -0.15]),
})
export const PARTED = maneParted(1, 1) + parted(22).join('')
/** The same with fewer hairs, for a sheet that is full. */
export const PARTED_FEW = maneParted(0.5, 1.3) + parted(11).join('')

const ALONG_BOWED = '295 286, 290 264, 284 242, 277 222, 269 200, 259 180, 246 160'
/** Her head bowed further, seen from above: the parting of the other side. */
const bowed = (count: number) =>
  parting(
    'hht',
    'hrt',
    ALONG_BOWED,
    10,
    [
      [-40, 15],
      [-44, 4],
    ],
    [
      [28, -9],
      [32, 5],
    ],
    count,
  )
const BOWED_LEFT: readonly Row[] = [
  [
    [291, 280],
    [220, 286],
    [142, 330],
  ],
  [
    [270, 204],
    [170, 210],
    [92, 300],
  ],
  [
    [246, 160],
    [140, 150],
    [86, 240],
  ],
  [
    [240, 110],
    [170, 80],
    [108, 160],
  ],
]
const BOWED_RIGHT: readonly Row[] = [
  [
    [298, 280],
    [330, 268],
    [368, 254],
  ],
  [
    [274, 204],
    [330, 192],
    [374, 228],
  ],
  [
    [248, 160],
    [310, 130],
    [362, 182],
  ],
  [
    [246, 110],
    [280, 90],
    [330, 126],
  ],
]
const BOWED_FRONT = '166 333, 178 324, 235 309, 258 298, 280 288, 296 281, 318 277, 344 271, 362 262'
const maneBowed = mane({
  ids: ['hht', 'hrt', 'hct'],
  lit: [
    ['#52313c', 'M226 84Q146 120 146 210T178 300Q166 250 186 190T226 84z'],
    ['#4a2a35', 'M300 150Q336 200 340 264L326 270Q312 200 276 164z'],
  ],
  sides: [BOWED_LEFT, BOWED_RIGHT],
  dark: [
    [8, 0.12, 0.98],
    [6, 0.14, 0.98],
  ],
  pale: [
    [8, 0.2, 0.8],
    [4, 0.14, 0.6],
  ],
  bright: [
    [6, 0.24, 0.7],
    [3, 0.2, 0.6],
  ],
  deep: [[4, 0.5, 1]],
  front: BOWED_FRONT,
  fringe: 16,
  back: (t) => (t < 0.76 ? [-1, -0.1] : [0.8, -0.6]),
})
export const BOWED = maneBowed(2, 0.9) + bowed(16).join('')
export const BOWED_FEW = maneBowed(0.5, 1.2) + bowed(7).join('')

/** A person whose hair is drawn upon it in strands: none of its recorded tones and lines. */
export const bare = (figure: string): string =>
  figure
    .replaceAll(/<path (?:filter="[^"]*" )?fill="(?:#482732|#643f48|#84606a)"[^>]*>/g, '')
    .replaceAll(/<path fill="none" stroke="(?:#1d0c14|#84606a)"[^>]*>/g, '')
    .replace(/<path fill="#cf9f7b" opacity=".85"[^>]*>/, '')

/** Where a share t of that parting from the forehead, and so far aside of it, lies. */
export const onBowed = (t: number, aside: number): Point => {
  const [x, y] = at(pointsOf(ALONG_BOWED), t)
  return [Math.round(x + aside), Math.round(y)]
}
