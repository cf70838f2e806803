/** A breast from the side, cut open, as it is shaped: the outline it had, dashed, the lobes of the gland gathered and stitched, the nipple at its new height. */
import { curve, type Line, type Point, pointsOf } from './pen'
import { arrow, PLUM, thin, whole } from './marks'
import { areolaIn, breast, pectoral } from './sections'

const SUTURE = '#2f3f6b'
const OUTLINE = '152 -8, 148 30, 135 68, 108 96, 84 118, 69 137, 64 152, 67 168, 78 187, 100 201, 132 207, 154 206, 163 246'
const NIPPLE: Point = [64, 152]
/** Above they lie apart; below, the last three have been drawn together. */
const ENDS = '128 103, 145 116, 153 132, 154 150, 147 166, 132 178'

/** The contour as it was: the finest dashes, which nobody takes for an aim. */
const was = (line: Line): string => thin(curve(line), PLUM, 1, 'stroke-dasharray="2"')

/** A point in a lobe, a share of its length from the nipple. */
const inLobe = (i: number, share: number): Point => {
  const [x, y] = pointsOf(ENDS)[i] as Point
  return [NIPPLE[0] + 9 + (x - NIPPLE[0] - 9) * share, NIPPLE[1] + (y - NIPPLE[1]) * share]
}
/** A stitch from one point to the other, tied in the middle. */
const stitch = ([x, y]: Point, [nx, ny]: Point): string => {
  const [a, b, c, d] = [x, y, nx, ny].map(Math.round) as [number, number, number, number]
  const [mx, my] = [Math.round((x + nx) / 2) + 3, Math.round((y + ny) / 2)]
  return `M${a} ${b}Q${mx + 3} ${my} ${c} ${d}M${mx} ${my}l5-3m-5 3l6 2`
}
export const stitched = (pairs: readonly (readonly [Point, Point])[]): string => {
  const d = pairs.map(([one, other]) => stitch(one, other)).join('')
  return thin(d, '#fff6ec', 3.8) + thin(d, SUTURE, 1.9)
}
/** The lower lobes are drawn together: each stitch takes the flanks of two, across the cleft between them. */
const SEWN = [2, 3, 4].map((i): [Point, Point] => {
  const [a, b] = [inLobe(i, 0.86), inLobe(i + 1, 0.86)]
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return [at(0.12), at(0.88)]
})

export interface Gathered {
  /** Its contour before, from the upper slope to the fold, and where the nipple stood on it. */
  before: Line
  from: Point
  /** What of the gland has been left, and how it is closed: without it, all lobes, gathered. */
  left?: { lobes: Line; rest: Line; closed: string }
  /** What else is shown on it. */
  more?: string
}
const AREOLA = [134, 170] as const
// Tones lie on whole units up to the areola, which is cut out of the skin.
const ring = areolaIn(OUTLINE, ...AREOLA)
const shaped = (lobes: Line, rest: Line): string => {
  const [below = '', above = ''] = breast({
    outline: OUTLINE,
    nipple: NIPPLE,
    areola: AREOLA,
    lobes,
    thick: 9.5,
    rest,
    behind: pectoral(),
  }).split(ring)
  return (whole(below) + ring + above).replaceAll('url(#f)', 'url(#q)')
}

export const gathered = ({ before, from: [x, y], left, more = '' }: Gathered): string =>
  shaped(left?.lobes ?? ENDS, left?.rest ?? '158 88, 170 116, 172 150, 164 186') +
  (left?.closed ?? stitched(SEWN)) +
  more +
  was(before) +
  arrow(`${x - 12} ${y - 4}, ${(x + NIPPLE[0]) / 2 - 24} ${(y + NIPPLE[1]) / 2 + 6}, ${NIPPLE[0] - 19} ${NIPPLE[1] + 11}`, 4)

/** After a lift: the sunken outline, and where the nipple stood. */
export const gatheredInLift = gathered({
  before: '137 60, 124 92, 100 134, 82 168, 75 194, 79 216, 97 231, 124 232, 146 221, 158 207',
  from: [75, 206],
})
