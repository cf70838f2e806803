import { ellipse } from '../pen'
import { area, arrow, eased, fill, INK, inset, thin, whole } from '../marks'
import { aside, asideShields, creamed } from '../faces'
import { flare, gel, GLAND, heldPiece, plainSkin, pore, wideFiring, warm } from '../laser'
import { fromRight, PENCIL } from '../hands'
import { wideTip } from '../metal'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { gauze, placed, broadSpatula } from '../tools'

const SKIN = '<use href="#s"/>'
const PORE = '<use href="#fl"/><use href="#r"/>'
/** The pore from nearer, so that skin fills the panel. */
const near = (drawn: string) => `<g transform="translate(-66 -96) scale(1.55)">${drawn}</g>`
/**
 * What inflamed skin shows, a unit wide and without an edge, as it is skin: redness that ends in bays, and in it a low dome with the lamp on its upper left (`z`);
 * some carry a pale head (`zp`). They stand in groups, low on the cheek, over the jaw and the chin; between them single black pores, and flat brown marks,
 * which healed ones leave.
 */
const SPOT =
  '<filter id="ay" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation=".5"/></filter><filter id="ad"><feGaussianBlur stdDeviation=".17"/></filter><g id="z">' +
  fill(
    '#b8332c',
    'M-1.9-.5C-1.6-1.6.2-1.9 1.2-1.5 2.6-1.2 2.2.6 1.5 1.4.2 2.4-1.3 1.7-1.8.9z',
    'opacity=".5" filter="url(#ay)"',
  ) +
  '<g filter="url(#ad)">' +
  fill('#a3453a', 'M-1-.2C-.9-1 .3-1.2.9-.6 1.3 0 .9 1 0 1.1-.8 1-1.1.5-1-.2z') +
  fill('#7d332c', 'M1.1 0C1.2.9.2 1.3-.6.8.3.9.7.6 1.1 0z') +
  fill('#dd9480', 'M-.7-.1C-.6-.7-.1-.8.3-.6 0-.4-.4-.3-.7-.1z') +
  '</g></g><g id="zp"><use href="#z"/>' +
  fill('#f3e0ae', 'M-.5-.1C-.4-.6.2-.6.4-.2.5.2.1.5-.2.3z', 'filter="url(#ad)"') +
  '</g>'
/** Where each lies, how large, how it is turned, and which have a head. */
const SPOTS: readonly (readonly [x: number, y: number, size: number, head?: true])[] = [
  [214, 150, 3.4],
  [234, 164, 2.6, true],
  [243, 157, 1.7],
  [258, 148, 2.5],
  [262, 172, 2.7, true],
  [238, 196, 2.9],
  [224, 203, 1.9],
  [246, 207, 1.8, true],
  [216, 226, 2.2],
  [186, 236, 1.7],
  [164, 232, 2.4, true],
  [190, 40, 1.9],
  [176, 52, 1.3],
  [124, 148, 1.7],
]
const spots =
  fill(
    '#7a4322',
    'M230 148q5-3 8 0 1 4-4 4t-4-4zM208 172q4-3 7 0 0 4-4 3-4 1-3-3zM248 190q4-4 9-1 1 5-5 5-4 0-4-4zM270 152q4-2 6 1-1 3-4 3t-2-4z',
    'opacity=".4" filter="url(#ay)"',
  ) +
  SPOTS.map(
    ([x, y, size, head], i) =>
      `<use href="#z${head ? 'p' : ''}" transform="translate(${x} ${y})rotate(${[0, 40, -60][i % 3]})scale(${size})"/>`,
  ).join('') +
  thin('M151 141h0M163 149h0M157 155h0M168 156h0M154 132h0M176 149h0M147 149h0', '#8a5238', 1)
const warmth =
  '<radialGradient id="wa"><stop stop-color="#d0483e" stop-opacity=".5"/><stop offset=".5" stop-color="#d0483e" stop-opacity=".24"/><stop offset="1" stop-color="#d0483e" stop-opacity="0"/></radialGradient>'

