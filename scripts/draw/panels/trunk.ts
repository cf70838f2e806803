/**
 * One woman's trunk from the front in 480 units, traced in proportion from the reference's torso: shoulders, arms, ribs and waist are the
 * same in every panel, only the breasts change. The fold stays at one height; what lies before it hangs lower, or not.
 */
import { optimize } from 'svgo'
import { area, ink } from './marks'
import { curve, stroke, type Point } from './pen'

const MIDDLE = 240
/** Where the breast is attached below, in every shape. */
export const FOLD = 340

const TONES = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#7a4a38'] as const
const [LIGHT, HALF, TURN, SHADE, ACCENT] = TONES

interface Shape {
  /** Half its width, and how far out its middle lies. */
  wide: number
  out: number
  /** Where it begins and ends, and how much of its mass hangs below: 1 a half circle, more hangs. */
  top: number
  bottom: number
  hang: number
  nipple: Point
  /** The areola's radius, and how much of it is seen from the front. */
  areola: number
  flat: number
}

export const SHAPES = {
  /** At rest, before anything: round, the nipple a little above the fold. */
  chest: { wide: 65, out: 94, top: 218, bottom: 358, hang: 1.15, nipple: [142, 318], areola: 14.5, flat: 0.9 },
  /** It has sunk: the nipple lies below the level of the fold and looks down. */
  low: { wide: 66, out: 95, top: 226, bottom: 424, hang: 1.95, nipple: [144, 388], areola: 16, flat: 0.6 },
  /** Heavy, with the nipple below the level of the fold. */
  heavy: { wide: 77, out: 92, top: 216, bottom: 430, hang: 1.5, nipple: [140, 388], areola: 18, flat: 0.76 },
  /** Lifted: the nipple at the level of the fold, the lower pole rounded above it. */
  high: { wide: 65, out: 93, top: 214, bottom: 370, hang: 1.15, nipple: [142, 328], areola: 14, flat: 0.9 },
  /** After a reduction: less wide, and less far from the chest. */
  small: { wide: 57, out: 92, top: 226, bottom: 360, hang: 1.1, nipple: [144, 322], areola: 13, flat: 0.9 },
  /** With an implant: rounder above and to the sides. */
  full: { wide: 71, out: 92, top: 200, bottom: 376, hang: 0.98, nipple: [138, 318], areola: 14.5, flat: 0.92 },
} satisfies Record<string, Shape>
export type Breasts = keyof typeof SHAPES

/** The trunk and the arms, seen to the frame. */
const BODY =
  '-30 496, -30 150, -14 108, 20 66, 54 47, 108 32, 158 16, 176 -16, 304 -16, 322 16, 372 32, 426 47, 460 66, 494 108, 510 150, 510 496, 494 480, 470 420, 446 350, 428 300, 418 254, 409 300, 404 345, 399 420, 403 452, 416 500, 64 500, 77 452, 81 420, 76 345, 71 300, 62 254, 52 300, 34 350, 10 420, -14 480'

/** Light and shade of the trunk itself. */
const body =
  area(LIGHT, BODY) +
  // Inner side of the left arm, and the hollow of the armpit.
  area(HALF, '98 176, 74 190, 50 232, 26 296, 4 352, -12 420, 0 420, 12 420, 36 350, 54 300, 62 256, 74 230, 92 204') +
  area(TURN, '84 196, 66 216, 48 262, 26 326, 6 386, -2 430, 14 414, 36 350, 54 300, 62 254, 72 236') +
  area(SHADE, '72 222, 58 246, 42 296, 22 354, 12 404, 36 350, 54 300, 62 254') +
  // The breastbone's hollow, the neck, the shoulder on the far side.
  area(HALF, '176 -16, 182 12, 206 44, 228 60, 252 60, 282 40, 306 12, 304 -16, 286 -16, 262 30, 242 44, 220 26, 206 -16') +
  area(
    HALF,
    '510 96, 484 92, 470 118, 452 142, 428 156, 406 166, 398 186, 414 206, 426 246, 444 304, 468 366, 500 440, 510 300',
  ) +
  area(TURN, '402 184, 424 178, 448 178, 470 166, 490 140, 510 128, 510 400, 500 440, 470 366, 446 304, 430 250, 418 212') +
  area(SHADE, '406 198, 424 202, 442 222, 460 262, 480 318, 502 384, 496 440, 466 372, 444 312, 428 252') +
  area(ACCENT, '410 216, 418 232, 426 262, 440 306, 430 302, 418 254') +
  // The flank on the far side, from the armpit to the waist.
  area(
    HALF,
    '404 190, 386 230, 372 300, 340 372, 326 410, 330 452, 350 500, 416 500, 403 452, 399 420, 404 345, 409 300, 418 254',
  ) +
  area(
    TURN,
    '412 216, 396 260, 384 330, 366 384, 356 424, 364 466, 380 500, 416 500, 403 452, 399 420, 404 345, 409 300, 418 254',
  ) +
  area('url(#h)', '412 230, 396 280, 388 340, 376 396, 372 440, 384 500, 416 500, 403 452, 399 420, 404 345, 409 300') +
  area(SHADE, '414 236, 404 280, 394 344, 386 400, 384 440, 396 500, 416 500, 403 452, 399 420, 404 345, 409 300') +
  area(HALF, '76 345, 82 384, 88 424, 82 458, 70 500, 64 500, 77 452, 81 420') +
  // Beside the breastbone, away from the lamp.
  area(HALF, '241 226, 250 262, 260 306, 264 348, 254 378, 243 388, 238 350, 239 290') +
  // Under the collarbones.
  area(HALF, '104 66, 150 60, 196 72, 218 80, 196 84, 150 74') +
  area(HALF, '376 66, 330 60, 284 72, 262 80, 284 84, 330 74')

