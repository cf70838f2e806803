import { swabbed } from '../faces'
import { ARM, FLAT, GLOVE, glove, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
import { PARTED } from '../scalp'
import { ellipse } from '../pen'
import { arrow, fill, INK, thin } from '../marks'
import { BLOOD, bloodDrawn, cream, drops, needleAt, PLASMA, scalpSection, tube, vial } from '../scenes'
import { parting } from '../parting'
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

/** The centrifuge, seen from the front, its lid shut. */
const spinner =
  fill('#eef2f1', 'M112 96q4-34 38-38h10q34 4 38 38z', `stroke="${INK}" stroke-width="1.5"`) +
  fill('#b3bdbd', 'M164 58q30 6 34 38h-22q0-26-12-38z') +
  fill('#dfe3e1', 'M106 94h98l8 14v78H98v-78z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#b3bdbd', 'M186 95h18l7 13v77h-30z') +
  fill('#35434b', 'M122 126h40v20h-40z', `stroke="${INK}" stroke-width="1"`) +
  thin('M128 136h7M140 136h4M149 136h7', '#e7c9a0', 3) +
  fill('#6d9d9e', ellipse(178, 136, 7), `stroke="${INK}" stroke-width="1"`) +
  thin('M128 84q26-14 54 0M176 78l7 6-9 3', '#5b1f4d', 2)

export const plate: Sheet = {
  slug: 'growth-factor-therapy-power-shots',
  title: 'Power shots, step by step',
  desc: '1: numbing cream on the washed skin. 2: blood is taken into a sealed tube. 3: an activator is added to the tube; after the centrifuge red cells lie below, a pale layer, clear fluid above. 4: the area is cleaned. 5: tiny amounts are placed in the scalp beside the roots of the hair, or in the upper layer of the skin.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pl">${skinBlock({ top: 80, fat: 158 })}</g><g id="pt">${parting(0.3)}</g>${FLAT}${ARM}`,
  others: {
    spun,
    // A bowed head, for the picture of the group.
    parting: onPerson('parted', 2, 56, 0.66, PARTED) + pencil(155, 90, placed(syringe(PLASMA, 50), -31, 95, -72, 1.25), 0.5, 22),
  },
  otherDefs: GLOVE + PENCIL + person('parted'),
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    {
      steps: '3',
      // The activator goes into the tube; after the centrifuge, behind it, the layers have parted.
      body:
        fill('#dcc6bd', 'M0 190h240v50H0z') +
        fill('#c9afa6', 'M0 190h240v3H0z') +
        spinner +
        fill('#b99f95', ellipse(40, 219, 22, 5) + ellipse(92, 219, 20, 5) + ellipse(206, 219, 20, 5), 'opacity=".6"') +
        placed(vial(0, 0), 40, 166, 0, 0.74) +
        placed(tube([[BLOOD, 78]], 104), 92, 112, 0, 1.02) +
        placed(tube(SPUN, 104), 206, 112, 0, 1.02) +
        arrow('40 134, 58 92, 84 88', 3.6) +
        arrow('114 184, 148 192, 184 184', 3.6),
    },
    { steps: '4', body: `<g transform="translate(-34)"><use href="#pt"/></g>${swabbed(96, 150)}` },
    {
      steps: '5',
      wide: true,
      // Two places, parted by a gutter.
      body: `<svg width="233" height="240">${SKIN}${drops(62, 134)}${drops(116, 134)}${needleAt(114, 131, -72)}</svg><svg x="247" width="233" height="240">${PLAIN}${drops(28, 116)}${drops(74, 116)}${needleAt(73, 113, -42)}</svg>${thin('M233 80v153M247 80v153', INK, 2)}`,
    },
  ],
}
