import { bra } from '../../panels/bra'
import { area } from '../../panels/marks'
import { mirrored, type Line } from '../../panels/pen'
import { cast } from '../cast'
import { type Age, blotches, BRUISE, scar, tape } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
const own =
  '<path fill="lip-1" opacity=".7" d="M133 228c1-9 8-11 13-11s13 4 13 10c0 8-6 11-13 12s-13-5-13-12z"/><path fill="lip-2" opacity=".6" d="M142 228c1-4 7-4 8 0-1 4-7 4-8 0z"/><path fill="lip-1" opacity=".7" d="M323 228c1-9 8-11 13-11s13 4 13 10c0 8-6 11-13 12s-13-5-13-12z"/><path fill="lip-2" opacity=".6" d="M332 228c1-4 7-4 8 0-1 4-7 4-8 0z"/><path data-line="1.200" opacity=".8" data-taper="24" d="M216 32c-24-8-52-4-80 6M264 32c24-8 52-4 80 6"/>'
const worn = `<g transform="translate(72 -92) scale(.7 1)">${bra()}</g>`

/** Full and high at first: the shade below is longer, on both. */
const swollen = pair((of) =>
  area('#bd8860', of('104 240, 118 256, 146 264, 176 260, 200 240, 196 254, 176 271, 146 274, 116 266, 102 252'), 'opacity=".5"'),
)
const places = [
  [124, 214, 14, 18],
  [132, 242, 18, 15],
  [150, 256, 26, 13],
  [184, 248, 18, 14],
] as const
/** Both breasts, one less than the other. */
const spots = (age: Age) =>
  `${blotches(age, places)}<g transform="translate(481 4) scale(-1 1)">${blotches(age, places.slice(0, 3), 0.7)}</g>`
const fold = '104 246, 122 262, 148 266, 176 262, 196 244'
const line = (colour: string, width: number, opacity = 1) =>
  pair((of) => `<g opacity="${opacity}">${scar(of(fold), colour, width)}</g>`)
/** A strip of tape in the colour of skin, in the fold. */
const strips = pair((of) => `<g opacity=".8">${tape(of('110 253, 126 264, 148 269, 174 265, 192 252'), 6, '#e6cbb4')}</g>`)

export const plate: Recovery = {
  kind: 'breast',
  title: 'Recovery of the breast, by day',
  desc: 'A woman of 32, the whole chest. Day 1: a soft support bra, bruises above it. Day 4: high, full and sore, bruises violet. Day 14: dressings off, a red line in the fold, last yellow. Day 90: the shape has come down and rounded; the line is at its darkest. Day 365: a pale line.',
  sources: [
    'http://www.paulpinmd.com/blog/breast-augmentation-recovery-timeline (most swollen on days 3 to 5, bruises gone in a week or two, the rest of the swelling within three months)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  defs: cast('bust', 'w32', own) + `<g id="bra">${worn}</g>`,
  window: [80, -2, 0.745],
  states: [
    {
      day: 1,
      drawn:
        blotches('new', [
          [118, 104, 20, 16],
          [150, 96, 22, 14],
          [206, 132, 16, 24],
        ]) + '<use href="#bra"/>',
    },
    { day: 4, drawn: swollen + spots('dark') + strips },
    { day: 14, drawn: spots('yellow') + line('#a63d59', 2.8) },
    { day: 90, drawn: line('#8a3450', 2.6, 0.9) },
    { day: 365, drawn: line('#e2bb9c', 2, 0.8) },
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
