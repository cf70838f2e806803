import { creamed, wiped } from '../faces'
import { fromRight, GLOVE, glove, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import { curve } from '../pen'
import { area, fill, INK, part, thin, whole } from '../marks'
import { activated, BLOOD, bloodTaken, tube } from '../blood'
import { drops, needleAt, PLASMA, scalpSection } from '../scenes'
import { wheals } from '../wheals'
import { skinBlock } from '../skin'
import { LAYER } from '../tones'
import type { Sheet } from '../sheet'
import { placed, spatula, syringe } from '../tools'
import { ear } from './facial-skin-revive'

const SKIN = '<use href="#s"/>'
/** She, from near. */
const her = (x: number, y: number, scale: number) => onPerson('hr', x, y, scale)
/** The skin of the face: thinner, with less fat under it, which lies on a flat muscle. */
const PLAIN =
  '<use href="#pl"/>' +
  part(LAYER.muscle, '-14 186, 50 182, 110 188, 170 183, 250 188, 262 238, 170 231, 100 236, 30 230, -14 234', 1.2) +
  area(LAYER.muscleShade, '-14 222, 40 218, 110 224, 170 219, 262 226, 262 238, 170 231, 100 236, 30 230, -14 234') +
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
  .replace(/<path opacity=".8" d="M479[^>]*>/, '')
  .replace(
    /<\/g>$/,
    `${area('#cf9f7b', '336 184, 352 188, 366 190, 384 191, 402 188, 408 212, 398 232, 380 226, 362 212')}${ear}</g>`,
  )
/** The forefinger lies bent on the barrel, against the thumb. */
const FOREFINGER =
  fill('#9dbfc1', 'M221.700 74Q222 89 225.500 96.500T232.500 100.500C236.500 99 238 94 237.500 90Q232 88 230.500 84T228 74z') +
  fill('#6f999d', 'M236.500 90Q233 95 226.500 95.500 229 101.500 232.500 100.500 237 98.500 237.500 90z') +
  thin('M221.700 77Q222 89 225.500 96.500T232.500 100.500C236.500 99 238 94 237.500 90', INK, 1.1) +
  thin('M226 92q2-2.500 5-1.500M223 82q2-1 4-.5', '#4f7d82', 0.8)
const cheek =
  onPerson('elder', 70, 40, 0.88, wheals(places, 0.66)) +
  fromRight(syringe(PLASMA, 24, true), 190, 137, -48, 74, 0.56, 0.86) +
  FOREFINGER

/** The spatula that puts it on. */
const applied = placed(spatula(), -60, 26, -26)
/** Where the gauze has passed, the skin shines. */
const wet = area('#fff8ee', '54 120, 76 98, 114 82, 150 80, 158 96, 146 116, 112 132, 72 140', 'opacity=".34"')

export const plate: Sheet = {
  slug: 'growth-factor-therapy-power-shots',
  title: 'Power shots, step by step',
  desc: '1: numbing cream on the cheek. 2: blood is taken from the arm into sealed tubes in a rack. 3: an activator is injected into a tube of blood; after the centrifuge red cells lie below, a pale layer, clear fluid above. 4: the cheek is cleaned with gauze. 5: tiny amounts are placed in the scalp beside the roots of the hair, or in the thinner skin of the face, in its upper layer.',
  defs: `${whole(GLOVE)}${whole(`<g id="s">${scalpSection('', { thin: true })}</g><g id="pl">${skinBlock({ top: 80, fat: 122 })}</g>`)}<g id="hr">${whole(person('elder', 'elder-near'))}</g>`,
  others: {
    cheek,
    // For the group: she, and what of her blood is injected.
    both:
      onPerson('elder', 76, 26, 0.57) +
      part('#8f6c94', '-10 250, 18 232, 58 214, 72 226, 98 236, 130 232, 164 208, 190 212, 220 222, 220 262, -10 262', 2) +
      area('#6d4c74', '164 210, 190 214, 220 224, 220 262, 120 262, 146 240') +
      area('#dcc9de', '-10 252, 18 234, 40 224, 50 240, 44 262, -10 262') +
      glove(140, 186, placed(tube(SPUN, 104), 5, -36, 8, 0.9), 0.84, -8),
  },
  otherDefs: PENCIL + SHE,
  panels: [
    { steps: '1', body: her(82, 26, 0.76) + placed(whole(creamed()), -38, 16, 0, 0.66) + glove(196, 92, applied, 0.9, 4) },
    { steps: '2', body: bloodTaken() },
    {
      steps: '3',
      body: activated(SPUN),
    },
    { steps: '4', body: her(134, 86, 1.12) + whole(wet) + wiped(136, 122, 4, 1.2) },
    {
      steps: '5',
      wide: true,
      // Two places, parted by a gutter.
      body: `<svg width="233" height="240">${SKIN}${drops(62, 134)}${drops(116, 134)}${needleAt(114, 131, -72)}</svg><svg x="247" width="233" height="240">${PLAIN}${drops(40, 110)}${drops(92, 110)}${placed(syringe(PLASMA, 46), 91, 108, -50)}</svg>${thin('M233 80v153M247 80v153', INK, 2)}`,
    },
  ],
}
