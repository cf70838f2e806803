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
  area('url(#h)', '412 270, 414 300, 412 336, 405 362, 402 395, 330 401, 350 366, 390 344') +
  twice(
    ink(
      stroke('76 372, 120 384, 180 380, 240 374', 1.7, { to: 1 }),
      stroke('76 382, 120 393, 180 390, 238 385', 0.8, { to: 1 }),
    ) + fill('#f2dfda', stroke('116 98, 119 126, 122 160', 2)),
  ) +
  ink(stroke('240 266, 241 310, 240 396', 2)) +
  thin('M235 290h10M235 310h10M235 330h10M235 350h10M235 370h10M235 388h10', INK, 2) +
  fill('#f2dfda', stroke('80 300, 96 272, 124 258', 4))
