import { navel, worn } from '../abdomen'
import { curve, ellipse, moved, pointsOf, stroke } from '../pen'
import { marked, area, arrow, cut, fill, ink, INK, part, PLUM, removed, RIM, stitches, thin } from '../marks'
import { HAND, holding } from '../fingers'
import { PENCIL, pencil } from '../hands'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'

const flank = '332 206, 380 216, 414 262, 434 322, 428 376, 386 392, 344 364, 322 312, 318 252'
const inner = '348 242, 384 258, 408 300, 412 346, 386 360, 358 332, 342 286'
const core = '368 284, 386 302, 392 326, 378 326, 364 304'
/** What is to become flatter, drawn as heights are on a map. */
const heights = [flank, inner, core].map((line) => marked(line, true)).join('')
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
/** A tunnel is a soft channel in the fat, which the tube has passed: a darker rim, a pale core, and it dies away where the tube turned back. */
const tunnel = (line: string) =>
  fill('#fdf3d7', stroke(line, 6.4, { from: 0.1, to: 0.02 }), 'stroke="#cf9f45" stroke-width="2.4" paint-order="stroke"')
/** Globules that have come loose drift towards the openings of the tube. */
const loose = [
  [47, 150, 3.4],
  [60, 143, 2.6],
  [70, 169, 3.2],
  [81, 159, 2.4],
  [72, 184, 3],
  [63, 189, 2.4],
  [79, 191, 2.6],
  [121, 178, 3.2],
  [129, 160, 2.6],
  [157, 178, 3],
  [159, 158, 2.4],
  [191, 167, 3],
  [186, 150, 2.4],
] as const
const globules =
  fill('#f7dd93', loose.map(([x, y, r]) => ellipse(x, y, r, r * 0.86)).join(''), 'stroke="#b98a38" stroke-width=".8"') +
  fill('#fff6da', loose.map(([x, y, r]) => ellipse(x - r * 0.3, y - r * 0.3, r * 0.4)).join(''))
/** The fluid spreads through the deep fat from the side openings of the tube, thinner the further it has come; the lobules drink it. */
const wet =
  '8 150, 30 138, 64 134, 96 136, 128 140, 158 150, 178 164, 186 180, 170 194, 138 200, 104 204, 66 200, 34 204, 12 190, -4 172'
const wettest = '40 160, 66 150, 96 152, 126 162, 138 176, 122 188, 92 192, 60 190, 40 178'
const fluid = [
  [70, 176, 4],
  [61, 184, 2.6],
]
  .map(([x = 0, y = 0, r = 2]) => ellipse(x, y, r, r * 0.86))
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
  // The limit, light under its dashes as every marked line, so that it is seen beside the jar, too.
  thin('M59 104h120', RIM, 4.2, 'opacity=".8"') +
  thin('M58 104h124', PLUM, 2.2, 'stroke-dasharray="5 4.5" style="stroke-linecap:butt"')

/** The pen at work on her flank, held as one writes: from near for the picture of the group. */
const marking = `<g transform="translate(207 125) scale(.72)">${holding(placed(pen(), -36, 54, -60, 1.2))}</g>`
const flankMarked = worn(navel(320) + heights) + pencil(203, 128, placed(pen(), -30, 100, -72, 1.7), 0.5, -8)
/** Small openings low on both sides and above the waistband, each with a stitch. */
const mark = (x: number, y: number) =>
  cut(`${x - 8} ${y}, ${x} ${y + 2}, ${x + 8} ${y}`, 3.4) + stitches(`${x - 4} ${y + 1}, ${x + 4} ${y + 1}`, 10)
const closed = navel(320) + mark(98, 410) + mark(382, 410) + mark(240, 428)

