/** A woman of about forty from the side, her eyes closed, in 480 by 600 units after the posed mesh: her own brown, her hair drawn back behind the ear into a knot. */
import { browHairs } from './brows'
import { on } from './lids'
import { area, fill, ink, INK, thin, whole } from './marks'
import { person } from './people'
import { chance, curve, pointsOf, stroke } from './pen'

const [LIGHT, OWN, HALF, SHADE, DEEP] = ['#f0d3b6', '#d6a77f', '#b5805a', '#8c5a3c', '#5f3427'] as const
const HAIR = '#291620'

/** From the hairline over forehead, nose, lips and chin to the pit of the throat. */
const FRONT =
  '134 120, 121 145, 111 172, 105 197, 102 217, 102 231, 104 243, 103.5 253, 99 265, 92 278, 84 292, 76 306, 69 317, 67 324, 69.5 330.5, 76 334, 84.5 334.5, 90.5 337.5, 92.5 342.5, 91 349, 87.5 355, 85.5 360.5, 87 366, 93.5 370.5, 90.5 373.5, 88.5 379, 90 385, 95 389.5, 100.5 394.5, 102 401, 100.5 409, 100 418, 102.5 428, 108.5 436.5, 118 442.5, 132 445, 148 446.5, 164 450.5, 178 457, 188 467, 195.5 482, 201.5 500, 206 520, 208.5 545, 208 566, 202 590'
const NAPE = '400 590, 390 560, 381 520, 374 484, 369 450, 368 420, 372 392, 380 370'
const SKIN = `${curve(FRONT)}L190 640H420L${curve(NAPE).slice(1)}L400 300 300 120z`

/** Forehead and temple, the tip before the ear; then behind the ear down to the nape. */
const HAIRLINE =
  '134 119, 148 126, 162 136, 174 149, 181 164, 185 179, 194 191, 208 203, 221 217, 232 233, 240 250, 245 268, 249 286, 256 268, 266 252, 280 256, 292 276, 297 300, 304 322, 314 340, 328 354, 346 365, 364 373, 380 374'
const CROWN =
  '398 360, 412 338, 430 312, 442 270, 445 220, 436 176, 420 140, 402 116, 380 92, 340 72, 290 58, 236 58, 190 73, 160 93'
const COMBED = curve([...pointsOf(HAIRLINE), ...pointsOf(CROWN)], { loop: true })
const KNOT = '398 296, 414 280, 436 274, 462 280, 482 298, 488 324, 480 348, 460 362, 436 364, 414 354, 400 336, 394 316'

const soft = (name: string, by: number) =>
  `<filter id="${name}" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="${by}"/></filter>`
const blurred = (by: string, share = 1) => `filter="url(#${by})"${share < 1 ? ` opacity="${share}"` : ''}`

/** Her ear is that of the profile whose nose is planned: helix, its fold, concha, tragus, lobe; in her brown, and without its stud. */
const planned = person('planned')
const EAR = planned
  .slice(planned.indexOf('<linearGradient id="Qe"'))
  .replace(/<\/g>$/, '')
  .replace(/<circle[^>]*>/, '')
  .replaceAll(/#(?:dcb08a|f1d6bd|bd8860|93603f|663a2a|c9986f)/g, (tone) => {
    const own: Record<string, string> = { '#dcb08a': OWN, '#f1d6bd': LIGHT, '#bd8860': HALF, '#93603f': SHADE, '#663a2a': DEEP }
    return own[tone] ?? '#c29167'
  })

