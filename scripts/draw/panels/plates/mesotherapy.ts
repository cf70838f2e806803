import { fromRight, laid, PALM, PENCIL, PRESS, pressing } from '../hands'
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
/** A hand from above for the sheet, twice its size: thumb apart and turned, four fingers of different length whose tips lie whole on her hair. */
const PARTS =
  'M22 228c7-13 29 0 40-6c11-6 18-21 26-32c8-11 11-26 20-34c9-8 21-17 32-16c11 1 26 10 32 20c6 10 4 27 4 40c0 13-1 27-4 40c-3 13-6 29-16 38c-10 9-30 11-44 14c-14 3-27 1-42 2c-15 1-40 17-48 6c-8-11-7-59 0-72zM143 207c11-8 56-6 76-8c20-3 30-7 42-7c12-1 23 3 32 5c10 3 19 9 24 11c5 3 5 3 6 6c2 2 2 7 1 10c-1 3-5 6-7 8c-3 1-3 1-8 0c-5-1-15-4-22-5c-8-1-14-2-24-1c-10 2-19 4-38 7c-19 4-62 20-76 16c-13-5-18-33-6-42zM139 175c11-11 58-17 80-22c21-6 35-11 49-12c14-1 25 3 35 6c11 3 22 9 27 12c6 3 6 3 7 5c1 3 2 8 1 11c-2 3-5 7-8 8c-3 1-3 1-8 0c-6-1-17-5-25-6c-9-1-14-2-25 0c-11 2-23 4-43 10c-20 7-61 32-76 30c-15-2-25-31-14-42zM126 146c8-11 46-18 64-26c17-9 29-20 43-23c13-4 27-1 38 2c10 2 19 8 24 11c6 3 5 3 7 6c1 2 1 7 0 10c-1 3-5 6-7 8c-3 1-3 0-8 0c-5-1-14-4-22-5c-7 0-12-2-22 2c-9 4-20 12-37 21c-16 10-47 35-60 34c-14-1-27-29-20-40zM136 243c10-6 42 3 58 4c15 0 25-3 35-1c10 1 19 4 27 8c8 3 15 8 19 10c4 3 4 3 5 5c1 2 1 7 0 9c-1 2-4 5-6 6c-3 1-3 1-7 0c-4-1-12-4-19-6c-6-1-12-1-21-2c-9 0-18 1-33 1c-15 1-48 10-58 4c-10-6-10-32 0-38zM94 203c-4-10 0-35 7-52c7-16 23-35 34-47c11-12 24-20 32-26c8-6 12-9 19-11c7-2 16-1 21-1c5 0 6 0 9 2c2 1 5 5 6 9c1 3-1 8-2 10c-2 3-4 3-7 5c-4 2-11 4-15 7c-4 2-3 2-9 7c-6 5-17 12-24 22c-8 11-16 27-22 41c-6 13-5 35-13 40c-8 6-31 3-36-6z'
