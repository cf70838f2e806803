import { browHairs } from '../../panels/brows'
import { chance, curve, ellipse, type Line, mirrored, type Point, pointsOf, stroke } from '../../panels/pen'
import { cast } from '../cast'
import { crusts, FADING, flakes, marks } from '../healing'
import type { Recovery } from '../sheet'

/**
 * Red as after the sun: one flush over cheeks, nose, brow and chin that ends nowhere in an edge, deepest on the cheekbones and mottled by small vessels that
 * stand open; about eyes and mouth, which were left out, she is as she was.
 */
const CHEEK = '142 134, 158 124, 182 126, 206 142, 218 162, 210 186, 198 202, 180 208, 162 194, 147 172, 139 150'
const HEART = '150 146, 168 138, 190 146, 204 162, 200 180, 184 190, 166 182, 154 164'
const loops = (...lines: Line[]) => lines.map((line) => curve(line, { loop: true })).join('')
const MOTTLES: readonly Point[] = Array.from({ length: 34 }, (_, i): Point => {
  const at = (n: number) => chance(i * 7 + n)
  const [u, v] = [at(1), at(2)]
  return i < 12
    ? [142 + 66 * u, 138 + 52 * v + 8 * at(3)]
    : i < 24
      ? [272 + 66 * u, 138 + 52 * v + 8 * at(3)]
      : [190 + 102 * u, 38 + 40 * v]
})
const RED =
  '<filter id="rb" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter><filter id="rf"><feGaussianBlur stdDeviation=".9"/></filter><filter id="rm"><feGaussianBlur stdDeviation="1.5"/></filter>' +
  '<g id="rd"><g filter="url(#rb)" fill="#d4574f">' +
  `<path opacity=".58" d="${loops(CHEEK, mirrored(CHEEK, 240), '226 100, 240 92, 254 100, 260 130, 264 158, 240 172, 216 158, 220 130')}"/>` +
  `<path opacity=".42" d="${loops('186 58, 208 40, 240 34, 272 40, 294 58, 280 74, 262 84, 240 100, 218 84, 200 74', '214 240, 226 230, 254 230, 266 240, 254 252, 238 255, 224 251')}"/>` +
  `<path fill="#c8484a" opacity=".42" d="${loops(HEART, mirrored(HEART, 240))}"/></g>` +
  `<path fill="#b93c40" opacity=".12" filter="url(#rm)" d="${MOTTLES.map(([x, y], i) => ellipse(x, y, 1.8 + 2.2 * chance(i), 1.5 + 1.6 * chance(i + 9))).join('')}"/></g>`
const red = (strength: number) => `<use href="#rd" opacity="${strength}"/>`
/** Brown marks over the cheekbones that were treated, on either side as they happen to lie; what lies on them is thin, and falls by itself. */
const places = [
  [166, 148, 13, 7.5],
  [189, 160, 6, 4.5],
  [152, 163, 3.6, 2.6],
  [201, 174, 3, 2.2],
  [301, 164, 10, 8],
  [319, 149, 4, 2.8],
  [285, 181, 2.6, 2.2],
] as const
/** What a crust leaves: thin new skin, pink, flat, which runs out into hers. */
const fresh = (strength: number) => `<g opacity="${strength}" filter="url(#rf)">${marks(places, '#d45a5c', 0.24)}</g>`
/**
 * Her ears, which this frame shows whole: the rim rolls from beneath the hair round to the lobe, in it the groove, the bowl in shade and, before it, the
 * small lid that stands on the cheek; alike on both sides.
 */
const RIM =
  'M124 106C114 106 111 118 112.4 131C113.5 141 116.5 149 117.5 157C118.2 166 120 175 125 175.500C129.5 176 131.5 171 132 165C131 150 130 130 126 112z'
const EAR =
  `<path fill="#c99a72" d="${RIM}"/>` +
  '<path fill="#bd8860" d="M123 113C117 115 116.4 126 117.6 135C118.6 143 121 150 121.6 158C123 163 125 163 126 159C122.6 155 121 149 121 142C121 134 124 130 128 128C127.5 121 126 113 123 113z"/>' +
  '<path fill="#93603f" d="M128.5 133C123.5 134 121.7 141 123 148C124 154 127 159 130 157C131.5 153 131.4 140 128.5 133z"/>' +
  '<path fill="#d0a27b" d="M131 138C128.5 141 127 147 128.6 151C129 153 130 154 131 154z"/>' +
  '<path fill="none" stroke="#e6c3a3" stroke-width="1.500" stroke-linecap="round" opacity=".6" d="M114.6 122C114 134 117.5 144 119 155"/>' +
  '<path fill="none" stroke="#4d2039" stroke-linecap="round" d="M118.5 121C116.9 125 117 130 117.8 135C118.7 143 121 149 121.6 157M130.5 139.500C127.6 143 127.2 149 129.5 152.5M127.5 117C122 119 120.6 126 123 130C125 127 127 126 129 126M122.4 131C120.8 139 122 147 125 154" stroke-width=".9"/>' +
  '<path fill="none" stroke="#4d2039" stroke-linecap="round" stroke-width="1.3" d="M118 108C112.5 111 111.3 121 112.4 131C113.5 141 116.5 149 117.5 157C118.2 166 120 175 125 175.500C128.5 175.8 130.6 173 131.4 169"/>'
