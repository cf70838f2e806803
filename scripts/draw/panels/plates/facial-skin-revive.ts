import { stroke } from '../pen'
import { area, fill, ink, INK, part, thin } from '../marks'
import { brush } from '../faces'
import { HAND, holding, own, pressing } from '../fingers'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed, swab } from '../tools'

/** Lying back: the plate with its axes changed, so that the lamp stays where it is; a towel over the hair. */
const lying =
  `<use href="#elder" transform="matrix(0 .6 .6 0 0 -13)"/>` +
  part('#f3ece4', '-12 128, 4 136, 20 152, 34 172, 50 194, 58 214, 66 250, -12 250', 1.8) +
  area('#cfc2b8', '-12 196, 10 204, 30 222, 44 206, 58 214, 66 250, -12 250') +
  ink(stroke('-4 148, 16 168, 30 192, 40 214', 1.1), stroke('-6 176, 12 190, 22 210', 1))
/** Folded gauze over the closed eyes, a little jelly on the lips. */
const guarded =
  part('#fdfaf5', '54 46, 68 43, 82 48, 86 62, 85 84, 88 112, 86 138, 72 145, 54 141, 48 118, 50 92, 51 66', 1.5) +
  area('#d9d0c8', '86 62, 85 84, 88 112, 86 138, 72 145, 62 143, 76 130, 79 108, 76 84, 80 64') +
  thin('M57 52q-3 42 2 84M64 50q-2 44 4 88M52 76q16 3 33 0M50 100q18 4 37 1M52 122q18 4 35 1', '#b9b0a6', 0.7) +
  fill('#fff6dc', stroke('123 56, 128 66, 129 78', 3.4), 'opacity=".6"')
/** The peel: a clear film that shines, no change of tone; its light follows the cheekbone. */
const film =
  area('#fff4df', '92 92, 108 96, 122 116, 128 140, 118 166, 98 176, 86 160, 90 128', 'opacity=".4"') +
  fill('#fff', stroke('97 104, 104 124, 103 148, 97 164', 3.2, { from: 0.05, to: 0.05 }), 'opacity=".75"')
const forehead =
  area('#fff4df', '12 72, 30 66, 42 78, 42 110, 34 132, 18 128, 8 104', 'opacity=".4"') +
  fill('#fff', stroke('22 78, 28 96, 27 114', 2.6, { from: 0.05, to: 0.05 }), 'opacity=".75"')
/** The head of the machine that takes dead skin off. */
const polisher =
  fill('#6d9598', 'M-64 -7l10 -2v22l-10 -2z', `stroke="${INK}" stroke-width="1.3"`) +
  part('#eef1f0', '-54 -8, -30 -10, 20 -9, 90 -8, 90 14, 20 13, -30 14, -54 12', 1.5) +
  fill('#b6c3c6', 'M-53 7l24 2 118 -1v5l-118 1 -24 -2z')
const hand = (tool: string, x: number, y: number, angle = -32) => placed(holding(tool), x, y, angle, 0.8)
const cloth =
  part('#cfe1e4', '82 92, 100 88, 122 98, 138 118, 146 150, 136 178, 108 190, 88 180, 82 150, 86 118', 1.6) +
  area('#9dbcc3', '138 118, 146 150, 136 178, 108 190, 96 186, 120 170, 130 146') +
  ink(stroke('94 102, 98 132, 94 168', 1), stroke('110 100, 116 130, 110 166', 1))

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by machine, if useful. 4: a superficial peel is brushed on for some minutes. 5: it is washed off and cooled with a wet cloth. 6: moisturiser and sunscreen.',
  defs: `${person('elder')}<g id="a">${lying}</g><g id="e">${guarded}</g>${HAND}`,
  panels: [
    {
      steps: '1',
      body:
        onPerson(
          'elder',
          86,
          20,
          0.66,
          fill('#fdfaf6', stroke('206 178, 232 168, 262 170', 11) + stroke('196 50, 214 44, 232 46', 8), 'opacity=".85"'),
        ) + placed(own(), 118, 104, 42, 0.86),
    },
    { steps: '2', body: `<use href="#a"/><use href="#e"/>${hand(placed(swab(), -20, 8, 10, 1.1), 116, 120)}` },
    { steps: '3', body: `<use href="#a"/><use href="#e"/>${hand(polisher, 152, 84, -40)}` },
    { steps: '4', body: `<use href="#a"/><use href="#e"/>${forehead}${film}${hand(placed(brush(), -36, 0), 142, 104)}` },
    { steps: '5', body: `<use href="#a"/><use href="#e"/>${forehead}${cloth}${placed(pressing(), 118, 122, -30, 0.9)}` },
    {
      steps: '6',
      body: `<use href="#a"/>${fill('#fdfaf6', stroke('96 104, 102 122, 100 146', 10) + stroke('22 82, 27 96, 26 112', 8), 'opacity=".9"')}${placed(pressing(), 112, 124, -30, 0.9)}`,
    },
  ],
}
