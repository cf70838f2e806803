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
const lash = (x: number, y: number, by: number, down: number, wide = 0.8) => {
  const long = Math.hypot(by, down)
  const [dx, dy] = [(-wide * down) / long, (wide * by) / long]
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
 * cheek. `much`: of the third day, when the upper one bulges as far as the brow and the lower one hangs as a bag. Nothing of it has an edge but the two margins.
 */
const swollen = (much: number) => {
  const margin = '57 252, 72 259, 94 264, 120 265.5, 148 263.5, 170 259, 186 256'
  const [up, down] = [0.9 + 0.22 * much, 0.66 + 0.44 * much]
  return both(
    ({ base, light, shade, deep }) =>
      `<g filter="url(#su)">` +
      area(base, [
        ...by('40 252, 46 232, 62 213, 92 203, 124 200, 156 206, 184 222, 198 250', up),
        ...by('194 272, 182 290, 154 301, 120 305, 86 299, 60 284, 42 264', down),
      ]) +
      fill(light, stroke(by('70 273, 92 280, 118 282, 150 278', down), 7 + 6 * much, { from: 0.1, to: 0.1 })) +
      fill(
        shade,
        stroke(by('54 270, 64 284, 88 297, 120 302, 154 297, 180 283, 194 268', down), 6 + 3 * much, { from: 0.1, to: 0.3 }),
      ) +
      fill(light, stroke(by('62 236, 84 219, 112 213, 146 217', up), 13 + 6 * much, { from: 0.1, to: 0.05 })) +
      fill(shade, stroke('56 247, 74 253, 96 257, 122 258, 150 256, 176 251', 9 + 2 * much, { from: 0.2, to: 0.4 })) +
      fill(shade, stroke(by('150 208, 168 218, 182 232, 190 248', up), 9, { from: 0.1, to: 0.4 })) +
      fill(deep, stroke('64 255, 94 260.5, 122 262, 150 260, 182 255', 4 + 2 * much, { from: 0.1, to: 0.3 }), 'opacity=".7"') +
      '</g>' +
      fill(
        INK,
        stroke(margin, 3, { from: 0.2, to: 0.25 }) +
          [
            [64, 255.5, -7, 4],
            [71, 258.5, -7, 6.5],
            [79, 260.5, -6, 8],
            [88, 262.5, -5, 9],
            [98, 264, -4, 9.5],
            [108, 265, -2.5, 9.5],
            [119, 265.5, -1, 9],
            [130, 265, 0.5, 8.5],
            [141, 264.5, 1.5, 8],
            [151, 263.5, 2.5, 7],
          ]
            .map(([x, y, dx, dy]) => lash(x!, y!, dx!, dy!))
            .join(''),
      ) +
      fill(INK, stroke(by('64 286, 88 301, 120 306, 152 302', down), 1.2, { from: 0.05, to: 0.05 }), 'opacity=".6"'),
  )
}
const BLURRED = 'filter="url(#sg)"'
/**
 * A week on, the lid that was operated on is still full: below the line it is a soft roll, lit on its height, with the shade of the line above it and its own shade on
 * the lashes; the skin above the line is a little full as well.
 */
const full = both(
  ({ base, light, shade, deep }) =>
    fill(
      light,
      stroke('60 227, 80 211, 106 202, 132 201, 156 206', 9, { from: 0.05, to: 0.05 }),
      'filter="url(#su)" opacity=".7"',
    ) +
    area(
      base,
      '50 253, 58 244, 74 236.500, 98 230, 124 228, 150 230.500, 171 241, 187 257, 172 252.500, 150 244.500, 124 242, 98 243, 78 247, 62 253.500',
      BLURRED,
    ) +
    fill(
      deep,
      stroke('58 241, 71 234, 86 226.500, 105 221, 126 219.500, 146 222.500, 162 229, 174 239', 5, { from: 0.1, to: 0.1 }),
      `${BLURRED} opacity=".6"`,
    ) +
    fill(light, stroke('68 243, 86 235, 106 230, 130 229, 152 233.500', 7.5, { from: 0.05, to: 0.05 }), BLURRED) +
    fill(shade, stroke('58 252, 78 243.500, 98 239, 124 238, 150 240.500, 172 250', 3.6, { from: 0.1, to: 0.2 }), BLURRED) +
    fill(deep, stroke('160 224, 174 234, 183 246, 187 256', 7, { from: 0.1, to: 0.3 }), `${BLURRED} opacity=".4"`) +
    // What the lid shades of the eye.
    fill('#3a2028', stroke('72 250.500, 98 246, 124 245, 150 247.500, 170 255', 3.6, { from: 0.1, to: 0.1 }), 'opacity=".34"') +
    fill(
      INK,
      stroke('54 257, 62 253.500, 78 247, 98 243, 124 242, 150 244.500, 172 253, 186 260', 4, { from: 0.2, to: 0.2 }) +
        [
          [57, 255.5, -7, -1.5],
          [61, 253.5, -7, -3],
          [66, 251, -7, -4.4],
          [72, 248.5, -6.6, -5.4],
          [79, 246, -6, -6],
          [87, 244, -5, -6],
          [96, 242.5, -4, -5.6],
          [106, 241.5, -3, -5],
          [117, 241, -2, -4.2],
        ]
          .map(([x, y, dx, dy]) => lash(x!, y!, dx!, dy!, 0.5))
          .join(''),
    ),
)
/** The lamp in both eyes, below the lid. */
const GLINTS = fill('#fffaf4', ellipse(116.4, 246.2, 2.6) + ellipse(355.1, 246.2, 2.6))
const mirrored = (drawn: string, aside = 0) => `<g transform="matrix(-1 0 0 1 ${2 * MIDDLE - aside} 0)">${drawn}</g>`
/** Blood in thin skin has no edge: it follows the lid and pales towards the groove that runs from the corner of the eye along the cheek. */
const SOFT =
  '<filter id="sg"><feGaussianBlur stdDeviation="2"/></filter><filter id="su"><feGaussianBlur stdDeviation="3.2"/></filter><filter id="bs" x="-.3" y="-.5" width="1.6" height="2"><feGaussianBlur stdDeviation="6.5"/></filter><filter id="bt" x="-.3" y="-.6" width="1.6" height="2.2"><feGaussianBlur stdDeviation="6.5"/></filter><filter id="bu" x="-.3" y="-.7" width="1.6" height="2.4"><feGaussianBlur stdDeviation="8"/></filter>'
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
const lidLess = '70 238, 96 218, 132 211, 164 218, 184 236, 186 247, 164 252, 126 253, 92 250'
const lidHeart = '112 218, 144 216, 168 226, 182 242, 160 248, 128 244, 106 236'
/** The other side has less of it, and not the same. */
const lesser = '86 280, 120 279, 150 275, 176 266, 196 260, 203 274, 192 296, 164 309, 130 313, 100 304'
const lesserHeart = '140 292, 164 284, 184 270, 194 274, 184 292, 158 303'
const bruised = (age: Age, much: number) =>
  `<g transform="translate(0 ${4 * much})">${wash(age, under, underHeart, 0.92)}${mirrored(wash(age, lesser, lesserHeart, 0.8))}</g>` +
  wash(age, lid, lidHeart, 0.75) +
  mirrored(wash(age, lidLess, lidHeart, 0.6))
/**
 * On the seventh it has sunk to the groove, and is left at the inner corner and along it: violet-brown where it lies deepest, olive about that, and yellow where it runs out
 * on the cheek; of the upper lid, the last at its inner half.
 */
const sinking = (rim: Line, olive: Line, core: Line, much: number) =>
  stained(area('#e3c777', rim, `filter="url(#bu)" opacity="${0.62 * much}"`)) +
  area('#8d8a48', olive, `filter="url(#bt)" opacity="${0.34 * much}"`) +
  area('#6f4356', core, `filter="url(#bt)" opacity="${0.46 * much}"`)
const stained = (drawn: string) => `<g style="mix-blend-mode:multiply">${drawn}</g>`
const seventh =
  sinking(
    '72 290, 98 286, 132 288, 164 279, 190 264, 205 268, 208 288, 196 310, 172 328, 138 338, 106 336, 84 324, 71 308',
    '88 299, 124 299, 158 288, 184 270, 200 268, 200 290, 182 312, 150 325, 116 326, 94 315',
    '198 260, 204 272, 195 291, 176 306, 150 316, 124 318, 108 311, 134 306, 160 296, 178 282, 188 268',
    1,
  ) +
  area('#7c5060', '138 213, 160 220, 176 234, 184 250, 168 246, 150 236', 'filter="url(#bs)" opacity=".22"') +
  mirrored(
    sinking(
      '106 286, 140 282, 168 271, 192 261, 206 268, 202 290, 182 310, 152 322, 122 322, 105 307',
      '120 300, 150 294, 176 280, 194 268, 200 278, 186 298, 160 312, 132 314',
      '197 262, 202 274, 188 292, 166 304, 142 309, 150 301, 172 288, 188 272',
      0.85,
    ),
  )
/** A yellow that runs out everywhere. */
const faded = (rim: Line, core: Line, much: number) =>
  stained(area('#eed580', rim, `filter="url(#bu)" opacity="${0.62 * much}"`)) +
  area('#c2a540', core, `filter="url(#bt)" opacity="${0.34 * much}"`)
const fourteenth =
  faded(
    '88 300, 122 298, 154 290, 178 278, 198 268, 204 284, 190 308, 162 326, 124 332, 94 324',
    '114 314, 148 306, 176 292, 196 274, 198 288, 180 308, 150 321, 122 323',
    1,
  ) +
  mirrored(
    faded('132 298, 160 288, 186 272, 198 276, 188 298, 160 316, 134 314', '154 302, 176 290, 192 276, 188 292, 168 307', 0.85),
  )

/** Its inner end lies above the punctum: nearer to the nose a scar would draw a web; beyond the eye it runs out in the same bow, level, towards a line of the skin. */
const crease = '38 240, 48 238.500, 60 233.500, 84 220, 120 211, 150 215, 168 225'
/** What is taut catches the lamp, more on its side. */
const taut = (much: number) =>
  fill(
    '#f3d9c4',
    stroke(by('80 238, 98 229, 120 226, 142 230', 0.9 + 0.22 * much), 9, { from: 0.3, to: 0.3 }),
    `filter="url(#bs)" opacity="${0.5 + 0.12 * much}"`,
  )
const gleam = (much: number) => `${taut(much)}<g opacity=".5">${mirrored(taut(much), 12)}</g>`
/** Fine single threads, each with its knot beside the line, whose edges are red and a little raised. */
const sewn = (much: number) =>
  pair(
    `<g${much ? ' transform="matrix(1.04 0 0 1.08 -5 -17)"' : ''}><g opacity=".4" filter="url(#sg)">${scar(crease, '#c0435a', 7)}</g>` +
      scar(crease, '#a63d59', 1.8) +
      thin(
        'M52 235v8M66 227.500l5 7.500M80 217l4 8M93 210l3 8M107 206l2 8M122 205v9M137 206l-1 8M151 210l-3 8M164 217l-4 7',
        '#2f3f6b',
        1.4,
      ) +
      '</g>',
  )
/** The line where it will stay: it is the crease itself, and goes a little past its end, in one bow with it; towards the nose it is the fold alone, without a scar. */
const healed =
  '35 242.500, 45 241, 55 237, 66 230, 78 223.500, 92 218, 108 214.500, 124 213.500, 142 215.500, 158 221.500, 171 230.500, 181 240, 189 251'
/** The same on the full lid, lower and fainter where it dips into it. */
const HIGH = '35 243, 46 241.500, 57 237, 69 230.500, 83 223, 104 217, 126 215.500, 146 218.500, 160 224.500, 170 233'
/** Where the threads were drawn, a point on either side. */
const POINTS = thin(
  'M51 237.500h.1M55 241.500h.1M66 228.500h.1M69 233h.1M83 220h.1M86 224.500h.1M103 214h.1M105 219.500h.1M124 212.500h.1M123 218.500h.1M143 215h.1M141 220h.1M157 220h.1M154 224.500h.1',
  '#8f2f4a',
  1.1,
  'opacity=".5"',
)
const redOnFull = pair(
  `<g opacity=".3" filter="url(#sg)">${scar(HIGH, '#b8455f', 6)}</g><g opacity=".85">${fill('#a8405a', stroke(HIGH, 1.3, { from: 0.05, to: 0.05 }))}</g>${POINTS}`,
)
/** One line, whose red passes into the brown of the fold. */
const red = (id: string, [scarred, fold]: [string, string], width: number, flush: number) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="70" x2="182" y1="0" y2="0"><stop stop-color="${scarred}"/><stop offset=".35" stop-color="${scarred}"/><stop offset="1" stop-color="${fold}"/></linearGradient>` +
  pair(
    `<path fill="none" stroke="#c8566a" stroke-width="4.500" stroke-linecap="round" filter="url(#sg)" opacity="${flush}" d="M52 238C76 220 104 213 128 214"/>` +
      fill(`url(#${id})`, stroke(healed, width, { from: 0.02, to: 0.02 })),
  )
/** Without its crease: each state draws the one that it has. */
const uncreased = (who: string) => {
  const bare = who.replace(/<path[^>]*d="M41 24[^>]*>/, '')
  if (bare === who) throw new Error('no crease')
  return bare
}
/** As large as a plate, what is fine needs tenths. */
export const near = SOFT + uncreased(cast('eyelids-after', 'w58', lines, 1))

export const plate: Recovery = {
  kind: 'lids',
  title: 'Recovery of eyelids, by day',
  desc: 'The eyes of a woman of 58. Day 1: swollen lids kept closed, fine threads in the crease, plum bruises. Day 3: most swollen, bruises violet. Day 7: threads out, the upper lids still full, bruises green and lower. Day 14: yellow marks that are easily covered. Day 90: open eyes, a scar that is hard to see.',
  sources: [
    'https://merchantcitymedicalgroup.com/eyelid-blepharoplasty-aftercare (bruising often peaks on days 2 to 3, much better after a week, nearly gone after two)',
    'https://cambridgeclearbeauty.co.uk/blepharoplasty/blepharoplasty-discharge-advice/ (bruises run onto the cheeks; threads out on days 4 to 7)',
  ],
  defs: SOFT + uncreased(cast('eyelids-after', 'w58', lines)),
  window: [34, 60, 0.585],
  states: [
    { day: 1, drawn: swollen(0) + bruised('new', 0) + gleam(0) + sewn(0) },
    { day: 3, drawn: swollen(1) + bruised('dark', 1) + gleam(1) + sewn(1) },
    { day: 7, drawn: full + GLINTS + seventh + redOnFull },
    { day: 14, drawn: fourteenth + red('c14', ['#b04a61', '#6d3a4c'], 1.7, 0.3) },
    { day: 90, drawn: red('c90', ['#bb7470', '#7d5058'], 1.35, 0.14) },
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
