/** The belly from the front, closed and opened, on the plate `belly`. */
import { twice } from './lift'
import { curve, ellipse, mirrored, pointsOf, stroke } from './pen'
import { area, arrow, cut, fill, INK, ink, marked, part, ROSE, thin, whole } from './marks'
import { onPerson } from './people'
import { LAYER } from './tones'

/** The midline on the plate of the belly. */
const CENTRE = 240

/** One upright dent with a hood of skin over it. */
export const navel = (y: number) =>
  area(LAYER.skinShade, `233 ${y - 10}, 240 ${y - 18}, 248 ${y - 12}, 250 ${y + 6}, 244 ${y + 20}, 236 ${y + 16}, 231 ${y + 2}`) +
  area('#7a4a38', `236 ${y - 8}, 241 ${y - 15}, 246 ${y - 9}, 245 ${y + 8}, 241 ${y + 15}, 237 ${y + 6}`) +
  ink(stroke(`231 ${y + 2}, 233 ${y - 12}, 240 ${y - 19}, 248 ${y - 13}`, 2.2))
export const fold = ink(stroke('110 404, 170 414, 240 417, 310 414, 372 402', 2))
/** The low line of the cut, from hip to hip. */
export const LOW = '52 396, 100 420, 160 436, 240 444, 320 436, 380 420, 428 396'

/** Cloth over the breasts: what is worn, or a drape in the operation. */
const covered = (cloth: string, shade: string, light: string) =>
  part(cloth, '30 60, 36 96, 44 126, 140 137, 240 140, 340 137, 438 126, 446 96, 452 60', 2) +
  area(shade, '452 60, 446 96, 438 126, 340 137, 240 140, 180 139, 300 128, 392 112, 416 84, 420 60') +
  // It is drawn together at the sides: folds run out from there and die away; the hem is turned over once.
  area(shade, '40 108, 70 104, 118 116, 168 120, 116 121, 66 113') +
  area(shade, '214 60, 224 84, 246 112, 228 104, 212 82') +
  area(shade, '128 60, 142 82, 176 104, 150 98, 128 78') +
  ink(
    stroke('46 114, 140 125, 240 128, 340 125, 438 114', 1.1),
    stroke('42 106, 74 104, 122 114', 1),
    stroke('440 104, 406 104, 352 116', 1.2),
    stroke('212 70, 226 96, 250 114', 1),
  ) +
  fill(light, stroke('60 96, 120 106, 190 110', 3))
export const BODICE = whole(covered('#d9b7b2', '#c4989a', '#f2dfda'))
const DRAPE = whole(covered('#a9c6c9', '#83a6aa', '#d5e6e6'))
const FLANK = area('url(#h)', '432 130, 421 190, 428 250, 450 304, 440 310, 424 296, 409 250, 402 200, 404 170, 416 130')
/** What gives the wall of the belly its form: the ribs' arch, the groove above the navel, the flank in shade. For the definitions of a sheet. */
export const FORM = `<g id="fo">${whole(FLANK)}${fill(
  INK,
  'M190 168q-28 22-42 58 17-34 42-58zM292 168q29 24 42 62-16-36-42-62zM240 262q3 28 0 50 0-24 0-50zM66 336q12 21 38 26-24-9-38-26zM416 338q-14 21-40 26 23-9 40-26z',
)}</g>`
const belly = (drawn: string, form = '<use href="#fo"/>') =>
  fill('#cfaaa6', 'M0 230h240v10H0z') + onPerson('belly', 40, 86, 0.6, form + drawn)
/** The belly below the breasts, in a bodice or under the drape of an operation. */
export const worn = (drawn: string) => belly(BODICE + drawn)
export const draped = (drawn: string) => belly(DRAPE + drawn)
/** Both flanks drawn in, their new line within the old one, dashed: a finger's breadth and a half, from below the ribs to the hip. Down to the thighs, as the garment is worn there. */
export const SLIM = '436 100, 431 140, 428 180, 428 214, 433 252, 444 300, 457 346, 467 392, 472 440, 472 486, 465 540, 452 610'
const PLUMP = 'M431 140C433 168 440 190 448 210C458 234 464 262 468 294C471 324 473 352 473 420'
/** The same with the fullness of both flanks, before. */
const FULL = '436 100, 431 140, 435 172, 447 206, 459 244, 467 290, 471 334, 473 380, 473 440, 472 486, 465 540, 452 610'
/** Between the thighs: they touch below the hem, and part lower down. */
export const GAP = 'M250 612Q245 596 241 580 237 596 232 612'
export const edged = (side: string) =>
  whole(fill('var(--g)', `${curve(side)}H560V-10H434z${curve(mirrored(side, CENTRE))}H-80V-10H46z${GAP}z`)) +
  ink(stroke(side, 3, { from: 1, to: 1 }), stroke(mirrored(side, CENTRE), 2, { from: 1, to: 1 })) +
  thin(`${GAP}M241 556V580`, INK, 2)
