import { curve, ellipse, type Line, mirrored, pointsOf, stroke } from '../pen'
import { marked, area, arrow, cut, fill, INK, ink, part, sewn, thin, whole } from '../marks'
import { pair, twice } from '../lift'
import { fromRight, near, PENCIL_NEAR } from '../hands'
import { gathered } from '../gathered'
import { onPerson } from '../people'
import { CLOTH, TABLE } from '../propped'
import { ownSheet } from '../own'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen } from '../tools'
import { EDGE, FOLD, nipples, placer, SHAPES } from '../breasts'
import { edgeOf, MIDLINE, trunk } from '../trunk'

const CENTRE = 240
/** From the armpit down the side of her chest, out over the breast, which swells beyond it, and along its lower edge towards the breastbone. */
const OUTER = [
  '60 240, 59.800 265, 61 298, 60 320, 56 348, 53 380, 56 412, 70 443, 98 468, 134 484, 172 482, 205 462, 224 434, 232 408',
  '421.500 240, 422 265, 420.500 298, 421 320, 425 348, 428 380, 424 414, 410 446, 382 470, 345 486, 307 482, 275 462, 256 432, 248 404',
]
/** What of her lies between that line and the ribs. */
const FLANK = OUTER.map((line, i) => `${curve(line.split(', ').slice(0, 9).join(', '))}L${i ? 370 : 110} 400V250z`).join('')
/** The fold in which either breast begins beside the chest. */
const BEGINS = [
  stroke('59 326, 66 304, 77 286', 1.6, { from: 0.9, to: 0.05 }),
  stroke('422 326, 415 304, 404 286', 1.8, { from: 0.9, to: 0.05 }),
]
/** Above, the chest falls back before the breast comes forward; beside it lies the chest in half-tone, and the breast turns into the light, or from it. */
const MODELLED = `<g filter="url(#cs)" clip-path="url(#wb)">${
  fill(
    '#cf9f7b',
    'M84 262Q90 206 142 202 200 206 214 270 190 234 142 230 102 234 84 262zM266 270Q282 204 338 202 390 206 396 262 376 234 338 230 292 234 266 270z',
    'opacity=".35"',
  ) +
  fill('#cf9f7b', 'M54 232L92 226 84 266 68 312 54 322z', 'opacity=".8"') +
  fill('#a9734f', 'M428 232L394 226 400 266 414 312 428 322z', 'opacity=".8"') +
  fill('#f1d6bd', 'M82 328Q64 354 68 388 84 390 98 368 102 336 82 328z', 'opacity=".35"') +
  fill(
    '#a9734f',
    'M398 326Q424 384 372 456L420 470 440 420V326zM240 366Q248 420 272 460L240 474 210 460Q232 420 240 366z',
    'opacity=".55"',
  )
}</g>`
/** Her trunk: the tones pass into each other without an edge, and no hatching lies beside that of what is removed. */
const SOFT =
  '<filter id="cs"><feGaussianBlur stdDeviation="5"/></filter>' +
  whole(
    trunk('heavy', 'small')
      .replace(/(<path id="wp"[^>]* d="[^"]*)/, `$1${FLANK}`)
      .replace(
        ink(edgeOf(SHAPES.heavy, false), edgeOf(SHAPES.heavy, true)),
        MODELLED +
          ink(
            stroke(OUTER[0] as string, 2.5, { from: 0.6, to: 0.05 }),
            stroke(OUTER[1] as string, 2.9, { from: 0.6, to: 0.05 }),
            ...BEGINS,
          ),
      )
      .replace(MIDLINE, ''),
  )
    .replaceAll(/<path fill="#(?:e6c3a3|cf9f7b)"|<g fill="#a9734f"/g, '$& filter="url(#cs)"')
    .replaceAll(/<use href="#[\w-]+" fill="url\(#[hj]\)"\/>/g, '')
