import { chance, ellipse, stroke } from '../pen'
import { arrow, fill, INK, part } from '../marks'
import { band, face, wiped } from '../faces'
import { ointment, plainSkin } from '../laser'
import { HAND } from '../fingers'
import { GLOVE, glove } from '../hands'
import { needlePen, needleTip } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** Needles of one and a half millimetres: a third of the dermis here. */
const needling = needlePen
const channels = (from: number, to: number, depth: number, bleeding = false) =>
  Array.from({ length: Math.floor((to - from) / 7) }, (_, i) => Math.round(from + i * 7 + 4 * (chance(i) - 0.5)))
    .map((x, i) => {
      const bleeds = bleeding && chance(i + 60) > 0.42
      return (
        fill('#9c3a3a', `M${x - 0.8} 108h1.6l-.5 ${Math.round(depth * (0.7 + 0.3 * chance(i + 30)))}h-.6z`) +
        (bleeds ? fill('#b3264f', ellipse(x, 108, 1.2 + 1.3 * chance(i + 9), 1 + 0.9 * chance(i + 9))) : '')
      )
    })
    .join('')
const scars =
  fill(
    '#c08a68',
    ellipse(118, 214, 6, 4) +
      ellipse(138, 228, 5, 4) +
      ellipse(106, 234, 4.5, 3.5) +
      ellipse(150, 208, 4, 3) +
      ellipse(318, 216, 6, 4) +
      ellipse(338, 230, 4.5, 3.5) +
      ellipse(300, 232, 4, 3),
  ) + fill('#f8e9da', stroke('112 217, 119 219, 124 216', 1.6) + stroke('133 231, 139 233, 143 230', 1.6))

/** The pen on the scars of a cheek, nearer than any face of a laser. */
const scarred =
  `<g transform="translate(20 0)">${face('<use href="#a"/>', 46, 136, 1.2)}</g>` +
  glove(188, 28, placed(needlePen(2), -26, 92, 12, 0.9), 1.25)

export const plate: Sheet = {
  slug: 'microneedling',
  title: 'Microneedling, step by step',
  desc: '1: numbing cream stays on. 2: the cream is removed and the skin cleaned. 3: a sealed sterile tip is opened. 4: fine needles pass over the skin in several directions, into the upper dermis. 5: we stop at pinpoint bleeding. 6 to 7: rinsing with sterile saline, a bland ointment.',
  defs: `${person('face')}${HAND}<g id="s">${plainSkin()}</g><g id="a">${scars}</g>`,
  otherDefs: GLOVE,
  others: { scarred },
  panels: [
    { steps: '1', body: SKIN + cream(110) },
    { steps: '2', body: face(`${band()}<use href="#a"/>${wiped(312, 226)}`) },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M0 190h240v50H0z') +
        fill('#fffaf4', 'M58 44l128-10 10 160-128 10z', `stroke="${INK}" stroke-width="1.8"`) +
        fill('#dfeaec', 'M78 70q48-10 96-2q8 50 4 96q-46 12-94 8q-8-52-6-102z', 'stroke="#88a9b4" stroke-width="1.2"') +
        fill('#fff', stroke('86 80, 84 116, 90 158', 3.4)) +
        fill('#8fa9ad', ellipse(132, 148, 30, 7), 'opacity=".35"') +
        placed(needleTip(4), 130, 146, -8, 2) +
        part('#e8ded6', '196 32, 220 50, 226 92, 190 76, 160 40', 1.4),
    },
    {
      steps: '4',
      body:
        SKIN +
        channels(30, 92, 34) +
        placed(needling(36), 120, 108) +
        arrow('154 70, 176 70, 196 70', 4) +
        arrow('86 52, 66 52, 48 52', 4),
    },
    { steps: '5', body: SKIN + channels(24, 226, 34, true) },
    {
      steps: '6-7',
      body:
        SKIN +
        channels(24, 226, 34) +
        ointment(110) +
        // Saline runs out of a soft ampoule over the skin.
        fill(
          '#a9cfdb',
          stroke('150 40, 128 54, 110 76, 100 106', 9, { from: 0.4, to: 1 }),
          'stroke="#5f8c9b" stroke-width=".8"',
        ) +
        fill('#fff', stroke('142 46, 124 60, 110 82', 1.8)) +
        fill('#a9cfdb', stroke('30 106, 70 103, 104 104, 150 104, 200 107', 6, { from: 0.1, to: 0.1 }), 'opacity=".9"') +
        placed(
          fill('#eef5f5', 'M0 -4l16-4q6-10 14-10h60v36h-60q-8 0-14-10l-16-4z', `stroke="${INK}" stroke-width="1.3"`) +
            fill('#c3d6d8', 'M4 3l14 3q6 8 14 10h58V6H36z') +
            fill('#fff', 'M34 -13h50v4h-50z'),
          150,
          40,
          -28,
        ),
    },
  ],
}
