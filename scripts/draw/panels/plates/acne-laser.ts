import { ellipse } from '../pen'
import { arrow, fill, INK, thin, whole } from '../marks'
import { aside, asideShields, swabbed } from '../faces'
import { beam, firing, flare, gel, GLAND, plainSkin, pore } from '../laser'
import { FLAT, GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
const PORE = '<use href="#fl"/><use href="#r"/>'
/** The pore from nearer, so that skin fills the panel. */
const near = (drawn: string) => `<g transform="translate(-66 -96) scale(1.55)">${drawn}</g>`
/**
 * One inflamed spot, a unit wide: redness that ends in bays, in it a small dome with the lamp on its upper left; and one with a pale
 * head. Between them flat brown marks, which healed ones leave.
 */
const SPOT =
  '<filter id="y"><feGaussianBlur stdDeviation=".7"/></filter><g id="z"><g filter="url(#y)">' +
  fill('#b8453c', 'M-2.6-.5C-2.3-2.2 0-2.7 1.5-1.9 3.2-1.4 2.6.8 1.8 1.7.2 3.1-1.4 1.9-2.2 1.3z', 'opacity=".2"') +
  fill('#b8453c', 'M-1.7-.4C-1.5-1.6 0-1.7.9-1.4 2-.9 1.9.7 1.1 1.4-.2 2-1.9 1.3-1.7-.4z', 'opacity=".34"') +
  '</g>' +
  fill('#a84a3e', 'M-1-.3C-.9-1.1.4-1.2 1-.6 1.3.2.7 1.1-.2 1-1 .9-1.1.2-1-.3z', 'opacity=".85"') +
  fill('#72302a', 'M1-.5C1.5.6.5 1.5-.5 1 .5.9.9.2 1-.5z', 'opacity=".45"') +
  fill('#e2a08a', 'M-.7-.2C-.7-.7-.2-.8.3-.7.1-.4-.3-.4-.7-.2z') +
  '</g>'
const SPOTS = [
  [212, 152, 3.4],
  [236, 170, 2.4],
  [253, 147, 2.7],
  [268, 170, 1.6],
  [245, 200, 2.3],
  [198, 46, 1.6],
  [166, 236, 1.7],
] as const
const spots =
  fill(
    '#7a4322',
    `${ellipse(236, 150, 4, 2.6)}${ellipse(214, 174, 3, 2)}${ellipse(254, 184, 3.4, 2.2)}${ellipse(272, 150, 2.4, 1.8)}`,
    'opacity=".34"',
  ) +
  SPOTS.map(
    ([x, y, r], i) =>
      `<use href="#z" transform="translate(${x} ${y}) rotate(${((i * 23) % 40) - 20}) scale(${r} ${+(r * (i % 2 ? 0.8 : 0.9)).toFixed(1)})"/>`,
  ).join('') +
  thin('M252 146h0M236 169h0M244.5 199h0', '#f6e6bd', 1.5)
const warmth =
  '<radialGradient id="wa"><stop stop-color="#d0483e" stop-opacity=".5"/><stop offset=".5" stop-color="#d0483e" stop-opacity=".24"/><stop offset="1" stop-color="#d0483e" stop-opacity="0"/></radialGradient>'

/** On its stand, always at the same place: the camera, seen from behind; its screen shows her. */
const camera =
  '<g transform="translate(-4 50) scale(.84)">' +
  fill('#3d3945', 'M22 222h44l10 30H12z') +
  fill('#5a5563', 'M30 164l4-10h22l4 10h22q5 0 5 5v50q0 5-5 5H0v-60z', `stroke="${INK}" stroke-width="1.6"`) +
  '<clipPath id="sc"><path id="sb" d="M9 173h56v45H9z"/></clipPath><use href="#sb" fill="#f4e3da"/>' +
  `<g clip-path="url(#sc)">${aside('<use href="#a"/>', 30, -890, 0.18)}</g>` +
  fill('#cbd5d8', ellipse(76, 190, 5)) +
  '</g>'

/** Under the lens skin that has turned grey where a pulse was too strong; beside it the dial of the device is turned back. */
const watched =
  '<radialGradient id="gy"><stop offset=".4" stop-color="#6f6a6c" stop-opacity=".7"/><stop offset="1" stop-color="#6f6a6c" stop-opacity="0"/></radialGradient><clipPath id="le"><circle cx="118" cy="128" r="47"/></clipPath>' +
  fill('#8d9da3', 'M147 88l70-94h16l-78 98z', `stroke="${INK}"`) +
  `<g clip-path="url(#le)">${aside('<use href="#a"/>', 178, 100, 2)}${fill('url(#gy)', ellipse(122, 134, 26, 19))}</g>` +
  thin(ellipse(118, 128, 49), INK, 7.4) +
  thin(ellipse(118, 128, 49), '#8d9da3', 5) +
  fill('#eceeed', 'M172 246v-78h76v78z', `stroke="${INK}" stroke-width="1.6"`) +
  thin('M184 207h-6m52 0h-6', INK, 1.6) +
  fill('#6d9d9e', ellipse(207, 207, 18), `stroke="${INK}"`) +
  thin('M207 207l-12 8', '#fff', 3) +
  arrow('228 182, 207 174, 190 181, 184 194', 3)

/** One cheek under the hand piece, from nearer. */
const cheek =
  `<g transform="translate(66 0)">${aside(`<use href="#a"/>${asideShields()}`, 74, 34, 1)}</g>` +
  fill('url(#wa)', ellipse(236, 166, 22, 17)) +
  glove(
    278,
    112,
    placed(
      laserPiece('#e0872f') + fill('#e2872f', ellipse(0, -1.5, 5.2, 1.6)) + fill('#ffe6c2', ellipse(0, -1.6, 2.8, 0.8)),
      -42,
      54,
      38,
      0.92,
    ),
  )

export const plate: Sheet = {
  slug: 'acne-laser',
  title: 'Acne laser, step by step',
  desc: '1: make-up is removed, photographs are taken in fixed light. 2: shields over the eyes. 3: the skin is cooled by gel or air; below, a blocked pore and its gland. 4: pulses reach the gland. 5: the skin is watched, the energy lowered if needed. 6: a bland moisturiser and sunscreen.',
  defs: `${person('aside')}${FLAT}${warmth}<g id="s">${plainSkin()}</g>${GLAND}<g id="fl">${flare(110)}</g><g id="r">${whole(pore(110))}</g><g id="a"><defs>${SPOT}</defs>${spots}</g>`,
  otherDefs: GLOVE,
  others: { cheek },
  panels: [
    { steps: '1', body: aside(`<use href="#a"/>${swabbed(262, 178, 0.74, -4)}`, 60) + camera },
    { steps: '2', body: aside(`<use href="#a"/>${asideShields()}`) },
    { steps: '3', body: near(`${SKIN}${PORE}${gel(109)}`) },
    { steps: '4', body: `${SKIN}${PORE}${beam(120, 108, 62, '#e0872f', 44)}${gel(109)}${firing(120, 107, '#e0872f')}` },
    {
      steps: '5',
      body: aside(`${fill('url(#wa)', ellipse(234, 164, 72, 56))}<use href="#a"/>`, 150, 60, 1.3) + watched,
    },
    { steps: '6', body: near(`${SKIN}<use href="#fl" opacity=".5"/><use href="#r"/>${cream(110)}`) },
  ],
}
