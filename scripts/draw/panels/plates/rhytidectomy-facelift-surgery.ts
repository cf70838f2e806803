import { curve, ellipse, moved, type Point, pointsOf, stroke } from '../pen'
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

/** Skin that is held open: its edge is lit, and throws its shade on what lies beneath. */
const lit = (edge: string, dx: number, dy: number) =>
  thin(curve(edge), '#5b2c28', 5, `opacity=".34" transform="translate(${dx} ${dy})"`) +
  thin(curve(edge), INK, 6.6) +
  thin(curve(edge), '#e2bd9b', 5) +
  thin(curve(edge), '#f8e8d8', 2, 'transform="translate(-0.7 -0.7)"')

/** Stitches across an edge. */
const sewn = (d: string) => thin(d, '#2f3f6b', 1.6)
/** Under the skin the SMAS, a tough sheet with fibres, pulled up and back; behind its edge the gland before the ear, lobes under a thin fascia. */
const OPENED =
  '368 122, 346 112, 318 112, 282 128, 254 160, 240 204, 244 252, 262 288, 292 306, 340 308, 384 268, 396 224, 378 208, 367 178, 373 148'
const SMAS =
  '357 119, 346 112, 318 112, 282 128, 254 160, 240 204, 244 252, 262 288, 292 306, 340 308, 366 286, 374 256, 364 226, 352 204, 347 178, 352 150, 358 132'
const SMAS_EDGE = '357 119, 358 132, 352 150, 347 178, 352 204, 364 226, 374 256, 366 286'
const LOBES =
  '<path id="lo" stroke-dasharray="0 8 0 9.5" d="M360 132L355 178 374 232 378 256M366 146L363 178 383 232 385 252M382 216L390 230"/>'
const bed =
  area('#dca985', OPENED, `stroke="${INK}" stroke-width="1.4"`) +
  `<g fill="none" stroke-linecap="round" stroke-width="9"><g stroke="#c08a66" transform="translate(1 1)">${LOBES}</g><use href="#lo" stroke="#efcda0" stroke-width="8"/></g>` +
  whole(
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
  thin('M262 176q38-12 68-46M252 198q46-14 92-60M262 270q46-18 88-56M292 296q40-14 76-36', '#7c5f70', 0.9) +
  thin(curve(SMAS_EDGE), '#5b2c28', 4, 'opacity=".4" transform="translate(3 2)"') +
  thin(curve(SMAS_EDGE), INK, 4.6) +
  thin(curve(SMAS_EDGE), '#eee3e7', 3.2)
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

/** The skin of the neck laid open below the jaw: the platysma, a thin sheet from the chest up to the jaw and the chin; its inner edges are stitched in the midline. */
const JAW = '214 350, 246 342, 296 325, 346 300, 382 272, 404 266'
const WINDOW = `${JAW}, 414 296, 428 346, 446 396, 480 500, 216 500, 219 440, 221 396`
const fibres = [0, 1, 2, 3, 4, 5, 6].map((i) => `M${246 + i * 22} ${344 - i * 7}q${4 + i} 60 ${6 + i * 7} 140`).join('')
const platysma =
  whole(
    area('#b9584f', WINDOW, `stroke="${INK}" stroke-width="1.2"`) +
      area('#d58577', '222 350, 250 342, 292 328, 330 310, 346 400, 350 470, 232 470, 236 380') +
      area('#e6a08f', '238 350, 268 338, 292 330, 298 370, 300 470, 262 470, 262 420') +
      area('#8c3d3b', '396 268, 408 270, 428 346, 446 396, 470 470, 412 470, 404 396, 388 330, 380 284'),
  ) +
  thin(fibres, '#7a3032', 1) +
  thin(fibres, '#eba697', 1, 'transform="translate(7 2)"') +
  // The fat below the jaw, of which some is drawn off.
  area('url(#f)', '214 350, 246 342, 296 325, 340 304, 352 300, 350 314, 306 338, 254 357, 218 364') +
  removed('226 352, 252 343, 296 328, 334 311, 338 318, 302 336, 254 352, 228 360') +
  thin('M229 366q12 40 4 110', '#4d2039', 4.4) +
  thin('M229 366q12 40 4 110', '#f0cfc6', 2.6) +
  sewn('M225 378h17M228 392h17M230 406h17M230 420h17M229 434h17') +
  lit(JAW, 1.6, 4) +
  ['404 266, 414 296, 428 346, 446 396, 480 500', '214 350, 220 384, 220 424, 200 500']
    .map((edge) => thin(curve(edge), INK, 6.6) + thin(curve(edge), '#f0d8bf', 4.8))
    .join('')
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
  desc: '1: the plan. 2: the skin is made numb. 3: the cut from the temple round the ear into the hair. 4: the skin is folded forwards; the SMAS beneath is lifted and stitched to the gland before the ear. 5: the flat muscle of the neck is stitched in the midline, fat above it, hatched, reduced. 6: the surplus of skin is gone, fine stitches run in front of the ear, round its lobe and behind it; a soft bandage.',
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
          cut('367 124, 373 148, 367 178, 378 208, 396 222', 3) +
          sewn('M349 134l14 2M343 154h15M341 177l15-3M343 200l14-6M354 220l13-8M366 243l13-7') +
          arrow('266 250, 290 228, 322 186', 5.4) +
          arrow('290 290, 318 266, 344 226', 5.4),
      ),
    },
    {
      steps: '5',
      body: onPerson('elder', 150, 184, 0.9, platysma + arrow('286 420, 322 392, 356 350', 5.4) + cut(chin, 3.4)),
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
