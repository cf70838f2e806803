import { washedBrow } from './brows'
import { chance, curve, stroke } from './pen'
import { area, fill, INK, ink, thin } from './marks'
import { ear } from './plates/facial-skin-revive'

/*
 * The woman of 58 from near, eyes closed, as the lead picture of her treatment: the pose of `bases/elder-near.svg` in 480 units, her own brown, light that passes into
 * shade without an edge.
 */
/** The far side of her face: forehead, brow, socket, cheekbone, the hollow beside the mouth, chin. Her nose stands before it. */
const FAR =
  '113 30, 108 52, 105 70, 104.500 84, 105.500 97, 108.500 108, 109.500 117, 106 128, 101 143, 98.500 159, 99 177, 101.500 197, 105 218, 109 238, 112.500 254, 118 270, 126 285, 137 299, 152 310, 172 318'
/** The nose from the root between the eyes over the bridge to the ball, and the far wing. */
const NOSE = '136.500 107, 135.500 116, 132 127, 127.500 139, 123 151, 118.500 162, 116.500 171, 117.500 179, 121.500 185'
const JAW = 'M180 318Q216 310 246 300 292 283 322 260 342 242 374 196'
const SOFT = 'filter="url(#ob)"'
const WIDE = 'filter="url(#ow)"'
const FINE = 'filter="url(#of)"'

const brow = washedBrow(FINE, { wash: '#4a3a40', hair: '#45333a', depth: '.3' })

const TONES =
  // Forehead, cheekbone and chin in the light; the side of the face turns away from temple to jaw, its core before the ear.
  area('#f0d6b8', '124 36, 190 28, 246 40, 258 58, 232 64, 186 52, 150 54, 126 62', WIDE) +
  area('#cb9a72', '292 40, 346 90, 372 190, 340 250, 250 306, 170 324, 196 298, 262 268, 298 226, 308 170, 292 110', WIDE) +
  area('#b07a52', '334 140, 372 170, 350 240, 290 288, 216 316, 250 290, 300 250, 326 200', `opacity=".9" ${WIDE}`) +
  area('#f0d6b8', '200 142, 240 134, 282 118, 292 130, 262 156, 226 174, 200 170, 190 156', WIDE) +
  area('#ecd0b0', '128 282, 148 274, 164 282, 160 298, 142 300', SOFT) +
  // Sockets: under the brows, beside the root of the nose; the far side of the bridge and the far cheek in half-tone.
  area('#b8835c', '150 84, 168 82, 176 98, 170 112, 158 122, 148 108', `opacity=".7" ${SOFT}`) +
  area('#c08c64', '172 98, 200 90, 236 100, 242 114, 216 126, 188 124, 172 114', `opacity=".6" ${SOFT}`) +
  area('#b27b54', '112 86, 134 84, 139 104, 132 122, 114 120, 110 104', `opacity=".75" ${SOFT}`) +
  area('#c08c64', '114 128, 126 128, 118 160, 116 184, 118 206, 108 226, 104 200, 108 160', `opacity=".85" ${SOFT}`) +
  area('#ecccaa', '103 146, 110 138, 113 152, 109 166, 103 168', SOFT) +
  area('#cb9a72', '108 224, 120 224, 122 252, 128 272, 120 264, 112 244', SOFT) +
  // The fold from the wing of the nose past the mouth, and the one below its corner.
  area('#c08c64', '168 186, 184 200, 196 222, 200 244, 192 236, 180 214, 166 198', `opacity=".55" ${SOFT}`) +
  thin('M170 184Q188 200 197 226M193 246Q196 256 193 266', '#8a5a3d', 1.1, 'opacity=".8"') +
  area('#c08c64', '134 264, 156 266, 172 256, 162 272, 142 275', `opacity=".8" ${SOFT}`) +
  // Fine lines beside and below the closed eye, and on the forehead.
  thin(
    'M232 106q10-3 17-9M233 110q11 0 18-3M231 114q9 3 15 3M188 126q13 6 28 1M184 131q16 8 36 1',
    '#8a5a3d',
    0.8,
    'opacity=".7"',
  )
