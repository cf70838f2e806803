import { curve, ellipse, moved, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, stitches, thin } from '../marks'
import { HAND, holding } from '../fingers'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'

const over = (drawn: string) => onPerson('waist', 34, 64, 0.58, drawn)
const navel =
  area('#cf9f7b', '88 380, 95 372, 103 380, 103 396, 97 404, 90 396') +
  area('#7a4a38', '93 382, 97 377, 100 384, 99 394, 96 399, 93 391') +
  ink(stroke('88 390, 90 376, 96 371, 103 379', 1.8))
const flank = '330 250, 372 270, 404 306, 420 350, 424 396, 392 414, 350 396, 326 346, 318 290'
const inner = '346 282, 374 296, 394 326, 402 366, 396 390, 370 388, 348 356, 336 314'

const SURFACE = '-50 70, 0 72, 60 66, 130 72, 200 66, 250 71, 300 68'
const UNDER_DERMIS = '-50 88, 0 90, 60 85, 130 91, 200 84, 250 89, 300 87'
const SHEET = '-50 126, 0 127, 60 121, 130 128, 200 122, 250 127, 300 125'
const WALL = '-50 207, 0 209, 60 203, 130 210, 200 204, 250 209, 300 207'
/** Skin, the thin upper layer of fat, the fascia within it, the deep fat, the muscle. */
const wall = (deep: string, drawn: string) =>
  fill('url(#f)', 'M-50 78h350v136H-50z') +
  fill(LAYER.fatShade, `${curve(SHEET)}V214H-50z`, 'opacity=".22"') +
  deep +
  fill('url(#d)', `${curve(SURFACE)}L300 87${curve([...pointsOf(UNDER_DERMIS)].toReversed(), { joined: true })}z`) +
  thin(curve(UNDER_DERMIS), INK, 0.8) +
  fill(LAYER.skin, stroke(moved(SURFACE, 0, 3.4), 7, { from: 1, to: 1 })) +
  fill(LAYER.skinShade, stroke(moved(SURFACE, 0, 7), 1.4, { from: 1, to: 1 })) +
  fill(INK, stroke(SHEET, 3.6, { from: 1, to: 1 })) +
  fill(LAYER.fascia, stroke(SHEET, 2.2, { from: 1, to: 1 })) +
  fill('url(#m)', `${curve(WALL)}V262H-50z`) +
  fill(INK, stroke(WALL, 4.8, { from: 1, to: 1 })) +
  fill(LAYER.fascia, stroke(WALL, 3.4, { from: 1, to: 1 })) +
  ink(stroke(SURFACE, 2.6, { from: 1, to: 1 })) +
  drawn
/** The opening in the skin, where the tube goes in. */
const opening = cut('159 69.5, 169 69.5, 179 68', 5)
/** A tunnel is a hollow: dark above, lit on its lower rim. */
const tunnel = (line: string) =>
  fill('#a4782c', stroke(line, 8, { from: 0.6, to: 0.35 })) +
  fill('#6e4a1e', stroke(moved(line, 0.8, -0.8), 4.6, { from: 0.5, to: 0.3 }), 'opacity=".7"') +
  fill('#fbe6ac', stroke(moved(line, -0.8, 3.2), 1.6))
const fluid = [
  [44, 152],
  [68, 172],
  [86, 144],
  [106, 180],
  [128, 156],
  [152, 184],
  [150, 142],
  [60, 190],
  [178, 164],
  [30, 176],
  [124, 194],
  [196, 186],
]
  .map(([x = 0, y = 0], i) => ellipse(x, y, 5 + (i % 3), 4.2 + (i % 3)))
  .join('')

