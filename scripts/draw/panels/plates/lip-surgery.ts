import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, removed, ROSE, thin } from '../marks'
import { FINGERTIPS, tips } from '../fingertips'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { cannula, pen, syringe } from '../tools'

/** Marks are in units of a mouth whose corners lie at 124 and 345, its parting at 142, the base of the nose at 38. */
const AS_MARKED = 'matrix(.774 0 0 .774 60 85)'
const [LEFT, TOP, NEAR] = [95, 16, 0.82]
const over = (drawn: string) => onPerson('lips', LEFT, TOP, NEAR, `<g transform="${AS_MARKED}">${drawn}</g>`)
/** What of the mouth lies between two heights, drawn with a change. */
const band = (id: string, y: number, height: number, change: string) =>
  `<clipPath id="${id}"><path d="M0 ${y}h480v${height}H0z"/></clipPath><g transform="matrix(${change})"><g clip-path="url(#${id})" opacity=".999"><use href="#lips"/></g></g>`
/** From near: the base of the nose, and the upper lip. */
const near = (drawn: string) => onPerson('lips', 130, 66, 1.12, `<g transform="${AS_MARKED}">${drawn}</g>`)
/** The same with a strip less under the nose: the way from the nose to the bow is shorter, the red of the upper lip higher; its parting and the lower lip stay. */
const healed = (drawn: string) => {
  const bands =
    band('l0', 0, 122, '1 0 0 1 0 0') +
    band('l1', 120, 32, '1 0 0 .53 0 56.4') +
    band('l2', 150, 48, '1 0 0 1.304 0 -59.6') +
    band('l3', 196, 150, '1 0 0 1 0 0')
  return `<g transform="translate(${-LEFT * NEAR} ${-TOP * NEAR}) scale(${NEAR})">${bands}<g transform="${AS_MARKED}">${drawn}</g></g>`
}
const MIDDLE = 232
const half = '232 49, 222 47.5, 208 42, 194 42, 182 42, 170 36'
const lower = '232 68, 219 67, 203 61.5, 190 59, 178 52, 170 36'
/** From one side to the other. */
const across = (line: string) => [...pointsOf(line).toReversed(), ...mirrored(line, MIDDLE).slice(1)]
/** The whole strip: along the nostrils and the strip between them, and back below. */
const horn = [...across(half), ...across(lower).toReversed()]
const bow = '150 116, 176 102, 200 90, 214 86, 224 87, 232 90, 240 87, 250 86, 264 90, 288 102, 314 116'
const wet = '150 146, 190 152, 232 154, 276 152, 318 146, 286 160, 232 165, 180 160'

/**
 * The lower lip rolled out: the upper teeth in one arc of six behind the upper lip, in its shade; the edges of the lower ones and their
 * gum in the dark; the moist inner side of the lip, and the red border, which now looks down.
 */
