import { curve, ellipse, moved, type Point, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, removed, thin, whole } from '../marks'
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

/** Skin that is held open: its edge is lit, and throws its shade on what lies beneath. */
const lit = (edge: string, dx: number, dy: number) =>
  thin(curve(edge), '#5b2c28', 5, `opacity=".34" transform="translate(${dx} ${dy})"`) +
  thin(curve(edge), INK, 6.6) +
  thin(curve(edge), '#e2bd9b', 5) +
  thin(curve(edge), '#f8e8d8', 2, 'transform="translate(-0.7 -0.7)"')

/** Stitches across an edge. */
const sewn = (d: string) => thin(d, '#2f3f6b', 1.6)
/** Under the skin the SMAS, a tough sheet with fibres, pulled up and back; behind its edge the capsule of the gland before the ear. */
const OPENED =
  '368 122, 346 112, 318 112, 282 128, 254 160, 240 204, 244 252, 262 288, 292 306, 340 308, 384 268, 396 224, 378 208, 367 178, 373 148'
const SMAS =
  '357 119, 346 112, 318 112, 282 128, 254 160, 240 204, 244 252, 262 288, 292 306, 340 308, 366 286, 374 256, 364 226, 352 204, 347 178, 352 150, 358 132'
const SMAS_EDGE = '357 119, 358 132, 352 150, 347 178, 352 204, 364 226, 374 256, 366 286'
const bed =
  whole(
    area('#c58a79', OPENED, `stroke="${INK}" stroke-width="1.4"`) +
      area(
        '#94584d',
        '373 148, 367 178, 378 208, 396 224, 384 268, 356 298, 374 262, 366 226, 355 204, 350 178, 355 150, 362 128',
      ) +
      area('#bfa6b1', SMAS) +
      area('#d8c6ce', '346 112, 318 112, 282 128, 254 160, 241 200, 262 196, 300 172, 336 146, 354 130') +
      area('#b7837f', '366 286, 340 308, 292 306, 262 288, 254 272, 284 282, 322 276, 352 256, 366 240, 374 256') +
      // It is taut: folds rise along the pull, from the corner of the mouth and the jaw to the front of the ear.
      fill(
        '#e6d9df',
        stroke('250 214, 290 198, 342 158', 9) + stroke('252 250, 300 230, 346 190', 9) + stroke('272 284, 318 262, 362 224', 8),
      ) +
      fill(
        '#957786',
        stroke('252 226, 294 210, 344 170', 5) + stroke('256 262, 304 242, 350 202', 5) + stroke('284 292, 326 272, 366 236', 5),
      ),
  ) +
  thin('M262 176q38-12 68-46M252 198q46-14 92-60M252 236q46-14 90-54M262 270q46-18 88-56M292 296q40-14 76-36', '#7c5f70', 0.9) +
  thin(curve(SMAS_EDGE), '#5b2c28', 4, 'opacity=".4" transform="translate(3 2)"') +
  thin(curve(SMAS_EDGE), INK, 4.6) +
  thin(curve(SMAS_EDGE), '#eee3e7', 3.2)
/** In front of the ear the wound is closed while the surplus behind it still lies there. */
const closed = '346 84, 358 104, 368 126, 374 146, 370 166, 374 190, 384 212, 394 217'
/** The skin lifted off and folded forwards: its fat looks at us, its cut edge keeps the shape of the ear. */
const HINGE = '334 106, 306 110, 276 126, 248 160, 235 204, 239 254, 258 290, 290 310'
const FREE = '342 90, 306 88, 262 100, 226 128, 212 156, 216 178, 204 202, 202 236, 214 276, 242 310, 286 322'
const flap =
  area('#6b3a2c', [...pointsOf(moved(FREE, -6, 5)), ...pointsOf('262 290, 244 254, 240 204, 262 140')], 'opacity=".34"') +
  `<g transform="scale(.55)">${area(
    'url(#f)',
    [...pointsOf(FREE), ...pointsOf(HINGE).toReversed()].map(([x, y]): Point => [x / 0.55, y / 0.55]),
  )}</g>` +
  area(
    '#b98a3f',
    [...pointsOf(HINGE), ...pointsOf('278 308, 250 290, 229 254, 224 206, 238 162, 268 126, 300 106')],
    'opacity=".6"',
  ) +
  thin(curve(HINGE), INK, 2) +
  thin(curve(HINGE), '#5b2c28', 5, 'opacity=".36" transform="translate(3 2)"') +
  thin(curve(FREE), INK, 6.6) +
  thin(curve(FREE), '#e2bd9b', 5) +
  thin(curve(FREE), '#f8e8d8', 2, 'transform="translate(-0.9 -0.5)"')

