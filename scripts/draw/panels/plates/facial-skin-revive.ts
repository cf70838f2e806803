import { ellipse, stroke } from '../pen'
import { area, fill, ink, INK, part, thin } from '../marks'
import { brush, swabbed } from '../faces'
import { BARE, FLAT, flat } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

/** In the 480 units of her plate: she lies back, seen from above, a pillow under the head, a cap over the hair. */
const bed =
  part('#f3ece4', '60 -10, 96 60, 84 150, 96 250, 70 330, 20 380, 20 500, 500 500, 500 -10', 1.8) +
  area('#cfc2b8', '440 -10, 500 -10, 500 500, 400 500, 452 330, 446 160, 460 60') +
  ink(stroke('100 290, 84 330, 52 364', 1.6), stroke('448 250, 462 272, 486 284', 1.6), stroke('440 300, 458 326, 484 338', 1.2))
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
/** The peel: a clear film that shines, no change of tone; its light follows the forehead and the cheekbone. */
const film =
  area('#fff4df', '146 170, 190 150, 240 146, 284 128, 300 150, 284 196, 246 236, 204 246, 176 220', 'opacity=".42"') +
  fill('#fff', stroke('190 168, 230 160, 268 142', 5, { from: 0.05, to: 0.05 }), 'opacity=".8"')
/** The head of the machine that takes dead skin off: a clear cap on the skin, rings for the grip, its hose. */
const polisher =
  fill(INK, stroke('84 3, 130 6, 170 24, 240 20', 13, { from: 1, to: 1 })) +
  fill('#8d9da3', stroke('84 3, 130 6, 170 24, 240 20', 10, { from: 1, to: 1 })) +
  fill('#6d9598', 'M-64 -7l10 -2v22l-10 -2z', `stroke="${INK}" stroke-width="1.3"`) +
  part('#eef1f0', '-54 -8, -30 -10, 20 -9, 90 -8, 90 14, 20 13, -30 14, -54 12', 1.5) +
  fill('#b6c3c6', 'M-53 7l24 2 118 -1v5l-118 1 -24 -2z') +
  fill('#fff', 'M-50-5l26-1h110v4h-110l-26 1z') +
  thin('M-26-9v22M-20-9v22M-14-9v22M-8-9v22', '#7b8790', 1.6) +
  fill('#6d9598', 'M20 0h26v6h-26z')
/** A wet cloth, folded once, that lies over the cheek and hangs over the jaw: its folds fall from under the fingers. */
const cloth =
  fill('#8a5a3c', 'M180 190v156l60 6 60-16 34-22-14-140z', 'opacity=".3"') +
  part(
    '#e3eff0',
    '164 180, 226 150, 306 160, 320 236, 332 306, 312 318, 296 312, 278 330, 256 326, 240 342, 214 336, 194 342, 178 334, 184 290, 174 222',
    2,
  ) +
  fill(
    '#b7d0d5',
    'M222 204q14 50 8 94l10 43 16-15q4-60-18-116zM262 206q20 50 16 123l18-17q4-60-20-106zM188 222q16 50 6 119l-16-7q8-50 4-86z',
  ) +
  fill('#8fb2ba', 'M300 180q18 60 12 137l20-11q-12-60-16-126z') +
  thin('M216 202q18 48 14 96l10 43M258 200q24 50 20 129M184 214q20 60 10 127M292 176q24 60 20 141M170 190q60-36 134-22', INK, 1.3)

const view = (drawn: string) => onPerson('a', 64, -26, 0.577, drawn)
/** Temple and cheek from near, for the tools. */
const close = (drawn: string) => onPerson('elder', 128, 62, 1.02, drawn)
/** What she takes home: a tube of sunscreen and a jar of cream, a little of it on the lid. */
const jars =
  fill('#dcc6bd', 'M0 186h240v54H0z') +
  fill('#c9afa6', 'M0 186h240v3H0z') +
  fill('#b99f95', ellipse(78, 218, 40, 7) + ellipse(166, 218, 46, 8), 'opacity=".6"') +
  part('#f7efe6', '52 58, 104 58, 100 120, 96 190, 60 190, 56 120', 1.8) +
  area('#d8cabd', '86 58, 104 58, 100 120, 96 190, 84 190, 88 120') +
  fill('#a3606f', 'M58 188h40v28H58z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#7d4156', 'M84 189h13v26H84z') +
  fill('#e7b34c', ellipse(78, 104, 12), `stroke="${INK}" stroke-width="1.1"`) +
  thin('M78 84v-5M78 129v-5M58 104h-5M103 104h-5M64 90l-4-4M92 90l4-4M64 118l-4 4M92 118l4 4', '#b3812c', 2) +
  thin('M64 144h28M66 154h24', '#a58f88', 2) +
  part('#eef2f1', '122 160, 166 152, 210 160, 210 206, 166 218, 122 206', 1.8) +
  area('#b9c6c6', '188 158, 210 160, 210 206, 166 218, 184 200') +
  fill('#fdfaf6', ellipse(166, 160, 42, 9), `stroke="${INK}" stroke-width="1.4"`) +
  fill('#e3d8cc', 'M138 160q14-8 30-3t26 0q-10 8-28 8t-28-5z') +
  thin('M140 184h40M140 193h26', '#8d9da3', 2)

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by a machine whose head rests on the skin, if useful. 4: a superficial peel is brushed on for some minutes. 5: it is washed off and cooled with a wet cloth. 6: moisturiser and sunscreen.',
  defs: `${person('elder')}<g id="a">${lying}</g><g id="e">${guarded}</g>${BARE}${FLAT}`,
  panels: [
    {
      steps: '1',
      // Her own hand: the forearm comes from below the jaw.
      body: onPerson(
        'elder',
        78,
        20,
        0.66,
        fill('#fdfaf6', stroke('206 172, 232 164, 262 166', 10) + stroke('196 50, 214 44, 232 46', 8), 'opacity=".85"') +
          `<g filter="url(#br)">${flat(262, 186, 0.86, 72)}</g>`,
      ),
    },
    { steps: '2', body: view(`<use href="#e"/>${swabbed(262, 182, 0.9, -4)}`) },
    { steps: '3', body: close(placed(polisher, 246, 186, -44, 1.12) + flat(284, 166, 0.74, -14)) },
    { steps: '4', body: close(film + placed(brush(), 232, 184, -38, 1.2) + flat(306, 152, 0.74, -10)) },
    { steps: '5', body: view(`<use href="#e"/>${cloth}${flat(206, 204, 0.86, 4)}`) },
    { steps: '6', body: jars },
  ],
}