const BRIDGE =
  `<clipPath id="nc"><path d="${curve(`${NOSE}, 127 191, 134 194, 150 200, 196 204, 196 70, 142 84`, { loop: true })}"/></clipPath><g clip-path="url(#nc)">` +
  area('#f3dcc1', '142 104, 136 116, 114 168, 118 182, 126 178, 136 166, 135 154, 143 130', SOFT) +
  area(
    '#c8946c',
    '150 104, 158 110, 158 134, 166 154, 178 168, 178 190, 164 192, 158 184, 152 172, 144 166, 146 146, 148 124',
    `opacity=".75" ${SOFT}`,
  ) +
  area('#e6c3a0', '158 171, 163 169, 166 178, 163 186, 156 184', FINE) +
  area(
    '#a06c49',
    '117 181, 124 183, 131 180, 140 178, 150 181, 160 188, 150 194, 138 192, 131 198, 122 194',
    `opacity=".85" ${FINE}`,
  ) +
  fill('#53291f', 'M135 187q4-6 10-5 5 1 8 4-8-1-18 1z', 'opacity=".75"') +
  area('#fbeedd', '121 167, 126 163, 129 168, 123 173', `opacity=".8" ${FINE}`) +
  '</g>' +
  ink(
    stroke(`${NOSE}, 126 190, 130 193, 134 192`, 2.3, { from: 0.1, to: 0.15 }),
    stroke('164 172, 169 178, 170 185, 166 191.500, 159 193, 154 189.500', 1.7, { from: 0.1, to: 0.3 }),
  )
const LIDS =
  fill('#d6a77f', 'M181 110Q190 100 206 102 222 104 226 108 214 116 201 118 190 117 181 110z', FINE) +
  fill('#f0d3b4', 'M190 106Q200 103 211 106 214 109 206 111 196 111 190 106z', `opacity=".85" ${FINE}`) +
  fill('#c6926b', 'M138 108Q128 100 114 106 114 114 124 117 132 116 138 108z', FINE) +
  fill('#e0b68f', 'M131 107Q124 104 119 108 122 112 129 112z', FINE) +
  fill(
    '#6b412f',
    stroke('177 105, 186 99.500, 204 100, 226 105.500', 1.3, { from: 0, to: 0 }) +
      stroke('139 102, 130 98.500, 121 99.500, 113 104', 1.2, { from: 0, to: 0 }),
  ) +
  ink(
    stroke('181 110, 190 116, 201 118.500, 214 115.500, 227 107', 2.8, { from: 0.2, to: 0.2 }),
    stroke('137 110.500, 131.500 114.500, 125 116.500, 118 115, 112.500 109.500', 2.4, { from: 0.2, to: 0.2 }),
  ) +
  thin(
    'M198 119l-.5 4M204 118.500l1 4M210 117l2 4M216 115l3 4M221 111.500l4 3M120 116l-2 3M115.500 113.500l-3 2M126 117l-1 3',
    INK,
    0.9,
  )
const BROWS =
  brow(
    '163 80, 170 73, 184 67.500, 200 67.500, 220 71, 240 77.500, 262 84',
    '161 72, 168 63, 182 59, 200 59, 220 63, 240 72, 261 82',
    0,
    58,
    8.5,
  ) + brow('129 81, 122 76, 115 72, 107 72', '127 73, 122 66.500, 116 63, 108 66', 60, 22, 6)
const MOUTH =
  '<g transform="translate(21.800 30)scale(.88 .87)"><path fill="#ab5f56" d="M182 235.500C174 230.500 163 227 154 224 148 221.800 142 219.300 137.500 219.300 134.500 219.300 133 222 130.500 222 128.500 221.800 127.500 219.800 125.500 220 122 221 119 225.500 117.500 229L117 232 131 237 150 236.500z"/>' +
  fill(
    '#c27a6e',
    'M167 229.500C158 226 149 222.500 143 221 140 220.200 137 220.600 135.500 222.200 134 223.600 132 224.400 130 224.200 131 227 134 229.500 139 229.500 147 229 158 228.500 167 229.500z',
  ) +
  fill(
    '#bd6f64',
    'M181 235.500C176 241 169 247.500 160 252.500 152 257 144 260 136 259.800 128 259.500 123 255 120.500 249 118.500 243.500 117.300 237.500 117.300 232.300 121 234 126 236 131 236.800 146 235.500 164 235 181 235.500z',
  ) +
  fill(
    '#98534d',
    'M181 235.500C176 241 169 247.500 160 252.500 152 257 144 260 136 259.800 129 259.500 124.500 256.500 122 252 129 254.500 139 254.500 148 251 160 246.500 168 240 181 235.500z',
  ) +
  fill('#d6948a', 'M128 243C134 243.500 142 243 150 241.500 152 244.500 146 249 138 250 131 250.500 127 247 128 243z') +
  fill(
    '#421621',
    'M117 230.800C121 233.300 126 235 130.800 235.200 136 235.300 141 233.800 147 233.600 159 233.300 172 234.500 182 235.400 172 236.600 158 235.500 147.500 235.800 141 236.200 136 238.400 130.800 238.300 125.500 238 120 235 117 230.800z',
  ) +
  '</g>' +
  area('#b8835c', '178 230, 188 233, 192 238, 186 243, 178 240', `opacity=".7" ${FINE}`)

