/** A sample film in the place of a patient's: an empty chair by a window, and a nose through the year after an operation. */
import { flushed, ear, plate as nose } from '../draw/recovery/kinds/nose'
import { stageFile } from '../draw/recovery/stages'
import { type Cue, during, group, label, path, pictures, rise, rose } from './draw'
import { picture, plate, seen, type View } from './plates'
import { ARCH, type MonthScene, sampleTestimonial } from './sample-testimonial'

const cues: readonly Cue[] = [
  [4.6, 9.6, 'I had disliked the bump for ten years, and still I was not sure.'],
  [9.6, 14.4, 'I took the plan home, and said yes four months later.'],
  [14.4, 19.6, 'The first week was stuffy. I slept half sitting, with my mouth open.'],
  [19.6, 24.6, 'On the third day my eyelids were swollen, and I regretted it.'],
  [24.6, 29.8, 'On the seventh day the splint came off. The tip was turned up.'],
  [29.8, 34.6, 'After ten days I was at my desk. My spectacles waited six weeks.'],
  [34.6, 39.2, 'At three months most of the swelling had gone.'],
  [39.2, 43.6, 'The tip stayed numb until the fifth month.'],
  [43.6, 48.4, 'At a year the shape had nearly settled. The bump is gone.'],
  [48.4, 53.6, 'What did not change: from the front it is still not quite straight,'],
  [53.6, 58.6, 'and I still look away from some photographs.'],
]

const ROOM = 'video/testimonial-nose-surgery'
const scenes: readonly MonthScene[] = [
  {
    from: 4.6,
    to: 9.6,
    heading: ['Ten years', 'of not liking it'],
    notes: ['And still not sure'],
    shot: { of: ROOM, view: [368, 180, 226], until: [362, 200, 200] },
    month: 0,
  },
  {
    from: 9.6,
    to: 14.4,
    heading: ['A plan on paper'],
    notes: ['Four months', 'before the yes'],
    shot: { of: 'doctor/sketch', view: [146, 200, 236], until: [120, 190, 190] },
    month: 0,
  },
  {
    from: 14.4,
    to: 19.6,
    heading: ['A stuffy', 'first week'],
    notes: ['Asleep half sitting,', 'mouth open'],
    shot: { of: ROOM, view: [330, 180, 226], until: [362, 190, 212], wash: 'night' },
    day: 'day 1',
    month: 0.06,
  },
  {
    from: 19.6,
    to: 24.6,
    heading: ['Day 3: swollen,', 'and regret'],
    notes: ['Low spirits', 'for some days'],
    shot: { of: ROOM, view: [116, 180, 226], until: [150, 180, 226], wash: 'rain' },
    day: 'day 3',
    month: 0.12,
  },
  {
    from: 24.6,
    to: 29.8,
    heading: ['Day 7: the', 'splint is off'],
    notes: ['The tip is turned up', 'by swelling'],
    shot: { of: 'clinic/entrance', view: [262, 190, 210], until: [266, 200, 190] },
    day: 'day 7',
    month: 0.25,
  },
  {
    from: 29.8,
    to: 34.6,
    heading: ['Day 10: back', 'at the desk'],
    notes: ['Spectacles wait', 'until week 6'],
    shot: { of: ROOM, view: [362, 224, 140], until: [354, 236, 104] },
    day: 'day 10',
    month: 0.6,
  },
  {
    from: 34.6,
    to: 39.2,
    heading: ['Month 3'],
    notes: ['Most of the swelling', 'has gone'],
    shot: { of: ROOM, view: [384, 180, 156], until: [384, 190, 140] },
    day: 'month 3',
    month: 3,
  },
  {
    from: 39.2,
    to: 43.6,
    heading: ['Numb until', 'month 5'],
    notes: ['Then the tip', 'could feel again'],
    shot: { of: ROOM, view: [232, 262, 124], until: [230, 266, 110] },
    day: 'month 5',
    month: 5,
  },
  {
    from: 43.6,
    to: 48.4,
    heading: ['Month 12:', 'nearly settled'],
    notes: ['The bump is gone'],
    shot: { of: ROOM, view: [300, 180, 226], until: [360, 180, 226] },
    day: 'month 12',
    month: 12,
  },
  {
    from: 48.4,
    to: 99,
    heading: ['What did', 'not change'],
    notes: ['Not quite straight', 'from the front,', 'and some photographs'],
    shot: { of: ROOM, view: [272, 98, 124], until: [272, 84, 104] },
    day: 'month 12',
    month: 12,
  },
]

const SECONDS = 59
const VIEW: View = [146, 205, 226]
const SCALE = 1.6
const on = (day: number) => picture(stageFile({ name: '', title: '', of: nose, defs: flushed, day, more: ear }), SCALE)
/** The same nose, before and after, in one place: each day fades over into the next. */
const profile = [
  { from: 0, to: 14.4, drawn: plate('results/rhinoplasty-profile-before', SCALE) },
  { from: 14.4, to: 19.6, drawn: on(1) },
  { from: 19.6, to: 24.6, drawn: on(3) },
  { from: 24.6, to: 29.8, drawn: on(7) },
  { from: 29.8, to: 34.6, drawn: on(14) },
  { from: 34.6, to: 43.6, drawn: plate('results/rhinoplasty-profile-month-3', SCALE) },
  { from: 43.6, to: 48.4, drawn: plate('results/rhinoplasty-profile-after', SCALE) },
]
/** The line that was planned, on the nose before. */
const plan = (shown: number) =>
  path('M129 163C126.500 170 121.500 176.500 117 184.500C112 193 107 203 101 213C96 221 88 230 86.500 238', {
    stroke: rose,
    width: 2,
    dash: '5 5',
    opacity: shown,
  })

/** From the front her nose leans a little from the middle line. */
const FRONT: View = [240, 274, 162]
const front = plate('figures/face-front', 2.4)
const LEANING =
  '<filter id="soft"><feGaussianBlur stdDeviation="4"/></filter><mask id="lean"><ellipse cx="242" cy="282" rx="47" ry="46" fill="#fff" filter="url(#soft)"/></mask>' +
  `${front}<g mask="url(#lean)"><g transform="matrix(1 0 .08 1 -20.4 0)">${front}</g></g>`
const fromTheFront = (t: number) =>
  seen(LEANING + path('M240 196V348', { stroke: rose, width: 1.2, dash: '2 4', opacity: rise(t, 49.4, 0.8) }), ARCH, FRONT)

export const testimonialNoseSurgery = sampleTestimonial({
  seconds: SECONDS,
  cues,
  scenes,
  opening: { of: ROOM, view: [424, 180, 226], until: [474, 180, 226] },
  beside: (t) =>
    pictures(t, profile, SECONDS, ({ from, drawn }) => seen(drawn + (from === 0 ? plan(rise(t, 10.2)) : ''), ARCH, VIEW)) +
    group(fromTheFront(t), { opacity: rise(t, 48, 0.8) }),
  labels: (t) => [
    label(670, 140, 'the bump', 88, 759, 190, during(t, 5.6, 14)),
    label(672, 140, 'splint', 66, 752, 200, during(t, 15.4, 24.2)),
    label(672, 330, 'swollen', 78, 726, 262, during(t, 26, 29.4)),
    label(672, 330, 'numb', 62, 726, 262, during(t, 39.6, 43.2)),
    label(672, 140, 'before', 70, 747, 208, during(t, 44.4, 48)),
  ],
})
