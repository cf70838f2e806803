/** What heals, on the skin: bruises by their age, swelling, threads, crusts, tape. */
import { fill, INK, thin } from '../panels/marks'
import { curve, ellipse, stroke, type Line } from '../panels/pen'

/** The colour of a bruise by its age, and how much of it is seen: plum, then violet, then green, then yellow. */
const AGES = {
  new: ['#94405a', 0.5],
  dark: ['#6a3260', 0.54],
  green: ['#a3a552', 0.68],
  yellow: ['#e0ae38', 0.62],
} as const
export type Age = keyof typeof AGES
/** The same, along the curve. */
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

/** What has no edge; a plate that says `url(#fade)` needs it among its `defs`. */
export const FADE = '<filter id="fade" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="9"/></filter>'
/** Upon every tone alike, so that the shadow stays the shadow. */
const faded = (colour: string, d: string, opacity: number): string =>
  fill(colour, d, `opacity="${opacity.toFixed(2)}" filter="url(#fade)" style="mix-blend-mode:multiply"`)
export const soft = (colour: string, edge: Line, opacity: number): string => faded(colour, curve(edge, { loop: true }), opacity)

/** A bruise: one wash that pales to nothing at its rim. `strength` is that of a lesser side. */
export const bruise = (age: Age, edge: Line, strength = 1): string => soft(AGES[age][0], edge, AGES[age][1] * strength)

type Spot = readonly [x: number, y: number, rx: number, ry: number]
/** A bruise that has run together from spots. */
export const blotches = (age: Age, spots: readonly Spot[], strength = 1): string =>
  faded(AGES[age][0], spots.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)).join(''), AGES[age][1] * strength)

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
