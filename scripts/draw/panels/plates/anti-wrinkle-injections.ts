import { curve, ellipse, stroke, type Line } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { band, face, MIDDLE, swabbed } from '../faces'
import { FLAT, GLOVE, glove } from '../hands'
import { person } from '../people'
import { vial } from '../scenes'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed, syringe } from '../tools'

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
/** Fifteen, as on the plate of the treatment: four of the forehead, five of the frown, three beside each eye. */
const spots: [number, number][] = [
  [166, 82],
  [204, 74],
  [252, 74],
  [290, 82],
  [228, 140],
  [206, 130],
  [250, 130],
  // At least 1 cm above the rim of the orbit, as lower down the lid may droop.
  [180, 111],
  [276, 111],
  // 1 to 1.5 cm outside the rim of the orbit.
  [118, 147],
  [114, 161],
  [119, 175],
  [338, 147],
  [342, 161],
  [337, 175],
]
const dotted = (some: typeof spots) =>
  fill('#5b1f4d', some.map(([x, y]) => ellipse(x, y, 3.4)).join(''), 'stroke="#fff6ec" stroke-width="1.8" paint-order="stroke"')
const dots = dotted(spots)

/** What is left to see of them afterwards. */
const points = thin(spots.map(([x, y]) => `M${x} ${y}h0`).join(''), '#b3264f', 3)

const fibres = (all: readonly Line[], width: number, colour: string, ends = { from: 0.15, to: 0.05 }) =>
  fill(colour, all.map((one) => stroke(one, width, ends)).join(''))

/** Her eyes are open, over the closed lids of the person; the lash line below stays as the lower lid. */
const eye =
  area('#dcb08a', '144 169, 156 173, 172 175, 188 173, 200 169, 200 178, 188 183.5, 172 185, 155 183.5, 143 178') +
  area('#efe4da', '145 167, 154 160, 170 157, 186 160, 199 168, 189 173, 172 176, 156 173') +
  fill('#5a3322', ellipse(172, 166, 9.4)) +
  fill('#1c0d10', ellipse(172, 166, 4.2)) +
  area('#d9ac86', '145 166, 156 152, 172 148, 188 151, 200 167, 186 161.5, 170 159.5, 155 162') +
  ink(
    stroke('145 171, 157 175.5, 172 177.5, 188 175.5, 200 170', 1.3),
    stroke('142.5 168, 155 162, 171 159.5, 187 161.5, 201 168.5', 3.4),
  )
const eyes = `<use href="#oe"/><use href="#oe" transform="matrix(-1 0 0 1 ${2 * MIDDLE - 4} 0)"/>${fill('#fff', ellipse(169, 163, 1.8) + ellipse(277, 163, 1.8))}`
/** Eyes that a frown or a smile makes a little narrower. */
const narrow = (by: number, low: number) => `<g transform="translate(0 ${low}) scale(1 ${by})">${eyes}</g>`
/** The other side of what is drawn about the middle. */
const both = (id: string, drawn: string) =>
  `<g id="${id}">${drawn}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)"/>`

// Closed lids catch less of the lamp than the brow above them.
const her = person('face').replace('stroke-width="4.6"', 'stroke-width="2.4"')
/** Her brows and her mouth at rest, which `face.svg` keeps apart; `way` is that of the brow on her right, before it is mirrored. */
const brows = (way = '') =>
  `<g transform="translate(-14)"><use href="#Fb" transform="${way}"/><use href="#Fb" transform="matrix(-1 0 0 1 480 0)${way}"/></g>`
const cloth = band()
const REST = `${brows().replaceAll(' transform=""', '')}<use href="#Fm" x="-14"/>`

/** She frowns: the brows come together and down, between them the skin stands in two folds, across the root of the nose in one. */
const frowning =
  brows('rotate(7 150 140)translate(7 3)') +
  '<use href="#Fm" x="-14"/>' +
  narrow(0.9, 18) +
  both(
    'fo',
    // The muscle swells above the inner end of the brow; between fold and fold a valley.
    area('#bd8860', '222 152, 214 148, 206 138, 210 124, 218 114, 217 128, 221 140', 'opacity=".9"') +
      area('#93603f', '223 156, 218 146, 217 130, 221 116, 222 132, 224 146', 'opacity=".8"') +
      ink(stroke('221 158, 217 145, 217 131, 222 115', 2.8, { from: 0.2, to: 0.1 })),
  ) +
  ink(stroke('214 164, 221 161, 228 160, 235 161, 242 164', 1.7, { from: 0.1, to: 0.1 }))
