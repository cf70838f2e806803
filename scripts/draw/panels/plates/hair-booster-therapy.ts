import { PARTED, PARTED_FEW } from '../scalp'
import { wiped } from '../faces'
import { fromRight, GLOVE, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import { area, fill, INK, thin, whole } from '../marks'
import { ellipse } from '../pen'
import { bloodDrawn, setIn } from '../blood'
import { cream, drops, needleAt, PLASMA, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'
import { wheals } from '../wheals'

const SKIN = '<use href="#s"/>'
/** Air from a nozzle: it has no edge, and is lost where it spreads. */
const cold = () =>
  '<linearGradient id="ca" gradientUnits="userSpaceOnUse" x1="34" y1="72" x2="128" y2="128"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#dff1f8" stop-opacity="0"/></linearGradient>' +
  fill('url(#ca)', 'M30 68L150 96q-4 44-44 58L26 80z') +
  thin('M40 72q36 14 74 22M38 78q30 20 62 44M40 75q34 16 72 38', '#fff', 0.8, 'opacity=".6"') +
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
  [185, 250],
  [193, 230],
] as const

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream on the scalp. 2: blood is taken from the arm into a sealed tube in a gloved hand. 3: a tube is set into the centrifuge, which separates the plasma. 4: the scalp is cleaned with gauze and cooled with air. 5: a small amount is placed beside the roots of the hair, the next about one centimetre farther on. 6: a pad is pressed lightly on the places.',
  defs: `${whole(GLOVE)}<g id="hd">${whole(person('parted', 'parted-near') + PARTED_FEW)}</g><g id="s">${scalpSection('', { thin: true })}</g>`,
  otherDefs: person('parted') + PENCIL,
  others: {
    head:
      onPerson('parted', -6, 68, 0.7, PARTED + wheals(places, 0.66)) +
      fromRight(syringe(PLASMA, 24), 142, 99, -44, 54, 0.56, 0.72),
  },
  panels: [
    { steps: '1', body: SKIN + cream(81) },
    { steps: '2', body: bloodDrawn() },
    { steps: '3', body: setIn() },
    {
      steps: '4',
      // Cold air flows over what has been wiped.
      body: onPerson('hd', 104, 128, 1.02) + cold() + wiped(104, 50, 26, 1.05),
    },
    // One of them: a centimetre is farther than the frame is wide.
    { steps: '5', body: SKIN + drops(172, 135) + needleAt(171, 132, -70) },
    {
      steps: '6',
      // A pad is pressed on the places, and she is looked at.
      body: onPerson('hd', 84, 84, 0.76) + wiped(100, 120, 40, 0.92),
    },
  ],
}