const before = (drawn: string) => onPerson('heavy', 48, 110, 0.61, drawn)
const after = (drawn: string) => onPerson('small', 48, 84, 0.61, drawn)
const { nipple, areola, flat } = SHAPES.heavy
/** Her areola, drawn once and used at each place it takes. */
const AREOLA =
  '<filter id="ct" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="1.6"/></filter><g id="ar">' +
  fill('#b67d69', ellipse(0, 0, areola, areola * flat)) +
  `<g filter="url(#ct)">${fill('#cd9c84', ellipse(-3, -3, 15, 9))}${fill('#96594d', 'M-7 2Q0 10 9 2 14 8 6 11-4 12-7 2z', 'opacity=".8"')}</g>` +
  fill('#b3766a', ellipse(0, -0.5, 7.4, 6.4)) +
  fill('#96594d', 'M-6 2.500Q0 8 6.500 1.500 5 6 0 6-4.500 6-6 2.500z') +
  fill('#dcab98', ellipse(-2, -3, 3, 2)) +
  '</g>'
const areolas = (y: number, scale = 1): string =>
  [142, 338].map((x) => `<use href="#ar" transform="translate(${x} ${y}) scale(${scale})"/>`).join('')
const low = areolas(nipple[1])

/**
 * One geometry for every panel. The new areola lies at the level of the fold, on the line through the nipple; from it two limbs run down and
 * out, and turn along the breast to either end of the fold. A stalk as wide as the areola and more, which comes from above,
 * carries the nipple; what lies below it and beside it is taken.
 */
const keyhole = '106 402, 119 376, 128 352, 123 336, 130 323, 142 318, 154 323, 161 336, 156 352, 167 374, 184 398'
const ends = ['106 402, 94 403, 82 409, 73 419, 70 432', '184 398, 196 400, 207 407, 214 417, 216 430']
const inFold = '70 432, 77 447, 92 460, 113 470, 140 474, 169 471, 194 459, 210 444, 216 430'
const STALK = '156 352, 167 374, 184 398, 178 422, 164 440, 142 446, 120 440, 108 424, 106 402, 119 376, 128 352'
/** What is taken: one basin of skin, gland and fat, below the stalk and on both its sides. */
const TAKEN =
  curve(ends[0] as string) +
  curve(inFold, { joined: true }) +
  curve(pointsOf(ends[1] as string).toReversed(), { joined: true }) +
  curve('184 398, 178 422, 164 440, 142 446, 120 440, 108 424, 106 402', { joined: true })
const taken = fill('url(#x)', TAKEN, 'stroke="#b3264f" stroke-width="2.2" stroke-linejoin="round"')
const cutAlong = (d: string): string => thin(d, '#fff6ec', 5.6) + thin(d, '#b3264f', 3.2)
const BUTT = 'style="stroke-linecap:butt"'
const FREE = '105 401, 108 422, 120 440, 142 446, 164 440, 178 421, 185 397'
/** Its bare skin is lit from above and turns away below, as the breast does. */
const PALE =
  '<linearGradient id="ds" x2="0" y2="1"><stop stop-color="#efcbb6"/><stop offset=".5" stop-color="#e3b199"/><stop offset="1" stop-color="#cc937b"/></linearGradient>'
/** Its skin is left without its outermost layer and cut along the two limbs; where it is freed below, its fat is seen as thick as it is. */
const stalk =
  thin(curve(FREE), INK, 13, BUTT) +
  thin(curve(FREE), 'url(#q)', 10.6, BUTT) +
  area('url(#ds)', STALK) +
  thin(curve(FREE), INK, 1.4)
/** Its cuts: the limbs, from the new areola down. */
const limbs = cutAlong(
  '106 402, 119 376, 128 352M156 352, 167 374, 184 398'
    .split('M')
    .map((line) => curve(line))
    .join(''),
)
const place = (drawn: (line: Line) => string) =>
  pair('142 318, 158 324, 164 338, 158 352, 142 358, 126 352, 120 338, 126 324', drawn)
const level = whole(marked(`76 ${FOLD - 2}, 402 ${FOLD - 2}`))
const ring = ellipse(142, nipple[1], areola, areola * flat)

