/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import svgpath from 'svgpath'
import { area, fill, INK, thin } from '../panels/marks'
import { turned, turnedMouth } from '../panels/far-side'
import { on } from '../panels/lids'
import { chance, curve, ellipse, moved, pointsOf, stroke, type Line } from '../panels/pen'
import { NAILS } from '../panels/hands'
import { placed } from '../panels/tools'
import { blot } from './bruises'
import { cast, contourOf } from './cast'

const JAW = '160 264.500, 178 264, 196 261.500, 227 252.500, 261 238, 289 219, 311 200, 330 182'
/**
 * Her side: light runs out over cheek and temple in one soft half-tone and falls in before the ear; nothing on it is hatched, so that what the days
 * leave is all there is to see. The jaw has its border, drawn with the pen, and only below it, on the neck, is she in shade.
 */
const SIDE =
  '<g filter="url(#sh)">' +
  area(
    '#bd8860',
    '342 66, 326 100, 306 130, 280 156, 268 184, 258 212, 234 238, 200 253, 164 260, 196 272, 262 250, 320 200, 372 150, 366 90',
    'opacity=".62"',
  ) +
  area(
    '#93603f',
    '344 118, 322 144, 304 162, 296 186, 278 212, 244 237, 210 252, 244 254, 290 226, 330 186, 362 150',
    'opacity=".34"',
  ) +
  '</g>' +
  area(
    '#a87149',
    '192 272, 208 261, 227 253, 261 238, 289 219, 311 200, 330 182, 350 164, 380 190, 384 330, 180 330',
    'filter="url(#sn)"',
  ) +
  area(
    '#7d4d34',
    '196 268, 216 262, 236 253, 264 240, 296 216, 338 176, 344 192, 306 234, 262 264, 224 284, 196 284',
    'opacity=".62" filter="url(#sd)"',
  ) +
  // Uneven strokes in the deepest shade, along the jaw.
  thin(
    Array.from({ length: 28 }, (_, i) => {
      const [x, y] = on(pointsOf(JAW), 0.16 + (0.84 * (i + 0.5 * chance(i))) / 28)
      const long = (10 + 12 * chance(i + 40)) * Math.min(1, 0.4 + i / 10)
      return `M${Math.round(x + 1)} ${Math.round(y + 3 + 2 * chance(i + 7))}l${Math.round(0.56 * long)} ${Math.round(0.9 * long)}`
    }).join(''),
    '#5f3527',
    0.7,
    'opacity=".42"',
  ) +
  fill(INK, stroke(JAW, 2, { from: 0.1, to: 0.04 }), 'opacity=".8"')
/** Where her hair begins at the temple: it has no edge, but thins out, and single fine hairs stand before it, all of them combed back. */
const TEMPLE = '266 8, 276 20, 285 33, 293 46, 301 58, 310 70, 320 82, 330 96'
const HAIR =
  area('#5b3833', '264 4, 282 31, 299 57, 322 90, 350 98, 300 0', 'opacity=".6" filter="url(#sd)"') +
  area('#2e1620', '272 2, 287 24, 296 41, 301 56, 318 72, 340 98, 350 90, 340 0', 'filter="url(#sn)"') +
  thin(
    Array.from({ length: 60 }, (_, i) => {
      const [x, y] = on(pointsOf(TEMPLE), (i + chance(i)) / 60)
      const [by, long] = [12 * chance(i + 9) ** 2 - 1, 18 + 18 * chance(i + 21)]
      return `M${Math.round(x + by)} ${Math.round(y - 0.6 * by)}q${Math.round(0.3 * long)}-${Math.round(0.42 * long + chance(i + 3))} ${Math.round(0.86 * long)}-${Math.round((0.66 - 0.003 * y) * long)}`
    }).join(''),
    '#2e1620',
    0.6,
  ) +
  thin('M298 26q10-13 30-20M304 40q12-12 28-18M311 53q10-10 24-14M318 66q8-8 20-11', '#6a4a58', 0.8) +
  fill(INK, stroke('108 4, 106.700 24, 106.600 40, 107.400 53', 1.9, { from: 0.6, to: 0.9 }))
