import { bra } from '../bra'
import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, removed, stitches } from '../marks'
import { pair, twice } from '../lift'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES, trunk } from '../trunk'

const CENTRE = 240
const before = (drawn: string) => onPerson('heavy', 9, 44, 0.52, drawn)
const after = (drawn: string) => onPerson('small', 9, 44, 0.52, drawn)
const { nipple, areola, flat } = SHAPES.heavy
/** Her areola, drawn once and used at each place it takes. */
const AREOLA = `<g id="ar">${areolaAt([0, 0], areola, flat)}</g>`
const areolas = (y: number, scale = 1): string =>
  [nipple[0], 2 * CENTRE - nipple[0]].map((x) => `<use href="#ar" transform="translate(${x} ${y}) scale(${scale})"/>`).join('')
const low = areolas(nipple[1])

/** The new areola lies at the level of the fold, on the line through the nipple. */
const limbs = '99 430, 115 402, 128 361, 121 342, 127 326, 143 320, 159 326, 165 342, 158 361, 173 402, 194 430'
const inFold = '77 409, 95 433, 126 452, 165 450, 197 430, 218 399'
const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (i) =>
      `${(nipple[0] + areola * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(nipple[1] - areola * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
  )
  .join(', ')
/** Skin of the keyhole, and the lower pole with gland and fat, down to the edge. */
const anchor =
  '143 320, 159 326, 165 342, 158 361, 171 388, 194 381, 220 366, 220 399, 198 433, 165 453, 126 455, 94 437, 76 408, 72 368, 92 381, 115 388, 128 361, 121 342, 127 326'

/** The stalk of tissue that feeds the nipple, between what was taken and the chest. */
const stalk =
  pair(
    '127 326, 143 320, 159 326, 165 342, 158 361, 173 402, 194 430, 165 449, 126 452, 99 430, 115 402, 128 361, 121 342',
    (line) => part('url(#g)', line, 1.3),
  ) +
  pair('104 425, 119 399, 131 363, 136 384, 129 414, 118 436', (line) => area('#f3d88f', line, 'opacity=".85"')) +
  pair('131 332, 143 328, 154 332, 159 349, 157 373, 168 409, 166 430, 143 438, 118 428, 118 406, 129 373, 127 349', (line) =>
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
  defs: trunk('heavy', 'small') + AREOLA,
  panels: [
    {
      steps: '1-2',
      body: before(
        low +
          pair(limbs, aimed) +
          pair(inFold, aimed) +
          aimed(`84 ${FOLD}, 240 ${FOLD}, 396 ${FOLD}`) +
          placed(pen(), 222, 396, 34, 1.2),
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
    {
      steps: '4',
      body: before(pair(anchor, removed) + pair(ring, (line) => part('#e6c3a3', line, 1.4)) + areolas(nipple[1], 0.82)),
    },
    {
      steps: '5',
      body: before(stalk + areolas(412, 0.8) + twice(arrow(`140 398, 137 374, 141 ${FOLD}`, 5))),
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
