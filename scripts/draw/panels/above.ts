/** A bowed head from straight above, close, 360 by 240: her hair is combed from the parting, which has thinned, over the ears to the back. */
import { area, fill, part, thin } from './marks'
import { chance, curve, type Point } from './pen'

const X = 178
type Side = -1 | 1
const SIDES: readonly Side[] = [-1, 1]

/** Half the width of the head at a height. */
const half = (y: number): number => 116 * Math.sqrt(Math.max(0.02, 1 - ((y - 92) / 152) ** 2))
/** Half the width of the parting: t from the forehead (0) to the crown (1). */
const halfAt = (t: number): number => 3 + 7 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * Math.max(0, t))) ** 1.2
const heightAt = (t: number): number => 202 - 164 * t

const mix = (a: Point, b: Point, u: number): Point => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
/** A hair from its root: off to the side, round the head, and back to where it is tied; of its way, the piece from one share to another. */
function hair(side: Side, t: number, from: number, to: number, out: number): string {
  const y = heightAt(t)
  let way: Point[] = [
    [X + side * halfAt(t) * out, y],
    [X + side * half(y) * 0.5, y - 34 + 8 * t],
    [X + side * half(y - 50) * 0.95, y - 56],
    [X + side * half(y - 130) * 0.98, y - 130],
  ]
  const first = (u: number): Point[] => {
    const [a, b, c, d] = way as [Point, Point, Point, Point]
    const [ab, bc, cd] = [mix(a, b, u), mix(b, c, u), mix(c, d, u)]
    const [abc, bcd] = [mix(ab, bc, u), mix(bc, cd, u)]
    return [a, ab, abc, mix(abc, bcd, u)]
  }
  way = first(to)
  way = way.toReversed()
  way = first(1 - from / to)
  way = way.toReversed()
  const [a, ...rest] = way.map(([x, v]): Point => [Math.round(x), Math.round(v)]) as [Point, ...Point[]]
  return `M${a[0]} ${a[1]}c${rest.map(([x, v]) => `${x - a[0]} ${v - a[1]}`).join(' ')}`.replaceAll(' -', '-')
}
/** `out`: the least and the most of how far from the middle they stand, in widths of the parting. */
const hairs = (side: Side, seed: number, count: number, [from, to]: Point, [least, most]: Point = [1, 1]): string =>
  Array.from({ length: count }, (_, i) => {
    const t = -0.14 + (1.24 * (i + chance(i + seed))) / count
    const a = Math.max(0, from + 0.2 * (chance(i * 3 + seed) - 0.5))
    return hair(
      side,
      t,
      a,
      Math.min(1, Math.max(a + 0.1, to + 0.3 * (chance(i * 5 + seed) - 0.5))),
      least + (most - least) * chance(i * 11 + seed),
    )
  }).join('')

/** The same as locks: as thick as said in their middle, pointed at both ends. */
const locks = (side: Side, seed: number, count: number, way: Point, from: Point, thick: number): string =>
  hairs(side, seed, count, way, from).replaceAll(
    /c(-?\d+)[ ]?(-?\d+)[ ]?(-?\d+)[ ]?(-?\d+)[ ]?(-?\d+)[ ]?(-?\d+)/g,
    (d, ...n: string[]) => {
      const [a, b, c, e, x, y] = n.slice(0, 6).map(Number) as [number, number, number, number, number, number]
      return `${d}c${[c - x + side, e - y + thick, a - x + side, b - y + thick, -x, -y].join(' ')}z`.replaceAll(' -', '-')
    },
  )

/** What of the parting shows skin, so much narrower or wider. */
const band = (by: number, aside = 0): string => {
  const edge = (side: Side) =>
    Array.from({ length: 6 }, (_, i): Point => [X + aside + Math.round(side * halfAt(i / 5) * by), heightAt(i / 5) + (i ? 0 : 4)])
  return curve([...edge(-1), ...edge(1).toReversed()], { loop: true })
}

const HAIR =
  '178 -62, 240 -50, 284 -6, 297 60, 292 118, 280 152, 268 164, 250 180, 226 194, 202 201, 178 206, 154 201, 130 194, 106 180, 88 164, 76 152, 64 118, 59 60, 72 -6, 116 -50'
