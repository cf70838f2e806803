/**
 * What lies between before and after: the states of the recoveries, in the frame of the results' plates.
 * Written by make.ts into public/drawings/results/<result>-<stage>.svg.
 */
import { patternsOf } from '../panels/tones'
import type { Recovery } from './sheet'
import {
  near as nearChest,
  nearWeek as swollenChest,
  plate as chest,
  softly as fullChest,
  week as weekChest,
} from './kinds/chest'
import { late as lateFace, lateFull, nearDefs as nearFace, plate as face, week as weekFace } from './kinds/face'
import { near as nearLids, plate as lids } from './kinds/lids'
import { ear, flushed, nearFull as fullNose, plate as nose } from './kinds/nose'
import { month as monthScalp, near as nearScalp, plate as scalp, week as weekScalp } from './kinds/scalp'
import { plate as trunk } from './kinds/trunk'
import { bareBruises, bareFlush, bareLine, navelLine, navelStitches, nearSwollen, SUNK } from './torso'

interface Stage {
  /** The result, and what is said of its time in the name of the file. */
  name: string
  title: string
  of: Recovery
  /** The state of the recovery that it shows. */
  day: number
  more?: string
  /** The person, drawn finer than in the cells of a sheet. */
  defs?: string
  /** What is drawn instead of that state, when the person is seen otherwise than in the sheet. */
  drawn?: string
  /** What she covers: of the contour before, only what lies outside of hers is seen. */
  behind?: string
  /** What of the person is drawn again, fuller, beneath the state. */
  under?: string
  /** The part that is seen, as in the plates before and after. */
  frame?: string
}

/** The contour before, in fine dashes, as on the plate after. */
const noseBefore =
  '<path fill="none" stroke="var(--a,#4d2039)" stroke-width="1.7" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(-3.6 -3.6) scale(1.015)" d="M127 163.500C124.500 167.600 118 171.200 113.800 176.600C108.900 183 107.400 191 104.200 199C101 207 96.800 214 92.800 221.500C89.400 228 85 235 85.700 243.300C87.500 254 100 253 110 254"/>'

/** The whole head, with air above it, as in the plates. */
const HEAD = 'translate(10.6 11.4) scale(.956)'

const [fullTrunk, lessFull] = [nearSwollen(1), nearSwollen(0.4)]

export const STAGES: Stage[] = [
  {
    name: 'rhinoplasty-profile-day-7',
    title: 'The same nose on day 7: the splint is off, the tip thick and turned up, bruises green; dashes show the old contour',
    of: nose,
    defs: flushed,
    day: 7,
    more: ear,
    behind: noseBefore,
  },
  {
    name: 'rhinoplasty-profile-month-3',
    title: 'The same nose in month 3: most swelling has gone, the tip is still a little full; dashes show the old contour',
    of: nose,
    defs: flushed,
    day: 90,
    more: fullNose(0.45, 'full-c') + ear,
    behind: noseBefore,
  },
  {
    name: 'eyelids-upper-day-7',
    title: 'The same eyes on day 7: stitches out, the upper lids still swollen, bruises green and low, a red line in the crease',
    of: lids,
    defs: nearLids,
    day: 7,
  },
  {
    name: 'eyelids-upper-month-3',
    title: 'The same eyes in month 3: bruises gone, the line in the crease still pink',
    of: lids,
    defs: nearLids,
    day: 90,
  },
  {
    name: 'facelift-jawline-day-7',
    title: 'The same face on day 7: swollen along the jaw, bruises green from the ears down to the neck',
    of: face,
    defs: nearFace,
    day: 7,
    drawn: weekFace,
  },
  {
    name: 'facelift-jawline-month-3',
    title: 'The same face in month 3: nearly settled, a fine line before the ears still pink',
    of: face,
    drawn: lateFace,
    defs: nearFace,
    day: 90,
    under: lateFull,
  },
  {
    name: 'gynaecomastia-grade-2-day-7',
    title: 'The same chest on day 7: swollen, bruises green, on their way to the waist',
    of: chest,
    defs: swollenChest,
    day: 7,
    drawn: weekChest,
  },
  {
    name: 'gynaecomastia-grade-2-month-3',
    title: 'The same chest in month 3: a little fullness below the nipples, the line at the areola still rose',
    of: chest,
    defs: nearChest,
    day: 90,
    more: fullChest(0.45),
  },
  {
    name: 'tummy-after-pregnancy-day-7',
    title: 'The same abdomen on day 7: swollen, bruises green and low at the flanks, a red line above the lowered waistband',
    of: trunk,
    defs: fullTrunk.defs + SUNK,
    day: 7,
    drawn: fullTrunk.drawn + bareBruises(0) + bareFlush + bareLine('#a03f50', 3) + navelLine('#a03f50', 1.6) + navelStitches,
  },
  {
    name: 'tummy-after-pregnancy-month-3',
    title: 'The same abdomen in month 3: most swelling has gone, the line still rose, and another round the navel',
    of: trunk,
    defs: lessFull.defs,
    day: 90,
    drawn: lessFull.drawn + bareLine('#b2606a', 2.6) + navelLine('#b2606a', 1.5, 0.8),
  },
  {
    name: 'hairline-grafts-day-7',
    title: 'The same head on day 7: small crusts around the grafts at both temples',
    of: scalp,
    defs: nearScalp,
    drawn: weekScalp,
    day: 7,
    frame: HEAD,
  },
  {
    name: 'hairline-grafts-month-2',
    title: 'The same head in month 2: most planted hairs have fallen while their roots rest',
    of: scalp,
    defs: nearScalp,
    drawn: monthScalp,
    day: 42,
    frame: HEAD,
  },
]

export function stageFile({
  title,
  of,
  day,
  more = '',
  behind = '',
  under = '',
  defs = of.defs,
  frame,
  drawn: own,
}: Stage): string {
  const state = of.states.find((one) => one.day === day)
  if (!state) throw new Error(`${of.kind} has no day ${day}`)
  const drawn = under + (own ?? state.drawn) + more
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" class="f"><title>${title}</title><desc>The same person in the same light, on the way from before to after</desc><style>@media(prefers-color-scheme:dark){.f{--a:#d3bcc1;--o:#a07c84;filter:brightness(.88)}}</style><defs>${patternsOf(drawn)}${defs}</defs>${frame ? `<clipPath id="arms"><path d="M40-1H440L480 110V480H0V110z"/></clipPath><g clip-path="url(#arms)"><g transform="${frame}">` : ''}${behind}<use href="#who"/>${drawn}${frame ? '</g></g>' : ''}</svg>\n`
}
