/** The back of a man's head after a transplant, three-quarter from behind: hair clipped below, a gauze band over all of the donor site. */
import { chance, curve, pointsOf, stroke } from './pen'
import { area, fill, ink, INK, thin, whole } from './marks'

const [LIGHT, SKIN, HALF, SHADE, DEEP, HAIR] = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#7a4a38', '#2e1620']

/** Clipped hair, as a tile; for the definitions. */
export const STUBBLE = `<pattern id="sb" width="22" height="19" patternUnits="userSpaceOnUse"><path stroke="${HAIR}" stroke-width="1.5" stroke-linecap="round" d="M2 2l1 5M9 5v4M16 2l-1 5M20 9v5M4 11v5M12 12l1 4M17 14v4"/></pattern>`

const BODY =
  '1 568, 56 542, 88 512, 102 470, 104 432, 112 404, 150 370, 200 300, 340 250, 377 150, 380 136, 390 160, 396 187, 402 214, 402 232, 397 250, 398 272, 402 290, 400 308, 392 347, 380 400, 362 451, 349 467, 320 484, 314 492, 317 520, 330 570, 400 590, 400 640, 0 640'
const SCALP =
  '106 396, 92 374, 73 337, 55 296, 46 262, 40 212, 46 168, 60 126, 86 87, 137 57, 180 45, 230 41, 285 50, 332 74, 362 106, 376 134, 378 161, 379 189, 369 225, 358 262, 350 297, 344 262, 326 246, 316 264, 307 294, 292 335, 276 360, 252 388, 216 400, 176 414, 144 408, 122 408'
/** Where the long hair ends. */
const EDGE = '42 204, 76 220, 136 230, 200 231, 262 221, 316 198, 352 172, 379 146'
const LONG = `${EDGE}, 381 126, 368 97, 336 62, 288 38, 230 28, 176 32, 128 45, 77 78, 49 122, 37 166`
/** Its ends: locks of their own length over the clipped hair, some long, some short, between them gaps. */
const ends = () => {
  const points = pointsOf(EDGE)
  return Array.from({ length: 17 }, (_, i) => {
    const t = ((i + 0.5 + 0.7 * chance(i + 2)) / 19) * (points.length - 1.001)
    const [a, b] = [points[Math.floor(t)]!, points[Math.floor(t) + 1]!]
    const [x, y] = [a[0] + (b[0] - a[0]) * (t % 1), a[1] + (b[1] - a[1]) * (t % 1)]
    const long = Math.round(8 + 34 * chance(i + 9) ** 1.5)
    const wide = Math.round(5 + 7 * chance(i + 33))
    const aside = Math.round((x - 190) / 9 + 10 * chance(i) - 5)
    return `M${Math.round(x - wide)} ${Math.round(y - 14)}q2 ${long} ${aside + wide} ${long + 14}q2-${long} ${wide - aside}-${long + 6}z`
  }).join('')
}
const UPPER = '40 228, 84 250, 150 263, 216 262, 276 248, 330 218, 368 188, 396 166'
const LOWER = '402 216, 378 228, 348 246, 318 272, 270 304, 206 324, 150 326, 96 314, 54 294'
const EAR = '330 254, 340 246, 348 254, 351 276, 349 304, 348 330, 344 350, 337 357, 329 350, 325 326, 319 296'

