import { curve, ellipse, mirrored, pointsOf, stroke, type Line, type Point } from '../pen'
import { area, arrow, fill, INK, marked, removed, ROSE, thin } from '../marks'
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
  '180 223, 197 234, 218 241, 240 244, 263 241.5, 284 234, 300 223',
  '180 223, 195 240, 216 252, 240 257.5, 264 254, 286 241.5, 300 223',
]
const STRIP = [...pointsOf(INNER), ...pointsOf(OUTER).toReversed().slice(1, -1)]
/** Six lower teeth, incisors of five millimetres: straight at the edge, round in the gum, whose points rise between them. */
const tooth = (a: number, b: number, top: number, gum: number) =>
  `M${a + 0.4} ${top + 1}q.4-1.4 2-1.400h${b - a - 4.8}q1.600 0 2 1.400L${b - 0.8} ${gum - 6}Q${b - 2.6} ${gum} ${(a + b) / 2} ${gum}T${a + 0.8} ${gum - 6}z`
const teeth = fill(
  '#eee2cf',
  tooth(189, 206, 203.4, 216) +
    tooth(206, 223, 205, 218.5) +
    tooth(223, 240, 205.6, 220) +
    tooth(240, 257, 205.6, 220) +
    tooth(257, 274, 205, 218.5) +
    tooth(274, 291, 203.4, 216),
  'stroke="#7c4a42" stroke-width=".8" stroke-linejoin="round"',
)
const RIM = '156 201, 162 219, 174 240, 193 259, 217 272, 244 277, 270 273, 292 261, 309 241, 320 219, 325 201'
const turned =
  // The shade of the lip on the chin, and the index finger on the skin, from behind.
  area(
    '#bd8860',
    '160 214, 170 240, 190 264, 220 282, 262 284, 300 262, 322 232, 328 209, 338 210, 341 234, 326 266, 300 288, 256 300, 212 294, 182 272, 164 244',
  ) +
  area(
    '#93603f',
    '186 258, 212 276, 244 282, 278 274, 304 254, 322 228, 326 242, 308 272, 284 290, 244 295, 212 284, 194 268',
    'opacity=".7"',
  ) +
  '<use href="#fb" transform="translate(229 279) rotate(58) scale(.95)"/>' +
  // The dry red, turned outwards as a thick rim: lit above, in its own shade below.
  area('#b5675c', `${RIM}, 316 201, 240 206, 164 201`) +
  area(
    '#98494a',
    '322 215, 309 236, 292 254, 270 265, 244 269, 217 264, 196 252, 193 259, 217 272, 244 277, 270 273, 292 261, 309 241, 320 219',
  ) +
  area('#d6948a', '165 219, 176 236, 194 252, 214 261.5, 232 266, 214 265, 193 257, 175 241') +
  // The inner side.
  area(
    '#d07d75',
    '157 202, 165 218, 180 236, 200 250, 222 259, 244 262, 268 258, 288 248, 304 233, 316 218, 323 202, 314 201, 240 206, 166 201',
  ) +
  area(
    '#b9605f',
    '322 203, 316 218, 304 233, 288 248, 268 258, 244 262, 272 248, 294 232, 304 218, 290 214, 240 232, 190 214, 162 203, 240 204, 315 201',
  ) +
  // Behind it the gum with the lower teeth, above them the dark of the mouth; the little band goes from the gum into the lip.
  area('#4a1a20', [...MEET, ...pointsOf('316 203, 298 213, 270 222, 240 225, 210 222, 182 213, 164 203')]) +
  area('#dd9088', '172 205, 190 206, 214 208, 240 209, 266 208, 290 206, 308 205, 302 213, 270 227, 240 231, 210 227, 178 213') +
  teeth +
  thin('M181 213q26 17 59 19 33-2 59-19', '#7c3438', 1.5) +
  area('#dd9a90', '237 222, 243 222, 242.500 231, 248 241, 240 238.500, 232 241, 237.500 231') +
  thin('M203 231q-3 5 0 8M276 229q3 4 1 8M222 247q-3 3-8 2', '#9c3f48', 0.9, 'opacity=".7"') +
  // Moist: the light slides along it.
  area('#e9b1a6', '168 211, 182 224, 204 233, 222 237, 202 230.500, 184 219, 174 210') +
  area('#fbe9e0', '180 235, 196 246.500, 216 255, 204 252.500, 188 243.500') +
  area('#fbe9e0', '266 233, 280 229.500, 290 224, 284 231, 272 235', 'opacity=".75"') +
  '<use href="#lu"/>' +
  thin(curve(RIM), INK, 1.8)