/** The same on either side; away from the lamp the contour is heavier. */
const side = ink(
  stroke('62 256, 72 300, 76.500 345, 81 420, 77 452, 63 500', 3, { from: 0.5, to: 0.9 }),
  stroke('61 256, 52 300, 34 350, 10 420, -14 480', 3.4, { from: 0.4, to: 0.9 }),
  stroke('-10 102, 20 66, 54 47, 108 32, 158 16, 176 -16', 2.8, { from: 0.9, to: 0.9 }),
  stroke('94 58, 130 51, 168 58, 222 76', 1.5),
  stroke('128 72, 164 74, 196 84', 0.9),
  stroke('216 56, 226 72, 234 78', 1.7),
  stroke('206 -4, 212 30, 224 62', 1.1),
  stroke('112 148, 78 200, 70 236, 63 254', 1.7, { from: 0.1, to: 0.9 }),
  stroke('96 200, 88 218, 84 232', 0.9),
  stroke('206 424, 188 446, 178 472', 0.9),
)
const lines =
  side +
  `<g transform="matrix(-1 0 0 1 480 0)">${side}</g>` +
  ink(
    stroke('418 256, 408 300, 403.500 345, 399 420, 403 452, 416 500', 4.2, { from: 0.5, to: 0.9 }),
    stroke('240 108, 241 160, 240 214', 0.9),
    stroke('240 430, 241 456, 240 484', 0.8),
  )

/** A point of the breast on the left of the picture: u from its outer side (-1) to the breastbone (1), v from its top (0) to its lower edge (1). */
const placer = ({ wide, out, top, bottom, hang }: Shape, right: boolean) => {
  const cx = MIDDLE - out
  return (line: string): Point[] =>
    line.split(',').map((pair) => {
      const [u = 0, v = 0] = pair.trim().split(/\s+/).map(Number)
      const x = cx + u * wide
      const y = top + (bottom - top) * (v < 1 ? v ** (1 / hang ** 0.5) : v)
      return [right ? 2 * MIDDLE - x : x, y]
    })
}
/** Its lower half, from the outer side to the breastbone, as far as it stands out from the chest. */
const EDGE = '-.9 .2, -1.03 .36, -1.08 .56, -.98 .76, -.7 .92, -.28 1, .18 .99, .58 .9, .88 .72, 1 .5'

/** The areola as a form: a disc that bends with the breast, a nipple with its own light and shade. */
export function areolaAt([x, y]: Point, r: number, flat = 0.86): string {
  const at = (line: string): Point[] =>
    line.split(',').map((pair) => {
      const [u = 0, v = 0] = pair.trim().split(/\s+/).map(Number)
      return [x + u * r, y + v * r * flat]
    })
  return (
    area('#cd9c84', at('-.98 .05, -.76 -.66, -.1 -1, .62 -.78, 1 -.06, .74 .7, .06 1, -.68 .74')) +
    area('#b67d69', at('.3 -.8, .8 -.58, 1 -.04, .74 .7, .06 1, -.62 .78, -.1 .72, .4 .46, .6 -.02, .52 -.5')) +
    area('#96594d', at('-.2 .22, .1 .42, .42 .26, .48 -.08, .72 .2, .56 .56, .12 .66')) +
    area('#b3766a', at('-.34 0, -.24 -.3, .04 -.42, .34 -.26, .42 .04, .26 .34, -.04 .42, -.28 .26')) +
    area('#dcab98', at('-.24 -.06, -.14 -.26, .08 -.3, .1 -.1, -.08 .04')) +
    ink(stroke(at('-.1 .42, .12 .46, .38 .26'), 0.8))
  )
}

