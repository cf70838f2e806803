/** A laser at work: the skin in section, its targets, the light. */
import { chance, ellipse, pointsOf, stroke, type Point } from './pen'
import { area, fill, INK, part, thin } from './marks'
import { LAYER } from './tones'
import { hair, skinBlock } from './skin'
import { handpiece, placed } from './tools'

/** Light that fades as it goes down. */
export const beam = (x: number, top: number, depth: number, colour: string, width = 24): string =>
  fill(colour, `M${x - width / 2} ${top}h${width}l4 ${depth}h${-width - 8}z`, 'opacity=".3"') +
  fill(colour, `M${x - width / 4} ${top}h${width / 2}l2 ${depth * 0.8}h${-width / 2 - 4}z`, 'opacity=".35"')

export const firing = (x: number, top: number, colour: string): string => placed(handpiece(colour), x, top, 0, 0.62)

/** Clear gel over the skin. */
export const gel = (top: number): string =>
  area(
    '#cfe6ec',
    `-10 ${top + 1}, -10 ${top - 7}, 40 ${top - 11}, 90 ${top - 8}, 140 ${top - 12}, 200 ${top - 8}, 250 ${top - 10}, 250 ${top + 1}`,
    `opacity=".85" stroke="#7fa6b2" stroke-width="1.2"`,
  ) +
  fill(
    '#fff',
    stroke(`20 ${top - 6}, 60 ${top - 8}, 96 ${top - 6}`, 2.4) + stroke(`150 ${top - 8}, 180 ${top - 7}, 204 ${top - 5}`, 2),
  )

/** Cold air from the nozzle of a hose, streaming along the skin below it. */
export const coldAir = (y: number): string =>
  `<g transform="matrix(-1 0 0 1 240 0)"><g transform="translate(28 ${y - 10}) rotate(24)">` +
  fill('#b6c3c6', 'M-70 -13h52l26 5v16l-26 5h-52z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#8d9da3', 'M-70 4h54l24-1v5l-26 5h-52z') +
  thin('M-58 -13v26M-48 -13v26M-38 -13v26M-28 -13v26', INK, 1) +
  fill('#4d5a60', ellipse(8, 0, 2.4, 8)) +
  '</g>' +
  fill(
    '#6d9fb0',
    [
      `46 ${y - 14}, 92 ${y + 6}, 150 ${y + 16}, 222 ${y + 14}`,
      `44 ${y - 4}, 82 ${y + 20}, 132 ${y + 31}, 190 ${y + 32}`,
      `38 ${y + 4}, 64 ${y + 28}, 100 ${y + 42}, 146 ${y + 45}`,
    ]
      .map((line) => stroke(line, 3.4, { from: 0.9, to: 0.05 }))
      .join(''),
  ) +
  '</g>'

/** Warmth around what has taken up the light. */
export const warm = (x: number, y: number, r: number): string =>
  fill('#f0a03c', ellipse(x, y, r), 'opacity=".35"') +
  fill('#e2672f', ellipse(x, y, r * 0.62), 'opacity=".4"') +
  thin(
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `M${(x + Math.cos(i * 1.05) * r * 1.1).toFixed(1)} ${(y + Math.sin(i * 1.05) * r * 1.1).toFixed(1)}l${(Math.cos(i * 1.05) * 5).toFixed(1)} ${(Math.sin(i * 1.05) * 5).toFixed(1)}`,
      )
      .join(''),
    '#c9542b',
    1.8,
  )

/** Pigment as it lies in the lowest cells: a flat smear of unlike thickness, `wide` to each side; broken up, grains of all sizes. */
export const pigment = (x: number, y: number, broken = false, wide = 18): string =>
  broken
    ? fill(
        '#6b3a22',
        Array.from({ length: 13 }, (_, i) => {
          const [dx, dy, size] = [chance(i + x) * 2 - 1, chance(i + x + 50) * 2 - 1, chance(i + x + 90)]
          return ellipse(x + dx * wide, y + dy * 7, 0.7 + 1.7 * size * size, 0.6 + 1.2 * size)
        }).join(''),
      )
    : [1, 0.62]
        .map((size) =>
          area(
            '#6b3a22',
            [
              [-1, 1],
              [-0.72, -2.4],
              [-0.4, -1],
              [-0.1, -3.6],
              [0.26, -2],
              [0.6, -3],
              [1, 0],
              [0.7, 2.4],
              [0.34, 1.6],
              [0.02, 3.6],
              [-0.4, 2.2],
              [-0.76, 3],
            ].map(([dx = 0, dy = 0]): Point => [x + dx * wide * size + (1 - size) * 3, y + dy * size]),
            'opacity=".62"',
          ),
        )
        .join('')

