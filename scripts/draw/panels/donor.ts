/** The back of a man's head after a transplant, three-quarter from behind: hair clipped below, a gauze band over all of the donor site. */
import { chance, curve, pointsOf, stroke, type Point } from './pen'
import { area, fill, ink, INK, thin, whole } from './marks'

const [LIGHT, SKIN, HALF, SHADE, DEEP, HAIR] = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#7a4a38', '#2e1620']

/** Clipped hair, as a tile; for the definitions. */
export const STUBBLE = `<pattern id="sb" width="22" height="19" patternUnits="userSpaceOnUse"><path stroke="${HAIR}" stroke-width="1.5" stroke-linecap="round" d="M2 2l1 5M9 5v4M16 2l-1 5M20 9v5M4 11v5M12 12l1 4M17 14v4"/></pattern>`

const BODY =
  '1 568, 56 542, 88 512, 102 470, 104 432, 105 404, 140 350, 200 300, 340 250, 377 150, 380 136, 390 160, 396 187, 402 212, 402 230, 393 250, 397 266, 406 284, 402 310, 390 346, 384 374, 382 402, 374 432, 358 456, 338 470, 318 480, 314 492, 317 520, 330 570, 400 590, 400 640, 0 640'
const SCALP =
  '106 396, 92 374, 73 337, 58 296, 54 270, 54 262, 120 240, 250 200, 360 140, 376 134, 378 161, 379 189, 369 225, 358 262, 350 297, 344 262, 326 246, 316 264, 307 294, 292 335, 276 360, 252 388, 216 400, 176 414, 144 408, 122 408'
/** The whorl, from which his hair grows, and the vault that it lies on. */
const WHORL: Point = [222, 104]
const VAULT = { x: 212, y: 170, wide: 178, high: 142 }
/** The mass of it: it ends in locks, not here. */
const MASS =
  '36 176, 49 122, 77 78, 128 45, 176 32, 230 28, 288 38, 336 62, 368 97, 383 128, 384 156, 368 186, 336 216, 298 240, 256 256, 212 264, 150 266, 96 256, 62 242, 43 222'
const LIT =
  '226 44, 196 44, 202 54, 156 54, 166 64, 116 80, 130 90, 84 122, 106 124, 66 172, 92 166, 70 214, 102 192, 100 236, 126 202, 142 240, 158 204, 186 238, 190 200, 214 222, 212 176, 240 200, 226 150, 204 152, 192 172, 186 144, 166 152, 180 128, 160 120, 190 112, 178 92, 208 96, 204 72, 222 86, 240 70, 250 90, 282 74, 262 96, 320 84, 290 100, 344 112, 300 110, 330 132, 272 106, 250 86'
const SHINE =
  '190 58, 152 68, 158 76, 108 106, 124 108, 90 146, 112 144, 92 188, 118 170, 122 204, 138 172, 156 200, 158 164, 176 176, 164 146, 142 142, 158 124, 142 112, 172 98, 166 86, 194 82, 184 72'
/** It leaves the whorl in a turn, falls down the back of the head and to its sides, and goes forward over the vault. */
function grown([x0, y0]: Point, long: number): Point[] {
  const points: Point[] = [[x0, y0]]
  let [x, y] = [x0, y0]
  for (let i = 0; i < 3; i += 1) {
    const [dx, dy] = [x - WHORL[0], y - WHORL[1]]
    const away = Math.hypot(dx, dy) || 1
    const turn = 1.25 * Math.exp(-away / 70)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const fall = dy > 0 ? Math.min(0.9, away / 130) : 0
    const [gx, gy] = [(dx * c - dy * s) / away, (dx * s + dy * c) / away + fall]
    const step = long / 3 / Math.hypot(gx, gy)
    ;[x, y] = [x + gx * step, y + gy * step]
    points.push([Math.round(x), Math.round(y)])
  }
  return points
}
const inside = ([x, y]: Point) => y < 252 && ((x - VAULT.x) / VAULT.wide) ** 2 + ((y - VAULT.y) / VAULT.high) ** 2 < 0.93
/** Hairs on the vault end on it. */
const within = (root: Point, long: number): Point[] => {
  const points = grown(root, long)
  return long > 12 && !inside(points[3]!) ? within(root, long * 0.8) : points
}
const way = ([a, b, c, d]: readonly Point[]) =>
  `q${[b!.map((n, i) => Math.round((3 * (n + c![i]!) - a![i]! - d![i]!) / 4)), d!].map((p) => `${p[0]! - a![0]} ${p[1]! - a![1]}`).join(' ')}`.replaceAll(
    ' -',
    '-',
  )
