import { curve, ellipse, type Line, type Point, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, removed, thin, whole } from '../marks'
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

/** From the temple before the ear, round beneath its lobe and up behind it: the edge of the skin that stays. */
const STAYS = '346 84, 357 106, 366 128, 371 146, 367 166, 371 190, 381 212, 393 221, 405 212, 414 191'
/** The edge of the skin that is lifted: forward over the cheek, then below the lobe to the cut behind the ear. */
const FREE =
  '346 84, 320 88, 291 101, 265 124, 246 150, 232 178, 222 206, 219 230, 224 250, 238 267, 258 283, 284 298, 312 305, 340 299, 364 284, 386 262, 401 238, 413 214, 414 191'
const HINGE = '346 86, 320 106, 296 130, 279 162, 268 198, 265 234, 270 266, 284 292, 312 305'
/** Under it the SMAS, a flat, tough sheet that follows the cheek, pulled up and back: its edge lies on the firm fascia before the ear and is held there. */
const SMAS_EDGE = '346 96, 352 124, 347 150, 344 178, 350 206, 363 230, 371 254, 366 282'
const SMAS = [...pointsOf(HINGE), ...pointsOf('340 299, 366 282, 371 254, 363 230, 350 206, 344 178, 347 150, 352 124, 346 96')]
/** Raw: the fascia of the gland, over it a thin film of fat. */
const FILM = '352 100, 371 146, 367 166, 371 190, 381 212, 393 221, 414 191, 413 214, 401 238, 386 262, 366 282'
/** Small lobules of fat. */
const small = (line: Line, rest = '') =>
  `<g transform="scale(.5)"${rest}>${whole(
    area(
      'url(#f)',
      pointsOf(line).map(([x, y]): Point => [2 * x, 2 * y]),
    ),
  )}</g>`
const bed =
  area('#b75f55', [...pointsOf(STAYS), ...pointsOf(FREE).slice(10).toReversed(), ...pointsOf(HINGE).toReversed()]) +
  small(pointsOf(FILM + ', 372 256, 384 244, 378 226, 364 206, 359 178, 361 150, 358 122'), ' opacity=".36"') +
  // The firm fascia, its fibres beside the ear.
  area(
    '#ecd3c6',
    '350 104, 360 124, 363 148, 360 170, 363 192, 373 212, 383 228, 384 246, 372 252, 350 206, 344 178, 347 150, 352 124',
  ) +
  thin('M354 118q7 18 3 34t3 42q4 16 18 34M357 134q3 14-1 26t3 32', '#b98474', 0.9) +
  whole(
    area('#d3c0bd', SMAS) +
      area('#e9dcd7', '340 98, 320 106, 296 130, 278 164, 268 198, 266 230, 284 222, 306 190, 330 160, 347 122') +
      area('#b89c9c', '371 254, 366 282, 340 298, 312 304, 286 294, 304 284, 332 270, 350 248, 358 228'),
  ) +
  // Its fibres run up and back; where it is gathered, it folds.
  thin(
    'M276 178q30-14 66-56M270 206q34-14 76-62M270 238q34-14 72-62M276 268q38-14 76-58M294 292q38-14 72-50M286 196q24-12 44-34M290 256q26-12 48-36M312 290q22-10 42-26',
    '#9a7f82',
    0.9,
  ) +
  thin(curve(SMAS_EDGE), '#5b2c28', 4, 'opacity=".4" transform="translate(3 2)"') +
  thin(curve(SMAS_EDGE), INK, 3.6) +
  thin(curve(SMAS_EDGE), '#f3e9e4', 2.2) +
  thin('M341 115l19 3M344 137l18 2M339 158l20 1M336 180l22 1M342 202l22-4M351 221l21-8M361 240l21-7', '#2f3f6b', 1.7)
/** The skin lifted off, a hook in its edge: its fat looks at us, and its shade falls on the sheet. */
const HOOK = 'M231 226q-7-2-12 5l-7 13M242 259q-1-9-9-11l-16-1M214 246L120 353'
const flap =
  area(
    '#5b2c28',
    [...pointsOf(HINGE), ...pointsOf('330 302, 296 282, 284 252, 282 220, 290 178, 306 144, 330 112')],
    'opacity=".3"',
  ) +
  small([...pointsOf(FREE).slice(0, 13), ...pointsOf(HINGE).toReversed()]) +
  area(
    '#b98a3f',
    [...pointsOf(HINGE), ...pointsOf('284 298, 262 276, 252 240, 256 198, 268 156, 290 122, 318 98')],
    'opacity=".5"',
  ) +
  thin(curve(HINGE), INK, 1.6) +
  // The edge that stays shows its fat; the cut is its brim.
  thin(curve(STAYS), '#8a5a35', 7) +
  thin(curve(STAYS), '#f0d791', 5) +
  thin(curve(FREE), INK, 6.2) +
  thin(curve(FREE), '#e2bd9b', 4.6) +
  thin(curve(FREE), '#f8e8d8', 1.8, 'transform="translate(-0.9 -0.5)"') +
  thin(HOOK, INK, 4.4) +
  thin(HOOK, '#c3ced1', 2.6)

/** The skin laid open from behind the chin down the neck: the platysma, a thin sheet from the chest up to the jaw; its inner edges are stitched in the midline. */
const WINDOW =
  '168 331, 186 327, 214 323, 246 312, 280 288, 308 262, 328 254, 342 268, 346 310, 342 356, 332 402, 310 436, 272 448, 240 442, 222 422, 215 396, 211 372, 203 354, 188 342'
