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
/** Pulse beside pulse on the shin, each a little over the last. */
const pulses = [
  [70, 92],
  [88, 97],
  [106, 102],
  [124, 107],
  [142, 112],
  [160, 117],
  [178, 122],
] as const
const leg =
  '<use href="#sh"/>' +
  area('#cfe6ec', '48 90, 70 78, 130 88, 214 112, 236 128, 226 138, 150 126, 84 112, 52 102', 'opacity=".45"') +
  fill('#fff', stroke('66 84, 120 92, 180 108', 2), 'opacity=".7"') +
  fill('#c8452b', pulses.map(([x, y]) => ellipse(x, y, 11, 8)).join(''), 'opacity=".16"') +
  thin(pulses.map(([x, y]) => ellipse(x, y, 11, 8)).join(''), '#b3264f', 0.9, 'opacity=".7"') +
  glove(222, 30, placed(laserPiece(RED), -24, 92, 12, 0.9), 1.05)
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
