/**
 * How one recovers, drawn: a curve of swelling over the days, filled with the colours that bruises pass through, and five states of one
 * person of the cast at days that the curve marks. All numbers in it are days; the words stand beside it.
 */
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
  /** In a row the pictures are higher than wide, by so much above and below: as far as the person is drawn. */
  more?: readonly [above: number, below: number]
  states: readonly { day: number; drawn: string }[]
  /** How much is to be seen and felt on a day: 0 nothing, 1 as much as after the largest of these operations. */
  curve: readonly (readonly [day: number, height: number])[]
  /** What colour it has, from which day on. */
  colours: readonly (readonly [day: number, colour: string])[]
}

const [WIDTH, HEIGHT] = [720, 480]
/** How large a picture is in a row. */
const SMALL = 0.567
/** In an upright box the view fits the width, and this much more is seen above and below. */
const MORE = 300

interface Frame {
  left: number
  right: number
  top: number
  axis: number
  /** How large the numbers are. */
  size: number
}
const WIDE: Frame = { left: 40, right: 690, top: 190, axis: 440, size: 1.2 }
const UPRIGHT: Frame = { left: 44, right: 672, top: 260, axis: 715, size: 2.1 }

/** Early days take more room than late ones. */
const placeOf = (last: number, { left, right }: Frame) => {
  const unit = (right - left) / Math.log(1 + last / 4)
  return (day: number) => left + unit * Math.log(1 + day / 4)
}

function graph({ curve: heights, states }: Recovery, frame: Frame, id: string, row = 0, step = 146): string {
  const last = heights.at(-1)![0]
  const x = placeOf(last, frame)
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
    `<path class="c" d="${line}"/><path class="a" d="M${frame.left - 22} ${axis}H${frame.right + 16}"/>` +
    `<path class="d" d="${marks.map(({ at, y }) => ellipse(at, y, 3.4 * size)).join('')}"/>` +
    sun(frame.left - 14.4 * size, axis + 15 * size, size * 0.7) +
    marks.map(({ day, at }) => `<g class="i">${days(day, at, axis + 21 * size, size)}</g>`).join('') +
    (marks.some(({ day }) => day === last) ? '' : `<g class="i" opacity=".7">${days(last, x(last), axis + 21 * size, size)}</g>`)
  )
}

/** A sun before the numbers: they are days. */
const sun = (x: number, y: number, size: number) =>
  `<path fill="#d9a441" d="${ellipse(x, y, 5 * size)}"/><path stroke="#d9a441" stroke-width="${1.6 * size}" stroke-linecap="round" d="${Array.from(
    { length: 8 },
    (_, i) => {
      const [c, s] = [Math.cos(i * 0.7854), Math.sin(i * 0.7854)]
      const at = (r: number) => `${(x + c * r * size).toFixed(1)} ${(y + s * r * size).toFixed(1)}`
      return `M${at(7)}L${at(9.4)}`
    },
  ).join('')}"/>`

