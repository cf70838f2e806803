/** A sample film in the place of a patient's: an empty armchair, and a hairline through the year after a transplant. */
import { plate as scalp } from '../draw/recovery/kinds/scalp'
import { stageFile } from '../draw/recovery/stages'
import { card, type Cue, during, group, label, path, pictures, rose } from './draw'
import { picture, plate, seen, type View } from './plates'
import { ARCH, type MonthScene, sampleTestimonial } from './sample-testimonial'

const cues: readonly Cue[] = [
  [4.6, 9.2, 'At thirty-four I asked for the hairline I had at twenty.'],
  [9.2, 14.8, 'A higher one was drawn, to suit me at sixty. Tablets came first.'],
  [14.8, 19.8, 'The operation took six hours. I was awake, and my scalp was numb.'],
  [19.8, 24.2, 'On the third day my forehead was swollen.'],
  [24.2, 28.8, 'No helmet for two weeks, so the scooter stayed at home.'],
  [28.8, 34.2, 'In the fourth week the planted hair fell. I knew it would, and was afraid.'],
  [34.2, 38.8, 'For two months there was nothing to see, and I had doubts.'],
  [38.8, 42.6, 'In the fourth month fine hairs came.'],
  [42.6, 46.6, 'At nine months they could be cut.'],
  [46.6, 51, 'At one year the front is covered, though not thick.'],
  [51, 57.6, 'What did not change: the crown is thin, and I still take the tablets.'],
]

const ROOM = 'video/testimonial-hair-transplant'
const scenes: readonly MonthScene[] = [
  {
    from: 4.6,
    to: 9.2,
    heading: ['The hairline', 'of twenty'],
    notes: ['Asked for', 'at thirty-four'],
    shot: { of: ROOM, view: [300, 180, 226], until: [296, 196, 200] },
    month: 0,
  },
  {
    from: 9.2,
    to: 14.8,
    heading: ['A higher line,', 'drawn for sixty'],
    notes: ['And a year', 'of tablets first'],
    shot: { of: 'categories/hair-treatment', view: [122, 60, 128], until: [124, 55, 116] },
    month: 0,
  },
  {
    from: 14.8,
    to: 19.8,
    heading: ['Six hours,', 'awake'],
    notes: ['The scalp is numb'],
    shot: { of: 'clinic/hair-room', view: [800, 530, 660], until: [830, 480, 600] },
    day: 'day 0',
    month: 0.03,
  },
  {
    from: 19.8,
    to: 24.2,
    heading: ['Day 3: a swollen', 'forehead'],
    notes: ['Asleep half sitting'],
    shot: { of: ROOM, view: [130, 180, 226], until: [170, 180, 226], wash: 'night' },
    day: 'day 3',
    month: 0.12,
  },
  {
    from: 24.2,
    to: 28.8,
    heading: ['Two weeks', 'without a helmet'],
    notes: ['The scooter', 'stays at home'],
    shot: { of: ROOM, view: [298, 206, 150], until: [298, 206, 130] },
    day: 'week 2',
    month: 0.5,
  },
  {
    from: 28.8,
    to: 34.2,
    heading: ['Week 4: the', 'hair falls'],
    notes: ['Expected,', 'and still a fright'],
    shot: { of: ROOM, view: [100, 170, 200], until: [90, 160, 180], wash: 'rain' },
    day: 'week 4',
    month: 1,
  },
  {
    from: 34.2,
    to: 38.8,
    heading: ['Nothing to see'],
    notes: ['Two months', 'of doubt'],
    shot: { of: ROOM, view: [280, 180, 226], until: [300, 180, 226], wash: 'rain' },
    day: 'month 2',
    month: 3,
  },
  {
    from: 38.8,
    to: 42.6,
    heading: ['Month 4:', 'fine hairs'],
    notes: [],
    shot: { of: ROOM, view: [446, 240, 150], until: [458, 252, 130] },
    day: 'month 4',
    month: 4,
  },
  {
    from: 42.6,
    to: 46.6,
    heading: ['Month 9:', 'a first cut'],
    notes: [],
    shot: { of: ROOM, view: [140, 254, 140], until: [134, 260, 120] },
    day: 'month 9',
    month: 9,
  },
  {
    from: 46.6,
    to: 51,
    heading: ['Month 12:', 'covered in front'],
    notes: ['Though not thick'],
    shot: { of: ROOM, view: [240, 180, 226], until: [300, 180, 226] },
    day: 'month 12',
    month: 12,
  },
  {
    from: 51,
    to: 99,
    heading: ['What did', 'not change'],
    notes: ['A thin crown,', 'tablets every day,', 'dots at the back'],
    shot: { of: 'clinic/pharmacy-corner', view: [800, 560, 640], until: [806, 540, 590] },
    day: 'month 12',
    month: 12,
  },
]