const { nipple: high, areola: small } = SHAPES.small
/** In the fold, on the line of the lower edge. */
const FOLDED = placer(SHAPES.small, false)(EDGE).slice(3, 9)
const closed = twice(
  thin('M143 341V376', '#b3264f', 2.4) +
    thin(curve(FOLDED), '#b3264f', 2.8) +
    sewn('143 344, 143 352, 143 361, 143 372', 7, 1.3) +
    sewn(FOLDED, 7, 1.3),
)

/** Round the areola, on its edge. */
const around = twice(whole(fill('none', ellipse(high[0], high[1], small, small * 0.9), 'stroke="#b3264f" stroke-width="2.2"')))

/** What is taken, and the way of the nipple on its stalk. */
const reduced =
  level +
  twice(taken + whole(stalk) + limbs) +
  whole(place((line) => marked(line, true))) +
  low +
  twice(arrow(`141 401, 141.500 388, 142 ${FOLD + 36}`, 3.6))

/** What was taken, in a steel bowl on the scales, and on its way to the laboratory in a jar. */
const HEAP = '36 24, 40 13, 56 8, 78 6, 96 11, 104 24, 86 30, 70 31, 54 30'
const SKIN = '39 14, 56 8, 78 6, 97 12'
const JAR = 'M166 22h40v38q0 6-6 6h-28q-6 0-6-6z'
const weighed =
  fill('#a9c6c9', 'M0 66h240v16H0z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#e9eeec', 'M32 66l5-13h66l5 13z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#5b7f86', 'M54 56h32v7h-32z') +
  thin('M62 58v3m6-3v3m6-3v3', '#e9f5f3', 1.4) +
  fill('#c3ced1', 'M28 48h84l-6 5H34z', `stroke="${INK}" stroke-width="1"`) +
  fill('#8d9da3', ellipse(70, 24, 37, 6), `stroke="${INK}" stroke-width="1.2"`) +
  `<g id="hp">${whole(
    part('url(#q)', HEAP, 1) +
      // Gland lies in the fat as strands, a fold of skin upon it.
      area(LAYER.gland, '50 25, 56 19, 66 20, 76 15, 90 18, 94 24, 80 23, 70 27, 60 25') +
      thin(curve(SKIN), INK, 6, BUTT) +
      thin(curve(SKIN), LAYER.skin, 4, BUTT),
  )}</g>` +
  fill('#c3ced1', 'M33 24q37 12 74 0-2 24-26 24h-22Q35 48 33 24z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#8d9da3', 'M107 24q-2 24-26 24H66q26-4 32-21z') +
  fill('#e6f0ef', JAR, `stroke="${INK}" stroke-width="1.2"`) +
  fill('#c9dcd9', 'M167 32h38v33h-38z') +
  '<use href="#hp" transform="translate(147 49) scale(.55)"/>' +
  fill('#fffaf4', 'M173 34h26v11h-26z', `stroke="${INK}" stroke-width=".8"`) +
  thin('M176 37.500h16m-16 4h20', '#2f3f6b', 1) +
  fill('#5b1f4d', 'M162 12h48v10h-48z', `stroke="${INK}" stroke-width="1.2"`) +
  arrow('118 38, 132 31, 147 33', 3.4)

/**
 * The closed cut in a block of the breast, from near: its skin from above, in section the gland, the fat above it, the deep and the upper layer of
 * the skin, each joined by itself; the knots lie below.
 */
const SUTURE = '#2f3f6b'
const sutures = [
  [200, 21, 13],
  [138, 16, 10],
  [96, 10, 9],
]
  .map(([y = 0, w = 0, h = 0]) => {
    const [side, top] = [Math.round(1.2 * w), y - h]
    return `M120 ${y + h}C${120 - side} ${y + h - 2} ${120 - side} ${top} 120 ${top}S${120 + side} ${y + h - 2} 120 ${y + h}l-7 6m7-6l8 5`
  })
  .join('')
