/** What heals, on the skin: redness, lines, crusts, tape. */
import { fill, INK, thin } from '../panels/marks'
import { curve, ellipse, stroke, type Line } from '../panels/pen'

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

/** Thin crusts, and the flakes that loosen. */
export const crusts = (
  places: readonly (readonly [x: number, y: number, r: number])[],
  colour = '#6b3a22',
  opacity = 0.75,
): string =>
  fill(
    colour,
    places
      .map(([x, y, r], i) =>
        curve(
          [0, 1, 2, 3, 4, 5, 6].map((k) => {
            const reach = r * (0.72 + 0.36 * Math.abs(Math.sin(i * 2.3 + k * 1.7)))
            return [x + Math.cos(k * 0.9) * reach, y + Math.sin(k * 0.9) * reach * 0.8] as const
          }),
          { loop: true },
        ),
      )
      .join(''),
    `opacity="${opacity}"`,
  )
export const flakes = (d: string): string => thin(d, '#fff3e2', 2.2) + thin(d, '#a97a5e', 0.8)
