import { parting } from '../parting'
import { PARTED } from '../scalp'
import { swabbed } from '../faces'
import { ARM, FLAT, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
import { fill } from '../marks'
import { ellipse } from '../pen'
import { BLOOD, bloodDrawn, centrifuge, cream, drops, needleAt, PLASMA, scalpSection, tube } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
/** A round inset: the tube that was spun, on its table. */
const spun =
  '<clipPath id="sp"><circle cx="54" cy="60" r="48"/></clipPath><g clip-path="url(#sp)">' +
  fill('#e3ecea', 'M0 0h120v120H0z') +
  fill('#b9cbc9', 'M0 92h120v30H0z') +
  fill('#93aba9', ellipse(66, 97, 20, 4)) +
  placed(
    tube(
      [
        [BLOOD, 31],
        ['#f3e6d8', 4],
        [PLASMA, 34],
      ],
      86,
    ),
    51,
    32,
    0,
    0.76,
  ) +
  '</g>' +
  [`#fffaf4" stroke-width="4`, `#4d2039" stroke-width="1.2`]
    .map((stroke, i) => `<circle cx="54" cy="60" r="${48 + i * 2.4}" fill="none" stroke="${stroke}"/>`)
    .join('')

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream on the scalp. 2: blood is taken from the arm into a sealed tube. 3: the centrifuge separates the plasma. 4: the scalp is cleaned and cooled. 5: small amounts are placed about one centimetre apart, beside the roots of the hair. 6: the places are pressed lightly.',
  defs: `${FLAT}${ARM}<g id="pt">${parting(0.1)}</g><g id="s">${scalpSection('', { thin: true })}</g>`,
  otherDefs: person('parted') + PENCIL,
  others: {
    head:
      onPerson('parted', -14, 56, 0.66, PARTED) +
      spun +
      pencil(165.6, 90, placed(syringe(PLASMA, 50), -31, 95, -72, 1.25), 0.5, 22),
  },
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    { steps: '3', body: centrifuge(false) },
    {
      steps: '4',
      // Cold air streams over what has been wiped.
      body: `<g transform="translate(-34)"><use href="#pt"/></g><g transform="matrix(-1 0 0 1 240 0)">${coldAir(64)}</g>${swabbed(96, 150)}`,
    },
    { steps: '5', body: SKIN + drops(62, 134) + drops(116, 134) + drops(170, 134) + needleAt(168, 131, -72) },
    {
      steps: '6',
      // A pad under two fingers, over the drops that lie there.
      body: SKIN + drops(62, 134) + drops(116, 134) + drops(170, 134) + swabbed(98, 62, 0.56, -14),
    },
  ],
}
