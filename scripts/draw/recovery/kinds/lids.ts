import { area, fill, INK, thin } from '../../panels/marks'
import { pointsOf, stroke } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, fading, type Age } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 239
/** The other side in the same words, which weigh nothing twice. */
const pair = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn}</g>`
const lines =
  '<path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M48 244c-8-6-16-10-26-12"/><g transform="translate(474 0) scale(-1 1)"><path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M48 244c-8-6-16-10-26-12"/></g><path data-line="1" opacity=".55" data-taper="24" d="M110 96c50-10 100-8 146-4M124 120c44-8 88-6 128-2M236 196c-3-10-3-20-1-30"/>'

const lash = (x: number, y: number, by: number, down: number) =>
  stroke(`${x} ${y}, ${x + by * 0.6} ${y + down * 0.45}, ${x + by} ${y + down}`, 1.8, { from: 1, to: 0.1 })

/**
 * Each lid is one cushion, its crease filled: the upper one hangs before the eye, half closed or (`shut`) all but closed, the lower one
 * stands up to it and ends in a furrow on the cheek. The far side lies away from the lamp.
 */
const swollen = (shut: boolean) => {
  const margin = shut
    ? '57 252, 72 259, 94 264, 120 265.5, 148 263.5, 170 259, 186 256'
    : '57 253, 74 248.500, 96 246, 122 246, 146 248.500, 166 253.500, 185 259'
  const back = pointsOf(margin).toReversed()
  const edge = shut ? margin : '57 253, 74 259, 96 264, 118 265.500, 142 264, 166 261.500, 185 259'
  const low = '190 272, 178 289, 152 300, 120 303, 88 297, 66 282, 54 264'
  return (
    pair(
      area('#e2bd9b', [...pointsOf(edge), ...pointsOf(low)]) +
        fill('#f3dac6', stroke('70 270, 92 277, 118 279, 146 276', 11, { from: 0.1, to: 0.1 })) +
        area('#c99a76', '60 276, 84 291, 118 297, 152 293, 188 268, 190 274, 178 290, 152 301, 120 304, 88 298, 68 285') +
        (shut
          ? ''
          : area('#a9948c', [...pointsOf(margin), ...pointsOf('164 261, 144 256, 122 253, 98 253, 76 255')], 'opacity=".7"')) +
        area('#e2bd9b', [...pointsOf('50 250, 56 234, 74 215, 98 204, 124 201, 152 206, 176 222, 191 247'), ...back]) +
        fill('#f3dac6', stroke('70 240, 90 227, 116 221, 148 226', 14, { from: 0.1, to: 0.05 })) +
        area('#c99a76', [
          ...pointsOf(margin),
          ...pointsOf(
            shut ? '190 246, 168 250, 146 252, 120 254, 94 253, 72 250' : '190 248, 170 242, 146 238, 122 237, 96 238, 74 243',
          ),
        ]) +
        fill(
          INK,
          stroke(margin, 3.6, { from: 0.3, to: 0.4 }) +
            (shut
              ? lash(70, 258, -7, 6) +
                lash(82, 261, -6, 9) +
                lash(97, 264, -4, 10) +
                lash(113, 265, -2, 11) +
                lash(130, 265, 1, 10) +
                lash(147, 263, 3, 9)
              : lash(61, 252, -7, 3) +
                lash(70, 250, -8, 3) +
                stroke('76 261.500, 98 266, 120 267.500, 146 265.500, 170 262', 1.6)) +
            stroke('66 287, 88 300, 118 305.500, 150 302', 1.3),
        ),
    ) +
    // The far side turns from the lamp.
    `<g filter="url(#q3)" style="mix-blend-mode:multiply">${area('#b98a66', '288 252, 286 232, 300 212, 330 203, 372 203, 400 213, 420 234, 426 250, 408 238, 380 226, 348 222, 322 232, 310 258', 'opacity=".6"')}${area('#b98a66', '284 262, 300 278, 336 293, 372 292, 402 276, 422 260, 412 284, 392 298, 358 304, 318 298, 292 282', 'opacity=".5"')}</g>`
  )
}
const under = '52 262, 58 288, 84 312, 128 322, 172 312, 198 288, 204 262, 192 258, 176 276, 146 290, 104 290, 74 276'
const lid = '60 236, 78 212, 110 197, 150 198, 184 214, 200 244, 186 246, 168 228, 140 219, 106 219, 80 230'
/** On the third day it has pooled below the inner half of the lid; one side has less. */
const pooled = '112 300, 138 298, 164 288, 184 272, 202 262, 208 280, 200 304, 176 322, 144 330, 112 326, 90 314, 88 302'
/** On the seventh it begins in the hollow beside the nose and has sunk along the cheek. */
const SUNK = '180 266, 192 274, 194 290, 184 308, 160 322, 128 328, 100 320, 92 306, 120 304, 150 294, 168 280'
const bruised = (age: Age) => bruise(age, under) + bruise(age, lid, 0.85)
const third =
  bruise('dark', pooled) +
  bruise('dark', lid, 0.8) +
  `<g transform="matrix(-.9 0 0 .94 ${2 * MIDDLE - 22} 18)">${bruise('dark', pooled, 0.75)}</g>` +
  `<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${bruise('dark', lid, 0.6)}</g>`
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
const red = (opacity: number, colour = '#b8455f', width = 2.4) =>
  pair(`<g opacity="${opacity}">${scar(healed, colour, width)}</g>`)
export const plate: Recovery = {
  kind: 'lids',
  title: 'Recovery of eyelids, by day',
  desc: 'The eyes of a woman of 58. Day 1: swollen lids, fine threads in the crease, plum bruises. Day 3: most swollen, eyes nearly closed, bruises violet. Day 7: threads out, bruises green and lower. Day 14: yellow marks that are easily covered. Day 90: open eyes, a scar that is hard to see.',
  sources: [
    'https://merchantcitymedicalgroup.com/eyelid-blepharoplasty-aftercare (bruising often peaks on days 2 to 3, much better after a week, nearly gone after two)',
    'https://cambridgeclearbeauty.co.uk/blepharoplasty/blepharoplasty-discharge-advice/ (bruises run onto the cheeks; threads out on days 4 to 7)',
  ],
  defs: cast('eyelids-after', 'w58', lines),
  window: [34, 78, 0.585],
  more: [44, 0],
  states: [
    { day: 1, drawn: swollen(false) + pair(bruised('new')) + sewn },
    { day: 3, drawn: swollen(true) + third + sewn },
    {
      day: 7,
      // One side has less.
      drawn:
        fading('green', SUNK, 0.8) +
        bruise('green', '182 270, 190 282, 184 298, 164 312, 134 318, 106 314, 98 305, 128 303, 154 293', 0.8) +
        `<g transform="matrix(-.84 0 0 .86 ${2 * MIDDLE - 30} 42)">${bruise('green', SUNK, 0.6)}</g>` +
        red(0.95),
    },
    {
      day: 14,
      drawn:
        fading('yellow', '178 280, 190 300, 178 326, 148 344, 112 340, 98 326, 124 318, 154 304') +
        fading('yellow', '298 284, 292 300, 308 318, 334 324, 346 314, 322 304', 0.7) +
        red(0.85),
    },
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
