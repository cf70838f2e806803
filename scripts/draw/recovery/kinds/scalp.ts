import { area, fill, INK, thin, whole } from '../../panels/marks'
import { chance, ellipse, mirrored, pointsOf, stroke, type Line, type Point } from '../../panels/pen'
import { cast } from '../cast'
import type { Recovery } from '../sheet'

const MIDDLE = 242
/** The lines of his forehead, and his jaw before the neck. */
const own =
  '<path fill="none" stroke="ink" stroke-width=".9" stroke-linecap="round" opacity=".5" d="M175.9 112C206 106 248 106 279.9 111M185 126C212.9 122 244.7 122 270.6 125"/><path data-line="1.700" data-taper="44" data-pressure=".4 .7 1 .8 .4" opacity=".85" d="M163 336.5C169.8 347 180.2 357.5 194.4 366C203.9 371 218.5 372 236.3 372C254.5 372 269.9 371 280 366C295.8 357.5 307.6 347 315.3 336.5"/>'
/** The new line, that of the results after: a gentle arc that keeps a shallow recess at either temple, drawn by nobody's ruler. */
const edge: Line = '133 104, 136 92, 140 79, 146 69, 152 62, 160 58, 168 57, 179 59, 190 63, 202 68, 215 72, 228 75, 242 75'
/** Where the grafts are planted: the deep recesses of both temples, and between the hairs of the old line. */
const planted = pointsOf(
  '138 86, 144 64, 154 44, 166 33, 178 32, 190 46, 203 66, 218 72, 242 73, 242 86, 214 84, 192 74, 168 68, 152 72, 139 92',
)
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
const spots: Point[] = [0, 5.5, 12, 19, 26].flatMap((above, row) => {
  const apart = row ? 8.2 : 5
  const [from, to] = [139 + 4 * row, 204 - 2.4 * row]
  return Array.from({ length: Math.floor((to - from) / apart) }, (_, i): Point => {
    const x = from + (i + 0.5 * (row % 2)) * apart + 2.4 * (chance(row * 31 + i) - 0.5)
    return [x, low(x) + 3 - above + 2.4 * (chance(row * 13 + i + 7) - 0.5)]
  }).filter(([x, y]) => y > roof(x))
})
const sides = (x: number) => [x, 2 * MIDDLE - x]
const grafts = (colour: string, r: number, opacity = 1) =>
  fill(
    colour,
    spots
      .flatMap(([x, y], i) =>
        sides(x).map((at, k) => {
          const size = r * (0.7 + 0.5 * chance(i * 5 + k))
          return ellipse(at + 4 * k * (chance(i + 60) - 0.5), y + 4 * k * (chance(i + 40) - 0.5), size, size * 0.85)
        }),
      )
      .join(''),
    `opacity="${opacity}"`,
  )
/** How far a hair leans to the right on its way down, as the hairs beside it do: at the temples towards the face, over the brow to the right. */
const lean = (x: number) => (x < 204 ? 0.0055 * (x - 138) : 0.36 - 0.0047 * (x - 204))
/** Stubble that stands in the grafts, forwards and down: a unit is two thirds of a millimetre. */
const hairs = (length: number, width: number, share = 1, colour = '#2e1620') =>
  thin(
    spots
      .filter((_, i) => chance(i + 3) < share)
      .flatMap(([x, y], i) =>
        sides(x).map((at, k) => {
          const [left, top] = [at + 4 * k * (chance(i + 60) - 0.5), y + 4 * k * (chance(i + 40) - 0.5)]
          const long = length * (0.7 + 0.6 * chance(i * 3 + k))
          return `M${left.toFixed(0)} ${top.toFixed(0)}l${(lean(at) * long + chance(i) - 0.5).toFixed(1)} ${long.toFixed(1)}`
        }),
      )
      .join(''),
    colour,
    width,
  )
/** Redness has no edge: it fades down the forehead. It is one on both sides, so that no seam is seen in the middle. */
const upper = planted.slice(0, 9)
const lower = planted.slice(9)
const PINK =
  '<filter id="pb" y="-.4" height="1.8"><feGaussianBlur stdDeviation="5"/></filter>' +
  whole(
    area(
      '#e4938a',
      [
        ...upper,
        ...mirrored(upper.slice(0, -1), MIDDLE).toReversed(),
        ...mirrored(lower.slice(1), MIDDLE).toReversed(),
        ...lower,
      ],
      'id="pk" filter="url(#pb)"',
    ),
  )
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
/** Single hairs along the line, their roots on the skin before it, most of them close to it. */
const single = (count: number, reach: number, width: number) =>
  thin(
    Array.from({ length: count }, (_, i) => {
      const x = 134 + ((i + chance(i + 70 * reach)) / count) * 106
      return sides(x).map((at, k) => {
        const seed = i * 11 + 31 * k + reach
        const [left, top] = [at + 3 * (chance(seed) - 0.5), low(x) + 2.5 * k + reach * chance(seed + 1) ** 1.8]
        const long = 10 + 8 * chance(seed + 3)
        const aside = -lean(at) * long + 2 * (chance(seed + 2) - 0.5)
        return `M${Math.round(left)} ${Math.round(top)}l${aside.toFixed(1)}-${Math.round(long)}`
      })
    })
      .flat()
      .join(''),
    '#2e1620',
    width,
  )
