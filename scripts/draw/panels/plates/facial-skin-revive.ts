import { curve, stroke } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { FEATURES } from '../features'
import { FINGERTIPS, tips } from '../fingertips'
import { BARE, LAID } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed, swab } from '../tools'

/** In the 480 units of her plate: she lies back, seen from above, a pillow under the head, a cap over the hair. The couch is dark enough for the white of cap and pads, and for a dark page. */
const bed =
  fill('#b498a2', 'M-40-40h580v580h-580z') +
  // The head lies in it: shade along it, away from the lamp, and short folds that run towards it.
  area('#8d7080', '440 -40, 540 -40, 540 540, 400 540, 452 330, 446 160, 460 60') +
  ink(
    stroke('-10 150, 26 158, 58 150', 1.4),
    stroke('0 214, 30 214, 52 204', 1.1),
    stroke('448 250, 462 272, 486 284', 1.6),
    stroke('440 300, 458 326, 484 338', 1.2),
  )
const headband =
  part(
    '#fdfaf5',
    '98 -60, 100 -10, 106 27, 142 14, 204 8, 262 20, 314 50, 352 92, 368 122, 400 116, 408 86, 400 40, 380 -60',
    2,
  ) +
  area('#d3c8be', '330 20, 366 68, 382 116, 400 116, 408 86, 400 40, 380 -60, 330 -60') +
  ink(
    stroke('104 6, 150 -8, 210 -14, 270 -2', 1.4),
    stroke('296 12, 346 54, 382 104', 1.4),
    stroke('330 -8, 366 30, 396 76', 1.1),
  )
const lying = `${bed}${fill('#3a2630', 'M340-60h150v64h-150z')}<use href="#elder"/>${headband}`
/** A pad on each closed lid, as wide as the orbit, and a little jelly on the lips. */
const guarded =
  part('#fdfaf5', '102 98, 114 92, 128 96, 137 108, 136 122, 126 131, 111 130, 104 119', 2) +
  area('#d3c8be', '136 108, 137 122, 126 131, 111 130, 108 126, 122 122, 130 114') +
  part('#fdfaf5', '163 112, 178 97, 202 92, 228 97, 244 110, 240 124, 222 135, 196 137, 174 130', 2) +
  area('#d3c8be', '236 106, 244 110, 240 124, 222 135, 196 137, 182 133, 208 129, 228 121') +
  thin('M176 118q24-7 58 0M112 112q8-3 18 0', '#b9b0a6', 1.1) +
  // The lips are closed: one line, and the jelly shines below it.
  fill('#b5675c', 'M121 227h28l32 6-22 6-38 1z') +
  thin('M120 233q14 4 26 1t36 0', INK, 1.7) +
  thin('M130 246q12 2 22-2', '#fff6dc', 3, 'opacity=".6"')
/** The peel: a clear film that shines where the brush has passed, no change of tone; it lies on the cheek as the bone runs. */
const film =
  area(
    '#fff4df',
    '186 176, 204 158, 236 148, 272 132, 304 128, 322 144, 318 176, 296 204, 262 226, 222 236, 194 222, 182 200',
    'opacity=".4"',
  ) +
  fill(
    '#fff',
    'M198 178Q246 162 290 138 254 174 198 178zM200 202Q228 192 248 176 232 200 200 202zM262 178Q288 160 306 144 294 172 262 178z',
    'opacity=".6"',
  )
/** A peel is put on with a soft flat brush, no wider than two fingers: its hair gives way on the skin. */
const softBrush =
  part('#d8b48c', '30 -4, 70 -5, 130 -3, 136 0, 130 4, 70 5, 30 4', 1.3) +
  fill('#a87f58', 'M40 1h92l-4 3-60 1-28-1z') +
  part('#c3ced1', '10 -6, 32 -5, 32 5, 10 6', 1.2) +
  fill('#8d9da3', 'M11 2h20v3H11z') +
  part('#7a5646', '12 -6, 2 -7, -10 -5, -20 1, -27 10, -16 10, -4 9, 12 6', 1.2) +
  area('#4f352b', '12 6, -4 9, -16 10, -27 10, -18 6, -4 4, 12 2') +
  thin('M8-3q-14-1-25 6M8 0q-10 0-18 5', '#b08a74', 1.1)