/** Locks of her hair lie over the top of the rim. */
const ears = (of: string) =>
  '<clipPath id="et"><path d="M0 90H480V140H0z"/></clipPath><g transform="translate(-3.6 -3.6)scale(1.015)">' +
  `<g id="er" transform="matrix(.86 0 0 .96 24.4 -4)">${EAR}</g><use href="#er" transform="matrix(-1 0 0 1 480 0)"/><path transform="matrix(-.86 0 0 .96 455.6 -4)" fill="#7d4d34" opacity=".34" d="${RIM}"/><use clip-path="url(#et)" fill="#2e1620" href="#${/id="(\w+g)"/.exec(of)![1]}"/></g>`
/** Her mouth at rest, lit as the face is: the bow in the middle, the upper red turned down into shade, the lower one full, alike on both sides. */
const MOUTH =
  '<path fill="#bd7665" d="M206.5 196.200C214 193 222 187.5 229.5 183C233.5 180.8 237 182.4 240 184C243 182.4 246.5 180.8 250.5 183C258 187.5 266 193 273.5 196.200C268.5 200 264.5 205.6 259 209.600C253.5 213.6 246.8 215.2 240 215.200C233.2 215.2 226.5 213.6 221 209.600C215.5 205.6 211.5 200 206.5 196.200z"/>' +
  '<g fill="#87423f"><path opacity=".6" d="M206.5 196.200C216 193.2 224 190 231 189.300C234.5 189 237 190.6 240 191C243 190.6 245.5 189 249 189.300C256 190 264 193.2 273.5 196.200C263 197 256 198 249 197.600C245.5 197.4 243 198.4 240 198.800C237 198.4 234.5 197.4 231 197.600C224 198 217 197 206.5 196.200z"/>' +
  '<path opacity=".42" d="M216 204.500C223 211 231 212 240 212C249 212 257 211 264 204.500C258 212 250 215.2 240 215.200C230 215.2 222 212 216 204.500z"/></g>' +
  '<g fill="#f6ddcf" opacity=".42" filter="url(#sc)"><ellipse cx="229" cy="203.5" rx="7" ry="2.3" transform="rotate(6 229 203)"/><ellipse cx="251" cy="203.5" rx="7" ry="2.3" transform="rotate(-6 251 203)"/></g>' +
  '<path fill="none" stroke="#4d2039" stroke-width="1.3" stroke-linecap="round" d="M207.5 196.300C217 197.6 225 198.4 231 197.900C235 197.6 237.5 198.8 240 199.200C242.5 198.8 245 197.6 249 197.900C255 198.4 263 197.6 272.5 196.3"/>'
/** The lamp stands on the left: temple, cheek and jaw on the right turn away in a half-tone without an edge, deepest along the cheek's hollow, and a little light comes back to the border. */
const TURNED =
  '<g filter="url(#rb)"><path fill="#b47c52" opacity=".7" d="M276 20C292 60 296 92 296 118C300 140 300 150 296 160C286 178 286 200 276 222C266 238 256 246 246 262L300 256 350 196 362 90 330 20z"/>' +
  '<path fill="#93603f" opacity=".6" d="M322 66C330 96 330 124 322 142C312 166 302 178 296 200C290 220 276 236 258 250L282 250 316 216 338 176 346 118 344 76z"/></g>' +
  '<g fill="#93603f" filter="url(#sb)"><path opacity=".5" d="M250 100C257 122 260 140 263 161C255 158 249 136 245 108zM262 96C270 90 292 92 304 102C292 98 276 100 264 110z"/><path opacity=".3" d="M246 240Q262 236 274 222L288 230 262 254z"/></g>' +
  '<path fill="#d9ab83" opacity=".4" filter="url(#sd)" d="M340 166C336 186 326 204 312 220L302 229 308 214C322 198 332 180 336 164z"/>'
/**
 * She is lit nearly from the front, so that a mark reads the same wherever it lies: forehead, cheekbones,
 * nose and chin come forward in a light without an edge, the sides of the face turn away in half-tone, under the jaw lies the shade.
 */
