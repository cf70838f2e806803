/** The back of a man's head after a transplant, three-quarter from behind: hair clipped below, a gauze band over all of the donor site. */
import { chance, curve, pointsOf, stroke } from './pen'
import { area, fill, ink, INK, thin, whole } from './marks'

const [LIGHT, SKIN, HALF, SHADE, DEEP, HAIR] = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#7a4a38', '#2e1620']

/** Clipped hair, as a tile; for the definitions. */
export const STUBBLE = `<pattern id="sb" width="22" height="19" patternUnits="userSpaceOnUse"><path stroke="${HAIR}" stroke-width="1.5" stroke-linecap="round" d="M2 2l1 5M9 5v4M16 2l-1 5M20 9v5M4 11v5M12 12l1 4M17 14v4"/></pattern>`

const BODY =
  '4 467, 57 454, 88 447, 106 425, 120 397, 126 355, 122 312, 200 250, 330 180, 388 100, 394 122, 397 150, 396 184, 398 227, 386 284, 369 340, 347 386, 332 394, 330 415, 340 440, 356 460, 400 470, 490 496, 490 540, -20 540, -20 472'
const SCALP =
  '122 312, 100 270, 84 227, 72 170, 67 110, 72 50, 88 8, 122 -28, 172 -46, 230 -50, 290 -40, 342 -18, 382 6, 402 32, 402 56, 392 84, 388 120, 386 150, 381 186, 375 210, 371 204, 372 186, 366 164, 356 164, 345 182, 337 212, 324 250, 304 290, 280 311, 250 319, 214 317, 180 312, 150 317'
/** Where the long hair ends. */
const EDGE = '67 116, 90 130, 130 140, 176 143, 224 140, 268 130, 310 114, 348 98, 386 86'
const LONG = `${EDGE}, 392 84, 402 56, 402 32, 382 6, 342 -18, 290 -40, 230 -50, 172 -46, 122 -28, 88 8, 72 50`
/** Its ends, each a lock of its own length over the clipped hair. */
const ends = () => {
  const points = pointsOf(EDGE)
  return Array.from({ length: 34 }, (_, i) => {
    const t = ((i + 1) / 35) * (points.length - 1.001)
    const [a, b] = [points[Math.floor(t)]!, points[Math.floor(t) + 1]!]
    const [x, y] = [a[0] + (b[0] - a[0]) * (t % 1), a[1] + (b[1] - a[1]) * (t % 1)]
    const [aside, long] = [Math.round((x - 190) / 16 + 6 * chance(i)), Math.round(10 + 26 * chance(i + 9) ** 2)]
    return `M${Math.round(x - 7)} ${Math.round(y - 8)}q3 ${long} ${aside + 3} ${long + 7}q3-${long} 5-${long + 3}z`
  }).join('')
}
const UPPER = '66 138, 108 154, 168 165, 230 161, 290 143, 350 109, 400 84'
const LOWER = '398 138, 366 160, 346 178, 304 218, 244 248, 182 256, 122 244, 80 222'

