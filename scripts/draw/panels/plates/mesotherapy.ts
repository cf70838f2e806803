import { ARM, FLAT, flat, fromRight, GLOVE, glove, PENCIL } from '../hands'
import { wiped } from '../faces'
import { curve, ellipse, stroke } from '../pen'
import { wheals } from '../wheals'
import { onPerson, person } from '../people'
import { BOWED, BOWED_FEW, onBowed } from '../scalp'
import { area, fill, INK, part, thin, whole } from '../marks'
import { cuff } from '../blood'
import { drops, needleAt, scalpSection, vial } from '../scenes'
import type { Sheet } from '../sheet'
import { placed, spatula, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** Places in the thinned parting, from the forehead to the crown, a centimetre or two apart, no two alike. */
const places = (
  [
    [0.12, -3],
    [0.24, 4],
    [0.32, -4],
    [0.45, 3],
    [0.52, -4],
    [0.64, 2],
  ] as const
).map(([t, aside]) => onBowed(t, aside))
/** Her head bowed before the doctor: fingertips of one gloved hand part the hair, the other places the next point. */
const above =
  onPerson('bowed', 56, 96, 0.85, BOWED + wheals(places, 0.72)) +
  '<use href="#gk" transform="translate(166 98) rotate(-30) scale(-.44 .44)"/>' +
  fromRight(syringe(CLEAR, 24), 176, 79, -42, 54, 0.56, 0.72)

/** Dabs of cream along the open parting, as the spatula has left them; scalp is seen between them. */
const numbing = fill(
  '#dfccb9',
  ['250 170, 256 172, 264 190, 258 187', '265 194, 272 200, 278 220, 270 214', '276 227, 284 234, 289 254, 281 246']
    .map((dab) => curve(dab, { loop: true }))
    .join(''),
)
/** Her bowed head in a panel, from near. */
const her = (x: number, y: number, scale: number, drawn = '') => onPerson('hb', x, y, scale, drawn)
const applied = placed(spatula(), -46, 40, -40)
/** A small watch on its chain, in the units of the hand that holds it. */
const watch =
  fill(INK, stroke('8 -9, 0 6, -6 20, -5 30', 4, { from: 1, to: 1 })) +
  fill('#d9b45c', stroke('8 -9, 0 6, -6 20, -5 30', 2.2, { from: 1, to: 1 })) +
  fill('#8a6a2c', ellipse(-4, 54, 24), `stroke="${INK}" stroke-width="1.4"`) +
  fill('#d9b45c', ellipse(-5, 53, 23)) +
  fill('#fffaf4', ellipse(-5, 53, 17)) +
  thin('M-5 39v3M-5 68v-3M-19 54h3M10 54h-3M-13 48l8 6 4-10', INK, 1.5) +
  thin('M-5 54l7 9', '#b3264f', 1.1)
/** Held by its base, neck down, in one hand; in the other the syringe whose plunger is drawn back. */
const drawingUp =
  fill('#dcc6bd', 'M0 204h240v36H0z') +
  fill('#c9afa6', 'M0 204h240v3H0z') +
  `<g transform="matrix(-1 0 0 1 240 0)">${glove(132, 44, placed(vial(0, 0), -8, 42, 180, 0.86), 1.05)}</g>` +
  glove(111, 186, placed(syringe(CLEAR, 40), 5, -96, 90, 1.3), 1, 0)
/** Her forearm at rest on a blanket, palm up; on the artery of her wrist lie fingertips, and a watch is held beside it. */
const pulse =
  part('#dfe8e6', '-12 106, 90 60, 252 -20, 252 252, -12 252', 2) +
  area('#b9cbc9', '-12 236, 90 232, 252 104, 252 252, -12 252') +
  '<use href="#ar" transform="translate(-22 -72) scale(1.44)"/>' +
  glove(76, 30, watch, 0.86, -4) +
  flat(105, 140, 0.48, 66)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, fingers hold the stethoscope at the bend of the elbow. 2: numbing cream along the parting. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: a tiny amount is placed two to four millimetres deep, the next one or two centimetres farther on. 6: twenty minutes of rest, with fingers on the pulse and a watch beside it.',
  defs: `${whole(GLOVE + ARM + FLAT)}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(person('bowed', 'bowed-near') + BOWED_FEW)}</g>`,
  otherDefs: person('bowed') + PENCIL,
  others: { above },
  panels: [
    { steps: '1', body: cuff() },
    {
      steps: '2',
      // Cream along the parting, from a spatula.
      body: her(110, 110, 0.92, whole(numbing)) + glove(182, 64, applied, 0.9, -6),
    },
    {
      steps: '3',
      body: drawingUp,
    },
    { steps: '4', body: her(92, 84, 0.8) + wiped(173, 140, 45, 0.98) },
    {
      steps: '5',
      body:
        SKIN +
        // One of them: by the scale beside it the next is farther off than the frame is wide.
        drops(112, 128, CLEAR) +
        needleAt(112, 128, -70, CLEAR) +
        thin('M20 82v46M16 82h8M16 128h8', '#4d2039', 1.6),
    },
    {
      steps: '6',
      // Somebody watches: two fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
