import { curve, mirrored, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, stitches, thin } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed, syringe } from '../tools'

const over = (drawn: string) => onPerson('chin', 84, 56, 0.8, drawn)
const near = (drawn: string) => onPerson('chin', 118, 128, 1.14, drawn)
const FRONT = '162 236, 180 245, 198 254, 212 267, 222 284, 234 306, 246 332, 258 366'
const plan = '160 234, 182 238, 206 242, 226 250, 237 270, 243 300, 248 332'

const PLATYSMA = '178 239, 200 240, 224 246, 244 260, 256 282, 263 308, 266 336'
/** Under the skin of the neck: fat, then the flat muscle, a thin sheet; behind it what moves tongue and throat, the hyoid bone, and the cartilage of the larynx. */
const layers =
  part(
    'url(#f)',
    '164 238, 180 246, 198 255, 212 268, 222 286, 234 308, 246 334, 254 356, 300 356, 314 262, 322 226, 300 212, 262 224, 226 234, 194 238',
    1.3,
  ) +
  area('#dcae9c', '190 239, 244 260, 267 350, 300 350, 314 262, 322 226, 300 212, 226 234') +
  part('url(#v)', '200 239, 232 236, 282 254, 276 262, 226 248', 0.8) +
  // Behind the larynx the long muscle of the neck; under the jaw the salivary gland, and the hind belly of the digastric across it.
  part(LAYER.gland, '258 236, 268 226, 288 219, 304 221, 308 232, 302 244, 286 250, 268 247', 0.9) +
  part(LAYER.cartilage, '274 290, 284 280, 303 274, 305 316, 300 344, 282 340', 0.9) +
  area(LAYER.cartilageShade, '303 274, 305 316, 300 344, 296 306') +
  part('url(#u)', '267 264, 274 265, 271 300, 277 350, 266 350', 0.8) +
  part('url(#v)', '281 256, 296 246, 312 226, 320 226, 316 238, 302 252, 284 262', 0.8) +
  part('url(#b)', '265 257, 271 250, 284 253, 307 246, 298 256, 278 265, 268 264', 1) +
  part('url(#u)', '305 225, 315 226, 315 244, 313 262, 308 300, 304 356, 292 356, 297 310, 303 270, 306 244', 0.9) +
  thin(curve(PLATYSMA), INK, 6.2) +
  thin(curve(PLATYSMA), LAYER.muscle, 4.4) +
  thin(curve(FRONT), INK, 8.6) +
  thin(curve(FRONT), LAYER.skin, 6.4) +
  thin(curve(FRONT), LAYER.skinShade, 1.4, 'transform="translate(2 -1.6)"') +
  ink(stroke('164 238, 194 237, 226 232, 262 222, 300 210, 322 224', 1.6))

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
  area('#b5675c', '76 0, 98 -8, 142 -8, 164 0, 148 10, 120 15, 92 10') +
  ink(
    stroke('-6 106, 30 92, 66 62, 98 48, 120 45, 142 48, 174 62, 210 92, 246 106', 3),
    stroke('30 106, 40 150, 34 196, 8 248', 2.2),
    stroke('210 106, 200 150, 206 196, 234 248', 3.2),
    stroke('162 232, 140 240, 128 248', 1.3),
  )
/** A flat strap of the platysma, from the chin down and out of the picture; the two part below. */
const strap = '86 96, 104 86, 117 85, 119 150, 117 190, 106 260, 52 260, 62 196, 70 140'

