/** Corners of a closed line: x and y in turn. */
export type Polygon = readonly number[]

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

/** A curve of that width from one point to another, as a closed line. */
export function ribbon(from: Point, control1: Point, control2: Point, to: Point, width: number): Polygon {
  const there: number[] = []
  const back: number[] = []
  const steps = 20
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const s = 1 - t
    const at = (axis: 0 | 1) =>
      s * s * s * from[axis] + 3 * s * s * t * control1[axis] + 3 * s * t * t * control2[axis] + t * t * t * to[axis]
    const slope = (axis: 0 | 1) =>
      s * s * (control1[axis] - from[axis]) + 2 * s * t * (control2[axis] - control1[axis]) + t * t * (to[axis] - control2[axis])
    const half = width / 2 / (Math.hypot(slope(0), slope(1)) || 1)
    there.push(at(0) - slope(1) * half, at(1) + slope(0) * half)
    back.unshift(at(0) + slope(1) * half, at(1) - slope(0) * half)
  }
  return [...there, ...back]
}

export type Point = readonly [x: number, y: number]

/** A dot, as round as it need be. */
export function dot(x: number, y: number, radius: number): Polygon {
  const near = radius * Math.SQRT1_2
  const corners = [x, y - radius, x + near, y - near, x + radius, y, x + near, y + near]
  corners.push(x, y + radius, x - near, y + near, x - radius, y, x - near, y - near)
  return corners
}