const both = (d: string) =>
  `<path d="${d}"/><use href="#sm" transform="matrix(-1 0 0 1 480 0)"/>`.replace('<path', '<path id="sm"')
const LIGHT =
  '<radialGradient id="sl"><stop stop-color="#f1d6bd" stop-opacity=".62"/><stop offset=".45" stop-color="#f1d6bd" stop-opacity=".38"/><stop offset="1" stop-color="#f1d6bd" stop-opacity="0"/></radialGradient><filter id="sc"><feGaussianBlur stdDeviation=".8"/></filter><filter id="sd" y="-.3" height="1.6"><feGaussianBlur stdDeviation="2.2"/></filter><filter id="sg" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="7"/></filter><filter id="sb" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="3.4"/></filter>' +
  '<g filter="url(#sb)" fill="#bd8860">' +
  '<path opacity=".55" fill-rule="evenodd" d="M90-20H390V340H90zM240-30C296-24 326 40 330 92C332 144 312 192 284 224C268 242 256 248 240 248C224 248 212 242 196 224C168 192 148 144 150 92C154 40 184-24 240-30z"/>' +
  `<g opacity=".62">${both('M174 104C180 92 202 88 216 94C224 90 230 94 230 104C230 122 229 136 223 146C217 154 217 160 222 165L212 164C212 152 216 144 219 134C221 122 222 112 218 106C208 98 188 98 176 106z')}</g>` +
  '<path opacity=".7" d="M222 162C232 167 248 167 258 162C254 173 226 173 222 162zM216 214C228 222 252 222 264 214C258 227 222 227 216 214z"/></g>' +
  // Below the cheekbone the cheek falls in, from the ear towards the corner of the mouth.
  '<g fill="#bd8860" filter="url(#sg)"><path opacity=".4" d="M122 128C136 154 156 170 180 184C188 194 182 208 176 226C150 206 130 172 122 128z"/></g>' +
  '<path fill="#bd8860" filter="url(#sc)" d="M150 208C176 240 206 259 240 260C274 259 304 240 330 208L330 250C300 268 284 284 272 304C258 322 222 322 208 304C196 284 180 268 150 250z"/>' +
  '<path fill="#93603f" opacity=".85" filter="url(#sd)" d="M186 244C204 256 222 262 240 262C258 262 276 256 294 244C286 262 270 276 240 277C210 276 194 262 186 244z"/>' +
  '<g fill="url(#sl)"><ellipse cx="216" cy="54" rx="60" ry="30"/><ellipse cx="240" cy="122" rx="9" ry="38"/><ellipse cx="240" cy="149" rx="13" ry="9"/><ellipse cx="172" cy="136" rx="33" ry="15" transform="rotate(22 172 136)"/><ellipse cx="304" cy="136" rx="26" ry="12" transform="rotate(-22 304 136)" opacity=".7"/><ellipse cx="234" cy="236" rx="22" ry="10"/><g opacity=".5"><ellipse cx="199" cy="100" rx="15" ry="6"/><ellipse cx="281" cy="100" rx="15" ry="6"/></g></g>' +
  TURNED
const NECK =
  'M196 262l11-13M198 272l18-22M199 284l27-33M203 292l33-40M211 296l34-42M220 299l36-44M230 301l37-46M241 302l39-48M253 301l36-44M265 300l22-27M277 297l8-10'
const WING = '264 145.5, 266.5 148.5, 268.4 152.5, 268.4 157, 266.5 161, 262.5 163, 258.8 162'
const WINGS = [WING, mirrored(WING, 240)].map((line) => stroke(line, 1.7, { from: 0.05, to: 0.1 })).join('')
const BROW_BELOW = '219 86.500, 208.500 81, 196.500 78, 183 77.500, 171 80.500, 158.500 88'
const BROW_ABOVE = '220 82, 209.500 76, 196.500 71.500, 183 70.500, 171 74.500, 158 87'
const BROWS =
  browHairs(BROW_BELOW, BROW_ABOVE, 54, 3, 6) + browHairs(mirrored(BROW_BELOW, 240), mirrored(BROW_ABOVE, 240), 54, 8, 6)
