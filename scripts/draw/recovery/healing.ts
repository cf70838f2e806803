/** What heals, on the skin: redness, lines, crusts. */
import { fill } from '../panels/marks'
import { chance, curve, type Point, stroke, type Line } from '../panels/pen'

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

/** What lies in the skin fades into it (`FADING` among the definitions). */
export const FADING =
  '<filter id="rs"><feGaussianBlur stdDeviation=".9"/></filter><filter id="rt"><feGaussianBlur stdDeviation=".3"/></filter>'

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
 * What light leaves on a spot: its pigment comes up as one thin brown film in the shape of the mark, uneven in depth. Its border is torn; here and there it
 * has begun to lift, a pale edge over a hair of shade.
 */
export function crusts(spots: readonly Spot[]): string {
  const torn = spots.map((one, k) => {
    const around = spot(one, 1.08)
    const [cx, cy] = one
    return around.flatMap(([x, y], i): Point[] => {
      const [nx, ny] = around[(i + 1) % around.length]!
      const reach = 0.9 + 0.24 * chance(k * 17 + i * 5)
      return [
        [x, y],
        [cx + ((x + nx) / 2 - cx) * reach, cy + ((y + ny) / 2 - cy) * reach],
      ]
    })
  })
  const film = torn.map((line) => curve(line, { loop: true, ease: 8 })).join('')
  const lifted = torn.flatMap((line, k) =>
    (spots[k]![2] > 5 ? [1, 9] : [2]).map((from) => line.slice(from, from + (spots[k]![2] > 5 ? 5 : 6))),
  )
  const moved = (by: number, width: number) =>
    lifted
      .map((line) =>
        stroke(
          line.map(([x, y]): Point => [x + by, y + by]),
          width,
          { from: 0.05, to: 0.05 },
        ),
      )
      .join('')
  const within = (by: number, down: number) =>
    spots.map(([x, y, rx, ry]) => curve(spot([x + rx * down, y + ry * down, rx, ry], by), { loop: true })).join('')
  return (
    marks(spots, '#8a5038', 0.26) +
    fill('#9a6844', film, 'opacity=".46" filter="url(#rt)"') +
    `<g filter="url(#rs)">${fill('#75482f', within(0.62, 0.08), 'opacity=".3"')}${fill('#75482f', within(0.34, -0.2), 'opacity=".26"')}</g>` +
    fill('#5f3826', moved(0.45, 0.5), 'opacity=".4"') +
    fill('#ecc6a4', moved(0, 0.42), 'opacity=".7"')
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
