import { area, fill, INK, thin } from '../../panels/marks'
import { curve, ellipse, mirrored, moved, pointsOf, stroke } from '../../panels/pen'
import { FRAYED_WIDE } from '../bruises'
import { BRUISE } from '../healing'
import type { Recovery } from '../sheet'
import { bruised, slimSide, swelled, swollenSkin, trunk } from '../torso'

/** Where the cannula went in: a slit of some millimetres along the skin's lines, as long on every day; its edges swollen, held by a thread in the first days. */
const slit = (w: number) => `M${-w} 0Q${-w * 0.3} ${-w * 0.55} ${w} 0Q${w * 0.2} ${w * 0.5} ${-w} 0`
const opening = (ring: number, stitch: boolean) =>
  fill('#a63d59', ellipse(0, 0, 5.5 + ring, 2.6 + ring), 'opacity=".3"') +
  fill('#a63d59', slit(5.5)) +
  thin('M-5.5 0Q-1 1.2 5.5 0', INK, 1.1) +
  (stitch ? thin('M-.5-4L.5 4M-.5-4l-4-3M-.5-4l3.500-4', '#2f3f6b', 1.3) : '')
/** In the end it is a brown mark, no longer than the slit was, a little darker where her skin lies in shade. */
const mark = (x: number) => {
  const tone = x > 240 ? '#6b3a2c' : '#a9674f'
  return fill(tone, ellipse(0, 0, 6, 3), 'opacity=".28"') + fill(tone, slit(5))
}
/** As in the steps: above each flank and at each hip. */
const PLACES = [
  [101, 163, 62],
  [74, 268, 40],
  [381, 163, -62],
  [408, 268, -40],
] as const
const each = (drawn: (x: number) => string) =>
  PLACES.map(([x, y, turn]) => `<g transform="translate(${x} ${y})rotate(${turn})">${drawn(x)}</g>`).join('')
const openings = (ring: number, stitch = false) => each(() => opening(ring, stitch))

/** The garment of the steps: thin firm knit from below the ribs over belly and hips down the thighs, closed in front. */
const SIDE = '400 90, 404 116, 412 154, 428 218, 445 284, 460 336, 470 390, 473 440, 472 492'
const KNIT = `${curve('80 90, 160 98, 240 101, 320 98, 400 90')}${curve(SIDE, { joined: true })}H8${curve(pointsOf(mirrored(SIDE, 240)).toReversed(), { joined: true })}z`
/** It pulls from the sides towards the panel, each pull of its own length, and gathers in the groin. */
const LEFT = ['74 128, 94 142, 122 146', '55 200, 76 208, 92 208', '20 346, 62 364, 118 372']
const RIGHT = ['408 134, 384 148, 346 152', '424 206, 400 216, 382 217', '460 350, 424 366, 362 371']
const GROIN = ['222 446, 196 436, 168 418, 150 402', '260 446, 286 434, 314 416, 336 398']
const pulls = (lines: readonly string[], by: number, width: number) =>
  lines.map((line) => stroke(moved(line, 0, by), width, { from: 0.8, to: 0.05 })).join('')
/** Its ribs run with the form. */
const RIBS = Array.from({ length: 21 }, (_, i) => {
  const t = (i + 1) / 22
  const eased = 0.5 - 0.5 * Math.cos(Math.PI * t)
  return [92, 218, 336, 492].map((y, k): [number, number] => {
    const half = [160, 188, 220, 232][k]!
    return [Math.round(240 - half + 2 * half * (0.35 * t + 0.65 * eased)), y]
  })
})
  .map(([a, b, c, d]) => `M${a!.join(' ')}C${b!.join(' ')} ${c!.join(' ')} ${d!.join(' ')}`)
  .join('')
