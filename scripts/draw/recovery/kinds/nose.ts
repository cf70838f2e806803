import { area, fill, INK, thin } from '../../panels/marks'
import { curve, stroke, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { type Age, bruise, FRAYED } from '../bruises'
import { IN_THIN_SKIN, tape } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'

const own =
  '<path fill="skin-2" d="M190 258c2-30 60-36 80-22 6 22-4 48-22 60-26 8-58-4-58-38z"/><g data-place="eye-profile" transform="translate(-46.2 -105.3) scale(1.4333)"/>'
/** Her ear with its stud, beyond the frame of the sheet: for the plates of the result, which are larger. */
export const ear = cast(
  'ear-profile',
  'w32',
  '<circle fill="gold" stroke="ink" stroke-width=".6" cx="327" cy="256" r="3.2"/>',
  1,
).replace(' id="who"', '')

/** A splint over the bones, one moulded shell over the bridge and down its side; tape goes round it to the cheek, and the soft tip is free. */
const splint =
  '126 137, 121 149, 115 163, 107 179, 98 195, 89 211, 90 218, 99 222, 116 221, 132 217, 141 208, 143 194, 140 178, 139 163, 138 149, 133 139'
/** A strip that begins round the bridge and lies flat on the cheek. */
const strip = (outline: string, crease: string) =>
  area('#f4ece2', outline, `stroke="${INK}" stroke-width="1"`) + thin(curve(crease), '#cdbfb2', 1.2)
const onNose =
  area(
    '#8a5a3c',
    '104 222, 122 226, 138 221, 148 210, 149 194, 146 178, 144 162, 139 158, 140 178, 142 194, 140 208, 131 217, 116 221',
    'opacity=".4"',
  ) +
  area('#f7f4ef', splint, `stroke="${INK}" stroke-width="1.9"`) +
  area('#d3d5d6', '138 152, 138.5 163, 139.5 178, 142 194, 140 207, 132 216, 112 220, 124 211, 130 196, 131 178, 133 160') +
  fill('#fff', stroke('124 147, 117 164, 109 181, 97 202', 3.2)) +
  strip(
    '117 161.5, 128 163, 146 171, 160 178, 174 184, 176 187, 171 194.5, 168 194, 154 188, 142 182, 126 174, 113 172.5, 112.5 170.5',
    '115 169, 127 170.5, 144 178, 168 189',
  ) +
  strip(
    '101 193.5, 120 196, 143 201, 160 206, 177 209, 179 211, 175 219.5, 172 219.5, 156 216, 140 212, 118 206, 95.5 205, 95 203',
    '98 201, 119 203, 142 208, 171 215',
  )
/** A small roll of gauze under the nostrils, taped to the cheek. */
const pad =
  tape('118 255, 134 256, 150 260', 6) +
  area('#fdfaf5', '97 251, 106 247, 118 247, 125 251, 125 258, 117 262, 105 262, 97 258', `stroke="${INK}" stroke-width="1.1"`) +
  area('#d9d2ca', '98 256, 108 258, 118 257, 125 254, 125 258, 117 262, 105 262, 97 259') +
  thin('M104 249l2 5M110 248l1 5M117 248l1 5', '#bdb2a8', 0.8)

const who = cast('rhino-after', 'w32', own)

/** The lids close to a slit, and the pad of the cheek fills. */
const lids = (more: boolean) =>
  area('#f1d6bd', '140 168, 158 173, 182 172, 200 164, 204 180, 188 194, 162 196, 144 186') +
  area('#dcb08a', '146 187, 164 195, 190 192, 204 179, 202 192, 186 203, 160 202') +
  (more
    ? area('#dcb08a', '127 150, 134 139, 150 134, 168 138, 180 150, 178 161, 162 168, 142 168, 130 162') +
      area('#c4946c', '129 158, 142 164, 160 164, 178 156, 177 162, 162 169, 142 169, 131 163')
    : '') +
  fill(
    INK,
    stroke('148 187, 166 194, 190 190', 1.6) +
      (more
        ? stroke('130 162, 143 168.500, 161 168.500, 180 160', 2.6) +
          stroke('138 167, 135 173', 1.2) +
          stroke('147 169, 145 175', 1.2) +
          stroke('156 169, 156 175', 1.2)
        : ''),
  )
/** Blood from the bones sinks into the loose skin below the eye and has no edge there: thickest in the groove beside the nose, paler over the cheekbone. */
const wash = (age: Age, edge: string, heart: string, strength = 1) =>
  bruise(age, edge, { heart, strength, rough: 6, seed: 2, frayed: true })
const under = '134 166, 146 176, 164 179, 184 174, 202 170, 212 178, 208 192, 194 204, 174 210, 154 206, 140 192'
const underHeart = '138 174, 150 182, 168 185, 188 180, 200 178, 198 188, 182 196, 162 197, 146 189'
const lid = '122 152, 130 140, 148 133, 168 136, 184 146, 184 156, 166 164, 144 166, 130 162'
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
  defs: `${FRAYED}${who}<g id="full">${full(1, 'full-a')}</g>`,
  window: [62, 78, 0.98],
  more: [60, 50],
  states: [
    { day: 1, drawn: FULL + lids(false) + wash('new', under, underHeart) + onNose + pad },
    {
      day: 3,
      drawn:
        FULL +
        lids(true) +
        wash('dark', under, underHeart) +
        wash('dark', lid, '128 152, 140 143, 158 143, 172 150, 166 157, 146 160') +
        onNose,
    },
    {
      day: 7,
      drawn:
        FULL +
        wash(
          'green',
          '132 172, 144 178, 162 178, 182 172, 198 174, 202 188, 190 202, 172 211, 154 208, 140 196',
          '138 182, 152 188, 168 187, 182 183, 186 190, 172 200, 156 201, 144 194',
        ),
    },
    {
      day: 14,
      drawn:
        full(0.5, 'full-b') +
        wash(
          'yellow',
          '138 182, 154 188, 172 186, 190 186, 202 198, 198 214, 180 224, 160 218, 146 204',
          '148 196, 164 200, 182 196, 190 206, 176 215, 160 210',
        ),
    },
    { day: 90, drawn: '' },
  ],
  curve: [
    [0, 0.4],
    [1, 0.68],
    [2.2, 0.95],
    [3, 1],
    [4, 0.95],
    [7, 0.62],
    [14, 0.36],
    [42, 0.2],
    [90, 0.1],
    [365, 0.02],
  ],
  colours: IN_THIN_SKIN,
}
