import { area, fill, INK, thin } from '../../panels/marks'
import { curve, ellipse, mirrored, moved, pointsOf, stroke } from '../../panels/pen'
import { FRAYED } from '../bruises'
import { BRUISE } from '../healing'
import type { Recovery } from '../sheet'
import { bruised, fuller, slimSide, swelled, swollenSkin, TRUNK_MORE, TRUNK_WINDOW, trunk } from '../torso'

/** Where the cannula went in, at each hip: a slit of a few millimetres along the skin's lines, its edges swollen, held by a thread in the first days. */
const opening = (colour: string, w: number, stitch: boolean) => {
  const h = w * 0.24
  return (
    (w > 4 ? fill(colour, ellipse(0, 0, w * 1.5, w * 0.85), 'opacity=".3"') : '') +
    fill(colour, `M${-w} 0Q${-w * 0.3} ${-h * 2.6} ${w} 0Q${w * 0.2} ${h * 2.2} ${-w} 0`) +
    (w > 4 ? thin(`M${-w} 0Q${-w * 0.2} ${h} ${w} 0`, INK, 1.4) : '') +
    (stitch ? thin(`M-1 ${-w * 0.7}L1 ${w * 0.7}M-1 ${-w * 0.7}l-5-4M-1 ${-w * 0.7}l4-5`, '#2f3f6b', 1.6) : '')
  )
}
/** As in the steps: above each flank and at each hip. */
const openings = (colour: string, size: number, stitch = false) =>
  [
    [101, 163, 62],
    [74, 268, 40],
    [381, 163, -62],
    [408, 268, -40],
  ]
    .map(([x, y, turn]) => `<g transform="translate(${x} ${y})rotate(${turn})">${opening(colour, size, stitch)}</g>`)
    .join('')

/** The garment of the steps: thin firm knit from below the ribs over belly and hips down the thighs, closed in front. */
const SIDE = '400 90, 404 116, 412 154, 428 218, 445 284, 460 336, 470 390, 473 440, 472 492'
const KNIT = `${curve('80 90, 160 98, 240 101, 320 98, 400 90')}${curve(SIDE, { joined: true })}H255Q251 466 240 453Q229 466 225 492H8${curve(pointsOf(mirrored(SIDE, 240)).toReversed(), { joined: true })}z`
const FOLDS = ['405 130, 372 144, 334 148', '420 206, 388 220, 350 222', '452 326, 414 340, 372 340', '262 440, 292 434, 326 420']
const pulls = (by: number, width: number) =>
  FOLDS.flatMap((line) => [line, mirrored(line, 240)])
    .map((line) => stroke(moved(line, 0, by), width, { from: 1, to: 0.05 }))
    .join('')
const garment =
  `<clipPath id="gc"><path id="gp" d="${KNIT}"/></clipPath><use href="#gp" fill="#c7a8af"/><g clip-path="url(#gc)">` +
  area('#dcc6c9', '104 116, 150 112, 202 118, 212 180, 204 250, 168 312, 112 330, 78 300, 84 244, 102 190') +
  area('#dcc6c9', '44 366, 100 380, 138 410, 146 500, 40 500, 24 430') +
  area('#dcc6c9', '300 398, 344 410, 352 500, 310 500, 292 440') +
  area(
    '#a8848f',
    '338 90, 320 150, 336 216, 338 276, 300 332, 240 368, 176 374, 240 396, 322 390, 372 440, 376 500, 480 500, 480 330, 440 270, 404 150, 396 90',
  ) +
  area('#a8848f', '190 410, 240 424, 240 450, 226 500, 190 500, 202 452') +
  area('#8a6572', '396 90, 376 92, 372 130, 388 190, 414 262, 422 330, 410 410, 406 500, 480 500, 480 380, 440 270, 410 170') +
  fill('#8a6572', pulls(4, 6), 'opacity=".6"') +
  '</g>' +
  thin(
    `${curve('81 102, 160 110, 240 113, 320 110, 399 102')}M150 112C132 200 140 290 196 372C216 402 232 428 240 453M330 112C348 200 340 290 284 372C264 402 248 428 240 453`,
    '#8a6470',
    1.8,
  ) +
  `<use href="#gp" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
  fill(INK, pulls(0, 1.6)) +
  thin('M240 102V410', INK, 2) +
  thin(`M233 122h14${'m-14 24h14'.repeat(12)}`, '#6d4a52', 3)

/** Swollen by that share, and the clip of that skin. */
const swollen = (share: number) => fuller(share) + swelled(share) + swollenSkin(share, `b${10 * share}`)

export const plate: Recovery = {
  kind: 'fat',
  title: 'Recovery after liposuction, by day',
  desc: 'A woman of 32 from the front. Day 1: a firm garment over belly, hips and thighs. Day 3: most swollen, flanks and belly stand out over the waistband; bruises violet, small openings above the flanks and at the hips. Day 7: bruises green. Day 14: yellow; the area may look bigger than before. Day 90: most of the shape, marks of a few millimetres.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks, good at six, final after 6 to 12 months)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  defs: trunk + FRAYED,
  window: TRUNK_WINDOW,
  more: TRUNK_MORE,
  states: [
    { day: 1, drawn: garment },
    { day: 3, drawn: swollen(1) + bruised('dark', 'high', 'b10') + openings('#a63d59', 8, true) },
    { day: 7, drawn: swollen(0.8) + bruised('green', 'along', 'b8') + openings('#a63d59', 7) },
    { day: 14, drawn: swollen(0.6) + bruised('yellow', 'last', 'b6') + openings('#a63d59', 5) },
    { day: 90, drawn: slimSide('worn') + openings('#b98a6a', 4) },
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