const canister =
  area('#c9b8b0', '40 214, 130 208, 214 214, 206 226, 130 230, 50 226', 'opacity=".8"') +
  fill('#eaf1f1', 'M70 66h96v142a10 8 0 0 1-10 8H80a10 8 0 0 1-10-8z', `fill-opacity=".8" stroke="${INK}" stroke-width="1.8"`) +
  fill('#e8bf62', 'M72 128h92v79a8 7 0 0 1-8 7H80a8 7 0 0 1-8-7z') +
  fill('#b5564c', 'M72 180h92v27a8 7 0 0 1-8 7H80a8 7 0 0 1-8-7z', 'opacity=".75"') +
  fill('#c9973f', 'M140 128h24v79a8 7 0 0 1-8 7h-16z', 'opacity=".5"') +
  area('#f6dc97', '72 128, 100 124, 136 127, 164 128, 140 133, 96 133') +
  fill('#fff', 'M78 76h5v122h-5z', 'opacity=".8"') +
  thin('M166 84h-12M166 100h-8M166 116h-12M166 132h-8M166 148h-12M166 164h-8M166 180h-12M166 196h-8', INK, 1.3) +
  fill('#8d9da3', 'M64 54h108v14H64z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#c3ced1', 'M66 56h104v4H66z') +
  fill(INK, stroke('96 56, 92 34, 60 22, -8 28', 10, { from: 1, to: 1 })) +
  fill('#eef3f3', stroke('96 56, 92 34, 60 22, -8 28', 7.6, { from: 1, to: 1 })) +
  fill('#e3b45c', stroke('94 44, 86 34, 56 25, -8 29', 3)) +
  thin('M60 140h120', '#5b1f4d', 2.2, 'stroke-dasharray="5 4.5"')

const areas =
  navel +
  aimed(flank, true) +
  aimed(inner, true) +
  aimed('364 312, 378 330, 382 356, 366 346, 358 326', true) +
  aimed('112 398, 170 376, 236 384, 270 416, 240 440, 160 444', true)

export const plate: Sheet = {
  slug: 'liposuction-surgery',
  title: 'Liposuction, step by step',
  desc: '1 to 2: the areas are drawn while one stands, like lines of height on a map. 3: salt solution with numbing medicine spreads in the deep fat. 4: a blunt tube, moved like a fan, draws off fat, hatched; a thin layer under the skin stays. 5: what comes out is measured against the agreed limit. 6: small openings, and the garment.',
  defs: person('waist'),
  otherDefs: HAND,
  others: { marked: over(areas) + `<g transform="translate(186 81) scale(.6)">${holding(placed(pen(), -36, 54, -60, 1.2))}</g>` },
  panels: [
    {
      steps: '1-2',
      body: over(areas + placed(pen(), 322, 286, 196, 1)),
    },
    {
      steps: '3',
      body: wall(
        fill('#dfeceb', fluid, `opacity=".85" stroke="#8fa9aa" stroke-width=".9"`),
        opening + placed(cannula(158), 84, 180, -52),
      ),
    },
    {
      steps: '4',
      body: wall(
        removed('24 150, 70 138, 130 144, 186 140, 212 158, 204 184, 150 196, 84 197, 34 190, 14 170') +
          [
            '160 84, 136 108, 92 134, 38 152',
            '161 84, 142 114, 104 154, 62 182',
            '163 84, 152 116, 128 160, 106 190',
            '165 84, 160 116, 152 152, 148 188',
          ]
            .map(tunnel)
            .join(''),
        opening + placed(cannula(158), 84, 180, -52) + arrow('138 32, 128 44, 120 54', 4) + arrow('207 58, 215 48, 222 39', 4),
      ),
    },
    { steps: '5', body: fill('#d9c3ba', 'M0 208h240v32H0z') + canister },
    {
      steps: '6',
      wide: true,
      body:
        `<svg width="240" height="240">${over(navel + cut('326 256, 334 254, 342 256', 3) + stitches('330 255, 338 255', 9) + cut('132 432, 140 434, 148 432', 3) + stitches('136 433, 144 433', 9) + area('#f3dcc6', '352 300, 376 330, 384 372, 368 350', 'opacity=".35"'))}</svg>` +
        `<svg x="240" width="240" height="240">${'<path class="g" d="M0 0h240v240H0z"/>'}${over(
          part(
            '#cdb1b6',
            '38 250, 60 262, 130 270, 230 262, 320 236, 386 206, 394 240, 430 330, 466 446, 474 500, 10 500, 20 420, 28 330',
            2,
          ) +
            area('#ab8790', '386 206, 394 240, 430 330, 466 446, 474 500, 380 500, 372 400, 344 300, 330 234') +
            ink(
              stroke('40 262, 130 282, 230 274, 320 248, 388 218', 1.4),
              stroke('196 270, 214 360, 210 500', 1.4),
              stroke('330 238, 352 340, 366 500', 1.4),
            ) +
            thin(
              'M206 284l-10 4M210 304l-10 3M213 324l-10 2M214 344l-10 2M215 364l-10 1M215 384h-10M214 404h-10M213 424h-10M212 444h-10',
              INK,
              1.8,
            ),
        )}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
