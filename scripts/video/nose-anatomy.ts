/** How a nose is built: what is said, what is written beside the drawing, and the drawing at every moment. */
import {
  card,
  blush,
  clay,
  pink,
  plum,
  rose,
  mix,
  fixed,
  rise,
  during,
  group,
  path,
  text,
  arch,
  bothSides,
  label,
  column,
  type Cue,
  type Film,
  type ScriptedScene,
} from './draw'
import { noseFromTheFront, noseFromTheSide } from './nose'

/** A cut through the nose, seen from the front: two channels and the wall between them. `bend` 0 to 1. */
function noseInside({ bend = 0, air = 0, clock = 0 }) {
  const b = bend * 24
  const cavity =
    'M125 66C107 98 96 148 84 200C70 250 66 304 100 320C110 324 119 322 125 322C131 322 140 324 150 320C184 304 180 250 166 200C154 148 143 98 125 66Z'
  const wall = `M125 72C125 130 ${fixed(125 - b)} 176 ${fixed(125 - b)} 224C${fixed(125 - b)} 266 125 288 125 320`
  const cushion = 'M86 214C104 214 110 236 100 250C93 258 82 256 78 250'
  const stream = (x: number, lean: number, opacity: number, width: number) =>
    path(
      `M${x} 352C${x} 336 ${fixed(x + lean)} 280 ${fixed(x + lean)} 226C${fixed(x + lean)} 180 ${fixed(mix(x, 125, 0.55))} 150 ${fixed(mix(x, 125, 0.62))} 112`,
      { stroke: rose, width, dash: '10 14', opacity },
    ).replace('/>', ` stroke-dashoffset="${fixed(-clock * 26 * Math.max(0.15, opacity))}"/>`)
  return [
    `<path d="${cavity}" fill="${card}"/>`,
    stream(111, 0, air * (1 - bend * 0.8), 3 - bend * 1.4),
    stream(139, 2, air, 3 + bend * 0.8),
    bothSides(path(cushion, { fill: pink, width: 2 })),
    path(cavity, { width: 3 }),
    path(wall, { stroke: plum, width: 11 }),
    path(wall, { stroke: rose, width: 6.5 }),
  ].join('')
}

/** Cartilage with one small bump, and the skin over it. */
function skinStrip(y: number, thick: boolean) {
  const lift = thick ? 5 : 23
  const depth = thick ? 44 : 13
  const base = `M-10 ${y}H84C100 ${y} 108 ${y - 26} 125 ${y - 26}C142 ${y - 26} 150 ${y} 166 ${y}H260`
  const surface = `M-10 ${y - depth}H70C96 ${y - depth} 104 ${y - depth - lift} 125 ${y - depth - lift}C146 ${y - depth - lift} 154 ${y - depth} 180 ${y - depth}H260`
  return (
    `<path d="${surface}V${y + 40}H-10Z" fill="${card}"/>` +
    `<path d="${base}V${y + 34}H-10Z" fill="${clay}"/>` +
    path(base, { stroke: rose, width: 2.6 }) +
    path(surface, { width: 3.2 }) +
    `<path d="M-10 ${y + 34}H260V${y + 48}H-10Z" fill="${blush}"/>`
  )
}

/** The same small bump under thick and under thin skin. */
function skinOverBump(shown: number) {
  return group(
    skinStrip(158, true) +
      skinStrip(304, false) +
      text(125, 218, 'thick skin', { size: 17, anchor: 'middle' }) +
      text(125, 364, 'thin skin', { size: 17, anchor: 'middle' }),
    { opacity: shown },
  )
}

