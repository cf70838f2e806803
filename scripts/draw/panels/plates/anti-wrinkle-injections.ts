import { curve, ellipse, stroke } from '../pen'
import { area, fill, ink, part, thin, whole } from '../marks'
import { MIDDLE } from '../faces'
import { HER } from '../frontal'
import { writing } from '../grip'
import { fromRight, PENCIL, PRESS_DOWN, pressing, thrown } from '../hands'
import { person } from '../people'
import { drawnUp, record } from '../scenes'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { gauze, pen, placed, syringe } from '../tools'

/** What is drawn upon her face, about an upright at MIDDLE, in her head’s own units; and the other way. */
const UPON = 'matrix(.862 0 0 .9 43.4 55.6)'
const BACK = 'matrix(1.16 0 0 1.111 -50.3 -61.8)'
/** Her head from the front, its point (x, y) in the upper left corner. */
const face = (drawn: string, x = 52, y = 24, scale = 0.64) =>
  `<g transform="translate(${+(-x * scale).toFixed(1)} ${+(-y * scale).toFixed(1)}) scale(${scale})"><use href="#front"/><g transform="${UPON}">${drawn}</g></g>`
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
/** The same fifteen on her head from near, each narrower than the pen. */
const NEAR =
  'M180.5 123h0M218 110h0M262 110h0M299.5 122h0M240 177h0M218 167h0M263 166h0M193 150h0M287 149h0M150 190h0M145 205h0M149 220h0M331 189h0M336 204h0M332 219h0'
const near = thin(NEAR, '#fff6ec', 6.7) + thin(NEAR, '#5b1f4d', 5)

/** What is left to see of them afterwards. */
const points = thin(spots.map(([x, y]) => `M${x} ${y}h0`).join(''), '#b3264f', 3)

/** Her eyes are open. */
const eyes = `<g transform="${BACK}"><use href="#Fy"/><use href="#Fy" transform="matrix(-1 0 0 1 480.5 -.6)"/>${fill('#fffaf2', ellipse(189, 201.8, 1.7) + ellipse(285.5, 201.2, 1.6))}</g>`
/** Eyes that a frown or a smile makes a little narrower. */
const narrow = (by: number, low: number) => `<g transform="translate(0 ${low}) scale(1 ${by})">${eyes}</g>`
/** The other side of what is drawn about the middle. */
const both = (id: string, drawn: string) =>
  `<g id="${id}">${drawn}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)"/>`

const her = person('front')
/** Her brows and her mouth at rest, which `front.svg` keeps apart; `way` is that of the brow on her right, before it is mirrored. */
const brows = (way = '') =>
  `<g transform="translate(-14)"><use href="#Fb" transform="${way}"/><use href="#Fb" transform="matrix(-1 0 0 1 480 0)${way}"/></g>`
/** A band of cloth that keeps the hair back. */
const cloth =
  `<g transform="${BACK}">` +
  part(
    '#f3ece4',
    '104 214, 104 160, 114 110, 142 64, 188 36, 240 29, 292 36, 338 64, 366 110, 376 160, 376 214, 362 212, 358 160, 346 126, 316 86, 276 65, 240 60, 204 65, 164 86, 134 126, 122 160, 118 212',
    2,
  ) +
  area('#cfc2b8', '282 34, 338 64, 366 110, 376 160, 376 214, 362 212, 358 160, 346 126, 324 96, 304 66') +
  ink(stroke('112 170, 122 120, 154 76, 196 49, 240 43, 284 49, 326 76, 358 120, 368 170', 1.2)) +
  '</g>'
/** Her closed lids, which `front.svg` keeps apart. Each is convex: lit where it faces the lamp, and in its own shade above the lashes. */
const SHUT =
  '<g transform="translate(-14)"><use href="#Fz"/>' +
  thin('M171 156q9-5 22-1M282 156q9-5 22-1', '#f3dcc6', 5, 'opacity=".6" filter="url(#Fv)"') +
  thin('M163 167q22 8 45-2M271 167q22 9 46 1', '#93603f', 3.4, 'opacity=".5"') +
  '</g>'
