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
const after = (drawn: string) => onPerson('high', 20, 44, 0.545, drawn)
const low = nipples('heavy')
const { nipple, areola, flat } = SHAPES.heavy

/** The new areola lies at the level of the fold, on the line through the nipple. */
const limbs = '90 408, 104 388, 115 365, 109 350, 114 334, 128 328, 142 334, 147 350, 141 365, 154 388, 172 408'
const inFold = '66 392, 84 411, 113 424, 147 423, 176 408, 196 384'
const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (i) =>
      `${(nipple[0] + areola * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(nipple[1] - areola * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
  )
  .join(', ')
/** Skin of the keyhole, and the lower pole with gland and fat, down to the edge. */
const anchor =
  '128 328, 142 334, 147 350, 141 365, 152 380, 172 376, 198 366, 196 386, 176 410, 147 425, 113 426, 84 413, 64 390, 60 368, 84 376, 104 380, 115 365, 109 350, 114 334'

/** The stalk of tissue that feeds the nipple, between what was taken and the chest. */
const stalk =
  pair(
    '114 334, 128 328, 142 334, 147 350, 141 365, 154 388, 172 408, 147 422, 113 424, 90 408, 104 388, 115 365, 109 350',
    (line) => part('url(#g)', line, 1.3),
  ) +
  pair('94 404, 107 386, 118 366, 122 378, 116 396, 106 412', (line) => area('#f3d88f', line, 'opacity=".85"')) +
  pair('118 340, 128 336, 138 340, 142 356, 140 372, 150 392, 148 408, 128 414, 106 406, 106 390, 116 372, 114 356', (line) =>
    part('#e6c3a3', line, 1.2),
  )

const { nipple: high, areola: small } = SHAPES.high
const closed = twice(
  fill('none', ellipse(high[0], high[1], small + 1.6, small * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    fill('#b3264f', stroke('128 351, 129 364, 128 376', 2.8) + stroke('90 366, 108 376, 128 379.500, 150 376, 168 364', 3)) +
    stitches('128 352, 128.500 362, 129 372', 9) +
    stitches('94 369, 105 375, 116 378, 128 379.500, 140 377.500, 151 374, 162 368', 9),
)

export const plate: Sheet = {
  slug: 'chest-reduction',
  title: 'Breast reduction, step by step',
  desc: '1 to 2: the new height of the nipple, at the level of the fold, and the cuts are drawn while one stands. 3: cuts round the areola, down to the fold and along it, the anchor. 4: gland, fat and skin, hatched, are removed. 5: the nipple on its stalk of tissue moves up. 6: the closed cuts, and the soft bra.',
  defs: trunk('heavy', 'high'),
  panels: [
    {
      steps: '1-2',
      body: before(
        low +
          pair(limbs, aimed) +
          pair(inFold, aimed) +
          aimed(`84 ${FOLD}, 240 ${FOLD}, 396 ${FOLD}`) +
          placed(pen(), 198, 388, 34, 1.2),
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
          twice(arrow(`126 382, 124 366, 127 ${FOLD}`, 5)),
      ),
    },
    {
      steps: '6',
      wide: true,
      body:
        after(nipples('high') + closed) +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${onPerson('high', 0, 0, 0.5, bra())}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
