/** What is done on the face, seen from the front, in the 480 units of its plate, about an upright at MIDDLE. */
import { flat, glove } from './hands'
import { mirrored, moved, stroke } from './pen'
import { area, fill, ink, part, thin } from './marks'
import { melasma } from './coast'
import { onPerson } from './people'
import { placed, swab } from './tools'

export const MIDDLE = 228
/** The plate's own middle lies further to the right than that of the marks. */
const ASIDE = 14
/** The face from hairline to chin, or nearer: the point (x, y) is the upper left corner. */
export const face = (drawn: string, x = 43, y = 28, scale = 0.654): string =>
  onPerson('face', x + ASIDE, y, scale, `<g transform="translate(${ASIDE})">${drawn}</g>`)

/** A band of cloth that keeps the hair back. */
export const band = (): string =>
  part(
    '#f3ece4',
    '62 124, 104 62, 160 30, 228 20, 300 30, 352 60, 394 124, 388 154, 372 140, 338 86, 290 58, 228 50, 170 58, 122 86, 88 138, 70 154',
    2,
  ) +
  area('#cfc2b8', '256 24, 304 33, 352 60, 394 124, 388 154, 372 140, 338 86, 318 64, 290 42') +
  ink(stroke('82 130, 116 78, 166 46, 228 36, 292 46, 342 76, 378 130', 1.2))

/** Shields over both eyes, on a strap. */
export const shields = (): string => {
  const cup = '128 162, 142 138, 170 132, 200 137, 218 158, 206 184, 176 192, 144 186'
  const plate = '138 163, 149 146, 172 141, 196 146, 208 160, 199 177, 174 183, 149 178'
  // It lies over the temple to the ear; the contour of the head ends it.
  const strap = '44 204, 66 189, 84 177, 106 166, 132 158'
  return (
    `<g transform="translate(${-ASIDE})" clip-path="url(#Fc)"><g transform="translate(${ASIDE})">${
      fill('#4d4550', stroke(strap, 8, { from: 1, to: 1 }) + stroke(mirrored(strap, MIDDLE), 8, { from: 1, to: 1 })) +
      fill('#837b88', stroke(moved(strap, 0, -1.6), 1.8, { from: 1, to: 1 }))
    }</g></g>` +
    fill('#4d4550', stroke('210 152, 228 147, 246 152', 7, { from: 1, to: 1 })) +
    // Soft rims that follow the orbit, and in them metal that lets no light through.
    [cup, mirrored(cup, MIDDLE)].map((one) => part('#4d4550', one, 2)).join('') +
    [plate, mirrored(plate, MIDDLE)].map((one) => area('#b3bfc2', one)).join('') +
    area('#74858b', '200 149, 208 160, 199 177, 174 183, 158 181, 190 172') +
    area('#74858b', '310 149, 318 163, 307 178, 282 183, 264 181, 298 172') +
    fill('#f4f8f8', stroke('147 166, 152 153, 168 147', 4.6) + stroke('257 164, 262 153, 278 147', 4.6))
  )
}

/** Her head turned to the left, so that one cheek is whole; in the 480 units of its plate, (x, y) the upper left corner. */
export const aside = (drawn: string, x = 84, y = 2, scale = 0.76): string => onPerson('aside', x, y, scale, drawn)

/** The shields on it: the far one ends at the bridge of the nose, the strap runs above the ear and round the head. */
export const asideShields = (): string =>
  fill(
    '#4d4550',
    stroke('250 98, 292 96, 332 90, 372 82, 403 74', 6, { from: 1, to: 0.8 }) +
      stroke('146 92, 160 87, 176 92', 5.4, { from: 1, to: 1 }),
  ) +
  fill('#8d8593', stroke('254 96, 292 94, 332 88, 372 80, 401 73', 1.6)) +
  part('#4d4550', '112 92, 120 81, 134 79, 147 86, 150 98, 145 112, 132 118, 119 114', 1.6) +
  area('#b3bfc2', '118 94, 124 87, 134 85, 143 91, 144 100, 140 108, 131 112, 122 108') +
  part('#4d4550', '170 100, 180 82, 208 74, 240 80, 255 98, 246 119, 216 128, 184 121', 1.8) +
  area('#b3bfc2', '178 101, 187 89, 210 82, 236 87, 246 99, 239 113, 215 120, 188 114') +
  area('#74858b', '236 87, 246 99, 239 113, 215 120, 200 118, 226 108, 234 98') +
  fill('#f4f8f8', stroke('186 103, 191 94, 206 88', 4.4) + stroke('122 98, 126 92, 133 89', 2.6))

const CREAM =
  '189 163, 194 148, 208 141, 222 143, 244 124, 278 114, 300 122, 297 142, 284 152, 278 168, 254 182, 238 181, 220 191, 205 184, 198 172'
/** Cream on that cheek, laid on by a spatula and left there: thin at the border, thicker where the strokes lie, which have a light and a shade. */
export const creamed = (): string =>
  area(
    '#fdf8f0',
    '181 160, 188 138, 214 130, 244 113, 284 106, 312 120, 306 148, 288 174, 258 192, 224 201, 202 188',
    'opacity=".45"',
  ) +
  area('#a9795a', moved(CREAM, 1, 3), 'opacity=".5"') +
  area('#fdf8f0', CREAM) +
  thin('M196 165q32-4 54-21t40-16M206 181q32-4 54-22t32-14M200 152q16-2 30-10M226 187q26-6 46-21', '#dccbbb', 3) +
  thin('M197 161q32-4 54-21t40-16M207 177q32-4 54-22t32-14', '#fff', 1.6)

/** Melasma on both cheekbones of that head: it spares the lid, and ends on the far side before the cheek turns away. */
export const patched = (): string =>
  melasma([
    {
      edge: '196 139, 212 135, 234 137, 258 129, 280 119, 302 116, 310 126, 300 140, 276 152, 254 158, 240 169, 216 167, 203 156',
      heart: '212 143, 236 146, 262 138, 286 127, 294 131, 276 143, 250 150, 234 160, 218 156',
      seed: 15,
    },
    {
      edge: '113 124, 126 122, 138 130, 140 144, 130 154, 118 152, 112 140',
      heart: '119 130, 129 133, 130 144, 121 146',
      seed: 6,
    },
  ])

/** Gauze between gloved fingers, on what lies at (x, y). */
export const wiped = (x: number, y: number, angle = -16, size = 1.35): string =>
  glove(x + 8 * size, y - 32 * size, placed(swab(), -8, 32, -20, 1.05), size, angle)

/** Gauze that a gloved finger presses on what lies at (x, y). */
export const dabbed = (x: number, y: number, angle = -16, size = 1.35): string =>
  `<g transform="translate(${x + 8 * size} ${y - 32 * size}) rotate(${angle}) scale(${size})">${placed(swab(), -14, 40, -16, 1.15)}</g>` +
  glove(x + 8 * size, y - 32 * size, '', size, angle)

/** Gauze under fingers laid flat, on what lies at (x, y). */
export const swabbed = (x: number, y: number, size = 0.56, angle = -6): string =>
  placed(swab(), x, y + 4, -14, size * 1.7) + flat(x, y, size, angle)

/** What a resting head lies on. */
export const pillow = (): string =>
  part('#f3ece4', '-14 60, 40 20, 200 20, 254 60, 258 150, 200 246, 40 246, -20 150', 1.6) +
  area('#cfc2b8', '222 30, 258 150, 200 246, 120 246, 214 170')
