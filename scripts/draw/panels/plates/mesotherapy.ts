import { bowedLead } from '../bowed-lead'
import { fromRight, laid, PALM, PENCIL, PRESSED, pressing } from '../hands'
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
    [0.07, -1],
    [0.2, 2],
    [0.27, -2],
    [0.4, 0.5],
  ] as const
).map(([t, aside]) => onBowed(t, aside))
/** The doctor’s left hand from the left, twice its size: the thumb from the wrist, set back and turned, webs between four fingers that bend in their joints, their tips on her hair. */
const LEFT =
  'M-6 295c0 2 2 4 4 4 12 0 25-3 37-3 14 0 29 2 43 4 18 3 34 9 52 12 9 1 18-1 27 0 7 0 14 3 21 3 7 0 14-2 21-4 5-1 10-3 14-6 7-5 13-10 19-16 1-2 2-4 2-6 0-2 0-5-2-6-2-2-5-2-7-2-9 1-16 6-25 7-13 2-26 2-39 2-7 0-14 0-20-3-2-1-3-4-2-6 2-5 7-9 11-13 4-3 8-6 13-7 30-7 60-13 91-18 8-1 16-2 24 0 14 3 27 11 41 15 2 1 5 1 7 0 2-1 4-3 5-6 1-3 1-6-1-8-7-7-16-13-24-18-5-3-10-7-16-8-14-3-29-2-43-6-2-1-3-6-3-6 0 0 18-7 28-10 7-2 15-3 22-4 5 0 11 0 16 1 11 2 22 5 33 6 2 0 5-2 6-4 1-2 2-5 1-8 0-2-2-4-4-5-7-5-14-9-21-12-7-3-14-5-21-5-15-1-31-1-46 2-14 2-27 9-41 13-1 0-3 0-4-1-1-1-1-3-1-4 0-1 1-2 2-3 18-9 35-17 54-24 6-2 12-2 18-2 10 0 19 4 29 4 3 0 5-1 7-3 2-2 2-5 2-7 0-2-1-5-3-6-11-6-22-11-34-14-4-1-9-1-13 0-12 2-25 4-37 8-16 6-30 16-46 23-8 4-17 6-25 9-1 0-3 1-4 0-1-1-2-3-1-5 2-4 4-8 7-11 11-12 23-23 36-33 4-3 9-4 14-5 8-1 17 1 25 0 2 0 4-3 5-5 1-2 1-4 0-6-1-2-2-3-4-4-7-3-15-6-23-8-4-1-9 0-13 1-10 3-19 8-28 13-5 3-10 6-14 10-15 14-29 29-42 45-15 18-27 37-42 55-8 10-16 20-26 28-6 5-13 9-20 10-13 3-33-9-41 2-11 14-2 36-1 54z'
