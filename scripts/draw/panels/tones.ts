/** Fills and patterns that all panels share: one order of layers, one code of marks, one lamp (upper left). */
import { optimize } from 'svgo'
import { chance, rounded, type Point } from './pen'

/** Layers from outside inwards, with the half tone of each. */
export const LAYER = {
  skin: '#e6c3a3',
  skinShade: '#cf9f7b',
  dermis: '#e9b8a0',
  dermisShade: '#d39780',
  fat: '#f3d88f',
  fatShade: '#dcb35c',
  septum: '#fbeecb',
  fascia: '#f3ece4',
  fasciaShade: '#cdbfb6',
  muscle: '#b4524c',
  muscleShade: '#8b3638',
  cartilage: '#d5e0dd',
  cartilageShade: '#9fb6b5',
  bone: '#efe3c8',
  boneShade: '#cdb88f',
  gland: '#e7a792',
  glandShade: '#c97f6e',
} as const

/** A lobule is its cell, drawn in and rounded: twice as large, in whole numbers. */
const lobule = (cell: Point[], [cx, cy]: Point, size: number, shift: number): string =>
  rounded(cell.map(([x, y]): Point => [2 * (cx + (x - cx) * size + shift), 2 * (cy + (y - cy) * size + shift)]))

const rough = (d: string): string =>
  /d="([^"]*)"/.exec(
    optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, {
      plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
    }).data,
  )?.[1] ?? d

/** Cells of fat in a tile that continues on all four sides. */
function lobules(width: number, height: number, count: number, plain = false): string {
  const seeds: Point[] = []
  for (let i = 0; i < count; i += 1) {
    const [column, row] = [i % 4, Math.floor(i / 4)]
    seeds.push([
      ((column + (row % 2) / 2 + 0.62 * (chance(i) - 0.5)) * width) / 4,
      ((row + 0.5 + 0.5 * (chance(i + 40) - 0.5)) * height) / (count / 4),
    ])
  }
  const all = seeds.flatMap(([x, y]) => [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b): Point => [x + a * width, y + b * height])))
  const cell = (s: Point): Point[] => {
    let polygon: Point[] = [
      [-99, -99],
      [199, -99],
      [199, 199],
      [-99, 199],
    ]
    for (const o of all) {
      if (o[0] === s[0] && o[1] === s[1]) continue
      const side = (p: Point) => (p[0] - (s[0] + o[0]) / 2) * (o[0] - s[0]) + (p[1] - (s[1] + o[1]) / 2) * (o[1] - s[1])
      polygon = polygon.flatMap((p, i): Point[] => {
        const q = polygon[(i + 1) % polygon.length] as Point
        const [a, b] = [side(p), side(q)]
        const t = a / (a - b)
        const cut: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
        return a <= 0 ? (b <= 0 ? [p] : [p, cut]) : b <= 0 ? [cut] : []
      })
    }
    return polygon
  }
  const near = all.filter(([x, y]) => x > -9 && y > -9 && x < width + 9 && y < height + 9)
  const shapes = (size: number, shift: number) => rough(near.map((s) => lobule(cell(s), s, size, shift)).join(''))
  // The same shape twice, moved, weighs half as much.
  const lit = shapes(plain ? 0.84 : 0.76, plain ? 0 : -0.75)
  const shade = plain
    ? `<path fill="${LAYER.fatShade}" transform="translate(1.6 1.8)" d="${lit}"/>`
    : `<path fill="${LAYER.fatShade}" d="${shapes(0.98, 0)}"/>`
  return `<g transform="scale(.5)">${shade}<path fill="${LAYER.fat}" d="${lit}"/></g>`
}

/** Bundles of collagen in a tile: they lie in three directions, over and under one another, and go on over its edges. */
const bundles = (width: number, height: number): string =>
  [0.1, -0.65, 0.8]
    .map((turn, row) => {
      // Two shapes for each direction: what is said twice costs nothing.
      const shapes = [0, 1].map((k) => {
        const lie = turn + (k ? 0.14 : -0.12)
        const [dx, dy] = [Math.round(Math.cos(lie) * (12 - 3 * k)), Math.round(Math.sin(lie) * (12 - 3 * k))]
        return { dx, dy, lens: `q${dx} ${dy - 4} ${2 * dx} ${2 * dy}q${-dx} ${4 - dy} ${-2 * dx} ${-2 * dy}` }
      })
      const one = Array.from({ length: 6 }, (_, i) => {
        const seed = row * 6 + i
        const { dx, dy, lens } = shapes[i % 2]!
        const [x, y] = [((i + chance(seed + 60)) * width) / 6, chance(seed + 90) * height]
        const all = [-width, 0, width].flatMap((a) => [-height, 0, height].map((b): Point => [x + a, y + b]))
        const seen = all.filter(([a, b]) => a > -12 && a < width + 12 && b > -10 && b < height + 10)
        return seen.map(([a, b]) => `M${Math.round(a) - dx} ${Math.round(b) - dy}${lens}`).join('')
      })
      return `<path fill="${['#f0c8b2', '#e6b49b', '#ecbfa7'][row]}" stroke="#bd806b" stroke-width=".6" d="${one.join('')}"/>`
    })
    .join('')

