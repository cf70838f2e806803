/** What heals, on the skin: redness, lines, crusts, tape. */
import { fill, INK, thin } from '../panels/marks'
import { chance, ellipse, lines, type Point, stroke, type Line } from '../panels/pen'

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

/** The film that light leaves on a mark: one thin crust, darker in plates that lie close, with fine cracks between them; no dots. */
export function crusts(
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  colour: string,
  opacity: number,
): string {
  const count = Math.max(4, Math.round(rx * ry * 0.05))
  const scattered = Array.from({ length: count }, (_, i) => {
    const [turn, far] = [i * 2.4, Math.sqrt((i + 0.5) / count)]
    const reach = far * (0.78 + 0.2 * chance(i + cx))
    const size = 3.3 - 0.9 * far
    const [x, y] = [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach]
    return lines(
      [0, 1, 2, 3, 4].map((corner): Point => {
        const angle = corner * 1.257 + 0.8 * chance(i * 5 + corner)
        return [x + Math.cos(angle) * size * 1.25, y + Math.sin(angle) * size]
      }),
    )
  })
  return fill(colour, scattered.join(''), `opacity="${opacity}"`)
}

/** Skin that loosens: thin scales of uneven outline, still held at one side; the free edge stands up, light, with its shadow on the skin. */
export const flakes = (places: readonly Point[]): string => {
  const scale = (dx: number, dy: number) =>
    places
      .map(
        ([x, y], i) =>
          `M${x + dx} ${y + dy}${i % 2 ? 'c1.500-2 4-3.500 7-2.500 1 1.200 0 2.500-.7 3.800-2-.6-4-1-6.300-1.300z' : 'c-.7-2 1.300-4 4-3.800 2 .1 4 1.200 4.800 2.600-1.300 1.200-2.700 .6-4 1.900-1.500 0-3.300 0-4.800-.7z'}`,
      )
      .join('')
  const edge = places
    .map(
      ([x, y], i) =>
        `M${x} ${y}${i % 2 ? 'c2.300 .3 4.300 .7 6.300 1.300' : 'c1.500 .7 3.300 .7 4.800 .7 1.300-1.300 2.700-.7 4-1.900'}`,
    )
    .join('')
  return fill('#a3714d', scale(1, 1.4), 'opacity=".55"') + fill('#e8c4a5', scale(0, 0)) + thin(edge, '#f6e0cc', 0.8)
}
