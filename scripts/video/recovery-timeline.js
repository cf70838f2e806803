/** What recovery looks like: a swelling curve over twelve months, and a small drawing for every stage. */
import {
  HEIGHT,
  card,
  blush,
  pink,
  plum,
  soft,
  rose,
  clamp,
  ease,
  mix,
  fixed,
  rise,
  during,
  group,
  path,
  circle,
  line,
  text,
  arch,
  column,
  pictures,
} from './draw.js'
import { armchair, cup, cushion, sideTable } from './things.js'

const axisY = 398
const marks = [
  { x: 70, name: 'Day 0' },
  { x: 212, name: 'Week 1' },
  { x: 352, name: 'Week 2' },
  { x: 520, name: 'Week 6' },
  { x: 690, name: 'Month 3' },
  { x: 890, name: 'Month 12' },
]
/** Swelling above the axis: up until day 3, then down, with a small step back after week 2. */
const swelling = [
  [70, 34],
  [132, 84],
  [212, 62],
  [290, 48],
  [352, 40],
  [405, 44],
  [460, 30],
  [520, 24],
  [600, 17],
  [690, 11],
  [790, 6],
  [890, 2],
]
const aboveAxis = ([x, height]) => [x, axisY - height]
/** The curve through these points as cubic pieces [from, control, control, to], in the picture's own coordinates. */
const pieces = swelling.slice(1).map(([x, h], i) => {
  const before = swelling[Math.max(0, i - 1)]
  const from = swelling[i]
  const after = swelling[Math.min(swelling.length - 1, i + 2)]
  return [
    from,
    [from[0] + (x - before[0]) / 6, from[1] + (h - before[1]) / 6],
    [x - (after[0] - from[0]) / 6, h - (after[1] - from[1]) / 6],
    [x, h],
  ].map(aboveAxis)
})
const swellingLine = `M${pieces[0][0].join(' ')}${pieces.map(([, a, b, to]) => `C${[a, b, to].flat().map(fixed).join(' ')}`).join('')}`
const cubic = (a, b, c, d, p) => a * (1 - p) ** 3 + 3 * b * p * (1 - p) ** 2 + 3 * c * p ** 2 * (1 - p) + d * p ** 3
/** The height of the curve in the picture at `x`, found by halving. */
function curveY(x) {
  const piece = pieces.find((p) => p[3][0] >= x) ?? pieces.at(-1)
  const along = (axis, p) => cubic(piece[0][axis], piece[1][axis], piece[2][axis], piece[3][axis], p)
  let [low, high] = [0, 1]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (along(0, middle) < x) low = middle
    else high = middle
  }
  return along(1, low)
}

function timeline({ drawn = 1, at = null, straight = 0, names = true, active = -1 }) {
  const reach = mix(60, 900, drawn)
  const out = [
    `<clipPath id="reach"><rect x="0" y="0" width="${fixed(reach)}" height="${HEIGHT}"/></clipPath>`,
    `<g clip-path="url(#reach)"><path d="${swellingLine}V${axisY}H70Z" fill="${blush}"/>${path(swellingLine, { stroke: rose, width: 3 })}</g>`,
    path(`M70 ${axisY - 84}L890 ${axisY}`, { stroke: soft, width: 1.8, dash: '2 8', opacity: straight }),
    line(56, axisY, fixed(Math.max(57, reach + 4)), axisY, { width: 2.4 }),
  ]
  marks.forEach(({ x, name }, i) => {
    const shown = clamp((reach - x) / 20 + 1)
    const on = i === active
    out.push(circle(x, axisY, on ? 8 : 6, { fill: on ? rose : card, stroke: on ? rose : plum, width: 2.4, opacity: shown }))
    if (names) out.push(text(x, axisY + 30, name, { size: 17, fill: on ? rose : plum, anchor: 'middle', opacity: shown }))
  })
  if (at !== null) {
    const y = curveY(at)
    out.push(line(fixed(at), fixed(y + 10), fixed(at), axisY - 9, { stroke: rose, width: 1.4, dash: '2 5' }))
    out.push(circle(at, y, 13, { fill: rose, opacity: 0.18 }), circle(at, y, 6.5, { fill: rose }))
  }
  return out.join('')
}