const garment =
  `<clipPath id="gc"><path id="gp" d="${KNIT}"/></clipPath><use href="#gp" fill="#c7a8af"/><g clip-path="url(#gc)">` +
  `<filter id="kn"><feGaussianBlur stdDeviation="10"/></filter><g filter="url(#kn)">` +
  // Light where belly, hip and thigh come towards the lamp; shade below the belly, in the groins, on the inner thighs and on the side away from it.
  area('#e3d0d1', '96 124, 128 132, 130 180, 116 236, 98 292, 70 312, 62 284, 82 220, 92 170') +
  area('#d6bdc2', '164 170, 220 150, 262 196, 270 250, 246 296, 190 300, 158 250') +
  area('#e3d0d1', '60 372, 104 384, 128 424, 132 520, 62 520, 48 430') +
  area('#a8848f', '128 316, 176 344, 240 352, 306 342, 360 312, 336 348, 290 380, 256 424, 240 446, 222 424, 190 384, 148 352') +
  area(
    '#a8848f',
    '352 84, 340 150, 350 216, 366 276, 372 330, 360 380, 380 440, 384 520, 490 520, 500 330, 470 270, 440 150, 430 70',
  ) +
  area('#8a6572', '240 420, 214 446, 196 480, 192 520, 292 520, 286 480, 266 448') +
  area('#8a6572', '400 90, 386 92, 384 130, 400 190, 426 262, 432 330, 424 410, 420 500, 480 500, 490 380, 460 270, 420 130') +
  '</g>' +
  thin(RIBS, '#8a6470', 0.8, 'opacity=".4"') +
  fill('#8a6572', pulls([...LEFT, ...RIGHT, ...GROIN], 3.5, 6), 'opacity=".5" filter="url(#bk)"') +
  fill('#efe2e1', pulls(LEFT, -2.6, 3), 'opacity=".7" filter="url(#bk)"') +
  '<filter id="bk"><feGaussianBlur stdDeviation="1.1"/></filter>' +
  // The band at the waist is doubled, and shades what lies below it.
  fill('#8a6572', stroke('76 113, 160 121, 240 124, 320 121, 404 113', 6), 'opacity=".45" filter="url(#bk)"') +
  '</g>' +
  thin(
    `${curve('77 108, 160 116, 240 119, 320 116, 403 108')}M150 118C132 204 140 290 196 372C216 402 232 428 240 453M330 118C348 204 340 290 284 372C264 402 248 428 240 453`,
    '#8a6470',
    1.5,
  ) +
  `<use href="#gp" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
  fill(INK, pulls(LEFT, 0, 1.2) + pulls(RIGHT, 0, 1.7) + pulls(GROIN, 0, 1.5)) +
  thin('M240 102V410', INK, 1.6) +
  fill(INK, stroke('240 444, 241 464, 240 496', 2.4, { from: 0.1, to: 1 })) +
  thin(`M234 128h12${'m-12 20h12'.repeat(14)}`, '#6d4a52', 2)

/** Her thighs meet in a line below the brief, whose gusset runs in between them; either turns to that line in shade, the far one from the lamp as well. */
const across = (id: string, from: number, to: number, ...tones: (readonly [number, string, number])[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}">${tones.map(([at, tone, how]) => `<stop offset="${at}" stop-color="${tone}" stop-opacity="${how}"/>`).join('')}</linearGradient>`
const THIGHS =
  across(
    'tl',
    110,
    242,
    [0, '#bd8860', 0],
    [0.25, '#bd8860', 0.12],
    [0.55, '#bd8860', 0.55],
    [0.82, '#a9744e', 0.85],
    [1, '#93603f', 1],
  ) +
  across(
    'tr',
    240,
    460,
    [0, '#93603f', 1],
    [0.1, '#b5825b', 0.7],
    [0.28, '#bd8860', 0],
    [0.5, '#bd8860', 0.1],
    [0.7, '#a9744e', 0.35],
    [1, '#93603f', 0.75],
  ) +
  fill('#b5825b', 'M222 450H260V490H222z') +
  fill('url(#tl)', 'M21 343L33 346 88 380 153 417 208 449 226 460 241 475V490H10z') +
  fill('url(#tr)', 'M459 343L447 346 392 380 327 417 272 449 254 460 239 475V490H471Q476 420 462 358z') +
  fill('#c58b92', 'M214 449L240 440 266 449 258 455 251 462 241 476H239L229 462 222 455z') +
  fill('#a3606f', 'M225 458Q240 462 255 458L250 464 241 476H239L230 464z') +
  fill(
    INK,
    stroke('212 449, 222 455, 229 462, 240 477', 1.6, { from: 0.8, to: 0.5 }) +
      stroke('268 449, 258 455, 251 462, 240 477', 1.8, { from: 0.8, to: 0.5 }) +
      stroke('240 474, 241 482, 240 492', 2, { from: 1, to: 1 }),
  )
const bare = trunk
  .replace(/<path fill="#663a2a" d="[^"]*z?"\/>/, '')
  .replace('</g></g><filter id="sf"', `</g>${THIGHS}</g><filter id="sf"`)

/** In the end the lower belly turns to the waistband in one soft shade. */
const SETTLED = area(
  '#b9835b',
  '110 286, 160 291, 240 295, 320 291, 400 278, 396 270, 330 281, 240 287, 170 285',
  'opacity=".5" filter="url(#sf)"',
)

/** Swollen by that share, and the clip of that skin. */
const swollen = (share: number) => swelled(share) + swollenSkin(share, `b${10 * share}`)

export const plate: Recovery = {
  kind: 'fat',
  title: 'Recovery after liposuction, by day',
  desc: 'A woman of 32 from the front. Day 1: a firm garment over belly, hips and thighs. Day 3: most swollen, flanks and belly stand out over the waistband; bruises violet, small openings above the flanks and at the hips. Day 7: bruises green. Day 14: yellow; the area may look bigger than before. Day 90: most of the shape, marks of a few millimetres.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks, good at six, final after 6 to 12 months)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  // So much blood has no edge, and its heart runs out into it.
  defs: bare + FRAYED_WIDE.replace('"3.2"', '"5"').replace('"1.7"', '"5"'),
  // The whole of hips and thighs is seen, as the garment covers them.
  window: [0, 0, 0.5],
  states: [
    { day: 1, drawn: garment },
    { day: 3, drawn: swollen(1) + bruised('dark', 'high', 'b10') + openings(4, true) },
    { day: 7, drawn: swollen(0.8) + bruised('green', 'along', 'b8') + openings(3) },
    { day: 14, drawn: swollen(0.6) + bruised('yellow', 'last', 'b6') + openings(1.5) },
    { day: 90, drawn: SETTLED + slimSide('worn') + each(mark) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.72],
    [3, 0.94],
    [7, 0.74],
    [14, 0.54],
    [42, 0.28],
    [90, 0.12],
    [180, 0.05],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [3, BRUISE.dark],
    [5, BRUISE.dark],
    [8, BRUISE.green],
    [13, BRUISE.yellow],
    [22, BRUISE.none],
  ],
}
