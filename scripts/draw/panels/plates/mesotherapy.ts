import { FLAT, flat, fromRight, GLOVE, glove, PENCIL } from '../hands'
import { wiped } from '../faces'
import { curve, ellipse } from '../pen'
import { wheals } from '../wheals'
import { onPerson, person } from '../people'
import { BOWED, BOWED_FEW, onBowed } from '../scalp'
import { area, fill, INK, part, thin, whole } from '../marks'
import { cuff } from '../blood'
import { drops, needleAt, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { placed, spatula, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#a3d0db'

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
/** Her hand, palm up, and her forearm, the wrist at (0, 0), the fingers to the left; at rest they are a little bent and apart. */
const HAND =
  '200 -46, 140 -38, 80 -26, 36 -18, 0 -15, -14 -20, -32 -24, -50 -24, -66 -26, -80 -30, -88 -31, -92 -27, -88 -23, -75 -19, -63 -15, -77 -17, -92 -19, -101 -18, -104 -14, -101 -9, -85 -7, -65 -4, -80 -4, -96 -4, -105 -4, -109 1, -105 6, -86 8, -66 8, -80 10, -92 12, -99 14, -102 19, -97 24, -81 22, -64 20, -50 21, -41 26, -47 34, -57 42, -63 48, -62 55, -54 56, -44 51, -32 42, -18 31, -6 21, 8 17, 36 19, 80 28, 140 40, 200 50'
const hand =
  area(INK, HAND, `stroke="${INK}" stroke-width="1.4" transform="translate(.3 1)"`) +
  area('#f1d6bd', HAND) +
  whole(
    // Away from the lamp: each finger, the ball of the thumb, the forearm.
    area(
      '#dcb08a',
      '200 -6, 140 -4, 80 2, 36 4, 6 6, -10 12, -22 24, -36 34, -50 44, -56 54, -44 51, -32 42, -18 31, -6 21, 8 17, 36 19, 80 28, 140 40, 200 50',
    ) +
      fill(
        '#dcb08a',
        curve('-63 -15, -75 -19, -88 -23, -91 -26, -82 -24, -68 -20, -54 -17', { loop: true }) +
          curve('-65 -4, -85 -7, -101 -9, -103 -13, -90 -11, -72 -9, -54 -6', { loop: true }) +
          curve('-66 8, -86 8, -105 6, -108 2, -94 4, -74 4, -54 5', { loop: true }) +
          curve('-50 21, -64 20, -81 22, -97 24, -101 20, -88 18, -68 17, -52 17', { loop: true }) +
          // The hollow of the palm.
          curve('-12 -6, -26 -13, -44 -12, -52 -2, -50 10, -42 18, -36 8, -24 0', { loop: true }),
      ) +
      area(
        '#bb8463',
        '200 24, 140 20, 80 16, 36 13, 8 13, -6 17, -20 27, -34 38, -44 51, -32 42, -18 31, -6 21, 8 17, 36 19, 80 28, 140 40, 200 50',
      ) +
      thin('M-66-24l-2 5M-78-27l-1 5M-70-15l0 7M-86-17l0 7M-71-3v8M-89-3v8M-69 11l0 7M-84 13v7', '#bb8463', 1),
  ) +
  // The creases of the palm and of the wrist.
  thin('M-51 17q14-16 41-16M-50 15q6-22 24-31M-42-22q-2 16-18 26M3-12q4 8-1 22M9-11q3 9 0 19', '#7a4a38', 1.2)
/** A clock on the wall: twenty minutes of it have passed. */
const clock =
  fill(INK, ellipse(85, 45, 27)) +
  fill('#8d9da3', ellipse(84, 44, 26)) +
  fill('#fffaf4', ellipse(83, 43, 22)) +
  fill('#e6b7c4', 'M83 43V25a18 18 0 0 1 16 27z') +
  `<circle cx="83" cy="43" r="19" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="1.4 8.550" stroke-dashoffset=".7"/>` +
  thin('M83 43l14 8M83 43l-6-9', INK, 2)
/** Her forearm at rest on a blanket, palm up; fingertips lie on the artery of her wrist, and a clock hangs on the wall. */
const pulse =
  whole(
    part('#dfe8e6', '-12 128, 60 98, 150 48, 252 -20, 252 252, -12 252', 2) +
      area('#b9cbc9', '-12 244, 90 236, 252 104, 252 252, -12 252') +
      clock,
  ) +
  placed(hand, 100, 135, -38) +
  flat(113, 137, 0.46, 66)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, fingers hold the stethoscope at the bend of the elbow. 2: numbing cream along the parting. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: a tiny amount is placed two to four millimetres deep, the next one or two centimetres farther on. 6: twenty minutes of rest, with fingers on the pulse; a clock on the wall.',
  defs: `${whole(GLOVE + FLAT)}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(person('bowed', 'bowed-near') + BOWED_FEW)}</g>`,
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
      // Somebody watches: fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
