import { ellipse, stroke } from '../pen'
import { arrow, fill, thin } from '../marks'
import { onPerson, person } from '../people'
import { bloodDrawn, centrifuge, cream, drops, needleAt, scalpSection, TUBE_CLIP } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, swab } from '../tools'

const SKIN = '<use href="#s"/>'
const over = (drawn: string) => onPerson('crown', 66, 78, 0.78, drawn)
/** Where the hair has thinned, the scalp shows in the parting. */
const thinned =
  fill('#c99b7c', stroke('168 226, 196 190, 228 148, 262 104', 6, { from: 0.3, to: 0.3 })) +
  thin(
    'M176 214l-10-14M190 196l-12-14M204 178l-12-14M218 160l-12-13M232 142l-12-12M246 124l-11-11M182 210l14 8M196 192l15 8M210 174l15 8M224 156l15 7M238 138l14 7',
    '#2e1620',
    2,
  )
const points = [
  [184, 206],
  [198, 188],
  [212, 170],
  [226, 151],
  [240, 132],
] as const

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream on the scalp. 2: blood is taken from the arm into a sealed tube. 3: the centrifuge separates the plasma. 4: the scalp is cleaned and cooled. 5: small amounts are placed about one centimetre apart, beside the roots of the hair. 6: the places are pressed lightly.',
  defs: `${person('crown')}${TUBE_CLIP}<g id="s">${scalpSection('', { thin: true })}</g>`,
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    { steps: '3', body: centrifuge() },
    {
      steps: '4',
      body: SKIN + coldAir(10) + placed(swab(), 66, 66, -6, 1.5) + arrow('110 66, 132 64, 154 66', 4),
    },
    { steps: '5', body: SKIN + drops(62, 134) + drops(116, 134) + drops(170, 134) + needleAt(168, 131, -72) },
    {
      steps: '6',
      body: over(
        thinned + fill('#7a3f35', points.map(([x, y]) => ellipse(x, y, 2)).join('')) + placed(swab(), 250, 118, 24, 1.5),
      ),
    },
  ],
}
