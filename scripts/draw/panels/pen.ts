/** Lines as a hand draws them: curves through points, strokes that swell and taper. All numbers of one panel are of its 240 units. */
export type Point = readonly [x: number, y: number]

/** A line through points: as text, 'x y, x y', where it is drawn by hand. */
export type Line = string | readonly Point[]

export const pointsOf = (line: Line): readonly Point[] =>
  typeof line === 'string'
    ? line.split(',').map((pair): Point => {
        const [x = Number.NaN, y = Number.NaN] = pair.trim().split(/\s+/).map(Number)
        if (Number.isNaN(x + y)) throw new Error(`"${pair}" is no point in ${line}`)
        return [x, y]
      })
    : line

const short = (n: number): string => (Math.round(n * 10) / 10).toString().replace(/^(-?)0\./, '$1.')

/** Steps between points, said with as few letters as a path allows. */
function steps(command: string, points: Point[], from: Point): string {
  const numbers = points.flatMap(([x, y]) => [short(x - from[0]), short(y - from[1])])
  return command + numbers.map((n, i) => (i > 0 && !n.startsWith('-') ? ` ${n}` : n)).join('')
}

const tenth = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** A smooth line through the points (closed with `loop`), as relative cubics. */
export function curve(through: Line, { loop = false, joined = false, ease = 6 } = {}): string {
  const points = pointsOf(through).map(tenth)
  const at = (i: number): Point => {
    const n = points.length
    return (loop ? points[((i % n) + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as Point
  }
  const first = at(0)
  let d = joined ? '' : `M${short(first[0])} ${short(first[1])}`
  for (let i = 0; i < points.length - (loop ? 0 : 1); i += 1) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one: Point = [a[0] + (b[0] - before[0]) / ease, a[1] + (b[1] - before[1]) / ease]
    const two: Point = [b[0] - (after[0] - a[0]) / ease, b[1] - (after[1] - a[1]) / ease]
    d += steps('c', [tenth(one), tenth(two), b], a)
  }
  return loop ? `${d}z` : d
}

/** How high that line runs at x, for points that go from left to right. */
export function heightOn(points: readonly Point[], x: number): number {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  const i =
    Math.max(
      1,
      points.findIndex(([px]) => px >= x - 0.01),
    ) - 1
  const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  const on = (axis: 0 | 1, t: number) =>
    a[axis] * (1 - t) ** 3 +
    (a[axis] + (b[axis] - before[axis]) / 6) * 3 * t * (1 - t) ** 2 +
    (b[axis] - (after[axis] - a[axis]) / 6) * 3 * t * t * (1 - t) +
    b[axis] * t ** 3
  let [low, high] = [0, 1]
  for (let k = 0; k < 24; k += 1) {
    const middle = (low + high) / 2
    if (on(0, middle) < x) low = middle
    else high = middle
  }
  return on(1, low)
}

/** A polygon with its corners rounded off. */
export function rounded(polygon: readonly Point[]): string {
  const n = polygon.length
  const corner = (i: number) => polygon[i % n] as Point
  const middle = (i: number): Point => tenth([(corner(i)[0] + corner(i + 1)[0]) / 2, (corner(i)[1] + corner(i + 1)[1]) / 2])
  const [x, y] = middle(0)
  return `M${short(x)} ${short(y)}${polygon.map((_, i) => steps('q', [tenth(corner(i + 1)), middle(i + 1)], middle(i))).join('')}z`
}

/** Straight lines through the points. */
export function lines(through: Line, closed = true): string {
  const [first = [0, 0], ...rest] = pointsOf(through).map(tenth)
  let last: Point = first
  let d = `M${short(first[0])} ${short(first[1])}`
  for (const point of rest) {
    d += steps('l', [point], last)
    last = point
  }
  return closed ? `${d}z` : d
}

/** Points of the smooth line, close enough to offset. */
function along(through: readonly Point[], each: number): Point[] {
  const at = (i: number) => through[Math.max(0, Math.min(through.length - 1, i))] as Point
  const out: Point[] = []
  for (let i = 0; i < through.length - 1; i += 1) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < each; k += 1) {
      const t = k / each
      const mix = (e: 0 | 1) =>
        0.5 *
        (2 * a[e] +
          (b[e] - p[e]) * t +
          (2 * p[e] - 5 * a[e] + 4 * b[e] - q[e]) * t * t +
          (3 * a[e] - p[e] - 3 * b[e] + q[e]) * t ** 3)
      out.push([mix(0), mix(1)])
    }
  }
  return [...out, at(through.length - 1)]
}

/** One stroke with pressure, as a filled shape: thin ends, `width` in the middle; `from` and `to` are the ends' shares of it. */
export function stroke(through: Line, width = 1.6, { from = 0.2, to = 0.2 } = {}): string {
  const given = pointsOf(through)
  const line = along(given, given.length > 4 ? 1 : given.length > 3 ? 2 : 3)
  const n = line.length - 1
  const side = (sign: number): Point[] =>
    line.map((p, i) => {
      const [a, b] = [line[Math.max(0, i - 1)] as Point, line[Math.min(n, i + 1)] as Point]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const t = i / n
      const press = Math.min(
        1,
        from + (1 - from) * Math.sqrt(Math.min(1, t * 3.2)),
        to + (1 - to) * Math.sqrt(Math.min(1, (1 - t) * 3.2)),
      )
      const w = (sign * width * press) / 2
      return [p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w]
    })
  const back = side(-1).toReversed()
  const there = side(1)
  return `${curve(there)}${steps('l', [tenth(back[0] as Point)], tenth(there.at(-1) as Point))}${curve(back, { joined: true })}z`
}

/** The same for every run: a picture is drawn again without a change. */
export const chance = (seed: number): number => {
  const s = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return s - Math.floor(s)
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`

/** The line moved by so much, point by point. */
export const moved = (line: Line, dx: number, dy: number): Point[] => pointsOf(line).map(([x, y]) => [x + dx, y + dy])

/** The other side: mirrored on the upright at x. */
export const mirrored = (line: Line, x = 120): Point[] => pointsOf(line).map(([a, b]) => [2 * x - a, b])