/** Hair combed back from forehead and temple: brown and grey strands side by side, no two alike, over the round of the head. */
const HAIR =
  'M263 1C284 12 290 24 298 36 305 47 312 48 320 56 330 70 336 88 341 108 345 126 350 140 357 152L364 130 384 92 404 80 432 130 420 190 404 246 424 234H460V1z'
const strand = (i: number, count: number): string => {
  const t = (i + chance(i + 3)) / count
  const [x, y] = [272 + 70 * t ** 0.8 + 10 * chance(i), 6 + 118 * t ** 1.2]
  const start = 40 * chance(i + 21) ** 2
  return `M${Math.round(x + start)} ${Math.round(y - start * 0.1)}q${Math.round(40 - 14 * t)} ${Math.round(-6 - 20 * t)} ${Math.round(96 - 20 * t + 40 * chance(i + 9))} ${Math.round(22 - 46 * t)}`
}
const strands = (from: number, count: number) => Array.from({ length: count }, (_, i) => strand(from + i, from + count)).join('')
const COMBED =
  `<clipPath id="oh"><path id="og" d="${HAIR}"/></clipPath><use href="#og" fill="#3b2730"/><g clip-path="url(#oh)">` +
  area('#5d464f', '300 34, 340 24, 400 36, 440 64, 440 92, 396 66, 350 56, 318 54', SOFT) +
  thin(strands(0, 26), '#20131a', 1.1) +
  thin(strands(0, 19), '#6f5a63', 1) +
  thin(strands(0, 15), '#a5969c', 1.1) +
  thin(strands(0, 11), '#c2b6ba', 0.8) +
  '</g>' +
  // At its edge single hairs, no two alike, and short ones before the ear.
  thin(
    'M276 12l12 0M284 20l12 0M291 30l13-3M298 40l12-4M306 50l13-6M316 55l12-6M324 66l12-6M329 76l11-4M334 88l10-3M338 100l9-1M341 112l8 0M344 124l8 2M348 138l7 2M352 120q2 14 6 26M358 112q1 16 2 30M363 108q0 14-1 26',
    '#4a3840',
    0.9,
  )

/** Skin, features and ear, and the mass of her hair. `drawn`: what lies on her skin. */
export const elderLead = (drawn: string): string =>
  '<filter id="ob" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="4"/></filter><filter id="ow" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="10"/></filter><filter id="of" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="1.200"/></filter>' +
  fill('#3b2730', 'M380 60H440V234L404 246z') +
  `<clipPath id="oc"><path id="os" d="${curve(FAR)}L190 340H408C406 310 404 280 408 244L440 200V20H113z"/></clipPath><use href="#os" fill="#e0b68f"/><g clip-path="url(#oc)">${TONES}` +
  // The jaw's edge; the neck beneath it lies in its shade, a paler cord rises to behind the ear.
  fill('#a06c49', `${JAW}L450 180V350H150z`) +
  fill('#7a4a33', `${JAW}L392 236 330 286 240 330H150z`, SOFT) +
  `<path fill="none" stroke="#c08c64" stroke-width="9" d="M396 236Q380 280 350 330" ${SOFT}/>` +
  LIDS +
  BROWS +
  BRIDGE +
  MOUTH +
  drawn +
  '</g>' +
  ink(
    stroke(FAR, 3, { from: 0.5, to: 0.9 }),
    stroke('200 313, 246 300, 292 283, 322 260, 344 238, 362 213', 2, { from: 0, to: 0.5 }),
    stroke('408 243, 405 270, 405 300, 408 340', 2.6, { from: 0.5, to: 1 }),
  ) +
  COMBED +
  // The neck behind the lobe is hers above.
  ear.replace(/^<path fill="#a9734f"[^>]*>/, '')
