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
/** The doctor’s other hand from above, twice its size: thumb apart and turned, four fingers of different length whose tips lie whole on her hair. */
const PARTS =
  'M22 228c7-13 29 0 40-6c11-6 18-21 26-32c8-11 11-26 20-34c9-8 21-17 32-16c11 1 26 10 32 20c6 10 4 27 4 40c0 13-1 27-4 40c-3 13-6 29-16 38c-10 9-30 11-44 14c-14 3-27 1-42 2c-15 1-40 17-48 6c-8-11-7-59 0-72zM143 207c9-8 44-4 61-6c17-3 28-6 40-7c12-1 22-2 30-2c9 1 17 4 24 7c7 2 15 7 19 9c3 1-1-1 0 0c1 1 5 3 6 6c2 2 2 7 1 10c-1 3-5 6-7 8c-3 1-7 0-8 0c-2 0 2 0-1-1c-4 0-12-3-18-4c-6-1-12-1-18-1c-7 0-11 0-21 2c-10 2-24 5-41 8c-17 4-50 18-61 13c-11-5-15-34-6-42zM139 175c8-10 45-13 63-18c19-5 33-10 47-13c14-2 24-3 34-2c10 0 18 4 25 7c8 2 18 8 22 9c3 2-1 0 0 1c2 1 6 3 7 5c1 3 2 8 1 11c-2 3-5 7-8 8c-3 1-7 0-8 0c-2 0 2 1-2 0c-3-1-13-4-20-5c-7-2-12-2-19-2c-7 0-13 1-24 3c-11 3-26 8-43 14c-18 6-49 27-61 24c-12-3-22-32-14-42zM126 146c6-10 36-14 51-21c14-6 24-14 36-19c12-5 26-10 36-11c11-1 19 3 27 5c7 3 15 8 19 10c3 2-1-1 0 0c2 1 5 3 7 6c1 2 1 7 0 10c-1 3-5 6-7 8c-3 1-7 0-8 0c-2 0 2 0-2-1c-3 0-11-3-17-4c-6 0-12-1-18 0c-6 2-8 3-18 8c-9 5-24 14-39 23c-14 8-36 28-47 26c-12-2-25-30-20-40zM136 243c8-6 33 3 46 3c13 0 23-1 33 0c9 0 18 0 25 2c8 1 14 4 19 7c6 3 13 7 16 9c2 2-1 0 0 0c1 1 4 3 5 5c1 2 1 7 0 9c-1 2-4 5-6 6c-3 1-6 0-7 0c-1 0 2 0-1-1c-3 0-10-3-15-4c-5-1-10-2-16-2c-6-1-10-1-19 0c-9 0-20 0-34 1c-13 1-38 9-46 3c-8-6-8-32 0-38zM94 203c-5-9-1-28 4-43c5-14 17-32 27-45c10-12 23-22 31-29c8-8 12-10 19-14c6-3 13-5 19-6c5-1 10 0 13 0c4 1 6 0 9 2c2 1 5 5 6 9c1 3-1 8-2 10c-2 3-4 3-7 5c-4 1-9 3-12 5c-3 2-2 1-6 4c-4 3-11 7-17 14c-6 6-14 14-20 24c-6 10-12 23-17 35c-4 11-4 31-11 35c-8 5-30 2-36-6z'