/** On its stand, always at the same place: the camera, seen from behind; its screen shows her. */
const camera =
  '<g transform="translate(3 69) scale(.71)">' +
  fill('#3d3945', 'M22 222h44l10 30H12z') +
  fill('#5a5563', 'M30 164l4-10h22l4 10h22q5 0 5 5v50q0 5-5 5H0v-60z', `stroke="${INK}" stroke-width="1.6"`) +
  '<clipPath id="sc"><path id="sb" d="M9 173h56v45H9z"/></clipPath><use href="#sb" fill="#f4e3da"/>' +
  `<g clip-path="url(#sc)">${aside('<use href="#a"/>', 30, -890, 0.18)}</g>` +
  fill('#8b8794', 'M0 166q0-2 2-2h28l4-10h22l2 3H36l-4 10H0z') +
  fill('#cbd5d8', ellipse(76, 190, 5)) +
  '</g>'

const handle = fill('#6d6673', 'M0-4h132v8H0z', `stroke="${INK}" stroke-width="1.4"`) + thin('M4-1.6h122', '#a9a2af', 1.4)
/** Under the lens skin that has turned grey: one small flat ashen patch with an edge; beside it the dial of the device is turned back. */
const watched =
  `<clipPath id="le"><circle cx="104" cy="142" r="44"/></clipPath><g clip-path="url(#le)">${aside('<use href="#a"/>', 182, 100, 2)}` +
  area(
    '#94877f',
    '76 154, 79 147, 86 143, 94 144, 100 149, 100 156, 96 161, 88 163, 81 161',
    'stroke="#7c6c64" stroke-width=".8" opacity=".72"',
  ) +
  '</g>' +
  thin(ellipse(104, 142, 46), INK, 7.4) +
  thin(ellipse(104, 142, 46), '#8d9da3', 5) +
  fromRight(handle, 138, 116, -37, 46, 0.84) +
  fill('#eceeed', 'M172 246v-66q0-6 6-6h70v72z', `stroke="${INK}" stroke-width="1.6"`) +
  thin('M184 213h-6m52 0h-6M207 190v-5', INK, 1.6) +
  fill('#6d9d9e', ellipse(207, 213, 17), `stroke="${INK}"`) +
  thin('M207 213l-12 8', '#fff', 3) +
  arrow('228 190, 208 182, 192 188, 186 198', 3)

/** One cheek under the hand piece, from nearer. */
const cheek =
  `<g transform="translate(66 0)">${aside(`<use href="#a"/>${whole(asideShields())}`, 74, 34, 1)}</g>` +
  fill('url(#wa)', ellipse(236, 166, 22, 17)) +
  heldPiece('#e0872f', '', 236, 166, -14)

/** What the light reaches below: gel, the pore and its gland. */
const section = `${SKIN}${PORE}${wideFiring(108, '#e0872f', 128)}${warm(138, 166, 24)}${gel(109)}${wideTip(104, '#e0872f')}`

export const plate: Sheet = {
  slug: 'acne-laser',
  title: 'Acne laser, step by step',
  desc: '1: make-up is wiped off with gauze, a camera on its stand takes photographs; spots stand in groups on cheek, jaw and chin. 2: shields over the eyes. 3: the skin is cooled by gel or air; below, a blocked pore and its gland. 4: the hand piece on the cheek; inset, its pulse reaches the gland. 5: under a lens, skin that has turned grey; the energy is lowered. 6: a spatula spreads a bland moisturiser and sunscreen.',
  defs: `${eased(person('aside'))}${PENCIL}${warmth}<g id="s">${whole(plainSkin())}</g>${GLAND}<g id="fl">${flare(110)}</g><g id="r">${whole(pore(110))}</g><g id="a"><defs>${SPOT}</defs>${spots}</g>`,
  others: { cheek, section },
  panels: [
    {
      steps: '1',
      body: aside('<use href="#a"/>', 60) + fromRight(placed(gauze(), 22, 4, 40, 1.5), 118, 158, -28, 36, 0.8) + camera,
    },

    { steps: '2', body: aside(`<use href="#a"/>${whole(asideShields())}`) },
    { steps: '3', body: near(`${SKIN}${PORE}${gel(109)}`) },
    { steps: '4', body: placed(cheek, -108, 0) + inset(section, 56, 186, 46, [120, 138], 0.7) },
    {
      steps: '5',
      body: aside(`${fill('url(#wa)', ellipse(234, 164, 72, 56))}<use href="#a"/>`, 150, 60, 1.3) + watched,
    },
    {
      steps: '6',
      body:
        aside(`<use href="#a"/>${placed(whole(creamed()), 52, 36, 0, 0.74)}`, 128, 60, 1.1) +
        fromRight(broadSpatula(), 128, 124, -22, 72, 0.76, 1.3),
    },
  ],
}
