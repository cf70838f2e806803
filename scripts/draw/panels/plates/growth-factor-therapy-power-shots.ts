import { creamed } from '../faces'
import { elderBrows } from '../features'
import { fromRight, PENCIL, PRESS, pressing } from '../hands'
import { onPerson, person } from '../people'
import { curve, stroke } from '../pen'
import { area, eased, fill, ink, INK, part, thin, whole } from '../marks'
import { activated, BLOOD, bloodTaken, tube } from '../blood'
import { drops, needleAt, PLASMA, scalpSection } from '../scenes'
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
/** Her ear is drawn anew: the recorded lines of it go, and the skin below its lobe turns into the shade of the jaw. */
const SHE = person('elder')
  // From near, each hair of her brows is fine, and hardly a tone lies under them.
  .replace(
    elderBrows({ hairs: 20 }, { hairs: 7 }),
    elderBrows({ hairs: 38, width: 1.1, wash: 0.22 }, { hairs: 12, width: 1, wash: 0.22 }),
  )
  .replace(/<path opacity=".8" d="M479[^>]*>/, '')
  .replace(
    /<\/g>$/,
    `${area('#cf9f7b', '336 184, 352 188, 366 190, 384 191, 402 188, 408 212, 398 232, 380 226, 362 212')}${ear}</g>`,
  )
/** Her ear alone: the hair from the temple passes behind it. */
const HELIX = ear.slice(ear.indexOf('<g transform'))
/** From so near her brows are single hairs, upright beside the nose, lying down to the temple, over a soft tone. */
const BROWS =
  area(
    '#3a1c22',
    '164 76, 170 67, 184 63, 202 63, 222 67, 242 75, 258 82, 240 76, 220 70, 200 68, 184 68, 172 72',
    'opacity=".6" filter="url(#bf)"',
  ) +
  area('#3a1c22', '127 76, 121 69, 114 65, 108 66, 116 70, 122 75', 'opacity=".4" filter="url(#bf)"') +
  thin(
    'M163 79l0 -6M164 78l0 -7M165 77l1 -7M166 77l1 -7M167 76l1 -8M168 75l1 -8M169 74l2 -8M170 71l2 -7M171 73l3 -8M173 72l3 -8M175 69l4 -7M177 70l4 -8M179 70l4 -8M181 67l5 -6M183 68l5 -7M185 68l6 -6M187 66l6 -4M189 68l6 -6M191 68l7 -5M193 66l7 -3M196 68l7 -4M198 68l7 -4M200 66l7 -1M203 68l8 -3M205 68l8 -2M208 67l7 1M211 69l8 -1M213 70l8 -1M216 68l7 1M219 71l8 0M222 72l8 1M224 70l7 2M227 73l7 2M230 74l7 2M233 73l7 1M235 76l7 2M238 77l7 1M241 78l7 1M244 78l7 1M246 79l7 1M249 80l7 1M252 81l7 1M129 79l-1-6M127 78l-2-7M125 76l-3-7M123 75l-3-6M121 74l-4-6M119 73l-4-5M117 72l-4-4M115 71l-4-3M113 70l-4-2',
    '#3a1c22',
    0.9,
  )
/** Her far side from near, in one line: brow, lid and cheekbone behind the bridge, nose, either lip and the chin, each a step forward. */
const FAR =
  '124 1, 115 32, 107.5 62, 106 74, 107.5 86, 110 96, 109.5 103, 107.5 110, 107.5 118, 106.5 128, 107.5 139, 110 150, 104.5 165, 102.5 174, 104 182, 110 189, 114.5 194, 116.5 202, 116 212, 113.5 220, 113.5 227, 117 232.5, 115 238, 115.5 246, 120 254, 123 262, 122 280, 125 294, 133 306, 146 317, 163 326, 184 335'
const swap = (drawn: string, ...changes: readonly (readonly [RegExp, string])[]) =>
  changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`nothing to change: ${from}`)
    return text.replace(from, to)
  }, drawn)
