import { arrow } from '../marks'
import { face, shields } from '../faces'
import { beam, coldAir, firing, ointment, pigment, plainSkin } from '../laser'
import { person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'

const SKIN = '<use href="#s"/>'
const spots = (broken: boolean) =>
  pigment(92, 124, broken) + pigment(130, 127, broken) + pigment(110, 158, broken) + pigment(148, 164, broken)

export const plate: Sheet = {
  slug: 'laser-pigmentation-removal',
  title: 'Laser for pigment, step by step',
  desc: '1: numbing cream. 2: shields over the eyes. 3: green light of 532 nanometres reaches the surface, 1064 nanometres goes deeper. 4: single pulses break the grains of pigment up. 5: the skin is cooled and covered with ointment; the body carries the fragments away.',
  defs: `${person('face')}<g id="s">${plainSkin('#8d5a3a')}</g>`,
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
      body: `<svg width="240" height="240">${SKIN}${spots(true)}${ointment(110)}${coldAir(48)}</svg><svg x="240" width="240" height="240">${SKIN}${pigment(104, 162, true)}${arrow('118 176, 150 196, 190 206', 4)}${arrow('92 178, 70 196, 46 206', 4)}</svg>`,
    },
  ],
}
