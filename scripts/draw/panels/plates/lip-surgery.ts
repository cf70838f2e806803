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

/** A tooth between two sides: its neck at the gum, its edge with rounded corners. */
const tooth = (from: number, to: number, neck: number, edge: number, colour: string): string => {
  const [wide, tall, soft] = [to - from, edge - neck, Math.sign(edge - neck) * 5]
  return fill(
    colour,
    `M${from + wide * 0.1} ${neck}Q${from - 0.4} ${neck + tall * 0.6} ${from + 0.4} ${edge - soft}Q${from + 1} ${edge} ${from + wide * 0.3} ${edge}H${to - wide * 0.28}Q${to - 0.8} ${edge} ${to - 0.3} ${edge - soft}Q${to + 0.4} ${neck + tall * 0.6} ${to - wide * 0.1} ${neck}Q${from + wide / 2} ${neck - soft * 0.9} ${from + wide * 0.1} ${neck}z`,
    'stroke="#9c7c6c" stroke-width=".8"',
  )
}
const LIT = ['#f6f0e7', '#efe7db', '#dfd2c2', '#c3b09f', '#9c8577']
/** From the middle to either side, each set back a little more and farther from the lamp. */
const row = (widths: readonly number[], neck: number, edge: number, rise: number): string =>
  [-1, 1]
    .flatMap((side) =>
      widths.map((wide, i) => {
        const before = widths.slice(0, i).reduce((sum, one) => sum + one, 0)
        const [a, b] = [234 + side * before, 234 + side * (before + wide)]
        return tooth(
          Math.min(a, b),
          Math.max(a, b),
          neck + (neck < edge ? i * 0.7 : -i * rise * 0.6),
          edge - i * rise,
          LIT[i + (side > 0 && i > 0 ? 1 : 0)] ?? '#9c8577',
        )
      }),
    )
    .toReversed()
    .join('')

/**
 * The lower lip rolled out over the closed jaw: the upper teeth stand before the lower ones, whose gum runs down into the fold; then the moist
 * inner side of the lip, and the red border beyond the wet line, which looks down.
 */
/** Behind the wet line, on the inner side. */
const STRIP = '158 176, 194 193, 234 198, 274 193, 310 176, 282 202, 234 212, 186 202'
const turned =
  area('#3a1119', '118 143, 150 139, 186 136, 234 137, 284 136, 318 139, 350 143, 314 170, 276 184, 234 190, 192 184, 152 170') +
  // Gum, its little bridles, and the fold behind the lip.
  area('#b9686a', '186 160, 204 162, 234 164, 264 162, 282 160, 282 172, 262 184, 234 190, 206 184, 186 172') +
  area('#cf8684', '194 170, 212 177, 234 180, 252 177, 262 175, 252 182, 232 186, 208 181') +
  row([13.5, 14, 14.5, 12.5], 175, 152, 2.2) +
  row([22.5, 18, 16.5, 12.5], 140, 161, 2.4) +
  // The upper lip throws its shade on them.
  area('#3a1119', '140 143, 186 136, 234 136, 284 136, 328 143, 296 147, 262 143, 234 147, 206 143, 172 147', 'opacity=".5"') +
  area(
    '#b5675c',
    '116 143, 140 147, 166 166, 198 186, 234 191, 270 186, 302 166, 328 147, 352 143, 338 180, 294 222, 236 238, 176 222, 130 180',
  ) +
  area('#d07d75', '134 147, 166 167, 198 187, 234 192, 270 187, 302 167, 334 147, 322 180, 284 210, 234 220, 186 210, 144 180') +
  // Moist: the light slides along it.
  area('#e6aba0', '158 175, 176 181, 200 191, 222 194, 200 196, 172 189') +
  area('#f2cfc4', '172 182.5, 186 187, 202 191.5, 190 191, 178 187') +
  area('#9c4b49', '352 143, 338 180, 294 222, 250 236, 280 216, 318 184, 332 152') +
  ink(stroke('120 154, 134 184, 178 223, 236 239, 294 223, 334 184, 346 156', 1.8, { from: 0.05, to: 0.05 }))
/** The tip of a thumb on the red of the lip, from below. */
const finger = '<use href="#fa" transform="translate(240 212) rotate(24) scale(1.3)"/>'

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
        ['228 122, 196 119, 162 132', '228 130, 196 129, 156 137', '240 122, 272 119, 306 132', '240 130, 272 129, 312 137']
          .concat(['226 178, 190 174, 154 160', '222 187, 190 185, 164 175', '212 196, 192 195, 178 190'])
          .map((line) => fill('#f7e6b8', stroke(line, 2.8), 'stroke="#c39a52" stroke-width=".5" opacity=".62"'))
          .join('') +
          // Under the lip the tube shines through; it goes in beside the corner of the mouth.
          tips(cannula(200), 196, 194, -17, 200, 0.95, 1.3) +
          fill('#b9695f', stroke('190 195.5, 240 180.5, 290 165, 346 148', 13, { from: 0.9, to: 0.9 }), 'opacity=".74"') +
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
