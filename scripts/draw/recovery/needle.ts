/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { area, fill, INK, thin } from '../panels/marks'
import { curve, ellipse, type Line } from '../panels/pen'
import { NAILS } from '../panels/hands'
import { placed } from '../panels/tools'
import { bruise, IN_SHADE } from './bruises'
import { cast } from './cast'

export const face = cast('w32-shut-34', 'w32')
export const FACE_WINDOW = [78, 24, 0.98] as const

const places = [
  [196, 124],
  [214, 141],
  [233, 160],
  [209, 166],
  [187, 149],
] as const
const atEach = (d: string) => places.map(([x, y]) => `M${x} ${y}${d}`).join('')
const rounds = (x: number, y: number, rx: number, ry: number) => places.map(([a, b]) => ellipse(a + x, b + y, rx, ry)).join('')
/** Small raised points where the needle went in, as wide as a lentil and of the skin’s own tone: light towards the lamp, a crescent of shade away from it; red only round them. */
export const points = () => {
  return (
    soft(['184 132, 194 116, 210 124, 230 144, 242 160, 232 172, 208 176, 186 162'], 0.2, 'rf') +
    fill('#d0705f', rounds(1, 1, 7.5, 6.5), 'opacity=".4" filter="url(#rg)"') +
    fill(
      '#9c6142',
      atEach('m4.200-1.700c1.100 3.500-1.300 6-4.700 5.900-1.700 0-3-.5-3.700-1.400 4 .6 7.100-.7 8.400-4.500z'),
      'opacity=".75"',
    ) +
    fill('#e6b592', rounds(-0.4, -0.3, 4, 3.5)) +
    fill(
      '#f3d6bd',
      atEach('m-3.500.5c-.4-2.500 1.400-4.500 4.100-4.200 1.300.1 2.100.8 2.200 1.500-2.500.3-4.700 1.200-6.300 2.700z'),
    ) +
    fill('#a5394a', rounds(0.4, 0.2, 0.7, 0.6))
  )
}
/** What is red or full has no edge: it runs out into the skin. */
export const SOFT =
  '<filter id="rf" x="-.4" y="-.6" width="1.8" height="2.2"><feGaussianBlur stdDeviation="8"/></filter><filter id="rg"><feGaussianBlur stdDeviation="3"/></filter>'
const soft = (lines: readonly Line[], strength: number, filter = 'rf') =>
  `<g style="mix-blend-mode:multiply" opacity="${strength.toFixed(2)}">${fill('#dd6f64', lines.map((line) => curve(line, { loop: true })).join(''), `filter="url(#${filter})"`)}</g>`
/** One small bruise where a vessel was met: flat and uneven, its blood runs down with its weight, and a few specks lie about it. The cheek about it is a little full at first. */
export const bruised = (age: 'new' | 'dark' | 'yellow'): string =>
  age === 'yellow'
    ? bruise(age, '202 147, 218 142, 232 149, 240 163, 242 181, 236 197, 228 195, 221 181, 209 169, 201 158', {
        heart: '213 152, 227 156, 235 170, 234 185, 228 180, 220 168',
        rough: 6,
        seed: 3,
        frayed: true,
        strength: 0.75,
      })
    : (age === 'new' ? soft(['186 138, 210 126, 240 134, 258 158, 252 182, 226 192, 202 180, 186 160'], 0.22) : '') +
      bruise(age, '196 146, 208 139, 222 143, 234 150, 242 164, 244 182, 240 200, 232 208, 226 196, 220 182, 208 172, 200 160', {
        rough: 7,
        seed: 8,
        strength: age === 'new' ? 0.8 : 0.95,
        frayed: true,
      }) +
      bruise(age, '205 150, 214 148, 222 154, 231 158, 237 172, 236 190, 232 196, 228 184, 221 172, 210 164', {
        heart: '222 164, 230 164, 235 176, 233 186, 228 180',
        rough: 6,
        seed: 21,
        strength: 0.6,
        frayed: true,
      }) +
      // On the tone of her cheek red would turn to brick: the blood keeps its own colour.
      area(IN_SHADE[age], '204 151, 214 146, 222 150, 224 158, 216 163, 209 161', 'filter="url(#rg)" opacity=".3"') +
      area(
        IN_SHADE[age],
        '228 155, 237 165, 239 184, 234 200, 229 189, 224 178, 219 170, 226 166',
        'filter="url(#rg)" opacity=".4"',
      ) +
      fill(
        age === 'new' ? '#8c3552' : '#5a2f58',
        (
          [
            [203, 158, 1.3],
            [212, 174, 1],
            [245, 166, 1.2],
            [238, 212, 1.4],
            [222, 190, 0.9],
            [213, 137, 1],
            [230, 146, 0.8],
          ] as const
        )
          .map(([x, y, r]) => ellipse(x, y, r, r * 0.9))
          .join(''),
        'opacity=".4"',
      )
