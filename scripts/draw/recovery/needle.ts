/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { area, fill, INK, thin } from '../panels/marks'
import { curve, ellipse, type Line } from '../panels/pen'
import { NAILS } from '../panels/hands'
import { placed } from '../panels/tools'
import { bruise } from './bruises'
import { cast } from './cast'

export const face = cast('w32-shut-34', 'w32')
export const FACE_WINDOW = [78, 24, 0.98] as const

const places = [
  [196, 128],
  [212, 144],
  [226, 162],
  [206, 166],
  [188, 150],
] as const
/** Small raised points where the needle went in, no wider than a lentil and of the skin’s own tone: light towards the lamp, a crescent of shade away from it. */
export const points = () => {
  const of = (d: string) => places.map(([x, y]) => `M${x} ${y}${d}`).join('')
  return (
    fill('#d98f7c', places.map(([x, y]) => ellipse(x + 0.6, y + 0.5, 5.6, 4.8)).join(''), 'opacity=".4"') +
    fill(
      '#9c6142',
      of('m3.300-1.300c.9 2.700-1 4.700-3.700 4.600-1.300 0-2.300-.4-2.900-1.100 3.100.6 5.500-.7 6.600-3.500z'),
      'opacity=".75"',
    ) +
    fill('#e6b592', places.map(([x, y]) => ellipse(x - 0.3, y - 0.3, 3.1, 2.7)).join('')) +
    fill('#f3d6bd', of('m-2.700.4c-.3-2 1.100-3.500 3.200-3.300 1 .1 1.600.6 1.700 1.200-2 .2-3.600.9-4.900 2.100z'))
  )
}
/** What is red or full has no edge: it runs out into the skin. */
export const SOFT =
  '<filter id="rf" x="-.4" y="-.6" width="1.8" height="2.2"><feGaussianBlur stdDeviation="8"/></filter><filter id="rg"><feGaussianBlur stdDeviation="3"/></filter>'
const soft = (lines: readonly Line[], strength: number, filter = 'rf') =>
  `<g style="mix-blend-mode:multiply" opacity="${strength.toFixed(2)}">${fill('#dd6f64', lines.map((line) => curve(line, { loop: true })).join(''), `filter="url(#${filter})"`)}</g>`
/** One small bruise where a vessel was met, with a few specks about it: it sinks a little as it turns yellow. The cheek about it is a little full at first. */
export const bruised = (age: 'new' | 'dark' | 'yellow'): string =>
  age === 'yellow'
    ? bruise(age, '206 152, 218 146, 230 150, 238 164, 240 182, 232 198, 218 198, 208 186, 202 168', {
        heart: '212 164, 222 160, 230 172, 228 186, 218 188, 211 176',
        rough: 5,
        seed: 3,
        frayed: true,
      })
    : (age === 'new' ? soft(['186 138, 210 126, 240 134, 258 158, 252 182, 226 192, 202 180, 186 160'], 0.3) : '') +
      bruise(age, '203 146, 214 140, 227 145, 238 158, 240 174, 230 184, 216 178, 205 166', {
        heart: '209 150, 219 148, 229 158, 232 172, 224 174, 213 163',
        rough: 5,
        seed: 8,
        strength: age === 'new' ? 0.85 : 1,
        frayed: true,
      }) +
      fill(
        age === 'new' ? '#8c3552' : '#5a2f58',
        (
          [
            [200, 158, 1.3],
            [206, 172, 1],
            [243, 166, 1.2],
            [236, 188, 1.4],
            [224, 190, 0.9],
            [213, 136, 1],
            [198, 150, 0.8],
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