/** She smiles: the cheeks rise, the skin beside the eyes lies in a fan, the corners of the mouth go out and up. */
const smiling =
  brows() +
  narrow(0.84, 28) +
  both(
    'sm',
    ink(
      ...['134 166, 120 156, 106 142', '131 171, 114 168, 96 160', '132 176, 116 179, 98 183'].map((line) =>
        stroke(line, 1.7, { from: 0.4, to: 0.02 }),
      ),
      stroke('142 184, 156 190, 174 191, 192 187', 1.3, { from: 0.1, to: 0.1 }),
      stroke('201 234, 188 242, 175 255, 167 268, 164 282', 1.6, { from: 0.1, to: 0.1 }),
    ),
  ) +
  '<g transform="translate(22 29) scale(.9)">' +
  area(
    '#b5675c',
    '170 272, 190 270, 206 266, 219 264, 228 266.5, 237 264, 250 266, 266 270, 286 272, 276 286, 259 298, 241 304, 228 305, 215 304, 197 298, 180 286',
    'opacity=".9"',
  ) +
  area(
    '#87423f',
    '170 272, 188 274, 228 278, 268 274, 286 272, 268 281, 248 285.5, 228 287, 208 285.5, 188 281',
    'opacity=".7"',
  ) +
  area('#f6ddcf', '192 288, 208 292, 228 293, 240 293, 226 297.5, 206 296', 'opacity=".35"') +
  ink(stroke('166 268, 174 275, 190 281, 208 285, 228 286.5, 248 285, 266 281, 282 275, 290 268', 2.4, { from: 0.4, to: 0.4 })) +
  '</g>'
const WINDOW =
  '226 58, 203 52, 168 57, 143 72, 123 92, 111 124, 108 162, 117 190, 150 209, 184 209, 207 201, 223 201, 234 190, 238 160, 236 130, 229 106'
const lidRing = (out: number) => ellipse(172, 163, 31 + out, 17 + out * 1.25)
const PALE = '#dd9384'
/** The ring muscle reaches further out than in, and droops a little beside the eye. */
const RING = curve('120 163, 128 142, 147 130, 172 126, 199 131, 218 146, 223 164, 214 186, 192 201, 168 204, 142 197, 126 182', {
  loop: true,
})
const forehead = (odd: number, colour: string, wide: number) =>
  fibres(
    range(6).map((i) => {
      const n = 2 * i + odd
      return `${128 + n * 8} 148, ${128 + n * 8} 116, ${136 + n * 7.4} ${82 - 1.6 * n - (n % 3) * 3}`
    }),
    wide,
    colour,
    { from: 1, to: 0.02 },
  )
/**
 * The corrugator lies deep: the forehead's muscle is cut away over it, the ring round the eye covers its lower edge. Its fibres come from the
 * bone beside the root of the nose, run outwards and up, spread, and end in the skin over the brow, between the bundles of the forehead.
 */
const CUT = '163 119, 170 108, 186 102, 204 105, 220 113, 230 120'
const corrugator =
  area('#dba893', `${CUT}, 230 172, 212 160, 196 146, 178 132`) +
  fill('#7d3340', stroke(CUT, 5, { from: 0.1, to: 1 }), 'opacity=".45"') +
  fibres(
    range(5).map((i) => `226 ${139 + i * 5}, ${198 - i} ${115 + i * 5}, ${155 + i * 3} ${104 + i * 4}`),
    6,
    '#8f3a3c',
    { from: 0.5, to: 0.15 },
  ) +
  fibres(
    range(4).map((i) => `226 ${141 + i * 5}, ${198 - i} ${118 + i * 5}, ${160 + i * 3} ${107 + i * 4}`),
    1.7,
    PALE,
  ) +
  thin(curve(CUT), '#7d3340', 1.3)
/** The muscles that fold the skin, within an edge of skin: the forehead's from the brow up into the galea, the frown's, and the ring round the eye. */
const half = whole(
  part('#f3dcc6', WINDOW, 7) +
    fill('none', curve(WINDOW, { loop: true }), 'stroke="#f3dcc6" stroke-width="4.5"') +
    fill('#f1dcd6', curve(WINDOW, { loop: true }) + lidRing(-1), 'fill-rule="evenodd"') +
    '<clipPath id="wi"><path d="' +
    curve(WINDOW, { loop: true }) +
    '"/></clipPath><g clip-path="url(#wi)">' +
    area('#c4675c', '112 160, 116 118, 134 96, 158 84, 190 76, 232 72, 236 160') +
    // Its bundles rise from the brow and end between the fibres of the galea, no two as high.
    forehead(0, '#b4524c', 5) +
    forehead(1, PALE, 4.4) +
    corrugator +
    '</g>' +
    fill(LAYER.muscle, RING + lidRing(-1), 'fill-rule="evenodd" stroke="#7d3340"') +
    fill(
      LAYER.muscleShade,
      `${curve('223 166, 214 187, 192 201, 168 204, 144 197, 158 191, 180 190, 198 182, 208 168', { loop: true })}`,
      'opacity=".7"',
    ) +
    fill('#d4796d', curve('124 158, 131 142, 148 131, 172 127, 160 136, 144 144, 136 158', { loop: true })) +
    // Bundles, none of which goes all the way round.
    thin(lidRing(3), PALE, 1.4, 'stroke-dasharray="46 7 30 5"') +
    thin(lidRing(7.5), '#7d3340', 0.9, 'stroke-dasharray="34 9 58 6" stroke-dashoffset="20"') +
    thin(lidRing(11), PALE, 1.2, 'stroke-dasharray="52 8 26 6" stroke-dashoffset="40"') +
    thin(lidRing(15), '#7d3340', 0.9, 'stroke-dasharray="40 10 64 7" stroke-dashoffset="9"'),
)
/** On one side alone: the other keeps its skin. */
const muscles =
  half +
  eyes +
  // From the bone of the nose up into the skin between the brows.
  fill(
    LAYER.muscle,
    'M226 196q-2-42-12-74l6 7 2-11 5 9 3-10 4 9 3-5q2 42-5 75-3 4-6 0z',
    'stroke="#7d3340" stroke-width=".8" stroke-linejoin="round"',
  ) +
  thin('M227 191q-1-37-8-61M229 193q1-37-2-64M231 190q3-37 2-64', PALE, 1.2)

