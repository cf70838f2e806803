import svgpath from 'svgpath'

export interface Point {
  x: number
  y: number
}
export interface Line {
  points: Point[]
  closed: boolean
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
export const lengthOf = (points: Point[]) => points.reduce((sum, p, i) => sum + (i ? distance(p, points[i - 1]!) : 0), 0)

const cubic = (a: number, b: number, c: number, d: number, t: number) => {
  const s = 1 - t
  return a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t
}

/** The lines of a path's `d`, as points a step apart at most. */
export function linesOf(d: string, step = 2): Line[] {
  const lines: Line[] = []
  let line: Line = { points: [], closed: false }
  const to = (x: number, y: number) => line.points.push({ x, y })
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [command, ...n] = segment as unknown as [string, ...number[]]
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = n
      if (command === 'M') {
        line = { points: [{ x: a, y: b }], closed: false }
        lines.push(line)
      } else if (command === 'Z' || command === 'z') line.closed = true
      else if (command === 'L') to(a, b)
      else if (command === 'H') to(a, y)
      else if (command === 'V') to(x, a)
      else {
        // A quadratic curve is raised to a cubic one.
        const [x1, y1, x2, y2, x3, y3] =
          command === 'Q'
            ? [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), e + (2 / 3) * (b - e), c, e]
            : [a, b, c, e, f, g]
        const pieces = Math.max(
          2,
          Math.ceil((Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)) / step),
        )
        for (let i = 1; i <= pieces; i++) to(cubic(x, x1, x2, x3, i / pieces), cubic(y, y1, y2, y3, i / pieces))
      }
    })
  return lines.map((one) => ({ ...one, points: one.points.filter((p, i) => !i || distance(p, one.points[i - 1]!) > 1e-6) }))
}

/** Points of one line at even steps. */
export function evenly({ points, closed }: Line, step: number): Point[] {
  const source = closed && points.length ? [...points, points[0]!] : points
  const out = source.slice(0, 1)
  let carried = 0
  for (let i = 1; i < source.length; i++) {
    let from = source[i - 1]!
    const to = source[i]!
    for (let left = distance(from, to); carried + left >= step; left = distance(from, to)) {
      const t = (step - carried) / left
      from = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
      out.push(from)
      carried = 0
    }
    carried += distance(from, to)
  }
  const last = source.at(-1)
  if (!closed && last && distance(out.at(-1)!, last) > step * 0.3) out.push(last)
  if (closed && out.length > 2 && distance(out[0]!, out.at(-1)!) < step * 0.6) out.pop()
  return out
}

/** The same line without its jitter: a gaussian along it. */
export function softened(line: Line, sigma: number, step = 1): Line {
  const points = evenly(line, step)
  const n = points.length
  if (n < 5 || !sigma) return { ...line, points }
  const half = Math.ceil((2.5 * sigma) / step)
  return {
    closed: line.closed,
    points: points.map((_, i) => {
      const reach = line.closed ? Math.min(half, n >> 1) : Math.min(half, i, n - 1 - i)
      const sum = { x: 0, y: 0, weight: 0 }
      for (let j = -reach; j <= reach; j++) {
        const p = points[(i + j + n) % n]!
        const weight = Math.exp(-((j * step) ** 2) / (2 * sigma * sigma))
        sum.x += p.x * weight
        sum.y += p.y * weight
        sum.weight += weight
      }
      return { x: sum.x / sum.weight, y: sum.y / sum.weight }
    }),
  }
}
