/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { fill, INK, thin } from '../panels/marks'
import { ellipse } from '../panels/pen'
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
/** A dupatta over the head, for shade: its edge from the hair past the ear to the shoulder, and the end that is seen beyond the brow. */
export const dupatta = () => {
  const edge = 'M236-6C254 10 272 32 282 60 290 92 292 128 288 162 284 196 278 224 280 254 282 284 290 308 296 336'
  const far = 'M127-6C118 12 113 34 110 58'
  return (
    fill('#cb9095', `${edge}H380V-6zM96-6H127C118 12 113 34 109 62 105 40 101 16 96-6z`) +
    fill('#a66a73', 'M276-6C294 22 306 58 308 100 310 150 304 200 302 240 300 280 308 310 316 336H380V-6z') +
    thin(
      'M252-6C278 22 292 56 297 100M293 214C290 244 292 280 300 318M330 40C336 100 334 180 328 250M108-4C110 12 110 26 109 40',
      '#7f4755',
      1.2,
    ) +
    thin(`${edge}${far}`, INK, 2.2) +
    thin('M243-6C262 12 279 36 288 64 296 92 298 128 294 162', '#e8c07a', 1.6)
  )
}
