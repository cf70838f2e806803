/** Brows, closed lids and what else is drawn upon the people in the panels, in the units of their plates (`bases/`): drawn once, so that everybody sleeps alike. */
import { brow, closed, HAIR, lid, lowered, on } from './lids'
import { area, fill, ink, INK, part, thin } from './marks'
import { chance, pointsOf, stroke, type Line, type Point } from './pen'

/** A brow as small as it is drawn: hairs along a line from the nose to the temple, upright first, then leaning out; under them hardly a tone. */
function small(line: Line, count: number, tall: number): string {
  const points = pointsOf(line)
  const out = Math.sign(points.at(-1)![0] - points[0]![0])
  const hairs = Array.from({ length: count }, (_, i) => {
    const t = i / count
    const [x, y] = on(points, t)
    const [x1, y1] = on(points, Math.min(1, t + 0.06))
    const lean = Math.atan2(y1 - y, x1 - x) - out * (1 - 0.8 * t) * (i % 2 ? 0.9 : 0.45)
    const long = tall * (1 - 0.25 * t)
    return `M${Math.round(x)} ${Math.round(y + (i % 2 ? 3 : 1))}l${Math.round(Math.cos(lean) * long)} ${Math.round(Math.sin(lean) * long)}`
  })
  return fill(HAIR, stroke(line, tall * 0.5, { from: 0.7, to: 0.1 }), 'opacity=".5"') + thin(hairs.join(''), HAIR, 0.9)
}

const LOW = { hairs: 14, width: 1.5, wash: 0.62 }
const FEW = { ...LOW, hairs: 10 }
const LIDS = { width: 2.6, lashes: 5, long: 4.5 }

/** No edge of his forelock is cut: skin is seen between its hairs (from near, in no gap with a tip), and fine hairs stand before it, combed back. */
function forelock(gapped = 30, hairs = 52): string {
  const edge = pointsOf('160 86, 163 101, 168 113, 178 126, 197 132, 217 134, 239 130, 261 122, 283 115, 300 116')
  const back = (i: number, count: number, shift: number): [Point, Point] => {
    const [x, y] = on(edge, (i + chance(i + shift)) / count)
    return [
      [Math.round(x), Math.round(y)],
      [Math.round(6 - (x - 200) / 22 + 3 * chance(i)), -1],
    ]
  }
  const gaps = (colour: string, from: number, to: number) =>
    fill(
      colour,
      Array.from({ length: gapped }, (_, i) => {
        const [[x, y], [aside]] = back(i, gapped, 3)
        const long = Math.round(5 + 12 * chance(i + 60) ** 2)
        return i < from || i >= to ? '' : `M${x - 2} ${y + 2}q2-3 ${aside}-${long}q1 ${long - 3} ${3 - aside + 1} ${long}z`
      }).join(''),
    )
  return (
    (gapped ? gaps('#f3dcc6', gapped * 0.3, gapped * 0.7) + gaps('#cf9f7b', gapped * 0.7, gapped) : '') +
    thin(
      Array.from({ length: hairs }, (_, i) => {
        const [[x, y], [aside]] = back(i, hairs, 7)
        return `M${x} ${y + Math.round(11 * chance(i + 30) ** 1.8)}q1-8 ${aside}-${Math.round(12 + 8 * chance(i + 15))}`
      }).join(''),
      '#2e1620',
      0.9,
    )
  )
}

