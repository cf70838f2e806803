import { ellipse, mirrored, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, removed, stitches } from '../marks'
import { HAND, holding, pressing } from '../fingers'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { cannula, pen, placed, syringe } from '../tools'

/** Marks are in units of a mouth whose corners lie at 124 and 345, its parting at 142, the base of the nose at 38. */
const AS_MARKED = 'matrix(.774 0 0 .774 60 85)'
const [LEFT, TOP, NEAR] = [95, 16, 0.82]
const over = (drawn: string) => onPerson('lips', LEFT, TOP, NEAR, `<g transform="${AS_MARKED}">${drawn}</g>`)
/** What of the mouth lies between two heights, drawn with a change. */
const band = (id: string, y: number, height: number, change: string) =>
  `<clipPath id="${id}"><path d="M0 ${y}h480v${height}H0z"/></clipPath><g transform="matrix(${change})"><g clip-path="url(#${id})" opacity=".999"><use href="#lips"/></g></g>`
/** The same with a strip less under the nose and along the lip: what lies between is lower, and all below it higher. */
const healed = (drawn: string) => {
  const bands =
    band('l0', 0, 122, '1 0 0 1 0 0') + band('l1', 120, 99, '1 0 0 .88 0 14.4') + band('l2', 215, 120, '1 0 0 1 0 -11.4')
  return `<g transform="translate(${-LEFT * NEAR} ${-TOP * NEAR}) scale(${NEAR})">${bands}<g transform="${AS_MARKED}">${drawn}</g></g>`
}
const MIDDLE = 232
const half = '232 47, 216 43, 200 47, 184 45, 172 35'
const lower = '232 65, 216 61, 200 65, 182 63, 168 49'
/** The whole strip: along the nostrils and the strip between them, and back below. */
const horn = [
  ...pointsOf(half).toReversed(),
  ...mirrored(half, MIDDLE).slice(1),
  ...mirrored(lower, MIDDLE).toReversed(),
  ...pointsOf(lower).slice(1),
]
const wet = '150 146, 190 152, 232 154, 276 152, 318 146, 286 160, 232 165, 180 160'

/** The lower lip rolled out: four lower teeth in the shade on their gum, the moist inner side, and the red border, which now looks down. */
const TEETH = ['190 152, 209 150, 210 165, 200 168, 191 164', '212 150, 232 149, 233 167, 222 170, 213 166']
const turned =
  area('#4b1a22', '138 142, 186 133, 234 130, 284 133, 332 142, 322 164, 276 172, 234 174, 192 172, 146 164') +
  area('#9b4c4c', '170 164, 196 158, 234 162, 272 158, 300 164, 284 176, 234 180, 184 176') +
  [...TEETH, ...TEETH.map((tooth) => mirrored(tooth, 234))]
    .map((tooth) => area('#cdb9a6', tooth, 'stroke="#7d5a50" stroke-width=".8"'))
    .join('') +
  area('#4b1a22', '150 144, 190 136, 234 133, 280 136, 320 144, 284 153, 234 153, 186 153', 'opacity=".5"') +
  area('#b5675c', '132 146, 146 178, 184 214, 236 228, 288 214, 326 178, 340 146, 318 160, 276 176, 234 180, 192 176, 152 160') +
  area('#c9706a', '138 150, 152 176, 188 204, 236 215, 284 204, 320 176, 334 150, 312 164, 276 176, 234 180, 192 176, 158 164') +
  area('#e09a90', '164 176, 196 186, 234 189, 264 187, 238 197, 200 194, 176 186') +
  area('#9c4b49', '326 178, 340 146, 334 150, 320 176, 284 204, 250 214, 270 206, 306 182') +
  ink(stroke('152 186, 186 215, 236 229, 288 215, 322 184', 1.8, { from: 0.05, to: 0.05 }))
const finger = placed(pressing(), 268, 222, 34, 1.3)

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: a gloved finger turns the lip out, a strip, hatched, is taken along its inside. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: fat is placed in small threads by a blunt tube. 6: fine stitches.',
  defs: person('lips') + HAND,
  panels: [
    {
      steps: '1',
      body: over(
        aimed(half) +
          aimed(lower) +
          aimed(mirrored(half, MIDDLE)) +
          aimed(mirrored(lower, MIDDLE)) +
          aimed(wet, true) +
          placed(holding(placed(pen(), -46, 4, -4)), 348, 22, -20, 1.5),
      ),
    },
    {
      steps: '2',
      body: over(
        fill('#dfeaea', ellipse(286, 116, 30, 15), 'opacity=".5"') +
          placed(holding(placed(syringe('#dfeaea', 30), -60, 0, -8)), 372, 74, -24, 1.5),
      ),
    },
    {
      steps: '3',
      body: over(
        turned +
          removed('164 178, 196 190, 234 193, 274 190, 308 178, 284 199, 236 207, 188 199') +
          cut('164 178, 196 190, 234 193, 274 190, 308 178', 2.6) +
          finger,
      ),
    },
    {
      steps: '4',
      body: over(
        removed(horn) +
          cut(half, 2.4) +
          cut(mirrored(half, MIDDLE), 2.4) +
          arrow('198 104, 197 92, 198 80', 4) +
          arrow('266 104, 267 92, 266 80', 4),
      ),
    },
    {
      steps: '5',
      body: over(
        // Small threads that spread from where the tube goes in.
        ['232 118, 190 114, 150 128', '232 124, 192 124, 152 134', '240 118, 282 114, 322 128', '240 124, 280 124, 320 133']
          .concat([
            '252 190, 206 186, 164 166',
            '250 194, 204 194, 172 178',
            '256 187, 212 178, 172 160',
            '258 184, 226 172, 190 160',
          ])
          .map((line) => fill('#f7e6b8', stroke(line, 2.8), 'stroke="#c39a52" stroke-width=".5" opacity=".85"'))
          .join('') + placed(cannula(104), 252, 190, -28, 0.9),
      ),
    },
    {
      steps: '6',
      body: healed(
        fill('#b3264f', stroke(half, 2) + stroke(mirrored(half, MIDDLE), 2)) +
          stitches('174 39, 190 46, 206 45.4, 222 44.6, 242 44.6, 258 45.4, 274 46, 290 38', 8),
      ),
    },
  ],
}
