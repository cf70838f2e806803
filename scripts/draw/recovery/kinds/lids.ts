import { area, fill, INK, thin } from '../../panels/marks'
import { ellipse, pointsOf, stroke, type Line, type Point } from '../../panels/pen'
import { cast } from '../cast'
import { bruise, type Age, blot } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 239
/** The other side in the same words, which weigh nothing twice. */
const pair = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn}</g>`
const lines =
  '<path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M34 240c-5-5-10-8-18-9"/><g transform="translate(474 0) scale(-1 1)"><path data-line="1.200" opacity=".7" data-taper="14" d="M44 252c-10-2-20-2-30 0M46 262c-10 2-18 6-26 12M34 240c-5-5-10-8-18-9"/></g><path data-line="1" opacity=".55" data-taper="24" d="M139 98c62-11 130-11 194-1M152 122c56-9 116-9 170 1M236 196c-3-10-3-20-1-30"/><path data-line="1" opacity=".5" data-taper="16" d="M172 76c42-7 88-7 130-1M246 200c3-9 3-17 1-25M42 274c-7 6-13 13-17 22M84 284c14 5 30 6 46 3M392 284c-14 5-30 6-46 3M436 274c7 6 13 13 17 22"/>'

/** Wide at its root, nothing at its tip, and bent a little. */
const lash = (x: number, y: number, by: number, down: number) => {
  const long = Math.hypot(by, down)
  const [dx, dy] = [(-1.1 * down) / long, (1.1 * by) / long]
  const at = (along: number, aside: number) =>
    [x + by * along + dx * aside, y + down * along + dy * aside].map((n) => Math.round(n * 10) / 10).join(' ')
  return `M${at(-0.1, 1)}Q${at(0.5, 1.6)} ${at(1.1, 0)}Q${at(0.5, -0.1)} ${at(-0.1, -1)}z`
}

/** The lamp stands at the upper left: her other side lies in half-tone. */
const LIT = { base: '#dcb491', light: '#e8c9ad', shade: '#c99a76', deep: '#b98661' }
const TURNED = { base: '#c99b75', light: '#d7ae8a', shade: '#b4855f', deep: '#a37350' }
const both = (drawn: (tones: typeof LIT) => string): string =>
  `${drawn(LIT)}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn(TURNED)}</g>`

/** As far above or below the line at which lids meet as that share. */
const by = (line: string, share: number) => pointsOf(line).map(([x, y]): Point => [x, Math.round(258 + (y - 258) * share)])
/**
 * Each lid is one cushion, its crease filled: the upper one hangs over the eye, which keeps closed, the lower one stands up to it and ends in a furrow on the
 * cheek. `much`: of the third day, when the upper one bulges as far as the brow and the lower one hangs as a bag.
 */
const swollen = (much: number) => {
  const margin = '57 252, 72 259, 94 264, 120 265.5, 148 263.5, 170 259, 186 256'
  const back = pointsOf(margin).toReversed()
  const [up, down] = [0.9 + 0.22 * much, 0.66 + 0.44 * much]
  return both(
    ({ base, light, shade, deep }) =>
      area(base, [...pointsOf(margin), ...by('190 272, 182 289, 154 300, 120 304, 86 298, 62 282, 52 264', down)]) +
      fill(light, stroke(by('68 272, 92 279, 118 281, 148 278', down), 8 + 6 * much, { from: 0.1, to: 0.1 })) +
      area(shade, by('58 276, 84 292, 118 298, 152 294, 184 276, 188 276, 180 290, 154 301, 120 305, 86 299, 66 285', down)) +
      area(base, [...by('50 250, 48 234, 62 214, 92 203, 124 200, 156 206, 182 222, 194 247', up), ...back]) +
      fill(light, stroke(by('62 238, 84 220, 112 215, 142 219', up), 14 + 5 * much, { from: 0.1, to: 0.05 })) +
      area(shade, [...pointsOf(margin), ...by('194 247, 184 226, 164 211, 178 231, 176 244, 146 251, 110 252, 72 249', up)]) +
      (much ? area(deep, [...pointsOf(margin), ...pointsOf('190 250, 170 256, 146 259, 118 260, 92 258')]) : '') +
      fill(
        INK,
        stroke(margin, 3.6, { from: 0.3, to: 0.4 }) +
          lash(70, 258, -7, 6) +
          lash(82, 261, -6, 9) +
          lash(97, 264, -4, 10) +
          lash(113, 265, -2, 11) +
          lash(130, 265, 1, 10) +
          lash(147, 263, 3, 9) +
          stroke(by('66 287, 88 301, 120 306, 150 303', down), 1.3),
      ),
  )
}
const BLURRED = 'filter="url(#sg)"'
/** A week on, the lid that was operated on is still full: it has no crease but the line itself, and hangs a little over the iris, so that the eye is narrower. */
const full = both(
  ({ base, light, shade, deep }) =>
    area(
      base,
      '48 252, 41 243, 52 235, 66 221, 86 211, 112 206, 140 207, 166 215, 184 231, 191 252, 186 260, 172 252, 150 243, 124 240, 98 241, 78 246, 62 254, 54 257',
      BLURRED,
    ) +
    area(deep, '164 216, 180 232, 187 254, 184 259, 174 252, 170 236, 158 222, 140 210', `${BLURRED} opacity=".6"`) +
    fill(
      light,
      stroke('66 238, 82 228, 104 222, 128 222, 146 227', 9, { from: 0.1, to: 0.05 }),
      'filter="url(#sg)" opacity=".8"',
    ) +
    area(
      shade,
      '56 253, 74 241, 98 234.500, 124 233.500, 150 236.500, 172 245, 185 259, 172 252, 150 243, 124 240, 98 241, 78 246, 62 254',
      BLURRED,
    ) +
    // What the lid shades of the eye.
    fill(
      '#8d7468',
      stroke('76 249, 98 244.500, 124 243.500, 150 246.500, 168 253.500', 4, { from: 0.1, to: 0.1 }),
      'opacity=".45"',
    ) +
    fill(
      INK,
      stroke('54 257, 62 254, 78 246, 98 241, 124 240, 150 243, 172 252, 185 260', 4.2, {
        from: 0.3,
        to: 0.3,
      }) +
        lash(58, 256, -8, -3) +
        lash(66, 251, -8, -5) +
        lash(76, 246.5, -7, -6),
    ),
)
/** The lamp in both eyes. */
const GLINTS = fill('#fffaf4', ellipse(116.4, 244.6, 2.7) + ellipse(355.1, 244.6, 2.7))
const mirrored = (drawn: string, aside = 0) => `<g transform="matrix(-1 0 0 1 ${2 * MIDDLE - aside} 0)">${drawn}</g>`
/** Blood in thin skin has no edge: it follows the lid and pales towards the groove that runs from the corner of the eye along the cheek. */
const SOFT =
  '<filter id="sg"><feGaussianBlur stdDeviation="2"/></filter><filter id="bs" x="-.2" y="-.4" width="1.4" height="1.8"><feGaussianBlur stdDeviation="4.5"/></filter><filter id="bt" x="-.2" y="-.6" width="1.4" height="2.2"><feGaussianBlur stdDeviation="6"/></filter>'
const HUE: Record<Age, string> = { new: '#a84d66', dark: '#6f4470', green: '#979a58', yellow: '#d9b64e' }
const wash = (age: Age, edge: Line, heart: Line = '', strength = 1) =>
  bruise(age, edge, { heart, strength, rough: 6, frayed: true }) +
  // In the shade of the lid it keeps its own colour.
  (heart.length
    ? blot(HUE[age], edge, +(0.2 * strength).toFixed(2), { rough: 8, seed: 9 }) +
      blot(HUE[age], heart, +(0.34 * strength).toFixed(2), { rough: 7, seed: 4 })
    : blot(HUE[age], edge, +(0.24 * strength).toFixed(2), { rough: 8, seed: 9 }))
const under = '52 264, 84 274, 118 277, 150 274, 176 266, 196 260, 204 274, 196 294, 176 310, 146 319, 116 321, 84 313, 60 292'
const underHeart = '84 292, 118 300, 150 295, 174 282, 190 268, 196 276, 186 294, 158 308, 124 313, 96 306'
const lid = '50 244, 66 222, 96 209, 132 207, 164 216, 186 234, 190 248, 174 254, 146 256, 112 257, 76 253'
const lidHeart = '112 218, 144 216, 168 226, 182 242, 160 248, 128 244, 106 236'
/** The other side has less of it, and not the same. */
const lesser = '86 280, 120 279, 150 275, 176 266, 196 260, 203 274, 192 296, 164 309, 130 313, 100 304'
const lesserHeart = '140 292, 164 284, 184 270, 194 274, 184 292, 158 303'
const bruised = (age: Age, much: number) =>
  `<g transform="translate(0 ${4 * much})">${wash(age, under, underHeart)}${mirrored(wash(age, lesser, lesserHeart, 0.85))}</g>` +
  wash(age, lid, lidHeart, 0.75) +
  mirrored(wash(age, lid, '', 0.55))
/** On the seventh it has sunk to the groove, and is left at the inner corner and along it; of the upper lid, the last at its inner half. */
const seventh =
  wash(
    'green',
    '68 282, 98 280, 144 277, 170 270, 190 262, 203 266, 205 280, 197 298, 178 314, 150 325, 120 327, 96 316, 78 298',
    '112 310, 140 304, 164 292, 186 274, 196 278, 190 292, 170 308, 142 319, 118 321',
  ) +
  wash('green', '112 214, 140 212, 162 220, 178 236, 184 250, 166 244, 144 236, 122 232', '', 0.6) +
  mirrored(
    wash(
      'green',
      '108 282, 146 278, 172 268, 192 261, 203 268, 197 286, 178 302, 152 312, 124 312, 108 300',
      '150 298, 174 286, 190 272, 195 282, 176 300, 154 306',
      0.9,
    ),
  )
const fourteenth =
  wash(
    'yellow',
    '92 296, 124 295, 154 288, 178 277, 197 272, 200 288, 182 308, 154 322, 122 328, 96 320',
    '126 312, 154 303, 178 290, 180 300, 152 316, 128 320',
  ) + mirrored(wash('yellow', '136 296, 164 286, 188 273, 196 282, 180 300, 154 310, 134 309', '', 0.8))
/** Its inner end lies above the punctum: nearer to the nose a scar would draw a web; beyond the eye it runs out in the same bow, level, towards a line of the skin. */
const crease = '38 240, 48 238.500, 60 233.500, 84 220, 120 211, 150 215, 168 225'
/** Fine single threads, each with its knot beside the line, whose edges are red and a little raised. */
const sewn = (much: number) =>
  pair(
    `<g${much ? ' transform="matrix(1.04 0 0 1.08 -5 -17)"' : ''}><g opacity=".3">${scar(crease, '#c0435a', 7)}</g>` +
      scar(crease, '#a63d59', 1.8) +
      thin(
        'M52 235v8M66 227.500l5 7.500M80 217l4 8M93 210l3 8M107 206l2 8M122 205v9M137 206l-1 8M151 210l-3 8M164 217l-4 7',
        '#2f3f6b',
        1.4,
      ) +
      '</g>',
  )
/** The line where it will stay: in the crease itself, and a little past its end, in one bow with it. Red first, pink for months. */
const healed =
  '35 242.500, 45 241, 54 237.500, 62 232.500, 70 227, 82.500 221, 95.500 216.500, 109 214, 123 213.500, 142 215.500, 160 222, 170 229'
/** The same on the full lid, lower and fainter where it dips into it. */
const HIGH = '35 243, 46 241.500, 57 237, 69 230.500, 83 223, 104 217, 126 215.500, 146 218.500, 160 224.500, 170 233'
const redOnFull = `<g opacity=".22">${scar(HIGH, '#b8455f', 6)}${mirrored(scar(HIGH, '#b8455f', 6))}</g><g opacity=".62">${scar(HIGH, '#b8455f', 1.5)}${mirrored(scar(HIGH, '#b8455f', 1.5))}</g>`
const red = (opacity: number, colour: string, width: number) => pair(`<g opacity="${opacity}">${scar(healed, colour, width)}</g>`)
/** As large as a plate, what is fine needs tenths. */
export const near = SOFT + cast('eyelids-after', 'w58', lines, 1)

export const plate: Recovery = {
  kind: 'lids',
  title: 'Recovery of eyelids, by day',
  desc: 'The eyes of a woman of 58. Day 1: swollen lids kept closed, fine threads in the crease, plum bruises. Day 3: most swollen, bruises violet. Day 7: threads out, the upper lids still full, bruises green and lower. Day 14: yellow marks that are easily covered. Day 90: open eyes, a scar that is hard to see.',
  sources: [
    'https://merchantcitymedicalgroup.com/eyelid-blepharoplasty-aftercare (bruising often peaks on days 2 to 3, much better after a week, nearly gone after two)',
    'https://cambridgeclearbeauty.co.uk/blepharoplasty/blepharoplasty-discharge-advice/ (bruises run onto the cheeks; threads out on days 4 to 7)',
  ],
  defs: SOFT + cast('eyelids-after', 'w58', lines),
  window: [34, 60, 0.585],
  states: [
    { day: 1, drawn: swollen(0) + bruised('new', 0) + sewn(0) },
    { day: 3, drawn: swollen(1) + bruised('dark', 1) + sewn(1) },
    { day: 7, drawn: full + GLINTS + seventh + redOnFull },
    { day: 14, drawn: fourteenth + red(0.55, '#b8455f', 1.7) },
    { day: 90, drawn: red(0.16, '#cf6f70', 6) + red(0.85, '#cb6c6c', 2) },
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
