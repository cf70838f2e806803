import { chance, ellipse, stroke } from '../pen'
import { area, arrow, fill, INK, part, thin } from '../marks'
import { band, face, wiped } from '../faces'
import { ointment, plainSkin } from '../laser'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** The pen with its sterile tip: needles of one and a half millimetres, a third of the dermis here. */
const needling = (depth: number) =>
  part('#e9eceb', '-22 -60, -24 -100, -20 -150, 20 -150, 24 -100, 22 -60', 1.8) +
  area('#b6c3c6', '8 -62, 12 -100, 8 -148, 20 -148, 24 -100, 22 -60') +
  fill('#fff', stroke('-16 -70, -18 -104, -15 -140', 4)) +
  fill('#6d9598', 'M-21 -78h42v10h-42z', `stroke="${INK}" stroke-width="1"`) +
  fill('#dfeaec', 'M-18 -60h36l-3 59h-30z', `fill-opacity=".8" stroke="${INK}" stroke-width="1.6"`) +
  fill('#8d9da3', 'M-13 -48h26v14h-26z', `stroke="${INK}" stroke-width="1"`) +
  [-11, -6.6, -2.2, 2.2, 6.6, 11].map((x) => fill('#5f6f76', `M${x - 1} -34h2l-.5 ${34 + depth}-.5 2-.5-2z`)).join('')
const channels = (from: number, to: number, depth: number, bleeding = false) =>
  Array.from({ length: Math.floor((to - from) / 7) }, (_, i) => Math.round(from + i * 7 + 4 * (chance(i) - 0.5)))
    .map((x, i) => {
      const bleeds = bleeding && chance(i + 60) > 0.42
      return (
        fill('#9c3a3a', `M${x - 0.8} 108h1.6l-.5 ${Math.round(depth * (0.7 + 0.3 * chance(i + 30)))}h-.6z`) +
        (bleeds ? fill('#b3264f', ellipse(x, 108, 1.2 + 1.3 * chance(i + 9), 1 + 0.9 * chance(i + 9))) : '')
      )
    })
    .join('')
const scars =
  fill(
    '#c08a68',
    ellipse(118, 214, 6, 4) +
      ellipse(138, 228, 5, 4) +
      ellipse(106, 234, 4.5, 3.5) +
      ellipse(150, 208, 4, 3) +
      ellipse(318, 216, 6, 4) +
      ellipse(338, 230, 4.5, 3.5) +
      ellipse(300, 232, 4, 3),
  ) + fill('#f8e9da', stroke('112 217, 119 219, 124 216', 1.6) + stroke('133 231, 139 233, 143 230', 1.6))

export const plate: Sheet = {
  slug: 'microneedling',
  title: 'Microneedling, step by step',
  desc: '1: numbing cream stays on. 2: the cream is removed and the skin cleaned. 3: a sealed sterile tip is opened. 4: fine needles pass over the skin in several directions, into the upper dermis. 5: we stop at pinpoint bleeding. 6 to 7: rinsing with sterile saline, a bland ointment.',
  defs: `${person('face')}<g id="s">${plainSkin()}</g><g id="a">${scars}</g>`,
  panels: [
    { steps: '1', body: SKIN + cream(110) },
    { steps: '2', body: face(`${band()}<use href="#a"/>${wiped(330, 244)}`) },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M0 190h240v50H0z') +
        fill('#fffaf4', 'M58 44l128-10 10 160-128 10z', `stroke="${INK}" stroke-width="1.8"`) +
        fill('#dfeaec', 'M78 78l94-8 6 96-94 8z', `stroke="#88a9b4" stroke-width="1.2"`) +
        part('#e8ded6', '196 32, 220 50, 226 92, 190 76, 160 40', 1.4) +
        placed(
          fill('#dfeaec', 'M-18 -30h36l-3 48h-30z', `stroke="${INK}" stroke-width="1.8"`) +
            fill('#8d9da3', 'M-13 -18h26v14h-26z', `stroke="${INK}" stroke-width="1"`) +
            thin('M-11 -4v24M-6 -4v24M-1 -4v24M4 -4v24M9 -4v24', '#5f6f76', 1.4) +
            fill('#6d9598', 'M-21 -42h42v12h-42z', `stroke="${INK}" stroke-width="1.2"`),
          128,
          126,
          -5,
          1.4,
        ),
    },
    {
      steps: '4',
      body:
        SKIN +
        channels(30, 92, 34) +
        placed(needling(36), 120, 108) +
        arrow('154 70, 176 70, 196 70', 4) +
        arrow('86 52, 66 52, 48 52', 4),
    },
    { steps: '5', body: SKIN + channels(24, 226, 34, true) },
    {
      steps: '6-7',
      body:
        SKIN +
        channels(24, 226, 34) +
        ointment(110) +
        fill(
          '#a9cfdb',
          'M120 28c10 16 15 24 15 32a15 15 0 0 1-30 0c0-8 5-16 15-32zM70 44c6 10 9 15 9 20a9 9 0 0 1-18 0c0-5 3-10 9-20zM172 44c6 10 9 15 9 20a9 9 0 0 1-18 0c0-5 3-10 9-20z',
          `stroke="${INK}" stroke-width="1.3"`,
        ),
    },
  ],
}