/** Where they close lies some way behind their line, its edge in uneven tufts with skin between them, as in the results after. */
const CLOSED =
  'M134 104Q134 104 135 103Q134 101 134 99Q134 99 135 98Q134 96 134 94Q135 96 137 97Q136 94 135 91Q136 92 136 92Q136 89 135 87Q136 87 137 85Q137 81 137 78Q138 78 138 78Q138 76 137 74Q138 74 139 72Q140 70 141 68Q142 69 142 68Q142 66 142 64Q142 65 144 66Q145 63 146 60Q146 61 148 62Q150 58 150 55Q152 57 155 58Q158 55 159 52Q160 54 161 56Q163 52 165 50Q166 52 168 54Q172 52 174 50Q174 52 176 55Q178 53 179 51Q179 54 180 58Q181 55 182 52Q183 53 184 55Q185 54 186 54Q187 56 187 59Q189 58 190 56Q190 57 191 58Q193 57 194 56Q194 59 196 63Q198 61 200 59Q200 62 201 65Q203 63 205 61Q205 63 206 64Q208 63 209 61Q209 63 210 65Q212 64 213 62Q214 65 217 68Q220 66 222 64Q222 67 223 71Q224 67 225 64Q226 67 228 70Q229 69 230 67Q230 68 231 69Q232 68 233 68Q234 69 234 70Q235 69 236 68Q237 69 241 69Q243 68 244 67Q245 70 246 72Q248 69 250 66Q250 67 252 69Q254 67 255 66Q257 68 260 70Q262 67 263 64Q264 65 266 67Q267 64 266 61Q268 63 272 64Q274 62 275 60Q276 61 279 61Q281 58 282 57Q284 58 287 59Q288 55 289 52Q290 53 293 54Q296 53 297 51Q298 53 299 54Q299 50 299 48Q300 51 303 54Q304 51 305 48Q306 49 307 50Q308 48 309 47Q310 49 314 52Q316 49 318 47Q318 50 318 53Q320 50 321 48Q322 50 322 52Q325 51 327 50Q327 54 329 59Q332 58 335 56Q334 59 334 63Q336 61 337 59Q336 61 335 65Q337 64 338 63Q338 66 338 70Q340 70 342 68Q340 72 340 77Q342 76 344 74Q343 76 342 78Q343 78 344 78Q343 81 342 85Q344 84 345 83Q344 85 343 88Q346 88 347 88Q347 90 345 92Q346 94 346 94Q346 95 345 97Q346 98 347 98Q346 101 345 104Q346 104 346 104L347 104L343 70 337 50 327 29 314 21 300 23 286 35 277 49 267 59 250 63 238 63 214 59 203 56 193 46 184 35 174 26 164 27 152 38 142 54 137 72Z'
const grown =
  fill('#2e1620', CLOSED) +
  thin(
    'M166 24q5 12 6 28M180 28q7 11 9 28M194 38q7 10 10 22M152 36q2 10 1 22M292 30q5 12 6 28M306 26q3 12 3 30M321 26q0 14-3 28M335 40q-1 10-4 20',
    '#6d4651',
    0.9,
    'opacity=".8"',
  ) +
  single(28, 12, 0.6) +
  single(50, 5, 0.9)

/** As large as a plate, what is fine needs tenths. */
export const near = PINK + cast('hairline-before', 'm38', own, 1, 4)
const person = (soft: number): string => PINK + cast('hairline-before', 'm38', own, 0, soft)

export const plate: Recovery = {
  kind: 'scalp',
  title: 'Recovery of transplanted hair, by day',
  desc: 'A man of 38 from the front. Day 3: grafts as red points at both temples, brow and lids swollen. Day 7: itching crusts. Day 14: crusts gone, pink skin with short stubble, half of which has fallen. Day 42: the planted hairs have fallen, as expected. Day 365: grown, with a soft uneven line.',
  sources: [
    'https://padra.com/resources/hair-transplant-timeline/ (swelling of forehead and lids on days 2 to 3, crusts around each graft)',
    'https://biologyinsights.com/how-long-does-it-take-to-recover-from-a-hair-transplant-2 (the planted hair falls in weeks 2 to 8)',
    'https://www.estenove.com/en/blog/hair-transplant-recovery-timeline (growth from month 3, most of it by month 12)',
  ],
  defs: person(3),
  window: [104, 2, 0.88],
  states: [
    {
      day: 3,
      drawn: `<g transform="translate(-3)">${sunk}</g>` + pink(0.7) + grafts('#9c3f3c', 1.5) + hairs(3.2, 0.7, 0.8, '#3a1d29'),
    },
    { day: 7, drawn: pink(0.4) + grafts('#7a3d28', 1.4, 0.9) + hairs(4.2, 0.7, 0.8, '#3a1d29') },
    { day: 14, drawn: pink(0.38) + hairs(5.2, 0.75, 0.58) },
    { day: 42, drawn: pink(0.22) + grafts('#a5574a', 0.9, 0.55) + hairs(2.4, 0.6, 0.3) },
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
