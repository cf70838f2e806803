/** What a lift removes and moves, on the trunk with sunken breasts: the same in the sheet of the lift and in that of several operations. */
import { area, arrow, fill, ROSE, thin, whole } from './marks'
import { curve, ellipse, type Line } from './pen'
import { FOLD, MIDDLE, nipples, SHAPES } from './breasts'

/** The same on the other side, in the same words, so that the file stays small. */
export const twice = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 480 0)">${drawn}</g>`
export const pair = (line: Line, draw: (points: Line) => string): string => twice(draw(line))
/** The lollipop: round the new place of the nipple at the level of the fold, down both sides of the areola, to a V above the lower edge. */
export const KEYHOLE =
  '144 418, 129 404, 118 384, 127 356, 124 336, 129 321, 144 315, 159 321, 164 336, 161 356, 170 384, 159 404, 144 418'

/** Seen from the front of a breast that has sunk, the areola looks down: a bowed field, darker where it turns under, the nipple stands out below its middle and throws a shadow. */
const [X, Y] = SHAPES.low.nipple
const areolaDown =
  fill('#cb9981', ellipse(X, Y - 2, 16, 11), `stroke="${ROSE}" stroke-width="1.6"`) +
  fill('#a96f5c', `M${X + 15} ${Y}c-3 12-27 12-30 0 9 6 21 6 30 0z`) +
  fill('#84493f', `M${X + 4} ${Y - 4}c5 1 7 5 4 8-3 3-9 3-12 0z`) +
  fill('#b3766a', ellipse(X, Y - 1, 7, 6)) +
  fill('#cc9583', ellipse(X - 1, Y - 3, 4, 2.5))

/** What carries the nipple: its outermost layer is taken off and the dermis left, with its fine points of blood; nothing of it is removed. */
const BARE =
  '144 315, 159 321, 164 336, 160 354, 163 372, 164 386, 158 396, 144 400, 130 396, 124 386, 125 372, 128 354, 124 336, 129 321'
const DOTS = 'M138 323h0m14 6h0m-21 5h0m26 7h0m-20 5h0m14 12h0m-14 4h0m-8 11h0m30-2h0'
/** On both sides of it and below, skin is taken down to the V. It is alike on both sides, so that under one lamp the other breast has the same again, not its mirror image. */
const V = curve(KEYHOLE)
const again = (drawn: string): string => `${drawn}<g transform="translate(${2 * (MIDDLE - X)})">${drawn}</g>`
const one =
  fill('#f4e4d6', V) +
  fill('url(#x)', V) +
  whole(area('#e8bca6', BARE) + thin(DOTS, '#bd5a54', 2)) +
  thin(V, '#fff6ec', 4.4) +
  thin(V, ROSE, 2.4) +
  areolaDown +
  arrow(`${X} 374, ${X - 1} 362, ${X} ${FOLD + 9}`, 4.6)
export const lifted = again(one)
/** The same where the breasts lie so much closer to each other and higher. */
export const liftedOn = (closer: number, higher: number): string =>
  [closer, 2 * (MIDDLE - X) - closer].map((x) => `<g transform="translate(${x} ${-higher})">${one}</g>`).join('')
export const sunken = nipples('low')