/** Hairs from a ring about the whorl, so far from it; `lit` says how much of the lamp they have to have. */
const ring = (far: number, count: number, long: number, seed: number, lit = -2) =>
  Array.from({ length: count }, (_, i) => {
    const turn = ((i + 0.8 * chance(i + seed)) / count) * 2 * Math.PI
    const off = far * (0.8 + 0.4 * chance(i + seed + 40))
    const root: Point = [Math.round(WHORL[0] + 1.2 * off * Math.cos(turn)), Math.round(WHORL[1] + off * Math.sin(turn))]
    const [nx, ny] = [(root[0] - VAULT.x) / VAULT.wide, (root[1] - VAULT.y) / VAULT.high]
    const lamp = -0.6 * nx - 0.6 * ny + 0.5 * Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
    if (lamp < lit || !inside(root)) return ''
    const points = within(root, long * (0.7 + 0.6 * chance(i + seed + 9)))
    if (Math.hypot(points[3]![0] - root[0], points[3]![1] - root[1]) < 26) return ''
    return `M${root.join(' ')}${way(points)}`
  }).join('')
/** Its ends over the upper turns of the band, which they follow round the head: some long, some short, with gaps between them. */
const FALL = '50 226, 66 240, 98 252, 136 260, 176 261, 216 258, 256 250, 296 234, 332 212, 364 184'
const ends = (count: number, long: number, seed: number) => {
  const points = pointsOf(FALL)
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.9 * chance(i + seed)) / count) * (points.length - 1.001)
    const [a, b] = [points[Math.floor(t)]!, points[Math.floor(t) + 1]!]
    const [x, y] = [Math.round(a[0] + (b[0] - a[0]) * (t % 1)), Math.round(a[1] + (b[1] - a[1]) * (t % 1))]
    const tall = Math.round(long * (0.35 + 0.8 * chance(i + seed + 5)))
    const [wide, aside] = [Math.round(9 + 4 * chance(i + 3)), Math.round((200 - x) / 14 + 14 * chance(i + 50) - 7)]
    return `M${x - wide} ${y - 9}q0 ${tall} ${aside + wide} ${tall + 9}q4-${tall >> 1} ${wide - aside}-${tall + 9}z`
  }).join('')
}
const UPPER = '40 228, 84 250, 150 263, 216 262, 276 248, 330 218, 368 188, 396 166'
const LOWER = '402 220, 380 240, 352 266, 320 300, 272 334, 208 356, 150 358, 100 346, 68 322'
const EAR = '322 288, 342 250, 356 256, 363 282, 360 312, 350 338, 344 356, 335 363, 328 354, 326 332'

