import { chance, ellipse, stroke } from '../pen'
import { area, arrow, fill, INK, part } from '../marks'
import { aside, wiped } from '../faces'
import { ointment, plainSkin } from '../laser'
import { HAND, holding } from '../fingers'
import { GLOVE, glove } from '../hands'
import { needlePen, needleTip } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** Needles of one and a half millimetres: a third of the dermis here. */
const needling = needlePen
const channels = (from: number, to: number, depth: number) =>
  fill(
    '#9c3a3a',
    Array.from({ length: Math.floor((to - from) / 7) }, (_, i) => {
      const x = Math.round(from + i * 7 + 4 * (chance(i) - 0.5))
      return `M${x - 0.8} 108h1.6l-.5 ${Math.round(depth * (0.7 + 0.3 * chance(i + 30)))}h-.6z`
    }).join(''),
  )
/** Pits: their upper left wall lies in shade, the lower right rim is lit. */
const PITS = [
  [214, 150, 5],
  [232, 166, 4],
  [248, 148, 4.4],
  [226, 184, 3.2],
  [262, 164, 3.4],
  [204, 170, 2.8],
  [244, 188, 3.4],
  [268, 144, 2.6],
  [236, 138, 2.6],
  [218, 200, 2.4],
] as const
const pits = PITS.map(
  ([x, y, r]) =>
    fill('#d09a75', ellipse(x, y, r * 1.15, r * 0.85)) +
    fill(
      '#8f5d3f',
      `M${x - r * 1.15} ${y}a${r * 1.15} ${r * 0.85} 0 0 1 ${r * 2.1} ${-r * 0.4}q${-r} ${-r * 0.2} ${-r * 2.1} ${r * 0.4}z`,
      'opacity=".7"',
    ) +
    fill(
      '#f9e6d3',
      `M${x + r * 1.15} ${y}a${r * 1.15} ${r * 0.85} 0 0 1 ${-r * 2} ${r * 0.5}q${r * 1.2} ${r * 0.1} ${r * 2} ${-r * 0.5}z`,
    ),
).join('')

/** Points of blood in rows over the cheek, where the pen has passed. */
const points = Array.from({ length: 72 }, (_, i) => {
  const [column, row] = [i % 12, Math.floor(i / 12)]
  const [x, y] = [194 + column * 8.6 + (row % 2) * 4, 124 + row * 12 + (column - 5) ** 2 * 0.3 - column * 1.4]
  const r = +(0.5 + 0.9 * chance(i + 5)).toFixed(1)
  return chance(i) > 0.2 ? ellipse(Math.round(x + 2 * chance(i + 20)), Math.round(y + 3 * chance(i + 70)), r) : ''
}).join('')
const flushed =
  '<radialGradient id="wa"><stop stop-color="#d0483e" stop-opacity=".42"/><stop offset=".6" stop-color="#d0483e" stop-opacity=".2"/><stop offset="1" stop-color="#d0483e" stop-opacity="0"/></radialGradient>'

/** The pen on the scars of a cheek. */
const scarred =
  `<g transform="translate(10 0)">${aside('<use href="#a"/>', 98, 52, 1.16)}</g>` +
  glove(240, 54, placed(needlePen(2), -36, 92, 20, 0.9), 1.1)

export const plate: Sheet = {
  slug: 'microneedling',
  title: 'Microneedling, step by step',
  desc: '1: numbing cream stays on. 2: the cream is removed and the skin cleaned. 3: a sealed sterile tip is opened. 4: fine needles pass over the skin in several directions, into the upper dermis. 5: we stop at pinpoint bleeding. 6 to 7: rinsing with sterile saline, a bland ointment.',
  defs: `${person('aside')}${HAND}${flushed}<g id="s">${plainSkin()}</g><g id="a">${pits}</g>`,
  otherDefs: GLOVE,
  others: { scarred },
  panels: [
    { steps: '1', body: SKIN + cream(110) },
    { steps: '2', body: aside(`<use href="#a"/>${wiped(286, 168, 24, 1.2)}`) },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M0 190h240v50H0z') +
        fill('#fffaf4', 'M58 44l128-10 10 160-128 10z', `stroke="${INK}" stroke-width="1.8"`) +
        fill('#dfeaec', 'M78 70q48-10 96-2q8 50 4 96q-46 12-94 8q-8-52-6-102z', 'stroke="#88a9b4" stroke-width="1.2"') +
        fill('#fff', stroke('86 80, 84 116, 90 158', 3.4)) +
        fill('#8fa9ad', ellipse(132, 148, 30, 7), 'opacity=".35"') +
        placed(needleTip(4), 130, 146, -8, 2) +
        // The lid is peeled back from its corner.
        placed(
          holding(
            part('#e8ded6', '-48 -20, -22 -24, 6 -10, 20 4, 6 16, -14 26, -40 34', 1.3) +
              area('#fffaf4', '-44 -16, -22 -20, 2 -8, -16 0, -38 6'),
          ),
          206,
          70,
          16,
          1.2,
        ),
    },
    {
      steps: '4',
      body:
        SKIN +
        channels(30, 92, 34) +
        placed(needling(17), 120, 108, 0, 2) +
        arrow('166 84, 188 84, 206 84', 4) +
        arrow('74 84, 52 84, 34 84', 4),
    },
    {
      steps: '5',
      body: aside(`${fill('url(#wa)', ellipse(240, 156, 78, 58))}<use href="#a"/>${fill('#b3264f', points)}`, 156, 66, 1.34),
    },
    {
      steps: '6-7',
      body:
        SKIN +
        channels(24, 226, 34) +
        ointment(110) +
        // Saline runs out of a soft ampoule over the skin.
        fill(
          '#a9cfdb',
          stroke('150 40, 128 54, 110 76, 100 106', 9, { from: 0.4, to: 1 }),
          'stroke="#5f8c9b" stroke-width=".8"',
        ) +
        fill('#fff', stroke('142 46, 124 60, 110 82', 1.8)) +
        fill('#a9cfdb', stroke('30 106, 70 103, 104 104, 150 104, 200 107', 6, { from: 0.1, to: 0.1 }), 'opacity=".9"') +
        placed(
          fill('#eef5f5', 'M0 -4l16-4q6-10 14-10h60v36h-60q-8 0-14-10l-16-4z', `stroke="${INK}" stroke-width="1.3"`) +
            fill('#c3d6d8', 'M4 3l14 3q6 8 14 10h58V6H36z') +
            fill('#fff', 'M34 -13h50v4h-50z'),
          150,
          40,
          -28,
        ),
    },
  ],
}