const EDGE = curve(WINDOW, { loop: true })
const fibres = [0, 1, 2, 3, 4, 5]
  .map((i) => `M${236 + i * 18} ${336 - i * 14}q${8 - i} 56 ${12 + i * 4} ${118 + i * 10}`)
  .join('')
const MIDLINE = 'M216 346q13 24 16 50t17 50'
const platysma =
  `<clipPath id="pw"><path d="${EDGE}"/></clipPath><g clip-path="url(#pw)">` +
  whole(
    fill('#c5685c', 'M160 240h200v220H160z') +
      area('#dc9080', '200 342, 250 320, 290 290, 296 330, 290 400, 296 450, 236 450, 222 400') +
      area('#9a4642', '330 250, 350 260, 350 440, 300 450, 316 400, 326 330'),
  ) +
  thin(fibres, '#7a3032', 1) +
  thin(fibres, '#eba697', 1.2, 'transform="translate(7 3)"') +
  thin(MIDLINE, '#4d2039', 4.4) +
  thin(MIDLINE, '#f0cfc6', 2.6) +
  // The fat behind the chin, of which some is drawn off.
  area('url(#f)', '160 326, 214 318, 272 284, 284 292, 270 320, 246 344, 220 360, 200 356') +
  removed('178 334, 204 329, 232 321, 254 309, 254 320, 238 336, 218 350, 208 352, 196 342') +
  thin(EDGE, '#5b2c28', 9, 'opacity=".34" transform="translate(2 3)"') +
  thin('M217 370l17-5M221 384l17-4M224 398l17-4M226 412l17-5M231 426l17-6', '#2f3f6b', 1.7) +
  '</g>' +
  thin(EDGE, INK, 6.2) +
  thin(EDGE, '#ecd0b4', 4.6)
/** Turns of soft cloth, one over the other: under the chin and up behind the ear to the back of the head, under the chin and up before the ear, and round brow and nape. */
const turn = (d: string, shade: string, folds: string) =>
  whole(area('#f6efe4', d, `stroke="${INK}" stroke-width="2"`) + area('#d8cabb', shade)) + thin(folds, '#8d7468', 1.2)
const bandage =
  turn(
    '158 328, 186 340, 240 342, 300 312, 350 268, 396 234, 424 200, 446 156, 500 130, 500 250, 452 262, 408 292, 350 340, 280 374, 216 368, 174 350',
    '180 352, 230 356, 290 348, 350 312, 420 256, 500 200, 500 250, 452 262, 408 292, 350 340, 280 372, 216 366',
    'M196 350q76 14 160-58t144-118M214 360q90 6 166-66t120-84M460 150q-4 40-46 76',
  ) +
  turn(
    '138 304, 138 304, 168 314, 204 306, 240 276, 268 224, 288 160, 298 94, 304 30, 352 30, 346 90, 340 150, 332 208, 314 262, 284 308, 240 342, 200 353, 168 342, 144 322, 138 304',
    '152 330, 170 332, 214 328, 262 290, 296 226, 316 150, 330 60, 352 30, 346 90, 340 150, 332 208, 314 262, 284 308, 240 342, 200 353, 168 342',
    'M150 316q82 18 122-60t40-200M330 70q-6 100-34 164t-84 94',
  ) +
  turn(
    '96 -40, 104 34, 112 54, 160 46, 220 48, 290 62, 352 84, 410 104, 500 150, 500 -40',
    '130 51, 220 43, 300 48, 370 66, 430 84, 500 118, 500 150, 410 104, 352 84, 290 62, 220 48',
    'M108 30q90-16 190 10t202 80M106 8q100-22 204 4t190 72',
  )

export const plate: Sheet = {
  slug: 'rhytidectomy-facelift-surgery',
  title: 'Facelift',
  desc: '1: the plan. 2: the skin is made numb. 3: the cut from the temple round the ear into the hair. 4: the skin is lifted off by a hook; the SMAS beneath is lifted and stitched to firm tissue before the ear. 5: from a small cut under the chin the flat muscle of the neck is stitched in the midline, the fat behind the chin, hatched, reduced. 6: the surplus of skin is gone, fine stitches run in front of the ear, round its lobe and behind it; turns of soft bandage run round head and chin.',
  // Without the darkest patch below the chin, which would stand there as a thing of its own.
  defs: whole(person('elder').replace(/M[\d.]+ [\d.]+c11 8 25 8 [^"]*/, '')) + PENCIL,
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
      body: near(bed + flap + cut(round, 3) + arrow('282 222, 300 202, 318 170', 5.4) + arrow('294 268, 316 246, 332 214', 5.4)),
    },
    {
      steps: '5',
      body: onPerson(
        'elder',
        72,
        196,
        0.85,
        platysma + arrow('262 402, 290 380, 314 336', 5.4) + cut('158 327, 174 332, 194 336', 3.6),
      ),
    },
    {
      steps: '6',
      body: onPerson(
        'elder',
        84,
        2,
        0.62,
        // The surplus is gone: one fine line from the temple round the ear into the hair.
        fill('#b3264f', stroke(round, 3, { from: 0.4, to: 0.4 })) +
          thin(
            'M352 118l11-4M362 138l11-2M359 156l12 2M360 178l12-2M367 200l11-5M391 211l2 13M404 196l9 6M413 177l9 4',
            '#2f3f6b',
            1.8,
          ) +
          bandage,
      ),
    },
  ],
}
