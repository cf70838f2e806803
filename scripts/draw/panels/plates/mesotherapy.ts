import { swabbed } from '../faces'
import { ARM, FLAT, flat, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
import { thinned } from '../scalp'
import { ellipse } from '../pen'
import { parting, wheals } from '../parting'
import { fill, thin } from '../marks'
import { cream, cuff, drops, elbow, needleAt, scalpSection, vial } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** Her bowed head from the other side: hair combed from a light parting, and places in two rows beside it. */
const along = '294 290, 291 270, 287 250, 281 228, 272 204, 261 180, 247 156'
const places =
  thinned(
    along,
    12,
    [
      [-34, 8],
      [-30, 0],
    ],
    [
      [26, -12],
      [22, -20],
    ],
  ) +
  wheals(
    [
      [286, 266],
      [293, 246],
      [277, 230],
      [276, 203],
      [262, 192],
    ],
    0.9,
  )

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: pulse and blood pressure are checked. 2: numbing cream or cold air. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one to two centimetres apart. 6: twenty minutes of rest, with fingers on the pulse.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pt">${parting(0.1)}</g>${FLAT}${ARM}`,
  otherDefs: person('bowed') + PENCIL,
  others: {
    // Close to her, so that the row of places is seen.
    bowed:
      onPerson('bowed', 60, 112, 0.8, places) +
      fill('#a3606f', 'M333 208l31 11v24h-31z') +
      thin('M334 207.5l30 11.5', '#4d2039', 1.4) +
      pencil(208, 51, placed(syringe(CLEAR, 50), -31, 95, -72, 1.25), 0.56, 22),
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
    { steps: '4', body: `<g transform="translate(-34)"><use href="#pt"/></g>${swabbed(96, 150)}` },
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
      body: `<g transform="translate(-84 -66) scale(1.6)">${elbow()}</g>${flat(70, 168, 0.74, -8)}`,
    },
  ],
}
