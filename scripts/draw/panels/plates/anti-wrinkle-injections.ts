import { curve, ellipse, stroke } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { band, MIDDLE, swabbed } from '../faces'
import { FLAT, GLOVE, glove } from '../hands'
import { person } from '../people'
import { record, vial } from '../scenes'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed, syringe } from '../tools'

/** Her face from the front, its point (x, y) in the upper left corner, a little narrower than its plate: longer from hairline to chin than wide. */
const face = (drawn: string, x = 43, y = 28, scale = 0.654) =>
  `<g transform="matrix(${+(scale * 0.92).toFixed(3)} 0 0 ${scale} ${+((5.4 - x) * scale).toFixed(1)} ${+(-y * scale).toFixed(1)})"><use href="#face"/><g transform="translate(14)">${drawn}</g></g>`
const range = (n: number) => Array.from({ length: n }, (_, i) => i)
/** Fifteen, as on the plate of the treatment: four of the forehead, five of the frown, three beside each eye. */
const spots: [number, number][] = [
  [158, 76],
  [203, 69],
  [253, 69],
  [298, 76],
  [228, 140],
  [206, 130],
  [250, 130],
  // 2 cm above the rim of the orbit, as lower down brow or lid may droop.
  [180, 99],
  [276, 99],
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
  brows('rotate(9 150 140)translate(9 4)') +
  '<use href="#Fm" x="-14"/>' +
  narrow(0.9, 18) +
  both(
    'fo',
    // The muscle swells above the inner end of the brow; between fold and fold a valley.
    whole(
      area('#bd8860', '222 152, 214 148, 206 138, 210 124, 218 114, 217 128, 221 140', 'opacity=".9"') +
        area('#93603f', '223 156, 218 146, 217 130, 221 116, 222 132, 224 146', 'opacity=".8"'),
    ) + ink(stroke('221 158, 217 145, 217 131, 222 115', 2.8, { from: 0.2, to: 0.1 })),
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
    ) +
      // The cheek rises: it pushes up the lower lid, bulges in the light, and is in shade where the fold parts it from the lip.
      whole(
        area('#dcb08a', '141 169, 156 172.5, 172 174, 188 172.5, 202 169, 198 181, 184 186, 160 186, 146 181') +
          area(
            '#bd8860',
            '195 236, 184 243, 170 247, 158 245, 148 238, 153 249, 162 257, 160 274, 168 262, 180 250, 190 244',
            'opacity=".8"',
          ) +
          area('#f6e0cb', '140 202, 154 195, 172 193, 187 199, 178 203, 164 204, 150 206', 'opacity=".4"'),
      ) +
      fill('#93603f', stroke('195 238, 184 246, 173 256, 164 267, 159 279', 2.6, { from: 0.2, to: 0.05 })) +
      ink(stroke('142 169, 157 172.500, 172 173.500, 188 172.500, 202 169', 2, { from: 0.2, to: 0.2 })),
  ) +
  // Closed lips: the corners go out and a little up, both lips grow longer and thinner.
  area(
    '#bd7665',
    '170 274, 186 273, 202 269, 214 265, 222 264, 228 266, 234 264, 242 265, 254 269, 270 273, 286 274, 268 290, 250 299, 228 302, 206 299, 188 290',
  ) +
  area(
    '#87423f',
    '170 274, 186 276, 204 277, 216 275, 228 277, 240 275, 252 277, 270 276, 286 274, 268 281, 250 284.500, 238 285.500, 228 285, 218 285.500, 206 284.500, 188 281',
    'opacity=".5"',
  ) +
  area('#f6ddcf', '196 289, 210 291, 228 290.500, 240 292, 228 296, 208 295', 'opacity=".4"') +
  ink(
    stroke(
      '167 272, 174 276, 190 281, 206 284.500, 218 285.500, 228 285, 238 285.500, 250 284.500, 266 281, 282 276, 289 272',
      2.4,
      { from: 0.3, to: 0.3 },
    ),
  )
const WINDOW =
  '226 52, 203 46, 168 50, 138 62, 114 84, 98 118, 92 160, 100 194, 132 214, 184 213, 206 204, 220 208, 234 207, 243 194, 245 160, 244 122, 236 86'
/** About the lids, and wider to the side than up and down. */
const lidRing = (out: number) => ellipse(172 - out * 0.5, 163 + out * 0.05, 31 + out * 1.3, 17 + out)
const PALE = '#dd9384'
/** The ring muscle reaches out beyond the rim of the orbit, over the temple, where the laughter lines are. */
const RING = curve(
  '101 166, 106 146, 122 132, 147 127, 172 125, 199 131, 218 146, 223 164, 214 187, 192 204, 164 208, 134 204, 112 190',
  {
    loop: true,
  },
)
/** Muscle and its bundles, which thin out into the galea. */
const FADE =
  '<linearGradient id="fg" x2="0" y2="1"><stop stop-color="#c4675c" stop-opacity="0"/><stop offset=".45" stop-color="#bb5a52"/></linearGradient><linearGradient id="fh" x2="0" y2="1"><stop stop-color="#e6a596" stop-opacity="0"/><stop offset=".5" stop-color="#e6a596"/></linearGradient><linearGradient id="fi" x2="0" y2="1"><stop stop-color="#8f3a3c" stop-opacity="0"/><stop offset=".5" stop-color="#8f3a3c"/></linearGradient>'
