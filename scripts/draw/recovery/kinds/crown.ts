import { on } from '../../panels/lids'
import { area, fill, thin } from '../../panels/marks'
import { chance, curve, ellipse, pointsOf, stroke, type Point } from '../../panels/pen'
import { BRUISE } from '../healing'
import type { Recovery } from '../sheet'

/** The parting from the forehead to the crown, in the 240 units of its picture. */
const ALONG = pointsOf('80 216, 88 186, 99 152, 113 116, 130 76, 149 34, 170 -12')
/** How wide scalp is seen to either side of it: open at the forehead, narrow at the crown, and never even. */
const wide = (t: number) => 14.5 - 6 * t + 1.5 * Math.sin(9 * t + 1) + 1.1 * Math.sin(23 * t)
type Side = -1 | 1
const SIDES: readonly Side[] = [-1, 1]
/** A place beside the parting: the share t of its way, and so far aside. */
const beside = (t: number, aside: number): Point => {
  const within = Math.max(0, Math.min(1, t))
  const [x, y] = on(ALONG, within)
  const [ax, ay] = on(ALONG, Math.max(0, within - 0.06))
  const [bx, by] = on(ALONG, Math.min(1, within + 0.06))
  const far = Math.hypot(bx - ax, by - ay)
  const [tx, ty] = [(bx - ax) / far, (by - ay) / far]
  const over = (t - within) * 240
  return [x - ty * aside + tx * over, y + tx * aside + ty * over]
}
const whole = Math.round
const tenth = (n: number) => +n.toFixed(1)
/** How a hair lies: it leaves its root towards the crown, bends over and falls with the round of the head. */
const lies = (t: number, side: Side, root: number, long: number, lift = 0): readonly [Point, Point, Point] => {
  const turn = (0.13 + 0.16 * t + lift) * long
  return [
    beside(t, side * root),
    beside(t + turn / 240, side * (root + 0.42 * long)),
    beside(t + (turn * 0.55 - 0.2 * long) / 240, side * (root + long)),
  ]
}
const way = ([[x, y], ...rest]: readonly [Point, Point, Point]) =>
  `M${whole(x)} ${whole(y)}q${rest.map(([a, b]) => `${whole(a - whole(x))} ${whole(b - whole(y))}`).join(' ')}`
const sliced = ([a, c, e]: readonly [Point, Point, Point], from: number, to: number): readonly [Point, Point, Point] => {
  const at = (u: number, v: number) =>
    [0, 1].map((k) => (1 - u) * (1 - v) * a[k]! + (u * (1 - v) + v * (1 - u)) * c[k]! + u * v * e[k]!) as unknown as Point
  return [at(from, from), at(from, to), at(to, to)]
}
/** Locks on both sides: each follows the hair for a part of its way, and is closed at both ends. */
const locks = (count: number, seed: number, from: number, to: number, thick: number) =>
  SIDES.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const of = (n: number) => chance(seed + i * 3.7 + n * 11 + side)
      const t = ((i + of(1)) / count) * 1.1
      const start = from + (to - from) * 0.4 * of(2)
      const end = Math.min(1, start + (to - from) * (0.4 + 0.6 * of(3)))
      const lift = 0.05 * (of(4) - 0.5)
      const [p, c, e] = sliced(lies(t, side, 6, 190, lift), start, end)
      const back = sliced(lies(t + (thick * (0.5 + of(5))) / 240, side, 6, 190, lift), start, end)[1]
      return `${way([p, c, e])}q${whole(back[0] - whole(e[0]))} ${whole(back[1] - whole(e[1]))} ${whole(p[0]) - whole(e[0])} ${whole(p[1]) - whole(e[1])}z`
    }),
  ).join('')
const strands = (count: number, seed: number, from: number, to: number) =>
  SIDES.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const of = (n: number) => chance(seed + i * 5.3 + n * 7 + side)
      const start = from + (to - from) * 0.5 * of(2)
      const end = Math.min(1, start + (to - from) * (0.3 + 0.5 * of(3)))
      return way(sliced(lies(((i + of(1)) / count) * 1.1, side, 6, 190, 0.08 * (of(4) - 0.5)), start, end))
    }),
  ).join('')

const blurred = (by: number) =>
  `<filter id="b${by}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${by}"/></filter>`
const SOFT = blurred(2) + blurred(5) + blurred(11)
/** A band along the parting, from side to side, as wide as a share of its scalp. */
const band = (left: number, right: number, from = -0.1, to = 1.1) => {
  const steps = Array.from({ length: 12 }, (_, i) => from + ((to - from) * i) / 11)
  return curve([...steps.map((t) => beside(t, left * wide(t))), ...steps.toReversed().map((t) => beside(t, right * wide(t)))], {
    loop: true,
  })
}
const along = (aside: number, thick: number) =>
  stroke(
    [-0.1, 0.15, 0.4, 0.65, 0.9, 1.1].map((t) => beside(t, aside * (1.1 - 0.25 * t))),
    thick,
    { from: 1, to: 1 },
  )

