import { area, fill, INK, stitches } from '../../panels/marks'
import { stroke } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, type Age } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 239
/** The other side in the same words, which weigh nothing twice. */
const pair = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn}</g>`
const lines =
  '<path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M48 244c-8-6-16-10-26-12"/><g transform="translate(474 0) scale(-1 1)"><path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M48 244c-8-6-16-10-26-12"/></g><path data-line="1" opacity=".55" data-taper="24" d="M110 96c50-10 100-8 146-4M124 120c44-8 88-6 128-2M236 196c-3-10-3-20-1-30"/>'

/** Each lid is one dome: the upper one, its crease filled, from the brow down to the lashes, the lower one from there to the cheek. */
const swollen = (low: number) => {
  const margin = `54 251, 70 ${253 + low * 0.5}, 92 ${254 + low}, 120 ${255.5 + low}, 150 ${254 + low}, 174 ${250 + low * 0.6}, 190 246`
  const lash = (x: number, by: number, y: number) =>
    stroke(`${x} ${y + low}, ${x + by * 0.5} ${y + low + 4}, ${x + by} ${y + low + 7}`, 1.6, { from: 1, to: 0.1 })
  return pair(
    area(
      '#e6c2a4',
      `52 251, 58 236, 74 216, 98 203, 126 199, 156 205, 180 222, 192 245, ${margin.split(', ').toReversed().join(', ')}`,
    ) +
      area('#f4dccb', `72 236, 84 222, 104 214, 130 213, 150 219, 154 228, 132 234, 104 ${238 + low / 2}, 80 ${243 + low / 2}`) +
      area(
        '#c99a76',
        `56 250, 84 ${247 + low * 0.7}, 120 ${246 + low * 0.8}, 156 ${242 + low / 2}, 176 232, 188 238, 190 246, 174 ${250 + low * 0.6}, 150 ${254 + low}, 120 ${255.5 + low}, 92 ${254 + low}, 70 ${253 + low * 0.5}`,
      ) +
      area('#e6c2a4', '58 262, 84 272, 120 276, 156 271, 190 256, 194 274, 172 298, 122 309, 82 300, 64 282') +
      area('#f4dccb', '78 276, 104 281, 134 281, 140 286, 116 292, 90 290') +
      area('#c99a76', '66 284, 90 298, 122 303, 160 297, 194 274, 182 294, 156 309, 118 314, 84 306') +
      fill(
        INK,
        stroke(margin, 3, { from: 0.2, to: 0.2 }) +
          // Against the white of an open eye they would be teeth.
          (low > 10
            ? lash(76, -6, 251) +
              lash(90, -5, 254) +
              lash(105, -3, 255) +
              lash(120, 0, 255) +
              lash(135, 2, 255) +
              lash(150, 4, 254)
            : '') +
          stroke('70 291, 88 302, 118 308, 156 303, 186 287', 1.2),
      ),
  )
}
const under = '52 262, 60 292, 92 322, 138 330, 180 312, 198 276, 176 284, 124 292, 80 280'
const lid = '56 240, 74 212, 118 198, 168 206, 194 238, 170 226, 120 220, 80 228'
const bruised = (age: Age, upper = true) => pair(bruise(age, under) + (upper ? bruise(age, lid) : ''))
const crease = '62 240, 84 220, 122 211, 162 219, 190 242'
const sewn = pair(
  scar(crease, '#a63d59', 2.4) + stitches('66 236, 80 223, 98 216, 118 212, 138 213, 156 217, 174 226, 188 239', 11),
)
/** The line where it will stay: in the crease itself, and a little past its end. Red first, pink for months. */
const healed = '43 250, 50 246, 61 235, 80 222.500, 100 216, 122 213.500, 142 216, 159 223.500, 174 236, 188 250'
const red = (opacity: number) => pair(`<g opacity="${opacity}">${scar(healed, '#b8455f', 2.4)}</g>`)
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
    { day: 1, drawn: swollen(3) + bruised('new') + sewn },
    { day: 3, drawn: swollen(16) + bruised('dark') + sewn },
    {
      day: 7,
      // It begins in the hollow beside the nose and has sunk along the cheek; one side has less.
      drawn:
        pair(area('#f9e9da', '86 229, 108 217, 138 215, 148 219, 120 222, 96 229', 'opacity=".5"')) +
        bruise('green', '180 264, 194 278, 194 302, 176 324, 146 338, 112 332, 94 316, 108 306, 140 300, 162 284', 0.95) +
        bruise('green', '296 268, 286 280, 288 300, 306 314, 334 318, 348 308, 330 298, 310 284', 0.6) +
        red(0.95),
    },
    {
      day: 14,
      drawn:
        bruise('yellow', '178 280, 190 300, 178 326, 148 344, 112 340, 98 326, 124 318, 154 304') +
        bruise('yellow', '298 284, 292 300, 308 318, 334 324, 346 314, 322 304', 0.7) +
        red(0.85),
    },
    { day: 90, drawn: red(0.72) },
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
