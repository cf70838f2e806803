import { HEAD_ABOVE, onScalp } from '../above'
import { ARM, FLAT, flat, GLOVE, glove, PENCIL, pencil } from '../hands'
import { wiped } from '../faces'
import { ellipse, stroke } from '../pen'
import { parting } from '../parting'
import { area, fill, INK, part, thin, whole } from '../marks'
import { cuff, drops, needleAt, scalpSection, vial } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** Places in the thinned parting, from the forehead to the crown, no two alike in distance: those that are done are small wheals. */
const done = [
  [0.07, -1.5],
  [0.155, 3],
  [0.225, -3.5],
  [0.315, 3.5],
  [0.385, -3],
  [0.48, 3],
  [0.545, -4],
  [0.63, 1.5],
] as const
const places = done.map(([t, aside]) => onScalp(t, aside))
/** Each a pale swelling of its own shape, no redder than its scalp: a shade below it, in it the point where the needle was. */
const raised = places
  .map(
    ([x, y], i) =>
      `<g transform="translate(${x} ${y}) rotate(${i * 47}) scale(${[1, 0.85, 1.1][i % 3]})"><path fill="#b07f61" d="M-5 1q0-5 5-5t6 5-5 5-6-5z"/></g><g transform="translate(${x - 0.7} ${y - 0.8}) rotate(${i * 47}) scale(${[1, 0.85, 1.1][i % 3]})"><path fill="#f3dcc6" d="M-4 1q0-4 4-4t5 4-4 4-5-4z"/></g><path fill="#a3485a" d="M${x - 0.7} ${y - 0.9}h1.3v1.3h-1.3z"/>`,
  )
  .join('')
/** Seen from above: one gloved hand parts the hair, the other places the next point. */
const above =
  `<g transform="rotate(-7 178 120)">${HEAD_ABOVE}${raised}</g>` +
  `<g transform="matrix(-1 0 0 1 292 0)">${flat(144, 108, 0.56, 26)}</g>` +
  pencil(219, 52, placed(syringe(CLEAR, 50), -31, 95, -72, 1.25), 0.56, 22)

/** Cream along the parting: it has its light above and its shade below. */
const way = 'M70 14q8 26 24 46t22 50'
const numbing =
  thin(way, '#b9a394', 22, 'transform="translate(-1 3)"') +
  thin(way, '#fdfaf6', 20) +
  thin('M76 30q6 16 20 34t18 40', '#ded3c8', 3) +
  thin('M64 16q12 30 26 46t20 44', '#fff', 3)
/** A small watch on its chain, in the units of the hand that holds it. */
const watch =
  fill(INK, stroke('-2 6, -6 20, -5 30', 4, { from: 1, to: 1 })) +
  fill('#d9b45c', stroke('-2 6, -6 20, -5 30', 2.2, { from: 1, to: 1 })) +
  fill('#8a6a2c', ellipse(-3.6, 54, 24), `stroke="${INK}" stroke-width="1.4"`) +
  fill('#d9b45c', ellipse(-5, 52.6, 22.6)) +
  fill('#fffaf4', ellipse(-4.6, 53.4, 17.4)) +
  thin('M-5 39v3M-5 68v-3M-19 54h3M10 54h-3M-5 54l-8-6M-5 54l4-10', INK, 1.5) +
  thin('M-5 54l7 9', '#b3264f', 1.1)
/** Held by its base, neck down, in one hand; in the other the syringe whose plunger is drawn back. */
const drawingUp =
  fill('#dcc6bd', 'M0 204h240v36H0z') +
  fill('#c9afa6', 'M0 204h240v3H0z') +
  `<g transform="matrix(-1 0 0 1 240 0)">${glove(132, 44, placed(vial(0, 0), -8, 42, 180, 0.86), 1.05)}</g>` +
  glove(122, 186, placed(syringe(CLEAR, 40), -6, -96, 90, 1.3), 1, 0)
/** Her forearm at rest on a blanket, palm up; on the artery of her wrist lie fingertips, and a watch is held beside it. */
const pulse =
  part('#dfe8e6', '-12 132, 40 96, 110 44, 180 -6, 252 -20, 252 252, -12 252', 2) +
  area('#b9cbc9', '-12 226, 60 226, 120 206, 168 164, 206 118, 252 84, 252 252, -12 252') +
  '<use href="#ar" transform="translate(-26 -46) scale(1.36)"/>' +
  glove(104, 46, watch, 0.9, -4) +
  flat(94, 151, 0.42, 92)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, fingers hold the stethoscope at the bend of the elbow. 2: numbing cream along the parting, or cold air. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one to two centimetres apart. 6: twenty minutes of rest, with fingers on the pulse and a watch beside it.',
  defs: `${whole(GLOVE + ARM + FLAT)}<g id="s">${scalpSection('', { thin: true })}</g><g id="pt">${parting(0.01)}</g>`,
  otherDefs: PENCIL,
  others: { above },
  panels: [
    { steps: '1', body: cuff() },
    {
      steps: '2',
      // Cream from the tube, along the parting; cold air beside it.
      body: `<g transform="matrix(-1 0 0 1 276 0)"><use href="#pt"/>${numbing}</g>${coldAir(150)}`,
    },
    {
      steps: '3',
      body: drawingUp,
    },
    { steps: '4', body: `<g transform="matrix(1.2 .1 -.1 1.2 -36 -46)"><use href="#pt"/></g>${wiped(104, 132, -10, 1.14)}` },
    {
      steps: '5',
      body:
        SKIN +
        drops(58, 128, CLEAR) +
        drops(112, 128, CLEAR) +
        drops(166, 128, CLEAR) +
        needleAt(166, 128, -70, CLEAR) +
        thin('M20 82v46M16 82h8M16 128h8', '#4d2039', 1.6),
    },
    {
      steps: '6',
      // Somebody watches: two fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
