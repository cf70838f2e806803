import { curve, mirrored, pointsOf, stroke } from '../pen'
import { fromLeft, PENCIL } from '../hands'
import { aimed, area, arrow, cut, fill, ink, INK, part, PLUM, removed, thin, whole } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, syringe } from '../tools'

/** The chin is a ball below its furrow. */
const soft =
  area(LAYER.skin, '138 184, 139 196, 139 207, 151 227, 158 233, 160 222, 146 190') +
  ink(
    stroke('135 181, 139.500 188, 139 206, 144 218, 158 233', 3, { from: 0.6, to: 0.7 }),
    stroke('314 74, 316 90, 321 102, 329 109', 1.3),
  )

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
    area('#a9734f', '162 239, 182 251, 204 266, 222 286, 234 308, 220 291, 202 276, 181 260.5, 166 247') +
    ink(
      stroke('156.500 229.500, 160 237, 165 246, 181 260.5, 202 276, 220 291, 234 308, 246 331, 257 366', 3, {
        from: 0.3,
        to: 0.6,
      }),
    ) +
    ink(stroke('160 234, 172 239, 186 241', 1.3, { from: 0.6, to: 0 })),
)
const over = (drawn: string) => onPerson('chin', 84, 56, 0.8, full + drawn)
const after = (drawn: string) => onPerson('chin', 84, 56, 0.8, drawn)
const near = (drawn: string) => onPerson('chin', 96, 118, 1.04, drawn)
const plan = '158 231, 180 240, 203 250, 221 266, 232 290, 243 318, 250 340'

const PLATYSMA = '172 239, 200 242, 226 250, 245 266, 257 288, 264 312, 267 342'
/** The skin in section, parted where the tube goes in. */
const SKIN =
  curve('161.800 231.500, 163 238, 165.800 245.500, 168.500 249.500') +
  curve('176.700 256.300, 186 264, 202 276, 220 291, 234 308, 246 331, 257 372')
const BUTT = 'style="stroke-linecap:butt"'
/** The edge of the skin that is opened over the jaw and below it: it stands up a little, is lit, and throws its shade on what lies beneath. */
const EDGE = '160 233, 164 216, 176 204, 198 195, 226 184, 254 169, 278 150, 300 128, 318 112, 332 98'
/** The body of the lower jaw from the chin to its angle; the muscle of chewing covers the angle. */
const BRIM = '336 96, 332 128, 322 150, 310 168, 294 185, 270 202, 242 217, 216 228, 196 235, 186 237, 178 234'
const JAW = `${BRIM}, 172 224, 175 206, 198 195, 226 184, 254 169, 278 150, 300 128, 318 112`
/** Under the skin of the neck: fat, then the flat muscle, a thin sheet; behind it what moves tongue and throat, the hyoid bone, and the cartilage of the larynx. */
const layers =
  area(
    'url(#f)',
    '160 234, 165 246, 181 260, 202 276, 220 291, 234 308, 246 331, 257 372, 300 372, 300 212, 200 232, 190 206, 166 214',
  ) +
  area('#d9a693', '184 236, 226 250, 245 266, 257 288, 264 312, 268 372, 340 372, 340 110, 250 200') +
  // The floor of the mouth between jaw and hyoid bone, and below it the front belly of the digastric.
  part('#9c4a45', '208 230, 240 215, 268 199, 274 226, 268 250, 236 240', 0.8) +
  thin('M222 227l40 16M236 220l32 18M250 212l22 14', '#c4776c', 0.9) +
  part('url(#u)', '184 237, 204 235, 236 240, 284 254, 276 262, 228 250, 200 243', 0.8) +
  // The salivary gland under the edge of the jaw; behind it the hind belly of the digastric, which goes under the long muscle of the neck.
  part(LAYER.gland, '256 238, 260 222, 276 208, 294 190, 308 206, 306 234, 290 246, 268 248', 0.9) +
  thin('M263 233q4-7 11-7M273 219q4-7 11-6M287 205q3-5 8-4M275 241q3-6 10-6M289 227q3-6 9-5', LAYER.glandShade, 1.2) +
  part(LAYER.bone, JAW, 1) +
  area(LAYER.boneShade, `${BRIM}, 188 231, 212 222, 240 209, 266 194, 290 174, 312 146`) +
  '<ellipse cx="222" cy="199" rx="4" ry="2.4" fill="#a98f62"/>' +
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
  thin(curve(PLATYSMA), INK, 6) +
  thin(curve(PLATYSMA), LAYER.muscle, 4.4) +
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
 * The head bent back, seen from below: nostrils and lips foreshortened at the top, the ball of the chin, the edge of the jaw as a horseshoe from one
 * angle to the other, its underside in the shade, and the neck that comes from between its ends; the ears lie low.
 */
