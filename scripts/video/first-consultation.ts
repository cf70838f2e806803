/** What happens at a first consultation: what is said, what is written beside the picture, and the picture at every moment. */
import { readFileSync } from 'node:fs'
import {
  arch,
  badge,
  card,
  circle,
  clamp,
  clay,
  column,
  course,
  type Cue,
  type Film,
  group,
  mix,
  path,
  pictures,
  pink,
  plum,
  rise,
  rose,
  type Scene,
  type ScriptedScene,
  soft,
  text,
} from './draw'
import { plate, seen, shot, type Shot, type Size } from './plates'

const SECONDS = 57
const cues: readonly Cue[] = [
  [0.4, 4.2, 'A first consultation is a conversation.'],
  [4.2, 8.8, 'You say what troubles you, and what you hope for.'],
  [8.8, 15.4, 'The surgeon asks about your health: illnesses, medicines, allergies, earlier operations.'],
  [15.4, 21.8, 'Then comes the examination, behind a closed door, with a nurse beside you if you wish.'],
  [21.8, 26, 'Photographs are taken only if you agree in writing.'],
  [26, 31, 'The plan is drawn on paper: what can change, and what cannot.'],
  [31, 35.8, 'Below it stand the other ways, doing nothing among them,'],
  [35.8, 40.6, 'the risks, the time off work, and the cost.'],
  [40.6, 47, 'Ask whatever you like. The surgeon may also advise against it, and will say why.'],
  [47, 51.6, 'Then take the paper home, and take time to think.'],
  [51.6, 56.4, 'Yes, no and not yet are all good answers.'],
]

const ARCH: Size = [346, 396]
const asked = ['Illnesses', 'Medicines', 'Allergies', 'Earlier operations']
/** What the surgeon asks about, ticked one after another. */
const health = (t: number) =>
  asked
    .map((name, i) => {
      const shown = rise(t, 10.2 + i * 1.1, 0.6)
      const [x, y] = [i % 2 ? 238 : 96, 326 + 38 * Math.floor(i / 2)]
      return badge(x, y, name, i % 2 ? 164 : 104, shown)
    })
    .join('')

/** The surgeon’s sketch, as it lies in public/: the lines that are drawn first, and all of it. */
const source = readFileSync(new URL('../../public/drawings/doctor/sketch.svg', import.meta.url), 'utf8')
const outline = [...source.matchAll(/<path [^>]*pathLength="1"[^>]*>/g)].map(([tag]) => / d="([^"]+)"/.exec(tag)?.[1] ?? '')
const sketch = (t: number) =>
  group(
    outline
      .map((d, i) =>
        path(d, { width: 2.2, opacity: d.includes('h150') ? 0.3 : 1, drawn: rise(t, 27.4 + 0.3 * i, 2), length: 1100 }),
      )
      .join(''),
    { x: 3, y: 40, scale: 0.74, opacity: 1 - rise(t, 29.2) },
  ) + group(plate('doctor/sketch', 1.6), { opacity: rise(t, 28.6, 1.2) })

/** The sheet on which the plan grows: the sketch first, then the lines below it. `t` is the time in the film. */
const rows = [
  { y: 264, name: 'Other ways', from: 31.4 },
  { y: 288, name: 'doing nothing, waiting', from: 32.8, small: true },
  { y: 312, name: 'Risks', from: 36.2 },
  { y: 336, name: 'Time off work', from: 37.2 },
  { y: 360, name: 'Cost', from: 38.8 },
]

const plan = (t: number) => {
  const up = rise(t, 30.6, 1)
  const key = (y: number, name: string, dash: string, from: number) =>
    group(path('M0 0H22', { stroke: dash ? rose : plum, width: 2.6, dash, opacity: 1 }) + text(30, 6, name, { size: 16 }), {
      x: mix(74, 178, up),
      y: mix(y + 234, y, up),
      opacity: rise(t, from, 0.6),
    })
  return (
    path('M0 0H346V396H0Z', { fill: clay, stroke: 'none' }) +
    path('M50 62H304V400H50Z', { fill: plum, stroke: 'none', opacity: 0.12 }) +
    path('M44 56H298V396H44Z', { fill: card, stroke: 'none' }) +
    `<g transform="translate(${mix(54, 56, up)} ${mix(62, 70, up)})">${seen(sketch(t), [mix(230, 116, up), mix(270, 154, up)], [mix(146, 140, up), mix(186, 196, up), mix(268, 264, up)])}</g>` +
    key(110, 'can change', '6 6', 29.2) +
    key(138, 'cannot', '', 29.8) +
    path('M70 240H276', { stroke: pink, width: 2, opacity: up }) +
    rows
      .map(({ y, name, from, small }) => {
        const opacity = rise(t, from, 0.6)
        return (
          (small ? '' : circle(82, y - 6, 4.4, { fill: rose, opacity })) +
          text(98, y, name, small ? { size: 16, fill: soft, opacity } : { size: 18, opacity })
        )
      })
      .join('')
  )
}

