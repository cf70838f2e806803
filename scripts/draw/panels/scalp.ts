/** The parting of a bowed head, where her hair has thinned: scalp shows, fine hairs stand in it and leave it to both sides. */
import { chance, curve, pointsOf, stroke, type Line, type Point } from './pen'
import { fill, thin } from './marks'

type Side = readonly [dx: number, dy: number]

/** A point of a line at the share t. */
const at = (points: readonly Point[], t: number): Point => {
  const place = Math.min(points.length - 1.001, t * (points.length - 1))
  const [a, b] = [points[Math.floor(place)] as Point, points[Math.floor(place) + 1] as Point]
  return [a[0] + (b[0] - a[0]) * (place % 1), a[1] + (b[1] - a[1]) * (place % 1)]
}

/**
 * A parting: a strip of scalp, of the brown of her skin, a little in the shade of the hair towards the lamp. Hairs leave it on both sides, root beside
 * root, so that it has no edge of its own; some are followed farther, with the round of the head: `left` and `right` are their ways at the front end and
 * at the crown. `hair`: what its hair lies in.
 */
function parting(
  hair: string,
  along: Line,
  wide: number,
  left: readonly [Side, Side],
  right: readonly [Side, Side],
  count: number,
  valley = '',
  pen = 1,
): [skin: string, hairs: string] {
  const points = pointsOf(along)
  const beside = (by: number) => points.map(([x, y]): Point => [x + by, y])
  /** A hair rises from its root towards the crown and bends over into the way it is combed. */
  const rooted = (side: 0 | 1, t: number, inwards: number, long: number) => {
    const [[ax, ay], [cx, cy]] = [at(points, t), at(points, Math.min(1, t + 0.05))]
    const far = (9 * Math.sqrt(long)) / (Math.hypot(cx - ax, cy - ay) || 1)
    const [front, back] = side ? right : left
    const [dx, dy] = ([0, 1] as const).map((e) =>
      Math.round((front[e] + (back[e] - front[e]) * t) * long + (e ? cy - ay : cx - ax) * far),
    )
    const bend = ([cx - ax, cy - ay] as const).map((step) => Math.round(step * far * 0.8))
    return `M${Math.round(ax + (side ? inwards : -inwards) * wide)} ${Math.round(ay)}q${bend[0]! + Math.round(dx! * 0.2)} ${bend[1]! + Math.round(dy! * 0.1)} ${dx} ${dy}`
  }
  let [strands, fine] = ['', '']
  for (const side of [0, 1] as const)
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.2 + 0.6 * chance(i + side * 9)) / count
      strands += rooted(side, t, 0.5, 0.8 + 0.9 * chance(i + 70 + side))
      if (count > 20 || i % 2)
        fine += rooted(side, t + 0.4 / count, 0.34 + 0.16 * chance(i + 31 + side), 0.25 + 0.3 * chance(i + 50 + side))
    }
  /** Stubble: hairs too short to be combed, which lie along the skin. */
  const stubble = (by: number, apart: string) =>
    `<path fill="none" stroke="#5f3a34" stroke-width=".6" stroke-dasharray="${apart}" d="${curve(beside(by * wide))}"/>`
  const skin =
    valley +
    fill('#754d45', stroke(along, wide * 1.5, { from: 0.9, to: 0 })) +
    fill('#b88765', stroke(along, wide * 1.1, { from: 0.9, to: 0 })) +
    fill('#d9ad88', stroke(beside(0.12 * wide), wide * 0.74, { from: 0.9, to: 0 }))
  const combed =
    stubble(-0.24, '1.6 5 2 8') +
    stubble(0.2, '2 7 1.4 9') +
    thin(fine, '#2e1620', 0.6 * pen) +
    thin(strands, '#2e1620', 0.9 * pen)
  return [skin, combed].map((drawn) => `<g clip-path="url(#${hair})">${drawn}</g>`) as [string, string]
}

/** The bowed head: its hair is combed from the parting, which has thinned. */
const parted = (count: number, wide = 9, pen = 1) =>
  parting(
    'hhb',
    '183 272, 186 250, 190 230, 196 208, 204 186, 215 164, 230 140',
    wide,
    [
      [-30, -8],
      [-26, -20],
    ],
    [
      [40, 4],
      [44, 8],
    ],
    count,
    '',
    pen,
  )
export const PARTED = parted(24).join('')
/** The same with fewer hairs, for a sheet that is full. */
export const PARTED_FEW = parted(12).join('')

/** Its skin, and the hairs that leave it over what is drawn on the skin: from very near, more and finer ones. */
export const OPENED = parted(80, 9, 0.56)

/** Her head bowed further, seen from above: the parting of the other side. */
const bowed = (count: number) =>
  parting(
    'hht',
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
    // It lies as high as the hair beside it.
    fill('#482732', stroke('292 290, 280 250, 272 222, 260 194, 248 164, 240 150', 46, { from: 0.8, to: 0.3 })),
  )
export const BOWED = bowed(14).join('')
export const BOWED_FEW = bowed(11).join('')
/** Where a share t of that parting from the forehead, and so far aside of it, lies. */
export const onBowed = (t: number, aside: number): Point => {
  const [x, y] = at(pointsOf('295 286, 290 264, 284 242, 277 222, 269 200, 259 180, 246 160'), t)
  return [Math.round(x + aside), Math.round(y)]
}
