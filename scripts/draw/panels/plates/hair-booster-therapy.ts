import { PARTED, PARTED_FEW } from '../scalp'
import { dabbed, wiped } from '../faces'
import { FOREFINGER, fromRight, GLOVE, glove, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import { area, fill, INK, thin, whole } from '../marks'
import { ellipse } from '../pen'
import { BLOOD, bloodDrawn, browner, setIn } from '../blood'
import { clock, drops, PLASMA, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { gauze, placed, spatula, syringe } from '../tools'
import { wheals } from '../wheals'

/** Red cells, the pale layer, plasma: what a spun tube holds. */
const SPUN = [
  [BLOOD, 40],
  ['#f3e6d8', 5],
  [PLASMA, 33],
] as const
const SKIN = '<use href="#s"/>'
/** Air from a nozzle: a plain cone that widens and fades, two straight strokes in it. */
const cold = () =>
  '<linearGradient id="ca" gradientUnits="userSpaceOnUse" x1="34" y1="72" x2="122" y2="124"><stop stop-color="#e6f4fa" stop-opacity=".8"/><stop offset="1" stop-color="#cfe8f2" stop-opacity="0"/></linearGradient>' +
  fill('url(#ca)', 'M36 67L140 92 104 150 30 76z') +
  thin('M42 73l70 28M39 76l53 46', 'url(#ca)', 1.8) +
  placed(
    area(INK, '-64 -12, -20 -12, 4 -6, 6 8, -20 14, -64 14', 'transform="translate(.6 1)"') +
      area('#c3ced1', '-64 -12, -20 -12, 4 -6, 6 6, -20 12, -64 12') +
      area('#8d9da3', '-64 4, -20 5, 6 1, 6 6, -20 12, -64 12') +
      area('#eef3f3', '-60 -9, -20 -9, 0 -4, -20 -4, -60 -4') +
      fill('#35434b', ellipse(5, 0, 2, 6)),
    28,
    68,
    32,
  )

/** Where it lies already, about a centimetre from one to the next. */
const places = [
  [184, 257],
  [187, 245],
  [190, 233],
] as const
/** Numbing cream in the parting, as the spatula has left it. */
const DABS =
  'M180 262q-1-9 4-12 6 0 6 7-2 9-6 10-3 0-4-5zM186 238q0-9 5-12 6 0 5 7-2 9-6 10-4 0-4-5zM192 212q2-9 7-12 5 1 4 7-3 8-7 10-4-1-4-5z'
const numbed = fill('#a98a76', DABS, 'transform="translate(1.5 2)"') + fill('#fffaf3', DABS)

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream along the parting, a clock on the wall. 2: blood is taken from the arm into a sealed tube in a gloved hand. 3: a tube is set into the centrifuge; in one that has been spun, red cells lie below, a pale layer, the plasma above. 4: the scalp is cleaned with gauze and cooled with air. 5: small amounts are placed beside the roots of the hair, one centimetre apart; the bar marks the distance. 6: a gloved finger presses a pad lightly on the places.',
  defs: `${whole(GLOVE)}<g id="hd">${whole(person('parted', 'parted-near') + PARTED_FEW)}</g><g id="s">${whole(scalpSection('', { thin: true }))}</g>`,
  otherDefs: person('parted') + PENCIL,
  others: {
    head:
      onPerson('parted', -6, 42, 0.7, PARTED + wheals(places, 0.64)) +
      fromRight(syringe(PLASMA, 24, true) + FOREFINGER, 140.6, 123, -44, 74, 0.56, 0.66),
  },
  panels: [
    {
      steps: '1',
      // Three quarters of an hour pass with it.
      body:
        `<g transform="translate(120 -8)">${whole(clock('V25a18 18 0 1 1-18 18', 'h-15'))}</g>` +
        onPerson('hd', 92, 44, 0.76, whole(numbed)) +
        glove(139, 85, placed(spatula(), -46, 40, -40), 0.9, 20),
    },
    { steps: '2', body: browner(bloodDrawn()) },
    { steps: '3', body: setIn(SPUN) },
    {
      steps: '4',
      // Cold air flows over what has been wiped.
      body: onPerson('hd', 104, 128, 1.02) + cold() + wiped(112, 64, 22, 1.05),
    },
    {
      steps: '5',
      // How far from one to the next.
      body:
        SKIN +
        drops(57, 143) +
        drops(177, 143) +
        placed(syringe(PLASMA, 64), 177, 141, -77, 1.2) +
        thin('M57 213h120m0-5v10M57 208v10', INK, 1.6),
    },
    {
      steps: '6',
      // A pad is pressed on the places, and she is looked at.
      body: onPerson('hd', 84, 100, 0.76) + dabbed(84, 78, -14, 0.9, gauze()),
    },
  ],
}
