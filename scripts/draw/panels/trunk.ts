/**
 * One woman's trunk from the front in 480 units, traced in proportion from the reference's torso: shoulders, arms, ribs and waist are the
 * same in every panel, only the breasts change. The fold stays at one height; what lies before it hangs lower, or not.
 */
import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { area, fill, INK, ink } from './marks'
import { curve, pointsOf, stroke, type Line, type Point } from './pen'

const MIDDLE = 240
/** Where the breast is attached below, in every shape. */
export const FOLD = 340

const TONES = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#7a4a38'] as const
const [LIGHT, HALF, TURN, SHADE] = TONES

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
  /** It stands out beyond the ribs. */
  beyond?: true
}

export const SHAPES = {
  /** At rest, before anything: round, the nipple a little above the fold. */
  chest: { wide: 65, out: 94, top: 218, bottom: 358, hang: 1.15, nipple: [142, 318], areola: 14.5, flat: 0.9 },
  /** It has sunk: the nipple lies below the level of the fold and looks down. */
  low: { wide: 64, out: 92, top: 226, bottom: 424, hang: 1.95, nipple: [144, 388], areola: 16, flat: 0.6 },
  /** Heavy, with the nipple below the level of the fold. */
  heavy: { wide: 83, out: 83, top: 216, bottom: 484, hang: 1.6, nipple: [140, 419], areola: 22, flat: 0.72, beyond: true },
  /** Lifted: the nipple at the level of the fold, the lower pole rounded above it. */
  high: { wide: 65, out: 93, top: 214, bottom: 370, hang: 1.15, nipple: [142, 328], areola: 14, flat: 0.9 },
  /** After a reduction: less wide, and less far from the chest. */
  small: { wide: 57, out: 92, top: 226, bottom: 360, hang: 1.1, nipple: [144, 322], areola: 13, flat: 0.9 },
  /** With an implant: rounder above and to the sides. */
  full: { wide: 71, out: 92, top: 200, bottom: 376, hang: 0.98, nipple: [138, 318], areola: 14.5, flat: 0.92 },
} satisfies Record<string, Shape>
export type Breasts = keyof typeof SHAPES

/** Its light and shade, recorded under the one lamp: the trunk without breasts, and the region in which they lie (`bases/trunk.svg`: data, as the forms are). */
const RECORDED = readFileSync(new URL('bases/trunk.svg', import.meta.url), 'utf8')
const recorded = (id: string): string => {
  const found = new RegExp(`<path id="${id}"[^>]*/>|<g id="${id}" .*</g>`).exec(RECORDED)
  if (!found) throw new Error(`no ${id} in the recorded trunk`)
  return found[0].replace(` id="${id}"`, '')
}
/** What lies in shade is hatched. */
const hatched = (id: string): string =>
  recorded(id).replace(
    /<path fill="#a9734f" d="([^"]*)"\/>/,
    `<g fill="${SHADE}"><path id="${id}-h" d="$1"/></g><use href="#${id}-h" fill="url(#j)"/>`,
  )

const DETAILS = ink(
  stroke('219 93, 196 97, 160 91, 118 94, 82 103', 1.5),
  stroke('208 22, 216 56, 226 84', 1),
  stroke('57.5 241, 66 214, 86 180', 1.5, { from: 0.8, to: 0.1 }),
  stroke('206 436, 190 456, 180 478', 0.9),
)
const lines =
  `<g id="td">${DETAILS}</g><use href="#td" transform="matrix(-1 0 0 1 480 0)"/>` +
  ink(stroke('222 98, 240 106, 258 98', 1.5), stroke('240 428, 241 456, 240 484', 0.8))

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

/** Its lower edge, which stands out from the chest; the upper half has no line. */
const edgeOf = (shape: Shape, right: boolean): string => {
  const edge = placer(shape, right)(EDGE)
  return stroke(edge.slice(1, 10), right ? 3.6 : 2.8, { from: 0.1, to: 0.1 })
}

/** Tones lie on whole units: they are seen at half their size. Lines keep their tenths. */
export const whole = (tones: string): string =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${tones}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  }).data.replaceAll(/<\/?svg[^>]*>/g, '')

