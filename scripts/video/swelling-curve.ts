/** The curve of swelling after an operation over its line of time. */
import { plate as nose } from '../draw/recovery/kinds/nose'
import { card, circle, clamp, fixed, HEIGHT, line, mix, path, plum, type Point, rose, soft, text } from './draw'

export const axisY = 398
const days = [0, 7, 14, 42, 90, 365]
const marks = [
  { x: 70, name: 'Day 0' },
  { x: 212, name: 'Week 1' },
  { x: 352, name: 'Week 2' },
  { x: 520, name: 'Week 6' },
  { x: 690, name: 'Month 3' },
  { x: 890, name: 'Month 12' },
]
/** Where a day stands on the line. */
function xOf(day: number) {
  const i = Math.max(
    1,
    days.findIndex((one) => day <= one),
  )
  const [from = 0, to = 1] = [days[i - 1], days[i]]
  return mix(marks[i - 1]!.x, marks[i]!.x, (day - from) / (to - from))
}
const stops = nose.colours
  .map(([day, colour]) => `<stop offset="${fixed((xOf(day) - 70) / 820)}" stop-color="${colour}"/>`)
  .join('')
/** The colours that bruises pass through, as on the poster. */
const washed = `<linearGradient id="washed" gradientUnits="userSpaceOnUse" x1="70" x2="890">${stops}</linearGradient>`
/** Swelling above the axis: up until day 3, then down, with a small step back after week 2. */
const swelling: readonly Point[] = [
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
const pointAt = (i: number): Point => swelling[Math.min(Math.max(0, i), swelling.length - 1)] as Point
const aboveAxis = ([x, height]: Point): Point => [x, axisY - height]

/** The curve through these points as cubic pieces, in the picture's own coordinates. */
const pieces = swelling.slice(1).map(([x, h], i) => {
  const before = pointAt(i - 1)
  const from = pointAt(i)
  const after = pointAt(i + 2)
  return {
    from: aboveAxis(from),
    leaving: aboveAxis([from[0] + (x - before[0]) / 6, from[1] + (h - before[1]) / 6]),
    arriving: aboveAxis([x - (after[0] - from[0]) / 6, h - (after[1] - from[1]) / 6]),
    to: aboveAxis([x, h]),
  }
})
const curves = pieces.map(({ leaving, arriving, to }) => `C${[leaving, arriving, to].flat().map(fixed).join(' ')}`)
const swellingLine = `M${aboveAxis(pointAt(0)).join(' ')}${curves.join('')}`
const cubic = (a: number, b: number, c: number, d: number, p: number) =>
  a * (1 - p) ** 3 + 3 * b * p * (1 - p) ** 2 + 3 * c * p ** 2 * (1 - p) + d * p ** 3
/** The height of the curve in the picture at `x`, found by halving. */
function curveY(x: number) {
  const piece = pieces.find(({ to }) => to[0] >= x)
  if (!piece) return axisY
  const along = (axis: 0 | 1, p: number) => cubic(piece.from[axis], piece.leaving[axis], piece.arriving[axis], piece.to[axis], p)
  let [low, high] = [0, 1]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (along(0, middle) < x) low = middle
    else high = middle
  }
  return along(1, low)
}

interface Shown {
  drawn?: number
  at?: number | null
  straight?: number
  names?: boolean
  active?: number
}
/** The swelling over twelve months, from the day of the operation. */
export function timeline({ drawn = 1, at = null, straight = 0, names = true, active = -1 }: Shown) {
  const reach = mix(60, 900, drawn)
  const out = [
    washed,
    `<clipPath id="reach"><rect x="0" y="0" width="${fixed(reach)}" height="${HEIGHT}"/></clipPath>`,
    `<g clip-path="url(#reach)"><path d="${swellingLine}V${axisY}H70Z" fill="url(#washed)" opacity=".62"/>${path(swellingLine, { stroke: rose, width: 3 })}</g>`,
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
