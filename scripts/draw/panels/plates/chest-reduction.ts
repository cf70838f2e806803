import { bra } from '../bra'
import { ellipse, mirrored, stroke, type Line } from '../pen'
import { aimed, arrow, cut, fill, INK, part, removed, stitches } from '../marks'
import { onPerson, person } from '../people'
import { areola } from '../sections'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'

const CENTRE = 240
const before = (drawn: string) => onPerson('heavy', 0, 0, 0.5, drawn)
const after = (drawn: string) => onPerson('chest', 0, 0, 0.5, drawn)
const both = (line: Line, draw: (points: Line) => string) => draw(line) + draw(mirrored(line, CENTRE))
const low = areola(112, 338, 25, 0.8) + areola(368, 338, 25, 0.8)

const limbs = '88 378, 90 340, 96 296, 92 276, 97 258, 116 250, 135 258, 140 276, 136 296, 142 340, 150 382'
const fold = '62 368, 84 380, 116 387, 150 382, 176 366, 190 350'
const anchor =
  '116 250, 135 258, 140 276, 138 296, 150 334, 190 340, 184 358, 150 382, 116 388, 84 381, 54 362, 50 342, 84 336, 94 296, 92 276, 97 258'
const ring = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => `${(x + r * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(y - r * 0.8 * Math.cos((i * Math.PI) / 4)).toFixed(1)}`)
    .join(', ')

/** What was taken, on the scale. */
const scale =
  fill('#8d9da3', 'M-46 22h92l8 30h-108z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#dfe8e8', 'M-18 30h36v14h-36z', `stroke="${INK}" stroke-width=".8"`) +
  part('#d6e0e0', '-50 8, 0 12, 50 8, 44 20, 0 25, -44 20', 1.4) +
  part('url(#g)', '-30 8, -26 -8, -10 -14, 6 -10, 20 -16, 32 -4, 34 8, 0 12', 1.2) +
  part('url(#f)', '-4 10, 2 -4, 16 -8, 30 0, 36 9, 14 13', 1)

/** The stalk of tissue that feeds the nipple, between what was taken and the chest. */
const stalk = (side: (line: Line) => Line, x: number) =>
  part(
    'url(#g)',
    side('92 276, 97 258, 116 250, 135 258, 140 276, 136 296, 142 340, 148 376, 116 384, 90 374, 90 340, 96 296'),
    1.3,
  ) +
  part('#e6c3a3', side('104 268, 118 262, 134 272, 140 310, 140 350, 134 366, 112 370, 96 362, 98 326, 102 296'), 1.2) +
  areola(x, 346, 23, 0.8)
const same = (line: Line): Line => line
const other = (line: Line): Line => mirrored(line, CENTRE)
const closed = (side: (line: Line) => Line, x: number) =>
  areola(x, 311, 18) +
  fill('none', ellipse(x, 311, 20, 17.4), 'stroke="#b3264f" stroke-width="2"') +
  fill(
    '#b3264f',
    stroke(side('106 328, 106 342, 106 357'), 2.6) + stroke(side('50 336, 78 353, 104 358, 130 355, 160 340'), 2.8),
  ) +
  stitches(side('106 330, 106 339, 106 348, 106 356'), 9) +
  stitches(side('58 342, 71 350, 85 355, 99 358, 113 358, 127 355, 141 350, 155 342'), 9)

export const plate: Sheet = {
  slug: 'chest-reduction',
  title: 'Breast reduction, step by step',
  desc: '1 to 2: the new height of the nipple and the cuts are drawn while one stands. 3: cuts round the areola, down to the fold and along it, the anchor. 4: gland, fat and skin, hatched, are removed and weighed. 5: the nipple on its stalk of tissue moves up. 6: the closed cuts, and the soft bra.',
  defs: person('heavy') + person('chest'),
  panels: [
    {
      steps: '1-2',
      body: before(
        low + both(limbs, aimed) + both(fold, aimed) + aimed('70 272, 240 272, 410 272') + placed(pen(), 190, 350, 34, 1),
      ),
    },
    {
      steps: '3',
      body: before(
        low +
          both(limbs, (line) => cut(line, 3.4)) +
          both(fold, (line) => cut(line, 3.4)) +
          both(ring(112, 338, 26), (line) => cut(line, 2.8)),
      ),
    },
    {
      steps: '4',
      body:
        before(
          both(anchor, removed) +
            [112, 368].map((x) => part('#e6c3a3', ring(x, 318, 32), 1.2) + areola(x, 318, 25, 0.8)).join(''),
        ) + `<g transform="translate(120 206) scale(.72)">${scale}</g>`,
    },
    {
      steps: '5',
      body: before(
        stalk(same, 118) + stalk(other, 362) + arrow('118 330, 112 304, 116 284', 5.4) + arrow('362 330, 368 304, 364 284', 5.4),
      ),
    },
    {
      steps: '6',
      wide: true,
      body:
        after(closed(same, 106) + closed(other, 374)) +
        `<g transform="translate(240 0)">${after(bra())}</g>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
