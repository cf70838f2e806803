/** What is done on the face, seen from the front, in the 480 units of its plate, about an upright at MIDDLE. */
import { holding } from './fingers'
import { mirrored, stroke } from './pen'
import { area, fill, ink, part, thin } from './marks'
import { onPerson } from './people'
import { placed, swab } from './tools'

export const MIDDLE = 228
/** The plate's own middle lies further to the right than that of the marks. */
const ASIDE = 14
/** The face from hairline to chin, or nearer: the point (x, y) is the upper left corner. */
export const face = (drawn: string, x = 54, y = 10, scale = 0.69): string =>
  onPerson('face', x + ASIDE, y, scale, `<g transform="translate(${ASIDE})">${drawn}</g>`)

/** A band of cloth that keeps the hair back. */
export const band = (): string =>
  part(
    '#f3ece4',
    '62 92, 104 30, 160 -2, 228 -12, 300 -2, 352 28, 394 92, 388 122, 372 108, 338 54, 290 26, 228 18, 170 26, 122 54, 88 106, 70 122',
    2,
  ) +
  area('#cfc2b8', '300 -2, 352 28, 394 92, 388 122, 372 108, 338 54, 290 26') +
  ink(stroke('82 98, 116 46, 166 14, 228 4, 292 14, 342 44, 378 98', 1.2))

/** Shields over both eyes, on a strap. */
export const shields = (): string => {
  const cup = '128 152, 144 124, 202 122, 219 152, 204 184, 142 184'
  const plate = '138 152, 150 132, 196 131, 209 152, 198 174, 149 174'
  return (
    fill(
      '#4d4550',
      stroke('48 178, 88 156, 132 150', 9, { from: 1, to: 1 }) +
        stroke(mirrored('48 178, 88 156, 132 150', MIDDLE), 9, { from: 1, to: 1 }) +
        stroke('210 146, 228 142, 246 146', 8, { from: 1, to: 1 }),
    ) +
    // Soft rims that close all round, and behind them metal that lets no light through.
    [cup, mirrored(cup, MIDDLE)].map((one) => part('#4d4550', one, 2)).join('') +
    [plate, mirrored(plate, MIDDLE)].map((one) => area('#b3bfc2', one)).join('') +
    area('#74858b', '202 138, 209 152, 198 174, 156 176, 192 160') +
    area('#74858b', '311 138, 318 152, 307 174, 266 176, 301 160') +
    fill('#f4f8f8', stroke('148 158, 150 144, 168 134', 5) + stroke('260 156, 264 142, 282 134', 5))
  )
}

/** Gauze between gloved fingers, on the cheek at (x, y). */
export const wiped = (x: number, y: number): string => placed(holding(placed(swab(), -18, 12, 12, 1.2)), x, y, 24, 1.35)

/** A swab under the fingers that press it. */
export const pressed = (size = 1): string => placed(swab(), 0, 4, 6, size)

/** What a resting head lies on. */
export const pillow = (): string =>
  part('#f3ece4', '-14 60, 40 20, 200 20, 254 60, 258 150, 200 246, 40 246, -20 150', 1.6) +
  area('#cfc2b8', '222 30, 258 150, 200 246, 120 246, 214 170')

/** Brushed on by a flat brush. */
export const brush = (): string =>
  part('#c9a27a', '40 -6, 120 -4, 124 6, 40 8', 1.4) +
  part('#c3ced1', '22 -10, 44 -9, 44 10, 22 11', 1.4) +
  part('#5a3d33', '24 -10, 8 -14, -16 -12, -26 -2, -18 10, 6 14, 24 11', 1.4) +
  thin('M18 -6L-18 -6M18 0L-22 0M18 6L-16 6', '#8d6a5a', 1.2)
