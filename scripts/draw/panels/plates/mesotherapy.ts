import { fromRight, LAID, laid, PALM, PENCIL, PRESS, pressing } from '../hands'
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
  // Her wrist is narrower than the palm, and the cuff than the wrist.
  '<clipPath id="wr"><path d="M0 0H240V160H82C60 158 40 147 0 148z"/></clipPath><g clip-path="url(#wr)"><g transform="translate(171 104) rotate(16) scale(-.5 .5)"><use href="#gs"/><use href="#gl"/></g></g>' +
  fill('#6f999d', 'M84 157C62 157 42 146 0 147V142C40 142 60 152 84 157z') +
  thin('M0 148C40 147 60 158 86 157', INK, 1.4) +
  '<filter id="gb"><feGaussianBlur stdDeviation="3"/></filter>' +
  // Each finger bends in its joints: light as far as the middle one, beyond it half-tone; half-tone between the knuckles, too.
  `<g transform="translate(171 104) rotate(16) scale(-.5 .5)" clip-path="url(#glc)"><g filter="url(#gb)">${whole(fill('#93b6b5', 'M208 73L163 39L110 15L112 26L152 46M211 90L129 70L121 75L176 90M72 -10L32 -37L22 -26L56 2M40 26L6 -3L-6 8L26 30M40 64L12 34L4 46L26 66') + fill('#f2f8f7', 'M152 20L99 -6L85 -9L133 16M129 52L60 18L114 53M112 -2L74 -22L66 -15L96 4M78 30L44 12L40 19L68 36'))}</g></g>` +
  // The glove ends over the sleeve.
  fill('#f3f7f6', 'M0 112h11q4 18-1 37l-10 1', `stroke="${INK}"`) +
  // The thumb, in two joints, lies apart from the index.
  part('#cfe0de', '88 82, 94 72, 108 64, 132 60, 143 64, 141 69, 120 75, 102 86, 93 88', 1.2) +
  area('#9dbfc1', '143 64, 141 69, 120 75, 102 86, 95 88, 114 72, 136 67') +
  fill('#cfe0de', 'M80 80L93 74 97 77V89L86 92z') +
  thin('M149 82q4 2 2 6M161 103q4 2 2 6M155 118q3 3 1 6', '#4f787f') +
  // The fingertips are in her hair: locks from the parting lie over them and go down between the fingers.
  fill(
    '#2e1620',
    'M174 67Q158 63 142 79 160 78 174 67zM181 86Q160 78 149 98 166 96 181 86zM188 105Q170 98 159 115 176 114 188 105z',
  ) +
  thin('M168 68Q158 69 149 75M175 86Q164 84 154 94M182 105Q172 103 165 111', '#8a6470') +
  pressing(syringe(CLEAR, 24, true), 111, 184.6, 96.5, -44, 0.58)

const CREAM = 'M253 171q5-2 8 5l8 17q6 10 8 20 5 8 7 16 3 9 2 15-3 3-6-2-1 5-4 2-4-8-4-15-3-8-6-14l-6-16q-5-8-6-14-4-6 1-14z'
/** Cream smeared along the open parting, as the spatula has left it: in streaks, and thin where it ends. */
const numbing =
  fill('#a98a76', CREAM, 'transform="translate(1.5 2)"') +
  fill('#fffaf3', CREAM) +
  thin('M257 178q8 14 11 26M271 208q6 12 8 24M263 184l5 12', '#cdb9a8')
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
  defs: `${whole(PENCIL + LAID)}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(bare(person('bowed', 'bowed-near')) + SOFT + BOWED_FEW)}</g>`,
  otherDefs: bare(person('bowed')) + PRESS,
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
