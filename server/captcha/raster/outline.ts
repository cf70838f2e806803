/** Corners of a closed line: x and y in turn. */
export type Polygon = ArrayLike<number>

/** Pieces that a curve of a letter is cut into. */
const PIECES = 4

/** The closed lines of a path of M, L, Q and Z (absolute, as the glyphs have it), curves cut into straight pieces. */
export function outline(d: string): Polygon[] {
  const polygons: number[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', list = ''] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const at = list.split(/[\s,]+/).map(Number)
    if (command === 'M') polygons.push([])
    const polygon = polygons.at(-1)
    if (!polygon || command === 'Z') continue
    const [a = 0, b = 0, c = 0, e = 0] = at
    if (command === 'Q') {
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES
        const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
        polygon.push(p * x + q * a + r * c, p * y + q * b + r * e)
      }
      ;[x, y] = [c, e]
    } else {
      polygon.push(a, b)
      ;[x, y] = [a, b]
    }
  }
  return polygons
}

/** Pieces that a line across the picture is cut into. */
const STEPS = 20

/** Points on a curve from one point to another. */
export function curve(from: Point, control1: Point, control2: Point, to: Point): Polygon {
  const points = new Float64Array(2 * (STEPS + 1))
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    points[2 * step] = a * from[0] + b * control1[0] + c * control2[0] + d * to[0]
    points[2 * step + 1] = a * from[1] + b * control1[1] + c * control2[1] + d * to[1]
  }
  return points
}

export type Point = readonly [x: number, y: number]

/** A dot, as round as it need be. */
export function dot(x: number, y: number, radius: number): Polygon {
  const near = radius * Math.SQRT1_2
  const corners = [x, y - radius, x + near, y - near, x + radius, y, x + near, y + near]
  corners.push(x, y + radius, x - near, y + near, x - radius, y, x - near, y - near)
  return corners
}