/** Hairs of a brow, twenty units across: those of one edge and of the other run together along it; each is thick at its root and ends in nothing. */
const TUFT = `<path id="tf" fill="${HAIR}" d="${Array.from({ length: 21 }, (_, i) => {
  const y = Math.round(((i * 0.618) % 1) * 18 - 9)
  const [x, long] = [Math.round(18 * chance(i + 4) - 6 - Math.abs(y) * 0.3), Math.round(13 + 9 * chance(i + 20))]
  const aside = Math.round(-y * 0.5 - 1 + 4 * chance(i + 40))
  const bent = Math.round(aside * 0.9)
  return `M${x} ${y}q${Math.round(long / 2)} ${bent} ${long} ${aside} ${-Math.round(long / 2)} ${(0.8 - aside * 0.25).toFixed(1)} ${-long} ${(0.6 - aside).toFixed(1)}z`
}).join('')}"/>`
/** A brow from so near that each hair is seen: upright beside the nose, then up and outwards from below, down along it from above. */
function combed(above: string, below: string): string {
  const [top, foot] = [pointsOf(above), pointsOf(below)]
  const middle = (t: number): Point => {
    const [[ax, ay], [bx, by]] = [on(top, t), on(foot, t)]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const tufts = Array.from({ length: 13 }, (_, i) => {
    const t = 0.05 + (i / 13) * 0.88
    const [[x, y], [fx, fy]] = [middle(t), middle(t + 0.06)]
    const turn = Math.round((Math.atan2(fy - y, fx - x) * 180) / Math.PI + Math.max(0, 34 - 11 * i))
    const wide = Math.hypot(on(top, t)[0] - on(foot, t)[0], on(top, t)[1] - on(foot, t)[1]) / 20
    return `<use href="#tf" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${i % 2 ? 0.9 : 1} ${((i % 3 ? 1 : -1) * Math.max(0.4, wide)).toFixed(1)})"/>`
  })
  // The skin is darker where hairs stand close, and that has no edge.
  const core = [
    ...top.slice(1, -1).map(([x, y]): Point => [x, y + 5]),
    ...foot
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point => [x, y - 3]),
  ]
  return (
    '<filter id="cb"><feGaussianBlur stdDeviation="2"/></filter>' +
    area(HAIR, core, 'filter="url(#cb)" opacity=".26"') +
    `<defs>${TUFT}</defs>${tufts.join('')}`
  )
}

const ear = (outline: string) => area('#cf9f7b', outline, `stroke="${INK}" stroke-width="2"`)

/** The ear of the woman who bows her head, behind a lock of her hair: its rim, the groove and the hollow before it. */
const PARTED_EAR =
  area('#a9734f', '374 311, 378 324, 376 342, 371 358, 364 372, 356 378, 352 372, 356 356, 364 338, 371 322') +
  area('#cf9f7b', '374 313, 377 324, 375 341, 370 356, 363 370, 357 376, 354 371, 360 366, 366 354, 371 340, 373 325') +
  area('#6d3a2c', '371 328, 370 339, 364 353, 359 362, 357 360, 361 347, 367 334') +
  ink(
    stroke('373 318, 372 333, 367 350, 360 365', 1.3),
    stroke('373 308, 378 324, 376 342, 371 358, 364 372, 356 378, 344 380', 3),
  )

/** Two women who bow their heads: brows at rest, arched and not drawn together. */
const PARTED_BROWS =
  brow(
    '193 350, 199 345.5, 214 342, 234 341.5, 255 346, 275 357',
    '194 355, 201 351.5, 215 347.5, 234 346, 255 349, 276 358',
    LOW,
  ) +
  brow('156 331, 150 323, 141 315, 131 309, 123 307, 117 311', '153 335, 147 328, 139 320, 130 313.5, 123 310.5, 117 313', LOW)

/** His ear, seen from above and before: rim, the fold within it, the hollow behind its cover, the lobe. */
const HIS_EAR =
  fill('#2e1620', 'M368 186h22l-13 22-8 38-6-26z') +
  part('#cf9f7b', '376 203, 384 192, 392 190, 398 199, 398 220, 391 252, 379 278, 370 283, 362 279, 365 250, 370 222', 2) +
  thin('M378 206Q389 200 390 218 388 238 379 258', '#a9734f', 3.4) +
  area('#7a4a38', '373 228, 379 221, 384 228, 381 246, 374 257, 368 255') +
  thin('M383 197Q393 193 395 205 395 220 391 236', '#e6c3a3', 2.6) +
  thin('M367 273q3 3 6-1', '#e6c3a3', 4) +
  fill(
    INK,
    'M376 208C382 197 393 196 393 212 392 228 389 240 384 252 387 238 391 226 390 211 389 201 381 202 376 208zM364 234C371 242 370 250 364 257 367 250 368 242 364 234z',
  )

