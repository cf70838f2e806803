import { readFileSync } from 'node:fs'
import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { marked, area, arrow, cut, fill, ink, INK, part, removed, thin, whole } from '../marks'
import { areolaIn, chestWall, gland, nippleOn, PECTORAL } from '../sections'
import { HAND, holding } from '../fingers'
import { cast } from '../../recovery/cast'
import { vest } from '../../recovery/kinds/chest'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'

/** The man of the results, before, and what the plate there draws on his form. */
const before = readFileSync(new URL('../../plates/drawings/results/gynaecomastia-grade-2-before.svg', import.meta.url), 'utf8')
const own = /<g data-place[^>]*>(.*)<\/g>/s
  .exec(before)?.[1]
  // His cells are small and end at the navel: of his hair the fine strokes of the chest are enough.
  ?.replace(/<path[^>]* stroke-width="1"[^>]*>/, '')
  .replaceAll(/M\d+ (3[5-9]|4[01])\dq[^M"]*/g, '')
  // One of every three, so that both sides keep theirs.
  .replace(/(M\d+ \d\d\d?q[^M"]*)+/, (strokes) =>
    (strokes.match(/M[^M]*/g) ?? []).filter((hair, i) => i % 3 === 1 && !hair.startsWith('M287')).join(''),
  )
const him = cast('gyn-before', 'm38', own)
/** His neck and shoulders are seen above the frame of the results. */
const withNeck = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${+(-x * scale).toFixed(1)} ${+(-y * scale).toFixed(1)}) scale(${scale})"><use href="#neck"/><use href="#who"/><use href="#nape"/>${drawn}</g>`
const over = (drawn: string) => withNeck(42, -62, 0.6, drawn)
const AXIS = 241
/** The same on the other side, in the same words, so that the file stays small. */
const twice = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 ${2 * AXIS} 0)">${drawn}</g>`

/**
 * The chest in section from the side: `outline` of the skin, what lies in the fat. Under the skin its lobules are small, as far as the thin
 * sheet of the superficial fascia; behind it they are large.
 */
const section = (id: string, outline: string, inner: string) => {
  const skin = curve(outline)
  return (
    `<clipPath id="${id}"><path d="${skin}L184 246V-8z"/></clipPath><g clip-path="url(#${id})"><path fill="url(#q)" d="M60-8H184V246H60z"/>` +
    thin(skin, LAYER.septum, 36) +
    thin(skin, '#c9a24c', 33.6) +
    thin(skin, 'url(#p)', 32.4) +
    '</g>' +
    whole(part('url(#u)', PECTORAL)) +
    inner +
    chestWall() +
    thin(skin, INK, 8.4) +
    thin(skin, LAYER.skin, 6.2) +
    thin(skin, LAYER.skinShade, 1.4, 'transform="translate(1.9 1.2)"')
  )
}
const FULL = '130 -8, 127 26, 118 62, 107 94, 98 122, 95 144, 100 164, 112 180, 126 192, 136 206, 139 222, 139 248'
/** Once the fat is drawn off, the layer is thinner. */
const FLAT = '134 -8, 132 28, 129 70, 127 108, 125 138, 127 162, 132 184, 137 200, 139 218, 139 248'
const GLAND = '97 138, 106 126, 117 118, 130 118, 138 127, 141 140, 139 153, 131 162, 118 163, 106 156, 98 148'
const DUCTS = ['96 141, 109 135, 124 127', '96 142, 111 143, 130 142', '96 143, 109 149, 124 155']

/** What is taken out behind the disc that stays, and the way on which it comes out, below the disc. */
const PIECE = '148 115, 155 110, 164 114, 170 124, 172 138, 170 152, 164 162, 155 166, 149 161, 152 151, 154 138, 152 125'
const WAY = '129 156, 138 154, 147 149, 151 143, 154 152, 150 162, 140 164, 131 162'
/** The disc that stays: one centimetre of gland, grown to the areola, which it carries. */
const DISC = '127 122, 137 121, 145 127, 148 138, 145 147, 137 151, 128 152'

/** His neck and shoulders, above the frame of the results, in the proportion of the figure of a man’s body. */
const SHOULDER = '27 20, 34 8, 44 -3, 58 -13, 80 -22, 108 -30, 142 -38, 168 -50, 181 -66, 184 -96'
const NECK =
  fill('#e3ba95', `${curve([...pointsOf(SHOULDER), ...pointsOf(mirrored(SHOULDER, 240)).toReversed()])}L440 8L42 8z`) +
  // Jaw and head throw their shade on it.
  area('#c7946b', '176 -96, 196 -56, 218 -36, 236 -14, 270 -8, 318 -18, 352 -34, 312 -50, 300 -66, 300 -96') +
  area('#a3704a', '196 -96, 214 -66, 244 -46, 300 -28, 328 -42, 304 -60, 302 -96') +
  ink(stroke('196 -62, 212 -26, 230 4', 1.2), stroke('292 -52, 270 -24, 252 4', 1.2))
/** Their contour lies over what it meets below. */
const NAPE = ink(stroke(SHOULDER, 2.6, { from: 0, to: 1 }), stroke(mirrored(SHOULDER, 240), 3.4, { from: 0.1, to: 1 }))

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
  '131 -8, 128 24, 122 54, 113 84, 102 112, 91 138, 82 160, 79 178, 83 196, 93 210, 107 215, 119 210, 127 201, 131 196, 136 203, 138 220, 138 248'
/** Above the areola only the outermost layer of the skin is taken: dermis and fat stay, a bridge that carries nipple and disc with their blood. */
const BRIDGE = ['115 82, 103.500 112, 92.500 138, 84 157', '111.500 81, 99.500 111, 88.500 137, 80.500 156'] as const
/** Below it all of the skin is taken, as thick as it is. */
const LOOSE = '82 195, 86 203, 95 211, 107 215, 118 211'
const POUCH =
  '122 100, 116 122, 110 144, 105 162, 103 180, 98 195, 88 199, 94 207, 107 211, 119 206, 126 198, 123 184, 120 164, 118 140, 119 118'
const skinTaken = (line: string, width: number) =>
  fill('#f4e4d6', stroke(line, width, { from: 1, to: 1 })) +
  fill('url(#x)', stroke(line, width, { from: 1, to: 1 }), 'stroke="#b3264f" stroke-width="1.2" stroke-linejoin="round"')

/** What is to become flatter, as heights are drawn on a map. */
const HEIGHTS =
  marked('101 168, 110 138, 142 122, 184 130, 206 160, 194 192, 148 206, 112 198', true) +
  marked('110 166, 122 146, 144 140, 168 150, 176 168, 164 186, 140 190, 118 184', true)
const heights = '<use href="#ht"/>'

/** Ducts and dermis from the areola into the disc. */
const CARRIED =
  area('#c98a76', '126 127, 132 126, 134 138, 132 149, 127 149') +
  thin('M129 137L144 130M129 138H146M129 139L143 146', '#f7e0cf', 1.4)
const VESSEL = stroke('174 66, 146 76, 123 98, 108 132, 93 164', 3, { from: 1, to: 0.3 })
const DRAIN = 'M352 322C352 366 384 326 408 332 418 335 419 344 419 356'

export const plate: Sheet = {
  slug: 'gynecomastia',
  title: 'Male chest surgery, step by step',
  desc: '1: the chest is marked while one stands. 2: a tube through a port in the fold spreads numbing fluid under the marked field. 3: in section, a blunt tube draws off fat, hatched; the gland, hatched, comes out next. 4: the gland is taken out through a cut on the lower half of the areola, a disc of one centimetre stays on the areola; what is taken goes to the laboratory. 5: in grade 3, in section, the loose skin that hangs over the fold and what fills it, hatched, are removed, above the areola only its outermost layer; on this bridge nipple and disc move up to the dashed chest. 6: the vest; if needed a drain, whose bulb hangs at the hip.',
  defs: `${him}<g id="neck">${whole(NECK)}</g><g id="nape">${NAPE}</g><g id="ht">${twice(HEIGHTS)}</g><pattern id="p" href="#q" patternTransform="scale(.6)"/><radialGradient id="fl"><stop offset=".2" stop-color="#f3d9bd"/><stop offset="1" stop-color="#f3d9bd" stop-opacity="0"/></radialGradient>${HAND}`,
  others: {
    chest:
      withNeck(
        20,
        -62,
        0.6,
        ARM +
          OTHER +
          HEIGHTS +
          twice(cut('125 206, 128 207.500, 131 208', 3.4) + cut('132 174, 139 180, 147 182.5, 155 180, 162 174', 3.4)),
      ) +
      // From the nipple to the inset that shows what lies behind it.
      thin('M199 131L232 117', '#fff6ec', 3) +
      thin('M199 131L232 117', INK, 1.2) +
      fill(INK, ellipse(199, 131, 2), 'stroke="#fff6ec" stroke-width=".9"'),
  },
  panels: [
    {
      steps: '1',
      body: over(
        heights +
          marked('241 30, 241 150, 241 290') +
          `<g transform="translate(216 235) rotate(38) scale(.9)">${holding(placed(pen(), -47, -21, 26, 1.25))}</g>`,
      ),
    },
    {
      steps: '2',
      // Through a port of a few millimetres in the fold: beneath the skin the tube is felt rather than seen, a ridge in the light.
      body: over(
        // The fluid raises the whole of the marked field: it turns broad, pale and tight, without an edge.
        fill('url(#fl)', ellipse(0, 0, 1), 'transform="translate(314 137) rotate(-14) scale(48 29)"') +
          heights +
          thin('M306 138L328 200', '#f6dcc2', 3.6) +
          thin('M310 140L331 199', '#a3704a', 2) +
          cut('325 205, 331 206.500, 337 205', 3) +
          `<g transform="translate(350 272) rotate(43) scale(.9)">${holding(placed(cannula(60, true), -70, -42, 24))}</g>`,
      ),
    },
    {
      steps: '3',
      body:
        section(
          's3',
          FULL,
          gland(GLAND, DUCTS) +
            // Of the gland a disc stays behind the nipple.
            removed('119 118, 130 118, 138 127, 141 140, 139 153, 131 162, 120 163, 122 152, 123 140, 122 129') +
            removed(
              '112 98, 122 72, 138 54, 156 56, 166 80, 169 112, 169 146, 166 172, 156 190, 140 194, 134 184, 140 172, 145 156, 146 138, 142 120, 132 110, 120 106',
            ),
        ) +
        areolaIn(FULL, 128, 158) +
        nippleOn(96, 143) +
        cut('122 188, 130 197, 136 207', 4) +
        placed(cannula(122), 162, 84, 105.2) +
        arrow('88 238, 92 221, 96 204', 3.4),
    },
    {
      steps: '4',
      body:
        section('s4', FLAT, whole(area('#8a3f48', WAY) + part('url(#g)', PIECE) + removed(PIECE) + part('url(#g)', DISC))) +
        areolaIn(FLAT, 125, 152) +
        // Areola and disc are one: no border lies between them.
        CARRIED +
        nippleOn(126, 138) +
        cut('121 153, 128 156, 136 159', 3.2) +
        // The same piece goes into a jar, for the laboratory.
        fill('#e6f0ef', 'M40 170h58v54q0 8-8 8H48q-8 0-8-8z', `stroke="${INK}" stroke-width="1.4"`) +
        fill('#c9dcd9', 'M41 190h56v34q0 7-7 7H48q-7 0-7-7z') +
        `<g transform="translate(-89 79) rotate(90 158 138)">${part('url(#g)', PIECE, 1.6)}${removed(PIECE)}</g>` +
        fill('#5b1f4d', 'M35 158h68v13H35z', `stroke="${INK}" stroke-width="1.4"`) +
        arrow('130 168, 122 177, 108 186', 4),
    },
    {
      steps: '5',
      body:
        section(
          's5',
          HANGING,
          whole(removed(POUCH) + part('url(#g)', '81 164, 92 164, 99 170, 101 179, 98 189, 91 194, 83 193')),
        ) +
        // The bridge: dermis without its outermost layer, and the vessel that runs in it.
        fill('#c4443c', VESSEL, `stroke="${INK}" stroke-width="1" paint-order="stroke"`) +
        areolaIn(HANGING, 163, 193) +
        `<g transform="translate(-46 41)">${CARRIED}</g>` +
        nippleOn(80, 179) +
        fill('#e8bca6', stroke(BRIDGE[0], 6, { from: 1, to: 1 })) +
        skinTaken(BRIDGE[1], 4) +
        skinTaken(LOOSE, 9) +
        // Where the chest will lie, and the way of the nipple.
        marked('121 84, 119 110, 118 138, 120 164, 126 184, 132 196') +
        marked('118 106, 110 110, 105 117, 110 125, 118 128') +
        arrow('62 172, 66 150, 82 130', 4),
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
          whole(vest),
      ),
    },
  ],
}