/** Red as after the sun: most on the cheekbones, then nose, brow and chin; blotches within it, nowhere an edge. */
export const red = (strength: number) =>
  soft(
    [
      '172 150, 194 130, 226 116, 258 108, 276 118, 270 140, 248 158, 232 178, 210 194, 188 194, 174 178',
      '104 128, 120 120, 132 132, 134 156, 120 164, 108 152',
      '146 104, 160 104, 168 128, 166 156, 152 168, 143 152, 146 128',
      '152 234, 176 224, 198 228, 200 240, 184 250, 162 248',
      '130 46, 168 30, 210 32, 244 50, 246 68, 222 76, 196 68, 168 74, 144 68',
    ],
    strength * 1.15,
  ) +
  soft(
    [
      '192 158, 206 142, 224 138, 232 146, 222 160, 208 174, 196 176',
      '234 134, 250 122, 262 124, 260 136, 244 144',
      '214 184, 226 172, 232 178, 222 190',
      '152 134, 160 132, 162 150, 154 156',
      '164 50, 184 44, 196 52, 182 62, 166 60',
      '212 52, 226 54, 228 64, 214 64',
    ],
    strength * 0.6,
    'rg',
  )

const SMEAR =
  '188 142, 208 128, 236 118, 262 112, 276 114, 278 134, 256 140, 232 146, 212 156, 226 144, 210 145, 194 153, 206 140'
/** Sunscreen, drawn out over the cheekbone by her own fingers. It lies on the skin, which is as it was. */
export const sunscreen = () =>
  area('#fdf9f3', '180 140, 204 116, 250 102, 284 104, 286 140, 250 156, 206 164, 186 158', 'opacity=".42"') +
  `<g transform="translate(1 3)">${area('#a3714d', SMEAR, 'opacity=".5"')}</g>` +
  area('#fffdf9', SMEAR) +
  thin('M214 136q24-10 56-14M228 142q22-8 44-10', '#d3c2b8', 1.4) +
  placed('<use href="#gs"/>', 231, 143, -6, 0.8) +
  `<g filter="url(#br)">${placed('<use href="#gl"/>', 231, 143, -6, 0.8)}</g>` +
  placed(NAILS, 231, 143, -6, 0.8)
const VEIL =
  '107 66, 109 46, 119 29, 141 16, 172 11, 204 17, 232 35, 251 64, 261 100, 264 140, 261 184, 255 226, 251 262, 254 296, 262 348'
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
  fill('#cb9095', `${curve(VEIL)}H380V-12H88C90 20 94 46 98 70C102 76 105 72 107 66z`) +
  area('#dfb1b1', '112 34, 128 6, 176 -6, 224 2, 252 24, 244 38, 214 16, 172 4, 138 8, 118 24') +
  area('#a66a73', '250 -12, 278 30, 290 84, 291 140, 284 196, 276 240, 274 280, 282 348, 380 348, 380 -12') +
  area(
    '#a66a73',
    '256 66, 268 100, 272 140, 267 184, 262 224, 258 262, 262 348, 256 330, 252 262, 257 214, 264 180, 268 140, 264 100',
  ) +
  area('#874f5c', '314 20, 322 84, 320 150, 308 214, 300 262, 302 348, 380 348, 380 20') +
  thin(
    curve('246 0, 276 44, 284 100, 284 150, 276 210, 268 262, 272 348') +
      curve('270 -6, 300 50, 306 110, 302 170, 292 226, 288 270, 294 348') +
      curve('206 4, 232 16, 252 36'),
    '#6f3f4c',
    1.3,
  ) +
  thin(curve(VEIL), INK, 2.4) +
  thin(
    curve('113 30, 139 10, 172 5, 207 11, 237 30, 256.500 61, 267 99, 270 140, 267 184, 261 226, 257 262, 260 296, 268 348'),
    '#e8c07a',
    2,
  )