/** As much of his ear as a hand leaves free. */
const NEAR_EAR =
  fill('#2e1620', 'M368 186h22l-13 22-8 38-6-26z') +
  part('#cf9f7b', '376 203, 398 199, 391 252, 379 278, 370 283, 362 279, 365 250', 2) +
  area('#7a4a38', '379 221, 381 246, 368 255')

/** The line of his nose: the far edge of its bridge, wing, tip, wing. */
const NOSE_LINE = fill(
  INK,
  'M183 254C184 272 179 287 169 308 175 289 181 272 183 254zM170 306C162 314 162 326 168 332L172 335C161 333 158 317 170 306zM169 331C177 349 198 351 210 337 202 355 175 353 169 331zM219 314C231 322 231 342 206 338 230 347 236 323 219 314z',
)
/** His nose from above: the near wall lies in shade from the brow to the wing, the ridge is lit; below the tip it is dark, and the lip takes its shadow. */
const HIS_NOSE =
  area('#a9734f', '172 338, 190 346, 208 338, 226 338, 234 346, 214 355, 188 353', 'filter="url(#crs3)"') +
  area(
    '#b9855e',
    '219 258, 208 266, 203 288, 204 310, 210 324, 222 334, 231 328, 228 310, 220 292, 224 268',
    'filter="url(#crs3)" opacity=".85"',
  ) +
  area('#c08d66', '172 252, 183 250, 184 266, 176 284, 169 266', 'filter="url(#crs3)" opacity=".7"') +
  area('#f6e3d0', '192 264, 197 278, 194 320, 186 326, 181 318, 188 284', 'filter="url(#crs3)"') +
  NOSE_LINE

/** Beyond his cheek the shoulder lies lower, in half-tone, so that cheek, jaw and chin stand out from it in one line. */
const HIS_JAW =
  '<clipPath id="crj"><path d="M131 298C133 309 137 318 141 328 148 347 157 366 170 385 177 395 186 405 204 409L260 412V480H-60V339L20 317 85 302z"/></clipPath>' +
  `<g clip-path="url(#crj)">${fill('#e3bd9b', 'M200 280L85 310-70 370V500H170L200 420z', 'filter="url(#crr)"')}${area('#c79770', '120 290, 118 330, 134 368, 160 408, 200 424, 200 390, 150 300', 'filter="url(#crr)" opacity=".85"')}</g>` +
  fill(INK, 'M129 286C132 304 136 316 142 329 152 356 166 382 206 411 160 387 150 357 139 331 134 316 130 302 129 286z')
const NEAR_NOSE =
  area('#b9855e', '219 258, 205 270, 204 310, 222 334, 231 324, 220 292', 'filter="url(#crs3)" opacity=".85"') +
  area('#f6e3d0', '192 264, 197 278, 190 326, 181 318', 'filter="url(#crs3)"') +
  NOSE_LINE
/** As much of it as a near panel shows. */
const NEAR_JAW =
  fill('#dcb08e', 'M131 299L141 329 150 352H85V301z') +
  fill(INK, 'M129 286C132 304 136 316 142 329L150 352H147L139 331C134 316 130 302 129 286z')

/** What is drawn upon a base, by its name. */
/** The brows of the woman of 58, the near one and the far one. */
const elderBrows = (near: object, far: object): string =>
  brow(
    '161 72, 168 63, 182 59, 200 59, 220 63, 240 72, 259 82',
    '163 79, 170 73, 184 67.5, 200 67.5, 220 71, 240 77.5, 261 83',
    near,
  ) + brow('127 73, 122 66.5, 116 63, 108 64', '129 80, 122 76, 115 72, 107 70', far)

