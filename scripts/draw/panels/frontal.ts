import { readFileSync } from 'node:fs'
import { browHairs } from './brows'
import { on } from './lids'
import { area, fill, INK, ink, thin } from './marks'
import { chance, curve, ellipse, type Line, pointsOf, stroke } from './pen'

/*
 * Her head as the lead picture of a category, where it is as large as the page is wide: turned a little to the lamp, her light and shade recorded from the posed
 * mesh (`bases/near-w32.svg`), contour, hair, brows, eyes, nose, mouth and ear drawn upon it, in 480 by 560 units.
 */

/** For the definitions. */
export const frontHead: string = readFileSync(new URL('bases/near-w32.svg', import.meta.url), 'utf8').replaceAll(
  /<\/?svg[^>]*>|<title>.*?<\/title>|\n/g,
  '',
)
const soft = (width: number) => `filter="url(#${width > 2 ? 'wb' : 'ws'})"`

const brow = (below: Line, above: Line, seed: number, count: number, size: number) =>
  area('#3a1c22', [...pointsOf(below), ...pointsOf(above).toReversed()], `opacity=".62" ${soft(1)}`) +
  thin(browHairs(below, above, count, seed, size), '#3a1c22', 0.8, 'opacity=".6"')
const BROWS =
  brow(
    '187 208, 195 206, 204 203.5, 214 201.5, 224 200, 234 200.5, 244 202.5, 254 206, 266 211',
    '187 201, 195 197.5, 204 195, 214 193, 224 192, 234 192.5, 244 195, 254 200, 266 210',
    0,
    30,
    8,
  ) +
  brow(
    '144 207, 137 205.5, 130 203.5, 122 201, 114 199.5, 105 199, 97 201, 90 206',
    '143 201, 137 198, 130 195, 122 192, 114 190.5, 105 190.500, 97 194, 90 205',
    30,
    22,
    6.5,
  )

/** An eye at rest: the lid lies on the upper third of the iris and shades the ball; `lid` from the inner corner outwards, `low` the lower one back. */
const eye = (id: string, lid: string, low: string, [x, y]: readonly [number, number], crease: string, corner: string) =>
  `<clipPath id="${id}"><path d="${curve(`${lid}, ${low}`, { loop: true })}"/></clipPath><g clip-path="url(#${id})">` +
  fill('#e6d8cc', ellipse(x, y, 30)) +
  fill('#3f2119', ellipse(x, y, 10)) +
  fill('#5d3624', ellipse(x, y, 8.8)) +
  fill('#8a5a3d', `M${x - 7.5} ${y + 1.5}a7.6 7.6 0 0 0 15 0q-3 3.5-7.5 3.500t-7.5-3.5z`, 'opacity=".75"') +
  fill('#1c0d10', ellipse(x, y - 0.5, 4.2)) +
  fill('#c98f80', corner) +
  thin(curve(lid), '#4a2d2c', 8, `opacity=".5" ${soft(1)}`) +
  '</g>' +
  fill('#fff', ellipse(x - 3.6, y - 3.4, 1.5)) +
  thin(curve(low), '#e9c3a4', 1.3, 'opacity=".8"') +
  thin(curve(low), '#7c4a38', 0.8, 'opacity=".7"') +
  ink(stroke(lid, 2.7, { from: 0.25, to: 0.4 })) +
  fill('#7a4535', stroke(crease, 1.3, { from: 0.05, to: 0.1 }))
const EYES =
  eye(
    'we',
    '191 232, 195 228, 203 224.5, 212 223, 222 223, 232 226, 241 231.5',
    '241 231.500, 236 234.5, 229 237, 221 238.5, 212 238, 203 236.5, 195 234.5, 191 232',
    [216.5, 229.5],
    '190 228, 196 220.5, 207 216.5, 222 216, 235 219, 245 226',
    'M189 229q7 0 9 4l-2 4h-8z',
  ) +
  eye(
    'wa',
    '149 232, 145 228, 138 224.5, 128 222, 118 222, 110 224, 103 229',
    '103 229, 107 233, 113 235.8, 120 237.2, 128 237.2, 136 235.8, 144 233.5, 149 232',
    [124.5, 228.5],
    '151 228, 143 220.5, 131 217, 118 216, 106 218.500, 99 225',
    'M151 229q-6 0-8 4l2 4h7z',
  ) +
  // A few lashes at the outer corners.
  thin('M238 229Q243 229 246 225M240 231Q245 232 249 229M105 227Q102 226 99 223M104 229Q99 229 96 226', INK, 1.1)

