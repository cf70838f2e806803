/** What heals, on the skin: redness, lines, crusts, tape. */
import { coast, mapped } from '../panels/coast'
import { fill, INK, thin } from '../panels/marks'
import { chance, curve, ellipse, type Point, pointsOf, stroke, type Line } from '../panels/pen'

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
/** Red as after the sun, over a whole part of the face: two thin washes that run out into the skin (`WARM` among the definitions). */
export const WARM = '<filter id="rw" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="5"/></filter>'
export const reddened = (edge: Line, heart: Line, strength: number, seed = 1): string => {
  const wash = (line: Line, by: number) =>
    mapped(pointsOf(line), by, seed + by, by)
      .map(coast)
      .join('')
  return (
    `<g fill="#e58f86" filter="url(#rw)" style="mix-blend-mode:multiply" opacity="${strength.toFixed(2)}"><path opacity=".6" d="${wash(edge, 8)}"/>` +
    (heart.length ? `<path opacity=".6" d="${wash(heart, 7)}"/>` : '') +
    '</g>'
  )
}

export const tape = (line: Line, width = 12, colour = '#f4ece2', edge = INK): string =>
  fill(colour, stroke(line, width, { from: 1, to: 1 }), `stroke="${edge}" stroke-width=".9"`)

/** A line that heals: dark first, pale in the end. */
export const scar = (line: Line, colour = '#a63d59', width = 2.2): string => fill(colour, stroke(line, width))

type Spot = readonly [cx: number, cy: number, rx: number, ry: number]
/** A spot that nobody drew with a compass: its border runs in and out. */
const spot = ([cx, cy, rx, ry]: Spot, by: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const reach = by * (0.74 + 0.42 * chance(i * 5 + cx) + 0.12 * Math.sin(i * 1.9 + cy))
    return [cx + Math.cos(i * 0.449) * rx * reach, cy + Math.sin(i * 0.449) * ry * reach]
  })
/** Spots as they lie in skin: flat, deeper in the middle, the border of each as uneven as that of pigment. */
export const marks = (spots: readonly Spot[], colour: string, opacity: number): string =>
  [1.24, 0.72]
    .map((by) =>
      fill(
        colour,
        spots.map((one) => curve(spot(one, by), { loop: true })).join(''),
        `opacity="${+(opacity * 1.35).toFixed(2)}"`,
      ),
    )
    .join('')
/** What light leaves on a spot is no lump but a film, as thin as the skin itself, flat and dull; it pales where it has begun to lift, at its lower edge. */
export function crusts(spots: readonly Spot[]): string {
  const lifted = spots
    .filter(([, , rx]) => rx > 4)
    .map((one) => curve(spot(one, 1.08).slice(2, 6)))
    .join('')
  return marks(spots, '#b5604c', 0.12) + marks(spots, '#7a4630', 0.27) + thin(lifted, '#d9b494', 0.6, 'opacity=".75"')
}

type Flake = readonly [x: number, y: number, long: number, turn: number]
/**
 * Skin that peels as after the sun: a few thin edges that have come loose and curl up. Each is a torn sliver that is seen through, its free
 * edge takes the light, and beneath it lies a hair of shade; none is like another.
 */
export const flakes = (places: readonly Flake[]): string => {
  const drawn = places.map(([x, y, long, turn], k) => {
    const of = (n: number) => chance(x * 3 + y + k * 7 + n)
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const at = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c]
    // The free edge, torn, and the line along which it still holds.
    const free = [-0.5, -0.24, 0.04, 0.3, 0.52].map((t, i) =>
      at(t * long, long * (0.2 * (1 - 3.6 * t * t) + 0.12 * (of(i) - 0.5))),
    )
    const held = [0.34, 0.02, -0.3].map((t, i) => at(t * long, long * (-0.07 + 0.1 * (of(i + 20) - 0.5))))
    return {
      sliver: curve([...free, ...held], { loop: true }),
      free,
      shade: free.slice(0, 5).map(([a, b]): Point => [a + 0.5, b + 1]),
    }
  })
  return (
    fill('#7d4a32', drawn.map(({ shade }) => stroke(shade, 1.2, { from: 0.05, to: 0.05 })).join(''), 'opacity=".45"') +
    fill('#f3dcc8', drawn.map(({ sliver }) => sliver).join(''), 'opacity=".38"') +
    fill('#fbeada', drawn.map(({ free }) => stroke(free, 0.8, { from: 0.05, to: 0.05 })).join(''), 'opacity=".85"')
  )
}