/** Seen from nearer: the upper lid lies over the rim of the iris, its crease follows it from corner to corner, its lashes fan outwards. */
const lash = (() => {
  const line = '141 169, 150 164, 160 160.8, 172 159.4, 184 160.8, 194 164.6, 202 169.6'
  return (
    area('#d9ac86', '143 166, 156 156, 172 152.6, 188 156, 201 167, 194 164, 184 160.4, 172 159, 160 160.4, 150 163.6') +
    area('#7a4a38', '148 166, 160 161, 172 160, 184 161, 195 166, 184 164, 172 162.6, 160 164', 'opacity=".5"') +
    ink(
      stroke(line, 3.6, { from: 0.3, to: 0.2 }),
      stroke('141 161, 149 154, 161 150, 174 149.6, 188 152.6, 200 160', 1.7, { from: 0.1, to: 0.1 }),
    ) +
    thin(
      'M143 168q-4 0-6-2M145 166.5q-4-1-6-3.5M148 164.8q-3-1-5-4M151 163.4q-3-1.5-4-4.4M154.5 162q-2.5-2-3-4.5M158 161q-2-2-2.200-4.200M162 160q-1.200-1.600-1.200-3.5M166.5 159.4q-.7-1.4-.6-3M171.5 159.200v-2.4M177 159.4q.3-1 .7-1.8',
      INK,
      1.2,
    )
  )
})()
const opened = `${eyes}<g id="la">${lash}</g><use href="#la" transform="matrix(-1 0 0 1 ${2 * MIDDLE - 4} 0)"/>`

/** A gloved hand with the pen, its tip at (x, y). */
const marking = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(44) scale(1.4)">${glove(38, -42, placed(pen(), -38, 42, -48, 1))}</g>`

export const plate: Sheet = {
  slug: 'anti-wrinkle-injections',
  title: 'Anti-wrinkle injections, step by step',
  desc: '1: make-up is removed, the skin cleaned. 2: she frowns, then she smiles; fifteen points are marked on forehead, frown and laughter lines. 3: the medicine is prepared before your eyes. 4: small amounts go into the chosen muscles: the forehead’s, the frown’s, the ring round the eye. 5: gentle pressure, then some minutes of rest.',
  defs: `${her}${GLOVE}${FLAT}<g id="oe">${eye}</g>`,
  others: {
    points: face(
      opened +
        REST +
        cloth +
        dots +
        `<g transform="translate(252 74) rotate(44) scale(1.4)">${glove(38, -42, placed(pen(), -38, 42, -48, 1))}</g>`,
    ),
  },
  panels: [
    { steps: '1', body: face(REST + cloth + swabbed(306, 232, 0.72, 34)) },
    {
      steps: '2',
      // Two moments, one above the other.
      body:
        `<svg width="240" height="119">${face(frowning + cloth + dotted(spots.slice(0, 9)) + marking(250, 130), 44, 62, 0.66)}</svg>` +
        `<svg y="121" width="240" height="119">${face(smiling + cloth + dots, 44, 130, 0.66)}</svg>` +
        '<path class="o" d="M0 119h240v2H0z"/>',
    },
    {
      steps: '3',
      // Upside down, so that the needle stands in the fluid, and no air is drawn.
      body:
        '<g transform="translate(-20 4) scale(1.18)">' +
        `<g transform="translate(112 56) scale(-1 1)"><use href="#gf"/></g>` +
        placed(
          vial(0, 0) +
            fill('#b9d9e0', 'M-25 0h50v34h-50zM-14-12h28l11 12h-50z', 'opacity=".75"') +
            thin('M0-30v30', '#8d9da3', 3),
          114,
          74,
          180,
          0.5,
        ) +
        `<g transform="translate(112 56) scale(-1 1)"><use href="#gn"/></g>` +
        glove(109, 152, placed(syringe('#b9d9e0'), 5, -76, 90), 1) +
        '</g>',
    },
    {
      steps: '4',
      body: face(
        REST +
          muscles +
          dots +
          `<g transform="translate(252 128) rotate(20) scale(1.35)">${glove(35, -40, placed(syringe('#e4eeee', 18), -35, 39, -48))}</g>`,
        89,
        28,
        0.86,
      ),
    },
    {
      steps: '5',
      wide: true,
      // Her brow from near, two fingers on a pad over the points beside her eye; the whole hand is seen.
      body: face(REST + cloth + points + swabbed(346, 160, 0.58, 14), -6, 56, 0.93),
    },
  ],
}
