/** A breast from the side, cut open, as it is shaped: the outline it had, dashed, the lobes of the gland gathered and stitched, the nipple at its new height. */
import { curve, type Line, type Point, pointsOf } from './pen'
import { arrow, INK, PLUM, thin, whole } from './marks'
import { areolaIn, breast, pectoral } from './sections'

const SUTURE = '#2f3f6b'
const OUTLINE = '152 -8, 148 30, 135 68, 108 96, 84 118, 69 137, 64 152, 67 168, 78 187, 100 201, 132 207, 154 206, 163 246'
const NIPPLE: Point = [64, 152]
const ENDS = '128 105, 144 118, 150 134, 149 151, 141 168, 122 181'

/** The contour as it was: the finest dashes, which nobody takes for an aim. */
const was = (line: Line): string => thin(curve(line), PLUM, 1, 'stroke-dasharray="2"')

/** A point in a lobe, a share of its length from the nipple. */
const inLobe = (i: number, share: number): Point => {
  const [x, y] = pointsOf(ENDS)[i] as Point
  return [Math.round(NIPPLE[0] + 9 + (x - NIPPLE[0] - 9) * share), Math.round(NIPPLE[1] + (y - NIPPLE[1]) * share)]
}
/** The lower lobes are drawn together: each stitch enters one, bridges the cleft, leaves the next, and is tied over it. */
const SEWN = [2, 3, 4].map((i) => [inLobe(i, 0.8), inLobe(i + 1, 0.8)] as const)
const bridges = SEWN.map(([[x, y], [nx, ny]]) => {
  const [mx, my] = [Math.round((x + nx) / 2) + 3, Math.round((y + ny) / 2)]
  return `M${x} ${y}Q${mx + 3} ${my} ${nx} ${ny}M${mx} ${my}l5-3m-5 3l6 2`
}).join('')
const holes = SEWN.flat()
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('')
const sutured = thin(bridges, '#fff6ec', 3.8) + thin(bridges, SUTURE, 2) + thin(holes, INK, 3.8)

export interface Gathered {
  /** Its contour before, from the upper slope to the fold, and where the nipple stood on it. */
  before: Line
  from: Point
  /** What else is shown on it. */
  more?: string
}
const AREOLA = [134, 170] as const
// Tones lie on whole units up to the areola, which is cut out of the skin.
const ring = areolaIn(OUTLINE, ...AREOLA)
const [below = '', above = ''] = breast({
  outline: OUTLINE,
  nipple: NIPPLE,
  areola: AREOLA,
  lobes: ENDS,
  thick: 9.5,
  rest: '158 88, 170 116, 172 150, 164 186',
  behind: pectoral(),
}).split(ring)
const breastAfter = (whole(below) + ring + above).replaceAll('url(#f)', 'url(#q)')

export const gathered = ({ before, from: [x, y], more = '' }: Gathered): string =>
  breastAfter +
  sutured +
  more +
  was(before) +
  arrow(`${x - 12} ${y - 4}, ${(x + NIPPLE[0]) / 2 - 24} ${(y + NIPPLE[1]) / 2 + 6}, ${NIPPLE[0] - 19} ${NIPPLE[1] + 11}`, 4)
