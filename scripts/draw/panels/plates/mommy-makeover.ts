import { DRAWN, draped, FLAP, fold, FORM, LOW, navel, OPENED, opened, worn } from '../abdomen'
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

/** At the end: a soft bra, and the garment from below it over belly and hips, closed in front; without the finest light, as the sheet is full. */
const garment =
  `<path class="g" d="M-10 470H500V580H-10z"/>` +
  part(
    '#cdb1b6',
    '80 404, 150 410, 240 412, 330 410, 400 404, 400 424, 404 452, 422 500, 440 548, 446 600, 34 600, 40 548, 58 500, 76 452, 80 424',
    2.4,
  ) +
  area('#ab8790', '400 404, 400 424, 404 452, 422 500, 440 548, 446 600, 350 600, 372 548, 362 490, 356 440, 360 409') +
  thin('M241 411V600M150 410Q142 500 122 600M330 410Q340 500 360 600', INK, 1.4) +
  thin(`M232 430h16${'m-16 24h16'.repeat(5)}`, INK, 2.4) +
  bra().replaceAll(/<path fill="(?:url\(#h\)|#f2dfda)"[^>]*>/g, '')

/** The hand without its finest folds: the sheet is full. */
const PLAIN = HAND.replace(/<path fill="#4f787f"[^>]*>/, '').replace(/(<path fill="none"[^>]*>)(?=<\/g>)/g, '')

/** The straight muscles without the gleam of their sheath, and what is raised without a second shade. */
const plain = (drawn: string) => drawn.replaceAll(/<path fill="none" stroke="#(?:fffaf4" stroke-width="1.2|c9ab9d)"[^>]*>/g, '')

/** What of the raised skin will be too much, from its cut edge on. */
const SURPLUS = removed(
  '54 398, 60 354, 92 290, 118 222, 160 168, 240 146, 320 168, 362 222, 388 290, 420 354, 426 398, 403 358, 370 296, 346 231, 309 181, 240 161, 171 181, 134 231, 110 296, 77 358',
)

/** The midline gathered, as in the sheet of the abdomen, in plain stitches. */
const stitched = thin(`M233 186h14${'m-14 16h14'.repeat(8)}M233 366h14m-14 12h14`, '#2f3f6b', 2.4) + DRAWN

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: cuts, midline and flank are drawn on her standing. 2: calf pumps run. 3: a little fat is drawn off. 4: skin is raised, the straight muscles are stitched; surplus skin hatched. 5: the breasts, here a lift: surplus skin hatched. 6 to 7: a garment over the belly, up to a soft bra.',
  defs: `<g id="te">${TOE}</g>${person('belly')}${FORM}${whole(trunk('low'))}${whole(OPENED)}${PLAIN}`,
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
    { steps: '4', body: whole(draped(plain(opened('closed')) + FLAP + SURPLUS + stitched)) },
    {
      steps: '5',
      body: whole(breasts(lifted)),
    },
    { steps: '6-7', body: whole(onPerson('trunk', -10, 66, 0.48, `<use href="#tl"/>${garment}`)) },
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
