import { area, fill, INK, thin } from '../../panels/marks'
import { ellipse, pointsOf, stroke, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, type Age } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 239
/** The other side in the same words, which weigh nothing twice. */
const pair = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn}</g>`
const lines =
  '<path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M48 244c-8-6-16-10-26-12"/><g transform="translate(474 0) scale(-1 1)"><path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M48 244c-8-6-16-10-26-12"/></g><path data-line="1" opacity=".55" data-taper="24" d="M110 96c50-10 100-8 146-4M124 120c44-8 88-6 128-2M236 196c-3-10-3-20-1-30"/>'

/** Wide at its root, nothing at its tip, and bent a little. */
const lash = (x: number, y: number, by: number, down: number) => {
  const long = Math.hypot(by, down)
  const [dx, dy] = [(-1.1 * down) / long, (1.1 * by) / long]
  const at = (along: number, aside: number) =>
    [x + by * along + dx * aside, y + down * along + dy * aside].map((n) => Math.round(n * 10) / 10).join(' ')
  return `M${at(-0.1, 1)}Q${at(0.5, 1.6)} ${at(1.1, 0)}Q${at(0.5, -0.1)} ${at(-0.1, -1)}z`
}

/** Towards the lamp, and on the side that lies away from it. */
const NEAR = { base: '#e2bd9b', light: '#f3dac6', shade: '#c99a76', deep: '#b98661' }
const FAR = { base: '#d3a37c', light: '#e2bd9b', shade: '#b07d58', deep: '#9d6946' }
const both = (drawn: (tones: typeof NEAR) => string): string =>
  `${drawn(NEAR)}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn(FAR)}</g>`

/** As far above or below the line at which lids meet as that share. */
const by = (line: string, share: number) => pointsOf(line).map(([x, y]): Point => [x, Math.round(258 + (y - 258) * share)])
/** Each lid is one cushion, its crease filled: the upper one hangs over the eye, which keeps closed, the lower one stands up to it and ends in a furrow on the cheek. */
const swollen = (much: number) => {
  const margin = '57 252, 72 259, 94 264, 120 265.5, 148 263.5, 170 259, 186 256'
  const back = pointsOf(margin).toReversed()
  const [up, down] = [0.86 + 0.14 * much, 0.62 + 0.38 * much]
  return both(
    ({ base, light, shade }) =>
      area(base, [...pointsOf(margin), ...by('190 272, 178 289, 152 300, 120 303, 88 297, 66 282, 54 264', down)]) +
      fill(light, stroke(by('70 272, 92 280, 118 283, 146 280', down), 9, { from: 0.1, to: 0.1 })) +
      area(shade, by('60 276, 84 291, 118 297, 152 293, 188 268, 190 274, 178 290, 152 301, 120 304, 88 298, 68 285', down)) +
      area(base, [...by('50 250, 56 234, 74 215, 98 204, 124 201, 152 206, 176 222, 191 247', up), ...back]) +
      fill(light, stroke(by('70 240, 90 227, 116 221, 148 226', up), 14, { from: 0.1, to: 0.05 })) +
      area(shade, [...pointsOf(margin), ...pointsOf('190 246, 168 250, 146 252, 120 254, 94 253, 72 250')]) +
      fill(
        INK,
        stroke(margin, 3.6, { from: 0.3, to: 0.4 }) +
          lash(70, 258, -7, 6) +
          lash(82, 261, -6, 9) +
          lash(97, 264, -4, 10) +
          lash(113, 265, -2, 11) +
          lash(130, 265, 1, 10) +
          lash(147, 263, 3, 9) +
          stroke(by('66 287, 88 300, 118 305.500, 150 302', down), 1.3),
      ),
  )
}
/** A week on, the lid that was operated on is still full: it has no crease but the line itself, and hangs a little over the iris, so that the eye is narrower. */
const full = both(
  ({ base, light, shade, deep }) =>
    area(
      base,
      '48 252, 52 238, 66 222, 86 211, 112 206, 140 207, 164 216, 180 232, 187 254, 185 260, 172 254.500, 150 246.500, 124 243.500, 98 244.500, 78 248.500, 62 255, 54 257',
    ) +
    area(deep, '164 216, 180 232, 187 254, 184 259, 174 252, 170 236, 158 222, 140 210') +
    fill(light, stroke('66 238, 82 228, 104 222, 128 222, 146 227', 9, { from: 0.1, to: 0.05 })) +
    area(
      shade,
      '56 253, 74 243, 98 237.500, 124 236.500, 150 239.500, 172 247, 185 259, 172 254.500, 150 246.500, 124 243.500, 98 244.500, 78 248.500, 62 255',
    ) +
    // What the lid shades of the eye.
    fill('#8d7468', stroke('76 251.500, 98 248, 124 247, 150 250, 168 256', 4, { from: 0.1, to: 0.1 }), 'opacity=".45"') +
    fill(
      INK,
      stroke('54 257, 62 254.500, 78 248.500, 98 244.500, 124 243.500, 150 246.500, 172 254.500, 185 260', 4.2, {
        from: 0.3,
        to: 0.3,
      }) +
        lash(58, 256, -8, -3) +
        lash(66, 253, -8, -5) +
        lash(76, 249, -7, -6),
    ),
)
/** The lamp in both eyes. */
const GLINTS = fill('#fffaf4', ellipse(116.5, 252, 2.4) + ellipse(355, 252, 2.4))
const mirrored = (drawn: string, aside = 0) => `<g transform="matrix(-1 0 0 1 ${2 * MIDDLE - aside} 0)">${drawn}</g>`
/** It lies in the thin skin of the lid: from the rim to the groove that runs from the corner of the eye along the cheek, and ends there like a map at the coast. */
const under = '60 264, 84 272, 118 275, 150 272, 176 265, 194 262, 202 274, 196 292, 176 308, 146 318, 116 320, 86 312, 64 294'
const underHeart = '96 284, 124 288, 154 284, 178 274, 190 274, 184 290, 160 302, 126 308, 98 300'
const lid = '56 242, 74 219, 102 207, 134 205, 162 213, 182 230, 188 248, 174 250, 146 252, 112 254, 78 250'
const lidHeart = '130 218, 154 220, 174 234, 178 246, 156 246, 138 238, 116 240, 112 228'
/** The other side has less of it, and not the same. */
const lesser = '90 278, 120 277, 150 273, 176 265, 196 262, 202 276, 190 294, 164 306, 132 310, 104 302'
const lesserHeart = '138 286, 160 282, 182 272, 190 278, 178 292, 156 298'
const bruised = (age: Age) =>
  bruise(age, under, { heart: underHeart, rough: 6, seed: 4 }) +
  bruise(age, lid, { heart: lidHeart, rough: 6, seed: 8, strength: 0.8 }) +
  mirrored(
    bruise(age, lesser, { heart: lesserHeart, rough: 6, seed: 14, strength: 0.9 }) +
      bruise(age, lid, { rough: 6, seed: 8, strength: 0.5 }),
  )
/** On the seventh it has sunk to the groove, and is left at the inner corner and along it; of the upper lid, the last at its inner half. */
const seventh =
  bruise(
    'green',
    '68 279, 98 277, 144 275, 170 269, 190 262, 203 266, 205 278, 197 294, 178 309, 150 319, 122 321, 100 311, 82 294',
    {
      heart: '118 304, 140 298, 162 288, 184 272, 194 274, 188 288, 168 302, 142 312, 120 314',
      seed: 5,
    },
  ) +
  bruise('green', '112 212, 140 210, 162 218, 178 234, 184 252, 168 246, 146 238, 122 236', { seed: 12, strength: 0.7 }) +
  mirrored(
    bruise('green', '112 279, 146 275, 172 267, 192 261, 203 268, 196 284, 178 298, 152 308, 126 308, 114 298', {
      heart: '152 292, 172 282, 188 272, 192 280, 174 294, 156 300',
      seed: 16,
    }),
  )
const fourteenth =
  bruise('yellow', '96 292, 124 292, 154 286, 178 276, 196 272, 198 288, 182 306, 154 320, 122 326, 100 318', {
    heart: '130 308, 154 300, 174 292, 172 302, 150 313, 132 316',
    seed: 3,
  }) + mirrored(bruise('yellow', '140 292, 164 284, 186 274, 194 282, 178 298, 154 306, 138 304', { seed: 19, strength: 0.8 }))
/** Its inner end lies above the punctum: nearer to the nose a scar would draw a web. */
const crease = '60 242, 84 220, 120 211, 150 215, 168 225'
/** Fine single threads, each with its knot beside the line, whose edges are red and a little raised. */
const sewn = pair(
  `<g opacity=".34">${scar(crease, '#c0435a', 9)}</g>` +
    scar(crease, '#a63d59', 2) +
    thin('M68 227l5 7M80 217l4 8M93 210l3 8M107 206l2 8M122 205v9M137 206l-1 8M151 210l-3 8M164 217l-4 7', '#2f3f6b', 1.4),
)
/** The line where it will stay: in the crease itself, and a little past its end. Red first, pink for months. */
const healed = '43 250, 50 246, 61 235, 80 222.500, 100 216, 122 213.500, 142 216, 157 222, 168 229.500'
/** The same on the full lid, lower and fainter where it dips into it. */
const HIGH = '42 253, 50 247, 62 235.500, 82 223, 104 216.500, 126 215.500, 146 218.500, 160 224.500, 170 233'
const redOnFull =
  `<g opacity=".3">${scar(HIGH, '#b8455f', 7)}${mirrored(scar(HIGH, '#b8455f', 7))}</g>` +
  `<g opacity=".9">${scar(HIGH, '#b8455f', 1.8)}${mirrored(scar(HIGH, '#b8455f', 1.8))}</g>`
const red = (opacity: number, colour = '#b8455f', width = 2.4) =>
  pair(`<g opacity="${opacity}">${scar(healed, colour, width)}</g>`)
export const plate: Recovery = {
  kind: 'lids',
  title: 'Recovery of eyelids, by day',
  desc: 'The eyes of a woman of 58. Day 1: swollen lids kept closed, fine threads in the crease, plum bruises. Day 3: most swollen, bruises violet. Day 7: threads out, the upper lids still full, bruises green and lower. Day 14: yellow marks that are easily covered. Day 90: open eyes, a scar that is hard to see.',
  sources: [
    'https://merchantcitymedicalgroup.com/eyelid-blepharoplasty-aftercare (bruising often peaks on days 2 to 3, much better after a week, nearly gone after two)',
    'https://cambridgeclearbeauty.co.uk/blepharoplasty/blepharoplasty-discharge-advice/ (bruises run onto the cheeks; threads out on days 4 to 7)',
  ],
  defs: cast('eyelids-after', 'w58', lines),
  window: [34, 78, 0.585],
  more: [44, 0],
  states: [
    { day: 1, drawn: swollen(0) + bruised('new') + sewn },
    { day: 3, drawn: swollen(1) + bruised('dark') + sewn },
    { day: 7, drawn: full + GLINTS + seventh + redOnFull },
    { day: 14, drawn: fourteenth + red(0.85) },
    { day: 90, drawn: red(0.75, '#cf8078', 1.7) },
  ],
  curve: [
    [0, 0.35],
    [1, 0.66],
    [2.2, 0.86],
    [3, 0.9],
    [4, 0.84],
    [7, 0.48],
    [14, 0.22],
    [42, 0.09],
    [90, 0.03],
    [365, 0.005],
  ],
  colours: IN_THIN_SKIN,
}
