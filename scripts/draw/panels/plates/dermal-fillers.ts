import { ellipse, mirrored, moved, stroke, type Line } from '../pen'
import { aimed, area, cut, fill, INK, part } from '../marks'
import { band, face, MIDDLE, wiped } from '../faces'
import { person } from '../people'
import { clock } from '../scenes'
import { skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { cannula, placed, syringe } from '../tools'

const cheek = '92 196, 116 178, 150 190, 158 214, 136 238, 106 230'
/** Cream, spread by a finger. */
const spread = (side: (line: Line) => Line) =>
  area(
    '#fdfaf6',
    side(
      '94 204, 108 190, 124 193, 138 184, 152 189, 166 188, 168 202, 160 211, 163 223, 148 229, 142 239, 124 234, 110 240, 103 227, 92 217',
    ),
    'opacity=".8"',
  ) +
  fill(
    '#d9d0c8',
    ['104 210, 126 203, 156 204', '108 224, 128 218, 154 218', '116 197, 134 194, 152 197']
      .map((line) => stroke(side(line), 2.4))
      .join(''),
  )

const gel = (x: number, y: number, r: number) =>
  fill('#dcecf0', ellipse(x, y, r, r * 0.62), `opacity=".92" stroke="#88a9b4" stroke-width="1"`) +
  fill('#fff', ellipse(x - r * 0.3, y - r * 0.2, r * 0.28, r * 0.14))

export const plate: Sheet = {
  slug: 'dermal-fillers',
  title: 'Dermal fillers, step by step',
  desc: '1: the skin is cleaned with antiseptic. 2: numbing cream. 3: the gel is opened before your eyes and its batch recorded. 4: small amounts are placed in the deep fat, on the bone, by a blunt cannula that slides past the vessels. 5: the skin is pressed to see the blood return. 6: twenty minutes of rest.',
  defs: person('face'),
  panels: [
    { steps: '1', body: face(band() + wiped(130, 220)) },
    {
      steps: '2',
      body: face(band() + spread((line) => line) + spread((line) => moved(mirrored(line, MIDDLE), 4, 5))),
    },
    {
      steps: '3',
      body:
        fill('#dcc6bd', 'M0 180h240v60H0z') +
        part('#fffaf4', '44 76, 120 66, 196 62, 204 110, 206 158, 124 168, 48 172, 42 120', 1.8) +
        area('#dfeaec', '56 90, 120 80, 184 76, 190 116, 192 146, 124 154, 60 158, 56 122') +
        placed(syringe('#dcecf0').replace('M1 0h36', 'M30 0h7').replace('M1 0h36', 'M30 0h7'), 36, 122, -4, 0.94) +
        fill('#5b1f4d', 'M140 132l40-3 1 13-40 3z') +
        fill(
          INK,
          [0, 4, 7, 12, 14, 19, 23, 26, 31]
            .map((x, i) => `M${78 + x} 134h${i % 3 ? 1.6 : 2.6}v13h-${i % 3 ? 1.6 : 2.6}z`)
            .join(''),
        ),
    },
    {
      steps: '4',
      body:
        skinBlock({ top: 66, fat: 106 }) +
        part('url(#m)', '-10 176, 60 170, 130 178, 200 170, 254 176, 254 196, 200 190, 130 198, 60 190, -10 196', 1.2) +
        part('url(#b)', '-10 206, 60 198, 130 206, 200 198, 254 204, 254 260, -10 260', 1.6) +
        fill(INK, stroke('176 250, 184 196, 168 160, 182 124, 176 100', 6.4, { from: 1, to: 0.4 })) +
        fill('#b1373f', stroke('176 250, 184 196, 168 160, 182 124, 176 100', 4.4, { from: 1, to: 0.4 })) +
        gel(60, 190, 15) +
        gel(88, 182, 16) +
        gel(116, 172, 12) +
        cut('164 66, 173 66.5, 182 66', 4) +
        placed(cannula(146), 104, 176, -58, 0.94),
    },
    {
      steps: '5',
      body: face(
        band() +
          aimed(cheek, true) +
          area('#f6dcd2', '112 192, 134 186, 148 202, 138 222, 116 220', 'opacity=".9"') +
          part('#8fb3b6', '104 232, 98 214, 108 200, 124 196, 136 208, 130 232, 116 290, 92 360, 40 380, 30 340, 76 300', 2) +
          area('#6d9598', '136 208, 130 232, 116 290, 92 360, 60 372, 104 282, 120 232') +
          fill('#b4cfd1', stroke('106 222, 108 210, 118 204', 4)),
      ),
    },
    { steps: '6', body: clock('120 58', '173.7 151') },
  ],
}