const TEETH = [
  '233 130, 233 152, 226 155, 214 154, 210 150, 210 130',
  '209 131, 209 150, 203 153, 194 151, 191 147, 190 132',
  '189 133, 189 148, 183 153, 176 149, 173 143, 173 135',
]
const LOWER = [
  '233 159, 233 172, 218 172, 216 161, 224 158',
  '215 160, 215 172, 201 171, 199 163, 207 159',
  '198 163, 199 171, 185 169, 183 165, 190 161',
]
const both = (teeth: string[]) => [...teeth, ...teeth.map((tooth) => mirrored(tooth, 233.6))]
const turned =
  area('#3f141c', '138 142, 186 133, 234 130, 284 133, 332 142, 322 164, 276 174, 234 177, 192 174, 146 164') +
  fill(
    '#c3b2a3',
    both(LOWER)
      .map((tooth) => curve(tooth, { loop: true, ease: 9 }))
      .join(''),
    'stroke="#5e3b3c" stroke-width="1"',
  ) +
  area('#3f141c', '170 158, 196 152, 234 152, 272 152, 300 158, 286 164, 234 166, 182 164', 'opacity=".62"') +
  area('#a85a58', '166 168, 190 166, 212 171, 234 169, 256 171, 278 166, 302 168, 286 180, 234 185, 182 180') +
  fill(
    '#efe6da',
    both(TEETH)
      .map((tooth) => curve(tooth, { loop: true, ease: 9 }))
      .join(''),
    'stroke="#8d6a5c" stroke-width="1"',
  ) +
  area('#3f141c', '138 141, 186 131, 234 127, 284 131, 332 141, 296 139, 264 139, 234 138, 204 139, 172 140', 'opacity=".55"') +
  area('#b5675c', '132 146, 146 178, 184 214, 236 228, 288 214, 326 178, 340 146, 318 162, 276 178, 234 183, 192 178, 152 162') +
  area('#c9706a', '138 150, 152 176, 188 204, 236 215, 284 204, 320 176, 334 150, 312 166, 276 179, 234 184, 192 179, 158 166') +
  area('#e09a90', '164 178, 196 188, 234 191, 264 189, 238 199, 200 196, 176 188') +
  area('#9c4b49', '326 178, 340 146, 334 150, 320 176, 284 204, 250 214, 270 206, 306 182') +
  ink(stroke('152 186, 186 215, 236 229, 288 215, 322 184', 1.8, { from: 0.05, to: 0.05 }))
/** The tip of a thumb on the red of the lip, from below. */
const finger = '<use href="#fa" transform="translate(246 196) rotate(16) scale(1.3)"/>'

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: a gloved thumb turns the lip out, a strip, hatched, is taken along its inside. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: fat is placed in small threads by a blunt tube. 6: fine stitches; the lip is shorter from the nose to its bow, its red higher.',
  defs: person('lips') + FINGERTIPS,
  panels: [
    {
      steps: '1',
      body: over(aimed(across(half)) + aimed(across(lower)) + aimed(wet, true) + tips(pen(), 296, 44, -20, 62, 2.4, 1.3)),
    },
    {
      steps: '2',
      body: over(
        fill('#dfeaea', ellipse(286, 116, 30, 15), 'opacity=".5"') + tips(syringe('#dfeaea', 28), 286, 112, -30, 88, 1.9, 1.3),
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
      body: near(
        removed(horn) +
          cut(across(half), 2) +
          cut(across(lower), 2) +
          // The lip follows, bow and border together.
          aimed(bow) +
          arrow('232 122, 231 104, 232 86', 4.4),
      ),
    },
    {
      steps: '5',
      body: over(
        // Small threads that spread from where the tube goes in.
        ['232 118, 190 114, 150 128', '232 124, 192 124, 152 134', '240 118, 282 114, 322 128', '240 124, 280 124, 320 133']
          .concat([
            '216 186, 186 176, 156 160',
            '214 192, 184 187, 160 172',
            '212 197, 190 196, 172 186',
            '226 182, 198 168, 176 158',
          ])
          .map((line) => fill('#f7e6b8', stroke(line, 2.8), 'stroke="#c39a52" stroke-width=".5" opacity=".85"'))
          .join('') +
          // Under the lip the tube shines through; it goes in by the corner.
          tips(cannula(160), 196, 194, -17, 168, 0.95, 1.3) +
          fill('#b86a5f', stroke('196 194, 240 181, 280 169, 314 158.5', 9, { from: 0.9, to: 0.9 }), 'opacity=".5"') +
          fill(ROSE, ellipse(316, 158, 4, 2.6), 'stroke="#fff6ec" stroke-width="1.4"'),
      ),
    },
    {
      steps: '6',
      body: healed(
        fill('#b3264f', stroke(half, 2) + stroke(mirrored(half, MIDDLE), 2)) +
          thin(
            'M184 37l-4 9m-2-1l4 2M199 40v9m-2-1h4M214 40l-1 9m-2-1h4M232 40v9m-2-1h4M249 40l1 9m-2-1h4M266 40v9m-2-1h4M281 37l4 9m-2 1l4-2',
            '#2f3f6b',
            1.5,
          ),
      ),
    },
  ],
}
