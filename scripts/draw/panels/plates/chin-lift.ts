import { curve, ellipse, mirrored, pointsOf, stroke } from '../pen'
import { fromLeft, PENCIL } from '../hands'
import { aimed, area, arrow, cut, fill, ink, INK, part, PLUM, removed, sewn, thin, whole } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { bar, cannula, pen, syringe } from '../tools'

/** The chin is a ball below its furrow. */
const soft =
  area(LAYER.skin, '125 178, 126 183, 124 189, 120 197, 119 205, 123 214, 131 222, 144 229, 158 233, 160 220, 149 192, 136 180') +
  // It passes into the cheek without an edge.
  area(LAYER.skin, '134 176, 148 182, 160 200, 167 220, 156 226, 140 212', 'filter="url(#kb)"') +
  area('#f3dcc6', '125 200, 130 191, 139 191, 144 199, 140 208, 130 210', 'filter="url(#kb)"') +
  thin(curve('122.500 175, 125.800 179, 126.600 182.500, 124 189, 119 203, 131 222, 158 233'), INK, 2.8) +
  thin('M314 74q3 24 14 34', INK, 1.2)

/** Before: the fullness under the chin, from its crease to the throat. */
const full = whole(
  area(
    '#dcb491',
    '158 231, 165 246, 181 260.5, 202 276, 220 291, 234 308, 246 331, 257 366, 266 366, 258 326, 244 290, 222 262, 196 244, 170 236',
  ) +
    area(
      LAYER.skinShade,
      '158 231, 166 240, 184 247, 206 256, 224 274, 240 300, 252 332, 246 331, 234 308, 220 291, 202 276, 181 260.5, 165 246',
    ) +
    ink(
      stroke('156.500 229.500, 160 237, 165 246, 181 260.5, 202 276, 220 291, 234 308, 246 331, 257 366', 3, {
        from: 0.3,
        to: 0.6,
      }),
    ) +
    ink(stroke('160 234, 172 239, 186 241', 1.3, { from: 0.6, to: 0 })),
)
const over = (drawn: string) => onPerson('chin', 84, 56, 0.8, full + drawn)
const after = (drawn: string) => onPerson('chin', 98, 3, 0.72, drawn)
const near = (drawn: string) => onPerson('chin', 96, 118, 1.04, drawn)
const plan = '158 231, 180 240, 203 250, 221 266, 232 290, 243 318, 250 340'

const PLATYSMA = '164 230, 184 239, 204 243, 226 250, 245 266, 257 288, 264 312, 268 376'
/** The skin in section, parted where the tube goes in. */
const SKIN =
  curve('138 224, 148 227, 156 230, 162 236, 167.5 246') +
  curve('178.5 257.800, 188 265.500, 202 276, 220 291, 234 308, 246 331, 257 372')
