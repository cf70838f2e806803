import { curve, mirrored, stroke } from '../pen'
import { fromLeft, PENCIL } from '../hands'
import { aimed, area, arrow, cut, fill, ink, INK, part, PLUM, removed, thin, whole } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, syringe } from '../tools'

/** The chin is a ball below its furrow. */
const soft =
  area(LAYER.skin, '138 184, 139 196, 139 207, 151 227, 158 233, 160 222, 146 190') +
  ink(stroke('135 181, 139.500 188, 139 206, 144 218, 158 233', 3, { from: 0.6, to: 0.7 }))

/** Before: the fullness under the chin, from its crease to the throat. */
const full =
  area(
    '#dcb491',
    '156 229, 165 246, 181 260.5, 202 276, 220 291, 234 308, 246 331, 257 366, 266 366, 258 326, 244 290, 222 262, 196 244, 170 236',
  ) +
  area(
    LAYER.skinShade,
    '156 229, 166 240, 184 247, 206 256, 224 274, 240 300, 252 332, 246 331, 234 308, 220 291, 202 276, 181 260.5, 165 246',
  ) +
  area('#a9734f', '162 239, 182 251, 204 266, 222 286, 234 308, 220 291, 202 276, 181 260.5, 166 247') +
  ink(stroke('154 224, 159 233, 165 246, 181 260.5, 202 276, 220 291, 234 308, 246 331, 257 366', 3, { from: 0.3, to: 0.6 })) +
  ink(stroke('160 234, 172 239, 186 241', 1.3, { from: 0.6, to: 0 }))
const over = (drawn: string) => onPerson('chin', 84, 56, 0.8, full + drawn)
const after = (drawn: string) => onPerson('chin', 84, 56, 0.8, drawn)
const near = (drawn: string) => onPerson('chin', 96, 118, 1.04, drawn)
const plan = '158 231, 180 240, 203 250, 221 266, 232 290, 243 318, 250 340'

const PLATYSMA = '172 239, 200 242, 226 250, 245 266, 257 288, 264 312, 267 342'
/** The skin in section, parted where the tube goes in. */
const SKIN = curve('159 233, 161.500 239.500, 165 246') + curve('180.500 259.500, 202 276, 220 291, 234 308, 246 331, 257 372')
const BUTT = 'style="stroke-linecap:butt"'
/** The edge of the skin that is opened below the jaw: it stands up a little, is lit, and throws its shade on what lies beneath. */
const EDGE = '160 233, 190 238, 226 231, 262 220, 296 208, 314 206, 323 220, 324 250, 318 292, 309 372'
/** Under the skin of the neck: fat, then the flat muscle, a thin sheet; behind it what moves tongue and throat, the hyoid bone, and the cartilage of the larynx. */
const layers =
  area(
    'url(#f)',
    '160 234, 165 246, 181 260, 202 276, 220 291, 234 308, 246 331, 257 372, 300 372, 314 262, 322 226, 300 212, 262 224, 226 234, 190 239',
  ) +
  area(
    '#d9a693',
    '186 240, 226 250, 245 266, 257 288, 264 312, 268 372, 306 372, 318 290, 324 250, 322 220, 312 207, 296 209, 262 221, 226 232',
  ) +
  part('url(#u)', '200 240, 232 236, 282 254, 276 262, 226 248', 0.8) +
  // Behind the larynx the long muscle of the neck; under the jaw the salivary gland, and the hind belly of the digastric across it.
  part(LAYER.gland, '258 238, 264 229, 280 223, 297 220, 308 229, 304 241, 288 248, 270 247', 0.9) +
  thin('M270 231q0 7 6 9m6-14q-1 8 6 11m8-15q-1 7 5 9m-24 8q8-1 9-6', LAYER.glandShade, 1.2) +
  part(LAYER.cartilage, '274 290, 284 280, 303 274, 305 316, 300 372, 280 372', 0.9) +
  part('url(#u)', '267 264, 274 265, 271 300, 278 372, 267 372', 0.8) +
  part('url(#u)', '281 256, 296 246, 312 226, 320 226, 316 238, 302 252, 284 262', 0.8) +
  part(LAYER.bone, '265 257, 271 250, 284 253, 307 246, 298 256, 278 265, 268 264', 1) +
  part('url(#u)', '305 225, 315 226, 315 244, 313 262, 308 300, 304 372, 290 372, 297 310, 303 270, 306 244', 0.9) +
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