/** Wings and nostrils; the ball of the tip stands in its tones. */
const NOSE =
  area('#4f2a22', '168 297, 171 292.5, 177 290, 183 292, 185.5 296, 179 295, 173 296', `opacity=".85" ${soft(1)}`) +
  area('#4f2a22', '147.5 295, 150 291.5, 154 290.5, 157.5 294, 153.5 294.500, 150 296', `opacity=".85" ${soft(1)}`) +
  fill(
    '#6d3a2b',
    stroke('191 279, 189.5 283, 191.5 289, 190.5 296, 187 300, 182 299', 1.7, { from: 0, to: 0.1 }) +
      stroke('143 283, 142.5 288, 143.500 294, 146.5 297.500', 1.5, { from: 0.1, to: 0.1 }) +
      stroke('155 298.5, 159 302, 164.5 303.5, 170 301, 173 298', 1.3, { from: 0, to: 0 }),
  ) +
  fill('#f7e4cd', ellipse(157, 281, 5, 8), `opacity=".8" ${soft(3)}`)
const PARTING = '134 329.500, 147 332.8, 160 334.5, 166 335.3, 172 334.2, 188 332.8, 202 329.500'
const MOUTH =
  area(
    '#a85a52',
    '134 329.500, 145 321.5, 153 318, 157 317.5, 162 319.5, 167 318, 173 318.5, 186 323, 202 329.500, 189 334, 166 336.500, 147 334',
  ) +
  area(
    '#bd7065',
    '135 330, 147 332.8, 160 334.5, 172 334.2, 188 332.800, 201 330, 195 339, 184 347.5, 167 352.5, 152 351, 141 342',
  ) +
  area('#8d4744', '172 337, 190 335, 200 331, 193 341, 176 350.5, 181 343', `opacity=".55" ${soft(1)}`) +
  area('#e6b3a2', '150 340, 158 339.5, 168 341, 166 345, 156 345.5', `opacity=".75" ${soft(1)}`) +
  fill('#5a2430', stroke(PARTING, 1.9, { from: 0.1, to: 0.15 })) +
  thin('M146 319.5Q153 315.500 157 315.5T162 317.5 168 316 176 317.5L186 321.5', '#f4d9be', 1.5, `opacity=".6" ${soft(1)}`) +
  thin('M146 350Q166 358 188 348', '#9a6243', 3, `opacity=".5" ${soft(1)}`)
/** Of her near ear, behind whose front the hair runs up: rim, fold, bowl and lobe; to the cheek it has no line. */
const EAR =
  area(
    '#663a2a',
    '334 238, 331 248, 328.5 258, 328.500 270, 327 279, 332 274, 335.500 262, 337.500 246',
    `opacity=".7" ${soft(1)}`,
  ) +
  ink(
    stroke('332 228, 337.5 224, 342.5 239, 338.5 268, 336 288, 330 297.5, 321 299.7', 2.6, { from: 0.2, to: 0.2 }),
    stroke('340 238, 338 257, 335.5 270', 1, { from: 0, to: 0 }),
    stroke('327 262, 328.5 269, 327.5 276, 324 282', 1.3, { from: 0, to: 0 }),
  )
/** Far cheek and jaw, which lies before the neck; neck, shoulders and the neckline. */
const LINES =
  thin('M138 391C139 418 137 444 107 454L61 463-4 475M338 464C326 484 300 524 256 562M92 457C80 490 86 520 113 562', INK, 2.3) +
  thin('M277 347C269 376 266 432 318 456 334 463 352 466 373 471C410 479 440 489 486 514', INK, 3.1) +
  ink(
    stroke('69 243, 74 272, 81 292, 95 322, 108 356, 122 377, 139 391, 164 401.5, 200 399', 2.6, { from: 0.5, to: 0.1 }),
    stroke('166 402, 210 396.5, 245 378, 272 350, 297 318, 311 302, 322 299.7', 3.2, { from: 0.1, to: 0.4 }),
  )
