import { HEAD_ABOVE, onScalp } from '../above'
import { ARM, FLAT, flat, PENCIL, pencil } from '../hands'
import { swabbed } from '../faces'
import { ellipse } from '../pen'
import { parting, wheals } from '../parting'
import { fill, INK, thin } from '../marks'
import { cream, cuff, drops, needleAt, scalpSection, vial } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** A grid of places in the thinned parting, from the forehead to the crown: those that are done are small wheals. */
const done = [
  [0.08, -2],
  [0.14, 5],
  [0.2, -5],
  [0.26, 6],
  [0.31, -7],
  [0.37, 6],
  [0.43, -7],
  [0.49, 6],
  [0.55, -7],
  [0.61, 6],
] as const
const places = done.map(([t, aside]) => onScalp(t, aside))
/** Seen from above: one gloved hand parts the hair, the other places the next point. */
const above =
  `<g transform="rotate(-7 178 120)">${HEAD_ABOVE}${fill('#b8483f', places.map(([x, y]) => ellipse(x, y, 6.5, 6)).join(''), 'opacity=".3"')}${wheals(places, 1.05)}</g>` +
  `<g transform="matrix(-1 0 0 1 292 0)">${flat(144, 108, 0.56, 26)}</g>` +
  pencil(219, 52, placed(syringe(CLEAR, 50), -31, 95, -72, 1.25), 0.56, 22)

/** Her forearm on its cushion, palm up; on the artery of her wrist lie the fingertips, and there is a clock. */
const pulse =
  fill('#dfe8e6', 'M0 114L240-44v284H0z', `stroke="${INK}" stroke-width="2"`) +
  fill('#b9cbc9', 'M0 240Q140 228 240 120v120z') +
  '<use href="#ar" transform="translate(-18 -74) scale(1.36)"/>' +
  fill('#fffaf4', ellipse(80, 60, 36), `stroke="${INK}" stroke-width="3"`) +
  fill('none', ellipse(80, 60, 29), `stroke="${INK}" stroke-width="6" stroke-dasharray="3 12.18"`) +
  thin('M66 48l14 12 16-18', INK, 2) +
  thin('M80 60v25', '#b3264f', 2) +
  flat(102, 123, 0.4, 96)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: pulse and blood pressure are checked. 2: numbing cream or cold air. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one to two centimetres apart. 6: twenty minutes of rest, with fingers on the pulse.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pt">${parting(0.01)}</g>${ARM}${FLAT}`,
  otherDefs: PENCIL,
  others: { above },
  panels: [
    { steps: '1', body: cuff() },
    {
      steps: '2',
      body: SKIN + cream(81) + coldAir(26),
    },
    {
      steps: '3',
      body: fill('#dcc6bd', 'M0 196h240v44H0z') + vial(104, 134) + placed(syringe(CLEAR), 104, 118, -78, 0.94),
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
      // Somebody watches: two fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