/** Neck and chin, the head bent back: lips above, the underside of the jaw, the neck. */
const below =
  area(
    '#e6c3a3',
    '2 -10, 4 40, 10 80, 30 106, 58 128, 61 170, 54 206, 30 232, -10 246, -10 260, 250 260, 250 246, 210 232, 186 206, 179 170, 182 128, 210 106, 230 80, 236 40, 238 -10',
  ) +
  area('#f3dcc6', '2 -10, 5 46, 20 74, 52 92, 88 101, 124 102, 134 90, 118 78, 88 64, 74 34, 88 -10') +
  area('#f3dcc6', '63 140, 72 170, 60 230, 30 240, 56 206') +
  area(
    LAYER.skinShade,
    '236 40, 212 70, 184 92, 152 106, 120 110, 86 107, 52 97, 22 80, 9 66, 16 90, 34 106, 60 126, 100 138, 150 138, 170 150, 172 190, 182 224, 206 250, 250 250, 210 232, 188 206, 180 170, 183 128, 210 106, 230 80',
  ) +
  area('url(#h)', '236 52, 210 105, 183 126, 179 170, 172 150, 160 132, 190 112') +
  // The lips, seen from below.
  area('#b5675c', '86 40, 98 29, 113 20, 120 22, 127 20, 142 29, 154 40, 120 34') +
  area('#c57d70', '86 40, 120 35, 154 40, 141 50, 120 54, 99 50') +
  area('#a9734f', '102 61, 120 58, 138 61, 128 66, 112 66') +
  ink(
    stroke('84 40.500, 102 37, 120 35, 138 37, 156 40.500', 2.2),
    stroke('2 -8, 4 40, 10 80, 30 106, 58 128, 61 170, 54 206, 30 232, -8 246', 2.2),
    stroke('238 -8, 236 40, 230 80, 210 106, 182 128, 179 170, 186 206, 210 232, 248 246', 3.2),
    stroke('84 118, 120 123, 156 118', 1.4),
  )
/** The skin held open below the chin; in it the platysma, two thin sheets whose fibres run up and inwards, together above and apart below. */
const OPEN = '78 137, 98 134, 120 133, 142 134, 162 137, 167 176, 168 210, 178 256, 62 256, 72 210, 73 176'
const side = '119 140, 100 141, 86 146, 83 180, 82 214, 74 256, 98 256, 108 230, 114 208, 119 190, 119.500 160'
/** Fibres from the collarbone to the chin, straight and nearly side by side, each with its shade. */
const fibres = [0, 1, 2, 3].map((i) => `M${81 + i * 6} 256l${13 - i}-${112 + i}`).join('')
const sheet =
  area('#c4685d', side, `stroke="${INK}" stroke-width="1"`) +
  fill('#d98676', 'M104 142q5 66-12 114H82q16-60 12-113') +
  thin(fibres, '#eba697', 1) +
  thin(fibres, '#8f3d3b', 0.8, 'transform="translate(3 1)"') +
  // Its inner edge is a thin sheet without fibres.
  thin('M117.500 142Q122 206 97 256', '#eccabd', 2.4)
const sheets =
  area('url(#f)', OPEN) +
  // Between their lower halves, what lies behind: the straps of muscle, and the notched shield of the larynx.
  area('#b5675c', '119 184, 121 184, 134 214, 146 256, 94 256, 106 214') +
  area(LAYER.cartilage, '106 236, 112 227, 117 229, 120 233, 123 229, 128 227, 134 236, 140 258, 100 258', `stroke="${INK}"`) +
  `<g id="pl">${sheet}</g><use href="#pl" transform="matrix(-1 0 0 1 240 0)"/>` +
  area('#5a2429', mirrored(side), 'opacity=".2"')
const rim = '78 137, 73 176, 72 210, 62 256'
const opening = [rim, mirrored(rim)].map((line) => thin(curve(line), INK, 7) + thin(curve(line), '#f1d4b8', 5)).join('')

/** Her ear from near: rim, the forked ridge within it, the bowl with the opening behind its cover, the lobe. */
const ear =
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

/** The cut before the ear, round its lobe, up behind it and into the hair; what lies beyond it is too much. */
const AROUND = '305 10, 305 40, 310 66, 316 88, 322 105, 331 113, 341 112, 351 101, 364 84, 377 67, 387 62, 396 76, 402 92'
const surplus =
  removed('305 10, 305 40, 310 66, 316 88, 323 106, 314 108, 304 92, 296 66, 293 40, 298 16') +
  removed('331 113, 341 112, 351 101, 364 84, 377 67, 387 62, 396 76, 389 82, 377 88, 365 102, 353 115, 341 121, 330 119')

export const plate: Sheet = {
  slug: 'chin-lift',
  title: 'Double chin removal, step by step',
  desc: '1: the aimed line of jaw and neck, dashed. 2: numbing fluid under the skin. 3: a thin blunt tube draws off fat, hatched, above the flat muscle of the neck. 4: the neck from below: the edges of the muscle are stitched together through a cut under the chin. 5: loose skin is taken out around the ear. 6: stitches and a strap; dashed, the neck before.',
  defs: whole(person('chin')).replace(/<\/g>$/, `${soft}</g>`) + PENCIL,
  panels: [
    {
      steps: '1',
      body: over(aimed(plan) + aimed('172 222, 214 212, 262 190, 300 160, 318 126') + fromLeft(pen(), 240, 311, 168, 42)),
    },
    {
      steps: '2',
      body: over(
        area('#eef3f2', '170 240, 204 250, 232 270, 250 304, 240 316, 222 292, 202 275, 178 258', 'opacity=".55"') +
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
          thin('M161 248l7-4M177 264l7-8', '#fff6ec', 4.6) +
          thin('M161 248l7-4M177 264l7-8', '#b3264f', 2.8),
      ),
    },
    {
      steps: '4',
      body:
        whole(below) +
        whole(sheets) +
        whole(opening) +
        thin('M113 147h14M113 157h14M113 167h14M113 177h14M113 187h14', '#2f3f6b', 1.6) +
        arrow('54 218, 70 218, 88 218', 4) +
        arrow('186 218, 170 218, 152 218', 4) +
        cut('80 135, 98 132, 120 131, 142 132, 160 135', 3.4),
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
