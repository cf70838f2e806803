import { curve, mirrored, stroke } from '../pen'
import { fromLeft, PENCIL } from '../hands'
import { aimed, area, arrow, cut, fill, ink, INK, part, PLUM, removed, stitches, thin, whole } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, syringe } from '../tools'

/** Before: the fullness under the chin, from its crease to the throat. */
const FRONT = '159 233, 165 246, 181 260.5, 202 276, 220 291, 234 308, 246 331, 257 366'
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
  thin(curve(FRONT), INK, 8.6) +
  thin(curve(FRONT), LAYER.skin, 6.4) +
  thin(curve(FRONT), LAYER.skinShade, 1.4, 'transform="translate(2 -1.6)"') +
  thin(curve(EDGE), '#6b3a2c', 4, 'opacity=".36" transform="translate(-0.6 3)"') +
  thin(curve(EDGE), LAYER.skinShade, 4.6) +
  thin(curve(EDGE), '#f6e3d2', 2.6, 'transform="translate(0.3 -0.5)"')
/** What is drawn off; a layer below the skin stays. */
const drawnOff = '174 244, 196 248, 217 256, 235 270, 247 290, 253 312, 252 328, 241 307, 226 288, 208 272, 188 257, 176 249'

/** The neck from below, the head bent back: chin above, collarbones below. */
const below =
  area('#e6c3a3', '-10 -10, 250 -10, 250 100, 214 108, 200 150, 206 196, 234 250, 6 250, 34 196, 40 150, 26 108, -10 100') +
  area('#f3dcc6', '-10 -10, 104 -10, 92 40, 74 58, 40 76, 10 92, -10 94') +
  area('#f3dcc6', '46 116, 66 96, 70 130, 66 180, 62 250, 20 250, 44 196, 50 150') +
  area(
    LAYER.skinShade,
    '250 60, 214 84, 170 60, 140 48, 120 46, 98 49, 70 62, 40 86, 20 104, 40 106, 90 78, 150 78, 186 110, 182 160, 190 210, 204 250, 236 250, 208 196, 202 150, 214 110, 250 104',
  ) +
  `<path fill="url(#h)" d="${curve('250 70, 214 92, 186 84, 196 112, 186 160, 194 210, 210 250, 234 250, 206 196, 201 150, 214 110, 250 104', { loop: true })}"/>` +
  area('#f3dcc6', '100 28, 122 22, 142 30, 138 42, 118 44, 102 40') +
  ink(
    stroke('-6 106, 30 92, 66 62, 98 48, 120 45, 142 48, 174 62, 210 92, 246 106', 3),
    stroke('30 106, 40 150, 34 196, 8 248', 2.2),
    stroke('210 106, 200 150, 206 196, 234 248', 3.2),
  )
/** The skin held open below the chin; in it the platysma, two thin sheets whose fibres run up and inwards, together above and apart below. */
const OPEN = '70 96, 92 82, 120 77, 148 82, 170 96, 184 136, 194 196, 206 256, 34 256, 46 196, 56 136'
const side = '119 90, 98 92, 82 102, 74 140, 66 196, 56 256, 92 256, 104 222, 114 192, 119 170, 119.5 120'
/** Fibres from the collarbone to the chin, straight and nearly side by side, each with its shade. */
const fibres = [0, 1, 2, 3, 4, 5].map((i) => `M${64 + i * 8} 256l${23 - i * 2}-${152 + i}`).join('')
const sheet =
  area('#c4685d', side, `stroke="${INK}" stroke-width="1"`) +
  fill('#d98676', 'M103 94q8 80-15 162H72q24-80 31-162z') +
  thin(fibres, '#eba697', 1) +
  thin(fibres, '#8f3d3b', 0.8, 'transform="translate(3 1)"') +
  // Its inner edge is a thin sheet without fibres.
  thin('M117 92Q122 190 91 256', '#eccabd', 2.6)
