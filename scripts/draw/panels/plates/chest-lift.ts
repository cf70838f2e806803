import { bra } from '../bra'
import { ellipse, mirrored, stroke, type Line } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, stitches } from '../marks'
import { onPerson, person } from '../people'
import { areola } from '../sections'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'

const CENTRE = 240
/** One woman before and after, and one place to look from: before, the nipple points down and lies below the fold. */
const before = (drawn: string) => onPerson('low', 0, 0, 0.5, drawn)
const after = (drawn: string) => onPerson('chest', 0, 0, 0.5, drawn)
const both = (line: Line, draw: (points: Line) => string) => draw(line) + draw(mirrored(line, CENTRE))
const low = areola(104, 383, 20) + areola(376, 383, 20)
const high = areola(106, 311, 18) + areola(374, 311, 18)

/** From the new place of the nipple down to the fold: round above, widening below. */
const keyhole = '106 316, 124 323, 130 340, 126 356, 138 384, 148 402, 104 413, 62 401, 70 382, 86 356, 82 340, 88 323'
const limbs = '62 401, 70 382, 86 356, 82 340, 88 323, 106 316, 124 323, 130 340, 126 356, 138 384, 148 402'
const fold = '52 374, 62 391, 82 406, 104 413, 134 407, 158 390, 172 368'
const ring = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => `${(x + r * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(y - r * 0.88 * Math.cos((i * Math.PI) / 4)).toFixed(1)}`)
    .join(', ')

const bed = (side: (line: Line) => Line) =>
  part('url(#g)', side(keyhole), 1.2) + area('#f3d88f', side('66 399, 74 384, 88 358, 90 370, 82 388, 76 404'), 'opacity=".8"')
const same = (line: Line): Line => line
const other = (line: Line): Line => mirrored(line, CENTRE)

const scar = '106 328, 106 342, 106 357'
const closed = (side: (line: Line) => Line, x: number) =>
  fill('none', ellipse(x, 311, 20, 17.4), 'stroke="#b3264f" stroke-width="2"') +
  fill('#b3264f', stroke(side(scar), 2.4) + stroke(side('52 338, 78 353, 104 358, 130 355, 156 342'), 2.8)) +
  stitches(side('106 330, 106 339, 106 348, 106 356'), 9) +
  stitches(side('60 344, 70 349.5, 80 353.5, 90 356.4, 100 357.8, 110 358, 120 356.8, 130 354.8, 140 351, 150 346'), 9)

export const plate: Sheet = {
  slug: 'chest-lift',
  title: 'Breast lift, step by step',
  desc: '1 to 2: the new height of the nipple and the cuts are drawn while one stands. 3: on one side the lollipop, on the other the anchor. 4: loose skin, hatched, is removed; the nipple stays on its tissue and moves up. 5: the gland is gathered and stitched. 6: the closed cuts, and the soft bra.',
  defs: person('low') + person('chest'),
  panels: [
    {
      steps: '1-2',
      body: before(
        low +
          both(keyhole, (line) => aimed(line, true)) +
          aimed('240 30, 240 200, 240 420') +
          aimed('60 340, 240 340, 420 340') +
          placed(pen(), 148, 403, 24, 1.3),
      ),
    },
    {
      steps: '3',
      body: before(
        low +
          cut(limbs, 3.6) +
          cut(ring(104, 383, 20), 3) +
          cut(mirrored(limbs, CENTRE), 3.6) +
          cut(mirrored(fold, CENTRE), 3.6) +
          cut(ring(376, 383, 20), 3),
      ),
    },
    {
      steps: '4',
      body: before(
        both(keyhole, removed) +
          [104, 376].map((x) => part('#e6c3a3', ring(x, 383, 25), 1.2)).join('') +
          low +
          arrow('104 374, 99 356, 104 342', 5.4) +
          arrow('376 374, 381 356, 376 342', 5.4),
      ),
    },
    {
      steps: '5',
      body: before(
        [same, other]
          .map((side) => bed(side) + stitches(side('106 364, 106 374, 106 384, 106 394, 105 404, 105 411'), 30))
          .join('') +
          areola(106, 339, 19) +
          areola(374, 339, 19) +
          [
            [26, 72],
            [184, 140],
            [296, 340],
            [454, 408],
          ]
            .map(([a = 0, b = 0]) =>
              arrow(
                [
                  [a, 386],
                  [(a + b) / 2, 384],
                  [b, 384],
                ],
                5,
              ),
            )
            .join('') +
          ink(stroke('106 359, 105 384, 105 411', 1.4), stroke('374 359, 375 384, 375 411', 1.4)),
      ),
    },
    {
      steps: '6',
      wide: true,
      body:
        after(high + closed(same, 106) + closed(other, 374)) +
        `<g transform="translate(240 0)">${after(bra())}</g>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
