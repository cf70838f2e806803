import { bra } from '../bra'
import { ellipse, stroke } from '../pen'
import { aimed, arrow, cut, fill, INK, part, removed, sewn } from '../marks'
import { pair, twice } from '../lift'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES } from '../breasts'
import { trunk } from '../trunk'

const CENTRE = 240
const before = (drawn: string) => onPerson('heavy', 9, 44, 0.52, drawn)
const after = (drawn: string) => onPerson('small', 9, 44, 0.52, drawn)
const { nipple, areola, flat } = SHAPES.heavy
/** Her areola, drawn once and used at each place it takes. */
const AREOLA = `<g id="ar">${areolaAt([0, 0], areola, flat)}</g>`
const areolas = (y: number, scale = 1): string =>
  [nipple[0], 2 * CENTRE - nipple[0]].map((x) => `<use href="#ar" transform="translate(${x} ${y}) scale(${scale})"/>`).join('')
const low = areolas(nipple[1])

/**
 * One geometry for every panel. The new areola lies at the level of the fold, on the line through the nipple; from it two limbs run down and
 * out, and turn along the breast to either end of the fold. Between them and the fold a stalk stays, as wide as the areola and more, which
 * carries the nipple from below.
 */
const limbs =
  '70 400, 82 404, 96 414, 113 393, 127 366, 120 346, 126 329, 142 322, 158 329, 164 346, 158 366, 170 391, 188 412, 206 404, 221 392'
const inFold = '70 400, 76 429, 92 455, 116 472, 144 478, 172 472, 198 453, 214 428, 221 392'
const stalk =
  '102 465, 107 446, 108 424, 112 406, 124 395, 140 391, 156 395, 167 406, 172 424, 174 446, 181 468, 162 475, 142 478, 120 473'
const above =
  '113 393, 127 366, 120 346, 126 329, 142 322, 158 329, 164 346, 158 366, 170 391, 167 403, 156 395, 140 391, 124 395, 114 402'
/** What is taken: skin, gland and fat above the stalk and on both sides of it. */
const taken = [
  above,
  '70 400, 82 404, 96 414, 108 402, 109 424, 107 446, 102 465, 92 455, 74 429',
  '221 392, 206 404, 188 412, 172 399, 171 424, 174 446, 181 468, 198 453, 214 428',
]
const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (i) =>
      `${(nipple[0] + areola * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(nipple[1] - areola * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
  )
  .join(', ')
const kept = pair(stalk, (line) => part('none', line, 1.5))

const { nipple: high, areola: small } = SHAPES.small
const closed = twice(
  fill('none', ellipse(high[0], high[1], small + 1.6, small * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    fill('#b3264f', stroke('144 336, 145 347, 144 359', 2.8) + stroke('112 349, 126 358, 144 361, 162 358, 178 348', 3)) +
    sewn('144 338, 144 346, 144 354', 9) +
    sewn('116 352, 125 357, 134 360, 144 361, 154 360, 163 357, 172 352', 9),
)

export const plate: Sheet = {
  slug: 'chest-reduction',
  title: 'Breast reduction, step by step',
  desc: '1 to 2: the new height of the nipple, at the level of the fold, and the cuts are drawn while one stands. 3: cuts round the areola, down to the fold and along it, the anchor. 4: gland, fat and skin, hatched, are removed above and beside the stalk that carries the nipple. 5: the nipple moves up on it, and the same edges are brought together beneath. 6: the closed cuts, and the soft bra.',
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
      body: before(twice(taken.map(removed).join('')) + kept + low),
    },
    {
      steps: '5',
      body: before(
        twice(
          taken.map((line) => part('url(#g)', line, 1.3)).join('') +
            part('none', stalk, 1.5) +
            // The edges of both limbs meet below the areola.
            arrow('84 420, 94 428, 104 432', 3.6) +
            arrow('205 416, 193 426, 180 432', 3.6),
        ) +
          low +
          twice(arrow(`141 394, 139 374, 142 ${FOLD + 4}`, 5)),
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