const pattern = (id: string, width: number, height: number, body: string, turn = '') =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn && ` patternTransform="${turn}"`}>${body}</pattern>`
const line = (stroke: string, width: number, d: string, rest = '') =>
  `<path stroke="${stroke}" stroke-width="${width}" fill="none"${rest} d="${d}"/>`

/** What a picture may fill with: `url(#f)`. A file takes only what it names. */
const PATTERNS: Record<string, string> = {
  /* fat with its septa */
  f: pattern('f', 46, 36, `<path fill="${LAYER.septum}" d="M0 0h46v36H0z"/>${lobules(46, 36, 12)}`),
  /* fat beneath skin that is drawn large */
  q: pattern('q', 46, 36, `<path fill="${LAYER.septum}" d="M0 0h46v36H0z"/>${lobules(46, 36, 12, true)}`),
  /* hatching of a form in shade */
  h: pattern('h', 4, 4, line('#7a4a38', 0.6, 'M0 2h4', ' opacity=".5"'), 'rotate(-50)'),
  /* the same on what was recorded at half its size */
  j: pattern('j', 2, 2, line('#7a4a38', 0.3, 'M0 1h2', ' opacity=".5"'), 'rotate(-50)'),
  /* what is removed */
  x: pattern('x', 5, 5, `<path fill="#c43c62" opacity=".2" d="M0 0h5v5H0z"/>${line('#b3264f', 1.3, 'M0 2.5h5')}`, 'rotate(-50)'),
  /* muscle, fibres level; u: fibres upright; v: aslant */
  ...Object.fromEntries(
    Object.entries({ m: '', u: 'rotate(88)', v: 'rotate(-35)', y: 'rotate(35)' }).map(([id, turn]) => [
      id,
      pattern(
        id,
        38,
        11,
        `<path fill="${LAYER.muscle}" d="M0 0h38v11H0z"/>${line('#cf7a6c', 1, 'M-2 2.5q10-2 21 0t21 0M6 8.2q9-1.6 20 .2')}${line(LAYER.muscleShade, 0.8, 'M-2 5.4q12 2 21 0t21 0M-2 10.6q9-1.2 16 0t24-.2')}`,
        turn,
      ),
    ]),
  ),
  /* bone, stippled */
  b: pattern(
    'b',
    14,
    12,
    `<path fill="${LAYER.bone}" d="M0 0h14v12H0z"/>${line('#b39a6c', 1, 'M2 2.4h0M8.6 1h0M5.4 6h0M11.8 5.4h0M1 10h0M8 10.2h0M12.6 9.4h0', ' stroke-linecap="round"')}`,
  ),
  /* dermis, felted */
  d: pattern(
    'd',
    30,
    20,
    `<path fill="${LAYER.dermis}" d="M0 0h30v20H0z"/>${line('#d9a08a', 0.8, 'M1 4q6-3 12 0M17 8q6 3 11 0M3 13q7 3 12-1M19 16q5-3 10 0M12 9q4-2 6-5')}`,
  ),
  /* dermis, its collagen in bundles that cross */
  k: pattern('k', 76, 44, `<path fill="#dfa791" d="M0 0h76v44H0z"/>${bundles(76, 44)}`),
  /* gland, ducted */
  g: pattern(
    'g',
    22,
    18,
    `<path fill="${LAYER.gland}" d="M0 0h22v18H0z"/><path fill="${LAYER.glandShade}" d="M5 4.6a3.1 2.6 0 1 0 .1 0zM15.6 2.4a2.6 2.4 0 1 0 .1 0zM11 10.4a3.2 2.7 0 1 0 .1 0zM20 11.6a2.4 2.2 0 1 0 .1 0zM1.8 13a2.2 2 0 1 0 .1 0z"/>`,
  ),
}

export const patternsOf = (body: string): string =>
  Object.entries(PATTERNS)
    .filter(([id]) => body.includes(`url(#${id})`))
    .map(([, markup]) => markup)
    .join('')