/** A closed shape that runs along an edge in between. */
const closed = (from: string, edge: readonly Point[] = [], back = ''): string =>
  curve([...pointsOf(from), ...edge, ...(back ? pointsOf(back) : [])], { loop: true })

/** What was recorded beside the armpits was meant for other breasts. */
const BESIDE =
  closed('306 162, 350 156, 372 160, 383 167, 386 180, 398 184, 402 200, 380 210, 330 196') +
  closed('62 164, 104 160, 110 182, 98 206, 66 194')
const ARMPIT = closed('38 201, 50 201, 62 208, 71 219, 75 231, 72 243, 65 251, 57 256, 56 238, 50 214')

const toned = (light: string, half: string, turn: string, shade: string, id: string): string =>
  whole(fill(LIGHT, light) + fill(HALF, half) + fill(TURN, turn)) +
  `<g fill="${SHADE}">${whole(`<path d="${shade}"/>`).replace('<path', `<path id="${id}-h"`)}</g><use href="#${id}-h" fill="url(#h)"/>`

/**
 * The light of heavy breasts is drawn by hand, as they lie before most of the chest: the breastbone is lit, the slope that turns away from
 * the lamp runs in one curve from the chest muscle into the cleavage, and below each shape ends in the lower edge of its breast.
 */
function heavyLight(): string {
  const [left, right] = [false, true].map((side) => placer(SHAPES.heavy, side)(EDGE)) as [Point[], Point[]]
  /** From the middle outwards. */
  const [under, other] = [left.slice(3, 9).toReversed(), right.slice(2, 9).toReversed()]
  const flank = '418 330, 420 250, 430 234, 428 194'
  const half =
    closed(
      '37 174, 43 161, 56 166, 76 184, 88 206, 92 236, 90 268, 88 300, 84 328, 74 358, 62 392, 56 380, 58 330, 54 280, 56 246, 70 240, 75 224, 64 211, 50 196, 38 182',
    ) +
    closed(
      '219 214, 225 230, 231 246, 238 264, 246 290, 253 322, 257 354, 254 386, 246 412',
      under,
      '80 420, 106 430, 142 426, 174 408, 196 376, 209 340, 214 304, 216 270, 216 238',
    ) +
    closed(
      '398 152, 380 180, 367 214, 360 254, 359 300, 357 340, 347 380, 326 408, 296 420, 272 415, 256 408',
      other,
      `${flank}, 420 150`,
    )
  const turn =
    closed('236 304, 243 332, 247 360, 245 390', under, '78 432, 108 444, 146 441, 181 425, 206 397, 220 362, 228 328') +
    closed('406 186, 389 222, 380 262, 378 304, 376 344, 366 384, 342 416, 310 432, 282 432, 256 422', other, flank) +
    ARMPIT +
    // Between them, where neither lets the light in.
    closed('240 374, 249 422, 268 454, 282 476, 262 474, 240 466, 218 474, 198 476, 214 452, 231 422')
  const shade =
    closed('226 430, 205 462, 172 482, 134 484, 99 467, 88 454, 114 462, 150 461, 184 450, 208 438') +
    closed('412 194, 404 234, 398 276, 396 320, 393 362, 382 402, 358 434, 326 450, 292 454, 268 444', other.slice(1), flank) +
    // What they throw on the ribs.
    closed('208 458, 172 480, 134 482, 99 464, 112 498, 150 518, 188 504') +
    closed('272 458, 308 480, 346 482, 381 464, 400 440, 394 500, 366 514, 328 512, 292 496')
  return toned(BESIDE, half, turn, shade, 'heavy')
}

