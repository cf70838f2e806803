import { bowedLead } from '../bowed-lead'
import { fromRight, LAID, laid, PALM, PENCIL, PRESSED, pressing, thrown } from '../hands'
import { wheals } from '../wheals'
import { onPerson, person } from '../people'
import { bare, BOWED, BOWED_FEW, onBowed } from '../scalp'
import { area, fill, INK, part, thin, whole } from '../marks'
import { browner, cuff } from '../blood'
import { clock, drawnUp, drops, needleAt, record, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { broadSpatula, gauze, placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#a3d0db'

/** On the forehead the light lies as one step: none at the temple. */
const SOFT = fill('#cf9f7b', 'M150 376a30 19 24 0 0 58 8 30 21 24 0 0-58-8z', 'filter="url(#hrt)"')

/** Places in the thinned parting, from the forehead to the crown, a centimetre or two apart, no two alike. */
const places = (
  [
    [0.07, -1],
    [0.2, 2],
    [0.27, -2],
    [0.4, 0.5],
  ] as const
).map(([t, aside]) => onBowed(t, aside))
/** The hand that places the next point, and its shade and the syringe's on the hair. */
const HAND = pressing(syringe(CLEAR, 34, 84), 138.6, 166, 106, -8, 0.64)
const SHADE =
  '<g clip-path="url(#hht)"><path d="M277 235L330 236 384 226V240L326 248z" fill="#160a11" opacity=".55"/><g transform="translate(40 84) scale(1.43)">' +
  thrown(HAND, 8, 16, 'fill="#160a11" opacity=".55"') +
  '</g></g>'
/** Her head bowed before the doctor. */
const above =
  `<g transform="translate(-28 -58.800) scale(.7)">${bowedLead}${BOWED}${wheals([places[0]!, places[1]!], 0.68)}${wheals([places[2]!, places[3]!], 0.5)}${SHADE}</g>` +
  HAND +
  // The sleeve lies over the end of the glove.
  fill('#f3f7f6', 'M292 -12Q316 12 321 58L380 44V-12z', `stroke="${INK}" stroke-width="1.8"`) +
  fill('#c3d3d3', 'M317.500 36Q321 46 322 57L380 43V22z')

const CREAM = 'M253 171q5-2 8 5l8 17q6 10 8 20 5 8 7 16 3 9 2 15-3 3-6-2-1 5-4 2-4-8-4-15-3-8-6-14l-6-16q-5-8-6-14-4-6 1-14z'
/** Cream smeared along the open parting, as the spatula has left it: in streaks, and thin where it ends. */
const numbing =
  fill('#a98a76', CREAM, 'transform="translate(1.5 2)"') +
  fill('#fffaf3', CREAM) +
  thin('M257 178q8 14 11 26M271 208q6 12 8 24', '#cdb9a8')
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
  laid(122, 139, -4, 0.5)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, a stethoscope at the bend of the elbow. 2: numbing cream along the parting. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one centimetre from the next; bars mark depth and distance, which is drawn shortened. 6: twenty minutes of rest, two fingers on the pulse.',
  defs: `${whole(PENCIL)}${whole(LAID)}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(bare(person('bowed', 'bowed-near')) + SOFT + BOWED_FEW)}</g>`,
  otherDefs: PRESSED,
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
      body: her(188, 140, 1.42, whole(WIPED)) + fromRight(placed(gauze(), 22, 4, 40, 1.5), 124, 74, -30, 36, 1.06),
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
