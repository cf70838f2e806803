/** A block of skin in section, 240 units wide: horn, epidermis with its cells, dermis with its bundles and vessels, fat with septa. */
import { chance, curve, stroke, type Point } from './pen'
import { area, fill, INK, part, thin } from './marks'
import { LAYER } from './tones'

/** A thin light edge: lost on paper, seen where the ground is as dark as a hair. */
const RIM = 'stroke="#c4a9b2" stroke-width="1.2" paint-order="stroke"'
const one = (n: number) => +n.toFixed(1)
/** A path in whole units, where its points lie on them: less to carry, and nobody sees it. */
const whole = (d: string) => d.replaceAll(/-?\d*\.\d+/g, (n) => ` ${Math.round(Number(n))}`)

/**
 * The border of the epidermis below: ridges, no two as deep or as wide, and the tops of the papillae between them. A vertex is the
 * control of its bend, the way goes from middle to middle.
 */
function ridges(y: number, width: number): { d: string; tops: Point[] } {
  const points: Point[] = []
  for (let i = 0, x = -16; x < width + 30; i += 1) {
    points.push([Math.round(x), Math.round(y + (i % 2 ? 7 + 9 * chance(i + 3) : -2 + 3 * chance(i + 8)))])
    x += 6 + 6 * chance(i + 21)
  }
  const bends = points.slice(1, -1).map(([x, y0], i) => {
    const [a, b] = [points[i]!, points[i + 2]!]
    return `q${one((x - a[0]) / 2)} ${one((y0 - a[1]) / 2)} ${one((b[0] - a[0]) / 2)} ${one((b[1] - a[1]) / 2)}`
  })
  const [a, b] = [points[0]!, points[1]!]
  return { d: `M${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}${bends.join('')}`, tops: points.filter((_, i) => i % 2 === 0) }
}

export interface Block {
  /** Where the surface lies, where the dermis ends and the fat begins. */
  top?: number
  fat?: number
  width?: number
  /** How brown the lowest cells of the epidermis are. */
  pigment?: string
}