/** All three are good answers. */
const answers = (t: number) =>
  ['yes', 'no', 'not yet'].map((word, i) => badge(74 + 100 * i, 362, word, 88, rise(t, 52 + 0.9 * i, 0.6))).join('')

const scenes: readonly ScriptedScene[] = [
  { from: 0, to: 4.2, heading: ['What happens at a', 'first consultation'], notes: ['A conversation, to begin with'] },
  { from: 4.2, to: 8.8, heading: ['What troubles you,', 'what you hope for'], notes: ['In your own words'] },
  { from: 8.8, to: 15.4, heading: ['Your health'], notes: ['A list of your medicines', 'and old reports help'] },
  { from: 15.4, to: 21.8, heading: ['The examination'], notes: ['Behind a closed door,', 'with a nurse beside you if you wish'] },
  { from: 21.8, to: 26, heading: ['Photographs'], notes: ['Only if you agree in writing'] },
  { from: 26, to: 31, heading: ['A plan on paper'], notes: ['What can change,', 'and what cannot'] },
  { from: 31, to: 40.6, heading: ['Not one way only'], notes: ['Other ways, risks,', 'time off work, cost'] },
  { from: 40.6, to: 47, heading: ['Your questions'], notes: ['And an honest answer:', 'it may be advice against it'] },
  { from: 47, to: 51.6, heading: ['Take it home'], notes: ['And take time to think'] },
  { from: 51.6, to: 99, heading: ['Yes, no', 'and not yet'], notes: ['All are good answers'] },
]

interface Picture extends Scene {
  shot?: Shot
  over?: (t: number) => string
}
const shown: readonly Picture[] = [
  { from: 0, to: 4.2, shot: { of: 'scenes/consultation', view: [720, 480, 838], until: [780, 480, 838] } },
  { from: 4.2, to: 8.8, shot: { of: 'clinic/consulting-room', view: [760, 500, 880], until: [940, 440, 720] } },
  { from: 8.8, to: 15.4, shot: { of: 'clinic/records-desk', view: [570, 560, 900], until: [590, 560, 840] }, over: health },
  { from: 15.4, to: 21.8, shot: { of: 'clinic/procedure-room', view: [520, 500, 870], until: [480, 440, 740] } },
  { from: 21.8, to: 26, shot: { of: 'clinic/reception', view: [600, 540, 880], until: [590, 550, 800] } },
  { from: 26, to: 27.6, shot: { of: 'scenes/consultation', view: [640, 640, 540], until: [640, 680, 480] } },
  { from: 27.6, to: 40.6, over: plan },
  { from: 40.6, to: 43.6, shot: { of: 'clinic/consulting-room', view: [680, 500, 880], until: [640, 490, 850] } },
  { from: 43.6, to: 47, shot: { of: 'surgeon', view: [236, 306, 470], until: [228, 290, 430] } },
  { from: 47, to: 51.6, shot: { of: 'clinic/garden-terrace', view: [620, 560, 880], until: [590, 540, 820] } },
  { from: 51.6, to: 99, shot: { of: 'clinic/entrance', view: [268, 180, 310], until: [266, 184, 280] }, over: answers },
]
/** The stops of the visit: when each begins, where it stands, and its name. */
const stops = [
  { from: 0.4, at: 0, name: 'Talk' },
  { from: 15.4, at: 0.33, name: 'Examination' },
  { from: 26, at: 0.67, name: 'Plan' },
  { from: 47, at: 1, name: 'Time to think' },
]

function draw(t: number) {
  const active = stops.findLastIndex(({ from }) => t >= from)
  const at = stops.slice(1).reduce((sum, { from }) => sum + rise(t, from, 1.2) * 0.333, 0)
  return [
    column(t, scenes, { x: 52, y: 112, eyebrow: 'THE FIRST VISIT' }),
    arch(
      'c',
      562,
      34,
      ...ARCH,
      pictures(t, shown, SECONDS, (one, done) => (one.shot ? shot(one.shot, ARCH, done) : '') + (one.over?.(t) ?? '')),
    ),
    course({ x: 70, y: 386, width: 392, at: clamp(at), stops, active }),
  ].join('')
}

export const firstConsultation: Film = { cues, draw }