const hips = whole(
  fill('#f3dcc6', 'M0 440Q240 500 480 440V610H0z') +
    fill('#e6c3a3', 'M480 440V612H342Q364 548 360 470zM210 520Q208 580 196 612H232L241 532z') +
    fill('#cf9f7b', 'M480 440V612H390Q412 530 408 450z') +
    area(
      '#cf9f7b',
      '436 100, 431 140, 428 180, 428 214, 433 252, 444 300, 457 346, 467 392, 472 436, 446 440, 424 392, 404 344, 396 300, 393 250, 392 190, 391 120',
    ) +
    fill(
      '#d9b7b2',
      'M0 392Q120 454 240 466 360 454 480 392V436Q330 476 274 540 260 556 241 556 222 556 206 540 150 476 0 436z',
      `stroke="${INK}" stroke-width="2"`,
    ) +
    area(
      '#bd8f8f',
      '478 404, 440 424, 404 438, 372 462, 330 482, 296 508, 266 534, 240 545, 236 552, 248 554, 264 547, 314 502, 374 464, 480 434',
    ) +
    thin('M4 404Q120 466 240 478 360 466 476 404', '#bd8f8f', 1.6),
)
/** What she wears above, seen up to the breasts. */
const top =
  fill('#d9b7b2', 'M18-10L32 60 45 127Q140 138 240 140T435 127L448 60 462-10z', `stroke="${INK}" stroke-width="2"`) +
  whole(
    area('#c4989a', '452 -10, 448 10, 441 60, 430 112, 422 126, 340 136, 262 138, 340 122, 392 92, 412 40, 416 -10') +
      area('#c4989a', '40 106, 72 102, 122 112, 176 114, 118 120, 66 114') +
      ink(
        stroke('44 115, 140 126, 240 128, 340 126, 437 115', 1.4),
        stroke('38 88, 74 92, 118 104', 1.2),
        stroke('442 88, 410 92, 366 104', 1.4),
        stroke('240 22, 246 60, 241 100', 1.2),
      ) +
      fill('#f2dfda', stroke('60 30, 82 62, 132 84', 4)),
  )
/** For the definitions: her hips in briefs, and what she wears above. */
export const HIPS = `<g id="sl">${hips}</g><g id="tz">${top}</g>`
/** They alone, hip to hip, in a bodice: both flanks drawn in, what they were dashed. */
export const drawnIn = (drawn: string) =>
  onPerson(
    'belly',
    -20,
    84,
    0.46,
    `<use href="#sl"/>${edged(SLIM)}${twice(thin(PLUMP, 'var(--s,#5b1f4d)', 2.4, 'stroke-dasharray="5 5"'))}<use href="#tz"/>${drawn}`,
  )
/** Before: above each hip a fullness that stands out, with a crease where it begins below the ribs. */
export const full = (drawn: string) =>
  '<use href="#sl"/>' +
  whole(
    area('#f3dcc6', '50 140, 0 150, -10 300, 0 400, 14 392, 26 310, 44 240, 54 190') +
      area('#cf9f7b', '424 140, 480 150, 490 300, 480 398, 462 384, 430 340, 420 280, 416 220') +
      area('#a9734f', '433 150, 452 160, 490 240, 480 394, 468 380, 462 320, 452 262, 440 212') +
      area('url(#h)', '433 150, 452 160, 490 240, 480 394, 468 380, 462 320, 452 262, 440 212'),
  ) +
  edged(FULL) +
  ink(stroke('431 152, 424 165, 406 174', 2), stroke('49 152, 56 163, 70 170', 1.6)) +
  '<use href="#tz"/>' +
  navel(320) +
  drawn
