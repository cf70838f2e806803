import { chance, curve, ellipse, mirrored, moved, stroke, type Line, type Point } from '../pen'
import { area, fill, ink, thin } from '../marks'
import { band, face, MIDDLE, wiped } from '../faces'
import { GLOVE, glove } from '../hands'
import { person } from '../people'
import { vial } from '../scenes'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed, syringe } from '../tools'

const furrows = ink(
  ...[
    '140 62, 180 56, 228 60, 278 55, 316 62',
    '134 80, 180 73, 228 77, 278 72, 322 80',
    '146 98, 184 91, 226 95, 272 90, 312 98',
  ].map((line) => stroke(line, 1.3, { from: 0.05, to: 0.05 })),
  ...['218 142, 214 128, 216 114', '238 142, 242 128, 240 114'].map((line) => stroke(line, 1.4, { from: 0.05, to: 0.05 })),
  ...['112 148, 96 142, 84 132', '112 156, 94 156, 80 154', '114 164, 98 170, 86 178'].flatMap((line) => [
    stroke(line, 1.1, { from: 0.3, to: 0.05 }),
    stroke(mirrored(line, MIDDLE), 1.1, { from: 0.3, to: 0.05 }),
  ]),
)
const spots: [number, number][] = [
  [160, 68],
  [228, 64],
  [296, 68],
  [194, 84],
  [262, 84],
  [228, 124],
  [206, 118],
  [250, 118],
  [106, 142],
  [102, 160],
  [350, 142],
  [354, 160],
]
const dots = fill(
  '#5b1f4d',
  spots.map(([x, y]) => ellipse(x, y, 4)).join(''),
  'stroke="#fff6ec" stroke-width="1.8" paint-order="stroke"',
)

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const fibres = (all: readonly Line[], width: number, colour: string, ends = { from: 0.15, to: 0.05 }) =>
  fill(colour, all.map((one) => stroke(one, width, ends)).join(''))

/** One belly of the forehead's muscle: from the skin of the brow upwards; above, its fibres taper into the galea. */
const BELLY = '112 108, 128 100, 156 94, 190 97, 222 106, 221 74, 212 46, 200 26, 180 20, 158 28, 138 46, 122 72'
const lift = range(8).map((i): Line => {
  const [x, top] = [118 + i * 14, 46 - 26 * Math.sin((i + 1) / 3.2) + 10 * chance(i)]
  return [
    [x, 108 - 13 * Math.sin(i / 2.7) - 5 * chance(i + 20)],
    [x + 4 - i * 0.6, 82],
    [x + 11 - i * 1.7, top],
  ]
})

/** Fibres of the ring round the eye, from the ligament at its inner corner and back to it; `out` says how far from the lids. */
const ring = (out: number, from = 0, to = 1): Point[] =>
  range(7).map((i) => {
    const angle = 0.42 + (from + ((to - from) * i) / 6) * (2 * Math.PI - 0.84)
    const across = Math.cos(angle) > 0 ? 36 + 1.4 * out : 38 + 5 * out
    return [171 + across * Math.cos(angle), 153 - (19 + (angle < Math.PI ? 3.3 : 4.4) * out) * Math.sin(angle)]
  })
const lids = curve(ring(0), { loop: true })
const squeeze = [4.2, 6.8]
  .map((out) => fill(LAYER.muscle, curve(ring(out), { loop: true }) + lids, 'fill-rule="evenodd" opacity=".46"'))
  .join('')
const round = (step: number, colour: string) =>
  thin(
    range(3)
      .map((i) => curve(ring(0.8 + step + i * 2, 0.06 * chance(i + 9 * step), 1 - 0.06 * chance(i + 30))))
      .join(''),
    colour,
    0.9,
  )

/** The muscles that fold the skin: forehead, frown, and the ring round the eye, seen through it. */
const half =
  area('url(#v1)', BELLY) +
  fibres(lift, 2.6, LAYER.muscleShade) +
  fibres(
    lift.map((one) => moved(one, 5.4, 3)),
    2.4,
    '#e0998a',
  ) +
  squeeze +
  `<g opacity=".75">${round(0, LAYER.muscleShade)}${round(0.3, '#e0998a')}</g>` +
  fibres(['221 138, 206 126, 184 112', '220 132, 208 122, 194 111', '222 144, 204 132, 180 118'], 5, LAYER.muscleShade) +
  fibres(['220 134, 206 124, 188 113'], 1.2, '#dd9384')
/** On one side alone: the other keeps its skin. */
const muscles =
  `<g transform="translate(0 10)">${half}</g>` +
  fibres(['223 158, 222 138, 219 112', '228 162, 228 138, 228 108', '233 158, 234 138, 237 112'], 5, LAYER.muscle, {
    from: 0.2,
    to: 0.1,
  }) +
  fibres(['225 156, 225 138, 223 114', '231 156, 231 138, 233 114'], 1.1, LAYER.muscleShade)
const FADE = `<linearGradient id="v1" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${LAYER.muscle}" stop-opacity="0"/><stop offset=".5" stop-color="${LAYER.muscle}" stop-opacity=".7"/><stop offset=".86" stop-color="${LAYER.muscle}" stop-opacity=".7"/><stop offset="1" stop-color="${LAYER.muscle}" stop-opacity=".2"/></linearGradient>`

export const plate: Sheet = {
  slug: 'anti-wrinkle-injections',
  title: 'Anti-wrinkle injections, step by step',
  desc: '1: make-up is removed, the skin cleaned. 2: lines of forehead, frown and laughter are marked. 3: the medicine is prepared before your eyes. 4: small amounts go into the chosen muscles of forehead, brow and eye. 5: gentle pressure, then some minutes of rest.',
  defs: person('face') + GLOVE + FADE,
  panels: [
    { steps: '1', body: face(band() + wiped(296, 222, -20, 1.5)) },
    { steps: '2', body: face(band() + furrows + dots + placed(pen(), 300, 66, -30, 1.3)) },
    {
      steps: '3',
      // Upside down, so that the needle stands in the fluid, and no air is drawn.
      body:
        `<g transform="translate(112 58) scale(-1 1)"><use href="#gf"/></g>` +
        placed(
          vial(0, 0) +
            fill('#b9d9e0', 'M-25 0h50v34h-50zM-14-12h28l11 12h-50z', 'opacity=".75"') +
            thin('M-25 34h50', '#7fa3ad', 1.6) +
            thin('M0-30v30', '#8d9da3', 2.2),
          112,
          74,
          180,
        ) +
        `<g transform="translate(112 58) scale(-1 1)"><use href="#gn"/></g>` +
        glove(120, 168, placed(syringe('#b9d9e0'), -8, -76, 90), 1),
    },
    {
      steps: '4',
      body: face(
        muscles +
          dots +
          `<g transform="translate(250 118) rotate(20)">${glove(63, -71, placed(syringe('#e4eeee', 60), -63, 70, -48))}</g>`,
        89,
        28,
        0.86,
      ),
    },
    {
      steps: '5',
      wide: true,
      body: face(band() + wiped(344, 150, -14, 1.4), -4, 28, 0.9),
    },
  ],
}
