import { on } from './lids'
import { area, fill, INK, ink, part, swap, thin } from './marks'
import { chance, curve, ellipse, pointsOf, stroke } from './pen'

/*
 * The face from the front as the lead picture of a category, where it is as large as the page is wide: what is seen of it then, drawn over
 * the recorded head, in the units of `face.svg`.
 */

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
export const frontHead = (her: string): string =>
  swap(
    her,
    ['<g id="face">', '<g id="front">'],
    // Narrow at the temples; above the band the hair follows the vault.
    ['C88 90 84 120 84 150', 'C93 90 91 120 91 150'],
    ['7-24 14-52 14-76 0-30-4-60-11-122', '4-24 7-50 7-76 0-30-2-60-4-122'],
    [/M85 199[^"]*/, 'M114 0C86 34 74 80 76 160L98 140 150 50 200 31V0z'],
    // The band covers its short hairs.
    [/<path stroke="#2e1620" stroke-width="1.5"[^>]*>/, ''],
    [/M89 34l[^"]*/, 'M114 0C86 34 74 80 76 140'],
    [/M392 34l[^"]*/, 'M366 0C394 34 406 80 404 140'],
    ['c0 24 7 52 14 76 1 14 5 28 12 40 8 14 18 27 28 38 5 6 12 12 17 16q4 13', `${SIDE}q1 13`],
    [
      '0-17 4-30c5-4 12-10 17-16 10-11 20-24 28-38 7-12 11-26 12-40',
      '3-17 4-30l-4 11 9-6c5-5 10-9 16-15 12-12 22-25 27-37 5.5-15 7.5-31 9.5-47',
    ],
    [
      'M154 320c5 5 10 9.500 16 14s10 8.500 16 12.500 14 9 22 12.500 18 6.500 32 6.500 24-3 32-6.500 16-8.500 22-12.500 10-8 16-12.500 11-9 16-14q4',
      'M150 324L164 337 187 353 211 363.500Q240 370 269 363.500L293 353 316 337 330 324q0',
    ],
    ['fill="#87423f" opacity=".8"', 'fill="#87423f" opacity=".7" filter="url(#Fs)"'],
    [/fill="#93603f" filter="url\(#Fv\)"(><path id="face-h" d=")[^"]*/, `fill="#93603f" filter="url(#Fu)"$1${CORE}`],
    [
      '<ellipse cx="150"',
      `${thin('M385 216Q379 254 367 276 352 300 314 332 278 358 244 362', '#c8986f', 6, 'opacity=".6" filter="url(#Fu)"')}$&`,
    ],
    ['stroke-width="1.4"', 'stroke-width="1.5"'],
    [/<g id="Fz".*?<\/g><g id="Fb">.*?<\/g>/, ''],
    [/<g id="Fe">.*?<\/g><g id="Fg".*?<\/g>/, ''],
    ['href="#Ff" fill="#f1d6bd"', 'href="#Ff" fill="#e9c8a8"'],
    [
      /(<g id="Fl">).*?<\/g>/,
      `$1${fill(INK, stroke(JAW, 1.4, { from: 0.2, to: 0.9 }) + stroke('154.5 329, 158 342, 158.500 356, 155 376, 147 400', 1.8, { from: 0.5, to: 1 }))}</g>`,
    ],
  )

const mirrored = (drawn: string, id: string) =>
  `<g id="${id}">${drawn}</g><use href="#${id}" transform="matrix(-1 0 0 1 480 0)"/>`
/** Hairs of a brow: at its head they stand up, over its arch they lie down outwards, along its tail they meet from above and below. */
const hairs = (() => {
  const lower = pointsOf('215 137, 203 134, 190 131, 177 129, 164 129, 152 132, 143 136, 134 143')
  const upper = pointsOf('211 126, 200 123.5, 188 121, 176 120.5, 163 121.5, 151 125.5, 141 132, 134 142')
  return Array.from({ length: 48 }, (_, i) => {
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
  }).join('')
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
/** What lies on her head: nose, brows, eyes, mouth, band and ears, from the middle outwards. */
export const frontFace: string =
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
