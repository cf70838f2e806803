import { readFileSync } from 'node:fs'
import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { marked, area, arrow, cut, fill, ink, INK, part, removed, thin, whole } from '../marks'
import { areolaIn, chestWall, gland, nippleOn, PECTORAL } from '../sections'
import { fromRight, near, PENCIL_NEAR } from '../hands'
import { cast, contourOf } from '../../recovery/cast'
import { vest } from '../../recovery/kinds/chest'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed } from '../tools'

/** The man from the front, in even light; his cells are small, so he has no hair here. */
const source = readFileSync(new URL('../bases/man-chest.svg', import.meta.url), 'utf8')
const own = /<g data-place[^>]*>(.*)<\/g>/s.exec(source)?.[1]
const him = cast('gyn-before', 'm38', own, 0, 4)
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
const GLAND = '97 138, 105 127, 114 120, 123 117, 132 120, 139 129, 141 140, 139 152, 132 161, 122 164, 113 161, 104 155, 98 148'
const DUCTS = ['96 141, 109 135, 124 127', '96 142, 111 143, 130 142', '96 143, 109 149, 124 155']

/** What is taken out behind the disc that stays, and the way on which it comes out, below the disc. */
const PIECE = '148 115, 155 110, 164 114, 170 124, 172 138, 170 152, 164 162, 155 166, 149 161, 152 151, 154 138, 152 125'
const WAY = '129 156, 138 154, 147 149, 151 143, 154 152, 150 162, 140 164, 131 162'
/** The disc that stays: one centimetre of gland, grown to the areola, which it carries. */
const DISC = '127 122, 137 121, 145 127, 148 138, 145 147, 137 151, 128 152'

/** His neck and shoulders, above the frame of the results, in the proportion of the figure of a man’s body. */
const SHOULDER = '27 20, 34 8, 44 -3, 58 -13, 80 -22, 108 -30, 142 -38, 168 -50, 181 -66, 184 -96, 186 -140'
const THROAT = `${curve([...pointsOf(SHOULDER), ...pointsOf(mirrored(SHOULDER, 240)).toReversed()])}L440 8L42 8z`
const NECK =
  fill('#c7946b', THROAT) +
  // Jaw and head throw their shade on it, away from the lamp.
  '<g filter="url(#half)">' +
  area('#b9865e', '206 -104, 200 -84, 206 -58, 222 -34, 244 -20, 266 -30, 282 -56, 286 -84, 280 -104') +
  area('#a3704a', '200 -110, 212 -82, 230 -62, 250 -52, 270 -66, 284 -92, 276 -110') +
  '</g>' +
  ink(stroke('196 -64, 204 -40, 216 -18, 228 -5', 1.4, { to: 0 }), stroke('292 -54, 278 -34, 264 -16, 254 -5', 1.6, { to: 0 }))
/** Their contour lies over what it meets below. */
const NAPE = ink(stroke(SHOULDER, 2.6, { from: 0, to: 1 }), stroke(mirrored(SHOULDER, 240), 3.4, { from: 0.1, to: 1 }))

/** Forearms, which the results cut off at their frame: contours and tones go on from there. */
const LEFT = '8.500 118, -6.500 172, -19 219, -29 262, -36 288, -42 314, -54 344, -66 380, -77 450'
const WITHIN = 'L-29 450L-15 420L-5 398L0 386'
const FORE = `${curve(LEFT)}L-29 450L0 386V160z`
const OTHER =
  fill('#c7946b', FORE) +
  '<g clip-path="url(#all)"><g filter="url(#half)">' +
  fill('#b9865e', `${curve('14 190, 4 240, -8 297, -20 335, -34 390, -48 450')}${WITHIN}z`) +
  fill('#a3704a', `${curve('13 314, 9 324, 0 350, -12 391, -34 450')}${WITHIN}L13 354z`) +
  '</g></g>' +
  ink(
    stroke(`14.500 94, ${LEFT}`, 2.2, { from: 0.1, to: 1 }),
    stroke('18 342, 5 374, -4 396, -15 421, -29 450', 3.4, { from: 0.2, to: 1 }),
  )
const ARM = `<g transform="matrix(-1 0 0 1 ${2 * AXIS - 1} 0)">${OTHER}</g>`