function breast(shape: Shape, right: boolean): string {
  const at = placer(shape, right)
  const armpit: Point = [right ? 2 * MIDDLE - 66 : 66, 250]
  // A wide one hides the flank; the line of another begins where it leaves it.
  const beside = shape.out + 1.08 * shape.wide > 168
  const edge = [armpit, ...at(EDGE).slice(1)]
  const shadows = right
    ? // On the far side the shade lies under it and to the outside.
      area(HALF, [
        armpit,
        ...at(
          '-1.03 .36, -1.08 .56, -.98 .76, -.7 .92, -.28 1, .18 .99, .58 .9, .9 .72, .74 .7, .42 .78, .04 .76, -.36 .62, -.58 .4, -.66 .1',
        ),
      ]) +
      area(TURN, [
        armpit,
        ...at(
          '-1.03 .36, -1.08 .56, -.98 .76, -.7 .92, -.28 1, .18 .99, .58 .9, .76 .8, .4 .87, .02 .87, -.4 .76, -.7 .56, -.84 .3',
        ),
      ]) +
      area(SHADE, at('-1.01 .38, -1.08 .56, -.98 .76, -.7 .92, -.28 1, .18 .99, .44 .94, .1 .945, -.3 .91, -.68 .78, -.92 .58'))
    : area(
        HALF,
        at(
          '-1.04 .56, -.98 .76, -.7 .92, -.28 1, .18 .99, .58 .9, .88 .72, 1 .5, 1.02 .26, .9 .08, .62 .0, .7 .26, .62 .46, .4 .6, .06 .68, -.4 .7, -.82 .6',
        ),
      ) +
      area(
        TURN,
        at('-.96 .77, -.7 .92, -.28 1, .18 .99, .58 .9, .88 .72, 1 .5, 1 .34, .86 .5, .62 .7, .28 .84, -.14 .88, -.6 .84'),
      ) +
      area(SHADE, at('-.62 .94, -.28 1, .18 .99, .58 .9, .88 .72, .96 .58, .72 .76, .34 .91, -.1 .95'))
  const hatch = right
    ? at('-.92 .4, -1.05 .5, -1.02 .72, -.7 .92, -.28 1, .18 .99, .56 .9, .3 .88, -.1 .86, -.46 .74, -.72 .52')
    : at('-.7 .9, -.28 1, .18 .99, .58 .9, .88 .72, .98 .48, .74 .66, .38 .84, -.1 .9')
  // What it throws on the ribs, down and away from the lamp.
  const { hang } = shape
  const drop = 10 + 6 * hang
  const cast = edge.slice(2, 9)
  const below = cast.map(([x, y], i): Point => [x + 7, y + drop * Math.sin((Math.PI * (i + (right ? 0 : 0.6))) / 6.6)])
  return (
    whole(
      `<g clip-path="url(#tb)">${area(HALF, [...cast, ...below.map(([x, y]): Point => [x + 3, y + 9]).toReversed()])}${area(right ? SHADE : TURN, [...cast, ...below.toReversed()])}</g>` +
        area(LIGHT, [...edge, ...at('.9 .3, .5 .08, 0 0, -.5 0')]) +
        shadows +
        area('url(#h)', hatch),
    ) + ink(stroke(edge.slice(beside ? 0 : 2, 9), right ? 3.8 : 3, { from: 0.4, to: 0.12 }))
  )
}

/** Tones lie on whole units: they are seen at half their size. Lines keep their tenths. */
export const whole = (tones: string): string =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${tones}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  }).data.replaceAll(/<\/?svg[^>]*>/g, '')

/** The same person for every panel of a sheet: her trunk once, with the first pair of breasts, and each pair that it needs. */
export const trunk = (...shapes: readonly Breasts[]): string => {
  const own = `<clipPath id="tb"><path d="${curve(BODY, { loop: true })}"/></clipPath><g id="trunk">${whole(body)}${lines}</g>`
  return shapes
    .map((name, i) => {
      const shape: Shape = SHAPES[name]
      return `<g id="${name}">${i ? '<use href="#trunk"/>' : own}${breast(shape, false)}${breast(shape, true)}</g>`
    })
    .join('')
}

export const nipples = (name: Breasts, more = 1): string => {
  const { nipple, areola, flat }: Shape = SHAPES[name]
  return areolaAt(nipple, areola * more, flat) + areolaAt([2 * MIDDLE - nipple[0], nipple[1]], areola * more, flat)
}
