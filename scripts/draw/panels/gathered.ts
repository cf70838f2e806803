/** A breast from the side, cut open, as it is shaped: the outline it had, dashed, the lobes of the gland gathered and stitched, the nipple at its new height. */
import { curve, type Line, type Point, pointsOf } from './pen'
import { arrow, PLUM, thin, whole } from './marks'
import { areolaIn, breast, pectoral } from './sections'

const SUTURE = '#2f3f6b'
const OUTLINE = '152 -8, 148 30, 135 68, 108 96, 84 118, 69 137, 64 152, 67 168, 78 187, 100 201, 132 207, 154 206, 163 246'
const NIPPLE: Point = [64, 152]
const ENDS = '128 105, 144 118, 150 134, 149 151, 141 168, 122 181'

/** The contour as it was: the finest dashes, which nobody takes for an aim. */
const was = (line: Line): string => thin(curve(line), PLUM, 1, 'stroke-dasharray="2"')

/** A stitch from lobe to lobe, a share of their length from the nipple, with its knot. */
const stitch = (share: number): string => {
  const at = pointsOf(ENDS).map(([x, y]): Point => [
    NIPPLE[0] + 9 + (x - NIPPLE[0] - 9) * share,
    NIPPLE[1] + (y - NIPPLE[1]) * share,
  ])
  return at
    .slice(2, -1)
    .map(([x, y], i) => {
      const [nx, ny] = at[i + 3] as Point
      const [mx, my] = [(x + nx) / 2, (y + ny) / 2]
      return `M${Math.round(x)} ${Math.round(y)}Q${Math.round(mx + 5)} ${Math.round(my)} ${Math.round(nx)} ${Math.round(ny)}M${Math.round(mx + 2)} ${Math.round(my)}l5-3m-5 3l5 3`
    })
    .join('')
}

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
  thin(stitch(0.62) + stitch(0.88), '#fff6ec', 3.4) +
  thin(stitch(0.62) + stitch(0.88), SUTURE, 1.8) +
  more +
  was(before) +
  arrow(`${x - 12} ${y - 4}, ${(x + NIPPLE[0]) / 2 - 24} ${(y + NIPPLE[1]) / 2 + 6}, ${NIPPLE[0] - 19} ${NIPPLE[1] + 11}`, 4)