export const FEATURES: Readonly<Record<string, string>> = {
  elder:
    elderBrows({ hairs: 20 }, { hairs: 7 }) +
    lid('184 107, 196 103, 210 105, 219 108, 208 115, 196 115, 187 112') +
    closed('181 110, 190 116, 201 118.5, 214 115, 226 107.5', '177 106, 184 99.5, 204 101, 224 105') +
    closed('137.5 111.5, 126 118.5, 115 115', '138 101, 125 101, 113 106', { lashes: 0 }) +
    thin('M187 124q12 4 23 1M229 108q11 0 19-5', INK, 0.7),
  'elder-near':
    small('162 74, 172 67, 186 63, 204 63, 224 69, 244 76, 264 86', 22, 12) +
    small('128 76, 121 70, 114 66, 106 65', 9, 9) +
    area('#f3dcc6', '183 108, 192 103, 205 103, 220 106, 208 115, 196 115, 187 112') +
    ink(stroke('180 109, 190 116, 202 118.5, 214 115, 228 107', 3.2), stroke('138 111, 126 117.5, 114 114', 2.8)) +
    thin('M177 105q22-12 48 0M187 124q12 4 23 1M229 108q11 0 19-5M139 101q-14-3-26 5', INK, 0.8) +
    thin(
      'M193 117l-2 4M198 118v4.500M203 118l1.500 5M208 117l3 5M213 115.500l4 4.500M218 113l5 4M222 111l5.500 3M226 108.500l5 2',
      INK,
      0.8,
    ),
  nose:
    brow(
      '195 98, 198 89, 207 83.5, 220 86, 236 94, 250 103, 261 110',
      '197 106, 201 97, 209 91.5, 222 95, 236 101, 250 107, 262 111',
      { hairs: 31, width: 1.1, wash: 0.4 },
    ) +
    // From the side a closed lid is a wedge: it stands out in front over the globe, in the shade of the brow from its fold up, and runs back and
    // down to the outer corner 12 mm behind; the inner corner is hidden by it. The lower lid lies under it in its shade.
    fill(
      '#cf9f7b',
      'M206 130C211 128 218 129 224 133 230 138 234 144 236.6 149 230 151 222 150 216 142 212 137 209 133 206 130z',
      'opacity=".6"',
    ) +
    fill('#f3dcc6', 'M206.4 134C204.6 138 204 142 204.4 145 210 149 218 150 226 149 219 146.6 211 141.6 206.4 134z') +
    fill(
      '#c08f6c',
      'M204.6 147C206 152 211 156.6 218 157.6 225 158 232 154.6 236 150.4 225 154 211 152.6 204.6 147z',
      'opacity=".5"',
    ) +
    thin('M206 129q-4.6 8-2.8 16', '#93603f', 0.9) +
    thin('M206 129c10-4 20 2 31 17', INK, 0.9) +
    ink(stroke('202.8 144, 208 148.4, 216 151.4, 226 152, 239 149.4', 3.2, { from: 0.4, to: 0 })) +
    thin(
      'M203.6 146q-2.4 3-6 3M205.4 148q-2 4-5.6 4.8M208 149.6q-1.4 4-4.6 6M211.6 151q-.8 4-3.4 6.4M215.8 152q-.4 3.2-2 5.6M220.4 152.6q0 2.6-.8 4.6',
      INK,
      1,
    ),
  eyes:
    combed('186 43, 168 29, 140 18, 108 13, 76 16.5, 44 31, 10 60', '187 52, 166 47, 140 39, 108 32.5, 76 34.5, 46 45, 12 62') +
    // Under the upper lid the eye lies in shade.
    area('#2a1018', '70 104, 92 95, 119 91, 146 93, 168 104, 150 101, 120 99, 92 103', 'opacity=".34"') +
    area('#cf8f84', '165 105, 172 106.5, 180 111, 173 114.5, 167 113') +
    fill('#f3dcc6', stroke('174 108, 176 110, 173 111', 1.6)) +
    fill('#e6b3a3', stroke('71 112, 86 120, 104 123.5, 130 123.5, 152 120, 168 115.5', 2.6)) +
    // The fibres of the iris, from the pupil to its dark rim.
    thin(
      'M112 101l-5-2M113 104.500l-7 1M113 108l-4 2M115 110l-3 5M118 111.500l-1 3M121 112v6M124 111.500l2 7M127 110l2 3M128.500 107l6 4M129.500 104l4-.5M129 100.500l5-3',
      '#a87450',
      0.6,
      'opacity=".45"',
    ),
  // One mouth: the lower lip stands a little behind the upper one, and its red ends above the furrow of the chin.
  chin:
    area('#cf9f7b', '114 166, 121 170, 129 168, 137 172, 142 180, 141 190, 134 185, 126 180, 119 173') +
    area('#a9734f', '116 168, 124 171, 131 170.5, 138 175, 134 180, 128 180, 123 175') +
    area('#bf7667', '113 146, 111.5 152, 112 160, 115 167, 122 171, 129 168, 135 159, 140 149, 142 145, 132 144, 122 145') +
    area('#d3968a', '114.5 152, 115 159, 118 164, 123 163, 128 156, 130 150, 122 149') +
    area('#8f4c48', '106.5 133, 108.5 140, 113 146.5, 122 146.5, 132 145, 142 145.5, 134 140.5, 124 140, 114 138') +
    ink(
      stroke('105.8 121, 105.3 128, 106.4 135, 109 141.5, 113 147', 2.2, { from: 0.2, to: 0.5 }),
      stroke('113 147, 111 152, 111.6 160, 115 167.4, 120 172.6, 124.5 177, 126.3 182', 2.4, { from: 0.4, to: 0.6 }),
      stroke('111.5 146.5, 117 147.6, 125 146.6, 134 145, 145 144.6', 2.2, { from: 0.5, to: 0.2 }),
    ),
  aside: thin('M193 98q14 7 33-1M120 101q13 3 29-4', '#93603f', 3, 'opacity=".5"'),
  // Two women who bow their heads: brows at rest, arched and not drawn together, lids lowered over the whole eye.
  parted:
    PARTED_BROWS +
    // Each lid lies over a ball: light on its height, half-tone where it turns down to the lashes; the crease is no line of ink.
    fill('#a9734f', 'M194 366q30-24 64 2-20 32-64-2z', 'filter="url(#hrb)"') +
    lowered('203 363, 214 361, 230 364, 246 373, 236 377.5, 224 376.5, 211 371') +
    area('#b98660', '203 364, 212 368, 224 372, 236 374, 246 373, 236 378, 222 377, 210 372') +
    area('#efcfb0', '213 363, 222 364, 230 367, 226 369, 217 367') +
    lowered('159 348, 152 341, 140 335, 126 330, 130 340, 138 347, 150 350') +
    area('#c9976f', '126 331, 132 338, 142 344, 159 348, 150 351, 138 348, 130 341') +
    thin('M206 358.5q20-5 40 8.500M155 341q-10-8-26-12', '#8a5a42', 1.3) +
    closed('202 364, 211 372, 223 377.8, 236 378.8, 248 374.5', '211 372, 213 373', LIDS) +
    closed('161 349.5, 150 351.5, 138 348.5, 130 341, 125 331.5', '150 351.5, 149 351', { ...LIDS, lashes: 0 }) +
    // At her temple the hair has no edge: skin is seen between its roots, short hairs are combed back.
    fill('#4a2a2c', 'M286 306l18 6 10 12 16-2 12 12 6 20-8-4-10-18-16 2-12-14z', 'filter="url(#hrb)"') +
    thin(
      'M281 307q12 1 24 9M290 313q12 2 22 8M298 321q10 1 22 6M304 329q12-3 26 3M315 334q10-4 20 2M326 335q10-1 16 6M335 347q7 1 10 9',
      '#2e1620',
      1,
    ) +
    // Her ear stands out from the hair: the rim, the fold that parts in two within it, the hollow and the flap before it, which belongs to the cheek.
    part(
      '#cf9f7b',
      '362 334, 367 318, 375 310, 383 312, 388 323, 387 338, 381 353, 373 367, 364 378, 355 382, 350 374, 354 356',
      2.4,
    ) +
    area('#e6c3a3', '370 319, 376 313, 382 315, 386 325, 384 338, 378 352, 369 366, 373 352, 380 336, 381 324, 377 317') +
    area('#8f5b40', '366 330, 373 319, 379 323, 378 336, 374 346, 370 352, 366 362, 359 369, 356 362, 360 346') +
    area('#cf9f7b', '373 325, 376 331, 374 343, 368 353, 363 364, 361 361, 366 350, 369 340, 367 334, 371 337') +
    area('#b98660', '352 350, 358 346, 361 351, 360 358, 355 364, 351 368') +
    ink(stroke('366 330, 373 319, 379 323, 378 338', 1.2, { from: 0.6, to: 0.1 })),
  // As small as it is drawn, brow and lid are a few strokes.
  'parted-near':
    // The socket of the near eye is half-tone: no hatching rings the lid.
    fill('#cf9f7b', 'M172 372q30-18 84-2-6 24-40 24-30-2-44-22z', 'filter="url(#hrb)"') +
    PARTED_BROWS +
    area('#dbb08c', '203 363, 214 361, 230 364, 246 373, 236 378, 224 377, 211 371') +
    area('#dbb08c', '162 347, 152 340, 140 334, 126 330, 130 341, 138 348, 152 352, 164 354') +
    closed('202 364, 211 372, 223 378, 236 379, 249 374', '200 360, 214 357, 232 361, 250 370', LIDS) +
    closed('161 349, 150 352, 138 348, 130 341, 125 331', '159 343, 148 336, 136 331, 125 326', { ...LIDS, lashes: 0 }) +
    PARTED_EAR,
  'bowed-near':
    ear('103 313, 109 312, 117 319, 126 333, 132 350, 133 368, 127 376, 118 367, 110 350, 104 331') +
    area('#a9734f', '109 322, 115 326, 123 338, 129 352, 130 364, 126 366, 119 355, 113 342') +
    area('#cf9f7b', '114 331, 119 334, 124 343, 128 356, 127 363, 122 354, 117 344') +
    ink(stroke('122 332, 115 325, 109 321, 108 326, 112 341, 119 355, 125 366', 2)) +
    brow(
      '282 357, 274 352, 259 349.5, 240 351.5, 222 358, 204 371',
      '281 365, 272 361, 259 358.5, 240 360, 222 365, 204 372',
      FEW,
    ) +
    brow(
      '318 338, 323 329, 332 321, 341 316, 348 315.5, 354 323',
      '322 343, 328 336, 335 329.5, 342 324.5, 348 322, 354 324',
      FEW,
    ) +
    area('#cf9f7b', '273 374, 262 372, 246 376, 229 384, 239 389, 251 388, 264 382') +
    ink(stroke('274 375, 264 383, 252 389, 239 390, 227 385', 3.4), stroke('315 356, 325 360, 334 357, 342 350, 347 341', 3)) +
    thin('M276 371q-26-4-51 9M317 350q14-12 30-15', INK, 1),
  // The brows of the bowed man: their wash is in his plate, hairs lie in it towards the temples.
  crown:
    HIS_EAR +
    HIS_NOSE +
    HIS_JAW +
    area('#e2bf9d', '121 223, 127 224, 130 232, 123 233') +
    fill(INK, 'M127 236C138 246 152 248 168 251 152 250 137 249 127 236z') +
    forelock() +
    thin(
      'M213 254l3-6M219 253l4-6M226 251l6-6M234 249l8-5M242 248l9-5M251 247l10-4M260 246l11-3M269 246l11-1M278 247l10 1M286 248l9 3M230 247l8-3M247 244l10-2M265 243l11 1M163 236l-5-6M157 234l-6-6M150 230l-7-6M143 227l-7-6M136 223l-6-6M130 218l-5-5',
      '#2e1620',
      1.1,
    ),
  // As small as it is drawn: his forelock and the hairs of his brows.
  'crown-near':
    NEAR_EAR +
    NEAR_NOSE +
    NEAR_JAW +
    forelock(0, 36) +
    thin(
      'M213 255l4-6M221 253l6-6M231 250l8-5M243 248l11-4M256 247l12-3M269 246l12 0M281 248l12 3M161 236l-6-6M152 232l-7-7M143 228l-7-7M134 222l-7-7',
      '#2e1620',
      1.2,
    ),
}