/** Light on the first joint of each finger and on the knuckles, half-tone towards the tips and between the sinews, shade on the side away from the lamp. */
const parts =
  `<filter id="gb"><feGaussianBlur stdDeviation="3"/></filter><g transform="scale(.5)"><clipPath id="lc"><path id="lh" d="${PARTS}"/></clipPath>` +
  '<clipPath id="lk"><path d="M60 240L90 150H350V330H84L64 280z"/></clipPath><g clip-path="url(#lk)"><use href="#lh" x="6" y="9" fill="#120609" opacity=".6"/></g>' +
  `<use href="#lh" stroke="${INK}" stroke-width="6"/><use href="#lh" fill="#cfe0de"/><g clip-path="url(#lc)"><g filter="url(#gb)">` +
  fill(
    '#9dbfc1',
    'M22 272c10-5 42 2 58 0c16-2 28-5 40-10c12-5 21-16 30-18c9-2 24 1 26 6c2 5-2 18-12 26c-10 8-24 15-48 20c-24 5-78 12-94 8c-16-4-10-27 0-32z',
  ) +
  thin('M207 144q52-36 81-15M231 179q61-19 92-1M228 226q54-14 82 1M197 271q48-4 71 9M147 145q52-64 65-57', '#9dbfc1', 17) +
  fill(
    '#f2f8f7',
    'M128 166a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM136 198a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM134 230a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM124 258a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  ) +
  thin('M186 133q32-19 55-28M211 165q42-13 64-14M211 210q37-8 56-9M186 255q30-1 47 0M133 121q40-40 51-44', '#f2f8f7', 10) +
  thin('M150 176Q120 196 88 214M158 212Q124 218 92 230', '#a9c7c7', 9) +
  thin('M277 118q8 3 14 5M310 167q9 3 16 5M299 216q8 3 14 5M259 270q7 3 12 5', '#86aeb1', 26, 'opacity=".7"') +
  '</g>' +
  fill(
    '#6f999d',
    'M190 153c9-6 40-25 55-29c15-5 26 1 33 2c7 1 7 1 8 3c1 1 0 4-2 4c-2 1-2-1-8-2c-6 0-16-5-30 0c-13 4-43 25-52 29c-10 4-12-1-4-7zM212 186c10-4 47-14 64-16c16-2 28 4 36 5c7 1 8 1 9 3c1 1 0 4-2 5c-2 0-2-2-9-3c-7-1-18-5-34-3c-16 2-51 15-62 16c-11 2-13-3-2-7zM208 230c10-3 43-10 59-10c15-1 26 3 33 4c7 1 7 1 8 3c1 1 0 4-2 4c-1 1-1-1-8-2c-6-1-17-4-31-3c-15 2-48 10-57 11c-10 0-11-5-2-7zM182 272c8-1 36-2 49-1c13 1 23 4 29 6c6 1 6 1 7 2c0 1-1 4-2 4c-2 0-1-1-7-2c-6-1-15-4-28-4c-12-1-40 2-48 1c-8 0-8-5 0-6zM152 135c5-7 27-28 36-36c9-7 14-8 17-9c3-2 2-2 3-1c0 0 1 4 0 5c0 1 1-1-2 1c-3 2-6 2-14 9c-8 8-27 30-34 35c-6 5-11 3-6-4zM22 286c11-3 48 0 68-2c20-2 37-9 50-12c13-3 28-7 30-4c2 3-10 15-20 20c-10 5-17 7-38 10c-21 3-75 8-90 6c-15-2-11-15 0-18z',
  ) +
  thin(
    'M235 105Q233 114 240 120M271 108Q265 112 269 118M269 149Q265 158 271 165M304 157Q297 160 301 166M261 199Q257 207 262 215M293 207Q287 210 291 216M229 252Q223 259 228 266M255 262Q249 264 253 269M181 79Q180 88 189 91M140 158q14 4 16 16M152 192q12 6 11 18M150 228q10 7 7 17',
    '#5f8a90',
    2.6,
  ) +
  '</g></g>' +
  // The glove ends over the sleeve.
  fill('#f3f7f6', 'M0 112h11q4 18-1 38l-10 1', `stroke="${INK}"`)
/** Her head bowed before the doctor: fingertips of one gloved hand part the hair, the other places the next point. */
const above =
  // Her shoulder goes on to the edge of the picture.
  fill('#a3606f', 'M338 206q16 4 24 14v24h-24z', `stroke="${INK}" stroke-width="1.6"`) +
  onPerson('bowed', 46, 100, 0.8, SOFT + BOWED + wheals(places, 0.64)) +
  fill('#a3606f', 'M344 219h5l13 6v17h-18z') +
  parts +
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
