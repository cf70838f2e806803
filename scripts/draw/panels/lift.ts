/** What a lift removes and moves, on the trunk with sunken breasts: the same in the sheet of the lift and in that of several operations. */
import { arrow, fill, removed, ROSE, thin } from './marks'
import { ellipse, type Line } from './pen'
import { areolaAt, FOLD, nipples, SHAPES } from './breasts'

const CENTRE = 240
/** The same on the other side, in the same words, so that the file stays small. */
export const twice = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 480 0)">${drawn}</g>`
export const pair = (line: Line, draw: (points: Line) => string): string => twice(draw(line))
/** From the new place of the nipple, at the level of the fold, down to the lower edge: round above, widening below. */
export const KEYHOLE =
  '144 315, 159 321, 164 336, 158 354, 166 381, 178 403, 156 418, 130 418, 109 405, 121 381, 130 354, 124 336, 129 321'

/** An areola cut round, in rose as every cut, and left on its tissue. */
const freed = (x: number, y: number, r: number, flat: number): string =>
  twice(
    fill('#e6c3a3', ellipse(x, y, Math.round(r * 1.4), Math.round(r * 1.4 * flat)), 'stroke="#fff6ec" stroke-width="5"') +
      thin(ellipse(x, y, Math.round(r * 1.4), Math.round(r * 1.4 * flat)), ROSE, 2.8),
  ) +
  areolaAt([x, y], r, flat) +
  areolaAt([2 * CENTRE - x, y], r, flat)

const { nipple, areola, flat } = SHAPES.low
export const lifted =
  pair(KEYHOLE, removed) + freed(...nipple, areola * 0.9, flat) + twice(arrow(`${nipple[0]} 373, 140 362, 143 ${FOLD + 9}`, 4.4))
export const sunken = nipples('low')