/** Light and shade of her face and neck: the lamp stands before her, above; nothing of it has an edge. */
const tones =
  // The side of the head turns away: temple, cheek below the cheekbone, as far as the jaw.
  area(
    HALF,
    '196 196, 222 222, 250 262, 262 330, 262 370, 226 402, 180 428, 132 444, 130 424, 168 400, 190 370, 206 330, 214 290, 200 240',
    blurred('rl', 0.62),
  ) +
  area(HALF, '252 316, 226 322, 200 334, 182 352, 172 378, 190 382, 216 368, 240 350, 256 336', blurred('rl', 0.5)) +
  area(SHADE, '192 200, 206 212, 222 232, 234 258, 230 264, 214 250, 200 230', blurred('rm', 0.32)) +
  // The neck under the jaw: deepest along it, in half-tone to the pit of the throat and behind the muscle.
  area(
    HALF,
    '120 446, 180 430, 230 402, 262 350, 330 350, 344 400, 300 450, 262 480, 236 510, 226 560, 214 600, 190 600, 196 480',
    blurred('rl', 0.85),
  ) +
  '<linearGradient id="rj" gradientUnits="userSpaceOnUse" x1="204" y1="412" x2="240" y2="478"><stop stop-color="#7d4e34"/><stop offset=".35" stop-color="#8c5a3c" stop-opacity=".75"/><stop offset="1" stop-color="#8c5a3c" stop-opacity="0"/></linearGradient>' +
  area(
    'url(#rj)',
    '122 450, 152 445, 184 434, 214 415, 240 388, 254 362, 261 338, 270 346, 276 370, 270 404, 254 440, 234 476, 212 500, 200 486, 182 458, 150 456',
    blurred('rn', 0.85),
  ) +
  area(SHADE, '262 346, 296 350, 304 384, 290 424, 258 462, 226 500, 206 500, 230 450', blurred('rl', 0.55)) +
  area(DEEP, '140 446, 176 440, 206 430, 200 452, 196 470, 184 456, 164 450', blurred('rm', 0.3)) +
  area(SHADE, '340 344, 330 400, 330 450, 344 520, 372 600, 420 600, 390 380', blurred('rl', 0.75)) +
  area(SHADE, '300 330, 306 350, 322 366, 350 384, 372 392, 384 370, 330 340', blurred('rm', 0.6)) +
  // The muscle that runs from behind the ear to the pit of the throat carries a light, with a hollow before it.
  area(LIGHT, '306 424, 296 462, 280 504, 258 546, 240 580, 268 590, 294 540, 312 484, 318 440', blurred('rl', 0.4)) +
  area(
    SHADE,
    '308 384, 314 420, 308 456, 294 494, 272 532, 248 566, 240 562, 258 526, 280 490, 296 450, 300 412',
    blurred('rm', 0.4),
  ) +
  // Lights: forehead, bridge, tip, cheekbone, above the lip, chin.
  area(LIGHT, '130 138, 118 170, 112 200, 124 210, 150 200, 164 176, 156 150', blurred('rl', 0.75)) +
  area(LIGHT, '106 258, 100 276, 90 294, 80 310, 84 318, 94 306, 104 288', blurred('rs', 0.8)) +
  area(LIGHT, '71 320, 76 313, 83 316, 82 324, 75 327', blurred('rs', 0.85)) +
  area(LIGHT, '124 286, 140 278, 166 276, 196 280, 222 286, 208 296, 178 302, 150 308, 132 304', blurred('rl', 0.8)) +
  area(LIGHT, '105 412, 112 406, 122 410, 124 422, 116 430, 107 426', blurred('rm', 0.6)) +
  area(LIGHT, '96 343, 101 346, 98 354, 94 353', blurred('rs', 0.7)) +
  area('#c2604f', '130 318, 150 306, 176 308, 184 324, 164 340, 140 338', blurred('rl', 0.18)) +
  // Half-tones: the socket beside the bridge, wall and wing of the nose, its underside, the groove to the mouth, below the lower lip.
  area(HALF, '107 236, 120 232, 136 236, 148 246, 140 250, 126 246, 114 250, 108 268, 104 262', blurred('rs', 0.85)) +
  area(HALF, '112 266, 118 276, 132 274, 138 268, 130 280, 118 284, 106 290, 104 282', blurred('rs', 0.6)) +
  area(HALF, '108 292, 114 304, 114 320, 106 334, 112 338, 122 326, 122 308', blurred('rs', 0.75)) +
  area(HALF, '93 306, 100 302, 106 306, 105 312, 97 314', blurred('rs', 0.45)) +
  area(SHADE, '76 333, 82 327, 92 325, 102 328, 104 334, 94 338, 84 336', blurred('rs', 0.7)) +
  area(HALF, '112 366, 118 368, 120 376, 114 384, 110 380', blurred('rs', 0.8)) +
  area(HALF, '93 389, 104 388, 114 382, 118 390, 110 400, 102 402', blurred('rs', 0.85))

