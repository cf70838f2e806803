import { draped, FLAP, fold, gathered, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { ellipse, lines, stroke } from '../pen'
import { marked, area, cut, fill, ink, INK, part, removed, thin, whole } from '../marks'
import { bra } from '../bra'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'
import { trunk } from '../trunk'

const breasts = (drawn: string) => onPerson('low', 44, 76, 0.61, drawn)

/** The legs on the table from above, the feet fallen a little outwards: her right one; the other is the same turned over. */
const LEG =
  '62 -10, 56 30, 54 70, 58 108, 65 140, 68 160, 66 172, 58 188, 49 206, 45 218, 50 226, 60 231, 74 232, 86 231, 94 226, 97 212, 97 196, 96 180, 95 168, 97 152, 102 122, 108 84, 110 40, 110 -10'
const TOES = [
  [89, 224, 7.6, 9],
  [78.5, 228, 4.8, 6.5],
  [69.5, 228, 4.4, 6],
  [61, 225.5, 4.1, 5.5],
  [53, 221, 4, 5],
] as const
const toes =
  part(
    LAYER.skin,
    '45 218, 45 224, 49 229, 54 230, 57 234, 64 235, 66 237, 74 237, 76 238, 82 237, 86 240, 93 239, 98 232, 97 216, 80 210, 60 208',
    1.8,
  ) +
  ink(
    ...['83 222, 82 229, 82 237', '74 223, 73 230, 74 237', '65.5 221, 64.5 228, 65 235', '57 218, 55.5 224, 55.5 230'].map(
      (line) => stroke(line, 1.3),
    ),
  ) +
  fill('#ecd2c6', TOES.map(([x, y, rx, ry]) => ellipse(x, y + 5, rx * 0.55, ry * 0.5)).join(''))
/** Where each turns from the lamp: the right side of both, so that it is not the same turned over. */
const turned = [
  '100 -10, 102 60, 97 110, 92 146, 89 168, 90 186, 89 206, 87 220, 89 230, 94 230, 97 222, 97 200, 95 168, 98 150, 104 120, 110 84, 110 -10',
  '172 -10, 174 60, 170 110, 164 146, 162 164, 168 182, 178 200, 182 216, 185 226, 190 226, 194 218, 184 192, 174 172, 173 158, 178 136, 183 104, 186 70, 184 30, 178 -10',
]
const both = (drawn: string) => `${drawn}<g transform="matrix(-1 0 0 1 240 0)">${drawn}</g>`
const pumps =
  fill('#dbe4e3', 'M0 0h240v240H0z') +
  `<g transform="translate(0 -12)">` +
  area(
    '#b4c6c6',
    '52 -10, 58 110, 66 160, 46 214, 52 236, 100 244, 190 240, 206 214, 184 168, 190 110, 194 -10, 120 -10',
    'opacity=".55"',
  ) +
  both(part(LAYER.skin, LEG, 2) + toes) +
  turned.map((line) => area(LAYER.skinShade, line)).join('') +
  both(
    // The tendons that run over the back of the foot.
    fill('#cf9f7b', stroke('82 172, 84 192, 88 212', 2.6) + stroke('78 176, 75 194, 73 214', 2)),
  ) +
  [0, 76]
    .map(
      (x) =>
        `<g transform="translate(${x})">` +
        part('#7f97b3', '45 10, 48 13, 82 17, 116 13, 120 10, 120 60, 115 124, 111 129, 84 132, 57 129, 53 125, 47 70', 2.2) +
        fill('#5c7391', lines('103 16, 119 11, 119 60, 114 124, 110 129, 96 131, 101 96, 104 60')) +
        area('#a9bdd3', '56 22, 55 60, 60 118, 66 118, 62 60, 63 22') +
        // Three chambers that fill one after the other.
        ink(stroke('46 50, 82 56, 119 51', 1.8), stroke('49 90, 82 96, 117 91', 1.8)) +
        '</g>',
    )
    .join('') +
  // A hose from the lower edge of each cuff to the pump.
  ['66 122, 40 130, 22 120, -10 130', '140 122, 122 142, 108 176, 118 214, 122 250']
    .map((line) => fill(INK, stroke(line, 6, { from: 1, to: 1 })) + fill('#f4f7f7', stroke(line, 4, { from: 1, to: 1 })))
    .join('') +
  fill('#8d9da3', 'M60 116h13v9h-13zM134 116h13v9h-13z', `stroke="${INK}" stroke-width="1.2"`) +
  '</g>'

/** At the end: a soft bra, and the garment from below it over belly and hips, closed in front. */
const garment =
  `<path class="g" d="M-10 470H500V580H-10z"/>` +
  part(
    '#cdb1b6',
    '76 404, 150 410, 240 412, 330 410, 404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 34 600, 40 548, 58 500, 77 452, 82 424',
    2.4,
  ) +
  area('#ab8790', '404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 350 600, 372 548, 362 490, 356 440, 360 409') +
  area('url(#h)', '403 452, 422 500, 440 548, 446 600, 380 600, 400 548, 388 490') +
  area('#8e6874', '404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 410 600, 416 548, 400 500, 384 450, 386 406') +
  ink(
    stroke('241 412, 242 480, 240 600', 2.2),
    stroke('150 410, 142 470, 128 530, 122 600', 1.2),
    stroke('330 410, 340 470, 354 530, 360 600', 1.2),
    stroke('84 430, 110 440, 136 438', 1.3),
    stroke('70 470, 100 484, 130 482', 1.3),
    stroke('398 434, 372 444, 350 440', 1.5),
    stroke('412 476, 382 488, 354 484', 1.5),
  ) +
  thin('M232 430h16M232 452h16M232 474h16M232 496h16M232 518h16M232 540h16M232 562h16', INK, 2.4) +
  fill('#e6d2d3', stroke('92 424, 84 470, 66 520', 5)) +
  bra()

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: the cuts, the midline and the flank are drawn while one stands. 2: pumps on the calves run during the operation. 3: a little fat is drawn off first. 4: the abdomen: skin is raised, the straight muscles are stitched together. 5: the breasts: here a lift, surplus skin hatched. 6 to 7: at the end a garment over the belly, up to a soft bra.',
  defs: `${person('belly')}${whole(trunk('low'))}${whole(OPENED)}`,
  panels: [
    {
      steps: '1',
      body: whole(
        worn(
          navel(345) +
            fold +
            marked(LOW) +
            marked('60 392, 130 350, 240 318, 350 350, 420 392') +
            marked('392 250, 420 280, 440 330, 424 366, 396 340, 378 292', true) +
            marked('240 150, 240 230, 240 318') +
            placed(pen(), 330, 434, -28, 1.1),
        ),
      ),
    },
    { steps: '2', body: whole(pumps) },
    {
      steps: '3',
      body: whole(
        draped(
          navel(345) +
            removed('392 250, 420 280, 440 330, 424 366, 396 340, 378 292') +
            cut('362 350, 369 357, 378 362', 3.4) +
            // Beneath the skin it is felt rather than seen.
            fill('#6d4a52', stroke('404 316, 388 335, 370 356', 6, { from: 0.6, to: 1 }), 'opacity=".4"') +
            placed(cannula(46, true), 370, 356, 128, 1.2),
        ),
      ),
    },
    { steps: '4', body: whole(draped(opened('closed') + FLAP + gathered)) },
    {
      steps: '5',
      body: whole(breasts(lifted)),
    },
    { steps: '6-7', body: whole(onPerson('low', -10, 66, 0.48, garment)) },
  ],
}
