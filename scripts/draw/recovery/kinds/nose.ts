import { area, fill, INK, thin } from '../../panels/marks'
import { curve, stroke, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { blot, FRAYED_WIDE, stained } from '../bruises'
import { IN_THIN_SKIN } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'

/** Her ear with its stud, beyond the frame of the sheet: for the plates of the result, which are larger. */
export const ear = cast(
  'ear-profile',
  'w32',
  '<circle fill="gold" stroke="ink" stroke-width=".6" cx="327" cy="256" r="3.2"/>',
  1,
).replace(' id="who"', '')

/** Her eye as in the pair: its lashes are too fine for whole units. */
const eye = cast('eye-profile', 'w32', '', 1)
  .replace('id="who"', 'id="ey" transform="translate(-20.2 -79.2) scale(1.29)"')
  // The skin about it runs out into hers.
  .replace('<path fill="#dcb08a"', '<path fill="#dcb08a" filter="url(#bt)"')
const EYE = '<use href="#ey"/>'

/** A splint over the bones, one moulded shell over the bridge and down its side; tape goes round it to the cheek, and the soft tip is free. */
const splint =
  '126 137, 121 149, 115 163, 107 179, 98 195, 89 211, 90 218, 99 222, 116 221, 132 217, 141 208, 143 194, 140 178, 139 163, 138 149, 133 139'
/** A strip that begins round the bridge, steps down over the edge of the splint and lies flat on the cheek. */
const strip = (outline: string, crease: string, step: string) =>
  area('#f4ece2', outline) +
  area('#cfc2b6', step) +
  area('none', outline, `stroke="${INK}" stroke-width="1"`) +
  thin(curve(crease), '#d9cdc1', 1)
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
    '139.5 168, 143 171, 144.5 171.8, 141.5 181.2, 139.5 180.3, 138 178.8',
  ) +
  strip(
    '101 193.5, 120 196, 140 200, 146 204, 156 206.5, 170 207.5, 172 210, 169 218.5, 166 219.5, 152 217.5, 142.5 214, 137 210.5, 118 206, 95.5 205, 95 203',
    '98 201, 119 203, 137 207',
    '142 201.6, 146 204, 147.5 204.6, 144.3 214.6, 141 212.8, 138.8 211.3',
  )
/** Gauze folded to a pad: it lies on the lip and against the columella and the sill, as far as the wing; a strip of tape holds it from cheek to cheek. */
const GAUZE =
  '92.5 254.5, 93.5 250.5, 98 248.6, 106 249.5, 114 250.5, 122 249.5, 131 249.6, 138 252, 141.5 257, 141 264, 137.500 268.8, 128 269.5, 118 268, 108 268, 99 266, 93.5 261'
const BAND =
  '92.7 255.8, 100 254.4, 112 255, 126 255.6, 136 257.2, 142 260, 147 262, 158 264.6, 170 267.8, 172 269.4, 170 275.8, 167 276.8, 156 273.4, 147 271, 141.5 268, 134 265, 122 262.6, 108 261.8, 99 261.4, 93.8 260.4'
const pad =
  area(
    '#8a5a3c',
    '112 267, 122 269, 138 270, 144 264, 142 256, 146.5 264, 144 272.500, 134 274.5, 120 273.5, 111.5 271',
    'opacity=".4"',
  ) +
  area('#f7f4ef', GAUZE) +
  // Its lower side lies in shade; above it has taken up a little blood below the nostril.
  area(
    '#d3c9c0',
    '93.5 259, 99 261, 108 261.6, 122 262.6, 134 264.8, 141 266, 137.500 268.8, 128 269.5, 118 268, 108 268, 99 266',
  ) +
  area('#d9a79c', '110 250.5, 118 250.5, 126 250, 128 252.4, 120 253.6, 112 253.2', 'opacity=".75"') +
  thin(
    'M96.500 263.800C103 266.300 112 265.400 121 266.200S132 267.400 136.500 266.700M130 252C134 252.300 137 254 138.400 256.600M95.500 252.600C98 251.200 102 251.600 105 252.400',
    '#a89a8e',
    0.7,
  ) +
  area('none', GAUZE, `stroke="${INK}" stroke-width="1.2"`) +
  strip(
    BAND,
    '98 257.8, 112 258.4, 128 259.6, 137 261.8',
    '140 259.2, 144 260.8, 146 261.6, 144.5 270, 141.5 268.3, 139.300 267.2',
  )

