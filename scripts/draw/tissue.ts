import { pathOf } from './fit'
import { evenly, type Line, lengthOf, type Point, softened } from './points'

/** The same chances each time, so that a plate is the same whenever it is made. */
export function chances(seed = 7): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

const STEPS = 48
const resampled = (line: Line): Point[] => {
  const whole = line.closed ? { points: [...line.points, line.points[0]!], closed: false } : line
  const points = evenly(whole, Math.max(0.2, lengthOf(whole.points) / STEPS))
  return Array.from(
    { length: STEPS + 1 },
    (_, i) => points[Math.min(points.length - 1, Math.round((i / STEPS) * (points.length - 1)))]!,
  )
}
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

/** A muscle between its edges, all drawn from origin to insertion; a fan has more than two. */
export interface Muscle {
  contour: Line[]
  /** The part of it, from an end, that is tendon. */
  tendon: (end: 'origin' | 'insertion', share: number) => string
  /** Bundles with the pull, from one edge to the other; the light ones are shorter. */
  fibres: (count: number, light: boolean) => string
}

export function muscleBetween(edges: Line[]): Muscle {
  const lines = edges.map(resampled)
  const [a, b] = [lines[0]!, lines.at(-1)!]
  const middle = lines.slice(1, -1)
  const random = chances(Math.round(a[0]!.x * 7 + a[0]!.y * 13 + b[STEPS]!.x) + 3)
  /** The place `t` of the way from the first edge to the last, `i` steps from the origin. */
  const place = (t: number, i: number): Point => {
    const whole = t * (lines.length - 1)
    const k = Math.min(lines.length - 2, Math.floor(whole))
    return between(lines[k]![i]!, lines[k + 1]![i]!, whole - k)
  }
  return {
    contour: edges[0]?.closed
      ? [
          { points: a.slice(0, -1), closed: true },
          { points: b.slice(0, -1).toReversed(), closed: true },
        ]
      : [
          softened(
            {
              points: [
                ...a,
                ...middle.map((one) => one[STEPS]!),
                ...b.toReversed(),
                ...middle.map((one) => one[0]!).toReversed(),
              ],
              closed: true,
            },
            2.5,
          ),
        ],
    tendon: (end, share) => {
      const reach = Math.max(2, Math.round(STEPS * share))
      const from = end === 'origin' ? 0 : STEPS
      // Flesh ends on its tendon in points, never in a straight line.
      const teeth = Array.from({ length: 5 }, (_, i) => {
        const depth = Math.round(reach * (i % 2 ? 1.25 : 0.8))
        return place((i + 0.5) / 5, Math.max(0, Math.min(STEPS, end === 'origin' ? depth : STEPS - depth)))
      })
      const rim = Array.from({ length: 9 }, (_, i) => place(1 - i / 8, from))
      return pathOf({ points: [...teeth, ...rim], closed: true }, 0.8, 0.5)
    },
    fibres: (count, light) =>
      Array.from({ length: count }, (_, i) => {
        const t = (i + 0.35 + 0.3 * random() + (light ? -0.3 : 0)) / count
        const from = Math.round(STEPS * (light ? 0.12 + 0.3 * random() : 0.07 * random()))
        const to = Math.round(STEPS * (light ? from / STEPS + 0.25 + 0.25 * random() : 1 - 0.09 * random()))
        const points = Array.from({ length: to - from + 1 }, (__, j) => place(Math.max(0.02, Math.min(0.98, t)), from + j))
        return points.length > 4 ? pathOf({ points, closed: false }, 2.2, 1) : ''
      }).join(''),
  }
}

const arc = (x: number, y: number, r: number, from: number, to: number) => {
  const at = (angle: number) => `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r * 0.86).toFixed(1)}`
  return `M${at(from)}A${r.toFixed(1)} ${(r * 0.86).toFixed(1)} 0 0 1 ${at(to)}`
}

/** A tile of lobules of fat that repeats without a seam: the shaded lower right rim of each, the light on its upper left. */
export function lobules(size: number): { side: number; rims: string; lights: string } {
  const random = chances(Math.round(size * 31) + 5)
  const side = size * 5
  const [rims, lights]: [string[], string[]] = [[], []]
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 5; column++) {
      const x = (column + (row % 2) / 2 + (random() - 0.5) * 0.45) * size
      const y = ((row + 0.5) / 6) * side + (random() - 0.5) * size * 0.3
      const [r, turn] = [size * (0.34 + 0.17 * random()), -0.5 + random() * 0.9]
      // What runs over the edge of the tile comes in again on its other side.
      for (const dx of [0, -side, side])
        for (const dy of [0, -side, side]) {
          const [cx, cy] = [x + dx, y + dy]
          if (cx + r < 0 || cx - r > side || cy + r < 0 || cy - r > side) continue
          rims.push(arc(cx, cy, r, turn - 0.2, turn + 2.3))
          lights.push(arc(cx, cy, r * 0.62, turn + 3.5, turn + 4.7))
        }
    }
  return { side, rims: rims.join(''), lights: lights.join('') }
}
