import { area, fill, INK, thin, whole } from '../../panels/marks'
import { chance, ellipse, mirrored, pointsOf, stroke, type Line, type Point } from '../../panels/pen'
import { cast } from '../cast'
import type { Recovery } from '../sheet'

const MIDDLE = 242
/** The lines of his forehead, and his jaw before the neck. */
const own =
  '<path fill="none" stroke="skin-4" stroke-width=".9" stroke-linecap="round" opacity=".6" d="M184 117.6C208 112 246 112 276 116.6M192 130.2C215 126.9 244 126.9 266 129.7"/><path data-line="1.700" data-taper="40" data-pressure=".3 .6 .9 1 .8" opacity=".85" d="M146 309.500C149.500 316 154 322 160 329C171.500 342.500 186.500 356 204.500 366.500C214 371.500 227 374 239 374C253 374 265 371.500 275 365.500C293 355 308 340 320 326.500C326 319.800 330.500 314 333.500 308.500"/>'
/** Hatching in the shadow of his jaw, away from the lamp, as in the plates. */
const hatched =
  '<path fill="none" stroke="hatch" stroke-width=".8" stroke-linecap="round" opacity=".42" d="M216 374.4q-1 4.8 -4.6 9.5M220.6 376.6q-0.8 3.9 -3.8 7.9M225.8 378.1q-1.1 5.3 -5.1 10.6M229.8 378.7q-1 4.8 -4.6 9.6M233.8 376.9q-1.3 6.5 -6.2 13M238.8 378.2q-1.5 7.7 -7.3 15.3M243.4 376.8q-1 4.8 -4.7 9.7M252 378.4q-1.6 8 -7.7 15.9M256 376.2q-1.5 7.7 -7.4 15.4M260 374.1q-1.7 8.6 -8.2 17.2M264.6 373q-1.6 7.9 -7.6 15.8M268.6 373q-1.7 8.3 -8 16.6M273.6 370.8q-1.2 6 -5.8 12M278.2 366.6q-1.7 8.4 -8.1 16.8M283.2 364.4q-1 5.1 -4.9 10.2M288.2 360.4q-1.1 5.7 -5.5 11.4M292.2 357q-2.1 10.5 -10.1 20.9M300.8 352.2q-1.3 6.4 -6.2 12.9M306 345q-1.1 5.4 -5.2 10.9"/>'
