/** What a lift removes and moves, on the trunk with sunken breasts: the same in the sheet of the lift and in that of several operations. */
import { area, arrow, fill, removed, ROSE, thin, whole } from './marks'
import { curve, ellipse, type Line } from './pen'
import { FOLD, nipples, SHAPES } from './breasts'

/** The same on the other side, in the same words, so that the file stays small. */
export const twice = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 480 0)">${drawn}</g>`
export const pair = (line: Line, draw: (points: Line) => string): string => twice(draw(line))
/** From the new place of the nipple, at the level of the fold, down to the lower edge: round above, widening below. */
export const KEYHOLE =
  '144 315, 159 321, 164 336, 158 354, 166 381, 178 403, 156 418, 130 418, 109 405, 121 381, 130 354, 124 336, 129 321'

/** Seen from the front of a breast that has sunk, the areola looks down: a bowed field, darker where it turns under, the nipple stands out below its middle and throws a shadow. */
const [X, Y] = SHAPES.low.nipple
const areolaDown =
  fill('#cb9981', ellipse(X, Y - 2, 19, 13), `stroke="${ROSE}" stroke-width="1.6"`) +
  fill('#a96f5c', `M${X + 18} ${Y}c-3 14-33 14-36 0 10 7 26 7 36 0z`) +
  fill('#84493f', `M${X - 5} ${Y}h16c0 7-9 12-16 0z`) +
  fill('#b3766a', ellipse(X, Y - 1, 7, 6)) +
  fill('#cc9583', ellipse(X - 1, Y - 3, 4, 2.5))

/** What carries the nipple: its outermost layer is taken off and the dermis left, with its fine points of blood; nothing of it is removed. */
const BARE =
  '144 315, 159 321, 164 336, 158 354, 165 374, 168 388, 160 401, 144 406, 128 401, 120 388, 123 374, 130 354, 124 336, 129 321'
/** What is taken below it: skin down to the lower pole. */
const TAKEN = '166 379, 178 403, 156 418, 130 418, 109 405, 121 379, 120 390, 128 402, 144 407, 160 402, 168 390'
const DOTS = 'M138 323h0m14 6h0m-21 5h0m26 7h0m-20 5h0m14 12h0m-14 4h0m-8 11h0m30-2h0'
export const lifted = twice(
  whole(
    area('#e8bca6', BARE) +
      thin(DOTS, '#bd5a54', 2) +
      area('#f4e4d6', TAKEN) +
      removed(TAKEN) +
      thin(curve(KEYHOLE, { loop: true, ease: 5.3 }), '#fff6ec', 4.4) +
      thin(curve(KEYHOLE, { loop: true, ease: 5.3 }), ROSE, 2.4),
  ) +
    areolaDown +
    arrow(`${X - 1} 370, ${X - 3} 358, ${X - 1} ${FOLD + 9}`, 4.6),
)
export const sunken = nipples('low')
