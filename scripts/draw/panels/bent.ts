import { readFileSync } from 'node:fs'
import { browHairs } from './brows'
import { on } from './lids'
import { area, fill, INK, ink, thin } from './marks'
import { chance, curve, type Line, pointsOf, stroke } from './pen'

/*
 * The bowed man's head from near, as the lead picture of a category, where it is as large as the page is wide: light and shade recorded from the posed mesh
 * (`bases/near-m38.svg`), what has a line drawn upon it, in 480 by 560 units.
 */

/** For the definitions: his head from near. */
export const bentHead: string = readFileSync(new URL('bases/near-m38.svg', import.meta.url), 'utf8').replaceAll(
  /<\/?svg[^>]*>|<title>.*?<\/title>|\n/g,
  '',
)
const SOFT = 'filter="url(#ms)"'
const brow = (below: Line, above: Line, seed: number, count: number, size: number) =>
  area('#2e161c', [...pointsOf(below), ...pointsOf(above).toReversed()], `opacity=".55" ${SOFT}`) +
  thin(browHairs(below, above, count, seed, size), '#2e161c', 0.8, 'opacity=".5"')
const BROWS =
  brow(
    '158 264, 172 266.5, 188 266, 205 265, 222 265, 239 267, 257 273',
    '158 260, 170 256.5, 188 254, 206 253, 224 254, 241 259, 257 272',
    0,
    26,
    9,
  ) +
  brow(
    '111 252, 104 250, 95 246, 86 241, 79 237, 72 231, 66 224',
    '109 245, 101 239, 92 233, 84 227, 77 222, 71 219, 66 219',
    30,
    16,
    6,
  )
/** Lowered lids: the ball beneath them, their crease, the line of the lashes. */
const LIDS =
  fill(
    '#e2b88f',
    'M176 279Q190 275 208 281 214 284 204 285 188 284 176 279zM82 254Q94 253 104 259 96 261 84 257z',
    `opacity=".8" ${SOFT}`,
  ) +
  fill(
    '#6b412f',
    stroke('166 274, 180 271, 196 272, 212 276, 231 282', 1.4, { from: 0, to: 0 }) +
      stroke('119 260, 108 255, 94 252, 80 247, 70 240', 1.3, { from: 0, to: 0 }),
  ) +
  ink(
    stroke('168 277, 178 283, 190 287.5, 204 289.5, 216 287.500, 229 281', 2.8, { from: 0.1, to: 0.2 }),
    stroke('117 262.500, 106 263.5, 95 262, 84 258.500, 76 252.5, 71 245', 2.5, { from: 0.1, to: 0.2 }),
  ) +
  thin('M214 288Q219 291 224 291M221 285Q226 287 231 286M84 259Q80 260 76 258', INK, 1)
/** The tip hangs over the lip; its far side ends in one line, the near wing curls under itself. */
const NOSE =
  area('#5b3026', '150 356, 156 350, 162 347, 164 352, 159 357', `opacity=".8" ${SOFT}`) +
  fill('#f0d2ae', 'M118 318Q112 332 115 346 124 352 128 338 128 324 118 318z', `opacity=".6" filter="url(#mb)"`) +
  ink(
    stroke('114 312, 108 326, 104 340, 106 351, 114 361, 124 363.5, 136 361, 151 355.5', 2, { from: 0, to: 0.1 }),
    stroke('159 330, 164.5 336, 165.500 346, 161 355, 153 356.5', 1.8, { from: 0, to: 0.1 }),
  )
const MOUTH =
  area(
    '#a1594d',
    '101 372, 108 375.5, 119 377.5, 130 382, 141 384, 159 389, 181 392.5, 164 394, 148 395, 132 392, 117 387, 104 378',
  ) +
  area(
    '#b57062',
    '102 374, 110 381, 124 387.500, 140 392, 156 393, 181 392.5, 172 401, 157 408, 143 409.5, 127 407, 112 396, 105 386',
  ) +
  fill('#e0ab94', 'M119 391Q132 397 146 398 142 403 130 401 120 397 119 391z', `opacity=".7" ${SOFT}`) +
  fill('#7f4038', 'M148 396Q166 396 180 393 172 401 156 408 160 400 148 396z', `opacity=".5" ${SOFT}`) +
  fill(
    '#4a1d27',
    stroke('100.500 371.5, 107 378.5, 118 385.5, 132 390.500, 147 393.5, 163 392.500, 184 391', 2.1, { from: 0.1, to: 0.2 }),
  ) +
  thin('M116 404Q138 418 166 407', '#7a4a33', 3, `opacity=".5" ${SOFT}`)
const EAR =
  area('#5f3829', '337 246, 344 239, 351 233, 349 248, 344 262, 338 271, 335.5 258', `opacity=".75" ${SOFT}`) +
  ink(
    stroke('338 240, 339 219, 353 201, 366 222, 362 248, 349 289, 329 300', 2.6, { from: 0.2, to: 0.3 }),
    stroke('345 214, 356 217, 350 232, 336.5 256, 333 279', 1.3, { from: 0, to: 0 }),
  )
