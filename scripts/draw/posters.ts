import { onPerson, person } from './panels/people'
import { BUILT } from './panels/plates/rhinoplasty-nose-surgery'
import { picture } from './panels/sheet'
import { plate as nose } from './recovery/kinds/nose'
import { recoverySheet } from './recovery/sheet'

/** The posters of the two films that explain, 16:9, by their path in public/. The button to play lies over the lower left. */
export const posterFiles = (): Map<string, string> =>
  new Map([
    [
      'video/nose-anatomy-poster.svg',
      picture({
        size: [960, 540],
        title: 'How a nose is built',
        desc: 'A woman of 32 from the side, her nose opened: bone above, two cartilages below, in a rim of skin and fat.',
        defs: person('nose'),
        body: onPerson('nose', -12, 64, 2.2, BUILT),
      }),
    ],
    ['video/recovery-timeline-poster.svg', widened(recoverySheet(nose))],
  ])

/** The sheet of a recovery in the shape of a film, on a ground of its own. */
const widened = (sheet: string): string =>
  sheet
    .replace('viewBox="0 0 720 480" width="720" height="480"', 'viewBox="-140 -12 876 493" width="960" height="540"')
    .replace(':root{', ':root{--p:#fbf3ea;')
    .replace('(prefers-color-scheme:dark){:root{', '(prefers-color-scheme:dark){:root{--p:#3b2b35;')
    .replace('<g class="s0">', '<path fill="var(--p)" d="M-140-12h876v493h-876z"/><g class="s0">')
