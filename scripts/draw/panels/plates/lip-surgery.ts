import { ellipse, mirrored, pointsOf, stroke } from '../pen'
import { area, arrow, cut, fill, ink, marked, removed, ROSE, thin } from '../marks'
import { FINGERTIPS, tips } from '../fingertips'
import { LIFT, lowerLip, MEET, MIDDLE, PARTING, SEWN, SILL, SKIN, upperLip } from '../mouth'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { cannula, pen, syringe } from '../tools'

const over = (drawn: string) => onPerson('lips', 95, 16, 0.82, drawn)
/** From near: the base of the nose, and the upper lip. */
const near = (drawn: string) => onPerson('lips', 133, 62, 1.12, drawn)
const lower = '240 140, 230.5 139, 220.5 134.5, 210 133.5, 199 128, 192 115'
/** From one side to the other. */
const across = (line: string) => [...pointsOf(line).toReversed(), ...mirrored(line, MIDDLE).slice(1)]
/** The whole strip: along the nostrils and the strip between them, and back below. */
const horn = [...across(SILL), ...across(lower).toReversed()]
const bow =
  '174 181, 190 170.5, 206 161, 217 156, 225 155, 233 158, 240 161.5, 247 158, 255 155, 263 156, 274 161, 290 170.5, 306 181'

const short = (n: number) => +n.toFixed(1)
/** A tooth between two sides: its neck at the gum, its edge with rounded corners. */
const tooth = (from: number, to: number, neck: number, edge: number, colour: string): string => {
  const [wide, soft, middle] = [to - from, Math.min(4.5, (to - from) * 0.24), short((neck + edge) / 2)]
  const [top, foot] = [Math.min(neck, edge) === neck ? -5 : 5, Math.sign(edge - neck) * soft]
  return fill(
    colour,
    `M${short(from + wide * 0.13)} ${neck}Q${short(from)} ${middle} ${short(from + 0.4)} ${short(edge - foot)}Q${short(from + 0.8)} ${edge} ${short(from + soft + 1)} ${edge}H${short(to - soft - 1)}Q${short(to - 0.8)} ${edge} ${short(to - 0.4)} ${short(edge - foot)}Q${short(to)} ${middle} ${short(to - wide * 0.13)} ${neck}Q${short(from + wide / 2)} ${neck + top} ${short(from + wide * 0.13)} ${neck}z`,
    'stroke="#8d6a5c" stroke-width=".7"',
  )
}
const LIT = ['#f6f0e7', '#efe7db', '#dfd2c2', '#c3b09f', '#9c8577']
type Tooth = readonly [wide: number, neck: number, edge: number]
/** From the middle to either side, each set back a little more and farther from the lamp. */
const row = (teeth: readonly Tooth[], shade = 0): string =>
  [-1, 1]
    .flatMap((side) =>
      teeth.map(([wide, neck, edge], i) => {
        const before = teeth.slice(0, i).reduce((sum, [one]) => sum + one, 0)
        const [a, b] = [MIDDLE + side * before, MIDDLE + side * (before + wide)]
        return tooth(Math.min(a, b), Math.max(a, b), neck, edge, LIT[Math.min(4, i + shade + (side > 0 && i > 0 ? 1 : 0))]!)
      }),
    )
    .toReversed()
    .join('')
/** The upper ones, broad and long, stand before the lower ones and cover their edges. */
const UPPER: readonly Tooth[] = [
  [24.5, 192, 222.5],
  [18.5, 194, 220.5],
  [16.5, 194, 221.5],
  [11, 194, 216.5],
]
const LOWER: readonly Tooth[] = [
  [14.5, 240, 214],
  [15.5, 239.5, 214],
  [16, 238, 213],
  [10, 232, 213],
]

/**
 * The lower lip turned out over the closed jaw: the upper teeth stand before the lower ones, whose gum runs down into the fold; then the moist
 * inner side of the lip, and the red border beyond the wet line, which looks down.
 */
