/** What heals, on the skin: redness, lines, crusts. */
import { fill } from '../panels/marks'
import { chance, curve, ellipse, type Point, stroke, type Line } from '../panels/pen'

/** The colours of a bruise by its age, along the curve: plum, then violet, then green, then yellow. */
export const BRUISE = { new: '#a8506a', dark: '#74406a', green: '#9c9a52', yellow: '#dcb553', none: '#ecd3bd' }
/** The days of a bruise in thin skin: lids, lips and what a nose leaves about them. */
export const IN_THIN_SKIN: [day: number, colour: string][] = [
  [0, BRUISE.new],
  [2.5, BRUISE.dark],
  [4, BRUISE.dark],
  [7, BRUISE.green],
  [11, BRUISE.yellow],
  [18, BRUISE.none],
]

/** Red about a point of the needle: it has no edge. */
export const RED =
  '<radialGradient id="red"><stop offset=".35" stop-color="#d4574f"/><stop offset="1" stop-color="#d4574f" stop-opacity="0"/></radialGradient>'
export const flush = (x: number, y: number, rx: number, ry: number, strength: number): string =>
  fill('url(#red)', ellipse(x, y, rx, ry), `opacity="${strength.toFixed(2)}"`)
/** What lies in the skin fades into it (`FADING` among the definitions). */
export const FADING = '<filter id="rs"><feGaussianBlur stdDeviation=".9"/></filter>'

/** A line that heals: dark first, faint in the end. */
export const scar = (line: Line, colour = '#a63d59', width = 2.2): string => fill(colour, stroke(line, width))

type Spot = readonly [cx: number, cy: number, rx: number, ry: number]
/** A spot that nobody drew with a compass: its border swells and draws in, without a corner. */
const spot = ([cx, cy, rx, ry]: Spot, by: number): Point[] =>
  Array.from({ length: 12 }, (_, i): Point => {
    const at = i * 0.5236
    const reach = by * (0.94 + 0.16 * Math.sin(2 * at + cx) + 0.13 * Math.sin(3 * at + cy) + 0.12 * (chance(i * 5 + cx) - 0.5))
    return [cx + Math.cos(at) * rx * reach, cy + Math.sin(at) * ry * reach]
  })
/** Spots as they lie in skin: flat, deeper in the middle, each with a border of its own that fades into the skin (`FADING` among the definitions). */
export const marks = (spots: readonly Spot[], colour: string, opacity: number): string =>
  `<g filter="url(#rs)">${[1.2, 0.78]
    .map((by) =>
      fill(
        colour,
        spots.map((one) => curve(spot(one, by), { loop: true })).join(''),
        `opacity="${+(opacity * 1.35).toFixed(2)}"`,
      ),
    )
    .join('')}</g>`
/**
 * What light leaves on a spot: its pigment comes up as thin flat scales, which lie close in the middle and have begun to fall at the border; the skin is
 * seen between them, and none has a line about it.
 */
export function crusts(spots: readonly Spot[]): string {
  const scales = spots.flatMap(([cx, cy, rx, ry], k) =>
    Array.from({ length: Math.round(rx * ry * 0.34) + 4 }, (_, i) => {
      const of = (n: number) => chance(k * 31 + i * 7 + n)
      const [turn, far] = [i * 2.4 + of(0), Math.sqrt((i + 0.4) / (rx * ry * 0.34 + 4))]
      const [x, y, size] = [cx + Math.cos(turn) * rx * far, cy + Math.sin(turn) * ry * far, 1.9 - 0.8 * far + 0.5 * of(1)]
      const shape = Array.from({ length: 5 }, (_corner, j): Point => {
        const reach = size * (0.72 + 0.5 * of(j + 2))
        return [x + 1.25 * reach * Math.cos(j * 1.257 + turn), y + 0.72 * reach * Math.sin(j * 1.257 + turn)]
      })
      return curve(shape, { loop: true, ease: 9 })
    }),
  )
  return (
    marks(spots, '#8a5038', 0.46) +
    fill('#7d4a33', scales.filter((_, i) => i % 3).join(''), 'opacity=".5"') +
    fill('#6a3b29', scales.filter((_, i) => i % 3 === 0).join(''), 'opacity=".6"')
  )
}

type Flake = readonly [x: number, y: number, long: number, turn: number]
/**
 * Skin that peels as after the sun: a few thin scales that still hold along one edge. Only their free edge is seen: torn, it lifts into the
 * light over a hair of shade, and runs out into the skin at both ends.
 */
export const flakes = (places: readonly Flake[]): string => {
  const drawn = places.map(([x, y, long, turn], k) => {
    const of = (n: number) => chance(x * 3 + y + k * 7 + n)
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const at = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c]
    const free = [-0.5, -0.24, 0.04, 0.3, 0.52].map((t, i) =>
      at(t * long, long * (0.18 * (1 - 3.6 * t * t) + 0.1 * (of(i) - 0.5))),
    )
    const held = [0.3, 0, -0.3].map((t) => at(t * long, long * -0.16))
    return { scale: curve([...free, ...held], { loop: true }), free, shade: free.map(([a, b]): Point => [a + 0.3, b + 0.8]) }
  })
  return (
    fill('#f0c9b2', drawn.map(({ scale }) => scale).join(''), 'opacity=".45" filter="url(#rs)"') +
    fill('#8a4f3b', drawn.map(({ shade }) => stroke(shade, 0.9, { from: 0.05, to: 0.05 })).join(''), 'opacity=".5"') +
    fill('#f9dfcf', drawn.map(({ free }) => stroke(free, 0.6, { from: 0.05, to: 0.05 })).join(''), 'opacity=".9"')
  )
}
