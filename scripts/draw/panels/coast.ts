/** What lies in the skin: a patch with the edge of a map, as pigment and blood have it. Nothing in it is a straight band, and it leaves an island or two beyond. */
import { chance, type Point } from './pen'

const ease = (t: number) => t * t * (3 - 2 * t)
/** Uneven in all directions, about 0: `size` is how wide a blot is. */
const uneven = (x: number, y: number, size: number, seed: number): number => {
  // Turned, so that no border runs with the page.
  const [u, v] = [(0.82 * x - 0.57 * y) / size, (0.57 * x + 0.82 * y) / size]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [ease(u - i), ease(v - j)]
  const on = (dx: number, dy: number) => chance((i + dx) * 7.3 + (j + dy) * 31.7 + seed)
  const row = (dy: number) => on(0, dy) * (1 - a) + on(1, dy) * a
  return row(0) * (1 - b) + row(1) * b - 0.5
}

/** The middle between two even numbers is whole: fewer letters. */
const even = (n: number) => 2 * Math.round(n / 2)

/** A step from one point to the next, in as few letters as a path allows. */
const hop = ([x, y]: Point, [u, v]: Point) => `${x - u}${y < v ? '' : ' '}${y - v}`
/** The polygon of even numbers with its corners rounded off: each curve goes on as the one before it ended, so only where it ends is said. */
export function coast(polygon: readonly Point[]): string {
  const corner = (i: number) => polygon[i % polygon.length] as Point
  const middle = (i: number): Point => [(corner(i)[0] + corner(i + 1)[0]) / 2, (corner(i)[1] + corner(i + 1)[1]) / 2]
  const from = middle(0)
  const first = `M${from.join(' ')}q${hop(corner(1), from)} ${hop(middle(1), from)}`.replaceAll(' -', '-')
  return `${first}${polygon
    .slice(1)
    .map((_, i) => `t${hop(middle(i + 2), middle(i + 1))}`)
    .join('')}z`
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The border of where the value is above nothing: closed ways round it, in steps of `step`. */
function bordersOf(valueAt: (x: number, y: number) => number, [x0, y0, x1, y1]: Box, step: number): Point[][] {
  const [n, m] = [Math.ceil((x1 - x0) / step), Math.ceil((y1 - y0) / step)]
  const value = (i: number, j: number) => valueAt(x0 + i * step, y0 + j * step)
  const next = new Map<string, { to: string; at: Point }>()
  const between = (i: number, j: number, k: number, l: number): { key: string; at: Point } => {
    const [a, b] = [value(i, j), value(k, l)]
    const t = a / (a - b)
    return { key: [i + k, j + l].join(), at: [even(x0 + (i + (k - i) * t) * step), even(y0 + (j + (l - j) * t) * step)] }
  }
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < m; j += 1) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const
      const inside = corners.map(([a, b]) => value(a, b) > 0)
      const sides = corners.map((_, c) => [c, (c + 1) % 4] as const).filter(([a, b]) => inside[a] !== inside[b])
      // In and out in turn: a way keeps the field on its right.
      const ways = sides.map(([a, b]) => ({ ...between(...corners[a]!, ...corners[b]!), enters: !inside[a]! }))
      for (const [c, way] of ways.entries()) {
        if (way.enters) continue
        const to = ways[(c + 1) % ways.length]!
        next.set(way.key, { to: to.key, at: way.at })
      }
    }
  const loops: Point[][] = []
  while (next.size) {
    const loop: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined && next.has(key)) {
      const { to, at } = next.get(key)!
      next.delete(key)
      if (at.join() !== loop.at(-1)?.join()) loop.push(at)
      key = to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

const boxOf = (points: readonly Point[], more = 0): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs) - more, Math.min(...ys) - more, Math.max(...xs) + more, Math.max(...ys) + more]
}

/** How far within the patch a point lies; less than nothing beyond it. */
function depthIn(points: readonly Point[], x: number, y: number): number {
  let [far, inside] = [Infinity, false]
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length]!
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    far = Math.min(far, Math.hypot(x - ax - dx * t, y - ay - dy * t))
    if (ay > y !== by > y && x < ax + (dx * (y - ay)) / dy) inside = !inside
  }
  return inside ? far : -far
}

/** The patch with the edge of a map: it runs in and out by `rough`. */
export function mapped(points: readonly Point[], rough: number, seed: number, step: number): Point[][] {
  const value = (x: number, y: number) =>
    depthIn(points, x, y) + rough * (1.5 * uneven(x, y, rough * 3.1, seed) + 0.9 * uneven(y, -x, rough * 1.5, seed + 50))
  return bordersOf(value, boxOf(points, rough * 2), step).filter((loop) => {
    const [left, top, right, bottom] = boxOf(loop)
    return right - left + bottom - top > step * 1.6
  })
}
