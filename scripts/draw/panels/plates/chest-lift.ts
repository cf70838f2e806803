import { bra } from '../bra'
import { ellipse, mirrored, stroke, type Line } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, stitches } from '../marks'
import { KEYHOLE, lifted, pair, sunken, twice } from '../lift'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES } from '../breasts'
import { trunk } from '../trunk'

const CENTRE = 240
/** One woman before and after, and one place to look from: before, the nipple points down and lies below the level of the fold. */
const before = (drawn: string) => onPerson('low', 20, 44, 0.545, drawn)
/** One breast from near, for what is stitched in it. */
const near = (drawn: string) => onPerson('low', 2, 158, 0.82, drawn)
const after = (drawn: string) => onPerson('high', 20, 44, 0.545, drawn)

const limbs = '109 405, 121 381, 130 354, 124 336, 129 321, 144 315, 159 321, 164 336, 158 354, 166 381, 178 403'
const inFold = '88 375, 106 403, 130 418, 156 418, 178 403, 196 375'
const ring = ({ nipple: [x, y], areola, flat }: typeof SHAPES.low): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(
      (i) =>
        `${(x + areola * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(y - areola * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
    )
    .join(', ')

const bed = pair('130 353, 144 361, 158 353, 166 381, 178 403, 156 418, 130 418, 109 405, 121 381', (line) =>
  part('url(#g)', line, 1.3),
)
const fat = pair('112 404, 123 381, 131 358, 133 373, 126 395, 120 411', (line) => area('#f3d88f', line, 'opacity=".85"'))

/** The closed cuts: round the areola and down on one side, along the fold besides on the other. */
const { nipple, areola } = SHAPES.high
const closed = twice(
  fill('none', ellipse(nipple[0], nipple[1], areola + 1.6, areola * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    fill('#b3264f', stroke('142 343, 143 356, 142 368', 2.8)) +
    stitches('142 344, 142.5 354, 143 364', 9),
)
const other = (line: Line): Line => mirrored(line, CENTRE)
const foldClosed =
  fill('#b3264f', stroke(other('104 358, 122 368, 142 371.5, 164 368, 182 356'), 3)) +
  stitches(other('108 361, 119 367, 130 370, 142 371.5, 154 369.5, 165 366, 176 360'), 9)

export const plate: Sheet = {
  slug: 'chest-lift',
  title: 'Breast lift, step by step',
  desc: '1 to 2: the new height of the nipple and the cuts are drawn while one stands. 3: on one side the lollipop, on the other the anchor. 4: loose skin, hatched, is removed; the nipple stays on its tissue and moves up. 5: one breast from near: the gland is gathered and stitched. 6: the closed cuts, and the soft bra.',
  defs: trunk('low', 'high'),
  panels: [
    {
      steps: '1-2',
      body: before(
        sunken +
          pair(KEYHOLE, (line) => aimed(line, true)) +
          aimed('240 92, 240 220, 240 440') +
          aimed(`84 ${FOLD}, 240 ${FOLD}, 396 ${FOLD}`) +
          placed(pen(), 180, 404, 24, 1.3),
      ),
    },
    {
      steps: '3',
      body: before(sunken + twice(cut(limbs, 3.4) + cut(ring(SHAPES.low), 2.8)) + cut(other(inFold), 3.4)),
    },
    { steps: '4', body: before(aimed(`86 ${FOLD}, 240 ${FOLD}, 394 ${FOLD}`) + lifted) },
    {
      steps: '5',
      body: near(
        bed +
          fat +
          pair('144 367, 144 384, 144 401, 144 417', (line) => stitches(line, 24)) +
          areolaAt([144, 336], 13.5, 0.9) +
          arrow('54 395, 79 390, 104 390', 4.8) +
          arrow('236 395, 211 390, 186 390', 4.8) +
          ink(stroke('144 358, 143 390, 144 420', 1.4)),
      ),
    },
    {
      steps: '6',
      wide: true,
      body:
        after(nipples('high') + closed + foldClosed) +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${onPerson('high', 0, 0, 0.5, bra())}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
