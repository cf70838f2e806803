import {
  draped,
  drawnDown,
  FLAP,
  flattened,
  fold,
  FORM,
  gathered,
  inset,
  LOW,
  navel,
  OPENED,
  opened,
  RING,
  worn,
  wornAfter,
} from '../abdomen'
import { ellipse, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, part, thin, whole } from '../marks'
import { fromRight, near, PENCIL_NEAR } from '../hands'
import { twice } from '../lift'
import { ownSheet } from '../own'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { forceps, pen, scalpel } from '../tools'

/** The closed cut: stitched beneath the skin with a thread that dissolves, so that only a fine line is seen. */
const CLOSED = fill('#b3264f', stroke(LOW, 2.6, { from: 0.4, to: 0.4 }))

/** How she lies meanwhile, seen from her side: back and knees raised, so that the belly is slack. */
const BENT = inset(
  '<g transform="matrix(1.15 0 0 1.15 15-18)">' +
    whole(
      // The table, bent at hip and knee, on its column.
      part('#d7dfe0', '-10 56, 12 56, 16 100, -14 100', 2) +
        thin('M-90-3L0 55 44 29 96 44', INK, 11) +
        thin('M-90-3L0 55 44 29 96 44', '#83a6aa', 7) +
        part('#f4f7f7', '-92 -18, -78 -20, -60 2, -62 14, -92 -4', 2) +
        // Belly and hip are bare between the drapes.
        part(LAYER.skin, '-26 38, -14 14, -2 16, 5 24, 14 20, 26 24, 22 40, 1 51', 2) +
        area(LAYER.skinShade, '-24 36, -10 40, 4 43, 18 32, 22 40, 1 50') +
        part('#a9c6c9', '-54 15, -46 1, -36 -3, -24 -1, -12 8, -9 14, -16 22, -20 38, -38 28', 2) +
        part('#a9c6c9', '12 20, 26 12, 40 5, 49 6, 62 15, 96 26, 96 42, 46 26, 22 40, 16 32', 2) +
        area('#83a6aa', '20 36, 42 20, 50 18, 96 34, 96 42, 46 26, 22 40') +
        area('#83a6aa', '-52 12, -36 20, -18 30, -20 38, -38 28'),
    ) +
    // Her head on the pillow, asleep: from the crown down to the chin along x, the face along y.
    '<g transform="matrix(.84 .54 .54 -.84 -77 -4)">' +
    fill(
      LAYER.skin,
      'M3 12Q5 17 9 17 11 16 12 17 15 20 16 19 17 18 17 17 19 18 19 17 21 18 21 17 24 18 25 16L26 11Q29 9 32 10L35 1 22 1Q8-2 3 12',
      `stroke="${INK}" stroke-width="1.4"`,
    ) +
    area(LAYER.skinShade, '18 2, 20 9, 26 10, 33 8, 34 2') +
    fill('#2e1620', 'M8 17Q0 14 0 7 1-3 11-4 20-4 23 1L19 5Q18 10 15 11 12 14 8 17') +
    fill(LAYER.skin, ellipse(17, 8, 2, 3)) +
    thin('M12 14q2-1 3 0', INK, 1) +
    '</g>' +
    // Her arm beneath the drape.
    thin('M-42 9Q-34 24-22 30', INK, 1.4) +
    '</g>',
)

/** The navel, on its stalk behind the skin, comes out through an opening made for it: the fat is seen at its edge, the first stitches hold it above. */
const knot = (d: string) => thin(d, '#2f3f6b', 1.3)
const OUT =
  fill('url(#f)', ellipse(240, 332, 17, 25)) +
  area('#7a4a38', '225 320, 232 311, 246 308, 255 320, 256 340, 248 350, 232 348, 226 338', 'opacity=".5"') +
  thin(ellipse(240, 332, 17, 25), '#fff6ec', 3.4) +
  thin(ellipse(240, 332, 17, 25), '#b3264f', 1.8) +
  part(LAYER.skin, '230 319, 240 313, 250 319, 253.5 332, 250 345, 240 351, 231 345, 227 332', 1) +
  area('#f3dcc6', '230 326, 235 317, 242 316, 236 322, 233 334, 233 342, 229 336') +
  area(LAYER.skinShade, '246 317, 250 321, 253 332, 250 344, 240 350, 232 345, 241 343, 246 336, 247 326') +
  area('#7a4a38', '237 327, 242 322, 246 329, 243 340, 239 342, 235 334') +
  ink(stroke('233 335, 235 324, 241 319, 248 326', 1.4)) +
  knot('M240 301v17M223 311l10 9M257 311l-10 9M240 303l-4-4M240 303l3-5M225 313l-5 1M225 313l-2-5M255 313l5 0M255 313l1-5')

