import { area, fill, INK, thin } from '../../panels/marks'
import { curve, stroke, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { blot, FRAYED_WIDE, stained } from '../bruises'
import { IN_THIN_SKIN } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'

/** Her ear, which runs into the cheek before the tragus, with its stud, beyond the frame of the sheet: for the plates of the result, which are larger. */
export const ear = cast(
  'ear-profile',
  'w32',
  '<filter id="fo" x="-1" width="3"><feGaussianBlur stdDeviation="3"/></filter><path fill="#b1815d" filter="url(#fo)" d="M301 200C297 220 299 242 305 256L314 250C311 240 311 230 313 222C309 215 309 208 310 201Z"/><circle fill="gold" stroke="ink" stroke-width=".6" cx="327" cy="256" r="3.2"/>',
  1,
).replace(' id="who"', '')

/** Her eye as in the pair: its lashes are too fine for whole units. */
const eye = cast('eye-near', 'w32', '', 1).replace('id="who"', 'id="ey" transform="translate(-34.4 -102.9) scale(1.42)"')
const EYE = '<use href="#ey"/>'
/** In the cells of the sheet it is seen as far as its outer corner, and the upper lid hangs over it at ease. */
const calm = eye
  .replace(/<path fill="#efe3d8"[^>]*>/, '<path fill="#efe3d8" d="M153 184c-5-4-12-6-18-6-1 4-1 8 1 11 6-1 12-2 17-5"/>')
  .replace(
    /<path fill="#4d2039" d="M146 183[^>]*>/,
    '<path fill="#4d2039" d="M153 184c-5-5-12-7-18-7l-.4 4q9 .4 18.4 3" opacity=".45"/>',
  )
  .replace(
    /<path fill="#4d2039" d="M147[^>]*>/,
    '<path fill="#4d2039" d="M133 175c8 .6 16 3.400 22 10.600-6-5-13-8-21-8.600m19.500 7.600q-6 5-17 5.800 9-2.400 17-5.800m-19-13.600c7-1 14 2 18.500 9-5.500-6-11-8.500-18.500-9"/>',
  )

/**
 * A splint over the bones: a thin warm shell that was moulded upon her, so it follows the bridge from the root, falls off over the side wall and spreads
 * at its foot onto the cheek. It ends above the tip and leaves the wing free. Tape goes over it from cheek to cheek.
 */
const BRIDGE = '126.4 150, 125 156, 122 163, 116.5 171.5, 110.5 180, 104 190, 97.5 200, 92.6 208.5'
const SPLINT = `${BRIDGE}, 92.4 211.4, 95 212.8, 103 212.2, 113 212, 123 213.6, 132 217, 140 219.4, 146 219, 149.4 214.5, 149.6 206, 148 196, 145.6 186, 142.4 177, 139 169, 136.6 160, 134.8 153, 131 148.5, 127.6 147.6`
/** A strip of paper tape, which begins round the bridge, steps down over the edge of the splint and lies flat on the cheek. */
const strip = (outline: string, lit: string, step: string) =>
  area('#efe0cd', outline) +
  area('#bfa58f', step, 'opacity=".75"') +
  thin(curve(lit), '#fdf6ec', 1.2, 'opacity=".8"') +
  area('none', outline, 'stroke="#6d4a4b" stroke-width=".8"')
export const splint =
  `<clipPath id="sp"><path d="${curve(SPLINT, { loop: true })}"/></clipPath>` +
  // It lies close: a narrow shade about its far edge and its foot.
  area(
    '#7d4d34',
    '97 213, 113 213, 124 215, 134 219, 143 221.5, 150.5 219, 153 210, 151.5 196, 148 184, 143 172, 140 162, 142 178, 146 196, 146 212, 132 214, 112 209',
    'opacity=".5" filter="url(#bt)"',
  ) +
  area('#f4ebe0', SPLINT) +
  '<g clip-path="url(#sp)">' +
  // The side wall turns from the lamp, and hollows where it meets the cheek; the bridge has the light.
  area('#d6c5b4', '132 140, 130 160, 129 178, 123 196, 112 206, 96 210, 90 222, 160 226, 156 190, 146 160', 'filter="url(#bt)"') +
  area(
    '#b9a390',
    '135 150, 136 164, 139 178, 142 192, 142 206, 136 212, 122 210, 108 210.5, 96 212, 110 217, 140 224, 156 222, 156 190, 144 160',
    'opacity=".8" filter="url(#bt)"',
  ) +
  fill('#fffdf9', stroke('127.4 156, 124.5 163.5, 118.5 173, 112 183, 105 193.5, 98.5 204', 4), 'filter="url(#bt)"') +
  // The rim of the shell takes the light.
  thin(curve('95 211, 103 210.6, 113 210.4, 123 212, 132 215.4, 140 217.8'), '#fbf4ea', 1.3, 'opacity=".85"') +
  '</g>' +
  // Small holes let the skin breathe.
  thin(
    [
      [131, 158],
      [134, 166],
      [119, 188.5],
      [127, 186.5],
      [135, 188.5],
      [123, 193],
      [131, 194.5],
      [139.5, 197.5],
    ]
      .map(([x, y]) => `M${x} ${y}h.1`)
      .join(''),
    '#8d7564',
    1.3,
    'opacity=".6"',
  ) +
  area('none', SPLINT, 'stroke="#5d3a42" stroke-width=".9"') +
  fill(INK, stroke(BRIDGE, 2.1, { from: 0.5, to: 0.5 })) +
  strip(
    '117.4 168.5, 119.5 168.6, 127 171.6, 135 175.5, 142 180.4, 147 183.2, 158 187, 170 189.6, 182 190.5, 183 191.8, 180.5 200, 178 200.4, 165 199, 153 196, 145.5 192.8, 139 188.4, 130 182.8, 121 178.6, 112.4 177, 111.6 176.2',
    '120 171.4, 128 174.6, 136 178.6',
    '141 179.8, 145.5 182.4, 147.4 183.4, 147.6 193.6, 145 192.4, 142.2 190.5',
  ) +
  strip(
    '102.2 191.5, 104.5 191.4, 116 194, 130 198.4, 141 202.6, 149 205.6, 160 209, 172 211.6, 180 212.2, 181 213.6, 178 221.5, 175.5 222, 164 220, 152.5 216.6, 146 213.8, 136 209.6, 122 204.6, 109 201.4, 96.8 200.8, 96.2 199.8',
    '105 194.2, 117 196.8, 130 201.2, 139 204.8',
    '145.5 204.2, 149 205.6, 151 206.4, 151.6 216.2, 149 215, 146.4 213.8',
  ) +
  thin('M117.3 168.5q-3 3.5-5.6 7.8M102.1 191.5q-3 4-6 8.5', INK, 1.5)
const onNose = '<use href="#sl"/>'
/** A small soft pad of gauze under the nostrils, tucked between columella and lip; a narrow strip of tape holds it to the cheeks. */
const GAUZE =
  '100.5 253.6, 104 252.4, 108.5 253, 113 254, 119 253.6, 125 253.4, 130 253.4, 134.6 255, 137.6 259, 137.4 264, 134 268.2, 129 270, 123 269.8, 117 270.6, 111 270.4, 105.5 268.4, 101 264.6, 98.8 260, 98.6 256'
const BAND =
  '98.4 258.6, 101 258, 110 259.4, 120 260, 130 260.4, 137 261.8, 143 264.6, 153 267.6, 163 269.6, 164 270.8, 162.5 275, 160.5 275.5, 150 273.4, 141 270.2, 135.5 267.4, 128 265.8, 118 265.4, 108 264.6, 101.5 263.4, 99.6 262.4'
const pad =
  area(
    '#7d4d34',
    '109 268, 122 270, 134 269, 140 262, 141.5 268, 135 273.5, 122 274.5, 111 274',
    'opacity=".5" filter="url(#bt)"',
  ) +
  `<clipPath id="pa"><path d="${curve(GAUZE, { loop: true })}"/></clipPath>` +
  area('#f6eee4', GAUZE) +
  `<g clip-path="url(#pa)">${area('#c6b2a1', '98 263, 106 266, 116 267.4, 126 267, 133 264, 138 256, 142 262, 138 274, 110 276, 98 270', 'filter="url(#bt)"')}${
    // Above it has taken up a little blood below the nostril.
    area('#bf7f77', '109 252, 117 252.4, 126 252, 127 255.6, 118 257.4, 110 256.4', 'opacity=".6" filter="url(#bt)"')
  }</g>` +
  // Its threads cross.
  thin(
    'M104 255l-3 3M110 256.5l-2 2M131 256l3 3M127 257l2 2M105 266.5l4 1.5M114 268.5l5-.5M124 268l5-1M132.5 266.5l2.5-2.5',
    '#9a8474',
    0.6,
    'opacity=".8"',
  ) +
  area('none', GAUZE, 'stroke="#6d4a4b" stroke-width=".7"') +
  area('#efe0cd', BAND, 'opacity=".94"') +
  area('#bfa58f', '135.5 261.4, 138 262.2, 140 263.2, 139.5 269.4, 137.5 268.4, 135.5 267.4', 'opacity=".75"') +
  area('none', BAND, 'stroke="#6d4a4b" stroke-width=".6"') +
  fill(INK, stroke('104 252.6, 100.5 253.8, 98.5 256.5, 98.8 260.5, 101.5 265, 105.5 268.4', 1.6))

const who = cast('rhino-after', 'w32', '', 0, 3.2)
  // The shade beside the wing ends with the wing, and goes down no farther on the cheek.
  .replace(/m28 197c.*?c-9 2-11 16/, 'm22 158c7-10 9-32-4-46-9 2-11 16')
  .replace('c6 4 1 15 1 21l4 11q-1 4 1 7', '')
/** As large as a plate, what is fine needs tenths. */
const near = cast('rhino-after', 'w32', '', 1, 4)

/** The lower lid, full from its margin down to the groove over the bone; on the third day the upper one is so full that the lids close to a slit. */
const lids = (more: boolean) =>
  area('#e6c3a3', '146 168, 158 166, 170 162, 180 163, 188 172, 190 181, 178 188, 160 188, 147 182', 'filter="url(#bt)"') +
  area(
    '#b98258',
    '147 182, 160 187.5, 177 187.5, 190 180, 189 187, 175 193, 157 192.5, 148 188',
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
        stroke('130 162, 143 168.5, 161 168.5, 180 160', 2.6) +
          stroke('154 169, 152 172, 148.5 173.5', 1.3) +
          stroke('161.5 168.5, 160.5 172, 157 174.5', 1.3) +
          stroke('168.5 166.5, 168.5 170.5, 165.5 173.5', 1.3) +
          stroke('174.5 163.5, 175.5 167.5, 173.5 170.5', 1.2),
      )
    : // Its margin is wet, its lashes short.
      fill('#f0d0bd', stroke('148 167, 160 165, 174 159', 2.2)) +
      fill(
        INK,
        stroke('147 168.5, 160 166.5, 176 159', 1.4) +
          stroke('156 167, 155 170, 152.500 171.500', 0.9) +
          stroke('162 166, 162 169, 160 171', 0.9) +
          stroke('168 163.5, 169 167, 167.500 169', 0.9),
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
      { at: [134, 238], by: by(2, 1.2), reach: [24, 24] },
    ],
    key,
    grain,
  )
}
const full = (share: number, key: string) => fuller(who, share, key)
export const nearFull = (share: number, key: string) => fuller(near, share, key, 1)