/** Of one tone the parts that lie where `stays` says, by their right and lower ends. */
const partly = (colour: string, stays: (right: number, bottom: number) => boolean, of: string): string =>
  of.replace(new RegExp(`(<path fill="${colour}"[^>]* d=")([^"]*)`), (_, before: string, d: string) => {
    const parts =
      svgpath(d)
        .abs()
        .unarc()
        .unshort()
        .toString()
        .match(/M[^M]*/g) ?? []
    const left = parts.filter((part) => {
      let [right, bottom] = [0, 0]
      svgpath(part).iterate((_segment, i, x, y) => {
        if (i) [right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
      })
      return stays(right, bottom)
    })
    return before + left.map((part) => svgpath(part).rel().round(0).toString()).join('')
  })
/** Her mouth at rest from the side, in one curve from corner to corner: the bow, the upper red in shade, the lower one full and lit, as it turns to the far corner narrower. */
const MOUTH =
  '<path fill="#bd7665" d="M134.4 193.6C135.4 187 139.6 180.8 143.8 180.2C146.8 179.8 148 182.2 150.4 182.2C152.8 182.2 154.8 179.8 158 179.8C164.5 180 171 184.6 178 187.600C184.6 190.4 191 192.6 197.4 196C192 199.4 187.4 204.8 181.4 209.600C174.6 215 167.6 218 160 218C150.6 218 144.6 214.6 141.6 207.800C139.8 203.2 135.6 199.6 134.4 193.600z"/>' +
  '<g fill="#87423f"><path opacity=".58" d="M134.4 193.600C140 190.4 146 188.8 150.8 189.600C156 188 163 188.4 170 190C179 191.8 188 193.8 197.4 196C188 196.2 180 197.4 172 197.600C164.6 198 158 197.4 152 199C145.6 197.8 139 196.6 134.4 193.600z"/>' +
  '<path opacity=".42" d="M142.6 209C151 214 166 212.6 178 206.400C184 203 190 199.6 196 197C190 200.8 186 206 181.4 209.600C174.6 215 167.6 218 160 218C151.6 218 145.6 215.4 142.6 209z"/></g>' +
  '<g fill="#f6ddcf" opacity=".42" filter="url(#rp)"><ellipse cx="149" cy="204" rx="4" ry="2.2"/><ellipse cx="166" cy="203.6" rx="8.5" ry="2.3" transform="rotate(-7 166 203)"/></g>' +
  '<path fill="none" stroke="#4d2039" stroke-width="1.3" stroke-linecap="round" d="M135.6 194.400C140 196.8 146 198 152 199C158 197.4 164.6 198.2 172 197.700C180 197.4 189 196.2 196.6 196"/>'
const small = (right: number, bottom: number) => right < 260 && bottom < 240
/**
 * The tones about eyes, nose and lip are those of her plates; side and neck are drawn here. The closed lids have the tone of the skin about them, and
 * their lashes spring from the line itself.
 */
export const face = [
  (who: string) => partly('#bd8860', small, who),
  (who: string) => partly('#93603f', small, who),
  (who: string) => partly('none', () => false, who),
]
  .reduce((who, change) => change(who), turned(cast('w32-shut-34', 'w32', '', 0, 3.4)))
  .replace(
    '<g id="who">',
    '<g id="who"><filter id="sn"><feGaussianBlur stdDeviation="1.2"/></filter><filter id="sd"><feGaussianBlur stdDeviation="4"/></filter><filter id="sh" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="8"/></filter>',
  )
  .replace(/<path fill="#663a2a"[^>]*>/, SIDE)
  .replace('<path fill="#93603f"', '<path fill="#93603f" filter="url(#sd)"')
  .replace(/(<path fill="#f1d6bd" d="M113 0[^>]*) filter="[^"]*"/, '$1 filter="url(#sh)"')
  .replace(/(<path fill="#f1d6bd" d="M124 0[^>]*) filter="[^"]*" opacity="\.8"/, '$1 filter="url(#sh)" opacity=".45"')
  .replace(/(<path fill="#f1d6bd" d="M194 93[^>]*) opacity="\.6"/, '$1 opacity=".3"')
  .replaceAll(/<ellipse cx="(?:113|236)"[^>]*>/g, '')
  .replace('<path d="m205 107', '<path d="m205 105.5')
  .replace(
    /<path fill="#dcb08a" d="M134 194.*?<path fill="#4d2039" d="m136 195[^>]*>/s,
    MOUTH.replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${turnedMouth(d)}"`),
  )
  // No lines lie beside the mouth and on the chin.
  .replace('M146 214l-10 21', '')
  .replace('M142 212q-3 10-8 18', '')
  // The hair at the far temple begins above the frame, so that the brow’s contour goes up to it.
  .replace('M110 1v13l-2 23 2 10 3 9 1-9 1-12 1-18 7-16z', 'M110 1v13l4-13z')
  .replace('l3-24v-3h1c0-3-1 1-1 2z', 'z')
  .replace(/<\/g>$/, `${HAIR}</g>`)
/** Red ends where the face does. */
export const ON_FACE = contourOf(face)
export const FACE_WINDOW = [72, 24, 0.98] as const

const places = [
  [196, 124],
  [214, 141],
  [233, 160],
  [209, 166],
  [187, 149],
] as const
const rounds = (x: number, y: number, rx: number, ry: number) => places.map(([a, b]) => ellipse(a + x, b + y, rx, ry)).join('')
/** Where the needle went in: fine points of blood, each in a breath of red and a slight rise, no larger than a lentil, whose lit side alone is seen. */
export const points = () =>
  soft('184 132, 194 114, 214 122, 234 142, 248 160, 238 176, 208 180, 184 164', 0.3) +
  fill('#cf5d54', rounds(0.4, 0.6, 7, 6), 'opacity=".34" filter="url(#rg)"') +
  `<g filter="url(#rp)">${fill('#a8624b', rounds(1.2, 1.4, 3.2, 2.6), 'opacity=".3"')}${fill('#f1d6bd', rounds(-1.2, -1.2, 2.6, 1.8), 'opacity=".34"')}</g>` +
  fill('#8e2436', rounds(0, 0, 1.1, 0.9))
/** What is red or full has no edge: it runs out into the skin. */
export const SOFT =
  '<filter id="rp" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation=".8"/></filter><filter id="rw" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="11"/></filter><filter id="rm"><feGaussianBlur stdDeviation="1.6"/></filter><filter id="rf" x="-.4" y="-.6" width="1.8" height="2.2"><feGaussianBlur stdDeviation="8"/></filter><filter id="rq" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="2.4"/></filter><filter id="rv" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4.5"/></filter><filter id="rg"><feGaussianBlur stdDeviation="3"/></filter>'
const soft = (line: Line, strength: number) =>
  `<g style="mix-blend-mode:multiply" opacity="${strength.toFixed(2)}">${area('#dd6f64', line, 'filter="url(#rf)"')}</g>`
/** What is left of the points on the days after, where they were: each a dot, no wheal, from day to day paler. */
const dots = (colour: string, opacity: number) =>
  fill(colour, rounds(0.4, 0.5, 2.6, 2.2), `opacity="${+(opacity * 0.36).toFixed(2)}" filter="url(#rp)"`) +
  fill(colour, rounds(0, 0, 1.2, 1), `opacity="${opacity}"`)
/** Full, the cheek takes more of the light above, and a little shade below. */
const FULL_CHEEK =
  fill('#fae6d3', ellipse(226, 122, 26, 11), 'opacity=".5" filter="url(#rf)"') +
  area('#b5764f', '192 190, 214 200, 238 192, 256 174, 258 192, 242 208, 216 212', 'opacity=".34" filter="url(#rf)"')
const laid = (drawn: string) => `<g style="mix-blend-mode:multiply">${drawn}</g>`
const far = { rough: 12, seed: 8, filter: 'rf' }
const soaked = { rough: 10, seed: 5, filter: 'rv' }
const pool = { rough: 9, seed: 21, filter: 'rv' }
const deep = { rough: 7, seed: 13, filter: 'rq' }
/**
 * One small bruise where a vessel was met, below the lowest points, no wider than a thumb. It runs along the cheek, narrow above, its border nowhere to be
 * found, in uneven pools of more and less blood; it sinks with its weight day by day, from rose over violet-brown to yellow. The cheek is a little full at first.
 */
export const bruised = (age: 'new' | 'dark' | 'yellow'): string =>
  age === 'new'
    ? FULL_CHEEK +
      laid(
        soft('180 126, 202 114, 230 126, 246 148, 240 172, 216 184, 192 176, 180 152', 0.26) +
          blot('#e0a29c', '190 150, 204 144, 222 148, 240 154, 246 166, 234 176, 214 182, 198 176, 190 164', 0.6, soaked),
      ) +
      blot('#a8506a', '198 156, 210 152, 219 157, 233 155, 240 163, 230 170, 217 172, 208 177, 199 168', 0.34, pool) +
      blot('#8c3f5c', '204 162, 212 159, 220 164, 229 162, 226 167, 214 171, 206 169', 0.3, deep) +
      dots('#9a2c40', 0.9)
    : age === 'dark'
      ? laid(
          blot('#eddcae', '182 152, 202 140, 230 148, 252 164, 250 188, 226 202, 202 200, 186 186, 178 168', 0.62, far) +
            blot('#cda29c', '190 158, 204 148, 222 154, 242 160, 250 174, 238 190, 218 196, 200 190, 190 174', 0.7, soaked),
        ) +
        blot('#84506a', '197 162, 210 155, 219 162, 236 162, 244 174, 232 184, 221 186, 212 192, 202 183, 199 172', 0.4, pool) +
        blot('#6a3f58', '203 168, 214 164, 222 170, 234 170, 232 178, 218 182, 209 183', 0.34, pool) +
        blot('#5b3450', '206 172, 214 170, 219 175, 228 174, 222 179, 211 179', 0.24, deep) +
        dots('#8a3d44', 0.66)
      : laid(
          blot('#f3e4b8', '188 166, 206 154, 230 162, 250 178, 246 196, 232 216, 220 224, 208 212, 192 200, 184 182', 0.62, far) +
            blot('#e6d39c', '196 174, 212 164, 234 174, 246 186, 234 198, 226 216, 212 206, 198 194', 0.56, soaked),
        ) +
        blot('#a5864c', '202 182, 214 174, 230 182, 238 190, 228 198, 222 208, 208 202, 200 192', 0.2, soaked) +
        blot('#80524f', '207 186, 217 182, 223 188, 232 190, 226 197, 218 196, 210 201, 206 193', 0.3, pool)
/** Small vessels that stand open. */
const MOTTLES: readonly (readonly [number, number, number])[] = Array.from({ length: 40 }, (_, i) => {
  const at = (n: number) => chance(i * 7 + n)
  const [u, v, r] = [at(1), at(2), 1.6 + 2.6 * at(3)]
  return i < 25
    ? [198 + 84 * u, 132 + 78 * v - 14 * u + 8 * at(4) - (u > 0.7 ? 18 * v : 0), r]
    : i < 35
      ? [140 + 116 * u, 22 + 34 * v, r]
      : [112 + 14 * u, 144 + 36 * v, r * 0.8]
})

/**
 * Red as after the sun: one flush over cheek, nose, brow and chin that nowhere ends in an edge, most upon what stands out, and mottled by what lies in the
 * skin; about eyes and mouth, which were left out, she is as she was.
 */
export const RED =
  '<g id="rd" clip-path="url(#bc)"><g fill="#d4574f" filter="url(#rw)">' +
  [
    [0.62, '174 150, 198 128, 228 120, 264 108, 296 108, 304 140, 288 180, 262 212, 236 226, 214 214, 200 188, 180 176'],
    [0.5, '112 132, 126 136, 136 146, 136 160, 130 178, 124 196, 116 190, 112 162'],
    [0.55, '144 112, 160 104, 168 128, 172 150, 160 162, 142 158, 138 140'],
    [0.5, '128 18, 252 8, 262 36, 278 66, 272 78, 252 62, 222 52, 188 60, 168 84, 152 88, 144 66, 130 54'],
    [0.42, '138 232, 164 228, 190 232, 212 226, 204 246, 186 260, 158 262'],
  ]
    .map(([opacity, line]) => `<path opacity="${opacity}" d="${curve(`${line}`, { loop: true })}"/>`)
    .join('') +
  '</g>' +
  [
    '200 160, 214 146, 240 138, 266 132, 282 138, 274 160, 254 178, 240 200, 222 204, 206 186',
    '116 144, 124 148, 130 160, 126 178, 118 174',
    '150 122, 160 118, 166 138, 162 154, 152 150',
  ]
    .map((line, i) => blot('#c8484a', line, 0.4, { rough: 9, seed: 5 + i, filter: 'rf' }))
    .join('') +
  fill(
    '#b93c40',
    MOTTLES.map(([x, y, r], i) => ellipse(x, y, r * (i % 3 ? 1.3 : 0.9), r)).join(''),
    'opacity=".16" filter="url(#rm)"',
  ) +
  '</g>'

/** So much of it (`RED` among the definitions). */
export const red = (strength: number) => `<use href="#rd" opacity="${strength}"/>`

/** A finger's width of cream each, drawn out from its dab towards the temple: thick where it was set down, then thinner, until the skin shows through. */
const SMEARS = [
  '190 143, 206 133, 232 124, 262 118, 284 116',
  '196 153, 214 143, 238 135, 266 130, 286 128',
  '208 161, 222 153, 242 146, 264 141, 284 139',
]
const smears = (by: number, width: number, to = 0.25) =>
  SMEARS.map((line, i) => stroke(moved(line, 0.3 * by, by), width * (1 - 0.14 * i), { from: 0.35, to })).join('')
/** Her little finger lies below the others, bent a little more. */
const LITTLE =
  '249 213, 252 207.5, 259 204.5, 270 206.5, 291 212.5, 311 220, 330 224, 330 248, 308 244, 291 237.5, 274 230, 259 223, 251.5 218.5'
const little =
  area('#8a5238', moved(LITTLE, -3, 5), 'opacity=".45" filter="url(#rm)"') +
  area('#d8ab84', LITTLE) +
  `<g filter="url(#rp)">${area('#bf8e68', '250 215, 262 217, 280 223, 300 231, 330 238, 330 248, 308 244, 291 237.5, 274 230, 259 223, 251.5 218.5')}${area('#9c6a48', '253 219, 268 222.5, 290 231, 312 239, 330 243, 330 248, 308 244, 291 237.5, 274 230', 'opacity=".7"')}${area('#9c6a48', '268 206, 291 212, 312 219.500, 330 223, 330 227, 308 222, 288 215', 'opacity=".6"')}</g>` +
  area(
    '#ecc3b0',
    '252.5 211.5, 256 208.500, 261.500 211, 264 215, 260 216.500, 255 214.500',
    'stroke="#a9734f" stroke-width=".8"',
  ) +
  thin('M280 214q-3 3-3.500 7M284 215.500q-3 3-3.500 7', '#a9734f', 0.9) +
  fill(
    INK,
    stroke(
      '330 224, 311 220, 291 212.5, 270 206.5, 259 204.5, 252 207.5, 249 213, 251.5 218.5, 259 223, 274 230, 291 237.5, 308 244, 330 248',
      1.3,
      { from: 1, to: 1 },
    ),
  )
/** Sunscreen, drawn out over the cheekbone by her own fingers. It lies on the skin, which is as it was. */
export const sunscreen = () =>
  area('#f7e9d8', '180 142, 204 118, 250 104, 284 104, 286 144, 250 160, 206 168, 186 160', 'opacity=".45" filter="url(#rg)"') +
  fill('#a3714d', smears(2.4, 8), 'opacity=".4" filter="url(#rm)"') +
  `<g filter="url(#rp)">${fill('#efdcc8', smears(0, 9))}${fill('#faf0e2', smears(-1.2, 5.2, 0.1))}${fill('#fffaf2', smears(-2, 1.6, 0.02), 'opacity=".8"')}</g>` +
  placed('<use href="#gs"/>', 231, 143, -6, 0.8) +
  `<g filter="url(#br)">${placed('<use href="#gl"/>', 231, 143, -6, 0.8)}</g>` +
  placed(NAILS, 231, 143, -6, 0.8) +
  little
const VEIL =
  '111 50, 114 38, 122 27, 141 16, 172 11, 204 17, 232 35, 251 64, 261 100, 264 140, 261 184, 255 226, 251 262, 254 296, 262 348'
const FOLDS = [
  ['262 44, 280 92, 285 138, 279 184, 268 226, 259 262', 8],
  ['284 4, 306 58, 312 116, 303 172, 284 222, 264 264', 9],
  ['318 84, 330 130, 324 182, 302 228, 270 268', 10],
  ['286 176, 284 206, 275 236, 262 266', 5],
  ['344 168, 332 210, 306 244, 276 272', 8],
] as const
/** A dupatta over the head, for shade: it comes forward over the hair, falls past the ear and down beside the neck. What it shades is darker. */
export const dupatta = () =>
  // Shade upon brow and cheek, then the hair beneath the cloth.
  area(
    '#a3653f',
    '110 60, 122 44, 146 33, 174 30, 202 36, 224 52, 240 78, 250 110, 252 146, 247 184, 242 216, 236 246, 234 280, 240 340, 262 340, 254 290, 256 220, 268 150, 256 60, 206 10, 140 10, 108 36',
    'opacity=".3" style="mix-blend-mode:multiply" filter="url(#rg)"',
  ) +
  area(
    '#2e1620',
    '110 56, 114 44, 126 32, 148 22, 162 18.500, 190 23, 216 35, 236 55, 248 82, 254 108, 262 134, 268 100, 250 40, 206 8, 140 8, 106 34',
  ) +
  thin('M150 26q44-8 74 22t28 54M176 22q40 6 62 38t18 44', '#6a4a58', 1.2) +
  `<clipPath id="vc"><path id="vp" d="${curve(VEIL)}H380V-12H92C98 6 105 28 111 50z"/></clipPath><use href="#vp" fill="#cb9095"/>` +
  // It is round over the head, lit along its rolled edge, and turns away from the lamp behind.
  '<g clip-path="url(#vc)"><g filter="url(#rf)">' +
  area('#a66a73', '292 -12, 312 50, 318 120, 308 190, 292 240, 284 300, 390 300, 390 -12', 'opacity=".9"') +
  area('#7d4655', '336 -12, 340 90, 330 180, 310 240, 300 300, 400 300, 400 -12', 'opacity=".75"') +
  area('#e9c8c5', '126 14, 170 -4, 224 0, 258 28, 280 80, 284 132, 276 172, 270 120, 254 70, 226 32, 180 14', 'opacity=".8"') +
  '</g></g>' +
  // Folds fall from the crown, each its own way, and are gathered below the jaw, where the cloth is laid round the neck.
  `<g filter="url(#rm)">${fill('#7d4655', FOLDS.map(([line, width]) => stroke(line, width, { from: 0.02, to: 0.3 })).join(''), 'opacity=".62"')}${fill('#e9c8c5', FOLDS.map(([line, width]) => stroke(moved(line, 7, -2), width * 0.7, { from: 0.02, to: 0.05 })).join(''), 'opacity=".6"')}</g>` +
  fill('#5c2c40', FOLDS.map(([line]) => stroke(line.split(',').slice(1).join(), 1.5, { from: 0.02, to: 0.5 })).join('')) +
  thin(curve(VEIL), INK, 2.2) +
  thin(
    curve('113 30, 139 10, 172 5, 207 11, 237 30, 256.500 61, 267 99, 270 140, 267 184, 261 226, 257 262, 260 296, 268 348'),
    '#e8c07a',
    2,
  )
