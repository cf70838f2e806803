import { bra } from '../bra'
import { ellipse, mirrored, stroke, type Line } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, stitches } from '../marks'
import { KEYHOLE, lifted, pair, sunken, twice } from '../lift'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES, trunk } from '../trunk'

const CENTRE = 240
/** One woman before and after, and one place to look from: before, the nipple points down and lies below the level of the fold. */
const before = (drawn: string) => onPerson('low', 20, 44, 0.545, drawn)
const after = (drawn: string) => onPerson('high', 20, 44, 0.545, drawn)

const limbs = '95 395, 107 378, 116 359, 110 344, 115 329, 130 323, 145 329, 150 344, 144 359, 152 378, 164 393'
const inFold = '74 374, 92 393, 116 404, 142 404, 164 393, 182 374'
const ring = ({ nipple: [x, y], areola, flat }: typeof SHAPES.low): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(
      (i) =>
        `${(x + areola * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(y - areola * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
    )
    .join(', ')

const bed = pair('116 358, 130 364, 144 358, 152 378, 164 393, 142 404, 116 404, 95 395, 107 378', (line) =>
  part('url(#g)', line, 1.3),
)
const fat = pair('98 394, 109 378, 117 362, 119 372, 112 388, 106 399', (line) => area('#f3d88f', line, 'opacity=".85"'))

/** The closed cuts: round the areola and down on one side, along the fold besides on the other. */
const { nipple, areola } = SHAPES.high
const closed = twice(
  fill('none', ellipse(nipple[0], nipple[1], areola + 1.6, areola * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    fill('#b3264f', stroke('128 351, 129 364, 128 376', 2.8)) +
    stitches('128 352, 128.500 362, 129 372', 9),
)
const other = (line: Line): Line => mirrored(line, CENTRE)
const foldClosed =
  fill('#b3264f', stroke(other('90 366, 108 376, 128 379.500, 150 376, 168 364'), 3)) +
  stitches(other('94 369, 105 375, 116 378, 128 379.500, 140 377.500, 151 374, 162 368'), 9)

export const plate: Sheet = {
  slug: 'chest-lift',
  title: 'Breast lift, step by step',
  desc: '1 to 2: the new height of the nipple and the cuts are drawn while one stands. 3: on one side the lollipop, on the other the anchor. 4: loose skin, hatched, is removed; the nipple stays on its tissue and moves up. 5: the gland is gathered and stitched. 6: the closed cuts, and the soft bra.',
  defs: trunk('low', 'high'),
  panels: [
    {
      steps: '1-2',
      body: before(
        sunken +
          pair(KEYHOLE, (line) => aimed(line, true)) +
          aimed('240 92, 240 220, 240 440') +
          aimed(`84 ${FOLD}, 240 ${FOLD}, 396 ${FOLD}`) +
          placed(pen(), 166, 396, 24, 1.3),
      ),
    },
    {
      steps: '3',
      body: before(sunken + twice(cut(limbs, 3.4) + cut(ring(SHAPES.low), 2.8)) + cut(other(inFold), 3.4)),
    },
    { steps: '4', body: before(lifted) },
    {
      steps: '5',
      body: before(
        bed +
          fat +
          pair('130 368, 130 380, 130 392, 130 403', (line) => stitches(line, 24)) +
          areolaAt([130, 344], 13.5, 0.9) +
          areolaAt([350, 344], 13.5, 0.9) +
          twice(
            arrow('42 388, 67 384, 92 384', 4.8) +
              arrow('222 388, 197 384, 172 384', 4.8) +
              ink(stroke('130 362, 129 384, 130 405', 1.4)),
          ),
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
