/** Two people at a table, in an arch 346 wide, and what they say as strokes in a bubble. */
import { blush, card, circle, clamp, clay, fixed, group, line, path, pink, plum } from './draw.js'

const FLOOR = 336
export const floor =
  `<rect x="-10" y="${FLOOR}" width="366" height="80" fill="${clay}" opacity="0.7"/>` +
  line(-10, FLOOR, 356, FLOOR, { width: 2.2 })

/** A speech bubble whose tail points down, at `lean` from its left edge; the words in it are strokes. */
export const bubble = (x, y, w, lean, said, shown, stroke = plum) =>
  group(
    path(
      `M14 0H${w - 14}Q${w} 0 ${w} 14V50Q${w} 64 ${w - 14} 64H${lean + 16}L${lean} 82L${lean - 2} 64H14Q0 64 0 50V14Q0 0 14 0Z`,
      { fill: card, width: 2.4, stroke },
    ) + said,
    { x, y: y + (1 - shown) * 6, opacity: shown },
  )
export const words = (lengths, done, stroke) =>
  lengths
    .map((length, i) =>
      path(`M18 ${18 + i * 14}h${length}`, { stroke, width: 3.4, drawn: clamp(done * lengths.length - i), length }),
    )
    .join('')

/** Two people at a table, without faces: the surgeon on the left, somebody with a question on the right. */
export const people = (t) => {
  const nod = fixed(Math.sin(t * 1.7) * 1.2)
  const chair = (x) =>
    path(`M${x} ${FLOOR}V226Q${x} 214 ${x + 7} 214Q${x + 14} 214 ${x + 14} 226V${FLOOR}`, { fill: clay, width: 2.4 })
  return (
    floor +
    chair(44) +
    chair(288) +
    path(`M62 ${FLOOR}V262C60 228 70 208 96 206C122 208 132 228 134 252L138 262V${FLOOR}Z`, { fill: card, width: 2.8 }) +
    path('M88 207L97 226L106 208', { fill: pink, width: 2.2 }) +
    path('M112 232C118 248 128 258 150 262', { width: 2.4 }) +
    group(
      circle(98, 178, 24, { fill: card, stroke: plum, width: 2.8 }) +
        path('M75 186C68 160 82 148 100 150C116 150 123 162 121 172C106 176 94 172 88 166C86 178 82 184 75 186Z', {
          fill: plum,
          width: 2.4,
        }) +
        circle(74, 170, 11, { fill: plum, stroke: plum, width: 2 }),
      { y: nod },
    ) +
    path(`M284 ${FLOOR}V262C286 228 276 208 250 206C224 208 214 228 212 252L208 262V${FLOOR}Z`, { fill: pink, width: 2.8 }) +
    path('M234 232C228 248 218 258 198 262', { width: 2.4 }) +
    group(
      circle(248, 178, 24, { fill: card, stroke: plum, width: 2.8 }) +
        path(
          'M225 172C222 156 234 148 250 150C270 150 280 168 276 196C276 212 280 220 274 226C262 224 262 206 264 192C264 180 260 172 256 166C248 172 238 175 225 172Z',
          { fill: clay, width: 2.4 },
        ),
      { y: -nod },
    ) +
    path(`M106 262H240Q246 262 246 268V276H100V268Q100 262 106 262ZM166 276H180V${FLOOR}H166Z`, { fill: card, width: 2.8 }) +
    path('M152 258L196 256L200 262H148Z', { fill: blush, width: 2 })
  )
}
