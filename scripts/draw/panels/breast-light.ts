/** Light and shade of the chest with its breasts, drawn by hand under the one lamp. */
import { type Breasts, EDGE, MIDDLE, placer, type Shape, SHAPES } from './breasts'
import { fill, whole } from './marks'
import { curve, type Line, type Point, pointsOf } from './pen'

const TONES = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#7a4a38'] as const
export const [LIGHT, HALF, TURN, SHADE] = TONES

/** A closed shape through points of several kinds. */
const loop = (...parts: Line[]): string => curve(parts.flatMap(pointsOf), { loop: true })
/** What was recorded beside the armpits was meant for other breasts. */
const BESIDE =
  loop('306 162, 350 156, 372 160, 383 167, 386 180, 398 184, 402 200, 380 210, 330 196') +
  loop('62 164, 104 160, 110 182, 98 206, 66 194')
const ARMPIT = loop('38 201, 50 201, 62 208, 71 219, 75 231, 72 243, 65 251, 57 256, 56 238, 50 214')

/** What a lower edge throws on the ribs, down and away from the lamp: a narrow crescent that dies away to both ends. */
function thrown(edge: readonly Point[], drop: number): string {
  const share = Math.PI / (edge.length - 1)
  const below = edge.slice(1, -1).map(([x, y], i): Point => [x + 2.5, y + drop * Math.sin(share * (i + 1))])
  return loop(edge, below.toReversed())
}

/**
 * From the collarbones into the mound: under each bone the chest falls back and takes less light, then the upper pole comes forward into it,
 * without an edge; the lower the breast hangs, the later. Where it looks at the lamp it is lightest, a stripe that follows its slope and fades.
 */
function slope(name: Breasts): string {
  const { out, top, bottom, wide }: Shape = SHAPES[name]
  const height = bottom - top
  const lit = (side: number): string =>
    `<circle r="1" fill="url(#${name}-l)" transform="translate(${MIDDLE + side * out - wide * 0.2} ${Math.round(top + height * 0.4)}) rotate(${side < 0 ? -14 : 12}) scale(${Math.round(wide * 0.62)} ${Math.round(height * 0.52)})"/>`
  return (
    `<radialGradient id="${name}-s"><stop stop-color="${HALF}" stop-opacity=".85"/><stop offset=".5" stop-color="${HALF}" stop-opacity=".6"/><stop offset="1" stop-color="${HALF}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${name}-l"><stop stop-color="#f9e8d6"/><stop offset=".45" stop-color="#f9e8d6" stop-opacity=".6"/><stop offset="1" stop-color="#f9e8d6" stop-opacity="0"/></radialGradient>` +
    `<circle r="1" fill="url(#${name}-s)" transform="translate(${MIDDLE + 10} ${Math.round(150 + height * 0.3)}) scale(190 ${Math.round(60 + height * 0.3)})"/>` +
    lit(-1) +
    lit(1)
  )
}

const toned = (light: string, half: string, turn: string, shade: string, id: Breasts): string =>
  whole(fill(LIGHT, light)) +
  slope(id) +
  whole(fill(HALF, half) + fill(TURN, turn)) +
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
    loop(
      '37 174, 43 161, 56 166, 76 184, 88 206, 92 236, 90 268, 88 300, 84 328, 74 358, 62 392, 56 380, 58 330, 54 280, 56 246, 70 240, 75 224, 64 211, 50 196, 38 182',
    ) +
    loop(
      '230 286, 241 304, 250 328, 256 356, 254 386, 246 412',
      under,
      '80 420, 106 430, 142 426, 174 408, 196 376, 210 346, 218 316',
    ) +
    loop('398 152, 380 180, 367 214, 360 254, 359 300, 357 340, 347 380, 326 408, 296 420, 272 417', other, `${flank}, 420 150`)
  const turn =
    loop('236 336, 243 344, 247 364, 245 390', under, '78 432, 108 444, 146 441, 181 425, 206 397, 220 366, 229 344') +
    loop('406 186, 389 222, 380 262, 378 304, 376 344, 366 384, 342 416, 310 432, 282 432', other, flank) +
    ARMPIT +
    // Between them, where neither lets the light in.
    loop('240 374, 249 422, 268 454, 282 476, 262 474, 240 466, 218 474, 198 476, 214 452, 231 422')
  const shade =
    loop('226 430, 205 462, 172 482, 134 484, 99 467, 88 454, 114 462, 150 461, 184 450, 208 438') +
    loop('412 194, 404 234, 398 276, 396 320, 393 362, 382 402, 358 434, 326 450, 292 454', other.slice(1), flank) +
    // What they throw on the ribs.
    thrown(left.slice(3, 9), 8) +
    thrown(right.slice(2, 9), 8)
  return toned(BESIDE, half, turn, shade, 'heavy')
}

/** Points by their share of the width, from the breast's middle to the right of the picture, and of the height. */
const sharing =
  ({ wide, top, bottom }: Shape, middle: number) =>
  (line: string): Point[] =>
    pointsOf(line).map(([u, w]) => [middle + u * wide, top + w * (bottom - top)])
/** The light of breasts that lie apart: the upper pole and the breastbone are lit, each turns away in one crescent that grows wider towards its lower edge. */
function roundLight(name: Breasts): string {
  const shape: Shape = SHAPES[name]
  const { out, bottom } = shape
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
    loop(left.slice(4, 10).toReversed(), of('-.45 .845, .1 .8, .6 .63, .93 .46')) +
    loop('398 152, 380 180', at('.74 -.12, .62 .1, .58 .34, .44 .56, .16 .7, -.24 .77, -.6 .775'), other, `${side}, 420 150`) +
    loop(
      left.slice(3, 9),
      left
        .slice(4, 8)
        .map(([x, y], i): Point => [x + 3, y + (i % 3 ? 12 : 8)])
        .toReversed(),
    ) +
    loop(
      `262 540, 265 ${bottom + 110}, 271 ${bottom + 64}, 281 ${bottom + 26}, 300 ${bottom - 5}`,
      right.slice(2, 7).toReversed(),
      '420 300, 420 540',
    )
  const turn =
    ARMPIT +
    loop(of('.94 .63'), under, of('-.35 .915, .2 .86, .7 .7')) +
    loop('406 186', at('1.02 -.02, .9 .2, .82 .42, .62 .62, .26 .77, -.2 .84'), other.slice(1), side) +
    thrown(left.slice(3, 9), 6) +
    thrown(right.slice(2, 9), 11) +
    loop(
      `340 540, 341 ${bottom + 100}, 346 ${bottom + 50}, 356 ${bottom + 16}`,
      right.slice(2, 5).toReversed(),
      '420 300, 420 540',
    )
  const shade =
    loop('412 194, 404 234', at('1.06 .5, 1.02 .7'), `382 ${bottom + 24}, 378 ${bottom + 70}, 376 540, 420 540`, side) +
    loop(of('.74 .82, .54 .91'), under.slice(2), of('-.6 .925, -.28 .96, .14 .94, .5 .87')) +
    thrown(right.slice(2, 8), 5) +
    loop(at('.96 .5, .76 .7, .36 .835, -.16 .9'), other.slice(1))
  return toned(`${BESIDE}M60 ${bottom}H380V540H60z`, half, turn, shade, name)
}

const BY_HAND: Partial<Record<Breasts, () => string>> = { heavy: heavyLight }

/** The light on the chest with these breasts, under the one lamp. */
export const lightOf = (name: Breasts): string => BY_HAND[name]?.() ?? roundLight(name)