const noseCues: readonly Cue[] = [
  [0.4, 4.4, 'A nose looks simple from outside.'],
  [4.4, 8.2, 'Inside, it is built in three parts.'],
  [8.2, 13.6, 'The upper third is bone: two thin plates that meet in the middle.'],
  [13.6, 18.4, 'The middle third is cartilage, firm but flexible.'],
  [18.4, 23.8, 'The tip is shaped by two more cartilages, curved like wings.'],
  [23.8, 29.2, 'Between the two sides stands the septum, a wall of cartilage and bone.'],
  [29.2, 33, 'It carries the bridge and divides the air.'],
  [33, 36.8, 'If it is bent, one side may feel blocked.'],
  [36.8, 39.4, 'Skin covers all of this.'],
  [39.4, 44, 'Thick skin hides small changes, thin skin shows them.'],
  [44, 48.6, 'That is why shape and breathing are examined together,'],
  [48.6, 53.8, 'and why a surgeon looks inside before saying anything about the outside.'],
]
const noseScenes: readonly ScriptedScene[] = [
  { from: 0, to: 4.4, heading: ['How a nose', 'is built'], notes: ['Side and front view'] },
  { from: 4.4, to: 8.2, heading: ['Three parts'], notes: ['Bone, cartilage', 'and the tip'] },
  { from: 8.2, to: 13.6, heading: ['Upper third:', 'bone'], notes: ['Two thin plates', 'that meet in the middle'] },
  { from: 13.6, to: 18.4, heading: ['Middle third:', 'cartilage'], notes: ['Firm but flexible'] },
  { from: 18.4, to: 23.8, heading: ['Lower third:', 'the tip'], notes: ['Two more cartilages,', 'curved like wings'] },
  { from: 23.8, to: 33, heading: ['The septum,', 'a wall between'], notes: ['It carries the bridge', 'and divides the air'] },
  { from: 33, to: 36.8, heading: ['When the wall', 'is bent'], notes: ['One side may', 'feel blocked'] },
  {
    from: 36.8,
    to: 44,
    heading: ['Skin covers', 'all of this'],
    notes: ['Thick skin hides', 'small changes,', 'thin skin shows them'],
  },
  {
    from: 44,
    to: 99,
    heading: ['Shape and', 'breathing', 'together'],
    notes: ['First look inside,', 'then speak of', 'the outside'],
  },
]

function noseFrame(t: number) {
  const shown = { bone: rise(t, 4.9), cartilage: rise(t, 5.5), tip: rise(t, 6.1) }
  const fade = 1 - 0.55 * during(t, 8.2, 23.8, 0.6)
  const active = { bone: during(t, 8.3, 13.6), cartilage: during(t, 13.6, 18.4), tip: during(t, 18.4, 23.8) }
  const underSkin = 1 - 0.62 * during(t, 23.8, 37.2) - 0.85 * during(t, 36.9, 44.2)
  const part = (name: 'bone' | 'cartilage' | 'tip') => ({
    shown: shown[name] * underSkin * Math.max(fade, active[name]),
    active: active[name],
  })
  const parts = { bone: part('bone'), cartilage: part('cartilage'), tip: part('tip') }
  const inside = Math.max(during(t, 24, 37.1), rise(t, 44, 0.6))
  const bend = t < 40 ? rise(t, 33.3, 1.2) : 0
  const skin = during(t, 36.9, 44.2)
  const air = Math.max(during(t, 29.2, 37), rise(t, 45.4))
  const side = noseFromTheSide({
    drawn: rise(t, 0.3, 2.6),
    parts,
    septum: during(t, 24, 37.2),
    skin,
    air: rise(t, 45.4),
    clock: t,
  })
  return [
    column(t, noseScenes, { x: 52, y: 112, eyebrow: 'ANATOMY' }),
    arch('a', 386, 34, 250, 396, side),
    arch(
      'b',
      662,
      34,
      250,
      396,
      group(noseFromTheFront({ drawn: rise(t, 1, 2.4), parts }), { opacity: 1 - rise(t, 23.8, 0.6) }) +
        group(noseInside({ bend, air, clock: t }) + text(125, 378, 'a look inside', { size: 17, anchor: 'middle' }), {
          opacity: inside,
        }) +
        skinOverBump(during(t, 37, 44.2)),
    ),
    label(414, 146, 'bone', 66, 540, 186, during(t, 8.8, 13.6)),
    label(400, 196, 'cartilage', 92, 516, 238, during(t, 14.1, 18.4)),
    label(404, 346, 'tip', 54, 470, 288, during(t, 18.9, 23.8)),
    label(536, 372, 'septum', 82, 556, 304, during(t, 24.6, 33)),
    label(672, 152, 'blocked', 80, 767, 240, during(t, 34, 36.8)),
    label(420, 146, 'skin', 58, 516, 180, during(t, 37.4, 44)),
  ].join('')
}

export const noseAnatomy: Film = { cues: noseCues, draw: noseFrame }
