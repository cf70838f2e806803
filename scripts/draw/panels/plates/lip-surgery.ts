import { curve, ellipse, mirrored, pointsOf, stroke, type Line, type Point } from '../pen'
import { area, arrow, fill, INK, marked, removed, ROSE, thin } from '../marks'
import { fromRight, near as cutOff, PENCIL_NEAR } from '../hands'
import { border, LIFT, lowerLip, MEET, MIDDLE, PARTING, SILL, SKIN, upperLip } from '../mouth'
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
 * The lower lip rolled out and down by a gloved thumb: beside the corners it still lies against the upper lip, in the middle its moist inner side faces us as far as
 * the wet line, fine vessels on it; round that the dry red, which looks down. The strip lies behind the wet line, on the inner side. Teeth stay in the dark.
 */
const [INNER, OUTER] = [
  '202 221, 212 227, 226 231.5, 241 233, 257 231.5, 270 227, 280 221',
  '202 221, 210 233, 224 243.5, 241 247.5, 258 243.5, 272 233, 280 221',
]
const STRIP = [...pointsOf(INNER), ...pointsOf(OUTER).toReversed().slice(1, -1)]
const RIM =
  '155 200, 166 206, 178 213.5, 188 221.5, 197 233, 206 248, 217 261, 231 269, 247 271, 264 267, 280 256, 291 243, 299 229, 306 217, 316 207, 325 200'
const WET = '187 205, 195 217, 204 232, 214 244, 227 251.5, 242 254, 258 251.5, 272 244, 283 230, 291 216, 297 204'
/** The hand comes from below on the right: its thumb lies on the inner side, its forefinger behind the lip. */
const HOLDS = 'translate(281 251) rotate(72) scale(.9)'
const turned =
  // The shade of the lip on the chin, and the index finger on the skin, from behind.
  '<g filter="url(#ln)">' +
  fill('#dcb08a', 'M176 252h106v80h-106z') +
  area(
    '#bd8860',
    '190 228, 200 248, 214 264, 232 274, 262 274, 288 258, 304 234, 316 212, 328 210, 330 228, 320 254, 302 276, 278 292, 250 297, 224 290, 204 272, 194 252',
  ) +
  area(
    '#93603f',
    '203 248, 216 264, 232 273, 262 272, 286 256, 304 228, 311 220, 314 234, 304 256, 286 274, 262 285, 238 284, 219 275, 208 262',
    'opacity=".75"',
  ) +
  '</g>' +
  `<g transform="${HOLDS}"><use href="#np"/></g>` +
  // Beside the corners the red lies as ever; between them it is turned outwards as a thick rim: lit on its left, in its own shade below and on the right.
  area('#b5675c', `${RIM}, 316 199, 240 204, 164 199`) +
  area(
    '#98494a',
    '325 200, 314 204, 302 215, 294 228, 285 241, 273 253, 258 261, 241 262.5, 224 257, 211 248, 200 236, 206 248, 217 261, 231 269, 247 271, 264 267, 280 256, 291 243, 299 229, 306 217, 316 207',
  ) +
  area('#a65e55', '155 200, 180 199.5, 196 199, 190 205, 182 206, 168 203.5') +
  area('#d6948a', '168 203.5, 180 207.5, 189 214, 198 228, 207 241, 216 250, 208 246, 198 233.5, 189 222, 177 211.5') +
  area('#d98a80', [...pointsOf(WET), ...pointsOf('288 202, 264 207, 240 209, 216 207, 195 202')]) +
  // The inner side turns in towards the teeth, and on the right away from the lamp.
  area(
    '#c26a66',
    '297 204, 291 216, 283 230, 272 244, 258 251.5, 242 254, 261 245, 273 232, 279 219, 277 214, 262 217, 240 219.5, 218 217, 201 212, 187 205',
  ) +
  area('#9a4a4d', '297 200.5, 278 208, 258 212.5, 240 214, 222 212.5, 203 208, 186 200.5') +
  area('#4a1a20', [...MEET, ...pointsOf('290 199.5, 276 203.5, 258 207.5, 240 209, 222 207.5, 204 203.5, 190 199.5')]) +
  thin(curve(WET), '#8a4145', 1.1) +
  thin('M212 222q-3 4-1 7M234 226q-3 4-1 8M268 222q3 4 1 7M254 225q2 4 1 8', '#9c3f48', 0.9, 'opacity=".7"') +
  // Folds of the red, from the wet line outwards.
  thin(
    'M194 218q-4 2-4 5M202 233q-3 2-4 6M213 247q-3 3-3 7M227 255q-3 4-2 8M293 218q4 1 5 4M285 231q4 2 5 5',
    '#74353a',
    0.9,
    'opacity=".65"',
  ) +
  // Moist: the light slides along it.
  area('#fbe9e0', '201 214, 210 218, 223 221, 236 222, 228 224.5, 214 223.5, 205 219', 'opacity=".8"') +
  area('#fbe9e0', '212 239, 220 245.5, 231 250, 225 250.5, 216 246') +
  '<use href="#lu"/>' +
  fill(
    INK,
    stroke('154 200, 166 199.5, 180 200, 193 199.3', 2, { from: 0.2, to: 0.3 }) +
      stroke('287 199.3, 300 200, 314 199.5, 326 200', 2, { from: 0.3, to: 0.2 }),
  ) +
  fill(INK, stroke(RIM, 2.3, { from: 0, to: 0.2 }))
