import { chance, curve, ellipse, pointsOf, stroke } from '../pen'
import { area, fill, INK, ink, part, thin, whole } from '../marks'
import { band, MIDDLE } from '../faces'
import { on } from '../lids'
import { fromRight, PENCIL, PRESS, pressing } from '../hands'
import { person } from '../people'
import { drawnUp, record } from '../scenes'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { gauze, pen, placed, syringe } from '../tools'

/** Her face from the front, its point (x, y) in the upper left corner, a little narrower than its plate: longer from hairline to chin than wide. */
const face = (drawn: string, x = 43, y = 28, scale = 0.654, head = 'face') =>
  `<g transform="matrix(${+(scale * 0.92).toFixed(3)} 0 0 ${scale} ${+((5.4 - x) * scale).toFixed(1)} ${+(-y * scale).toFixed(1)})"><use href="#${head}"/><g transform="translate(14)">${drawn}</g></g>`
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

/** Her eyes are open. */
const eye =
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
const her = person('face')
  .replace('stroke-width="4.6"', 'stroke-width="2.4"')
  // Her shade is half-tone, without hatching; bridge and tip of the nose stand out in a soft light, the wing is set off from the cheek.
  .replace(
    /<use href="#face-h"[^>]*>/,
    `<g filter="url(#Fv)">${fill('#f6e3cf', 'M231 130q9 40 8 66 10 22-2 30-14-6-7-30 6-30 1-66z')}${fill('#a9734f', 'M246 214q12-4 16 6 2 14-8 18-14-2-8-24z', 'opacity=".5"')}</g>`,
  )
/** Her brows and her mouth at rest, which `face.svg` keeps apart; `way` is that of the brow on her right, before it is mirrored. */
const brows = (way = '') =>
  `<g transform="translate(-14)"><use href="#Fb" transform="${way}"/><use href="#Fb" transform="matrix(-1 0 0 1 480 0)${way}"/></g>`
const cloth = band()
/** Her closed lids, which `face.svg` keeps apart. Each is convex: lit where it faces the lamp, and in its own shade above the lashes. */
const SHUT =
  '<g transform="translate(-14)"><use href="#Fz"/>' +
  thin('M171 156q9-5 22-1M282 156q9-5 22-1', '#f3dcc6', 4.6, 'opacity=".75"') +
  thin('M163 167q22 8 45-2M271 167q22 9 46 1', '#93603f', 3.4, 'opacity=".5"') +
  '</g>'
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
        area('#dcb08a', '141 167, 155 169, 172 169, 188 169, 203 167, 198 181, 184 186, 160 186, 146 181') +
          thin('M151 181q20 7 42-1', '#bd8860', 1.4),
      ) +
      // The fold has no edge towards the cheek that hangs over it, and is lost before the corner of the mouth.
      fill('#b57f5a', 'M200 228Q168 232 150 262L164 268Q176 248 202 238z', 'filter="url(#Fv)" opacity=".6"') +
      fill('#93603f', stroke('198 232, 186 238, 174 248, 165 260', 2.2, { from: 0.2, to: 0 })) +
      ink(stroke('142 168, 155 169, 172 169, 188 169, 202 168', 2, { from: 0.2, to: 0.2 })),
  ) +
  // Closed lips: the corners go out and a little up, both lips grow longer and thinner.
  '<g transform="translate(32) scale(.86 1)">' +
  area(
    '#bd7665',
    '164 267, 184 271, 202 269, 214 265, 222 264, 228 266, 234 264, 242 265, 254 269, 272 271, 292 267, 272 289, 250 299, 228 302, 206 299, 184 289',
  ) +
  area(
    '#87423f',
    '164 267, 184 274, 204 277, 228 277, 252 277, 272 274, 292 267, 270 281, 250 285, 228 285.5, 206 285, 186 281',
    'opacity=".5"',
  ) +
  fill('#f6ddcf', 'M196 289q26 2 44 3-20 6-44-3z', 'opacity=".4"') +
  ink(
    stroke('159 262, 166 270, 186 281, 206 285, 228 285.5, 250 285, 270 281, 290 270, 297 262', 2.4, {
      from: 0.3,
      to: 0.3,
    }),
  ) +
  '</g>'
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

/**
 * Her head as the lead picture has it: her own brown the ground, the jaw with its angle under the ear, ears that are drawn upon it; neither closed lids nor
 * single brow.
 */
