/** Two people at a table, in an arch 346 wide, and what they say as strokes in a bubble. */
import { blush, card, circle, clamp, clay, fixed, group, line, path, pink, plum } from './draw'

const FLOOR = 336
export const floor =
  `<rect x="-10" y="${FLOOR}" width="366" height="80" fill="${clay}" opacity="0.7"/>` +
  line(-10, FLOOR, 356, FLOOR, { width: 2.2 })

/** A speech bubble whose tail points down, at `lean` from its left edge; the words in it are strokes. */
export const bubble = (x: number, y: number, w: number, lean: number, said: string, shown: number, stroke = plum) =>
  group(
    path(
      `M14 0H${w - 14}Q${w} 0 ${w} 14V50Q${w} 64 ${w - 14} 64H${lean + 16}L${lean} 82L${lean - 2} 64H14Q0 64 0 50V14Q0 0 14 0Z`,
      { fill: card, width: 2.4, stroke },
    ) + said,
    { x, y: y + (1 - shown) * 6, opacity: shown },
  )
export const words = (lengths: readonly number[], done: number, stroke: string) =>
  lengths
    .map((length, i) =>
      path(`M18 ${18 + i * 14}h${length}`, { stroke, width: 3.4, drawn: clamp(done * lengths.length - i), length }),
    )
    .join('')

const skin = '#fbf0eb'
/** Head and neck of somebody who looks to the right: the line around the face. */
const profile =
  'M234.1 104.7c1.4 2.4 2.4 4.9 3.1 7.6.8 2.6 1.1 5.4 1.5 8.1.3 2.4.5 5-.3 7.3-.7 2.2-2.2 4.2-2.1 6.5.1 1.7 1 3.2 1.9 4.7 1 1.8 1.8 3.6 2.9 5.3.8 1.2 1.7 2.4 2.3 3.8.4.6.6 1.4.5 2.1-.1.7-.4 1.3-.9 1.7-.8.6-1.7.9-2.7 1.2-.9.3-1.9.6-2.8.9.1.8.4 1.5.7 2.2.3.7.8 1.3 1.3 1.9.3.6.4 1.3.1 1.9-.2.6-.7 1.2-1.4 1.4.6.3 1 1 1.1 1.7 0 .7-.2 1.5-.6 2.1-.7 1.1-1.6 1.9-1.9 3.1-.5 1.6.5 3.3.2 5-.4 2.6-3.1 3.8-5.7 4.5-2.5.8-5.1 1.4-7.6 1.9-2.4.5-4.8 1-7.2 1.5-1.2 3.1-2.3 6.4-3.3 9.7l-2 11'
const ear =
  'M199.4 140.8c1-.9 1.9-1.9 2.1-3.3.5-1.9 0-4-1.1-5.7-1.2-1.4-2.7-2.4-4.6-2.4-1.9 0-3.5 1.2-4.5 2.9-.9 1.9-1.2 4-.7 6.2.5 2.6 1.7 4.7 2.6 7.1.7 1.7 1.4 3.1 2.2 4.8.7 1.4 1.4 3 3 3.3 1.7.2 2.9-1.2 2.7-2.9'
const eyeAndBrow =
  'M233.2 133.5c-.7.1-1.7.1-2.4.2-1.4.1-2.8.1-4.3.5-1.9.4-3.5 1.9-4.5 3.8 1.4-1.2 3.1-2.2 5-2.4.5.9 1 2.4 1.9 3.3 1.4-.9 2.4-2.8 2.4-4.5.7-.2 1.4-.5 1.9-.9zM235 126c-2.1-2.2-5-3.4-8.1-3.4-3.1 0-6.2 1-8.5 3.1 2.6-1.2 5.7-1.6 8.5-1.4 2.9.2 5.5 1.2 7.6 2.8z'
/** A face in profile under its hair, quiet, and the same for whoever speaks. */
const face = (hair: string) =>
  path(`${profile}H177V174L172 150L206 104Z`, { fill: skin, stroke: 'none' }) +
  path('M178 168C180 184 179 198 176 210', { width: 3.8 }) +
  hair +
  path(ear, { fill: skin, width: 3.4 }) +
  path(profile, { width: 4.2 }) +
  path('M218 177C213 175 208 171 205 164.6', { width: 3.4 }) +
  path('M238.2 161.3C235 161.9 232 161.6 229.2 160', { width: 2.6 }) +
  path('M234.4 148C232 149.4 232 152 233.7 153.7', { width: 2.2 }) +
  path(eyeAndBrow, { fill: plum, width: 0.9 })
