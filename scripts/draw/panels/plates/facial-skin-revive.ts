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
/** Moist gauze, folded once, on each closed lid, as wide as the orbit, and a little jelly on the lips. */
const guarded =
  fill(
    '#93603f',
    'M106 130q14 8 28 2 5-8 4-18 5 12-1 22-14 8-31-6zM164 134q28 14 76 2 8-6 8-18 5 14-3 24-40 14-81-8z',
    'opacity=".5"',
  ) +
  part('#b9aea6', '101 100, 108 92, 122 91, 134 95, 138 106, 138 126, 132 132, 118 134, 106 131, 101 120', 1.8) +
  part('#b9aea6', '161 106, 168 95, 190 90, 218 90, 242 95, 249 104, 248 130, 239 138, 212 142, 182 141, 166 135, 160 124', 2) +
  area('#fdfaf5', '102 100, 108 93, 122 92, 133 96, 137 106, 136 121, 131 127, 118 129, 106 126, 102 116') +
  area('#fdfaf5', '162 106, 169 96, 190 91, 218 91, 241 96, 248 105, 246 124, 238 132, 212 136, 182 135, 167 129, 161 119') +
  area('#d3c8be', '137 108, 136 121, 131 127, 118 129, 108 127, 128 121') +
  area('#d3c8be', '248 107, 246 124, 238 132, 212 136, 184 135, 218 129, 236 120') +
  thin(
    'M163 103q36-9 80 0M162 114q36-8 82 0M164 124q30-6 64-2M176 94q-5 16-2 37M194 91q-4 20-2 43M212 91q2 18 1 42M229 94q4 14 3 28M103 103q14-4 33 1M103 113q14-3 33 1M114 93q-3 14-1 34M126 94q3 12 2 26',
    '#cfc6bd',
    0.9,
  ) +
  // The lips are closed: one line, and the jelly shines below it.
  fill('#b5675c', 'M121 227h28l32 6-22 6-38 1z') +
  thin('M120 233q14 4 26 1t32 .6', INK, 1.7) +
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
/** Cold wet cloths, folded, over brow and cheek: they turn where the face turns, lie in folds and drip; nose and mouth are free. */
const BROW =
  '97 62, 103 40, 140 25, 200 18, 262 29, 314 60, 354 108, 345 120, 330 123, 296 102, 248 86, 192 79, 142 82, 108 92, 99 84'
const CHEEK =
  '172 172, 178 160, 214 148, 262 139, 312 130, 348 134, 362 160, 362 200, 346 242, 312 278, 268 302, 222 318, 196 322, 186 312, 196 298, 212 276, 214 250, 206 222, 188 196, 176 184'
const cloth = (outline: string, turn: string, shade: string) =>
  fill('#93603f', curve(outline, { loop: true }), 'opacity=".5" transform="translate(3 6)"') +
  part('#e6f1f2', outline, 2) +
  area('#bad3d7', turn) +
  area('#8fb2ba', shade)
const cooled = whole(
  cloth(
    BROW,
    '300 53, 314 60, 354 108, 345 120, 330 123, 296 102, 248 86, 192 79, 142 82, 108 92, 104 90, 140 74, 200 70, 262 78, 302 90, 306 74',
    '354 108, 345 120, 330 123, 296 102, 250 87, 262 84, 300 96, 330 112',
  ) +
    cloth(
      CHEEK,
      '348 134, 362 160, 362 200, 346 242, 312 278, 268 302, 222 318, 196 322, 186 312, 222 300, 262 270, 284 232, 296 190, 316 158, 340 146',
      '362 176, 362 200, 346 242, 312 278, 268 302, 222 318, 196 322, 190 317, 240 302, 294 268, 330 224, 352 180',
    ) +
    // Its hem, and the folds that run from where it is pressed.
    thin('M104 84q38-14 88-12t106 24q24 14 40 20M180 182q24 14 36 40t6 52q-8 24-26 38', '#6f97a8', 1.1) +
    ink(
      stroke('124 46, 170 36, 222 38', 1.5),
      stroke('204 56, 256 62, 300 84', 1.3),
      stroke('196 164, 240 160, 286 144', 1.6),
      stroke('208 186, 240 186, 268 178', 1.4),
      stroke('232 296, 258 282, 276 262', 1.5),
      stroke('340 150, 338 176, 328 200', 1.3),
    ) +
    // Wet, it shines where it stands out, and drips.
    fill(
      '#fff',
      stroke('130 54, 180 44, 232 48', 6) + stroke('206 172, 250 166, 292 150', 6) + stroke('222 204, 226 222, 226 240', 5),
      'opacity=".9"',
    ),
)
/** Drops that run down from it. */
const drops =
  fill(
    '#cfe3e8',
    'M229 322q8 18 2 25-8 3-11-4 0-8 9-21zM276 304q9 20 3 29-9 4-13-4 0-9 10-25z',
    'stroke="#5f8c9b" stroke-width="1.3"',
  ) + fill('#fff', 'M226 335q-3 5 1 7 3-1 1-7zM273 319q-3 7 1 9 3-1 1-9z')

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
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by a machine whose head rests on the skin, if useful. 4: a superficial peel is brushed on for some minutes, the pads still on the eyes. 5: it is washed off, and the face cooled under wet cloths that leave nose and mouth free. 6: she spreads sunscreen over the cheek, after the moisturiser.',
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
    { steps: '3', body: close('<use href="#e"/>' + tips(polisher, 299, 168, -46, 14, 1.1, 0.62)) },
    { steps: '4', body: close(`<use href="#e"/>${film}${tips(softBrush, 240, 205, -28, 68, 1.2, 0.62)}`) },
    { steps: '5', body: view(`<use href="#e"/>${drops}${cooled}${gloved(272, 232, -8)}`) },
    {
      steps: '6',
      body: onPerson('a', 92, 2, 0.74, sunscreen + bare(268, 182, 12)),
    },
  ],
}
