import { DRAWN, draped, FLAP, fold, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { stroke } from '../pen'
import { marked, area, cut, fill, INK, part, removed, thin, whole } from '../marks'
import { bra } from '../bra'
import { HAND, holding } from '../fingers'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'
import { trunk } from '../trunk'

const breasts = (drawn: string) => onPerson('low', 44, 76, 0.61, drawn)

/** A lower leg that lies on the table, seen from its outer side: the heel on the mattress, the toes up, the calf in its cuff. */
const LEG =
  '-10 96, 60 95, 158 110, 174 108, 187 94, 204 64, 211 58, 220 64, 222 78, 216 116, 215 142, 204 156, 178 147, 160 148, 60 158, -10 154'
const CUFF = '62 90, 110 96, 150 104, 155 124, 152 151, 90 163, 64 162, 57 128'
const leg =
  part(LAYER.skin, LEG, 2) +
  area('#f3dcc6', '150 112, 174 114, 190 100, 208 66, 212 70, 194 110, 180 122') +
  area(LAYER.skinShade, '154 140, 176 136, 196 142, 206 130, 222 78, 216 116, 215 142, 204 156, 178 147, 154 149') +
  // The outer ankle, the tendon behind it, the toes.
  thin('M181 123q6-4 10 2q1 6-4 8M204 66q5 1 7 8M203 71q5 1 6 8M201 77q4 1 5 7', INK, 1.1) +
  part('#dfe7ea', CUFF, 2.2) +
  area('#a9bac4', '58 140, 100 146, 154 132, 152 151, 90 163, 64 162') +
  // Three chambers that fill one after the other.
  thin('M90 94q-7 34 1 68M122 98q-5 30 1 61', INK, 1.3)
const BLANKET = '-12 38, 16 34, 36 42, 48 60, 44 84, 54 108, 50 140, 58 166, 52 190, 34 198, 14 192, -12 200'
const hose = (d: string): string => thin(d, INK, 6) + thin(d, '#f4f7f7', 4)
const pumps =
  fill('#dbe4e3', 'M0 0h240v240H0z') +
  // The table: its mattress, the rail from which the pump hangs.
  part('#8fa9b5', '-12 128, 120 126, 252 128, 252 176, -12 176', 2) +
  `<g transform="translate(8 -30)">${leg}</g>` +
  area(INK, '62 158, 214 159, 220 166, 80 170', 'opacity=".3"') +
  // One hose to each leg, that of the far one behind the near.
  hose('M161 84Q174 120 154 168') +
  leg +
  fill('#c3ced1', 'M-2 182H242v8H-2z', `stroke="${INK}" stroke-width="1.4"`) +
  hose('M156 162Q142 186 141 202') +
  hose('M128 150C130 166 124 180 122 202') +
  fill('#e9eeec', 'M100 200q0-5 5-5h62q5 0 5 5v34h-72z', `stroke="${INK}" stroke-width="2"`) +
  fill('#b4c2c4', 'M152 196h15q4 0 4 4v33h-22z') +
  fill('#3a2330', 'M108 208h32v16h-32z') +
  thin('M112 195v-15h6M160 195v-15h6', INK, 2) +
  // The warm blanket over her knees hangs down before the table.
  area(INK, BLANKET, 'opacity=".26" transform="translate(5 4)"') +
  part('#d9b7b2', BLANKET, 2.2) +
  area('#c4989a', '36 42, 48 60, 44 84, 54 108, 50 140, 58 166, 52 190, 34 198, 36 110') +
  thin('M30 52q-8 24 0 48', INK, 1.2)

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
    'M241 411V600M150 410C142 470 128 540 122 600M330 410C340 470 354 540 360 600M84 430q30 12 52 8M398 434q-26 12-48 6',
    INK,
    1.4,
  ) +
  thin('M232 430h16M232 452h16M232 474h16M232 496h16M232 518h16M232 540h16M232 562h16', INK, 2.4) +
  bra()

/** The hand without its finest folds: the sheet is full. */
const PLAIN = HAND.replace(/<path fill="#4f787f"[^>]*>/, '').replace(/(<path fill="none"[^>]*>)(?=<\/g>)/g, '')

/** The midline gathered, as in the sheet of the abdomen, in plain stitches. */
const stitched = thin(`M233 186h14${'m-14 16h14'.repeat(8)}M233 366h14m-14 12h14`, '#2f3f6b', 2.4) + DRAWN

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: cuts, midline and flank are drawn while one stands. 2: calf pumps run while she lies on the table, under a blanket. 3: a little fat is drawn off first. 4: the abdomen: skin is raised, the straight muscles are stitched together. 5: the breasts: here a lift, surplus skin hatched. 6 to 7: at the end a garment over the belly, up to a soft bra.',
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
