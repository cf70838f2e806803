import { ellipse, mirrored, pointsOf, stroke } from '../pen'
import { area, arrow, cut, fill, ink, marked, removed, ROSE, thin } from '../marks'
import { FINGERTIPS, tips } from '../fingertips'
import { border, LIFT, lowerLip, MEET, MIDDLE, PARTING, SEWN, SILL, SKIN, upperLip } from '../mouth'
import { onPerson } from '../people'
import type { Sheet } from '../sheet'
import { cannula, pen, syringe } from '../tools'

const over = (drawn: string) => onPerson('lips', 95, 16, 0.82, drawn)
/** From near: the base of the nose, and the upper lip. */
const near = (drawn: string) => onPerson('lips', 133, 62, 1.12, drawn)
const lower = '240 137, 230.5 136, 220.5 131.5, 210 130.5, 199 125.5, 192 115'
/** From one side to the other. */
const across = (line: string) => [...pointsOf(line).toReversed(), ...mirrored(line, MIDDLE).slice(1)]
/** The whole strip: along the nostrils and the strip between them, and back below. */
const horn = [...across(SILL), ...across(lower).toReversed()]

/**
 * The lower lip turned out, down and forwards, by a gloved thumb: its moist inner side faces us from below the upper lip to the wet line, the little
 * band of its middle and fine vessels on it; beyond that line the dry red border looks down. The strip lies behind the wet line, on the inner side.
 */
const [INNER, OUTER] = [
  '175 213.5, 192 225, 214 233, 240 236.5, 266 234, 288 226, 305 213.5',
  '175 213.5, 190 233, 212 247, 239 253, 266 249, 290 235.5, 305 213.5',
]
const STRIP = [...pointsOf(INNER), ...pointsOf(OUTER).toReversed().slice(1, -1)]
const turned =
  // The shade of the lip on the chin, and the index finger on the skin, from behind.
  area(
    '#bd8860',
    '160 214, 178 236, 200 258, 226 276, 262 276, 300 248, 318 224, 326 209, 337 210, 341 230, 328 264, 304 290, 258 304, 214 298, 184 272, 166 244',
  ) +
  area(
    '#93603f',
    '192 244, 214 262, 240 276, 276 270, 304 244, 320 224, 322 244, 306 272, 284 292, 244 297, 216 286, 198 264',
    'opacity=".7"',
  ) +
  '<use href="#fb" transform="translate(229 275) rotate(58) scale(.95)"/>' +
  // The dry red, from corner to corner, drawn down to where it is held.
  area(
    '#b5675c',
    '156 201, 161 214, 172 230, 190 250, 212 267, 236 278, 258 283, 282 276, 301 254, 315 232, 322 216, 325 201, 316 201, 240 206, 164 201',
  ) +
  area(
    '#98494a',
    '320 211, 310 233, 296 252, 278 266, 258 272, 234 268, 212 258, 222 272, 240 280, 258 283, 282 276, 301 254, 315 232',
  ) +
  area('#d6948a', '168 220, 178 234, 194 249, 212 260, 198 255, 182 241, 172 229') +
  // The inner side.
  area(
    '#d07d75',
    '157 202, 166 217, 182 235, 204 252, 232 264, 258 268, 280 260, 300 241, 314 222, 323 202, 314 201, 240 206, 166 201',
  ) +
  area(
    '#b9605f',
    '322 203, 314 222, 300 241, 280 260, 258 268, 250 266, 272 254, 292 238, 305 220, 296 213, 270 217, 240 220, 206 216, 180 210, 162 203, 240 204, 315 201',
  ) +
  // It goes down behind the upper lip, into the dark.
  area('#5a2226', [...MEET, ...pointsOf('308 204, 286 207.5, 262 209.5, 240 210, 216 209.5, 194 207, 170 203.5')]) +
  area('#dd9a90', '237 209.5, 243 209.5, 242.5 220, 248 230, 240 227, 232 230, 237.5 220') +
  thin(
    'M203 214q-3 6 1 10 3 5-1 9m1-9q5 3 5 8M276 214q3 5 0 9-4 4-2 8m2-8q6 3 5 7M222 253q-3 4-9 2M187 217q3 4 1 8',
    '#9c3f48',
    0.9,
    'opacity=".7"',
  ) +
  // Moist: the light slides along it.
  area('#e9b1a6', '168 209, 186 221, 208 229, 230 232, 210 225, 190 214.5, 174 206.5') +
  area('#fbe9e0', '182 214.5, 195 221, 211 226.5, 200 225.5, 188 220.5') +
  area('#e9b1a6', '178 231, 196 246, 218 256, 242 261, 220 259, 198 250, 182 237') +
  area('#fbe9e0', '190 242.5, 204 250.5, 220 256, 206 254, 194 247.5') +
  area('#fbe9e0', '266 225, 280 221.5, 290 217, 284 223, 272 227', 'opacity=".75"') +
  '<use href="#lu"/>' +
  ink(
    stroke('155.5 200, 161 213, 172 230, 190 250, 212 267, 236 278, 258 283, 282 276, 301 254, 315 232, 325 201', 2, {
      from: 0.2,
      to: 0.2,
    }),
  )
/** The thumb holds the edge of the lip against the finger: its tip lies on the inner side, the red is pressed in beside it and drawn into folds. */
const finger =
  area('#7c3438', '244 266, 248 254, 260 247, 274 248, 270 255, 256 262, 250 272', 'opacity=".6"') +
  '<use href="#fa" transform="translate(228 231) rotate(48) scale(1.22)"/>' +
  thin('M243 263q-12-4-18-1M244 270q-12-2-19 1M284 249q8-5 10-12M291 256q7-4 10-11', '#6b2c2f', 1.1, 'opacity=".8"')

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: gloved thumb and finger draw the lower lip down and out; from its moist inner side a strip, hatched, is taken. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: fat is placed in small threads by a blunt tube, through an opening at the corner of the mouth. 6: fine stitches; the lip is shorter from the nose to its bow, its red higher.',
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
          cut(across(SILL), 2) +
          cut(across(lower), 2) +
          // The lip follows, bow and border together.
          marked(border({ lift: LIFT })) +
          arrow('240 193, 239.5 184, 240 177', 3.2),
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
          fill('#b9695f', stroke('208 228, 246 219, 286 210, 324 201', 8, { from: 0.6, to: 0.6 }), 'opacity=".74"') +
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
