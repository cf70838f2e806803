import { FLAT, flat, FOREFINGER, fromRight, GLOVE, glove, PALM, PENCIL } from '../hands'
import { wiped } from '../faces'
import { ellipse } from '../pen'
import { wheals } from '../wheals'
import { onPerson, person } from '../people'
import { BOWED, BOWED_FEW, onBowed } from '../scalp'
import { area, fill, INK, part, thin, whole } from '../marks'
import { browner, cuff } from '../blood'
import { clock, drops, needleAt, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { placed, spatula, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#a3d0db'

/** Places in the thinned parting, from the forehead to the crown, a centimetre or two apart, no two alike. */
const places = (
  [
    [0.08, -1],
    [0.18, 1],
    [0.28, -1],
    [0.38, 1],
  ] as const
).map(([t, aside]) => onBowed(t, aside))
/** Her head bowed before the doctor: fingertips of one gloved hand part the hair, the other places the next point. */
const above =
  // Her shoulder goes on to the edge of the picture.
  fill('#a3606f', 'M338 206q16 4 24 14v24h-24z', `stroke="${INK}" stroke-width="1.6"`) +
  onPerson('bowed', 46, 100, 0.8, BOWED + wheals(places, 0.64)) +
  fill('#a3606f', 'M344 219h5l13 6v17h-18z') +
  // A lock lies under them, pressed aside from the parting.
  fill('#2e1620', 'M158 50q36 40 7 61-14 8-42 12 14-10 30-17 20-14 5-56z') +
  fill('#643e47', 'M158 50q31 40 3 59-14 8-38 14 10-10 26-18 22-16 9-55z') +
  thin('M162 64q12 24-6 40-10 6-24 14M160 76q5 18-10 30', '#2e1620', 0.9) +
  '<use href="#gk" transform="translate(168 104) rotate(-30) scale(-.42 .42)"/>' +
  fromRight(syringe(CLEAR, 24, true) + FOREFINGER, 184.6, 96.5, -42, 72, 0.54, 0.64)

const DABS =
  'M252 172q5-3 7 3 6 7 5 13-3 6-7 0-1-6-4-9-4-4-1-7zM266 200q6-1 7 5 5 8 2 13-5 2-6-4l-4-8q-2-4 1-6zM278 229q5-3 7 4-1 6 2 11 2 8-3 9-5-1-5-8l-3-9q-1-5 2-7z'
/** Dabs of cream along the open parting, as the spatula has left them; scalp is seen between them. */
const numbing = fill('#a98a76', DABS, 'transform="translate(1.5 2)"') + fill('#fffaf3', DABS)
/** Her bowed head in a panel, from near. */
const her = (x: number, y: number, scale: number, drawn = '') => onPerson('hb', x, y, scale, drawn)
const applied = placed(spatula(), -46, 40, -40)
/** A vial held neck down: what is in it lies at the neck, air above; its stopper at (0, 0). */
const vial =
  fill('#eef5f5', 'M-26-86h52v64l-11 8h-30l-11-8z', `stroke="${INK}" stroke-width="1.6"`) +
  fill(CLEAR, 'M-25-68h50v46l-11 7h-28l-11-7z') +
  fill('#fff', ellipse(0, -68, 25, 2.4), 'opacity=".8"') +
  fill('#fffaf4', 'M-22-60h44v27h-44z', `stroke="${INK}" stroke-width=".8"`) +
  thin('M-17-53h30M-17-46.500h34M-17-40h20', '#a58f88', 1.6) +
  fill('#fff', 'M17-30h4v8h-4zM17-84h4v14h-4z', 'opacity=".8"')
/** Its cap, which the needle runs through and is hidden in. */
const cap =
  fill('#b4bfc2', 'M101 99h31v6h-2v10h-27v-10h-2z', `stroke="${INK}" stroke-width="1.4"`) + fill('#6d7d83', 'M122 100h7v14h-7z')
/** Held by its base, neck down, in one hand; in the other the syringe whose plunger is drawn back. */
const drawingUp =
  fill('#dcc6bd', 'M0 204h240v36H0z') +
  fill('#c9afa6', 'M0 204h240v3H0z') +
  `<g transform="matrix(-1 0 0 1 240 0)">${glove(132, 44, placed(vial, -8, 66, 0, 0.86), 1.05)}</g>` +
  glove(111, 186, placed(syringe(CLEAR, 40), 5, -96, 90, 1.3), 1, 0) +
  cap
/** Her forearm at rest on a blanket, palm up; fingertips lie on the artery of her wrist, and a clock hangs on the wall. */
const pulse =
  whole(
    part('#dfe8e6', '-12 128, 60 98, 150 48, 252 -20, 252 252, -12 252', 2) +
      area('#b9cbc9', '-12 244, 90 236, 252 104, 252 252, -12 252') +
      // Twenty minutes of it have passed.
      clock('V25a18 18 0 0 1 16 27', 'l14 8'),
  ) +
  placed(PALM, 108, 132, 0, 0.47) +
  flat(131, 122, 0.4, 62)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, a stethoscope at the bend of the elbow. 2: numbing cream along the parting. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one centimetre from the next; bars mark depth and distance, the layers are not to scale. 6: twenty minutes of rest, two fingers on the pulse.',
  defs: `${whole(GLOVE + FLAT)}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(person('bowed', 'bowed-near') + BOWED_FEW)}</g>`,
  otherDefs: person('bowed') + PENCIL,
  others: { above },
  panels: [
    { steps: '1', body: browner(cuff()) },
    {
      steps: '2',
      // Cream along the parting, from a spatula.
      body: her(142, 146, 0.94, whole(numbing)) + glove(166, 46, applied, 0.9, -6),
    },
    {
      steps: '3',
      body: drawingUp,
    },
    { steps: '4', body: her(92, 106, 0.82) + wiped(176, 122, 45, 0.98) },
    {
      steps: '5',
      body:
        SKIN +
        // How deep, and how far from one to the next; the layers are not to scale.
        drops(60, 127, CLEAR) +
        drops(180, 127, CLEAR) +
        needleAt(180, 127, -77, CLEAR) +
        thin('M16 82v46m-4-46h8m-8 46h8m5 0h3m4 0h3m4 0h3', '#4d2039', 1.6) +
        thin('M60 213h120m0-5v10M60 208v10', '#4d2039', 1.6),
    },
    {
      steps: '6',
      // Somebody watches: fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