/** Head and neck after the model of the man from behind, turned over. */
export const DONOR = `<g transform="translate(22 -6) scale(.43)">${whole(
  // Neck and the turned-away face: brow, cheekbone, jaw; their tones pass into each other (`crr`, the blur of the bowed man on the same sheet).
  `<clipPath id="nk"><path id="nb" d="${curve(BODY, { loop: true })}"/></clipPath><use href="#nb" fill="${LIGHT}"/><g clip-path="url(#nk)"><g filter="url(#crr)">` +
    area(
      SKIN,
      '150 388, 114 402, 112 424, 110 470, 98 512, 128 526, 140 470, 134 430, 160 420, 196 470, 240 560, 330 570, 317 520, 314 492, 349 467, 380 400, 400 308, 397 272, 396 248, 400 214, 389 166, 376 142, 300 280',
    ) +
    area(
      HALF,
      '200 400, 214 440, 250 480, 262 560, 330 570, 317 520, 314 492, 330 480, 362 451, 384 380, 380 340, 384 290, 380 240, 386 190, 380 136, 300 280',
    ) +
    area(SHADE, '264 384, 280 430, 290 500, 318 540, 314 492, 326 472, 346 462, 356 430, 350 390, 354 350, 344 300, 300 300') +
    `</g></g><use href="#nb" fill="none" stroke="${INK}" stroke-width="3.4"/>` +
    ink(stroke('344 386, 350 420, 342 456, 318 484', 2.4)) +
    // His shirt.
    area(
      '#e8ddd0',
      '-60 590, 40 546, 86 516, 112 548, 190 566, 270 560, 322 524, 360 566, 460 600, 460 660, -60 660',
      `stroke="${INK}" stroke-width="3"`,
    ) +
    area('#cdbfb2', '290 560, 322 526, 360 568, 460 600, 460 660, 280 660') +
    thin('M70 526q26 48 116 60q96 0 146-46', '#8d7f78', 2) +
    // Clipped hair over the scalp, darker where the head turns away.
    area(SKIN, SCALP) +
    thin(curve('46 262, 55 296, 73 337, 92 374, 104 408, 104 440'), INK, 4) +
    // Towards the nape the clipped hair thins out into the skin of the neck.
    area('#d3aa88', '92 296, 76 338, 98 382, 122 396, 150 388, 180 398, 214 388, 250 376, 284 344, 307 294') +
    area('#b98f72', '70 322, 84 350, 106 350, 128 364, 158 362, 186 374, 214 366, 246 358, 296 322, 346 240, 100 290') +
    area(
      '#8f6750',
      '284 286, 344 236, 377 160, 358 262, 350 297, 344 262, 326 246, 304 300, 284 344, 246 362, 236 352, 262 320',
    ) +
    area(
      'url(#sb)',
      '60 266, 86 338, 104 372, 124 388, 152 380, 182 390, 214 380, 246 368, 300 306, 326 246, 358 262, 340 230, 200 290',
    ) +
    // The ear from behind: its back bulges into the light and ends in the rim, a furrow parts it from the head, it throws its shade on the cheek.
    area(SHADE, '340 300, 368 262, 380 290, 374 330, 352 366, 338 366') +
    area(INK, EAR, `stroke="${INK}" stroke-width="3.4"`) +
    area(SKIN, EAR) +
    area(LIGHT, '334 284, 342 266, 349 272, 350 298, 344 322, 336 330, 332 308') +
    area(HALF, '352 252, 362 280, 359 312, 350 337, 344 356, 335 363, 329 354, 340 348, 350 318, 355 284') +
    ink(stroke('350 262, 356 284, 353 312, 343 340', 2), stroke('324 290, 327 314, 330 340', 5)) +
    // Lashes before the cheekbone.
    thin('M396 258l9 5', HAIR, 3) +
    // The band: it throws its shade, and is wound in three turns.
    area(
      DEEP,
      '68 322, 100 346, 150 358, 208 356, 272 334, 320 300, 332 302, 276 348, 210 372, 150 374, 100 362, 74 338',
      'opacity=".6"',
    ) +
    area(INK, `${UPPER}, ${LOWER}`, `stroke="${INK}" stroke-width="3.6" transform="translate(.4 .8)"`) +
    area('#f8f3ea', `${UPPER}, ${LOWER}`) +
    area('#d9cfc3', '236 290, 290 244, 330 218, 368 188, 396 166, 402 220, 352 266, 320 300, 272 334, 208 356') +
    area('#bfb2a6', '340 236, 350 206, 397 176, 402 220, 352 266, 320 300') +
    thin(
      `${curve('44 252, 90 276, 150 286, 216 282, 280 264, 334 230, 399 186')}${curve('50 274, 96 296, 150 306, 212 302, 276 284, 330 248, 401 202')}`,
      '#9b8d82',
      2.2,
    ) +
    // Long hair: it falls over the edge of the band.
    thin(curve(FALL), DEEP, 16, 'opacity=".5" transform="translate(4 9)"') +
    area(HAIR, MASS) +
    fill(HAIR, ends(12, 13, 4)) +
    // The lamp on the vault: in two tones, whose edges run out along the hair.
    area('#442630', LIT) +
    area('#5e3e48', SHINE) +
    thin(ring(14, 6, 70, 31), '#1a0b12', 2.2) +
    thin(ring(24, 7, 60, 21, 0.3) + ring(62, 7, 70, 15, 0.36), '#8a6570', 1.6),
)}<path class="k" stroke-width="3.4" d="${whole(thin(curve('47 228, 40 208, 36 176, 49 122, 77 78, 128 45, 176 32, 230 28, 288 38, 336 62, 368 97, 383 128, 384 156, 374 178'))).replace(/.* d="([^"]*)".*/, '$1')}"/></g>`
