import { curve, ellipse, type Line, type Point, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, removed, thin, whole } from '../marks'
import { FEATURES } from '../features'
import { fromLeft, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { syringe } from '../tools'

/** Asleep; and awake, as she sits before the operation. */
const CLOSED = '<use href="#ey"/>'
const closed =
  area('#f3dcc6', '184 107, 196 103, 210 105, 219 108, 208 115, 196 115, 187 112', 'opacity=".5"') +
  thin('M181 110q10 9 21 8.500 13-1 25-11M137.500 111.500q-10 8-22 4', INK, 2.6) +
  thin('M177 106q8-7 26-5 12 1 21 4M138 101q-13-1-25 5', INK, 1.2) +
  // Lashes in a curve, longer and closer towards the outer corner.
  thin('M189 115q-1 3-3 4M195 117q0 3-1 5M201 118q1 3 2 5M207 117q2 3 4 4M213 115q3 3 6 3M221 112q3 2 6 2', INK, 1)
const awake =
  area('#f1e6da', '182 110, 191 103.500, 204 101.500, 217 104.500, 227 110, 214 115, 201 117.500, 189 115') +
  area('#f1e6da', '137 109, 128 104, 119 104.500, 113 110, 118 114.500, 128 114') +
  fill('#5a3322', ellipse(200, 109, 7.4) + ellipse(122, 109, 4.6, 5.6)) +
  fill('#1d0c14', ellipse(199.5, 109, 3.4) + ellipse(121.5, 109, 2.2, 2.8)) +
  fill('#fff', ellipse(197, 106, 1.6) + ellipse(120, 107, 1.2)) +
  thin('M180 111q9-9.500 24-9.500 13 0 25 9M139 108q-12-8-27 3', INK, 3) +
  thin('M178 103q14-10 28-8t24 10M138 100q-13-3-25 4', INK, 1.2) +
  thin('M185 113q9 6 18 5 12-1 23-7M136 113q-10 5-20 2', '#8a5240', 1)
/** What the years have drawn, before the operation: the fold from nose to mouth, the pouch on the jaw beside the chin. */
const sag =
  // Both run out into the cheek without an edge; below, the pouch hangs over the border of the jaw.
  '<g filter="url(#ob)">' +
  area('#c08a66', '176 190, 192 206, 202 240, 196 262, 193 240, 182 208') +
  area('#cf9f7b', '206 292, 212 307, 230 316, 252 312, 271 299, 280 284, 250 272') +
  area('#ecd0b4', '200 268, 224 272, 240 290, 228 300, 210 292') +
  '</g>' +
  fill(
    '#7a4a38',
    stroke('174 188, 189 202, 198 219, 201 238', 1.6) +
      stroke('205 296, 212 309, 230 318, 252 314, 270 301', 2) +
      stroke('192 246, 196 256, 195 266', 1.4),
  )
const over = (drawn: string, eyes = CLOSED) => onPerson('elder', 98, 34, 0.68, `<use href="#sa"/>${eyes}${drawn}`)
const near = (drawn: string) => onPerson('elder', 184, 52, 0.93, CLOSED + drawn)
/** Numbing fluid raises the skin before the ear, point beside point. */
const wheals = ['349 112', '356 131', '355 151', '354 171']
  .map((at, i) => `<path d="M-8 1Q-7-6 1-6 8-5 8 1 6 7-1 6-8 6-8 1z" transform="translate(${at}) rotate(${i * 50})"/>`)
  .join('')
/** The ear stands between brow and base of the nose; what is cut about it is drawn for where it was. */
const raised = (drawn: string) => `<g transform="translate(0 -12)">${drawn}</g>`

/** Of what is drawn upon her, the brows alone. */
const BROWS = FEATURES.elder!.slice(0, FEATURES.elder!.indexOf('<path fill="#f3dcc6"'))

/** The way in which skin and sheet are lifted: up and back. */
const up = (x: number, y: number, turn = 0) =>
  `<use href="#up" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}"/>`

/** From the temple, along the front of the ear, round its lobe, up behind it and into the hair. */
const round =
  '346 84, 358 104, 368 126, 374 146, 370 166, 374 190, 384 212, 394 217, 404 208, 412 190, 420 168, 430 156, 448 158, 466 168'
const chin = '160 324.5, 180 329.5, 203 328.5'

/** From the temple before the ear, round beneath its lobe and up behind it: the edge of the skin that stays. */
const STAYS = '346 84, 357 106, 366 128, 371 146, 367 166, 371 190, 381 212, 393 221, 405 212, 414 191'
/** The edge of the skin that is lifted: forward over the cheek, then below the lobe to the cut behind the ear. */
const FREE =
  '346 84, 320 88, 291 101, 265 124, 246 150, 232 178, 222 206, 219 230, 224 250, 238 267, 258 283, 284 298, 312 305, 340 299, 364 284, 386 262, 401 238, 413 214, 414 191'
const HINGE = '346 86, 320 106, 296 130, 279 162, 268 198, 265 234, 270 266, 284 292, 312 305'
/** Under it the SMAS, a flat, tough sheet that follows the cheek, pulled up and back: its edge lies on the firm fascia before the ear and is held there. */
const SMAS_EDGE = '346 96, 352 124, 347 150, 344 178, 350 206, 363 230, 371 254, 366 282'
const SMAS = [...pointsOf(HINGE), ...pointsOf('340 299, 366 282, 371 254, 363 230, 350 206, 344 178, 347 150, 352 124, 346 96')]
/** Small lobules of fat. */
const small = (line: Line, rest = '') =>
  `<g transform="scale(.5)"${rest}>${whole(
    area(
      'url(#q)',
      pointsOf(line).map(([x, y]): Point => [2 * x, 2 * y]),
    ),
  )}</g>`
const bed =
  whole(
    area('#b75f55', '346 84, 366 128, 367 166, 381 212, 394 222, 414 191, 413 214, 386 258, 338 294, 306 288, 300 130') +
      // The firm fascia, its fibres beside the ear.
      area(
        '#ecd3c6',
        '350 104, 360 124, 363 148, 360 170, 363 192, 373 212, 383 228, 384 246, 372 252, 350 206, 344 178, 347 150, 352 124',
      ),
  ) +
  thin('M354 118q7 18 3 34t3 42q4 16 18 34M357 134q3 14-1 26t3 32', '#b98474', 0.9) +
  whole(
    area('#d3c0bd', SMAS) +
      area('#e9dcd7', '340 98, 320 106, 296 130, 278 164, 268 198, 266 230, 284 222, 306 190, 330 160, 347 122') +
      area('#b89c9c', '371 254, 366 282, 340 298, 312 304, 286 294, 304 284, 332 270, 350 248, 358 228'),
  ) +
  // Its fibres run up and back; where it is gathered, it folds.
  thin(
    'M276 178q30-14 66-56M270 206q34-14 76-62M270 238q34-14 72-62M276 268q38-14 76-58M294 292q38-14 72-50M286 196q24-12 44-34M290 256q26-12 48-36',
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
  // Turned over, it lies on the cheek and throws its shade there.
  thin(curve(FREE.slice(0, FREE.indexOf(', 364 284'))), '#6b3a2c', 13, 'opacity=".34" transform="translate(-3 6)"') +
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

/** Her ear: the rim whose root runs into the bowl, the groove behind the ridge, the ridge forked above, the bowl behind the tragus, the knob across from it; the lobe hangs free. */
const EAR =
  '386 132, 386 114, 391 103, 399 97, 409 97.5, 418 103, 425 113, 430 126, 432 142, 430 158, 425 172, 418 187, 411 200, 404 211, 396 217, 388 216, 380 209, 374 198'
const ear =
  whole(
    area('#e6c3a3', EAR + ', 373 180, 377 160, 381 144') +
      area(
        '#cf9f7b',
        '424 112, 430 126, 432 142, 430 158, 418 187, 404 211, 396 217, 386 214, 397 208, 408 192, 418 172, 424 152, 426 132',
      ) +
      // The groove under the rim, and what the fork of the ridge encloses.
      area('#a9734f', '391 127, 395 115, 404 108, 414 111, 422 128, 422 150, 410 180, 416 146, 410 121, 400 117') +
      area('#cf9f7b', '396 129, 401 122, 407 125, 411 135, 410 143, 404 137') +
      // The bowl, parted by the root of the rim; the opening lies behind the tragus.
      area('#a9734f', '390 143, 396 135, 404 139, 409 152, 404 169, 396 177, 389 177, 386 153, 399 151') +
      area('#53291f', '387 158, 394 155, 398 161, 394 170, 387 174') +
      area('#e6c3a3', '378 150, 386 153, 391 164, 388 171, 380 175, 376 164') +
      area('#f3dcc6', '401 104, 412 106, 424 124, 426 142, 415 116'),
  ) +
  thin('M386 132c-2-20 7-35 20-35 14 1 26 26 26 45-1 28-16 53-28 69-7 9-17 6-30-13', INK, 2) +
  thin('M399 150c-9-4-13-14-8-25 5-11 11-16 17-16 8 1 14 14 15 31q0 19-12 40M396 133q14 6 13 20-2 17-13 24-5-4-9 0', INK, 1.1) +
  thin('M382 151c10 6 12 17 3 23', INK, 1.8)
/** The neck: the muscle from behind the ear to the breastbone, the groove before it, the pit between the two collarbones. */
const neck =
  whole(
    area('#7a3f22', '372 246, 346 304, 302 374, 256 440, 292 376, 332 310', 'opacity=".36"') +
      area('#cf9f7b', '224 453, 240 457, 255 452, 248 460, 238 462'),
  ) +
  fill(
    '#53291f',
    'M376 238c-22 62-70 142-124 212 57-69 105-148 124-212zM404 268c-12 62-56 122-104 178 50-55 94-115 104-178zM258 456c46 2 100-4 152-14-52 13-106 19-152 14zM222 458c-24-4-48-2-72 6 24-6 48-7 72-6z',
    'opacity=".8"',
  )

/** Seen as through the skin, from behind the chin down the throat: the platysma, a thin sheet from the chest up to the jaw; its inner edges are stitched in the midline. */
const WINDOW =
  '172 329, 196 331, 222 325, 250 313, 278 296, 302 280, 318 284, 324 306, 317 340, 303 374, 286 404, 266 428, 248 434, 233 420, 222 400, 215 378, 207 360, 190 343'
const EDGE = curve(WINDOW, { loop: true })
const fibres = [0, 1, 2, 3, 4].map((i) => `M${236 + i * 18} ${336 - i * 14}q${6 - i} 50 ${14 + i * 3} ${108 + i * 8}`).join('')
const MIDLINE_SEWN = 'M213 371l17-4M218 385l17-4M223 399l17-4M229 412l17-5M235 425l17-6'
const MIDLINE = 'M210 350q15 20 21 44t16 40'
const platysma =
  `<clipPath id="pw"><path d="${EDGE}"/></clipPath><g clip-path="url(#pw)" opacity=".62">` +
  whole(
    fill('#c5685c', 'M160 260h180v200H160z') +
      area('#dc9080', '200 342, 240 322, 276 296, 284 330, 276 390, 262 450, 236 450, 214 400') +
      area('#9a4642', '310 270, 340 270, 330 380, 270 450, 290 400, 308 340'),
  ) +
  thin(fibres, '#7a3032', 1) +
  thin(fibres, '#eba697', 1.2, 'transform="translate(7 3)"') +
  thin(MIDLINE, '#4d2039', 4.4) +
  thin(MIDLINE, '#f0cfc6', 2.6) +
  // The fat behind the chin, of which some is drawn off.
  area('url(#q)', '160 326, 214 318, 264 290, 276 298, 262 322, 240 344, 216 358, 196 354') +
  removed('178 333, 204 331, 230 323, 248 314, 248 324, 234 338, 216 350, 204 350, 192 342') +
  '</g>' +
  thin(MIDLINE_SEWN, '#2f3f6b', 1.7) +
  thin(EDGE, '#f8e8d8', 1.6, 'stroke-dasharray="2 5"')

/** A turn of soft cloth: its outline, the side away from the lamp, its folds. */
const turn = (d: string, shade: string, folds: string) =>
  whole(area('#f6efe4', d) + area('#d8cabb', shade) + area('none', d, `stroke="${INK}" stroke-width="3"`)) +
  thin(folds, '#8d7468', 1.8)
/** The hair of crown and nape, above and behind what the base shows. */
const crown = area('#3b2730', '150 20, 136 -20, 150 -60, 190 -84, 250 -97, 340 -96, 400 0')
/** Under the chin and up over the ears, a broad turn and before it a narrow one; the last turn round brow and nape holds them. */
const bandage =
  turn(
    '170 338, 230 336, 290 280, 318 220, 330 150, 334 60, 318 -30, 290 -98, 360 -94, 412 -68, 470 -24, 499 44, 503 120, 495 190, 472 238, 414 280, 360 320, 300 356, 240 374, 200 364',
    '200 364, 260 352, 330 312, 400 262, 450 200, 470 130, 462 40, 430 -50, 470 -24, 499 44, 503 120, 495 190, 472 238, 414 280, 360 320, 300 356, 240 374',
    'M216 354q80-6 138-80 46-60 42-160-6-100-56-200M246 366q100-24 156-106 42-60 40-150-4-80-50-172',
  ) +
  turn(
    '148 321, 186 330, 222 314, 252 276, 274 220, 286 160, 290 90, 286 0, 270 -60, 250 -99, 310 -98, 334 -60, 346 0, 346 80, 340 150, 326 210, 300 268, 260 320, 214 346, 172 338',
    '180 338, 220 334, 262 296, 296 240, 318 170, 328 80, 326 0, 310 -98, 334 -60, 346 0, 346 80, 340 150, 326 210, 300 268, 260 320, 214 346',
    'M196 334q60-18 88-90t22-180M214 338q64-28 92-104t22-190',
  ) +
  turn(
    '113 40, 107 26, 108 2, 114 -22, 128 -44, 180 -58, 260 -62, 340 -44, 410 -14, 470 26, 500 62, 504 132, 470 112, 420 86, 350 60, 270 44, 180 38, 130 42',
    '113 40, 180 30, 280 36, 370 58, 440 86, 500 116, 504 132, 470 112, 420 86, 350 60, 270 44, 180 38, 130 42',
    'M110 4q120-36 240 6t152 72',
  )
/** In a circle beside her, what lies beneath the turns: the ear, the sewn line about it, and where the drain leaves the hair. */
const TUBE = 'M424 178c14 26 22 54 26 92'
const tube = (d: string) => thin(d, INK, 9) + thin(d, '#e9dfe0', 6) + thin(d, '#b3264f', 2.4)
const ROUND = ellipse(540, 84, 68)
const window =
  `<clipPath id="wi"><path d="${ROUND}"/></clipPath><g clip-path="url(#wi)"><g transform="translate(178 -50) scale(.9)"><use href="#elder"/>` +
  raised(
    thin(curve(round), '#b3264f', 3) +
      thin(
        'M352 118l11-4M362 138l11-2M359 156l12 2M360 178l12-2M367 200l11-5M391 211l2 13M404 196l9 6M413 177l9 4',
        '#2f3f6b',
        2.4,
      ),
  ) +
  tube(TUBE) +
  '</g></g>' +
  thin(ROUND, INK, 8) +
  thin(ROUND, '#fffaf4', 5)
/** The drain: a fine tube from beneath the turn behind the ear down to its bulb, whose sides are pressed in so that it draws. */
const drain =
  tube('M416 236c14 30 2 48 16 64 18 20 66 8 74 50') +
  `<g transform="translate(508 358) rotate(8) scale(.78)">` +
  fill('#8fb0ad', 'M-16-14h13v22h-13zM5-8h11v16h-11z', `stroke="${INK}" stroke-width="3"`) +
  area(
    '#e4ebea',
    '-22 8, 0 3, 22 8, 34 26, 30 54, 34 84, 22 108, 0 116, -22 108, -34 84, -30 54, -34 26',
    `stroke="${INK}" stroke-width="3.4"`,
  ) +
  area('#b3384f', '-33 84, -12 88, 10 83, 33 84, 22 107, 0 115, -22 107') +
  area('#9dbfc1', '12 10, 22 12, 30 28, 26 54, 31 84, 22 100, 16 60', 'opacity=".7"') +
  area('#fff', '-24 22, -14 16, -16 40, -20 70, -25 50', 'opacity=".85"') +
  thin('M-6 28h12M-6 44h12M-6 60h12', INK, 2) +
  // It hangs on a pin in her gown.
  thin('M-30 2q10-14 58-6', INK, 4) +
  '</g>'
const shoulder =
  part('#a9c6c4', '230 520, 250 474, 312 456, 384 430, 440 402, 476 400, 528 412, 580 438, 620 478, 640 520', 3) +
  area('#86a9a8', '500 520, 540 460, 566 432, 606 466, 640 520') +
  thin('M262 482q110-14 184-66', '#5f8583', 2)

export const plate: Sheet = {
  slug: 'rhytidectomy-facelift-surgery',
  title: 'Facelift',
  desc: '1: the plan. 2: the skin is made numb. 3: the cut from the temple round the ear into the hair. 4: the skin is lifted off by a hook; the SMAS beneath is lifted and stitched to firm tissue before the ear. 5: through a small cut under the chin the flat muscle of the neck, seen as through the skin, is stitched in the midline, the fat behind the chin, hatched, reduced. 6: the surplus of skin is gone, fine stitches, in the circle, run in front of the ear, round its lobe and behind it; turns of soft bandage run over the head and ears and under the chin; a fine drain from behind the ear to its bulb on the gown.',
  // In fewer points, without the darkest patch below the chin, which would stand there as a thing of its own.
  defs:
    person('elder', 'elder-near')
      .replace(/<path fill="#7a4a38"[^>]*>/, '')
      // Brow, nose, chin and neck end where their line is drawn.
      .replace(
        /c-9 13-19 72.*?409 0z/,
        'c-1 1-16 61-17 67v15c1 7 4 21 6 27 1 3 3 3 4 4 1 2 1 8 1 10 0 4-3 9-4 13-2 8-1 16-3 23-2 5-5 8-5 14-1 8 4 9 5 14 2 4 2 10 2 14 2 13 4 27 7 40 3 15 9 28 13 42 2 7 1 14 5 21 8 18 31 20 47 28 2 1 5 2 7 4 7 6 11 20 13 28 3 8 5 19 4 27 0 3 0 8-2 10-3 2-28 8-34 10-33 12-62 30-90 53-3 3-11 8-12 13z',
      )
      // Her ear is drawn anew.
      .replace(/M376 145l5-15.*?5-6 8-9z/, '')
      .replace(/M400 90c-6 1.*?-2 10-2 15z/, '')
      .replace(/M293 16c5 9.*?-54-13z/, '')
      .replace('M412 110c-4 6-11 11-18 12c3-8 10-12 18-12z', '')
      .replace(FEATURES['elder-near']!, '')
      .replace('</g><clipPath id="oh">', `${BROWS}${neck}</g><clipPath id="oh">`)
      // Its sideburn runs out without a step.
      .replace('M364 95c-1 6 2 54 10 52', 'M358 93c10 17 4 24 6 38 2 9 5 16 10 16')
      .replace(/<\/g>$/, raised(ear) + '</g>') +
    `<g id="ey">${closed}</g><g id="sa">${whole(sag)}</g>` +
    PENCIL +
    `<g id="up">${arrow('0 0, 24 -25, 46 -54', 4.8)}</g><g id="cr">${raised(cut(round, 3.8))}</g>`,
  panels: [
    {
      steps: '1',
      body: over(
        raised(aimed(round)) + aimed('160 303, 196 304, 240 296, 288 274, 328 244, 366 214') + up(228, 222) + up(284, 240, 4),
        awake,
      ),
    },
    {
      steps: '2',
      body: over(
        `<g fill="#eed3ba" stroke="#a9734f" stroke-width="1.2">${wheals}</g>` +
          fromLeft(syringe('#dfeaea'), 346, 184, 118, 100, 1, 1.15),
      ),
    },
    { steps: '3', body: over('<use href="#cr"/>' + cut(chin, 4)) },
    {
      steps: '4',
      body: near(raised(bed + flap) + '<use href="#cr"/>' + up(276, 200, -4) + up(288, 252, -4)),
    },
    {
      steps: '5',
      body: onPerson('elder', 104, 158, 0.75, platysma + arrow('300 346, 280 358, 256 376', 5) + cut(chin, 4)),
    },
    {
      steps: '6',
      body: `<g transform="translate(-22 47) scale(.42)">${crown}<use href="#elder"/>${CLOSED}${whole(shoulder)}${drain}${bandage}${window}</g>`,
    },
  ],
}