/** Hips and thighs in the garment: knit that is drawn tight, a firm front, legs that end above the knee. */
const garment =
  `<g transform="translate(24 8) scale(.8)">` +
  area(LAYER.skin, '66 -20, 62 18, 60 40, 120 46, 180 40, 178 18, 174 -20') +
  area(LAYER.skinShade, '148 -20, 156 20, 150 44, 180 40, 178 18, 174 -20') +
  ink(stroke('66 -20, 62 18, 60 40', 1.6), stroke('174 -20, 178 18, 180 40', 2.2)) +
  // Knees below the hem.
  [44, 130]
    .map(
      (x) =>
        part(LAYER.skin, `${x} 236, ${x + 4} 262, ${x + 6} 310, ${x + 56} 310, ${x + 60} 270, ${x + 66} 236`, 1.8) +
        area(LAYER.skinShade, `${x + 42} 236, ${x + 46} 262, ${x + 42} 310, ${x + 56} 310, ${x + 60} 270, ${x + 66} 236`),
    )
    .join('') +
  part(
    '#cdb1b6',
    '61 22, 120 29, 179 22, 180 44, 190 74, 203 106, 208 136, 206 170, 200 210, 196 247, 164 252, 130 248, 127 206, 122 172, 120 162, 118 172, 113 206, 110 248, 76 252, 44 247, 40 210, 34 170, 32 136, 37 106, 50 74, 60 44',
    2.4,
  ) +
  // Each thigh turns from the lamp; between them it is dark.
  area(
    '#ab8790',
    '179 24, 180 44, 190 74, 203 106, 208 136, 206 170, 200 210, 196 248, 172 251, 176 200, 172 150, 160 96, 150 60, 148 27',
  ) +
  area('#ab8790', '120 130, 118 172, 113 206, 110 249, 92 252, 98 210, 98 172, 106 146') +
  area('#8e6874', '190 74, 203 106, 208 136, 206 170, 200 210, 196 248, 185 249, 192 196, 190 142, 180 90') +
  area('#8e6874', '119 152, 118 172, 113 206, 110 249, 103 250, 106 206, 110 170') +
  area('#ab8790', '120 156, 122 172, 127 206, 130 249, 137 250, 134 206, 130 176, 126 152') +
  // Folds run out from where the legs meet and across the hips, and die away.
  fill(
    '#8e6874',
    [
      '119 160, 100 152, 74 154',
      '117 170, 100 168, 82 174',
      '121 160, 140 150, 166 150',
      '123 170, 140 166, 158 171',
      '50 78, 68 88, 92 88',
      '189 80, 172 90, 152 90',
    ]
      .map((line) => stroke(line, 5, { from: 1, to: 0.05 }))
      .join(''),
  ) +
  fill('#eadadb', stroke('52 96, 42 132, 45 176', 6) + stroke('140 196, 144 222, 144 240', 4)) +
  ink(
    stroke('60 42, 120 49, 180 42', 1.3),
    stroke('45 238, 76 243, 110 239', 1.3),
    stroke('130 239, 164 243, 196 238', 1.3),
    stroke('78 47, 88 96, 104 136, 119 158', 1.3),
    stroke('162 47, 152 96, 136 136, 121 158', 1.3),
  ) +
  thin(
    'M70 26v17M80 27v17M90 28v17M100 28v18M110 29v18M120 29v18M130 29v18M140 28v18M150 28v17M160 27v17M170 26v17',
    '#8e6874',
    1.2,
  ) +
  '</g>'

export const plate: Sheet = {
  slug: 'liposuction-surgery',
  title: 'Liposuction, step by step',
  desc: '1 to 2: the areas are drawn while one stands, like lines of height on a map. 3: salt solution with numbing medicine spreads in the deep fat. 4: a blunt tube, moved like a fan, draws off fat, hatched; a thin layer under the skin stays. 5: what comes out is measured against the agreed limit. 6: small openings, and the garment.',
  defs: person('belly') + HAND,
  otherDefs: PENCIL,
  others: { flank: flankMarked },
  panels: [
    { steps: '1-2', body: worn(navel(320) + heights) + marking },
    {
      steps: '3',
      body: wall(
        area('#bcdde3', wet, 'opacity=".5"') + area('#e4f2f3', wettest, 'opacity=".62"') + fill('#f4fbfb', fluid, 'opacity=".8"'),
        opening + placed(cannula(158), 84, 180, -52),
      ),
    },
    {
      steps: '4',
      body: wall(
        removed('24 150, 70 138, 130 144, 186 140, 212 158, 204 184, 150 196, 84 197, 34 190, 14 170'),
        // The tube is stiff: each is straight, but for the give of the fat, and leaves from the one opening.
        [
          '166 86, 102 123, 36 156',
          '167 88, 112 134, 56 178',
          '169 92, 144 142, 118 190',
          '170 92, 163 146, 156 192',
          '172 90, 184 138, 197 182',
        ]
          .map(tunnel)
          .join('') +
          opening +
          placed(cannula(158), 84, 180, -52) +
          globules +
          arrow('150 32, 142 42, 135 51', 3.4) +
          arrow('202 56, 209 47, 216 38', 3.4),
      ),
    },
    { steps: '5', body: fill('#d9c3ba', 'M0 208h240v32H0z') + canister },
    {
      steps: '6',
      wide: true,
      body:
        `<svg width="240" height="240">${worn(closed)}</svg>` +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${garment}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
