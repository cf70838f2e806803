import { bra } from '../bra'
import { curve, ellipse, mirrored, stroke, type Line } from '../pen'
import { aimed, arrow, fill, ink, INK, part, sewn, thin, whole } from '../marks'
import { KEYHOLE, lifted, pair, sunken, twice } from '../lift'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES } from '../breasts'
import { LAYER } from '../tones'
import { trunk } from '../trunk'

const CENTRE = 240
/** One woman before and after, and one place to look from: before, the nipple points down and lies below the level of the fold. */
const before = (drawn: string) => onPerson('low', 20, 44, 0.545, drawn)
/** Nearer, for what is stitched in them. */
const closer = (drawn: string) => onPerson('low', 40, 102, 0.6, drawn)
const after = (drawn: string) => onPerson('high', 20, 44, 0.545, drawn)

const limbs = '109 405, 121 381, 130 354, 124 336, 129 321, 144 315, 159 321, 164 336, 158 354, 166 381, 178 403'
const inFold = '88 375, 106 403, 130 418, 156 418, 178 403, 196 375'
const { nipple: low, areola: wide, flat } = SHAPES.low
const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  .map(
    (i) =>
      `${(low[0] + wide * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(low[1] - wide * flat * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
  )
  .join(', ')
/** A cut of one width, on its light edge. */
const incised = (line: Line): string => thin(curve(line), '#fff6ec', 5.6) + thin(curve(line), '#b3264f', 3.2)

/** Where the skin was taken: its edge of fat, and the two halves of the gland, which are drawn together. */
const bed = twice(
  whole(
    part('url(#f)', '144 350, 158 354, 168 378, 182 404, 160 419, 144 421, 128 419, 105 405, 119 378, 130 354', 1.8) +
      part(LAYER.gland, '142 360, 143 388, 143 415, 126 412, 113 402, 124 382, 132 364', 1) +
      part(LAYER.gland, '146 360, 145 388, 145 415, 162 412, 174 402, 163 382, 156 364', 1) +
      fill(
        LAYER.glandShade,
        [
          [134, 376],
          [126, 392],
          [136, 394],
          [121, 402],
          [133, 406],
          [155, 376],
          [162, 392],
          [152, 394],
          [167, 402],
          [154, 406],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 3.2, 2.8))
          .join(''),
      ),
  ) +
    ink(stroke('144 356, 144 388, 144 418', 1.8)) +
    sewn('144 362, 144 375, 144 388, 144 401, 144 414', 24),
)

/** The closed cuts: round the areola and down on one side, along the fold besides on the other. */
const { nipple, areola } = SHAPES.high
const closed = twice(
  fill('none', ellipse(nipple[0], nipple[1], areola + 1.6, areola * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    thin('M142 343V369', '#b3264f', 2.4) +
    sewn('142 344, 142.5 354, 143 364', 9),
)
const other = (line: Line): Line => mirrored(line, CENTRE)
const foldClosed =
  thin(curve(other('104 358, 122 368, 142 371.5, 164 368, 182 356')), '#b3264f', 2.6) +
  sewn(other('108 361, 119 367, 130 370, 142 371.5, 154 369.5, 165 366, 176 360'), 9)

export const plate: Sheet = {
  slug: 'chest-lift',
  title: 'Breast lift, step by step',
  desc: '1 to 2: the new height of the nipple and the cuts are drawn while one stands. 3: on one side the lollipop, on the other the anchor. 4: loose skin, hatched, is removed; the nipple stays on its tissue and moves up. 5: from nearer: the halves of the gland are gathered and stitched. 6: the closed cuts, and the soft bra.',
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
      body: before(sunken + twice(incised(limbs) + incised(ring)) + incised(other(inFold))),
    },
    { steps: '4', body: before(aimed(`86 ${FOLD}, 240 ${FOLD}, 394 ${FOLD}`) + lifted) },
    {
      steps: '5',
      body: closer(
        bed +
          areolaAt([144, 334], 14.5, 0.9) +
          areolaAt([336, 334], 14.5, 0.9) +
          twice(arrow('60 396, 80 394, 98 392', 5) + arrow('224 386, 209 389, 194 391', 5)),
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
