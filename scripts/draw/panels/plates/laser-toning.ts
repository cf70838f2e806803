import { ellipse } from '../pen'
import { arrow, fill, whole } from '../marks'
import { aside, asideShields, patched } from '../faces'
import { beam, plume, firing, pigment, plainSkin, record } from '../laser'
import { BROWN, GLOVE, glove, PENCIL } from '../hands'
import { laserPiece } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
const blush =
  '<radialGradient id="blush"><stop stop-color="#e8837a" stop-opacity=".42"/><stop offset=".65" stop-color="#e8837a" stop-opacity=".3"/><stop offset="1" stop-color="#e8837a" stop-opacity="0"/></radialGradient>'

const glow =
  '<radialGradient id="gl"><stop stop-color="#e0503c" stop-opacity=".75"/><stop offset=".45" stop-color="#e0503c" stop-opacity=".34"/><stop offset="1" stop-color="#e0503c" stop-opacity="0"/></radialGradient>'

/** The hand piece passes over the patches, pulse beside pulse. */
const cheekbone =
  `<g transform="translate(60 0)">${aside('<use href="#m"/>' + asideShields(), 74, 10, 0.86)}</g>` +
  // The gauge stands on the skin, which gives a little under it; the light ends there, and warms it.
  fill('url(#gl)', ellipse(216, 114, 26, 19)) +
  fill('#5f3423', 'M210 116q2 6 9 5q5-1 6-6q4 3 1 7q-4 4-10 3q-6-2-6-9z', 'opacity=".32"') +
  glove(
    258,
    26,
    placed(
      laserPiece('#c23a2c') + fill('#e8503c', ellipse(0, -1.5, 5.2, 1.6)) + fill('#ffd9c8', ellipse(0, -1.6, 2.8, 0.8)),
      -42,
      88,
      26,
      0.86,
    ),
    1,
  )

export const plate: Sheet = {
  slug: 'laser-toning',
  title: 'Laser toning, step by step',
  desc: '1 to 2: photographs in fixed light, and a look for pale dots or irritation; the brown patches lie on both cheekbones. 3: shields over the eyes. 4: light passes with low energy loosen the pigment. 5: one stops at slight warmth. 6: cooling, moisturiser and sunscreen. 7: energy, spot and passes are written down by a bare hand.',
  defs: `${person('aside')}${PENCIL}<g id="s">${plainSkin('#7d4a2c')}</g><g id="m">${patched()}</g>${blush}${BROWN}`,
  otherDefs: GLOVE + glow,
  others: { cheekbone },
  panels: [
    { steps: '1-2', body: aside('<use href="#m"/>', 104, 22, 0.9) },
    { steps: '3', body: aside('<use href="#m"/>' + whole(asideShields())) },
    {
      steps: '4',
      body:
        SKIN +
        pigment(70, 123, false, 30) +
        pigment(126, 122, true, 20) +
        pigment(178, 124, false, 20) +
        beam(126, 108, 40, '#c23a2c', 44) +
        firing(126, 106, '#c23a2c') +
        arrow('172 88, 192 88, 208 88', 4) +
        arrow('80 88, 60 88, 44 88', 4),
    },
    {
      steps: '5',
      body: aside(
        '<use href="#m"/>' + fill('url(#blush)', ellipse(238, 152, 84, 62), 'opacity=".65" style="mix-blend-mode:multiply"'),
        150,
        60,
        1.3,
      ),
    },
    { steps: '6', body: SKIN + pigment(74, 122, true, 24) + pigment(130, 123, true, 20) + cream(110) + plume(48) },
    { steps: '7', body: record() },
  ],
}
