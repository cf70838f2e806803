import { fill, INK, swap, thin, whole } from './marks'
import { chance, stroke } from './pen'
import { person } from './people'

/*
 * The bowed man from near, as the lead picture of a category, where he is as large as the page is wide: what is seen of him then, drawn over
 * the recorded head, in the units of `crown.svg`.
 */

/** His forelock from near: it ends in single hairs, none as long as its neighbour or in its direction; behind them strands of many lengths, the gleam without an edge. */
const FRONT = '157 84, 160 94, 166 104, 174 112, 184 118, 196 121, 212 123, 227 123, 239 121, 250 116, 260 113, 273 114, 289 113'
  .split(', ')
  .map((point) => point.split(' ').map(Number))
const fringe = (seed: number, count: number, long: number, until = 290) =>
  Array.from({ length: count }, (_, i) => {
    const at = ((i + chance(i + seed)) / count) * (FRONT.length - 1.001)
    const [a, b] = [FRONT[Math.floor(at)]!, FRONT[Math.floor(at) + 1]!]
    const [x, y] = [0, 1].map((k) => a[k]! + (b[k]! - a[k]!) * (at % 1))
    if (x! > until) return ''
    const lean = (x! - 232) / 15 + 4.4 * (chance(i + seed + 60) - 0.5)
    const far = long * (0.45 + 0.75 * chance(i + seed + 20))
    const from = y! - 4 - 3 * chance(i + seed + 33)
    const turn = x! < 172 ? -0.1 : 0
    const [dx, dy] = [lean * (far / 9) + turn * far, far * (x! < 172 ? 0.75 : 1)]
    const bow = 2.4 * (chance(i + seed + 80) - 0.5)
    // From near they are whole numbers.
    const [a0, b0, a1, b1, a2, b2] = [x!, from, dx / 3 + bow, dy / 2, dx, dy].map((n) =>
      until < 290 ? `${Math.round(n)}` : n.toFixed(1),
    )
    return `M${a0} ${b0}q${a1} ${b1} ${a2} ${b2}`
  }).join('')
