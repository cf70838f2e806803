import { curve, ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, stitches, thin } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { forceps, pen, placed, syringe } from '../tools'

/** From the rim of the lid, up and away from its middle. */
const lashes = ink(
  ...[
    '72 100, 68.3 98.2, 66 96',
    '79 96, 75.6 93.8, 73.5 91',
    '87 92.6, 84.1 90.1, 82.4 87',
    '95 90.4, 92.8 87.7, 91.4 84.4',
    '103 89.2, 101.5 86.5, 100.6 83.2',
    '111 88.6, 110.3 85.9, 109.8 82.6',
    '119 88.4, 119 85.7, 119 82.4',
    '127 88.7, 127.7 86.1, 128.2 82.9',
    '135 89.6, 136.4 87.2, 137.2 84.2',
    '143 91, 144.9 88.8, 146 86',
  ].map((lash) => stroke(lash, 1.5, { from: 1, to: 0.1 })),
)
const over = (drawn: string) => onPerson('eyes', 4, 2, 1.04, `<use href="#lashes"/>${drawn}`)

/** The fold of loose skin that hangs over the crease of the upper lid, and the swelling below. */
const hooded =
  area('#e6c3a3', '58 98, 74 80, 104 70, 136 68, 166 76, 186 96, 190 106, 178 98, 160 88, 134 82, 104 84, 78 92') +
  area(LAYER.skinShade, '62 99, 80 91, 104 84, 134 82, 160 88, 178 98, 188 106, 172 101, 150 93, 128 90, 100 92, 78 98') +
  ink(stroke('56 102, 78 92, 104 84, 134 82, 160 88, 180 99, 190 108', 2))
const bags =
  area(LAYER.skinShade, '80 142, 110 149, 140 147, 170 134, 158 152, 132 161, 104 157', 'opacity=".7"') +
  ink(stroke('92 153, 112 161, 134 162, 150 157', 0.9, { from: 0.05, to: 0.05 }))
const strip = '62 97, 78 80, 106 66, 136 62, 164 70, 180 91, 172 88, 156 82, 132 78, 104 80, 78 90'
const crease = '62 97, 78 90, 104 80, 132 78, 156 82, 170 87, 180 92'

/** The eye and its socket, cut from front to back; the face looks to the left. */
const FACE = '74 -8, 58 8, 54 26, 62 44, 72 58, 66 74, 60 92, 66 106, 80 113'
const CHEEK = '80 129, 66 136, 56 152, 54 172, 62 192, 68 210, 62 232, 60 248'
const socket =
  fill('url(#f)', `${curve(FACE)}L100 121L80 129${curve(CHEEK, { joined: true })}L246 248V-8z`) +
  part('url(#b)', '96 -8, 92 14, 94 32, 108 38, 140 30, 190 26, 248 34, 248 -8', 1.2) +
  area(LAYER.boneShade, '94 32, 108 38, 140 30, 190 26, 248 34, 248 26, 190 18, 140 22, 106 30') +
  part('url(#b)', '92 200, 104 192, 130 204, 170 212, 248 206, 248 248, 96 248, 90 222', 1.2) +
  area(LAYER.boneShade, '92 200, 90 222, 96 248, 108 248, 102 222, 104 204') +
  part('url(#m)', '86 78, 100 60, 130 48, 176 50, 248 76, 248 86, 176 62, 132 58, 106 68, 92 86') +
  part('url(#m)', '118 172, 150 182, 196 172, 248 148, 248 158, 198 184, 150 192, 114 180') +
  fill('#efe0b8', 'M188 112l60 14v18l-60-8z', `stroke="${INK}" stroke-width="1"`) +
  fill('#f7f2ea', ellipse(140, 121, 53), `stroke="${INK}" stroke-width="1.6"`) +
  fill('#c98375', ellipse(141, 121, 48)) +
  fill('#e4edec', ellipse(142, 121, 45.5)) +
  area('#c5d6d6', '186 118, 184 140, 166 160, 140 167, 116 160, 150 156, 172 140') +
  part('#eef6f6', '94 92, 82 104, 77 121, 82 138, 94 150, 98 136, 99 121, 98 106', 1.3) +
  fill('#5b3322', stroke('96 92, 101 102, 102 112', 5) + stroke('96 150, 101 140, 102 130', 5)) +
  part('#f4f6ee', '104 102, 112 106, 116 121, 112 136, 104 140, 100 121', 1) +
  fill('#fff', stroke('84 106, 80 116, 81 124', 2.6))