/** From the chin on, under it and down the neck. */
const THROAT = `${FAR}, 192 340.5, 199 352, 203.5 366, 206 380, 207.5 394, 206 404`
/** For the group, her hair is combed back over the ear into a knot: its locks are drawn anew, and the grey at her temple is a few of them. */
const COMBED = swap(
  SHE,
  [/-1 1-17 63-18 69v15.*?31 20 47 28 /, `${curve(FAR).replace(/^M[\d.]+[ ,][\d.]+/, '')}c`],
  // Her nose is drawn anew; the recorded ear does not show.
  [/<path d="M124 1c-4[^>]*>/, thin('M404 240Q398 262 398 290', INK, 3)],
  [/M400 90c-18 2.*?(?=M202 385)/, ''],
  [/M395 151.*?(?=M149 328)/, ''],
  [/m12 20c-1 3.*?m-2 110/, 'm-274 198'],
  [/m330 110c-7 1[^"]*/, ''],
  [/<path d="M170\.5[^>]*>/, ''],
  [/<path [^>]*d="M134 187c1-4[^>]*>/, ''],
  [/M111 189c3 4[^"]*/, ''],
  // Her far eye is closed before the bridge.
  [
    /<path fill="#4d2039" d="M137\.3 111[^>]*><path fill="#4d2039" d="M138 100[^>]*>/,
    area('#edd0b2', '109 105, 115 103.500, 120 107, 121 113, 115 114.500, 109 110', 'opacity=".7"') +
      thin('M123 105Q116 100 110 103.500M109 113l-3 3M112 115.500l-2 4', INK, 0.9) +
      ink(stroke('107.500 109.500, 111 114, 116 116.500, 122 116', 3)),
  ],
  // Either lip reaches her far side.
  [
    /(?=<path fill="#ab5f56")/,
    '<path fill="#bd6f64" d="M118 230L110 238 114 250 134 250z"/><path fill="#98534d" d="M113 246L134 252 142 259Q128 260 119 253z"/><path fill="#ab5f56" d="M131 222Q124 218 117 222L110 226 113 233 130 234z"/>',
  ],
)
  .replace(elderBrows({ hairs: 38, width: 1.1, wash: 0.22 }, { hairs: 12, width: 1, wash: 0.22 }), BROWS)
  .replaceAll(/<path (fill="#9d8f92"|class="k"|[^>]* d="")[^>]*>/g, '')
  .replace(/<path [^>]*d="M306 34[^>]*>/, '')
  .replace(' id="elder"', '')
  .replace(HELIX, '')
  .replace(/(id="ob"[^>]*><feGaussianBlur stdDeviation=")4/, '$17.5')
  .replace('fill="#7a4a38"', 'filter="url(#jf)" $&')
  // One line of lashes, a sideburn that ends in hairs, no edge of skin below the lobe.
  .replace(/<path [^>]*d="M187 124[^>]*>/, '')
  .replace('3 9 7 42 13 46 4-4 4-11 6-16', '3 9 6 20 11 25 4 2 6 1 8 5')
  .replace(/fill="#cf9f7b"(?= d="M336 184)/, '$& filter="url(#jf)"')
  .replace(/<path fill="#a9734f" d="M396 184[^>]*>/, '')
/** From near her own brown is the ground, and the light on it small. */
const browner = (drawn: string) => drawn.replaceAll('#f3dcc6', '#edd0b2').replaceAll('#e6c3a3', '#dfb691')
/** The hair runs over the ear to the nape and winds into the knot there, which lies in shade where it turns under and has an edge against the neck alone. */
const KNOT =
  area('#3b2730', '185 84, 194 64, 206 66, 208 92, 196 110, 184 106, 181 96') +
  area('#3b2730', '191 88, 190 97, 180 116, 187 136, 211 143, 240 134, 250 108, 240 92, 216 84') +
  fill('#584149', 'M176 19C202 24 214 46 213 82Q212 92 206 97 207 54 190 39z') +
  area('#584149', '185 114, 190 104, 200 97, 214 95, 206 101, 200 112, 200 128, 192 126') +
  thin(
    'M134 13Q160 16 184 37M146 18Q163 25 176 40M161 36Q167 39 171 46M143 15C172 11 197 24 208 52 214 70 213 86 206 98M152 7C186 9 211 26 220 56 224 74 220 88 211 97M207 98C196 103 189 116 193 134M213 99C204 107 200 120 203 136',
    '#6d5862',
    0.9,
  ) +
  thin(
    'M165 18C188 22 203 40 208 66M204 96C191 101 185 114 189 133M210 97C199 103 193 118 198 139M215 97C209 106 204 120 209 141M221 97C219 106 216 124 221 141',
    '#20131a',
    1,
  ) +
  ink(stroke('190 97, 180 116, 187 136, 211 143, 240 134', 2, { from: 0.2, to: 0.8 })) +
  '<linearGradient id="el" gradientUnits="userSpaceOnUse" x1="363" y1="156" x2="384" y2="150"><stop stop-color="#d6a883"/><stop offset="1" stop-color="#dfb691"/></linearGradient>' +
  `<g transform="translate(-43.3 -14.8) scale(.57)">${browner(HELIX.replace('#e6c3a3', 'url(#el)'))}</g>`
/** The middle finger stands over the back of the hand, behind that of the forefinger. */
const KNUCKLES = part('#9dbfc1', '147 137, 149 130, 155 124.500, 164 121.500, 173 122.500, 183 129, 170 135', 0.9)
/** The knuckle of the forefinger, and the sinew that runs from it to the wrist. */
const KNUCKLE = thin('M144 137q3-4 8-4M147 140q3-3 7-3', INK, 0.7) + thin('M158 131Q172 126 186 130', '#6f999d', 1.1)
/** The bridge of the nose goes from the corner of the far eye to the tip in one line. */
const BRIDGE =
  thin('M357 100q8 11 8 27M362 106q6 10 6 25M367 110q4 10 2 24', '#3b2730', 1.1) +
  // The corner of her mouth is closed by a short line.
  ink(stroke('174 234, 179 235.500, 181 240', 1.8, { from: 0.7, to: 0.1 })) +
  // From the tip under the nose and round its wing in one edge; the nostril lies within it.
  '<g clip-path="url(#oc)"><g filter="url(#bf)">' +
  area('#a9734f', '104 184, 116 181, 128 177, 142 177, 153 182, 156 190, 140 194, 126 196, 114 192', 'opacity=".7"') +
  area('#b98560', '165 164, 171 168, 171 182, 166 196, 160 196, 166 182', 'opacity=".6"') +
  area('#edd0b2', '142 168, 152 164, 161 170, 161 180, 150 177, 140 174', 'opacity=".8"') +
  area('#f6e2cc', '108 160, 114 157, 119 166, 116 174, 109 172', 'opacity=".8"') +
  '</g></g>' +
  fill(
    '#5d3226',
    'M125 188C130 183 137 180.500 144 181.500 149 182.500 152 186 152 189.500 146 187.500 137 187.500 131 190 127 191.500 125 190.500 125 188z',
  ) +
  ink(stroke('171 168, 165.500 174, 167.500 182, 165 191, 158.500 195, 153 192', 1.9, { from: 0.1, to: 0.4 })) +
  fill(
    '#7a4a38',
    stroke('113 187, 126 182, 138 178.500, 147 179.500, 152.500 183.500, 153.500 192', 1.1, { from: 0.1, to: 0.9 }),
  ) +
  ink(
    stroke('112 191, 119 194.500, 126 193.500, 131 190', 1.6, { from: 0.9, to: 0.1 }),
    stroke('127 100, 124.5 112, 120 125, 115.500 136, 110.500 148', 1.9, { from: 0, to: 0.7 }),
  ) +
  thin(curve(THROAT), INK, 2)
/** Beneath the edge of her jaw, from the chin past its corner to the lobe, the neck lies in shade, which is lost further down. */
const JAW =
  '<linearGradient id="jw" gradientUnits="userSpaceOnUse" x1="240" y1="306" x2="256" y2="366"><stop stop-color="#5b2f2a" stop-opacity=".55"/><stop offset="1" stop-color="#5b2f2a" stop-opacity="0"/></linearGradient>' +
  '<g clip-path="url(#oc)">' +
  // The corner of the jaw below the lobe turns from the light; behind it the neck is in shade.
  '<filter id="jf" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="7"/></filter><clipPath id="jc"><path d="M391 186C379 206 366 230 340 254L396 262 403 234 410 200 413 180z"/></clipPath>' +
  // The light passes over the cheekbone towards the ear; below it the cheek sinks in.
  fill('#e6c3a3', 'M250 100L300 76 334 92 326 120 262 124z', 'filter="url(#jf)"') +
  area('#f3dcc6', '214 160, 236 142, 272 132, 304 134, 308 148, 284 164, 250 178, 224 178', 'filter="url(#jf)" opacity=".6"') +
  area(
    '#cf9f7b',
    '366 128, 340 150, 318 170, 288 190, 256 214, 238 246, 242 268, 290 262, 330 236, 366 196',
    'filter="url(#jf)" opacity=".8"',
  ) +
  area('#b98560', '336 214, 356 196, 376 188, 396 186, 392 204, 376 222, 352 246, 334 240', 'filter="url(#jf)"') +
  '<g clip-path="url(#jc)">' +
  area('#a9734f', '388 176, 420 180, 420 216, 412 250, 380 258, 350 262, 346 236, 366 206', 'filter="url(#jf)"') +
  '</g>' +
  fill(
    'url(#jw)',
    'M150 329C184 324 220 317 250 309 290 298 322 276 346 250 366 230 379 206 390 188 393 200 402 206 409 212L404 240V300L360 390 230 410 140 370z',
  ) +
  '</g>'

/** Before the ear the shade of the cheek is lost without a corner; the far line of the nose comes from the brow, past the corner of the eye. */
const TURNED =
  '<filter id="ct" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="8"/></filter>' +
  area(
    '#cf9f7b',
    '286 178, 308 160, 330 142, 346 122, 358 124, 362 150, 360 172, 340 188, 308 194',
    'filter="url(#ct)" opacity=".8"',
  ) +
  // The far side of the bridge: the socket falls away from it in half-tone.
  area('#c08f6c', '127 80, 133 86, 138 98, 137 109, 131 106, 128 96', 'filter="url(#nf)" opacity=".8"') +
  '<filter id="nf"><feGaussianBlur stdDeviation="2"/></filter>' +
  ink(stroke('138.500 104, 137 111, 133.500 119, 127 131', 1.6, { from: 0.4, to: 0.5 })) +
  // The corner of her mouth is round and lies a little sunk; beyond the middle of the lips a little of their far side is seen.
  area(
    '#d9ae88',
    '170 225, 178 231, 184 234, 192 236, 186 239, 180 239, 172 248, 180 247, 190 240, 190 231',
    'filter="url(#nf)"',
  ) +
  ink(stroke('172 234.500, 178 235.500, 181 237.500, 181 240', 1.5, { from: 0.8, to: 0.2 })) +
  area('#ab5f56', '122 220, 117.500 224, 115 229, 116 233, 122 233.500') +
  area('#b06359', '119 236, 116.500 241, 118 247, 122 252, 125 244') +
  ink(
    stroke('118.500 221, 116 225.500, 114.500 229.500, 117.500 234.500, 116 240, 117.500 247, 121 253', 1.4, {
      from: 0.4,
      to: 0.6,
    }),
  ) +
  // The hair before the ear thins out into the skin.
  area('#e0ba97', '346 104, 358 116, 367 117, 370 112, 371 138, 358 140, 350 124', 'filter="url(#nf)"') +
  thin('M356 100q7 11 7 24M361 104q5 10 4 24M365 106q3 10 2 20', '#584149', 1) +
  // Her jaw: half-tone as far as its edge, which runs from the chin to its corner below the ear; the neck beneath it lies in shade.
  '<linearGradient id="jw" gradientUnits="userSpaceOnUse" x1="286" y1="286" x2="310" y2="334"><stop stop-color="#5b2f2a" stop-opacity=".6"/><stop offset="1" stop-color="#5b2f2a" stop-opacity="0"/></linearGradient><filter id="jf"><feGaussianBlur stdDeviation="6"/></filter><clipPath id="jc"><path d="M100 330Q200 326 250 311 300 294 330 272 350 254 384 200L300 150 100 240z"/></clipPath><g clip-path="url(#oc)">' +
  fill('url(#jw)', 'M170 322Q220 320 250 311 300 294 330 272 350 254 384 200L440 240 420 340 300 380H170z') +
  '<g clip-path="url(#jc)">' +
  area(
    '#c8946e',
    '170 340, 240 330, 310 300, 352 268, 400 190, 368 180, 340 220, 300 262, 250 288, 190 304',
    'filter="url(#jf)"',
  ) +
  '</g>' +
  ink(stroke('236 315, 266 306, 300 291, 330 271, 346 254', 1.8, { from: 0, to: 0.4 })) +
  '</g>'
const cheek = `<g transform="translate(15 0)">${onPerson('elder', 40, 40, 0.88, TURNED + wheals(places, 0.66))}${pressing(syringe(PLASMA, 24, true), 111, 216.4, 137, 22, 0.66)}</g>`

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
      '<g transform="translate(12 -2) scale(.85)">' +
      `<g transform="translate(-43.3 -14.8) scale(.57)">${browner(eased(COMBED) + BRIDGE + JAW)}</g>` +
      KNOT +
      part(
        '#8f6c94',
        '-10 254, 10 240, 34 229, 54 222, 66 215, 74 211, 79 220, 98 235, 130 232, 164 208, 190 212, 250 226, 250 300, -20 300',
        2,
      ) +
      '<clipPath id="bl"><path d="' +
      curve(
        '-10 254, 10 240, 34 229, 54 222, 66 215, 74 211, 79 220, 98 235, 130 232, 164 208, 190 212, 250 226, 250 300, -20 300',
        { loop: true },
      ) +
      '"/></clipPath><filter id="bf" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="3"/></filter><g clip-path="url(#bl)"><g filter="url(#bf)">' +
      area('#6d4c74', '80 214, 98 240, 132 246, 158 228, 200 226, 260 236, 260 310, 118 310, 104 262, 84 244') +
      area('#b795bb', '-20 262, 8 246, 34 234, 56 226, 68 222, 60 236, 36 250, 14 268, -16 296') +
      '</g>' +
      area('#563a5e', '82 226, 98 241, 131 239, 166 214, 190 219, 166 220, 134 245, 98 248') +
      // What the hand and the tube keep from the lamp; one fold from the neck to the breast, the seam of the sleeve.
      area(
        '#38233f',
        '138 210, 148 226, 163 230, 169 244, 164 262, 165 280, 174 282, 182 262, 188 240, 208 236, 222 224, 220 206, 180 200',
        'opacity=".55" filter="url(#bf)"',
      ) +
      area('#6d4c74', '68 218, 82 236, 92 262, 92 300, 80 300, 82 268, 76 240', 'filter="url(#bf)"') +
      thin('M70 214Q84 246 81 300', INK, 1.2) +
      thin('M14 238Q31 258 29 300', '#6d4c74', 1.2) +
      '</g>' +
      '</g>' +
      KNUCKLES +
      fromRight(placed(tube(SPUN, 104), 118, 0, 90), 146, 236, -80, 62, 0.46, 0.62) +
      KNUCKLE,
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
