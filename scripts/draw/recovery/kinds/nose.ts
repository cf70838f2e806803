import { area, fill, INK, thin } from '../../panels/marks'
import { curve, stroke, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { type Age, bruise, FRAYED_WIDE, IN_SHADE } from '../bruises'
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
/** A strip that begins round the bridge, steps down over the edge of the splint and lies flat on the cheek. */
const strip = (outline: string, crease: string, step: string) =>
  area('#f4ece2', outline, `stroke="${INK}" stroke-width="1"`) + area('#dfd3c8', step) + thin(curve(crease), '#d9cdc1', 1)
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
    '117 161.5, 128 163, 138 166.5, 143 171, 152 174.5, 164 177, 171 177.5, 172.5 180, 169.5 187.5, 166.5 188.5, 152 185.5, 141 181.500, 136 177.5, 126 174, 113 172.5, 112.5 170.5',
    '115 169, 127 170.5, 136 173.5',
    '138 166.5, 143 171, 147 173, 143.5 182.5, 140 181, 136 177.5',
  ) +
  strip(
    '101 193.5, 120 196, 140 200, 146 204, 156 206.5, 170 207.5, 172 210, 169 218.5, 166 219.5, 152 217.5, 142.5 214, 137 210.5, 118 206, 95.5 205, 95 203',
    '98 201, 119 203, 137 207',
    '140 200, 146 204, 150 205.5, 146.5 216, 142.5 214, 137 210.5',
  )
/** A small roll of gauze under the nostrils, taped to the cheek. */
const pad =
  tape('118 255, 134 256, 150 260', 6) +
  area('#fdfaf5', '97 251, 106 247, 118 247, 125 251, 125 258, 117 262, 105 262, 97 258', `stroke="${INK}" stroke-width="1.1"`) +
  area('#d9d2ca', '98 256, 108 258, 118 257, 125 254, 125 258, 117 262, 105 262, 97 259') +
  thin('M104 249l2 5M110 248l1 5M117 248l1 5', '#bdb2a8', 0.8)

const who = cast('rhino-after', 'w32', own)

/** The lower lid, full from its margin down to the groove over the bone; on the third day the upper one is so full that the lids close to a slit. */
const lids = (more: boolean) =>
  area('#f1d6bd', '146 168, 156 164, 165 159, 178 163, 188 172, 190 181, 178 188, 160 188, 147 182', 'filter="url(#bt)"') +
  area(
    '#b98258',
    '147 182, 160 187.5, 177 187.5, 190 180, 189 187, 175 193, 157 192.500, 148 188',
    'opacity=".5" filter="url(#bt)"',
  ) +
  (more
    ? area('#dcb08a', '127 150, 134 139, 150 134, 168 138, 180 150, 178 161, 162 168, 142 168, 130 162') +
      area('#c4946c', '129 158, 142 164, 160 164, 178 156, 177 162, 162 169, 142 169, 131 163')
    : '')
const margin = (more: boolean) =>
  more
    ? fill(
        INK,
        stroke('130 162, 143 168.500, 161 168.500, 180 160', 2.6) +
          stroke('154 169, 152 172, 148.500 173.5', 1.3) +
          stroke('161.5 168.5, 160.5 172, 157 174.5', 1.3) +
          stroke('168.5 166.5, 168.5 170.5, 165.5 173.5', 1.3) +
          stroke('174.5 163.5, 175.5 167.5, 173.5 170.5', 1.2),
      )
    : // Its margin is wet, its lashes short.
      fill('#f0d0bd', stroke('146 167, 154 164.5, 162.5 158', 2.4)) +
      fill(
        INK,
        stroke('145 168.5, 154.500 166, 163.500 158.500', 1.5) +
          stroke('150 167.5, 149 170, 146.5 171.5', 0.9) +
          stroke('155 166, 155 169, 153 171', 0.9) +
          stroke('159 163, 160 166, 159 168.5', 0.9),
      )
/** Blood from the bones sinks into the loose skin below the eye: from the margin of the lid down to the groove, paler over the cheekbone, and nowhere an edge. */
const wash = (age: Age, edge: string, heart: string, strength = 1) =>
  bruise(age, edge, { heart, strength, rough: 6, seed: 2, frayed: true })
const under = '144 170, 155 166, 165 160, 178 160, 192 166, 202 176, 203 190, 192 201, 174 208, 154 204, 141 194, 138 180'
const underHeart = '145 172, 156 169, 167 164, 180 168, 188 177, 184 186, 170 191, 154 190, 143 184'
const underBruise = (age: 'new' | 'dark') =>
  wash(age, under, underHeart, 0.85) +
  area(
    IN_SHADE[age],
    '146 171, 157 168, 168 162, 180 166, 189 176, 184 187, 168 192, 152 190, 142 182',
    'filter="url(#bs)" opacity=".3"',
  )
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
  defs: `${FRAYED_WIDE}${who}<g id="full">${full(1, 'full-a')}</g>`,
  window: [62, 78, 0.98],
  more: [60, 50],
  states: [
    { day: 1, drawn: FULL + lids(false) + underBruise('new') + margin(false) + onNose + pad },
    {
      day: 3,
      drawn:
        FULL +
        lids(true) +
        underBruise('dark') +
        wash('dark', lid, '128 155, 142 149, 158 148, 174 151, 177 158, 164 163, 146 164, 133 161', 0.85) +
        area(IN_SHADE.dark, '128 153, 142 147, 160 146, 176 152, 176 158, 160 164, 140 163', 'filter="url(#bs)" opacity=".26"') +
        margin(true) +
        onNose,
    },
    {
      day: 7,
      drawn:
        FULL +
        wash(
          'green',
          '143 171, 154 169, 166 165, 180 168, 194 174, 202 186, 198 200, 182 210, 162 212, 147 204, 139 188',
          '148 180, 158 183, 172 183, 187 178, 191 184, 180 193, 164 196, 152 191',
        ),
    },
    {
      day: 14,
      drawn:
        full(0.5, 'full-b') +
        wash(
          'yellow',
          '143 184, 156 182, 172 180, 188 184, 198 196, 197 210, 182 220, 163 217, 149 206',
          '152 196, 166 193, 180 194, 189 203, 178 212, 162 208',
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
