/** Her breasts from the front, in the 480 units of the trunk: their shapes, where a point of each lies, and the areola. */
import { ink } from './marks'
import { stroke, type Point } from './pen'

export const MIDDLE = 240
/** Where the breast is attached below, in every shape. */
export const FOLD = 340

export interface Shape {
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
  /** It stands out beyond the ribs. */
  beyond?: true
}

export const SHAPES = {
  /** At rest, before anything: round, the nipple a little above the fold. */
  chest: { wide: 65, out: 94, top: 218, bottom: 358, hang: 1.15, nipple: [142, 318], areola: 14.5, flat: 0.9 },
  /** Before an implant: little volume, on a fold that lies high. */
  slight: { wide: 55, out: 95, top: 246, bottom: 350, hang: 1.1, nipple: [143, 314], areola: 13, flat: 0.9 },
  /** It has sunk: the nipple lies below the level of the fold and looks down. */
  low: { wide: 64, out: 92, top: 226, bottom: 424, hang: 1.95, nipple: [144, 388], areola: 16, flat: 0.6 },
  /** The same woman on the card, where her whole chest is seen. */
  sunk: { wide: 68, out: 84, top: 204, bottom: 404, hang: 1.9, nipple: [152, 366], areola: 16, flat: 0.6 },
  /** Heavy, with the nipple below the level of the fold. */
  heavy: { wide: 83, out: 83, top: 216, bottom: 484, hang: 1.6, nipple: [140, 419], areola: 22, flat: 0.72, beyond: true },
  /** Lifted: the nipple at the level of the fold, the lower pole rounded above it. */
  high: { wide: 65, out: 93, top: 214, bottom: 370, hang: 1.15, nipple: [142, 328], areola: 14, flat: 0.9 },
  /** After a reduction: less wide, and less far from the chest, on the same footprint. */
  small: { wide: 69, out: 90, top: 214, bottom: 378, hang: 1.12, nipple: [143, 328], areola: 14.5, flat: 0.9 },
  /** With an implant: rounder above and to the sides. */
  full: { wide: 71, out: 92, top: 200, bottom: 376, hang: 0.98, nipple: [138, 318], areola: 14.5, flat: 0.92 },
  /** Days after it: the implant sits high, the skin below is tight. */
  taut: { wide: 74, out: 84, top: 150, bottom: 334, hang: 0.8, nipple: [147, 282], areola: 15, flat: 0.92 },
  /** Months after it: it has come down into the fold, its upper pole a slope. */
  eased: { wide: 72, out: 84, top: 186, bottom: 352, hang: 1.08, nipple: [149, 297], areola: 15, flat: 0.92 },
  /** Days after a lift: full above, tight below. */
  tight: { wide: 70, out: 86, top: 164, bottom: 336, hang: 0.86, nipple: [149, 293], areola: 17.5, flat: 0.9 },
  /** Months after a lift: rounder below, the nipple on its height. */
  rested: { wide: 68, out: 86, top: 196, bottom: 350, hang: 1.16, nipple: [150, 303], areola: 17.5, flat: 0.9 },
} satisfies Record<string, Shape>
export type Breasts = keyof typeof SHAPES

/** A point of the breast on the left of the picture: u from its outer side (-1) to the breastbone (1), v from its top (0) to its lower edge (1). */
export const placer = ({ wide, out, top, bottom, hang }: Shape, right: boolean) => {
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
export const EDGE = '-.9 .2, -1.03 .36, -1.08 .56, -.98 .76, -.7 .92, -.28 1, .18 .99, .58 .9, .88 .72, 1 .5'
/** On that edge, where a cut of four to five centimetres lies in the fold. */
export const IN_FOLD = '-.5 .971, -.28 1, -.05 1.005, .18 .99, .39 .956'

/** The areola as a form: a disc that bends with the breast, a nipple with its own light and shade. */
export function areolaAt([x, y]: Point, r: number, flat = 0.86): string {
  const at = (line: string): Point[] =>
    line.split(',').map((pair) => {
      const [u = 0, v = 0] = pair.trim().split(/\s+/).map(Number)
      return [x + u * r, y + v * r * flat]
    })
  const disc = (colour: string, u: number, v: number, ru: number, rv = ru) =>
    `<ellipse fill="${colour}" cx="${Math.round(10 * (x + u * r)) / 10}" cy="${Math.round(10 * (y + v * r * flat)) / 10}" rx="${Math.round(10 * ru * r) / 10}" ry="${Math.round(10 * rv * r * flat) / 10}"/>`
  return (
    disc('#b67d69', 0, 0, 1) +
    disc('#cd9c84', -0.13, -0.1, 0.86) +
    disc('#96594d', 0.22, 0.24, 0.46, 0.42) +
    disc('#b3766a', 0.04, 0, 0.38, 0.42) +
    disc('#dcab98', -0.08, -0.14, 0.17, 0.16) +
    ink(stroke(at('-.1 .42, .12 .46, .38 .26'), 0.8))
  )
}

export const nipples = (name: Breasts, more = 1): string => {
  const { nipple, areola, flat }: Shape = SHAPES[name]
  return areolaAt(nipple, areola * more, flat) + areolaAt([2 * MIDDLE - nipple[0], nipple[1]], areola * more, flat)
}