const OTHER = 'transform="matrix(-1 0 0 1 240 0)"'
const EAR = '34 50, 24 46, 15 54, 14 72, 19 92, 27 106, 35 108, 40 98'
const HEAD = '26 -60, 28 -12, 30 24, 34 64, 39 102, 45 132, 52 154, 56 176, 55 200, 44 222, 20 236, -12 244'
const DARK =
  '108 69, 120 67.5, 136 69, 154 75, 174 88, 188 106, 194 130, 187 156, 183 176, 184 198, 174 190, 174 156, 178 128, 162 98, 140 80'
const below =
  `<g id="ea">${part('#cf9f7b', EAR, 1.8)}${thin('M31 58q-9-4-11 8 0 14 8 28', '#a9734f', 2)}</g><use href="#ea" ${OTHER}/>` +
  area('#e6c3a3', [...pointsOf(HEAD), [-12, 260], [252, 260], ...mirrored(HEAD).toReversed()]) +
  // The cheek and the body of the jaw that face the lamp; the other side turns away.
  area('#f3dcc6', '30 -12, 33 40, 40 88, 46 112, 58 92, 78 76, 96 68, 88 56, 76 40, 74 14, 84 -12') +
  area('#cf9f7b', '212 -12, 210 24, 206 64, 201 102, 195 130, 190 108, 174 87, 156 75, 172 60, 188 30, 194 -12') +
  // The ball of the chin.
  area('#f3dcc6', '100 62, 98 57, 106 53, 120 52, 128 55, 126 61, 116 64') +
  // Its underside and the floor of the mouth lie in the shade as far as the bend of the neck.
  area(
    '#cf9f7b',
    '46 130, 52 106, 66 88, 86 75, 104 69, 120 67.5, 136 69, 154 75, 174 88, 188 106, 194 130, 186 160, 178 176, 164 152, 76 152, 62 176, 54 156',
  ) +
  area('#a9734f', DARK) +
  area('url(#h)', DARK) +
  area('#f3dcc6', '60 164, 68 180, 66 214, 46 236, 20 240, 44 224, 56 204') +
  `<g stroke-width="2.2"><g id="hd">${ink(stroke('46 136, 47 122, 54 104, 68 87, 88 74', 1.6, { from: 0.6, to: 0 }))}<path fill="none" stroke="${INK}" d="${curve(HEAD)}"/></g></g>` +
  `<use href="#hd" stroke-width="3.2" ${OTHER}/>`
/** The nose from below; the lips run round the teeth as a hoop seen from below, the upper one looks down, the lower one is but an edge. */
const mouth =
  area('#cf9f7b', '94 -4, 96 8, 106 10, 120 15, 134 10, 144 8, 146 -4') +
  `<g id="no">${thin('M93-6q-3 16 13 16', INK, 1.4)}${whole(area('#4d2039', '101 4, 105 -2, 113 0, 116 7, 108 8'))}</g><use href="#no" ${OTHER}/>` +
  area(
    '#94504b',
    '85 38.8, 97 33.5, 111 29, 116 28.5, 120 30, 124 28.5, 129 29, 143 33.5, 155 38.8, 138 37.2, 120 36.6, 102 37.2',
  ) +
  area('#c57d70', '87 39, 102 37.2, 120 36.4, 138 37.2, 153 39, 140 43, 120 44.4, 100 43') +
  area('#a9734f', '104 47, 120 46.4, 136 47, 120 50') +
  ink(stroke('83 39.4, 92 38.4, 105 37, 120 36.4, 135 37, 148 38.4, 157 39.4', 1.9))

