import { base } from './hands'
import { twice } from './lift'
import { fill, INK, ink, thin, whole } from './marks'
import { curve, ellipse, mirrored, moved, pointsOf, stroke } from './pen'

/**
 * Her figure from the neck to the thighs, arms and hands hanging: 480 units wide, traced in proportion from the reference’s torso after
 * pregnancy. Light passes into shade without an edge.
 */
const CENTRE = 240
/** The outer edge of her left arm, from the neck over the shoulder, elbow and wrist. */
const OUTER =
  '281 -30, 280 -10, 285 6, 298 20, 322 30, 352 36, 381 44, 406 55, 424 73, 436 97, 442 130, 444 162, 446 200, 450 235, 456 266, 463 296, 469 318, 475 346, 478 374, 478 406, 476 446, 474 484, 476 506, 481 528, 486 550, 489 570'
/** Her hand at ease, seen from the thumb's side: ring, middle and index finger, each bent a little; the thumb lies before the index. */
const FINGERS = [
  '489 570, 490 592, 487.5 614, 484.5 632, 481 645, 476 651, 472.5 646, 473 636',
  '473 636, 472 650, 467 659, 461 658, 459 648, 460 636',
  '460 636, 458 645, 453 648, 449.5 642, 450 628, 453 610, 456 594',
]
const THUMB = '456 594, 454 603, 449 608, 444 605, 441 596, 439 580, 436.5 564, 436 548, 438 530, 442 512, 443 498'
const INNER =
  '443 498, 441 484, 436 462, 428 432, 420 404, 413 374, 410 350, 408 330, 405 314, 401 300, 395 284, 389 266, 383 247, 377 222, 373.2 205'
/** Ribs, waist, the fullness over the crest of the hip and the thigh are one line. */
const FLANK =
  '373 205, 371 228, 368 256, 364 286, 361 312, 361 334, 365 354, 373 378, 382 404, 390 430, 396 454, 401 478, 408 502, 416 530, 421 560, 422 590, 418 626, 410 664, 400 706'
const RIGHT = [OUTER, ...FINGERS, THUMB, INNER, FLANK]
const left = (line: string) => mirrored(line, CENTRE)
/** Each part is a curve of its own: where two meet, there is a corner. */
const BODY = `${RIGHT.map((line, i) => curve(line, { joined: i > 0 })).join('')}H80${RIGHT.toReversed()
  .map((line) => curve(left(line).toReversed(), { joined: true }))
  .join('')}z`

const STRAP = '125 38.500, 150 31, 153 52, 157 90, 160 130, 161 168, 135 170, 137 130, 133 90, 128 56'
const NECKLINE = '161 167, 168 178, 186 194, 210 206, 240 211, 270 206, 294 194, 312 178, 319 167'
const CUP = `M104 206C114 204 127 190 135 168L161 167${curve(NECKLINE, { joined: true })}L345 168C353 190 366 204 376 206`
const CLOTH = `${CUP}C380 222 379 240 373 258L369 284 365 294C320 300 280 301 240 301S160 300 115 294L111 284 107 258C101 240 100 222 104 206z`
/** The upper edge of what she wears below: low, in one even curve; the cut of an operation on the belly lies along it. */
const WAISTBAND = '70 478, 110 492, 170 506, 240 511, 310 506, 370 492, 410 478'
const LEGS =
  'M64 522C104 536 170 572 222 614Q230 622 240 622 250 622 258 614C310 572 376 536 416 522M240 622V640Q239 676 234 710M240 640Q242 676 247 710'

/** A hollow or a ridge: it swells and dies away. */
export const soft = (tone: string, line: string, width: number, opacity = '.9') =>
  fill(tone, stroke(line, width, { from: 0, to: 0 }), `opacity="${opacity}"`)

/** Above and below the collarbones, the pit between them, the side of the neck. */
const COLLARBONES =
  soft('#f3dcc6', '96 62, 130 56, 176 58, 214 66', 9) +
  soft('#cf9f7b', '92 76, 130 72, 180 74, 218 84', 13, '.8') +
  soft('#cf9f7b', '262 84, 300 74, 350 72, 388 78', 14) +
  soft('#a9734f', '236 60, 240 70, 244 60', 10, '.8') +
  soft('#cf9f7b', '206 -20, 214 14, 230 52', 12, '.8')