/** On the card he is large: the side away from the lamp lies in half-tone, with a core of shadow before the little light that comes back. */
const SIDE =
  contourOf(him, [], 'all').replace(
    '</clipPath>',
    `<path d="${THROAT}${FORE}"/><path transform="matrix(-1 0 0 1 ${2 * AXIS - 1} 0)" d="${FORE}"/></clipPath>`,
  ) +
  '<filter id="sf" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="9"/></filter><g clip-path="url(#all)"><g filter="url(#sf)">' +
  fill(
    '#a3704a',
    'M300-90Q290-30 330 20 344 70 350 120 356 210 346 290 340 360 346 470H400L396 360 392 200 440 190 500 330 560 480V-90z',
    'opacity=".45"',
  ) +
  fill(
    '#7d4f32',
    'M372 110Q384 150 376 200 366 270 362 330 358 390 364 450H380Q378 360 382 290 390 220 396 170 400 130 372 110zM448 60Q470 130 470 200 480 290 530 400L552 480 560 300 500 60z',
    'opacity=".5"',
  ) +
  // Either mound turns away from the lamp below and to its right, and throws a little shade.
  fill(
    '#8f5f3d',
    'M210 140Q222 170 206 186 170 206 122 200 176 196 196 174 206 160 210 140zM384 130Q394 170 370 190 340 206 292 196 346 192 366 168 378 152 384 130z',
    'opacity=".6"',
  ) +
  fill(
    '#8f5f3d',
    'M112 204Q160 228 208 192L204 214Q160 240 112 204zM280 194Q330 222 376 200L372 222Q330 236 280 194z',
    'opacity=".35"',
  ) +
  fill(
    '#f0cfae',
    'M112 150Q118 116 156 112 170 126 156 150 134 160 112 150zM284 152Q288 122 320 118 330 132 318 150 300 160 284 152z',
    'opacity=".5"',
  ) +
  fill(
    '#f0cfae',
    'M44 10Q20 30 18 70 10 130-6 190L16 180Q40 120 52 60zM112 230Q118 300 110 400H128Q134 300 124 226z',
    'opacity=".4"',
  ) +
  '</g></g>'

/**
 * Grade 3 from the front: the breast hangs over its fold, the areola at its lowest. Below it and on both its sides a crescent of skin is taken; above it
 * only the outermost layer, so that the areola moves up on what stays, to the dashed place.
 */
const HANGS = '97 172, 97 192, 104 212, 120 227, 146 234, 173 230, 193 217, 204 202, 209 188'
const CRESCENT =
  '98 193, 104 212, 120 227, 146 234, 173 230, 193 217, 204 202, 192 200, 179 201, 169 207, 162 217, 148 222, 133 217, 126 206, 116 200, 106 197'
const BARED = '130 202, 127 186, 130 168, 138 154, 148 150, 158 154, 166 168, 169 186, 166 202, 148 190'
const third =
  whole(
    '<filter id="hf"><feGaussianBlur stdDeviation="4"/></filter><g filter="url(#hf)">' +
      area('#5d3320', '100 212, 120 240, 150 248, 184 242, 206 220, 150 214', 'opacity=".55"') +
      area('#c7946b', '98 190, 106 216, 146 232, 194 220, 210 192, 202 166, 180 152, 148 146, 124 150, 110 168') +
      area('#b07d56', '98 190, 104 212, 120 227, 146 232, 173 228, 196 214, 208 192, 186 208, 150 216, 116 206') +
      area('#d6a981', '124 160, 148 150, 180 156, 194 172, 184 192, 150 200, 122 190, 114 174', 'opacity=".8"') +
      '</g>' +
      area('url(#x)', CRESCENT, 'stroke="#b3264f" stroke-width="2.200"') +
      area('#e8bca6', BARED, 'stroke="#b3264f" stroke-width="2.200"') +
      thin('M140 166h0m16 2h0m-20 14h0m24 0h0', '#bd5a54', 2.2) +
      // The areola looks down: it darkens where it turns under, the nipple stands out below its middle.
      fill('#8a5442', ellipse(148, 203, 17, 14), 'stroke="#5b2f2a" stroke-width="1"') +
      fill('#6a3d2f', 'M132 206c2 14 30 14 32 0-9 6-23 6-32 0z') +
      fill('#4a261f', 'M142 208h14c0 8-11 10-14 0z') +
      fill('#7d4a39', ellipse(148, 205, 6.5, 6)) +
      fill('#b98069', ellipse(147, 203, 3.4, 2.4)) +
      ink(stroke(HANGS, 3, { from: 0.1, to: 0.1 })) +
      marked('148 150, 161 156, 165 168, 161 180, 148 185, 135 180, 131 168, 135 156', true),
  ) + arrow('148 193, 148 184, 148 176', 4.2)

