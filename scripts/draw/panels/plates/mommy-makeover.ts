import { DRAWN, draped, drawnDown, FLAP, inset, LOW, navel, OPENED, opened, RING, worn } from '../abdomen'
import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { area, cut, fill, INK, ink, marked, part, ROSE, thin, whole } from '../marks'
import { bra } from '../bra'
import { gathered, LIFT } from '../gathered'
import { HAND, holding } from '../fingers'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'
import { trunk } from '../trunk'

const breasts = (drawn: string) => onPerson('low', 58, 108, 0.66, drawn)

/**
 * Her lower legs on the table, seen from its side and a little from above her: the near foot is the right one, its outer side to us and the
 * great toe farthest; the far one is the left, its great toe nearest. Asleep, both point away from her.
 */
const LEG =
  '30 118, 84 117, 118 119, 142 124, 155 126, 167 120, 181 107, 193 90, 200 77, 212 70, 221 80, 224 93, 220 110, 215 130, 214 146, 210 159, 200 168, 187 168, 174 162, 158 157, 140 157, 88 168, 30 168'
const FAR = '90 98, 120 104, 131 106, 142 101, 155 88, 163 74, 171 63, 181 54, 190 51, 196 56, 199 70, 190 110, 120 130'
const SLEEVE =
  '30 111, 52 109, 73 111, 92 110, 107 112, 124 114, 139 119, 144 131, 143 146, 137 159, 122 165, 106 168, 88 173, 70 173, 50 175, 30 174'