/** Where a thread pulls, what it holds is drawn in. */
const PULLED = 'M97 190q-8 1-13 5M96 204q-8 0-14-2M101 133q-6 0-10 3M102 142q-6 1-11 0M108 92q-4 0-8 2M108 98q-4 1-8 1'
const RUNNING = 'M109 70Q120 76 131 70'
const layers =
  fill('#f3dcc6', 'M0 38Q84 12 136 18q10 1 14-3 4 4 12 3 40-4 78 4v60H0z', `stroke="${INK}" stroke-width="1.4"`) +
  fill(LAYER.skin, 'M151 16q4 3 11 2 40-4 78 4v44Q170 50 132 55q-8 0-11-3z') +
  fill(LAYER.skinShade, 'M121 52q4-18 29-36-14 18-18 39-8 0-11-3z') +
  fill('#f1d6bd', 'M40 50q40-22 84-24-30 8-46 22-20 0-38 2z', 'opacity=".4"') +
  fill('url(#q)', 'M0 90h240v90H0z') +
  fill('url(#g)', 'M0 160Q70 150 120 166 170 150 240 160V242H0z', `stroke="${INK}" stroke-width="1"`) +
  fill('url(#d)', 'M0 74Q70 58 120 64 170 58 240 74v42Q170 102 120 112 70 102 0 116z', `stroke="${INK}" stroke-width="1"`) +
  fill(
    LAYER.skin,
    'M0 66Q70 50 108 55q9 0 12-3 3 3 12 3Q170 50 240 66v12Q170 62 120 69 70 62 0 78z',
    `stroke="${INK}" stroke-width="1.4"`,
  ) +
  thin('M0 75Q70 59 120 66 170 59 240 75', LAYER.skinShade, 1.6) +
  thin(PULLED, INK, 0.9) +
  `<g transform="matrix(-1 0 0 1 240 0)">${thin(PULLED, INK, 0.9)}</g>` +
  cut('150 16, 140 28, 129 40, 120 53', 2) +
  cut('120 52, 120.500 90, 119.500 130, 120.500 180, 120 243', 2.6) +
  thin(sutures, '#fff6ec', 3.2) +
  thin(sutures + RUNNING, SUTURE, 1.7) +
  thin('M109 70h0M131 70h0', SUTURE, 4)

/** The vessels of the stalk come from between two ribs, through the muscle, and run in the fat above the gland to the nipple. */
const VESSEL = [
  stroke('206 112, 192 109, 176 101, 156 96, 132 99, 110 116, 94 132, 82 146', 3.6, { from: 1, to: 0.4 }),
  stroke('128 101, 130 112, 127 122', 2, { from: 1, to: 0.2 }),
  stroke('150 96, 156 106, 155 116', 2, { from: 1, to: 0.2 }),
].join('')
const VESSELS =
  fill('#6d2a33', `${ellipse(192, 109, 3, 5)}${ellipse(178, 102, 4, 5)}`) +
  fill('#c4443c', VESSEL, `stroke="${INK}" stroke-width="1.2" paint-order="stroke"`)

/** For the card: her chest from the collarbones to the waist, under the lamp from the upper left, arms hanging. The breast swells beyond the side of the chest and hangs before the ribs. */
/** The outer edge of her arm: the shoulder’s muscle, then the upper arm. */
const ARM_OUT =
  '-12 60, -36 94, -52 130, -59 168, -59 206, -54 244, -54 276, -60 312, -66 350, -67 382, -67 408, -72 436, -80 470, -84 504, -84 540'