/** What is to become flatter, as heights are drawn on a map. */
const HEIGHTS =
  marked('101 168, 110 138, 142 122, 184 130, 206 160, 194 192, 148 206, 112 198', true) +
  marked('110 166, 122 146, 144 140, 168 150, 176 168, 164 186, 140 190, 118 184', true)
const heights = '<use href="#hc"/><use href="#ht"/>'
/** The hair of his chest, in fewer and longer strokes than in the results. */
const HAIRS = thin(
  'M240 78q-5 7-4 15M248 84q5 6 3 14M230 88q-1 8-5 13M256 92q6 5 7 12M241 98q-4 7-2 14M248 102q5 6 4 13M224 104q-3 7-9 10M262 106q7 3 10 10M233 108q-3 7-2 13M255 112q6 5 6 12M243 118q-4 6-1 13M228 120q-5 4-7 11M267 120q8 2 12 8M249 124q4 6 3 12M237 128q-3 6-1 12M258 130q6 4 8 10M219 124q-6 2-10 7M243 142q3 6 1 11',
  '#3a2420',
  1.2,
  'opacity=".6"',
)
const hairs = '<use href="#hc"/>'

/** Ducts and dermis from the areola into the disc. */
const CARRIED =
  area('#c98a76', '126 127, 132 126, 134 138, 132 149, 127 149') +
  thin('M129 137L144 130M129 138H146M129 139L143 146', '#f7e0cf', 1.4)
const DRAIN = 'M309 336C304 372 304 400 320 401 337 401 330 357 352 357'

/** The vest is firm: beside its edges the skin gives way, in shade at the armholes and as a small roll below the hem. */
const pressed =
  fill(
    '#7a4a2f',
    stroke('118 -20, 118 6, 113 44, 104 80, 94 112, 89 134', 9) +
      stroke('363 -20, 363 6, 368 44, 377 80, 387 112, 392 134', 9) +
      stroke('100 344, 150 353, 240 357, 330 353, 380 344', 9),
    'opacity=".4"',
  ) +
  fill('#c7946b', 'M97 338q-12 8-10 20 2 8 11 12zM384 338q12 8 10 20-2 8-11 12z') +
  thin('M97 340q-12 8-9 18 2 8 10 12M384 340q12 8 9 18-2 8-10 12', INK, 2.4)
/** Its panels: bindings, a seam down either side of the chest and one across the shoulder, stitched twice; the zip on its tape, with its pull at the top. */
const seams =
  whole(
    thin(
      'M131-32Q134 6 127 46 116 86 106 118M350-32Q347 6 354 46 365 86 375 118M127 46Q170 76 156 160 148 250 152 345M354 46Q311 76 325 160 333 250 329 345M124-2L161-14M357-2L320-14',
      '#8f776c',
      1.8,
    ) +
      thin(
        'M136-32Q139 6 132 48M345-32Q342 6 349 48M132 48Q176 78 162 160 154 250 158 345M349 48Q305 78 319 160 327 250 323 345M98 331Q170 340 240 341 312 340 384 331M166-38Q178 4 202 32 240 60 279 32 303 4 314-38',
        '#8f776c',
        1.3,
        'stroke-dasharray="5 4"',
      ) +
      thin('M231 52V346M251 52V346', '#a5928a', 1.3),
  ) + fill('#8d9da3', 'M236 56h10v9l3 15q-8 5-16 0l3-15z', `stroke="${INK}" stroke-width="1.6"`)