/**
 * The platysma under the skin of the neck, two thin sheets whose fibres run up and inwards, together above and apart below: seen as through the skin, and
 * as they are where a hook holds the lower lip of the short cut down.
 */
const OPEN = '96 91, 108 89, 120 88.5, 132 89, 144 91, 143 104, 139 119, 133 127, 120 125, 107 127, 101 119, 97 104'
const side = '119 97, 108 98, 100 106, 93 134, 86 172, 82 210, 78 256, 98 256, 108 230, 114 208, 119 190, 119.500 140'
/** Fibres from the collarbone to the chin, nearly side by side, each with its shade. */
const fibres = [0, 1, 2, 3].map((i) => `M${83 + i * 6} 256Q${91 + i * 7} 170 ${105 + i * 4} ${104 - i * 2}`).join('')
const sheet =
  `<g fill="#c4685d" stroke="${INK}" stroke-width="1"><path id="ps" d="${curve(side, { loop: true })}"/></g>` +
  fill('#d98676', 'M110 99q2 100-16 157H84q6-100 26-157') +
  thin(fibres, '#eba697', 1) +
  thin(fibres, '#8f3d3b', 0.8, 'transform="translate(3 1)"') +
  // Its inner edge is a thin sheet without fibres.
  thin('M117.500 99Q122 206 97 256', '#eccabd', 2.4)
const both = `<use href="#pl"/><use href="#pl" ${OTHER}/><use href="#ps" fill="#5a2429" opacity=".2" ${OTHER}/>`
const LIP = curve('96 91, 97 104, 101 119, 107 127, 120 125, 133 127, 139 119, 143 104, 144 91')
const HOOK = 'M106 120q-4 0-6 7L28 256'
const sheets =
  `<g opacity=".5">${both}${thin('M113 142h14M113 156h14M113 170h14M113 184h14', '#2f3f6b', 1.6)}</g>` +
  area('url(#f)', OPEN) +
  `<g clip-path="url(#op)">${both}${thin('M113 107h14M113 119h14', '#2f3f6b', 1.8)}</g>` +
  thin(LIP, INK, 6.4) +
  thin(LIP, '#f1d4b8', 4.6) +
  `<g id="ho">${thin(HOOK, INK, 3.8)}${thin(HOOK, '#c3ced1', 2.2)}</g><use href="#ho" ${OTHER}/>`

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

/** The cut along the front of the ear, close before its cover and round the lobe, up behind it and into the hair; what lies beyond it is too much. */
const AROUND =
  '314 12, 321 22, 325 33, 324 44, 321 54, 320 64, 321.500 76, 320.500 90, 322.500 101, 329 107, 338 107, 350 100, 364 84, 377 67, 387 62, 396 76, 402 92'
const surplus =
  area(LAYER.skin, '300 60, 308 50, 322 52, 322 96, 312 94, 302 78') +
  removed('325 35, 324 44, 321 54, 320 64, 321.5 76, 320.5 90, 322 103, 313 101, 306 90, 304 72, 306 54, 312 42, 319 36') +
  removed('331 108, 341 107, 351 100, 364 84, 377 67, 387 62, 396 76, 389 82, 377 88, 365 101, 353 113, 341 119, 330 117')

