import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, fill, thin } from '../marks'
import { face, shields } from '../faces'
import { beam, coldAir, firing, gel, hairySkin, warm } from '../laser'
import { GLOVE, glove, SHIN } from '../hands'
import { laserPiece } from '../metal'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
const RED = '#d6402f'
const roots = [34, 94, 154, 214]
/** Pulse beside pulse along the edge of the shin, each a little over the last. */
const pulses = [0, 1, 2, 3, 4].map((i) => ellipse(96 + 17 * i, 170 - 4.2 * i, 10.5, 8)).join('')
const gelled =
  area('#cfe6ec', '74 172, 92 160, 130 150, 176 140, 214 132, 226 140, 214 152, 176 162, 130 174, 92 184', 'opacity=".5"') +
  fill('#fff', stroke('90 164, 130 154, 182 143', 2), 'opacity=".75"')
const lower = '<g transform="translate(0 34)"><use href="#sh"/></g>'
const leg =
  lower +
  gelled +
  fill('#c8452b', pulses, 'opacity=".2"') +
  thin(pulses, '#b3264f', 0.8, 'opacity=".35"') +
  glove(208, 57, placed(laserPiece(RED), -25, 90, 14, 0.9), 1.05)
const burnt = (which: number[]) => which.map((i) => warm((roots[i] ?? 0) + 1, 206, 13)).join('')

export const plate: Sheet = {
  slug: 'laser-hair-removal',
  title: 'Laser hair removal, step by step',
  desc: '1: the skin is shaved and marked, moles are covered. 2: shields over the eyes. 3: gel or cold air cools the skin. 4: a few pulses; the light is taken up by the dark root and warms it. 5: pulse beside pulse, with slight overlap. 6: cooling, cream and sunscreen.',
  defs: `${person('face')}<g id="s">${hairySkin(7)}</g>`,
  otherDefs: GLOVE + SHIN,
  others: { leg },
  panels: [
    {
      steps: '1',
      body:
        SKIN + aimed('20 94, 120 88, 224 94') + fill('#fffaf4', ellipse(184, 108, 17, 5), 'stroke="#4d2039" stroke-width="1.2"'),
    },
    { steps: '2', body: face(shields()) },
    { steps: '3', body: SKIN + gel(109) + coldAir(44) },
    { steps: '4', body: SKIN + beam(98, 108, 100, RED, 40) + burnt([1]) + gel(109) + firing(100, 108, RED) },
    {
      steps: '5',
      body:
        SKIN +
        burnt([0, 1, 2]) +
        beam(158, 108, 100, RED, 40) +
        gel(109) +
        thin('M8 105h64M66 101h64M124 105h64', '#b3264f', 2.2) +
        firing(160, 108, RED) +
        arrow('203 90, 214 90, 225 90', 4),
    },
    { steps: '6', body: SKIN + cream(110) + coldAir(46) },
  ],
}
