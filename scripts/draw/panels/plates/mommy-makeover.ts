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

/** A lower leg that lies on the table, turned out a little: the heel on the mattress, the toes up, the great one farthest. */
const LEG =
  '-10 106, 34 101, 74 100, 116 106, 150 113, 166 111, 178 100, 190 79, 198 60, 213 64, 226 74, 226 90, 228 112, 226 130, 218 142, 206 147, 196 143, 184 141, 166 144, 134 153, 92 164, 50 164, -10 158'
const CUFF =
  '36 99, 56 95, 74 99, 92 97, 110 103, 128 104, 146 112, 150 126, 146 147, 128 157, 108 160, 92 167, 70 166, 52 168, 36 163, 32 130'
/** One toe with its nail, and where each of the five stands: x, y, size, turn. */
const TOE =
  fill(LAYER.skin, 'M-5 9C-7 5-6 2-6-2-6-9 6-9 6-2 6 2 7 5 5 10', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#f9e9de', 'M-3-3c0-5 6-5 6 0 0 3-6 3-6 0')
const TOES = [
  [205, 52, 1.2, 4],
  [214, 55, 0.8, 10],
  [219, 60, 0.75, 14],
  [223, 66, 0.7, 18],
  [226, 72, 0.65, 22],
]
  .map(
    ([x, y, size, turn], i) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${i ? '<use href="#te"/>' : `<g id="te">${TOE}</g>`}</g>`,
  )
  .join('')
const leg =
  whole(
    part(LAYER.skin, LEG, 1.3) +
      // Light along the shin and the instep; the calf, the heel and the outer edge of the foot turn from the lamp.
      area('#f3dcc6', '150 116, 167 116, 181 104, 194 80, 199 62, 208 60, 204 82, 193 106, 176 122, 156 126') +
      area(
        LAYER.skinShade,
        '150 136, 168 132, 188 134, 204 132, 214 118, 217 96, 218 74, 226 74, 226 90, 228 112, 226 130, 218 142, 206 147, 184 141, 150 148',
      ) +
      area('#a9734f', '198 144, 212 138, 222 124, 224 104, 228 112, 226 130, 218 142, 206 147'),
  ) +
  TOES +
  // The outer ankle, the tendons of the instep.
  thin('M181 118q7-5 11 1 3 5-1 10M202 68q-2 14-9 24', INK, 0.9) +
  fill(LAYER.skinShade, 'M185 119q7 0 6 9-4 5-7 4 4-6 1-13z') +
  whole(
    part('#e4ebec', CUFF, 1.3) +
      area('#bfcdd2', '33 142, 60 149, 96 147, 130 137, 150 125, 146 147, 128 157, 108 160, 92 167, 70 166, 52 168, 36 163'),
  ) +
  // Three chambers that fill one after the other, and the flap that closes along the shin.
  thin('M74 99q-9 34-4 67M110 103q-8 28-2 57M35 113q60-8 115 9', INK, 0.9)
const BLANKET = '-12 40, 12 38, 28 46, 38 62, 36 86, 43 108, 38 138, 45 164, 40 188, 24 196, -12 198'
const hose = (d: string): string => thin(d, INK, 5.4) + thin(d, '#f4f7f7', 3)
const pumps =
  // The table: its mattress, the rail from which the pump hangs.
  fill('#a9c6c9', 'M-2 124H242v56H-2z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#83a6aa', 'M-2 166H242v14H-2zM52 172q90 0 142-20 24 4 46-2l-60 18z') +
  `<g transform="translate(6 -24)"><g id="lg">${leg}</g></g>` +
  fill('#d7dfe0', 'M-2 180H242v6H-2z', `stroke="${INK}" stroke-width="1.2"`) +
  // One hose to each leg, that of the far one behind the near.
  hose('M158 98Q176 130 172 156 169 186 150 206') +
  '<use href="#lg" y="6"/>' +
  hose('M136 160Q138 184 120 206') +
  fill('#e9eeec', 'M96 240v-32q0-6 6-6h66q6 0 6 6v32', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#a9c6c9', 'M106 212h38v17h-38z', `stroke="${INK}" stroke-width=".9"`) +
  // The warm blanket over her knees hangs down before the table.
  whole(
    part('#d9b7b2', BLANKET, 1.3) +
      area('#c4989a', '28 46, 38 62, 36 86, 43 108, 38 138, 45 164, 40 188, 24 196, 30 150, 26 100'),
  )

/** At the end: a soft bra, and the garment from below it over belly and hips, closed in front; without the finest light, as the sheet is full. */
const garment =
  `<path class="g" d="M-10 470H500V580H-10z"/>` +
  part(
    '#cdb1b6',
    '76 404, 150 410, 240 412, 330 410, 404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 34 600, 40 548, 58 500, 77 452, 82 424',
    2.4,
  ) +
  area('#ab8790', '404 404, 398 424, 403 452, 422 500, 440 548, 446 600, 350 600, 372 548, 362 490, 356 440, 360 409') +
  thin('M241 411V600M150 410Q142 500 122 600M330 410Q340 500 360 600', INK, 1.4) +
  thin(`M232 430h16${'m-16 24h16'.repeat(5)}`, INK, 2.4) +
  bra().replaceAll(/<path fill="(?:url\(#h\)|#f2dfda)"[^>]*>/g, '')

/** The hand without its finest folds: the sheet is full. */
const PLAIN = HAND.replace(/<path fill="#4f787f"[^>]*>/, '').replace(/(<path fill="none"[^>]*>)(?=<\/g>)/g, '')

/** The straight muscles without the gleam of their sheath, and what is raised without a second shade. */
const plain = (drawn: string) => drawn.replace(/<path fill="none" stroke="#fffaf4" stroke-width="1.2"[^>]*>/, '')

/** The midline gathered, as in the sheet of the abdomen, in plain stitches. */
const stitched = thin(`M233 186h14${'m-14 16h14'.repeat(8)}M233 366h14m-14 12h14`, '#2f3f6b', 2.4) + DRAWN

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: cuts, midline and flank are drawn on her standing. 2: calf pumps run. 3: a little fat is drawn off. 4: skin of the abdomen is raised, the straight muscles are stitched. 5: the breasts, here a lift: surplus skin hatched. 6 to 7: a garment over the belly, up to a soft bra.',
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
    { steps: '2', body: pumps },
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
    { steps: '4', body: whole(draped(plain(opened('closed')) + FLAP + stitched)) },
    {
      steps: '5',
      body: whole(breasts(lifted)),
    },
    { steps: '6-7', body: whole(onPerson('low', -10, 66, 0.48, garment)) },
  ],
  others: {
    /** The belly beside the breasts, on the same scale: the midline stitched, and beside what is raised a little fat drawn off at the flank. */
    belly: `<g transform="translate(-40)">${whole(
      draped(
        // The drape over her hips, further down than the belly alone shows it.
        fill('#d9b7b2', 'M-90 472H590v130H-90z') +
          fill('#bd8f8f', 'M466 471H600v130H510Q496 520 466 471z') +
          opened('closed') +
          FLAP +
          stitched +
          removed('402 224, 420 236, 432 276, 448 326, 450 350, 432 342, 420 312, 408 270') +
          cut('422 366, 430 362, 437 356', 3) +
          fill('#6d4a52', stroke('432 358, 431 330, 424 290', 6, { from: 1, to: 0.6 }), 'opacity=".4"') +
          `<g transform="translate(421 438) scale(-1 1) rotate(48)">${holding(placed(cannula(60, true), -70, -42, 24))}</g>`,
      ),
    )}</g>`,
  },
}