/** Behind the wet line, on the inner side. */
const [INNER, OUTER] = [
  '176 231, 198 245, 219 251.5, 240 253.5, 261 251.5, 282 245, 304 231',
  '176 231, 194 255, 217 265.5, 240 269, 263 265.5, 286 255, 304 231',
]
const STRIP = [...pointsOf(INNER), ...pointsOf(OUTER).toReversed().slice(1, -1)]
const turned =
  // The shade of the lip on the chin.
  area(
    '#bd8860',
    '168 241, 190 262.5, 214 275, 240 278.5, 270 275, 298 258.5, 320 235.5, 334 242.5, 318 269.5, 286 287, 246 292.5, 210 287, 182 269.5',
  ) +
  area('#6b2c2f', [...MEET, ...pointsOf('318 210.5, 306 228.5, 276 243.5, 240 249, 204 243.5, 174 228.5, 162 210.5')]) +
  area('#b9686a', '178 225, 196 228.5, 240 232, 284 228.5, 302 225, 296 235.5, 272 246.5, 240 250.5, 208 246.5, 184 235.5') +
  area('#cf8684', '192 238.5, 214 240, 240 241.5, 266 240, 288 238.5, 270 245, 240 248, 210 245') +
  row(LOWER, 1) +
  row(UPPER) +
  // The upper lip throws its shade on them.
  area(
    '#5a2226',
    [...MEET, ...pointsOf('312 204, 284 205, 262 205, 248 209, 240 210, 232 209, 218 205, 196 205, 168 204')],
    'opacity=".5"',
  ) +
  '<use href="#lu"/>' +
  area(
    '#b5675c',
    '156 200, 164 210, 178 226.5, 206 242, 240 247, 274 242, 302 226.5, 316 210, 324 200, 326 210.5, 318 235.5, 300 260.5, 272 275.5, 240 279, 208 275.5, 180 260.5, 162 235.5, 154 210.5',
  ) +
  area(
    '#d07d75',
    '158 203.5, 165 211.5, 179 227.5, 206 242.5, 240 248, 274 242.5, 301 227.5, 315 211.5, 322 203.5, 318 226.5, 300 251.5, 272 266, 240 269.5, 208 266, 180 251.5, 162 226.5',
  ) +
  // Moist: the light slides along it.
  area('#e6aba0', '172 226, 188 239, 208 247, 228 250.5, 208 250.5, 188 243.5, 175 234') +
  area('#f2cfc4', '182 238.5, 198 246, 214 249.5, 202 249.5, 189 244.5') +
  area('#9c4b49', '324 200, 326 210.5, 318 235.5, 300 260.5, 272 275.5, 244 279, 272 268.5, 298 252.5, 314 230.5, 319 210.5') +
  ink(
    stroke('155 207, 162 236.5, 180 260.5, 209 275.5, 240 279, 271 275.5, 300 260.5, 318 235.5, 325 209', 1.9, {
      from: 0.05,
      to: 0.05,
    }),
  )
/** The tip of a thumb on the red of the lip, from below. */
const finger = '<use href="#fa" transform="translate(238 256) rotate(22) scale(1.3)"/>'

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: a gloved thumb turns the lip out, a strip, hatched, is taken from its moist inner side. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: fat is placed in small threads by a blunt tube, through an opening at the corner of the mouth. 6: fine stitches; the lip is shorter from the nose to its bow, its red higher.',
  defs: `<g id="lips"><g id="lf">${SKIN}${lowerLip()}</g><g id="lu">${upperLip()}</g><g id="lp">${PARTING}</g></g>${FINGERTIPS}`,
  panels: [
    {
      steps: '1',
      body: over(marked(horn, true) + tips(pen(), 286, 119, -20, 48, 1.9, 1)),
    },
    {
      steps: '2',
      body: over(
        fill('#f6ddd0', ellipse(274, 181, 20, 9), 'opacity=".42"') + tips(syringe('#dfeaea', 28), 276, 178, -30, 68, 1.5, 1),
      ),
    },
    {
      steps: '3',
      body: over(turned + removed(STRIP) + cut(INNER, 2.2) + cut(OUTER, 2.2) + finger),
    },
    {
      steps: '4',
      body: near(
        removed(horn) +
          cut(across(SILL), 2.6) +
          cut(across(lower), 2.6) +
          // The lip follows, bow and border together.
          marked(bow) +
          arrow('240 186, 239.5 174, 240 163', 3.4),
      ),
    },
    {
      steps: '5',
      body: over(
        // Small threads that spread from where the tube goes in.
        ['232 187, 208 184.5, 182 193', '232 193, 208 192, 178 197', '248 187, 272 184.5, 298 193', '248 193, 272 192, 302 197']
          .concat(['228 215, 204 213, 180 210', '224 222, 204 223, 188 219', '214 229, 200 228, 192 224'])
          .map((line) => fill('#f7e6b8', stroke(line, 2.2), 'stroke="#c39a52" stroke-width=".5" opacity=".66"'))
          .join('') +
          // Under the lip the tube shines through; it goes in beside the corner of the mouth.
          tips(cannula(200), 212, 226, -13, 155, 0.74, 1) +
          fill('#b9695f', stroke('208 228, 246 219, 286 210, 324 201', 10, { from: 0.9, to: 0.9 }), 'opacity=".74"') +
          fill(ROSE, ellipse(329, 200, 3.4, 2.4), 'stroke="#fff6ec" stroke-width="1.1"'),
      ),
    },
    {
      steps: '6',
      body: `<g transform="translate(-77.9 -13.1) scale(.82)"><use href="#lf"/>${upperLip(LIFT)}<use href="#lp"/>${
        fill('#b3264f', stroke(SILL, 1.6) + stroke(mirrored(SILL, MIDDLE), 1.6)) + thin(SEWN, '#2f3f6b', 1.2)
      }</g>`,
    },
  ],
}