const BUTT = 'style="stroke-linecap:butt"'
/** The edge of the skin that is opened over the jaw and below it: it stands up a little, is lit, and throws its shade on what lies beneath. */
const EDGE = '139 225, 140 213, 150 202, 170 196, 198 193, 226 184, 254 169, 278 150, 300 128, 318 112, 332 98'
/** The body of the lower jaw from the chin to its angle; the muscle of chewing covers the angle. */
const BRIM = '336 96, 332 128, 322 150, 310 168, 294 185, 270 202, 242 217, 216 228, 198 233, 184 239, 168 239'
const JAW = `${BRIM}, 155 234, 149 225, 152 216, 160 208, 172 200, 198 194, 226 184, 254 169, 278 150, 300 128, 318 112`
/** Under the skin of the neck: fat, then the flat muscle, a thin sheet; behind it what moves tongue and throat, the hyoid bone, and the cartilage of the larynx. */
const layers =
  area(
    'url(#f)',
    '140 226, 158 234, 164 243, 181 260, 202 276, 220 291, 234 308, 246 331, 257 372, 300 372, 300 212, 200 232, 190 200, 146 206',
  ) +
  area('#d9a693', '184 236, 226 250, 245 266, 257 288, 264 312, 268 372, 340 372, 340 110, 250 200') +
  // The floor of the mouth between jaw and hyoid bone, and below it the front belly of the digastric.
  part('#9c4a45', '208 230, 240 215, 268 199, 274 226, 268 250, 236 240', 0.8) +
  part('url(#u)', '184 237, 204 235, 236 240, 284 254, 276 262, 228 250, 200 243', 0.8) +
  // The salivary gland under the edge of the jaw; behind it the hind belly of the digastric, which goes under the long muscle of the neck.
  part(LAYER.gland, '256 238, 260 222, 276 208, 294 190, 308 206, 306 234, 290 246, 268 248', 0.9) +
  thin('M263 233q4-7 11-7M287 205q3-5 8-4', LAYER.glandShade, 1.2) +
  part(LAYER.bone, JAW, 1) +
  area(LAYER.boneShade, `${BRIM}, 156 233, 172 232, 188 230, 212 222, 240 209, 266 194, 290 174, 312 146`) +
  '<ellipse cx="191" cy="213" rx="3.6" ry="2.4" fill="#a98f62"/>' +
  part(
    'url(#u)',
    '336 96, 331 130, 321 150, 308 169, 294 183, 284 187, 277 183, 273 172, 272 155, 290 138, 304 124, 318 112',
    1,
  ) +
  part(LAYER.cartilage, '274 290, 284 280, 303 274, 305 316, 300 372, 280 372', 0.9) +
  part('url(#u)', '267 264, 274 265, 271 300, 278 372, 267 372', 0.8) +
  part('url(#u)', '281 256, 296 246, 310 222, 322 192, 332 196, 320 236, 302 252, 284 262', 0.8) +
  part(LAYER.bone, '265 257, 271 250, 284 253, 307 246, 298 256, 278 265, 268 264', 1) +
  part('url(#u)', '334 160, 320 198, 311 246, 300 300, 292 340, 288 378, 340 378', 0.9) +
  ink(stroke(PLATYSMA, 6, { from: 0.1, to: 1 })) +
  fill(LAYER.muscle, stroke(PLATYSMA, 4.4, { from: 0, to: 1 })) +
  thin(curve(PLATYSMA), '#d98c7c', 1.1, 'transform="translate(-0.9 0.6)"') +
  thin(SKIN, INK, 8.6, BUTT) +
  thin(SKIN, LAYER.skin, 6.4, BUTT) +
  thin(SKIN, LAYER.skinShade, 1.4, 'transform="translate(2 -1.6)"') +
  thin(curve(EDGE), '#6b3a2c', 4, 'opacity=".36" transform="translate(-0.6 3)"') +
  thin(curve(EDGE), LAYER.skinShade, 4.6) +
  thin(curve(EDGE), '#f6e3d2', 2.6, 'transform="translate(0.3 -0.5)"')
/** What is drawn off; a layer below the skin stays. */
const drawnOff = '174 244, 196 248, 217 256, 235 270, 247 290, 253 312, 252 328, 241 307, 226 288, 208 272, 188 257, 176 249'

/**
 * The head bent back, seen from below: nearest the chin and the edge of the jaw, a horseshoe from one angle to the other, whose underside lies in the
 * shade; behind them, short, the lips as a hoop, the nose with its nostrils and the cheeks; the ears lie low, their lobes before them.
 */
const OTHER = 'transform="matrix(-1 0 0 1 240 0)"'
const HEAD = '66 -30, 52 -4, 43 22, 38 50, 39 78, 44 104, 51 130, 56 156, 57 182, 52 204, 38 222, 14 236, -12 244'
const DARK = '108 89, 134 89, 152 94, 168 104, 178 116, 186 140, 181 192, 172 142, 160 116, 140 98'
const ears = `<g id="ea">${part('#cf9f7b', '42 66, 36 52, 28 50, 22 60, 21 76, 25 94, 32 106, 40 107, 46 98', 1.8)}${area('#a9734f', '38 62, 32 58, 28 66, 30 82, 36 92, 40 84')}${thin('M40 57q-11-6-13 8 0 14 6 26', '#7a4a38', 1.4)}</g><use href="#ea" ${OTHER}/>`
const hair = `<g id="ha">${area('#2e1620', '50 -14, 46 20, 44 48, 36 64, 30 92, 26 97, 17 88, 11 68, 10 42, 13 14, 20 -14')}</g><use href="#ha" ${OTHER}/>`
const below =
  area('#e6c3a3', [...pointsOf(HEAD), [-12, 260], [252, 260], ...mirrored(HEAD).toReversed()]) +
  // The cheek and the body of the jaw that face the lamp; the other side turns away.
  area('#f3dcc6', '62 -12, 44 46, 50 104, 60 106, 84 84, 72 46, 88 -12', 'filter="url(#kb)"') +
  area('#cf9f7b', '172 -12, 166 52, 142 88, 172 104, 188 126, 199 60, 186 -6', 'filter="url(#kb)"') +
  // Its underside and the floor of the mouth lie in the shade as far as the bend of the neck.
  area(
    '#cf9f7b',
    '55 142, 65 112, 90 94, 120 88, 150 94, 176 113, 186 142, 178 190, 166 174, 120 182, 74 172',
    'filter="url(#kb)"',
  ) +
  // It is round: the left of it looks to the lamp, the right turns away softly.
  area('#e6c3a3', '68 124, 86 105, 112 98, 104 110, 78 136', 'filter="url(#kb)"') +
  area('#a9734f', '130 98, 166 116, 180 170, 150 122', 'filter="url(#kb)" opacity=".7"') +
  area('#a9734f', DARK) +
  area('url(#h)', DARK) +
  `<g stroke-width="2.2"><g id="hd">${ink(stroke('52.5 134, 57 121, 66 107.500, 79 97, 96 90', 1.8, { from: 0.6, to: 0 }))}<path fill="none" stroke="${INK}" d="${curve(HEAD)}"/></g></g>` +
  `<use href="#hd" stroke-width="3.2" ${OTHER}/>`
