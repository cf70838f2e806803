import { stroke } from '../pen'
import { area, fill, ink, INK, part, thin } from '../marks'
import { brush } from '../faces'
import { BARE, GLOVE, glove } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed, swab } from '../tools'

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
  thin(
    'M172 106q32-10 66 2M168 118q32-8 70 4M186 98q-4 16 2 34M206 96q-2 18 2 36M224 100q0 14 0 30M108 106q12-4 26 2M108 118q12-2 26 2M118 97q-2 14 0 30',
    '#b9b0a6',
    0.9,
  ) +
  fill('#fff6dc', stroke('128 232, 144 228, 160 231', 4), 'opacity=".7"')
/** The peel: a clear film that shines, no change of tone; its light follows the forehead and the cheekbone. */
const film =
  area('#fff4df', '146 170, 190 150, 240 146, 284 128, 300 150, 284 196, 246 236, 204 246, 176 220', 'opacity=".42"') +
  fill('#fff', stroke('190 168, 230 160, 268 142', 5, { from: 0.05, to: 0.05 }), 'opacity=".8"')
const forehead =
  area('#fff4df', '112 36, 160 22, 230 24, 290 56, 310 84, 262 76, 210 56, 150 56, 116 62', 'opacity=".42"') +
  fill('#fff', stroke('128 46, 160 38, 200 38', 4.4, { from: 0.05, to: 0.05 }), 'opacity=".8"')
/** The head of the machine that takes dead skin off. */
const polisher =
  fill('#6d9598', 'M-64 -7l10 -2v22l-10 -2z', `stroke="${INK}" stroke-width="1.3"`) +
  part('#eef1f0', '-54 -8, -30 -10, 20 -9, 90 -8, 90 14, 20 13, -30 14, -54 12', 1.5) +
  fill('#b6c3c6', 'M-53 7l24 2 118 -1v5l-118 1 -24 -2z')
const cloth =
  part('#cfe1e4', '150 168, 186 146, 230 140, 268 132, 292 146, 300 182, 282 224, 244 262, 204 268, 176 246, 158 210', 2) +
  area('#9dbcc3', '292 146, 300 182, 282 224, 244 262, 204 268, 190 258, 240 238, 270 196') +
  ink(
    stroke('174 176, 190 206, 190 240', 1.6),
    stroke('214 162, 232 194, 228 240', 1.6),
    stroke('254 150, 264 176, 258 206', 1.3),
  )

const view = (drawn: string) => onPerson('a', 64, -26, 0.577, drawn)
const hand = (tool: string, x: number, y: number, angle = -16) => glove(x, y, tool, 1.35, angle)

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by machine, if useful. 4: a superficial peel is brushed on for some minutes. 5: it is washed off and cooled with a wet cloth. 6: moisturiser and sunscreen.',
  defs: `${person('elder')}<g id="a">${lying}</g><g id="e">${guarded}</g>${BARE}${GLOVE}`,
  panels: [
    {
      steps: '1',
      // Her own hand: the forearm comes from below the jaw.
      body: onPerson(
        'elder',
        78,
        20,
        0.66,
        fill('#fdfaf6', stroke('206 186, 232 176, 262 178', 10) + stroke('196 50, 214 44, 232 46', 8), 'opacity=".85"') +
          `<g filter="url(#br)">${hand('', 262, 176, 62)}</g>`,
      ),
    },
    { steps: '2', body: view(`<use href="#e"/>${hand(placed(swab(), -10, 32, -20, 1.05), 284, 150)}`) },
    { steps: '3', body: view(`<use href="#e"/>${hand(placed(polisher, -36, 40, -52, 0.7), 296, 132)}`) },
    { steps: '4', body: view(`<use href="#e"/>${forehead}${film}${hand(placed(brush(), -32, 38, -56, 0.74), 290, 132)}`) },
    { steps: '5', body: view(`<use href="#e"/>${forehead}${cloth}${hand('', 276, 158)}`) },
    {
      steps: '6',
      body: view(
        `${fill('#fdfaf6', stroke('196 190, 222 178, 262 176', 12) + stroke('146 44, 172 38, 200 40', 9), 'opacity=".9"')}${hand('', 290, 132)}`,
      ),
    },
  ],
}
