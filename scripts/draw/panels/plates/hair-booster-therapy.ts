import { alongParting, parting, wheals } from '../parting'
import { stroke } from '../pen'
import { fill } from '../marks'
import { pressed, wiped } from '../faces'
import { HAND, pressing } from '../fingers'
import { ARM, GLOVE, glove } from '../hands'
import { onPerson, person } from '../people'
import { bloodDrawn, centrifuge, cream, drops, needleAt, PLASMA, scalpSection } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
/** Where the hair has thinned, the scalp shows in the parting. */
const thinned =
  fill('#8a6653', stroke('164 236, 194 194, 226 150, 270 96', 15, { from: 0.1, to: 0.1 }), 'opacity=".7"') +
  fill('#d3a486', stroke('170 226, 196 190, 228 148, 262 104', 7, { from: 0.1, to: 0.1 })) +
  fill(
    '#2e1620',
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => `M${168 + i * 12} ${230 - i * 16}q${i % 2 ? '9-3 10-15q-3 10-10 15z' : '-7-1-12-10q4 8 12 10z'}`)
      .join(''),
  )

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream on the scalp. 2: blood is taken from the arm into a sealed tube. 3: the centrifuge separates the plasma. 4: the scalp is cleaned and cooled. 5: small amounts are placed about one centimetre apart, beside the roots of the hair. 6: the places are pressed lightly.',
  defs: `${HAND}${ARM}<g id="pt">${parting()}</g><g id="s">${scalpSection('', { thin: true })}</g>`,
  otherDefs: GLOVE + person('crown'),
  others: {
    head:
      `<g transform="translate(30 0)">${onPerson('crown', 36, 40, 0.86, thinned)}</g>` +
      glove(244, 62, placed(syringe(PLASMA, 50), -62, 62, -44), 1),
  },
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    { steps: '3', body: centrifuge() },
    {
      steps: '4',
      // Cold air streams over what has been wiped.
      body: `<g transform="translate(-34)"><use href="#pt"/></g><g transform="matrix(-1 0 0 1 240 0)">${coldAir(64)}</g>${wiped(124, 150, 14, 1.4)}`,
    },
    { steps: '5', body: SKIN + drops(62, 134) + drops(116, 134) + drops(170, 134) + needleAt(168, 131, -72) },
    {
      steps: '6',
      body: `<g transform="translate(-34)"><use href="#pt"/>${wheals(alongParting(6))}</g>${placed(pressed(1.2) + pressing(), 118, 154, -24, 1.3)}`,
    },
  ],
}
