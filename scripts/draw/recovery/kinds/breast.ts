import { bra } from '../../panels/bra'
import { fill } from '../../panels/marks'
import { mirrored, moved, stroke, type Line } from '../../panels/pen'
import { nipples } from '../../panels/breasts'
import { trunk } from '../../panels/trunk'
import { type Age, bruise, swelling } from '../bruises'
import { BRUISE, scar, tape } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))

/** Full and high at first: the upper half stands out and shines, the shade below it is longer. */
const swollen =
  pair((of) => swelling(of('98 336, 122 350, 152 350, 182 336, 204 304, 200 336, 182 358, 154 370, 124 368, 104 356'), 0.8)) +
  fill(
    '#fff4e6',
    stroke('106 228, 130 216, 160 218', 7, { from: 0.1, to: 0.1 }) +
      stroke('292 226, 320 214, 348 220', 7, { from: 0.1, to: 0.1 }),
    'opacity=".8"',
  )
/** At first to the side and below; what is left sinks below the fold. */
const SIDE = '84 276, 98 266, 112 276, 124 300, 126 322, 148 340, 158 354, 136 362, 110 354, 92 334, 82 306'
const LOW = '96 380, 118 376, 144 384, 166 382, 180 394, 162 412, 136 422, 114 414, 100 400'
const on = (age: Age, at: Line) => bruise(age, at, 0.85) + bruise(age, moved(mirrored(at, MIDDLE), -4, 6), 0.6)
const fold = '102 364, 128 378, 161 376, 188 360'
const line = (colour: string, width: number, opacity = 1) =>
  pair((of) => `<g opacity="${opacity}">${scar(of(fold), colour, width)}</g>`)
/** A strip of tape in the colour of skin, in the fold. */
const strips = pair((of) => tape(of('106 368, 128 378, 161 376, 186 362'), 7, '#ecd6c2'))

export const plate: Recovery = {
  kind: 'breast',
  title: 'Recovery of the breast, by day',
  desc: 'A woman of 32, the whole chest. Day 1: a soft support bra, bruises above it. Day 4: high, full and sore, bruises violet. Day 14: dressings off, a red line in the fold, last yellow. Day 90: the shape has come down and rounded; the line is at its darkest. Day 365: a pale line.',
  sources: [
    'http://www.paulpinmd.com/blog/breast-augmentation-recovery-timeline (most swollen on days 3 to 5, bruises gone in a week or two, the rest of the swelling within three months)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  defs: `${trunk('full')}<g id="who"><use href="#full"/>${nipples('full')}</g>`,
  window: [24, 62, 0.56],
  more: [34, 6],
  states: [
    {
      day: 1,
      drawn:
        bruise('new', '70 226, 68 206, 76 186, 90 170, 106 176, 112 200, 106 224, 94 246, 80 252, 70 240') +
        bruise('new', '410 230, 412 212, 404 194, 390 182, 378 194, 376 216, 386 240, 400 246', 0.6) +
        bra(),
    },
    { day: 4, drawn: swollen + on('dark', SIDE) + strips },
    { day: 14, drawn: on('yellow', LOW) + line('#a63d59', 3) },
    // Still a little full above; in the end it has settled.
    { day: 90, drawn: `<g opacity=".5">${swollen}</g>` + line('#8a3450', 2.8, 0.9) },
    { day: 365, drawn: line('#f6e2d0', 2.2, 0.9) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.74],
    [3.5, 0.92],
    [7, 0.72],
    [14, 0.5],
    [42, 0.22],
    [90, 0.1],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [3, BRUISE.dark],
    [5, BRUISE.dark],
    [9, BRUISE.green],
    [13, BRUISE.yellow],
    [20, BRUISE.none],
  ],
}