const FRONT = '-8 193, 18 198, 42 203, 62 208, 82 213, 104 219, 130 227, 156 237, 180 248'
/** The hair on the side of the lamp shades the scalp beside it; what lies open takes the light. At the forehead its skin is that of the forehead. */
const scalp =
  fill('#6b443b', band(-2.5, 2.6), 'filter="url(#b5)"') +
  fill('#a87a5f', band(-1.5, 1.6), 'filter="url(#b5)" opacity=".8"') +
  area('#d0a27e', `${FRONT}, 180 262, -8 262`, 'filter="url(#b2)"') +
  fill('#d0a27e', band(-1, 1.05, 0), 'filter="url(#b2)"') +
  fill('#a97556', band(-1.3, -0.55, 0.07), 'filter="url(#b2)" opacity=".6"') +
  fill('#e0b994', band(-0.1, 0.75, 0.07), 'filter="url(#b2)" opacity=".7"') +
  area('#e6c3a1', '-10 218, 24 221, 56 227, 86 232, 112 241, 132 262, -10 262', 'filter="url(#b5)"')

/** Hairs at their roots, in groups of one to three, as they grow; those nearest to the parting lie over the others. */
interface Root {
  t: number
  side: Side
  root: number
  seed: number
}
const roots: readonly Root[] = SIDES.flatMap((side) =>
  Array.from({ length: 104 }, (_, i): Root => {
    const seed = i * 2.3 + (side > 0 ? 500 : 0)
    const t = ((i + chance(seed)) / 104) * 1.08 - 0.03
    return { t, side, root: wide(t) * (0.3 + 1.65 * chance(seed + 1) ** 0.66), seed }
  }),
)
/** A hair, thin where it leaves its root and at its end. */
const hair = (line: readonly [Point, Point, Point], thick: number) => {
  const [p, c, e] = line.map((point) => point.map(whole)) as unknown as [Point, Point, Point]
  const far = Math.hypot(e[0] - p[0], e[1] - p[1]) || 1
  const [bx, by] = [whole(c[0] - ((e[1] - p[1]) / far) * thick), whole(c[1] + ((e[0] - p[0]) / far) * thick)]
  return `${way([p, c, e])}q${bx - e[0]} ${by - e[1]} ${p[0] - e[0]} ${p[1] - e[1]}z`
}
const near = roots
  .flatMap(({ t, side, root, seed }) =>
    Array.from({ length: 1 + whole(1.3 * chance(seed + 2)) }, (_, k) =>
      hair(
        sliced(lies(t + k / 240, side, root, 165, 0.16 * (chance(seed + 3 + k * 5) - 0.4)), 0, 0.2 + 0.4 * chance(seed + k + 8)),
        (side > 0 ? 1 : -1) * (2 + 1.4 * chance(seed + k)),
      ),
    ),
  )
  .join('')
const pores = [
  ...roots,
  ...Array.from({ length: 34 }, (_, i): Root => ({
    t: i / 34,
    side: i % 2 ? 1 : -1,
    root: wide(i / 34) * 0.7 * chance(i + 70),
    seed: i,
  })),
]
  .filter(({ t, root }) => root < 1.15 * wide(t))
  .map(({ t, side, root }) => {
    const [x, y] = beside(t, side * root)
    return `M${tenth(x)} ${tenth(y)}h.1`
  })
  .join('')
/** Where her hair begins on the forehead: fine hairs of many lengths, whose roots stand before it. */
const fringe = Array.from({ length: 52 }, (_, i) => {
  const share = (i + 0.9 * chance(i)) / 52
  const [x, y] = on(pointsOf(FRONT), share)
  const side = x < 84 ? -1 : 1
  const [before, long] = [-4 + 11 * chance(i + 9) ** 2.2, 10 + 24 * chance(i + 21)]
  const slope = side < 0 ? -0.3 - 0.3 * chance(i + 3) : 0.3 - 0.32 * chance(i + 3)
  return hair(
    [
      [x, y + before],
      [x + side * long * 0.5, y + before + long * (slope * 0.7 - 0.06)],
      [x + side * long, y + before + long * slope],
    ],
    1.6,
  )
}).join('')

/** Where the needle went in: along the parting, about a centimetre apart, to either side in turn. */
const places: readonly Point[] = [
  [0.07, 0.3],
  [0.19, -0.35],
  [0.3, 0.42],
  [0.41, -0.3],
  [0.52, 0.25],
  [0.63, -0.4],
  [0.75, 0.35],
  [0.87, -0.2],
].map(([t, aside]) => beside(t!, aside! * wide(t!)))
/** Redness lies in the skin in clouds, deepest about the points; it has no edge, and ends where the hair hides the scalp. */
const pink = (strength: number, of = places) =>
  `<g filter="url(#b5)" opacity="${strength}">${fill('#c9604f', band(-0.9, 1, 0.01, 1.1), 'opacity=".5"')}${fill(
    '#c64f45',
    of
      .map(([x, y], i) =>
        ellipse(x + 3 * chance(i) - 1, y + 4 * chance(i + 5) - 2, 9 + 3 * chance(i + 2), 10 + 4 * chance(i + 4)),
      )
      .join(''),
    'opacity=".62"',
  )}</g>`
