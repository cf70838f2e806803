import { creamed } from '../faces'
import { elderLead } from '../elder-lead'
import { fromRight, PENCIL, PRESSED, pressing, thrown } from '../hands'
import { onPerson, person } from '../people'
import { curve } from '../pen'
import { area, fill, INK, part, thin, whole } from '../marks'
import { activated, BLOOD, bloodTaken, tube } from '../blood'
import { drops, needleAt, PLASMA, scalpSection } from '../scenes'
import { rested } from '../rested'
import { wheals } from '../wheals'
import { skinBlock } from '../skin'
import { LAYER } from '../tones'
import type { Sheet } from '../sheet'
import { broadSpatula, gauze, placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
/** She, from near. */
const her = (x: number, y: number, scale: number) => onPerson('hr', x, y, scale)
/** The skin of the face: thinner, with less fat under it, which lies on a flat muscle. */
const PLAIN =
  '<use href="#pl"/>' +
  part(LAYER.muscle, '-14 186, 50 182, 110 188, 170 183, 250 188, 262 248, 170 237, 100 238, 30 230, -14 234', 1.2) +
  area(LAYER.muscleShade, '-14 222, 40 218, 110 224, 170 219, 262 228, 262 248, 170 237, 100 238, 30 230, -14 234') +
  thin('M-9 193q60-8 124 1t140-1M20 200q50-4 90 2m30 1q50-5 90-2', '#d08070', 1.4) +
  thin('M-9 206q60-7 124 1t140-1M-9 214q80-4 70-2m20 1q70 3 140-1', LAYER.muscleShade, 1.2) +
  thin(curve('-14 186, 50 182, 110 188, 170 183, 250 188'), LAYER.fascia, 2.6)

const SPUN = [
  [BLOOD, 38],
  ['#f3e6d8', 5],
  [PLASMA, 36],
] as const
/** Where the fluid lies in the skin of her cheek, away from eye and brow. */
const places = [
  [222, 196],
  [237, 183],
  [257, 195],
  [255, 171],
  [273, 182],
  [276, 203],
  [291, 190],
] as const
/** Her blouse: the neckline from the pit of the throat to the nape, the shoulder, what hand and tube keep from the lamp. */
const COLLAR = '74 219, 90 228, 112 230, 140 218, 161 193'
const CLOTH = `${COLLAR}, 176 192, 196 203, 230 224, 230 300, 20 300, 44 268, 60 240`
const BLOUSE =
  part('#8f6c94', CLOTH, 1.8) +
  `<clipPath id="bl"><path d="${curve(CLOTH, { loop: true })}"/></clipPath><g clip-path="url(#bl)"><g filter="url(#rm)">` +
  area('#6d4c74', '112 236, 140 226, 170 206, 240 216, 240 300, 120 300, 104 262') +
  area('#b795bb', '70 226, 84 236, 80 250, 60 270, 44 290, 36 280, 54 250') +
  area('#38233f', '128 224, 142 232, 150 240, 160 250, 158 280, 176 276, 190 244, 214 232, 220 210, 160 204', 'opacity=".5"') +
  '</g>' +
  area('#563a5e', '74 219, 90 228, 112 230, 136 222, 160 204, 140 226, 114 236, 90 234') +
  thin('M77 226Q90 236 113 238 130 234 146 222', '#563a5e', 1) +
  '</g>'
/** The hand that places the next point, and its shade and the syringe's on cheek and neck. */
const HAND = pressing(syringe(PLASMA, 24, 84), 128.6, 190, 148, 15, 0.84)
const SHADE =
  fill('#6b3d2c', 'M240 209L262 219 330 240 400 262 380 276 300 246 262 230z', 'opacity=".4" filter="url(#ob)"') +
  '<g transform="translate(23 40) scale(1.136)" filter="url(#ob)">' +
  thrown(HAND, 6, 18, 'fill="#4a1f1c" opacity=".45"') +
  '</g>'
const cheek = `<g transform="translate(-20.200 -35.200) scale(.88)">${elderLead(wheals(places, 0.66) + SHADE)}</g>` + HAND

const IN_SKIN = `<svg x="247" width="233" height="240">${PLAIN}${drops(40, 110)}${drops(92, 110)}${placed(syringe(PLASMA, 46), 91, 108, -50)}</svg>`
/** Where: along the parting, and on the cheek, away from eye and brow. */
const spot = (points: string) => thin(points, '#b3264f', 3.2)
const ringed = (x: number, drawn: string) =>
  `<svg x="${x}" y="2" width="62" height="62" viewBox="0 0 62 62"><clipPath id="rd"><circle cx="31" cy="31" r="29"/></clipPath><g clip-path="url(#rd)">${drawn}</g><circle cx="31" cy="31" r="28.500" fill="none" stroke="#fffaf4" stroke-width="2.400"/><circle cx="31" cy="31" r="30" fill="none" stroke="${INK}"/></svg>`
const where =
  ringed(
    169,
    fill('#ecd9d2', 'M0 0h62v62H0z') +
      // From above, her face downwards: shoulders, ears, the tip of the nose, her hair combed away from the parting.
      fill('#8f6c94', 'M-2 46Q0 20 31 20T64 46Q50 54 31 54T-2 46z', `stroke="${INK}"`) +
      fill('#dcb08a', 'M28 51q0 6 3 6t3-6zM12 30q-5-2-4 4t5 4zM50 30q5-2 4 4t-5 4z', `stroke="${INK}"`) +
      fill('#3b2530', 'M31 7C46 7 51 20 50 32 49 45 42 53 31 53S13 45 12 32C11 20 16 7 31 7z', `stroke="${INK}"`) +
      fill('#5a4350', 'M28 16Q17 20 16 33 20 27 27 26zM34 16Q44 20 46 31 42 26 35 26zM28 36q-6 2-8 7 4-2 8-2z') +
      thin(
        'M28 22Q18 26 15 36M28 30Q20 34 18 42M28 38Q23 41 22 47M34 22Q44 26 47 36M34 30Q42 34 44 42M34 38Q39 41 40 47',
        '#1f1219',
        0.7,
      ) +
      thin('M31 51Q30 38 31 17', '#dcb08a', 2.2) +
      spot('M31 25h0m-.5 9h0m.5 9h0'),
  ) + ringed(262, fill('#ecd9d2', 'M0 0h62v62H0z') + onPerson('hr', 70, 40, 0.2) + spot('M37 33h0m5-3h0m0 7h0m6-4h0'))

/** Where the gauze has passed, the skin shines. */
const wet = area('#fff8ee', '54 120, 76 98, 114 82, 150 80, 158 96, 146 116, 112 132, 72 140', 'opacity=".34"')

export const plate: Sheet = {
  slug: 'growth-factor-therapy-power-shots',
  title: 'Power shots, step by step',
  desc: '1: numbing cream on the cheek. 2: blood is taken from the arm into sealed tubes in a rack. 3: an activator is injected into a tube of blood; after the centrifuge red cells lie below, a pale layer, clear fluid above. 4: the cheek is cleaned with gauze. 5: tiny amounts are placed in the scalp beside the roots of the hair, or in the upper layer of the skin of the face, away from eyes and brows; small heads show where.',
  defs: `${whole(PENCIL)}${whole(`<g id="s">${scalpSection('', { thin: true })}</g><g id="pl">${skinBlock({ top: 80, fat: 122 })}</g>`)}<g id="hr">${whole(person('elder', 'elder-near'))}</g>`,
  others: {
    cheek,
    skin: IN_SKIN,
    // For the group: she, and what of her blood is injected.
    both:
      `<g transform="translate(-22 -58) scale(.48)">${rested()}</g>` +
      BLOUSE +
      // Tube and hand throw a shade on neck and blouse, away from the lamp.
      area(
        '#2c1430',
        '162 178, 169 180, 166 198, 160 222, 154 234, 147 237, 142 232, 148 214, 156 192',
        'filter="url(#rs)" opacity=".5"',
      ) +
      area('#2c1430', '164 188, 172 192, 182 196, 184 201, 176 203, 166 201, 160 196', 'filter="url(#rt)" opacity=".4"') +
      area('#5f3427', '131 156, 132 172, 138 186, 148 194, 146 198, 136 190, 129 176', 'filter="url(#rt)" opacity=".4"') +
      fromRight(placed(tube(SPUN, 104), 118, -4, 90), 146, 236, -80, 62, 0.46, 0.62),
  },
  otherDefs: PRESSED,
  panels: [
    {
      steps: '1',
      body:
        her(82, 26, 0.76) + placed(whole(creamed()), -38, 16, 0, 0.66) + fromRight(broadSpatula(), 138, 110, -24, 66, 0.72, 1.2),
    },
    { steps: '2', body: bloodTaken() },
    {
      steps: '3',
      body: activated(SPUN),
    },
    { steps: '4', body: her(134, 86, 1.12) + whole(wet) + fromRight(placed(gauze(), 22, 4, 40, 1.5), 104, 112, -28, 36, 0.86) },
    {
      steps: '5',
      wide: true,
      // Two places, parted by a gutter.
      body: `<svg width="233" height="240">${SKIN}${drops(62, 134)}${drops(116, 134)}${needleAt(114, 131, -72)}</svg>${IN_SKIN}${thin('M233 80v153M247 80v153', '#a9734f', 1)}${where}`,
    },
  ],
}