export function skinBlock({ top = 84, fat = 186, width = 240, pigment = '#a9734f' }: Block = {}): string {
  const right = width + 16
  const { d, tops } = ridges(top + 13, width)
  const across = (heights: readonly number[]): Point[] =>
    heights.map((y, i) => [Math.round(-14 + (i * (right + 14)) / (heights.length - 1)), y])
  const surface = across([1, -1, 0, -1, 1, 0, 1, -1].map((dip) => top + dip))
  const limit = across([0, 6, -3, 4, -2, 2].map((dip) => fat + dip))
  const net = whole(curve(across([0, 3, -1, 4, 1, 3, -1].map((dip) => top + 29 + dip))))
  const lowest = across([232, 227, 234, 229, 235, 228]).toReversed()
  // Septa end in the fat, above its cut edge.
  const deep = fat > 170 ? 30 : 46
  const small = across([20, 26, 15, 25, 18, 22].map((dip) => fat + dip))
  /** The border's own line, raised by so much and flattened: what is said twice costs nothing. */
  const cells = (colour: string, thick: number, dash: string, up = 0, flat = 1) =>
    thin(
      d,
      colour,
      thick,
      `stroke-dasharray="${dash}" style="stroke-linecap:butt"${up ? ` transform="matrix(1 0 0 ${flat} 0 ${one((1 - flat) * (top + 13) - up)})"` : ''}`,
    )
  // Capillaries rise into every other papilla and come down darker.
  const loop = (tail: string, x0: number, y0: number) =>
    tops
      .filter((_, i) => i % 2)
      .map(([x, y]) => `M${one(x + x0)} ${y + y0}${tail}`)
      .join('')
  return (
    // Large lobules; the small ones lie above them, under the dermis: one pattern at two scales.
    `<path fill="url(#q)" stroke="${INK}" stroke-width="1.2" d="M-14 ${fat - 14}H${right}L${whole(curve(lowest)).slice(1)}z"/>` +
    `<g transform="scale(.6)">${fill('url(#q)', `M-24 ${one(fat / 0.6 - 14)}H${one(right / 0.6)}L${curve(small.map(([x, y]): Point => [x / 0.6, y / 0.6]).toReversed()).slice(1)}z`)}</g>` +
    fill(
      LAYER.septum,
      stroke(small, 2) +
        (fat > 170 ? [0.2, 0.52] : [0.2, 0.52, 0.83])
          .map((t, i) => `M${Math.round(t * width)} ${fat}q6 18 ${i * 3 - 3} ${deep}q8-26 3-${deep}z`)
          .join(''),
    ) +
    fill('#a8762f', `M-14 222H${right}L${whole(curve(lowest)).slice(1)}z`, 'opacity=".2"') +
    `<path fill="url(#k)" stroke="${INK}" stroke-width=".9" d="${whole(curve(limit))}L${right} ${top + 4}H-14z"/>` +
    // Finer, paler tissue in and under the papillae, and the net of vessels below it.
    thin(d, '#f4d5c3', 20, 'opacity=".7" transform="translate(0 9)"') +
    thin(net, '#b5524c', 1.6) +
    thin(net, '#7d5a78', 1.3, 'transform="translate(0 2.6)"') +
    thin(loop('q-1-11 .6-18q.6-4 2-2.4', -2, 22), '#c0463f', 1) +
    thin(loop('q2.2 1 1.6 5q-.8 8 .4 14', 0.6, 2), '#7d4a6b', 0.9) +
    // The epidermis: rows of cells, flatter towards the horn; the upright cells of the lowest row hold the grains.
    fill('#dcb08e', `${d}V${top}H-14z`) +
    cells('#c8926d', 2.2, '3.2 .8', 3, 0.86) +
    cells('#e6c3a3', 2, '4.4 .9', 5.8, 0.6) +
    cells('#ecd0b4', 1.6, '6 1', 8.2, 0.3) +
    cells(pigment, 3.4, '2.3 .7') +
    thin(d, '#5a2f1c', 1, 'stroke-dasharray="0 3"') +
    thin(whole(curve(surface)), '#f8e7d6', 3.4, 'transform="translate(0 2.2)"') +
    // A pale rim, which only a dark ground shows.
    fill(INK, stroke(surface, 1.9, { from: 0.5, to: 0.8 }), RIM)
  )
}

/** The oil gland: five lobules about one duct, which opens into the root at (x, y). */
const oilGland = (x: number, y: number): string => {
  const [a, b] = [Math.round(x), Math.round(y)]
  const lobes = (wide: number, colour: string, shift = 0) =>
    thin(
      [
        [7, 4],
        [13, 0],
        [15, 8],
        [9, 11],
        [19, 3],
      ]
        .map(([dx, dy]) => `M${a + dx! + shift} ${b + dy! + shift}h0`)
        .join(''),
      colour,
      wide,
    )
  return (
    thin(`M${a - 1} ${b - 3}q6 0 9 8`, INK, 4.8, '') +
    lobes(10.4, INK) +
    thin(`M${a - 1} ${b - 3}q6 0 9 8`, '#d9a94a', 3.4) +
    lobes(9, '#e6bd66') +
    lobes(6.4, '#f3dc9c', -0.6) +
    lobes(2, '#fffbe8', -1.6)
  )
}

/** The sheath, level with the skin: its walls part at the mouth and turn into the surface, whose line is broken there. */
const funnel = (left: Point[], foot: Point, right: Point[], x: number, top: number): string =>
  fill(
    '#c98a72',
    `${curve([[x - 7, top + 1], [x - 4.6, top + 7], ...left.slice(1), foot, ...right.slice(1).toReversed(), [x + 4.2, top + 7], [x + 6.6, top + 1]])}z`,
    `stroke="${INK}" stroke-width=".8"`,
  ) + fill('#f8e7d6', `M${one(x - 6.6)} ${top - 0.4}h12.800l-2.800 4h-7.200z`)

interface Hair {
  shaft?: number
  lean?: number
  colour?: string
  gland?: boolean
  width?: number
  /** The sheath opens at the surface, as a funnel of the epidermis, and ends there. */
  level?: boolean
  /** Cut short over the skin, as before it is taken. */
  clipped?: boolean
}

