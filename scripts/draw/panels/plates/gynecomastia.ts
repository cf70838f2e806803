import { readFileSync } from 'node:fs'
import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { marked, area, arrow, cut, fill, ink, INK, part, removed, thin } from '../marks'
import { areolaIn, chestWall, gland, nippleOn, PECTORAL } from '../sections'
import { HAND, holding } from '../fingers'
import { cast } from '../../recovery/cast'
import { vest } from '../../recovery/kinds/chest'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'

/** The man of the results, before, and what the plate there draws on his form. */
const before = readFileSync(new URL('../../plates/drawings/results/gynaecomastia-grade-2-before.svg', import.meta.url), 'utf8')
// The hatching of his arms is left out: the cells are small.
const own = /<g data-place[^>]*>(.*)<\/g>/s
  .exec(before)?.[1]
  // His cells are small and end at the navel: of his hair the fine strokes of the chest are enough.
  ?.replace(/<path[^>]* stroke-width="1"[^>]*>/, '')
  .replaceAll(/M\d+ (3[5-9]|4[01])\dq[^M"]*/g, '')
  // One of every three, so that both sides keep theirs.
  .replace(/(M\d+ \d\d\d?q[^M"]*)+/, (strokes) =>
    (strokes.match(/M[^M]*/g) ?? []).filter((hair, i) => i % 3 === 1 && !hair.startsWith('M287')).join(''),
  )
const him = cast('gyn-before', 'm38', own).replace(/<path fill="none" stroke="#4a281c" stroke-linecap[^>]*>/, '')
/** His neck and shoulders are seen above the frame of the results. */
const withNeck = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${+(-x * scale).toFixed(1)} ${+(-y * scale).toFixed(1)}) scale(${scale})"><use href="#neck"/><use href="#who"/><use href="#nape"/>${drawn}</g>`
const over = (drawn: string) => withNeck(42, -62, 0.6, drawn)
const AXIS = 241
/** The same on the other side, in the same words, so that the file stays small. */
const twice = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 ${2 * AXIS} 0)">${drawn}</g>`

/** The chest in section from the side: `outline` of the skin, what lies in the fat. */
const section = (outline: string, inner: string) =>
  `<path fill="url(#q)" d="${curve(outline)}L184 246V-8z"/>` +
  part('url(#u)', PECTORAL) +
  inner +
  chestWall() +
  thin(curve(outline), INK, 8.4) +
  thin(curve(outline), LAYER.skin, 6.2) +
  thin(curve(outline), LAYER.skinShade, 1.4, 'transform="translate(1.9 1.2)"')
const FULL = '130 -8, 127 26, 118 62, 107 94, 98 122, 95 144, 100 164, 112 180, 126 192, 136 206, 139 222, 139 248'
const FLAT = '128 -8, 124 28, 120 70, 116 108, 112 138, 114 162, 122 184, 132 200, 136 218, 136 248'
const GLAND = '97 138, 106 126, 117 118, 130 118, 138 127, 141 140, 139 153, 131 162, 118 163, 106 156, 98 148'
const DUCTS = ['96 141, 109 135, 124 127', '96 142, 111 143, 130 142', '96 143, 109 149, 124 155']

/** What is taken out behind the disc that stays. */
const PIECE = '128 114, 142 112, 154 126, 154 148, 142 162, 126 160'

/** His neck and shoulders, above the frame of the results, in the proportion of the figure of a man’s body. */
const SHOULDER = '27 20, 34 8, 44 -3, 58 -13, 80 -22, 108 -30, 142 -38, 168 -50, 181 -66, 184 -96'
const NECK =
  fill('#e3ba95', `${curve([...pointsOf(SHOULDER), ...pointsOf(mirrored(SHOULDER, 240)).toReversed()])}L440 8L42 8z`) +
  // Jaw and head throw their shade on it.
  area('#c7946b', '176 -96, 196 -56, 218 -36, 236 -14, 270 -8, 318 -18, 352 -34, 312 -50, 300 -66, 300 -96') +
  area('#a3704a', '196 -96, 214 -66, 244 -46, 300 -28, 328 -42, 304 -60, 302 -96') +
  ink(stroke('196 -62, 212 -26, 230 4', 1.2), stroke('292 -52, 270 -24, 252 4', 1.2))
/** Their contour lies over what it meets below. */
const NAPE = ink(stroke(SHOULDER, 2.6, { from: 0.2, to: 1 }), stroke(mirrored(SHOULDER, 240), 3.4, { from: 0.1, to: 1 }))

/** Forearms, which the results cut off at their frame: contours and tones go on from there. */
const RIGHT = '473 128, 484 163, 499 217, 511 261, 521 290, 528 318, 542 391, 554 450'
const INNER = 'L509 450L498 421L487 397L478 379z'
const ARM =
  fill('#c7946b', `${curve(RIGHT)}${INNER}`) +
  fill('#a3704a', `${curve('473 308, 483 331, 493 362, 503 398, 516 450')}${INNER}`) +
  ink(
    stroke(`468 104, ${RIGHT}`, 4, { from: 0.1, to: 1 }),
    stroke('470 360, 478 379, 487 397, 498 421, 509 450', 2.4, { from: 0.5, to: 1 }),
  )

/** The other one, in the light. */
const LEFT = '8.500 118, -6.500 172, -20 219, -32 262, -41 285, -47 310, -58 364, -74 450'
const WITHIN = 'L-29 450L-15 420L-5 398L0 386'
const OTHER =
  fill('#e3ba95', `${curve(LEFT)}L-29 450L0 386V160z`) +
  fill('#c7946b', `${curve('2 269, -8 297, -20 335, -34 390, -48 450')}${WITHIN}z`) +
  fill('#a3704a', `${curve('9 286, 0 311, -8 334, -23 380, -42 450')}${WITHIN}L7 368z`) +
  fill('#7a4e33', `${curve('13 314, 9 324, 0 350, -12 391, -34 450')}${WITHIN}L13 354z`) +
  ink(
    stroke(`14.500 94, ${LEFT}`, 2.2, { from: 0.1, to: 1 }),
    stroke('14 352, 5 374, -4 396, -15 421, -29 450', 4, { from: 0.8, to: 1 }),
  )

/** Grade 3, once fat and gland are out: skin that nothing fills hangs over the fold. */
const HANGING =
  '130 -8, 127 24, 123 56, 117 88, 109 118, 101 144, 95 162, 93 178, 97 196, 106 209, 118 213, 127 208, 130 198, 132 194, 136 202, 138 220, 138 248'
/** Loose skin above and below the areola, as thick as it is. */
const LOOSE = ['119 78, 112 107, 104 134, 99 151', '93.500 184, 97 197, 105 208.500, 117 213']
const skinTaken = (line: string) =>
  fill('#f4e4d6', stroke(line, 9, { from: 1, to: 1 })) +
  fill('url(#x)', stroke(line, 9, { from: 1, to: 1 }), 'stroke="#b3264f" stroke-width="1.2" stroke-linejoin="round"')

/** What is to become flatter, as heights are drawn on a map. */
const heights = twice(
  marked('101 168, 110 138, 142 122, 184 130, 206 160, 194 192, 148 206, 112 198', true) +
    marked('110 166, 122 146, 144 140, 168 150, 176 168, 164 186, 140 190, 118 184', true),
)

const DRAIN = 'M352 322C352 366 384 326 408 332 418 335 419 344 419 356'

export const plate: Sheet = {
  slug: 'gynecomastia',
  title: 'Male chest surgery, step by step',
  desc: '1: the chest is marked while one stands. 2: numbing fluid raises the skin. 3: in section, a blunt tube draws off fat, hatched; the gland, hatched, comes out next. 4: the gland is taken out through a cut on the lower half of the areola, a disc of one centimetre stays. 5: in grade 3, in section, the loose skin that hangs over the fold, hatched, is removed above and below the areola; the nipple moves up; dashed, the chest as it will lie. 6: the vest; if needed a drain, whose bulb hangs at the hip.',
  defs: `${him}<g id="neck">${NECK}</g><g id="nape">${NAPE}</g>${HAND}`,
  others: {
    chest: withNeck(
      -39,
      -72,
      0.5,
      ARM +
        OTHER +
        heights +
        twice(cut('125 206, 128 207.500, 131 208', 3.4) + cut('132 174, 139 180, 147 182.5, 155 180, 162 174', 3.4)),
    ),
  },
  panels: [
    {
      steps: '1',
      body: over(
        heights +
          marked('241 30, 241 150, 241 290') +
          `<g transform="translate(237 213) scale(.9)">${holding(placed(pen(), -47, -21, 26, 1.25))}</g>`,
      ),
    },
    {
      steps: '2',
      // The tube lies in the fluid that it leaves under the skin.
      body: over(
        // Through a port of a few millimetres in the fold: beneath the skin the tube is felt rather than seen.
        // The skin is raised by it, paler where it is tight; it turns from the lamp at its lower edge.
        area('#e3ba95', '288 166, 296 138, 328 124, 360 136, 377 166, 366 192, 332 202, 300 192') +
          area('#c7946b', '344 128, 364 138, 378 166, 366 193, 332 203, 298 192, 326 190, 350 178, 360 158, 356 140') +
          area('#a3704a', '370 146, 380 168, 368 196, 340 205, 312 201, 298 192, 322 198, 346 192, 364 176') +
          area('#f0d2b3', '304 156, 310 142, 326 136, 336 142, 328 152, 314 154') +
          fill('#7d4a42', ellipse(334, 168, 16, 11.8), 'opacity=".8"') +
          fill('#523022', ellipse(334.5, 168.6, 5.4, 4.8), 'opacity=".7"') +
          fill('#e3ba95', ellipse(333, 167, 2.4, 1.8)) +
          thin('M317 176L330 205', '#4d2039', 3.4, 'opacity=".42"') +
          cut('327 205, 331 206, 335 205', 3) +
          `<g transform="translate(350 272) rotate(43) scale(.9)">${holding(placed(cannula(60, true), -70, -42, 24))}</g>`,
      ),
    },
    {
      steps: '3',
      body:
        section(
          FULL,
          gland(GLAND, DUCTS) +
            // Of the gland a disc stays behind the nipple.
            removed('109 125, 117 118, 130 118, 138 127, 141 140, 139 153, 131 162, 118 163, 110 159, 108 142') +
            removed(
              '112 98, 122 72, 138 54, 156 56, 166 80, 169 112, 169 146, 166 172, 156 190, 140 194, 134 184, 140 172, 145 156, 146 138, 142 120, 132 110, 120 106',
            ),
        ) +
        areolaIn(FULL, 128, 158) +
        nippleOn(96, 143) +
        cut('122 188, 130 197, 136 207', 4) +
        placed(cannula(122), 162, 84, 105.2) +
        arrow('86 232, 97 219, 108 207', 3.4),
    },
    {
      steps: '4',
      body:
        section(
          FLAT,
          part(LAYER.gland, PIECE) + removed(PIECE) + part('url(#g)', '116 124, 124 120, 127 138, 125 156, 118 154, 114 140'),
        ) +
        areolaIn(FLAT, 125, 152) +
        nippleOn(113, 138) +
        cut('112 156, 120 160, 128 162', 3.2) +
        arrow('122 164, 108 174, 88 186', 4) +
        // The same piece, taken out, lies as it lay.
        `<g transform="translate(-80 62)">${part(LAYER.gland, PIECE, 1.6)}${area(LAYER.glandShade, '154 128, 154 148, 142 162, 126 160, 140 152, 148 140')}${removed(PIECE)}</g>`,
    },
    {
      steps: '5',
      body:
        section(HANGING, part('url(#g)', '101 153, 109 150, 114 164, 111 182, 102 186, 97 178, 96 166')) +
        areolaIn(HANGING, 153, 184) +
        nippleOn(93, 169) +
        LOOSE.map(skinTaken).join('') +
        // Where the chest will lie, and the way of the nipple.
        marked('121 76, 119 108, 118 138, 120 164, 126 184, 132 196') +
        arrow('76 172, 79 155, 91 141', 4),
    },
    {
      steps: '6',
      body: withNeck(
        1,
        -60,
        0.5,
        // The drain lies under the vest and leaves below its hem; its soft bulb hangs at the hip.
        thin(DRAIN, INK, 7.5) +
          thin(DRAIN, '#e9f0ee', 5) +
          fill('#e9f0ee', 'M412 353h14v9q17 7 17 28 0 19-24 19t-24-19q0-21 17-28z', `stroke="${INK}" stroke-width="2.2"`) +
          fill('#c9747a', 'M396 387q23-5 46 0 1 21-23 21t-23-21z') +
          fill('#fff', 'M402 381q1-9 9-14l-3 14z') +
          vest,
      ),
    },
  ],
}