const ARM = '-6 540, -2 500, 4 462, 9 432, 13 408, 22 372, 31 332, 42 284, 56 226'
const SIDE = '56 226, 60 250, 61 276, 58 302'
const BREAST = '58 302, 53 332, 50 362, 51 394, 58 424, 73 450, 98 471, 134 484, 172 482, 204 465, 224 439, 234 408, 237 380'
const RIBS = '65 438, 70 466, 75 500, 78 540'
const HIDDEN = BREAST.split(', ').slice(0, 5).join(', ')
/** Between the arm and her trunk the ground is seen. */
const GAP = `${curve(SIDE)}${curve(`${HIDDEN}, 65 438`, { joined: true })}${curve(RIBS, { joined: true })}H-6${curve(ARM, { joined: true })}z`
const across = (line: string) => mirrored(line, CENTRE)
const bust = (drawn: string) =>
  '<filter id="ca" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="12"/></filter><filter id="cb" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="6"/></filter>' +
  `<g transform="translate(36-33.600) scale(.4)">` +
  whole(
    fill('#e6c3a3', 'M-92 60H572V560H-92z') +
      '<g filter="url(#ca)">' +
      fill(
        '#f3dcc6',
        'M-10 100Q60 60 280 100C300 150 280 190 230 206 150 216 90 200 60 176 10 170-20 140-10 100z',
        'opacity=".6"',
      ) +
      // Under the collarbones the chest falls back before the mounds come forward.
      fill('#cf9f7b', 'M300 160Q380 180 430 150L450 240 424 300 396 240Q360 214 330 204z', 'opacity=".55"') +
      fill(
        '#cf9f7b',
        'M84 262C92 214 140 204 180 212 216 226 226 270 228 300 210 250 180 232 142 234 112 236 94 246 84 262z',
        'opacity=".45"',
      ) +
      // The ribs below, in the shade of what hangs before them.
      fill('#cf9f7b', 'M60 440H420V560H210C200 520 120 500 60 500z') +
      fill(
        '#a9734f',
        'M250 470L430 430V560H330C330 520 300 490 250 470zM430 220L400 232 392 290 420 320 440 300z',
        'opacity=".8"',
      ) +
      // Arms: the near side of the one, the whole of the other in half-tone.
      fill('#f3dcc6', 'M-34 110C-4 96 18 150 10 250L-16 480H-70L-50 240z', 'opacity=".6"') +
      fill('#cf9f7b', 'M64 190C40 220 24 290 8 380L-10 560H24L40 380z') +
      fill('#a9734f', 'M60 220C46 250 36 300 24 380L10 520H24L44 330z', 'opacity=".7"') +
      fill('#cf9f7b', 'M416 150C450 230 470 320 490 420L500 560H572V60H470z', 'opacity=".9"') +
      fill('#a9734f', 'M420 210C440 240 452 280 462 330L444 310 424 250z', 'opacity=".8"') +
      '</g>',
  ) +
  // Under either collarbone it is hollow, above it lit.
  whole(
    '<g filter="url(#cb)">' +
      thin('M40 122Q110 108 160 114T222 136M258 136Q270 124 320 116T440 124', '#cf9f7b', 14, 'opacity=".85"') +
      thin('M262 138Q290 124 330 122T450 130', '#a9734f', 9, 'opacity=".6"') +
      thin('M208 78L230 118M272 78L250 118', '#a9734f', 5, 'opacity=".6"') +
      thin('M44 104Q110 90 160 98T216 116', '#f3dcc6', 9, 'opacity=".8"') +
      fill('#a9734f', 'M240 118Q228 128 234 142 240 148 246 142 252 128 240 118z', 'opacity=".6"') +
      '</g>',
  ) +
  // Each mound: lit on its upper slope, turning away towards the breastbone and below, where a little light comes back.
  [0, 1]
    .map(
      (right) =>
        `<clipPath id="m${right}"><path d="${right ? curve(across(BREAST)) + 'L238 310 180 250V150H430z' : curve(BREAST) + 'L243 310 300 250V150H50z'}"/></clipPath><g clip-path="url(#m${right})">${whole(
          `<g filter="url(#ca)">${
            right
              ? fill(
                  '#f3dcc6',
                  'M276 300C284 250 316 226 344 236 360 262 352 330 332 372 306 392 272 360 276 300z',
                  'opacity=".85"',
                ) +
                fill('#cf9f7b', 'M392 220C394 270 386 330 364 380 340 416 300 424 250 410L240 490H440V200z') +
                fill('#a9734f', 'M412 240C418 310 408 380 376 424 348 456 300 466 256 440L250 500H460V240z', 'opacity=".85"')
              : fill(
                  '#f3dcc6',
                  'M66 330C72 262 108 226 146 230 172 250 172 320 152 372 128 404 78 402 66 330z',
                  'opacity=".95"',
                ) +
                fill('#cf9f7b', 'M222 250C222 300 208 350 186 390 160 430 110 440 60 424L50 500H240V280z') +
                fill('#a9734f', 'M238 330C232 390 210 430 172 450 136 466 96 462 60 444L60 500H250z', 'opacity=".8"')
          }</g><g filter="url(#cb)">${
            right
              ? fill(
                  '#f1d6bd',
                  'M292 306C294 272 312 252 326 258 332 280 322 318 306 336 296 336 290 326 292 306z',
                  'opacity=".25"',
                ) + thin('M256 446C280 478 330 488 372 468 400 450 420 420 426 380', '#cf9f7b', 9, 'opacity=".7"')
              : fill('#f1d6bd', 'M86 326C88 286 108 258 126 262 132 288 122 336 104 358 92 358 84 346 86 326z', 'opacity=".4"') +
                thin('M60 430C84 466 130 482 172 476 200 464 218 444 226 420', '#cf9f7b', 8, 'opacity=".7"')
          }</g>`,
        )}</g>`,
    )
    .join('') +
  whole(
    '<g filter="url(#cb)">' +
      // What they throw on the ribs and into the cleft between them.
      fill('#cf9f7b', 'M240 196Q250 280 264 340L240 370 220 340Q234 280 240 196z', 'opacity=".8"') +
      fill('#a9734f', 'M240 270Q244 330 254 420 282 470 240 486 200 470 228 420Q238 330 240 270z', 'opacity=".8"') +
      fill(
        '#93603f',
        'M56 420Q70 458 120 484L96 500 70 494 64 452zM424 420Q410 458 360 484L384 500 410 494 416 452z',
        'opacity=".6"',
      ) +
      fill(
        '#93603f',
        `${curve('66 446, 98 473, 134 486, 172 484, 206 466, 226 442')}L240 470 226 486 180 504 130 504 84 480z${curve('254 442, 276 467, 308 485, 346 488, 384 474, 414 448')}L404 486 350 508 300 506 254 486 240 470z`,
        'opacity=".65"',
      ) +
      '</g>',
  ) +
  // Either arm: the shoulder’s muscle ends on its outer side, the one that bends the elbow swells below it and ends in the crook.
  whole(
    '<g filter="url(#cb)">' +
      fill(
        '#cf9f7b',
        'M-46 180Q-20 196-8 236-26 214-50 216zM4 392Q-24 412-52 404-24 424 10 414zM526 180Q500 196 488 236 506 214 530 216z',
        'opacity=".55"',
      ) +
      fill('#a9734f', 'M476 392Q504 412 532 404 504 424 470 414z', 'opacity=".7"') +
      fill(
        '#f3dcc6',
        'M-38 240Q-10 236-6 300-10 360-34 384-52 340-46 280zM-46 430Q-24 430-26 500L-70 540-66 450z',
        'opacity=".55"',
      ) +
      '</g>',
  ) +
  // Her right third lies in half-tone, a core of shadow along it, a little light beyond.
  whole(
    '<g filter="url(#ca)">' +
      fill('#a9734f', 'M350 60Q376 150 384 240 400 320 384 400L350 540H572V60z', 'opacity=".42"') +
      fill(
        '#8a5636',
        'M404 236Q416 310 404 380 390 440 340 470 396 462 416 410 428 330 416 250zM470 130Q496 220 510 330L528 480 506 400 484 280z',
        'opacity=".5"',
      ) +
      fill('#a9734f', 'M66 262Q74 280 62 306L74 312 92 270z', 'opacity=".4"') +
      '</g>',
  ) +
  `<path class="g" d="${curve(ARM_OUT)}H-100V60z${curve(across(ARM_OUT))}H580V60z${GAP}${curve(across(SIDE))}${curve([...across(HIDDEN), [415, 438]], { joined: true })}${curve(across(RIBS), { joined: true })}H486${curve(across(ARM), { joined: true })}z"/>` +
  ink(
    stroke(ARM, 2.8, { from: 1, to: 0.6 }),
    stroke(SIDE, 2.2, { from: 0.6, to: 0.8 }),
    stroke(BREAST, 3, { from: 0.7, to: 0.05 }),
    stroke(RIBS, 2.4, { from: 0.7, to: 1 }),
    stroke(across(ARM), 2, { from: 1, to: 0.5 }),
    stroke(across(SIDE), 2.8, { from: 0.6, to: 0.8 }),
    stroke(across(BREAST), 3.8, { from: 0.7, to: 0.05 }),
    stroke(across(RIBS), 3, { from: 0.7, to: 1 }),
    // The fold before the armpit, and where either breast begins beside the chest.
    stroke('57 310, 62 294, 72 280, 86 270', 2, { from: 0.9, to: 0.05 }),
    stroke('423 310, 418 294, 408 280, 394 270', 2.4, { from: 0.9, to: 0.05 }),
    stroke('56 228, 60 204, 72 182, 90 166', 2.2, { from: 0.9, to: 0.05 }),
    stroke('424 228, 420 204, 408 182, 390 166', 2.6, { from: 0.9, to: 0.05 }),
    // The shoulders, the collarbones and the pit between them.
    stroke(ARM_OUT, 2.4, { from: 1, to: 1 }),
    stroke(across(ARM_OUT), 3.8, { from: 1, to: 1 }),
    stroke('30 112, 80 98, 130 96, 180 106, 218 122', 1.8, { from: 0, to: 0.2 }),
    stroke('450 112, 400 98, 350 96, 300 106, 262 122', 2.2, { from: 0, to: 0.2 }),
    stroke('226 119, 233 128, 240 131, 247 128, 254 119', 1.8, { from: 0.1, to: 0.1 }),
  ) +
  drawn +
  '</g>'

