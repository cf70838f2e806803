/** What heals, on the skin: redness, lines, crusts, tape. */
import { coast, mapped } from '../panels/coast'
import { fill, INK, thin } from '../panels/marks'
import { chance, curve, ellipse, lines, type Point, pointsOf, stroke, type Line } from '../panels/pen'

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
/** Red as after the sun, over a whole part of the face: two thin washes, the edge of each as uneven as that of warmth in skin. */
export const reddened = (edge: Line, heart: Line, strength: number, seed = 1): string => {
  const wash = (line: Line, by: number) =>
    mapped(pointsOf(line), by, seed + by, by)
      .map(coast)
      .join('')
  return (
    `<g fill="#e58f86" style="mix-blend-mode:multiply" opacity="${strength.toFixed(2)}"><path opacity=".6" d="${wash(edge, 8)}"/>` +
    (heart.length ? `<path opacity=".6" d="${wash(heart, 7)}"/>` : '') +
    '</g>'
  )
}

export const tape = (line: Line, width = 12, colour = '#f4ece2'): string =>
  fill(colour, stroke(line, width, { from: 1, to: 1 }), `stroke="${INK}" stroke-width=".9"`)

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

type Flake = readonly [x: number, y: number, size: number, turn: number]
/** Skin that peels as after the sun: patches of small dry scales, none like another, thin enough to see through; each throws a hair of shade. */
export const flakes = (places: readonly Flake[]): string => {
  const scales = places.flatMap(([x, y, size, turn]) =>
    Array.from({ length: Math.round(size * 1.3) }, (_, k): Point[] => {
      const of = (n: number) => chance(x * 3 + y + k * 13 + n)
      const [way, far] = [((turn + k * 137) * Math.PI) / 180, size * 1.25 * Math.sqrt((k + 0.4) / (size * 1.3))]
      const [cx, cy, reach] = [x + Math.cos(way) * far * 1.3, y + Math.sin(way) * far * 0.8, 0.7 + 1.3 * of(1) ** 2]
      return Array.from({ length: 5 }, (__, i): Point => {
        const angle = (i + 0.7 * of(i + 2)) * 1.257
        return [cx + Math.cos(angle) * reach * 1.3, cy + Math.sin(angle) * reach * (0.6 + 0.5 * of(i + 9))]
      })
    }),
  )
  const all = (dx: number, dy: number) => scales.map((one) => lines(one.map(([x, y]): Point => [x + dx, y + dy]))).join('')
  return fill('#8f5a3e', all(0.35, 0.6), 'opacity=".5"') + fill('#f8e6d5', all(0, 0), 'opacity=".72"')
}