/** A lash, thick at its root in the line of the lid, thin at its tip. */
const lash = (points: string) => stroke(points, 1.25, { from: 1, to: 0.15 })
/** The lid is drawn down over the ball in a flat almond: half-tone to both ends, a soft light near its front; its lashes lie in groups, longest in front; the crease above. */
const eye =
  area(
    '#dcb28a',
    '117.500 253, 122 249, 130 247, 139 248.500, 147 253.500, 152.500 259, 142 263, 130 263.500, 120 261, 116.500 257',
  ) +
  area(
    HALF,
    '116 253, 123 248.500, 131 246.500, 141 248.500, 151 256, 154 260, 146 258, 137 252.500, 128 251, 120 253',
    blurred('rt', 0.5),
  ) +
  area(LIGHT, '121 255, 128 253, 135 255, 137 259, 129 260.500, 122 259', blurred('rs', 0.7)) +
  area(HALF, '140 254, 148 256, 152 260, 142 263, 136 262', blurred('rt', 0.6)) +
  // Below it the lower lid, its own shade under the lashes.
  area(HALF, '118 264, 129 267, 142 266, 152 262, 148 269, 134 273, 121 270', blurred('rs', 0.55)) +
  ink(
    stroke('115.800 257, 119.500 260.600, 128 263.400, 140 263.200, 153.500 259', 2.3, { from: 0.5, to: 0.15 }),
    stroke('118.500 251.500, 116.400 254, 115.800 257', 0.9, { from: 0.1, to: 0.9 }),
    stroke('119.500 247.500, 127 243.600, 138 244.400, 148 249.500, 155.500 257.500', 1.2, { from: 0.1, to: 0.1 }),
    lash('117 258.600, 112.500 261, 107 266'),
    lash('117.600 259.400, 114.600 262.400, 111 267.500'),
    lash('119.600 261, 117 265, 115.600 270.500'),
    lash('120.600 261.500, 119.200 264.500, 119 268'),
    lash('123.500 262.600, 121.800 266.500, 121.400 272'),
    lash('127.500 263.400, 127 267, 127.800 270.800'),
    lash('129 263.500, 129 266.500, 130.600 269'),
    lash('134.500 263.600, 135 266, 136.800 268.600'),
    lash('141 263, 142.400 265, 145 266.600'),
  )

/** Single hairs over hardly a tone. */
const BROW =
  area(
    HAIR,
    '106 222, 112 214, 122 211, 135 214, 147 219, 158 227, 147 221.500, 134 217, 122 216, 112 219',
    blurred('rt', 0.32),
  ) +
  thin(
    browHairs(
      '105 225, 112 220, 122 217, 134 218, 147 222.500, 157 228',
      '105 217, 112 212, 122 210, 135 212.500, 147 218, 156 226',
      35,
      3,
      9,
    ),
    HAIR,
    0.9,
    'opacity=".85"',
  )

const nose =
  fill(DEEP, 'M82.500 330.500Q86 325.500 92 326 97.500 327.500 98.500 332.500 91 333 82.500 330.500z', 'opacity=".9"') +
  ink(
    stroke('80.500 331, 85 325.500, 92 324.500, 98 327.500, 99.500 333', 1.3, { from: 0.1, to: 0.6 }),
    stroke('109 307, 105.800 313, 107.500 321, 106.500 329, 102 334, 99 333', 2, { from: 0.1, to: 0.4 }),
  )

const mouth =
  area('#a9584f', '88 354.500, 93 357.500, 101 363, 109 368.500, 113.500 371.500, 104 373, 94 371, 87.500 366, 86 360.500') +
  area('#b9665b', '91.500 372.500, 103 373, 113 372, 108 380, 101 386.500, 95.500 389.500, 90.500 385, 89 379') +
  area('#84423c', '87.500 362, 96 367, 106 369.500, 113.500 371.500, 103 373, 94 371', blurred('rt', 0.75)) +
  area('#84423c', '96 389.500, 102 383, 112 373, 107 381.500, 101 387', blurred('rt', 0.6)) +
  area('#d9958a', '91.500 378, 96 375.500, 100 377, 98 382, 93.500 384', blurred('rt', 0.75)) +
  ink(stroke('93 371, 100 372.500, 107 371.500, 113.500 371.500', 1.7, { from: 0.7, to: 0.2 }))

/** Strands from the hairline over the head, along the comb: those above the ear run behind its rim and down to the knot. */
const STRANDS =
  'M150 124C210 118 320 150 404 292M164 136C230 134 330 176 402 300M176 150C240 150 330 194 400 304M184 172C240 172 330 212 399 310M196 190C250 190 340 226 397 314M212 205C262 204 350 240 397 318M226 223C270 218 350 252 396 322M146 118C230 92 350 120 420 282M156 108C250 76 370 120 430 276M236 240C256 226 282 228 300 246 330 268 370 300 396 326M244 264C252 240 270 232 288 238 312 252 326 290 398 334'
const FINE =
  'M306 264C320 292 356 322 400 340M310 288C322 312 360 334 404 346M313 314C326 332 366 346 410 354M324 340C342 352 376 360 408 358'
