import { area, fill, INK, thin } from '../../panels/marks'
import { chance, ellipse, mirrored, pointsOf, stroke, type Line, type Point } from '../../panels/pen'
import { cast } from '../cast'
import type { Recovery } from '../sheet'

const MIDDLE = 242
/** The lines of his forehead. */
const own =
  '<path fill="none" stroke="ink" stroke-width=".9" stroke-linecap="round" opacity=".5" d="M176 112c30-6 72-6 104-1M186 126c28-4 60-4 86-1"/>'
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** Where the grafts are planted: both temples, and a row before the old line. */
const planted = '138 92, 146 68, 162 52, 176 50, 190 60, 204 76, 238 78, 238 86, 204 88, 176 84, 154 88, 142 98'
const rows: readonly (readonly [y: number, from: number, to: number])[] = [
  [57, 160, 184],
  [64, 153, 192],
  [71, 148, 198],
  [78, 145, 236],
  [84, 143, 236],
  [90, 140, 152],
]
/** Wide and uneven apart: one graft, one hair. */
const APART = 10.5
const spots: Point[] = rows.flatMap(([y, from, to], row) =>
  Array.from({ length: Math.max(1, Math.round((to - from) / APART)) }, (_, i): Point => [
    from + (row % 2) * 5 + i * APART + 10 * (chance(row * 31 + i) - 0.5),
    y + 8 * (chance(row * 13 + i + 7) - 0.5),
  ]),
)
const sides = (x: number) => [x, 2 * MIDDLE - x]
const grafts = (colour: string, r: number, opacity = 1) =>
  fill(
    colour,
    spots
      .flatMap(([x, y], i) =>
        sides(x).map((at, k) => {
          const size = r * (0.75 + 0.5 * chance(i * 5 + k))
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
          const long = length * (0.7 + 0.6 * chance(i * 3 + k))
          return `M${left.toFixed(1)} ${top.toFixed(1)}q${((at - MIDDLE) / 60).toFixed(1)} ${(long * 0.5).toFixed(1)} ${(((at - MIDDLE) / 60) * long * 0.4 + 2 * chance(i) - 1).toFixed(1)} ${long.toFixed(1)}`
        }),
      )
      .join(''),
    colour,
    width,
  )
const pink = (opacity: number) => pair((of) => area('#d9685c', of(planted), `opacity="${opacity}"`))

/** Fluid of the scalp sinks to the brow and the lids. */
const sunk = pair(
  (of) =>
    area('#e8c4a2', of('154 126, 190 116, 240 114, 242 150, 226 164, 206 158, 180 150, 156 156'), 'opacity=".4"') +
    area('#dcae86', of('158 177, 172 168, 194 166, 212 173, 218 182, 206 190, 188 191, 170 189')) +
    area('#a3704a', of('160 180, 180 186, 202 186, 217 181, 212 190, 190 194, 168 191')) +
    fill(INK, stroke(of('159 183, 178 190, 200 191, 217 184'), 3)),
)
/** The new line: single hairs of every length, forwards and a little aside, before hair that has closed. */
const edge: Line =
  '140 98, 143 88, 147 82, 152 77, 158 75, 165 73, 171 75, 178 71, 185 73, 192 71, 199 74, 206 73, 214 76, 222 77, 231 78, 240 78'
const single = thin(
  pointsOf(edge)
    .flatMap(([x, y], i) => [0, 1, 2].map((k) => ({ x: x + 7 * (chance(i * 7 + k) - 0.5), y, seed: i * 11 + k })))
    .flatMap(({ x, y, seed }) =>
      sides(x).map((at, k) => {
        const long = 3 + 9 * chance(seed + 31 * k) ** 2
        const aside = (at - MIDDLE) / 40 + 3 * (chance(seed + 5 + k) - 0.5)
        return `M${at.toFixed(1)} ${(y - 3).toFixed(1)}q${(aside * 0.2).toFixed(1)} ${(long / 2).toFixed(1)} ${aside.toFixed(1)} ${(long + 3).toFixed(1)}`
      }),
    )
    .join(''),
  '#2e1620',
  0.8,
)
const grown =
  pair((of) =>
    area(
      '#2e1620',
      of('132 108, 130 84, 140 62, 160 44, 184 48, 212 62, 212 74, 199 73, 185 72, 171 74, 158 75, 148 81, 143 89, 139 100'),
    ),
  ) +
  thin(
    'M150 54q-8 12-8 26M162 46q-7 14-6 28M178 46q-4 12-4 24M192 52q-2 10-1 20M318 48q9 13 9 28M334 52q8 12 6 28M302 48q4 12 3 24',
    '#6d4651',
    1.4,
  ) +
  single

export const plate: Recovery = {
  kind: 'scalp',
  title: 'Recovery of transplanted hair, by day',
  desc: 'A man of 38 from the front. Day 3: grafts as red points at both temples, brow and lids swollen. Day 7: itching crusts. Day 14: crusts gone, pink skin with short hairs. Day 42: the planted hairs have fallen, as expected. Day 365: grown, with a soft uneven line.',
  sources: [
    'https://padra.com/resources/hair-transplant-timeline/ (swelling of forehead and lids on days 2 to 3, crusts around each graft)',
    'https://biologyinsights.com/how-long-does-it-take-to-recover-from-a-hair-transplant-2 (the planted hair falls in weeks 2 to 8)',
    'https://www.estenove.com/en/blog/hair-transplant-recovery-timeline (growth from month 3, most of it by month 12)',
  ],
  defs: cast('hairline-before', 'm38', own),
  window: [88, -14, 0.78],
  more: [0, 110],
  states: [
    { day: 3, drawn: sunk + pink(0.3) + grafts('#9c3f3c', 1.4) + hairs(6, 0.6, 1, '#4b2834') },
    { day: 7, drawn: pink(0.22) + grafts('#8a4a34', 1.15, 0.55) + hairs(6, 0.6, 0.5, '#4b2834') },
    { day: 14, drawn: pink(0.18) + hairs(8, 0.9, 0.9) },
    { day: 42, drawn: pink(0.07) + hairs(6, 0.8, 0.3) },
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
