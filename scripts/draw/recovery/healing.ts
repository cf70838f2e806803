/** What heals, on the skin: redness, lines, crusts, tape. */
import { fill, INK } from '../panels/marks'
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

/** A mark that was treated, as the light left it: fine angular crusts close to one another, thinner towards its uneven edge. */
export function crusts(
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  colour: string,
  opacity: number,
): string {
  const scattered = Array.from({ length: Math.round(rx * ry * 0.22) }, (_, i) => {
    const [turn, far] = [i * 2.4, Math.sqrt((i + 0.5) / (rx * ry * 0.22))]
    const reach = far * (0.86 + 0.3 * chance(i + cx))
    const size = (1.9 - 0.9 * far) * (0.7 + 0.6 * chance(i * 3 + cy))
    const [x, y] = [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach]
    return lines(
      [0, 1, 2, 3].map((corner): Point => {
        const angle = corner * 1.57 + 1.4 * chance(i * 5 + corner)
        return [x + Math.cos(angle) * size * 1.3, y + Math.sin(angle) * size]
      }),
    )
  })
  return fill(colour, scattered.join(''), `opacity="${opacity}"`)
}

/** Skin that loosens: a thin scale with a lifted edge and its shadow. */
export const flakes = (places: readonly Point[]): string => {
  const scale = (dx: number, dy: number) =>
    places.map(([x, y], i) => `M${x + dx} ${y + dy}l${i % 2 ? '3-1.5 4 .5-1 2-3.500 1z' : '3-.5 2.500 1.500-2 1-3 0z'}`).join('')
  return fill('#a3714d', scale(0.8, 1), 'opacity=".7"') + fill('#f1dcc6', scale(0, 0))
}
