import { draped, FLAP, fold, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { stroke } from '../pen'
import { marked, area, arrow, cut, fill, INK, part, removed, thin, whole } from '../marks'
import { bra } from '../bra'
import { HAND, holding } from '../fingers'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'
import { trunk } from '../trunk'

const breasts = (drawn: string) => onPerson('low', 44, 76, 0.61, drawn)

/** Her lower legs on the table from above, the calves in their cuffs: what is seen of the right one below its cuff. The other is the same turned over. */
const LEG = '59 100, 66 140, 69 156, 63 176, 64 214, 102 214, 104 178, 98 156, 99 140, 105 100'
/** Where each turns from the lamp: the right side of both, so that it is not the same turned over. */
const turned = [
  '96 100, 91 150, 95 178, 92 214, 102 214, 104 178, 98 156, 105 100',
  '182 100, 176 150, 182 178, 178 214, 188 214, 189 176, 183 156, 193 100',
]
const both = (drawn: string) => `${drawn}<g transform="matrix(-1 0 0 1 252 0)">${drawn}</g>`
const BLANKET = '-8 -10, 250 -10, 250 70, 222 82, 196 68, 166 62, 120 84, 96 68, 70 62, 26 82, -8 68'
const pumps =
  fill('#dbe4e3', 'M0 0h240v240H0z') +
  `<g transform="translate(-14 44)scale(1.06)">` +
  area('#b4c6c6', '70 20, 80 160, 74 214, 214 214, 196 156, 214 100, 214 10', 'opacity=".6"') +
  both(part(LAYER.skin, LEG, 2)) +
  turned.map((line) => area(LAYER.skinShade, line)).join('') +
  // The tendon before the ankle, and its two bones.
  both(fill('#cf9f7b', stroke('82 138, 83 170, 81 214', 2.4)) + thin('M69 166q-5 9 0 18M98 164q4 9-1 18', INK, 1)) +
  [0, 88]
    .map(
      (x) =>
        `<g transform="translate(${x})">` +
        part('#dfe7ea', '45 10, 82 17, 120 10, 121 60, 114 124, 109 129, 84 132, 58 129, 53 125, 46 70', 2.2) +
        area('#a9bac4', '103 16, 120 11, 121 60, 114 124, 109 129, 92 129, 101 96, 105 60') +
        // Three chambers that fill one after the other.
        thin('M47 56q36 11 73 1M50 92q32 11 67 1', INK, 1.2) +
        '</g>',
    )
    .join('') +
  // A hose from the lower edge of each cuff to the pump.
  [INK, '#f4f7f7']
    .map((tone, i) => thin('M66 122C40 134 34 160 12 220M154 122C132 140 126 180 134 220', tone, 6 - 2 * i))
    .join('') +
  fill('#7f97b3', 'M60 116h13v9h-13zM148 116h13v9h-13z', `stroke="${INK}" stroke-width="1.2"`) +
  '</g>' +
  // The warm blanket: it lies over her knees, its hem goes up and down with them.
  area('#4d2039', BLANKET, 'opacity=".28" transform="translate(2 14)"') +
  part('#d9b7b2', BLANKET, 2.2) +
  area('#c4989a', '250 -10, 250 70, 222 82, 196 68, 206 30, 198 -10') +
  area('#c4989a', '120 84, 96 68, 108 30, 104 -10, 128 -10, 132 30') +
  thin('M26 82Q38 50 30 8M120 84Q108 50 114 6M222 82Q206 50 214 10', INK, 1.3)

/** At the end: a soft bra, and the garment from below it over belly and hips, closed in front. */
const garment =
  `<path class="g" d="M-10 470H500V580H-10z"/>` +
  part(
    '#cdb1b6',
    '76 404, 150 410, 240 412, 330 410, 404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 34 600, 40 548, 58 500, 77 452, 82 424',
    2.4,
  ) +
  area('#ab8790', '404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 350 600, 372 548, 362 490, 356 440, 360 409') +
  thin(
    'M241 411V600M150 410C142 470 128 540 122 600M330 410C340 470 354 540 360 600M84 430q30 12 52 8M70 470q34 14 60 12M398 434q-26 12-48 6M412 476q-30 12-58 8',
    INK,
    1.4,
  ) +
  thin('M232 430h16M232 452h16M232 474h16M232 496h16M232 518h16M232 540h16M232 562h16', INK, 2.4) +
  bra()

/** The hand without its finest folds: the sheet is full. */
const PLAIN = HAND.replace(/<path fill="#4f787f"[^>]*>/, '').replace(/(<path fill="none"[^>]*>)(?=<\/g>)/g, '')

/** The midline gathered, as in the sheet of the abdomen, in plain stitches. */
const stitched =
  thin(`M233 186h14${'m-14 16h14'.repeat(8)}M233 372h14${'m-14 16h14'.repeat(3)}`, '#2f3f6b', 2.4) +
  arrow('166 288, 190 288, 206 288', 4.6) +
  arrow('314 288, 290 288, 274 288', 4.6)

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: cuts, midline and flank are drawn while one stands. 2: pumps on the calves run during the operation, a blanket keeps her warm. 3: a little fat is drawn off first. 4: the abdomen: skin is raised, the straight muscles are stitched together. 5: the breasts: here a lift, surplus skin hatched. 6 to 7: at the end a garment over the belly, up to a soft bra.',
  defs: `${person('belly')}${whole(trunk('low'))}${whole(OPENED)}${PLAIN}`,
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
            `<g transform="translate(348 389) rotate(-8)">${holding(placed(pen(), -62, 38, -32, 1.3))}</g>`,
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
            `<g transform="translate(313 415) scale(-1 1) rotate(15)">${holding(placed(cannula(60, true), -70, -42, 24))}</g>`,
        ),
      ),
    },
    { steps: '4', body: whole(draped(opened('closed') + FLAP + stitched)) },
    {
      steps: '5',
      body: whole(breasts(lifted)),
    },
    { steps: '6-7', body: whole(onPerson('low', -10, 66, 0.48, garment)) },
  ],
}
