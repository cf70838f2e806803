/** What the videos are drawn with: colours, easing, and SVG strings for lines, words, arches and labels. */
export const WIDTH = 960
export const HEIGHT = 540

/** What is said between two moments, in seconds. */
export type Cue = readonly [from: number, to: number, words: string]
export type Point = readonly [x: number, y: number]
export interface Scene {
  from: number
  to: number
}
/** What stands beside the drawing meanwhile. */
export interface ScriptedScene extends Scene {
  heading: readonly string[]
  notes?: readonly string[]
}
export interface Film {
  cues: readonly Cue[]
  draw: (t: number) => string
}
export interface Placing {
  x?: number
  y?: number
  scale?: number
  opacity?: number
}
export interface LineStyle {
  stroke?: string
  width?: number
  fill?: string
  opacity?: number
  dash?: string
}
interface PathStyle extends LineStyle {
  drawn?: number
  length?: number
}
interface TextStyle {
  size?: number
  family?: string
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
  spacing?: number
}

const paper = '#fbf7f2'
export const card = '#fffdfb'
export const blush = '#f4dedd'
export const clay = '#e7d5c7'
const edge = '#e6d0cb'
export const pink = '#e6b4bc'
export const plum = '#4d2039'
export const soft = '#6b5963'
export const rose = '#a63d59'

export const clamp = (x: number) => Math.min(1, Math.max(0, x))
export const ease = (x: number) => clamp(x) ** 2 * (3 - 2 * clamp(x))
export const mix = (a: number, b: number, p: number) => a + (b - a) * p
export const fixed = (x: number) => Number(x.toFixed(2))

/** 0 before `from`, 1 after `from + time`, and smooth between. */
export const rise = (t: number, from: number, time = 0.7) => ease((t - from) / time)
/** 1 between `from` and `to`, with soft shoulders inside them. */
export const during = (t: number, from: number, to: number, time = 0.5) =>
  Math.min(rise(t, from, time), 1 - rise(t, to - time, time))

const escapeText = (s: string) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const group = (content: string, { x = 0, y = 0, scale = 1, opacity = 1 }: Placing = {}) =>
  opacity <= 0.004
    ? ''
    : `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(scale)})" opacity="${fixed(opacity)}">${content}</g>`

/** A stroked or filled path. `drawn` (0 to 1) draws the line on; it needs the rough `length` of the path. */
export function path(
  d: string,
  { stroke = plum, width = 2.6, fill = 'none', opacity = 1, drawn = 1, length = 900, dash = '' }: PathStyle = {},
) {
  const dashes =
    drawn < 1
      ? ` stroke-dasharray="${length}" stroke-dashoffset="${fixed(length * (1 - drawn))}"`
      : dash && ` stroke-dasharray="${dash}"`
  if (drawn <= 0 || opacity <= 0.004) return ''
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${fixed(opacity)}"${dashes}/>`
}
export const circle = (
  cx: number,
  cy: number,
  r: number,
  { fill = 'none', stroke = 'none', width = 2.6, opacity = 1, dash = '' }: LineStyle = {},
) =>
  `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(Math.max(0, r))}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${fixed(opacity)}"${dash && ` stroke-dasharray="${dash}"`}/>`
export const line = (x1: number, y1: number, x2: number, y2: number, options?: PathStyle) =>
  path(`M${x1} ${y1}L${x2} ${y2}`, options)

/** The two families carry these names once the variable fonts are cut down to one weight. */
const serif = 'Newsreader 16pt'
export const sans = 'Figtree Light'
export function text(
  x: number,
  y: number,
  words: string,
  { size = 20, family = sans, fill = plum, anchor = 'start', opacity = 1, spacing = 0 }: TextStyle = {},
) {
  if (opacity <= 0.004) return ''
  return `<text x="${fixed(x)}" y="${fixed(y)}" font-family="${family}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}" opacity="${fixed(opacity)}">${escapeText(words)}</text>`
}
const lines = (x: number, y: number, list: readonly string[], step: number, options: TextStyle) =>
  list.map((words, i) => text(x, y + i * step, words, options)).join('')

/** The arch that frames every drawing of the site. */
const archPath = (w: number, h: number) =>
  `M0 ${w / 2}A${w / 2} ${w / 2} 0 0 1 ${w} ${w / 2}V${h - 18}Q${w} ${h} ${w - 18} ${h}H18Q0 ${h} 0 ${h - 18}Z`
