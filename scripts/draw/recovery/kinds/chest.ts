import { area, INK, ink, part, thin } from '../../panels/marks'
import { curve, mirrored, stroke, type Line } from '../../panels/pen'
import { cast } from '../cast'
import { type Age, bruise, BRUISE, scar, soft } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** What the plate ‘after’ draws on him, but for the scar. */
const own =
  '<path data-line="1.400" data-taper="30" d="M224 10c-30 8-66 6-104-6M256 10c30 8 66 6 104-6"/><path data-line="1" opacity=".6" data-taper="30" d="M240 34c-1.500 30-1 62 1 92M240 236c-1 26-1 52 0 78"/><path fill="skin-4" opacity=".6" d="M234 336c3 8 11 8 13-1 1 12-2 19-7 19s-7-8-6-18z"/><path data-line="1.300" data-taper="5" d="M232 336c3 12 13 12 16-1"/><path data-line="detail" opacity=".5" data-taper="20" d="M120 404c16-4 30-12 42-22M366 404c-16-4-30-12-42-22"/><path fill="lip-2" opacity=".72" d="M128 157c2-7 11-9 18-7s10 7 8 12c-4 5-13 6-19 4-6-1-9-5-7-9zM327 156c2-6 11-8 18-6s9 7 7 11c-4 5-12 6-18 4s-9-4-7-9z"/><path fill="skin-5" opacity=".5" d="M137 156c2-3 7-3 9 0 0 3-8 4-9 0zM335 155c2-3 7-3 9 0 0 3-8 4-9 0z"/><path data-line="1" opacity=".55" data-taper="26" d="M104 186c22 8 50 6 76-6M376 184c-18 8-44 8-70-2"/><path fill="skin-3" opacity=".35" d="M362 168c6 0 12 3 12 7-4 4-13 2-16-2 0-3 2-5 4-5z"/>'

const vest =
  part(
    '#efe6dc',
    '92 96, 96 40, 116 2, 168 -20, 196 20, 240 40, 284 20, 312 -20, 364 2, 386 40, 390 96, 386 160, 382 250, 388 330, 320 340, 240 343, 160 340, 98 330, 100 250, 96 160',
    2.4,
  ) +
  area('#cdbbad', '364 2, 386 40, 390 96, 386 160, 382 250, 388 330, 320 340, 290 342, 334 290, 340 200, 346 110, 340 40') +
  area('#9a857c', '386 160, 382 250, 388 330, 348 337, 362 270, 366 200') +
  area('#cdbbad', '100 200, 132 214, 176 208, 150 224, 118 226, 99 214') +
  area('#cdbbad', '97 120, 130 142, 170 147, 138 154, 106 142') +
  area('#cdbbad', '99 286, 140 300, 186 292, 148 312, 110 310') +
  area('#9a857c', '346 142, 312 150, 330 156, 384 136, 384 124') +
  area('#9a857c', '344 214, 306 214, 330 224, 383 218, 383 206') +
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

/** Fullness below the nipple, a shade without an edge. */
const fuller = (opacity: number) =>
  pair((of) =>
    soft('#a3704a', of('112 170, 136 180, 166 180, 194 168, 202 176, 184 198, 154 204, 122 198, 108 186'), 0.4 * opacity),
  )
/** Fresh ones lie about the fold, later ones sink towards the waist. */
const FRESH = '112 166, 130 176, 158 178, 186 168, 204 172, 200 196, 172 212, 140 220, 116 212, 106 190'
const LOW = '116 190, 134 204, 160 206, 190 192, 204 200, 190 230, 172 258, 160 286, 138 292, 128 268, 116 230'
const LAST = '116 216, 140 224, 166 222, 192 214, 192 236, 176 270, 150 290, 128 284, 118 254'
/** Both sides, the left one of the picture more. */
const onBoth = (age: Age, at: Line) => bruise(age, at, 0.8) + bruise(age, mirrored(at, MIDDLE + 2), 0.55)
const edge = '127 160, 134 167, 144 168, 153 162'
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
  window: [74, -12, 0.72],
  states: [
    { day: 1, drawn: vest },
    { day: 3, drawn: fuller(1) + onBoth('dark', FRESH) + line('#a63d59', 4) },
    { day: 7, drawn: fuller(0.7) + onBoth('green', LOW) + line('#a63d59', 4) },
    { day: 14, drawn: fuller(0.35) + onBoth('yellow', LAST) + line('#a63d59', 3) },
    { day: 90, drawn: line('#8a3450', 2.4, 0.8) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.72],
    [2.6, 0.88],
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