/** A hair in its follicle, its root at the foot, with oil gland and muscle. `lean` leans the shaft to the right. */
export const hair = (x: number, top: number, root: number, said: Hair = {}): string =>
  // Every hair of one length is the same text, which costs nothing the second time.
  `<g transform="translate(${x} ${top})">${drawn(0, 0, root - top, said)}</g>`

function drawn(
  x: number,
  top: number,
  root: number,
  { shaft = 40, lean = 10, colour = '#2e1620', gland = true, width = 3.4, level = false, clipped = false }: Hair,
): string {
  const at = (t: number): Point => [x + lean * (1 - t), top + (root - top) * t]
  const bulge = at(0.5)
  const wide = 0.55 + width * 0.13
  const side = (sign: number): Point[] => [
    [one(at(0)[0] + sign * 4.2), top - 0.5],
    [one(at(0.5)[0] + sign * 4.8), Math.round(at(0.5)[1])],
    [one(x + sign * 6.4 * wide), root - 7],
    [one(x + sign * 7.2 * wide), root],
  ]
  const axis = `M${one(at(0)[0])} ${top + 2}L${one(at(0.9)[0])} ${Math.round(at(0.9)[1])}`
  return (
    (gland
      ? fill(
          '#a8504a',
          stroke([bulge, [bulge[0] + 10, bulge[1] - (root - top) * 0.14], [x + lean + 29, top + 22]], 4.4, {
            from: 0.5,
            to: 0.35,
          }),
          `stroke="${INK}" stroke-width=".5"`,
        ) +
        thin(
          `M${one(bulge[0] + 4)} ${one(bulge[1] - 3.4)}Q${one(bulge[0] + 12)} ${one(bulge[1] - (root - top) * 0.16)} ${one(x + lean + 24)} ${top + 26}`,
          '#e09a8c',
          0.7,
        ) +
        oilGland(at(0.24)[0] + 3, at(0.24)[1])
      : '') +
    (level
      ? funnel(side(-1), [x, root + 6], side(1), x + lean, top)
      : part('#c98a72', [...side(-1), [x, root + 6], ...side(1).toReversed()], 0.8)) +
    thin(axis, '#ecc4ab', 5.6) +
    thin(axis, '#f9e6d6', 1, 'transform="translate(-2.3)"') +
    area('#7d4038', [
      [x - 4.4 * wide, root - 1],
      [x - 3 * wide, root - 7],
      [x, root - 11],
      [x + 3 * wide, root - 7],
      [x + 4.4 * wide, root - 1],
      [x + 3.4 * wide, root + 3.4],
      [x - 3.4 * wide, root + 3.4],
    ]) +
    fill(
      colour,
      stroke(
        [
          [x, root - 2],
          at(0.7),
          at(0.4),
          at(0.1),
          ...(clipped
            ? ([[x + lean * 1.1, top - shaft]] satisfies Point[])
            : ([
                [x + lean, top - 2],
                [x + lean * 1.5, top - shaft * 0.55],
                [x + lean * 2.4, top - shaft],
              ] satisfies Point[])),
        ],
        width,
        {
          from: 1,
          to: clipped ? 0.9 : 0.05,
        },
      ),
      RIM,
    ) +
    (shaft > 12
      ? fill(
          '#8b6a76',
          stroke(
            [
              [x + lean - 0.6, top - 3],
              [x + lean * 1.45, top - shaft * 0.5],
              [x + lean * 1.9, top - shaft * 0.75],
            ],
            width * 0.26,
          ),
        )
      : '') +
    area('#e0998c', [
      [x - 2 * wide, root + 4],
      [x - 1.2 * wide, root],
      [x, root - 2.6],
      [x + 1.2 * wide, root],
      [x + 2 * wide, root + 4],
    ]) +
    thin(`M${x - 1.2} ${root + 9}v-7q1.4-2.4 2.4 0v7`, '#a53a38', 0.8)
  )
}