const forehead = (odd: number, colour: string, wide: number) =>
  thin(
    range(7)
      .map((i) => `M${112 + 18 * i + odd} 140q-2-36 ${12 - 2 * i}-${78 + ((i * 5) % 9)}`)
      .join(''),
    colour,
    wide,
  )
/**
 * The corrugator lies deep: the forehead's muscle is cut away over it, the ring round the eye covers its lower edge. Its fibres come from the
 * bone beside the root of the nose, run outwards and up, spread, and end in the skin over the brow, between the bundles of the forehead.
 */
const CUT = '163 119, 170 108, 186 102, 204 105, 220 113, 230 120'
const corrugator =
  area('#dba893', `${CUT}, 230 172, 212 160, 196 146, 178 132`) +
  thin(curve(CUT), '#7d3340', 2.4, 'opacity=".75"') +
  thin(
    range(5)
      .map((i) => `M226 ${140 + i * 5}Q${206 - i} ${117 + i * 5} ${165 + i * 3} ${105 + i * 4}`)
      .join(''),
    '#8f3a3c',
    3.6,
  ) +
  thin(
    range(4)
      .map((i) => `M226 ${141 + i * 5}Q${206 - i} ${119 + i * 5} ${160 + i * 3} ${107 + i * 4}`)
      .join(''),
    PALE,
    1.3,
  )
/** The muscles that fold the skin, within an edge of skin: the forehead's from the brow up into the galea, the frown's, and the ring round the eye. */
const half = whole(
  FADE +
    part('#f3dcc6', WINDOW, 7) +
    fill('none', curve(WINDOW, { loop: true }), 'stroke="#f3dcc6" stroke-width="4.5"') +
    fill('#f1dcd6', curve(WINDOW, { loop: true }) + lidRing(-1), 'fill-rule="evenodd"') +
    '<clipPath id="wi"><path d="' +
    curve(WINDOW, { loop: true }) +
    '"/></clipPath><g clip-path="url(#wi)">' +
    // Its bundles rise from the brow and are lost between the fibres of the galea.
    area('url(#fg)', '118 140, 107 126, 111 102, 122 84, 148 66, 190 56, 234 56, 238 142') +
    forehead(0, 'url(#fi)', 1.3) +
    forehead(9, 'url(#fh)', 2.4) +
    corrugator +
    '</g>' +
    fill(LAYER.muscle, RING + lidRing(-1), 'fill-rule="evenodd" stroke="#7d3340"') +
    fill(
      LAYER.muscleShade,
      `${curve('223 166, 214 187, 192 201, 168 204, 144 197, 158 191, 180 190, 198 182, 208 168', { loop: true })}`,
      'opacity=".7"',
    ) +
    fill('#d4796d', curve('105 162, 112 146, 126 135, 150 128, 172 127, 150 137, 128 147, 116 160', { loop: true })) +
    // Bundles, none of which goes all the way round.
    thin(lidRing(3), PALE, 1.4, 'stroke-dasharray="46 7 30 5"') +
    thin(lidRing(8.5), PALE, 1.2, 'stroke-dasharray="52 8 26 6" stroke-dashoffset="40"') +
    thin(lidRing(14), '#7d3340', 0.9, 'stroke-dasharray="40 10 64 7" stroke-dashoffset="9"') +
    thin(lidRing(19.5), PALE, 1.3, 'stroke-dasharray="60 9 38 7" stroke-dashoffset="30"'),
)
/** On one side alone: the other keeps its skin. */
const muscles =
  half +
  eyes +
  // From the bone of the nose, on which it is narrow, it rises between the brows; its bundles end in the skin there, between those of the forehead.
  area(
    LAYER.muscle,
    '223 200, 221 180, 217 158, 213 138, 213 122, 216 132, 217 114, 221 128, 222 108, 226 124, 228 106, 231 124, 235 108, 236 128, 240 114, 240 138, 237 158, 233 180, 232 200',
    'stroke="#7d3340"',
  ) +
  thin('M225 197q-2-30-8-62M227 197q0-36-4-70M229 197q1-36 4-68M231 196q2-28 6-56', '#8f3a3c', 1.1) +
  thin('M226 197q-1-30-6-66M228 197q0-40 0-72M230 197q1-30 5-64', PALE, 1.6)

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
        `<g transform="translate(253 69) rotate(44) scale(1.4)">${glove(38, -42, placed(pen(), -38, 42, -48, 1))}</g>`,
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
        '</g>' +
        record(-3, 152),
    },
    {
      steps: '4',
      body: face(
        REST +
          muscles +
          dots +
          `<g transform="translate(208 128) rotate(9) scale(1.35)">${glove(35, -40, placed(syringe('#e4eeee', 18), -35, 39, -48))}</g>`,
        89,
        28,
        0.86,
      ),
    },
    {
      steps: '5',
      wide: true,
      // Her brow from near, two fingers on a pad over the points beside her eye; the whole hand is seen.
      body: face(REST + cloth + points + swabbed(346, 160, 0.58, 14), 112, 62, 1.24),
    },
  ],
}