/** The nose from below, its tip farthest off; the lips run round the teeth: the upper one looks down, the lower one is but an edge behind the ball of the chin. */
const mouth =
  whole(
    area('#cf9f7b', '97 46, 93 38, 97 28, 108 16, 114 8, 120 6, 126 8, 132 16, 143 28, 147 38, 144 47, 132 48, 120 54, 108 48') +
      fill('#f3dcc6', ellipse(116, 17, 4, 5)) +
      area('#a9734f', '127 14, 134 20, 143 30, 146 39, 142 46, 134 47, 138 38, 133 27'),
  ) +
  `<g id="no">${thin('M120 6q-8 1-13 11C99 26 92 31 92.500 38c1 7 4 9 11 9', INK, 1.5)}${area('#4d2039', '106 43.500, 102.500 38, 107 30, 114 25.500, 115.500 32, 113 40')}</g><use href="#no" ${OTHER}/>` +
  whole(
    area('#94504b', '87 73, 97 67, 108 62, 115 60, 120 61.5, 125 60, 132 62, 143 67, 153 73, 138 72, 120 71, 102 72') +
      area('#c57d70', '88 73, 102 72, 120 71, 138 72, 152 73, 143 78.5, 131 81.5, 120 82, 109 81.5, 97 78.5') +
      area('#a9734f', '104 83.5, 120 84, 136 83.5, 128 86, 120 86.5, 112 86') +
      area('#e6a99c', '104 76, 112 74, 120 73.6, 124 75, 116 77, 108 78'),
  ) +
  thin('M87 73q7 .5 15-1 9-2 18-1 9-1 18 1 8 1.500 15 1', INK, 1.8)

/**
 * The platysma under the skin of the neck, two thin sheets whose fibres run up and inwards, together above and apart below: seen as through the skin, and
 * as they are where a hook holds the lower lip of the short cut down.
 */
const OPEN = '90 92, 104 89, 120 88, 136 89, 150 92, 138 99, 126 104, 113 106, 101 101'
const side = '119 97, 108 98, 100 106, 93 134, 86 172, 82 206, 115 206, 119 190, 119.500 140'
/** Fibres from the collarbone to the chin, nearly side by side, each with its shade. */
const fibres = [0, 1, 2, 3].map((i) => `M${85 + i * 8} 206Q${91 + i * 7} 150 ${105 + i * 4} ${104 - i * 2}`).join('')
const sheet =
  `<g fill="#c4685d" stroke="${INK}" stroke-width="1"><path id="ps" d="${curve(side, { loop: true })}"/></g>` +
  fill('#d98676', 'M110 99q2 60-4 107H82q8-70 28-107') +
  thin(fibres, '#eba697', 1) +
  thin(fibres, '#8f3d3b', 0.8, 'transform="translate(3 1)"') +
  // Its inner edge is a thin sheet without fibres.
  thin('M117.500 99Q121 160 114 206', '#eccabd', 2.4)
const both = `<use href="#pl"/><use href="#pl" ${OTHER}/><use href="#ps" fill="#5a2429" opacity=".2" ${OTHER}/>`
const LIP = curve('90 92, 101 101, 113 106, 126 104, 138 99, 150 92')
/** A skin hook: its two prongs over the lip of the cut, and the handle between the fingers. */
const prong = 'M38 0Q27-1 20-7H5q-6 0-6 4M38 0Q27 1 20 7H5q-6 0-6 4'
const hook = thin(prong, INK, 4.6) + thin(prong, '#c3ced1', 2.6) + bar(36, -3.5, 146, 8)
/** Below the cut, seen as through a window in the skin: the two edges, stitched together. */
const WINDOW = 'M121 113q33 1 37 38 2 42-37 42-42 1-40-40 3-40 40-40z'
const sheets =
  area('#d9a693', OPEN) +
  fill('url(#f)', WINDOW) +
  `<g clip-path="url(#op)">${both}${thin('M114 98h12M112 132h16m-16 16h16m-16 16h16', '#2f3f6b', 1.9)}</g>` +
  thin(WINDOW, '#fff6ec', 1.6, 'stroke-dasharray="3 4"') +
  thin(LIP, INK, 4.4) +
  thin(LIP, '#f1d4b8', 2.8) +
  fromLeft(hook, 110, 102, 148, 66, 0.54, 0.6)