/** The same light on the chest after the reduction: the breastbone and the left side of the belly are lit. */
function smallLight(): string {
  const [left, right] = [false, true].map((side) => placer(SHAPES.small, side)(EDGE)) as [Point[], Point[]]
  const [under, other] = [left.slice(4, 9).toReversed(), right.slice(3, 9).toReversed()]
  const ribs = right.slice(3, 7).toReversed()
  const side = '418 330, 420 250, 430 234, 428 194'
  const light = `${BESIDE}M60 400H380V540H60z`
  const half =
    closed(
      '37 174, 43 161, 56 166, 76 184, 88 206, 95 232, 95 254, 89 278, 86 303, 91 328, 98 352, 102 384, 102 424, 106 470, 108 540, 60 540, 70 470, 70 400, 62 340, 54 280, 56 246, 70 240, 75 224, 64 211, 50 196, 38 182',
    ) +
    closed(
      '206 226, 216 246, 222 270, 222 294, 214 314, 204 328',
      under,
      '100 334, 120 340, 148 336, 172 322, 188 298, 196 272, 200 246',
    ) +
    closed(
      '398 152, 380 180, 369 208, 364 240, 362 272, 352 302, 336 322, 314 330, 294 324, 280 312',
      other,
      `396 300, ${side}, 420 150`,
    ) +
    closed('264 540, 267 490, 273 444, 282 402, 302 358', ribs, '396 304, 420 300, 420 540')
  const turn =
    ARMPIT +
    closed('204 268, 208 290, 205 308', under, '106 344, 128 349, 154 344, 178 328, 193 304, 200 284') +
    closed('406 186, 391 220, 384 252, 378 284, 364 312, 342 330, 316 338, 292 332', other.slice(1), `396 300, ${side}`) +
    closed('106 347, 132 358, 158 357, 184 344, 178 362, 154 374, 127 370') +
    closed('340 540, 341 490, 345 440, 352 400, 366 362', ribs.slice(2), '396 304, 420 300, 420 540')
  const shade =
    closed('412 194, 404 234, 398 276, 394 310, 388 344, 382 384, 378 430, 376 480, 376 540, 420 540', [], side) +
    closed('190 336, 178 346', under.slice(2), '112 348, 132 355, 156 352, 174 344') +
    // What it throws on the ribs is darker away from the lamp.
    closed('296 344, 322 357, 348 358, 374 346, 370 366, 346 377, 316 371') +
    closed('384 292, 372 318, 350 336, 322 344, 298 340', other.slice(2))
  return toned(light, half, turn, shade, 'small')
}

/** Points by their share of the width, from the breast's middle to the right of the picture, and of the height. */
const sharing =
  ({ wide, top, bottom }: Shape, middle: number) =>
  (line: string): Point[] =>
    pointsOf(line).map(([u, w]) => [middle + u * wide, top + w * (bottom - top)])
/** A closed shape through points of several kinds. */
const loop = (...parts: Line[]): string => curve(parts.flatMap(pointsOf), { loop: true })
/** What a lower edge throws on the ribs, down and away from the lamp. */
function thrown(edge: readonly Point[], drop: number): string {
  const share = Math.PI / (edge.length - 1)
  const below = edge.slice(1, -1).map(([x, y], i): Point => [x + 5, y + drop * Math.sin(share * (i + 1))])
  return loop(edge, below.toReversed())
}

