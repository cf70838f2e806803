import { ellipse } from '../pen'
import { arrow, fill, INK, thin, whole } from '../marks'
import { aside, asideShields, creamed, patched } from '../faces'
import { beam, firing, pigment, plainSkin, record } from '../laser'
import { BROWN, fromRight, GLOVE, glove, PENCIL } from '../hands'
import { laserPiece } from '../metal'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { placed, spatula } from '../tools'

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

/** A camera on its tripod, from the side, before her: the lamp runs along the top of the barrel. */
const camera = whole(
  fill('#5a5563', 'M8 146h12v160H8z', `stroke="${INK}" stroke-width="1.4"`) +
    fill('#4d4550', 'M-12 94H2l5-11h16l5 11h6q4 0 4 4v44q0 5-5 5h-45z', `stroke="${INK}" stroke-width="1.6"`) +
    fill('#8b8794', 'M-12 96H3l5-11h14l-4 15h-30zM10 147h3v150h-3z') +
    fill('#6d6673', 'M38 102h15v-3h17q3 0 3 3v33q0 3-3 3H53v-3H38z', `stroke="${INK}" stroke-width="1.6"`) +
    fill('#3d3945', 'M38 124h15v0h19v11q0 3-3 3H53v-3H38z') +
    fill('#aaa5b2', 'M39 105h14v4H39zM54 103h16v4H54z') +
    thin('M53 99v39M44 112h6M44 117h6M44 122h6M44 127h6', INK, 1.2) +
    fill('#b3bfc2', ellipse(73, 118, 4, 18), `stroke="${INK}" stroke-width="1.4"`) +
    fill('#f4f8f8', ellipse(72, 110, 2, 6)),
)

export const plate: Sheet = {
  slug: 'laser-toning',
  title: 'Laser toning, step by step',
  desc: '1 to 2: a camera on its tripod before her, for photographs in fixed light, and a look for pale dots; brown patches lie on both cheekbones. 3: shields over the eyes. 4: light passes with low energy loosen the pigment. 5: one stops at slight warmth. 6: on the cooled skin a spatula spreads moisturiser and sunscreen. 7: energy, spot and passes are written down by a bare hand.',
  defs: `${person('aside')}${PENCIL}<g id="s">${plainSkin('#7d4a2c')}</g><g id="m">${patched().replace('<g style', '<g clip-path="url(#Ac)" style')}</g>${blush}${BROWN}`,
  otherDefs: GLOVE + glow,
  others: { cheekbone },
  panels: [
    { steps: '1-2', body: aside('<use href="#m"/>', 12, 2, 0.78) + placed(camera, 4, 33, 0, 0.72) },
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
    {
      steps: '6',
      // What cools has been put away: cream is spread over both patches.
      body: aside('<use href="#m"/>' + whole(creamed()), 128, 44, 1.1) + fromRight(spatula(), 122, 134, -22, 62, 0.74),
    },
    { steps: '7', body: record() },
  ],
}
