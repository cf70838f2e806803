import { ellipse, mirrored, pointsOf, stroke } from '../pen'
import { area, arrow, cut, fill, ink, marked, removed, ROSE, thin } from '../marks'
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

/**
 * The lower lip rolled out over the closed jaw: the edges of the upper teeth, the lower ones and their gum, the fold, and the moist inner
 * side of the lip; the red border beyond the wet line looks down.
 */
const UPPER = '166 139, 234 137, 302 139, 292 149, 270 154, 262 151, 250 156, 235 157, 219 156, 207 151, 198 154, 176 149'
const LOWER = '168 146, 234 153, 300 146, 286 163, 262 171, 234 174, 207 171, 182 163'
/** Behind the wet line, on the inner side. */
const STRIP = '158 176, 194 193, 234 198, 274 193, 310 176, 282 202, 234 212, 186 202'
const turned =
  area('#3f141c', '136 142, 186 136, 234 137, 284 136, 334 142, 314 166, 276 180, 234 184, 192 180, 152 166') +
  area('#b5615d', '156 158, 178 160, 196 168, 234 174, 272 168, 292 160, 314 158, 300 178, 234 192, 168 178') +
  area('#e3d8ca', LOWER, 'stroke="#8d6a5c" stroke-width="1"') +
  area('#f3ece2', UPPER, 'stroke="#8d6a5c" stroke-width="1"') +
  thin(
    'M235 140v17M208 139q1 7-1 12M262 139q-1 7 1 12M186 140q1 6-2 10M283 140q-1 6 2 10M234 157v17M218 157l1 16M250 157l-1 16M203 152l2 18M265 152l-2 18M190 150l2 15M279 150l-2 15',
    '#8d6a5c',
    1.2,
  ) +
  area('#3f141c', '150 142, 186 133, 234 132, 284 133, 320 142, 290 145, 234 144, 180 145', 'opacity=".45"') +
  area(
    '#b5675c',
    '124 140, 142 147, 166 164, 198 185, 234 191, 270 185, 302 164, 326 147, 346 140, 334 178, 292 220, 236 236, 178 220, 134 178',
  ) +
  area('#d07d75', '142 147, 166 164, 198 184, 234 190, 270 184, 302 164, 326 147, 322 178, 284 209, 234 219, 186 209, 146 178') +
  area('#e3a49a', '160 180, 196 193, 234 197, 266 194, 236 207, 196 203, 172 192') +
  area('#9c4b49', '346 140, 334 178, 292 220, 250 234, 280 214, 316 184, 328 150') +
  ink(stroke('130 160, 140 184, 180 221, 236 237, 292 221, 330 184, 340 160', 1.8, { from: 0.05, to: 0.05 }))
/** The tip of a thumb on the red of the lip, from below. */
const finger = '<use href="#fa" transform="translate(238 216) rotate(20) scale(1.3)"/>'

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: a gloved thumb turns the lip out, a strip, hatched, is taken from its moist inner side. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: fat is placed in small threads by a blunt tube, through an opening at the corner of the mouth. 6: fine stitches; the lip is shorter from the nose to its bow, its red higher.',
  defs: person('lips') + FINGERTIPS,
  panels: [
    {
      steps: '1',
      body: over(marked(horn, true) + tips(pen(), 296, 44, -20, 62, 2.4, 1.3)),
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
          removed(STRIP) +
          cut('158 176, 194 193, 234 198, 274 193, 310 176', 2.2) +
          cut('158 176, 186 202, 234 212, 282 202, 310 176', 2.2) +
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
          marked(bow) +
          arrow('232 122, 231 104, 232 86', 4.4),
      ),
    },
    {
      steps: '5',
      body: over(
        // Small threads that spread from where the tube goes in.
        ['232 118, 190 114, 150 128', '232 124, 192 124, 152 134', '240 118, 282 114, 322 128', '240 124, 280 124, 320 133']
          .concat(['226 178, 190 174, 154 160', '222 187, 188 184, 160 172', '212 197, 188 195, 170 186'])
          .map((line) => fill('#f7e6b8', stroke(line, 2.8), 'stroke="#c39a52" stroke-width=".5" opacity=".85"'))
          .join('') +
          // Under the lip the tube shines through; it goes in beside the corner of the mouth.
          tips(cannula(200), 196, 194, -17, 200, 0.95, 1.3) +
          fill('#b86a5f', stroke('192 195, 240 180.5, 290 165, 344 148.5', 9, { from: 0.9, to: 0.9 }), 'opacity=".5"') +
          fill(ROSE, ellipse(350, 147, 4.4, 3), 'stroke="#fff6ec" stroke-width="1.4"'),
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