/** The drawings in the arch: 250 wide, 240 high, the floor at 212. */
const floor = line(-40, 212, 290, 212, { width: 2.2 })
const drawings = {
  road: (p) =>
    circle(125, 96, 30, { fill: card }) +
    path('M-40 156C20 130 80 128 125 138C170 148 220 140 290 118V270H-40Z', { fill: card, width: 2.4 }) +
    path('M128 139C112 148 96 152 104 164C114 178 164 178 160 194C156 214 84 214 74 262', {
      stroke: rose,
      width: 3.2,
      drawn: p,
      length: 200,
    }),
  rest: () =>
    path('M150 40H206V92H150Z', { fill: card, width: 2.2 }) +
    path('M186 52A14 14 0 1 0 190 78A17 17 0 0 1 186 52Z', { fill: blush, stroke: rose, width: 2.2 }) +
    path('M30 120V212M30 184H222M222 160V212', { width: 3 }) +
    path('M36 180L44 136Q46 126 56 129L88 139Q97 142 95 151L88 180Z', { fill: card, width: 2.4 }) +
    circle(90, 136, 16, { fill: card, stroke: plum, width: 2.6 }) +
    path('M93 119C77 116 68 130 75 146C83 143 82 128 93 119Z', { width: 2, fill: plum }) +
    path('M76 170C98 146 150 146 186 158C206 162 218 168 222 176V184H34L40 168Z', { fill: pink, width: 2.6 }) +
    path('M96 133C98 134.5 100 134.5 102 133', { width: 1.8 }) +
    floor,
  days: (p) =>
    [14, 19, 25, 21, 17, 14, 12]
      .map((r, i) => {
        const shown = rise(p * 7, i, 1)
        const x = 29 + i * 32
        return (
          circle(x, 128, r * 0.66 * shown, { fill: i === 2 ? rose : pink, opacity: shown }) +
          text(x, 170, String(i + 1), { size: 17, anchor: 'middle', opacity: shown, fill: i === 2 ? rose : plum })
        )
      })
      .join('') + text(125, 200, 'day', { size: 17, anchor: 'middle', fill: soft }),
  walk: (_, t) => {
    const sway = Math.sin(t * 3.2) * 5
    const person = (x, tall, fill, hair) =>
      circle(x, 212 - tall + 14, 14, { fill: card, stroke: plum, width: 2.6 }) +
      path(hair, { width: 2.6, fill: plum }) +
      path(`M${x - 7} 190L${fixed(x - 7 - sway)} 212M${x + 7} 190L${fixed(x + 7 + sway)} 212`, { width: 3 }) +
      path(
        `M${x - 8} ${212 - tall + 32}C${x - 20} ${212 - tall + 38} ${x - 19} 160 ${x - 22} 192H${x + 22}C${x + 19} 160 ${x + 20} ${212 - tall + 38} ${x + 8} ${212 - tall + 32}Z`,
        { fill, width: 2.6 },
      )
    return (
      person(92, 148, pink, 'M77 76C76 60 108 58 108 76C100 68 88 68 77 76Z') +
      person(156, 136, card, 'M142 88C142 70 172 72 170 92C176 98 174 110 168 114C168 100 164 84 142 88Z') +
      path('M104 112C112 132 124 138 140 132', { width: 2.8 }) +
      path('M145 112C136 126 128 132 122 133', { width: 2.8 }) +
      floor
    )
  },
  desk: () =>
    path('M26 148H224M44 148V212M206 148V212', { width: 3 }) +
    path('M92 142L100 96H166L174 142Z', { fill: card, width: 2.6 }) +
    path('M84 148H182', { stroke: plum, width: 5 }) +
    path('M110 112H150M108 124H140', { stroke: rose, width: 2.2 }) +
    path('M52 146V96L74 72', { width: 2.6 }) +
    path('M62 78L84 60L94 84Z', { fill: pink, width: 2.4 }) +
    path('M194 126H212V142Q212 146 208 146H198Q194 146 194 142ZM212 130C220 130 220 140 212 140', { fill: card, width: 2.2 }) +
    floor,
  armchair: (_, t) => armchair() + cushion + sideTable + cup(224, 148, t) + floor,
  steps: (p) => {
    const step = Math.min(3.999, p * 4)
    const n = Math.floor(step)
    const go = ease((step - n - 0.45) / 0.55)
    const x = 22 + (n + (n < 3 ? go : 0)) * 56
    const y = 178 - (n + (n < 3 ? go : 0)) * 30 - Math.sin(Math.PI * (n < 3 ? go : 0)) * 12
    const shoe = 'M0 -22C6 -14 12 -14 18 -22C24 -12 34 -8 42 -6C46 -4 46 2 42 2H-2C-5 2 -5 -2 -4 -6Z'
    return (
      path('M-40 182H60V152H116V122H172V92H290V270H-40Z', { fill: card, width: 2.8 }) +
      group(
        path(shoe, { fill: pink, width: 2.6 }) +
          path('M-3 -3H44', { width: 2 }) +
          path('M18 -14L14 -8M24 -11L20 -5', { stroke: rose, width: 2 }),
        { x, y },
      )
    )
  },
  smaller: (p) =>
    circle(125, 130, 66, { stroke: plum, width: 2, dash: '3 8' }) +
    circle(125, 130, mix(66, 11, ease(p * 1.6)), { fill: pink, stroke: rose, width: 2.6 }) +
    text(125, 226, 'day 3, and now', { size: 17, anchor: 'middle', fill: soft }),
  scar: (p) => {
    const fade = ease(p * 1.25)
    const stitches = [82, 104, 126, 148, 170]
      .map((x) => `M${x} ${fixed(122 - mix(10, 0, fade * 2))}V${fixed(138 + mix(10, 0, fade * 2))}`)
      .join('')
    return (
      path('M28 76Q125 60 222 76V184Q125 200 28 184Z', { fill: card, width: 2.6 }) +
      path(stitches, { stroke: rose, width: 2.2, opacity: clamp(1 - fade * 3) }) +
      path('M62 132C92 124 158 140 188 130', {
        stroke: rose,
        width: fixed(mix(7, 2.2, fade)),
        opacity: fixed(mix(1, 0.42, fade)),
      }) +
      text(125, 224, fade < 0.5 ? 'first weeks' : 'one year', {
        size: 17,
        anchor: 'middle',
        fill: soft,
        opacity: Math.abs(fade - 0.5) * 2,
      })
    )
  },
  phone: (_, t) => {
    const ring = 0.5 + 0.5 * Math.sin(t * 4)
    return (
      path('M90 44H160Q172 44 172 56V200Q172 212 160 212H90Q78 212 78 200V56Q78 44 90 44Z', { fill: card, width: 3 }) +
      path('M114 58H136', { width: 2.6 }) +
      circle(125, 176, 17, { fill: rose }) +
      path(
        'M118 170C118 178 123 183 131 183L132.5 179L128.5 177L126.5 178.5C124.5 177.5 123.5 176.5 122.5 174.5L124 172.500L122 168.5Z',
        { fill: card, stroke: card, width: 1 },
      ) +
      path('M96 86H154M96 102H154M96 118H132', { stroke: pink, width: 4 }) +
      path('M56 104C48 118 48 138 56 152M194 104C202 118 202 138 194 152', {
        stroke: rose,
        width: 2.8,
        opacity: mix(0.35, 1, ring),
      }) +
      path('M42 94C30 114 30 142 42 162M208 94C220 114 220 142 208 162', {
        stroke: rose,
        width: 2.8,
        opacity: mix(0.1, 0.8, ring),
      })
    )
  },
}