/**
 * After a week it is a crescent from the inner corner along the lower lid, whose edge cuts it off above: what is left of the violet lies on the lid, which is still
 * full, and in its groove; below it is green, then yellow, and runs out into the cheek.
 */
const LID_EDGE = 'M126 153C134 162 144 167 156 166 165 165.200 171 162 176 158.600 184 153 190 144 196 130L240 130V250H110V170Z'
/** Nothing of it above that edge. */
const lower = (drawn: string, blend = '') => `<g clip-path="url(#le)"${blend}>${drawn}</g>`
const week =
  stained(blot('#c99a9c', '134 156, 139 147, 150 142, 161 143, 156 148, 147 151, 141 159', 0.5, { rough: 3, seed: 3 })) +
  `<clipPath id="le"><path d="${LID_EDGE}"/></clipPath>` +
  lower(
    blot(
      '#ecdb96',
      '131 160, 146 164, 160 164, 174 160, 187 157, 198 162, 204 172, 201 184, 190 195, 173 203, 156 202, 143 193, 134 178',
      0.7,
      { rough: 9, seed: 8 },
    ) +
      blot('#cfcd92', '135 166, 150 170, 168 168, 184 163, 195 165, 197 177, 186 188, 168 194, 152 191, 141 182', 0.7, {
        rough: 6,
        seed: 21,
      }),
    ' style="mix-blend-mode:multiply"',
  ) +
  lower(
    blot('#6f7330', '140 176, 154 180, 170 178, 184 171, 192 171, 189 181, 174 188, 157 189, 145 184', 0.36, {
      rough: 5,
      seed: 4,
    }) +
      blot(
        '#6d4162',
        '130 157, 144 162, 158 163, 171 159, 181 154, 187 158, 181 167, 170 173, 156 175.500, 143 173, 134 166',
        0.54,
        {
          rough: 2,
          seed: 6,
        },
      ) +
      blot('#54304c', '132 161, 142 166, 153 168, 149 173, 140 171.500', 0.4, { rough: 2, seed: 9 }),
  ) +
  fill('#dcb193', stroke('147 169.500, 157 170, 166 168, 173 164.600', 2.6), 'filter="url(#bt)" opacity=".7"') +
  fill('#6b3f48', stroke('141 174, 150 177.600, 161 177.600, 172 174, 181 168.500', 1.1, { from: 0.2, to: 0.1 }), 'opacity=".5"')

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
  defs: pale(`${FRAYED_WIDE}${who}${calm}<g id="full">${full(1, 'full-a')}</g><g id="sl">${splint}</g>`),
  window: [54, 78, 0.98],
  states: [
    { day: 1, drawn: FULL + EYE + lids(false) + underBruise('new') + margin(false) + onNose + pad },
    {
      day: 3,
      drawn: FULL + EYE + lids(true) + underBruise('dark') + lidBruise + margin(true) + onNose,
    },
    {
      day: 7,
      drawn: FULL + EYE + week,
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