const MOUTH = `<use href="#Fm" transform="${BACK}"/>`
const REST = brows().replaceAll(' transform=""', '') + MOUTH

/** She frowns: the brows come together and down, between them the skin stands in two folds, across the root of the nose in one. */
const frowning =
  brows('rotate(9 150 140)translate(9 4)') +
  MOUTH +
  narrow(0.9, 18) +
  both(
    'fo',
    // The muscle swells above the inner end of the brow; between fold and fold a valley.
    whole(
      area('#bd8860', '222 152, 214 148, 206 138, 210 124, 218 114, 217 128, 221 140', 'opacity=".9"') +
        area('#93603f', '223 156, 218 146, 217 130, 221 116, 222 132, 224 146', 'opacity=".8"'),
    ) + ink(stroke('221 158, 217 145, 217 131, 222 115', 2.8, { from: 0.2, to: 0.1 })),
  ) +
  ink(stroke('214 164, 228 160, 242 164', 1.7, { from: 0.1, to: 0.1 }))
/** She smiles: the cheeks rise, the skin beside the eyes lies in a fan, the corners of the mouth go out and up. */
const smiling =
  brows() +
  narrow(1, -1.5) +
  both(
    'sm',
    fill(
      '#93603f',
      stroke('140 166, 130 162, 119 154, 110 143', 2, { from: 0.5, to: 0 }) +
        stroke('138 171, 126 170, 112 167, 100 160', 2, { from: 0.5, to: 0 }) +
        stroke('140 175, 128 179, 115 183, 103 184', 2, { from: 0.5, to: 0 }),
    ) +
      // The cheek rises: it pushes up the lower lid, bulges in the light, and is in shade where the fold parts it from the lip.
      whole(
        area('#dcb08a', '141 167, 155 169, 172 169, 188 169, 203 167, 196 174, 184 177, 160 177, 148 174', 'opacity=".9"') +
          thin('M151 181q20 7 42-1', '#bd8860', 1.4),
      ) +
      // Under the lid the cheek is lifted into a ball.
      fill('#f8e4d0', ellipse(160, 212, 27, 17), 'filter="url(#Fu)" opacity=".3"') +
      // The fold has no edge towards the cheek that hangs over it, and is lost before the corner of the mouth.
      fill('#b57f5a', 'M200 229Q166 240 146 228 146 250 158 272L166 266Q178 246 202 238z', 'filter="url(#Fu)" opacity=".4"') +
      fill('#93603f', stroke('198 232, 186 238, 174 248, 165 260', 2.2, { from: 0.2, to: 0 })) +
      ink(stroke('142 168, 155 169, 172 169, 188 169, 202 168', 2, { from: 0.2, to: 0.2 })),
  ) +
  // The lips part over the upper teeth; the corners go up and back, into a small shade of the cheek.
  fill('#93603f', ellipse(170, 265, 5) + ellipse(286, 265, 5), 'filter="url(#Fv)" opacity=".7"') +
  area('#5a2230', '172 264, 228 269, 284 264, 262 286, 228 294, 194 286') +
  area('#f1e8dc', '181 268, 228 271, 275 268, 256 283.5, 228 288, 200 283.5') +
  area('#aa6257', '172 264, 206 261, 220 257.5, 228 260, 236 257.5, 250 261, 284 264, 256 272.5, 228 274, 200 272.5') +
  area('#bd7665', '176 268, 198 284.5, 228 289, 258 284.5, 280 268, 258 297, 228 303, 198 297') +
  fill('#f6ddcf', 'M204 292q22 6 40 1-18 7-40-1z', 'opacity=".6"') +
  ink(stroke('169 261, 186 269, 208 273, 228 274, 248 273, 270 269, 287 261', 1.6, { from: 0.5, to: 0.5 }))
