/** The belly from the front, closed and opened, on the plate `belly`. */
import { curve, stroke } from './pen'
import { area, arrow, fill, ink, part, stitches, thin } from './marks'
import { onPerson } from './people'
import { LAYER } from './tones'

/** The midline on the plate of the belly. */
const CENTRE = 240

/** One upright dent with a hood of skin over it. */
export const navel = (y: number) =>
  area(LAYER.skinShade, `233 ${y - 10}, 240 ${y - 18}, 248 ${y - 12}, 250 ${y + 6}, 244 ${y + 20}, 236 ${y + 16}, 231 ${y + 2}`) +
  area('#7a4a38', `236 ${y - 8}, 241 ${y - 15}, 246 ${y - 9}, 245 ${y + 8}, 241 ${y + 15}, 237 ${y + 6}`) +
  ink(stroke(`231 ${y + 2}, 233 ${y - 12}, 240 ${y - 19}, 248 ${y - 13}`, 2.2))
export const fold = ink(stroke('110 404, 170 414, 240 417, 310 414, 372 402', 2))
/** The low line of the cut, from hip to hip. */
export const LOW = '52 396, 100 420, 160 436, 240 444, 320 436, 380 420, 428 396'

/** Cloth over the breasts: what is worn, or a drape in the operation. */
const covered = (cloth: string, shade: string, light: string) =>
  part(cloth, '30 60, 36 96, 44 126, 140 137, 240 140, 340 137, 438 126, 446 96, 452 60', 2) +
  area(shade, '452 60, 446 96, 438 126, 340 137, 240 140, 180 139, 300 128, 392 112, 416 84, 420 60') +
  ink(stroke('46 114, 140 125, 240 128, 340 125, 438 114', 1.1)) +
  fill(light, stroke('60 96, 120 106, 190 110', 3))
const BODICE = covered('#d9b7b2', '#c4989a', '#f2dfda')
const DRAPE = covered('#a9c6c9', '#83a6aa', '#d5e6e6')
/** What gives the wall of the belly its form: the ribs' arch, the groove above the navel, the flank in shade. */
const FORM =
  area('url(#h)', '432 130, 421 190, 426 250, 448 322, 452 352, 430 336, 412 296, 400 244, 402 180, 416 130') +
  ink(
    stroke('190 168, 166 194, 148 226', 0.9),
    stroke('292 168, 316 196, 334 230', 1.1),
    stroke('240 262, 241 290, 240 312', 0.9),
    stroke('66 336, 82 352, 104 362', 1),
    stroke('416 338, 398 354, 376 364', 1.1),
  )
const belly = (drawn: string) => onPerson('belly', 40, 86, 0.6, FORM + drawn)
/** The belly below the breasts, in a bodice or under the drape of an operation. */
export const worn = (drawn: string) => belly(BODICE + drawn)
export const draped = (drawn: string) => belly(DRAPE + drawn)

/** The field under the raised skin: narrow below the ribs, wide at the cut. */
const FIELD =
  '54 398, 100 420, 160 436, 240 444, 320 436, 380 420, 426 398, 386 362, 352 302, 330 240, 298 194, 240 176, 182 194, 150 240, 128 302, 94 362'
/** One straight muscle from under the ribs to the pubis, its inner edge so far from the midline at five heights. */
const HEIGHTS = [150, 220, 300, 380, 460]
const WIDTHS = [58, 66, 62, 46, 24]
const muscle = (gaps: readonly number[]): string =>
  [
    ...HEIGHTS.map((y, i) => [CENTRE - (gaps[i] ?? 0) - (WIDTHS[i] ?? 0), y]),
    ...HEIGHTS.map((y, i) => [CENTRE - (gaps[i] ?? 0), y]).toReversed(),
  ]
    .map((point) => point.join(' '))
    .join(', ')
/** The tendons across it. */
const bands = (gap: number) =>
  [212, 262, 314].map(
    (y, i) => `${178 - gap - i} ${y - 3}, ${196 - gap} ${y + 4}, ${216 - gap} ${y}, ${228 - gap} ${y + 5}, ${240 - gap} ${y + 1}`,
  )
const GAPS = { parted: [7, 15, 19, 13, 3], closed: [2, 2, 2, 2, 2] } as const

