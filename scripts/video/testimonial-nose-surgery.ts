/** A sample film in the place of a patient's: an empty chair by a window, and a nose through the year after an operation. */
import { blush, card, circle, type Cue, during, fixed, group, label, path, pink, plum, rise, rose } from './draw'
import { fromTheFront, fromTheSide } from './nose-after-surgery'
import { woodenChair } from './room'
import { type MonthScene, sampleTestimonial } from './sample-testimonial'
import { cup, pillow } from './things'

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

/** What lies on the chair or stands beside it; the seat is at y = 136. */
const microphone = () =>
  path('M30 212V84M8 212L30 194L52 212M30 90L62 72', { width: 2.6 }) +
  path('M60 66L68 80L84 77Q92 72 88 62Q82 54 74 57Z', { fill: card, width: 2.4 }) +
  path('M67 63L76 77', { width: 1.6, opacity: 0.7 })
const mirror = () =>
  path('M120 112Q120 128 115 144', { width: 5.5 }) +
  circle(122, 88, 24, { fill: card, stroke: plum, width: 3 }) +
  path('M110 91L124 75M120 96L132 82', { stroke: pink, width: 2.4 })
const plan = () =>
  group(
    path('M0 0H58V78H0Z', { fill: card, width: 2.6 }) +
      path('M34 10C28 20 30 24 25 31C20 38 15 41 17 45C19 47 24 46 26 49C27 52 24 54 26 57', { width: 2.2 }) +
      path('M33 24C30 28 26 32 24 36', { stroke: rose, width: 2.2 }) +
      path('M12 67H46', { stroke: rose, width: 1.8 }),
    { x: 91, y: 62 },
  )
const pillows = () => pillow(82, 112) + pillow(85, 85) + path('M94 124H108M124 98H140', { stroke: pink, width: 2.4 })
const handkerchief = (t: number) =>
  pillows() +
  path('M138 132C150 122 166 126 172 136C180 148 172 162 164 172C158 166 148 166 140 160C132 152 130 140 138 132Z', {
    fill: pink,
    stroke: rose,
    width: 2.2,
  }) +
  path(`M150 136C152 146 156 152 ${fixed(163 + Math.sin(t * 2))} 160`, { stroke: rose, width: 1.7 })
const splint = () =>
  path('M98 138L110 90Q120 80 130 90L142 138Q120 147 98 138Z', { fill: card, width: 2.8 }) +
  path('M108 122H132M111 109H129', { stroke: rose, width: 2.2 })
const spectacles = () =>
  path('M83 120L74 108M157 120L166 108', { width: 2.6 }) +
  circle(99, 122, 16, { fill: card, stroke: plum, width: 3 }) +
  circle(141, 122, 16, { fill: card, stroke: plum, width: 3 }) +
  path('M115 118Q120 113 125 118', { width: 3 }) +
  path('M92 124L101 113M134 124L143 113', { stroke: pink, width: 2.2 })
const books = () =>
  path('M86 140V126H156V140ZM92 126V112H150V126Z', { fill: card, width: 2.6 }) +
  path('M96 112L104 100H146L142 112Z', { fill: pink, width: 2.6 }) +
  path('M96 133H116M102 119H118', { stroke: rose, width: 2 })
const tea = (t: number) => group(cup(120, 142, t), { x: -36, y: -69, scale: 1.3 })
/** Its back to the room. */
const photograph = () =>
  path('M90 138L96 72H144L150 138Z', { fill: card, width: 2.8 }) +
  path('M97 131L102 79H138L143 131Z', { fill: blush, width: 1.8 }) +
  path('M103 101L120 86L137 101', { width: 1.8 }) +
  circle(103, 101, 2.4, { fill: rose }) +
  circle(137, 101, 2.4, { fill: rose })

const scenes: readonly MonthScene[] = [
  {
    from: 4.6,
    to: 9.6,
    heading: ['Ten years', 'of not liking it'],
    notes: ['And still not sure'],
    view: 'day',
    things: mirror,
    month: 0,
  },
  {
    from: 9.6,
    to: 14.4,
    heading: ['A plan on paper'],
    notes: ['Four months', 'before the yes'],
    view: 'bare',
    things: plan,
    month: 0,
  },
  {
    from: 14.4,
    to: 19.6,
    heading: ['A stuffy', 'first week'],
    notes: ['Asleep half sitting,', 'mouth open'],
    view: 'night',
    unit: 'day',
    number: '1',
    things: pillows,
    month: 0.06,
  },
  {
    from: 19.6,
    to: 24.6,
    heading: ['Day 3: swollen,', 'and regret'],
    notes: ['Low spirits', 'for some days'],
    view: 'rain',
    unit: 'day',
    number: '3',
    things: handkerchief,
    month: 0.12,
  },
  {
    from: 24.6,
    to: 29.8,
    heading: ['Day 7: the', 'splint is off'],
    notes: ['The tip is turned up', 'by swelling'],
    view: 'day',
    unit: 'day',
    number: '7',
    things: splint,
    month: 0.25,
  },
  {
    from: 29.8,
    to: 34.6,
    heading: ['Day 10: back', 'at the desk'],
    notes: ['Spectacles wait', 'until week 6'],
    view: 'day',
    unit: 'day',
    number: '10',
    things: spectacles,
    month: 0.6,
  },
  {
    from: 34.6,
    to: 39.2,
    heading: ['Month 3'],
    notes: ['Most of the swelling', 'has gone'],
    view: 'bare',
    unit: 'month',
    number: '3',
    things: books,
    month: 3,
  },
  {
    from: 39.2,
    to: 43.6,
    heading: ['Numb until', 'month 5'],
    notes: ['Then the tip', 'could feel again'],
    view: 'spring',
    unit: 'month',
    number: '5',
    things: tea,
    month: 5,
  },
  {
    from: 43.6,
    to: 48.4,
    heading: ['Month 12:', 'nearly settled'],
    notes: ['The bump is gone'],
    view: 'sunny',
    unit: 'month',
    number: '12',
    month: 12,
  },
  {
    from: 48.4,
    to: 99,
    heading: ['What did', 'not change'],
    notes: ['Not quite straight', 'from the front,', 'and some photographs'],
    view: 'sunny',
    unit: 'month',
    number: '12',
    things: photograph,
    month: 12,
  },
]

export const testimonialNoseSurgery = sampleTestimonial({
  seconds: 59,
  cues,
  scenes,
  opening: microphone,
  chair: woodenChair,
  beside: (t) => {
    const front = rise(t, 48.4, 0.6)
    return group(fromTheSide(t), { opacity: 1 - front }) + group(fromTheFront(t), { opacity: front })
  },
  labels: (t) => [
    label(674, 142, 'the bump', 92, 778, 186, during(t, 5.6, 14.4)),
    label(680, 142, 'splint', 70, 776, 210, during(t, 15.8, 24.6)),
    label(676, 196, 'swollen', 80, 744, 262, during(t, 26, 34.6)),
    label(680, 208, 'numb', 66, 744, 270, during(t, 39.6, 42.8)),
    label(678, 142, 'before', 74, 777, 186, during(t, 44.4, 48.4)),
  ],
})