/** Her ear from near: rim, the forked ridge within it, the bowl with the opening behind its cover, the lobe. */
export const ear =
  area(LAYER.skin, '322 40, 326 16, 342 6, 360 5, 376 16, 383 40, 378 62, 366 82, 348 100, 332 104, 322 98, 322 70') +
  area(
    LAYER.skinShade,
    '332 40, 337 24, 350 13, 365 12, 376 28, 377 48, 370 68, 362 78, 370 56, 369 38, 362 22, 350 22, 342 34, 340 44',
  ) +
  area('#f3dcc6', '346 38, 358 34, 360 24, 366 28, 370 44, 368 60, 359 74, 362 58, 358 44') +
  area(LAYER.skinShade, '346 34, 359 22, 358 32') +
  area(LAYER.skinShade, '331 46, 342 40, 356 44, 362 58, 356 76, 342 82, 335 80') +
  area('#a9734f', '332 47, 343 42, 354 47, 355 58, 348 66, 343 76, 336 76, 333 64') +
  area(LAYER.skin, '328 44, 336 49, 346 52, 346 57, 336 55, 328 53') +
  area('#4d2039', '333 60, 338 60, 338 69, 334 72') +
  area('#f3dcc6', '323 56, 330 57, 335 65, 332 73, 325 74') +
  ink(
    stroke('330 42, 335 25, 347 13, 362 11, 374 24, 378 44, 373 62, 364 76', 1.5),
    stroke('356 44, 363 55, 361 69, 354 77, 347 79, 341 83', 1.4),
    stroke('330 56, 335.500 65, 332 74, 336 80, 343 80', 2),
  )

/** The lobe hangs free of the cheek, round, lit from in front. */
const lobe = area('#f3dcc6', '328 80, 326 90, 330 101, 343 98, 345 86') + thin('M330 104Q350 107 366 79', INK, 1.5)

/** The cut along the front of the ear, close before its cover and round the lobe, up behind it and into the hair; what lies beyond it is too much. */
const AROUND =
  '314 12, 321 22, 325 33, 324 44, 321 54, 320 64, 321.500 76, 320.500 90, 322.500 101, 329 107, 338 107, 350 100, 364 84, 377 67, 387 62, 396 76, 402 92'
const surplus =
  area(LAYER.skin, '300 60, 308 50, 322 52, 322 96, 312 94, 302 78') +
  removed('325 35, 324 44, 321 54, 320 64, 321.5 76, 320.5 90, 322 103, 313 101, 306 90, 304 72, 306 54, 312 42, 319 36') +
  removed('331 108, 341 107, 351 100, 364 84, 377 67, 387 62, 396 76, 389 82, 377 88, 365 101, 353 113, 341 119, 330 117')

/** The strap: its edge from the crown down the cheek and round the ball of the chin; below the chin and under the jaw to the nape. */
const BAND = '262 -10, 258 40, 246 92, 222 136, 188 172, 156 190, 134 195, 119 197'
const UNDER =
  '115 206, 118 216, 128 226, 144 234, 166 241, 190 249, 214 259, 236 263, 262 250, 300 220, 340 178, 376 132, 404 84, 420 30, 424 -10'
const HOLE = '299 52, 302 22, 315 1, 344 -7, 374 0, 393 18, 398 44, 391 73, 375 98, 354 117, 330 125, 309 116, 300 88'

