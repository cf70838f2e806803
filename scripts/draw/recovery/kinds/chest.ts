import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, thin } from '../../panels/marks'
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

/** From strap to strap, cut out at the arms, along the flanks, to a hem below the waist. */
const cloth =
  '119 -30, 121 0, 117 40, 106 76, 99 106, 97 132, 98 170, 103 206, 109 240, 110 280, 107 318, 104 346, 150 353, 240 356, 330 353, 377 346, 374 318, 371 280, 372 240, 378 206, 383 170, 385 132, 382 106, 372 76, 364 40, 360 0, 362 -30, 334 -34, 312 -41, 300 -6, 278 28, 240 42, 202 28, 180 -6, 168 -41, 146 -35'
/** It pulls from the armholes; where he turns from the lamp it lies in two small folds at the waist. */
const PULLS =
  '98 122, 116 136, 140 144M99 140, 114 158, 132 168M384 122, 366 136, 342 144M383 140, 368 158, 350 168M371 252, 352 260, 330 260M371 268, 356 274, 344 274M109 282, 122 288, 136 288'
    .split('M')
    .map((line) => stroke(line, 4.4, { from: 1, to: 0.05 }))
    .join('')
/**
 * It is tight, so the chest under it gives it its form: thin cloth over him, whose own light and shade come through. `body`: with its seams; a
 * sheet of steps has no room for them.
 */
const worn = (body: boolean) =>
  area('#f1e8de', cloth, 'opacity=".95"') +
  // The chest stands out from the belly in one line from flank to flank.
  area(
    '#8f776c',
    '102 184, 128 194, 160 196, 200 190, 241 184, 284 191, 324 198, 356 196, 380 184, 374 206, 346 214, 300 207, 241 192, 190 202, 150 207, 108 202',
    'opacity=".13"',
  ) +
  // What turns from the lamp.
  area(
    '#8f776c',
    '362 -30, 360 0, 364 40, 372 76, 385 132, 383 170, 372 240, 371 280, 377 346, 340 352, 350 290, 346 230, 356 170, 352 110, 340 60, 340 0',
    'opacity=".36"',
  ) +
  fill('#8f776c', PULLS, 'opacity=".62"') +
  (body ? fill('#fffaf4', stroke('128 40, 116 84, 112 120', 6), 'opacity=".8"') : '') +
  thin(curve(cloth, { loop: true }), INK, 2.4) +
  // Bindings of neck and hem.
  thin(
    curve('160 -38, 172 0, 198 37, 240 52, 282 37, 308 0, 320 -38') + curve('105 338, 150 345, 240 348, 330 345, 376 338'),
    '#a5928a',
    1.3,
  ) +
  (body
    ? thin(
        curve('127 -32, 129 2, 125 44, 113 84, 105 118') +
          curve('354 -32, 352 2, 356 44, 368 84, 376 118') +
          curve('146 -34, 150 40, 142 120, 148 220, 146 348') +
          curve('334 -34, 330 40, 338 120, 332 220, 334 348'),
        '#b5a299',
        1.2,
      )
    : '') +
  ink(stroke('240 44, 241 150, 241 250, 240 354', 2.2)) +
  thin('M241 60V344', '#6d4a52', 7, 'stroke-dasharray="2 9" style="stroke-linecap:butt"')

export const vest = worn(false)

/** Fullness below the nipple: the shade of a rounder form. */
export const fuller = (opacity: number) =>
  pair((of) =>
    area(
      '#a3704a',
      of('102 164, 120 174, 146 178, 176 177, 206 168, 198 177, 176 184, 148 187, 122 184, 106 176'),
      `opacity="${(0.3 * opacity).toFixed(2)}"`,
    ),
  )
/** Most swollen: it stands out over its fold as it did before. */
const swollen = pair(
  (of) =>
    area(
      '#a3704a',
      of('98 172, 118 187, 148 193, 182 188, 212 168, 207 190, 182 206, 148 211, 116 204, 100 190'),
      'opacity=".6"',
    ) + ink(stroke(of('112 199, 130 207, 150 209.5, 174 206, 194 197'), 1.1, { from: 0, to: 0 })),
)
/** Fresh ones lie about the fold, later ones sink towards the waist and are smaller. */
const FRESH =
  '107 150, 117 160, 131 176, 155 182, 181 179, 203 174, 213 180, 205 196, 181 202, 167 214, 141 220, 119 210, 110 190, 105 168'
const OTHER_FRESH = '288 182, 310 187, 338 182, 358 170, 368 156, 373 172, 368 196, 354 206, 334 204, 318 214, 300 204'
const LOW = '124 200, 140 191, 162 189, 184 196, 194 212, 188 234, 176 254, 166 274, 150 286, 138 274, 136 252, 128 232, 121 216'
const OTHER = '308 204, 330 198, 350 196, 364 208, 362 232, 352 252, 354 276, 340 282, 326 262, 314 246, 302 226'
const LAST = '124 250, 136 244, 152 256, 156 276, 170 292, 172 308, 152 314, 134 306, 128 286, 120 268'
const OTHER_LAST = '336 254, 352 250, 358 268, 352 288, 346 306, 326 312, 316 302, 330 284'
/** A lesser patch apart from the first: blood comes to the skin where it finds its way. */
const APART = {
  dark: '178 206, 194 204, 204 214, 196 226, 180 224, 172 216',
  green: '176 262, 190 256, 200 266, 194 280, 180 284, 170 274',
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
    { day: 3, drawn: swollen + onBoth('dark', FRESH, OTHER_FRESH) + line('#a63d59', 2.8) },
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
