import { drawnIn, FORM, navel, worn } from '../abdomen'
import { chance, curve, ellipse, mirrored, moved, pointsOf, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, removed, thin, whole } from '../marks'
import { HAND, holding } from '../fingers'
import { GLOVE, glove, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
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
/** A tunnel is what the tube leaves when it has passed: a narrow gap between the lobules where fat is gone, pale, now wider and now closer, its near edge in shade; through the thin layer that stays it is hardly seen. */
const tunnels = (ends: readonly (readonly [x: number, y: number])[]): string => {
  const d = ends
    .map(([x, y], k) => {
      const along = Array.from({ length: 3 }, (_, i): readonly [number, number] => {
        const t = i / 2
        return [
          168.5 + (x - 168.5) * t + (i ? 0.9 * (chance(k * 7 + i) - 0.5) : 0),
          70 + (y - 70) * t + (i ? 0.9 * (chance(k * 9 + i) - 0.5) : 0),
        ]
      })
      const side = (sign: number) =>
        along.map(([px, py], i): readonly [number, number] => [
          px + sign * (i ? 1.1 + 0.9 * chance(k * 11 + i * 3 + sign) : 0.4),
          py + (sign * (i ? 1.4 : 0.4)) / 2,
        ])
      return curve([...side(-1), ...side(1).toReversed()], { loop: true })
    })
    .join('')
  return (
    '<linearGradient id="tn" gradientUnits="userSpaceOnUse" x1="0" y1="76" x2="0" y2="150"><stop stop-color="#fff7e0" stop-opacity=".25"/><stop offset="1" stop-color="#fff7e0"/></linearGradient><linearGradient id="ts" href="#tn"><stop stop-color="#a8812f" stop-opacity=".35"/><stop offset="1" stop-color="#a8812f"/></linearGradient>' +
    fill('url(#ts)', d, 'transform="translate(-1 -.5)"') +
    fill('url(#tn)', d)
  )
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
  fill('#fff6da', loose.map(([x, y]) => ellipse(x - 1, y - 1, 1)).join(''))
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
  fill('#c9636b', ellipse(x, y, 11, 7), 'opacity=".34"') +
  fill('#b3264f', ellipse(x, y, 6.5, 2.2), 'stroke="#fff6ec" stroke-width="1"') +
  thin(`M${x} ${y - 6}v12m-4-15.500l4 3.500 4.500-3`, '#2f3f6b', 2)
const closed = navel(320) + mark(378, 200) + mark(378, 404)

/** The garment on her, seen whole: thin firm knit from below the ribs over waist, belly and hips down the thighs; her form comes through, the flanks are drawn in. */
const RIGHT = '434 104, 424 168, 417 206, 413 250, 418 296, 436 340, 458 384, 468 430, 469 480, 462 540, 450 610'
const SIDES = [mirrored(RIGHT, 241), RIGHT] as const
const HEM = '58 168, 110 178, 170 184, 241 186, 312 184, 372 178, 424 168'
const PULLS = 'M408 238q-24 12-58 14M68 242q26 10 56 12M212 520q-44-4-84-22M270 520q44-4 84-22'
const knit = `${curve(HEM)}${curve(pointsOf(RIGHT).slice(1), { joined: true })}L254 610Q248 540 241 520Q234 540 228 610L32 610${curve(pointsOf(SIDES[0]).slice(2).toReversed(), { joined: true })}z`
const garment = onPerson(
  'belly',
  1,
  110,
  0.5,
  whole(
    SIDES.map((side, i) => fill('var(--g)', `${curve(side)}L${i ? 560 : -80} 610V104z`)).join('') +
      fill('var(--g)', 'M-80 478h640v140H-80z') +
      fill('#c7a8af', knit) +
      // Light on belly and thighs towards the lamp, shade in the flanks, between the thighs and on what turns away.
      area('#dcc6c9', '104 222, 160 208, 214 214, 222 270, 206 340, 166 388, 112 396, 82 366, 84 300, 94 256') +
      area('#dcc6c9', '62 452, 104 462, 140 500, 150 560, 146 612, 64 612, 46 540, 44 480') +
      area('#dcc6c9', '300 486, 336 500, 346 612, 306 612, 288 520') +
      area(
        '#a8848f',
        '330 192, 320 232, 336 290, 344 348, 310 408, 241 440, 180 446, 241 470, 330 462, 372 520, 372 612, 447 612, 460 540, 470 480, 469 430, 459 384, 437 340, 419 296, 414 250, 420 186, 416 180',
      ) +
      area('#a8848f', '196 480, 241 500, 241 520, 232 560, 222 612, 196 612, 208 550, 206 510') +
      area(
        '#8a6572',
        '418 178, 400 180, 392 230, 404 290, 416 350, 416 420, 402 500, 396 612, 447 612, 460 540, 470 480, 469 430, 459 384, 437 340, 419 296, 414 250',
      ) +
      thin(PULLS, '#8a6572', 3.4, 'opacity=".6"'),
  ) +
    thin(knit, INK, 3) +
    thin(
      `${curve('60 184, 112 194, 172 200, 241 202, 310 200, 370 194, 422 184')}M140 196C126 280 136 350 196 440C216 470 232 492 241 520M342 196C356 280 346 350 286 440C266 470 250 492 241 520`,
      '#8a6470',
      1.8,
    ) +
    thin('M241 186V470M434 104L424 168M48 104L58 168', INK, 2) +
    thin('M241 196V466', '#6d4a52', 12, 'stroke-dasharray="3 13" style="stroke-linecap:butt"'),
)

export const plate: Sheet = {
  slug: 'liposuction-surgery',
  title: 'Liposuction, step by step',
  desc: '1 to 2: the areas are drawn while one stands, like lines of height on a map. 3: salt solution with numbing medicine spreads in the deep fat. 4: a blunt tube, moved like a fan, draws off fat, hatched; a thin layer under the skin stays. 5: what comes out is measured in a jar with a scale, on which a hand has marked the agreed limit. 6: two small openings, above the flank and at the hip, each with a stitch, the flank drawn in, its outline before dashed, and the garment over belly, hips and thighs.',
  defs: person('belly') + FORM + HAND + GLOVE,
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
        `<svg width="240" height="240">${drawnIn(closed)}</svg>` +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${garment}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
}
