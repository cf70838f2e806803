import { swabbed } from '../faces'
import { ARM, FLAT, GLOVE, glove, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
import { ellipse } from '../pen'
import { area, arrow, fill, INK, part, thin } from '../marks'
import { BLOOD, bloodDrawn, centrifuge, cream, drops, needleAt, PLASMA, scalpSection, tube, vial } from '../scenes'
import { parting, wheals } from '../parting'
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

/** Where the fluid lies in the skin of her cheek, away from eye and brow. */
const places = [
  [222, 196],
  [240, 186],
  [236, 206],
  [256, 196],
  [254, 214],
  [270, 181],
  [270, 202],
  [285, 196],
] as const
const cheek =
  onPerson('elder', 70, 40, 0.88, wheals(places, 0.8)) +
  pencil(223, 95, placed(syringe(PLASMA, 50), -31, 95, -72, 1.25), 0.56, 22)

export const plate: Sheet = {
  slug: 'growth-factor-therapy-power-shots',
  title: 'Power shots, step by step',
  desc: '1: numbing cream on the washed skin. 2: blood is taken into a sealed tube. 3: an activator is added to the tube; after the centrifuge red cells lie below, a pale layer, clear fluid above. 4: the area is cleaned. 5: tiny amounts are placed in the scalp beside the roots of the hair, or in the upper layer of the skin.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pl">${skinBlock({ top: 80, fat: 158 })}</g><g id="pt">${parting(0.3)}</g>${FLAT}${ARM}`,
  others: {
    spun,
    cheek,
    // For the group: she, and what of her blood is injected.
    both:
      onPerson('elder', 76, 26, 0.57) +
      part('#8f6c94', '-10 250, 18 232, 58 214, 72 226, 98 236, 130 232, 164 208, 190 212, 220 222, 220 262, -10 262', 2) +
      area('#6d4c74', '164 210, 190 214, 220 224, 220 262, 120 262, 146 240') +
      area('#dcc9de', '-10 252, 18 234, 40 224, 50 240, 44 262, -10 262') +
      glove(146, 152, placed(tube(SPUN, 104), 7, -47, 10, 1.1), 0.86),
  },
  otherDefs: GLOVE + PENCIL + person('elder'),
  panels: [
    { steps: '1', body: PLAIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    {
      steps: '3',
      // The activator goes into the tube; in the centrifuge, behind, the layers part.
      body:
        fill('#dcc6bd', 'M0 112h240v128H0z') +
        fill('#c9afa6', 'M0 112h240v3H0zM98 121h128l-10 9h-104z') +
        `<g transform="translate(92 -6) scale(.62)">${centrifuge(false, true)}</g>` +
        fill('#b99f95', ellipse(30, 219, 20, 5) + ellipse(84, 219, 18, 5) + ellipse(196, 222, 22, 5), 'opacity=".6"') +
        placed(vial(0, 0), 30, 168, 0, 0.7) +
        placed(tube([[BLOOD, 78]], 104), 84, 114, 0, 1) +
        placed(tube(SPUN, 104), 196, 112, 0, 1.06) +
        arrow('32 138, 46 94, 74 90', 3.6),
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