export const plate: Sheet = ownSheet({
  slug: 'chest-reduction',
  title: 'Breast reduction, step by step',
  desc: '1 to 2: the new nipple height, level with the fold, and the cuts are drawn. 3: cuts round the areola, down, and along the fold (anchor). 4: gland, fat and skin, hatched, are removed below the stalk that carries the nipple and on both its sides; below, they are weighed, and a jar goes to the laboratory. 5: in section: the nipple on its stalk, whose vessels come from between the ribs, lies higher; the gland below it is gone; dashed, the outline before. 6: the sides are compared, propped up; the cut in section, closed in layers.',
  defs: SOFT + AREOLA + PENCIL_NEAR + PALE,
  others: { removed: bust(reduced) },
  panels: [
    {
      steps: '1-2',
      body: before(
        low +
          twice(whole([keyhole, ...ends, inFold].map((line) => marked(line)).join(''))) +
          level +
          near(fromRight(pen(), 297, 400, -40, 60, 0.72, 1.15)),
      ),
    },
    {
      steps: '3',
      body: before(low + twice(cutAlong([inFold, ...ends, keyhole].map((line) => curve(line)).join('') + ring))),
    },
    {
      steps: '4',
      body:
        `<svg width="240" height="157">${onPerson('heavy', 0, 190, 0.5, reduced)}</svg><g transform="translate(0 158)">${weighed}</g>` +
        fill(INK, 'M2 156.500v1h236v-1z', 'opacity=".25"'),
    },
    {
      steps: '5',
      body: gathered({
        before: '64 156, 48 174, 38 196, 44 217, 70 232, 112 236, 144 224, 159 207',
        from: [38, 202],
        // The lower pole of the gland is gone: below the stalk there is fat.
        left: { lobes: '128 103, 146 116, 155 133, 156 150', rest: '158 88, 170 116, 173 146, 171 160', closed: '' },
        more: whole(VESSELS),
      }),
    },
    {
      steps: '6',
      wide: true,
      body:
        TABLE +
        after(whole(nipples('small') + closed) + around + whole(marked(`66 ${high[1]}, 414 ${high[1]}`))) +
        CLOTH +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${layers}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
})