const gradient = ({ curve: heights, colours }: Recovery, frame: Frame, id: string) => {
  const x = placeOf(heights.at(-1)![0], frame)
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${frame.left}" x2="${frame.right}" y1="0" y2="0">${colours
    .map(
      ([day, colour]) =>
        `<stop offset="${((x(day) - frame.left) / (frame.right - frame.left)).toFixed(3)}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`
}

/** Above a low curve the pictures of a row are nearer, and lose something at either side: no hole in the drawing either. */
const NEAR = { size: 0.72, aside: 26 }
/** Where the five states lie, in units of 240 to a side. */
const inRow = (above: number, size: number, aside: number) => (i: number) =>
  `translate(${Math.round(146 * i - size * aside)}px,${Math.round(size * above)}px) scale(${`${size}`.slice(1)})`
const inTwoRows = (i: number) => {
  const [column, row] = i < 3 ? [i, 0] : [i - 2.5, 1]
  return `translate(${244 * column}px,${244 * row - MORE}px) scale(.967)`
}
/** Above a low curve the first two are larger, and all of them share what room is left with it: no hole in the drawing. */
const overLow = (peak: number) => (i: number) => {
  const left = UPRIGHT.axis - peak * (UPRIGHT.axis - UPRIGHT.top) - (596 - MORE) - 70
  const y = Math.round(left / 2) - MORE
  return i < 2 ? `translate(${364 * i}px,${y}px) scale(1.483)` : `translate(${244 * (i - 2)}px,${y + 364}px) scale(.967)`
}
const LOW = 0.7
const NEARER = 0.6

export function recoverySheet(plate: Recovery): string {
  const { title, desc, states, defs, window: seen } = plate
  const [x, y, scale] = seen
  const [above, below] = plate.more ?? [0, 0]
  const peak = Math.max(...plate.curve.map(([, height]) => height))
  const { size, aside } = peak < NEARER ? NEAR : { size: SMALL, aside: 0 }
  const row = Math.round(size * (240 + above + below))
  const cells = states
    .map(
      ({ day, drawn }, i) =>
        `<g class="s${i}"><g class="n"><path class="g" d="M0-${above}h240v${240 + above + below}H0z"/><g transform="scale(${scale}) translate(${-x} ${-y})"><use href="#who"/>${drawn}</g></g><g class="k">${chip(day)}</g></g>`,
    )
    .join('')
  const upright = peak < LOW ? overLow(peak) : inTwoRows
  const places = (of: (i: number) => string) => states.map((_, i) => `.s${i}{transform:${of(i)}}`).join('')
  const body = `${cells}<g class="w">${graph(plate, { ...WIDE, top: aside ? WIDE.top : row + 54 }, 'c', row + 2)}</g><g class="u">${graph(plate, UPRIGHT, 't')}</g>`
  const style =
    ':root{--g:#f4e3da;--a:#4d2039}@media(prefers-color-scheme:dark){:root{--g:#604954;--a:#f6e6ea;filter:brightness(.88)}}.g{fill:var(--g)}.i{fill:var(--a)}.c,.a,.h{fill:none;stroke:var(--a);stroke-linecap:round}.c{stroke-width:2.6}.a{stroke-width:1.2}.h{stroke-width:1.3;opacity:.8;stroke-dasharray:1.5 4}.d{fill:#fffaf4;stroke:#a63d59;stroke-width:2.4}.u{display:none}' +
    places(inRow(above, size, aside)) +
    `.n{clip-path:url(#n)}.k{transform:translate(${aside && `${aside}px`},-${above}px)}` +
    `@media(max-aspect-ratio:1/1){.n{clip-path:url(#m)}.k{transform:none}${places(upright)}.w{display:none}.u{display:inline}.u .c{stroke-width:4.6}.u .a{stroke-width:2}.u .h{stroke-width:2.4;stroke-dasharray:3 7}.u .d{stroke-width:4}}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>${title}</title><desc>${desc}</desc><style>${style}</style><defs><clipPath id="n"><rect${aside ? ` x="${aside}"` : ''} y="-${above}" width="${240 - 2 * aside}" height="${240 + above + below}" rx="8"/></clipPath><clipPath id="m"><rect width="240" height="240" rx="8"/></clipPath>${gradient(plate, WIDE, 'c')}${gradient(plate, UPRIGHT, 't')}${patternsOf(`${defs}${body}url(#h)`)}${defs}</defs>${body}</svg>`
  return `${svg}\n`
}

/** The same as the poster of a film, 16:9: the states side by side to the edges, the curve below, the lower left corner free for the button to play. */
export function recoveryPoster(plate: Recovery): string {
  const { title, desc, states, defs, window: seen } = plate
  const [x, y, scale] = seen
  const frame: Frame = { left: 168, right: 900, top: 326, axis: 478, size: 1.36 }
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
