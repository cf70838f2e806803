import { DRAWN, draped, drawnDown, FLAP, inset, LOW, navel, OPENED, opened, RING, worn } from '../abdomen'
import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { area, cut, fill, INK, ink, marked, ROSE, thin, whole } from '../marks'
import { gathered, LIFT } from '../gathered'
import { writing } from '../grip'
import { fromLeft, fromRight, near, PENCIL, PENCIL_NEAR } from '../hands'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import { ownSheet } from '../own'
import { pumps, TOE } from '../pumps'
import type { Sheet } from '../sheet'
import { DECIDED, MASKED } from '../team'
import { LAYER } from '../tones'
import { dent, near as figure, torso } from '../torso'
import { cannula, pen } from '../tools'
import { trunk } from '../trunk'

const breasts = (drawn: string) => onPerson('low', 58, 108, 0.66, drawn)

/** The inner edge of her right arm. */
const LEFT = 'M59 230L50 272Q36 300 27 350L-10 474'
/** At the end: a soft bra, and a hand's breadth below it the garment over belly and hips, closed in front; without the finest light, as the sheet is full. */
const garment =
  // Her arms hang beside her: what turns from the lamp, and what her trunk keeps from it, lies in shade.
  fill(LAYER.skin, `${LEFT}V230zM421 230L430 272Q446 306 463 381L494 482V230z`) +
  fill(LAYER.skinShade, `${LEFT}V422Q16 350 22 300L38 230zM421 230L430 272Q446 306 463 381 450 290 434 230z`) +
  ['#a9734f', 'url(#h)'].map((tone) => fill(tone, `${LEFT}V452Q26 360 32 300L48 230z`)).join('') +
  thin(LEFT, INK, 3.4) +
  thin('M421 230L430 272Q446 306 463 381L494 482', INK, 2) +
  // Below the ribs she is narrower; the knit begins at her waist and follows her hips.
  fill('#f3dcc6', 'M150 190H330V300H150zM74 396Q83 440 87 484H393Q397 440 406 396z') +
  // The belly is one rounded form: its light ends along the flank, and the band of the bra throws a narrow shadow.
  fill(LAYER.skin, 'M74 398L78 424Q140 432 216 424 282 418 296 440 306 464 290 490H393Q397 440 406 396z') +
  fill(LAYER.skinShade, 'M74 396H406Q397 440 393 490H338Q358 462 350 436 342 418 300 414 180 420 77 410z') +
  ['#a9734f', 'url(#h)'].map((tone) => fill(tone, 'M405 400Q397 440 393 490H376Q388 440 372 408z')).join('') +
  thin('M74 398Q83 440 87 474M406 398Q397 440 393 474', INK, 2.8) +
  fill('#cdb1b6', 'M87 470Q240 488 393 470 396 500 410 544H70Q84 500 87 470z', `stroke="${INK}" stroke-width="2.4"`) +
  fill('#ab8790', 'M330 478L392 471Q396 500 408 540H346Q346 500 330 478z') +
  thin('M241 480V540M150 480Q146 510 130 540M330 480Q334 510 350 540M86 482Q240 500 394 482', INK, 1.4) +
  thin('M233 500h16m-16 22h16', INK, 2.4) +
  // Of the bra what is seen below the cut of the frame.
  fill(
    '#d9b7b2',
    'M140 200C170 226 198 266 240 266S310 226 340 200H400L421 236Q418 290 406 350L402 398Q240 406 78 398L74 350Q62 290 59 236L80 200z',
    `stroke="${INK}" stroke-width="2.400"`,
  ) +
  // Each cup turns from the lamp in one crescent; the far side is in shade.
  fill(
    '#c4989a',
    'M62 300Q76 356 130 358 190 352 210 284 208 340 234 376V398Q150 402 80 396L75 350zM392 236H419Q416 290 405 350L401 396Q330 402 246 399V376Q268 340 262 290 280 352 340 358 404 344 392 236z',
  ) +
  fill(
    '#a97a80',
    'M76 352Q150 386 209 306 206 352 160 372 110 382 77 370zM410 262Q412 310 404 352L403 371Q320 384 276 336 340 376 388 330 406 300 410 262z',
  ) +
  fill('url(#h)', 'M420 240Q416 290 405 350L401 396 372 399Q384 376 388 330 406 300 410 262z') +
  thin('M77 373Q150 388 240 376 330 388 403 373M240 266V397', INK, 1.8) +
  thin(`M235 290h10${'m-10 20h10'.repeat(5)}`, INK, 2)