const lit = cast('w32-shut', 'w32')
  // Her own patches of light, of half-tone and of shadow, which lie under one lamp, give way to these.
  .replace(/<path fill="#f1d6bd"[^>]*opacity="\.5"\/>/, LIGHT)
  .replaceAll(
    /<path fill="(?:#f1d6bd|#663a2a)"[^>]*>|<path fill="#bd8860" d="M134 [^>]*>|<path fill="#93603f" d="M305 [^>]*>/g,
    '',
  )
  .replace('<path fill="#bd8860" d="M260 108', '<path fill="#bd8860" filter="url(#rs)" d="M260 108')
  // The wings of her nose, each one line, in place of splinters too fine for whole units.
  .replace(/Zm44 42-3 4.*?Zm-6 46/, `Z${WINGS}M210 196l`)
  .replace(/<path fill="#dcb08a" d="M207 196.*?<path fill="#f6ddcf"[^>]*>/s, MOUTH)
  .replace(/M210 196l[^"]*"/, '"')
  // A gleam would end where the locks go over her ears.
  .replace(/m-95 84c-7 1[^"]*/, '')
  // Her contour from the ears down is drawn below.
  .replace(/m-4 129-2 13.*?m25-188/s, 'm236 130')
  .replace(/m-79 120-2 1.*?m73-95/, 'm-6 25')
  .replace(/m57 101a57 57[^"]*/, '')
  // Her brows hair by hair, over a tone without an edge.
  .replace(/<path fill="#3a1c22" d="m159 89/, '<path fill="#3a1c22" filter="url(#sd)" d="m159 89')
  .replace(/(<path fill="none" stroke="#3a1c22"[^>]*stroke-width=")\.9" d="m222 89[^"]*/, `$1.7" d="${BROWS}`)
  // Lines in the shadow are left on the neck alone.
  .replace(/(stroke="#6b3c2c"[^>]*) d="([^"]*)"/, `$1 d="${NECK}"`)

/** Her jaw runs in one line from lobe to lobe round the chin, thicker on the side away from the lamp, with an angle below the ear; the neck is narrower and rises behind it. */
const HALF_JAW =
  '136.5 158, 138 172, 141.2 186, 147.2 200, 159 215.500, 174.5 229.800, 190.5 243.200, 205.5 252.800, 221 259, 240 260.800'
const ROUND = [...pointsOf(HALF_JAW), ...mirrored(HALF_JAW, 240).toReversed().slice(1)]
const side = (width: number) =>
  `<path class="g" d="${curve('126 156, 136 158, 137.5 172, 140.7 186, 146.7 200.400, 158.4 216, 174 230.500, 190 244')}L191 252V264L188 278 178 330H100V106C108 112 113 127 121 129.500z"/>` +
  `<path fill="#4d2039" d="${stroke('189 242, 191 252, 191 264, 188 278, 179 320', width, { from: 0.3, to: 0.8 })}"/>`
const JAW = `${side(2.2)}<g transform="matrix(-1 0 0 1 480 0)">${side(3)}</g><path fill="#4d2039" d="${stroke(ROUND, 2.1, { from: 0.5, to: 1 })}"/>`
export const plate: Recovery = {
  kind: 'skin',
  title: 'Recovery of treated skin, by day',
  desc: 'A woman of 32, eyes closed. Day 1: red and tight as after the sun. Day 4: thin dark crusts on treated marks, a few fine flakes beside them. Day 10: crusts have fallen, the skin beneath is pink. Day 21: pale pink that still needs sunscreen. Day 60: almost even, a trace where the marks were; one that is going to darken usually shows by now.',
  sources: [
    'https://www.naples-csc.com/blog/what-are-some-ways-i-can-improve-the-appearance-of-my-skin-2/ (flakes and crusts gone in 5 to 10 days, pink for longer)',
    'https://www.enrichclinic.com.au/laser-resurfacing-recovery-process/ (scabs and flakes for a week, red up to four weeks)',
  ],
  defs: lit.replace(/<\/g>$/, `${JAW}${ears(lit)}</g>`) + FADING + RED,
  window: [97, 4, 0.84],
  states: [
    { day: 1, drawn: red(0.72) + marks(places, '#8a5038', 0.2) },
    {
      day: 4,
      drawn:
        red(0.46) +
        crusts(places) +
        // On skin that is red, beside the marks and at the wing of the nose.
        flakes([
          [186, 188, 8, 24],
          [164, 174, 6, 38],
          [290, 178, 7, -34],
          [314, 176, 6, -48],
        ]),
    },
    { day: 10, drawn: red(0.26) + fresh(0.9) },
    { day: 21, drawn: red(0.08) + fresh(0.36) },
    { day: 60, drawn: marks(places, '#9a6644', 0.06) },
  ],
  curve: [
    [0, 0.34],
    [1, 0.5],
    [3, 0.46],
    [6, 0.36],
    [10, 0.24],
    [21, 0.13],
    [60, 0.03],
    [90, 0.01],
  ],
  colours: [
    [0, '#d4685f'],
    [1.5, '#c25a50'],
    [4, '#7a4630'],
    [7, '#7a4630'],
    [10, '#e0897c'],
    [21, '#eab7a6'],
    [50, '#ecd3bd'],
  ],
}
