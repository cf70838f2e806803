import { curve, stroke } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { swabbed } from '../faces'
import { BARE, FLAT, flat } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

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
/** A wet cloth, folded once, laid over the cheek: it takes the round of the jaw and is tucked under it; its folds run from ear to mouth. */
const cloth = whole(
  part(
    '#e6f1f2',
    '180 162, 210 147, 250 141, 300 142, 334 160, 348 220, 338 276, 300 308, 244 326, 194 326, 176 310, 188 280, 196 250, 192 214',
    2,
  ) +
    area(
      '#bad3d7',
      '300 142, 334 160, 348 220, 338 276, 300 308, 244 326, 194 326, 180 316, 222 304, 262 278, 290 236, 300 190',
    ) +
    area('#8fb2ba', '348 236, 338 276, 300 308, 244 326, 194 326, 182 317, 220 316, 270 298, 314 270') +
    thin('M206 242q42-10 66-62M206 270q30-6 48-30', '#fff', 4, 'opacity=".8"') +
    thin('M200 259q54-12 84-78M192 290q84-14 122-112', '#a3c3c9', 3.4) +
    ink(
      stroke('201 256, 236 244, 266 216', 1.2),
      stroke('192 288, 236 276, 284 238, 318 178', 1.5),
      stroke('188 311, 226 308, 276 288, 322 248', 1.5),
    ),
)

const view = (drawn: string) => onPerson('a', 64, -26, 0.577, drawn)
/** Thumb and fingertips close on a tool: it lies before the fingers, its shaft over the web, the thumb upon it. */
const held = (tool: string, x: number, y: number, scale: number, angle: number) => {
  const place = `transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})"`
  return `<g ${place}><use href="#gk"/>${tool}<use href="#gk" mask="url(#tb)"/></g>`
}
const thumb = `<mask id="tb"><path fill="#fff" d="M26-86L56-140 130-190 420-330 420 0H120L30-30z"/></mask>`
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
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by a machine whose head rests on the skin, if useful. 4: a superficial peel is brushed on for some minutes. 5: it is washed off and cooled with a wet cloth. 6: she spreads sunscreen over the cheek, after the moisturiser.',
  defs: `${person('elder')}<g id="a">${lying}</g><g id="e">${guarded}</g>${BARE}${FLAT}${thumb}`,
  panels: [
    {
      steps: '1',
      // Her own hand: the forearm comes from below the jaw.
      body: onPerson(
        'elder',
        78,
        20,
        0.66,
        `<g transform="translate(1 3)">${fill('#b98a66', DABS, 'opacity=".6"')}</g>${fill('#fdfaf6', DABS)}` +
          `<g filter="url(#br)">${flat(256, 190, 0.8, 52)}</g>`,
      ),
    },
    { steps: '2', body: view(`<use href="#e"/>${swabbed(262, 182, 0.86, 4)}`) },
    { steps: '3', body: close(held(placed(polisher, 40, -50, -40, 1.5), 262, 208, 0.74, -6)) },
    { steps: '4', body: close(film + held(placed(softBrush, -40, 20, -40, 1.6), 270, 190, 0.74, -4)) },
    { steps: '5', body: view(`<use href="#e"/>${cloth}${flat(226, 226, 0.86, 8)}`) },
    {
      steps: '6',
      body: onPerson('a', 92, 2, 0.74, `${sunscreen}<g filter="url(#br)">${flat(262, 186, 0.8, 46)}</g>`),
    },
  ],
}
