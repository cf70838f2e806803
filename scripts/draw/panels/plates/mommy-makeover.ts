import { bra } from '../bra'
import { draped, FLAP, fold, gathered, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { mirrored, stroke, type Line } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed } from '../marks'
import { onPerson, person } from '../people'
import { areola } from '../sections'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'

const MIDLINE = 240
const breast = (drawn: string) => onPerson('low', 0, 0, 0.5, drawn)
const both = (line: Line, draw: (points: Line) => string) => draw(line) + draw(mirrored(line, MIDLINE))
const keyhole = '106 316, 124 323, 130 340, 126 356, 138 384, 148 402, 104 413, 62 401, 70 382, 86 356, 82 340, 88 323'

/** Both lower legs under cuffs that press in turn, on the table. */
const calf = (y: number) =>
  part(
    LAYER.skin,
    `-10 ${y}, 60 ${y - 6}, 130 ${y - 2}, 176 ${y + 8}, 196 ${y - 4}, 210 ${y - 26}, 222 ${y - 22}, 220 ${y + 4}, 216 ${y + 28}, 196 ${y + 38}, 150 ${y + 34}, 80 ${y + 48}, -10 ${y + 50}`,
    2,
  ) +
  area(
    LAYER.skinShade,
    `-10 ${y + 34}, 80 ${y + 34}, 150 ${y + 24}, 196 ${y + 28}, 216 ${y + 14}, 216 ${y + 28}, 196 ${y + 38}, 150 ${y + 34}, 80 ${y + 48}, -10 ${y + 50}`,
  ) +
  part(
    '#7f97b3',
    `6 ${y - 9}, 60 ${y - 12}, 132 ${y - 6}, 138 ${y + 18}, 132 ${y + 42}, 80 ${y + 54}, 6 ${y + 57}, 12 ${y + 24}`,
    2,
  ) +
  area('#5c7391', `10 ${y + 34}, 70 ${y + 34}, 136 ${y + 24}, 132 ${y + 42}, 80 ${y + 54}, 6 ${y + 57}`) +
  ink(stroke(`48 ${y - 11}, 54 ${y + 20}, 48 ${y + 56}`, 1.2), stroke(`92 ${y - 9}, 98 ${y + 20}, 92 ${y + 51}`, 1.2)) +
  fill('#a9bdd3', stroke(`16 ${y - 2}, 60 ${y - 5}, 124 ${y}`, 4))
const pumps =
  fill('#dbe4e3', 'M0 150h240v90H0z') +
  `<g id="calf">${calf(70)}</g><use href="#calf" y="70"/>` +
  fill(INK, stroke('110 186, 150 216, 200 220, 250 208', 5, { from: 1, to: 1 })) +
  fill('#eef3f3', stroke('110 186, 150 216, 200 220, 250 208', 3.2, { from: 1, to: 1 }))

/** Bra and garment, at the end. */
const dressed = onPerson(
  'low',
  0,
  0,
  0.5,
  `<g transform="scale(1 1.14)">${bra()}</g>` +
    fill('#cdb1b6', 'M48 444q192 16 384 0v60H47z', `stroke="${INK}" stroke-width="2"`) +
    fill('#ab8790', 'M372 449l59-5v60h-66z'),
)

export const plate: Sheet = {
  slug: 'mommy-makeover',
  title: 'Mommy makeover, step by step',
  desc: '1: the cuts are drawn while one stands. 2: pumps on the calves run during the operation. 3: a little fat is drawn off first. 4: the abdomen: skin is raised, the straight muscles are stitched together. 5: the breasts: here a lift, surplus skin hatched. 6 to 7: at the end a soft bra and a garment.',
  defs: `${person('belly')}${person('low')}${OPENED}`,
  panels: [
    {
      steps: '1',
      body: worn(
        navel(345) + fold + aimed(LOW) + aimed('60 392, 130 350, 240 318, 350 350, 420 392') + placed(pen(), 330, 434, -28, 1.1),
      ),
    },
    { steps: '2', body: pumps },
    {
      steps: '3',
      body: draped(
        navel(345) +
          removed('392 250, 420 280, 440 330, 424 366, 396 340, 378 292') +
          cut('362 350, 369 357, 378 362', 3.4) +
          placed(cannula(100), 404, 316, 128, 1.2),
      ),
    },
    { steps: '4', body: draped(opened('closed') + FLAP + gathered) },
    {
      steps: '5',
      body: breast(
        both(keyhole, removed) +
          areola(104, 383, 20) +
          areola(376, 383, 20) +
          arrow('104 374, 99 356, 104 342', 5.4) +
          arrow('376 374, 381 356, 376 342', 5.4),
      ),
    },
    { steps: '6-7', body: dressed },
  ],
}
