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

/** A thin cream: on one cheek still in dabs of a fingertip, on the other drawn out along the cheekbone to a film through which the patch shows. */
const DABS = [
  [287, 252, 5.4],
  [307, 243, 5],
  [329, 238, 4.4],
  [306, 262, 4.2],
] as const
const dabs = (dx: number, dy: number, by: number) =>
  DABS.map(([x, y, r]) =>
    curve(
      `${x - r * by + dx} ${y + 1 + dy}, ${x - r * 0.3 * by + dx} ${y - r * 0.8 * by + dy}, ${x + r * 0.8 * by + dx} ${y - r * 0.6 * by + dy}, ${x + r * 1.1 * by + dx} ${y + r * 0.2 * by + dy}, ${x + r * 0.3 * by + dx} ${y + r * 0.8 * by + dy}, ${x - r * 0.7 * by + dx} ${y + r * 0.7 * by + dy}`,
      { loop: true },
    ),
  ).join('')
const FILM = '202 262, 198 252, 186 242, 168 234, 146 229, 130 231, 128 238, 138 246, 156 254, 172 264, 190 270'
const streaks = (dy: number, width: number) =>
  ['198 256, 182 246, 160 238, 138 234', '196 262, 180 254, 160 246, 142 242', '192 267, 178 262, 164 255']
    .map((line) => stroke(moved(line, 0, dy), width, { from: 0.7, to: 0.02 }))
    .join('')
const cream =
  area('#f3dfc9', FILM, 'opacity=".72" filter="url(#sf)"') +
  `<g filter="url(#p1)">${fill('#9a6a48', streaks(1.6, 2.4), 'opacity=".3"')}${fill('#fdf5ea', streaks(0, 3), 'opacity=".72"')}</g>` +
  fill('#6d4029', dabs(1, 2.2, 1.08), 'opacity=".5" filter="url(#pa)"') +
  `<g filter="url(#p1)">${fill('#e3cbb6', dabs(0, 0, 1))}${fill('#f8ede0', dabs(-0.7, -0.8, 0.72))}${fill('#fffaf3', dabs(-1.4, -1.6, 0.28))}</g>`

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