/** The thumb holds the edge of the lip against the finger: its tip lies on the inner side, the red is pressed in beside it and drawn into folds. */
const finger =
  area('#7c3438', '244 274, 248 262, 260 255, 274 256, 270 263, 256 270, 250 280', 'opacity=".6"') +
  '<use href="#fa" transform="translate(228 239) rotate(48) scale(1.22)"/>' +
  thin('M243 270q-12-4-18-1M284 256q8-4 11-10', '#6b2c2f', 1.1, 'opacity=".8"')
/** Where the border of the upper lip will lie: it rises below the nose, and by the outer third it is the border as it was. */
const aim = border({ lift: 0 })
  .map(([x, y]): Point => [
    x,
    y - LIFT * Math.max(0, 1 - (Math.max(0, Math.abs(x - MIDDLE) - 8) / 50) ** 2) ** 2.6 + (Math.abs(x - MIDDLE) > 45 ? 2.6 : 0),
  ])
  .filter(([x]) => Math.abs(x - MIDDLE) < 55)
/** A cut whose light edge is but a hair. */
const fine = (line: Line) =>
  fill(ROSE, stroke(line, 2.4, { from: 0.35, to: 0.35 }), 'stroke="#fff6ec" stroke-width="1" paint-order="stroke"')
/** Where the fat comes from, and how it is prepared: the side of the belly, and a syringe that stands until fluid, fat and oil have parted. */
const prepared =
  `<g transform="translate(198 42)"><circle r="33" fill="#dcb08a"/><path class="g" d="M-17-28A33 33 0 0 0-26 20Q-25 12-19 4-12-6-13-14T-17-28z"/><path fill="#f1d6bd" d="M-17-28q4 8 4 14t-6 18-7 16l7 8q0-12 9-24t3-36z"/>` +
  `<path fill="none" stroke="#4d2039" stroke-width="1.6" d="M-17-28q4 8 4 14t-6 18-7 16"/>${fill(ROSE, ellipse(-9, 12, 2.2, 1.6))}` +
  `<g stroke="#4d2039" stroke-width=".9"><path fill="#eef3f3" d="M5-22h14v40l-5 4v5h-4v-5l-5-4z"/><path fill="#e0b13f" d="M5.500-12h13v5h-13z"/><path fill="#f3dc92" d="M5.500-7h13v15h-13z"/><path fill="#d98a80" d="M5.500 8h13v9l-4 4h-5l-4-4z"/><path fill="#c3ced1" d="M2-24h20v3H2z"/></g><circle r="33" fill="none" stroke="#fffaf4" stroke-width="3"/><circle r="34.500" fill="none" stroke="#4d2039"/></g>`

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: gloved thumb and finger draw the lower lip down and out; from its moist inner side a strip, hatched, is taken. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: in the circle fat from the belly, parted from fluid and oil; it is placed in small threads by a blunt tube, through an opening at the corner of the mouth. 6: fine stitches; the lip is shorter from the nose to its bow, its red higher.',
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
      body: over(turned + removed(STRIP) + fine(INNER) + fine(OUTER) + finger),
    },
    {
      steps: '4',
      body: near(
        removed(horn) +
          fine(across(SILL)) +
          fine(across(lower)) +
          // The lip follows, bow and border together.
          marked(aim) +
          arrow('240 193, 239.5 184, 240 177', 3.2),
      ),
    },
    {
      steps: '5',
      body:
        over(
          // Small threads that spread from where the tube goes in.
          ['232 187, 208 184.5, 182 193', '232 193, 208 192, 178 197', '248 187, 272 184.5, 298 193', '248 193, 272 192, 302 197']
            .concat(['228 215, 204 213, 180 210', '224 222, 204 223, 188 219', '214 229, 200 228, 192 224'])
            .map((line) => fill('#f7e6b8', stroke(line, 2.2), 'stroke="#c39a52" stroke-width=".5" opacity=".66"'))
            .join('') +
            // Under the lip the tube shines through; it goes in beside the corner of the mouth.
            tips(cannula(200), 212, 226, -13, 155, 0.74, 1) +
            fill('#b9695f', stroke('208 228, 246 219, 286 210, 324 201', 8, { from: 0.6, to: 0.6 }), 'opacity=".74"') +
            fill(ROSE, ellipse(329, 200, 3.4, 2.4), 'stroke="#fff6ec" stroke-width="1.1"'),
        ) + prepared,
    },
    {
      steps: '6',
      body: `<g transform="translate(-77.9 -13.1) scale(.82)"><use href="#lf"/>${upperLip(LIFT)}<use href="#lp"/>${
        fill('#b3264f', stroke(SILL, 1.6) + stroke(mirrored(SILL, MIDDLE), 1.6)) + thin(SEWN, '#2f3f6b', 1.2)
      }</g>`,
    },
  ],
}
