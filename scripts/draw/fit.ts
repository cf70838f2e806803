import type { Line, Point } from './points'

/** Least-squares cubics through points, after P. J. Schneider (Graphics Gems): as few as keep within the tolerance, corners kept. */

type Curve = [Point, Point, Point, Point]

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y
const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y) || 1
  return { x: a.x / length, y: a.y / length }
}
const along = (p: Point, direction: Point, by: number): Point => ({ x: p.x + direction.x * by, y: p.y + direction.y * by })
const weights = (t: number) => {
  const s = 1 - t
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const
}
const at = (curve: Curve, t: number): Point => {
  const [a, b, c, d] = weights(t)
  const [p, q, r, s] = curve
  return { x: p.x * a + q.x * b + r.x * c + s.x * d, y: p.y * a + q.y * b + r.y * c + s.y * d }
}

/** Lengths of the two handles that bring the curve nearest to the points at the places `u`. */
function handles(points: Point[], u: number[], start: Point, end: Point, total: number): [number, number] {
  const [first, last] = [points[0]!, points.at(-1)!]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((p, i) => {
    const [b0, b1, b2, b3] = weights(u[i]!)
    const rest = { x: p.x - first.x * (b0 + b1) - last.x * (b2 + b3), y: p.y - first.y * (b0 + b1) - last.y * (b2 + b3) }
    c00 += b1 * b1
    c01 += b1 * b2 * dot(start, end)
    c11 += b2 * b2
    x0 += b1 * dot(start, rest)
    x1 += b2 * dot(end, rest)
  })
  const det = c00 * c11 - c01 * c01
  const a = det ? (x0 * c11 - x1 * c01) / det : 0
  const b = det ? (c00 * x1 - c01 * x0) / det : 0
  const fits = (length: number) => length > 0.02 * total && length < 1.5 * total
  const third = (Math.hypot(last.x - first.x, last.y - first.y) || total) / 3
  return fits(a) && fits(b) ? [a, b] : [third, third]
}

function run(points: Point[], start: Point, end: Point, tolerance: number): Curve[] {
  const lengths = [0]
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y))
  const total = lengths.at(-1) || 1
  let u = lengths.map((length) => length / total)
  let best: { curve: Curve; worst: number; where: number } | undefined
  for (let turn = 0; turn < 5; turn++) {
    const [a, b] = handles(points, u, start, end, total)
    const curve: Curve = [points[0]!, along(points[0]!, start, a), along(points.at(-1)!, end, b), points.at(-1)!]
    let [worst, where] = [0, points.length >> 1]
    points.forEach((p, i) => {
      const off = minus(at(curve, u[i]!), p)
      const error = Math.hypot(off.x, off.y)
      if (error > worst) [worst, where] = [error, i]
    })
    if (!best || worst < best.worst) best = { curve, worst, where }
    if (worst < tolerance) return [curve]
    u = points.map((p, i) => {
      const t = u[i]!
      const step = 1e-3
      const slope = minus(at(curve, Math.min(1, t + step)), at(curve, Math.max(0, t - step)))
      const rate = { x: slope.x / (2 * step), y: slope.y / (2 * step) }
      return Math.max(0, Math.min(1, t - dot(minus(at(curve, t), p), rate) / (dot(rate, rate) || 1)))
    })
  }
  if (points.length < 5 || !best) return best ? [best.curve] : []
  const middle = Math.max(2, Math.min(points.length - 3, best.where))
  const through = unit(minus(points[Math.min(points.length - 1, middle + 2)]!, points[Math.max(0, middle - 2)]!))
  return [
    ...run(points.slice(0, middle + 1), start, { x: -through.x, y: -through.y }, tolerance),
    ...run(points.slice(middle), through, end, tolerance),
  ]
}

/** Where the line turns sharply, as places in its points. */
function corners({ points, closed }: Line, cosine: number): number[] {
  const n = points.length
  const reach = Math.min(3, n >> 2)
  const near = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  const turn = (i: number) => dot(unit(minus(near(i), near(i - reach))), unit(minus(near(i + reach), near(i))))
  const found: number[] = []
  for (let i = closed ? 0 : reach; i < (closed ? n : n - reach); i++) {
    const here = turn(i)
    if (here >= cosine) continue
    const beside = Array.from({ length: reach * 2 + 1 }, (_, j) => turn(i + j - reach))
    if (beside.every((other, j) => here < other || (here === other && j >= reach))) found.push(i)
  }
  return found
}

const tangent = (from: Point, other: Point) => unit(minus(other, from))

export function fitted(line: Line, tolerance: number, cosine = 0.35): Curve[] {
  let { points } = line
  const [first, second] = points
  if (!first || !second) return []
  if (points.length < 3) return [[first, first, second, second]]
  const n = points.length
  let cuts = corners(line, cosine)
  let seam: Point | undefined
  if (line.closed) {
    const from = cuts[0] ?? 0
    if (!cuts.length) seam = unit(minus(points[Math.min(3, n - 1)]!, points[Math.max(0, n - 3)]!))
    points = [...points.slice(from), ...points.slice(0, from + 1)]
    cuts = cuts.slice(1).map((cut) => cut - from)
  }
  const ends = [0, ...cuts.filter((cut) => cut > 1 && cut < points.length - 2), points.length - 1]
  return ends.slice(1).flatMap((to, i) => {
    const piece = points.slice(ends[i], to + 1)
    const start = seam && i === 0 ? seam : tangent(piece[0]!, piece[Math.min(2, piece.length - 1)]!)
    const end = seam && to === points.length - 1 ? { x: -seam.x, y: -seam.y } : tangent(piece.at(-1)!, piece.at(-3) ?? piece[0]!)
    return run(piece, start, end, tolerance)
  })
}

/** The `d` of a line as cubics, to a tenth or as coarse as said. Compact spelling is left to svgo. */
export function pathOf(line: Line, tolerance: number, grain = 0.1): string {
  const tenth = (n: number) => String(Math.round(Math.round(n / grain) * grain * 10) / 10)
  const curves = fitted(line, tolerance)
  const start = curves[0]?.[0]
  if (!start) return ''
  const rest = curves.map(
    (curve) =>
      `C${curve
        .slice(1)
        .map((p) => `${tenth(p.x)} ${tenth(p.y)}`)
        .join(' ')}`,
  )
  return `M${tenth(start.x)} ${tenth(start.y)}${rest.join('')}${line.closed ? 'Z' : ''}`
}