const who = cast('rhino-after', 'w32', '', 0, 3.2)
/** As large as a plate, what is fine needs tenths. */
const near = cast('rhino-after', 'w32', '', 1, 4)

/** The lower lid, full from its margin down to the groove over the bone; on the third day the upper one is so full that the lids close to a slit. */
const lids = (more: boolean) =>
  area('#e6c3a3', '146 168, 156 164, 165 159, 178 163, 188 172, 190 181, 178 188, 160 188, 147 182', 'filter="url(#bt)"') +
  area(
    '#b98258',
    '147 182, 160 187.5, 177 187.5, 190 180, 189 187, 175 193, 157 192.500, 148 188',
    'opacity=".5" filter="url(#bt)"',
  ) +
  (more
    ? area('#d0a17a', '127 150, 134 139, 150 134, 168 138, 180 150, 178 161, 162 168, 142 168, 130 162') +
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
/**
 * Blood from the bones sinks into the loose skin below the eye: deepest in the groove from the inner corner outwards, thin over the cheekbone, and nowhere an
 * edge. Day by day it lies lower.
 */
const GROOVE =
  '142 174, 152 173, 163 169, 175 162, 188 162, 200 170, 212 182, 214 194, 204 204, 188 212, 170 218, 152 216, 142 204, 140 188'
const underBruise = (age: 'new' | 'dark') =>
  age === 'new'
    ? stained(blot('#e3aaa6', GROOVE, 0.85, { rough: 12, seed: 8 })) +
      blot('#ab5069', '143 175, 156 174, 168 169, 182 166, 196 174, 203 186, 196 197, 180 203, 162 204, 148 197', 0.46, {
        rough: 9,
        seed: 21,
      }) +
      blot('#86395d', '143 177, 153 176, 164 173, 177 170, 188 174, 192 181, 178 188, 160 190, 147 187', 0.5, {
        rough: 6,
        seed: 4,
        filter: 'bt',
      }) +
      blot('#86395d', '196 186, 205 190, 202 197, 192 198', 0.16, { rough: 5, seed: 9 })
    : stained(blot('#d0a3ae', GROOVE, 0.9, { rough: 12, seed: 8 })) +
      blot('#7f4b74', '142 174, 156 173, 168 168, 184 165, 199 174, 206 188, 198 200, 180 207, 160 208, 146 200', 0.52, {
        rough: 9,
        seed: 21,
      }) +
      blot('#53325f', '143 176, 153 175, 165 172, 178 168, 191 173, 196 183, 180 191, 160 193, 146 189', 0.55, {
        rough: 6,
        seed: 4,
        filter: 'bt',
      }) +
      blot('#53325f', '195 190, 204 192, 200 200, 190 202', 0.2, { rough: 5, seed: 9 })
/** On the third day the upper lid holds it, too: most towards the inner corner and along the crease. */
const lidBruise =
  stained(blot('#cfa3b0', '134 152, 138 142, 150 133, 170 133, 186 145, 187 156, 168 165, 146 167, 134 163', 0.85, { seed: 2 })) +
  blot('#7b4772', '134 153, 140 145, 152 140, 170 142, 181 150, 180 158, 164 164, 146 166, 136 162', 0.5, { rough: 7, seed: 5 }) +
  blot('#53325f', '128 157, 140 152, 154 150, 166 153, 160 162, 144 165, 132 163', 0.5, { rough: 5, seed: 12, filter: 'bt' })
/** Her nose, fuller: most of all above the tip and at the side of the nostril, a little along the bridge. The tip is the last to refine. */
const fuller = (of: string, share: number, key: string, grain = 0) => {
  const by = (x: number, y: number): Point => [x * share, y * share]
  return swollen(
    of,
    '60 146, 134 146, 136 176, 160 192, 160 268, 60 268',
    [
      { at: [106, 192], by: by(-4, -1), reach: [30, 38] },
      { at: [90, 226], by: by(-5, -2), reach: [34, 30] },
      { at: [92, 246], by: by(-3, 2.5), reach: [26, 18] },
      { at: [134, 238], by: by(4, 2), reach: [24, 24] },
    ],
    key,
    grain,
  )
}
const full = (share: number, key: string) => fuller(who, share, key)
export const nearFull = (share: number, key: string) => fuller(near, share, key, 1)

const FULL = '<use href="#full"/>'

/** Her cheek is not flushed in the sheet: what is red there would be taken for a bruise. */
const pale = (drawn: string): string => drawn.replaceAll(/<(?:ellipse|circle) [^>]*fill="url\(#[^"]*r\)"[^>]*>/g, '')
/** As in the pair of results. */
export const flushed = `${FRAYED_WIDE.replace('1.7', '4')}${near}${eye}<g id="full">${nearFull(1, 'full-a')}</g>`

