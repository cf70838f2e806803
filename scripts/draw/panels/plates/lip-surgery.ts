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
  '163 195.5, 176 186, 190 175.5, 206 164, 217 157.5, 225 156, 233 158.5, 240 162, 247 158.5, 255 156, 263 157.5, 274 164, 290 175.5, 304 186, 317 195.5'

/**
 * The lower lip turned out: its moist inner side, and beyond the wet line its red border, which looks down.
 */
/** Behind the wet line, on the inner side. */
const [INNER, OUTER] = [
  '180 219, 200 229, 220 235, 240 237, 260 235, 280 229, 300 219',
  '180 219, 196 238, 217 248, 240 252, 263 248, 284 238, 300 219',
]
const STRIP = [...pointsOf(INNER), ...pointsOf(OUTER).toReversed().slice(1, -1)]
const turned =
  // The shade of the lip on the chin.
  area(
    '#bd8860',
    '168 241, 190 262.5, 214 275, 240 278.5, 270 275, 298 258.5, 320 235.5, 334 242.5, 318 269.5, 286 287, 246 292.5, 210 287, 182 269.5',
  ) +
  area('#6b2c2f', [...MEET, ...pointsOf('318 210, 290 216, 240 219, 190 216, 162 210')]) +
  '<use href="#lu"/>' +
  area(
    '#b5675c',
    '156 200, 166 206, 188 212, 214 215, 240 215.500, 266 215, 292 212, 314 206, 324 200, 326 210.5, 318 235.5, 300 260.5, 272 275.5, 240 279, 208 275.5, 180 260.5, 162 235.5, 154 210.5',
  ) +
  area(
    '#d07d75',
    '158 203, 167 207.5, 188 213, 214 216, 240 216.500, 266 216, 292 213, 313 207.5, 322 203, 318 226.5, 300 248, 272 260, 240 263, 208 260, 180 248, 162 226.5',
  ) +
  // Where it turns over it lies in the shade of the lip above.
  area(
    '#a9524f',
    '166 204, 188 207.5, 214 209.5, 240 210, 266 209.5, 292 207.5, 314 204, 296 214, 266 217, 240 217.5, 214 217, 186 214',
  ) +
  // Moist: the light slides along it.
  area('#e6aba0', '170 216, 182 234, 200 247, 226 256, 206 255, 184 243, 172 229') +
  area('#f2cfc4', '178 234, 190 244, 206 251, 196 250, 184 243') +
  area('#9c4b49', '324 200, 326 210.5, 318 235.5, 300 260.5, 272 275.5, 244 279, 272 268.5, 298 252.5, 314 230.5, 319 210.5') +
  ink(
    stroke('155 207, 162 236.5, 180 260.5, 209 275.5, 240 279, 271 275.5, 300 260.5, 318 235.5, 325 209', 1.9, {
      from: 0.05,
      to: 0.05,
    }),
  )
/** The tip of a thumb on the red of the lip, from below. */
const finger = '<use href="#fa" transform="translate(218 262) rotate(12) scale(1.3)"/>'

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