const SECONDS = 58
const VIEW: View = [242, 234, 292]
const SCALE = 1.2
const on = (day: number) => picture(stageFile({ name: '', title: '', of: scalp, day }), SCALE)
const bare = plate('results/hairline-grafts-before', SCALE)
const fallen = on(42)
const grown = plate('results/hairline-grafts-after', SCALE)
/** Between both: hairs that are finer. */
const fine = (share: number) => fallen + group(grown, { opacity: share })
/** From above and from the side: the crown is thin, and at the back the hair is short where grafts were taken. */
const crown =
  plate('figures/scalp', 1.3) +
  '<radialGradient id="thin"><stop offset=".2" stop-color="#c39468" stop-opacity=".72"/><stop offset="1" stop-color="#c39468" stop-opacity="0"/></radialGradient>' +
  '<ellipse cx="306" cy="130" rx="44" ry="38" fill="url(#thin)"/>' +
  path(
    'M318 130C300 118 284 116 270 118M318 130C300 134 286 140 274 148M318 130C312 116 304 106 296 100M318 130C322 118 326 110 334 106M318 130C330 138 336 144 340 152M318 130C308 142 304 152 302 160M318 130C304 124 292 124 282 128',
    {
      stroke: '#2e1620',
      width: 1.4,
    },
  )
const ABOVE: View = [243, 286, 312]
/** The same head in one place: each time fades over into the next. */
const states = [
  { from: 0, to: 14.8, drawn: bare },
  { from: 14.8, to: 19.8, drawn: on(7) },
  { from: 19.8, to: 24.2, drawn: on(3) },
  { from: 24.2, to: 28.8, drawn: on(14) },
  { from: 28.8, to: 38.8, drawn: fallen },
  { from: 38.8, to: 42.6, drawn: fine(0.35) },
  { from: 42.6, to: 46.6, drawn: fine(0.75) },
  { from: 46.6, to: 51, drawn: grown },
  { from: 51, to: 99, drawn: crown },
]
/** The new line keeps a recess at either temple; the one he asked for has none. */
const PLANNED =
  'M133 97C136 82 142 68 150 62C160 52 168 50 180 58C196 68 214 74 242 70C270 74 288 68 304 58C316 50 324 52 334 62C342 68 348 82 351 97'
const ASKED = 'M138 112C150 92 190 88 242 92C294 88 334 92 346 112'

export const testimonialHairTransplant = sampleTestimonial({
  seconds: SECONDS,
  cues,
  scenes,
  opening: { of: ROOM, view: [480, 180, 226], until: [524, 180, 226] },
  beside: (t) =>
    pictures(t, states, SECONDS, ({ drawn }) => seen(drawn, ARCH, drawn === crown ? ABOVE : VIEW)) +
    seen(
      path(ASKED, { stroke: card, width: 2.4, dash: '2 6', opacity: during(t, 5.2, 13.8) }) +
        path(PLANNED, { stroke: rose, width: 2.6, dash: '6 5', opacity: during(t, 9.8, 14.6) }),
      ARCH,
      VIEW,
    ),
  labels: (t) => [
    label(607, 54, 'at twenty', 84, 722, 113, during(t, 5.6, 9.2)),
    label(610, 54, 'planned', 78, 711, 91, during(t, 10, 14.4)),
    label(610, 54, 'swollen', 78, 744, 142, during(t, 20.2, 23.8)),
    label(836, 70, 'the crown', 88, 840, 138, during(t, 51.8, 99)),
    label(842, 258, 'taken here', 96, 852, 320, during(t, 52.6, 99)),
  ],
})
