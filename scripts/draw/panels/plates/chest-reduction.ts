import { curve, ellipse, type Line, pointsOf, stroke } from '../pen'
import { marked, area, arrow, fill, INK, part, removed, sewn, thin, whole } from '../marks'
import { pair, twice } from '../lift'
import { HAND, holding } from '../fingers'
import { gathered } from '../gathered'
import { onPerson } from '../people'
import { CLOTH, TABLE } from '../propped'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed } from '../tools'
import { areolaAt, FOLD, nipples, SHAPES } from '../breasts'
import { trunk } from '../trunk'

const CENTRE = 240
const before = (drawn: string) => onPerson('heavy', 48, 110, 0.61, drawn)
const after = (drawn: string) => onPerson('small', 48, 84, 0.61, drawn)
const { nipple, areola, flat } = SHAPES.heavy
/** Her areola, drawn once and used at each place it takes. */
const AREOLA = `<g id="ar">${areolaAt([0, 0], areola, flat)}</g>`
const areolas = (y: number, scale = 1): string =>
  [nipple[0], 2 * CENTRE - nipple[0]].map((x) => `<use href="#ar" transform="translate(${x} ${y}) scale(${scale})"/>`).join('')
const low = areolas(nipple[1])

/**
 * One geometry for every panel. The new areola lies at the level of the fold, on the line through the nipple; from it two limbs run down and
 * out, and turn along the breast to either end of the fold. A stalk as wide as the areola and more, which comes from above and the middle,
 * carries the nipple; what lies below it and to its outer side is taken.
 */
const keyhole = '106 402, 119 376, 128 352, 123 336, 130 323, 142 318, 154 323, 161 336, 156 352, 167 374, 184 398'
const ends = ['106 402, 92 405, 79 403, 68 397', '184 398, 196 401, 207 399, 217 393']
const inFold = '68 397, 73 422, 88 450, 114 470, 143 476, 173 470, 200 448, 213 420, 217 393'
const STALK = '156 352, 167 374, 184 398, 178 422, 164 440, 142 446, 120 440, 108 424, 106 402, 119 376, 128 352'
/** What is taken: one basin of skin, gland and fat, below the stalk and to its outer side. */
const TAKEN =
  curve(ends[0] as string) +
  curve(inFold, { joined: true }) +
  curve(pointsOf(ends[1] as string).toReversed(), { joined: true }) +
  curve('184 398, 178 422, 164 440, 142 446, 120 440, 108 424, 106 402', { joined: true })
const taken = fill('url(#x)', TAKEN, 'stroke="#b3264f" stroke-width="1.3" stroke-linejoin="round"')
const cutAlong = (d: string): string => thin(d, '#fff6ec', 5.6) + thin(d, '#b3264f', 3.2)
const BUTT = 'style="stroke-linecap:butt"'
const FREE = '106.500 408, 109 424, 120 440, 142 446, 164 440, 177 422, 182.500 406'
/** Its skin is left without its outermost layer and cut along the two limbs; where it is freed below, its fat is seen as thick as it is. */
const stalk =
  thin(curve(FREE), INK, 13, BUTT) +
  thin(curve(FREE), '#e6bb5c', 10.6, BUTT) +
  thin(curve(FREE), '#f6dc97', 6, 'stroke-dasharray="5 2.4" transform="translate(-.8 .6)"') +
  area('#e8bca6', STALK) +
  area('#d3a08a', '178 412, 160 440, 141 445, 117 428, 148 435') +
  thin(curve(FREE), INK, 1.4) +
  cutAlong(
    '106 402, 119 376, 128 352M156 352, 167 374, 184 398'
      .split('M')
      .map((line) => curve(line))
      .join(''),
  )
const place = (drawn: (line: Line) => string) =>
  pair('142 318, 158 324, 164 338, 158 352, 142 358, 126 352, 120 338, 126 324', drawn)
const level = marked(`76 ${FOLD - 2}, 402 ${FOLD - 2}`)
const ring = ellipse(nipple[0], nipple[1], areola, areola * flat)

const { nipple: high, areola: small } = SHAPES.small
const closed = twice(
  fill('none', ellipse(high[0], high[1], small + 1.6, small * 0.9 + 1.6), 'stroke="#b3264f" stroke-width="2.2"') +
    fill('#b3264f', stroke('142 338, 143 352, 142 368', 2.8) + stroke('104 358, 121 370, 142 374, 163 370, 182 357', 3)) +
    sewn('142 340, 142 353, 142 366', 9) +
    sewn('104 358, 118 368, 132 373, 147 374, 163 370, 178 360', 9),
)

/** What is taken, and the way of the nipple on its stalk. */
const reduced =
  level +
  twice(taken + stalk) +
  place((line) => marked(line, true)) +
  low +
  twice(arrow(`141 398, 138 378, 142 ${FOLD + 14}`, 4.6))

