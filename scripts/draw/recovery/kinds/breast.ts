import { type Breasts, IN_FOLD } from '../../panels/breasts'
import { alongFold, edges, settling, strips } from '../breasts'
import { scar } from '../healing'
import type { Recovery } from '../sheet'

/** In the fold: a hair of skin lies between it and the lower edge of the breast, so that both are seen. */
const lines = (name: Breasts, colour: string, width: number) =>
  alongFold(name, IN_FOLD, 5.4, (points) => scar(points, colour, width)) + edges(name)
/** Its upper half lies in the fold, beneath the breast. */
const taped =
  alongFold('taut', '-.66 .93, -.46 .98, -.2 1.005, .08 1.004, .34 .97, .54 .915', 4.6, (points) => strips(points, 8)) +
  edges('taut')

export const plate: Recovery = {
  kind: 'breast',
  title: 'Recovery after a breast implant, by day',
  desc: 'A woman of 32, the whole chest. Day 1: a soft support bra, bruises above it. Day 4: high, full and sore, bruises violet, tape in the fold. Day 14: the tape is off, still high, a red line in the fold, last yellow. Day 90: the shape has come down and rounded; the line is at its darkest. Day 365: a fine line.',
  sources: [
    'http://www.paulpinmd.com/blog/breast-augmentation-recovery-timeline (most swollen on days 3 to 5, bruises gone in a week or two, the rest of the swelling within three months)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  ...settling({ early: 'taut', shape: 'eased', taped, lines }),
}
