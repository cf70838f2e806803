/** The woman under the laser, for the category: turned to the left, shields over both eyes, a gloved hand holds the hand piece to her cheekbone. */
import { browHairs } from './brows'
import { farInk, turned } from './far-side'
import { writing } from './grip'
import { fill, INK, ink, part, thin } from './marks'
import { turned as round } from './metal'
import { curve, ellipse, stroke } from './pen'
import { onPerson, person } from './people'

/** Her mouth turned away: the far half narrow, tapering to its corner as the near one does. */
const FAR_MOUTH =
  '<g transform="translate(101.86 140.7)scale(.11628)">' +
  fill(
    '#bd7665',
    'M250 458C274 440 296 362 328 342C345 334 352 356 372 356C388 356 400 334 425 338C490 346 540 392 610 412Q680 440 718 480C690 506 640 540 600 572C560 606 516 658 432 660C352 658 312 590 296 540Q282 488 250 458z',
  ) +
  fill(
    '#87423f',
    'M250 458Q300 428 372 440C440 428 560 430 640 434Q690 450 718 480C660 472 580 470 520 480C460 490 430 498 396 498Q310 488 250 458z',
    'opacity=".75"',
  ) +
  fill('#87423f', 'M308 574C350 640 460 640 560 596Q500 660 432 660C364 658 330 620 308 574z', 'opacity=".4"') +
  fill('#f6ddcf', 'M330 520Q350 504 400 510L580 514Q480 560 376 572 332 560 330 520z', 'opacity=".3" filter="url(#Ab)"') +
  '</g>' +
  ink(stroke('131 194.300, 138 197, 147.500 198.600, 160 197.200, 172 195.600, 184.600 196.400', 1.3))
/** Strands as they are combed, from the hairline back and down to the nape. */
const WAYS = [
  [298, 55, 330, 66, 350, 98],
  [240, -2, 318, 24, 366, 92],
  [300, -8, 366, 20, 404, 66],
] as const
const strands = (colour: string, width: number, places: readonly number[]) =>
  thin(
    places
      .map((at) => {
        const [a, b] = at < 1 ? [WAYS[0], WAYS[1]] : [WAYS[1], WAYS[2]]
        const [x, y, p, q, u, v] = a.map((from, i) => Math.round(from + (b[i]! - from) * (at % 1)))
        return `M${x} ${y}Q${p} ${q} ${u} ${v}`
      })
      .join(''),
    colour,
    width,
  )
/** Her brows, hair by hair on a soft ground: over the orbit and, foreshortened, over the edge of the forehead. */
const NEAR_BROW = [
  '177 77, 186 70.500, 198 66.500, 212 64.500, 226 65, 239 68, 251 73, 264 81',
  '176 70.500, 184 63.500, 196 58.500, 210 56, 224 57, 238 61.500, 251 69, 264 80',
] as const
const FAR_BROW = ['142 80.500, 134 74, 126 70, 118 69, 110 72.500', '141 73.500, 133 67, 125 63.500, 117 63.500, 110 70'] as const
const brow = ([below, above]: readonly [string, string], count: number, size: number) =>
  fill(
    '#3a1c22',
    `${curve(below)}L${curve(above.split(', ').toReversed().join(', ')).slice(1)}z`,
    'filter="url(#nt)" opacity=".55"',
  ) + thin(browHairs(below, above, count, 5, size), '#3a1c22', 0.75)