/** Light on the first joint of each finger and on the knuckles, half-tone towards the tips and between the sinews, shade on the side away from the lamp. */
const hand =
  `<filter id="gb"><feGaussianBlur stdDeviation="3"/></filter><clipPath id="lc"><path id="lh" d="${PARTS}"/></clipPath>` +
  `<use href="#lh" stroke="${INK}" stroke-width="6"/><use href="#lh" fill="#cfe0de"/><g clip-path="url(#lc)"><g filter="url(#gb)">` +
  fill('#9dbfc1', 'M22 272Q110 278 166 238L176 250Q160 296 22 304z') +
  thin('M207 144q52-36 81-15M231 179q61-19 92-1M228 226q54-14 82 1M197 271q48-4 71 9M147 145q52-64 65-57', '#9dbfc1', 17) +
  fill(
    '#f2f8f7',
    'M128 166a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM136 198a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM134 230a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  ) +
  thin('M186 133q32-19 55-28M211 165q42-13 64-14M211 210q37-8 56-9M186 255q30-1 47 0M133 121q40-40 51-44', '#f2f8f7', 10) +
  thin('M150 176Q120 196 88 214M158 212Q124 218 92 230', '#a9c7c7', 9) +
  '</g>' +
  fill(
    '#6f999d',
    'M190 153c10-6 48-26 63-30c16-5 28 4 33 6c5 1 3 4-2 4c-6 0-16-8-31-4c-15 5-49 27-59 31c-11 4-14-1-4-7zM212 186c11-4 55-15 73-16c18-2 30 6 36 8c5 2 4 5-2 5c-6-1-18-8-35-7c-18 2-58 16-70 17c-12 2-14-3-2-7zM208 230c12-3 51-10 68-10c16-1 27 5 32 7c5 2 4 4-2 4c-5 0-15-6-31-5c-16 1-54 10-65 11c-11 0-13-5-2-7zM182 272c10-1 43-2 57 0c14 1 23 5 28 7c4 2 3 5-2 4c-5 0-14-5-27-6c-14-1-47 2-56 1c-9 0-9-5 0-6zM152 135c6-7 31-32 41-39c9-8 12-7 15-7c2-1 2 3 0 5c-2 2-4-1-12 7c-8 8-31 33-38 38c-7 6-11 3-6-4zM22 286c11-3 48 0 68-2c20-2 37-9 50-12c13-3 28-7 30-4c2 3-10 15-20 20c-10 5-17 7-38 10c-21 3-75 8-90 6c-15-2-11-15 0-18z',
  ) +
  thin(
    'M235 105Q233 114 240 120M269 149Q265 158 271 165M261 199Q257 207 262 215M229 252Q223 259 228 266M181 79Q180 88 189 91M140 158q14 4 16 16M152 192q12 6 11 18M150 228q10 7 7 17',
    '#5f8a90',
    2.6,
  ) +
  '</g>'
/** The doctor’s left hand from the left, twice its size: the thumb lowest, set back and turned, four fingers from one arc of knuckles, whose tips lie on her hair. */
const LEFT =
  'M-6 296c8 11 34-3 46-4 12-1 14-4 24-4 10 0 23 3 36 4 13 1 28 4 40 0 12-4 21-15 30-24 9-9 20-18 26-28 6-10 10-22 10-32 0-10-3-18-8-26-5-8-14-17-22-22-8-5-19-9-28-10-9-1-17 2-24 6-7 4-13 12-20 20-7 8-13 21-20 30-7 9-13 18-20 22-7 4-12 2-24 2-12 0-38-13-46-2-8 11-8 57 0 68zM149 183c11 0 36-24 49-32 13-8 21-12 30-16 9-4 18-8 25-9 7-2 11-1 16 0 5 1 9 5 14 5 5 0 13-2 15-5 2-3-1-11-5-15-4-4-11-9-18-11-7-2-14-3-24-2-10 1-24 2-35 7-12 4-20 12-34 20-14 8-46 18-51 28-6 10 7 30 18 30zM158 207c13 0 46-23 63-31 16-8 25-12 36-16 11-4 24-8 32-9 8-2 10-1 15 0 6 1 12 7 18 8 6 1 14-1 16-4 2-3 0-11-4-16-4-5-14-11-22-14-8-3-14-4-25-4-11 0-27 1-40 5-13 4-22 12-40 20-18 8-57 17-65 27-8 10 3 34 16 34zM155 233c13 3 51-15 70-21 19-6 30-11 43-15 13-4 27-6 36-7 9-1 11 0 17 1 6 2 13 7 19 8 6 1 14-1 16-4 2-3 0-11-4-16-4-5-13-12-21-16-8-4-15-5-27-5-12 0-29 0-44 3-15 3-26 11-45 17-19 6-60 8-70 17-10 9-3 35 10 38zM143 260c13 4 52-9 71-13 19-4 28-10 41-13 13-3 27-4 36-5 9 0 12 0 18 2 6 2 12 7 18 8 6 1 14-1 16-4 2-3 0-11-4-16-4-5-12-12-20-16-8-4-14-5-26-6-12-1-30-1-44 1-14 2-24 9-43 13-19 4-58 1-69 9-10 8-7 36 6 40zM61 286c6 11 38 13 54 17 16 4 30 7 43 8 13 1 26 1 37-1 10-2 18-6 26-9 8-4 16-7 21-12 5-5 10-13 9-17-1-4-10-8-17-9-7-1-16 1-23 2-8 1-14 4-22 5-8 1-17 3-27 1-10-2-19-6-33-12-14-6-39-26-50-21-11 4-24 37-18 48z'
const left =
  `<filter id="gb"><feGaussianBlur stdDeviation="3"/></filter><clipPath id="lc"><path id="lh" d="${LEFT}"/></clipPath>` +
  `<use href="#lh" stroke="${INK}" stroke-width="6"/><use href="#lh" fill="#cfe0de"/><g clip-path="url(#lc)"><g filter="url(#gb)">` +
  fill('#9dbfc1', 'M-6 268Q60 272 100 268Q140 262 178 244L214 226 196 258 150 276Q110 258 60 284L-6 304z') +
  thin(
    'M192 142c10-4 44-23 60-26 16-3 29 7 35 8M216 166c12-4 54-23 72-25 18-2 32 9 38 11M222 200c14-4 62-20 82-21 20-1 33 11 40 13M211 234c14-3 61-16 81-16 20 0 32 12 39 14M120 288c12 1 53 9 73 8 20-1 38-13 46-16',
    '#9dbfc1',
    12,
  ) +
  fill(
    '#f2f8f7',
    'M134 164a9 8 0 1 0 18 0a9 8 0 1 0-18 0zM162 180a9 8 0 1 0 18 0a9 8 0 1 0-18 0zM172 205a9 8 0 1 0 18 0a9 8 0 1 0-18 0zM158 233a9 8 0 1 0 18 0a9 8 0 1 0-18 0z',
  ) +
  thin(
    'M219 113c9-1 45-5 54-6M250 136c10-1 50-3 60-4M262 171c11 0 55 0 66 0M250 208c11 0 55 2 66 3M161 282c9-1 44-6 53-7',
    '#f2f8f7',
    9,
  ) +
  thin('M136 178Q112 196 92 222M160 194Q128 212 98 234M168 216Q132 232 100 246', '#a9c7c7', 8) +
  '</g>' +
  fill(
    '#6f999d',
    'M199 153c1 1 21-13 30-17 9-4 18-8 25-9 6-2 9-1 14 0 5 1 10 5 15 5 5 0 17-4 15-6-2-2-16-6-28-6-12 0-33 4-45 9-12 6-27 23-26 24zM222 178c0 1 25-13 36-17 11-4 24-7 31-8 8-1 8-1 14 0 6 1 13 7 19 7 6 0 19-3 16-5-3-2-18-9-32-9-14 0-37 2-51 7-14 5-34 24-33 25zM226 214c0 2 30-11 43-15 13-4 26-6 35-7 9-1 11-1 17 0 6 1 12 8 18 8 6 0 20-2 17-5-3-2-18-9-33-10-15-1-40-1-56 4-16 5-41 23-41 25zM214 248c0 2 29-9 42-12 13-3 26-4 35-5 9-1 11 0 17 1 6 2 12 8 18 8 6 0 20-2 17-5-2-2-17-9-32-10-15-1-41-2-57 2-16 4-40 20-40 21zM60 289c-1 2 38 13 54 17 16 4 30 6 44 7 14 1 26 1 37-1 11-2 19-6 27-10 8-4 16-7 21-12 5-5 12-18 8-18-4 0-10 17-32 21-22 4-74 2-101 1-26-1-57-7-58-5zM-6 280Q50 274 92 282 60 296-6 300z',
  ) +
  thin(
    'M219 112q7 4 5 11M274 106q7 4 -1 9M249 134q7 5 4 12M310 131q7 4 -1 10M262 169q7 5 4 13M329 169q7 4 -2 10M250 206q7 5 3 14M317 210q7 4 -2 10M161 280q7 6 -0 15M213 273q7 5 4 13M152 158q12 4 11 15M180 174q12 6 9 18M190 201q10 8 4 18M176 231q9 8 2 17M56 234q-6 26 0 50M176 250Q196 246 212 248M118 262Q140 268 158 268',
    '#5f8a90',
    2.6,
  ) +
  '</g>'
/** It comes from the left, and throws its shade on the hair. */
/** Hair that the tips press aside runs round each of them. */
const TIPS = thin(
  'M302 98q20 4 36 14M342 128q10 4 16 14M360 170q6 8 6 18M348 212q14 4 26 12M250 250q34-4 64 8M252 288q40 0 70 12',
  '#7a4f5c',
  1.6,
)
const parts =
  '<g transform="scale(.5)"><clipPath id="lk"><path d="M60 240L90 150 220 90H380V330H84L64 280z"/></clipPath><g clip-path="url(#lk)"><use href="#lh" x="6" y="9" fill="#120609" opacity=".6"/></g>' +
  `${TIPS}${left}</g>` +
  // The glove ends over the sleeve.
  fill('#f3f7f6', 'M0 110h17q4 20 0 40l-17 1', `stroke="${INK}"`)
/** The hand as it comes from the right in the sheet, in the place of the hand that rests by its fingertips (`laid`): these are parted, the middle one is at (0, 0). */
const PARTED =
  '<g id="gs" transform="translate(2 12) rotate(16) scale(-.7 .7) translate(-326 -171)"><use href="#lh" fill="#5b2f2a" opacity=".35"/></g>' +
  `<g id="gl" transform="rotate(16) scale(-.7 .7) translate(-326 -171)">${hand}${fill('#f3f7f6', 'M22 224v80L-80 320V210z', `stroke="${INK}" stroke-width="3"`)}</g>`
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
  defs: `${whole(PENCIL)}${PARTED}<g id="s">${whole(scalpSection('', { thin: true }))}</g><g id="hb">${whole(bare(person('bowed', 'bowed-near')) + SOFT + BOWED_FEW)}</g>`,
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