/** Light on knuckles and first joints, half-tone where the fingers bend down to their tips and between the sinews, shade on the side away from the lamp. */
const left =
  `<filter id="gb"><feGaussianBlur stdDeviation="3.500"/></filter><clipPath id="lc"><path id="lh" d="${LEFT}"/></clipPath>` +
  `<use href="#lh" stroke="${INK}" stroke-width="6"/><use href="#lh" fill="#c6dad9"/><g clip-path="url(#lc)"><g filter="url(#gb)">` +
  fill('#8fb4b7', 'M-6 262Q60 270 96 262 150 262 180 246L236 230 200 270 60 320-6 310z') +
  thin('M219 92L240 98M288 132L318 140M314 179L342 190M298 234L324 248M186 304L226 286', '#8fb4b7', 17) +
  thin('M164 152Q132 178 96 214M206 176Q150 196 100 228M240 205Q180 222 110 242', '#a3c4c5', 9) +
  thin(
    'M156 125L180 102 202 88M194 152L238 133 266 125M214 184L258 171 288 168M206 223L246 216 274 219M104 276L150 290 182 291',
    '#f4faf9',
    9,
  ) +
  thin('M134 154l1 1M156 175l1 1M168 203l1 1M162 234l1 1', '#f4faf9', 17) +
  thin('M40 246Q72 240 96 206', '#e6f1ef', 12) +
  '</g>' +
  fill(
    '#6f999d',
    'M181 128c0 0 16-16 25-22 3-2 8-3 12-4 7-1 14 2 21 0 4-1 10-7 10-7 0 0-26-3-39 0-6 1-11 6-15 11-6 7-14 22-14 22zM217 167c0 0 36-20 56-24 13-3 26 4 39 3 4 0 12-6 12-6 0 0-21-6-32-7-7-1-14-1-21 0-4 0-8 2-11 4-15 9-43 30-43 30zM233 204c0 0 39-14 60-16 15-1 29 7 44 7 5 0 13-6 13-6 0 0-22-8-34-10-8-2-15-3-23-2-9 1-17 4-25 8-12 5-35 19-35 19zM195 251c0 0 44-10 67-13 7-1 14 0 20 2 12 3 22 11 34 13 5 1 14-3 14-3 0 0-22-13-34-17-11-4-22-9-33-7-24 4-68 25-68 25zM74 301c0 0 36 10 54 13 18 3 35 4 53 3 10-1 19-4 28-8 5-2 9-5 13-8 3-3 7-5 9-9 2-3 2-11 2-11 0 0-18 12-28 17-4 2-8 3-12 3-21 2-42 4-63 4-19 0-56-4-56-4z',
  ) +
  thin(
    'M173 103q6 2 7 9M177 100q5 2 6 7M217 82q3 4 0 9M232 131q5 5 5 12M237 129q5 4 4 9M287 121q3 5 -1 10M253 169q5 6 3 13M258 168q4 4 3 10M311 166q2 6 -2 10M243 213q4 6 1 13M248 213q4 5 1 11M296 222q1 6 -4 9M177 290q3 6 1 13M182 290q3 5 1 11M146 160q7 3 6 10M169 184q8 4 6 12M181 212q7 5 4 13M174 242q6 5 2 12M44 250q-5 20 0 40M92 268q20 8 30 6',
    '#5f8a90',
    2.4,
  ) +
  thin('M170 146Q154 160 148 170M212 172Q194 181 186 190M246 200Q226 206 214 213', INK, 2.4) +
  '</g>'
/** The hand as it comes from the right in the sheet, in the place of the hand that rests by its fingertips (`laid`): these are parted, the middle one is at (0, 0). */
const PARTED =
  '<g id="gs" transform="translate(2 12) rotate(16) scale(-.7 .7) translate(-342 -182)"><use href="#lh" fill="#5b2f2a" opacity=".35"/></g>' +
  `<g id="gl" transform="rotate(16) scale(-.7 .7) translate(-342 -182)">${left}</g>`
/** The hand that places the next point, and its shade and the syringe's on the hair. */
const HAND = pressing(syringe(CLEAR, 34, 84), 138.6, 166, 106, -8, 0.64)
const SHADE =
  '<g clip-path="url(#hht)"><path d="M277 235L330 236 384 226V240L326 248z" fill="#160a11" opacity=".55"/><g transform="translate(40 84) scale(1.43)">' +
  HAND.replace(/<use href="#gy.*/, '<use href="#gyf" transform="translate(8 16) scale(.5)" fill="#160a11" opacity=".55"/></g>') +
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
  laid(121, 138, -4, 0.54)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: cuff on the arm, a stethoscope at the bend of the elbow. 2: numbing cream along the parting. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one centimetre from the next; bars mark depth and distance, which is drawn shortened. 6: twenty minutes of rest, two fingers on the pulse.',
  defs: `${whole(PENCIL)}${PARTED}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(bare(person('bowed', 'bowed-near')) + SOFT + BOWED_FEW)}</g>`,
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