/** The thumb holds the edge of the lip against the finger: its tip lies on the inner side, the red is pressed in beside it and drawn into folds. */
const finger =
  area('#7c3438', '259 271, 263 260, 274 253, 288 253, 286 260, 273 267, 266 276', 'opacity=".6"') +
  `<g transform="${HOLDS}"><use href="#nq"/></g>` +
  thin('M257 266q-8-4-15-4', '#6b2c2f', 1.1, 'opacity=".8"')
/** By how much the border rises, a little less than the strip is high: the skin gives. */
const RISE = 0.75 * LIFT
/** Where the border of the upper lip will lie: it rises below the nose, and by the outer third it is the border as it was. */
const aim = border({ lift: 0 })
  .map(([x, y]): Point => [
    x,
    y - RISE * Math.max(0, 1 - (Math.max(0, Math.abs(x - MIDDLE) - 8) / 50) ** 2) ** 2.6 + (Math.abs(x - MIDDLE) > 45 ? 2.6 : 0),
  ])
  .filter(([x]) => Math.abs(x - MIDDLE) < 55)
/** Fine stitches across both sills, close and alike, each with its knot below. */
const [THREAD, KNOTS] = [
  'M196 114l-1 6M203 116v6M210 115.5v6M217 115l-.5 6M224.500 116.500l-2 5.500M232 120.5l-1.500 6M240 122v6M248 120.5l1.500 6M255.500 116.500l2 5.500M263 115l.5 6M270 115.5v6M277 116v6M284 114l1 6',
  'M195 120h0M203 122h0M210 121.5h0M216.500 121h0M222.500 122h0M230.500 126.5h0M240 128h0M249.500 126.5h0M257.500 122h0M263.500 121h0M270 121.5h0M277 122h0M285 120h0',
]
const STITCHES = thin(THREAD, '#2f3f6b', 1) + thin(KNOTS, '#2f3f6b', 2.2)
/** A cut whose light edge is but a hair. */
const fine = (line: Line) =>
  fill(ROSE, stroke(line, 2.4, { from: 0.35, to: 0.35 }), 'stroke="#fff6ec" stroke-width="1" paint-order="stroke"')
/** Drops in soft lines that spread from where the tube goes in. */
const THREADS =
  'M234 188Q208 185 184 194M232 194Q208 193 180 197.500M246 188Q272 185 296 194M248 194Q272 193 300 197.500M232 213Q206 212 184 207M228 219Q208 219 192 213.500M222 225Q210 225 201 220.500'