export const arch = (id: string, x: number, y: number, w: number, h: number, content: string, opacity = 1) =>
  group(
    `<clipPath id="${id}"><path d="${archPath(w, h)}"/></clipPath><path d="${archPath(w, h)}" fill="${blush}"/><g clip-path="url(#${id})">${content}</g>${path(archPath(w, h), { stroke: edge, width: 1.6 })}`,
    { x, y, opacity },
  )

/** A word beside a drawing, on a pale pill, with a hairline to what it names. */
export function label(x: number, y: number, words: string, width: number, toX: number, toY: number, opacity: number) {
  const from = toX < x ? x : x + width
  return group(
    line(from, y, toX, toY, { stroke: rose, width: 1.6 }) +
      circle(toX, toY, 4, { fill: rose }) +
      `<rect x="${x}" y="${y - 15}" width="${width}" height="30" rx="15" fill="${card}" stroke="${edge}" stroke-width="1.2"/>` +
      text(x + width / 2, y + 6, words, { size: 17, anchor: 'middle' }),
    { opacity },
  )
}

/** A word on a pale pill, around (x, y): the day, or an answer. */
export const badge = (x: number, y: number, words: string, width: number, opacity = 1) =>
  group(
    `<rect x="${x - width / 2}" y="${y - 16}" width="${width}" height="32" rx="16" fill="${card}" stroke="${edge}" stroke-width="1.2"/>` +
      text(x, y + 6, words, { size: 17, anchor: 'middle' }),
    { opacity },
  )

export function sceneAt<One extends Scene>(scenes: readonly One[], t: number): One {
  const scene = scenes.find(({ to }) => t < to)
  if (!scene) throw new Error(`no scene at ${t} s`)
  return scene
}

/** What is behind a drawing that leaves its ground free. */
const GROUND = `<path fill="${blush}" d="M-9-9H999V999H-9Z"/>`
/** How long one picture fades over into the next. */
const FADE = 0.8

/** The column of words: it fades over from scene to scene. */
export function column(
  t: number,
  scenes: readonly ScriptedScene[],
  { x, y, eyebrow }: { x: number; y: number; eyebrow: string },
) {
  const out = [text(x, y, eyebrow, { size: 15, fill: rose, spacing: 1.4 })]
  for (const { from, to, heading, notes = [] } of scenes) {
    const opacity = during(t, from, to, 0.45)
    if (opacity <= 0.004) continue
    const lift = (1 - rise(t, from, 0.6)) * 8
    out.push(lines(x, y + 52 + lift, heading, 44, { size: 39, family: serif, opacity }))
    out.push(lines(x, y + 52 + heading.length * 44 + lift, notes, 29, { size: 20, fill: soft, opacity }))
  }
  return out.join('')
}

/**
 * The pictures of the scenes, each fading in over the one before. `draw` is given the scene and how much of it is done (0 to 1);
 * the last scene ends with the film, after `seconds`.
 */
export const pictures = <One extends Scene>(
  t: number,
  scenes: readonly One[],
  seconds: number,
  draw: (scene: One, done: number) => string,
) =>
  scenes
    .map((scene, i) => {
      const { from, to } = scene
      const opacity = i === 0 ? 1 : rise(t, from - FADE / 2, FADE)
      if (opacity <= 0.004 || (to < seconds && t > to + FADE / 2)) return ''
      return group(GROUND + draw(scene, clamp((t - from + FADE / 2) / (Math.min(to, seconds) - from + FADE))), { opacity })
    })
    .join('')

interface Course {
  x: number
  y: number
  width: number
  stops: readonly { at: number; name?: string }[]
  /** From 0 to 1 along the line. */
  at: number
  active?: number
}
/** A line with stops, the way come so far in rose. */
export function course({ x, y, width, stops, at, active = -1 }: Course) {
  const here = x + width * at
  return [
    line(x, y, x + width, y, { width: 2.4 }),
    line(x, y, fixed(here), y, { stroke: rose, width: 3.4, opacity: at > 0 ? 1 : 0 }),
    ...stops.map(({ at: place, name = '' }, i) => {
      const stop = x + width * place
      const on = i === active
      const passed = place <= at + 0.001
      return (
        circle(stop, y, name ? 6 : 3.4, { fill: passed ? rose : card, stroke: passed ? rose : plum, width: name ? 2.4 : 1.8 }) +
        text(stop, y + 30, name, { size: 17, fill: on ? rose : plum, anchor: 'middle' })
      )
    }),
    circle(here, y, 13, { fill: rose, opacity: 0.18 }),
    circle(here, y, 7.5, { fill: rose }),
  ].join('')
}

export const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/><g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>\n`
