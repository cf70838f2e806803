/** A brow and a closed lid, between lines that say where they lie. */
import { chance, pointsOf, stroke, type Line, type Point } from './pen'
import { area, fill, ink } from './marks'

export const HAIR = '#3a1c22'
const round = (n: number) => Math.round(n * 10) / 10

/** The point at the share `t` of a line. */
export function on(points: readonly Point[], t: number): Point {
  const place = Math.max(0, Math.min(points.length - 1.001, t * (points.length - 1)))
  const [a, b] = [points[Math.floor(place)] as Point, points[Math.floor(place) + 1] as Point]
  const share = place % 1
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

const said = (...numbers: number[]) =>
  numbers
    .map((n) => String(round(n) + 0).replace(/^(-?)0\./, '$1.'))
    .map((n, i) => (i > 0 && !n.startsWith('-') ? ` ${n}` : n))
    .join('')

/** One hair: as wide as the pen at its root, nothing at its tip. */
function hair([x, y]: Point, [tx, ty]: Point, width: number, bend: number): string {
  const [dx, dy] = [tx - x, ty - y]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  return `M${said(x, y)}q${said(dx / 2 + nx * bend, dy / 2 + ny * bend, dx, dy)}L${said(x + nx * width, y + ny * width)}z`
}

/**
 * A brow between its upper and its lower edge, both from the nose to the temple: a light wash, and hairs that stand up beside the nose,
 * lean over further out, and from above come down to meet them.
 */
export function brow(above: Line, below: Line, { hairs = 30, width = 1.8, wash = 0.3, colour = HAIR } = {}): string {
  const [top, foot] = [pointsOf(above), pointsOf(below)]
  const at = (t: number, u: number): Point => {
    const [a, b] = [on(top, t), on(foot, t)]
    return [b[0] + (a[0] - b[0]) * u, b[1] + (a[1] - b[1]) * u]
  }
  const drawn = Array.from({ length: hairs }, (_, i) => {
    const t = ((i + 0.7 * chance(i)) / hairs) ** 1.25 * 0.97
    const [lean, height] = [Math.min(1, t * 1.7), (i * 0.618 + 0.3 * chance(i)) % 1]
    const from = 0.02 + (0.5 + 0.46 * lean) * height
    const to = (1 - lean) * (0.78 + 0.3 * height) + lean * (0.46 + 0.5 * from)
    const root = at(t, from)
    const tip = at(Math.min(1.03, t + 0.035 + 0.1 * lean + 0.03 * chance(i + 50)), to)
    return hair(root, tip, width * (0.7 + 0.5 * chance(i + 30)), -0.9)
  })
  return area(colour, [...top, ...foot.toReversed()], `opacity="${wash}"`) + fill(colour, drawn.join(''), 'opacity=".92"')
}

/** A closed lid: one lash line, short lashes on its outer part, the crease above. The lash line runs from the nose to the temple. */
export function closed(lashLine: Line, crease: Line, { width = 2.8, lashes = 8, long = 6 } = {}): string {
  const line = pointsOf(lashLine)
  const [inner, outer] = [line[0] as Point, line.at(-1) as Point]
  const out = Math.sign(outer[0] - inner[0])
  const drawn = Array.from({ length: lashes }, (_, i) => {
    const t = 0.3 + (0.68 * i) / Math.max(1, lashes - 1)
    const root = on(line, t)
    const size = long * (0.7 + 0.3 * Math.sin(t * 3.1) + 0.14 * chance(i))
    const lean = -0.15 + 1.1 * (t - 0.3)
    return hair(root, [root[0] + out * size * lean, root[1] + size * Math.sqrt(Math.max(0.2, 1 - lean * lean))], 1.4, out * -0.7)
  })
  // Apart from the line: where two shapes of one path run against each other, they would leave a hole.
  const hairs = drawn.length ? ink(...drawn) : ''
  return ink(stroke(lashLine, width, { from: 0.25, to: 0.5 })) + ink(stroke(crease, 1.2, { from: 0.1, to: 0.1 })) + hairs
}

/** The closed lid is lighter where it lies over the eye. */
export const lid = (outline: Line) => area('#f3dcc6', outline, 'opacity=".7"')

/** A lowered lid of somebody whose face lies in the shade of her hair. */
export const lowered = (outline: Line) => area('#dcb18e', outline, 'opacity=".85"')