export const plate: Sheet = {
  slug: 'chin-lift',
  title: 'Double chin removal, step by step',
  desc: '1: the aimed line of jaw and neck, dashed. 2: numbing fluid under the skin. 3: below the bone of the jaw a thin blunt tube draws off fat, hatched, above the flat muscle of the neck. 4: jaw and neck from below: a hook holds a short cut under the chin open; in it, and in a dashed window below, the edges of the flat muscle are stitched together. 5: loose skin is taken out along a cut close round the ear. 6: stitches round the ear and a strap under the chin; dashed, the neck before.',
  defs:
    whole(person('chin')).replace(/<\/g>$/, `${soft}</g>`) +
    PENCIL +
    `<g id="pl">${whole(sheet)}</g><clipPath id="op"><path d="${curve(OPEN, { loop: true })}${WINDOW}"/></clipPath>`,
  panels: [
    {
      steps: '1',
      body: over(
        aimed(plan) + aimed('172 222, 214 212, 262 190, 300 160, 318 126') + fromLeft(pen(), 228, 279, 164, 42, 0.8, 0.9),
      ),
    },
    {
      steps: '2',
      body: over(
        // The skin swells over it, beyond its own line; the needle is in it as far as its last third.
        area('#dcb491', '160 240, 179 266, 199 284, 221 302, 238 320, 250 346, 257 364, 256 344, 226 290, 172 242') +
          area('#f3dcc6', '182 262, 214 281, 223 299, 196 280', 'filter="url(#kb)"') +
          area(LAYER.skinShade, '194 248, 230 276, 250 330, 222 288', 'filter="url(#kb)"') +
          ink(stroke('157 231, 164 249, 179 267, 199 285, 221 303, 238 321, 249 342, 257 367', 3, { from: 0.4, to: 0.6 })) +
          fromLeft(syringe('#dfeaea', 22), 196, 266, 164, 58, 0.8, 1) +
          thin('M197.500 262q4 4 2 8', '#7a4a38', 2),
      ),
    },
    {
      steps: '3',
      body: near(
        whole(layers) +
          whole(removed(drawnOff)) +
          // The cut: fat between its lips, and the tube in it.
          thin('M165 248.500l6-5M175.500 261l5.500-6.500', '#b3264f', 2.2) +
          fromLeft(cannula(140), 222, 270, 199, 176, 0.8, 0.9),
      ),
    },
    {
      steps: '4',
      body:
        whole(hair) +
        ears +
        whole(below) +
        mouth +
        `<g transform="translate(0 27)">${whole(sheets)}${cut('90 92, 104 89, 120 88, 136 89, 150 92', 2.8)}</g>` +
        arrow('82 230, 92 230, 106 230', 3.6) +
        arrow('158 230, 148 230, 134 230', 3.6),
    },
    {
      steps: '5',
      body: `<g transform="translate(-296 -14) scale(1.2)"><g transform="translate(0 12)"><use href="#chin"/><g id="er">${whole(ear + lobe)}</g>${whole(surplus)}${cut(AROUND, 2.6)}${arrow('272 134, 284 120, 296 104', 3.6)}${arrow('340 166, 354 150, 366 134', 3.6)}</g></g>`,
    },
    {
      steps: '6',
      body: after(
        // The neck is slimmer: its line turns at the throat. Dashed, as it was.
        whole(
          fill('var(--g)', 'M150 226L196 250 212 258 229 280 243 314 257 372H150V290z') +
            ink(stroke('200 252, 213 259, 230 281, 244 315, 257 372', 3, { from: 0.6, to: 0.8 })),
        ) +
          thin('M164 244Q180 260 202 276 236 300 250 342', PLUM, 1.6, 'stroke-dasharray="3 3.4"') +
          whole(
            part('#f1e7db', [...pointsOf(BAND), ...pointsOf(UNDER)], 2) +
              area('#d6c4b4', [
                ...pointsOf('424 -10, 372 -10, 372 124, 338 160, 296 196, 250 230, 212 244, 168 236, 138 222'),
                ...pointsOf(UNDER).slice(2, -1),
              ]) +
              area('url(#h)', '416 50, 396 104, 362 156, 320 202, 280 236, 244 258, 236 244, 284 212, 336 164, 376 116') +
              // It pulls: folds run from below the chin and from the bend under the ear; its edges are sewn.
              ink(stroke('140 214, 166 220, 192 214, 216 200', 1.2)) +
              thin(
                'M126 211q96 0 134-107 14-52 15-116M138 229q50 16 96 20 90-32 150-140',
                '#8d7f78',
                1,
                'stroke-dasharray="4 3"',
              ) +
              // In its opening the ear stays free, and the sewn cut before and below it.
              part(LAYER.skin, HOLE, 1.8) +
              area(LAYER.skinShade, '312 99, 332 110, 364 88, 380 60, 391 66, 374 95, 352 114, 328 121') +
              area('#4d2039', '388 4, 396 30, 392 60, 382 84, 376 70, 384 40'),
          ) +
          '<use href="#er"/>' +
          // The line runs close before the ear and under the lobe, and is lost behind it.
          thin('M319 20q9 20 2 34-2 5-2 24c0 18 2 31 16 31q10 0 16-8', '#b3264f', 1.6) +
          sewn('324 30, 322 46, 319 62, 319 78, 320 94, 328 108, 342 108', 9, 1.6),
      ),
    },
  ],
}