/** Along the comb, from the vault to the forelock and, on the right, to the temple. */
const strands = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const at = (i + chance(i + seed)) / count
    const [x, y] = [188 + 150 * at, 6 + 30 * at + 34 * chance(i + seed + 9)]
    const long = 26 + 54 * chance(i + seed + 31)
    const aside = x < 306 ? -0.36 : -0.1 + (x - 306) / 90
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(aside * long * 0.8)} ${Math.round(long * 0.42)} ${Math.round(aside * long)} ${Math.round(long)}`
  }).join('')
export const combed = (him: string, until?: number) =>
  him
    .replace(
      ' 3 11 4 27 11 37 6 8 18 8 27 9 15 2 17 3 32 0q6 0 12-2c7-3 13-9 21-10 5-1 8 3 13 2s10-5 16-5',
      ' 1 9 5 18 11 24 8 9 18 13 29 16 14 2 15 3 30 1q6 0 12-2c7-3 13-7 21-8 5-1 8 1 13 1s10-1 16-1',
    )
    // Neither notches of skin in the hair nor hairs in pairs.
    .replaceAll(/<path fill="#(?:f3dcc6" d="M174 125|cf9f7b" d="M245 129)[^>]*>|<path [^>]*d="M160 89q[^>]*>/g, '')
    .replace(/<path fill="#442630" /, '<filter id="crs"><feGaussianBlur stdDeviation="3"/></filter>$&filter="url(#crs)" ')
    .replace(/<path fill="#5c3c45" /, '$&filter="url(#crs)" ')
    .replace(/<path fill="none" stroke="#7a5763"[^>]*>/, thin(strands(3, until ? 18 : 26), '#7a5763', 0.6))
    .replace(/<path fill="none" stroke="#1a0b12"[^>]*>/, thin(strands(40, until ? 24 : 34), '#1a0b12', 1))
    .replace(
      /<path fill="none" stroke="#2e1620"[^>]*>/,
      thin(fringe(5, until ? 60 : 86, 8.5, until), '#2e1620', 0.9) + thin(fringe(90, until ? 40 : 78, 13, until), '#2e1620', 0.5),
    )

/** Before the temple the hair ends in short hairs that lie forward, over a shade without an edge. */
const TEMPLE = '307 126, 317 150, 326 173, 329 191, 335 202, 349 212, 355 225, 362 240'
  .split(', ')
  .map((point) => point.split(' ').map(Number))
const temple =
  thin(`M${TEMPLE.map((point) => point.join(' ')).join('L')}`, '#2e1620', 6, 'opacity=".5" filter="url(#crs)"') +
  thin(
    Array.from({ length: 36 }, (_, i) => {
      const at = ((i + chance(i + 3)) / 36) * (TEMPLE.length - 1.001)
      const [a, b] = [TEMPLE[Math.floor(at)]!, TEMPLE[Math.floor(at) + 1]!]
      const [x, y] = [0, 1].map((k) => a[k]! + (b[k]! - a[k]!) * (at % 1))
      const far = 7 + 9 * chance(i + 51)
      return `M${Math.round(x! + 2)} ${Math.round(y! - 6)}q0 ${Math.round(far * 0.5)} ${Math.round(-2 - far * (0.1 + 0.35 * chance(i + 77)))} ${Math.round(far + 1)}`
    }).join(''),
    '#2e1620',
    0.7,
  )
/** Light and shade of his bowed head from near: temple, hollow of the cheek and jaw turn away without an edge, the rim of the jaw takes light from below, and under it lies what the chin casts on the neck. */
const TURNED =
  '<clipPath id="crn"><path d="M366 275C357 300 352 320 338 332 319 355 286 380 252 398 236 405 216 408 201 405L180 420V480H480V300z"/></clipPath>' +
  `<g clip-path="url(#crn)"><g filter="url(#crr)">${fill('#b27b55', 'M366 268L340 300 300 370 190 412 214 480H322Q346 410 388 372 364 350 362 310z')}${fill('#8a5840', 'M356 288Q346 346 296 382 250 414 204 412L222 452Q300 444 346 376 364 340 356 288z')}</g></g>` +
  `<g filter="url(#crr)">${fill('#bd8a63', 'M322 128C306 180 296 210 316 232 336 250 330 272 306 288 276 304 254 314 244 338 238 360 244 380 262 392 300 380 334 346 346 306 358 272 364 240 350 200z')}` +
  '<g fill="#a9734f"><path id="crown-h" d="M346 186C334 206 332 226 344 242 352 260 340 282 320 300 298 318 272 330 266 348 264 360 272 372 282 374 308 358 330 332 342 300 354 268 360 246 362 226z"/></g>' +
  `${fill('#c08d66', 'M206 272Q220 254 242 254L230 264 214 284zM140 238Q154 250 172 248L168 262 150 254zM180 352h30l-8 8h-18zM176 388Q196 398 222 382L230 388Q216 404 194 398zM170 331Q190 337 212 331 206 350 190 348 174 346 170 331z')}</g>` +
  '<use href="#crown-h" fill="url(#h)" opacity=".6"/>'
/** One contour from the hair to the angle of the jaw: beyond his nose brow, cheekbone, mouth and chin each step forward. */
const FAR =
  '128 136, 127 146, 121 172, 117 195, 115 207, 117 217, 122 229, 123.5 238, 119.5 252, 119 266, 123 282, 131 301, 138 314, 142 327, 146 340, 152 352, 160 362, 166 370, 171 380, 177 390, 186 398, 199 404, 214 406.5'
const JAW =
  stroke(FAR, 2.7, { from: 0.5, to: 0.5 }) +
  stroke('184 396, 198 403.5, 222 406.5, 252 398, 290 376, 322 350, 341 326, 353 302', 4, { from: 0.3, to: 0.1 })
/** His hair from near lies in locks over a round vault, with one soft gleam across them. */
const LOCKS =
  '<filter id="crs"><feGaussianBlur stdDeviation="2.4"/></filter>' +
  fill(
    '#4d2a36',
    'M160 44C142 62 133 88 132 116 143 94 156 76 176 54zM192 46C170 66 162 86 166 108 176 88 192 70 212 52zM232 46C204 70 192 96 196 120 210 96 230 74 252 50zM316 66C332 96 340 132 346 168 352 182 358 186 366 200 368 160 352 104 330 66zM354 56C372 92 380 130 380 172 392 140 388 96 370 64z',
    'filter="url(#crs)"',
  ) +
  fill('#5c3c45', 'M140 84Q196 58 280 74 270 94 210 90 168 88 146 104z', 'opacity=".8" filter="url(#crs)"')
/** Narrow, seen from above: the far edge of the bridge fades towards the tip, which hangs over the lip; a far wing little seen, a near one that curls in under itself, and no line between them. */
const NOSE_LINE =
  stroke('185 256, 185 268, 181 282, 175 298, 171 310', 1.7, { from: 0, to: 0.1 }) +
  stroke('169.5 314, 166.5 321, 168 329, 171 332', 1.6, { from: 0, to: 0.1 }) +
  stroke('171 334, 175 341, 182 347, 190 349, 198 346, 203 341', 1.6, { from: 0, to: 0 }) +
  stroke('219 310, 226 316, 228 324, 225 331, 218 335, 211 335, 207 339', 1.9, { from: 0, to: 0.1 })
/** A brow hair by hair: each tapers from its root, at the head they stand up, along the tail they lie down; `from` and `to` are its ends, `arch` its height. */
const browHairs = (count: number, [x0, y0]: Spot, [x1, y1]: Spot, arch: number, wide: number, long: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6 * chance(i + seed)) / count
    const across = chance(i + seed + 31) * wide * Math.sqrt(1.02 - t)
    const x = x0 + (x1 - x0) * t
    const y = y0 + (y1 - y0) * t - arch * Math.sin(Math.PI * t ** 0.9) - across + 2
    const along = Math.atan2(y1 - y0 - arch * 3 * Math.cos(Math.PI * t), Math.abs(x1 - x0))
    const turn = along - 0.6 * (1 - t) - (0.5 - across / wide) * (1.1 - t)
    const far = long * (0.75 + 0.4 * chance(i + seed + 60)) * (1 - 0.25 * t)
    const way = Math.sign(x1 - x0)
    const [dx, dy] = [Math.round(way * far * Math.cos(turn)), Math.round(far * Math.sin(turn))]
    const bend = Math.round(dy * 0.7)
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dx * 0.3)} ${bend} ${dx} ${dy}q${Math.round(-dx * 0.5)} ${Math.round(-dy * 0.2)} ${-dx + way} ${-dy}z`
  }).join('')