/** Through the skin of the neck the platysma, a thin sheet from the chest up to the jaw and the chin; its inner edges are stitched in the midline. */
const WINDOW = '208 350, 238 342, 292 326, 346 300, 384 270, 402 272, 408 292, 398 334, 366 378, 306 408, 258 414, 224 394'
const platysma =
  whole(
    area('#b9584f', WINDOW, `stroke="${INK}" stroke-width="1.2"`) +
      area('#d58577', '222 350, 244 344, 290 330, 330 312, 316 340, 292 366, 274 404, 258 408, 240 380') +
      area('#8c3d3b', '408 292, 398 334, 366 378, 306 408, 270 412, 316 388, 356 350, 380 310, 388 280'),
  ) +
  thin(
    'M262 412Q262 376 244 346M280 410Q284 372 262 340M298 408Q308 366 282 334M316 402Q332 358 304 326M334 394Q354 348 324 316M352 384Q374 336 342 306M368 372Q390 324 360 294M384 352Q400 312 376 282',
    '#7a3032',
    1,
  ) +
  thin('M271 410Q273 374 253 343M307 404Q320 362 293 330M343 388Q364 342 333 311', '#eba697', 1.2) +
  // The fat below the jaw, of which some is drawn off.
  area('url(#f)', '210 350, 238 342, 292 326, 340 304, 352 300, 348 314, 304 338, 252 356, 216 366') +
  removed('222 352, 250 343, 294 329, 334 311, 338 318, 300 336, 252 352, 224 360') +
  thin('M226 362q8 26 26 50', '#4d2039', 4) +
  thin('M226 362q8 26 26 50', '#f0cfc6', 2) +
  sewn('M221 370l15-4M225 382l15-6M231 394l14-7M239 405l13-9') +
  lit('224 394, 208 350, 238 342, 292 326, 346 300, 384 270, 402 272, 408 292', 1.6, 4) +
  lit('408 292, 398 334, 366 378, 306 408, 258 414, 224 394', -1, -1.6)
/** A soft bandage under the jaw and up to the back of the head: turns of one broad band, woven, each over the edge of the last. */
const TURNS = [
  '128 350, 218 350, 282 340, 352 314, 414 280, 462 240, 512 186',
  '128 380, 222 380, 296 370, 368 342, 432 304, 480 262, 512 228',
]
const bandage =
  area('#5f3524', '150 312, 212 312, 262 305, 334 281, 388 254, 440 216, 440 228, 334 296, 212 328', 'opacity=".35"') +
  area(
    '#f3ebdf',
    '126 322, 212 322, 262 315, 334 292, 392 264, 440 226, 512 150, 512 268, 462 324, 392 370, 314 398, 224 410, 126 408',
    `stroke="${INK}" stroke-width="1.8"`,
  ) +
  area('#fffaf2', '126 326, 212 326, 262 319, 330 298, 300 324, 230 342, 126 344') +
  area('#d6c9bb', '512 214, 470 268, 404 318, 322 356, 300 398, 314 398, 392 370, 462 324, 512 268') +
  TURNS.map((line) => thin(curve(line), '#cdbfb0', 5, 'transform="translate(1 3)"') + thin(curve(line), INK, 1.2)).join('') +
  thin(
    'M180 326l6 80M206 325l10 80M236 322l14 78M266 318l18 74M296 309l22 72M326 298l26 68M356 285l30 62M386 270l34 56M414 251l38 50M440 230l40 46M466 202l40 44' +
      'M126 334q110 4 208-30 90-36 176-122M126 364q120 6 228-36 90-40 158-110M126 394q130 6 236-34 96-40 150-100',
    '#b9a998',
    0.6,
  )
/** What is too much once the skin is laid back: it lies over the hair behind the ear. */
const SURPLUS = '393 219, 405 210, 414 194, 424 175, 433 158, 452 166, 462 184, 452 212, 432 234, 410 244, 396 238'

export const plate: Sheet = {
  slug: 'rhytidectomy-facelift-surgery',
  title: 'Facelift',
  desc: '1: the plan. 2: the skin is made numb. 3: the cut from the temple round the ear into the hair. 4: the skin is folded forwards; the SMAS beneath is lifted and stitched. 5: the flat muscle of the neck is stitched in the midline, fat above it, hatched, reduced. 6: stitches in front of the ear; behind it the surplus of skin, hatched, is removed; a soft bandage.',
  defs: whole(person('elder').replace('m-62 139c-12 4 6 17 15 14 12-4-9-15-15-14m-27 97', 'm-89 236')) + PENCIL,
  panels: [
    {
      steps: '1',
      body: over(
        aimed(round) +
          aimed('184 268, 214 286, 262 288, 318 262, 366 228') +
          arrow('232 250, 262 214, 300 178', 4.6) +
          arrow('258 300, 304 276, 344 244', 4.6),
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
          cut('367 124, 373 148, 367 178, 378 208, 396 222', 3) +
          sewn('M349 134l14 2M343 154h15M341 177l15-3M343 200l14-6M354 220l13-8M366 243l13-7') +
          arrow('266 250, 290 228, 322 186', 5.4) +
          arrow('290 290, 318 266, 344 226', 5.4),
      ),
    },
    {
      steps: '5',
      body: onPerson('elder', 150, 184, 0.9, platysma + arrow('276 384, 308 366, 346 334', 5.4) + cut(chin, 3.4)),
    },
    {
      steps: '6',
      body: onPerson(
        'elder',
        166,
        66,
        0.78,
        part('#e0b896', SURPLUS, 1.6) +
          removed(SURPLUS) +
          fill('#b3264f', stroke(closed, 2.6, { from: 0.4, to: 0.4 })) +
          sewn('M349 98l9-4M358 118l9-4M368 138l9-2M365 156l10 2M366 178l10-2M373 200l9-5') +
          bandage,
      ),
    },
  ],
}
