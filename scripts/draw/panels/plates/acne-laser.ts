import { ellipse } from '../pen'
import { fill } from '../marks'
import { aside, asideShields, face, shields, swabbed } from '../faces'
import { beam, firing, gel, plainSkin, pore } from '../laser'
import { FLAT, GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** The pore from nearer, so that skin fills the panel. */
const near = (drawn: string) => `<g transform="translate(-66 -96) scale(1.55)">${drawn}</g>`
/** Inflamed marks of unlike sizes: flat, their redness fades into the skin without an edge. */
const SPOTS = [
  [120, 222, 5.2],
  [139, 241, 3.2],
  [104, 244, 4],
  [153, 214, 2.4],
  [128, 262, 2.2],
  [112, 204, 1.8],
  [316, 228, 4.4],
  [338, 241, 3],
  [299, 247, 2.4],
  [330, 212, 2],
  [206, 84, 2.8],
  [263, 74, 3.4],
  [238, 96, 1.6],
  [250, 326, 3],
] as const
const around = (list: readonly (readonly [number, number, number])[], grow: number, dx = 0) =>
  list.map(([x, y, r], i) => ellipse(x + dx, y + dx, r * grow * (i % 3 ? 1.1 : 0.94), r * grow * (i % 2 ? 0.82 : 0.98))).join('')
const drawn = (list: typeof SPOTS | typeof BESIDE) =>
  fill('#c2483f', around(list, 2.3), 'opacity=".12"') +
  fill('#c2483f', around(list, 1.8), 'opacity=".16"') +
  fill('#c2483f', around(list, 1.3), 'opacity=".24"') +
  fill('#a8403c', around(list, 0.8, 0.3), 'opacity=".4"')
/** Those on the cheek of the head that is turned. */
const BESIDE = [
  [212, 152, 4.4],
  [233, 168, 3],
  [251, 146, 3.6],
  [226, 188, 2.4],
  [266, 168, 2],
  [243, 198, 3],
  [198, 46, 2.4],
  [166, 236, 2.2],
] as const
const warmth =
  '<radialGradient id="wa"><stop stop-color="#d0483e" stop-opacity=".5"/><stop offset=".5" stop-color="#d0483e" stop-opacity=".24"/><stop offset="1" stop-color="#d0483e" stop-opacity="0"/></radialGradient>'

/** Her left cheek under the hand piece. */
const cheek =
  `<g transform="translate(56 0)">${face(`${drawn(SPOTS)}${shields()}`, 60, 62, 0.76)}</g>` +
  glove(288, 44, placed(laserPiece('#e0872f'), -40, 88, 25, 0.86), 1)

export const plate: Sheet = {
  slug: 'acne-laser',
  title: 'Acne laser, step by step',
  desc: '1: make-up is removed, photographs are taken in fixed light. 2: shields over the eyes. 3: the skin is cooled by gel or air; below, a blocked pore with its oil gland. 4: pulses reach the gland. 5: we watch the skin and lower the energy if needed. 6: a bland moisturiser and sunscreen.',
  defs: `${person('aside')}${FLAT}${warmth}<g id="s">${plainSkin()}</g><g id="r">${pore(120)}</g><g id="a">${drawn(BESIDE)}</g>`.replaceAll(
    '.5',
    '.5',
  ),
  otherDefs: person('face') + GLOVE,
  others: { cheek },
  panels: [
    { steps: '1', body: aside(`<use href="#a"/>${swabbed(262, 178, 0.74, -4)}`) },
    { steps: '2', body: aside(`<use href="#a"/>${asideShields()}`) },
    { steps: '3', body: near(`${SKIN}<use href="#r"/>${gel(109)}`) },
    { steps: '4', body: `${SKIN}<use href="#r"/>${beam(120, 108, 62, '#e0872f', 44)}${gel(109)}${firing(120, 107, '#e0872f')}` },
    {
      steps: '5',
      body: aside(`${fill('url(#wa)', ellipse(234, 164, 72, 56))}<use href="#a"/>`, 150, 60, 1.3),
    },
    { steps: '6', body: near(`${SKIN}${pore(120, false)}${cream(110)}`) },
  ],
}
