import { ellipse } from '../pen'
import { arrow, fill, INK, thin, whole } from '../marks'
import { aside, asideShields, creamed, patched } from '../faces'
import { beam, firing, heldPiece, pigment, plainSkin, record } from '../laser'
import { BROWN, fromRight, PENCIL } from '../hands'
import { LIT, toned } from '../toned-lead'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { placed, broadSpatula } from '../tools'

const SKIN = '<use href="#s"/>'
/** Slight warmth of cheek and cheekbone: a rosy breath over light and half-tone alike, without an edge. */
const blush =
  '<radialGradient id="blush"><stop stop-color="#d8705c" stop-opacity=".25"/><stop offset=".5" stop-color="#d8705c" stop-opacity=".16"/><stop offset="1" stop-color="#d8705c" stop-opacity="0"/></radialGradient>'

const glow =
  '<radialGradient id="gl"><stop stop-color="#e0503c" stop-opacity=".4"/><stop offset=".45" stop-color="#e0503c" stop-opacity=".16"/><stop offset="1" stop-color="#e0503c" stop-opacity="0"/></radialGradient>'

/** The hand piece passes over the patches, pulse beside pulse. */
const passed = (her: string, worn = '') =>
  `<g transform="translate(60 0)">${her}</g>${worn}` +
  // The gauge stands on the skin, which gives a little under it; the light ends there, and warms it.
  fill('url(#gl)', ellipse(216, 121, 24, 17)) +
  heldPiece('#c23a2c', '', 212, 121, 14)
const cheekbone = passed(aside('<use href="#m"/>' + asideShields(), 74, 1, 0.86))
/** She as a camera sees her: its back, on a tripod, before us; its screen shows what is photographed. */
const camera =
  '<g transform="translate(1 57) scale(.76)">' +
  whole(
    fill('#5a5563', 'M34 222h14v40H34z', `stroke="${INK}" stroke-width="1.4"`) +
      fill('#4d4550', 'M0 166q0-5 5-5h14l5-9h26l5 9h22q5 0 5 5v54q0 5-5 5H5q-5 0-5-5z', `stroke="${INK}" stroke-width="1.6"`) +
      fill('#8b8794', 'M2 167q0-4 4-4h14l5-9h23l-3 3H27l-5 9H2z'),
  ) +
  `<svg x="5" y="168" width="72" height="50" viewBox="64 0 345 240"><path class="g" d="M0 0h480v480H0z"/><use href="#aside"/><use href="#m"/></svg>` +
  thin('M5 168h72v50H5z', INK, 1.6) +
  '</g>'
/** What a lens with a lamp in its rim shows three times as large. */
const handle = fill('#6d6673', 'M0-3h120v7H0z', `stroke="${INK}" stroke-width="1.4"`)
const seen = (brown: string, drawn = '') =>
  `<g clip-path="url(#lz)">${fill('#dcb08a', 'M-28-28h56v56h-56z')}${fill('#000', brown, 'filter="url(#mz)" opacity=".52" style="mix-blend-mode:multiply" transform="scale(1.4)"')}${drawn}</g>` +
  thin(ellipse(0, 0, 29), INK, 7) +
  thin(ellipse(0, 0, 29), '#c3ced1', 4.4) +
  thin(ellipse(0, 0, 28), '#fffdf4', 1.6)
/** Over the edge of her patch: soft brown that runs out as lace, the skin between it as elsewhere. */
const lens = `<clipPath id="lz"><path d="${ellipse(0, 0, 27)}"/></clipPath><g transform="translate(150 124)">${seen('M-24-8Q-10-24 6-16T26-22V0Q14 12 4 8T-12 18-24 10z')}</g>`
/** What it must not show: pale dots in the brown, round and sharp as confetti. With them nobody is treated, so the picture is crossed out. */
const refused = `<g transform="translate(29 94) scale(.72)">${seen(
  'M-34-9Q-20-22 0-18T34-30V18Q16 22 2 21T-34 24z',
  thin('M-9 1h0M-2 10h0M4-6h0M11 5h0M-16 10h0M14 15h0M0 19h0M18-6h0M-12-9h0', '#f6dfca', 5) +
    thin('M-2-14h0M-9 17h0M10-14h0M19 6h0M5 2h0M-18-1h0', '#f6dfca', 3.2),
)}${thin('M-24 26L24-26', '#fff4ee', 8)}${thin('M-25 27L25-27', '#a63d59', 4.6)}</g>`

export const plate: Sheet = {
  slug: 'laser-toning',
  title: 'Laser toning, step by step',
  desc: '1 to 2: a camera on its tripod shows her photograph, and a lens with a lamp in its rim is held over one cheek and shows soft brown; beside it, crossed out, pale dots in the brown: with them nobody is treated. Brown patches lie on both cheekbones, the forehead and the upper lip. 3: shields over the eyes. 4: light passes with low energy loosen the pigment. 5: one stops at slight warmth. 6: on the cooled skin a spatula spreads moisturiser and sunscreen. 7: energy, spot and passes are written down by a bare hand.',
  defs: `${person('aside')}${PENCIL}<g id="s">${plainSkin('#7d4a2c')}</g><g id="m">${patched()}</g>${blush}${BROWN}`,
  otherDefs: glow + LIT,
  others: { cheekbone, group: toned },
  panels: [
    {
      steps: '1-2',
      body: aside('<use href="#m"/>', 30, 2, 0.76) + camera + lens + refused + fromRight(handle, 178, 128, -26, 36, 0.7),
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
      body: aside(fill('url(#blush)', ellipse(232, 146, 84, 56)) + '<use href="#m"/>', 150, 60, 1.3),
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
        ) + fromRight(broadSpatula(), 122, 134, -22, 72, 0.74, 1.3),
    },
    { steps: '7', body: record() },
  ],
}
