import { area, fill, INK } from '../../panels/marks'
import { stroke } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, IN_THIN_SKIN, tape } from '../healing'
import type { Recovery } from '../sheet'

const own =
  '<path fill="skin-2" d="M190 258c8-20 60-24 78-14 8 14-2 40-20 52-26 8-58-4-58-38z"/><g data-place="eye-profile" transform="translate(-46.2 -105.3) scale(1.4333)"/><circle fill="gold" stroke="ink" stroke-width=".6" cx="327" cy="256" r="3.2"/>'

const splint = '134 148, 128 162, 118 182, 107 200, 99 214, 104 226, 120 233, 138 230, 148 214, 147 192, 142 170, 139 151'
const onNose =
  area('#f7f4ef', splint, `stroke="${INK}" stroke-width="1.8"`) +
  area('#d3d5d6', '139 151, 142 170, 147 192, 148 214, 138 230, 124 233, 134 214, 138 192, 136 168') +
  tape('112 192, 148 198, 192 216', 12) +
  tape('99 220, 132 220, 178 240', 12)
const pad = area('#fdfaf5', '96 252, 112 248, 124 252, 126 262, 112 266, 97 262', `stroke="${INK}" stroke-width="1"`)

/** The lids close to a slit, and the pad of the cheek fills. */
const swollen = (more: boolean) =>
  area('#f1d6bd', '140 168, 158 173, 182 172, 200 164, 204 180, 188 194, 162 196, 144 186') +
  area('#dcb08a', '146 187, 164 195, 190 192, 204 179, 202 192, 186 203, 160 202') +
  (more ? area('#e6c0a0', '136 150, 152 144, 180 146, 196 157, 190 167, 166 169, 144 168, 136 160') : '') +
  fill(INK, stroke('148 187, 166 194, 190 190', 1.6) + (more ? stroke('137 165, 152 169, 172 170, 190 166', 2.6) : ''))
const under = '136 167, 142 188, 164 206, 196 202, 218 180, 206 168, 182 172, 158 172'
const lid = '136 151, 152 144, 180 146, 198 158, 184 163, 160 161, 140 162'
/** A full tip, its nostril and ala a little lower than they will be, and the shade beneath it. */
const tip = '129 168, 113 188, 98 208, 86 227, 83 240, 92 252, 112 255, 134 250, 139 230, 140 206, 138 182'
const thickTip =
  area('#f1d6bd', tip) +
  area('#dcb08a', '84 236, 98 240, 114 234, 124 218, 134 214, 142 226, 140 246, 124 256, 100 255, 88 249') +
  area('#bd8860', '90 246, 102 242, 116 244, 126 252, 112 256, 98 254') +
  area('#bd8860', '137 214, 142 222, 142 238, 134 248, 137 234') +
  area('#663a2a', '102 248, 109 243, 118 245, 121 250, 110 252') +
  fill(
    INK,
    stroke('129 168, 113 188, 98 208, 86 227, 83 240, 91 251, 110 256', 2.4) +
      stroke('99 249, 108 243, 119 246, 123 251', 2.2) +
      stroke('129 228, 137 236, 136 247, 128 251', 2),
  )

/** Months later: the tip is the last to refine. */
export const stillFull =
  area('#f1d6bd', '112 192, 100 208, 89 226, 86 238, 94 248, 108 250, 122 240, 130 222, 130 204') +
  area('#dcb08a', '130 222, 122 240, 108 250, 98 249, 112 238, 120 224, 124 208') +
  fill(INK, stroke('118 182, 102 206, 88 226, 86 239, 94 249, 108 252', 2.2) + stroke('99 245, 106 242, 114 246', 2.4))

export const plate: Recovery = {
  kind: 'nose',
  title: 'Recovery of a nose, by day',
  desc: 'A woman of 32 from the side. Day 1: splint, pad under the nostrils, plum bruises. Day 3: most swollen, lids nearly closed, bruises violet. Day 7: splint off, tip thick and turned up, bruises green. Day 14: last yellow. Day 90: most swelling gone; the tip refines until a year and longer.',
  sources: [
    'https://www.solomonfacialplastic.com/blog/recovery-downtime-rhinoplasty/ (splint a week; 90 of 100 parts of the swelling gone by 12 weeks, the rest up to a year)',
    'https://biologyinsights.com/when-does-bruising-start-after-rhinoplasty-2 (bruises sink below the eyes, darkest on days 3 to 5, green by days 5 to 7, then yellow)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (red, blue within a day, green in 5 to 7 days, yellow in 7 to 10, gone in about 15)',
  ],
  defs: cast('rhino-after', 'w32', own),
  window: [62, 78, 0.98],
  states: [
    { day: 1, drawn: swollen(false) + bruise('new', under) + onNose + pad },
    { day: 3, drawn: swollen(true) + bruise('dark', under) + bruise('dark', lid) + onNose },
    {
      day: 7,
      drawn: bruise('green', '146 182, 160 204, 186 214, 210 198, 216 178, 196 174, 168 180', 0.8) + thickTip,
    },
    { day: 14, drawn: bruise('yellow', '146 188, 162 208, 190 214, 212 196, 204 182, 176 188') },
    { day: 90, drawn: '' },
  ],
  curve: [
    [0, 0.4],
    [1, 0.7],
    [2.6, 1],
    [5, 0.8],
    [7, 0.62],
    [14, 0.36],
    [42, 0.2],
    [90, 0.1],
    [365, 0.02],
  ],
  colours: IN_THIN_SKIN,
}
