import { ARM, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
import { thinned } from '../scalp'
import { ellipse } from '../pen'
import { parting, wheals } from '../parting'
import { fill, INK, part, thin } from '../marks'
import { cream, cuff, drops, needleAt, scalpSection, vial } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, swab, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** Her bowed head from the other side: hair combed from a light parting, and places in two rows beside it. */
const along = '294 290, 291 270, 287 250, 281 228, 272 204, 261 180, 247 156'
const places =
  thinned(
    along,
    12,
    [
      [-34, 8],
      [-30, 0],
    ],
    [
      [26, -12],
      [22, -20],
    ],
  ) +
  wheals(
    [
      [286, 266],
      [293, 246],
      [277, 230],
      [276, 203],
      [262, 192],
    ],
    0.9,
  )

/** A hand whose two fingertips touch what lies at (106, 134), the others bent: bare or gloved, its light in the `color` of its group, its shade in the `fill`. */
const LIGHT = 'currentColor'
const shade = (d: string) => `<path d="${d}"/>`
const bent = (d: string) => thin(d, INK, 21) + thin(d, LIGHT, 17.4)
const HAND =
  `<g id="th">${bent('M180 205l-38 6')}${shade('M138 212l44-6v12l-36 1q-8 0-8-7z')}${bent('M172 191l-40 4')}${shade('M126 197l50-6-2 10-34 2q-10 1-14-6z')}` +
  part(LIGHT, '106 141, 122 152, 146 162, 178 182, 166 196, 126 174, 110 164, 98 146', 1.8) +
  shade('M101 152q8 7 22 13l46 22-3 8-40-20q-18-8-25-23z') +
  part(LIGHT, '126 130, 142 141, 166 151, 202 174, 186 192, 147 164, 131 153, 119 134', 1.8) +
  shade('M121 141q9 9 23 16l46 24-4 10-40-26q-19-9-25-24z') +
  fill(LIGHT, 'M174 156q40 10 92 58v60l-44-8q-22-40-62-52-2-34 14-58z') +
  shade('M160 202q44 2 84 66h-22q-22-40-62-52z') +
  thin('M165 151q48 12 95 57M160 215q40 12 62 54', INK, 1.9) +
  thin('M188 174q24 12 44 32M180 192q24 10 42 30', INK, 0.8, 'opacity=".6"') +
  `${part('#5f8c90', '252 190, 232 214, 216 250, 330 300, 340 210', 1.8)}</g>`
/** Her forearm on its cushion, palm up; on the artery of her wrist lie the fingertips, and there is a clock. */
const pulse =
  fill('#dfe8e6', 'M-9 120L240-44v300H-9z', `stroke="${INK}" stroke-width="2"`) +
  fill('#b9cbc9', 'M-9 244Q120 228 246 120v130H-9z') +
  '<use href="#ar" transform="translate(-18 -74) scale(1.36)"/>' +
  fill('#fffaf4', ellipse(80, 60, 36), `stroke="${INK}" stroke-width="3"`) +
  fill('none', ellipse(80, 60, 29), `stroke="${INK}" stroke-width="6" stroke-dasharray="2 13.18" stroke-dashoffset="1"`) +
  thin('M66 48l14 12 16-18', INK, 3) +
  thin('M80 54v31', '#b3264f', 1.5) +
  `<g color="#cf9f7b" fill="#a9734f" transform="translate(-9 -15)"><use href="#th"/>${thin('M104 146l5 4M125 135l5 4', '#ecc9ae', 6)}</g>`
/** The same hand, gloved, on a swab. */
const wiping = `${placed(swab(), 92, 152, -14, 1.1)}<g color="#cfe0de" fill="#86adb0" transform="translate(94 146) rotate(-56) scale(1.1) translate(-108 -142)"><use href="#th"/></g>`

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: pulse and blood pressure are checked. 2: numbing cream or cold air. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one to two centimetres apart. 6: twenty minutes of rest, with fingers on the pulse.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pt">${parting(0.1)}</g>${ARM}${HAND}`,
  otherDefs: person('bowed') + PENCIL,
  others: {
    // Close to her, so that the row of places is seen.
    bowed:
      onPerson('bowed', 60, 112, 0.8, places) +
      fill('#a3606f', 'M333 208l31 11v24h-31z') +
      thin('M334 207.5l30 11.5', '#4d2039', 1.4) +
      pencil(208, 51, placed(syringe(CLEAR, 50), -31, 95, -72, 1.25), 0.56, 22),
  },
  panels: [
    { steps: '1', body: cuff() },
    {
      steps: '2',
      body: SKIN + cream(81) + coldAir(26),
    },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M0 196h240v44H0z') +
        fill('#b99f95', ellipse(104, 206, 44, 8), 'opacity=".5"') +
        vial(104, 134) +
        placed(syringe(CLEAR), 104, 118, -78, 0.94),
    },
    { steps: '4', body: `<g transform="translate(-34)"><use href="#pt"/></g>${wiping}` },
    {
      steps: '5',
      body:
        SKIN +
        drops(58, 128, CLEAR) +
        drops(112, 128, CLEAR) +
        drops(166, 128, CLEAR) +
        needleAt(165, 125, -70, CLEAR) +
        thin('M20 82v46M16 82h8M16 128h8', '#4d2039', 1.6),
    },
    {
      steps: '6',
      // Somebody watches: two fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