const LINES =
  thin(
    'M77 334C50 336 24 338-6 354M87 362Q79 371 79 381C77 415 80 456 88 474 100 500 138 541 181 550 230 559 280 552 306 536 342 504 384 462 389 431Q390 412 382 406',
    INK,
    2,
  ) +
  thin('M330 300C320 340 336 386 364 404 415 412 450 424 486 440', INK, 2.8) +
  ink(
    stroke('76 116, 67 165, 61 210, 62 262, 76 330, 97 387, 124 437, 146 447, 168 447', 2.6, { from: 0.4, to: 0.3 }),
    stroke('146 447, 168 447, 198 438, 236 418, 270 393, 296 363, 312 328, 319 309, 328 301', 3.2, { from: 0, to: 0.15 }),
  )
/** His hair has gone back at the temples; over the vault it lies in strands, before the ear it ends in a short tip. */
const HAIRLINE =
  '76 117, 80 110, 88 106, 98 108, 110 115, 126 126, 146 136, 168 142, 190 142, 210 136, 224 126, 236 120, 247 124, 258 138, 266 158, 272 180, 277 198, 281 210, 288 221, 302 221, 312 226, 321 235, 325 246, 329 256'
const HAIR = `${HAIRLINE}, 333 250, 337 234, 339 217, 345 205, 353 201, 360 208, 365 216, 371 200, 376 166, 377 130, 374 90, 366 58, 354 30, 338 4, 322 -14, 240 -30, 160 -16, 128 10, 102 34, 84 58, 73 80, 70 98`
const fringe = (seed: number, count: number, long: number) => {
  const line = pointsOf(HAIRLINE)
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = on(line, (i + 0.8 * chance(i + seed)) / count)
    if (x < 116 && i % 2) return ''
    const far = long * (0.5 + 0.8 * chance(i + seed + 20))
    const lean = (x < 236 ? (x - 150) / 150 : -0.7) + 0.5 * (chance(i + seed + 60) - 0.5)
    return `M${Math.round(x)} ${Math.round(y - 3)}q${Math.round(lean * far * 0.2)} ${Math.round(far * 0.6)} ${Math.round(lean * far)} ${Math.round(far + 2)}`
  }).join('')
}
const mix = (a: number, b: number, t: number) => Math.round(a + (b - a) * t)
const combing = (count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.8 * chance(i + seed)) / count
    const [x, y] = on(pointsOf(HAIRLINE), 0.08 + 0.74 * t)
    const part = 0.25 + 0.5 * chance(i + seed + 30)
    const [tx, ty] = [mix(170, 372, t), mix(-40, 60, t * t)]
    return `M${mix(x, tx, part * 0.1)} ${mix(y, ty, part * 0.1)}Q${mix(x, tx, 0.2 + part * 0.3) - 8} ${mix(y, ty, 0.5)} ${mix(x, tx, 0.5 + part * 0.5)} ${mix(y, ty, 0.5 + part * 0.5)}`
  }).join('')
const HEAD_OF_HAIR =
  area('#2e1620', HAIR) +
  `<clipPath id="mh"><path d="${curve(HAIR, { loop: true })}"/></clipPath><g clip-path="url(#mh)">` +
  fill(
    '#54323e',
    'M76 92C90 60 130 30 180 20 230 16 266 40 276 78 230 60 170 66 130 84 104 96 88 104 76 92z',
    'opacity=".9" filter="url(#mb)"',
  ) +
  fill(
    '#7a5560',
    'M96 72C120 46 160 34 200 36 236 42 252 56 258 70 220 52 170 54 130 66 112 72 100 82 96 72z',
    'opacity=".55" filter="url(#mb)"',
  ) +
  thin(combing(11, 3), '#8a6672', 0.8, 'opacity=".7"') +
  thin(combing(20, 40), '#1a0b12', 1) +
  '</g>' +
  thin(fringe(5, 46, 6.5), '#2e1620', 0.8) +
  '<path class="k" stroke-width="2.4" d="M76 116Q67 100 74 78C84 56 104 30 128 10L150-6"/><path class="k" stroke-width="1.5" d="M338 4L354 30C368 58 376 94 377 130 378 170 374 196 365 216"/>'
export const bent: string =
  '<filter id="ms" x="-.3" y="-.5" width="1.6" height="2"><feGaussianBlur stdDeviation="1"/></filter><use href="#mn"/>' +
  LINES +
  NOSE +
  MOUTH +
  LIDS +
  BROWS +
  EAR +
  HEAD_OF_HAIR
/** The line aimed at: flat, a shallow recess at either temple. */
export const AIMED = '77 128, 86 131, 98 137, 112 144, 130 152, 150 158, 172 162, 194 163, 215 161, 235 157, 250 152'
