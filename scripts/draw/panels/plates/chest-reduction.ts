import { bra } from '../bra'
import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, removed, stitches } from '../marks'
import { freed, pair, twice } from '../lift'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES, trunk } from '../trunk'

const CENTRE = 240
const before = (drawn: string) => onPerson('heavy', 20, 44, 0.545, drawn)
const after = (drawn: string) => onPerson('small', 20, 44, 0.545, drawn)
const low = nipples('heavy')
const { nipple, areola, flat } = SHAPES.heavy

/** The new areola lies at the level of the fold, on the line through the nipple. */
const limbs = '104 408, 118 387.3, 129 357, 123 342, 128 326, 142 320, 156 326, 161 342, 155 357, 168 387.3, 186 408'
const inFold = '80 392, 98 411, 127 424, 161 423, 190 408, 210 382'
const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (i) =>
      `${(nipple[0] + areola * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(nipple[1] - areola * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
  )
  .join(', ')
/** Skin of the keyhole, and the lower pole with gland and fat, down to the edge. */
const anchor =
  '142 320, 156 326, 161 342, 155 357, 166 376.7, 186 371.3, 212 358, 210 384.7, 190 410, 161 425, 127 426, 98 413, 78 390, 74 360.7, 98 371.3, 118 376.7, 129 357, 123 342, 128 326'

/** The stalk of tissue that feeds the nipple, between what was taken and the chest. */
const stalk =
  pair(
    '128 326, 142 320, 156 326, 161 342, 155 357, 168 387.3, 186 408, 161 422, 127 424, 104 408, 118 387.3, 129 357, 123 342',
    (line) => part('url(#g)', line, 1.3),
  ) +
  pair('108 404, 121 384.7, 132 358, 136 374, 130 396, 120 412', (line) => area('#f3d88f', line, 'opacity=".85"')) +
  pair('132 332, 142 328, 152 332, 156 348, 154 366, 164 392, 162 408, 142 414, 120 406, 120 390, 130 366, 128 348', (line) =>
    part('#e6c3a3', line, 1.2),
  )

const { nipple: high, areola: small } = SHAPES.small
const closed = twice(
  fill('none', ellipse(high[0], high[1], small + 1.6, small * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    fill('#b3264f', stroke('144 336, 145 347, 144 359', 2.8) + stroke('112 349, 126 358, 144 361, 162 358, 178 348', 3)) +
    stitches('144 338, 144 346, 144 354', 9) +
    stitches('116 352, 125 357, 134 360, 144 361, 154 360, 163 357, 172 352', 9),
)

export const plate: Sheet = {
  slug: 'chest-reduction',
  title: 'Breast reduction, step by step',
  desc: '1 to 2: the new height of the nipple, at the level of the fold, and the cuts are drawn while one stands. 3: cuts round the areola, down to the fold and along it, the anchor. 4: gland, fat and skin, hatched, are removed. 5: the nipple on its stalk of tissue moves up. 6: the closed cuts, and the soft bra.',
  defs: trunk('heavy', 'small'),
  panels: [
    {
      steps: '1-2',
      body: before(
        low +
          pair(limbs, aimed) +
          pair(inFold, aimed) +
          aimed(`84 ${FOLD}, 240 ${FOLD}, 396 ${FOLD}`) +
          placed(pen(), 212, 388, 34, 1.2),
      ),
    },
    {
      steps: '3',
      body: before(
        low +
          pair(limbs, (line) => cut(line, 3.4)) +
          pair(inFold, (line) => cut(line, 3.4)) +
          pair(ring, (line) => cut(line, 2.8)),
      ),
    },
    { steps: '4', body: before(pair(anchor, removed) + freed(...nipple, areola * 0.9, flat)) },
    {
      steps: '5',
      body: before(
        stalk +
          [nipple[0], 2 * CENTRE - nipple[0]].map((x) => areolaAt([x, 394], areola * 0.86, flat)).join('') +
          twice(arrow(`140 382, 138 364, 141 ${FOLD}`, 5)),
      ),
    },
    {
      steps: '6',
      wide: true,
      body:
        after(nipples('small') + closed) +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${onPerson('small', 0, 0, 0.5, bra())}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