/** Under the skin: straight muscles seen through the sheath that covers them and that is stitched, the oblique ones beside them with the fascia between. */
export const opened = (state: keyof typeof GAPS) => {
  const gaps = GAPS[state]
  const edge = HEIGHTS.map((y, i) => `${CENTRE - gaps[i]! - WIDTHS[i]!} ${y}`).join(', ')
  const half =
    area('url(#y)', '20 420, 40 320, 96 200, 150 160, 150 226, 140 300, 122 360, 84 424') +
    fill(LAYER.fascia, stroke('160 170, 152 226, 142 300, 124 360, 86 430', 9), 'opacity=".8"') +
    part('url(#u)', muscle(gaps), 1.1) +
    fill(
      LAYER.fascia,
      bands(gaps[1])
        .map((band) => stroke(band, 5, { from: 0.5, to: 0.5 }))
        .join(''),
    ) +
    area(LAYER.fascia, muscle(gaps), 'opacity=".56"') +
    thin(
      HEIGHTS.slice(1)
        .flatMap((y, i) => [0, 1, 2].map((k) => `M${CENTRE - gaps[i]! - 3} ${y - 24 * k - 4}l${4 - WIDTHS[i + 1]!} -9`))
        .join(''),
      '#fffaf4',
      1.2,
      'opacity=".7"',
    ) +
    fill(LAYER.fascia, stroke(edge, 4.4, { from: 1, to: 1 })) +
    ink(stroke(edge, 1))
  return (
    `<g clip-path="url(#o)">${area(LAYER.fascia, FIELD)}${area(LAYER.fasciaShade, '228 150, 252 150, 262 300, 250 460, 230 460, 218 300', 'opacity=".7"')}` +
    `<g id="${state}">${half}</g><use href="#${state}" transform="matrix(-1 0 0 1 ${2 * CENTRE} 0)"/></g>` +
    ink(stroke('54 398, 100 420, 160 436, 240 444, 320 436, 380 420, 426 398', 3))
  )
}

const FLAP_IN = '386 362, 352 302, 330 240, 298 194, 240 176, 182 194, 150 240, 128 302, 94 362'
/** The skin and its fat, folded up over the ribs: the fat looks at us. */
const flap =
  part(
    'url(#f)',
    `54 398, 60 354, 92 290, 118 222, 160 168, 240 146, 320 168, 362 222, 388 290, 420 354, 426 398, ${FLAP_IN}`,
    1.4,
  ) +
  area('#b07f36', '426 398, 420 354, 388 290, 362 222, 320 168, 286 156, 326 204, 352 262, 372 316, 396 362', 'opacity=".3"') +
  part(
    LAYER.skin,
    '58 350, 86 286, 112 216, 156 160, 240 138, 324 160, 368 216, 394 286, 422 350, 388 291, 362 223, 320 169, 240 147, 160 169, 118 223, 92 291',
    1.4,
  ) +
  area(LAYER.skinShade, '324 160, 368 216, 394 286, 422 350, 388 291, 362 223, 320 169, 290 157', 'opacity=".9"')

const stalk =
  area('#d9a08a', '228 352, 252 352, 256 362, 248 368, 232 368, 224 362') +
  part(LAYER.skin, `226 332, 240 326, 254 332, 258 346, 252 358, 240 362, 228 358, 222 346`, 1.2) +
  area('#7a4a38', '237 338, 242 336, 246 342, 244 352, 239 353, 236 346')

/** What a sheet with the opened belly needs among its definitions, and its use. */
export const OPENED = `<clipPath id="o"><path d="${curve(FIELD, { loop: true })}"/></clipPath><g id="flap">${flap}${stalk}</g>`
export const FLAP = '<use href="#flap"/>'
/** The midline is gathered, above the navel and below it. */
export const gathered =
  stitches('240 186, 240 202, 240 218, 240 234, 240 250, 240 266, 240 282, 240 298, 240 316', 15) +
  stitches('240 372, 240 388, 240 404, 240 420, 240 434', 15) +
  arrow('166 288, 190 288, 206 288', 4.6) +
  arrow('314 288, 290 288, 274 288', 4.6)
