import { draped, FLAP, fold, gathered, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { ellipse, stroke } from '../pen'
import { aimed, area, cut, fill, ink, INK, part, removed, thin } from '../marks'
import { lifted } from '../lift'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'
import { trunk, whole } from '../trunk'

const breast = (drawn: string) => onPerson('low', 20, 44, 0.545, drawn)

/** A lower leg from its outer side, on the table: calf, ankle bone, heel, and a foot with its toes; the cuff presses in turn. */
const calf =
  part(
    LAYER.skin,
    '-10 78, 60 70, 120 74, 160 84, 184 87, 196 80, 204 62, 211 44, 216 34, 224 32, 227 40, 224 52, 222 70, 222 88, 220 104, 212 114, 198 114, 186 106, 160 110, 110 126, 60 134, -10 134',
    1.8,
  ) +
  area(
    LAYER.skinShade,
    '-10 118, 60 118, 110 110, 160 99, 188 96, 204 98, 214 86, 217 66, 222 70, 222 88, 220 104, 212 114, 198 114, 186 106, 160 110, 110 126, 60 134, -10 134',
  ) +
  area('#cf9f7b', '150 108, 186 103, 200 108, 214 104, 220 96, 219 106, 212 114, 198 114, 186 106, 160 111, 120 123') +
  area(LAYER.skinShade, '186 90, 193 88, 196 94, 191 99, 185 96') +
  ink(
    stroke('185 97, 190 100, 196 96', 1.3),
    stroke('211 46, 216 48, 222 47', 0.9),
    stroke('214 39, 219 41, 225 40', 0.9),
    stroke('216 35, 218 33, 222 33', 0.9),
    stroke('178 104, 184 97, 186 90', 0.9),
    stroke('206 60, 204 76, 208 90', 0.8),
  ) +
  fill('#e9c9bd', ellipse(218.5, 34.5, 2.6, 1.7)) +
  part('#7f97b3', '-6 62, 60 58, 132 64, 140 92, 132 122, 80 140, -6 144', 2) +
  area('#5c7391', '-6 122, 70 118, 138 102, 132 122, 80 140, -6 144') +
  area('url(#h)', '-6 128, 70 124, 137 108, 132 122, 80 140, -6 144') +
  ink(stroke('44 60, 50 96, 44 142', 1.3), stroke('90 61, 96 92, 90 137', 1.3)) +
  fill('#a9bdd3', stroke('10 72, 60 68, 124 73', 4.4))
const pumps =
  fill('#dbe4e3', 'M0 150h240v90H0z') +
  `<g id="calf" transform="translate(0 -22)">${whole(calf)}</g><use href="#calf" y="74"/>` +
  fill(INK, stroke('112 190, 146 216, 196 222, 250 212', 5, { from: 1, to: 1 })) +
  fill('#eef3f3', stroke('112 190, 146 216, 196 222, 250 212', 3.2, { from: 1, to: 1 }))

/** At the end: the garment over the belly, closed in front, up to the bra. */
const garment =
  part(
    '#cdb1b6',
    '36 130, 140 142, 240 144, 340 142, 446 130, 430 190, 432 240, 452 320, 476 380, 490 500, -10 500, 4 380, 28 320, 48 240, 50 190',
    2.2,
  ) +
  area('#ab8790', '446 130, 430 190, 432 240, 452 320, 476 380, 490 500, 372 500, 400 420, 388 330, 362 250, 380 170, 384 138') +
  area('#8e6874', '446 130, 430 190, 432 240, 452 320, 476 380, 490 500, 440 500, 440 400, 416 300, 408 220, 424 160') +
  ink(
    stroke('240 146, 242 240, 241 340, 240 480', 2.2),
    stroke('52 196, 88 206, 120 204', 1.5),
    stroke('46 246, 92 258, 132 252', 1.5),
    stroke('430 200, 392 210, 362 206', 1.5),
    stroke('434 254, 392 266, 356 258', 1.5),
    stroke('150 146, 132 240, 120 340, 118 480', 1.2),
    stroke('330 146, 348 240, 360 340, 362 480', 1.2),
  ) +
  thin(
    'M232 170h16M232 200h16M232 230h16M232 260h16M232 290h16M232 320h16M232 350h16M232 380h16M232 410h16M232 440h16',
    INK,
    2.4,
  ) +
  fill('#e6d2d3', stroke('66 320, 52 370, 44 430', 5))

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: the cuts are drawn while one stands. 2: pumps on the calves run during the operation. 3: a little fat is drawn off first. 4: the abdomen: skin is raised, the straight muscles are stitched together. 5: the breasts: here a lift, surplus skin hatched. 6 to 7: at the end a garment over the belly, up to a soft bra.',
  defs: `${person('belly')}${whole(trunk('low'))}${whole(OPENED)}`,
  panels: [
    {
      steps: '1',
      body: worn(
        navel(345) + fold + aimed(LOW) + aimed('60 392, 130 350, 240 318, 350 350, 420 392') + placed(pen(), 330, 434, -28, 1.1),
      ),
    },
    { steps: '2', body: whole(pumps) },
    {
      steps: '3',
      body: draped(
        navel(345) +
          removed('392 250, 420 280, 440 330, 424 366, 396 340, 378 292') +
          cut('362 350, 369 357, 378 362', 3.4) +
          placed(cannula(100), 404, 316, 128, 1.2),
      ),
    },
    { steps: '4', body: draped(whole(opened('closed')) + FLAP + gathered) },
    {
      steps: '5',
      body: breast(lifted),
    },
    { steps: '6-7', body: worn(whole(garment)) },
  ],
}