/** Her belly without the fold under the navel, which is drawn out here. */
const BELLY = person('belly').replace(/<path opacity="\.8"[^>]*>/, '')

/** Her trunk; the lines of neck and collarbones lie above what the panels show. */
const TRUNK = whole(trunk('low'))
const LINES = /<g id="tl">.*?<\/g>.*?<\/g>/.exec(TRUNK)?.[0] ?? ''
/** It is seen from the collarbones down to the ribs: what is recorded of arms and shoulders is left out. */
const CHEST = TRUNK.replace(/<g clip-path="url\(#tb\)"><g transform="scale\(2\)">.*?<\/g><\/g>(?=<g clip)/, '</g>')
const FEWER = LINES.replace(/M219 93.*?z(?=M5[78])/, '').replace(/m222 98.*?zm18 330/, 'M240 428')

/** Fat where it is seen small: a cut edge, a round picture. */
const FAT = `<pattern id="fq" width="17" height="15" patternUnits="userSpaceOnUse"><path fill="#dcb35c" d="M0 0h17v15H0z"/><path fill="#f3d88f" d="M1 2l4-1 3 3-1 4-5 0zM9 1l6 0 2 4-3 3-5-2zM4 9l6-1 2 4-4 3-4-2zM13 9l4 1v4l-5 0z"/></pattern>`
const small = (drawn: string) => drawn.replaceAll('url(#f)', 'url(#fq)')
const RAISED = whole(OPENED)

/** The opened belly for a small round picture: without fibres, and without the shade that is not seen there. */
const plain = (drawn: string) =>
  drawn.replaceAll(
    /<path fill="none" stroke="#(?:c9ab9d|b79f92|f1e2d8)"[^>]*>|<path fill="(?:url\(#[hy]\)|#eee0d4|#7a4a38" opacity="\.3)"[^>]*>/g,
    '',
  )

/** The flank, drawn in below the ribs, round to the back: both are treated. */
const SIDE = '431 186, 420 208, 410 244, 408 284, 418 318, 450 342'
const FLANKED = `${curve(SIDE)}L467 318 438 234 432 206z${curve(mirrored(SIDE, 240))}L13 318 43 234 49 206z`

/** Her belly after pregnancies: no arch of the ribs is seen; its skin is slack, with stretch marks, and hangs over a crease. */
const LOOSE = `<g id="fo">${whole(
  area('url(#h)', '432 130, 421 190, 428 250, 450 304, 440 310, 424 296, 409 250, 402 200, 404 170, 416 130'),
)}${fill(INK, 'M66 336q12 21 38 26-24-9-38-26zM416 338q-14 21-40 26 23-9 40-26z')}</g>`
const STRETCHED =
  'M92 318q4 20 20 34M112 334q4 22 20 40M140 348q4 20 16 38M168 364q3 18 12 32M398 344q-4 16-18 28M372 330q-4 20-20 38'
const slack =
  // It turns under towards the crease, and throws its shadow on what lies below.
  area(LAYER.skinShade, '92 396, 150 406, 240 410, 320 405, 386 384, 402 396, 398 410, 344 422, 240 431, 140 424') +
  area('#a9734f', '96 412, 150 424, 240 429, 334 422, 396 404, 344 432, 240 441, 146 435') +
  ink(stroke('84 405, 128 419, 184 427, 240 430, 300 427, 352 420, 400 402', 3)) +
  thin(STRETCHED, '#c2936d', 1.7) +
  // The navel stands upright, deep, a little drawn out.
  navel(336)

