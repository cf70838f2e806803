import { bare, PARTED, PARTED_FEW } from '../scalp'
import { partedLead } from '../parted-lead'
import { fromLeft, fromRight, PENCIL, PRESS_DOWN, pressing, thrown } from '../hands'
import { onPerson, person } from '../people'
import { area, fill, INK, thin, whole } from '../marks'
import { turned } from '../metal'
import { BLOOD, bloodDrawn, browner, setIn } from '../blood'
import { clock, drops, PLASMA, scalpSection } from '../scenes'
import type { Sheet } from '../sheet'
import { broadSpatula, gauze, placed, syringe } from '../tools'
import { wheals } from '../wheals'

/** Red cells, the pale layer, plasma: what a spun tube holds. */
const SPUN = [
  [BLOOD, 40],
  ['#f3e6d8', 5],
  [PLASMA, 33],
] as const
const SKIN = '<use href="#s"/>'
/** The nozzle of a hose in the other hand; the cold air that leaves it spreads, falls on the parting and is lost: it has no edge. */
const nozzle = turned(0, 7, -26, 10) + turned(-26, 12, -32, 12) + turned(-32, 11, -140, 12, ['#fff', '#dfe5e6', '#b1bdc0'])
const cold = () =>
  '<filter id="cf" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="5"/></filter><linearGradient id="ca" gradientUnits="userSpaceOnUse" x1="62" y1="100" x2="118" y2="134"><stop stop-color="#e6f4fa" stop-opacity=".8"/><stop offset="1" stop-color="#cfe8f2" stop-opacity="0"/></linearGradient>' +
  fill('url(#ca)', 'M60 92Q96 92 130 116L112 156Q78 142 56 104z', 'filter="url(#cf)"') +
  thin('M66 98Q90 102 114 120M64 101Q84 114 104 136M68 95Q96 96 122 108', 'url(#ca)', 1.6) +
  fromLeft(placed(nozzle, 0, 0, 90), 60, 97, 206, 56, 0.62, 0.72)

/** Where it lies already, about a centimetre from one to the next. */
const places = [
  [192, 228],
  [196, 213],
  [201, 198],
] as const
/** The hand that places the next, and its shade and the syringe's on the hair. */
const HAND = pressing(syringe(PLASMA, 34, 84), 138.6, 116.6, 129, -14, 0.68, 1.4, -14)
const SHADE =
  '<g clip-path="url(#hhb)"><path d="M191 241L240 236 296 224 300 238 246 248z" fill="#160a11" opacity=".55"/><g transform="translate(22 57) scale(1.43)">' +
  thrown(HAND, 8, 16, 'fill="#160a11" opacity=".55"') +
  '</g></g>'
/** Numbing cream smeared along the parting, as the spatula has left it: in streaks, and thin where it ends. */
const CREAM = 'M181 264q-1-12 3-22 0-10 4-20 2-10 6-19 3-10 8-13 5 1 3 8-4 8-5 16-4 10-5 19-3 10-4 19-1 9-5 15-4 3-5-3z'
const numbed =
  fill('#a98a76', CREAM, 'transform="translate(1.5 2)"') +
  fill('#fffaf3', CREAM) +
  thin('M186 254q1-13 5-25M193 220q2-9 6-18M190 244l2-8', '#cdb9a8')
/** What the needle left: rosy points on the bare skin. */
const POINTS = fill('#a8434f', 'M183 262h3v3h-3zM188 249h3v3h-3zM189 236h3v3h-3zM195 223h3v3h-3z')

const wad = placed(gauze(), 22, 4, 40, 1.5)

export const plate: Sheet = {
  slug: 'hair-booster-therapy',
  title: 'Hair booster, step by step',
  desc: '1: numbing cream along the parting, a clock on the wall. 2: blood is taken from the arm into a sealed tube in a gloved hand. 3: a tube is set into the centrifuge; in one that has been spun, red cells lie below, a pale layer, the plasma above. 4: the scalp is cleaned with gauze and cooled with air. 5: small amounts are placed beside the roots of the hair, one centimetre apart; a broken bar marks the distance, which is drawn shortened. 6: gloved fingers press a pad lightly on the places.',
  defs: `${whole(PENCIL)}<g id="hd">${whole(bare(person('parted', 'parted-near')) + PARTED_FEW)}</g><g id="s">${whole(scalpSection('', { thin: true }))}</g>`,
  otherDefs: PRESS_DOWN,
  others: {
    head:
      // Beyond her head the other shoulder.
      area('#b5727f', '206 246, 218 226, 242 214, 280 214, 324 222, 372 244', `stroke="${INK}" stroke-width="1.6"`) +
      `<g transform="translate(-15.4 -39.9) scale(.7)">${partedLead}${PARTED}${wheals(places, 0.64)}${SHADE}</g>` +
      HAND +
      // The sleeve lies over the end of the glove.
      fill('#f3f7f6', 'M244 -8Q270 12 277 57L380 16V-10z', `stroke="${INK}" stroke-width="1.8"`) +
      fill('#c3d3d3', 'M272.500 34Q276 44 278 55L380 14V-6z'),
  },
  panels: [
    {
      steps: '1',
      // Three quarters of an hour pass with it.
      body:
        `<g transform="translate(120 -8)">${whole(clock('V25a18 18 0 1 1-18 18', 'h-15'))}</g>` +
        onPerson('hd', 92, 44, 0.76, whole(numbed)) +
        fromRight(broadSpatula(), 83, 111, -4, 62, 0.66, 1.1),
    },
    { steps: '2', body: browner(bloodDrawn()) },
    { steps: '3', body: setIn(SPUN) },
    {
      steps: '4',
      // Cold air flows over what has been wiped.
      body: onPerson('hd', 104, 128, 1.02) + fromRight(wad, 118, 78, -28, 36, 0.7) + cold(),
    },
    {
      steps: '5',
      // How far from one to the next: drawn shorter than the roots are long, so the bar is broken.
      body:
        SKIN +
        drops(57, 143) +
        drops(177, 143) +
        placed(syringe(PLASMA, 64), 177, 141, -77, 1.2) +
        thin('M57 213h56m8 0h56m0-5v10M57 208v10M110 219l6-12m2 12l6-12', INK, 1.6),
    },
    {
      steps: '6',
      // A pad is pressed on the places, one after the other, and she is looked at.
      body: onPerson('hd', 84, 100, 0.76, whole(POINTS)) + fromLeft(wad, 84, 70, 214, 36, 0.74),
    },
  ],
}
