/**
 * How one recovers, drawn: a curve of swelling over the days, filled with the colours that bruises pass through, and five states of one
 * person of the cast at days that the curve marks. All numbers in it are days; the words stand beside it.
 */
import { optimize } from 'svgo'
import { curve, ellipse, heightOn, type Point } from '../panels/pen'
import { patternsOf } from '../panels/tones'
import { days } from './days'

export interface Recovery {
  kind: string
  title: string
  /** What each state shows, by day; it becomes the description. */
  desc: string
  /** Where the days and colours were looked up. */
  sources: string[]
  /** The person, as `<g id="who">` (cast.ts), and what several states share. */
  defs: string
  /** What of the person is seen: the upper left corner, and the scale. */
  window: readonly [x: number, y: number, scale: number]
  states: readonly { day: number; drawn: string }[]
  /** How much is to be seen and felt on a day: 0 nothing, 1 as much as after the largest of these operations. */
  curve: readonly (readonly [day: number, height: number])[]
  /** What colour it has, from which day on. */
  colours: readonly (readonly [day: number, colour: string])[]
}

const [WIDTH, HEIGHT] = [720, 480]
/** A picture, and the curve beside the last one, in units of its own. */
const [CELL, TALL] = [240, 239]
/** Six cells fill the sheet, three by two; in an upright box, whose view fits the width and reaches as far above and below, two by three. */
const MORE = 300
const inThrees = (i: number) => `translate(${Math.round(242.6 * (i % 3))}px,${i < 3 ? 2 : 244}px) scale(.978)`
const inTwos = (i: number) => `translate(${364 * (i % 2)}px,${363 * Math.floor(i / 2) - MORE}px) scale(1.483)`

interface Frame {
  left: number
  right: number
  top: number
  axis: number
  /** How large the numbers are. */
  size: number
  /** From this day on a day takes less room than the one before. */
  early: number
}
const FRAME: Frame = { left: 20, right: 216, top: 22, axis: 202, size: 1.2, early: 1.5 }
/** A low curve is drawn at least as high as this share of its frame. */
const LOW = 0.6

/** Early days take more room than late ones, and no two numbers come so near each other that they read as one: what lies between them makes way. */
const placeOf = ({ curve: heights, states }: Recovery, { left, right, early, size }: Frame) => {
  const last = heights.at(-1)![0]
  const on = (day: number) => Math.log(1 + day / early)
  const stops = [...new Set([0, ...states.map(({ day }) => day), last])]
  const unit = (right - left) / on(last)
  const wide = (day: number) => 4.8 * size * `${day}`.length
  const gaps = stops.slice(1).map((day, i) => {
    const even = unit * (on(day) - on(stops[i]!))
    const least = i || states[0]!.day === 0 ? wide(day) + wide(stops[i]!) + 10 * size : 12 * size
    return { least, more: Math.max(0, even - least) }
  })
  const room = right - left - gaps.reduce((sum, { least }) => sum + least, 0)
  const share = room / gaps.reduce((sum, { more }) => sum + more, 0)
  const at = gaps.reduce((found, { least, more }) => [...found, found.at(-1)! + least + share * more], [left])
  return (day: number) => {
    const next = Math.max(
      1,
      stops.findIndex((stop) => stop >= day),
    )
    const [from, to] = [on(stops[next - 1]!), on(stops[next]!)]
    return at[next - 1]! + ((at[next]! - at[next - 1]!) * (on(day) - from)) / (to - from)
  }
}

function graph(plate: Recovery, frame: Frame, id: string, row = 0, step = 146): string {
  const { curve: heights, states } = plate
  const last = heights.at(-1)![0]
  const x = placeOf(plate, frame)
  const { top, axis, size } = frame
  const points = heights.map(([day, height]): Point => [x(day), axis - height * (axis - top)])
  const line = curve(points)
  const marks = states.map(({ day }) => ({ day, at: x(day), y: heightOn(points, x(day)) }))
  const leaders = marks
    .map(
      ({ at, y }, i) =>
        (row ? `M${step * i + Math.round(step * 0.466)} ${row}L${at.toFixed(0)} ${y.toFixed(0)}` : '') +
        `M${at.toFixed(0)} ${y.toFixed(0)}V${axis}`,
    )
    .join('')
  const area = `${line}V${axis}H${frame.left}z`
  return (
    `<path class="h" d="${leaders}"/><path fill="url(#${id})" d="${area}"/><path fill="url(#h)" d="${area}"/>` +
    `<path class="c" d="${line}"/><path class="a" d="M${frame.left} ${axis + 5}v-5H${frame.right + 16}"/>` +
    `<path class="d" d="${marks.map(({ at, y }) => ellipse(at, y, 3.4 * size)).join('')}"/>` +
    marks.map(({ day, at }) => `<g class="i">${days(day, at, axis + 21 * size, size)}</g>`).join('') +
    (marks.some(({ at }) => x(last) - at < 20 * size)
      ? ''
      : `<g class="i" opacity=".7">${days(last, x(last), axis + 21 * size, size)}</g>`)
  )
}