const WINDOW =
  '226 54, 203 50, 174 55, 147 67, 125 88, 108 122, 94 160, 100 194, 132 214, 184 213, 206 204, 220 208, 234 207, 243 194, 245 160, 244 122, 236 86'
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
    range(6)
      .map((i) => `M${116 + 20 * i + odd} 140q-2-36 ${12 - 2 * i}-${78 + ((i * 5) % 9)}`)
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
    thin(lidRing(11), PALE, 1.2, 'stroke-dasharray="52 8 26 6"') +
    thin(lidRing(19.5), PALE, 1.3, 'stroke-dasharray="60 9 38 7" stroke-dashoffset="30"'),
)
/** On one side alone: the other keeps its skin. */
const muscles =
  half +
  eyes +
  // From the bone of the nose, on which it is narrow, it rises between the brows; its bundles end in the skin there, between those of the forehead.
  area(
    LAYER.muscle,
    '225 168, 222 156, 219 142, 216 128, 215 116, 219 126, 220 110, 224 124, 226 106, 229 124, 232 106, 234 124, 238 110, 238 126, 242 116, 241 128, 238 142, 234 156, 231 168',
    'stroke="#7d3340"',
  ) +
  thin('M227 165q-2-20-7-38M228 165V120M230 164q2-20 6-40', '#8f3a3c', 1.1) +
  thin('M228 165q-1-22-5-44M231 165q1-20 4-40', PALE, 1.6)

/** A gloved hand with the pen, its tip at (x, y). */
const marking = (x: number, y: number) => fromRight(pen(), x, y, -24, 60, 0.8, 1.1)

/** The hand with the syringe, thumb on the plunger, and its shade on her brow. */
const HAND = pressing(syringe('#e4eeee', 18, 74), 112.6, 108.6, 87, -14, 0.7, 1.4, -14)
const SHADE = thrown(HAND, 12, 20, 'fill="#3a1c22" opacity=".3" filter="url(#Fv)"')

/** A pad of gauze in a gloved hand. */
const cleaning = (x: number, y: number, size: number) =>
  fromRight(placed(gauze(), 22, 4, 40, 1.5), x, y, -28, (36 * size) / 0.8, size, size / 0.8)

export const plate: Sheet = {
  slug: 'anti-wrinkle-injections',
  title: 'Anti-wrinkle injections, step by step',
  desc: '1: make-up is cleaned off. 2: she frowns, then she smiles; fifteen points are marked on forehead, frown and laughter lines. 3: the medicine is prepared before your eyes. 4: small amounts go into the chosen muscles: the forehead’s, the frown’s, the ring round the eye. 5: gentle pressure, then rest.',
  defs: her + PENCIL + PRESS_DOWN,
  otherDefs: HER,
  others: {
    points: `<g transform="scale(.5)"><use href="#wn" transform="matrix(.96 0 0 1 9.6 0)"/>${near}</g>${writing(150, 61, 0.5)}`,
  },
  panels: [
    { steps: '1', body: face(REST + SHUT + cloth) + cleaning(166, 168, 0.62) },
    {
      steps: '2',
      // Two moments, one above the other.
      body:
        `<svg width="240" height="119">${face(frowning + cloth + dotted(spots.slice(0, 9)), 58, 108, 0.66)}${marking(132.6, 42.6)}</svg>` +
        `<svg y="121" width="240" height="119">${face(smiling + cloth + dotted(spots.slice(9)), 58, 178, 0.66)}</svg>` +
        '<path class="o" d="M0 119h240v2H0z"/>',
    },
    {
      steps: '3',
      // Upside down, so that the needle stands in the fluid, and no air is drawn.
      body: `<g transform="translate(12 4)">${drawnUp('#a9d0d9')}</g>` + record(-6, 152),
    },
    {
      steps: '4',
      body: face(REST + muscles + dots, 103, 78, 0.92) + SHADE + HAND,
    },
    {
      steps: '5',
      wide: true,
      // Her brow from near, two fingers on a pad over the points beside her eye; the whole hand is seen.
      body: face(REST + SHUT + cloth + points, 122, 110, 1.3) + cleaning(262, 124, 0.98),
    },
  ],
}
