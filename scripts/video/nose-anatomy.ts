/** How a nose is built: what is said, what is written beside the drawing, and the drawing at every moment. */
import { area, thin } from '../draw/panels/marks'
import { curve } from '../draw/panels/pen'
import { person } from '../draw/panels/people'
import { BUILT, FRONT, OPENED, PARTS, WALL } from '../draw/panels/plates/rhinoplasty-nose-surgery'
import { patternsOf } from '../draw/panels/tones'
import {
  arch,
  badge,
  column,
  type Cue,
  during,
  type Film,
  fixed,
  group,
  label,
  path,
  pictures,
  plum,
  rise,
  rose,
  type ScriptedScene,
} from './draw'
import { inside, skinOverBump } from './nose-inside'
import { between, picture, seen, shot, type Size, type View } from './plates'

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

const SECONDS = 54
const ARCH: Size = [250, 396]
const her = person('nose')
/** The woman of the poster in profile: so much of her, and so large. */
const profile = ([x, y, width, height]: readonly [number, number, number, number], scale: number) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 960 960"><defs>${patternsOf(her)}${her}</defs><use href="#nose"/></svg>`,
    scale,
    [x, y, x + width, y + height],
  )
const whole = profile([90, 20, 240, 360], 1.8)
const near = profile([100, 60, 160, 240], 3.4)

const WHOLE: View = [206, 196, 186]
/** From near: where the eye goes from the bone down to the tip. */
const views: readonly (readonly [from: number, view: View])[] = [
  [4.4, [182, 188, 112]],
  [8.2, [188, 166, 92]],
  [13.6, [180, 192, 92]],
  [18.4, [174, 222, 92]],
]
const nearView = (t: number) =>
  views.slice(1).reduce((view, [from, next]) => between(view, next, rise(t, from - 0.3, 1.6)), views[0]![1])

const lit = (outline: string, opacity: number) =>
  group(thin(curve(outline, { loop: true }), '#fff6ec', 3.4) + thin(curve(outline, { loop: true }), rose, 1.7), { opacity })

/** The nose opened; one part after another is lit while the others are in the shade. */
function opened(t: number) {
  const parts = [
    { part: PARTS.bone, on: Math.max(during(t, 8.3, 13.6), during(t, 5, 6.2)) },
    { part: PARTS.cartilage, on: Math.max(during(t, 13.6, 18.4), during(t, 6, 7.2)) },
    { part: PARTS.tip, on: Math.max(during(t, 18.4, 23.8), during(t, 7, 8.2)) },
  ]
  const shade = Math.max(...parts.map(({ on }) => on))
  return (
    BUILT +
    area(plum, OPENED, `opacity="${fixed(0.34 * shade)}"`) +
    parts.map(({ part: [drawn, outline], on }) => group(drawn, { opacity: on }) + lit(outline, on)).join('')
  )
}

/** Air on its way in, past the opened wall. */
const air = (t: number, shown: number) =>
  ['M168 262C170 246 184 236 196 222C208 206 216 192 228 186', 'M164 264C164 244 172 228 186 212C198 198 208 184 218 176']
    .map((d) =>
      path(d, { stroke: '#fffdfb', width: 2, dash: '5 8', opacity: shown }).replace(
        '/>',
        ` stroke-dashoffset="${fixed(-t * 12)}"/>`,
      ),
    )
    .join('')

function side(t: number, base: string) {
  const open = rise(t, 4.2, 1) * (1 - rise(t, 36.4, 0.8))
  const wall = during(t, 23.6, 37, 0.8)
  const again = rise(t, 43.8, 0.8)
  return (
    base +
    group(opened(t), { opacity: wall > 0.99 ? 0 : open }) +
    group(WALL[0] + lit(WALL[1], during(t, 24.2, 33)), { opacity: Math.max(wall, again) }) +
    air(t, Math.max(during(t, 29.4, 36.6), rise(t, 45)) * 0.95) +
    group(thin(curve(FRONT), '#fff6ec', 4.6) + thin(curve(FRONT), rose, 2.6), { opacity: during(t, 37, 44) })
  )
}

const beside = [
  { from: 0, to: 4.4, draw: (_: number, done: number) => shot({ of: 'figures/face-front', view: [240, 238, 262] }, ARCH, done) },
  { from: 4.4, to: 23.8, draw: (t: number) => seen(side(t, near), ARCH, nearView(t)) },
  {
    from: 23.8,
    to: 36.8,
    draw: (t: number) => inside({ clock: t, lit: during(t, 24.2, 29.2), air: rise(t, 29.4), bend: rise(t, 33.3, 1.4) }),
  },
  { from: 36.8, to: 44, draw: () => skinOverBump },
  { from: 44, to: 48.6, draw: (t: number) => inside({ clock: t, air: rise(t, 44.6) }) },
  { from: 48.6, to: 99, draw: (_: number, done: number) => shot({ of: 'surgeon', view: [226, 290, 330] }, ARCH, done) },
]

const noseFrame = (t: number) =>
  [
    column(t, noseScenes, { x: 52, y: 112, eyebrow: 'ANATOMY' }),
    arch('side', 386, 34, ...ARCH, seen(side(t, whole), ARCH, WHOLE)),
    arch(
      'beside',
      662,
      34,
      ...ARCH,
      pictures(t, beside, SECONDS, ({ draw }, done) => draw(t, done)),
    ),
    label(402, 150, 'bone', 66, 487, 172, during(t, 8.8, 13.6)),
    label(394, 196, 'cartilage', 92, 476, 230, during(t, 14.1, 18.4)),
    label(402, 346, 'tip', 54, 452, 262, during(t, 18.9, 23.8)),
    label(402, 346, 'septum', 82, 474, 258, during(t, 24.6, 33)),
    label(672, 116, 'blocked', 80, 766, 226, during(t, 34.4, 36.8)),
    label(402, 150, 'skin', 58, 460, 216, during(t, 37.4, 44)),
    badge(787, 100, 'thick skin', 100, during(t, 39.2, 44)),
    badge(787, 288, 'thin skin', 96, during(t, 40.8, 44)),
  ].join('')

export const noseAnatomy: Film = { cues: noseCues, draw: noseFrame }
