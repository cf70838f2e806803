/** The parting of a bowed head, where her hair has thinned: scalp shows, fine hairs stand in it and leave it to both sides. */
import { chance, pointsOf, stroke, type Line, type Point } from './pen'
import { fill, thin } from './marks'

type Side = readonly [dx: number, dy: number]

/** A point of a line at the share t. */
const at = (points: readonly Point[], t: number): Point => {
  const place = Math.min(points.length - 1.001, t * (points.length - 1))
  const [a, b] = [points[Math.floor(place)] as Point, points[Math.floor(place) + 1] as Point]
  return [a[0] + (b[0] - a[0]) * (place % 1), a[1] + (b[1] - a[1]) * (place % 1)]
}

/**
 * A parting: a narrow line of scalp without an edge, lost at either end. Beside it the hair is thin, and scalp gleams between strands that leave both edges with
 * the round of the head: `left` and `right` are their ways at the front end and at the crown.
 */
function parting(along: Line, wide: number, left: readonly [Side, Side], right: readonly [Side, Side], count: number): string {
  const points = pointsOf(along)
  let [gaps, strands] = ['', '']
  for (const [side, [front, back]] of [left, right].entries())
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.2 + 0.6 * chance(i + side * 9)) / count
      const [x, y] = at(points, t)
      const full = Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.86))
      const edge = Math.round(x + (side ? 0.4 : -0.4) * wide * full)
      const [dx, dy] = [front[0] + (back[0] - front[0]) * t, front[1] + (back[1] - front[1]) * t]
      const way = (long: number) => [Math.round(dx * long), Math.round(dy * long)] as const
      const [gx, gy] = way(full * (0.3 + 0.5 * chance(i + 40 + side)))
      const wedge = Math.round(y)
      if (Math.abs(gx) > 4 && chance(i + 5 * side) > 0.3)
        gaps += `M${edge} ${wedge - 1}q${Math.round(gx * 0.5)} ${Math.round(gy * 0.5 - 2)} ${gx} ${gy}q${Math.round(-gx * 0.5)} ${Math.round(-gy * 0.5)} ${-gx} ${2 - gy}z`
      const [ex, ey] = way(0.9 + 0.9 * chance(i + 70 + side))
      strands += `M${edge} ${wedge + 3}q${Math.round(ex * 0.5)} ${Math.round(ey * 0.5 - 3)} ${ex} ${ey}`
    }
  return (
    '<filter id="pb"><feGaussianBlur stdDeviation="1.4"/></filter>' +
    fill('#a4745a', gaps, 'opacity=".7"') +
    fill('#8a604c', stroke(along, wide * 1.3, { from: 0.05, to: 0 }), 'filter="url(#pb)"') +
    fill('#cb9c7b', stroke(along, wide * 0.7, { from: 0.02, to: 0 }), 'filter="url(#pb)"') +
    thin(strands, '#2e1620', 1)
  )
}

/** The bowed head: its hair is combed from the parting, which has thinned. */
const parted = (count: number) =>
  parting(
    '183 272, 186 250, 190 230, 196 208, 204 186, 215 164, 230 140',
    9,
    [
      [-30, -8],
      [-26, -20],
    ],
    [
      [40, 4],
      [44, 8],
    ],
    count,
  )
export const PARTED = parted(24)
/** The same with fewer hairs, for a sheet that is full. */
export const PARTED_FEW = parted(12)

/** Her head bowed further, seen from above: the parting of the other side. */
const bowed = (count: number) =>
  parting(
    '295 286, 290 264, 284 242, 277 222, 269 200, 259 180, 246 160',
    10,
    [
      [-40, 15],
      [-44, 4],
    ],
    [
      [28, -9],
      [32, 5],
    ],
    count,
  )
export const BOWED = bowed(24)
export const BOWED_FEW = bowed(7)
/** Where a share t of that parting from the forehead, and so far aside of it, lies. */
export const onBowed = (t: number, aside: number): Point => {
  const [x, y] = at(pointsOf('295 286, 290 264, 284 242, 277 222, 269 200, 259 180, 246 160'), t)
  return [Math.round(x + aside), Math.round(y)]
}