const recoveryCues = [
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
const recoveryScenes = [
  {
    from: 0,
    to: 7,
    heading: ['Recovery,', 'week by week'],
    notes: ['Slower than most people expect,', 'and not in a straight line'],
    draw: 'road',
    active: -1,
    x: [70, 70],
  },
  {
    from: 7,
    to: 10.8,
    heading: ['Two days of rest'],
    notes: ['Head raised, somebody near'],
    draw: 'rest',
    active: 0,
    x: [70, 110],
  },
  {
    from: 10.8,
    to: 16.6,
    heading: ['Swelling peaks', 'about day 3'],
    notes: ['Then it begins to fade'],
    draw: 'days',
    active: -1,
    x: [110, 180],
  },
  {
    from: 16.6,
    to: 21.8,
    heading: ['Week 1: help', 'and short walks'],
    notes: ['Let others carry and cook'],
    draw: 'walk',
    active: 1,
    x: [180, 230],
  },
  {
    from: 21.8,
    to: 27.4,
    heading: ['Week 2: many', 'are at a desk'],
    notes: ['Most stitches are out'],
    draw: 'desk',
    active: 2,
    x: [230, 352],
  },
  {
    from: 27.4,
    to: 30.4,
    heading: ['Tiredness', 'can last longer'],
    notes: ['Plan for it'],
    draw: 'armchair',
    active: -1,
    x: [352, 420],
  },
  {
    from: 30.4,
    to: 35.2,
    heading: ['Week 6: exercise,', 'step by step'],
    notes: ['When your surgeon agrees'],
    draw: 'steps',
    active: 3,
    x: [420, 530],
  },
  {
    from: 35.2,
    to: 39.6,
    heading: ['Month 3'],
    notes: ['Most of the swelling has gone'],
    draw: 'smaller',
    active: 4,
    x: [530, 690],
  },
  {
    from: 39.6,
    to: 45,
    heading: ['Month 12: the', 'result is final'],
    notes: ['Scars fade for about a year'],
    draw: 'scar',
    active: 5,
    x: [690, 890],
  },
  { from: 45, to: 99, heading: ['Call at once'], notes: [], draw: 'phone', active: -1, x: [890, 890] },
]
const signs = ['Fever', 'Growing pain on one side', 'Bleeding', 'Trouble with breathing: dial 112']

function recoveryFrame(t) {
  const scene = recoveryScenes.find(({ to }) => t < to)
  const p = clamp((t - scene.from) / (Math.min(scene.to, 56) - scene.from))
  const at = t < 7 ? null : mix(scene.x[0], scene.x[1], ease(p * 1.15))
  const drawing = pictures(t, recoveryScenes, 56, ({ draw }, done) => drawings[draw](done, t))
  const list = signs.map((sign, i) => {
    const opacity = rise(t, [46.4, 47.6, 49, 51.3][i], 0.6)
    return circle(60, 151 + i * 34, 5, { fill: rose, opacity }) + text(78, 158 + i * 34, sign, { size: 21, opacity })
  })
  return [
    column(t, recoveryScenes, { x: 52, y: 68, eyebrow: 'AFTER AN OPERATION' }),
    t > 45 ? list.join('') : '',
    arch('r', 614, 24, 298, 268, group(drawing, { x: 24, y: 22 })),
    timeline({ drawn: rise(t, 0.4, 4), straight: during(t, 3.4, 7.2), at, active: scene.active }),
    text(128, axisY - 104, 'swelling', { size: 16, fill: rose, anchor: 'middle', opacity: during(t, 10.9, 16.6) }),
  ].join('')
}

/** The curve stands above: the page's button to play lies over the lower left of a poster. */
const recoveryPoster = () =>
  group(
    group(timeline({ names: false, at: 212, active: 1 }), { y: -288 }) +
      arch('r', 331, 162, 298, 268, group(drawings.walk(0, 0.5), { x: 24, y: 22 })),
    { y: 42 },
  )

export const recoveryTimeline = { cues: recoveryCues, draw: recoveryFrame, poster: recoveryPoster }