/** Hairs about that line, combed back: some stand before it (1), between others the skin is seen (-1). They grow in tufts, no two as long or at one angle. */
const roots = (count: number, before: 1 | -1) =>
  Array.from({ length: count }, (_, i) => {
    const of = (n: number) => chance(i * 3 + n + 40 * before)
    const t = Math.min(0.995, Math.max(0.004, (i + 1.6 * of(0) - 0.3) / count + 0.012 * Math.sin(i * 1.9)))
    const [x, y] = on(pointsOf(HAIRLINE).slice(0, 15), t)
    const aside = 5 - 13 * t + 5 * (of(1) - 0.5)
    const far = before > 0 ? 1 + 8 * of(2) ** 2 : of(2)
    const long = before > 0 ? 5 + 9 * of(3) : 9
    const at = (share: number, lift: number) =>
      `${(x - far + long * share).toFixed(1)} ${(y + (aside * share - far * aside * 0.09 - lift) * 0.9).toFixed(1)}`
    return before > 0
      ? stroke(`${at(0, 0)}, ${at(0.5, 1.4 * of(4))}, ${at(1, 0)}`, 0.7 + 0.5 * of(5), { from: 0.15, to: 1 })
      : `M${Math.round(x - far)} ${Math.round(y)}q5 ${Math.round(aside * 0.6)} ${long} ${Math.round(aside * 0.8)}`
  }).join('')

/** Its edge: ink on paper, the lamp’s light where the ground is dark. */
const rim = `<path class="k" stroke-width="2.6" d="${curve([[380, 374], ...pointsOf(CROWN)])}${curve(KNOT, { loop: true })}"/>`
const hair =
  // Skin is darker where hairs stand close; single roots before the hairline, combed back.
  thin(curve(pointsOf(HAIRLINE).slice(0, 15)), '#4a2a24', 9, blurred('rn', 0.5)) +
  fill(HAIR, roots(28, 1)) +
  fill(HAIR, COMBED) +
  thin(roots(18, -1), '#8a6350', 0.9, 'opacity=".7"') +
  rim +
  `<clipPath id="rh"><path d="${COMBED}"/></clipPath><g clip-path="url(#rh)">` +
  `<g fill="none" filter="url(#rl)"><path stroke="#5d3d49" stroke-width="30" d="M180 110C260 106 350 150 410 250"/><path stroke="#7b5865" stroke-width="11" d="M200 120C270 120 340 160 392 240"/><path stroke="#4c2f3a" stroke-width="16" d="M214 214C280 212 350 250 390 310M312 290C330 316 370 336 400 340"/></g>` +
  '<linearGradient id="rg" gradientUnits="userSpaceOnUse" x1="210" y1="120" x2="400" y2="320"><stop stop-color="#92707c"/><stop offset=".5" stop-color="#6d4b57"/><stop offset="1" stop-color="#43292f"/></linearGradient>' +
  thin(STRANDS, 'url(#rg)', 1.3) +
  thin(FINE, '#6a4853', 1.3) +
  thin(
    'M170 143C236 142 330 186 401 302M204 198C256 198 346 232 397 316M232 232C262 222 300 232 396 324M309 276C324 304 358 328 402 343',
    '#12080d',
    1.6,
  ) +
  '</g>' +
  area(HAIR, KNOT) +
  `<clipPath id="rk"><path d="${curve(KNOT, { loop: true })}"/></clipPath><g clip-path="url(#rk)">` +
  area('#6b4954', '412 288, 436 280, 462 288, 474 306, 452 300, 428 300, 410 312', blurred('rm', 0.9)) +
  thin(
    'M398 310C420 284 456 282 484 306M398 322C424 296 456 296 486 322M402 336C428 312 458 312 484 338M412 350C434 330 458 330 474 350M404 302C424 282 450 276 474 290',
    '#77545f',
    1.5,
  ) +
  '</g>' +
  ink(stroke('404 290, 396 304, 394 318, 400 336, 414 354, 436 364, 460 362', 2.6, { from: 0.3, to: 0.5 }))

export const rested = (): string =>
  soft('rt', 1) +
  soft('rs', 2.4) +
  soft('rn', 3.5) +
  soft('rm', 5) +
  soft('rl', 10) +
  `<clipPath id="rc"><path id="rf" d="${SKIN}"/></clipPath><use href="#rf" fill="${INK}" stroke="${INK}" stroke-width="4.6" stroke-linejoin="round" transform="translate(.6 .8)"/><use href="#rf" fill="${OWN}"/>` +
  `<g clip-path="url(#rc)">${whole(tones)}${eye}${nose}${mouth}</g>` +
  BROW +
  // The edge of the jaw from its corner below the lobe to the chin, firm in the middle; the muscle of the neck, a groove before it.
  fill('#5f3427', stroke('257 350, 254 368, 242 388, 218 411, 190 428, 158 441', 2, { from: 0.1, to: 0.1 }), 'opacity=".6"') +
  fill('#5f3427', stroke('310 372, 319 408, 317 450, 302 498, 278 540, 250 574', 1.9, { from: 0.05, to: 0.15 }), 'opacity=".5"') +
  hair +
  `<g transform="translate(-17 118)scale(.86)">${EAR}</g>` +
  // Its lobe runs into the cheek.
  ink(stroke('247.500 332.300, 243.600 329.200, 241.700 324, 241.900 316, 244 307', 1.9, { from: 0.8, to: 0.05 }))