/** A face whose neck stands at x = `x`; `turned` looks to the left. */
const HEAD = 0.62
const placed = (x: number, nod: number, turned: boolean, hair: string) =>
  `<g transform="matrix(${turned ? -HEAD : HEAD} 0 0 ${HEAD} ${fixed(x - (turned ? -196 : 196) * HEAD)} ${fixed(210 - 202 * HEAD + nod)})">${face(hair)}</g>`
const knot =
  path(
    'M234.1 104.7c-2.1-3.1-4.7-5.8-8-7.7-4.3-2.6-9.3-3.8-14.3-4.5-5.7-.9-11.4-1.4-17.2-.2-10 1.9-18.3 8.3-23.3 17.1-3.1 5.5-5 11.4-5.5 17.6-.7 8.1.8 16 4.1 23.4 1.4 1.9 3.3 6.6 5.2 13.8 2.9-1 5.3-2.4 7.4-4.8 3.8-3.8 7.6-7.6 10-11l5.2-7.6c-.7-2.3 0-5 1.5-7.1 1.6-2.4 4.5-3.6 6.6-5.7 2.4-2.6 3.6-6.2 4.8-9.5 1.4-3.8 3.3-7.2 6.2-10 2.8-2.7 6.2-4.6 10-5.3Z',
    { fill: plum, width: 3.6 },
  ) + circle(164, 158, 10, { fill: plum, stroke: plum, width: 3 })
const bob =
  path(
    'M234.1 104.7c-2.1-3.1-4.7-5.8-8-7.7-4.3-2.6-9.3-3.8-14.3-4.5-5.7-0.9-11.4-1.4-17.2-0.2-10 1.9-18.3 8.3-23.3 17.1-3.1 5.5-5 11.4-5.5 17.6-0.7 8.1 0.8 16 4.1 23.4 2.4 9.5 0.9 16.6-1 26.1-0.9 5.7-0 9.6 2.9 13.4 7.1-2.4 12.4-6.7 14.3-14.3 1.4-5.7 0.9-11.9 1.4-19.1l7.6-12.8c-0.7-2.4-0-5 1.4-7.2 1.7-2.3 4.6-3.5 6.7-5.7 2.4-2.6 3.6-6.2 4.8-9.5 1.4-3.8 3.3-7.1 6.2-10 2.8-2.6 6.1-4.5 10-5.2Z',
    { fill: clay, width: 4.2 },
  ) + path('M199 120.6c-4.6 2.6-10.2 6.9-13.8 11.9-4.8 7.2-5.2 21.4-6.2 35.7', { width: 2.2, opacity: 0.7 })

/** Two people at a table: the surgeon on the left, somebody with a question on the right. */
export const people = (t: number) => {
  const nod = fixed(Math.sin(t * 1.3))
  const chair = (x: number) =>
    path(`M${x} ${FLOOR}V226Q${x} 214 ${x + 7} 214Q${x + 14} 214 ${x + 14} 226V${FLOOR}`, { fill: clay, width: 2.4 })
  return (
    floor +
    chair(44) +
    chair(288) +
    placed(98, nod, false, knot) +
    path(`M62 ${FLOOR}V262C60 228 70 208 96 206C122 208 132 228 134 252L138 262V${FLOOR}Z`, { fill: card, width: 2.8 }) +
    path('M88 207L97 226L106 208', { fill: pink, width: 2.2 }) +
    path('M112 232C118 248 128 258 150 262', { width: 2.4 }) +
    placed(249, -nod, true, bob) +
    path(`M284 ${FLOOR}V262C286 228 276 208 250 206C224 208 214 228 212 252L208 262V${FLOOR}Z`, { fill: pink, width: 2.8 }) +
    path('M234 232C228 248 218 258 198 262', { width: 2.4 }) +
    path('M239.5 202H259V208C256 219 242 219 237 208Z', { fill: skin, stroke: 'none' }) +
    path('M236 207.5C241 220 257 220 262 207.5', { width: 2.4 }) +
    path(`M106 262H240Q246 262 246 268V276H100V268Q100 262 106 262ZM166 276H180V${FLOOR}H166Z`, { fill: card, width: 2.8 }) +
    path('M152 258L196 256L200 262H148Z', { fill: blush, width: 2 })
  )
}
