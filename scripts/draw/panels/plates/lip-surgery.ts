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
  '186 227, 202 237, 220 243.5, 240 246, 261 243.5, 278 237, 294 227',
  '186 227, 201 242, 219 252.5, 241 256.5, 262 252.5, 279 242, 294 227',
]
const STRIP = [...pointsOf(INNER), ...pointsOf(OUTER).toReversed().slice(1, -1)]
/** The lower teeth stand in one arch, incisors of five millimetres, hairlines between them; the gum covers their necks and rises to a point between two. */
const BETWEEN = [172, 186, 204, 222, 240, 258, 276, 294, 308]
const sunk = (x: number, by: number) => +(by * ((x - MIDDLE) / 70) ** 2).toFixed(1)
const GUM = BETWEEN.slice(1)
  .map((x, i) => `Q${(x + BETWEEN[i]!) / 2} ${231 - sunk(x - 8, 7)} ${x} ${218 - sunk(x, 7)}`)
  .join('')
const teeth =
  fill('#eee2cf', 'M172 202Q206 207.500 240 207.500T308 202L304 215Q272 231 240 231T176 215z') +
  fill(
    '#cdbb9c',
    'M172 202Q206 207.500 240 207.500T308 202L304 215Q286 224 268 228 264 216 262 211 240 213 214 210 208 214 206 224 190 220 176 215z',
    'opacity=".75"',
  ) +
  thin(
    BETWEEN.slice(1, -1)
      .map((x) => `M${x} ${208 - sunk(x, 5)}V220`)
      .join(''),
    '#8a6a55',
    0.8,
  ) +
  fill('#dd9088', `M172 211${GUM}L306 216Q272 242 240 242T172 212z`, 'stroke="#8e4a46" stroke-width=".8"')
const RIM = '156 201, 164 215, 177 231, 193 249, 210 265, 227 276, 246 280, 266 276, 283 265, 299 248, 311 231, 319 215, 325 201'
const WET = '160 202, 169 213, 183 228, 198 244, 214 257, 230 264, 246 266, 262 263, 278 255, 293 242, 306 226, 315 212, 322 202'
/** The furrow between gum and lip. */
const FURROW = '322 202, 306 204, 288 212, 266 227, 240 233.500, 214 227, 192 212, 174 204, 160 202'
const turned =
  // The shade of the lip on the chin, and the index finger on the skin, from behind.
  area(
    '#bd8860',
    '160 212, 170 234, 190 258, 214 280, 262 288, 296 268, 316 240, 328 209, 338 210, 339 234, 324 264, 300 286, 256 300, 212 294, 182 270, 164 240',
  ) +
  area(
    '#93603f',
    '200 268, 224 280, 248 284, 284 270, 308 246, 323 220, 326 238, 308 268, 284 288, 244 294, 216 284',
    'opacity=".7"',
  ) +
  '<use href="#fb" transform="translate(229 283) rotate(58) scale(.95)"/>' +
  // The dry red, turned outwards as a thick rim: lit on its left, in its own shade on the right.
  area('#b5675c', `${RIM}, 316 201, 240 206, 164 201`) +
  area(
    '#98494a',
    '321 216, 308 232, 295 246, 281 258, 264 268, 246 271, 226 268, 208 258, 210 265, 227 276, 246 280, 266 276, 283 265, 299 248, 311 231',
  ) +
  area('#d6948a', '166 217, 180 232, 196 247, 210 258, 222 265, 210 262, 194 249, 178 231') +
  // In the dark of the mouth the teeth and their gum; before them the inner side of the lip.
  area('#4a1a20', [...MEET, ...pointsOf('316 204, 298 213, 270 218, 240 218, 210 218, 182 213, 164 204')]) +
  teeth +
  area('#d07d75', [...pointsOf(WET), ...pointsOf(FURROW)]) +
  area('#b9605f', '322 203, 315 212, 306 226, 293 242, 278 255, 262 263, 246 266, 270 252, 290 237, 300 222, 304 211') +
  thin(curve(FURROW), '#7c3438', 1.6) +
  area('#dd9a90', '238 228, 242 228, 242 236, 247 245, 240 243, 233 245, 238 236') +
  thin('M206 234q-3 4-1 8M275 233q3 3 1 7', '#9c3f48', 0.9, 'opacity=".7"') +
  // Moist: the light slides along it.
  area('#e9b1a6', '169 209, 182 216, 199 229, 214 236, 198 233, 181 221') +
  area('#fbe9e0', '190 236, 204 248.500, 220 258, 206 254, 194 243') +
  area('#fbe9e0', '272 235, 286 228.500, 296 220, 290 230, 279 236', 'opacity=".75"') +
  '<use href="#lu"/>' +
  thin(curve(RIM), INK, 1.8)
