/** A head from above, 250 by 396, the forehead at the top: hair that has thinned in front and at the crown, and hair that is planted. */
import { card, circle, fixed, type LineStyle, path, pink, plum, type Point, rose } from './draw'

const head = 'M125 104C170 104 220 162 220 238C220 296 178 336 125 336C72 336 30 296 30 238C30 162 80 104 125 104Z'
const nose = 'M112 110C113 90 118 80 125 80C132 80 137 90 138 110'
const ear = 'M31 222C12 214 8 262 32 260'
const crown = { x: 125, y: 272 }

/** Where the hair begins, by the distance from the middle (-1 to 1): as asked for, as planned, and now. */
const hairlines = {
  asked: (u: number) => 121 + 62 * u ** 2,
  planned: (u: number) => 143 + 46 * u ** 2,
  now: (u: number) => 190 + 34 * Math.exp(-(((Math.abs(u) - 0.5) / 0.24) ** 2)) - 14 * Math.exp(-((u / 0.2) ** 2)),
}
const curve = (hairline: (u: number) => number, reach: number) =>
  Array.from({ length: 33 }, (_, i) => (reach * (i - 16)) / 16)
    .map((u) => `${fixed(125 + u * 95)} ${fixed(hairline(u))}`)
    .join('L')
const lines = { asked: `M${curve(hairlines.asked, 0.66)}`, planned: `M${curve(hairlines.planned, 0.72)}` }
const hairyPart = `M${curve(hairlines.now, 1.1)}V350H10Z`

const chance = (i: number) => (((Math.sin(i * 127.1 + 11.7) * 43758.5453) % 1) + 1) % 1

interface Root {
  x: number
  y: number
  u: number
  far: number
  lean: Point
  luck: number
}
/** Every root, in a spiral around the crown as hair grows: its place, the way its hair lies, and a number that lets some differ. */
const roots = Array.from({ length: 1500 }, (_, i): Root => {
  const far = 5.1 * Math.sqrt(i)
  const turn = i * 2.39996
  const x = crown.x + far * Math.cos(turn)
  const y = crown.y + far * Math.sin(turn)
  const way = turn + 0.35
  return { x, y, u: (x - 125) / 95, far, lean: [9.5 * Math.cos(way), 9.5 * Math.sin(way)], luck: chance(i) }
}).filter(({ x, y }) => x > 30 && x < 220 && y > 104 && y < 336)
const grown = roots.filter(({ y, u, far }) => y >= hairlines.now(u) && far > 40)
const thin = roots.filter(({ far, luck }) => far <= 40 && far > 9 && luck < 0.42)
const planted = roots.filter(
  ({ y, u, luck }) => y < hairlines.now(u) && y > hairlines.planned(u) && Math.abs(u) < 0.74 && luck < 0.8,
)
const taken = roots.filter(({ x, y, luck }) => y > 306 && y < 326 && Math.abs(x - 125) < 62 && luck > 0.55)

/** The hairs of these roots, `long` 0 to 1. */
const hairs = (list: readonly Root[], long: number, options: LineStyle) =>
  path(
    list.map(({ x, y, lean: [dx, dy] }) => `M${fixed(x)} ${fixed(y)}l${fixed(dx * long)} ${fixed(dy * long)}`).join(''),
    options,
  )

/** A hair on its way down: `gone` 0 to 1. */
const falling = ({ x, y, lean: [dx, dy] }: Root, gone: number) =>
  path(`M${fixed(x + gone * 6)} ${fixed(y + gone * 36)}l${fixed(dx * 0.5 + gone * 4)} ${fixed(dy * 0.5 + gone * 2)}`, {
    width: 1.8,
    opacity: 1 - gone,
  })

type Shown = 'asked' | 'plan' | 'dots' | 'set' | 'fallen' | 'regrown' | 'swollen' | 'ring'
/**
 * All from 0 to 1: `asked` and `plan` show the two hairlines, `dots` where hair was taken, `set` how many roots are planted, `fallen` how many
 * of their hairs have fallen, `regrown` how far they have grown again, `swollen` the forehead, `ring` the crown.
 */
export function headFromAbove({
  asked = 0,
  plan = 0,
  dots = 0,
  set = 0,
  fallen = 0,
  regrown = 0,
  swollen = 0,
  ring = 0,
}: Partial<Record<Shown, number>>) {
  const inPlace = planted.filter(({ luck }) => luck / 0.8 < set)
  const gone = ({ luck }: Root) => (fallen * 1.25 - luck / 0.8) / 0.25
  const outline = path(ear, { fill: card, width: 2.8 })
  return [
    '<clipPath id="head">',
    `<path d="${head}"/></clipPath>`,
    outline,
    `<g transform="matrix(-1 0 0 1 250 0)">${outline}</g>`,
    path('M50 160C72 120 98 100 125 100C152 100 178 120 200 160', {
      stroke: pink,
      width: fixed(4 + swollen * 24),
      opacity: swollen,
    }),
    path(nose, { fill: card, width: 2.8 }),
    `<g clip-path="url(#head)"><path d="${head}" fill="${card}"/>`,
    `<path d="${hairyPart}" fill="${plum}" opacity="0.09"/>`,
    circle(crown.x, crown.y, 36, { fill: card, opacity: 0.75 }),
    hairs(grown, 1, { width: 2.2, opacity: 0.9 }),
    hairs(thin, 0.75, { width: 1.3, opacity: 0.75 }),
    taken.map(({ x, y }) => circle(x, y, 3, { fill: card, stroke: rose, width: 1.5, opacity: dots })).join(''),
    inPlace.map(({ x, y }) => circle(x, y, 2.1, { fill: rose, opacity: 0.9 * (1 - regrown) })).join(''),
    regrown > 0
      ? hairs(planted, 0.2 + 0.8 * regrown, { width: fixed(0.8 + 1.1 * regrown), opacity: 0.9 })
      : inPlace.map((root) => (gone(root) < 1 ? falling(root, Math.max(0, gone(root))) : '')).join(''),
    '</g>',
    path(head, { width: 3.2 }),
    path(lines.asked, { width: 2, dash: '2 7', opacity: asked }),
    path(lines.planned, { stroke: rose, width: 2.8, dash: '8 7', opacity: plan }),
    circle(crown.x, crown.y, 42, { stroke: rose, width: 2.4, dash: '3 7', opacity: ring }),
  ].join('')
}
