import { ellipse, mirrored, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, part, removed, stitches } from '../marks'
import { pressing } from '../fingers'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { cannula, pen, placed, syringe } from '../tools'

/** The mouth on the plate: its corners lie at 124 and 345, the parting at 142, the base of the nose at 38. */
const over = (drawn: string) => onPerson('lips', 96, -2, 0.86, drawn)
const MIDDLE = 232
const half = '232 50, 216 46, 200 50, 184 48, 172 38'
const lower = '232 66, 216 62, 200 66, 182 64, 168 50'
/** The whole strip: along the nostrils and the strip between them, and back below. */
const horn = [
  ...pointsOf(half).toReversed(),
  ...mirrored(half, MIDDLE).slice(1),
  ...mirrored(lower, MIDDLE).toReversed(),
  ...pointsOf(lower).slice(1),
]
const wet = '150 146, 190 152, 232 154, 276 152, 318 146, 286 160, 232 165, 180 160'

/** The lower lip turned out by a gloved finger: its moist inner side; of the teeth the edges of two, in half-tone. */
const turned =
  area('#5a1f26', '140 141, 186 131, 232 128, 280 131, 330 141, 322 156, 232 164, 146 156') +
  [
    '200 134, 216 132, 231 132, 231 142, 224 144, 208 143, 201 140',
    '233 132, 248 132, 264 134, 263 140, 256 143, 240 144, 233 142',
  ]
    .map((tooth) => area('#b8a08f', tooth))
    .join('') +
  area('#8a3c40', '140 141, 186 129, 232 126, 280 129, 330 141, 300 140, 262 137, 232 136, 202 137, 166 140') +
  part('#c9706a', '134 150, 180 155, 232 157, 286 155, 336 149, 326 190, 292 224, 240 236, 186 224, 146 194', 1.6) +
  area('#e09a90', '148 160, 190 165, 232 167, 270 166, 240 180, 190 180, 158 174') +
  area('#a7504e', '326 166, 326 190, 292 224, 240 236, 214 232, 262 216, 302 192')
const finger = placed(pressing(), 262, 218, 34, 1.15)

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: a gloved finger turns the lip out, a strip, hatched, is taken along its inside. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: fat is placed in small threads by a blunt tube. 6: fine stitches.',
  defs: person('lips'),
  panels: [
    {
      steps: '1',
      body: over(
        aimed(half) +
          aimed(lower) +
          aimed(mirrored(half, MIDDLE)) +
          aimed(mirrored(lower, MIDDLE)) +
          aimed(wet, true) +
          placed(pen(), 292, 50, -22, 1),
      ),
    },
    {
      steps: '2',
      body: over(fill('#dfeaea', ellipse(286, 116, 30, 15), 'opacity=".5"') + placed(syringe('#dfeaea'), 290, 114, -34, 1.1)),
    },
    {
      steps: '3',
      body: over(
        turned +
          removed('156 182, 190 190, 232 193, 276 190, 314 182, 282 203, 232 210, 184 203') +
          cut('156 182, 190 190, 232 193, 276 190, 314 182', 2.6) +
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
          .map((line) => fill('#f3d88f', stroke(line, 3.6), 'stroke="#b98432" stroke-width=".7"'))
          .join('') + placed(cannula(104), 252, 190, -28, 0.9),
      ),
    },
    {
      steps: '6',
      body: over(
        fill('#b3264f', stroke(half, 2) + stroke(mirrored(half, MIDDLE), 2)) +
          stitches('178 42, 188 47.5, 198 50, 208 48, 218 46.5, 228 49, 238 49, 248 46.5, 258 48, 268 50, 278 47.5, 288 41', 8) +
          ink(stroke('150 152, 190 158, 232 160, 276 158, 316 152', 0.9)),
      ),
    },
  ],
}
