import { edges, pair, settling } from '../breasts'
import { scar, tape } from '../healing'
import type { Recovery } from '../sheet'

/** On the ribs, just below the breast that covers it: four to five centimetres. */
const fold = '114 381.5, 128 384.5, 144 385.5, 158 384, 172 379.5'
const lines = (colour: string, width: number) => pair((of) => scar(of(fold), colour, width))
/** A strip of tape in the colour of skin: its upper half lies in the fold. */
const strips = pair((of) => tape(of('108 378, 126 383, 144 384.5, 160 382.5, 178 376'), 11, '#e9cdb8')) + edges('full')

export const plate: Recovery = {
  kind: 'breast',
  title: 'Recovery after a breast implant, by day',
  desc: 'A woman of 32, the whole chest. Day 1: a soft support bra, bruises above it. Day 4: high, full and sore, bruises violet, tape in the fold. Day 14: the tape is off, a red line just below the fold, last yellow. Day 90: the shape has come down and rounded; the line is at its darkest. Day 365: a pale line.',
  sources: [
    'http://www.paulpinmd.com/blog/breast-augmentation-recovery-timeline (most swollen on days 3 to 5, bruises gone in a week or two, the rest of the swelling within three months)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  ...settling({ shape: 'full', strips, lines }),
}