export const DONOR = `<g transform="translate(13 27) scale(.44)">${whole(
  // Neck and the turned-away face.
  area(INK, BODY, `stroke="${INK}" stroke-width="3" transform="translate(.7 2)"`) +
    area(LIGHT, BODY) +
    area(
      SKIN,
      '134 300, 127 330, 127 360, 122 392, 150 388, 172 408, 250 398, 300 420, 356 470, 356 460, 340 440, 330 415, 332 394, 347 386, 369 340, 386 284, 398 227, 396 184, 392 110, 300 250',
    ) +
    area(
      HALF,
      '140 300, 127 318, 130 332, 190 326, 260 334, 284 336, 300 392, 340 452, 356 464, 340 440, 330 415, 332 394, 347 386, 369 340, 386 284, 398 227, 396 184, 392 110, 300 250',
    ) +
    area(
      SHADE,
      '280 310, 308 314, 318 380, 334 432, 330 415, 332 394, 347 386, 369 340, 386 284, 398 227, 396 184, 392 110, 350 170, 330 250',
    ) +
    ink(stroke('126 352, 124 376, 120 397, 106 425, 88 447', 3, { from: 0.5, to: 0.5 })) +
    area(DEEP, '322 386, 336 378, 349 382, 332 394') +
    // His shirt.
    area(
      '#e8ddd0',
      '-20 474, 57 452, 90 446, 120 474, 190 488, 270 486, 330 474, 360 458, 420 472, 490 494, 490 540, -20 540',
      `stroke="${INK}" stroke-width="3"`,
    ) +
    area('#cdbfb2', '300 482, 360 460, 490 496, 490 540, 280 540') +
    thin('M74 451q20 44 110 54q120 6 190-42', '#8d7f78', 2) +
    // Clipped hair over the scalp, darker where the head turns away.
    area(INK, SCALP, `stroke="${INK}" stroke-width="3" transform="translate(.7 2)"`) +
    area('#b98f72', SCALP) +
    area(
      '#8f6750',
      '290 160, 350 120, 388 110, 386 150, 381 186, 366 164, 345 182, 324 250, 304 290, 280 311, 240 318, 270 260',
    ) +
    area('url(#sb)', SCALP) +
    // Long hair, combed from the whorl.
    area(HAIR, LONG) +
    fill(HAIR, ends()) +
    area(
      '#442630',
      '214 -34, 150 -30, 100 10, 84 70, 90 112, 140 120, 176 86, 210 124, 262 112, 256 60, 310 92, 352 76, 330 20, 280 -20',
    ) +
    area('#5e3e48', '196 -22, 144 -16, 108 26, 98 78, 116 98, 146 58, 172 84, 196 40, 216 -6') +
    area('#5e3e48', '262 -10, 300 8, 326 44, 322 68, 290 44') +
    thin(
      'M200 -14q-56 26-76 112M206 -10q-36 44-40 124M214 -8q-4 60 6 120M224 -10q40 50 50 112M232 -16q60 30 84 92M238 -22q80 16 124 76M194 -20q-66 8-100 76M100 84l-6 36M150 112l-3 28M190 116v26M240 108l4 28M286 98l8 22M332 84l10 18',
      '#8a6570',
      1.6,
    ) +
    thin('M204 -12q-46 40-58 124M220 -10q16 60 30 118M230 -14q56 40 70 104M190 -22q-60 2-94 60', '#1a0b12', 2.2) +
    // The ear: rim, fold, hollow, lobe; the band bends its top a little.
    area(
      INK,
      '352 172, 364 160, 374 170, 378 192, 375 224, 373 250, 367 270, 355 268, 350 244, 346 214',
      `stroke="${INK}" stroke-width="2.6"`,
    ) +
    area(HALF, '352 172, 364 160, 374 170, 378 192, 375 224, 373 250, 367 270, 355 268, 350 244, 346 214') +
    area(LIGHT, '352 176, 360 168, 364 172, 356 190, 354 218, 357 246, 352 240, 348 214') +
    area(SHADE, '366 184, 374 186, 373 216, 368 240, 362 232, 362 204') +
    ink(stroke('358 190, 355 214, 360 240, 358 256', 2.4), stroke('371 178, 368 200, 372 222', 2)) +
    // The band: it throws its shade, and is wound in three turns.
    area(
      DEEP,
      '88 224, 122 240, 182 252, 244 244, 304 214, 346 172, 356 176, 306 232, 246 262, 182 270, 122 258, 94 244',
      'opacity=".6"',
    ) +
    area(INK, `${UPPER}, ${LOWER}`, `stroke="${INK}" stroke-width="3" transform="translate(1 1.5)"`) +
    area('#f8f3ea', `${UPPER}, ${LOWER}`) +
    area('#d9cfc3', '236 208, 300 138, 350 109, 400 84, 398 138, 366 160, 346 178, 304 218, 244 248, 196 255') +
    area('#bfb2a6', '330 192, 346 146, 399 110, 398 138, 366 160, 346 178') +
    thin(
      `${curve('70 168, 120 186, 180 194, 240 188, 300 164, 352 128, 399 102')}${curve('76 198, 122 216, 182 226, 242 218, 300 192, 350 150, 399 120')}`,
      '#9b8d82',
      2.2,
    ) +
    thin(
      'M86 148l5 22M116 158l2 26M152 164l-2 27M128 192l3 24M170 196l-3 27M104 210l4 22M252 160l5 24M290 174l5 22M320 132l6 20',
      '#c2b6aa',
      1.3,
    ) +
    // Its end, under tape.
    area('#efe2c6', '192 158, 230 154, 240 254, 202 260', `stroke="#8d7f78" stroke-width="1.6"`) +
    thin('M199 172l31-3M202 208l33-4M205 242l33-4', '#cbb994', 1.6),
)}<path class="k" stroke-width="3.4" d="${whole(thin(curve('67 116, 72 50, 88 8, 122 -28, 172 -46, 230 -50, 290 -40, 342 -18, 382 6, 402 32, 402 56, 392 84'))).replace(/.* d="([^"]*)".*/, '$1')}"/></g>`