const sheets =
  area('url(#f)', OPEN) +
  // Between their lower halves, what lies behind: the straps of muscle, and the notched shield of the larynx.
  area('#b5675c', '119 164, 121 164, 138 204, 152 256, 88 256, 102 204') +
  area(LAYER.cartilage, '104 228, 111 217, 117 220, 120 225, 123 220, 129 217, 136 228, 141 256, 99 256', `stroke="${INK}"`) +
  area('#c9aea3', '123 222, 129 218, 136 228, 141 256, 120 256') +
  `<g id="pl">${sheet}</g><use href="#pl" transform="matrix(-1 0 0 1 240 0)"/>` +
  area('#5a2429', mirrored(side), 'opacity=".2"')
const rim = '70 96, 56 136, 46 196, 34 256'
const opening =
  thin(curve(rim), '#6b3a2c', 3.6, 'opacity=".36" transform="translate(3 1)"') +
  [rim, mirrored(rim)].map((line) => thin(curve(line), INK, 8) + thin(curve(line), '#f1d4b8', 6)).join('')

/** The cut before the ear, round its lobe, up behind it and into the hair; what lies beyond it is too much. */
const AROUND = '305 10, 305 40, 310 66, 316 88, 322 105, 331 113, 341 112, 351 101, 364 84, 377 67, 387 62, 396 76, 402 92'
const surplus =
  removed('305 10, 305 40, 310 66, 316 88, 323 106, 314 108, 304 92, 296 66, 293 40, 298 16') +
  removed('331 113, 341 112, 351 101, 364 84, 377 67, 387 62, 396 76, 389 82, 377 88, 365 102, 353 115, 341 121, 330 119')

export const plate: Sheet = {
  slug: 'chin-lift',
  title: 'Double chin removal, step by step',
  desc: '1: the aimed line of jaw and neck, dashed. 2: numbing fluid under the skin. 3: a thin blunt tube draws off fat, hatched, above the flat muscle of the neck. 4: the neck from below: the edges of the muscle are stitched together through a cut under the chin. 5: loose skin is taken out around the ear. 6: stitches and a strap; dashed, the neck before.',
  defs: whole(person('chin')) + PENCIL,
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
          removed(drawnOff) +
          cut('170 251.5, 176.5 257.4, 183.5 263.6', 3.4) +
          // The other fingers, curled behind those that hold.
          area(
            '#5f8d90',
            '10 222, 26 232, 46 233, 62 237, 78 240, 85 234, 86 214, 40 206',
            `stroke="${INK}" stroke-width="1.8"`,
          ) +
          fromLeft(cannula(150), 240, 284, 205, 196, 0.86, 0.9),
      ),
    },
    {
      steps: '4',
      body:
        whole(below) +
        whole(sheets) +
        opening +
        stitches('120 100, 120 114, 120 128, 120 142, 120 156, 120 170', 14) +
        arrow('66 206, 80 206, 92 206', 4) +
        arrow('174 206, 160 206, 148 206', 4) +
        cut('72 94, 94 80.5, 120 75.5, 146 80.5, 168 94', 3.6),
    },
    {
      steps: '5',
      body: `<g transform="translate(-296 -14) scale(1.2)"><g transform="translate(0 12)"><use href="#chin"/>${surplus}${cut(AROUND, 2.6)}${arrow('272 134, 284 120, 296 104', 3.6)}${arrow('340 166, 354 150, 366 134', 3.6)}</g></g>`,
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
              '145 206, 149 199, 160 198, 180 198, 216 180, 266 138, 304 84, 318 20, 322 -10, 392 -10, 384 60, 366 120, 330 176, 288 222, 256 250, 236 263, 212 264, 184 255, 160 242, 148 226',
              1.8,
            ) +
              area(
                '#d6c4b4',
                '392 -10, 384 60, 366 120, 330 176, 288 222, 256 250, 236 263, 212 264, 184 255, 160 242, 148 226, 184 244, 222 246, 262 222, 316 176, 348 116, 364 50, 368 -10',
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
