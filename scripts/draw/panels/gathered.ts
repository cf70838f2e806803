/** A breast from the side, cut open, as it is shaped: the outline it had, dashed, the lobes of the gland gathered and stitched, the nipple at its new height. */
import { HALF, LIGHT } from './breast-light'
import { curve, ellipse, type Line, type Point, pointsOf } from './pen'
import { area, arrow, fill, INK, PLUM, ROSE, thin, whole } from './marks'
import { LAYER } from './tones'
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
/** One thread gathers the lower lobes: it runs through each, is hidden in the clefts between them, and is knotted at its end. */
const [KNOT_X, KNOT_Y] = inLobe(5, 0.8).map(Math.round) as [number, number]
const GATHER = curve([1, 2, 3, 4, 5].map((i) => inLobe(i, 0.8)))
const ENDS_OF_IT = `M${KNOT_X} ${KNOT_Y}l-6 5m6-5l1 8`
const gathering =
  thin(GATHER, '#fff6ec', 3.8, 'stroke-dasharray="12 5"') +
  thin(ENDS_OF_IT, '#fff6ec', 3.8) +
  thin(GATHER, SUTURE, 1.9, 'stroke-dasharray="12 5"') +
  thin(ENDS_OF_IT, SUTURE, 1.9)

/**
 * The same from the front, from near, below the areola: the flaps of skin are spread, two pillars of gland and fat stand on both sides of the midline.
 * From the areola downwards each stitch brings them together; the last threads still lie slack across the gap.
 */
const EDGE = '-3 -24, -13 -14, -21 0, -27 20, -30 48'
const side = whole(
  fill('url(#q)', `${curve(EDGE)}H0V-24z`) +
    fill('#8a3f48', 'M1 0L-8 16-11 48H1z') +
    area('url(#g)', '0 -22, -7 -14, -8 0, -16 8, -15 22, -22 32, -20 50, -8 50, -8 36, -5 16, -1 4', `stroke="${INK}"`) +
    thin(curve(EDGE), '#fff6ec', 6.6) +
    thin(curve(EDGE), LAYER.skinShade, 4) +
    thin(curve(EDGE), ROSE, 2),
)
const KNOTS = 'M-7-14Q0-19 7-14M0-17l-4-4m4 4l4-4M-8-3Q0-8 8-3M0-6l-4-4m4 4l4-4'
const SLACK = 'M-12 9Q0 16 12 9M-14 21Q0 30 14 21'
const mirrored = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`
const pillars = (areola: number) =>
  fill(LIGHT, 'M-44-44h88v88h-88z') +
  area(HALF, '44 -30, 36 0, 34 44, 44 44') +
  mirrored(side) +
  thin('M0-22V2', INK, 1) +
  `<use href="#ar" transform="translate(0 -38) scale(${areola})"/>` +
  fill('none', ellipse(0, -38, 16, 14), `stroke="${ROSE}" stroke-width="1.8"`) +
  thin(KNOTS + SLACK, '#fff6ec', 3.2) +
  thin(KNOTS + SLACK, SUTURE, 1.6) +
  mirrored(arrow('-39 4, -34 4, -30 4', 3))
/** In a round inset, with a line to its place in the section. */
const inset = ([x, y]: Point, areola: number): string => {
  const line = `M76 119L${x} ${y}`
  return (
    thin(line, '#fff6ec', 2.6) +
    thin(line, INK, 1.1) +
    fill(INK, ellipse(x, y, 1.8)) +
    `<clipPath id="pc"><circle r="40"/></clipPath><g transform="translate(52 86)"><g clip-path="url(#pc)">${pillars(areola)}</g><circle r="40" fill="none" stroke="#fffaf4" stroke-width="3"/><circle r="42" fill="none" stroke="${INK}" stroke-width="1.1"/></g>`
  )
}

export interface Gathered {
  /** Its contour before, from the upper slope to the fold, and where the nipple stood on it. */
  before: Line
  from: Point
  /** What of the gland has been left, and how it is closed: without it, all lobes, gathered. */
  left?: { lobes: Line; rest: Line; closed: string }
  /** The pillars in an inset: where in the section it points to, and how large the areola that the sheet names `ar` is in it. */
  pillars?: { shown: Point; areola: number }
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

export const gathered = ({ before, from: [x, y], left, more = '', pillars: seen }: Gathered): string =>
  shaped(left?.lobes ?? ENDS, left?.rest ?? '158 88, 170 116, 172 150, 164 186') +
  (left?.closed ?? gathering) +
  more +
  was(before) +
  (seen ? inset(seen.shown, seen.areola) : '') +
  arrow(`${x - 12} ${y - 4}, ${(x + NIPPLE[0]) / 2 - 24} ${(y + NIPPLE[1]) / 2 + 6}, ${NIPPLE[0] - 19} ${NIPPLE[1] + 11}`, 4)

/** A lift: the sunken outline, and where the nipple stood. */
export const LIFT: Pick<Gathered, 'before' | 'from'> = {
  before: '137 60, 124 92, 100 134, 82 168, 75 194, 79 216, 97 231, 124 232, 146 221, 158 207',
  from: [75, 206],
}
