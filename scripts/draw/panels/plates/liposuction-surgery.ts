import { navel, slim, worn } from '../abdomen'
import { chance, curve, ellipse, moved, pointsOf, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, removed, stitches, thin } from '../marks'
import { HAND, holding } from '../fingers'
import { GLOVE, glove, PENCIL, pencil } from '../hands'
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
/** The hand that guides the tube: thumb and fingers round its handle, in the line of the tube. */
const guided = glove(198, 33, placed(cannula(158), -296, -74, 13, 1.6), 0.62, -65)
/** A tunnel is what the tube leaves when it has passed: a narrow empty gap between the lobules, dark within, now wider and now closer, its far edge lit. */
const tunnels = (ends: readonly (readonly [x: number, y: number])[]): string => {
  const d = ends
    .map(([x, y], k) => {
      const along = Array.from({ length: 3 }, (_, i): readonly [number, number] => {
        const t = i / 2
        return [
          168 + (k - 2) * 1.5 + (x - 168) * t + 0.9 * (chance(k * 7 + i) - 0.5),
          82 + (y - 82) * t + 0.9 * (chance(k * 9 + i) - 0.5),
        ]
      })
      const side = (sign: number) =>
        along.map(([px, py], i): readonly [number, number] => [
          px + sign * (i ? 1 + 0.9 * chance(k * 11 + i * 3 + sign) : 0.4),
          py + (sign * (i ? 1.4 : 0.4)) / 2,
        ])
      return curve([...side(-1), ...side(1).toReversed()], { loop: true })
    })
    .join('')
  return fill('#fdf3d7', d, 'transform="translate(1.300 .6)"') + fill('#74431f', d)
}
/** Globules that have come loose drift towards the openings of the tube. */
const loose = [
  [70, 169, 3.2],
  [81, 159, 2.4],
  [72, 184, 3],
  [63, 189, 2.4],
  [79, 191, 2.6],
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

/** A ring of the jar at a height: its front, and its back. */
const front = (y: number) => `M56 ${y}c4 12 88 12 92 0`
/** A tube of clear plastic, and what runs in it. */
const hose = (line: string, inside = '') =>
  fill(INK, stroke(line, 10, { from: 1, to: 1 })) + fill('#eef3f3', stroke(line, 7.6, { from: 1, to: 1 })) + inside
/** The jar on its shelf: fat floats on the fluid; both are read at the scale, against the limit that was agreed. */
const canister =
  area('#b79f97', '60 214, 110 206, 196 210, 214 217, 190 224, 120 227, 70 224', 'opacity=".8"') +
  hose('84 52, 82 30, 56 20, -8 26', fill('#e3b45c', stroke('82 42, 76 31, 52 23, -8 27', 3.4))) +
  hose('124 52, 126 26, 120 -8') +
  fill('#e6efef', 'M56 62V206c4 12 88 12 92 0V62z', `stroke="${INK}" stroke-width="2"`) +
  fill('#bf6d5f', 'M57 166v40c4 11 86 11 90 0v-40z') +
  fill('#e6bb5c', 'M57 126v40c4 12 86 12 90 0v-40z') +
  // Between them globules that still rise.
  fill('#e6bb5c', ellipse(74, 178, 5, 3.4) + ellipse(98, 181, 6, 3.6) + ellipse(86, 187, 3) + ellipse(126, 178, 4, 3)) +
  fill('#f6dc97', ellipse(102, 126, 45, 8), 'stroke="#b98a38" stroke-width="1"') +
  fill('#7a4a38', 'M130 64h17v142c-2 4-9 7-17 8z', 'opacity=".2"') +
  fill('#fff', 'M64 70h6v130l-6-3z', 'opacity=".75"') +
  thin(
    [84, 104, 124, 144, 164, 184].map((y) => `M120 ${y + 9}q10-1 18-3`).join('') +
      [94, 114, 134, 154, 174].map((y) => `M128 ${y + 8}q5-1 9-2`).join(''),
    INK,
    1.3,
  ) +
  fill('#9fb0b5', 'M50 52v10c6 12 98 12 104 0V52z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#cfdadc', ellipse(102, 52, 52, 9), `stroke="${INK}" stroke-width="1.6"`) +
  fill('#8d9da3', 'M78 44h12v8h-12zM118 44h12v8h-12z', `stroke="${INK}" stroke-width="1.2"`) +
  thin(front(104), '#fff6ec', 4, 'opacity=".8"') +
  thin(front(104), '#5b1f4d', 2.2, 'stroke-dasharray="5 4.5"') +
  `<g transform="translate(176 66) scale(.72)">${holding(placed(pen(), -36, 54, -60, 1.2))}</g>`

/** The pen at work on her flank, held as one writes: from near for the picture of the group. */
const marking = `<g transform="translate(207 125) scale(.72)">${holding(placed(pen(), -36, 54, -60, 1.2))}</g>`
const flankMarked = worn(navel(320) + heights) + pencil(203, 128, placed(pen(), -30, 100, -72, 1.7), 0.5, -8)
/** The flank that was marked is reached from two sides: small openings above it and at the hip, each with a stitch. */
const mark = (x: number, y: number) =>
  cut(`${x - 8} ${y}, ${x} ${y + 2}, ${x + 8} ${y}`, 3.4) + stitches(`${x - 4} ${y + 1}, ${x + 4} ${y + 1}`, 10)
const closed = slim + navel(320) + mark(382, 196) + mark(378, 410)

/** The garment on her: thin firm knit over waist, belly and hips, whose form comes through; its upper edge holds below the ribs. */
const PULLS = '452 236, 414 250, 380 252M456 256, 424 268, 398 270M30 376, 66 390, 102 392'
  .split('M')
  .map((line) => stroke(line, 5, { from: 1, to: 0.05 }))
  .join('')
const HEM = '20 168, 80 178, 160 184, 240 186, 320 184, 400 178, 460 168'
const garment = worn(
  `<g clip-path="url(#bc)">${fill('#c7a8af', `${curve(HEM)}V500H20z`, 'opacity=".84"')}` +
    // The waist is drawn in and the belly rounded: light on the left of it, shade in the flanks and below.
    area('#efdedd', '96 216, 150 206, 206 214, 214 270, 200 340, 160 390, 108 396, 76 366, 78 300, 90 250', 'opacity=".36"') +
    area(
      '#8a6470',
      '330 198, 318 230, 332 290, 340 350, 300 410, 220 446, 120 440, 60 420, 20 440, 20 500, 480 500, 480 196',
      'opacity=".34"',
    ) +
    area('#6d4a58', '470 190, 396 196, 390 230, 402 290, 412 350, 396 420, 370 500, 480 500', 'opacity=".5"') +
    area('#8a6470', '20 168, 62 176, 66 230, 44 300, 24 380, 0 380', 'opacity=".3"') +
    fill('#6d4a58', PULLS, 'opacity=".55"') +
    thin(
      `${curve('20 188, 80 198, 160 204, 240 206, 320 204, 400 198, 460 188')}M132 192C118 280 138 390 172 500M348 192C362 280 342 390 308 500`,
      '#8a6470',
      1.6,
    ) +
    `${ink(stroke(HEM, 3, { from: 1, to: 1 }))}</g>` +
    ink(stroke('240 188, 241 300, 240 490', 3)) +
    thin('M240 196V486', '#6d4a52', 12, 'stroke-dasharray="3 13" style="stroke-linecap:butt"'),
)

export const plate: Sheet = {
  slug: 'liposuction-surgery',
  title: 'Liposuction, step by step',
  desc: '1 to 2: the areas are drawn while one stands, like lines of height on a map. 3: salt solution with numbing medicine spreads in the deep fat. 4: a blunt tube, moved like a fan, draws off fat, hatched; a thin layer under the skin stays. 5: what comes out is measured in a jar with a scale, on which a hand has marked the agreed limit. 6: two small openings, above the flank and at the hip, each with a stitch, the flank drawn in, its outline before dashed, and the garment over belly and hips.',
  defs: person('belly') + HAND + GLOVE,
  otherDefs: PENCIL,
  others: { flank: flankMarked },
  panels: [
    { steps: '1-2', body: worn(navel(320) + heights) + marking },
    {
      steps: '3',
      body: wall(
        area('#bcdde3', wet, 'opacity=".5"') + area('#e4f2f3', wettest, 'opacity=".62"') + fill('#f4fbfb', fluid, 'opacity=".8"'),
        opening + guided,
      ),
    },
    {
      steps: '4',
      body: wall(
        removed('24 150, 70 138, 130 144, 186 140, 212 158, 204 184, 150 196, 84 197, 34 190, 14 170'),
        // The tube is stiff: each is straight and leaves from the one opening.
        tunnels([
          [36, 156],
          [56, 178],
          [118, 190],
          [156, 192],
          [197, 182],
        ]) +
          opening +
          guided +
          globules +
          arrow('140 36, 133 45, 126 54', 3.6) +
          arrow('90 60, 97 51, 104 42', 3.6),
      ),
    },
    { steps: '5', body: fill('#d9c3ba', 'M0 204h240v36H0z') + canister },
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