/** One toe with its nail, and where each stands: x, y, size, turn. */
const TOE =
  fill(LAYER.skin, 'M-6 12C-6 5-7 3-7-2-7-11 6-11 6-2 6 2 5 3 5 6', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#f9e9de', 'M-4-3c0-5 6-5 6 0 0 4-6 4-6 0')
const toes = (places: string) =>
  places
    .split(', ')
    .map((place) => {
      const [x, y, size, turn] = place.split(' ')
      return `<use href="#te" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`
    })
    .join('')
const foot =
  whole(
    part(LAYER.skin, LEG, 1.3) +
      // Light along the shin and the instep; the calf, the heel and the outer edge of the foot turn from the lamp.
      area('#f3dcc6', '140 126, 156 129, 169 123, 184 108, 197 90, 204 77, 208 84, 199 103, 185 121, 170 132, 140 134') +
      area(
        LAYER.skinShade,
        '140 143, 158 148, 170 152, 182 150, 196 142, 206 124, 213 104, 216 86, 222 84, 224 93, 220 110, 215 130, 214 146, 210 159, 200 168, 187 168, 174 162, 158 157, 140 157',
      ) +
      area(
        '#a9734f',
        '180 164, 196 160, 206 150, 211 134, 218 116, 224 95, 220 110, 215 130, 214 146, 210 159, 200 168, 187 168',
      ),
  ) +
  toes('208 63 1.15 14, 216 67 .75 20, 220 72 .7 24, 223 78 .66 30, 225 85 .62 38') +
  // The outer ankle with the tendons behind it, the cords of the instep.
  fill(LAYER.skinShade, 'M167 137q7-2 9 6 0 8-5 11 1-9-4-17z') +
  thin('M163 142q2-8 8-6 6 3 3 12M178 150q8 1 14 8M209 84q-3 13-11 22M202 84q-4 10-9 16', INK, 0.9)
const sleeve =
  whole(
    part('#e4ebec', SLEEVE, 1.3) +
      area('#f7fafa', '30 115, 70 115, 104 116, 134 123, 137 129, 104 123, 70 122, 30 123') +
      area('#bfcdd2', '30 152, 70 154, 106 150, 143 137, 143 146, 137 159, 122 165, 88 173, 50 175, 30 174'),
  ) +
  // Three chambers, welded off from one another; bound at the ankle, closed along the shin by a flap with three tabs.
  thin('M73 111q9 30-3 62M107 112q8 26-2 56M76 111q9 30-3 62M110 112q8 26-2 55M135 118q8 18-2 43', INK, 0.8) +
  thin('M30 130Q90 131 143 139', INK, 0.9) +
  fill('#a9c6c9', 'M54 125h11v11h-11zM87 126l11 1v11l-11-1zM118 129l10 2v11l-10-2z', `stroke="${INK}" stroke-width=".9"`)
const BLANKET = '-12 68, 4 64, 20 68, 30 78, 34 92, 46 106, 51 124, 49 148, 53 172, 52 196, 48 210, 26 214, 10 210, -12 214'
const hose = (d: string): string => thin(d, INK, 4.6) + thin(d, '#f4f7f7', 2.8)
const pumps =
  // The table: its mattress, the rail from which the pump hangs.
  fill('#a9c6c9', 'M-2 132H242v58H-2z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#83a6aa', 'M-2 178H242v12H-2zM40 172q60 5 110-6 30 6 52 0 22 2 36-6-20 16-60 15-80 2-138-3z') +
  whole(
    part(LAYER.skin, FAR, 1.3) + area('#f3dcc6', '118 106, 132 109, 144 104, 158 90, 168 76, 176 72, 166 92, 150 110, 130 116'),
  ) +
  toes('167 66 .62 -4, 171 59 .66 0, 176 53 .7 4, 182 49 .75 8, 190 47 1.15 12') +
  `<g transform="translate(-22 -20)"><g id="sv">${sleeve}</g></g>` +
  fill('#d7dfe0', 'M-2 190H242v6H-2z', `stroke="${INK}" stroke-width="1.2"`) +
  hose('M150 136Q164 160 160 182T150 210') +
  foot +
  '<use href="#sv"/>' +
  hose('M124 158Q138 172 136 188T124 210') +
  fill('#e9eeec', 'M98 240v-28q0-5 5-5h70q5 0 5 5v28', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#a9c6c9', 'M106 216h36v17h-36z', `stroke="${INK}" stroke-width=".9"`) +
  // The warm blanket over her knees hangs down before the table.
  whole(
    part('#d9b7b2', BLANKET, 1.3) +
      area(
        '#c4989a',
        '20 68, 30 78, 34 92, 46 106, 51 124, 49 148, 53 172, 52 196, 48 210, 40 211, 42 180, 37 146, 38 124, 28 106, 22 92',
      ) +
      area('#c4989a', '6 160, 14 180, 16 211, 8 210, 10 184'),
  ) +
  thin('M13 65q8 10 10 26 13 16 14 32-2 20 3 44 3 24-1 44', INK, 0.9)

/** At the end: a soft bra, and a hand's breadth below it the garment over belly and hips, closed in front; without the finest light, as the sheet is full. */
const garment =
  `<path class="g" d="M-10 471H500V580H-10z"/>` +
  `<g clip-path="url(#tb)">${
    fill('#e6c3a3', 'M86 398H394V490H86z') +
    fill('#f3dcc6', 'M108 424Q170 430 226 422 262 440 254 490H100z') +
    fill(LAYER.skinShade, 'M82 398H396V490H318Q322 440 300 416 240 408 82 414z') +
    fill('#a9734f', 'M372 398H396V490H376z')
  }</g>` +
  part(
    '#cdb1b6',
    '76 470, 150 478, 240 480, 330 478, 404 470, 403 490, 411 525, 424 560, 434 610, 46 610, 56 560, 69 525, 77 490',
    2.4,
  ) +
  area('#ab8790', '404 470, 403 490, 411 525, 434 610, 364 610, 356 520, 352 478') +
  thin('M241 480V600M150 479Q144 530 130 600M330 479Q336 530 350 600M76 480Q240 500 404 480', INK, 1.4) +
  thin(`M232 500h16${'m-16 22h16'.repeat(2)}`, INK, 2.4) +
  bra().replaceAll(/<path fill="(?:url\(#h\)|#f2dfda)"[^>]*>/g, '')

/** The hand without its finest folds: the sheet is full. */
const PLAIN = HAND.replace(/<path fill="#4f787f"[^>]*>/, '').replace(/(<path fill="none"[^>]*>)(?=<\/g>)/g, '')

/** Fat where it is seen small: a cut edge, a round picture. */
const FAT = `<pattern id="fq" width="17" height="15" patternUnits="userSpaceOnUse"><path fill="#dcb35c" d="M0 0h17v15H0z"/><path fill="#f3d88f" d="M1 2l4-1 3 3-1 4-5 0zM9 1l6 0 2 4-3 3-5-2zM4 9l6-1 2 4-4 3-4-2zM13 9l4 1v4l-5 0z"/></pattern>`
const small = (drawn: string) => drawn.replaceAll('url(#f)', 'url(#fq)')
const RAISED = whole(OPENED)

/** The opened belly for a small round picture: without fibres, and without the shade that is not seen there. */
const plain = (drawn: string) =>
  drawn.replaceAll(
    /<path fill="none" stroke="#(?:c9ab9d|b79f92)"[^>]*>|<path fill="(?:url\(#[hy]\)|#eee0d4|#f1e2d8|#7a4a38" opacity="\.3)"[^>]*>/g,
    '',
  )

/** What is taken of the belly where it is seen whole: a low crescent from hip to hip, below the navel. */
const UPPER = '52 396, 104 398, 164 403, 240 406, 316 403, 376 398, 428 396'
const TAKEN = `${curve(UPPER)}${curve([...pointsOf(LOW)].toReversed(), { joined: true })}z`

/** The flank, drawn in below the ribs, round to the back: both are treated. */
const SIDE = '431 186, 420 208, 410 244, 408 284, 418 318, 450 342'
const ROUND = `${curve(SIDE)}L469 318 440 234 433 206z`
const FLANKED = `${ROUND}${curve(mirrored(SIDE, 240))}L11 318 40 234 47 206z`

/** Her belly after pregnancies: no arch of the ribs is seen; its skin is slack, with stretch marks, and hangs over a crease. */
const LOOSE = `<g id="fo">${whole(
  area('url(#h)', '432 130, 421 190, 428 250, 450 304, 440 310, 424 296, 409 250, 402 200, 404 170, 416 130'),
)}${fill(INK, 'M66 336q12 21 38 26-24-9-38-26zM416 338q-14 21-40 26 23-9 40-26z')}</g>`
const STRETCHED =
  'M92 318q4 20 20 34M112 334q4 22 20 40M140 348q4 20 16 38M168 364q3 18 12 32M76 340q4 18 20 30M398 344q-4 16-18 28M372 330q-4 20-20 38M340 352q-4 20-16 36'
const slack =
  // It turns under towards the crease, and throws its shadow on what lies below.
  area(LAYER.skinShade, '92 396, 150 406, 240 410, 320 405, 386 384, 402 396, 398 410, 344 422, 240 431, 140 424') +
  area('#a9734f', '96 412, 150 424, 240 429, 334 422, 396 404, 344 432, 240 441, 146 435') +
  ink(stroke('84 405, 128 419, 184 427, 240 430, 300 427, 352 420, 400 402', 3)) +
  thin(STRETCHED, '#c2936d', 1.7) +
  // The navel stands upright, deep, a little drawn out.
  navel(346)

/** The midline gathered, as in the sheet of the abdomen, in plain stitches. */
const stitched = thin(`M233 202h14${'m-14 15h14'.repeat(7)}M233 379h14`, '#2f3f6b', 2.4) + DRAWN

/** Before each new area the two look at what the monitor shows of her, and at the clock: how far the hours have run of those agreed. */
const DECIDED =
  `<path class="g" d="M0 0h240v58H0z"/>` +
  fill(INK, 'M0 57h240v1.600H0z') +
  `<g transform="translate(152 30) scale(.6)">` +
  fill('#4b4550', 'M-54-32q0-8 8-8H46q8 0 8 8V32H-54z', `stroke="${INK}" stroke-width="2.4"`) +
  thin('M-46-14h16l5-7 5 14 6-24 6 30 5-13h14l5-6 5 6h23', '#9fd0c0', 2.6) +
  thin('M-46 16q6-14 12 0t12 0 12 0 12 0 12 0 12 0 12 0 8-4', '#f0d48a', 2.6) +
  '</g><g transform="translate(210 55) scale(.6)">' +
  fill('#fffaf4', ellipse(0, -42, 30, 30), `stroke="${INK}" stroke-width="2.4"`) +
  fill('#e9b7bd', 'M0-42V-67A25 25 0 1 1-22-30z') +
  thin('M0-70v6M28-42h-6M0-14v-6M-28-42h6', INK, 2) +
  thin('M0-42L-22-30', '#5b1f4d', 3, 'stroke-dasharray="5 4"') +
  thin('M0-60V-42L13-35', INK, 3.4) +
  '</g>'

/**
 * Her forearms hang on beyond what the trunk shows. Contour and borders begin as those of the recorded arm above the elbow: the ink lies beneath
 * it, the tones over it, each a little higher than the one before, so that no edge is seen. In shade hatched as the trunk is, recorded at half its size.
 */
const ARMS = [
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

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: cuts, midline and flanks are drawn on her standing. 2: calf pumps run. 3: a little fat is drawn off. 4: in the round picture skin is raised, the straight muscles are stitched; then the surplus, hatched, hangs from the low line, the navel lies in a new opening. 5: the breasts, here a lift: surplus skin hatched. 6 to 7: clock and monitor; a garment over the belly, up to a soft bra.',
  defs: `<g id="te">${TOE}</g>${person('belly')}${LOOSE}${FAT}${RING}${whole(trunk('low'))}${small(RAISED)
    .replace('"flap"', '"fl"')
    .replaceAll(/<path fill="#[\da-f]*" opacity="\.[34]"[^>]*>/g, '')}${PLAIN}`,
  otherDefs: RAISED.replace(/^<clipPath.*?<\/clipPath>/, ''),
  panels: [
    {
      steps: '1',
      body: whole(
        worn(
          slack +
            marked(LOW) +
            marked(SIDE) +
            marked(mirrored(SIDE, 240)) +
            marked('240 150, 240 230, 240 306') +
            `<g transform="translate(340 395) rotate(-8)">${holding(placed(pen(), -62, 38, -32, 1.3))}</g>`,
        ),
      ),
    },
    { steps: '2', body: pumps },
    {
      steps: '3',
      body: whole(
        draped(
          slack +
            fill('url(#x)', FLANKED) +
            thin(curve(SIDE) + curve(mirrored(SIDE, 240)), ROSE, 2) +
            cut('362 350, 369 357, 378 362', 3.4) +
            cut('102 362, 111 357, 118 350', 3.4) +
            // Beneath the skin it is felt rather than seen.
            fill('#6d4a52', stroke('426 288, 399 321, 370 356', 6, { from: 0.6, to: 1 }), 'opacity=".4"') +
            `<g transform="translate(313 415) scale(-1 1) rotate(15)">${holding(placed(cannula(60, true), -70, -42, 24))}</g>`,
        ),
      ),
    },
    {
      steps: '4',
      body:
        whole(small(drawnDown(navel(336) + thin(ellipse(240, 336, 15, 24), ROSE, 3.4)))) +
        inset(
          `<g transform="translate(-96 -106) scale(.8)">${whole(draped(plain(opened('closed')) + FLAP.replace('flap', 'fl') + stitched))}</g>`,
        ).replace('190 54) scale(.5', '180 62) scale(.64'),
    },
    {
      steps: '5',
      body: whole(breasts(lifted)),
    },
    { steps: '6-7', body: whole(onPerson('trunk', -9, 60, 0.48, `<use href="#tl"/>${garment}`)) + DECIDED },
  ],
  others: {
    /** The breast from the side, opened. */
    section: gathered(LIFT),
    /** All of her, from neck to hips, with both areas: a soft bra over the breasts, what is planned on the belly. */
    whole:
      `<g transform="translate(16 -15.8) scale(.36)"><clipPath id="wa"><path d="M-200-40H700V452H440V400H40V452H-200z"/></clipPath>` +
      armsInk +
      // Her breasts lie in the bra: below it nothing of them is seen.
      `<g clip-path="url(#wa)"><use href="#trunk"/><use href="#tl"/><use href="#low"/></g>` +
      arms +
      `<g transform="translate(48 329) scale(.8)">` +
      '<clipPath id="wb"><path d="M-40 86H520V490H-40z"/></clipPath><g clip-path="url(#wb)"><use href="#belly"/></g>' +
      fill(LAYER.skinShade, 'M43 86H437V104Q390 112 340 108T240 104 140 108Q90 110 45 102z') +
      // The hips go on beyond what the belly alone shows.
      fill('#f3dcc6', 'M3 341L-9 376-20 411 3 422z') +
      fill('#cf9f7b', 'M477 390L503 412 477 424z') +
      fill('#a9734f', 'M477 336L479 341 491 376 501 410 503 420Q490 412 477 396z') +
      fill('#d9b7b2', 'M3 417L-20 411-31 500H3z') +
      fill('#bd8f8f', 'M477 419L502 410 520 500H477z') +
      ink(
        stroke(
          '40.400 74, 43.400 92, 45.800 112, 46.800 140, 48 168, 47.800 201, 43 228, 34 253, 17 304, 1.500 347, -9 376, -20 411, -36 490',
          3,
          { from: 0.6, to: 0.9 },
        ),
        stroke(
          '442 70, 438.500 92, 436 112, 434.500 136, 433 160, 431.500 186, 433.600 206, 440 234, 450.500 268, 469 318, 478 342, 490 376, 500 410, 518 490',
          4.8,
          { from: 0.6, to: 0.8 },
        ),
        stroke('-20 411, -8 414, 4 418.800', 1.4, { from: 1, to: 1 }),
        stroke('476 418.300, 490 415.500, 502 411', 1.4, { from: 1, to: 1 }),
      ) +
      navel(326) +
      thin(STRETCHED, '#c2936d', 1.7) +
      fill('url(#x)', TAKEN, 'opacity=".6"') +
      marked(UPPER) +
      cut(LOW, 4) +
      marked('240 170, 240 230, 240 292') +
      `</g>${bra()}</g>` +
      thin('M244 94L146 96', '#fffaf4', 3) +
      thin('M244 94L146 96', INK, 1) +
      fill(INK, ellipse(146, 96, 2)),
  },
}