export const plate: Sheet = {
  slug: 'gynecomastia',
  title: 'Male chest surgery, step by step',
  desc: '1: the chest is marked while one stands. 2: a tube through a port in the fold spreads numbing fluid under the marked field. 3: in section, a blunt tube draws off fat, hatched. 4: the gland is taken out through a cut on the lower half of the areola, a disc of one centimetre, dashed, stays on the areola; what is taken goes to the laboratory. 5: in grade 3, from the front, a crescent of the loose skin that hangs over the fold, hatched, is removed; above the areola only its outermost layer, so that it moves up to the dashed place. 6: the vest; if needed a drain, whose bulb is pinned to its hem.',
  defs: `${him}<g id="neck">${whole(NECK)}</g><g id="nape">${NAPE}</g><g id="ht">${twice(HEIGHTS)}</g><g id="hc">${HAIRS}</g><pattern id="p" href="#q" patternTransform="scale(.6)"/><radialGradient id="fl"><stop offset=".2" stop-color="#f3d9bd"/><stop offset="1" stop-color="#f3d9bd" stop-opacity="0"/></radialGradient>${PENCIL_NEAR}`,
  others: {
    chest:
      withNeck(
        -14,
        -84,
        0.48,
        ARM +
          OTHER +
          SIDE +
          '<use href="#nape"/>' +
          twice(HEIGHTS) +
          twice(cut('125 206, 128 207.500, 131 208', 3.4) + cut('132 174, 139 180, 147 182.5, 155 180, 162 174', 3.4)),
      ) +
      // From the nipple to the inset that shows what lies behind it.
      thin('M178.600 118.400L251 94', '#fff6ec', 3) +
      thin('M178.600 118.400L251 94', INK, 1.2) +
      fill(INK, ellipse(178.6, 118.4, 2), 'stroke="#fff6ec" stroke-width=".9"'),
  },
  panels: [
    {
      steps: '1',
      body: over(heights + marked('241 30, 241 150, 241 290') + near(fromRight(pen(), 178, 206, 40, 56, 0.68, 1.05))),
    },
    {
      steps: '2',
      // Through a port of a few millimetres in the fold: beneath the skin the tube is felt rather than seen, a ridge in the light.
      body: over(
        // The fluid raises the whole of the marked field: it turns broad, pale and tight, without an edge.
        fill('url(#fl)', ellipse(0, 0, 1), 'transform="translate(314 137) rotate(-14) scale(48 29)"') +
          heights +
          fill('#7a4e33', stroke('304 132, 317 168, 331 205', 5, { from: 0.3, to: 1 }), 'opacity=".4"') +
          cut('325 205, 331 206.500, 337 205', 3) +
          near(fromRight(cannula(60, true), 331, 206, 62, 82, 0.7, 1.05)),
      ),
    },
    {
      steps: '3',
      body:
        section(
          's3',
          FULL,
          whole(gland(GLAND, DUCTS)) +
            removed(
              '112 98, 122 72, 138 54, 156 56, 166 80, 169 112, 169 146, 166 172, 156 190, 140 194, 134 184, 140 172, 145 156, 146 138, 142 120, 132 110, 120 106',
            ),
        ) +
        areolaIn(FULL, 128, 158) +
        nippleOn(96, 143) +
        cut('122 188, 130 197, 136 207', 4) +
        placed(cannula(122), 162, 84, 105.2) +
        // What is drawn off leaves through the tube.
        arrow('107 203, 104 213, 101 223', 3.4),
    },
    {
      steps: '4',
      body:
        section('s4', FLAT, whole(area('#8a3f48', WAY) + part('url(#g)', PIECE) + removed(PIECE) + part('url(#g)', DISC))) +
        areolaIn(FLAT, 125, 152) +
        // Areola and disc are one: no border lies between them.
        CARRIED +
        marked('124 121, 137 118, 147 125, 151 138, 147 149, 137 154, 125 154') +
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
      // One side stands for both, with armpit and arm.
      body: withNeck(2, 64, 0.88, hairs + third),
    },
    {
      steps: '6',
      body: withNeck(
        1,
        -60,
        0.5,
        // The drain lies under the vest and leaves below its hem; its soft bulb hangs from a pin in the hem.
        thin(DRAIN, INK, 7.5) +
          thin(DRAIN, '#e9f0ee', 5) +
          pressed +
          whole(vest) +
          seams +
          fill('#e9f0ee', 'M351 353V338h14v24q17 7 17 28 0 19-24 19t-24-19q0-21 17-28z', `stroke="${INK}" stroke-width="2.2"`) +
          fill('#c9747a', 'M335 387q23-5 46 0 1 21-23 21t-23-21z') +
          fill('#a3565f', 'M370 384l11 3q1 21-23 21l-10-2q20-2 22-22z') +
          fill('#fff', 'M341 381q1-9 9-14l-3 14z') +
          thin('M351 353h14', INK, 1.6) +
          thin('M343 342h29a4 4 0 0 1 0 8h-6', INK, 4.4) +
          thin('M343 342h29a4 4 0 0 1 0 8h-6', '#eef3f3', 1.8) +
          fill('#8d9da3', 'M338 338h7v14h-7z', `stroke="${INK}" stroke-width="1.4"`),
      ),
    },
  ],
}