/** What was taken, in a steel bowl on the scales, and on its way to the laboratory in a jar. */
const HEAP = '39 24, 43 14, 54 8, 70 5, 86 8, 97 14, 102 24, 86 29, 70 30, 54 29'
const JAR = 'M166 22h40v38q0 6-6 6h-28q-6 0-6-6z'
const weighed =
  fill('#a9c6c9', 'M0 66h240v16H0z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#e9eeec', 'M32 66l5-13h66l5 13z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#5b7f86', 'M54 56h32v7h-32z') +
  thin('M62 58v3m6-3v3m6-3v3m5-3v3', '#e9f5f3', 1.4) +
  fill('#c3ced1', 'M28 48h84l-6 5H34z', `stroke="${INK}" stroke-width="1"`) +
  fill('#8d9da3', ellipse(70, 24, 37, 6), `stroke="${INK}" stroke-width="1.2"`) +
  `<g id="hp">${
    whole(
      part('url(#q)', HEAP, 1) +
        part(LAYER.gland, '58 16, 68 10, 82 12, 88 20, 76 25, 62 23') +
        part(LAYER.skin, '41 20, 45 13, 56 9, 60 12, 46 25'),
    ) + removed(HEAP)
  }</g>` +
  fill('#c3ced1', 'M33 24q37 12 74 0-2 24-26 24h-22Q35 48 33 24z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#8d9da3', 'M107 24q-2 24-26 24H66q26-4 32-21z') +
  fill('#e6f0ef', JAR, `stroke="${INK}" stroke-width="1.2"`) +
  fill('#c9dcd9', 'M167 32h38v28q0 5-5 5h-28q-5 0-5-5z') +
  '<use href="#hp" transform="translate(147 49) scale(.55)"/>' +
  fill('#fffaf4', 'M173 34h26v11h-26z', `stroke="${INK}" stroke-width=".8"`) +
  thin('M176 37.500h16m-16 4h20', '#2f3f6b', 1) +
  fill('#5b1f4d', 'M162 12h48v10h-48z', `stroke="${INK}" stroke-width="1.2"`) +
  arrow('118 38, 132 31, 147 33', 3.4)

/** The closed cut in section, from near: gland, the tissue above it, the deep and the upper layer of the skin, each joined by itself. */
const SUTURE = '#2f3f6b'
const sutures = [
  [200, 22, 13],
  [138, 15, 10],
  [95, 10, 9],
]
  .map(([y = 0, rx = 0, ry = 0]) => `${ellipse(120, y, rx, ry)}M120 ${y + ry}l-7 6m7-6l8 5`)
  .join('')
const RUNNING = 'M109 73Q120 79 131 73'
const layers =
  fill('url(#q)', 'M0 90h240v90H0z') +
  fill('url(#g)', 'M0 160Q70 150 120 166 170 150 240 160V242H0z', `stroke="${INK}" stroke-width="1"`) +
  fill(
    'url(#d)',
    'M0 70Q70 48 116 62l4 2 4-2Q170 48 240 70v46Q170 102 120 112 70 102 0 116z',
    `stroke="${INK}" stroke-width="1"`,
  ) +
  fill(
    LAYER.skin,
    'M0 66Q70 44 116 59l4 3 4-3Q170 44 240 66v12Q170 58 120 73 70 58 0 78z',
    `stroke="${INK}" stroke-width="1.4"`,
  ) +
  thin('M0 75Q70 54 120 70 170 54 240 75', LAYER.skinShade, 1.6) +
  thin('M120 63V240', '#fff6ec', 4.4) +
  thin('M120 63V240', '#b3264f', 2.2) +
  thin(sutures, '#fff6ec', 3.6) +
  thin(sutures + RUNNING, SUTURE, 1.9) +
  thin('M109 73h0M131 73h0', SUTURE, 4)

export const plate: Sheet = {
  slug: 'chest-reduction',
  title: 'Breast reduction, step by step',
  desc: '1 to 2: the new nipple height, level with the fold, and the cuts are drawn. 3: cuts round the areola, down, and along the fold (anchor). 4: gland, fat and skin, hatched, are removed below the stalk that carries the nipple and to its outer side; below, they are weighed, and a jar goes to the laboratory. 5: in section: the nipple on its stalk with its vessels lies higher, what remains is gathered and stitched; dashed, the outline before. 6: the sides are compared, propped up; the cut in section, closed in layers.',
  defs: whole(trunk('heavy', 'small')) + AREOLA + HAND,
  others: { removed: before(reduced) },
  panels: [
    {
      steps: '1-2',
      body: before(
        low +
          twice([keyhole, ...ends, inFold].map((line) => marked(line)).join('')) +
          level +
          `<g transform="translate(331 361)">${holding(placed(pen(), -44, 40, -42, 1.3))}</g>`,
      ),
    },
    {
      steps: '3',
      body: before(low + twice(cutAlong([inFold, ...ends, keyhole].map((line) => curve(line)).join('') + ring))),
    },
    {
      steps: '4',
      body:
        `<svg width="240" height="157">${onPerson('heavy', 0, 190, 0.5, reduced)}</svg><g transform="translate(0 158)">${weighed}</g>` +
        fill(INK, 'M2 156.500v1h236v-1z', 'opacity=".25"'),
    },
    {
      steps: '5',
      body: gathered({
        before: '64 156, 48 174, 38 196, 44 217, 70 232, 112 236, 144 224, 159 207',
        from: [38, 202],
        more:
          // The vessels in the stalk.
          thin('M176 62C150 80 124 100 108 122C100 134 92 142 80 147', '#fff6ec', 4) +
          thin('M176 62C150 80 124 100 108 122C100 134 92 142 80 147M124 102q7 10 5 20M142 88q8 4 10 12', '#b3352f', 2.2),
      }),
    },
    {
      steps: '6',
      wide: true,
      body:
        TABLE +
        after(nipples('small') + closed + marked(`66 ${high[1]}, 414 ${high[1]}`)) +
        CLOTH +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${layers}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