/** Head and neck after the model of the man from behind, turned over. */
export const DONOR = `<g transform="translate(22 -6) scale(.43)">${whole(
  // Neck and the turned-away face: brow, cheekbone, jaw.
  area(INK, BODY, `stroke="${INK}" stroke-width="3" transform="translate(.7 2)"`) +
    area(LIGHT, BODY) +
    area(
      SKIN,
      '150 388, 114 402, 112 424, 110 470, 98 512, 128 526, 140 470, 134 430, 160 420, 196 470, 240 560, 330 570, 317 520, 314 492, 349 467, 380 400, 400 308, 402 214, 380 136, 300 280',
    ) +
    area(
      HALF,
      '200 400, 214 440, 250 480, 262 560, 330 570, 317 520, 314 492, 330 480, 362 451, 384 380, 380 340, 384 290, 380 240, 386 190, 380 136, 300 280',
    ) +
    area(SHADE, '264 384, 280 430, 290 500, 318 540, 314 492, 324 476, 346 456, 352 420, 346 380, 352 340, 344 300, 300 300') +
    ink(stroke('346 380, 352 420, 344 458, 318 488', 2.4), stroke('107 410, 104 440, 101 478, 86 514, 56 542', 2.6)) +
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
    area('#d3aa88', '92 296, 76 338, 98 382, 122 396, 150 388, 180 398, 214 388, 250 376, 284 344, 307 294, 180 250') +
    thin(curve('40 212, 46 262, 55 296, 73 337, 92 374, 104 408, 104 440'), INK, 4) +
    // Towards the nape the clipped hair thins out into the skin of the neck.
    area(
      '#b98f72',
      '66 322, 82 348, 106 350, 128 364, 158 362, 186 374, 214 366, 246 358, 270 336, 296 322, 307 294, 326 246, 358 262, 379 189, 376 134, 285 50, 180 45, 60 126, 40 212, 46 262',
    ) +
    area(
      '#8f6750',
      '300 220, 376 134, 379 189, 358 262, 350 297, 344 262, 326 246, 304 300, 284 344, 246 362, 236 352, 262 320, 284 286',
    ) +
    area(
      'url(#sb)',
      '40 212, 46 262, 76 338, 98 372, 124 388, 152 380, 182 390, 214 380, 246 368, 276 340, 300 306, 326 246, 358 262, 379 189, 376 134, 180 45, 60 126',
    ) +
    thin('M112 392l1 6M136 398l2 5M164 396l0 6M196 400l1 5M226 390l-1 6', HAIR, 1.3) +
    // Long hair, combed from the whorl.
    area(HAIR, LONG) +
    fill(HAIR, ends()) +
    area(
      '#442630',
      '204 46, 140 54, 90 88, 62 140, 62 186, 110 206, 150 174, 184 208, 236 196, 234 150, 284 172, 322 148, 310 104, 270 62',
    ) +
    area('#5e3e48', '186 58, 138 68, 98 104, 78 152, 94 176, 124 138, 148 164, 178 118, 202 74') +
    thin(
      'M192 72q-56 24-78 108M198 76q-36 44-42 122M206 78q-4 58 4 116M216 76q38 48 46 108M224 70q60 30 82 88M230 62q76 18 118 82M186 64q-70 4-106 76',
      '#8a6570',
      1.6,
    ) +
    thin('M196 74q-46 40-60 122M212 76q16 58 28 114M222 72q56 38 70 100M182 64q-60 2-92 60', '#1a0b12', 2.2) +
    // The ear: rim, fold, hollow, lobe; the band bends its top a little.
    area(INK, EAR, `stroke="${INK}" stroke-width="2.6"`) +
    area(HALF, EAR) +
    area(LIGHT, '326 262, 336 252, 340 258, 333 276, 331 302, 334 330, 329 326, 323 298') +
    area(SHADE, '340 268, 348 270, 347 300, 342 326, 336 316, 337 288') +
    ink(stroke('334 274, 331 300, 336 326, 334 342', 2.4), stroke('345 262, 342 284, 346 306', 2)) +
    // The band: it throws its shade, and is wound in three turns.
    area(
      DEEP,
      '54 294, 96 314, 150 326, 206 324, 270 304, 318 270, 330 272, 274 318, 208 340, 150 342, 98 332, 62 314',
      'opacity=".6"',
    ) +
    area(INK, `${UPPER}, ${LOWER}`, `stroke="${INK}" stroke-width="3" transform="translate(1 1.5)"`) +
    area('#f8f3ea', `${UPPER}, ${LOWER}`) +
    area('#d9cfc3', '236 290, 290 244, 330 218, 368 188, 396 166, 402 216, 378 228, 348 246, 318 272, 270 304, 206 324') +
    area('#bfb2a6', '340 236, 350 206, 397 176, 402 216, 378 228, 348 246, 318 272') +
    thin(
      `${curve('44 252, 90 276, 150 286, 216 282, 280 264, 334 230, 399 186')}${curve('50 274, 96 296, 150 306, 212 302, 276 284, 330 248, 401 202')}`,
      '#9b8d82',
      2.2,
    ) +
    thin('M66 244l8 22M140 286l-2 20M310 234l10 18', '#c2b6aa', 1.3) +
    // Its end lies on the turns, under a strip of tape.
    thin('M196 264q-6 20 2 60', '#8d7f78', 2.4) +
    fill('#efe2c6', 'M168 284l60-6 2 20-60 6z', `stroke="#a3947f" stroke-width="1.6"`),
)}<path class="k" stroke-width="3.4" d="${whole(thin(curve('37 166, 49 122, 77 78, 128 45, 176 32, 230 28, 288 38, 336 62, 368 97, 381 126'))).replace(/.* d="([^"]*)".*/, '$1')}"/></g>`
