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
} from '../abdomen'
import { curve, ellipse, moved, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, part, thin, whole } from '../marks'
import { HAND, holding } from '../fingers'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { forceps, pen, placed, scalpel } from '../tools'

/** The closed cut: stitched beneath the skin with a thread that dissolves, so that only a fine line is seen. */
const CLOSED = fill('#b3264f', stroke(LOW, 2.6, { from: 0.4, to: 0.4 }))

/** How she lies meanwhile, seen from her side: back and knees raised, so that the belly is slack. */
const BENT = inset(
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
    part(LAYER.skin, '-68 -12, -62 -18, -54 -17, -46 -17, -48 -12, -44 -9, -44 -5, -48 -2, -40 4, -46 10, -56 2', 1.8) +
    area('#2e1620', '-69 -13, -65 -20, -59 -15, -58 -8, -54 -3, -54 3, -58 7, -66 4, -72 -5') +
    thin('M-57-11q1 2 3 1', INK, 1.2),
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

/** The garment over what was tightened, drawn up a little so that the line is seen: from below the bodice to above the cut. */
const SIDES = ['435 147, 417 196, 408 240, 411 284, 424 328, 448 374', '22 374, 46 328, 58 284, 61 240, 56 196, 45 148'] as const
const CLOTH = `${curve('45 148, 140 158, 240 161, 335 158, 435 147')}${curve(SIDES[0], { joined: true })}${curve('448 374, 390 396, 320 411, 240 418, 160 411, 90 396, 22 374', { joined: true })}${curve(SIDES[1], { joined: true })}z`
const PULLS = ['58 214, 90 224, 122 220', '60 262, 92 270, 128 264', '410 214, 378 224, 346 220', '409 262, 376 270, 340 264']
const garment =
  whole(
    fill('var(--g)', `${curve(SIDES[0])}H520V148z${curve(SIDES[1])}H0V374z`) +
      `<clipPath id="gc"><path id="gp" d="${CLOTH}"/></clipPath><use href="#gp" fill="#ead8cf"/><g clip-path="url(#gc)">` +
      area(
        '#dcc6bd',
        '0 390, 46 328, 58 260, 74 250, 82 300, 80 346, 120 382, 240 402, 320 390, 352 330, 346 250, 352 140, 440 130, 460 400, 240 430',
      ) +
      area('#cfb3ab', '396 140, 440 130, 460 400, 340 420, 384 350, 388 290, 374 236, 380 190') +
      fill('#cfb3ab', PULLS.map((line) => stroke(moved(line, 0, 5), 8, { from: 1, to: 0.05 })).join('')) +
      '</g>',
  ) +
  `<use href="#gp" fill="none" stroke="${INK}" stroke-width="2.4"/>` +
  thin(
    `${curve('49 162, 140 170, 240 173, 335 170, 428 160')}${curve('34 364, 90 384, 160 399, 240 406, 320 399, 390 384, 438 364')}M150 160Q136 260 150 408M326 160Q340 260 326 410`,
    '#a98a84',
    1.4,
  ) +
  fill(
    INK,
    'M58 214Q90 233 122 220 90 229 58 214zM60 262Q92 279 128 264 92 275 60 262zM410 214Q378 233 346 220 378 229 410 214zM409 262Q376 279 340 264 376 275 409 262z',
  ) +
  thin(`M240 162V417M232 186h16${'m-16 26h16'.repeat(8)}`, INK, 2.2)

/** A drain: its tube leaves the skin below the line, through an opening of its own where a stitch holds it; its bottle is pinned to the garment by a tape. */
const TUBE = 'M150 452C124 478 84 470 62 442 36 400 42 296 76 284 88 281 91 288 91 300'
const DRAIN =
  fill('#b3264f', ellipse(150, 452, 5)) +
  thin(TUBE, INK, 6.4) +
  thin(TUBE, '#f6eae4', 4) +
  thin('M142 455q8 5 16-1', '#2f3f6b', 2) +
  part('#f6eae4', '85 302, 97 302, 110 322, 112 342, 102 355, 80 355, 70 342, 72 322', 2) +
  area('#b94a50', '73 334, 91 336, 109 334, 110 342, 101 353, 81 353, 72 342') +
  fill('#a98a84', 'M84 296h14v8h-14z', `stroke="${INK}" stroke-width="1.4"`)

/** Before: the lines are drawn while she stands. */
const DRAWN = inset(
  `<g transform="translate(-151 -143)">${whole(
    worn(
      navel(345) +
        fold +
        marked('60 392, 130 350, 240 318, 350 350, 420 392') +
        marked('52 396, 100 420, 160 436, 240 444, 290 440') +
        `<g transform="translate(348 389) rotate(-8)">${holding(placed(pen(), -62, 38, -32, 1.3))}</g>`,
    ),
  )}</g>`,
)

export const plate: Sheet = {
  slug: 'abdominoplasty-tummy-tuck-surgery',
  title: 'Tummy tuck, step by step',
  desc: '1 to 2: the cut is drawn while she stands, in the round picture; then it is made, low, from hip to hip. 3: skin and fat are folded up, the navel stays on its stalk. 4: the parted straight muscles are stitched together in the midline. 5: the hips bent, as the round picture shows from the side, the skin is drawn down, the surplus hatched. 6: from near, the navel in its new opening, held by the first stitches. 7: the cut is closed to a fine line; two drains, their bottles pinned to the garment.',
  defs: person('belly') + FORM + OPENED + HAND + RING,
  panels: [
    {
      steps: '1-2',
      body:
        whole(
          draped(
            navel(345) +
              marked('60 392, 130 350, 240 318, 350 350, 420 392') +
              // Cut as far as the blade has come.
              marked('240 444, 320 436, 380 420, 428 396') +
              cut('52 396, 100 420, 160 436, 240 444, 292 440', 4.4) +
              `<g transform="translate(340 391) rotate(-8)">${holding(placed(scalpel(), -48, 48, -44, 1.1))}</g>`,
          ),
        ) + DRAWN,
    },
    {
      steps: '3',
      body: draped(opened('parted') + FLAP + arrow('76 330, 82 282, 102 232', 6) + arrow('404 330, 398 282, 378 232', 6)),
    },
    { steps: '4', body: draped(opened('closed') + FLAP + gathered) },
    {
      steps: '5',
      body:
        whole(
          drawnDown(
            arrow('120 272, 120 318, 120 364', 7) + arrow('360 292, 360 328, 360 364', 7) + arrow('240 262, 240 312, 240 364', 7),
          ),
        ) + BENT,
    },
    {
      steps: '6',
      body: `<g transform="scale(1.75) translate(-51.6 -96)">${flattened(
        OUT + CLOSED + `<g transform="translate(279 320) scale(.6)">${holding(placed(forceps(), -58, 42, -40))}</g>`,
      )}</g>`,
    },
    {
      steps: '7',
      body: worn(CLOSED + garment + `<g id="dr">${DRAIN}</g><use href="#dr" transform="matrix(-1 0 0 1 472 0)"/>`),
    },
  ],
}
