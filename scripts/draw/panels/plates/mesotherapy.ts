import { fromRight, LAID, laid, PALM, PENCIL, PRESS, pressing } from '../hands'
import { wheals } from '../wheals'
import { onPerson, person } from '../people'
import { BOWED, BOWED_FEW, onBowed } from '../scalp'
import { area, fill, INK, part, thin, whole } from '../marks'
import { browner, cuff } from '../blood'
import { clock, drawnUp, drops, needleAt, record, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { broadSpatula, gauze, placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#a3d0db'

/** On the forehead the light lies as one step: none at the temple. */
const SOFT = fill('#cf9f7b', 'M150 376a30 19 24 0 0 58 8 30 21 24 0 0-58-8z')

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
  onPerson('bowed', 46, 100, 0.8, SOFT + BOWED + wheals(places, 0.64)) +
  fill('#a3606f', 'M344 219h5l13 6v17h-18z') +
  // A lock lies under them, pressed aside from the parting.
  fill('#2e1620', 'M158 50q36 40 7 61-14 8-42 12 14-10 30-17 20-14 5-56z') +
  fill('#643e47', 'M158 50q31 40 3 59-14 8-38 14 10-10 26-18 22-16 9-55z') +
  '<g transform="translate(171 104) rotate(16) scale(-.5 .5)"><use href="#gs"/><use href="#gl"/></g><filter id="gb"><feGaussianBlur stdDeviation="3"/></filter>' +
  // Each finger bends in its joints: light as far as the middle one, beyond it half-tone; half-tone between the knuckles, too.
  `<g transform="translate(171 104) rotate(16) scale(-.5 .5)" clip-path="url(#glc)"><g filter="url(#gb)">${whole(fill('#93b6b5', 'M208 73L163 39L110 15L112 26L152 46M211 90L129 70L121 75L176 90M72 -10L32 -37L22 -26L56 2M40 26L6 -3L-6 8L26 30M40 64L12 34L4 46L26 66') + fill('#f2f8f7', 'M152 20L99 -6L85 -9L133 16M129 52L60 18L114 53M112 -2L74 -22L66 -15L96 4M78 30L44 12L40 19L68 36'))}</g></g>` +
  // The glove ends over the sleeve.
  fill('#f3f7f6', 'M0 113h11q4 23-3 45l-8 2', `stroke="${INK}"`) +
  // The thumb, in two joints, lies apart from the index.
  part('#cfe0de', '88 82, 94 72, 108 64, 132 60, 143 64, 141 69, 120 75, 102 86, 93 88', 1.2) +
  area('#9dbfc1', '143 64, 141 69, 120 75, 102 86, 95 88, 114 72, 136 67') +
  fill('#cfe0de', 'M80 80L93 74 97 77V89L86 92z') +
  pressing(syringe(CLEAR, 24, true), 111, 184.6, 96.5, -44, 0.58)

const DABS =
  'M252 172q5-3 7 3 6 7 5 13-3 6-7 0-1-6-4-9-4-4-1-7zM266 200q6-1 7 5 5 8 2 13-5 2-6-4l-4-8q-2-4 1-6zM278 229q5-3 7 4-1 6 2 11 2 8-3 9-5-1-5-8l-3-9q-1-5 2-7z'
/** Dabs of cream along the open parting, as the spatula has left them; scalp is seen between them. */
const numbing = fill('#a98a76', DABS, 'transform="translate(1.5 2)"') + fill('#fffaf3', DABS)
/** Where the gauze has passed, the scalp is wet: it shines. */
const WIPED = fill('#fff8ee', 'M272 206Q280 224 288 246L295 271 289 273Q280 236 272 206z', 'opacity=".6"')
/** Her bowed head in a panel, from near. */
const her = (x: number, y: number, scale: number, drawn = '') => onPerson('hb', x, y, scale, drawn)
/** Her forearm at rest on a blanket, palm up; fingertips lie on the artery of her wrist, and a clock hangs on the wall. */
const pulse =
  whole(
    part('#dfe8e6', '-12 128, 60 98, 150 48, 252 -20, 252 252, -12 252', 2) +
      area('#b9cbc9', '-12 244, 90 236, 252 104, 252 252, -12 252') +
      // Twenty minutes of it have passed.
      clock('V25a18 18 0 0 1 16 27', 'l14 8'),
  ) +
  placed(whole(PALM), 116, 128, 0, 0.44) +
  laid(124, 125, -4, 0.54)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, a stethoscope at the bend of the elbow. 2: numbing cream along the parting. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one centimetre from the next; bars mark depth and distance, which is drawn shortened. 6: twenty minutes of rest, two fingers on the pulse.',
  defs: `${whole(PENCIL + LAID)}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(person('bowed', 'bowed-near') + SOFT + BOWED_FEW)}</g>`,
  otherDefs: person('bowed').replace(/<path fill="#84606a"[^>]*>/, whole) + PRESS,
  others: { above },
  panels: [
    {
      steps: '1',
      body:
        browner(cuff()) +
        // The two bellies of her forearm part below the crook, and their sinews run to the wrist.
        fill('#cf9f7b', 'M125 106C104 117 86 130 58 160 84 148 110 136 125 106z', 'opacity=".7"') +
        thin('M30 170Q42 162 58 150M36 178Q48 172 64 160', '#a9734f', 0.9),
    },
    {
      steps: '2',
      // Cream along the parting, from a spatula.
      body: her(142, 146, 0.94, whole(numbing)) + fromRight(broadSpatula(), 131, 92, -26, 62, 0.7, 1.1),
    },
    {
      steps: '3',
      // Beside it the sheet with the number of its batch.
      body: `<g transform="translate(12 4)">${drawnUp(CLEAR)}</g>` + record(-6, 152),
    },
    {
      steps: '4',
      body: her(122, 120, 0.86, whole(WIPED)) + fromRight(placed(gauze(), 22, 4, 40, 1.5), 131, 82, -30, 36, 0.9),
    },
    {
      steps: '5',
      body:
        SKIN +
        // How deep, two to four millimetres, of which the root of a hair lies at nearly five; how far from one to the next is drawn shorter, so its bar is broken.
        drops(60, 148, CLEAR) +
        drops(180, 148, CLEAR) +
        needleAt(180, 148, -77, CLEAR) +
        thin('M16 81v95m-4-95h8M12 128h8m-8 48h8M60 213h56m8 0h56m0-5v10M60 208v10M113 219l6-12m2 12l6-12', INK, 1.6) +
        thin('M16 128v48', INK, 3.2),
    },
    {
      steps: '6',
      // Somebody watches: fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
