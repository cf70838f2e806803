import { area, fill, INK, ink, part, thin } from '../../panels/marks'
import { curve, mirrored, moved, stroke, type Line } from '../../panels/pen'
import { cast } from '../cast'
import { type Age, bruise } from '../bruises'
import { BRUISE, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** What the plate ‘after’ draws on him, but for the scar. */
const own =
  '<path data-line="1.400" data-taper="30" d="M224 10c-30 8-66 6-104-6M256 10c30 8 66 6 104-6"/><path data-line="1" opacity=".6" data-taper="30" d="M240 34c-1.500 30-1 62 1 92M240 236c-1 26-1 52 0 78"/><path fill="skin-3" opacity=".7" d="M233 332c3-7 13-7 15-1 2 9 0 19-5 23-6-1-11-12-10-22z"/><path fill="skin-5" opacity=".75" d="M238 334c2-4 6-4 7 0 1 6 0 11-3 14-3-3-5-9-4-14z"/><path data-line="1.500" data-taper="8" d="M231 343c0-13 14-20 19-6"/><path data-line="detail" opacity=".5" data-taper="20" d="M120 404c16-4 30-12 42-22M366 404c-16-4-30-12-42-22"/><path fill="lip-2" opacity=".72" d="M128 157c2-7 11-9 18-7s10 7 8 12c-4 5-13 6-19 4-6-1-9-5-7-9zM327 156c2-6 11-8 18-6s9 7 7 11c-4 5-12 6-18 4s-9-4-7-9z"/><path fill="skin-5" opacity=".5" d="M137 156c2-3 7-3 9 0 0 3-8 4-9 0zM335 155c2-3 7-3 9 0 0 3-8 4-9 0z"/><path data-line="1" opacity=".55" data-taper="26" d="M104 186c22 8 50 6 76-6M376 184c-18 8-44 8-70-2"/><path fill="skin-3" opacity=".35" d="M362 168c6 0 12 3 12 7-4 4-13 2-16-2 0-3 2-5 4-5z"/>'

export const vest =
  part(
    '#efe6dc',
    '92 96, 96 40, 116 2, 168 -20, 196 20, 240 40, 284 20, 312 -20, 364 2, 386 40, 390 96, 386 160, 382 250, 388 330, 320 340, 240 343, 160 340, 98 330, 100 250, 96 160',
    2.4,
  ) +
  area('#cdbbad', '364 2, 386 40, 390 96, 386 160, 382 250, 388 330, 320 340, 290 342, 334 290, 340 200, 346 110, 340 40') +
  fill(
    '#cdbbad',
    stroke('99 206, 134 214, 176 207', 7, { from: 1, to: 0.05 }) +
      stroke('97 128, 132 144, 168 147', 7, { from: 1, to: 0.05 }) +
      stroke('100 294, 142 306, 186 294', 7, { from: 1, to: 0.05 }),
  ) +
  fill(
    '#9a857c',
    stroke('385 130, 348 148, 312 150', 7, { from: 1, to: 0.05 }) + stroke('383 211, 346 219, 308 214', 7, { from: 1, to: 0.05 }),
  ) +
  area('url(#h)', '350 110, 344 200, 338 290, 300 341, 388 330, 382 250, 386 160, 390 96, 372 60') +
  area('#9a857c', '386 160, 382 250, 388 330, 348 337, 362 270, 366 200') +
  thin(curve('168 -16, 190 30, 240 54, 290 30, 312 -16'), INK, 1.6) +
  ink(
    stroke('240 54, 242 150, 241 250, 240 342', 2.2),
    stroke('98 120, 130 140, 168 146', 1.5),
    stroke('100 200, 140 208, 172 204', 1.5),
    stroke('384 122, 346 142, 312 148', 1.5),
    stroke('100 288, 142 302, 188 292', 1.5),
    stroke('386 290, 346 304, 304 296', 1.5),
    stroke('382 204, 344 212, 312 206', 1.5),
  ) +
  thin(
    'M240 70h9M240 94h9M240 118h9M240 142h9M240 166h9M240 190h9M240 214h9M240 238h9M240 262h9M240 286h9M240 310h9',
    '#6d4a52',
    3,
  )

/** Fullness below the nipple: the shade of a rounder form. */
const fuller = (opacity: number) =>
  pair((of) =>
    area(
      '#a3704a',
      of('112 180, 130 193, 152 197, 176 191, 196 176, 192 189, 174 202, 150 206, 126 200'),
      `opacity="${(0.2 * opacity).toFixed(2)}"`,
    ),
  )
/** Fresh ones lie about the fold, later ones sink towards the waist and are smaller. */
const FRESH = '112 174, 128 184, 150 188, 178 184, 198 172, 206 184, 194 206, 176 214, 158 208, 140 220, 120 210, 106 192'
const LOW =
  '112 182, 130 190, 152 188, 168 196, 172 212, 164 226, 158 246, 148 252, 142 276, 130 292, 122 280, 116 256, 108 240, 106 206'
const OTHER =
  '292 190, 312 186, 336 192, 352 188, 366 200, 370 224, 364 244, 356 240, 348 258, 338 252, 330 234, 318 228, 306 212'
const LAST = '108 246, 120 250, 138 247, 148 258, 146 280, 136 304, 126 322, 116 308, 110 284'
const OTHER_LAST = '330 250, 350 246, 366 252, 372 276, 366 300, 354 306, 346 286, 334 270'
/** Both sides, the left one of the picture more; the other has a shape of its own. */
const onBoth = (age: Age, at: Line, other: Line) => bruise(age, at) + bruise(age, other, 0.8)
const edge = '126.5 158, 130 163, 136 165.500, 145 165, 152.500 161'
const line = (colour: string, width: number, opacity = 1) =>
  `<g opacity="${opacity}">${pair((of) => scar(of(edge), colour, width))}</g>`

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
    { day: 1, drawn: vest },
    { day: 3, drawn: fuller(1) + onBoth('dark', FRESH, moved(mirrored(FRESH, MIDDLE + 2), -4, 6)) + line('#a63d59', 2.8) },
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