/** Seen from a little farther, so that both flanks lie within the frame; the waistband goes on below. */
const farther = (drawn: string) =>
  drawn
    .replace('translate(-24 -51.6) scale(0.6)', 'translate(0 -30) scale(0.5)')
    .replace(
      '<use href="#fo"/>',
      `$&${fill('#d9b7b2', 'M0 477H480V570H0z')}${fill('#bd8f8f', 'M347 477H379Q360 510 306 522zM466 477Q480 510 480 570V477z')}`,
    )
/** The midline gathered, as in the sheet of the abdomen, in plain stitches. */
const stitched = thin(`M233 202h14${'m-14 15h14'.repeat(7)}M233 379h14`, '#2f3f6b', 2.4) + DRAWN

/** How a wound is closed: skin, the fat below it with a sheet of its own, the sheath of the muscle; a thread in that sheet, in the dermis, and fine in the skin. */
const LAYERED =
  fill('url(#u)', 'M0 70h118v30H0z') +
  fill('#f3ece4', 'M0 66Q60 62 118 66V73Q60 69 0 73z', `stroke="${INK}"`) +
  `<g transform="scale(.6)">${fill('url(#fq)', 'M0 48H198V110Q100 103 0 110z')}</g>` +
  thin('M0 48Q59 44 118 48', '#fbeecb', 2.6) +
  fill('#e9b8a0', 'M0 16Q59 12 118 16V32Q60 28 0 32z', `stroke="${INK}"`) +
  fill(LAYER.skin, 'M0 14Q34 10 59 14 84 10 118 14V20Q84 16 59 20 34 16 0 20z', `stroke="${INK}" stroke-width="1.4"`) +
  thin('M59 15V61', ROSE, 2) +
  thin(`${ellipse(59, 47, 15, 6)}${ellipse(59, 25, 10, 3.5)}M48 16.500q11 3 22 0M67 42l2-6M67 42l7-3`, '#2f3f6b', 1.8)

/** What leads from a place on her to its round picture. */
const twoLines = (d: string) => thin(d, '#fffaf4', 3) + thin(d, INK, 1)

/** What is taken of the belly where it is seen whole: from the low line along the waistband up to above the navel, which stays on its stalk. */
const UPPER = '92 472, 112 436, 148 402, 194 380, 240 374, 286 380, 332 402, 368 436, 388 472'
const LOWER = '92 472, 124 484, 176 496, 240 500, 304 496, 356 484, 388 472'
const TAKEN = `${curve(UPPER)}${curve([...pointsOf(LOWER)].toReversed(), { joined: true })}z`
/** The navel is cut round. */
const NAVEL = 414
const NAVEL_CUT = ellipse(240, NAVEL, 15, 21)
/** What is to become flatter at her flanks: one line on each, open towards the back. On her left it is being drawn. */
const PLANNED = [
  '119 342, 136 360, 148 388, 150 418, 142 446, 122 464, 84 474',
  '361 340, 344 358, 332 384, 330 414, 336 440, 345 454',
]
  .map((line) => thin(curve(line), '#5b1f4d', 4.6, 'stroke-dasharray="9.500 7.500"'))
  .join('')
const SAGGED = 'M166 398q3 18 14 30M186 404q3 18 13 34M300 398q-3 18-15 30M318 408q-3 16-15 28'
/** The free edge of what is turned up: the same cut. */
const FLAP_EDGE = curve('54 398, 60 354, 92 290, 118 222, 160 168, 240 146, 320 168, 362 222, 388 290, 420 354, 426 398')