/** The light of breasts that lie apart: the upper pole and the breastbone are lit, each turns away in one crescent that grows wider towards its lower edge. */
function roundLight(name: Breasts): string {
  const shape: Shape = SHAPES[name]
  const { out, bottom, hang } = shape
  const [left, right] = [false, true].map((side) => placer(shape, side)(EDGE)) as [Point[], Point[]]
  const [of, at] = [sharing(shape, MIDDLE - out), sharing(shape, MIDDLE + out)]
  const [under, other] = [left.slice(4, 9).toReversed(), right.slice(2, 9).toReversed()]
  const side = '418 330, 420 250, 430 234, 428 194'
  const flank = left.slice(1, 5).map(([x, y]): Point => [x + 2, y - 1])
  const half =
    loop(
      '37 174, 43 161, 56 166, 76 184, 88 206, 94 232, 92 254',
      flank,
      `104 ${bottom + 24}, 106 ${bottom + 80}, 108 540, 60 540, 70 470, 70 400, 62 340, 54 280, 56 246, 70 240, 75 224, 64 211, 50 196, 38 182`,
    ) +
    loop(
      of('.92 .14, 1 .09, 1.09 .2, 1.14 .36, 1.12 .54, 1.02 .7'),
      under,
      of('-.84 .8, -.5 .845, -.06 .82, .34 .72, .62 .56, .78 .38, .87 .24'),
    ) +
    loop(
      '398 152, 380 180',
      at('.74 -.12, .62 .1, .58 .34, .44 .56, .16 .7, -.24 .77, -.6 .775, -.84 .74'),
      other,
      `${side}, 420 150`,
    ) +
    loop(
      `262 540, 265 ${bottom + 110}, 271 ${bottom + 64}, 281 ${bottom + 26}, 300 ${bottom - 5}`,
      right.slice(2, 7).toReversed(),
      '420 300, 420 540',
    )
  const turn =
    ARMPIT +
    loop(of('.96 .36, 1.03 .5, 1 .64'), under, of('-.74 .885, -.4 .915, .06 .885, .46 .78, .74 .62, .88 .48')) +
    loop('406 186', at('1.02 -.02, .9 .2, .82 .42, .62 .62, .26 .77, -.2 .84, -.6 .82'), other.slice(1), side) +
    thrown(left.slice(3, 8), 10 + 7 * hang) +
    loop(
      `340 540, 341 ${bottom + 100}, 346 ${bottom + 50}, 356 ${bottom + 16}`,
      right.slice(2, 5).toReversed(),
      '420 300, 420 540',
    )
  const shade =
    loop('412 194, 404 234', at('1.06 .5, 1.02 .7'), `382 ${bottom + 24}, 378 ${bottom + 70}, 376 540, 420 540`, side) +
    loop(of('.74 .82, .54 .91'), under.slice(2), of('-.6 .925, -.28 .96, .14 .94, .5 .87')) +
    thrown(right.slice(2, 8), 8 + 5 * hang) +
    loop(at('.96 .5, .76 .7, .36 .835, -.16 .9, -.6 .88'), other.slice(2))
  return toned(`${BESIDE}M60 ${bottom}H380V540H60z`, half, turn, shade, name)
}

const BY_HAND: Partial<Record<Breasts, () => string>> = { heavy: heavyLight, small: smallLight }

/** The same person for every panel of a sheet: her trunk and her lines once, and each pair of breasts that it needs. */
export const trunk = (...shapes: readonly Breasts[]): string => {
  // The contour is the trunk in ink beneath itself, moved a little away from the lamp.
  const body = recorded('body')
    .replace('<path', '<path id="tp"')
    .replace(/ fill="[^"]*"/, '')
  const own = `<clipPath id="tb">${body}</clipPath><g id="trunk"><g fill="${INK}" stroke="${INK}" stroke-width="2.8"><use href="#tp"/><use href="#tp" x="1.300" y=".8"/></g><use href="#tp" fill="${LIGHT}"/><g clip-path="url(#tb)">${hatched('rest')}${recorded('region')}</g></g>`
  return shapes
    .map((name, i) => {
      const shape: Shape = SHAPES[name]
      const light = BY_HAND[name]?.() ?? roundLight(name)
      // Where it is heavy it stands out beyond the ribs.
      const wider = shape.beyond
        ? whole(
            fill(LIGHT, curve(placer(shape, false)(EDGE), { loop: true }) + curve(placer(shape, true)(EDGE), { loop: true })),
          ).replace('<path', '<path id="wp"')
        : ''
      const clip = wider && `${wider}<clipPath id="wb"><use href="#tp"/><use href="#wp"/></clipPath>`
      const drawn =
        `${clip}<g clip-path="url(#${clip ? 'wb' : 'tb'})">${light}</g>` + ink(edgeOf(shape, false), edgeOf(shape, true))
      return `<g id="${name}">${i ? '<use href="#trunk"/>' : own}${drawn}${i ? '<use href="#tl"/>' : `<g id="tl">${lines}</g>`}</g>`
    })
    .join('')
}

export const nipples = (name: Breasts, more = 1): string => {
  const { nipple, areola, flat }: Shape = SHAPES[name]
  return areolaAt(nipple, areola * more, flat) + areolaAt([2 * MIDDLE - nipple[0], nipple[1]], areola * more, flat)
}
