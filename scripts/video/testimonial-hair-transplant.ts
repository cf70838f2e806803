/** A sample film in the place of a patient's: an empty armchair, and a scalp through the year after a transplant. */
import { card, circle, clay, type Cue, during, label, path, pink, plum, rise, rose } from './draw'
import { bigChair } from './room'
import { type MonthScene, sampleTestimonial } from './sample-testimonial'
import { headFromAbove } from './scalp'
import { pillow } from './things'

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

/** What lies on the armchair or stands beside it; the seat is at y = 166. */
const camera = () =>
  path('M26 212L46 118L66 212M46 118V206', { width: 2.6 }) +
  path('M22 84H70Q74 84 74 88V114Q74 118 70 118H22Q18 118 18 114V88Q18 84 22 84ZM36 84V76H54V84', { fill: card, width: 2.6 }) +
  path('M74 92L90 88V114L74 110Z', { fill: card, width: 2.6 }) +
  path('M28 94H58V108H28Z', { width: 1.7, opacity: 0.7 })
const oldPhotograph = () =>
  path('M96 166V96H154V166Z', { fill: card, width: 2.8 }) +
  path('M104 104H146V150H104Z', { fill: clay, width: 1.6 }) +
  path('M112 150C112 138 118 135 125 135C132 135 138 138 138 150Z', { fill: pink, width: 1.6 }) +
  circle(125, 124, 10, { fill: card, stroke: plum, width: 1.8 }) +
  path('M114 124C112 106 138 106 136 124C132 116 118 116 114 124Z', { fill: plum, width: 1.4 })
const bottle = () =>
  path('M104 166V118Q104 112 110 112H138Q144 112 144 118V166Z', { fill: card, width: 2.8 }) +
  path('M108 100H140V112H108Z', { fill: pink, width: 2.6 }) +
  path('M104 128H144V150H104Z', { stroke: rose, width: 2 }) +
  circle(154, 161, 5, { fill: card, stroke: rose, width: 2 }) +
  circle(166, 162, 4, { fill: card, stroke: rose, width: 2 })
const shirt = () =>
  path('M88 100L112 88Q125 100 138 88L162 100L172 138L156 144L152 126V170H98V126L94 144L78 138Z', { fill: card, width: 2.8 }) +
  path('M112 88L118 106L125 98L132 106L138 88M125 98V170', { width: 2 }) +
  [114, 130, 146, 160].map((y) => circle(130, y, 2.2, { fill: rose })).join('')
const pillows = () =>
  pillow(85, 140) + pillow(86, 110) + pillow(84, 80) + path('M98 152H112M132 122H148M98 94H112', { stroke: pink, width: 2.4 })
const helmet = () =>
  path('M82 164C74 108 104 86 130 86C162 86 176 112 170 140L140 142C132 142 130 148 131 156L130 166Q104 172 82 164Z', {
    fill: card,
    width: 2.8,
  }) +
  path('M171 140C172 128 168 116 160 108L138 118C132 122 132 136 140 142Z', { fill: plum, width: 2.4 }) +
  path('M96 112C102 102 112 97 122 96', { stroke: pink, width: 3 })
const teeth = Array.from({ length: 13 }, (_, i) => `M${82 + i * 7} 128V152`).join('')
const comb = () =>
  path(teeth, { width: 2.4 }) +
  path('M76 112H172Q176 112 176 116V124Q176 128 172 128H76Q72 128 72 124V116Q72 112 76 112Z', { fill: card, width: 2.8 }) +
  path('M88 160C96 150 106 166 116 156M130 162C138 150 146 166 158 156M102 136C110 148 118 138 124 150', {
    stroke: rose,
    width: 2,
  })
const cap = () =>
  path('M88 160C86 118 108 106 128 106C152 106 166 124 164 156L186 162Q188 168 180 168H96Q88 168 88 160Z', {
    fill: pink,
    width: 2.8,
  }) + path('M164 156C140 148 112 150 88 160M128 106V150', { width: 1.8 })
const mirror = () =>
  path('M125 134V168', { width: 5.5 }) +
  circle(125, 108, 28, { fill: card, stroke: plum, width: 3 }) +
  path('M111 111L127 93M123 118L137 101', { stroke: pink, width: 2.4 })
