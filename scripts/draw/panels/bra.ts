import { area, fill, INK, ink, part, thin, whole } from './marks'
import { twice } from './lift'
import { mirrored, stroke } from './pen'

const STRAP = '96 12, 101 40, 108 88, 112 140, 110 200, 92 236, 132 246, 142 204, 139 150, 135 90, 130 36, 132 6'

/** The soft bra after an operation, on the plate of the trunk (480 units): straps over the shoulders, closed in front. */
export const bra = (): string =>
  `<g clip-path="url(#tb)">${part('#d9b7b2', STRAP, 1.8)}${part('#c9a09d', mirrored(STRAP, 240), 1.8)}</g>` +
  part(
    '#d9b7b2',
    '64 252, 92 236, 112 202, 140 200, 162 226, 198 254, 240 266, 282 254, 318 226, 340 200, 368 202, 388 236, 416 252, 414 300, 412 336, 405 362, 402 396, 340 402, 240 396, 140 402, 78 396, 75 362, 68 336, 66 300',
    2.4,
  ) +
  // Each cup turns from the lamp; the far side is in shade, and both throw theirs on the band.
  area(
    '#c4989a',
    '66 326, 84 346, 116 358, 154 354, 184 334, 202 300, 208 276, 221 288, 222 330, 232 362, 232 392, 140 399, 80 392, 76 362',
  ) +
  area(
    '#c4989a',
    '416 252, 414 300, 412 336, 405 362, 401 392, 340 399, 254 392, 252 350, 262 300, 272 334, 304 354, 346 358, 378 340, 392 306, 392 250',
  ) +
  area(
    '#a97a80',
    '412 270, 414 300, 412 336, 405 362, 401 392, 366 397, 370 374, 348 374, 308 368, 284 352, 340 362, 384 346, 402 308',
  ) +
  area('#a97a80', '80 356, 116 369, 158 365, 188 347, 206 318, 212 340, 188 366, 158 378, 116 381, 84 372') +
  // Where straps and middle pull, folds run into the cups and die away.
  twice(
    whole(
      fill(
        '#a97a80',
        'M109 204Q120 240 131 268 116 236 115 202zM126 202Q140 232 160 256 138 226 132 200zM240 264Q216 281 184 282 214 276 240 274zM240 286Q212 304 198 328 220 308 240 296z',
      ),
    ),
  ) +
  area('url(#h)', '412 270, 414 300, 412 336, 405 362, 401 392, 367 396, 370 375, 386 346, 402 308') +
  twice(
    ink(
      stroke('76 372, 120 384, 180 380, 240 374', 1.7, { to: 1 }),
      stroke('76 382, 120 393, 180 390, 238 385', 0.8, { to: 1 }),
    ) + fill('#f2dfda', stroke('116 98, 119 126, 122 160', 2)),
  ) +
  ink(stroke('240 266, 241 310, 240 396', 2)) +
  thin('M235 290h10M235 310h10M235 330h10M235 350h10M235 370h10M235 388h10', INK, 2) +
  fill('#f2dfda', stroke('80 300, 96 272, 124 258', 4))

const CLOTH =
  'M60 237C74 240 100 230 112 202 122 197 134 197 141 201 164 236 200 262 240 266 280 262 316 236 339 201 346 197 358 197 368 202 380 230 406 240 420 237 421 260 422 284 420 308 418 328 411 346 408 362 407 376 408 390 402 396 360 404 290 396 240 396 190 396 120 404 78 396 72 390 73 376 72 362 69 346 61 328 59 308 58 284 59 262 60 237z'
const HER_STRAP =
  '103.500 88, 106 104, 112 140, 110 196, 114 216, 138 216, 142 200, 139 150, 136 100, 134.500 78, 132.500 73, 118 77.500, 104.500 82.500'
/** The same from near, as wide as her chest: each cup rounds from the lamp into shade without an edge, hooks close it in a placket. It takes the blurs of the trunk. */
export const softBra = (): string =>
  // The straps lie on the shoulders: they stand above them by their thickness alone, and where they turn over they lie in shade.
  part('#d9b7b2', HER_STRAP, 1.8) +
  part('#c9a09d', mirrored(HER_STRAP, 240), 1.8) +
  `<clipPath id="br"><path id="bo" d="${CLOTH}"/></clipPath><use href="#bo" fill="#d9b7b2" stroke="${INK}" stroke-width="2.8"/>` +
  `<g clip-path="url(#br)"><g filter="url(#sl)">` +
  fill(
    '#c4989a',
    'M50 326C84 376 160 374 192 332 204 316 208 292 212 272L238 262 242 410H50zM430 226L394 240C404 300 390 346 342 358 300 362 276 340 262 300L244 410H430z',
  ) +
  fill(
    '#a97a80',
    'M66 352C110 386 174 374 200 336 212 318 212 304 214 290L236 330 228 380 80 384zM436 252L408 290C396 340 366 370 320 370 296 370 280 360 264 340L256 384 366 394 424 404z',
  ) +
  // One lamp from the upper left: a wide soft light on the near cup, none on the far one.
  fill('#ecd5d0', 'M80 290C84 262 108 240 130 250 144 264 140 284 122 302 104 320 80 316 80 290z', 'opacity=".8"') +
  '</g></g>' +
  twice(
    fill(
      '#a97a80',
      'M109 204Q120 240 131 268 116 236 115 202zM126 202Q140 232 160 256 138 226 132 200zM240 264Q216 281 184 282 214 276 240 274z',
    ) +
      fill('#a97a80', 'M104 84L133 74 136 92Q116 90 106 103z', 'opacity=".5"') +
      ink(stroke('76 374, 120 384, 180 380, 240 374', 1.7, { to: 1 })),
  ) +
  thin('M233 268Q230 330 233 395M247 268Q250 330 247 395', INK, 0.8) +
  thin('M236 286h8m-8 25h8m-8 25h8m-8 25h8m-8 25h8', INK, 3.4)
