/** What heals, on the skin: redness, lines, crusts, tape. */
import { fill, INK, thin } from '../panels/marks'
import { chance, curve, ellipse, lines, type Point, stroke, type Line } from '../panels/pen'

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

/** Red as after the sun: it has no edge. */
export const RED =
  '<radialGradient id="red"><stop offset=".35" stop-color="#d4574f"/><stop offset="1" stop-color="#d4574f" stop-opacity="0"/></radialGradient>'
export const flush = (x: number, y: number, rx: number, ry: number, strength: number): string =>
  fill('url(#red)', ellipse(x, y, rx, ry), `opacity="${strength.toFixed(2)}"`)

export const tape = (line: Line, width = 12, colour = '#f4ece2'): string =>
  fill(colour, stroke(line, width, { from: 1, to: 1 }), `stroke="${INK}" stroke-width=".9"`)

/** A line that heals: dark first, pale in the end. */
export const scar = (line: Line, colour = '#a63d59', width = 2.2): string => fill(colour, stroke(line, width))

type Spot = readonly [cx: number, cy: number, rx: number, ry: number]
/** A spot that nobody drew with a compass. */
const spot = ([cx, cy, rx, ry]: Spot, by = 1): Point[] =>
  Array.from({ length: 11 }, (_, i): Point => {
    const reach = by * (0.84 + 0.3 * chance(i * 5 + cx))
    return [cx + Math.cos(i * 0.571) * rx * reach, cy + Math.sin(i * 0.571) * ry * reach]
  })
/** A spot that light has made darker, in the skin still: it pales towards its edge. */
export const darkened = (spots: readonly Spot[], colour: string, opacity: number): string =>
  [1.3, 1.08, 0.8]
    .map((by) => fill(colour, spots.map((one) => curve(spot(one, by), { loop: true })).join(''), `opacity="${opacity}"`))
    .join('')

/** The film that light leaves on a spot: one thin crust, flat and dull, that cracks as it dries and lifts at its lower edge. */
export function crusts(spots: readonly Spot[]): string {
  const each = (by: number, dx = 0, dy = 0) =>
    spots
      .map(([cx, cy, rx, ry]) =>
        curve(
          spot([cx, cy, rx, ry], by).map(([x, y]): Point => [x + dx, y + dy]),
          { loop: true },
        ),
      )
      .join('')
  const lifted = spots.map((one) => curve(spot(one, 1).slice(1, 5))).join('')
  const cracks = spots
    .filter(([, , rx]) => rx > 4)
    .map(
      ([cx, cy, rx, ry]) =>
        `M${cx - rx * 0.7} ${cy - ry * 0.2}l${rx * 0.5} ${ry * 0.5} ${rx * 0.4} ${-ry * 0.3} ${rx * 0.5} ${ry * 0.4}M${cx - rx * 0.2} ${cy + ry * 0.3}l${rx * 0.1} ${ry * 0.5}`,
    )
    .join('')
  return (
    fill('#a85a48', each(1.22), 'opacity=".28"') +
    fill('#6b3c28', each(1, 0.4, 0.8), 'opacity=".35"') +
    fill('#94624a', each(1), 'opacity=".88"') +
    fill('#835038', each(0.72, -0.6, -0.4), 'opacity=".5"') +
    thin(cracks, '#a9785a', 0.6, 'opacity=".8"') +
    thin(lifted, '#d8b493', 0.9)
  )
}

type Flake = readonly [x: number, y: number, size: number, turn: number]
/**
 * Skin that loosens as after the sun: a thin edge has lifted from it, torn in a bow, paler than the skin; it throws a line of shade, and
 * what it has left is a little pink.
 */
export const flakes = (places: readonly Flake[]): string => {
  const edge = ([x, y, size, turn]: Flake, far = 1): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = (turn * Math.PI) / 180 + (i - 3) * 0.42
      const reach = size * far * (0.8 + 0.4 * chance(i * 3 + x))
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
    })
  const edges = (dx = 0, dy = 0) =>
    places
      .map((one) =>
        lines(
          edge(one).map(([x, y]): Point => [x + dx, y + dy]),
          false,
        ),
      )
      .join('')
  const bare = places.map((one) => lines([...edge(one), ...edge(one, 0.45).toReversed()])).join('')
  return (
    fill('#e7c3a6', bare, 'opacity=".75"') + thin(edges(0.5, 1), '#8a5238', 0.9, 'opacity=".7"') + thin(edges(), '#fbeadb', 0.8)
  )
}
