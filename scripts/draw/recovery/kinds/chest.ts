import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, part, thin } from '../../panels/marks'
import { curve, mirrored, stroke, type Line } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, stained } from '../bruises'
import { BRUISE, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 241
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** What the plate ‘after’ draws on him, but for the scar. */
const after = readFileSync(new URL('../../plates/drawings/results/gynaecomastia-grade-2-after.svg', import.meta.url), 'utf8')
const own = /<g data-place[^>]*>(.*)<path data-mark/s.exec(after)?.[1]

const cloth =
  '92 96, 96 42, 104 6, 120 -25, 144 -34, 168 -41, 194 12, 240 40, 286 12, 312 -41, 336 -34, 360 -25, 376 6, 386 42, 390 96, 386 160, 376 250, 378 330, 318 340, 240 343, 162 340, 103 330, 105 250, 96 160'
/** `body`: with the chest in it, its seams and its edge over all shade; a sheet of steps has no room for them. */
const worn = (body: boolean) =>
  part('#efe6dc', cloth, 2.4) +
  area(
    '#cdbbad',
    '360 -25, 376 6, 386 42, 390 96, 386 160, 376 250, 378 330, 318 340, 290 342, 334 290, 340 200, 346 110, 340 40',
  ) +
  // It is tight, so the chest is seen through it: the shade below either half, the belly that turns from the lamp.
  area('#ddcfc3', '100 150, 112 172, 140 186, 176 188, 212 176, 238 152, 240 164, 226 190, 196 206, 156 210, 120 200, 102 180') +
  area('#ddcfc3', '242 152, 266 176, 300 188, 338 186, 338 214, 300 212, 262 200, 244 178') +
  area('#ddcfc3', '308 340, 290 330, 300 290, 306 250, 300 214, 350 200, 346 300') +
  fill('#fbf6f0', stroke('112 60, 108 100, 116 140', 9) + stroke('120 226, 116 262, 118 290', 7)) +
  fill(
    '#cdbbad',
    stroke('99 206, 134 214, 176 207', 7, { from: 1, to: 0.05 }) +
      stroke('97 128, 132 144, 168 147', 7, { from: 1, to: 0.05 }) +
      stroke('105 294, 142 306, 186 294', 7, { from: 1, to: 0.05 }),
  ) +
  fill(
    '#9a857c',
    stroke('385 130, 348 148, 312 150', 7, { from: 1, to: 0.05 }) + stroke('379 211, 346 219, 308 214', 7, { from: 1, to: 0.05 }),
  ) +
  (body ? area('url(#h)', '350 110, 344 200, 338 290, 300 341, 378 330, 376 250, 386 160, 390 96, 372 60') : '') +
  area('#9a857c', '386 160, 376 250, 378 330, 346 337, 358 270, 364 200') +
  thin(curve('160 -38, 186 22, 240 54, 294 22, 320 -38'), INK, 1.6) +
  // The edge again, where shade lies over it; bindings and seams.
  (body
    ? thin(curve(cloth, { loop: true }), INK, 2.4) +
      thin(
        curve('170 -30, 194 30, 240 63, 286 30, 310 -30') + curve('104 322, 162 331, 240 334, 318 331, 376 322'),
        '#a5928a',
        1.1,
      ) +
      thin(
        curve('128 -20, 122 60, 128 150, 132 240, 130 332') + curve('352 -20, 358 60, 352 150, 348 240, 350 332'),
        '#a5928a',
        1.2,
        'stroke-dasharray="5 3"',
      )
    : '') +
  ink(stroke('240 54, 242 150, 241 250, 240 342', 2.2)) +
  thin(
    [
      '98 120, 130 140, 168 146',
      '100 200, 140 208, 172 204',
      '384 122, 346 142, 312 148',
      '104 288, 142 302, 188 292',
      '376 290, 344 303, 304 296',
      '380 204, 344 212, 312 206',
    ]
      .map((line) => curve(line))
      .join(''),
    INK,
    1.3,
  ) +
  thin('M244.5 69V290', '#6d4a52', 9, 'stroke-dasharray="3 21" style="stroke-linecap:butt"')

export const vest = worn(false)

/** Fullness below the nipple: the shade of a rounder form. */
export const fuller = (opacity: number) =>
  pair((of) =>
    area(
      '#a3704a',
      of('103 166, 120 180, 146 187, 176 186, 212 168, 200 186, 176 200, 148 203, 122 195, 106 182'),
      `opacity="${(0.3 * opacity).toFixed(2)}"`,
    ),
  )
/** Fresh ones lie about the fold, later ones sink towards the waist and are smaller. */
const FRESH =
  '107 150, 117 160, 131 176, 155 182, 181 179, 203 174, 213 180, 205 196, 181 202, 167 214, 141 220, 119 210, 110 190, 105 168'
const OTHER_FRESH = '288 182, 310 187, 338 182, 358 170, 368 156, 373 172, 368 196, 354 206, 334 204, 318 214, 300 204'
const LOW = '119 190, 139 192, 157 202, 175 204, 187 214, 177 232, 171 254, 153 272, 139 292, 125 286, 124 258, 115 228'
const OTHER = '308 204, 330 198, 350 196, 364 208, 362 232, 352 252, 354 276, 340 282, 326 262, 314 246, 302 226'
const LAST = '124 250, 136 244, 152 256, 156 276, 170 292, 172 308, 152 314, 134 306, 128 286, 120 268'
const OTHER_LAST = '336 254, 352 250, 358 268, 352 288, 346 306, 326 312, 316 302, 330 284'
/** A lesser patch apart from the first: blood comes to the skin where it finds its way. */
const APART = {
  dark: '178 206, 194 204, 204 214, 196 226, 180 224, 172 216',
  green: '150 268, 168 262, 180 272, 174 288, 156 294, 146 282',
  yellow: '',
} as const
/** Both sides, the left one of the picture more; the other has a shape of its own. */
const onBoth = (age: keyof typeof APART, at: Line, other: Line) =>
  bruise(age, at, 0.9) + (APART[age] && bruise(age, APART[age], 0.55)) + bruise(age, other, 0.7)
const edge = '136.5 162, 141 166.5, 148 168, 156 167.3, 161.5 163'
const line = (colour: string, width: number, opacity = 1) =>
  `<g opacity="${opacity}">${pair((of) => scar(of(edge), colour, width))}</g>`

/** Day 7, seen large. */
export const week =
  fuller(0.7) +
  stained('green', LOW, 0.9) +
  stained('green', APART.green, 0.6) +
  stained('green', OTHER, 0.8) +
  line('#a63d59', 2.8)
/** As large as a plate. */
export const near = cast('gyn-after', 'm38', own, 1)

export const plate: Recovery = {
  kind: 'chest',
  title: 'Recovery of a man’s chest, by day',
  desc: 'A man of 38. Day 1: a tight vest. Day 3: vest opened for a look; most swollen, bruises violet on both sides. Day 7: bruises green, on their way to the waist. Day 14: yellow, low. Day 90: flat; a fine line at the edge of each areola.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  defs: cast('gyn-after', 'm38', own),
  window: [74, 2, 0.72],
  more: [0, 100],
  states: [
    { day: 1, drawn: worn(true) },
    { day: 3, drawn: fuller(1) + onBoth('dark', FRESH, OTHER_FRESH) + line('#a63d59', 2.8) },
    { day: 7, drawn: fuller(1) + onBoth('green', LOW, OTHER) + line('#a63d59', 2.8) },
    { day: 14, drawn: fuller(0.35) + onBoth('yellow', LAST, OTHER_LAST) + line('#a63d59', 2.4) },
    { day: 90, drawn: fuller(0.22) + line('#a63d59', 2.6, 0.9) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.7],
    [2.2, 0.85],
    [3, 0.88],
    [4, 0.84],
    [7, 0.66],
    [14, 0.44],
    [42, 0.2],
    [90, 0.1],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [2.5, BRUISE.dark],
    [5, BRUISE.dark],
    [8, BRUISE.green],
    [13, BRUISE.yellow],
    [20, BRUISE.none],
  ],
}