const BROWS = brow(NEAR_BROW, 60, 9) + brow(FAR_BROW, 26, 6)
/** For the group: the shields hide her lids; the chin’s shade on the neck is lost without an edge, light lies along the combed hair. */
export const LIT = turned(person('aside'), { ink: farInk(1.9), dropped: /^M(109|328|113|363)/ })
  .replace(/<path fill="#(?:bd7665)"[^>]* d="M(?:134|144|136)[^>]*>/, FAR_MOUTH)
  .replaceAll(/<path fill="#(?:bd7665|87423f|f6ddcf|4d2039)"[^>]* d="M(?:134|144|136)[^>]*>/g, '')
  // Her hair at the far temple: a lock that runs out along the contour.
  .replace(/(id="Ag" d=")M110 1v13.*?m130 0/, '$1M132-6Q117 10 114 28L109.800 49Q107 42 107.500 32L109-6zM240 1')
  .replaceAll(/<path class="k"[^>]*>|<path fill="#2e1620" d="M121-2c[^>]*>/g, '')
  .replace('<g id="aside">', '<g id="lit">')
  .replace(/<path d="M188.7 99.4[^>]*>/, '')
  .replace(/<path fill="#3a1c22" opacity=".6"[^>]*>/, BROWS)
  .replace(/<path [^>]*d="M145 79c[^>]*>/, '')
  .replace(/<path opacity=".8" d="M205 106[^>]*>/, '')
  .replace(/<path [^>]*d="M193 98q14[^>]*>/, '')
  .replace(
    /<path fill="#663a2a"[^>]*>/,
    fill(
      '#663a2a',
      'M172 268Q240 264 284 236L312 204 318 222Q300 262 240 280 196 288 172 268z',
      'filter="url(#Ab)" opacity=".7"',
    ) +
      thin('M196 258Q250 248 286 216L306 186', '#c08a60', 7, 'filter="url(#Ab)" opacity=".75"') +
      ink(stroke('196 268.5, 236 260, 274 240, 300 214, 312 192', 1.7, { from: 0, to: 0.2 })),
  )
  .replace(
    /<path fill="#4b2834"[^>]*>/,
    fill('#5f3945', 'M282 4Q312 0 336 26L384 76Q372 94 354 84L302 36z', 'filter="url(#Ab)" opacity=".9"') +
      strands('#1a0b12', 1.2, [0.12, 0.35, 0.62, 0.86, 1.16, 1.42, 1.7]) +
      strands('#6f4c59', 0.9, [0.06, 0.22, 0.29, 0.46, 0.55, 0.71, 0.8, 0.94, 1.07, 1.24, 1.33, 1.52, 1.62, 1.84]) +
      strands('#8f6d7b', 0.7, [0.4, 0.66, 1.02, 1.28]),
  )
/** Under the chin the skin slopes back to the neck; the near wing of the nose is set off from the cheek, its tip and the bridge between the nostrils end the far line. */
const EDGES =
  '<linearGradient id="nk" gradientUnits="userSpaceOnUse" x1="156" x2="162"><stop stop-color="#84543a"/><stop offset="1" stop-color="#84543a" stop-opacity="0"/></linearGradient>' +
  fill('url(#nk)', 'M134 226.5Q146 229 150 235.5T154.5 249L160 246Q164 238 162 231 156 226.5 148 227z') +
  ink(stroke('128 223.6, 134 225.9, 140 227.7, 147 231.5, 151.5 239, 154.3 250', 1.9, { from: 0.1, to: 0.7 })) +
  ink(stroke('146.500 122, 150.200 127, 150.200 132.500, 147 136.600', 1.1)) +
  ink(stroke('117.600 135, 119.400 138.400, 123 139.900, 127 139.300', 1, { from: 0.8, to: 0.1 })) +
  '<filter id="nt" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#nt)">' +
  thin('M147 226Q158 228 176 226', '#9c6c49', 4.5, 'opacity=".8"') +
  thin('M158.800 244L158 256', '#9c6c49', 3.6, 'opacity=".8"') +
  fill('#93603f', 'M117 137Q126 139 130 134L146 136Q134 142 124 141z') +
  fill('#fff1e0', ellipse(123, 126, 3.4, 5), 'opacity=".6"') +
  '</g>'
/** Below the neck her blouse, as on the picture of skin and hair. */
const BLOUSE =
  fill(
    '#8f6c94',
    'M70 306Q86 284 112 274 138 267 149 257 154 265 178 269 214 273 250 266 272 259 284 247L340 264V306z',
    `stroke="${INK}" stroke-width="1.6"`,
  ) + fill('#563a5e', 'M149 260Q156 266 178 270 214 274 250 267 270 261 282 251 272 271 250 277 214 286 176 278 154 273 149 260z')
/** Shields over both eyes in the units of the head: cups of dark metal that bulge, on a strap round the head; they stand off, and throw a soft shade. */
const cup = (rim: string, inner: string, wall: string) =>
  part('#2f2833', wall, 1.6) + part('#5c5562', rim, 1.6) + part('url(#cu)', inner, 1.2)
const SHIELDS =
  '<radialGradient id="cu" cx=".36" cy=".28" r=".8"><stop stop-color="#dfe7e9"/><stop offset=".35" stop-color="#b3bfc3"/><stop offset=".75" stop-color="#748389"/><stop offset="1" stop-color="#4d595f"/></radialGradient>' +
  '<g filter="url(#nt)">' +
  fill(
    '#6d3f2c',
    'M176 118Q190 136 218 137 256 132 262 102 272 124 248 139 222 150 194 141 178 134 176 118zM115 112Q124 127 139 122 150 115 153 100 160 114 152 125 140 134 127 131 116 125 115 112z',
    'opacity=".6"',
  ) +
  thin('M262 104Q310 102 352 92', '#6d3f2c', 5, 'opacity=".5"') +
  '</g>' +
  fill(
    '#4d4550',
    stroke('250 99, 292 97, 332 91, 372 83, 403 75', 7, { from: 1, to: 0.8 }) +
      stroke('146 92, 160 86.500, 177 92', 5.6, { from: 1, to: 1 }),
    `stroke="${INK}" stroke-width="1.2"`,
  ) +
  fill(
    '#8d8593',
    stroke('256 96.500, 294 94.500, 332 88.500, 372 80.500, 401 73.500', 1.8) + stroke('150 90, 160 85.500, 172 89', 1.4),
  ) +
  cup(
    '112 92, 120 81, 134 79, 147 86, 150 98, 145 112, 132 118, 119 114',
    '116.500 94, 122 85, 133 83, 143.500 89, 146 98.500, 141.500 109, 131.500 114, 121.500 110',
    '113 95, 121 84, 136 81, 149 88, 152.500 100, 147 115, 134 121.500, 120 117.500',
  ) +
  cup(
    '170 100, 180 82, 208 74, 240 80, 255 98, 246 119, 216 128, 184 121',
    '176 100.500, 184.500 85.500, 209 78.500, 236.500 84, 249 98.500, 241 115.500, 214.500 122.500, 187.500 117',
    '171 104, 182 86, 211 77, 243 83, 258.500 101, 249.500 123, 218 132, 185 125',
  ) +
  // Rims in the light, the window in each dome, and what comes back from the cheek.
  thin('M172 99Q181 81 209 75.500 226 75 238 80M114 92Q120 82 133 80', '#b7b0bd', 1.7) +
  fill(
    '#f4f8f8',
    'M184 104Q186 90 207 85 198 92 195 102 189 102 184 104zM201 100Q202 91 213 84.500L221 84Q211 91 208 99.500zM120 100Q122 90 133 87 127 92 125.500 99z',
  ) +
  fill(
    '#d8b49f',
    'M198 116Q228 118 243 100 242 112 224 117 208 120 198 116zM128 111Q139 110 143 98 144 107 136 111 131 112.500 128 111z',
    'opacity=".5"',
  )

/** Melasma of that head: over the cheekbones, on the forehead beside its middle and on the upper lip; soft at its edge, deepest over its middle, mottled by a fine noise, in her own brown upon every tone alike. */
const patches = (drawn: readonly (readonly [number, string])[]) =>
  drawn.map(([share, d]) => fill('#000', d, `opacity="${share}"`)).join('')
const PATCHES =
  '<filter id="mq" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="4" seed="5" result="n"/><feGaussianBlur in="SourceGraphic" stdDeviation="4.6"/><feComposite in2="n" operator="arithmetic" k1="1.5" k2=".3" k4="-.1"/><feColorMatrix values="0 0 0 0 .58 0 0 0 0 .33 0 0 0 0 .16 0 0 0 1 0"/><feComponentTransfer><feFuncA type="table" tableValues="0 .2 .38 .54 .68 .8 .9"/></feComponentTransfer></filter>' +
  '<g filter="url(#mq)" style="mix-blend-mode:multiply" opacity=".46">' +
  patches([
    [
      0.8,
      'M180 146C184 126 214 122 246 119 268 114 292 104 304 110 306 126 284 144 266 158 248 172 216 178 198 168 186 162 178 156 180 146zM110 134Q116 118 130 120 144 128 146 146 138 162 122 158 112 150 110 134z',
    ],
    [
      0.75,
      'M168 44Q182 22 212 22 240 26 252 44 244 58 222 54 196 46 180 54 168 54 168 44zM118 46Q124 28 142 24 156 28 156 42 148 52 136 50 124 60 118 46z',
    ],
    [
      0.8,
      'M168 171Q186 168 200 178 212 190 206 197 194 198 184 186 174 180 168 171zM148 170Q156 172 152 180 144 186 136 190 134 180 148 170z',
    ],
    [
      0.7,
      'M204 142C216 132 256 134 276 124 278 140 256 158 232 162 212 162 200 154 204 142zM122 130Q132 126 136 140 134 152 126 150 118 142 122 130z',
    ],
  ]) +
  '</g>'

const STEEL = ['#f7fafa', '#cbd5d8', '#8b9ba2'] as const
const WHITE = ['#ffffff', '#e9eaea', '#b4bfc1'] as const
const DARK = ['#8b8794', '#4f4957', '#312c39'] as const
/** Its hand piece, upright, its tip at (0, 0): a clear cap keeps the distance on the skin, the light within it; the neck for the fingers, the barrel, the cable. */
export const PIECE =
  '<linearGradient id="lc" x2="0" y2="1"><stop stop-color="#f6dcd2"/><stop offset=".5" stop-color="#f0a184"/><stop offset="1" stop-color="#d8402c"/></linearGradient>' +
  fill(
    'url(#lc)',
    'M-5.200-15L-8.400 0A8.400 3.600 0 0 0 8.400 0L5.200-15z',
    `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`,
  ) +
  thin('M-8.200 .4A8.400 3.600 0 0 0 8.200 .4', '#fff3e6', 1.3) +
  thin('M-4-13L-5.600-2', '#fffaf4', 1.3) +
  round(-15, 6.4, -21, 7, STEEL) +
  round(-21, 5.8, -62, 6.2, WHITE) +
  round(-62, 6.2, -72, 8.6, WHITE) +
  round(-72, 8.6, -75, 8.6, STEEL) +
  round(-75, 8.6, -116, 8.6, WHITE) +
  round(-116, 7.6, -124, 5, DARK)
const LEAD = '314 155.500, 320 158, 326 163, 332 172'

/** Along the hairline: skin that shows between the first hairs, and single ones before it. */
const HAIRLINE =
  '<g filter="url(#nt)">' +
  thin('M238-3Q268 14 288 34 297 50 303 58 322 62 334 84 340 98 345 124', '#2e1620', 3.6, 'opacity=".75"') +
  '</g>' +
  fill('#2e1620', 'M256 11Q282 27 292 41 298 52 307 58 319 62 327 72 335 82 339 96L343 84 318 54 290 26z') +
  thin(
    'M247 5l10 6M252 8q6 3 11 8M258 12q7 3 12 9M265 16l9 6M270 21q6 3 11 9M277 25l9 7M282 31q6 4 9 9M286 37l9 8M291 45q5 3 11 6M296 51l11 6M304 57q6 2 11 5M311 59q6 2 10 6M318 63q5 3 8 8M324 69l7 9M329 75q4 5 5 11M333 83q3 6 4 10M336 93q2 5 3 10M338 103l4 10M340 112l4 11',
    '#2e1620',
    0.7,
  ) +
  thin('M299 52Q318 58 334 74M304 56Q320 61 336 80M296 45Q316 52 330 64', '#6f4c59', 0.9)

/** What the hand keeps from the light, and the light of the laser on the skin about the cap. */
const HAND = { x: 201, y: 121, scale: 0.98, turn: 71 }
const SHADE = `<g clip-path="url(#Ac)"><g transform="scale(1.163)translate(${HAND.x} ${HAND.y})scale(${HAND.scale})rotate(${HAND.turn})" fill="#4a1f1c" filter="url(#nt)" opacity=".4"><use href="#gm" x="-2" y="7"/><use href="#gr" x="-2" y="7"/><use href="#gt" x="-4" y="8"/></g></g>`
export const toned =
  `<g transform="translate(60 0)">${onPerson('lit', 74, 1, 0.86, PATCHES + HAIRLINE + SHADE + SHIELDS)}</g>${EDGES}${BLOUSE}` +
  fill('url(#gl)', ellipse(203, 122, 26, 20)) +
  fill(INK, stroke(LEAD, 7.4, { from: 1, to: 1 })) +
  fill('#7b8790', stroke(LEAD, 5, { from: 1, to: 1 })) +
  writing(HAND.x, HAND.y, HAND.scale, { turn: HAND.turn, tool: `<g transform="rotate(90)">${PIECE}</g>` }) +
  // Her sleeve.
  fill('#6f999d', 'M273 262Q290 249 307 250V256L276 272z', 'filter="url(#nt)" opacity=".7"') +
  fill('#f3ece4', 'M263 268C276 256 298 250 317 251.500L331 290H270z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#cfc2b8', 'M304 252.500Q305 271 313 290H330L316.500 252z') +
  thin('M264.500 272.500C278 261 299 255.500 318.500 256.500', '#8f7f78', 0.9)
