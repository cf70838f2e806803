/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { area, fill, INK, thin } from '../panels/marks'
import { curve, ellipse } from '../panels/pen'
import { flat } from '../panels/hands'
import { bruise } from './bruises'
import { cast } from './cast'
import { reddened } from './healing'

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
/** One small bruise where a vessel was met: it sinks a little as it turns yellow. The cheek about it is a little full at first. */
export const bruised = (age: 'new' | 'dark' | 'yellow'): string =>
  age === 'yellow'
    ? bruise(age, '208 150, 220 146, 232 156, 238 172, 232 188, 218 190, 208 178, 204 162', {
        heart: '212 162, 222 162, 228 174, 222 182, 214 174',
        rough: 4,
        seed: 3,
      })
    : (age === 'new' ? reddened('190 138, 212 128, 238 136, 254 158, 250 180, 226 188, 204 176, 190 158', [], 0.25) : '') +
      bruise(age, '204 144, 216 140, 228 148, 238 162, 236 174, 224 176, 210 166, 202 156', {
        heart: '209 149, 219 148, 228 160, 230 169, 219 165, 211 158',
        rough: 4,
        seed: 8,
        strength: age === 'new' ? 0.85 : 1,
      })
export const red = (strength: number) =>
  reddened(
    '178 150, 196 134, 224 122, 256 112, 272 118, 266 136, 244 152, 228 170, 210 188, 190 192, 176 176',
    '190 154, 210 138, 238 126, 252 126, 236 144, 218 162, 204 178, 190 174',
    strength * 1.9,
  ) +
  reddened(
    '148 108, 160 110, 166 130, 162 150, 152 162, 146 150, 150 130',
    '154 118, 159 122, 158 142, 153 148',
    strength * 1.8,
    4,
  ) +
  reddened(
    '150 232, 176 220, 202 226, 206 240, 188 252, 160 248',
    '158 236, 178 226, 200 232, 198 242, 178 247, 162 246',
    strength * 1.6,
    7,
  ) +
  reddened(
    '134 46, 168 32, 208 34, 240 50, 244 66, 222 74, 196 66, 168 72, 146 66',
    '160 50, 196 44, 220 54, 206 66, 170 66',
    strength * 1.6,
    2,
  )

const SMEAR =
  '188 142, 208 128, 236 118, 262 112, 276 114, 278 134, 256 140, 232 146, 212 156, 226 144, 210 145, 194 153, 206 140'
/** Sunscreen, drawn out over the cheekbone by her own fingers. It lies on the skin, which is as it was. */
export const sunscreen = () =>
  area('#fdf9f3', '180 140, 204 116, 250 102, 284 104, 286 140, 250 156, 206 164, 186 158', 'opacity=".42"') +
  `<g transform="translate(1 3)">${area('#a3714d', SMEAR, 'opacity=".5"')}</g>` +
  area('#fffdf9', SMEAR) +
  thin('M214 136q24-10 56-14M228 142q22-8 44-10', '#d3c2b8', 1.4) +
  `<g filter="url(#br)">${flat(244, 144, 0.66, 46)}</g>`
const VEIL =
  '107 66, 109 46, 119 29, 141 16, 172 11, 204 17, 232 35, 251 64, 261 100, 264 140, 261 184, 255 226, 251 262, 254 296, 262 348'
/** A dupatta over the head, for shade: it comes forward over the hair, falls past the ear and down beside the neck. What it shades is darker. */
export const dupatta = () =>
  // Shade upon brow and cheek, then the hair beneath the cloth.
  area(
    '#a3653f',
    '110 60, 122 44, 146 33, 174 30, 202 36, 224 52, 240 78, 250 110, 252 146, 247 184, 242 216, 236 246, 234 280, 240 340, 262 340, 254 290, 256 220, 268 150, 256 60, 206 10, 140 10, 108 36',
    'opacity=".34" style="mix-blend-mode:multiply"',
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
