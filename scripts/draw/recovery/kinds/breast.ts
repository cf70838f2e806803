import { bra } from '../../panels/bra'
import { area } from '../../panels/marks'
import { mirrored, moved, type Line } from '../../panels/pen'
import { nipples } from '../../panels/breasts'
import { trunk } from '../../panels/trunk'
import { type Age, bruise, swelling } from '../bruises'
import { BRUISE, scar, tape } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))

/** Full and high at first: the upper half stands out and its skin is taut, so it takes the light on a broad place; the shade below is longer. */
const swollen =
  pair((of) => swelling(of('98 336, 122 350, 152 350, 182 336, 204 304, 200 336, 182 358, 154 370, 124 368, 104 356'), 0.8)) +
  [
    '86 262, 96 236, 118 220, 146 218, 164 230, 162 252, 142 268, 112 280, 92 282',
    '282 262, 290 238, 312 222, 340 218, 352 230, 346 252, 326 268, 300 282, 284 280',
  ]
    .map((shine) => area('#fdf0e0', shine, 'opacity=".4"'))
    .join('')
/** At first to the side and below; what is left sinks below the fold. */
const SIDE =
  '86 258, 92 256, 98 268, 101 288, 108 306, 122 322, 142 336, 156 346, 148 354, 126 354, 106 344, 92 326, 85 304, 83 280'
const LOW = '88 354, 102 370, 126 384, 152 385, 178 374, 192 362, 196 380, 182 398, 154 408, 122 404, 98 388'
const SIDE_HEART = '91 274, 100 296, 112 314, 130 328, 138 336, 116 336, 102 322, 92 302'
const LOW_HEART = '106 378, 130 390, 160 388, 176 384, 160 397, 128 397'
const other = (line: Line) => moved(mirrored(line, MIDDLE), -4, 6)
/** One side has less, and not the same. */
const on = (age: Age, at: Line, heart: Line) => {
  return (
    bruise(age, at, { heart, rough: 6, seed: 4 }) +
    bruise(age, other(at), { heart: other(heart), strength: 0.75, rough: 7, seed: 15 })
  )
}
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
  window: [47, 78, 0.6],
  more: [34, 6],
  states: [
    {
      day: 1,
      drawn:
        // What there is of it shows above the cups, towards the armpit.
        bruise('new', '84 236, 88 216, 98 200, 110 196, 122 204, 134 214, 132 226, 116 232, 104 244, 94 252', { rough: 5 }) +
        bruise('new', '372 236, 366 218, 352 208, 342 214, 344 226, 358 234, 364 246', { strength: 0.7, rough: 4, seed: 8 }) +
        bra(),
    },
    { day: 4, drawn: swollen + on('dark', SIDE, SIDE_HEART) + strips },
    { day: 14, drawn: on('yellow', LOW, LOW_HEART) + line('#a63d59', 3) },
    // Still a little full above; in the end it has settled.
    { day: 90, drawn: `<g opacity=".45">${swollen}</g>` + line('#8a3450', 2.8, 0.9) },
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
