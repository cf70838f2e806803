import { chance, ellipse, stroke } from '../pen'
import { area, arrow, fill, part, thin } from '../marks'
import { aside, asideShields, creamed } from '../faces'
import { beam, coldAir, firing, ointment, pigment, plainSkin } from '../laser'
import { GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { onPerson, person } from '../people'
import { skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

/** A fine vessel of the lymph: it begins blind among the fibres, takes the dust up between the cells of its wall, and leads it away. */
const WAY = '316 166, 346 170, 388 184, 430 188, 500 182'
const lymph =
  fill('#4f7d78', stroke(WAY, 11, { from: 0.94, to: 1 })) +
  fill('#a9cdc6', stroke(WAY, 8.6, { from: 0.94, to: 1 })) +
  fill('#dcefe9', stroke('318 164, 348 168, 390 182, 430 186, 500 180', 2.2, { from: 0.2, to: 1 })) +
  thin('M330 163q4 5 1 9M356 167q4 5 0 9M384 177q5 5 1 9M416 182q4 5 1 9M448 182q4 5 1 9', '#4f7d78', 0.8) +
  fill(
    '#6b3a22',
    [322, 338, 350, 368, 384, 402, 424, 452]
      .map((x, i) => ellipse(x, 167 + Math.min(20, Math.max(0, (x - 330) * 0.27)) + (i % 2) * 2, 1.1))
      .join(''),
  )
const SKIN = '<use href="#s"/>'
const plainWide = skinBlock({ top: 110, fat: 192, width: 480, pigment: '#8d5a3a' })
const spots = (broken: boolean) =>
  pigment(92, 124, broken) + pigment(130, 127, broken) + pigment(110, 158, broken) + pigment(148, 164, broken)

/** Flat spots of the sun, of unlike sizes. */
const freckles = (x: number, y: number) =>
  fill(
    '#8a4a20',
    Array.from({ length: 26 }, (_, i) => {
      const [angle, away, size] = [chance(i) * 6.3, Math.sqrt(chance(i + 40)), 1.5 + 6.5 * chance(i + 80) ** 3]
      const at = (centre: number, reach: number, turned: number) => Math.round(centre + reach * away * turned)
      return ellipse(at(x, 58, Math.cos(angle)), at(y, 34, Math.sin(angle)), +(size * 1.25).toFixed(1), +size.toFixed(1))
    }).join(''),
    'opacity=".42"',
  )

/** Brown spots of the sun on the cheek of a face from the side, the eye shielded, the hand piece over one of them. */
const profile =
  onPerson(
    'nose',
    -65,
    12,
    0.66,
    fill('#4d4550', stroke('246 132, 300 140, 366 146, 420 150', 7, { from: 1, to: 1 })) +
      part('#8d9da3', '206 122, 222 112, 246 116, 254 134, 246 152, 226 158, 210 148', 2) +
      area('#5f6f76', '236 116, 246 116, 254 134, 246 152, 226 158, 238 146, 244 132') +
      fill('#e4eded', stroke('214 138, 216 126, 228 118', 4)) +
      freckles(278, 206),
  ) + glove(272, 52, placed(laserPiece('#c23a2c'), -42, 88, 26, 0.86), 1)

export const plate: Sheet = {
  slug: 'laser-pigmentation-removal',
  title: 'Laser for pigment, step by step',
  desc: '1: numbing cream. 2: shields over the eyes. 3: green light of 532 nanometres reaches the surface, 1064 nanometres goes deeper. 4: single pulses break the grains of pigment up. 5: the skin is cooled and covered with ointment; the body carries the fragments away.',
  defs: `${person('aside')}<g id="s">${plainSkin('#8d5a3a')}</g>`,
  otherDefs: GLOVE + person('nose'),
  others: { profile },
  panels: [
    {
      steps: '1',
      body: aside(freckles(236, 152) + creamed(), 140, 40, 1.16),
    },
    { steps: '2', body: aside(freckles(236, 152) + asideShields()) },
    {
      steps: '3',
      body:
        SKIN +
        pigment(70, 122) +
        pigment(176, 122) +
        pigment(172, 164) +
        beam(70, 108, 26, '#3f9c4e', 40) +
        beam(174, 108, 76, '#c23a2c', 40) +
        firing(70, 106, '#3f9c4e') +
        firing(174, 106, '#c23a2c'),
    },
    { steps: '4', body: SKIN + spots(true) + beam(120, 108, 74, '#c23a2c', 56) + firing(120, 106, '#c23a2c') },
    {
      steps: '5',
      wide: true,
      body:
        plainWide +
        spots(true) +
        pigment(330, 154, true) +
        lymph +
        ointment(110, 2) +
        coldAir(48) +
        arrow('392 204, 424 210, 456 208', 3.4),
    },
  ],
}
