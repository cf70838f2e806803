import { pathOf } from './fit'
import { distance, evenly, type Line, lengthOf, type Point, softened } from './points'

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

/** What of a cell is nearer to its middle than to `other`'s. */
const nearerTo = (cell: Point[], middle: Point, other: Point, share: number): Point[] => {
  const [dx, dy] = [other.x - middle.x, other.y - middle.y]
  const edge = (dx * dx + dy * dy) * share
  const beyond = (p: Point) => (p.x - middle.x) * dx + (p.y - middle.y) * dy - edge
  return cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length]!
    const [a, b] = [beyond(p), beyond(q)]
    return [...(a <= 0 ? [p] : []), ...(a <= 0 !== b <= 0 ? [between(p, q, a / (a - b))] : [])]
  })
}

const rounded = (p: Point) => `${Math.round(p.x)} ${Math.round(p.y)}`

/** A tile of lobules of fat, about 20 wide, that repeats without a seam: plump ones and small ones, in groups that wider septa part. */
export function lobules(): { side: number; shapes: string } {
  const random = chances(23)
  const [side, count] = [110, 28]
  const within = (a: number) => ((a % side) + side) % side
  const gapOf = (a: Point, b: Point) => {
    const [dx, dy] = [within(b.x - a.x), within(b.y - a.y)]
    return Math.hypot(Math.min(dx, side - dx), Math.min(dy, side - dy))
  }
  const far = (number: number, tries: number) => {
    const points: Point[] = []
    while (points.length < number) {
      // Of a few places the one farthest from all others, so that none lie on one another.
      const places = Array.from({ length: tries }, () => ({ x: random() * side, y: random() * side }))
      const room = (p: Point) => Math.min(side, ...points.map((q) => gapOf(p, q)))
      points.push(places.reduce((best, p) => (room(p) > room(best) ? p : best)))
    }
    return points
  }
  const groups = far(6, 12)
  const seeds = far(count, 5)
  const groupOf = (p: Point) => groups.reduce((best, q, i) => (gapOf(p, q) < gapOf(p, groups[best]!) ? i : best), 0)
  const copies = seeds.flatMap((p) =>
    [-side, 0, side].flatMap((dx) => [-side, 0, side].map((dy) => ({ x: p.x + dx, y: p.y + dy, group: groupOf(p) }))),
  )
  const shapes = seeds.map((seed) => {
    const group = groupOf(seed)
    const reach = 34
    let cell: Point[] = [
      { x: seed.x - reach, y: seed.y - reach },
      { x: seed.x + reach, y: seed.y - reach },
      { x: seed.x + reach, y: seed.y + reach },
      { x: seed.x - reach, y: seed.y + reach },
    ]
    for (const other of copies) {
      const apart = distance(seed, other)
      if (apart < 0.01 || apart > 2 * reach) continue
      cell = nearerTo(cell, seed, other, 0.5 - (other.group === group ? 0.9 : 2.6) / apart)
    }
    const middles = cell.map((p, i) => between(p, cell[(i + 1) % cell.length]!, 0.5))
    return `M${rounded(middles.at(-1)!)}${cell.map((p, i) => `Q${rounded(p)} ${rounded(middles[i]!)}`).join('')}Z`
  })
  return { side, shapes: shapes.join('') }
}
