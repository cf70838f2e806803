import { chance, ellipse, stroke } from '../pen'
import { area, arrow, fill, part, thin } from '../marks'
import { aside, asideShields, creamed } from '../faces'
import { beam, coldAir, firing, ointment, pigment, plainSkin } from '../laser'
import { PENCIL, pencil } from '../hands'
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
    Array.from({ length: 24 }, (_, i) => {
      const [angle, away, size] = [chance(i) * 6.3, Math.sqrt(chance(i + 40)), 1.3 + 3.6 * chance(i + 80) ** 2]
      const at = (centre: number, reach: number, turned: number) => Math.round(centre + reach * away * turned)
      const [left, top] = [at(x, 58, Math.cos(angle)), at(y, 34, Math.sin(angle))]
      // No coin: a mark with bays, of two that have run together.
      const more = size > 3 ? ellipse(left + size, top - size * 0.5, +(size * 0.7).toFixed(1), +(size * 0.5).toFixed(1)) : ''
      return ellipse(left, top, +(size * 1.2).toFixed(1), +(size * 0.8).toFixed(1)) + more
    }).join(''),
    'opacity=".46"',
  )

/** Brown spots of the sun on the cheek of a face from the side, the eye shielded, the hand piece over one of them. */
const profile =
  onPerson(
    'nose',
    -101,
    6,
    0.62,
    // A cup that closes on brow, cheek and side of the nose; its band runs over the temple, above the ear, round the head.
    fill('#7a4a38', stroke('262 142, 320 142, 372 146, 420 136, 500 118', 9, { from: 1, to: 1 }), 'opacity=".4"') +
      fill('#4d4550', stroke('256 130, 320 131, 370 134, 420 124, 500 106', 10, { from: 1, to: 1 })) +
      fill('#837b88', stroke('262 127, 320 128, 370 131, 420 121, 500 103', 2.4, { from: 1, to: 1 })) +
      area('#7a4a38', '208 112, 228 110, 256 120, 272 140, 266 162, 244 174, 220 172, 206 158', 'opacity=".35"') +
      part('#4d4550', '200 110, 212 99, 234 97, 254 105, 267 124, 265 148, 248 164, 226 169, 203 163, 195 140', 2) +
      part('#a9b7bb', '208 113, 218 105, 234 103, 250 110, 260 126, 258 145, 244 158, 227 162, 208 155, 201 138', 1.2) +
      area('#74868d', '250 110, 260 126, 258 145, 244 158, 227 160, 213 152, 232 153, 246 142, 251 128') +
      fill('#f2f7f7', stroke('214 134, 215 120, 226 110', 5)) +
      freckles(278, 206),
  ) + pencil(283, 76, placed(laserPiece('#c23a2c'), -40, 118, 18, 1.4), 0.62, 18)

export const plate: Sheet = {
  slug: 'laser-pigmentation-removal',
  title: 'Laser for pigment, step by step',
  desc: '1: numbing cream. 2: shields over the eyes. 3: green light of 532 nanometres reaches the surface, 1064 nanometres goes deeper. 4: single pulses break the grains of pigment up. 5: the skin is cooled and covered with ointment; the body carries the fragments away.',
  defs: `${person('aside')}<g id="s">${plainSkin('#8d5a3a')}</g>`,
  otherDefs: PENCIL + person('nose'),
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