const gradient = (plate: Recovery, frame: Frame, id: string) => {
  const x = placeOf(plate, frame)
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${frame.left}" x2="${frame.right}" y1="0" y2="0">${plate.colours
    .map(
      ([day, colour]) =>
        `<stop offset="${((x(day) - frame.left) / (frame.right - frame.left)).toFixed(3)}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`
}

const places = (of: (i: number) => string) => [0, 1, 2, 3, 4, 5].map((i) => `.s${i}{transform:${of(i)}}`).join('')

export function recoverySheet(plate: Recovery): string {
  const { title, desc, states, defs, window: seen } = plate
  const [x, y, scale] = seen
  const cells = states
    .map(
      ({ day, drawn }, i) =>
        `<g class="s${i}"><g clip-path="url(#n)"><path class="g" d="M0 0h${CELL}v${TALL}H0z"/><g transform="scale(${scale}) translate(${-x} ${-y})"><use href="#who"/>${drawn}</g></g><g class="k">${chip(day)}</g></g>`,
    )
    .join('')
  const { top, axis } = FRAME
  const peak = Math.max(...plate.curve.map(([, height]) => height))
  const body = `${cells}<g class="s5">${graph(plate, { ...FRAME, top: axis - (axis - top) * Math.max(1, LOW / peak) }, 'c')}</g>`
  const style =
    ':root{--g:#f4e3da;--a:#4d2039}@media(prefers-color-scheme:dark){:root{--g:#604954;--a:#f6e6ea;filter:brightness(.88)}}.g{fill:var(--g)}.i{fill:var(--a)}.c,.a,.h{fill:none;stroke:var(--a);stroke-linecap:round}.c{stroke-width:2.6}.a{stroke-width:1.2}.h{stroke-width:1.3;opacity:.8;stroke-dasharray:1.5 4}.d{fill:#fffaf4;stroke:#a63d59;stroke-width:2.4}.k{transform:scale(.82)}' +
    places(inThrees) +
    `@media(max-aspect-ratio:1/1){${places(inTwos)}}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>${title}</title><desc>${desc}</desc><style>${style}</style><defs><clipPath id="n"><rect width="${CELL}" height="${TALL}" rx="8"/></clipPath>${gradient(plate, FRAME, 'c')}${patternsOf(`${defs}${body}url(#h)`)}${defs}</defs>${body}</svg>`
  // Tenths of a unit are finer than a screen shows.
  return `${optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }).data}\n`
}

/** The same as the poster of a film, 16:9: the states side by side to the edges, the curve below, the lower left corner free for the button to play. */
export function recoveryPoster(plate: Recovery): string {
  const { title, desc, states, defs, window: seen } = plate
  const [x, y, scale] = seen
  const frame: Frame = { left: 168, right: 900, top: 326, axis: 478, size: 1.36, early: 4 }
  const cells = states
    .map(
      ({ day, drawn }, i) =>
        `<g transform="translate(${193 * i} 0)"><g clip-path="url(#n)"><path class="g" d="M0 0h188v278H0z"/><g transform="scale(${(0.86 * scale).toFixed(3)}) translate(${16 - x} ${36 - y})"><use href="#who"/>${drawn}</g></g><g transform="scale(.8)">${chip(day)}</g></g>`,
    )
    .join('')
  const body = `${cells}${graph(plate, frame, 'c', 280, 193)}`
  const style =
    ':root{--g:#f4e3da;--p:#fbf3ea;--a:#4d2039}@media(prefers-color-scheme:dark){:root{--g:#604954;--p:#3b2b35;--a:#f6e6ea;filter:brightness(.88)}}.g{fill:var(--g)}.i{fill:var(--a)}.c,.a,.h{fill:none;stroke:var(--a);stroke-linecap:round}.c{stroke-width:3.2}.a{stroke-width:1.5}.h{stroke-width:1.6;opacity:.8;stroke-dasharray:2 5}.d{fill:#fffaf4;stroke:#a63d59;stroke-width:2.8}'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><title>${title}</title><desc>${desc}</desc><style>${style}</style><defs><clipPath id="n"><path d="M0 0h188v278H0z"/></clipPath>${gradient(plate, frame, 'c')}${patternsOf(`${defs}${body}url(#h)`)}${defs}</defs><path fill="var(--p)" d="M0 0h960v540H0z"/>${body}</svg>\n`
}

/** The day of a state, on a slip of paper. */
function chip(day: number): string {
  const half = 8.6 * `${day}`.length + 9
  return `<rect x="8" y="8" width="${2 * half}" height="36" rx="18" fill="#fffaf4"/><g fill="#4d2039">${days(day, 8 + half, 35, 1.5)}</g>`
}