const lids =
  fill(
    LAYER.muscle,
    stroke('66 46, 76 60, 73 76, 68 92, 74 104', 4.6, { from: 0.6, to: 0.6 }) +
      stroke('74 136, 64 152, 62 172, 70 192, 76 212', 4.6, { from: 0.6, to: 0.6 }),
  ) +
  part(LAYER.cartilage, '84 82, 80 94, 80 108, 86 113, 89 102, 90 88', 1) +
  part(LAYER.cartilage, '82 130, 80 140, 84 150, 88 146, 88 134', 1) +
  thin(curve('93 34, 88 50, 86 66, 86 82') + curve('92 200, 80 182, 78 164, 84 150'), INK, 3) +
  thin(curve('93 34, 88 50, 86 66, 86 82') + curve('92 200, 80 182, 78 164, 84 150'), LAYER.fascia, 1.8) +
  [FACE, CHEEK].map((line) => thin(curve(line), INK, 7.4) + thin(curve(line), LAYER.skin, 5.4)).join('') +
  fill(INK, stroke('80 113, 70 118, 62 117', 1.8) + stroke('79 128, 70 129, 64 126', 1.5))

export const plate: Sheet = {
  slug: 'blepharoplasty',
  title: 'Eyelid surgery, step by step',
  desc: '1: the skin to be removed is marked, dashed, while one sits. 2: a fine injection makes the lid numb. 3: a strip of skin, hatched, and a little fat are removed in the fold of the upper lid. 4: the eye in section: fat below it is reached by a cut inside the lower lid and reduced or moved over the rim of bone. 5: fine stitches in the fold. 6: the vision is checked.',
  defs: `${person('eyes')}<radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="200" cy="172" r="118"><stop offset=".1" stop-color="#fff3c4" stop-opacity=".85"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient><g id="lashes">${lashes}</g>`,
  panels: [
    { steps: '1', body: over(hooded + bags + aimed(strip, true) + placed(pen(), 184, 98, 24, 0.9)) },
    { steps: '2', body: over(hooded + bags + placed(syringe('#dfeaea'), 164, 80, -24, 0.82)) },
    {
      steps: '3',
      body: over(
        bags +
          removed(strip) +
          part('url(#f)', '150 79, 158 73, 169 72, 178 80, 177 89, 163 86', 1) +
          cut(crease, 2.2) +
          placed(forceps(), 172, 77, -32, 0.8),
      ),
    },
    {
      steps: '4',
      body:
        socket +
        removed('84 160, 96 158, 112 168, 110 186, 98 192, 86 184, 80 172') +
        lids +
        cut('90 150, 96 156, 103 160', 3.4) +
        arrow('100 178, 92 192, 82 200', 3.2),
    },
    {
      steps: '5',
      body: over(
        fill('#b3264f', stroke(crease, 2)) +
          stitches('66 96, 78 90, 90 85, 104 80.5, 118 79, 132 78.4, 146 80, 158 83, 170 87.5, 182 93', 5) +
          ink(stroke('96 134, 116 138, 140 137', 0.8)),
      ),
    },
    {
      steps: '6',
      body: over(
        fill('#b3264f', stroke(crease, 1.4)) +
          fill('url(#beam)', 'M201 172L100 116Q104 92 128 84z') +
          placed(
            pen().replaceAll('#7d4a70', '#c3ced1').replaceAll('#5b1f4d', '#8d9da3').replaceAll('#b48aa9', '#eef3f3'),
            198,
            172,
            34,
            0.9,
          ) +
          fill('#fff6d8', ellipse(134, 104, 3)),
      ),
    },
  ],
}
