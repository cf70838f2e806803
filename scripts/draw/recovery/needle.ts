/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { fill } from '../panels/marks'
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
const at = (dx: number, dy: number, rx: number, ry: number) => places.map(([x, y]) => ellipse(x + dx, y + dy, rx, ry)).join('')
/** Small raised points where the needle went in: light from the upper left, a shade below. */
export const points = () =>
  fill('#b07a55', at(0.8, 1.2, 5.4, 4.6)) + fill('#ecc4a2', at(0, 0, 4.8, 4)) + fill('#b3264f', at(0, 0, 1.2, 1.2))
/** The cheek is a little fuller, so its shade begins lower and is hatched. */
export const fuller = (opacity: number) =>
  swelling('172 172, 196 180, 220 176, 240 158, 246 170, 232 188, 204 194, 182 188', opacity, '#bd8860')
export const red = (strength: number) =>
  flush(220, 136, 52, 32, strength * 1.5) +
  flush(200, 174, 34, 26, strength * 1.1) +
  flush(148, 140, 18, 34, strength * 1.2) +
  flush(176, 236, 26, 16, strength) +
  flush(186, 56, 54, 32, strength)
