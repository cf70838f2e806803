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

/** The upper lid hangs full over the eye, its crease filled, the lashes pushed down; the lower one stands out. */
const swollen = (low: number) => {
  const margin = `60 252, 84 ${253 + low}, 118 ${251 + low}, 150 ${252 + low}, 184 ${248 + low}`
  const lash = (x: number, by: number) =>
    stroke(`${x} ${251 + low}, ${x + by * 0.5} ${255 + low}, ${x + by} ${257 + low}`, 1.6, { from: 1, to: 0.1 })
  return pair(
    area(
      '#f0d5be',
      `56 242, 76 216, 118 204, 164 212, 190 240, 182 ${248 + low}, 150 ${251 + low}, 118 ${250 + low}, 84 ${252 + low}, 62 252`,
    ) +
      area('#f9e9da', `84 226, 110 214, 140 214, 148 222, 118 226, 92 236`) +
      area(
        '#d9ac86',
        `62 248, 90 ${240 + low / 2}, 124 ${238 + low / 2}, 164 ${240 + low / 2}, 186 244, 182 ${248 + low}, 150 ${251 + low}, 118 ${250 + low}, 84 ${252 + low}`,
      ) +
      area(
        'url(#h)',
        `70 248, 96 ${244 + low / 2}, 130 ${242 + low / 2}, 180 246, 150 ${250 + low}, 118 ${249 + low}, 84 ${251 + low}`,
      ) +
      fill(
        INK,
        stroke(margin, 3) +
          lash(70, -5) +
          lash(86, -4) +
          lash(102, -2) +
          lash(118, 0) +
          lash(134, 2) +
          lash(150, 3) +
          lash(166, 5),
      ) +
      area('#f0d5be', '66 272, 92 280, 126 282, 162 276, 182 266, 190 282, 162 304, 118 308, 80 296') +
      area('#d9ac86', '78 294, 118 302, 162 298, 190 280, 188 296, 160 312, 116 316, 82 304') +
      fill(INK, stroke('82 297, 118 306, 160 302, 186 288', 1.4)),
  )
}
const under = '52 262, 60 292, 92 322, 138 330, 180 312, 198 276, 176 284, 124 292, 80 280'
const lid = '56 240, 74 212, 118 198, 168 206, 194 238, 170 226, 120 220, 80 228'
const bruised = (age: Age, upper = true) => pair(bruise(age, under) + (upper ? bruise(age, lid) : ''))
const crease = '62 240, 84 220, 122 211, 162 219, 190 242'
const sewn = pair(
  scar(crease, '#a63d59', 2.4) + stitches('66 236, 80 223, 98 216, 118 212, 138 213, 156 217, 174 226, 188 239', 11),
)
const red = (opacity: number) => pair(`<g opacity="${opacity}">${scar(`46 248, 54 244, ${crease}`, '#b5546a', 2)}</g>`)

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
    { day: 1, drawn: swollen(4) + bruised('new') + sewn },
    { day: 3, drawn: swollen(14) + bruised('dark') + sewn },
    {
      day: 7,
      // It begins in the hollow beside the nose and has sunk along the cheek; one side has less.
      drawn:
        pair(area('#f9e9da', '86 229, 108 217, 138 215, 148 219, 120 222, 96 229', 'opacity=".5"')) +
        bruise('green', '180 264, 194 278, 194 302, 176 324, 146 338, 112 332, 94 316, 108 306, 140 300, 162 284', 0.95) +
        bruise('green', '296 268, 286 280, 288 300, 306 314, 334 318, 348 308, 330 298, 310 284', 0.6) +
        red(0.9),
    },
    {
      day: 14,
      drawn:
        bruise('yellow', '178 280, 190 300, 178 326, 148 344, 112 340, 98 326, 124 318, 154 304') +
        bruise('yellow', '298 284, 292 300, 308 318, 334 324, 346 314, 322 304', 0.7) +
        red(0.65),
    },
    { day: 90, drawn: red(0.42) },
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