export const plainSkin = (pigmentTone = '#a9734f'): string => skinBlock({ top: 110, fat: 192, pigment: pigmentTone })
export const hairySkin = (shaft = 6): string =>
  plainSkin() + [34, 94, 154, 214].map((x) => hair(x, 110, 212, { shaft, lean: 9 })).join('')

/** A blocked pore: its fine hair, and the swollen gland that opens into it on both sides. */
export const pore = (x: number, red = true): string =>
  (red ? fill('#d8574e', ellipse(x, 136, 46, 36), 'opacity=".28"') : '') +
  [-1, 1]
    .map((side) =>
      part(
        '#f0d9a0',
        pointsOf('3 132, 12 129, 21 134, 24 144, 32 150, 30 162, 20 168, 14 176, 5 174, 3 160').map(([dx, dy]): Point => [
          x + side * dx,
          dy,
        ]),
        1.2,
      ),
    )
    .join('') +
  area('#d9b56a', `${x + 18} 134, ${x + 24} 144, ${x + 32} 150, ${x + 30} 162, ${x + 20} 168, ${x + 22} 154, ${x + 16} 146`) +
  part(
    '#e2b79d',
    `${x - 7} 112, ${x + 7} 112, ${x + 5} 130, ${x + 4} 160, ${x + 5} 180, ${x} 186, ${x - 5} 180, ${x - 4} 160, ${x - 5} 130`,
    1.1,
  ) +
  fill('#fff6e2', ellipse(x, 120, 6, 11), `stroke="${INK}" stroke-width=".8"`) +
  fill(
    '#5a3527',
    stroke(`${x} 181, ${x - 0.5} 150, ${x + 1} 118, ${x + 6} 104`, 1.7, { from: 1, to: 0.2 }) + ellipse(x, 181, 2.2, 2.8),
  ) +
  fill(
    '#7a9c5c',
    ellipse(x - 15, 150, 2.4) +
      ellipse(x - 11, 163, 2) +
      ellipse(x + 13, 148, 2.2) +
      ellipse(x + 14, 160, 2.4) +
      ellipse(x - 2.4, 136, 1.6),
  )

export const ointment = (top: number): string =>
  area(
    '#fdf6e3',
    `-10 ${top + 1}, -10 ${top - 5}, 50 ${top - 8}, 120 ${top - 6}, 190 ${top - 9}, 250 ${top - 6}, 250 ${top + 1}`,
    `stroke="${INK}" stroke-width="1.2"`,
  ) + area(LAYER.septum, `60 ${top - 4}, 120 ${top - 3}, 190 ${top - 5}, 190 ${top - 2}, 120 ${top}, 60 ${top - 1}`)

/** The settings are written down. */
export const record = (): string =>
  fill('#dcc6bd', 'M0 190h240v50H0z') +
  `<g transform="rotate(-5 120 120)">${fill('#b99f95', 'M52 36h144v176H52z', 'opacity=".5"')}${fill('#8d6b5a', 'M46 30h146v176H46z', `stroke="${INK}" stroke-width="1.8"`)}${fill('#fffaf4', 'M56 44h126v154H56z', `stroke="${INK}" stroke-width="1"`)}${fill('#8d9da3', 'M96 22h46v20H96z', `stroke="${INK}" stroke-width="1.4"`)}${thin('M70 66h60M70 84h84M70 102h72M70 120h84M70 138h50', '#a58f88', 3)}${thin('M70 172c10-16 14 10 22-2s10 6 18-4 10 4 20-2', '#34407a', 2.2)}</g>`
