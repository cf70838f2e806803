/** A block of skin in section, 240 units wide: horn, epidermis with its pigment, dermis, fat with septa. */
import { chance, curve, ellipse, stroke, type Point } from './pen'
import { area, fill, ink, INK, part } from './marks'
import { LAYER } from './tones'

/** The papillae between epidermis and dermis. */
const border = (y: number, depth: number, width = 240): Point[] =>
  Array.from({ length: Math.round(width / 12) + 3 }, (_, i): Point => [
    i * 12 - 12,
    +(y + (i % 2 ? depth : 0) + 1.6 * (chance(i) - 0.5)).toFixed(1),
  ])
const text = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${+y.toFixed(1)}`).join(', ')

export interface Block {
  /** Where the surface lies, where the dermis ends and the fat begins. */
  top?: number
  fat?: number
  width?: number
  /** How brown the lowest cells of the epidermis are. */
  pigment?: string
}

export function skinBlock({ top = 84, fat = 186, width = 240, pigment = '#a9734f' }: Block = {}): string {
  const under = border(top + 11, 5, width)
  const right = width + 12
  const surface = `-12 ${top}, ${width * 0.25} ${top - 1.5}, ${width * 0.5} ${top + 1}, ${width * 0.75} ${top - 1}, ${right} ${top}`
  const limit = `-12 ${fat}, ${width * 0.2} ${fat + 5}, ${width * 0.45} ${fat - 3}, ${width * 0.7} ${fat + 5}, ${right} ${fat - 1}`
  return (
    fill('url(#f)', `M-12 ${fat - 14}h${right + 12}V260H-12z`) +
    `<path fill="url(#d)" stroke="${INK}" stroke-width=".8" d="${curve(limit)}L${right} ${top}H-12z"/>` +
    `<path fill="${LAYER.skin}" d="${curve(surface)}L${right} ${top + 14}${curve(text(under).split(', ').toReversed().join(', ')).replace(/^M[^c]*/, `L${under.at(-1)?.join(' ')}`)}z"/>` +
    fill(pigment, stroke(text(under), 3.2, { from: 1, to: 1 }), 'opacity=".75"') +
    fill(
      '#f8e7d6',
      stroke(
        surface.replaceAll(/ (\d[\d.]*)(,|$)/g, (_, y: string, end: string) => ` ${+y + 2.4}${end}`),
        2.6,
        { from: 1, to: 1 },
      ),
    ) +
    ink(stroke(surface, 2.4, { from: 1, to: 1 }))
  )
}

/** A hair in its follicle, its root at the foot, with oil gland and muscle. `lean` leans the shaft to the right. */
export function hair(
  x: number,
  top: number,
  root: number,
  { shaft = 40, lean = 10, colour = '#2e1620', gland = true, width = 3.4 } = {},
): string {
  const at = (t: number): Point => [x + lean * (1 - t), top + (root - top) * t]
  const mid = at(0.42)
  const sheath: Point[] = [
    [x + lean - 4, top],
    [mid[0] - 4.5, mid[1]],
    [x - 5.5, root - 12],
    [x - 8, root + 1],
    [x, root + 7],
    [x + 8, root + 1],
    [x + 5.5, root - 12],
    [mid[0] + 4.5, mid[1]],
    [x + lean + 4, top],
  ]
  return (
    (gland
      ? part(
          '#f0d9a0',
          `${mid[0] + 4} ${mid[1] - 16}, ${mid[0] + 13} ${mid[1] - 15}, ${mid[0] + 18} ${mid[1] - 4}, ${mid[0] + 16} ${mid[1] + 9}, ${mid[0] + 8} ${mid[1] + 12}, ${mid[0] + 4} ${mid[1] + 2}`,
          0.9,
        ) +
        fill('#d9b56a', ellipse(mid[0] + 12, mid[1] + 3, 3.6) + ellipse(mid[0] + 11, mid[1] - 7, 2.6)) +
        fill(
          LAYER.muscle,
          stroke(
            [
              [x + 7, root - 22],
              [x + lean + 14, top + (root - top) * 0.3],
              [x + lean + 30, top + 22],
            ],
            3.6,
          ),
        )
      : '') +
    part('#e2b79d', sheath.map(([a, b]) => `${a} ${b}`).join(', '), 0.9) +
    fill(
      colour,
      stroke(
        [[x, root], at(0.6), at(0.2), [x + lean, top - 2], [x + lean * 1.5, top - shaft * 0.55], [x + lean * 2.4, top - shaft]],
        width,
        { from: 0.8, to: 0.15 },
      ),
      'stroke="#a88b95" stroke-width="1" paint-order="stroke"',
    ) +
    area(
      '#5e2f33',
      `${x - 6} ${root - 2}, ${x - 3} ${root - 10}, ${x} ${root - 13}, ${x + 3} ${root - 10}, ${x + 6} ${root - 2}, ${x + 3} ${root + 4}, ${x - 3} ${root + 4}`,
    ) +
    fill('#d98a80', ellipse(x, root + 2, 2.2, 2.8))
  )
}
