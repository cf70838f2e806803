import { BRUISE } from '../healing'
import { bruised, face, FACE_WINDOW, points, SOFT } from '../needle'
import type { Recovery } from '../sheet'

export const plate: Recovery = {
  kind: 'needle',
  title: 'Recovery after injections, by day',
  desc: 'A woman of 32, eyes closed. Day 0: small raised points, a little red. Day 1: slightly swollen, perhaps one small bruise. Day 3: the bruise is violet. Day 7: yellow, easily covered. Day 14: nothing to see.',
  sources: [
    'https://www.westlakedermatology.com/blog/botox-and-dermal-filler-recovery-tips/ (filler settles in 7 to 10 days; the effect of botulinum toxin is full by two weeks)',
    'https://www.yourfaceinourhands.com/learn-plan/botox-filler-aftercare/ (swelling and bruises of fillers, little after botulinum toxin)',
  ],
  defs: face + SOFT,
  window: FACE_WINDOW,
  states: [
    { day: 0, drawn: points() },
    { day: 1, drawn: bruised('new') },
    { day: 3, drawn: bruised('dark') },
    { day: 7, drawn: bruised('yellow') },
    { day: 14, drawn: '' },
  ],
  curve: [
    [0, 0.22],
    [1, 0.3],
    [3, 0.22],
    [7, 0.09],
    [14, 0.02],
    [30, 0.005],
  ],
  colours: [
    [0, '#d88b80'],
    [1, BRUISE.new],
    [3, BRUISE.dark],
    [5, BRUISE.green],
    [8, BRUISE.yellow],
    [13, BRUISE.none],
  ],
}
