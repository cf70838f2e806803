/** What a needle or a gentle light leaves: points, a little swelling, perhaps one bruise. */
import { area, fill } from '../panels/marks'
import { ellipse } from '../panels/pen'
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
/** Small raised points where the needle went in. */
export const points = (opacity = 1) =>
  `<g opacity="${opacity}">${fill('#f6e2ce', places.map(([x, y]) => ellipse(x, y, 6, 5)).join(''))}${fill('#b3264f', places.map(([x, y]) => ellipse(x, y, 1.7)).join(''))}</g>`
export const swollen = (opacity: number) =>
  `<g opacity="${opacity}">${area('#f6e2ce', '176 132, 200 116, 228 126, 240 154, 224 170, 196 164')}${area('#dcb08a', '240 154, 224 176, 196 176, 178 158, 196 168, 222 168')}</g>`
export const red = (strength: number) =>
  flush(208, 150, 62, 58, strength * 1.5) + flush(136, 140, 22, 36, strength) + flush(160, 56, 74, 34, strength)