/** Sternomastoid and collarbone. */
const THROAT = thin('M262 390Q246 440 206 486M120 464Q150 484 184 484', '#7a4a33', 1.6, `opacity=".5" ${soft(1)}`)
const VAULT = {
  left: '203 17.5, 183 15, 150 20, 115 38, 88 71, 70 113, 59 155, 56 190, 60 214, 65 237',
  right: '340 259, 346 247, 350 212, 348 182, 343 148, 334 102, 307 54, 268 27, 228 16, 203 17.5',
}
const HAIR = `${VAULT.left}, 68.5 243, 68.5 218, 71 196, 76 176, 84 154, 98 135, 116 121, 142 111.5, 170 106.5, 188 109, 210 116, 243 130, 268 145, 284 158, 293 174, 299 188, 309 194, 316 203, 321 213, 323.5 226, 325.5 238, 328.5 239, 331.5 230, 336 224, 341 230, 342.5 245, ${VAULT.right}`
const mix = (a: number, b: number, t: number) => Math.round(a + (b - a) * t)
/** Combed from the parting to the ears, along the vault. */
const strands = (count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.7 * chance(i + seed)) / count
    const [x, y] = [mix(172, 203, t), mix(104, 19, t)]
    const left = i % 2 === 0
    return left
      ? `M${x} ${y}C${mix(130, 150, t)} ${mix(112, 20, t)} ${mix(76, 66, t)} ${mix(146, 90, t)} ${mix(67, 58, t)} ${mix(226, 160, t)}`
      : `M${x} ${y}C${mix(236, 270, t)} ${mix(120, 24, t)} ${mix(312, 334, t)} ${mix(170, 92, t)} ${mix(326, 348, t)} ${mix(240, 190, t)}`
  }).join('')
/** Short hairs along the hairline, so that it has no edge. */
const fine = (() => {
  const line = pointsOf(
    '70 200, 76 177, 84 154, 98 135, 116 121, 142 111, 170 106, 188 109, 210 116, 243 130, 268 145, 284 158, 293 174, 299 188, 309 194, 318 205, 324 226',
  )
  return Array.from({ length: 40 }, (_, i) => {
    const [x, y] = on(line, (i + 0.8 * chance(i + 9)) / 40)
    const out = x < 172 ? -1 : 1
    const [dx, dy] = [-out * (2 + 4 * chance(i + 40)), (x < 90 || x > 290 ? 6 : 2) + 3 * chance(i + 81)]
    return `M${Math.round(x + out * 2)} ${Math.round(y - 3)}q${Math.round(dx * 0.7)} ${Math.round(dy * 0.3)} ${Math.round(dx)} ${Math.round(dy)}`
  }).join('')
})()
const HEAD_OF_HAIR =
  area('#2e1620', HAIR, `stroke="#2e1620"`) +
  `<clipPath id="wh"><path d="${curve(HAIR, { loop: true })}"/></clipPath><g clip-path="url(#wh)">` +
  fill(
    '#553440',
    'M168 92C130 84 108 100 92 122 100 84 124 56 190 40L186 62zM184 84C220 86 250 104 272 124 262 86 236 54 196 42z',
    `opacity=".95" ${soft(3)}`,
  ) +
  fill(
    '#7d5864',
    'M172 80C140 74 120 84 106 98 116 76 142 60 184 54zM186 76C212 78 232 86 248 100 240 78 220 62 192 54z',
    `opacity=".6" ${soft(3)}`,
  ) +
  thin(strands(11, 4), '#8a6672', 0.7, 'opacity=".7"') +
  thin(strands(20, 50), '#1d0c14', 1) +
  '</g>' +
  thin(fine, '#2e1620', 0.7, 'opacity=".6"') +
  fill('#cf9d73', stroke('171 106, 174 94, 178 76, 184 54, 193 32, 201 19', 2.2, { from: 0.9, to: 0.1 }), 'opacity=".8"') +
  `<path class="k" stroke-width="2.2" d="${curve(VAULT.left)}"/><path class="k" stroke-width="1.6" d="${curve(VAULT.right)}"/>`
/** She, and what is seen of her. */
export const front: string =
  '<filter id="ws" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation=".9"/></filter><use href="#wn"/>' +
  THROAT +
  LINES +
  NOSE +
  MOUTH +
  EYES +
  `<g transform="translate(0 -3)">${BROWS}</g>` +
  EAR +
  HEAD_OF_HAIR