export const plate: Sheet = {
  slug: 'chin-lift',
  title: 'Double chin removal, step by step',
  desc: '1: the aimed line of jaw and neck, dashed. 2: numbing fluid under the skin. 3: below the bone of the jaw a thin blunt tube draws off fat, hatched, above the flat muscle of the neck. 4: jaw and neck from below: hooks hold a short cut under the chin open; in it, and under the skin below, the edges of the flat muscle are stitched together. 5: loose skin is taken out along a cut close round the ear. 6: stitches and a strap; dashed, the neck before.',
  defs:
    whole(person('chin')).replace(/<\/g>$/, `${soft}</g>`) +
    PENCIL +
    `<g id="pl">${whole(sheet)}</g><clipPath id="op"><path d="${curve(OPEN, { loop: true })}"/></clipPath>`,
  panels: [
    {
      steps: '1',
      body: over(aimed(plan) + aimed('172 222, 214 212, 262 190, 300 160, 318 126') + fromLeft(pen(), 240, 311, 168, 42)),
    },
    {
      steps: '2',
      body: over(
        area('#eef3f2', '171 241, 204 250, 232 270, 251 306, 248 320, 237 304, 223 288, 205 273, 184 257', 'opacity=".55"') +
          fromLeft(syringe('#dfeaea'), 212, 268, 168, 72),
      ),
    },
    {
      steps: '3',
      body: near(
        whole(layers) +
          whole(removed(drawnOff)) +
          fromLeft(cannula(116), 236, 264, 190, 152, 0.8, 0.9) +
          // The two lips of the cut, one above the tube and one below it.
          thin('M165.500 252.500l5-6M174 259.500l5-6', '#fff6ec', 4.2) +
          thin('M165.500 252.500l5-6M174 259.500l5-6', '#b3264f', 2.4),
      ),
    },
    {
      steps: '4',
      body:
        whole(below) +
        mouth +
        sheets +
        arrow('72 222, 82 222, 96 222', 3.6) +
        arrow('168 222, 158 222, 144 222', 3.6) +
        cut('96 91, 108 89, 120 88.5, 132 89, 144 91', 3.4),
    },
    {
      steps: '5',
      body: `<g transform="translate(-296 -14) scale(1.2)"><g transform="translate(0 12)"><use href="#chin"/>${whole(ear + surplus)}${cut(AROUND, 2.6)}${arrow('272 134, 284 120, 296 104', 3.6)}${arrow('340 166, 354 150, 366 134', 3.6)}</g></g>`,
    },
    {
      steps: '6',
      body: after(
        // The neck is slimmer: its line turns at the throat. Dashed, as it was.
        whole(
          fill('var(--g)', 'M176 252L224 256 239 267 247 291 257 372H150V290z') +
            ink(stroke('222 255, 239 266, 248 292, 257 372', 3, { from: 0.6, to: 0.8 })),
        ) +
          thin('M164 246Q224 278 244 328', PLUM, 1.6, 'stroke-dasharray="3 3.4"') +
          whole(
            part(
              '#f1e7db',
              '138 205, 142 198, 160 198, 180 198, 216 180, 266 138, 304 84, 318 20, 322 -10, 392 -10, 384 60, 366 120, 330 176, 288 222, 256 250, 236 263, 212 264, 184 255, 160 242, 143 224',
              1.8,
            ) +
              area(
                '#d6c4b4',
                '392 -10, 384 60, 366 120, 330 176, 288 222, 256 250, 236 263, 212 264, 184 255, 160 242, 143 224, 184 244, 222 246, 262 222, 316 176, 348 116, 364 50, 368 -10',
              ) +
              area('url(#h)', '384 60, 366 120, 330 176, 288 222, 256 250, 236 263, 228 252, 262 228, 320 180, 352 116, 368 50') +
              // It pulls: folds run from the cup of the chin and from the bend under the ear; its edges are sewn.
              ink(stroke('158 216, 186 220, 212 208, 234 190', 1.2)) +
              thin('M152 204q120 10 164-192M158 232q150 60 214-230', '#8d7f78', 0.9, 'stroke-dasharray="4 3"') +
              // One end of it lies on the other and holds there: its edge is sewn, and throws a little shade.
              fill(
                '#8d7f78',
                stroke('262 147, 284 178, 308 205', 6, { from: 0.5, to: 0.5 }),
                'opacity=".5" transform="translate(-3 2)"',
              ) +
              ink(stroke('262 147, 284 178, 308 205', 2)) +
              thin('M270 137l46 58m-39-66l45 57', '#8d7f78', 0.9, 'stroke-dasharray="4 3"'),
          ),
      ),
    },
  ],
}