/** The thumb holds the edge of the lip against the finger: its tip lies on the inner side, the red is pressed in beside it and drawn into folds. */
const finger =
  area('#7c3438', '248 278, 252 267, 263 260, 277 260, 273 267, 260 274, 254 283', 'opacity=".6"') +
  '<use href="#fa" transform="translate(232 244) rotate(48) scale(1.22)"/>' +
  thin('M246 275q-12-4-18-1M288 259q7-4 10-9', '#6b2c2f', 1.1, 'opacity=".8"')
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
/** Drops in soft lines that spread from where the tube goes in. */
const THREADS =
  'M234 188Q208 185 184 194M232 194Q208 193 180 197.500M246 188Q272 185 296 194M248 194Q272 193 300 197.500M228 214Q204 213 182 210M222 222Q204 222 188 218M212 229Q200 228 194 225'
/** Where the fat comes from, and how it is prepared: the side of the belly, and a syringe that stands until fluid, fat and oil have parted. */
const prepared =
  `<g transform="translate(198 42)"><circle r="33" fill="#dcb08a"/><path class="g" d="M-17-28A33 33 0 0 0-26 20Q-25 12-19 4-12-6-13-14T-17-28z"/><path fill="#f1d6bd" d="M-17-28q4 8 4 14t-6 18-7 16l7 8q0-12 9-24t3-36z"/>` +
  `<path fill="none" stroke="#4d2039" stroke-width="1.6" d="M-17-28q4 8 4 14t-6 18-7 16"/><path fill="#f1d6bd" d="M-9-2q4-4 6 1 0 8-4 8-4-3-2-9z"/><path fill="#6b4028" d="M-8-2q3-2 4 1 0 5-2 5-3-2-2-6z"/>${fill(ROSE, ellipse(-6, 17, 2.2, 1.6))}` +
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
        // The skin that was marked under the nose rises in a wheal.
        area('#bd8860', '216 134, 244 142, 276 136, 274 141, 246 148, 220 141') +
          area('#ecd0b8', '214 130, 230 126.500, 246 128, 262 125, 276 129, 276 136, 262 141, 244 143, 224 140, 215 136') +
          area('#fbeadb', '222 131, 236 129.500, 250 131, 248 134, 232 134.500, 223 134') +
          tips(syringe('#dfeaea', 28), 268, 133, -24, 68, 1.5, 1),
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
          thin(THREADS, '#f3dfa6', 3.4, 'opacity=".36"') +
            thin(THREADS, '#f3dfa6', 2.4, 'stroke-dasharray=".6 7" opacity=".6"') +
            // Under the lip the tube shines through; it goes in beside the corner of the mouth.
            tips(cannula(200), 212, 226, -13, 155, 0.74, 1) +
            fill('#b9695f', stroke('208 228, 246 219, 286 210, 324 201', 8, { from: 0.6, to: 0.6 }), 'opacity=".74"') +
            fill(ROSE, ellipse(329, 200, 3.4, 2.4), 'stroke="#fff6ec" stroke-width="1.1"'),
        ) + prepared,
    },
    {
      steps: '6',
      body: `<g transform="translate(-149 -69.4) scale(1.12)"><use href="#lf"/>${upperLip(LIFT)}<use href="#lp"/>${
        fill('#b3264f', stroke(SILL, 1.6) + stroke(mirrored(SILL, MIDDLE), 1.6)) + thin(SEWN, '#2f3f6b', 1.2)
      }</g>`,
    },
  ],
}
