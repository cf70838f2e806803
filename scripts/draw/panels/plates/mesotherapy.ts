import { wiped } from '../faces'
import { ARM, GLOVE, glove } from '../hands'
import { ellipse } from '../pen'
import { alongParting, parting, wheals } from '../parting'
import { fill, thin } from '../marks'
import { cream, cuff, drops, elbow, needleAt, scalpSection, vial } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** The needle is in the fourth. */
const PLACES = alongParting(5)
const [px, py] = PLACES[3]!

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: pulse and blood pressure are checked. 2: numbing cream or cold air. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one to two centimetres apart. 6: twenty minutes of rest, with fingers on the pulse.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pt">${parting(0.1)}</g>${GLOVE}${ARM}`,
  others: {
    parting: parting() + wheals(PLACES) + glove(px + 63, py - 71, placed(syringe(CLEAR, 60), -63, 70, -48), 1),
  },
  panels: [
    { steps: '1', body: cuff() },
    {
      steps: '2',
      body: SKIN + cream(81) + coldAir(26),
    },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M0 196h240v44H0z') +
        fill('#b99f95', ellipse(104, 206, 44, 8), 'opacity=".5"') +
        vial(104, 134) +
        placed(syringe(CLEAR), 104, 118, -78, 0.94),
    },
    { steps: '4', body: `<g transform="translate(-34)"><use href="#pt"/></g>${wiped(86, 146, -18, 0.95)}` },
    {
      steps: '5',
      body:
        SKIN +
        drops(58, 128, CLEAR) +
        drops(112, 128, CLEAR) +
        drops(166, 128, CLEAR) +
        needleAt(165, 125, -70, CLEAR) +
        thin('M20 82v46M16 82h8M16 128h8', '#4d2039', 1.6),
    },
    {
      steps: '6',
      // Somebody watches: fingers on the pulse.
      body: `<g transform="translate(-84 -66) scale(1.6)">${elbow()}</g><g transform="translate(64 118) scale(-1.4 1.4) rotate(-24)"><use href="#gf"/><use href="#gn"/></g>`,
    },
  ],
}