export const plate: Sheet = {
  slug: 'chin-lift',
  title: 'Double chin removal, step by step',
  desc: '1: the aimed line of jaw and neck, dashed. 2: numbing fluid under the skin. 3: a thin blunt tube draws off fat, hatched, above the flat muscle of the neck. 4: the neck from below: the edges of the muscle are stitched together through a cut under the chin. 5: loose skin is taken out around the ear. 6: stitches and a strap.',
  defs: person('chin'),
  panels: [
    {
      steps: '1',
      body: over(aimed(plan) + aimed('172 222, 214 212, 262 190, 300 160, 318 126') + placed(pen(), 250, 334, 152, 1)),
    },
    {
      steps: '2',
      body: over(
        area('#eef3f2', '176 240, 214 236, 240 252, 250 300, 238 308, 222 284, 206 262', 'opacity=".5"') +
          placed(syringe('#dfeaea'), 214, 262, 140, 0.95),
      ),
    },
    {
      steps: '3',
      body: near(
        layers +
          removed('186 242, 204 246, 226 254, 243 276, 252 304, 248 312, 235 290, 223 270, 208 258, 194 249') +
          cut('202 256, 208 261, 213 268', 3.4) +
          placed(cannula(114), 243, 279, 203, 0.9) +
          arrow('206 292, 192 285, 180 279', 3),
      ),
    },
    {
      steps: '4',
      body:
        below +
        part('url(#f)', '92 79, 120 70, 148 79, 170 106, 182 150, 192 200, 204 260, 36 260, 48 200, 58 150, 70 106', 1.6) +
        area(LAYER.fasciaShade, '117 85, 123 85, 134 190, 142 260, 98 260, 106 190') +
        part('url(#u)', strap, 1.2) +
        part('url(#u)', mirrored(strap), 1.2) +
        stitches('120 94, 120 106, 120 118, 120 130, 120 142, 120 154, 120 166', 15) +
        arrow('78 208, 92 208, 104 208', 4) +
        arrow('162 208, 148 208, 136 208', 4) +
        cut('92 78, 120 70, 148 78', 3.4),
    },
    {
      steps: '5',
      body: `<g transform="translate(-296 -14) scale(1.2)"><g transform="translate(0 12)"><use href="#chin"/>${removed('306 14, 304 40, 306 66, 316 92, 326 106, 340 110, 338 122, 318 116, 300 94, 292 62, 294 34')}${removed('346 112, 362 98, 376 76, 384 52, 392 60, 386 88, 372 112, 356 124')}${cut('306 14, 304 40, 306 66, 316 92, 328 108, 344 112, 362 98, 376 76, 384 50', 2.6)}${arrow('280 150, 290 136, 300 124', 3.6)}${arrow('330 158, 344 144, 356 132', 3.6)}</g></g>`,
    },
    {
      steps: '6',
      body: over(
        part(
          '#f1e7db',
          '154 231, 160 221, 174 211, 216 186, 268 140, 304 84, 318 20, 322 -10, 392 -10, 384 60, 366 120, 330 176, 286 216, 240 246, 234 258, 226 266, 214 264, 196 257, 176 247, 160 238',
          1.8,
        ) +
          area(
            '#d6c4b4',
            '392 -10, 384 60, 366 120, 330 176, 286 216, 240 246, 234 258, 226 266, 210 262, 186 252, 160 238, 190 242, 222 244, 262 222, 316 176, 348 116, 364 50, 368 -10',
          ) +
          area(
            'url(#h)',
            '384 60, 366 120, 330 176, 286 216, 240 246, 234 258, 226 266, 222 250, 262 228, 320 180, 352 116, 368 50',
          ) +
          // It pulls: folds run from the cup of the chin and from the bend under the ear; its edges are sewn.
          area('#d6c4b4', '166 226, 190 224, 214 212, 232 196, 212 218, 190 230') +
          area('#d6c4b4', '292 120, 312 128, 326 146, 306 136') +
          ink(stroke('164 222, 190 222, 216 208, 236 192', 1.2), stroke('286 122, 308 130, 326 148', 1.1)) +
          thin('M180 212q110-62 136-200M222 252q116-64 150-250', '#8d7f78', 0.9, 'stroke-dasharray="4 3"') +
          fill('#fffaf4', 'M276 182l26-30 24 18-28 32z', `stroke="${INK}" stroke-width="1.2"`) +
          fill('#d3c8be', 'M298 202l28-32-5-4-28 32z'),
      ),
    },
  ],
}