/** After a tummy tuck, from near: the skin lies smooth down to the low line. The light goes on over what hung; only the side that looks away from the lamp stays in shade. */
export const flattened = (drawn: string) =>
  belly(area('#f3dcc6', '70 350, 240 280, 300 290, 312 340, 296 396, 226 430, 150 424, 62 394') + drawn, FLANK)

/** The field under the raised skin: narrow below the ribs, wide at the cut. */
const FIELD =
  '54 398, 100 420, 160 436, 240 444, 320 436, 380 420, 426 398, 386 362, 352 302, 330 240, 298 194, 240 176, 182 194, 150 240, 128 302, 94 362'
/** One straight muscle from under the ribs to the pubis, its inner edge so far from the midline at five heights. */
const HEIGHTS = [150, 220, 300, 380, 460]
const WIDTHS = [58, 66, 62, 46, 24]
const muscle = (gaps: readonly number[]): string =>
  [
    ...HEIGHTS.map((y, i) => [CENTRE - (gaps[i] ?? 0) - (WIDTHS[i] ?? 0), y]),
    ...HEIGHTS.map((y, i) => [CENTRE - (gaps[i] ?? 0), y]).toReversed(),
  ]
    .map((point) => point.join(' '))
    .join(', ')
/** The tendons across it. */
const bands = (gap: number) =>
  [212, 262, 314].map(
    (y, i) => `${178 - gap - i} ${y - 3}, ${196 - gap} ${y + 4}, ${216 - gap} ${y}, ${228 - gap} ${y + 5}, ${240 - gap} ${y + 1}`,
  )
const GAPS = { parted: [7, 15, 19, 13, 3], closed: [2, 2, 2, 12, 5] } as const

/** The sheet of the oblique muscles, between the straight one and their flesh. */
const SHEET = '#dccabe'
/** The outer edge of the straight muscle, where it turns from us. */
const SIDE_SHADE = (gaps: readonly number[]): string =>
  [
    ...HEIGHTS.map((y, i) => [CENTRE - (gaps[i] ?? 0) - (WIDTHS[i] ?? 0), y]),
    ...HEIGHTS.map((y, i) => [CENTRE - (gaps[i] ?? 0) - (WIDTHS[i] ?? 0) + 11, y]).toReversed(),
  ]
    .map((point) => point.join(' '))
    .join(', ')

/** Under the skin: straight muscles seen through the sheath that covers them and that is stitched, the oblique ones beside them with the fascia between. */
export const opened = (state: keyof typeof GAPS) => {
  const gaps = GAPS[state]
  const edge = HEIGHTS.map((y, i) => `${CENTRE - gaps[i]! - WIDTHS[i]!} ${y}`).join(', ')
  // The straight muscle shows through its sheath; beside it the sheet of the oblique one, whose fibres run down to the middle, and at the flank its flesh.
  const half =
    fill(SHEET, 'M60 150h180v310H60z') +
    area('#eee0d4', '150 170, 178 200, 172 280, 176 360, 190 440, 120 440, 100 410, 128 330, 136 250') +
    // Below the navel, and inwards of the flank, it is tendon alone.
    area('url(#y)', '20 352, 96 200, 168 176, 165 210, 160 240, 155 270, 149 300, 138 328, 122 350, 100 370, 60 384') +
    thin(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => `M${150 - 4.6 * k} ${186 + 26 * k}q${14 + k} 13 ${30 + 3 * k} ${28 - k}`).join('') +
        [0, 1, 2, 3].map((k) => `M${98 - 13 * k} ${346 + 16 * k}q${22 + k} 20 ${52 + 6 * k} ${34 - 2 * k}`).join(''),
      '#b79f92',
      1,
    ) +
    part('url(#u)', muscle(gaps), 1.1) +
    thin(
      bands(gaps[1])
        .map((band) => curve(band))
        .join(''),
      '#f1e2d8',
      4.4,
    ) +
    area('#f6ece4', muscle(gaps), 'opacity=".84"') +
    area(LAYER.muscleShade, SIDE_SHADE(gaps), 'opacity=".28"') +
    thin(
      HEIGHTS.slice(1)
        .flatMap((y, i) => [0, 1].map((k) => `M${CENTRE - gaps[i]! - 3} ${y - 36 * k - 4}l${4 - WIDTHS[i + 1]!} -9`))
        .join(''),
      '#c9ab9d',
      1,
      'opacity=".8"',
    ) +
    thin(curve(edge), '#f1e2d8', 4) +
    ink(stroke(edge, 1.2))
  return (
    `<g clip-path="url(#o)">${fill(SHEET, 'M40 150h400v310H40z')}${area('#b9a094', '231 150, 249 150, 256 300, 248 460, 232 460, 224 300', 'opacity=".8"')}` +
    `<g id="${state}">${half}</g><use href="#${state}" transform="matrix(-1 0 0 1 ${2 * CENTRE} 0)"/>` +
    // The far side lies in shade, and the raised skin throws its own on the near one.
    area('url(#h)', '330 240, 352 302, 386 362, 426 398, 380 420, 330 436, 346 380, 340 320') +
    area(
      '#7a4a38',
      '94 362, 128 302, 151 246, 184 208, 240 192, 296 208, 316 240, 240 205, 192 222, 162 258, 138 312, 108 366, 66 404, 54 398',
      'opacity=".3"',
    ) +
    '</g>' +
    cut('54 398, 100 420, 160 436, 240 444, 320 436, 380 420, 426 398', 3.6)
  )
}

