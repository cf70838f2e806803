import { area, fill, INK, thin } from '../../panels/marks'
import { stroke, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { bruise } from '../bruises'
import { IN_THIN_SKIN, tape } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'

const own =
  '<path fill="skin-2" d="M190 258c8-20 60-24 78-14 8 14-2 40-20 52-26 8-58-4-58-38z"/><g data-place="eye-profile" transform="translate(-46.2 -105.3) scale(1.4333)"/><circle fill="gold" stroke="ink" stroke-width=".6" cx="327" cy="256" r="3.2"/>'

/** A splint of plaster over the bones, moulded to both sides of the bridge; tape holds it, and the soft tip is free. */
const splint = '133 152, 126 166, 118 181, 108 198, 104 205, 112 211, 126 215, 140 212, 150 206, 152 192, 147 174, 141 158'
const onNose =
  tape('104 222, 122 224, 148 230, 170 240', 10) +
  area('#f7f2ea', splint, `stroke="${INK}" stroke-width="1.6"`) +
  area('#ddd5cb', '136 156, 140 160, 147 176, 151 192, 149 206, 140 211, 126 214, 114 210, 128 207, 138 198, 140 182') +
  area('#b9aea6', '142 164, 147 176, 151 192, 149 206, 140 211, 128 214, 141 205, 146 192, 145 178') +
  thin('M124 178l14 3M117 190l20 4M111 201l22 5M130 166l8 3', '#c3b7ad', 1) +
  fill('#fff', stroke('130 160, 122 176, 112 194', 2.4)) +
  tape('112 190, 140 196, 170 206, 190 214', 9) +
  tape('126 166, 146 172, 162 176', 8)
/** A small roll of gauze under the nostrils, taped to the cheek. */
const pad =
  tape('112 256, 138 256, 166 262', 7) +
  area('#fdfaf5', '97 251, 106 247, 118 247, 125 251, 125 258, 117 262, 105 262, 97 258', `stroke="${INK}" stroke-width="1.1"`) +
  area('#d9d2ca', '98 256, 108 258, 118 257, 125 254, 125 258, 117 262, 105 262, 97 259') +
  thin('M104 249l2 5M110 248l1 5M117 248l1 5', '#bdb2a8', 0.8)

const who = cast('rhino-after', 'w32', own)

/** The lids close to a slit, and the pad of the cheek fills. */
const lids = (more: boolean) =>
  area('#f1d6bd', '140 168, 158 173, 182 172, 200 164, 204 180, 188 194, 162 196, 144 186') +
  area('#dcb08a', '146 187, 164 195, 190 192, 204 179, 202 192, 186 203, 160 202') +
  (more ? area('#e6c0a0', '136 150, 152 144, 180 146, 196 157, 190 167, 166 169, 144 168, 136 160') : '') +
  fill(INK, stroke('148 187, 166 194, 190 190', 1.6) + (more ? stroke('137 165, 152 169, 172 170, 190 166', 2.6) : ''))
const under = '136 167, 142 188, 164 206, 196 202, 218 180, 206 168, 182 172, 158 172'
const lid = '136 151, 152 144, 180 146, 198 158, 184 163, 160 161, 140 162'
/** Her nose, fuller: most of all above the tip and at the side of the nostril, a little along the bridge. The tip is the last to refine. */
export const full = (share: number, key: string) => {
  const by = (x: number, y: number): Point => [x * share, y * share]
  return swollen(
    who,
    '60 146, 134 146, 136 176, 160 192, 160 268, 60 268',
    [
      { at: [106, 192], by: by(-4, -1), reach: [30, 38] },
      { at: [90, 226], by: by(-5, -2), reach: [34, 30] },
      { at: [92, 246], by: by(-3, 2.5), reach: [26, 18] },
      { at: [134, 238], by: by(4, 2), reach: [24, 24] },
    ],
    key,
    0,
  )
}

const FULL = '<use href="#full"/>'

export const plate: Recovery = {
  kind: 'nose',
  title: 'Recovery of a nose, by day',
  desc: 'A woman of 32 from the side. Day 1: splint, pad under the nostrils, plum bruises. Day 3: most swollen, lids nearly closed, bruises violet. Day 7: splint off, tip thick and turned up, bruises green. Day 14: last yellow. Day 90: most swelling gone; the tip refines until a year and longer.',
  sources: [
    'https://www.solomonfacialplastic.com/blog/recovery-downtime-rhinoplasty/ (splint a week; 90 of 100 parts of the swelling gone by 12 weeks, the rest up to a year)',
    'https://biologyinsights.com/when-does-bruising-start-after-rhinoplasty-2 (bruises sink below the eyes, darkest on days 3 to 5, green by days 5 to 7, then yellow)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (red, blue within a day, green in 5 to 7 days, yellow in 7 to 10, gone in about 15)',
  ],
  defs: `${who}<g id="full">${full(1, 'full-a')}</g>`,
  window: [62, 78, 0.98],
  more: [60, 50],
  states: [
    { day: 1, drawn: FULL + lids(false) + bruise('new', under) + onNose + pad },
    { day: 3, drawn: FULL + lids(true) + bruise('dark', under) + bruise('dark', lid) + onNose },
    {
      day: 7,
      drawn: FULL + bruise('green', '142 178, 152 174, 172 182, 192 190, 206 204, 200 220, 176 216, 156 202, 146 190', 0.9),
    },
    { day: 14, drawn: full(0.5, 'full-b') + bruise('yellow', '146 188, 162 208, 190 214, 212 196, 204 182, 176 188') },
    { day: 90, drawn: '' },
  ],
  curve: [
    [0, 0.4],
    [1, 0.7],
    [2.6, 1],
    [7, 0.62],
    [14, 0.36],
    [42, 0.2],
    [90, 0.1],
    [365, 0.02],
  ],
  colours: IN_THIN_SKIN,
}
