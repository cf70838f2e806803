import { bra } from '../../panels/bra'
import { ink } from '../../panels/marks'
import { mirrored, moved, stroke, type Line } from '../../panels/pen'
import { type Breasts, EDGE, nipples, placer, SHAPES } from '../../panels/breasts'
import { trunk } from '../../panels/trunk'
import { type Age, bruise, FRAYED, swelling } from '../bruises'
import { BRUISE, scar, tape } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 240
export const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))

/** Full and high at first: the upper pole comes forward into the light, which lies on it without an edge; the shade below is longer. */
export const swollen = (name: Breasts): string =>
  pair((of) => swelling(of('98 336, 122 350, 152 350, 182 336, 204 304, 200 336, 182 358, 154 370, 124 368, 104 356'), 0.8)) +
  `<g fill="url(#${name}-l)" opacity=".7"><circle r="1" transform="translate(134 248) rotate(-14) scale(60 62)"/><circle r="1" transform="translate(314 248) rotate(12) scale(56 62)"/></g>`
/** At first to the side and below; what is left sinks below the fold. */
export const SIDE =
  '86 258, 92 256, 98 268, 101 288, 108 306, 122 322, 142 336, 156 346, 148 354, 126 354, 106 344, 92 326, 85 304, 83 280'
export const LOW = '88 354, 102 370, 126 384, 152 385, 178 374, 192 362, 196 380, 182 398, 154 408, 122 404, 98 388'
export const SIDE_HEART = '91 274, 100 296, 112 314, 130 328, 138 336, 116 336, 102 322, 92 302'
export const LOW_HEART = '106 378, 130 390, 160 388, 176 384, 160 397, 128 397'
const other = (line: Line) => moved(mirrored(line, MIDDLE), -4, 6)
/** One side has less, and not the same. */
export const on = (age: Age, at: Line, heart: Line) => {
  return (
    bruise(age, at, { heart, rough: 6, seed: 4, frayed: true }) +
    bruise(age, other(at), { heart: other(heart), strength: 0.75, rough: 7, seed: 15, frayed: true })
  )
}
/** The lower edge of both breasts, over what is stuck below it. */
export const edges = (name: Breasts): string =>
  ink(
    ...[false, true].map((right) =>
      stroke(placer(SHAPES[name], right)(EDGE).slice(3, 9), right ? 3.6 : 2.8, { from: 0.4, to: 0.4 }),
    ),
  )
/** On the ribs, just below the breast that covers it: four to five centimetres. */
const fold = '114 381.5, 128 384.5, 144 385.5, 158 384, 172 379.5'
const line = (colour: string, width: number) => pair((of) => scar(of(fold), colour, width))
/** A strip of tape in the colour of skin: its upper half lies in the fold. */
const strips = pair((of) => tape(of('108 378, 126 383, 144 384.5, 160 382.5, 178 376'), 11, '#e9cdb8')) + edges('full')
/** By day: red, then at its darkest, pale in the end. */
export const HEALED = { red: '#c0304f', dark: '#84303c', pale: '#e9b29e' }

/** What of the bruises shows above the cups on the first day, towards the armpit, and the bra. */
export const inBra =
  bruise('new', '84 236, 88 216, 98 200, 110 196, 122 204, 134 214, 132 226, 116 232, 104 244, 94 252', { rough: 5 }) +
  bruise('new', '372 236, 366 218, 352 208, 342 214, 344 226, 358 234, 364 246', { strength: 0.7, rough: 4, seed: 8 }) +
  bra()

/** How much is felt and seen, and the colours of its bruises, after any of these operations. */
export const CURVE: Recovery['curve'] = [
  [0, 0.45],
  [1, 0.74],
  [3.5, 0.92],
  [7, 0.72],
  [14, 0.5],
  [42, 0.22],
  [90, 0.1],
  [365, 0.01],
]
export const COLOURS: Recovery['colours'] = [
  [0, BRUISE.new],
  [3, BRUISE.dark],
  [5, BRUISE.dark],
  [9, BRUISE.green],
  [13, BRUISE.yellow],
  [20, BRUISE.none],
]

export const plate: Recovery = {
  kind: 'breast',
  title: 'Recovery after a breast implant, by day',
  desc: 'A woman of 32, the whole chest. Day 1: a soft support bra, bruises above it. Day 4: high, full and sore, bruises violet, tape in the fold. Day 14: the tape is off, a red line just below the fold, last yellow. Day 90: the shape has come down and rounded; the line is at its darkest. Day 365: a pale line.',
  sources: [
    'http://www.paulpinmd.com/blog/breast-augmentation-recovery-timeline (most swollen on days 3 to 5, bruises gone in a week or two, the rest of the swelling within three months)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  defs: `${FRAYED}${trunk('full')}<g id="who"><use href="#full"/>${nipples('full')}</g>`,
  window: [47, 78, 0.6],
  more: [34, 6],
  states: [
    { day: 1, drawn: inBra },
    { day: 4, drawn: swollen('full') + on('dark', SIDE, SIDE_HEART) + strips },
    { day: 14, drawn: on('yellow', LOW, LOW_HEART) + line(HEALED.red, 4.2) },
    // Still a little full above; in the end it has settled.
    { day: 90, drawn: `<g opacity=".45">${swollen('full')}</g>` + line(HEALED.dark, 4.6) },
    { day: 365, drawn: line(HEALED.pale, 3.4) },
  ],
  curve: CURVE,
  colours: COLOURS,
}
