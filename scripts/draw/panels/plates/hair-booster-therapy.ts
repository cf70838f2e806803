import { alongParting, parting, wheals } from '../parting'
import { chance, stroke } from '../pen'
import { fill, thin } from '../marks'
import { wiped } from '../faces'
import { ARM, GLOVE, glove } from '../hands'
import { onPerson, person } from '../people'
import { bloodDrawn, centrifuge, cream, drops, needleAt, PLASMA, scalpSection } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
/** Where the hair has thinned, the scalp shows beside the parting: it has no edge, hairs stand in it to both sides. */
const along = '194 182, 196 168, 201 150, 207 132, 215 112, 224 92, 236 66'
const roots = (side: -1 | 1, count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + chance(i + seed)) / count
    const [x, y] = [194 + 40 * t ** 1.25, 186 - 118 * t]
    const away = (3 + 9 * Math.sin(Math.min(1, t * 1.15) * Math.PI)) * (1.1 - chance(i * 3 + seed) ** 2.2)
    const long = side * (12 + 6 * Math.floor(3 * chance(i + seed + 8)))
    return `M${Math.round(x + side * away)} ${Math.round(y + away * 0.3)}q${Math.round(long * 0.5)}-1 ${long} ${4 + Math.floor(4 * chance(i + seed))}`
  }).join('')
const thinned =
  fill('#8d6a55', stroke(along, 25, { from: 0.2, to: 0.1 }), 'opacity=".55"') +
  fill('#c29172', stroke(along, 17, { from: 0.25, to: 0.1 })) +
  fill('#e6c3a3', stroke(along, 9, { from: 0.3, to: 0.1 })) +
  thin(roots(-1, 34, 3) + roots(1, 34, 9), '#2e1620', 1)

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream on the scalp. 2: blood is taken from the arm into a sealed tube. 3: the centrifuge separates the plasma. 4: the scalp is cleaned and cooled. 5: small amounts are placed about one centimetre apart, beside the roots of the hair. 6: the places are pressed lightly.',
  defs: `${GLOVE}${ARM}<g id="pt">${parting(0.1)}</g><g id="s">${scalpSection('', { thin: true })}</g>`,
  otherDefs: person('parted'),
  others: {
    head: onPerson('parted', 4, 20, 0.88, thinned) + glove(244, 62, placed(syringe(PLASMA, 50), -62, 62, -44), 1),
  },
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    { steps: '3', body: centrifuge() },
    {
      steps: '4',
      // Cold air streams over what has been wiped.
      body: `<g transform="translate(-34)"><use href="#pt"/></g><g transform="matrix(-1 0 0 1 240 0)">${coldAir(64)}</g>${wiped(86, 146, -18, 0.95)}`,
    },
    { steps: '5', body: SKIN + drops(62, 134) + drops(116, 134) + drops(170, 134) + needleAt(168, 131, -72) },
    {
      steps: '6',
      body: `<g transform="translate(-34)"><use href="#pt"/>${wheals(alongParting(6))}</g>${wiped(86, 150, -18, 0.95)}`,
    },
  ],
}