const FOREHEAD = '84 150, 90 186, 108 214, 138 234, 168 244, 190 244, 220 234, 248 214, 266 186, 274 150, 230 160, 126 160'

/** The head; what is done to it lies on it. */
export const HEAD_ABOVE =
  // Shoulders in her kurta, far below.
  part('#a3606f', '-40 60, 20 66, 72 92, 100 150, 96 214, 60 262, -40 262', 2) +
  part('#a3606f', '400 60, 340 66, 286 92, 258 150, 262 214, 300 262, 400 262', 2) +
  area('#84485a', '400 96, 340 92, 296 108, 268 160, 274 214, 306 262, 400 262') +
  area('#84485a', '88 110, 104 150, 100 214, 70 262, 40 262, 70 206, 78 150') +
  // Ears, forehead, and the tip of the nose.
  part('#e6c3a3', '64 116, 54 112, 50 128, 56 146, 68 150', 2) +
  part('#a9734f', '292 116, 302 112, 306 128, 300 146, 288 150', 2) +
  part('#e6c3a3', FOREHEAD, 2.4) +
  area('#f3dcc6', '104 196, 122 210, 152 216, 178 214, 186 226, 166 236, 136 228, 112 212') +
  area('#cf9f7b', '270 160, 262 190, 244 214, 218 232, 196 241, 210 222, 232 202, 246 184') +
  area('#a9734f', '272 154, 266 184, 250 210, 226 228, 240 206, 254 186') +
  thin(curve('80 160, 106 184, 130 198, 154 205, 178 209, 202 205, 226 198, 250 184, 274 162'), '#8d6a55', 6, 'opacity=".5"') +
  fill('#2e1620', curve(HAIR, { loop: true })) +
  '<clipPath id="ha"><path d="' +
  curve(HAIR, { loop: true }) +
  '"/></clipPath><g clip-path="url(#ha)">' +
  // The scalp: darker under the first hairs, lit in its middle; the crown shines through a little.
  fill('#8d6450', band(1.1)) +
  fill('#c99a78', band(0.94, -0.5)) +
  fill('#e0b795', band(0.5, -1)) +
  // Locks that leave it aslant, one over the other; the lamp on the left half, where the head rounds off, less of it on the other.
  SIDES.map((side) => fill('#2e1620', locks(side, 31, 52, [0, 0.5], [0.7, 1.12], 9))).join('') +
  fill('#452833', locks(-1, 1, 26, [0.22, 0.9], [1, 1], 13) + locks(1, 2, 22, [0.2, 0.74], [1, 1], 12)) +
  fill('#6e4a57', locks(-1, 5, 20, [0.36, 0.76], [1, 1], 8) + locks(1, 6, 12, [0.26, 0.54], [1, 1], 7)) +
  thin(hairs(-1, 12, 12, [0.42, 0.68]), '#a58592', 1, 'opacity=".8"') +
  SIDES.map((side) =>
    thin(hairs(side, 47, 9, [0, 0.34], [0.3, 0.8]) + hairs(side, 53, 18, [0.1, 0.98], [1, 2]), '#2e1620', 0.9),
  ).join('') +
  '</g>' +
  // Fine hairs of the hairline, on the forehead.
  thin(
    Array.from({ length: 26 }, (_, i) => {
      const x = 94 + 6.6 * i + 4 * chance(i)
      const side = x < X ? -1 : 1
      return `M${Math.round(x)} ${Math.round(209 - ((x - X) / 20) ** 2 * 1.5 + 5 * chance(i + 8))}q${side * 2}-6 ${side * Math.round(3 + 4 * chance(i + 3))}-${9 + 2 * (i % 3)}`
    }).join(''),
    '#4a2a2c',
    0.7,
  ) +
  `<path class="k" stroke-width="1.8" d="${curve('76 152, 64 118, 59 60, 72 -6, 116 -50')}${curve('240 -50, 284 -6, 297 60, 292 118, 280 152')}"/>`

/** Where a share t along the parting and so far aside of it lies. */
export const onScalp = (t: number, aside: number): Point => [Math.round(X + aside), Math.round(heightAt(t))]
