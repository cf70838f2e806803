import { ellipse, stroke } from '../pen'
import { area, arrow, fill, part } from '../marks'
import { face, shields } from '../faces'
import { beam, coldAir, firing, pigment, plainSkin, record } from '../laser'
import { GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { onPerson, person } from '../people'
import { cream } from '../scenes'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** Melasma over both cheekbones: irregular, its edge like a map's, on one side not as on the other. */
const patches =
  area(
    '#8f4a1c',
    '92 206, 98 193, 112 197, 122 189, 138 195, 150 192, 168 204, 164 214, 172 221, 158 228, 146 222, 134 230, 122 224, 112 232, 100 220',
    'opacity=".42"',
  ) +
  area('#8f4a1c', '106 206, 120 200, 136 206, 150 204, 154 213, 142 217, 126 214, 114 221', 'opacity=".34"') +
  area(
    '#8f4a1c',
    '294 214, 304 205, 316 208, 328 199, 342 204, 352 196, 366 192, 368 206, 358 214, 362 224, 348 222, 336 229, 322 222, 308 225',
    'opacity=".42"',
  ) +
  area('#8f4a1c', '322 210, 338 208, 352 204, 356 212, 344 216, 330 218', 'opacity=".34"') +
  area('#8f4a1c', '196 262, 206 256, 216 259, 214 265, 204 267', 'opacity=".36"') +
  fill(
    '#8f4a1c',
    ellipse(96, 186, 3, 2) +
      ellipse(176, 208, 2.6, 1.8) +
      ellipse(128, 238, 3, 2.2) +
      ellipse(144, 184, 2, 1.5) +
      ellipse(300, 196, 2.6, 2) +
      ellipse(330, 238, 2.4, 1.8) +
      ellipse(356, 232, 1.8),
    'opacity=".4"',
  )
const blush =
  '<radialGradient id="blush"><stop stop-color="#cf4f42" stop-opacity=".42"/><stop offset="1" stop-color="#cf4f42" stop-opacity="0"/></radialGradient>'

/** Melasma over the cheekbone of a woman of 58, seen from her left; the hand piece passes over it. */
const cheekbone =
  onPerson(
    'elder',
    -20,
    36,
    0.72,
    fill(
      '#4d4550',
      stroke('236 112, 300 118, 380 134', 7, { from: 1, to: 1 }) + stroke('130 112, 146 108, 160 108', 6, { from: 1, to: 1 }),
    ) +
      part('#4d4550', '106 106, 122 96, 136 103, 138 119, 126 131, 108 126', 1.8) +
      area('#b3bfc2', '112 108, 122 102, 131 106, 132 117, 125 124, 113 121') +
      part('#4d4550', '154 108, 172 90, 210 88, 240 100, 244 120, 226 139, 188 142, 163 131', 2) +
      area('#b3bfc2', '164 110, 178 98, 208 96, 230 104, 233 118, 220 130, 190 134, 170 126') +
      area('#74858b', '224 100, 233 118, 220 130, 190 134, 216 120') +
      fill('#f4f8f8', stroke('173 118, 177 108, 194 102', 5)) +
      area(
        '#8f4a1c',
        '178 168, 196 156, 214 158, 232 146, 256 150, 274 144, 292 156, 284 172, 266 178, 250 190, 226 186, 206 192, 190 184',
        'opacity=".34"',
      ) +
      area('#8f4a1c', '196 172, 214 166, 236 160, 258 162, 268 158, 262 170, 244 176, 222 176, 206 180', 'opacity=".3"') +
      fill(
        '#8f4a1c',
        ellipse(180, 192, 4, 3) + ellipse(302, 168, 4, 3) + ellipse(270, 196, 4, 3) + ellipse(214, 202, 3, 2),
        'opacity=".4"',
      ),
  ) + glove(241, 8, placed(laserPiece('#c23a2c'), -22, 92, 14, 0.86), 1)

export const plate: Sheet = {
  slug: 'laser-toning',
  title: 'Laser toning, step by step',
  desc: '1 to 2: photographs in fixed light, and a look for pale dots or irritation; the soft brown patches lie on the cheeks. 3: shields over the eyes. 4: light passes with low energy loosen the pigment. 5: one stops at slight warmth. 6: cooling, moisturiser and sunscreen. 7: energy, spot and passes are written down.',
  defs: `${person('face')}<g id="s">${plainSkin('#7d4a2c')}</g><g id="m">${patches}</g>${blush}`,
  otherDefs: GLOVE + person('elder'),
  others: { cheekbone },
  panels: [
    { steps: '1-2', body: face('<use href="#m"/>') },
    { steps: '3', body: face(`<use href="#m"/>${shields()}`) },
    {
      steps: '4',
      body:
        SKIN +
        pigment(70, 123, false, 30) +
        pigment(126, 122, true, 20) +
        pigment(178, 124, false, 20) +
        beam(126, 108, 40, '#c23a2c', 44) +
        firing(126, 106, '#c23a2c') +
        arrow('156 70, 178 70, 196 70', 4) +
        arrow('96 70, 74 70, 56 70', 4),
    },
    {
      steps: '5',
      body: face('<use href="#m"/>' + fill('url(#blush)', ellipse(132, 212, 58, 40) + ellipse(326, 212, 58, 40))),
    },
    { steps: '6', body: SKIN + pigment(74, 122, true, 24) + pigment(130, 123, true, 20) + cream(110) + coldAir(48) },
    { steps: '7', body: record() },
  ],
}
