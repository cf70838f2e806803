/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { area, fill, INK, thin } from '../panels/marks'
import { curve, ellipse } from '../panels/pen'
import { swelling } from './bruises'
import { cast } from './cast'
import { flush, RED } from './healing'

export const face = cast('w32-shut-34', 'w32') + RED
export const FACE_WINDOW = [78, 24, 0.98] as const

const places = [
  [196, 128],
  [212, 144],
  [226, 162],
  [206, 166],
  [188, 150],
] as const
/** Small raised points where the needle went in: a red halo without an edge, light towards the lamp, a crescent of shade away from it, and a prick beside the top, not in the middle of a ring. */
export const points = () => {
  const of = (d: string) => places.map(([x, y]) => `M${x} ${y}${d}`).join('')
  return (
    places.map(([x, y]) => flush(x, y, 9.5, 8, 0.42)).join('') +
    fill(
      '#a3653f',
      of('m4.6-2.2c1.200 3.800-1.400 6.800-5.200 6.600-2 0-3.400-.7-4.200-1.800 4.600 1.200 8-1 9.400-4.800z'),
      'opacity=".6"',
    ) +
    fill('#f6dcc4', of('m-4.400 .8c-.5-3.400 2-5.800 5.400-5.300-2.700 .8-4.500 2.500-5.400 5.300z'), 'opacity=".9"') +
    fill('#8f1f3d', places.map(([x, y], i) => ellipse(x + (i % 2 ? 0.7 : -0.5), y + 0.4, 0.9, 0.7)).join(''), 'opacity=".7"')
  )
}
/** The cheek is a little fuller, so its shade begins lower and is hatched. */
export const fuller = (opacity: number) =>
  swelling('172 172, 196 180, 220 176, 240 158, 246 170, 232 188, 204 194, 182 188', opacity, '#bd8860')
export const red = (strength: number) =>
  flush(220, 136, 52, 32, strength * 1.5) +
  flush(200, 174, 34, 26, strength * 1.1) +
  flush(148, 140, 18, 34, strength * 1.2) +
  flush(176, 236, 26, 16, strength) +
  flush(186, 56, 54, 32, strength)

const dab = (dx: number, dy: number) =>
  `M${168 + dx} ${30 + dy}c3-5 13-6 17-1 2 4-3 8-9 8-5 0-11-2-8-7zM${149 + dx} ${112 + dy}c2-4 9-5 10 0 1 5-4 9-8 7-3-1-4-4-2-7zM${164 + dx} ${226 + dy}c3-4 12-4 14 0 1 4-4 7-9 6-4 0-7-3-5-6z` +
  `M${206 + dx} ${132 + dy}c1-6 9-9 17-12 13-5 26-12 38-15 3 0 4 3 1 5-9 5-15 12-24 18-8 6-17 11-25 11-5 0-8-3-7-7z`
/** Sunscreen, as it is put on: dabs with a body of their own, one of them drawn out over the cheekbone. It lies on the skin, which is as it was. */
export const sunscreen = () => {
  return (
    fill('#a3714d', dab(1.2, 2), 'opacity=".5"') +
    fill('#fdf9f3', dab(0, 0)) +
    '<path fill="none" stroke="#d3c2b8" stroke-width="1.400" stroke-linecap="round" d="M212 136c12-2 28-14 44-26M214 129c10-3 20-9 32-15M172 35c4 2 9 1 12-2M151 117c3 1 5 0 7-2M167 231c4 2 7 1 9-2"/>'
  )
}
const VEIL =
  '107 66, 109 46, 119 29, 141 16, 172 11, 204 17, 232 35, 251 64, 261 100, 264 140, 260 180, 253 216, 249 242, 242 262, 228 278, 206 288, 182 291, 164 300, 146 318, 136 348'
/** A dupatta over the head, for shade: it comes forward over the hair and falls past the ear; one end lies round the neck and over the far shoulder. What it shades is darker. */
export const dupatta = () =>
  // Its inside, beyond the far cheek.
  area(
    '#7d4a57',
    '94 -8, 112 -8, 111 40, 110 60, 109 74, 113.500 90, 106 111, 105 123, 106.500 142, 112 168, 121 199, 131 227.500, 148 253.500, 160 265.500, 180 268, 184.500 278, 182 296, 168 304, 148 318, 130 300, 112 262, 98 200, 92 120',
  ) +
  // Shade upon brow and cheek, then the hair beneath the cloth.
  area(
    '#a3653f',
    '110 60, 122 44, 146 33, 174 30, 202 36, 224 52, 240 78, 250 110, 252 146, 247 184, 240 216, 234 240, 224 258, 204 270, 184 274, 184 298, 216 292, 246 270, 256 220, 268 150, 256 60, 206 10, 140 10, 108 36',
    'opacity=".34" style="mix-blend-mode:multiply"',
  ) +
  area(
    '#2e1620',
    '110 56, 114 44, 126 32, 148 22, 162 18.500, 190 23, 216 35, 236 55, 248 82, 254 108, 262 134, 268 100, 250 40, 206 8, 140 8, 106 34',
  ) +
  fill('#cb9095', `${curve(VEIL)}H380V-12H88C90 20 94 46 98 70C102 76 105 72 107 66z`) +
  area('#dfb1b1', '112 34, 128 6, 176 -6, 224 2, 252 24, 244 38, 214 16, 172 4, 138 8, 118 24') +
  area('#dfb1b1', '252 250, 246 270, 228 290, 204 300, 178 306, 190 298, 214 292, 236 276') +
  area(
    '#a66a73',
    '250 -12, 278 30, 290 84, 291 140, 284 196, 278 236, 282 268, 268 290, 244 308, 208 322, 186 348, 380 348, 380 -12',
  ) +
  area('#a66a73', '256 66, 268 100, 272 140, 267 184, 260 220, 258 248, 253 240, 257 214, 264 180, 268 140, 264 100') +
  area('#874f5c', '314 20, 322 84, 320 150, 308 214, 304 262, 282 300, 262 348, 380 348, 380 20') +
  area('#874f5c', '262 276, 240 296, 206 312, 178 326, 166 348, 184 348, 204 324, 240 308, 264 290') +
  thin(
    curve('246 0, 276 44, 284 100, 284 150, 274 210, 270 240') +
      curve('270 -6, 300 50, 306 110, 302 170, 292 226, 292 262, 272 296') +
      curve('254 264, 232 288, 200 302, 176 316') +
      curve('274 280, 244 304, 214 318, 194 344') +
      curve('206 4, 232 16, 252 36'),
    '#6f3f4c',
    1.3,
  ) +
  thin(curve(VEIL), INK, 2.4) +
  thin(
    curve(
      '113 30, 139 10, 172 5, 207 11, 237 30, 256.500 61, 267 99, 270 140, 266 181, 259 217, 255 243, 247 265, 231 283, 207 294, 184 297, 168 305, 152 322',
    ),
    '#e8c07a',
    2,
  )