/** The head of the machine that takes dead skin off: a clear cap on the skin, rings for the grip, its hose. */
const polisher =
  fill(INK, stroke('84 3, 130 6, 170 24, 240 20', 13, { from: 1, to: 1 })) +
  fill('#8d9da3', stroke('84 3, 130 6, 170 24, 240 20', 10, { from: 1, to: 1 })) +
  // The clear cap stands on the skin with its whole rim, and throws its shade there.
  fill('#7a4a38', 'M-66-6q-7 10-2 26 6 6 14 2z', 'opacity=".4"') +
  fill('#d5e6e8', 'M-50-13-64-10q-7 15 0 30l14 4z', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#fff', 'M-52-10l-9 2q-4 6-3 12l12 0z', 'opacity=".8"') +
  part('#eef1f0', '-52 -14, -34 -14, 20 -9, 90 -8, 90 14, 20 14, -22 22, -52 25', 1.5) +
  fill('#b6c3c6', 'M-51 16l29-1L20 8h70v5l-70 1-42 7-29 3z') +
  fill('#fff', 'M-48-11l16 0L20-6h70v4H20l-52-4h-16z') +
  thin('M-36-13v36M-29-12v34M-22-12v33', '#7b8790', 1.6) +
  fill('#6d9598', 'M20 0h26v6h-26z')
/** A wet sheet cut to the face: it clings to brow, nose, cheek and chin, open over eyes, nostrils and mouth; where it goes round the jaw it lies in short folds. */
const EYE = curve('158 114, 172 96, 200 86, 230 90, 250 106, 246 126, 224 139, 194 142, 170 134', { loop: true })
const mask = (colour: string, outline: string, rest = '') =>
  fill(colour, curve(outline, { loop: true }) + EYE, `fill-rule="evenodd" ${rest}`)
const SHEET =
  '109 62, 130 44, 170 34, 220 34, 268 46, 308 76, 334 116, 346 160, 344 204, 326 244, 290 278, 246 302, 200 316, 162 318, 142 308, 132 290, 128 270, 138 268, 156 268, 176 258, 194 240, 196 232, 180 220, 158 212, 138 210, 117 216, 113 204, 126 208, 148 208, 168 204, 174 192, 160 184, 140 180, 122 182, 106 184, 103 176, 109 158, 113 142, 128 138, 141 124, 141 106, 130 91, 112 88, 108 74'
const fitted = whole(
  mask('#e6f1f2', SHEET, `stroke="${INK}" stroke-width="2"`) +
    // It turns where the face turns.
    area(
      '#bad3d7',
      '308 76, 334 116, 346 160, 344 204, 326 244, 290 278, 246 302, 200 316, 162 318, 142 308, 176 302, 218 282, 252 246, 270 204, 284 168, 312 142, 316 108',
    ) +
    area(
      '#8fb2ba',
      '344 170, 344 204, 326 244, 290 278, 246 302, 200 316, 162 318, 146 311, 196 302, 244 284, 290 252, 322 214',
    ) +
    area('#bad3d7', '113 186, 122 170, 142 156, 154 158, 152 168, 166 180, 174 192, 160 184, 140 180, 122 182') +
    area('#bad3d7', '141 128, 150 112, 156 90, 152 78, 142 84, 140 104') +
    // The light on what stands out, wet and narrow.
    fill(
      '#fff',
      stroke('142 60, 180 50, 226 52', 7) +
        stroke('122 150, 130 130, 136 118', 5) +
        stroke('216 158, 250 150, 282 130', 7) +
        stroke('148 286, 168 288, 188 282', 6),
      'opacity=".9"',
    ) +
    ink(
      stroke('344 186, 324 184, 306 190', 1.3),
      stroke('330 236, 310 226, 296 226', 1.4),
      stroke('292 276, 276 262, 262 258', 1.4),
      stroke('246 301, 238 286, 228 280', 1.3),
      stroke('310 80, 292 84, 280 92', 1.2),
    ),
)

/** In fewer points, but with all her brows and lashes: two of the pictures are near. */
const elder = person('elder', 'elder-near').replace(FEATURES['elder-near']!, FEATURES['elder']!)
const view = (drawn: string) => onPerson('a', 64, -26, 0.577, drawn)
/** The fingers of a hand lie on the skin side by side: bare, or in a glove. */
const bare = (x: number, y: number, angle: number) => `<g filter="url(#br)">${placed('<use href="#gl"/>', x, y, angle, 0.96)}</g>`
const gloved = (x: number, y: number, angle: number) => placed('<use href="#gl"/>', x, y, angle)
/** Temple and cheek from near, for the tools. */
const close = (drawn: string) => onPerson('elder', 128, 62, 1.02, drawn)
/** Cream in dabs, and what her finger has begun to draw out. */
const DABS = [
  '202 46, 212 40, 222 44, 219 53, 208 54',
  '139 288, 148 284, 155 289, 151 297, 142 296',
  '206 174, 232 164, 262 164, 262 176, 236 176, 214 182',
]
  .map((line) => curve(line, { loop: true }))
  .join('')
const SMEAR = curve(
  '178 184, 206 166, 248 156, 288 158, 288 180, 260 184, 232 190, 204 200, 222 187, 206 187, 184 196, 202 182, 192 182',
  { loop: true },
)
/** Sunscreen, drawn out by the fingertips: a thin film, and in it the way of each finger. */
const sunscreen = whole(
  area('#fdfaf6', '172 182, 200 156, 244 144, 284 146, 284 188, 244 206, 196 204', 'opacity=".45"') +
    `<g transform="translate(1 4)">${fill('#b98a66', SMEAR, 'opacity=".5"')}</g>` +
    fill('#fffdf9', SMEAR) +
    thin('M214 174q26-9 64-9M230 182q22-8 48-9', '#ddcfc1', 1.4),
)

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by a machine whose head rests on the skin, if useful. 4: a superficial peel is brushed on for some minutes, the pads still on the eyes. 5: it is washed off, and the face cooled under a wet sheet that leaves eyes, nostrils and mouth free. 6: she spreads sunscreen over the cheek, after the moisturiser.',
  defs: `${elder}<g id="a">${lying}</g><g id="e">${guarded}</g>${BARE}${LAID}${FINGERTIPS}`,
  panels: [
    {
      steps: '1',
      // Her own hand: the forearm comes from below the jaw.
      body: onPerson(
        'elder',
        78,
        20,
        0.66,
        `<g transform="translate(1 3)">${fill('#b98a66', DABS, 'opacity=".6"')}</g>${fill('#fdfaf6', DABS)}` + bare(250, 184, 30),
      ),
    },
    { steps: '2', body: view(`<use href="#e"/>${placed(swab(), 262, 190, -14, 1.5)}${gloved(240, 192, -30)}`) },
    { steps: '3', body: close(tips(polisher, 299, 168, -46, 14, 1.1, 0.62)) },
    { steps: '4', body: close(`<use href="#e"/>${film}${tips(softBrush, 240, 205, -28, 68, 1.2, 0.62)}`) },
    { steps: '5', body: view(`<use href="#e"/>${fitted}${gloved(252, 226, -8)}`) },
    {
      steps: '6',
      body: onPerson('a', 92, 2, 0.74, sunscreen + bare(268, 182, 12)),
    },
  ],
}