/** Where the fat comes from, and how it is prepared: the side of the belly, and a syringe that stands until fluid, fat and oil have parted. */
const prepared =
  `<g transform="translate(198 42)"><circle r="33" fill="#dcb08a"/><path fill="#bd8860" d="M6-32Q-1-12 5 2T8 32A33 33 0 0 0 6-32z"/><path class="g" d="M-17-28A33 33 0 0 0-31 12Q-27 6-22 0-13-9-13-18T-17-28z"/><path fill="#f1d6bd" d="M-14-29Q-8-18-11-8T-22 6L-29 16-31 12Q-27 6-22 0-13-9-13-18T-17-28z"/>` +
  // Navel, the small opening beside the waistband.
  `<path fill="#bd8860" d="M-4-7q4-1 4 5t-3 7-3-6 2-6z"/><path fill="#7a4a38" d="M-4-5q3 0 2 4t-2 4-2-4 2-4z"/><path fill="#b3264f" stroke="#fff6ec" d="M-21 14q4-4 6-2-2 4-6 2z"/><path fill="#d9b7b2" stroke="#4d2039" d="M-29 16Q-6 28 29 16A33 33 0 0 1-29 16z"/><path fill="none" stroke="#4d2039" stroke-linecap="round" d="M-17-28q4 4 4 10T-22 0-31 12M-5-4q0-4 4-3"/>` +
  `<g stroke="#4d2039" stroke-width=".9"><path fill="#eef3f3" d="M7-21h14v35q0 3-5 5v5h-4v-5q-5-2-5-5z"/><path fill="#e0b13f" d="M7-12h14v5H7z"/><path fill="#f3dc92" d="M7-7h14V8H7z"/><path fill="#d98a80" d="M7 8h14v6q0 3-5 5h-4q-5-2-5-5z"/><path fill="#c3ced1" d="M4-23q0-1 1-1h18q1 0 1 1v2H4z"/><path fill="none" stroke-width=".6" d="M16-16h4m-3 5h3m-4 5h4m-3 5h3m-4 5h4m-3 5h3"/></g><path fill="#fff" opacity=".6" d="M9-20h2v37l-2-1z"/><circle r="33" fill="none" stroke="#fffaf4" stroke-width="3"/><circle r="34.500" fill="none" stroke="#4d2039"/></g>`

export const plate: Sheet = {
  slug: 'lip-surgery',
  title: 'Lip surgery, step by step',
  desc: '1: the strip is measured and marked, dashed. 2: a fine injection numbs the lip. 3: reduction: gloved thumb and finger draw the lower lip down and out; from its moist inner side a strip, hatched, is taken. 4: lip lift: a curved strip is taken under the nose, the lip moves up. 5: in the circle fat from the belly, parted from fluid and oil; it is placed in small threads by a blunt tube, through an opening at the corner of the mouth. 6: fine stitches; the lip is shorter from the nose to its bow, its red higher.',
  defs: `<g id="lips"><g id="lf">${SKIN}${lowerLip()}</g><g id="lu">${upperLip()}</g><g id="lp">${PARTING}</g></g>${PENCIL_NEAR}`,
  panels: [
    {
      steps: '1',
      body: over(marked(horn, true) + cutOff(fromRight(pen(), 286, 119, -28, 58, 0.9, 1.5))),
    },
    {
      steps: '2',
      body: over(
        // The skin that was marked under the nose rises in a wheal.
        area('#bd8860', '216 134, 244 142, 276 136, 274 141, 246 148, 220 141') +
          area('#ecd0b8', '214 130, 230 126.500, 246 128, 262 125, 276 129, 276 136, 262 141, 244 143, 224 140, 215 136') +
          area('#fbeadb', '222 131, 236 129.500, 250 131, 248 134, 232 134.500, 223 134') +
          cutOff(fromRight(syringe('#dfeaea', 28), 268, 133, -28, 78, 0.9, 1.2)),
      ),
    },
    {
      steps: '3',
      body: onPerson('lips', 95, 66, 0.82, turned + removed(STRIP) + fine(INNER) + fine(OUTER) + finger),
    },
    {
      steps: '4',
      body: near(
        removed(horn) +
          fine(across(SILL)) +
          fine(across(lower)) +
          // The lip follows, bow and border together.
          marked(aim) +
          arrow('240 195, 239.5 187, 240 180', 3),
      ),
    },
    {
      steps: '5',
      body:
        onPerson(
          'lips',
          124,
          16,
          0.82,
          // Small threads that spread from where the tube goes in.
          thin(THREADS, '#f3dfa6', 3.4, 'opacity=".36"') +
            thin(THREADS, '#f3dfa6', 2.4, 'stroke-dasharray=".6 7" opacity=".6"') +
            // Under the lip the tube shines through; it goes in beside the corner of the mouth.
            cutOff(fromRight(cannula(158), 222, 224, -13, 164, 0.72, 0.9)) +
            fill('#b9695f', stroke('219 225.3, 250 218, 286 210, 324 201', 8, { from: 0.6, to: 0.6 }), 'opacity=".74"') +
            fill(ROSE, ellipse(329, 200, 3.4, 2.4), 'stroke="#fff6ec" stroke-width="1.1"'),
        ) + prepared,
    },
    {
      steps: '6',
      body: `<g transform="translate(-149 -69.4) scale(1.12)"><use href="#lf"/>${upperLip(RISE)}<use href="#lp"/>${
        fill('#b3264f', stroke(SILL, 1.6) + stroke(mirrored(SILL, MIDDLE), 1.6)) + STITCHES
      }</g>`,
    },
  ],
}