/** A binder, firm and soft, from below the ribs to below the line, which it covers with its dressing. */
const garment =
  fill('#7a4a38', 'M-14 436Q240 516 494 436V449Q240 529-14 449z', 'opacity=".25"') +
  whole(
    `<clipPath id="gc"><path id="gp" d="M44 152Q240 178 437 152C430 226 448 258 471 320C486 366 492 400 494 436Q240 516-14 436C-12 400-6 366 9 320C32 258 50 226 44 152z"/></clipPath><use href="#gp" fill="#ead8cf"/><g clip-path="url(#gc)">` +
      area('#dcc6bd', '344 150, 334 250, 346 330, 304 388, 240 404, 120 398, -20 372, -20 440, 240 484, 500 440, 440 150') +
      // The dressing lies thick below the cloth.
      area('#ead8cf', '-10 394, 120 416, 240 421, 340 412, 330 436, 240 445, 120 440, -10 420') +
      area('#cfb3ab', '396 150, 388 220, 408 290, 352 418, 240 454, 100 448, -20 426, 240 484, 500 440, 440 150') +
      twice(fill('#cfb3ab', 'M50 214Q90 234 130 218Q94 246 50 214M36 264Q84 288 132 266Q88 302 36 264')) +
      '</g>',
  ) +
  `<use href="#gp" fill="none" stroke="${INK}" stroke-width="2.8"/>` +
  thin('M45 164Q240 190 435 164M-12 424Q240 504 492 424M140 162Q120 300 124 466M340 162Q360 300 356 466', '#a98a84', 1.6) +
  twice(thin('M50 214Q90 234 130 218M36 264Q84 288 132 266', INK, 1.6)) +
  thin('M-6 389Q240 442 486 389', INK, 1.4) +
  thin(`M240 165V476M230 188h20${'m-20 30h20'.repeat(9)}`, INK, 2.4)

/** Two drains: each tube leaves the skin of the pubis, above the line of the hair, through an opening of its own where a stitch holds it; its bottle hangs from a pin in the binder. */
const TUBES =
  'M187 491C140 510 36 512 22 450 16 396 26 338 62 324 84 318 89 326 90 340M293 491C340 510 450 512 460 450 462 380 450 266 400 250 380 245 374 250 373 262'
const PIN = 'M96 318L136 307M98 310L135 300Q143 298 142 304T134 308'
const LOOP = 'M91 342Q96 312 108 306Q116 308 99 342'
const BOTTLE =
  part('#f6eae4', '84 340, 100 340, 116 364, 118 388, 107 402, 77 402, 66 388, 68 364', 2.2) +
  area('#b94a50', '68 378, 92 380, 116 378, 117 388, 106 400, 78 400, 67 388') +
  thin(LOOP, INK, 4.6) +
  thin(LOOP, '#f6eae4', 2) +
  thin(PIN, INK, 4.4) +
  thin(PIN, '#dfe4e6', 1.8)
/** One hangs higher than the other, as the pins are put in. */
const DRAINS =
  fill('#b3264f', ellipse(189, 490, 7, 5) + ellipse(291, 490, 7, 5)) +
  thin(TUBES, INK, 7) +
  thin(TUBES, '#f6eae4', 4.4) +
  thin('M181 486l6 12m-4-2l13 6m-13-6l-3 10M299 486l-6 12m4-2l-13 6m13-6l3 10', '#2f3f6b', 2.2) +
  `<g id="dr">${whole(BOTTLE)}</g><use href="#dr" x="283" y="-78"/>`

/** Before: the lines are drawn while she stands. */
const DRAWN = inset(
  `<g transform="translate(-151 -143)">${whole(
    worn(
      navel(336) +
        fold +
        marked('52 396, 100 420, 160 436, 240 444, 290 440') +
        near(fromRight(pen(), 284, 441, -50, 70, 0.8, 1.2)),
    ),
  )}</g>`,
)

export const plate: Sheet = ownSheet({
  slug: 'abdominoplasty-tummy-tuck-surgery',
  title: 'Tummy tuck, step by step',
  desc: '1 to 2: the cut is drawn while she stands, in the round picture, then made, low, from hip to hip. 3: skin and fat are folded up, the navel stays on its stalk. 4: the parted straight muscles are stitched together in the midline. 5: the hips bent (round picture), the skin is drawn down, the surplus hatched. 6: the navel in its new opening, the first stitches. 7: a binder over line and dressing, below it two drains leave the skin of the pubis, their bottles on pins.',
  defs: person('belly') + FORM + OPENED + PENCIL_NEAR + RING,
  panels: [
    {
      steps: '1-2',
      body:
        whole(
          draped(
            navel(336) +
              fold +
              // Cut as far as the blade has come.
              marked('240 444, 320 436, 380 420, 428 396') +
              cut('52 396, 100 420, 160 436, 240 444, 292 440', 4.4) +
              near(fromRight(scalpel(), 290, 439, -58, 66, 0.8, 1.1)),
          ),
        ) + DRAWN,
    },
    {
      steps: '3',
      body: draped(opened('parted') + FLAP + twice(arrow('76 330, 82 282, 102 232', 6))),
    },
    { steps: '4', body: draped(opened('closed') + FLAP + gathered) },
    {
      steps: '5',
      body: whole(drawnDown('')) + BENT,
    },
    {
      steps: '6',
      body: `<g transform="scale(1.75) translate(-51.6 -96)">${flattened(
        OUT + CLOSED + near(fromRight(forceps(), 245, 347, -24, 54, 0.5, 0.66)),
      )}</g>`,
    },
    {
      steps: '7',
      body: wornAfter(garment + DRAINS),
    },
  ],
})