/** What of the belly lies beneath the skin. */
const FORMS =
  // The edge of the ribs; the midline and the outer edges of the straight muscles.
  soft('#cf9f7b', '230 306, 208 330, 174 350, 134 362', 6) +
  soft('#a9734f', '250 306, 272 330, 306 350, 344 360', 6, '.6') +
  soft('#f3dcc6', '222 304, 198 324, 166 340, 134 346', 8) +
  soft('#cf9f7b', '240 312, 241 340, 241 370, 240 398', 6, '.8') +
  soft('#cf9f7b', '172 362, 167 394, 171 430, 186 466', 6, '.5') +
  soft('#a9734f', '308 362, 313 394, 309 430, 294 466', 7, '.36') +
  // The crest of the hip, and the groove from it to the groin.
  soft('#f3dcc6', '92 446, 104 460, 118 470', 9) +
  soft('#cf9f7b', '90 458, 108 474, 134 490', 8) +
  soft('#f3dcc6', '366 470, 378 460, 388 446', 7, '.4') +
  soft('#a9734f', '346 490, 372 474, 390 458', 8, '.5')

const tones = whole(
  `<g filter="url(#wa)">` +
    // The lamp stands at the upper left: shoulder, chest and belly look at it.
    fill(
      '#f3dcc6',
      'M60 70C90 46 150 40 210 70L300 90C310 130 280 160 240 190 200 200 120 170 90 140 60 130 44 110 60 70z',
      'opacity=".7"',
    ) +
    fill('#f3dcc6', 'M130 320C170 308 214 316 230 330L228 480C180 476 120 456 98 450 110 410 124 380 126 350z', 'opacity=".7"') +
    fill('#f3dcc6', 'M176 420C200 406 262 406 284 420 292 446 270 476 232 480 196 474 176 450 176 420z', 'opacity=".7"') +
    fill('#f1d6bd', 'M52 100C62 76 84 66 96 72 90 90 66 120 52 170 44 160 44 124 52 100z', 'opacity=".55"') +
    fill('#f1d6bd', 'M150 92C180 80 214 88 226 100 220 130 190 150 170 146 150 130 140 110 150 92z', 'opacity=".4"') +
    // Past the outer edge of the straight muscle the trunk turns away.
    fill('#cf9f7b', 'M326 290C318 330 318 370 322 400 324 440 306 470 270 500H480V290z') +
    thin(curve(moved(FLANK, -8, 0)), '#a9734f', 34, 'opacity=".8"') +
    thin(curve(left(FLANK).slice(4)), '#cf9f7b', 10, 'opacity=".7"') +
    // Her neck, and the arm away from the lamp: shade on its outer side, and where the trunk keeps the light from the other.
    fill('#a9734f', 'M236-40H300V10L268 30 252 34Q262 0 236-40z', 'opacity=".85"') +
    thin(curve(moved(OUTER, -6, 0).slice(9)), '#a9734f', 22, 'opacity=".85"') +
    fill(
      '#cf9f7b',
      'M404 70C440 90 450 160 452 230L480 300 494 520 476 600 462 500 464 400 452 320 436 240 424 150z',
      'opacity=".8"',
    ) +
    fill('#a9734f', 'M360 200C376 180 390 190 396 210L412 250 408 300 390 270z', 'opacity=".85"') +
    // The arm in the light turns away on its inner side.
    fill('#cf9f7b', 'M112 190C96 200 84 250 72 290 60 320 58 350 48 380L20 470 22 504 40 500 60 440 90 360 100 300z') +
    fill(
      '#a9734f',
      'M120 196C104 196 100 214 92 240L76 290 90 292 108 240zM70 322C64 356 50 400 36 436L24 480 34 494 60 430 80 360z',
      'opacity=".8"',
    ) +
    '</g><g filter="url(#wc)">' +
    // Shoulders, collarbones, the pit between them.
    soft('#f3dcc6', '58 86, 46 120, 42 160, 36 206', 22, '.8') +
    soft('#f3dcc6', '420 92, 430 130, 432 170, 434 210', 15, '.75') +
    COLLARBONES +
    twice(soft('#cf9f7b', '92 112, 104 140, 110 170, 108 200', 16)) +
    soft('#a9734f', '384 120, 374 144, 370 172, 373 200', 13, '.7') +
    // The belly of the biceps, the hollow of the elbow between its two muscles, the one on the thumb’s side in the light.
    soft('#f3dcc6', '46 210, 38 250, 28 290, 20 312', 15, '.7') +
    soft('#f3dcc6', '14 336, 7 372, 7 410, 8 450', 13, '.8') +
    soft('#a9734f', '22 316, 36 327, 54 329, 68 324', 7, '.5') +
    soft('#cf9f7b', '36 332, 31 370, 25 410, 18 450', 9, '.8') +
    soft('#f3dcc6', '420 216, 428 252, 436 284, 442 304', 14, '.65') +
    soft('#a9734f', '410 326, 426 330, 444 325, 458 314', 8, '.65') +
    soft('#a9734f', '440 334, 446 372, 454 410, 464 452', 9, '.6') +
    soft('#f3dcc6', '462 340, 470 372, 471 404, 470 440', 9, '.6') +
    soft('#f3dcc6', '420 352, 430 390, 440 426, 450 460', 8, '.45') +
    // Hands: the back in the light, in shade towards the thigh.
    fill('#f3dcc6', 'M4 514Q16 510 18 536L12 578 0 584-6 552z', 'opacity=".75"') +
    soft('#f3dcc6', '40 536, 42 560, 40 584', 7, '.7') +
    fill('#cf9f7b', 'M24 556L26 604 30 636 18 660-2 650-8 604 10 606 18 586z', 'opacity=".8"') +
    fill('#cf9f7b', 'M458 512L482 524 492 610 476 656 450 650 456 600 462 560z') +
    fill('#a9734f', 'M477 528L490 560 490 612 476 650 480 588zM452 536L458 556 457 600 450 604z', 'opacity=".7"') +
    fill('#a9734f', 'M29 552L31 602 22 640 16 610z', 'opacity=".55"') +
    soft('#a9734f', '-8 570, 0 575, 10 576, 20 579', 6, '.4') +
    soft('#a9734f', '461 580, 470 576, 480 575, 488 570', 6, '.45') +
    FORMS +
    // What comes back from the other side.
    thin(curve(moved(FLANK, -2, 0)), '#cf9f7b', 6, 'opacity=".7"') +
    thin(curve(moved(OUTER, -1.5, 0).slice(9)), '#cf9f7b', 4, 'opacity=".7"') +
    // Below the band, and below the hem; the thighs turn away from each other.
    thin('M112 300Q180 312 240 312T368 300', '#a9734f', 13, 'opacity=".75"') +
    fill('#f3dcc6', 'M84 560C110 560 150 600 156 660V710H84z', 'opacity=".8"') +
    thin('M64 526C104 540 170 576 222 620L232 640V700', '#cf9f7b', 14) +
    fill('#cf9f7b', 'M330 560H390L420 700H300L310 620zM180 590Q214 630 234 640V710H196z') +
    thin('M416 526C376 540 310 576 258 620L246 640V700', '#a9734f', 14, 'opacity=".7"') +
    '</g>',
)