/** The new line, that of the results after: a gentle arc that keeps a shallow recess at either temple, drawn by nobody's ruler. */
const edge: Line = '133 104, 136 92, 140 79, 146 69, 152 62, 160 58, 168 57, 179 59, 190 63, 202 68, 215 72, 228 75, 242 75'
/** Where the grafts are planted: the deep recess of a temple, not below the hairs that have stayed. */
const planted = pointsOf('138 86, 144 64, 154 44, 166 33, 178 32, 190 46, 203 64, 207 70, 200 75, 188 72, 168 68, 152 72, 139 92')
/** As high as skin is bare. */
const roof = (x: number) => 33 + (x < 168 ? 0.06 : 0.028) * (x - 168) ** 2
/** How low the new line lies there. */
const low = (x: number): number => {
  const points = pointsOf(edge)
  const next = Math.max(
    1,
    points.findIndex(([at]) => at >= x),
  )
  const [[x0, y0], [x1, y1]] = [points[next - 1] as Point, points[next] as Point]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
/** Row upon row: the first along the line itself, hair beside hair, those behind it up into the recess, a little wider apart; one graft, one hair. */
const rows = (levels: readonly number[], first: number, others: number): Point[] =>
  levels.flatMap((above, row) => {
    const apart = row ? others : first
    const [from, to] = [139 + 4 * row, 204 - 2.4 * row]
    return Array.from({ length: Math.floor((to - from) / apart) }, (_, i): Point => {
      const x = from + (i + 0.5 * (row % 2)) * apart + 2.4 * (chance(row * 31 + i) - 0.5)
      return [x, low(x) + 3 - above + 2.4 * (chance(row * 13 + i + 7) - 0.5)]
    }).filter(([x, y]) => y > roof(x))
  })
const spots = rows([0, 5.5, 12, 19, 26], 5, 8.2)
const sides = (x: number) => [x, 2 * MIDDLE - x]
/** One graft, one dot of the pen; no two neighbours are of one size. */
const GRAFTS = (of = spots) =>
  [0, 1]
    .map((odd) => {
      const d = of
        .flatMap(([x, y], i) =>
          sides(x).map((at, k) => {
            const [cx, cy] = rounded([at + 4 * k * (chance(i + 60) - 0.5), y + 4 * k * (chance(i + 40) - 0.5)])
            return (i + k + Math.round(chance(i * 5 + k))) % 2 === odd ? `M${cx.toFixed(1)} ${cy.toFixed(1)}h.4` : ''
          }),
        )
        .join('')
      return `<path id="gf${odd}" fill="none" stroke-linecap="round" d="${d}"/>`
    })
    .join('')
const grafts = (colour: string, r: number, opacity = 1) =>
  `<g stroke="${colour}" opacity="${opacity}"><use href="#gf0" stroke-width="${+(1.7 * r).toFixed(1)}"/><use href="#gf1" stroke-width="${+(2.3 * r).toFixed(1)}"/></g>`
/** The skull rounds in from the temples to the crown, so that hair and grafts up there lie nearer to the middle, and lower. */
const WIDE: Line = '0 .86, 10 .9, 28 .89, 45 .91, 60 .918, 76 .912, 100 .965, 125 .985, 150 .99, 480 1'
const rounded = ([x, y]: Point): Point => {
  const levels = pointsOf(WIDE)
  const next = Math.max(
    1,
    levels.findIndex(([at]) => at >= y),
  )
  const [[y0, w0], [y1, w1]] = [levels[next - 1] as Point, levels[next] as Point]
  const high = y < 75 ? 75 - (75 - y) * 0.87 : y
  return [240 + (x - 240) * (w0 + ((w1 - w0) * (y - y0)) / (y1 - y0)), high + 0.057 * (168 - high)]
}
/** As large as a plate: as close as grafts are set, yet in no rows, and on his left otherwise than on his right. */
const strewn = [0, 1].flatMap((side): Point[] => {
  const set: Point[] = []
  for (let i = 0; i < 2600; i++) {
    const [x, y] = [138 + 68 * chance(i * 2 + 1900 * side), 32 + 56 * chance(i * 3 + 0.5 + 2300 * side)]
    if (y > roof(x) + 1 && y < low(x) + 2.5 && set.every(([a, b]) => Math.hypot(a - x, b - y) > 3.9)) set.push([x, y])
  }
  return set.map(([x, y]) => rounded([side ? 2 * MIDDLE - x : x, y]))
})
/** A crust about its hair: a short smear, no two of one size or direction. */
const crusts = (colour: string, opacity: number) =>
  [0.9, 1.4, 2]
    .map((width, size) =>
      thin(
        strewn
          .filter((_, i) => Math.floor(chance(i + 21) * 4.2) === size)
          .map(
            ([x, y], i) =>
              `M${x.toFixed(1)} ${y.toFixed(1)}l${(1.2 * chance(i + 5 * size) - 0.4).toFixed(1)} ${(1.1 * chance(i * 7 + size)).toFixed(1)}`,
          )
          .join(''),
        colour,
        width,
        `opacity="${opacity}"`,
      ),
    )
    .join('')
/** Single hairs out of some of the grafts, of unequal length, bowed forwards and down. */
const single = (length: number, width: number, share: number, colour: string, seed = 3) =>
  thin(
    strewn
      .map(([x, y], i) => {
        if (chance(i + seed) > share) return ''
        const long = length * (0.45 + 1.1 * chance(i * 3 + seed))
        const aside = lean(x) * long + 2.4 * (chance(i + 2 * seed) - 0.5)
        return `M${x.toFixed(1)} ${y.toFixed(1)}q${(aside * 0.5 + 1.8 * (chance(i + 9) - 0.5)).toFixed(1)} ${(long * 0.5).toFixed(1)} ${aside.toFixed(1)} ${long.toFixed(1)}`
      })
      .join(''),
    colour,
    width,
  )
/** How far a hair leans to the right on its way down, as the hairs beside it do: at the temples towards the face, over the brow to the right. */
const lean = (x: number) => (x < 204 ? 0.0055 * (x - 138) : 0.36 - 0.0047 * (x - 204))
/** Stubble that stands in the grafts, forwards and down: a unit is two thirds of a millimetre. */
const hairs = (length: number, width: number, share = 1, colour = '#2e1620', of = spots) =>
  thin(
    of
      .filter((_, i) => chance(i + 3) < share)
      .flatMap(([x, y], i) =>
        sides(x).map((at, k) => {
          const [left, top] = rounded([at + 4 * k * (chance(i + 60) - 0.5), y + 4 * k * (chance(i + 40) - 0.5)])
          const long = length * (0.7 + 0.6 * chance(i * 3 + k))
          const aside = lean(at) * long + 2 * (chance(i + 17 * k) - 0.5)
          // Bowed a little, one more than the other.
          return `M${left.toFixed(0)} ${top.toFixed(0)}q${(aside * 0.5 + 1.6 * (chance(i + 9 * k + 5) - 0.5)).toFixed(1)} ${(long * 0.5).toFixed(1)} ${aside.toFixed(1)} ${long.toFixed(1)}`
        }),
      )
      .join(''),
    colour,
    width,
  )
/** Redness has no edge, and lies where grafts were planted alone. */
const PINK =
  '<filter id="pb" x="-.2" width="1.4" y="-.4" height="1.8"><feGaussianBlur stdDeviation="5"/></filter><g id="pk" filter="url(#pb)">' +
  whole([planted, mirrored(planted, MIDDLE)].map((bay) => area('#e7a0a1', bay.map(rounded))).join('')) +
  '</g>'
const pink = (opacity: number) => `<use href="#pk" opacity="${opacity}" style="mix-blend-mode:multiply"/>`

/** Alike on both sides, in the even light of the results. */
const LID = { base: '#c08d65', light: '#d5a67e', shade: '#9a6844' }
/** Fluid of the scalp sinks to the brow, which is tense and shines, and to the lids: each is a cushion, the eyes are shut; the lower one ends in a furrow. */
const sunk =
  '<radialGradient id="sk"><stop stop-color="#ebc5a2" stop-opacity=".75"/><stop offset="1" stop-color="#e3ba95" stop-opacity="0"/></radialGradient>' +
  fill('url(#sk)', ellipse(MIDDLE, 135, 84, 22)) +
  '<filter id="sg" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="1.7"/></filter>' +
  [LID, LID]
    .map(({ base, light, shade }, i) => {
      const of = (line: Line) => (i ? mirrored(line, MIDDLE) : line)
      // The upper lid is a full cushion from the brow down, without its crease: lit where it bulges, in shade where it turns under to the lashes.
      const tones =
        area(
          shade,
          of(
            '150 189, 149 178, 154 167, 168 159, 190 157, 210 160, 224 170, 228 182, 222 198, 208 211, 190 214, 170 211, 156 202',
          ),
        ) +
        area(base, of('158 198, 172 203, 194 206, 214 202, 222 194, 218 204, 206 210, 190 212, 172 209')) +
        fill(light, stroke(of('168 202, 182 206, 196 206, 208 203'), 3)) +
        area(
          base,
          of('152 186, 152 176, 160 166, 174 161, 192 159, 209 162, 221 171, 224 182, 210 189, 193 191, 176 190, 162 187'),
        ) +
        area(light, of('162 181, 163 173, 176 166, 192 165, 206 168, 213 176, 206 182, 190 184, 174 184')) +
        fill('#ebc5a2', stroke(of('171 174, 182 170, 194 170, 203 173'), 5, { from: 0.1, to: 0.1 }), 'opacity=".8"')
      const lashes = i
        ? 'M328 192l4 4.5M320 196l3 5M311 198.5l1.5 5M301 199.5v5'
        : 'M156 192l-4 4.5M164 196l-3 5M173 198.5l-1.5 5M183 199.5v5'
      return (
        `<g filter="url(#sg)">${whole(tones)}</g>` +
        thin(lashes, INK, 1) +
        fill(INK, stroke(of('151 187, 160 194, 175 198, 192 199, 209 196, 223 189'), 2.6, { from: 0.3, to: 0.4 })) +
        fill('#7d4d34', stroke(of('164 209, 180 214, 197 215, 210 211'), 1.3), 'opacity=".7"')
      )
    })
    .join('')
/**
 * His hair as the results show it after: its mass, the fine hairs along the new line and those before it, laid over what he had. The strands that he
 * has kept are drawn again upon it.
 */
const STRANDS = ['#1d0c14', '#96707b']
const kept = (of: string) =>
  STRANDS.reduce(
    (hair, colour, i) => hair.replace(new RegExp(`<path (?=fill="${colour}" d="[^"]{300})`), `<path id="kept${i}" `),
    of,
  )
const tagOf = (of: string, tag: RegExp): string => {
  const found = tag.exec(of)?.[0]
  if (!found) throw new Error(`the hair of the results has changed: ${tag}`)
  return found
}
/** The mass of his hair is one smooth curve, which whole units would bend. */
const MASS = /<path id="\w+g" [^>]*>/
const smooth = (form: string, more = '') => cast(form, 'm38', more).replace(MASS, tagOf(cast(form, 'm38', more, 1), MASS))
const who = smooth('hairline-before', own)
const after = smooth('hairline-after')
const grown = ((): string => {
  const mass = tagOf(after, MASS).replace(/id="\w+"/, 'id="gm"')
  const fringe = tagOf(after, /<path id="\w+y" fill="#2e1620"[^>]*>/).replace(/id="\w+"/, 'id="gy"')
  const fine = tagOf(after, /<path fill="#2e1620" d="[^"]{500,}"[^>]*>/)
  const id = (end: string) => tagOf(who, new RegExp(`id="\\w+${end}"`)).slice(4, -1)
  const strands = tagOf(after, /<path fill="#6d4651" d="[^"]{300,}"[^>]*>/)
  const sheen = tagOf(who, /<path fill="#6d4651" [^>]*filter[^>]*>/)
  return (
    `<g transform="translate(-3.6 -3.6)scale(1.015)"><clipPath id="gh">${mass}</clipPath><g clip-path="url(#${id('j')})"><use fill="#2e1620" filter="url(#${id('v')})" href="#gm" opacity=".5"/></g><g clip-path="url(#${id('m')})"><use fill="url(#${id('t')})" filter="url(#${id('v')})" href="#gm" transform="translate(0 -7)"/></g>` +
    `<g clip-path="url(#gh)">${sheen}<use href="#kept0"/>${strands}<use href="#kept1"/></g>` +
    `${fringe}<use href="#gy" transform="translate(1 -6)"/>${fine}</g>`
  )
})()

/** As large as a plate, what is fine needs tenths. */
export const near = PINK.replace('"5"', '"4"') + cast('hairline-before', 'm38', own + hatched, 1)
/** In the plates: crusts of unequal size about the grafts, most with their stub. */
export const week = pink(0.4) + crusts('#7c4029', 0.8) + single(3.2, 0.6, 0.7, '#3a1d29')
/** The skin above the new line is bare again and still a little rose; few short hairs have stayed, fine and pale. */
export const month = pink(0.28) + single(0.5, 0.7, 0.3, '#a86a58', 8) + single(4.2, 0.5, 0.1, '#6b3b30')
const person = PINK + GRAFTS() + kept(who)

export const plate: Recovery = {
  kind: 'scalp',
  title: 'Recovery of transplanted hair, by day',
  desc: 'A man of 38 from the front. Day 3: grafts as red points at both temples, brow and lids swollen. Day 7: itching crusts. Day 14: crusts gone, pink skin with short stubble, half of which has fallen. Day 42: the planted hairs have fallen, as expected. Day 365: grown, with a soft uneven line.',
  sources: [
    'https://padra.com/resources/hair-transplant-timeline/ (swelling of forehead and lids on days 2 to 3, crusts around each graft)',
    'https://biologyinsights.com/how-long-does-it-take-to-recover-from-a-hair-transplant-2 (the planted hair falls in weeks 2 to 8)',
    'https://www.estenove.com/en/blog/hair-transplant-recovery-timeline (growth from month 3, most of it by month 12)',
  ],
  defs: person,
  window: [102, -9, 0.86],
  states: [
    {
      day: 3,
      drawn: `<g transform="translate(-3)">${sunk}</g>` + pink(0.7) + grafts('#9c3f3c', 1.5) + hairs(3.2, 0.7, 0.8, '#3a1d29'),
    },
    { day: 7, drawn: pink(0.3) + grafts('#8c4c2e', 1.7, 0.8) + grafts('#64301f', 1.1, 0.85) + hairs(4.2, 0.7, 0.6, '#3a1d29') },
    { day: 14, drawn: pink(0.55) + hairs(6.2, 0.7, 0.5) },
    { day: 42, drawn: pink(0.34) + grafts('#97483f', 0.75, 0.65) + hairs(2.8, 0.6, 0.2) },
    { day: 365, drawn: grown },
  ],
  curve: [
    [0, 0.3],
    [1, 0.46],
    [3, 0.6],
    [7, 0.34],
    [14, 0.13],
    [42, 0.05],
    [90, 0.02],
    [365, 0.005],
  ],
  colours: [
    [0, '#b0504c'],
    [2.5, '#9c3f43'],
    [6, '#6b3a2a'],
    [10, '#7a4a34'],
    [14, '#dc9a88'],
    [28, '#e8bda6'],
    [42, '#ecd3bd'],
  ],
}
