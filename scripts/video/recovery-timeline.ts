/** What recovery looks like: a swelling curve over twelve months, a nose at each of its stages, and the rooms in which one spends them. */
import { ear, flushed, nearFull as full, plate as nose, splint } from '../draw/recovery/kinds/nose'
import { stageFile } from '../draw/recovery/stages'
import {
  arch,
  badge,
  circle,
  clamp,
  column,
  type Cue,
  during,
  ease,
  type Film,
  group,
  mix,
  pictures,
  type Point,
  rise,
  rose,
  sceneAt,
  type ScriptedScene,
  text,
} from './draw'
import { picture, plate, seen, shot, type Shot, type Size, type View } from './plates'
import { axisY, timeline } from './swelling-curve'

interface RecoveryScene extends ScriptedScene {
  shot: Shot
  active: number
  x: Point
}
const recoveryCues: readonly Cue[] = [
  [0.4, 4, 'Recovery is slower than most people expect,'],
  [4, 7, 'and it does not go in a straight line.'],
  [7, 10.8, 'The first two days are for rest.'],
  [10.8, 16.6, 'Swelling and bruising grow until about the third day, then begin to fade.'],
  [16.6, 21.8, 'In the first week you need help at home, and short walks.'],
  [21.8, 27.4, 'In the second week most stitches are out, and many people return to a desk.'],
  [27.4, 30.4, 'Tiredness can last longer.'],
  [30.4, 35.2, 'Around six weeks, exercise comes back step by step.'],
  [35.2, 39.6, 'At three months most of the swelling has gone.'],
  [39.6, 45, 'Scars go on fading for a year, and only then is the result final.'],
  [45, 51.2, 'Call the clinic at once if you have fever, growing pain on one side, or bleeding.'],
  [51.2, 55.8, 'For trouble with breathing, dial 112.'],
]
const SECONDS = 56
const recoveryScenes: readonly RecoveryScene[] = [
  {
    from: 0,
    to: 7,
    heading: ['Recovery,', 'week by week'],
    notes: ['Slower than most people expect,', 'and not in a straight line'],
    shot: { of: 'clinic/garden-terrace', view: [620, 560, 900] },
    active: -1,
    x: [70, 70],
  },
  {
    from: 7,
    to: 10.8,
    heading: ['Two days of rest'],
    notes: ['Head raised, somebody near'],
    shot: { of: 'clinic/recovery-bay', view: [870, 540, 720] },
    active: 0,
    x: [70, 110],
  },
  {
    from: 10.8,
    to: 16.6,
    heading: ['Swelling peaks', 'about day 3'],
    notes: ['Then it begins to fade'],
    shot: { of: 'scenes/before-the-anaesthetic', view: [780, 372, 720], until: [790, 380, 700] },
    active: -1,
    x: [110, 180],
  },
  {
    from: 16.6,
    to: 21.8,
    heading: ['Week 1: help', 'and short walks'],
    notes: ['Let others carry and cook'],
    shot: { of: 'scenes/terrace', view: [600, 440, 760] },
    active: 1,
    x: [180, 230],
  },
  {
    from: 21.8,
    to: 27.4,
    heading: ['Week 2: many', 'are at a desk'],
    notes: ['Most stitches are out'],
    shot: { of: 'clinic/records-desk', view: [800, 560, 700] },
    active: 2,
    x: [230, 352],
  },
  {
    from: 27.4,
    to: 30.4,
    heading: ['Tiredness', 'can last longer'],
    notes: ['Plan for it'],
    shot: { of: 'clinic/waiting-room', view: [380, 420, 660], until: [370, 410, 620] },
    active: -1,
    x: [352, 420],
  },
  {
    from: 30.4,
    to: 35.2,
    heading: ['Week 6: exercise,', 'step by step'],
    notes: ['When your surgeon agrees'],
    shot: { of: 'clinic/entrance', view: [262, 190, 240] },
    active: 3,
    x: [420, 530],
  },
  {
    from: 35.2,
    to: 39.6,
    heading: ['Month 3'],
    notes: ['Most of the swelling has gone'],
    shot: { of: 'clinic/garden-terrace', view: [640, 540, 860], until: [600, 520, 800] },
    active: 4,
    x: [530, 690],
  },
  {
    from: 39.6,
    to: 45,
    heading: ['Month 12: the', 'result is final'],
    notes: ['Scars fade for about a year'],
    shot: { of: 'clinic/consulting-room', view: [1000, 420, 560] },
    active: 5,
    x: [690, 890],
  },
  {
    from: 45,
    to: 99,
    heading: ['Call at once'],
    notes: [],
    shot: { of: 'clinic/waiting-room', view: [1090, 400, 600] },
    active: -1,
    x: [890, 890],
  },
]
const signs = [
  { from: 46.4, sign: 'Fever' },
  { from: 47.6, sign: 'Growing pain on one side' },
  { from: 49, sign: 'Bleeding' },
  { from: 51.3, sign: 'Trouble with breathing: dial 112' },
]