/** What was drawn by no compass: a speck of a few units. */
const specks = (of: readonly Point[], size: number, seed: number) =>
  of
    .map(([x, y], i) =>
      curve(
        Array.from({ length: 5 }, (_, j): Point => {
          const reach = size * (0.65 + 0.7 * chance(seed + x + 7 * j + i))
          return [x + 1.15 * reach * Math.cos(j * 1.257), y + 0.9 * reach * Math.sin(j * 1.257)]
        }),
        { loop: true },
      ),
    )
    .join('')
const domes = (by: number, rx: number) =>
  places.map(([x, y], i) => ellipse(x + by, y + by, rx + 1.6 * chance(i + 3), rx * 0.8 + chance(i + 11))).join('')
/** Low weals of the skin’s own tone, no two alike, a soft light towards the lamp and a soft shade away from it; in each the point of the needle. */
const weals =
  `<g filter="url(#b2)">${fill('#9a5a47', domes(1.8, 4.8), 'opacity=".5"')}${fill('#e0a88a', domes(-0.6, 4.2), 'opacity=".75"')}</g>` +
  fill('#a5384a', specks(places, 1.35, 3))
/** A day later each is a dull, torn crust on reddened skin. */
const crusts = (of: readonly Point[], size: number) =>
  fill('#5f2a24', specks(of, size, 9), 'stroke="#9c4038" stroke-opacity=".5"')

const who =
  fill('#2a141d', 'M-9-9h260v260h-260z') +
  `<g filter="url(#b11)">${fill('#633e48', along(-52, 44) + along(52, 36))}${fill('#1d0c14', along(134, 76))}</g>` +
  fill('#1d0c14', locks(20, 3, 0.1, 1, 4)) +
  fill('#4a2934', locks(28, 40, 0.06, 0.8, 4)) +
  fill('#643f48', locks(30, 90, 0.1, 0.5, 3)) +
  scalp +
  thin(pores, '#8a5844', 1.3, 'opacity=".7"')
/** The hairs throw their shade on the scalp beneath them. */
const hairs =
  `<g clip-path="url(#sk)"><use href="#rt" fill="#8d5c48" opacity=".55" transform="translate(1.3 1.6)"/></g>` +
  thin(strands(30, 5, 0.06, 0.7), '#1d0c14', 0.8) +
  '<use href="#rt" fill="#2a131c"/>' +
  fill('#2e1620', fringe) +
  thin(strands(32, 77, 0.1, 0.5), '#8a6470', 0.7)
/** Every hair stands as it did, over what is to be seen of the skin. */
const HAIRS = '<use href="#hr"/>'
/** The last crusts. */
const last = places.filter((_, i) => i % 3 === 1)
/** Two weeks later it has been washed and combed: it shines on either side, and single long hairs lie smooth over the others in that light. */
const combed =
  `<g filter="url(#b11)" opacity=".4">${fill('#b08c9a', along(-52, 16) + along(54, 18))}</g>` +
  thin(strands(22, 300, 0.08, 0.62), '#b592a0', 0.7, 'opacity=".8"')

export const plate: Recovery = {
  kind: 'crown',
  title: 'Recovery after injections into the scalp, by day',
  desc: 'The parting of a woman’s bowed head, from near. Day 0: low weals, each with a rosy point of the needle, the skin pink. Day 1: pinker and tender, the points small crusts. Day 3: the pink fades, the last crusts fall. Day 7: some faint pink is left. Day 14: nothing to see; the hair has been combed. The hair is as it was on every day.',
  sources: [
    'https://pubmed.ncbi.nlm.nih.gov/35816059/ (mesotherapy: pain, burning and itching, up to two days)',
    'https://doi.org/10.1007/s00403-025-03938-0 (platelets: pain, pinpoint bleeding)',
  ],
  defs: `${SOFT}<path id="rt" d="${near}"/><clipPath id="sk"><path d="${band(-1.2, 1.15)}"/></clipPath><g id="who">${who}</g><g id="hr">${hairs}</g>`,
  window: [0, 0, 1],
  states: [
    { day: 0, drawn: pink(0.55) + weals + HAIRS },
    { day: 1, drawn: pink(0.85) + crusts(places, 1.7) + HAIRS },
    { day: 3, drawn: pink(0.3) + pink(0.34, last) + crusts(last, 1.4) + HAIRS },
    { day: 7, drawn: pink(0.34, last) + HAIRS },
    { day: 14, drawn: HAIRS + combed },
  ],
  curve: [
    [0, 0.22],
    [1, 0.24],
    [3, 0.11],
    [7, 0.02],
    [14, 0.008],
    [30, 0.004],
  ],
  colours: [
    [0, '#df8f84'],
    [1, '#d98378'],
    [3, '#e8b4a6'],
    [7, BRUISE.none],
  ],
}
