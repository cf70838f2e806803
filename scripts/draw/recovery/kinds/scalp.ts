import { area, fill, INK, thin, whole } from '../../panels/marks'
import { chance, ellipse, mirrored, pointsOf, stroke, type Line, type Point } from '../../panels/pen'
import { cast } from '../cast'
import type { Recovery } from '../sheet'

const MIDDLE = 242
/** The lines of his forehead. */
const own =
  '<path fill="none" stroke="ink" stroke-width=".9" stroke-linecap="round" opacity=".5" d="M176 112c30-6 72-6 104-1M186 126c28-4 60-4 86-1"/>'
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** The new line, that of the results after: it keeps a shallow recess at either temple, drawn by nobody's ruler. */
const edge: Line =
  '133 97, 134 90, 137 83, 140 75, 144 69, 150 64, 154 59, 158 53, 162 50, 168 50, 174 53, 180 58, 186 62, 192 65, 197 68, 203 70, 209 71, 215 73, 221 71, 226 70, 232 71, 242 70'
/** Where the grafts are planted: the deep recesses of both temples, and between the hairs of the old line. */
const planted = pointsOf(
  '138 86, 144 64, 154 44, 166 33, 178 32, 190 46, 203 72, 218 81, 242 82, 242 90, 214 89, 192 78, 168 64, 152 78, 139 98',
)
/** As high as skin is bare. */
const roof = (x: number) => 30 + 0.045 * (x - 168) ** 2
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
const spots: Point[] = [0, 5.5, 12, 19].flatMap((above, row) => {
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
/** Hairs that stand in the grafts, forwards and down. */
const hairs = (length: number, width: number, share = 1, colour = '#2e1620') =>
  thin(
    spots
      .filter((_, i) => chance(i + 3) < share)
      .flatMap(([x, y], i) =>
        sides(x).map((at, k) => {
          const [left, top] = [at + 4 * k * (chance(i + 60) - 0.5), y + 4 * k * (chance(i + 40) - 0.5)]
          const long = length * (0.35 + 1.2 * chance(i * 3 + k) ** 1.6)
          return `M${left.toFixed(0)} ${top.toFixed(0)}l${(((at - MIDDLE) / 60) * long * 0.4 + 2 * chance(i) - 1).toFixed(1)} ${long.toFixed(1)}`
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

/** Towards the lamp, and on the side that lies away from it. */
const NEAR = { base: '#d2a27b', light: '#e3ba95', shade: '#a3704a' }
const FAR = { base: '#b9855d', light: '#cb9a72', shade: '#8a5b3c' }
/** Fluid of the scalp sinks to the brow, which is tense and shines, and to the lids: each is a cushion, the eyes are shut; the lower one ends in a furrow. */
const sunk =
  '<radialGradient id="sk"><stop stop-color="#f3d3b4" stop-opacity=".8"/><stop offset="1" stop-color="#e8c4a2" stop-opacity="0"/></radialGradient>' +
  fill('url(#sk)', ellipse(226, 135, 84, 22)) +
  [NEAR, FAR]
    .map(({ base, light, shade }, i) => {
      const of = (line: Line) => (i ? mirrored(line, MIDDLE) : line)
      const tones =
        area(base, of('156 186, 164 190, 176 194, 192 195, 208 193, 221 188, 222 196, 213 205, 196 209, 176 207, 162 200')) +
        area(shade, of('158 195, 172 203, 194 205, 212 201, 221 192, 222 197, 213 206, 196 210, 176 208, 163 202')) +
        fill(light, stroke(of('168 198, 180 201, 196 201, 206 199'), 3)) +
        area(
          base,
          of(
            '155 185, 153 178, 159 170, 172 164, 190 162, 206 164, 218 171, 223 179, 221 187, 208 192, 192 194, 176 192, 164 189',
          ),
        ) +
        area(shade, of('155 185, 166 184, 180 187, 194 187, 208 185, 221 182, 221 187, 208 192, 192 194, 176 192, 164 189')) +
        fill(light, stroke(of('163 177, 174 171, 190 169, 206 171'), 7, { from: 0.1, to: 0.1 }))
      const lashes = i ? 'M324 187l4 5M317 190l3 5M309 192l2 5' : 'M160 187l-4 5M167 190l-3 5M175 192l-2 5'
      return (
        whole(tones) +
        thin(lashes, INK, 1) +
        fill(
          INK,
          stroke(of('154 184, 164 189, 176 192, 192 194, 208 192, 222 186'), 2.6, { from: 0.3, to: 0.4 }) +
            stroke(of('162 203, 178 209, 196 211, 211 207'), 1.1),
        )
      )
    })
    .join('')
/** Single hairs, their roots on the skin before the line, most of them near it. */
const single = (count: number, reach: number, width: number) =>
  thin(
    Array.from({ length: count }, (_, i) => {
      const points = pointsOf(edge)
      const [x, y] = points[Math.floor((i / count) * points.length)] as Point
      return sides(x).map((at, k) => {
        const seed = i * 11 + 31 * k + reach
        const [left, top] = [at + 6 * (chance(seed) - 0.5), y + reach * chance(seed + 1) ** 2.3]
        const [aside, long] = [((MIDDLE - at) / 100) * 3 + 3 * (chance(seed + 2) - 0.5), 6 + 7 * chance(seed + 3)]
        return `M${Math.round(left)} ${Math.round(top)}l${aside.toFixed(1)}-${Math.round(long)}`
      })
    })
      .flat()
      .join(''),
    '#2e1620',
    width,
  )
const grown =
  pair(
    (of) =>
      area('#2e1620', of(`${String(edge)}, 242 40, 200 26, 172 16, 148 24, 130 66`)) +
      area('#2e1620', of(`${String(edge)}, 242 76, 214 80, 190 71, 166 58, 152 72, 140 90`), 'opacity=".24"'),
  ) +
  pair((of) => area('#482732', of('150 66, 158 50, 176 42, 196 44, 204 54, 196 60, 184 52, 172 54, 162 60'))) +
  thin(
    'M150 54q-8 10-8 22M162 44q-7 10-6 16M178 42q-4 8-4 18M192 48q-2 8-1 14M318 44q9 10 9 18M334 52q8 12 6 24M302 44q4 8 3 18M214 50q-3 10-2 20M228 48q-2 10-1 20M252 48q2 10 2 20M268 50q3 10 2 20M286 46q4 8 3 18',
    '#6d4651',
    1.2,
  ) +
  single(20, 15, 0.6) +
  single(24, 7, 0.9)

export const plate: Recovery = {
  kind: 'scalp',
  title: 'Recovery of transplanted hair, by day',
  desc: 'A man of 38 from the front. Day 3: grafts as red points at both temples, brow and lids swollen. Day 7: itching crusts. Day 14: crusts gone, pink skin with short hairs. Day 42: the planted hairs have fallen, as expected. Day 365: grown, with a soft uneven line.',
  sources: [
    'https://padra.com/resources/hair-transplant-timeline/ (swelling of forehead and lids on days 2 to 3, crusts around each graft)',
    'https://biologyinsights.com/how-long-does-it-take-to-recover-from-a-hair-transplant-2 (the planted hair falls in weeks 2 to 8)',
    'https://www.estenove.com/en/blog/hair-transplant-recovery-timeline (growth from month 3, most of it by month 12)',
  ],
  defs: PINK + cast('hairline-before', 'm38', own),
  window: [88, -5, 0.78],
  more: [0, 110],
  states: [
    { day: 3, drawn: sunk + pink(0.7) + grafts('#9c3f3c', 1.5) + hairs(6, 0.6, 0.6, '#4b2834') },
    { day: 7, drawn: pink(0.4) + grafts('#7a3d28', 1.4, 0.9) + hairs(6, 0.6, 0.8, '#4b2834') },
    { day: 14, drawn: pink(0.38) + hairs(11, 0.7, 0.75) },
    { day: 42, drawn: pink(0.1) + hairs(4, 0.55, 0.16) },
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
