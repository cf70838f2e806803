import { ellipse } from '../pen'
import { fill } from '../marks'
import { face, shields, wiped } from '../faces'
import { beam, firing, gel, plainSkin, pore } from '../laser'
import { HAND } from '../fingers'
import { GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
const spots =
  fill(
    '#b5524c',
    ellipse(120, 222, 5) +
      ellipse(138, 240, 4) +
      ellipse(106, 240, 4.4) +
      ellipse(152, 218, 3.4) +
      ellipse(318, 226, 4.6) +
      ellipse(336, 240, 4) +
      ellipse(300, 244, 3.6) +
      ellipse(206, 84, 3.6) +
      ellipse(262, 76, 4) +
      ellipse(248, 322, 4),
    'opacity=".75"',
  ) + fill('#f3dcc6', ellipse(118.5, 220, 1.6) + ellipse(316.5, 224, 1.5))

/** Her left cheek under the hand piece. */
const cheek =
  `<g transform="translate(56 0)">${face(`<use href="#a"/>${shields()}`, 60, 62, 0.76)}</g>` +
  glove(252, 58, placed(laserPiece('#e0872f'), -22, 92, 14, 0.86), 1)

export const plate: Sheet = {
  slug: 'acne-laser',
  title: 'Acne laser, step by step',
  desc: '1: make-up is removed, photographs are taken in fixed light. 2: shields over the eyes. 3: the skin is cooled by gel or air; below, a blocked pore with its oil gland. 4: pulses reach the gland. 5: we watch the skin and lower the energy if needed. 6: a bland moisturiser and sunscreen.',
  defs: `${person('face')}${HAND}<g id="s">${plainSkin()}</g><g id="r">${pore(120)}</g><g id="a">${spots}</g>`.replaceAll(
    '.500',
    '.5',
  ),
  otherDefs: GLOVE,
  others: { cheek },
  panels: [
    { steps: '1', body: face(`<use href="#a"/>${wiped(316, 222)}`) },
    { steps: '2', body: face(`<use href="#a"/>${shields()}`) },
    { steps: '3', body: `${SKIN}<use href="#r"/>${gel(109)}` },
    { steps: '4', body: `${SKIN}<use href="#r"/>${beam(120, 108, 62, '#e0872f', 34)}${gel(109)}${firing(120, 107, '#e0872f')}` },
    {
      steps: '5',
      body: face(`${fill('url(#ir)', ellipse(128, 230, 62, 50) + ellipse(320, 234, 52, 44), 'opacity=".55"')}<use href="#a"/>`),
    },
    { steps: '6', body: `${SKIN}${pore(120, false)}${cream(110)}` },
  ],
}
