/** The room of the sample testimonials, 250 by 396: an empty chair, a window with the seasons, a calendar. Nobody is in it. */
import {
  blush,
  card,
  circle,
  clay,
  fixed,
  group,
  line,
  path,
  pictures,
  pink,
  type Placing,
  plum,
  rose,
  type Scene,
  soft,
  text,
} from './draw'
import { armchair } from './things'

const FLOOR = 340

/** What lies on the chair, after so much of its scene (0 to 1). */
export type Things = (t: number, done: number) => string
export interface RoomScene extends Scene {
  view: View
  /** The page of the calendar: `day`, `3`. */
  unit?: string
  number?: string
  things?: Things
}
export interface Chair {
  place: Placing
  drawing: string
}

/** What the window shows, 104 by 124. */
type View = 'day' | 'sunny' | 'bare' | 'spring' | 'night' | 'rain'
const views: Record<View, (t: number) => string> = {
  day: () => sky(card) + circle(76, 34, 15, { fill: pink }) + hill(blush) + tree(1),
  sunny: () => sky(card) + circle(70, 38, 21, { fill: pink, stroke: rose, width: 2 }) + hill(blush) + tree(1),
  bare: () => sky(card) + circle(28, 38, 13, { fill: blush }) + hill(clay) + tree(0),
  spring: () => sky(card) + circle(30, 30, 15, { fill: pink }) + hill(blush) + tree(0.6),
  night: () =>
    sky(plum) +
    path('M70 22A19 19 0 1 0 84 52A23 23 0 0 1 70 22Z', { fill: blush, stroke: 'none' }) +
    stars.map(({ x, y }) => circle(x, y, 1.8, { fill: blush })).join('') +
    `<path d="M-4 104C24 88 66 88 108 98V130H-4Z" fill="#3a1729"/>`,
  rain: (t) => sky('#efe3df') + hill(clay) + tree(1) + rain(t),
}
const stars = [
  { x: 22, y: 26 },
  { x: 38, y: 52 },
  { x: 18, y: 72 },
  { x: 90, y: 76 },
]
const sky = (fill: string) => `<rect width="104" height="124" fill="${fill}"/>`
const hill = (fill: string) => path('M-4 104C24 88 66 88 108 98V130H-4Z', { fill, width: 1.8 })
const tree = (leaves: number) =>
  path('M40 106V74M40 88L30 78M40 84L51 72', { width: 2 }) +
  (leaves === 0 ? path('M40 76L34 66M40 78L47 64', { width: 1.6 }) : '') +
  circle(40, 66, 19 * leaves, { fill: pink, stroke: leaves ? plum : 'none', width: 2 })
const rain = (t: number) =>
  Array.from({ length: 24 }, (_, i) => {
    const y = (i * 53 + t * 70) % 150
    const x = ((i * 37) % 112) - (y / 150) * 10
    return `M${fixed(x)} ${fixed(y - 14)}l-2.500 11`
  }).reduce((all, drop) => all + drop, `<path fill="none" stroke="${soft}" stroke-width="1.8" opacity="0.8" d="`) + '"/>'

const window = (t: number, seasons: readonly RoomScene[], seconds: number) =>
  group(
    `<clipPath id="view"><rect width="104" height="124"/></clipPath><g clip-path="url(#view)">${sky(card)}${pictures(t, seasons, seconds, ({ view }) => views[view](t))}</g>` +
      path('M0 0H104V124H0ZM52 0V124M0 56H104', { width: 2.6 }) +
      path('M-12 124H116V133H-12Z', { fill: card, width: 2.4 }) +
      path('M-18 -12H120', { width: 3 }) +
      path('M-16 -12C-10 34 -12 84 -22 128H4C14 84 12 34 8 -12Z', { fill: pink, width: 2.4 }) +
      path('M-4 -12C2 34 0 84 -8 128', { width: 1.5, opacity: 0.6 }),
    { x: 48, y: 62 },
  )

const page = ({ unit, number = '' }: RoomScene) =>
  unit
    ? text(29, 36, unit, { size: 15, anchor: 'middle', fill: soft }) + text(29, 64, number, { size: 30, anchor: 'middle' })
    : path('M12 38H46M12 50H46M12 62H34', { stroke: pink, width: 3 })
const calendar = (t: number, pages: readonly RoomScene[], seconds: number) =>
  group(
    `<rect width="58" height="76" rx="4" fill="${card}" stroke="${plum}" stroke-width="2.4"/>` +
      path('M1 4Q1 1 4 1H54Q57 1 57 4V17H1Z', { fill: rose, stroke: 'none' }) +
      path('M16 -5V7M42 -5V7', { width: 2.4 }) +
      pictures(t, pages, seconds, page),
    { x: 176, y: 98 },
  )

/** The two chairs, each with its place: what lies on one is drawn in its coordinates, and stands on a floor at y = 212. */
export const woodenChair: Chair = {
  place: { x: -4, y: 125, scale: 1.1 },
  drawing:
    path('M80 136C73 94 76 62 82 57C94 52 146 52 158 57C164 62 167 94 160 136Z', { fill: clay, width: 2.8 }) +
    path('M98 64C94 88 94 112 98 136M120 61V136M142 64C146 88 146 112 142 136', { width: 1.8, opacity: 0.6 }) +
    path('M76 152L69 212M164 152L171 212M91 152V198M149 152V198', { width: 2.8 }) +
    path('M72 136H168L176 153H64Z', { fill: pink, width: 2.8 }),
}
export const bigChair: Chair = { place: { x: -6, y: 135, scale: 1.05 }, drawing: armchair(clay) }

export function room(t: number, scenes: readonly RoomScene[], seconds: number, { place, drawing }: Chair) {
  const things = pictures(t, joined(scenes, 'things'), seconds, ({ things: draw }, done) => draw?.(t, done) ?? '')
  return [
    `<rect x="-10" y="${FLOOR}" width="270" height="80" fill="${clay}" opacity="0.7"/>`,
    line(-10, FLOOR, 260, FLOOR, { width: 2.2 }),
    line(-10, FLOOR - 12, 260, FLOOR - 12, { width: 1.2, opacity: 0.35 }),
    window(t, joined(scenes, 'view'), seconds),
    calendar(t, joined(scenes, 'unit', 'number'), seconds),
    `<ellipse cx="125" cy="${FLOOR + 18}" rx="92" ry="8" fill="${plum}" opacity="0.1"/>`,
    group(drawing + things, place),
  ].join('')
}

/** Scenes that show the same are one, so that it does not fade over into itself. */
const joined = (scenes: readonly RoomScene[], ...keys: (keyof RoomScene)[]) =>
  scenes.reduce<RoomScene[]>((all, scene) => {
    const last = all.at(-1)
    if (!last || keys.some((key) => last[key] !== scene[key])) return [...all, { ...scene }]
    return [...all.slice(0, -1), { ...last, to: scene.to }]
  }, [])
