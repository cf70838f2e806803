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
/** Slight warmth under the patch: it tints the half-tone of the cheek and leaves the light. */
const blush =
  '<clipPath id="ht"><use href="#hf"/></clipPath><radialGradient id="blush"><stop stop-color="#cf6a55" stop-opacity=".34"/><stop offset=".6" stop-color="#cf6a55" stop-opacity=".26"/><stop offset="1" stop-color="#cf6a55" stop-opacity="0"/></radialGradient>'

const glow =
  '<radialGradient id="gl"><stop stop-color="#e0503c" stop-opacity=".4"/><stop offset=".45" stop-color="#e0503c" stop-opacity=".16"/><stop offset="1" stop-color="#e0503c" stop-opacity="0"/></radialGradient>'

/** The hand piece passes over the patches, pulse beside pulse. */
const cheekbone =
  `<g transform="translate(60 0)">${aside('<use href="#m"/>' + asideShields(), 74, 1, 0.86)}</g>` +
  // The gauge stands on the skin, which gives a little under it; the light ends there, and warms it.
  fill('url(#gl)', ellipse(216, 121, 24, 17)) +
  fill('#5f3423', 'M208 117q3 6 8 7 5 1 8-2 4 3 0 6-5 2-11-1-5-4-5-10z', 'opacity=".42"') +
  glove(
    258,
    34,
    placed(
      laserPiece('#c23a2c') + fill('#e8503c', ellipse(0, -1.5, 5.2, 1.6)) + fill('#ffd9c8', ellipse(0, -1.6, 2.8, 0.8)),
      -42,
      88,
      26,
      0.86,
    ),
    1,
  )

/** She as a camera sees her: its back, on a tripod, before us; its screen shows what is photographed. */
const camera =
  whole(
    fill('#5a5563', 'M34 222h14v40H34z', `stroke="${INK}" stroke-width="1.4"`) +
      fill('#4d4550', 'M0 166q0-5 5-5h14l5-9h26l5 9h22q5 0 5 5v54q0 5-5 5H5q-5 0-5-5z', `stroke="${INK}" stroke-width="1.6"`) +
      fill('#8b8794', 'M2 167q0-4 4-4h14l5-9h23l-3 3H27l-5 9H2z'),
  ) +
  `<svg x="5" y="168" width="72" height="50" viewBox="64 0 345 240"><path class="g" d="M0 0h480v480H0z"/><use href="#aside"/><use href="#m"/></svg>` +
  thin('M5 168h72v50H5z', INK, 1.6)
/** A lens with a lamp in its rim, over the edge of the patch: it shows the skin three times as large, and pale dots in the brown as nobody hopes to find them, round and sharp as confetti. */
const handle = fill('#6d6673', 'M0-3h66v7H0z', `stroke="${INK}" stroke-width="1.4"`)
const DOTS = 'M-9 1h.1M-2 9h.1M4-6h.1M9 4h.1M-15 10h.1M13 14h.1M0 18h.1M17-6h.1'
const SMALL = 'M-4-2h.1M3 2h.1M-8 8h.1M-10 16h.1M7 12h.1M10-2h.1M19 5h.1M7 21h.1M11-11h.1M-17 3h.1'
const lens = (x: number, y: number) =>
  `<clipPath id="lz"><path d="${ellipse(x, y, 27)}"/></clipPath><g clip-path="url(#lz)"><g transform="translate(${x} ${y})">` +
  fill('#dcb08a', 'M-28-28h56v56h-56z') +
  fill(
    '#000',
    'M-34-9Q-20-22 0-18T34-30V18Q16 22 2 21T-34 24z',
    'filter="url(#mz)" opacity=".52" style="mix-blend-mode:multiply" transform="scale(1.4)"',
  ) +
  thin(DOTS, '#f1d6bd', 4) +
  thin(SMALL, '#f1d6bd', 2.6) +
  '</g></g>' +
  thin(ellipse(x, y, 29), INK, 7) +
  thin(ellipse(x, y, 29), '#c3ced1', 4.4) +
  thin(ellipse(x, y, 28), '#fffdf4', 1.6)

export const plate: Sheet = {
  slug: 'laser-toning',
  title: 'Laser toning, step by step',
  desc: '1 to 2: a camera on its tripod shows her photograph, and a lens with a lamp in its rim is held over one cheek: in it, what is looked for, pale dots in the brown, for which nobody is treated; soft brown patches lie on both cheekbones, the forehead and the upper lip. 3: shields over the eyes. 4: light passes with low energy loosen the pigment. 5: one stops at slight warmth. 6: on the cooled skin a spatula spreads moisturiser and sunscreen. 7: energy, spot and passes are written down by a bare hand.',
  defs: `${person('aside').replace('fill="#dcb08a" d', 'id="hf" $&')}${PENCIL}<g id="s">${plainSkin('#7d4a2c')}</g><g id="m">${patched()}</g>${blush}${BROWN}`,
  otherDefs: GLOVE + glow,
  others: { cheekbone },
  panels: [
    {
      steps: '1-2',
      body: aside('<use href="#m"/>', 30, 2, 0.76) + camera + lens(150, 124) + fromRight(handle, 178, 128, -26, 36, 0.7),
    },
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
      body: aside(`<g clip-path="url(#ht)">${fill('url(#blush)', ellipse(236, 148, 92, 58))}</g><use href="#m"/>`, 150, 60, 1.3),
    },
    {
      steps: '6',
      // What cools has been put away: cream is spread over both patches.
      body:
        aside(
          '<use href="#m"/>' + placed(whole(creamed()).replace('opacity=".5"', 'opacity=".3"'), 66, 42, 0, 0.7),
          128,
          44,
          1.1,
        ) + fromRight(spatula(), 122, 134, -22, 62, 0.74),
    },
    { steps: '7', body: record() },
  ],
}
