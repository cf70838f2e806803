import { readFileSync } from 'node:fs'
import { area, fill } from '../../panels/marks'
import { curve, mirrored, moved, stroke, type Line } from '../../panels/pen'
import { cast, contourOf } from '../cast'
import type { Recovery } from '../sheet'

const pair = readFileSync(new URL('../../plates/drawings/results/pigmentation-cheek-before.svg', import.meta.url), 'utf8')
/** Her patches before, as the pair shows them: their soft rim, the lace over it with its islands, and what lies on the lip. */
const patches = [...pair.matchAll(/<path fill="#85461c"[^>]*\/>/g)].map(([path]) => path)
const [rim = '', ...lace] = patches
if (lace.length !== 3) throw new Error('the patches of the pair have changed')

/** Where the placed form stands in the sheets. */
const ON_HER = 'translate(-3.6 -3.6) scale(1.015)'
const blur = (id: string, by: number) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="90" y="170" width="300" height="170"><feGaussianBlur stdDeviation="${by}"/></filter>`
const PATCHES =
  blur('p1', 0.7) +
  blur('p2', 1.5) +
  blur('p3', 2.6) +
  `<g id="pr" filter="url(#p3)"><g transform="scale(.5)">${rim}</g></g>` +
  `<g id="pl" transform="scale(.5)">${lace.join('')}</g>`
/** So much of the pigment as there is, its edges as sharp as they are: the footprint is one on every day. */
const melasma = (strength: number, edge: 'p1' | 'p2' | 'p3') =>
  `<g transform="${ON_HER}" opacity="${strength}"><use href="#pr"/><g filter="url(#${edge})"><use href="#pl"/></g></g>`

const who = cast('pigment', 'w32', '', 0, 4)

/** Pink for some hours, one even wash wherever the light went: it ends nowhere in an edge, and leaves out the eyes, which lay under shields. */
const both = (line: Line) => curve(line, { loop: true }) + curve(mirrored(line, 240), { loop: true })
const PINK =
  '<filter id="pb" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="11"/></filter><filter id="pa"><feGaussianBlur stdDeviation="1.6"/></filter><filter id="sf"><feGaussianBlur stdDeviation="3"/></filter>' +
  '<g id="pk" clip-path="url(#bc)"><g filter="url(#pb)">' +
  area(
    '#eea2a2',
    '128 206, 150 222, 188 234, 216 226, 224 190, 206 160, 150 150, 152 96, 200 70, 280 70, 328 96, 330 150, 274 160, 256 190, 264 226, 292 234, 330 222, 352 206, 348 260, 332 310, 300 354, 240 388, 180 354, 148 310, 132 260',
  ) +
  fill('#ec9a99', both('132 236, 160 242, 196 250, 210 280, 196 306, 170 310, 146 286'), 'opacity=".6"') +
  '</g></g>'
const pink = (strength: number) => `<use href="#pk" opacity="${strength}" style="mix-blend-mode:multiply"/>`

/** A thin cream, drawn out from a dab beside the nose along the cheekbone by three fingertips: thick where it was set down, then thinner, until the patch shows through. */
const STROKES: readonly Line[] = [
  '194 246, 184 239, 168 233, 150 230, 132 231',
  '198 256, 186 249, 168 244, 150 242, 136 244',
  '194 266, 184 260, 170 256, 156 255',
  '286 246, 296 239, 312 233, 330 230, 348 231',
  '282 256, 294 249, 312 244, 330 242, 344 244',
  '286 266, 296 260, 310 256, 324 255',
]
const strokes = (dx: number, dy: number, width: number, to = 0.2) =>
  STROKES.map((line, i) => stroke(moved(line, dx, dy), width * (1 - 0.12 * (i % 3)), { from: 0.5, to })).join('')
const cream =
  fill('#f7e6d2', strokes(0, 1, 20), 'opacity=".34" filter="url(#sf)"') +
  fill('#7d4d34', strokes(0.5, 2.2, 5.4), 'opacity=".42" filter="url(#pa)"') +
  `<g filter="url(#p1)">${fill('#ead6c2', strokes(0, 0, 6.4))}${fill('#f8ede0', strokes(-0.3, -0.8, 4, 0.06))}${fill('#fffaf3', strokes(-0.4, -1.3, 1.4, 0.02), 'opacity=".8"')}</g>`

export const plate: Recovery = {
  kind: 'patches',
  title: 'Skin with melasma after gentle laser sessions, by day',
  desc: 'A woman of 32 with brown patches on both cheeks and the upper lip. Day 0: evenly pink for some hours, the patches as before. Day 3: quiet skin, the same patches. Day 14: creams again, the patches not yet paler. Day 90, after some sessions: a little paler, their edges softer. Day 150: paler, in the same places, not gone.',
  sources: [
    'https://doczz.net/doc/6474426/successful-treatment-of-melasma-using-a-combination-of (sessions four weeks apart, after each nothing but mild redness)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC5418955 (paler only after many sessions, and it comes back with time)',
  ],
  defs: who + contourOf(who) + PATCHES + PINK,
  window: [87, 126, 0.784],
  states: [
    { day: 0, drawn: melasma(1, 'p1') + pink(0.52) },
    { day: 3, drawn: melasma(1, 'p1') },
    { day: 14, drawn: melasma(1, 'p1') + cream },
    { day: 90, drawn: melasma(0.76, 'p2') },
    { day: 150, drawn: melasma(0.58, 'p3') },
  ],
  curve: [
    [0, 0.5],
    [1, 0.42],
    [3, 0.4],
    [14, 0.39],
    [28, 0.37],
    [90, 0.27],
    [150, 0.21],
  ],
  colours: [
    [0, '#e39a8e'],
    [1, '#b07a55'],
    [14, '#a56f47'],
    [90, '#c09a74'],
    [150, '#d3b491'],
  ],
}