const FLAP_IN = '386 362, 352 302, 329 246, 296 208, 240 193, 184 208, 151 246, 128 302, 94 362'
/** The skin and its fat, folded up over the ribs: the fat looks at us. */
const flap =
  part(
    'url(#f)',
    `54 398, 60 354, 92 290, 118 222, 160 168, 240 146, 320 168, 362 222, 388 290, 420 354, 426 398, ${FLAP_IN}`,
    1.4,
  ) +
  area('#b07f36', '426 398, 420 354, 388 290, 362 222, 320 168, 276 152, 322 184, 348 234, 370 294, 400 360', 'opacity=".3"') +
  part(
    LAYER.skin,
    '50 396, 56 350, 86 286, 112 216, 156 160, 240 138, 324 160, 368 216, 394 286, 424 350, 430 396, 426 398, 420 354, 388 290, 362 222, 320 168, 240 146, 160 168, 118 222, 92 290, 60 354, 54 398',
    1.4,
  ) +
  area(
    LAYER.skinShade,
    '276 143, 324 160, 368 216, 394 286, 424 350, 430 396, 420 354, 388 290, 362 222, 320 168',
    'opacity=".9"',
  ) +
  // Where the navel was cut round, a hole through fat and skin.
  fill('#7a4a38', ellipse(240, 166, 12, 6), 'stroke="#b3264f" stroke-width="2"')

/** The navel, left on its stalk, a short column that stands on the fascia: at its top an upright dent under a hood of skin, lit from the upper left. */
const stalk =
  area('#7a4a38', '244 368, 254 350, 270 360, 276 372, 262 378, 248 376', 'opacity=".4"') +
  part('#dfb59b', '227 336, 229 358, 232 368, 240 371, 249 368, 252 358, 254 336', 1) +
  area('#b9805f', '254 340, 252 358, 249 368, 241 371, 245 360, 246 348') +
  part(LAYER.skin, '230 322, 240 316, 250 322, 254 333, 250 345, 240 351, 231 345, 227 333', 0.8) +
  area(LAYER.skinShade, '246 319, 251 324, 254 333, 250 345, 240 351, 232 346, 241 344, 246 337, 247 327') +
  area('#7a4a38', '238 327, 242 324, 245 330, 243 340, 239 342, 236 335') +
  ink(stroke('234 334, 236 325, 241 321, 247 326', 1.4))

/** What a sheet with the opened belly needs among its definitions, and its use. */
export const OPENED = `<clipPath id="o"><path d="${curve(FIELD, { loop: true })}"/></clipPath><g id="flap">${whole(flap)}${stalk}</g>`
export const FLAP = '<use href="#flap"/>'
/** Below the navel they still lie apart: two threads lie across the gap and are drawn tight. */
export const DRAWN = thin('M224 390q16-5 32 0M225 407q15-5 30 0', '#2f3f6b', 2.2) + twice(arrow('172 400, 194 400, 209 400', 4.6))
/** The midline is gathered from above; below the navel the last third is still open. */
export const gathered =
  thin(
    `M240 202V318M240 368V386${[210, 227, 244, 261, 278, 295, 311, 376].map((y) => `M232 ${y}h16m-3-4l-4 7`).join('')}`,
    '#2f3f6b',
    1.8,
  ) + DRAWN

