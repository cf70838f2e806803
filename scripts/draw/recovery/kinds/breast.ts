import { type Breasts, IN_FOLD, SHAPES } from '../../panels/breasts'
import { ink } from '../../panels/marks'
import { edgeOf } from '../../panels/trunk'
import { alongFold, layers, settling, strips } from '../breasts'
import { scar } from '../healing'
import type { Recovery } from '../sheet'

/** The edge of either breast is a fine line, that its fold be told from it. */
const EDGE = 0.5
const edges = (name: Breasts) => ink(edgeOf(SHAPES[name], false, EDGE), edgeOf(SHAPES[name], true, EDGE))
/** In the fold: a hair of skin lies between it and the lower edge of the breast, so that both are seen. */
const lines = (name: Breasts, colour: string, width: number) =>
  alongFold(name, IN_FOLD, 3.8, (points) => scar(points, colour, width)) + edges(name)
/** Its upper half lies in the fold, beneath the breast. */
const taped =
  alongFold('taut', '-.66 .93, -.46 .98, -.2 1.005, .08 1.004, .34 .97, .54 .915', 4.6, (points) => strips(points, 8)) +
  edges('taut')

/** Last yellow begins in the fold, where it is deepest, and runs out below it. */
const last = layers(
  [
    '#f0dfa6',
    '84 312, 98 324, 120 334, 148 337, 178 333, 200 322, 206 332, 194 350, 170 364, 138 367, 110 356, 88 336',
    0.8,
    'bw',
  ],
  ['#cda548', '92 320, 106 329, 126 336, 150 338, 176 335, 196 325, 186 342, 162 353, 134 353, 108 343', 0.34, 'bw'],
  ['#8d6a3e', '96 324, 118 334, 148 338, 176 334, 164 344, 130 345', 0.24, 'bw'],
)

export const plate: Recovery = {
  kind: 'breast',
  title: 'Recovery after a breast implant, by day',
  desc: 'A woman of 32, the whole chest. Day 1: a soft support bra, bruises above it. Day 4: high, full and sore, bruises violet, tape in the fold. Day 14: the tape is off, still high, a red line in the fold, last yellow. Day 90: the shape has come down and rounded; the line is at its darkest. Day 365: a fine line.',
  sources: [
    'http://www.paulpinmd.com/blog/breast-augmentation-recovery-timeline (most swollen on days 3 to 5, bruises gone in a week or two, the rest of the swelling within three months)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  ...settling({ early: 'taut', shape: 'eased', taped, lines, last, edge: EDGE, up: 7 }),
}
