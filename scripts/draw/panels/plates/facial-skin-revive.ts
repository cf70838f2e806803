import { ellipse, moved, stroke } from '../pen'
import { area, fill, INK, part, thin } from '../marks'
import { band, brush, face } from '../faces'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { placed, swab } from '../tools'

const jar = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${fill('#b99f95', ellipse(0, 44, 44, 8), 'opacity=".5"')}${fill('#f3ece4', 'M-36 0h72v34a10 8 0 0 1-10 8h-52a10 8 0 0 1-10-8z', `stroke="${INK}" stroke-width="1.8"`)}${fill('#cfc2b8', 'M14 0h22v34a10 8 0 0 1-10 8H10z')}${fill('#a66a76', 'M-39 -22h78v22h-78z', `stroke="${INK}" stroke-width="1.8"`)}${fill('#84505e', 'M16 -22h23v22H16z')}${fill('#fff', 'M-30 4h4v32h-4z', 'opacity=".8"')}</g>`
const bottle = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${fill('#b99f95', ellipse(0, 44, 30, 7), 'opacity=".5"')}${fill('#e9b95c', 'M-24 -70h48l-4 110h-40z', `stroke="${INK}" stroke-width="1.8"`)}${fill('#c58f35', 'M8 -70h16l-4 110H4z')}${fill('#fffaf4', 'M-14 -102h28v30h-28z', `stroke="${INK}" stroke-width="1.6"`)}${fill('#fff6d8', ellipse(-2, -22, 11))}${thin('M-2 -42v-5M-2 -2v5M-22 -22h-3M18 -22h3M-16 -36l-3-3M12 -36l3-3M-16 -8l-3 3M12 -8l3 3', '#fff6d8', 2.4)}</g>`
/** A round pad of gauze, wider than the eye it covers: from the brow to the cheek. */
const pad = (x: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} 151)">` +
  fill('#fdfaf5', ellipse(x, 149, 47, 39), `stroke="${INK}" stroke-width="1.4"`) +
  area('#d9d0c8', moved('43 -14, 46 2, 39 20, 22 32, -4 37, -28 30, -4 29, 20 22, 35 6', x, 149)) +
  thin(
    [-24, -12, 0, 12, 24]
      .map((n) => {
        const [wide, high] = [43 * Math.sqrt(1 - (n / 36) ** 2), 35 * Math.sqrt(1 - (n / 44) ** 2)]
        return `M${(x - wide).toFixed(1)} ${149 + n}h${(2 * wide).toFixed(1)}M${x + n} ${(149 - high).toFixed(1)}v${(2 * high).toFixed(1)}`
      })
      .join(''),
    '#b9b0a6',
    0.7,
  ) +
  fill('none', ellipse(x, 149, 44, 36), 'stroke="#6d9598" stroke-width="1.6" stroke-dasharray="5 2"') +
  '</g>'
/** Pads over the closed eyes, a little jelly on the lips. */
const guarded = pad(169, -9) + pad(288, 12) + fill('#f7e6b8', stroke('194 286, 226 281, 260 286', 4), 'opacity=".5"')
/** The peel: a clear film that shines, no change of tone. */
const film = (line: string) =>
  area('#fff4df', line, 'opacity=".36"') + fill('#fff', stroke(line.split(', ').slice(0, 4).join(', '), 3.4), 'opacity=".75"')
const CHEEK = '96 196, 112 180, 146 184, 172 204, 166 244, 140 262, 112 246'
const FOREHEAD = '128 92, 150 62, 196 48, 250 48, 300 62, 326 92, 280 104, 228 108, 176 104'

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by machine, if useful. 4: a superficial peel is brushed on for some minutes. 5: it is washed off and cooled. 6: moisturiser and sunscreen.',
  defs: `${person('face')}<g id="a">${guarded}</g>`,
  panels: [
    { steps: '1', body: fill('#dcc6bd', 'M0 184h240v56H0z') + jar(84, 160) + bottle(164, 160) },
    { steps: '2', body: face(`${band()}<use href="#a"/>${placed(swab(), 126, 232, -14, 1.9)}`) },
    {
      steps: '3',
      body: face(
        `${band()}<use href="#a"/>${placed(fill('#c3ced1', 'M-12 -4h24l-3 14h-18z', `stroke="${INK}" stroke-width="1.6"`) + part('#eef1f0', '-12 -6, -15 -40, -12 -110, 12 -110, 15 -40, 12 -6', 1.8) + area('#b6c3c6', '4 -8, 6 -40, 4 -108, 12 -110, 15 -40, 12 -6') + fill('#6d9598', 'M-14 -36h28v8h-28z'), 332, 246, 34, 1.4)}`,
      ),
    },
    { steps: '4', body: face(`${band()}<use href="#a"/>${film(FOREHEAD)}${film(CHEEK)}${placed(brush(), 176, 226, -20, 1.3)}`) },
    {
      steps: '5',
      body:
        face(`${band()}<use href="#a"/>${film(FOREHEAD)}${placed(swab(), 250, 76, 12, 1.9)}`) +
        fill(
          '#a9cfdb',
          'M30 150c8 13 12 20 12 26a12 12 0 0 1-24 0c0-6 4-13 12-26zM212 176c7 11 10 16 10 21a10 10 0 0 1-20 0c0-5 3-10 10-21z',
          `stroke="${INK}" stroke-width="1.3"`,
        ),
    },
    {
      steps: '6',
      body: face(
        `${band()}${part('#fdfaf6', '108 208, 120 200, 142 202, 152 212, 140 222, 118 220', 1)}${part('#fdfaf6', '306 208, 318 200, 340 202, 348 212, 338 222, 316 220', 1)}${part('#fdfaf6', '208 78, 220 70, 242 72, 250 82, 238 90, 216 88', 1)}${part('#fdfaf6', '216 322, 226 316, 240 318, 244 326, 234 332, 220 330', 1)}`,
      ),
    },
  ],
}
