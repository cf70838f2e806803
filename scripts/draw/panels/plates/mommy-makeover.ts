import { draped, FLAP, fold, gathered, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { ellipse, stroke } from '../pen'
import { marked, area, cut, fill, ink, INK, part, removed, thin, whole } from '../marks'
import { bra } from '../bra'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'
import { trunk } from '../trunk'

const breasts = (drawn: string) => onPerson('low', 26, 66, 0.57, drawn)

/** A toe that points up, its pad to the right, and its nail. */
const toe = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(8) scale(${size})">${part(LAYER.skin, '-5 20, -6 8, -4 0, 2 -4, 8 -1, 9 7, 6 12, 6 20', 1.5)}${area(LAYER.skinShade, '5 -1, 8 -1, 9 7, 6 12, 6 20, 2 20, 3 10')}${fill('#e9c9bd', ellipse(-2.2, 2.4, 1.7, 3.2))}</g>`
/** The toes of the near foot, seen from its outer side, the little one nearest; of the far one from its inner side, the great one before the others. */
const OUTER = toe(229, 26, 0.84) + toe(220.5, 29, 0.58) + toe(214.5, 33.5, 0.52) + toe(209, 38.5, 0.48) + toe(203.5, 44.5, 0.46)
const INNER = toe(209, 41, 0.4) + toe(213, 36.5, 0.46) + toe(217.5, 32, 0.52) + toe(222, 28.5, 0.58) + toe(228, 28, 0.98)
/** A lower leg on the table: calf, ankle bone, heel, arch and ball of the foot; the cuff presses in turn. */
const calf =
  part(
    LAYER.skin,
    '-10 78, 60 70, 120 74, 160 84, 184 87, 196 80, 200 62, 201 53, 209 46, 220 39, 231 38, 236 46, 234 58, 230 68, 225 78, 224 88, 226 100, 222 111, 212 117, 198 115, 186 106, 160 110, 110 126, 60 134, -10 134',
    1.8,
  ) +
  area(
    LAYER.skinShade,
    '-10 118, 60 118, 110 110, 160 99, 188 96, 204 98, 213 88, 218 72, 229 50, 235 44, 234 58, 230 68, 225 78, 224 88, 226 100, 222 111, 212 117, 198 115, 186 106, 160 110, 110 126, 60 134, -10 134',
  ) +
  area('#cf9f7b', '150 108, 186 103, 200 108, 214 106, 224 98, 222 110, 212 117, 198 115, 186 106, 160 111, 120 123') +
  area(LAYER.skinShade, '186 90, 193 88, 196 94, 191 99, 185 96') +
  ink(stroke('185 97, 190 100, 196 96', 1.3), stroke('206 74, 211 62, 218 54', 0.8), stroke('224 84, 219 82, 216 77', 1)) +
  part('#7f97b3', '-6 62, 60 58, 132 64, 140 92, 132 122, 80 140, -6 144', 2) +
  area('#5c7391', '-6 122, 70 118, 138 102, 132 122, 80 140, -6 144') +
  ink(stroke('44 60, 50 96, 44 142', 1.3), stroke('90 61, 96 92, 90 137', 1.3)) +
  fill('#a9bdd3', stroke('10 72, 60 68, 124 73', 4.4))
const pumps =
  fill('#dbe4e3', 'M0 158h240v90H0z') +
  `<g transform="translate(-10 -16)">${whole(INNER)}<g id="calf">${whole(calf)}</g><g transform="translate(0 76)">${whole(OUTER)}<use href="#calf"/></g></g>` +
  // A hose from the lower edge of each cuff to the pump.
  ['104 192, 112 210, 146 224, 250 220', '106 118, 124 126, 140 136, 166 216, 250 232']
    .map((line) => fill(INK, stroke(line, 5, { from: 1, to: 1 })) + fill('#eef3f3', stroke(line, 3.2, { from: 1, to: 1 })))
    .join('') +
  fill('#8d9da3', 'M98 186h12v9h-12zM100 112h12v8h-12z', `stroke="${INK}" stroke-width="1.2"`)

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
            placed(cannula(100), 404, 316, 128, 1.2),
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
