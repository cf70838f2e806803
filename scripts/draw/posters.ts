import { onPerson, person } from './panels/people'
import { BUILT } from './panels/plates/rhinoplasty-nose-surgery'
import { picture } from './panels/sheet'
import { plate as nose } from './recovery/kinds/nose'
import { recoveryPoster } from './recovery/sheet'

/** The posters of the two films that explain, 16:9, by their path in public/. The button to play lies over the lower left. */
export const posterFiles = (): Map<string, string> =>
  new Map([
    [
      'video/nose-anatomy-poster.svg',
      picture({
        size: [960, 540],
        title: 'How a nose is built',
        desc: 'A woman of 32 from the side, her nose opened: bone above, two cartilages below, under an opened edge of skin.',
        defs: person('nose'),
        body: onPerson('nose', 6, 62, 2.05, BUILT),
      }),
    ],
    ['video/recovery-timeline-poster.svg', recoveryPoster(nose)],
  ])
