import { bra } from '../../panels/bra'
import { fill } from '../../panels/marks'
import { mirrored, moved, stroke, type Line } from '../../panels/pen'
import { nipples, trunk } from '../../panels/trunk'
import { type Age, bruise, swelling } from '../bruises'
import { BRUISE, scar, tape } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))

/** Full and high at first: the upper half stands out and shines, the shade below it is longer. */
const swollen =
  pair((of) => swelling(of('84 344, 108 358, 138 358, 168 344, 190 312, 186 344, 168 366, 140 378, 110 376, 90 364'), 0.8)) +
  fill(
    '#fff4e6',
    stroke('92 236, 116 224, 146 226', 7, { from: 0.1, to: 0.1 }) +
      stroke('306 234, 334 222, 362 228', 7, { from: 0.1, to: 0.1 }),
    'opacity=".8"',
  )
/** At first to the side and below; what is left sinks below the fold. */
const SIDE = '66 290, 82 282, 96 296, 104 318, 100 338, 116 350, 104 362, 84 356, 70 334, 62 312'
const LOW = '82 388, 104 384, 130 392, 152 390, 166 402, 148 420, 122 430, 100 422, 86 408'
const on = (age: Age, at: Line) => bruise(age, at) + bruise(age, moved(mirrored(at, MIDDLE), -2, 6), 0.7)
const fold = '88 372, 114 386, 147 384, 174 368'
const line = (colour: string, width: number, opacity = 1) =>
  pair((of) => `<g opacity="${opacity}">${scar(of(fold), colour, width)}</g>`)
/** A strip of tape in the colour of skin, in the fold. */
const strips = pair((of) => tape(of('92 376, 114 386, 147 384, 172 370'), 7, '#ecd6c2'))

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
        bruise(
          'new',
          '168 200, 178 178, 194 186, 202 168, 218 178, 222 198, 238 206, 236 232, 244 250, 222 262, 196 244, 178 230',
        ) + bra(),
    },
    { day: 4, drawn: swollen + on('dark', SIDE) + strips },
    { day: 14, drawn: on('yellow', LOW) + line('#a63d59', 3) },
    { day: 90, drawn: line('#8a3450', 2.8, 0.9) },
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
