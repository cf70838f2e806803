import { area, fill, INK, ink, stitches } from '../../panels/marks'
import { curve, mirrored, stroke, type Line } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, type Age, BRUISE, scar } from '../healing'
import type { Recovery } from '../sheet'
import { drain } from '../torso'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
const own =
  '<circle fill="gold" stroke="ink" stroke-width=".7" cx="119" cy="204" r="3"/><circle fill="gold" stroke="ink" stroke-width=".7" cx="361" cy="204" r="3"/><path data-line="detail" opacity=".55" data-taper="18" d="M198 44c26-5 58-5 84 0M208 58c20-3 44-3 64 0"/>'

const outer =
  '98 150, 98 80, 130 14, 190 -14, 240 -20, 290 -14, 350 14, 382 80, 382 150, 372 214, 340 262, 300 300, 240 312, 180 300, 140 262, 108 214'
const opening =
  '152 150, 150 108, 166 74, 204 60, 240 57, 276 60, 314 74, 330 108, 328 150, 322 196, 302 236, 276 262, 240 270, 204 262, 178 236, 158 196'
const bandage =
  `<path fill="#f6efe7" fill-rule="evenodd" stroke="${INK}" stroke-width="2" d="${curve(outer, { loop: true })}${curve(opening, { loop: true })}"/>` +
  area('#d5c8be', '350 14, 382 80, 382 150, 372 214, 340 262, 300 300, 262 310, 302 266, 336 214, 346 150, 344 86, 326 40') +
  ink(
    stroke('112 96, 128 70, 156 56', 1.3),
    stroke('104 140, 124 128, 150 124', 1.3),
    stroke('110 190, 130 186, 152 184', 1.3),
    stroke('128 234, 148 222, 166 212', 1.3),
    stroke('164 276, 180 258, 186 250', 1.3),
    stroke('240 309, 240 290, 240 272', 1.3),
    stroke('316 280, 300 262, 294 252', 1.3),
    stroke('352 234, 334 224, 316 214', 1.3),
    stroke('368 140, 352 130, 332 126', 1.3),
    stroke('352 64, 330 62, 314 68', 1.3),
    stroke('186 -6, 190 24, 206 54', 1.3),
    stroke('290 -6, 286 26, 274 54', 1.3),
  )
const bottle = drain('128 232, 112 246, 102 262, 106 278', 108, 282, 0.8)

/** Cheeks and jaw are fuller than they were and will be; their tones go with them. */
const wider = (by: number) => `137 138, ${135 - by} 170, ${136 - by} 204, ${146 - by} 234, ${168 - by * 0.7} 259, 204 276`
const swollen = (by: number) =>
  area('#e0ba98', `${wider(by)}, 190 250, 158 216, 150 176`) +
  area('#9a6846', mirrored(`${wider(by)}, 182 262, 158 236, 146 204, 142 170`, MIDDLE)) +
  pair((of) => fill(INK, stroke(of(wider(by)), 2.4)))
const jaw = '154 204, 166 228, 188 246, 212 256, 220 280, 216 304, 200 312, 190 290, 184 268, 164 248, 150 226'
const bruised = (age: Age) => bruise(age, jaw) + bruise(age, mirrored(jaw, MIDDLE + 2), 0.7)
const neck = '188 282, 190 312, 206 334, 226 328, 224 300, 216 286'
const line = '124 132, 130 150, 128 170, 132 190, 128 208'
const sewn = pair(
  (of) => scar(of(line), '#a63d59', 2.6) + stitches(of('125 134, 129 148, 128 162, 130 176, 131 190, 128 206'), 10),
)
const red = (opacity: number) => pair((of) => `<g opacity="${opacity}">${scar(of(line), '#b5546a', 2.2)}</g>`)

export const plate: Recovery = {
  kind: 'face',
  title: 'Recovery of face and neck, by day',
  desc: 'A woman of 58 from the front. Day 1: a bandage around head and chin, a drain. Day 3: most swollen, bruises violet along jaw and neck, threads before the ears. Day 7: less, bruises green, threads come out. Day 14: yellow, covered by make-up. Day 90: settled; a fine line before the ears.',
  sources: [
    'https://www.estheticon.com/procedures/face-lift-rhytidectomy-recovery (drain out after a day, threads on days 7 to 10)',
    'https://www.healthcentre.org.uk/cosmetic-surgery/facelift-after.html (bandage over the head and under the chin, drains for a day or two)',
    'https://rocketswag.com/retirement/cosmetic-surgery/face-lift/Recovery-After-A-Face-Lift.html (bandage off on days 2 to 5, threads from day 5)',
  ],
  defs: cast('facelift-after', 'w58', own),
  window: [84, 24, 0.77],
  states: [
    { day: 1, drawn: swollen(2) + bruise('new', neck) + bottle + bandage },
    { day: 3, drawn: swollen(8) + bruised('dark') + sewn },
    { day: 7, drawn: swollen(3) + bruised('green') + red(1) },
    { day: 14, drawn: bruised('yellow') + red(0.7) },
    { day: 90, drawn: red(0.25) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.7],
    [3, 1],
    [5, 0.86],
    [7, 0.68],
    [14, 0.4],
    [28, 0.24],
    [90, 0.09],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [3, BRUISE.dark],
    [5, BRUISE.dark],
    [8, BRUISE.green],
    [13, BRUISE.yellow],
    [20, BRUISE.none],
  ],
}