const JAW =
  '91.5 162, 93.5 188, 96.5 214, 99.5 238, 103 257, 107.5 272, 114.5 286, 126 300, 144 319, 164 337, 187 353, 211 363.5, 228 366.8, 240 367'
const SIDE = 'c0 26 3 52 7 76 2 16 4 32 9.5 47 5 12 15 25 27 37 6 6 11 10 16 15l9 6-4-11'
/** The core of the shade: temple, hollow of the cheek and jaw in one sweep, which leaves the rim of the jaw to the light from below; the hollow of the far eye, the wing of the nose, below the lip. */
const CORE =
  'M385 160C370 176 370 198 362 218 354 240 336 262 324 284 308 308 286 330 256 344 238 352 216 352 198 346 216 362 262 366 292 348 324 328 350 300 363 270 376 240 388 200 385 160zM250 180C252 158 268 146 296 141 284 150 272 160 268 178 264 192 256 194 250 180zM246 238Q258 226 268 234 264 248 246 247zM212 310Q236 320 268 305L264 315Q240 326 216 318z'
const leadHead = her
  .replace('<g id="face">', '<g id="front">')
  // Narrow at the temples; above the band the hair follows the vault.
  .replace('C88 90 84 120 84 150', 'C93 90 91 120 91 150')
  .replace('7-24 14-52 14-76 0-30-4-60-11-122', '4-24 7-50 7-76 0-30-2-60-4-122')
  .replace(/M85 199[^"]*/, 'M114 0C86 34 74 80 76 160L98 140 150 50 200 31V0z')
  // The band covers its short hairs.
  .replace(/<path stroke="#2e1620" stroke-width="1.5"[^>]*>/, '')
  .replace(/M89 34l[^"]*/, 'M114 0C86 34 74 80 76 140')
  .replace(/M392 34l[^"]*/, 'M366 0C394 34 406 80 404 140')
  .replace('c0 24 7 52 14 76 1 14 5 28 12 40 8 14 18 27 28 38 5 6 12 12 17 16q4 13', `${SIDE}q1 13`)
  .replace(
    '0-17 4-30c5-4 12-10 17-16 10-11 20-24 28-38 7-12 11-26 12-40',
    '3-17 4-30l-4 11 9-6c5-5 10-9 16-15 12-12 22-25 27-37 5.5-15 7.5-31 9.5-47',
  )
  .replace(
    'M154 320c5 5 10 9.500 16 14s10 8.500 16 12.500 14 9 22 12.500 18 6.500 32 6.500 24-3 32-6.500 16-8.500 22-12.500 10-8 16-12.500 11-9 16-14q4',
    'M150 324L164 337 187 353 211 363.500Q240 370 269 363.500L293 353 316 337 330 324q0',
  )
  .replace('fill="#87423f" opacity=".8"', 'fill="#87423f" opacity=".7" filter="url(#Fs)"')
  .replace(/fill="#93603f" filter="url\(#Fv\)"(><path id="face-h" d=")[^"]*/, `fill="#93603f" filter="url(#Fu)"$1${CORE}`)
  .replace(
    '<ellipse cx="150"',
    `${thin('M385 216Q379 254 367 276 352 300 314 332 278 358 244 362', '#c8986f', 6, 'opacity=".6" filter="url(#Fu)"')}$&`,
  )
  .replace('stroke-width="1.4"', 'stroke-width="1.5"')
  .replace(/<g id="Fz".*?<\/g><g id="Fb">.*?<\/g>/, '')
  .replace(/<g id="Fe">.*?<\/g><g id="Fg".*?<\/g>/, '')
  .replace('href="#Ff" fill="#f1d6bd"', 'href="#Ff" fill="#e9c8a8"')
  .replace(
    /(<g id="Fl">).*?<\/g>/,
    `$1${fill(INK, stroke(JAW, 1.4, { from: 0.2, to: 0.9 }) + stroke('154.5 329, 158 342, 158.500 356, 155 376, 147 400', 1.8, { from: 0.5, to: 1 }))}</g>`,
  )

/** The same face as the lead picture of a category, where it is as large as the page is wide: what is seen of it then, in the units of `face.svg`. */
const mirrored = (drawn: string, id: string) =>
  `<g id="${id}">${drawn}</g><use href="#${id}" transform="matrix(-1 0 0 1 480 0)"/>`
/** Hairs of a brow: at its head they stand up, over its arch they lie down outwards, along its tail they meet from above and below. */
const hairs = (() => {
  const lower = pointsOf('215 137, 203 134, 190 131, 177 129, 164 129, 152 132, 143 136, 134 143')
  const upper = pointsOf('211 126, 200 123.5, 188 121, 176 120.5, 163 121.5, 151 125.5, 141 132, 134 142')
  return range(48)
    .map((i) => {
      const t = Math.min(0.97, (i + chance(i) * 0.8) / 48)
      const below = i % 2 === 0
      const across = below ? 0.05 + 0.35 * chance(i + 70) : 0.45 + 0.4 * chance(i + 70)
      const [[lx, ly], [ux, uy]] = [on(lower, t), on(upper, t)]
      const [x, y] = [lx + (ux - lx) * across, ly + (uy - ly) * across]
      // The way of the brow there, and how far the hair leaves it.
      const [nx, ny] = on(lower, Math.min(1, t + 0.08))
      const along = Math.atan2(ny - ly, nx - lx)
      const turn = along + (below ? 1.25 - 1.05 * Math.min(1, t * 1.7) : 0.8 - 1.25 * Math.min(1, t * 1.5))
      const long = 8.5 - 2.5 * t + 2 * chance(i + 140)
      const [ex, ey] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
      const [mx, my] = [(x + ex) / 2 + Math.cos(along) * -1, (y + ey) / 2 - 1.4]
      return `M${x.toFixed(1)} ${y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`
    })
    .join('')
})()
const leadBrow =
  area(
    '#3a1c22',
    '213 136, 203 133, 190 130.5, 177 128.5, 164 128.5, 152 131.5, 143 135.5, 135 142, 141 133, 151 127, 163 122.5, 176 121.5, 188 122, 200 124.5, 210 127.5',
    'opacity=".42" filter="url(#Fs)"',
  ) + thin(hairs, '#3a1c22', 0.95, 'opacity=".88"')
/** Lashes: over the outer third they leave the edge of the lid outwards and turn up, the outermost longest. */
const lashes =
  stroke('160 165.500, 154.5 164, 150 160.5', 1.6, { from: 1, to: 0.05 }) +
  stroke('163.5 163, 159 160.5, 155.5 156.5', 1.5, { from: 1, to: 0.05 }) +
  stroke('168 160.8, 164.500 158, 162 154.5', 1.4, { from: 1, to: 0.05 }) +
  stroke('157 168.5, 151.5 167.5, 147 165', 1.5, { from: 1, to: 0.05 })
const WHITE = '158 168, 167 162.5, 184 159, 201 161.5, 214 169, 204 173.5, 187 176.2, 170 174.5'
const leadEye =
  area('#efe4da', WHITE) +
  fill('#4a281c', ellipse(186, 166, 9.6)) +
  fill('#5f3825', ellipse(186, 166, 8.4)) +
  fill('#86553a', 'M178.5 167.5a7.7 7.7 0 0 0 15 0q-2.5 4.5-7.5 4.5t-7.5-4.5z', 'opacity=".8"') +
  fill('#1c0d10', ellipse(186, 166, 4)) +
  // The lid’s shade on the ball of the eye, and the corner where the tears gather.
  area('#5b3a3a', '157 168, 167 161, 184 158, 201 160.5, 215 169, 201 167, 186 165, 170 166.5', 'opacity=".34"') +
  area('#c98f80', '214 169, 209 166.5, 206.5 169, 208 171.5') +
  // The rim of the lower lid catches light.
  thin(curve('162 172.5, 172 176.2, 187 178, 203 175, 212 170.5'), '#e7c1a6', 1.5) +
  ink(stroke('158 169.5, 170 176.7, 187 179.200, 203 176.400, 213 170.5', 1.2, { from: 0.5, to: 0.05 })) +
  thin(curve('166 185, 180 189, 196 186.5, 208 180'), '#8f5f40', 2.4, 'opacity=".26" filter="url(#Fs)"') +
  // Lid, rim and crease.
  area('#d9ac86', '156 168, 166 156, 184 149.5, 202 152.5, 216 169, 201 162, 185 158.5, 168 161.5') +
  area('#efd2b6', '168 156.5, 178 152.6, 190 152.300, 198 155, 187 155.200, 176 156', 'opacity=".8"') +
  ink(
    stroke('154.5 170, 162 164.5, 172 160.8, 185 159.1, 197 160.9, 207 164.8, 216.5 170.5', 3.4, { from: 0.35, to: 0.15 }),
    stroke('152.5 162.5, 160 155, 171 149.6, 186 147.800, 201 150.5, 213 158.5', 1.5, { from: 0.05, to: 0.1 }),
    lashes,
  )
/** An ear from the front: rim, groove, the fold within it, the bowl behind its tragus, the lobe; to the cheek it has no line. */
const leadEar =
  area(
    '#dcb08a',
    '100 168, 94 153, 86 147, 77 148.5, 71.5 156, 70.5 169, 73.500 186, 77.5 203, 81 218, 85.5 228.500, 91.5 232, 97 227, 99.5 216, 101 195',
  ) +
  area('#bd8860', '78 159, 83 154.5, 88 159, 87 169, 83.5 180, 83 192, 86 204, 90 211, 85 208, 80.5 195, 77 177') +
  area('#93603f', '94 177, 88.5 178.500, 85.5 187, 86 198, 90 206, 95 207, 97 199, 93.5 189') +
  area('#663a2a', '94.5 183, 91 185, 89.5 192, 91.5 199.500, 95 201, 94 191') +
  area('#f1d6bd', '90 162, 93.5 168, 91 175, 86.500 181, 85 188, 84.5 181, 87.5 171') +
  area('#f1d6bd', '73.5 161, 76 154, 81 150.5, 78 157, 76.5 172, 79 189, 76 183, 73.5 172') +
  area('#f1d6bd', '87 215, 91 214, 92 221, 90 226, 86.5 222', 'opacity=".8"') +
  ink(
    stroke(
      '97.5 160, 93 152, 86 147, 77 148.5, 71.5 156, 70.5 169, 73.5 186, 77.5 203, 81 218, 85.5 228.5, 91.5 232, 96.5 228, 98.500 219',
      2.9,
      { from: 0.1, to: 0.5 },
    ),
    stroke('89.5 162, 85.5 156, 80.5 154.5, 77.5 162, 78.500 180, 82 198, 87 210', 1.3, { from: 0.2, to: 0 }),
    stroke('97 176, 93.500 182, 95 191, 97.5 197.5, 95.500 204, 91 206', 1.3, { from: 0, to: 0.1 }),
  )
/** It lies close to the head: narrow, its front along the contour of the cheek. */
const TUCK = 'matrix(.62 0 .08 1 16 -7)'
/** The band goes behind the ears, and its shade lies under its edge. */
const leadBand =
  thin(curve('104 136, 134 90, 184 60, 242 52, 304 60, 350 88, 384 136'), '#8f5f40', 7, 'opacity=".42" filter="url(#Fu)"') +
  part(
    '#f3ece4',
    '77 166, 76 146, 83 122, 120 62, 174 30, 242 20, 306 30, 360 62, 397 122, 404 146, 403 166, 389 168, 378 130, 350 86, 304 58, 242 50, 184 58, 134 86, 103 130, 91 168',
    2,
  ) +
  area('#cfc2b8', '280 24, 312 33, 361 64, 397 124, 402 164, 390 166, 379 130, 352 86, 336 66, 312 46') +
  area('#fffaf4', '96 114, 122 74, 172 44, 232 32, 172 38, 120 68', 'opacity=".9"') +
  fill(
    '#a08d88',
    stroke('90 138, 104 114, 130 80, 180 48, 240 37, 300 44', 1.5, { from: 0.1, to: 0 }) +
      stroke('86 126, 110 90, 140 60', 1.3, { from: 0, to: 0.1 }) +
      stroke('320 42, 358 76, 386 122, 394 150', 1.4, { from: 0, to: 0.3 }),
  )
/** Light on the bridge and the tip of the nose, its wing set off from the cheek, the groove of the lip, the roll above its red. */
const leadNose =
  fill('#f8e6d3', 'M231.5 166Q228 178 231 206L234 222Q239 206 236 186 234 172 231.5 166z', 'opacity=".75" filter="url(#Fs)"') +
  fill('#f8e6d3', ellipse(236, 220, 8, 6), 'opacity=".6" filter="url(#Fs)"') +
  // The tip: round to both sides, its underside a soft plane that comes down between the nostrils.
  fill(
    '#a9734f',
    'M226 212Q218 222 226 229 233 232 240 233 247 232 254 229 262 222 254 212 257 222 250 226 240 230 230 226 223 222 226 212zM232 232H248L245 244Q240 247 235 244z',
    'opacity=".6" filter="url(#Fs)"',
  ) +
  fill(INK, stroke('230 236, 233 240.5, 240 242.5, 247 240.5, 250 236', 1.3, { from: 0, to: 0 })) +
  thin('M207 216Q201 228 209 240', '#bd8860', 5, 'opacity=".5" filter="url(#Fs)"') +
  thin('M243 246Q245 256 244 262', '#a9734f', 4, 'opacity=".45" filter="url(#Fs)"') +
  thin('M234 247Q232 256 231 261', '#f8e6d3', 3, 'opacity=".6" filter="url(#Fs)"') +
  fill(
    '#f8e6d3',
    stroke('202 273, 214 266.5, 224 261, 231 259.5, 238 262, 245 261, 251 259.5, 257 262', 2.4, { from: 0, to: 0 }),
    'opacity=".6" filter="url(#Fs)"',
  )
const lead =
  '<filter id="Fs" filterUnits="userSpaceOnUse" width="480" height="480"><feGaussianBlur stdDeviation="1.4"/></filter><g transform="translate(-14)">' +
  leadNose +
  mirrored(leadBrow, 'lb') +
  mirrored(leadEye, 'le') +
  // The far eye lies in the shade of the nose and the brow.
  area('#93603f', '264 168, 278 152, 296 149, 314 156, 324 166, 312 158, 295 155, 279 158', 'opacity=".34"') +
  area('#5b3a3a', '266 169, 279 160, 296 157, 313 160, 322 167, 310 174, 293 176, 276 173', 'opacity=".14"') +
  fill('#fff', ellipse(183, 162.5, 1.9) + ellipse(291, 162.5, 1.9)) +
  '<use href="#Fm"/>' +
  leadBand +
  `<g id="lr" transform="${TUCK}">${leadEar}</g><g transform="matrix(-1 0 0 1 480 0)"><use href="#lr"/>` +
  area(
    '#93603f',
    '101 168, 94 152, 86 147, 77 148, 72 156, 71 169, 74 186, 78 203, 81 218, 86 228, 92 231, 98 227, 101 216, 102 195',
    `opacity=".55" transform="${TUCK}"`,
  ) +
  '</g></g>'

/** A gloved hand with the pen, its tip at (x, y). */
const marking = (x: number, y: number) => fromRight(pen(), x, y, -14, 66, 0.92, 1.2)

/** A pad of gauze in a gloved hand. */
const cleaning = (x: number, y: number, size: number) =>
  fromRight(placed(gauze(), 22, 4, 40, 1.5), x, y, -28, (36 * size) / 0.8, size, size / 0.8)

export const plate: Sheet = {
  slug: 'anti-wrinkle-injections',
  title: 'Anti-wrinkle injections, step by step',
  desc: '1: make-up is cleaned off. 2: she frowns, then she smiles; fifteen points are marked on forehead, frown and laughter lines. 3: the medicine is prepared before your eyes. 4: small amounts go into the chosen muscles: the forehead’s, the frown’s, the ring round the eye. 5: gentle pressure, then rest.',
  defs: `${her}${PENCIL}${PRESS}<g id="oe">${eye}</g>`,
  otherDefs: leadHead,
  others: {
    // From near the three beside the eye keep clear of the brow’s tail.
    points: face(
      lead +
        dotted(spots.map(([x, y]) => (y > 146 ? [x, y + 9] : [x, y]))) +
        // The frame shows the index finger, which closes on the pen with the thumb.
        fromRight(pen(), 276, 99, -48, 44, 0.58, 0.85),
      43,
      28,
      0.654,
      'front',
    ),
  },
  panels: [
    { steps: '1', body: face(REST + SHUT + cloth) + cleaning(166, 168, 0.62) },
    {
      steps: '2',
      // Two moments, one above the other.
      body:
        `<svg width="240" height="119">${face(frowning + cloth + dotted(spots.slice(0, 9)) + marking(250, 130), 44, 62, 0.66)}</svg>` +
        `<svg y="121" width="240" height="119">${face(smiling + cloth + dotted(spots.slice(9)), 44, 130, 0.66)}</svg>` +
        '<path class="o" d="M0 119h240v2H0z"/>',
    },
    {
      steps: '3',
      // Upside down, so that the needle stands in the fluid, and no air is drawn.
      body: `<g transform="translate(12 4)">${drawnUp('#a9d0d9')}</g>` + record(-6, 152),
    },
    {
      steps: '4',
      body: face(REST + muscles + dots + pressing(syringe('#e4eeee', 18, true), 105, 206, 130, -24, 0.72), 89, 28, 0.86),
    },
    {
      steps: '5',
      wide: true,
      // Her brow from near, two fingers on a pad over the points beside her eye; the whole hand is seen.
      body: face(REST + SHUT + cloth + points, 112, 62, 1.24) + cleaning(262, 124, 0.98),
    },
  ],
}
