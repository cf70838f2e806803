import { wiped } from '../faces'
import { ARM, GLOVE, glove } from '../hands'
import { ellipse } from '../pen'
import { arrow, fill, INK } from '../marks'
import { BLOOD, bloodDrawn, cream, drops, needleAt, PLASMA, scalpSection, tube } from '../scenes'
import { alongParting, parting } from '../parting'
import { skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const PLAIN = '<use href="#pl"/>'

const SPUN = [
  [BLOOD, 38],
  ['#f3e6d8', 5],
  [PLASMA, 36],
] as const
/** A tube before the centrifuge, and one after it in a gloved hand. */
const spun =
  fill('#dcc6bd', 'M0 206h360v34H0z') +
  fill('#c9afa6', 'M0 206h360v3H0z') +
  placed(tube([[BLOOD, 78]], 104), 138, 100, 0, 1) +
  glove(214, 94, placed(tube(SPUN, 104), 7, -47, 10, 1.3), 1.25)

const [px, py] = alongParting(5)[3]!

export const plate: Sheet = {
  slug: 'growth-factor-therapy-power-shots',
  title: 'Power shots, step by step',
  desc: '1: numbing cream on the washed skin. 2: blood is taken into a sealed tube. 3: before and after the centrifuge: red cells below, a pale layer, clear fluid above. 4: the area is cleaned. 5: tiny amounts are placed in the scalp beside the roots of the hair, or in the upper layer of the skin.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pl">${skinBlock({ top: 80, fat: 158 })}</g><g id="pt">${parting(0.3)}</g>${GLOVE}${ARM}`,
  others: { spun, parting: parting() + glove(px + 63, py - 70, placed(syringe(PLASMA, 60), -63, 70, -48), 1) },
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M-60 198h360v60H-60z') +
        fill('#b99f95', ellipse(76, 206, 26, 6) + ellipse(168, 206, 26, 6), 'opacity=".6"') +
        placed(tube([[BLOOD, 78]], 104), 76, 58, 0, 1.4) +
        placed(
          tube(
            [
              [BLOOD, 38],
              ['#f3e6d8', 5],
              [PLASMA, 36],
            ],
            104,
          ),
          168,
          58,
          0,
          1.4,
        ) +
        arrow('104 124, 120 116, 136 122', 4.4),
    },
    { steps: '4', body: `<g transform="translate(-34)"><use href="#pt"/></g>${wiped(86, 146, -18, 0.95)}` },
    {
      steps: '5',
      wide: true,
      body: `<svg width="240" height="240">${SKIN}${drops(62, 134)}${drops(116, 134)}${needleAt(114, 131, -72)}</svg><svg x="240" width="240" height="240">${PLAIN}${drops(28, 116)}${drops(74, 116)}${needleAt(73, 113, -42)}</svg>${fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"')}`,
    },
  ],
}