/** What is drawn down over the waistband, nearly a hand’s breadth, hangs like an apron: its free edge lies towards us, the skin thin, the fat beneath it thick; a slit is left where the navel was. */
const EDGE = '52 396, 56 436, 70 472, 100 493, 150 502, 204 511, 262 507, 322 510, 376 498, 408 474, 423 438, 428 396'
const FAT_EDGE = '52 396, 50 440, 62 486, 94 514, 150 525, 206 536, 262 531, 322 535, 384 522, 418 492, 431 444, 428 396'
/** From one line to the other, with corners where they meet. */
const between = (upper: string, lower: string) => `${curve(upper)}${curve([...pointsOf(lower)].toReversed(), { joined: true })}z`
const SURPLUS = between(LOW, EDGE)
const surplus =
  area(
    '#7a4a38',
    '54 450, 84 520, 150 546, 206 556, 262 551, 322 555, 392 542, 428 500, 440 440, 448 500, 412 556, 300 576, 150 572, 84 546, 58 500',
    'opacity=".3"',
  ) +
  fill('url(#f)', between(EDGE, FAT_EDGE), `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`) +
  area('#b07f36', '428 420, 424 474, 392 512, 322 524, 262 520, 262 531, 322 535, 384 522, 418 492, 431 444', 'opacity=".35"') +
  fill(LAYER.skin, SURPLUS) +
  area(LAYER.skinShade, '380 420, 372 452, 340 482, 300 498, 262 507, 322 510, 376 498, 408 474, 423 438, 426 404') +
  // It is drawn down: soft folds run to the edge.
  area(LAYER.skinShade, '98 434, 100 462, 118 497, 128 499, 112 466') +
  area(LAYER.skinShade, '196 456, 192 484, 204 511, 216 511, 204 484') +
  fill('url(#x)', SURPLUS, 'opacity=".5"') +
  // The cut edge of the skin, thin above the fat.
  thin(curve(EDGE), LAYER.skinShade, 6) +
  ink(stroke(EDGE, 1.8)) +
  fill('#7a4a38', ellipse(246, 470, 4, 10), `stroke="${ROSE}" stroke-width="2"`)
/** Drawn down until it lies smooth, she is seen down to where it hangs; the navel is brought out through a new opening, where it was. */
export const drawnDown = (drawn: string) =>
  onPerson(
    'belly',
    0,
    80,
    0.5,
    `<use href="#fo"/>${fill('#d9b7b2', 'M0 478H480V570H0z')}${fill('#bd8f8f', 'M466 477Q480 510 480 570V477z')}${DRAPE}${area('#f3dcc6', '204 336, 240 330, 276 336, 264 354, 240 359, 214 353')}${drawn}${surplus}${marked(LOW)}${arrow('140 344, 138 396, 139 462', 7)}`,
  )

/** Afterwards, seen as far down: high-cut briefs, so that the groin lies free. */
export const wornAfter = (drawn: string) =>
  onPerson(
    'belly',
    0,
    80,
    0.5,
    BODICE +
      whole(
        fill('#f3dcc6', 'M0 424H480V570H0z') +
          fill('#e6c3a3', 'M384 430H480V570H404Q384 500 384 430z') +
          fill('#cf9f7b', 'M420 430H480V570H440Q422 500 420 430z') +
          fill('#d9b7b2', 'M70 430Q150 508 240 512T410 430V444Q310 500 266 570H214Q170 500 70 444z') +
          fill('#bd8f8f', 'M410 430Q366 480 296 504 300 530 266 570 310 500 410 444z') +
          thin('M70 430Q150 508 240 512T410 430M70 444Q170 500 214 570M410 444Q310 500 266 570', INK, 2.4),
      ) +
      drawn,
  )

/** A round picture in the upper right corner of a panel, 86 units from its middle to its edge. */
export const RING = '<clipPath id="in"><circle id="ic" r="86"/></clipPath>'
export const inset = (drawn: string) =>
  `<g transform="translate(190 54) scale(.5)"><use href="#ic" class="g"/><g clip-path="url(#in)">${drawn}</g><use href="#ic" fill="none" stroke="#fffaf4" stroke-width="7"/><circle r="90" fill="none" stroke="#4d2039" stroke-width="2"/></g>`
