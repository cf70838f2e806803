/** What happens at a first consultation: what is said, what is written beside the drawing, and the drawing at every moment. */
import {
  arch,
  blush,
  card,
  circle,
  clay,
  clamp,
  column,
  course,
  type Cue,
  during,
  ease,
  type Film,
  fixed,
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
import { bubble, floor, people, words } from './people'
import { armchair, cup, sideTable } from './things'

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

const sheet = (x: number, y: number, w: number, h: number) =>
  path(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, { fill: card, width: 2.8 })
const tick = (x: number, y: number, done: number) =>
  path(`M${x} ${y}l5 6l10 -13`, { stroke: rose, width: 3, drawn: done, length: 26 })

const asked = ['Illnesses', 'Medicines', 'Allergies', 'Earlier operations']
const health = (_: number, done: number) =>
  path('M60 92H286Q294 92 294 100V352Q294 360 286 360H60Q52 360 52 352V100Q52 92 60 92Z', { fill: clay, width: 2.8 }) +
  sheet(66, 112, 214, 234) +
  path('M138 84H208V104H138ZM156 84Q156 70 173 70Q190 70 190 84', { fill: pink, width: 2.6 }) +
  asked
    .map((name, i) => {
      const y = 156 + i * 50
      return (
        `<rect x="84" y="${y - 17}" width="22" height="22" rx="4" fill="${card}" stroke="${plum}" stroke-width="2"/>` +
        text(118, y, name, { size: 18 }) +
        path(`M118 ${y + 14}H264`, { stroke: pink, width: 2.4, drawn: clamp(done * 5 - i), length: 146 }) +
        tick(87, y - 7, clamp((done * 5 - i - 0.5) * 2))
      )
    })
    .join('')

/** One side of the curtain. */
const folds = (x: number, width: number) => {
  const step = width / 5
  const edge = Array.from(
    { length: 5 },
    (_, i) => `Q${fixed(x + step * (i + 0.5))} ${i % 2 ? 302 : 314} ${fixed(x + step * (i + 1))} 308`,
  ).join('')
  const lines = [1, 2, 3, 4].map((i) => `M${fixed(x + step * i)} 108V306`).join('')
  return path(`M${x} 102V308${edge}V102Z`, { fill: pink, width: 2.4 }) + path(lines, { width: 1.5, opacity: 0.55 })
}

/** A couch behind a curtain that is drawn, and two stools: one for the surgeon, one for the nurse. */
const examination = (_: number, done: number) => {
  const drawn = mix(60, 150, ease(done * 1.5))
  return (
    floor +
    path('M220 -10V66', { width: 2.8 }) +
    path('M202 84Q202 66 220 66Q238 66 238 84Z', { fill: card, width: 2.4 }) +
    path('M202 92L178 208H262L238 92Z', { fill: card, stroke: 'none', opacity: 0.55 }) +
    path('M120 248H292V262H120ZM136 262V336M276 262V336', { fill: card, width: 2.8 }) +
    path('M240 248L282 214Q290 208 292 218V248Z', { fill: blush, width: 2.6 }) +
    path('M120 248H240V240Q240 236 236 236H124Q120 236 120 240Z', { fill: pink, width: 2.4 }) +
    path('M198 300H238V310H198ZM206 310L200 336M230 310L236 336', { fill: card, width: 2.6 }) +
    path('M150 300H190V310H150ZM158 310L152 336M182 310L188 336', { fill: card, width: 2.6 }) +
    path('M-6 102H352', { width: 3.2 }) +
    folds(-4, drawn) +
    folds(310, 40)
  )
}

const consent = (_: number, done: number) =>
  floor +
  path('M96 336L118 216L140 336M118 216V328', { width: 2.8 }) +
  path('M76 158H160Q166 158 166 164V210Q166 216 160 216H76Q70 216 70 210V164Q70 158 76 158ZM98 158L104 144H132L138 158', {
    fill: card,
    width: 2.8,
  }) +
  circle(118, 187, 20, { fill: blush, stroke: plum, width: 2.6 }) +
  circle(118, 187, 10, { fill: rose, stroke: plum, width: 2, opacity: clamp(done * 4 - 2.6) }) +
  sheet(196, 150, 104, 142) +
  text(248, 180, 'consent', { size: 17, anchor: 'middle' }) +
  path('M212 200H284M212 216H284M212 232H262', { stroke: pink, width: 3 }) +
  path('M212 272H284', { width: 1.6, opacity: 0.6 }) +
  path(
    'M216 266C222 246 230 248 228 262C226 274 236 266 240 256C244 250 248 262 252 264C258 266 262 252 268 254C272 256 270 266 282 260',
    {
      stroke: rose,
      width: 2.8,
      drawn: clamp(done * 2),
      length: 130,
    },
  )

/** The sheet on which the plan grows: the drawing first, then the lines below it. `t` is the time in the film. */
const rows = [
  { y: 264, name: 'Other ways', from: 31.4 },
  { y: 288, name: 'doing nothing, waiting', from: 32.8, small: true },
  { y: 312, name: 'Risks', from: 36.2 },
  { y: 336, name: 'Time off work', from: 37.2 },
  { y: 360, name: 'Cost', from: 38.8 },
]
const plan = (t: number) => {
  const up = rise(t, 30.6, 1)
  const before =
    'M58 2C52 18 50 30 54 42C54 58 34 74 20 92C14 98 14 106 22 110C30 112 38 112 40 120C40 128 34 132 36 138C40 142 42 146 38 152'
  const after = 'M54 42C53 58 40 78 24 91'
  const sketch =
    path(before, { width: 2.8, drawn: rise(t, 26.4, 1.8), length: 190 }) +
    path(after, { stroke: rose, width: 2.6, dash: '6 6', opacity: rise(t, 28, 0.6) }) +
    path('M82 74H104', { stroke: rose, width: 2.6, dash: '6 6', opacity: rise(t, 28, 0.6) }) +
    text(112, 80, 'can change', { size: 17, opacity: rise(t, 28, 0.6) }) +
    path('M82 108H104', { width: 2.8, opacity: rise(t, 29.2, 0.6) }) +
    text(112, 114, 'cannot', { size: 17, opacity: rise(t, 29.2, 0.6) })
  return (
    sheet(54, 84, 238, 296) +
    group(sketch, { x: mix(72, 78, up), y: mix(142, 98, up), scale: mix(1, 0.84, up) }) +
    path('M74 236H272', { stroke: pink, width: 2, opacity: up }) +
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

const home = (t: number) =>
  group(
    armchair(card) +
      sideTable +
      cup(224, 148, t) +
      path('M-14 212V84M-28 212H0', { width: 2.6 }) +
      path('M-34 84L-24 50H-4L6 84Z', { fill: pink, width: 2.4 }) +
      path('M92 166L98 130H140L146 166Z', { fill: card, width: 2.6 }) +
      path('M120 136C116 142 118 146 114 150C112 154 116 154 116 158', { width: 2 }) +
      path('M126 146H136M126 154H138', { stroke: rose, width: 2 }),
    { x: 46, y: 110, scale: 1.06 },
  )
const atHome = (t: number) => {
  const night = 0.5 - 0.5 * Math.cos(clamp((t - 47.2) / 4.4) * Math.PI * 4)
  return (
    floor +
    path('M196 70H280V150H196Z', { fill: card, width: 2.4 }) +
    `<rect x="197" y="71" width="82" height="78" fill="${plum}" opacity="${fixed(night * 0.92)}"/>` +
    circle(250, 100, 14, { fill: pink, opacity: 1 - night }) +
    path('M232 90A16 16 0 1 0 246 116A20 20 0 0 1 232 90Z', { fill: blush, stroke: 'none', opacity: night }) +
    path('M196 70H280V150H196ZM238 70V150M196 110H280', { width: 2.6 }) +
    home(t)
  )
}

const sign = (x: number, y: number, word: string, shown: number) =>
  group(
    `<rect x="${x - 44}" y="${y - 18}" width="88" height="36" rx="18" fill="${card}" stroke="${plum}" stroke-width="2.4"/>` +
      text(x, y + 7, word, { size: 20, anchor: 'middle' }),
    { opacity: shown },
  )

/** A way that parts in three. */
const ways = (t: number) => {
  const done = clamp((t - 51.8) / 4)
  const way = (d: string, from: number) => path(d, { stroke: rose, width: 3.4, drawn: clamp((done - from) * 3.4), length: 150 })
  return (
    circle(173, 132, 30, { fill: card }) +
    path('M-10 196C50 170 110 176 173 172C236 168 296 176 356 160V410H-10Z', { fill: card, width: 2.4 }) +
    path('M173 400V306', { stroke: rose, width: 3.4, drawn: clamp(done * 5), length: 94 }) +
    way('M173 306C168 270 120 262 74 244', 0.16) +
    way('M173 306C178 270 226 262 272 244', 0.3) +
    way('M173 306V232', 0.44) +
    sign(64, 224, 'yes', rise(done, 0.3, 0.12)) +
    sign(282, 224, 'no', rise(done, 0.44, 0.12)) +
    sign(173, 214, 'not yet', rise(done, 0.56, 0.12))
  )
}

const talk = (t: number) =>
  people(t) +
  bubble(58, 46, 104, 40, words([62, 68, 40], clamp((t - 1) / 2.4), plum), rise(t, 0.9) * (1 - rise(t, 4, 0.4))) +
  bubble(166, 46, 118, 82, words([80, 58, 72], clamp((t - 4.8) / 3), rose), rise(t, 4.4))
const questions = (t: number) =>
  people(t) +
  bubble(166, 46, 118, 82, text(59, 42, '? ? ?', { size: 28, anchor: 'middle', fill: rose }), during(t, 41, 43.6)) +
  bubble(58, 46, 104, 40, words([62, 68, 40], clamp((t - 43.8) / 2), plum), rise(t, 43.6))

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
const shown: readonly (Scene & { draw: (t: number, done: number) => string })[] = [
  { from: 0, to: 8.8, draw: talk },
  { from: 8.8, to: 15.4, draw: health },
  { from: 15.4, to: 21.8, draw: examination },
  { from: 21.8, to: 26, draw: consent },
  { from: 26, to: 40.6, draw: plan },
  { from: 40.6, to: 47, draw: questions },
  { from: 47, to: 51.6, draw: atHome },
  { from: 51.6, to: 99, draw: ways },
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
      346,
      396,
      pictures(t, shown, SECONDS, (picture, done) => picture.draw(t, done)),
    ),
    course({ x: 70, y: 386, width: 392, at: clamp(at), stops, active }),
  ].join('')
}

export const firstConsultation: Film = { cues, draw }