const SCALE = 1.6
const defs = `${flushed}<g id="sl">${splint}</g>`
const on = (day: number, more = ear) => picture(stageFile({ name: '', title: '', of: nose, defs, day, more }), SCALE)
/** One nose, in one place: each state fades over into the next. */
const states = [
  { from: 0, to: 10.8, day: 'day 1', drawn: on(1) },
  { from: 10.8, to: 16.6, day: 'day 3', drawn: on(3) },
  { from: 16.6, to: 21.8, day: 'day 7', drawn: on(7) },
  { from: 21.8, to: 30.4, day: 'day 14', drawn: on(14) },
  { from: 30.4, to: 35.2, day: 'week 6', drawn: on(90, full(0.6, 'full-c') + ear) },
  { from: 35.2, to: 39.6, day: 'month 3', drawn: plate('results/rhinoplasty-profile-month-3', SCALE) },
  { from: 39.6, to: 45, day: 'month 12', drawn: plate('results/rhinoplasty-profile-after', SCALE) },
]
const ARCH: Size = [250, 272]
const NEAR: View = [146, 196, 214]
/** Whom one calls. */
const SURGEON: Shot = { of: 'surgeon', view: [226, 250, 340] }

function recoveryFrame(t: number) {
  const scene = sceneAt(recoveryScenes, t)
  const p = clamp((t - scene.from) / (Math.min(scene.to, SECONDS) - scene.from))
  const at = t < 7 ? null : mix(scene.x[0], scene.x[1], ease(p * 1.15))
  const list = signs.map(({ from, sign }, i) => {
    const opacity = rise(t, from, 0.6)
    return circle(60, 151 + i * 34, 5, { fill: rose, opacity }) + text(78, 158 + i * 34, sign, { size: 21, opacity })
  })
  return [
    column(t, recoveryScenes, { x: 52, y: 68, eyebrow: 'AFTER AN OPERATION' }),
    t > 45 ? list.join('') : '',
    arch(
      'r',
      386,
      24,
      ...ARCH,
      pictures(t, recoveryScenes, SECONDS, (one, done) => shot(one.shot, ARCH, done)),
    ),
    arch(
      'n',
      662,
      24,
      ...ARCH,
      pictures(t, states, SECONDS, ({ drawn }) => seen(drawn, ARCH, NEAR)) +
        group(shot(SURGEON, ARCH, (t - 45) / 11), { opacity: rise(t, 44.6, 0.8) }),
    ),
    ...states.map(({ from, to, day }) => badge(706, 272, day, 84, during(t, from, to))),
    timeline({ drawn: rise(t, 0.4, 4), straight: during(t, 3.4, 7.2), at, active: scene.active }),
    text(128, axisY - 104, 'swelling', { size: 16, fill: rose, anchor: 'middle', opacity: during(t, 10.9, 16.6) }),
  ].join('')
}

export const recoveryTimeline: Film = { cues: recoveryCues, draw: recoveryFrame }