const scissors = () =>
  path('M112 142L164 78M138 142L86 78', { width: 3.4 }) +
  circle(104, 151, 12, { fill: card, stroke: plum, width: 3 }) +
  circle(146, 151, 12, { fill: card, stroke: plum, width: 3 }) +
  circle(125, 126, 3, { fill: rose })

const scenes: readonly MonthScene[] = [
  {
    from: 4.6,
    to: 9.2,
    heading: ['The hairline', 'of twenty'],
    notes: ['Asked for', 'at thirty-four'],
    view: 'day',
    things: oldPhotograph,
    month: 0,
  },
  {
    from: 9.2,
    to: 14.8,
    heading: ['A higher line,', 'drawn for sixty'],
    notes: ['And a year', 'of tablets first'],
    view: 'bare',
    things: bottle,
    month: 0,
  },
  {
    from: 14.8,
    to: 19.8,
    heading: ['Six hours,', 'awake'],
    notes: ['The scalp is numb'],
    view: 'sunny',
    unit: 'day',
    number: '0',
    things: shirt,
    month: 0.03,
  },
  {
    from: 19.8,
    to: 24.2,
    heading: ['Day 3: a swollen', 'forehead'],
    notes: ['Asleep half sitting'],
    view: 'night',
    unit: 'day',
    number: '3',
    things: pillows,
    month: 0.12,
  },
  {
    from: 24.2,
    to: 28.8,
    heading: ['Two weeks', 'without a helmet'],
    notes: ['The scooter', 'stays at home'],
    view: 'sunny',
    unit: 'week',
    number: '2',
    things: helmet,
    month: 0.5,
  },
  {
    from: 28.8,
    to: 34.2,
    heading: ['Week 4: the', 'hair falls'],
    notes: ['Expected,', 'and still a fright'],
    view: 'rain',
    unit: 'week',
    number: '4',
    things: comb,
    month: 1,
  },
  {
    from: 34.2,
    to: 38.8,
    heading: ['Nothing to see'],
    notes: ['Two months', 'of doubt'],
    view: 'rain',
    unit: 'month',
    number: '2',
    things: cap,
    month: 3,
  },
  {
    from: 38.8,
    to: 42.6,
    heading: ['Month 4:', 'fine hairs'],
    notes: [],
    view: 'bare',
    unit: 'month',
    number: '4',
    things: mirror,
    month: 4,
  },
  {
    from: 42.6,
    to: 46.6,
    heading: ['Month 9:', 'a first cut'],
    notes: [],
    view: 'spring',
    unit: 'month',
    number: '9',
    things: scissors,
    month: 9,
  },
  {
    from: 46.6,
    to: 51,
    heading: ['Month 12:', 'covered in front'],
    notes: ['Though not thick'],
    view: 'sunny',
    unit: 'month',
    number: '12',
    month: 12,
  },
  {
    from: 51,
    to: 99,
    heading: ['What did', 'not change'],
    notes: ['A thin crown,', 'tablets every day,', 'dots at the back'],
    view: 'sunny',
    unit: 'month',
    number: '12',
    things: bottle,
    month: 12,
  },
]

const scalp = (t: number) =>
  headFromAbove({
    asked: during(t, 5.2, 14.8),
    plan: during(t, 9.8, 19.8),
    dots: rise(t, 15.2, 1.6),
    set: rise(t, 15.8, 3.4),
    fallen: rise(t, 29.2, 4.8),
    regrown: 0.25 * rise(t, 39, 3) + 0.45 * rise(t, 42.8, 3) + 0.3 * rise(t, 46.6, 3),
    swollen: during(t, 19.8, 26, 1.2),
    ring: rise(t, 51.6),
  })

export const testimonialHairTransplant = sampleTestimonial({
  seconds: 58,
  cues,
  scenes,
  opening: camera,
  chair: bigChair,
  beside: scalp,
  labels: (t) => [
    label(680, 104, 'at twenty', 88, 768, 158, during(t, 5.6, 9.2)),
    label(684, 104, 'planned', 80, 768, 180, during(t, 10, 14.8)),
    label(676, 402, 'taken here', 98, 770, 354, during(t, 15.6, 19.8)),
    label(690, 96, 'swollen', 80, 744, 146, during(t, 20.4, 24.2)),
    label(678, 402, 'the crown', 90, 766, 340, during(t, 51.8, 99)),
  ],
})
