import { navel } from './abdomen'
import { bra } from './bra'
import { fill, INK, ink, thin } from './marks'
import { curve, stroke } from './pen'
import { LAYER } from './tones'

/**
 * Her forearms hang on beyond what the trunk shows. Contour and borders begin as those of the recorded arm above the elbow: the ink lies beneath
 * it, the tones over it, each a little higher than the one before, so that no edge is seen. In shade hatched as the trunk is, recorded at half its size.
 */
export const ARMS = [
  '3.1 430, .1 440, -2.7 449, -6 460, -9 472, -13 495, -17 530, -22 575, -28 620, -40 720, -90 720, -80 430',
  '476.7 430, 479.8 440, 482.7 449, 486 460, 489 472, 493 495, 497 530, 502 575, 508 620, 520 720, 562 720, 561 660, 560 600, 558 540, 556 495, 554.8 468, 554.4 449, 553.8 430',
]
const armsInk = `<clipPath id="wd"><path id="we" d="${ARMS.map((arm) => `${curve(arm)}z`).join('')}"/></clipPath><g fill="${INK}" stroke="${INK}" stroke-width="2.8"><use href="#we"/><use href="#we" x="1.3" y=".8"/></g>`
const SHADED = 'M-9 218L-10.2 224.500C-11.200 230-12.500 236-13.200 240-15 252-17 276-20 310L-23.500 360H0V218z'
const arms = `<g clip-path="url(#wd)">${
  fill('#e6c3a3', 'M-90 448H600V720H-90z') +
  fill('#f3dcc6', 'M474 440H481.400L483.500 449 488 470z') +
  fill(
    '#f3dcc6',
    'M505.200 440C505.800 449 505.700 456 505.900 462 506.500 485 510 515 513 536 519 524 524 506 527 490 528.500 476 525.500 458 521 440z',
  ) +
  fill('#cf9f7b', 'M-28.100 440L-33 460C-37 477-40 500-43 545-46 590-54 660-60 720H20V440z') +
  fill('#cf9f7b', 'M542.700 440C545 447 548 456 549 470 550 490 546 520 546 545 546 610 549 660 550 720H600V440z') +
  `<g transform="scale(2)">${fill('#a9734f', SHADED)}${fill('url(#j)', SHADED)}</g>`
}</g>`

/** Flank and hip from the ribs down: the skin beyond what the belly alone shows, the cloth, the contour on either side. */
interface Hips {
  skin: string
  cloth: readonly [string, string]
  left: string
  right: string
}
const STRAIGHT: Hips = {
  skin: fill('#f3dcc6', 'M3 341L-9 376-20 411 3 422z') + fill('#cf9f7b', 'M477 390L503 412 477 424z'),
  cloth: ['M3 417L-20 411-31 500H3z', 'M477 419L502 410 520 500H477z'],
  left: '40.400 74, 43.400 92, 45.800 112, 46.800 140, 48 168, 47.800 201, 43 228, 34 253, 17 304, 1.500 347, -9 376, -20 411, -36 490',
  right:
    '442 70, 438.500 92, 436 112, 434.500 136, 433 160, 431.500 186, 433.600 206, 440 234, 450.500 268, 469 318, 478 342, 490 376, 500 410, 518 490',
}
/** Below the waist the flank swells over the crest of the hip, and the hip falls steeply from there. */
export const SWELLING: Hips = {
  skin:
    fill('#f3dcc6', 'M45 214L21 264-5 319-15 350-25 414 3 422V347L35 253z') +
    fill('#cf9f7b', 'M439 226L466 283 491 345 505 410 477 424V340L449 268z'),
  cloth: ['M3 417L-24 411-30 500H3z', 'M477 419L505 410 514 500H477z'],
  left: '40 74, 46 112, 48 168, 47 194, 43 220, 34 240, 21 264, 7 290, -6 320, -16 352, -22 384, -26 420, -30 490',
  right: '442 70, 436 112, 433 160, 432 186, 434 204, 440 226, 452 254, 466 282, 492 346, 506 420, 512 490',
}

/** She, from neck to hips, in a soft bra (`cloth`), with what is planned on the belly (`#lf`, `#tw` and `#belly` are in the sheet’s definitions), her navel at that height. */
export const torso = (planned: string, cloth = bra(), height = 336, hips = STRAIGHT) =>
  `<g transform="translate(16 -15.8) scale(.36)"><clipPath id="wa"><path d="M-200-40H700V452H440V400H40V452H-200z"/></clipPath>` +
  armsInk +
  // Her breasts lie in the bra: below it nothing of them is seen.
  `<g clip-path="url(#wa)"><use href="#lf"/><use href="#tw"/></g>` +
  arms +
  `<g transform="translate(48 329) scale(.8)">` +
  '<clipPath id="wb"><path d="M-40 86H520V490H-40z"/></clipPath><g clip-path="url(#wb)"><use href="#belly"/></g>' +
  fill(LAYER.skinShade, 'M43 86H437V104Q390 112 340 108T240 104 140 108Q90 110 45 102z') +
  // The hips go on beyond what the belly alone shows.
  hips.skin +
  fill('#a9734f', 'M477 336L479 341 491 376 501 410 503 420Q490 412 477 396z') +
  fill('#d9b7b2', hips.cloth[0]) +
  fill('#bd8f8f', hips.cloth[1]) +
  thin(curve(hips.left), INK, 2.2) +
  thin(curve(hips.right), INK, 3.4) +
  ink(
    stroke('-20 411, -8 414, 4 418.800', 1.4, { from: 1, to: 1 }),
    stroke('476 418.300, 490 415.500, 502 411', 1.4, { from: 1, to: 1 }),
  ) +
  navel(height) +
  planned +
  `</g>${cloth}</g>`
