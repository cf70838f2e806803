import { curve, ellipse, type Point, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, removed, thin, whole } from '../marks'
import { fromLeft, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { syringe } from '../tools'

const over = (drawn: string) => onPerson('elder', 98, 34, 0.68, drawn)
const near = (drawn: string) => onPerson('elder', 184, 84, 0.93, drawn)

/** From the temple, along the front of the ear, round its lobe, up behind it and into the hair. */
const round =
  '346 84, 358 104, 368 126, 374 146, 370 166, 374 190, 384 212, 394 217, 404 208, 412 190, 420 168, 430 156, 448 158, 466 168'
const chin = '176 326, 196 332, 216 334'

/** Stitches across an edge. */
const sewn = (d: string) => thin(d, '#2f3f6b', 1.6)
/** Under the skin the SMAS, a flat, tough sheet that follows the cheek, pulled up and back; behind its edge the gland before the ear, lobes under a thin fascia. */
const OPENED =
  '352 94, 365 118, 373 146, 369 168, 376 194, 388 214, 392 226, 384 252, 366 278, 338 296, 308 304, 282 294, 268 268, 264 234, 268 198, 278 164, 296 130, 320 106, 340 94'
const SMAS =
  '346 98, 340 94, 320 106, 296 130, 278 164, 268 198, 264 234, 268 268, 282 294, 308 304, 338 296, 358 284, 366 258, 358 230, 346 206, 340 178, 344 150, 351 124'
const SMAS_EDGE = '346 98, 351 124, 344 150, 340 178, 346 206, 358 230, 366 258, 358 284'
const lobes =
  'M352 128q7-2 9 5t-7 9M362 132q7 1 7 8M350 150q8-4 11 3t-6 10M363 152q7 1 6 9M347 172q8-3 10 4t-5 10M360 172q7 1 6 9M352 194q8-3 11 4t-5 9M366 192q6 3 5 9M360 214q8-4 12 3t-4 9M376 212q7 2 6 9M368 236q8-4 11 3t-5 9M372 256q6-1 6 6'
const bed =
  area('#dcb08c', OPENED, `stroke="${INK}" stroke-width="1.4"`) +
  thin(lobes, '#b07f5b', 1.2) +
  thin(lobes, '#ecc9a2', 1.6, 'transform="translate(-2 -2)"') +
  whole(
    area('#d3c0bd', SMAS) +
      area('#e6d8d2', '340 96, 320 106, 296 130, 278 164, 268 198, 266 230, 284 222, 306 190, 330 160, 346 120') +
      area('#b89c9c', '366 258, 358 284, 338 296, 308 304, 286 294, 304 284, 330 270, 348 248, 356 230'),
  ) +
  // Its fibres run up and back; where it is gathered, it folds.
  thin(
    'M276 178q30-14 64-56M270 206q34-14 74-62M270 238q34-14 72-62M276 268q36-14 72-58M294 292q34-14 64-50M286 196q24-12 44-34M290 256q26-12 48-36M312 290q20-10 38-26',
    '#9a7f82',
    0.9,
  ) +
  thin(curve(SMAS_EDGE), '#5b2c28', 4, 'opacity=".36" transform="translate(3 2)"') +
  thin(curve(SMAS_EDGE), INK, 3.6) +
  thin(curve(SMAS_EDGE), '#f3e9e4', 2.2)
/** The skin lifted off, a hook in its edge: its fat looks at us, and its shade falls on the sheet. */
const HINGE = '344 92, 320 106, 296 130, 279 162, 268 198, 265 234, 270 266, 284 292, 312 305'
const FREE = '344 92, 318 91, 290 102, 264 124, 245 150, 229 176, 227 197, 241 222, 248 248, 260 274, 282 297, 312 305'
const HOOK = 'M238 178q-6-6-13-2l-12 8M239 194q-7-5-13 0l-13-8M214 185L170 196'
const flap =
  area(
    '#5b2c28',
    [...pointsOf(HINGE), ...pointsOf('330 302, 296 282, 284 252, 282 220, 290 178, 306 144, 330 112')],
    'opacity=".3"',
  ) +
  `<g transform="scale(.55)">${area(
    'url(#f)',
    [...pointsOf(FREE), ...pointsOf(HINGE).toReversed()].map(([x, y]): Point => [x / 0.55, y / 0.55]),
  )}</g>` +
  area(
    '#b98a3f',
    [...pointsOf(HINGE), ...pointsOf('284 298, 262 272, 254 236, 256 198, 268 156, 290 122, 316 102')],
    'opacity=".5"',
  ) +
  thin(curve(HINGE), INK, 1.6) +
  thin(curve(FREE), INK, 6.2) +
  thin(curve(FREE), '#e2bd9b', 4.6) +
  thin(curve(FREE), '#f8e8d8', 1.8, 'transform="translate(-0.9 -0.5)"') +
  thin(HOOK, INK, 4.4) +
  thin(HOOK, '#c3ced1', 2.6)

/** The skin of the neck laid open below the jaw: the platysma, a thin sheet from the chest up to the jaw and the chin; its inner edges are stitched in the midline. */
const WINDOW =
  '230 366, 252 352, 296 336, 340 312, 370 292, 388 288, 401 310, 406 344, 402 386, 388 422, 352 438, 300 443, 252 438, 234 418, 228 390'
const EDGE = curve(WINDOW, { loop: true })
const fibres = [0, 1, 2, 3, 4, 5].map((i) => `M${262 + i * 26} ${350 - i * 12}q${4 + i} 50 ${2 + i * 6} 110`).join('')
const platysma =
  `<clipPath id="pw"><path d="${EDGE}"/></clipPath><g clip-path="url(#pw)">` +
  whole(
    fill('#c5685c', 'M220 270h210v180H220z') +
      area('#dc9080', '226 350, 290 326, 330 312, 340 390, 336 450, 240 450, 226 400') +
      area('#9a4642', '390 270, 430 280, 430 440, 384 450, 392 390, 378 320'),
  ) +
  thin(fibres, '#7a3032', 1) +
  thin(fibres, '#eba697', 1.2, 'transform="translate(8 3)"') +
  // The fat below the jaw, of which some is drawn off.
  area('url(#f)', '224 356, 252 346, 296 328, 344 302, 384 276, 392 290, 350 322, 302 348, 256 364, 228 376') +
  removed('240 363, 256 355, 298 339, 340 317, 344 323, 304 344, 258 361, 242 368') +
  thin('M246 374q-4 30 4 72', '#4d2039', 4.4) +
  thin('M246 374q-4 30 4 72', '#f0cfc6', 2.6) +
  thin(EDGE, '#5b2c28', 9, 'opacity=".34" transform="translate(2 3)"') +
  '</g>' +
  sewn('M237 382h16M236 395h16M236 408h16M238 421h16') +
  thin(EDGE, INK, 6.2) +
  thin(EDGE, '#ecd0b4', 4.6)
/** A soft bandage: one turn round the nape, and over it one under the chin and up behind the ear; folds gather where it bends. */
const bandage =
  area('#5f3524', '150 312, 258 303, 384 246, 444 176, 452 190, 392 270, 258 330', 'opacity=".35"') +
  area(
    '#e4d8ca',
    '126 336, 256 340, 380 312, 540 322, 540 388, 400 372, 280 386, 126 384',
    `stroke="${INK}" stroke-width="1.6"`,
  ) +
  area('#c9bbac', '126 352, 256 352, 392 308, 492 250, 470 322, 256 372, 126 372') +
  area(
    '#f6efe4',
    '126 322, 196 322, 258 313, 324 290, 380 258, 420 228, 442 190, 452 140, 450 50, 540 50, 536 150, 506 226, 452 282, 384 322, 318 346, 256 358, 196 362, 126 360',
    `stroke="${INK}" stroke-width="1.8"`,
  ) +
  area('#ded1c2', '404 244, 426 250, 470 262, 452 282, 418 302, 414 270') +
  thin(curve('126 342, 196 343, 258 336, 328 314, 396 276, 438 236, 464 190, 474 140, 474 50'), INK, 1.2) +
  ink(
    stroke('396 248, 424 252, 456 242', 1.6, { from: 0.8, to: 0 }),
    stroke('408 240, 434 236, 462 216', 1.4, { from: 0.8, to: 0 }),
  )
/** The skin between the ear and the hair behind it. */
const BEHIND = '396 218, 424 168, 436 154, 470 170, 444 214, 404 234'

export const plate: Sheet = {
  slug: 'rhytidectomy-facelift-surgery',
  title: 'Facelift',
  desc: '1: the plan. 2: the skin is made numb. 3: the cut from the temple round the ear into the hair. 4: the skin is lifted off by a hook; the SMAS beneath is lifted and stitched to the gland before the ear. 5: the flat muscle of the neck is stitched in the midline, fat above it, hatched, reduced. 6: the surplus of skin is gone, fine stitches run in front of the ear, round its lobe and behind it; a soft bandage.',
  // Without the darkest patch below the chin, which would stand there as a thing of its own.
  defs:
    whole(
      person('elder')
        .replace(/M[\d.]+ [\d.]+c-12 4 6 17 15 14c12-4-9-15-15-14/, '')
        .replace(/M[\d.]+ [\d.]+c11 8 25 8 [^"]*/, ''),
    ) + PENCIL,
  panels: [
    {
      steps: '1',
      body: over(
        aimed(round) +
          aimed('184 268, 214 286, 262 288, 318 262, 366 228') +
          arrow('226 236, 256 204, 292 168', 4.6) +
          arrow('288 254, 322 226, 352 190', 4.6),
      ),
    },
    {
      steps: '2',
      body: over(
        fill('#eef3f2', ellipse(342, 172, 28, 50), 'opacity=".45"') + fromLeft(syringe('#dfeaea'), 346, 184, 118, 100, 1, 1.15),
      ),
    },
    { steps: '3', body: over(cut(round, 4.4) + cut(chin, 4)) },
    {
      steps: '4',
      body: near(
        bed +
          flap +
          cut('348 88, 361 110, 372 142, 368 168, 375 194, 386 212, 394 219', 3) +
          sewn('M343 116l15 3M341 137l14 3M335 156l15 1M333 177h14M336 198l14-5M345 218l13-7M356 241l14-6M358 263l15 2') +
          arrow('282 222, 300 202, 318 170', 5.4) +
          arrow('294 268, 316 246, 332 214', 5.4),
      ),
    },
    {
      steps: '5',
      body: onPerson('elder', 150, 184, 0.9, platysma + arrow('290 418, 326 396, 360 356', 5.4) + cut(chin, 3.4)),
    },
    {
      steps: '6',
      body: onPerson(
        'elder',
        166,
        66,
        0.78,
        // The surplus is gone: one fine line from the temple round the ear into the hair.
        area('#a9734f', BEHIND) +
          fill('#b3264f', stroke(round, 2.6, { from: 0.4, to: 0.4 })) +
          sewn(
            'M349 98l9-4M358 118l9-4M368 138l9-2M365 156l10 2M366 178l10-2M373 200l9-5M393 212l2 10M404 194l9 5M412 177l9 4M422 158l7 7M443 151l-1 10M459 157l-4 9',
          ) +
          bandage,
      ),
    },
  ],
}