export const plate: Sheet = ownSheet({
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: cuts, midline and flanks are drawn. 2: calf pumps run. 3: a little fat is drawn off. 4: round picture: the straight muscles are stitched; then the surplus, hatched, hangs from the low line, the navel in a new opening. 5: the breasts, here a lift: surplus skin hatched. 6 to 7: surgeon and anaesthetist over the drapes, a clock; a wound in section, closed in layers; soft bra and garment.',
  defs: `<g id="te">${TOE}</g>${BELLY}${LOOSE}${FAT}${RING}${CHEST.replace(LINES, FEWER)}${small(RAISED)
    .replace('"flap"', '"fl"')
    .replaceAll(/<path fill="#[\da-f]*" opacity="\.[34]"[^>]*>/g, '')}${PENCIL_NEAR}<g id="hm">${MASKED}</g>`,
  otherDefs: PENCIL + RAISED.replace(/^<clipPath.*?<\/clipPath>/, '').replaceAll('url(#f)', 'url(#q)'),
  panels: [
    {
      steps: '1',
      body: whole(
        farther(
          worn(
            slack +
              marked(LOW) +
              marked(SIDE) +
              marked(mirrored(SIDE, 240)) +
              marked('240 150, 240 230, 240 298') +
              near(fromRight(pen(), 300, 438, -40, 62, 0.9, 1.3)),
          ),
        ),
      ),
    },
    { steps: '2', body: pumps },
    {
      steps: '3',
      body: whole(
        farther(
          draped(
            slack +
              fill('url(#x)', FLANKED) +
              thin(curve(SIDE) + curve(mirrored(SIDE, 240)), ROSE, 2) +
              cut('362 350, 369 357, 378 362', 3.4) +
              cut('102 362, 111 357, 118 350', 3.4) +
              // Beneath the skin it is felt rather than seen.
              thin('M376 352L436 301', '#4d2039', 7, 'opacity=".5"') +
              thin('M380 346L434 300', '#f6e3d2', 1.6, 'opacity=".6"') +
              near(fromLeft(cannula(60, true), 371, 356, 140, 88, 0.9, 1.25)),
          ),
        ),
      ),
    },
    {
      steps: '4',
      body:
        whole(small(drawnDown(navel(336) + thin(ellipse(240, 336, 15, 24), ROSE, 3.4)))) +
        inset(
          `<g transform="translate(-96 -106) scale(.8)">${whole(draped(plain(opened('closed')) + FLAP.replace('flap', 'fl') + stitched))}</g>`,
        ).replace('190 54', '193 50'),
    },
    {
      steps: '5',
      body: whole(breasts(lifted)),
    },
    {
      steps: '6-7',
      body:
        DECIDED +
        `<svg y="148" width="118" height="92"><path class="g" d="M0 0h118v92H0z"/>${LAYERED}</svg>` +
        `<svg x="122" y="148" width="118" height="92"><path class="g" d="M0 0h118v92H0z"/><g transform="translate(-13-70.500)scale(.3)">${whole(garment)}</g></svg>` +
        fill('#fffaf4', 'M0 144H240v4H122V240h-4V148H0z'),
    },
  ],
  others: {
    /** For the group: her flanks are drawn on. */
    marked:
      `<g transform="translate(5.700 3.500) scale(.42)">${figure(dent(404) + PLANNED)}</g>` +
      writing(150.6, 194.2, 0.5, { turn: 28 }),
    /** The breast from the side, opened. */
    section: gathered(LIFT),
    /** All of her, from neck to thighs, with both areas: a soft bra over the breasts, what is planned on the belly; in a round picture its straight muscles, stitched together. */
    whole:
      `<g transform="translate(31 6) scale(.35)">${torso(
        thin(SAGGED, '#c2936d', 1.7) +
          fill('url(#x)', TAKEN + NAVEL_CUT, 'fill-rule="evenodd" opacity=".7"') +
          dent(NAVEL) +
          thin(NAVEL_CUT, '#fff6ec', 5.4) +
          thin(NAVEL_CUT, ROSE, 2.8) +
          marked(UPPER) +
          cut(LOWER, 4.4) +
          thin('M240 316V366', '#5b1f4d', 2, 'stroke-dasharray="5 4.5"'),
      )}</g>` +
      twoLines('M243 62L143 86M243 178L131 150') +
      thin('M143 86h0M131 150h0', INK, 4) +
      `<clipPath id="im"><circle cx="296" cy="180" r="52"/></clipPath><g clip-path="url(#im)"><g transform="translate(226.400 95) scale(.29)">${whole(fill(LAYER.skin, 'M0 80H480V520H0z') + opened('closed'))}${FLAP}${thin(FLAP_EDGE, ROSE, 3.4)}${stitched}</g></g>` +
      `<circle cx="296" cy="180" r="52" fill="none" stroke="#fffaf4" stroke-width="4"/><circle cx="296" cy="180" r="54.400" fill="none" stroke="${INK}" stroke-width="1.2"/>`,
  },
})