export const plate: Recovery = {
  kind: 'nose',
  title: 'Recovery of a nose, by day',
  desc: 'A woman of 32 from the side. Day 1: splint, pad under the nostrils, plum bruises. Day 3: most swollen, lids nearly closed, bruises violet. Day 7: splint off, tip thick and turned up, bruises green. Day 14: last yellow. Day 90: most swelling gone; the tip refines until a year and longer.',
  sources: [
    'https://www.solomonfacialplastic.com/blog/recovery-downtime-rhinoplasty/ (splint a week; 90 of 100 parts of the swelling gone by 12 weeks, the rest up to a year)',
    'https://biologyinsights.com/when-does-bruising-start-after-rhinoplasty-2 (bruises sink below the eyes, darkest on days 3 to 5, green by days 5 to 7, then yellow)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (red, blue within a day, green in 5 to 7 days, yellow in 7 to 10, gone in about 15)',
  ],
  defs: pale(`${FRAYED_WIDE}${who}${eye}<g id="full">${full(1, 'full-a')}</g>`),
  window: [54, 78, 0.98],
  states: [
    { day: 1, drawn: FULL + EYE + lids(false) + underBruise('new') + margin(false) + onNose + pad },
    {
      day: 3,
      drawn: FULL + EYE + lids(true) + underBruise('dark') + lidBruise + margin(true) + onNose,
    },
    {
      day: 7,
      drawn:
        FULL +
        EYE +
        stained(
          blot(
            '#f2e7ba',
            '142 184, 154 188, 170 186, 186 178, 200 176, 214 182, 220 194, 212 208, 196 216, 178 224, 160 226, 146 218, 138 204',
            0.8,
            { rough: 13, seed: 8 },
          ) +
            blot('#d6d09a', '144 190, 158 194, 176 191, 194 184, 206 188, 200 200, 184 208, 166 214, 152 208', 0.7, {
              rough: 9,
              seed: 21,
            }),
        ) +
        blot('#86853f', '146 196, 160 199, 178 195, 194 190, 198 195, 182 204, 164 208, 152 204', 0.3, { rough: 7, seed: 4 }) +
        // What is left of the violet lies in the groove.
        blot('#7c5060', '142 176, 153 181, 166 180, 178 174, 186 170, 188 177, 174 187, 156 190, 145 187', 0.34, {
          rough: 2.5,
          seed: 6,
        }),
    },
    {
      day: 14,
      drawn:
        pale(full(0.5, 'full-b')) +
        EYE +
        stained(
          blot(
            '#f5e8bc',
            '142 200, 156 204, 172 202, 188 194, 204 192, 216 198, 214 210, 198 220, 180 229, 162 232, 148 224',
            0.7,
            { rough: 13, seed: 8 },
          ) +
            blot('#eedd9f', '150 210, 166 212, 184 207, 200 202, 202 208, 186 217, 168 223, 154 219', 0.6, {
              rough: 8,
              seed: 21,
            }),
        ),
    },
    { day: 90, drawn: EYE },
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
