import { creamed } from '../faces'
import { elderBrows } from '../features'
import { fromRight, PENCIL, PRESS, pressing } from '../hands'
import { closed } from '../lids'
import { onPerson, person } from '../people'
import { curve, stroke } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { activated, BLOOD, bloodTaken, tube } from '../blood'
import { drops, needleAt, PLASMA, scalpSection } from '../scenes'
import { rested } from '../rested'
import { wheals } from '../wheals'
import { skinBlock } from '../skin'
import { LAYER } from '../tones'
import type { Sheet } from '../sheet'
import { broadSpatula, gauze, placed, syringe } from '../tools'
import { ear } from './facial-skin-revive'

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
  [238, 184],
  [239, 208],
  [257, 194],
  [258, 216],
  [268, 180],
  [273, 206],
  [285, 196],
] as const
/** The far side of her face: brow, socket, cheekbone, the hollow beside the mouth, chin. Her nose stands before it. */
const FAR =
  '105.500 85, 107 100, 111 112, 112 121, 109 133, 106.500 147, 106.500 161, 108.500 178, 111.500 198, 114 218, 117.500 242, 123 264, 131.500 286'
/** The nose from the root between the eyes over the bridge to the ball, and the far wing. */
const NOSE = '136.500 107, 135.500 116, 132 127, 127.500 139, 123 151, 118.500 162, 116.500 171, 117.500 179, 121.500 185'
/** Her ear is drawn anew: the recorded lines of it go, and the skin below its lobe turns into the shade of the jaw. */
const SHE = person('elder')
  // From near, each hair of her brows is fine, and hardly a tone lies under them.
  .replace(
    elderBrows({ hairs: 20 }, { hairs: 7 }),
    elderBrows({ hairs: 42, width: 1.1, wash: 0.14 }, { hairs: 14, width: 1, wash: 0.14 }),
  )
  // The far lid ends clear of the bridge of her nose and of her far cheek; the bridge has no line at the height of the eyes.
  .replace(
    closed('137.5 111.5, 126 118.5, 115 115', '138 101, 125 101, 113 106', { lashes: 0 }),
    closed('134.5 111, 130 115, 125 116.5, 119.5 114', '134 103, 126 101.5, 117.5 105', { width: 2, lashes: 4, long: 4 }),
  )
  .replace('M113 158c9-12 15.5-24.5 21-38h-.5c-7.5 12-14 25-20.5 37.5z', '')
  .replace(/c1 7 4 21 6 27 1 3 3 3 4 4.*?3 15 9 28 13 42/, `${curve(FAR, { joined: true })}c`)
  .replace(/M124 1c-4 13\.5.*?(?=M479 412)/, stroke(`124 1, 112 42, 106 70, ${FAR}, 135 305, 146 320`, 3, { from: 0.5, to: 0.5 }))
  .replace(/M125\.5 196\.5.*?(?=M417)/, '')
  .replace(/<path d="M170\.5 169.*?>/, '')
  .replace(/<path fill="#53291f".*?>/, '')
  .replace(/M111 189c3 4 8 4.*?7 3(?=")/, '')
  .replace(/M136 114\.5c2\.5-6.*?-\.5 22/, '')
  .replace(/<path opacity=".8" d="M479[^>]*>/, '')
  // Her mouth turns away with the face: its far corner lies clear of the contour.
  .replace(/<path fill="#ab5f56".*?<path fill="#421621"[^>]*>/s, '<g transform="translate(21.800 0)scale(.88 1)">$&</g>')
  .replace(
    /<\/g>$/,
    `${area('#cf9f7b', '336 184, 352 188, 366 190, 384 191, 402 188, 408 212, 398 232, 380 226, 362 212')}${ear}</g>`,
  )
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
/** Before the ear the shade of the cheek is lost without a corner; her nose stands before the far cheek, which lies in half-tone. */
const TURNED =
  '<filter id="ct" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="8"/></filter>' +
  area(
    '#cf9f7b',
    '286 178, 308 160, 330 142, 346 122, 358 124, 362 150, 360 172, 340 188, 308 194',
    'filter="url(#ct)" opacity=".8"',
  ) +
  '<filter id="nf" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="2"/></filter><filter id="ng" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="3.500"/></filter><g clip-path="url(#oc)">' +
  // The far side of the bridge: the socket falls away from it in half-tone, and so does the cheek behind the nose.
  area('#c08f6c', '127 80, 133 86, 138 98, 137 109, 131 106, 128 96', 'filter="url(#nf)" opacity=".8"') +
  area(
    '#c08f6c',
    '136 107, 128 139, 119 163, 118 180, 123 196, 116 202, 112 180, 111 160, 115 142, 127 120',
    'filter="url(#nf)"',
  ) +
  // The nose before it: light on bridge and ball, its near side and the wing turned from the lamp, the base in shade.
  `<clipPath id="nc"><path d="${curve(`${NOSE}, 127 191, 134 194, 190 200, 170 90`, { loop: true })}"/></clipPath><g clip-path="url(#nc)">` +
  area('#f3dcc6', '141 112, 134 118, 112 170, 118 182, 126 178, 136 166, 134 156, 143 130', 'filter="url(#nf)"') +
  area(
    '#d3a47f',
    '150 108, 157 112, 158 134, 166 154, 176 168, 176 190, 164 192, 158 184, 152 172, 143 166, 145 146, 148 126',
    'filter="url(#ng)" opacity=".75"',
  ) +
  area('#e9c9ab', '158 172, 163 170, 166 178, 163 186, 156 184', 'filter="url(#nf)"') +
  area(
    '#a9734f',
    '117 181, 124 183, 131 180, 140 178, 150 181, 160 188, 150 194, 138 192, 131 198, 122 194',
    'filter="url(#nf)" opacity=".85"',
  ) +
  fill('#53291f', 'M135 187q4-6 10-5 5 1 8 4-8-1-18 1z', 'opacity=".7"') +
  area('#fbeedd', '122 166, 127 163, 130 168, 124 172', 'filter="url(#nf)" opacity=".8"') +
  '</g></g>' +
  ink(
    stroke(`${NOSE}, 126 190, 130 193, 134 192`, 2.3, { from: 0.1, to: 0.15 }),
    stroke('165 174, 169 183, 167 190, 160 194, 155 190', 1.7),
  ) +
  // The corner of her mouth is round and lies a little sunk.
  area(
    '#d9ae88',
    '170 225, 178 231, 184 234, 192 236, 186 239, 180 239, 172 248, 180 247, 190 240, 190 231',
    'filter="url(#nf)"',
  ) +
  ink(stroke('172 234.500, 178 235.500, 181 237.500, 181 240', 1.5, { from: 0.8, to: 0.2 })) +
  // The hair before the ear thins out into the skin.
  area('#e0ba97', '346 104, 358 116, 367 117, 370 112, 371 138, 358 140, 350 124', 'filter="url(#nf)"') +
  thin('M356 100q7 11 7 24M361 104q5 10 4 24M365 106q3 10 2 20', '#584149', 1) +
  // Her jaw: half-tone as far as its edge, which runs from the chin to its corner below the ear; the neck beneath it lies in shade.
  '<linearGradient id="jw" gradientUnits="userSpaceOnUse" x1="280" y1="276" x2="306" y2="328"><stop stop-color="#5b2f2a" stop-opacity=".6"/><stop offset="1" stop-color="#5b2f2a" stop-opacity="0"/></linearGradient><filter id="jf"><feGaussianBlur stdDeviation="6"/></filter><clipPath id="jc"><path d="M100 330Q200 316 246 300 292 283 322 260 342 242 376 194L300 150 100 240z"/></clipPath><g clip-path="url(#oc)">' +
  fill('url(#jw)', 'M170 316Q216 310 246 300 292 283 322 260 342 242 376 194L440 240 420 340 300 380H170z') +
  '<g clip-path="url(#jc)">' +
  area(
    '#c8946e',
    '170 340, 240 330, 310 300, 352 268, 400 190, 368 180, 340 220, 300 262, 250 288, 190 304',
    'filter="url(#jf)"',
  ) +
  '</g>' +
  ink(stroke('222 308, 246 300, 286 285, 316 265, 338 245', 1.8, { from: 0, to: 0.4 })) +
  '</g>'
const cheek = `<g transform="translate(15 0)">${onPerson('elder', 40, 40, 0.88, TURNED + wheals(places, 0.66))}${fill('#6b3d2c', 'M194 158L214 169 256 182 248 192 228 184z', 'opacity=".4" filter="url(#ng)"')}${pressing(syringe(PLASMA, 24, 74), 118.6, 192, 155.3, 17, 0.7)}</g>`

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
  otherDefs: PRESS + SHE,
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
