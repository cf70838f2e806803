import { ellipse, stroke } from '../pen'
import { area, arrow, fill, part } from '../marks'
import { face, shields } from '../faces'
import { beam, coldAir, firing, ointment, pigment, plainSkin } from '../laser'
import { GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { onPerson, person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

/** A fine vessel of the lymph, which takes the dust up and leads it away. */
const lymph =
  fill('#4f7d78', stroke('84 166, 110 172, 150 186, 190 190, 250 186', 9, { from: 0.2, to: 1 })) +
  fill('#a9cdc6', stroke('86 166, 110 172, 150 186, 190 190, 250 186', 6.4, { from: 0.2, to: 1 })) +
  fill(
    '#6b3a22',
    [104, 122, 141, 160, 184, 210].map((x, i) => ellipse(x, 170 + Math.min(18, (x - 98) * 0.25) + (i % 2), 1.1)).join(''),
  )
const SKIN = '<use href="#s"/>'
const spots = (broken: boolean) =>
  pigment(92, 124, broken) + pigment(130, 127, broken) + pigment(110, 158, broken) + pigment(148, 164, broken)

/** Brown spots of the sun on the cheek of a face from the side, the eye shielded, the hand piece over one of them. */
const profile =
  onPerson(
    'nose',
    -65,
    30,
    0.66,
    fill('#4d4550', stroke('246 132, 300 140, 366 146, 420 150', 7, { from: 1, to: 1 })) +
      part('#8d9da3', '206 122, 222 112, 246 116, 254 134, 246 152, 226 158, 210 148', 2) +
      area('#5f6f76', '236 116, 246 116, 254 134, 246 152, 226 158, 238 146, 244 132') +
      fill('#e4eded', stroke('214 138, 216 126, 228 118', 4)) +
      fill(
        '#8a4a20',
        ellipse(268, 206, 9, 6.4) +
          ellipse(290, 190, 5, 4) +
          ellipse(250, 226, 6, 4) +
          ellipse(300, 216, 7, 5) +
          ellipse(276, 240, 4, 3) +
          ellipse(318, 196, 3.4, 2.6) +
          ellipse(322, 236, 4.4, 3.4),
        'opacity=".6"',
      ) +
      fill('#6b3a1a', ellipse(270, 207, 4.6, 3) + ellipse(301, 217, 3.4, 2.4) + ellipse(249, 226, 2.6, 1.8), 'opacity=".5"'),
  ) + glove(245, 24, placed(laserPiece('#3f9c4e'), -22, 92, 14, 0.86), 1)

export const plate: Sheet = {
  slug: 'laser-pigmentation-removal',
  title: 'Laser for pigment, step by step',
  desc: '1: numbing cream. 2: shields over the eyes. 3: green light of 532 nanometres reaches the surface, 1064 nanometres goes deeper. 4: single pulses break the grains of pigment up. 5: the skin is cooled and covered with ointment; the body carries the fragments away.',
  defs: `${person('face')}<g id="s">${plainSkin('#8d5a3a')}</g>`,
  otherDefs: GLOVE + person('nose'),
  others: { profile },
  panels: [
    { steps: '1', body: SKIN + spots(false) + cream(110) },
    { steps: '2', body: face(shields()) },
    {
      steps: '3',
      body:
        SKIN +
        pigment(70, 122) +
        pigment(176, 122) +
        pigment(172, 164) +
        beam(70, 108, 26, '#3f9c4e', 30) +
        beam(174, 108, 76, '#c23a2c', 30) +
        firing(70, 106, '#3f9c4e') +
        firing(174, 106, '#c23a2c'),
    },
    { steps: '4', body: SKIN + spots(true) + beam(120, 108, 74, '#c23a2c', 56) + firing(120, 106, '#c23a2c') },
    {
      steps: '5',
      wide: true,
      body: `<svg width="240" height="240">${SKIN}${spots(true)}${ointment(110)}${coldAir(48)}</svg><svg x="240" width="240" height="240">${SKIN}${pigment(96, 158, true)}${lymph}${ointment(110)}${arrow('150 178, 180 184, 208 182', 3)}</svg>`,
    },
  ],
}