const cloth = (d: string, id: string, drawn: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>${fill('#d9b7b2', d, `stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`)}<g clip-path="url(#${id})"><g filter="url(#wc)">${drawn}</g></g>`
const BRIEFS = `${curve(WAISTBAND)}L418 522C376 536 310 572 258 614Q250 622 240 622 230 622 222 614C170 572 104 536 62 522z`
const briefs =
  `<g clip-path="url(#wd)">${fill('#d9b7b2', BRIEFS)}<clipPath id="wf"><path d="${BRIEFS}"/></clipPath><g clip-path="url(#wf)"><g filter="url(#wa)">` +
  fill('#c4989a', 'M330 480C310 520 290 550 254 580L240 660H300L440 540V460z') +
  fill('#a97a80', 'M384 460H440V540L400 540Q380 500 384 460zM216 590Q240 574 264 590L256 650H224z', 'opacity=".8"') +
  fill('#ecd5d0', 'M80 490C120 500 170 512 206 514 206 536 180 560 164 560 130 540 100 524 76 518z', 'opacity=".8"') +
  `</g></g>${thin(`${curve(WAISTBAND)}${LEGS}`, INK, 2)}${thin(curve(moved(WAISTBAND, 0, 8)), '#a97a80', 1.3)}</g>`
const STRAP_SHADE = '148 34, 153 60, 158 100, 161 166'
/** A soft bra, closed in front; its straps lie on the shoulders and turn over with them. */
const bra =
  fill('#a9734f', stroke(moved(STRAP_SHADE, 3, 1), 7, { from: 0.6, to: 0.2 }), 'opacity=".45"') +
  fill(
    '#a9734f',
    stroke(moved(mirrored('136 40, 132 60, 136 100, 138 160', CENTRE), 3, 1), 7, { from: 0.6, to: 0.2 }),
    'opacity=".5"',
  ) +
  [STRAP, mirrored(STRAP, CENTRE)]
    .map((line, i) => {
      const points = typeof line === 'string' ? pointsOf(line) : line
      const strap = `${curve(points.slice(1, 6))}L${points[6]!.join(' ')}${curve(points.slice(6), { joined: true })}L${points[0]!.join(' ')}Q${(points[0]![0] + points[1]![0]) / 2} ${Math.min(points[0]![1], points[1]![1]) - 1} ${points[1]!.join(' ')}z`
      return fill(i ? '#c9a09d' : '#d9b7b2', strap, `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`)
    })
    .join('') +
  twice(fill('#a97a80', 'M125 38.500L150 31 152 46Q138 46 129 56z', 'opacity=".55"')) +
  cloth(
    CLOTH,
    'wb',
    fill(
      '#c4989a',
      'M96 250C120 292 180 290 208 256 220 238 226 224 228 208H254V310H100zM378 200L352 214C360 250 346 280 312 286 280 288 262 270 254 240L246 310H380z',
    ) +
      fill(
        '#a97a80',
        'M108 268C140 296 190 288 214 258 222 246 226 236 228 226L238 260 234 288 116 292zM382 214L364 236C356 274 334 290 304 290 286 288 270 280 258 262L246 250V300H362L376 280z',
      ) +
      fill('#ecd5d0', 'M120 232C122 210 140 194 158 202 170 212 166 228 154 242 138 256 120 252 120 232z', 'opacity=".85"') +
      fill('#ecd5d0', 'M288 222C292 208 304 204 314 212 318 222 314 232 304 238 294 240 286 232 288 222z', 'opacity=".4"'),
  ) +
  twice(
    fill(
      '#a97a80',
      'M139 172Q146 196 154 214 143 194 140 172zM151 171Q160 190 174 204 158 190 154 170zM240 212Q222 224 204 224 226 218 240 217z',
    ) + ink(stroke('112 276, 140 286, 190 286, 240 282', 1.5, { to: 1 })),
  ) +
  thin('M235 213Q233 256 235 300M245 213Q247 256 245 300', INK, 0.8) +
  thin('M237 228h6m-6 17h6m-6 17h6m-6 17h6m-6 15h6', INK, 2.8)

const ARMS = [
  ['86 112, 70 150, 52 186, 38 208', 1.5],
  ['48 230, 48 258, 44 286, 38 302', 1.2],
  ['20 315, 34 325, 52 328, 66 323', 1.6],
  ['24 334, 27 366, 23 400, 16 432', 1.2],
  ['394 112, 408 150, 428 190, 443 212', 1.8],
  ['432 230, 432 258, 436 286, 442 302', 1.3],
  ['412 323, 426 328, 446 325, 460 315', 1.8],
  ['456 334, 453 366, 457 400, 464 432', 1.4],
] as const
/** An upright hollow under a hood of skin, its lower lip in the light. */
export const dent = (y: number) =>
  `<g filter="url(#wn)">${fill('#bd8860', ellipse(240, y, 10, 15))}${fill('#f3dcc6', ellipse(240, y + 15, 7, 4))}</g>` +
  fill(
    '#93603f',
    `M234.500 ${y - 6}C236 ${y - 12} 244 ${y - 12} 246 ${y - 6}Q247 ${y + 6} 240.500 ${y + 11} 234 ${y + 6} 234.500 ${y - 6}z`,
  ) +
  fill(
    '#6d3d28',
    `M236 ${y - 7}C238 ${y - 11} 243 ${y - 11} 244.500 ${y - 6}Q244 ${y + 3} 240 ${y + 5} 236 ${y + 1} 236 ${y - 7}z`,
  ) +
  ink(stroke(`233 ${y - 1}, 235 ${y - 8}, 240 ${y - 11.5}, 246 ${y - 8}, 247.500 ${y - 2}`, 1.9, { from: 0, to: 0 }))

/** What divides the fingers of her hand, from between their tips up to the knuckles, and the thumb from the index. */
const fingers = ink(
  stroke('7 638, 4 620, 2 602, 3 586', 1.7, { from: 1, to: 0 }),
  stroke('20 638, 16 620, 14 602, 14 586', 1.7, { from: 1, to: 0 }),
  stroke('24 594, 21 578, 23 562, 20 544', 2, { from: 1, to: 0 }),
)
const FILTERS =
  '<filter id="wa" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter><filter id="wc" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4.5"/></filter><filter id="wn" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="2.4"/></filter>'
/** Neck and collarbones. */
const COLLAR = [
  stroke('204 -30, 212 10, 228 48', 1.3),
  stroke('276 -30, 268 10, 252 48', 1.5),
  stroke('84 74, 120 66, 170 66, 206 70, 222 66', 1.4),
  stroke('258 66, 274 70, 310 66, 360 66, 396 74', 1.5),
  stroke('226 60, 240 71, 254 60', 1.6),
]
/** From the neck to the thighs, with what is planned on the belly. */
export const torso = (planned: string) =>
  FILTERS +
  `<clipPath id="wd"><path id="we" d="${BODY}"/></clipPath><g fill="${INK}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"><use href="#we"/><use href="#we" x="1.3" y=".8"/></g><use href="#we" fill="#e6c3a3"/><g clip-path="url(#wd)">${tones}</g>` +
  ink(
    ...COLLAR,
    stroke('107 206, 106 190, 110 176, 118 164', 1.7, { from: 0.8, to: 0.1 }),
    stroke('373 206, 374 190, 370 176, 362 164', 1.9, { from: 0.8, to: 0.1 }),
  ) +
  // The fold before either armpit, the fingers; on either arm the hollow of the elbow between its muscles.
  twice(fingers) +
  fill('#8f5c3d', ARMS.map(([line, width]) => stroke(line, width, { from: 0.05, to: 0.05 })).join(''), 'opacity=".62"') +
  briefs +
  planned +
  bra
/** The deltoid down to its end in the light, the crease of the elbow, the muscle on the thumb's side. */
const MUSCLES =
  soft('#f3dcc6', '74 70, 56 98, 48 130, 48 158', 20, '.8') +
  soft('#cf9f7b', '104 122, 90 156, 68 188, 48 206', 11, '.85') +
  soft('#f3dcc6', '58 216, 52 250, 44 284', 15, '.8') +
  soft('#a9734f', '30 318, 46 326, 62 330, 84 326', 7, '.7') +
  soft('#a9734f', '58 330, 50 362, 40 394, 30 430', 9, '.55') +
  soft('#f3dcc6', '24 336, 14 372, 12 408, 10 452', 14, '.85') +
  soft('#a9734f', '76 350, 70 384, 58 420, 44 462', 11, '.5') +
  soft('#f3dcc6', '414 84, 428 112, 434 150', 18, '.7') +
  soft('#a9734f', '376 122, 392 156, 412 188, 434 208', 10, '.6') +
  soft('#f3dcc6', '420 206, 428 250, 438 296', 18, '.55') +
  soft('#a9734f', '396 326, 418 330, 436 326, 452 318', 7, '.6') +
  soft('#f3dcc6', '446 336, 458 370, 464 408, 468 450', 13, '.55')
/** The same down to the hips, from near: arms and trunk recorded from the posed mesh under the lamp. */
export const near = (planned: string) =>
  FILTERS +
  // Her shades pass into her own brown without an edge, the one of the far arm runs on along the forearm.
  '<filter id="wq" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="13"/></filter>' +
  base('flanks')
    .replace('#8a5a3d', '#a9734f')
    .replace(
      '<g filter="url(#wc)">',
      `<g filter="url(#wq)" opacity=".86">${thin(curve(moved(OUTER, -1, 0).slice(8)), '#a9734f', 18, 'opacity=".6"')}`,
    )
    .replace(
      // Beneath her outline.
      '<use href="#we" fill="none"',
      `<g clip-path="url(#wd)"><g filter="url(#wc)">${whole(COLLARBONES + MUSCLES + FORMS)}</g></g>$&`,
    ) +
  ink(...COLLAR) +
  briefs +
  planned +
  bra