type Spot = readonly [x: number, y: number]
/** From near his own brown is the ground, and the light on it small. */
const browner = (drawn: string) =>
  drawn
    .replaceAll('#f3dcc6', '#edd0b2')
    .replaceAll('#e6c3a3', '#dfb691')
    .replaceAll('#e3bd9b', '#d9b08a')
    .replaceAll('#f6e3d0', '#f1d9be')
/** Him from near: no hair that the hand covers, the temple not cut out, his ear no longer than from brow to the base of the nose. */
export const nearer = browner(
  swap(
    combed(whole(person('crown')), 254),
    [/<g id="crown">/, '<g id="bent">'],
    [
      /(<path fill="#cf9f7b" stroke="#4d2039" stroke-width="2" d="M376 203.*?)(<path fill="#a9734f" filter="url\(#crs3\)")/s,
      `${temple}<g transform="translate(0 16) scale(1 .92)">$1</g>$2`,
    ],
    [/<g fill="#a9734f" filter="url\(#crr\)">.*?(?=<path fill="#3a1c22")/s, TURNED],
    // The old line of the jaw, and what stood at the far brow.
    [/m203 182c-9 17-16 36[^z]*?m50-103/, 'm253 79'],
    [/m-265 20-1 1 5 5-4-7q-1 5 3 8v-1q0-4-3-6m11-101/, 'm-254-81'],
    [/<path fill="#e2bf9d"[^>]*>/, ''],
    [/(<path fill="#4d2039" d=")M129 286[^"]*/, `$1${JAW}`],
    [/(<path fill="#4d2039" d=")M183 254[^"]*/, `$1${NOSE_LINE}`],
    [/(<clipPath id="crj"><path d=")M131 298.*?34 24/, '$1M130 299L138 314 146 340 152 352 166 370 177 390 187 399 204 407'],
    // The outline of his skin and hair.
    [
      /c-17 9-50 55-52 74.*?q5 13 8 26/,
      'C150 20 134 44 127 80 122 110 124 124 128 136L121 172 115 206Q116 218 122 229 125 238 120 250 117 264 124 284L131 297',
    ],
    [/q8-28 12-58 4-13 7-26 6-40 4-81c.*?H189/, 'Q390 200 388 190C394 130 380 60 340 1H189'],
    [
      /c13-17 12-64 12-86.*?24 4 35/,
      'c14-20 14-52 13-76C400 84 392 56 374 30 350-6 270 0 184 0 156 14 134 44 126 76 120 100 124 124 130 141',
    ],
    // Their lines: the far cheek and the vault.
    [/M173 1c-17.*?m-43 295-/, 'M130 296l-'],
    [/2-11(\.5)?-6(\.5)?-22-8-33.*?m349 89/, 'zm349 89'],
    [
      /m-90-180c.*?m-254-81.*?(?=m253 79)/,
      'M389 205c13-28 15-64 9-97-5-28-13-48-26-66l-3 2c12 18 21 38 26 65 6 33 4 66-6 96M135 124',
    ],
    [/m-55 57[^m]*m217-80/, 'm162-23'],
    [/M171 4c-16 15[^"]*/, 'M171 4C154 16 133 44 125 76 119 100 122 122 128 137'],
    [/M390 204c10[^"]*/, 'M390 204c12-28 14-64 8-96-4-24-10-40-20-56'],
    [/<filter id="crs">.*?<path fill="#5c3c45"[^>]*>/, LOCKS],
    [/translate\(0 16\) scale\(1 \.92\)/, 'translate(-7 9) scale(1 .92)'],
    [/<filter id="crs3">/, '<filter id="crs3" x="-.5" y="-.5" width="2" height="2">'],
    // Shade under tip and wing, the soft plane below the tip and the groove before the wing, light on bridge and tip.
    [/M172 338c[^"]*/, 'M169 333Q180 349 192 349 204 347 212 337L231 330Q234 346 218 352 200 358 184 354 172 348 169 333z'],
    [
      /(d="M172 252)[^"]*/,
      '$1Q186 246 183 268L176 286Q166 270 172 252zM171 334Q184 341 202 333L206 314Q203 328 213 336L200 344Q186 352 171 334z',
    ],
    [/M192 264q[^"]*/, 'M193 264Q199 280 194 312 199 330 187 334 173 330 181 313 188 290 193 264z'],
    [
      /opacity="\.6" d="M120 208q[^"]*/,
      'opacity=".75" filter="url(#crs)" d="M119 208Q138 218 170 240 142 235 123 219zM206 258Q216 244 246 241 276 239 306 256 272 248 246 250 224 252 206 258z',
    ],
    [
      /<path fill="none" stroke="#2e1620" stroke-width="1\.1".*?\/>/,
      fill('#2e1620', browHairs(44, [209, 257], [298, 252], 6, 9, 11, 3) + browHairs(24, [168, 242], [122, 211], 1, 7, 9, 8)),
    ],
    // The hollow of the ear runs round the tragus.
    [/M373 228[^"]*/, 'M375 224q3-6 7-3 4 4 3 12-1 12-6 20-5 8-9 7-3-1-2-6 6-2 7-7l-2-5q-3-6 2-18'],
  ),
)

/** From near, under the tip, on the way from the root of the nose to the chin: a thin upper lip that the tip partly covers, one line that thickens towards its middle, a full lower lip without a corner, its light and the shade below it. */
export const NEAR_MOUTH =
  fill('#b5756a', 'M173 358Q182 351 194 351.5 200 354 206 351.5 222 351 239 357 220 367 173 358z') +
  fill('#c58a7b', 'M173 358Q187 364 200 364 220 363 239 357 227 376 207 377 187 376 173 358z') +
  '<g filter="url(#crs3)">' +
  fill('#8e534b', 'M203 376Q226 372 239 357 221 363 214 367z', 'opacity=".8"') +
  fill('#f1d9be', 'M187 368q8 3 19 1-8 5-19-1z') +
  fill('#a9734f', 'M188 381Q204 388 224 379 214 388 203 388zM182 351Q204 357 226 353L214 346H184z') +
  '</g>' +
  fill(INK, stroke('170 357, 182 361.5, 194 363.5, 202 364.5, 210 363.5, 226 361, 242 355', 1.9, { from: 0, to: 0.1 }))
