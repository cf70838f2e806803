import { curve, ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, thin } from '../marks'
import { GLOVE, glove } from '../hands'
import { onPerson, person } from '../people'
import { hair, skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { forceps, pen, placed, syringe } from '../tools'

/** The line aimed at: from temple to temple, round with the forehead. */
const line = '141 158, 150 172, 166 184, 188 193, 214 197, 242 196, 268 190, 290 179, 306 164'
/** Seen from above and before, his chin down. */
const over = (drawn: string) => onPerson('crown', 96, 44, 0.8, drawn)

const group = (count: number) =>
  `<g id="u${count}">${Array.from({ length: count }, (_, i) => hair((i - (count - 1) / 2) * 9, 0, 110 - (i % 2) * 8, { lean: 12, shaft: 34, gland: i === count - 1 })).join('')}</g>`
const unit = (x: number, count: number, lean = 0) =>
  `<use href="#u${count}" transform="translate(${x} 84)${lean ? ` skewX(${-lean})` : ''}"/>`
/** A graft as it lies on the tray: a cap of skin, the roots in a little fat. */
const graft = (x: number, y: number, count: number) =>
  part(
    'url(#q)',
    `${x - 8} ${y + 22}, ${x - 5} ${y + 4}, ${x + 5} ${y + 4}, ${x + 8} ${y + 22}, ${x + 9} ${y + 40}, ${x} ${y + 47}, ${x - 9} ${y + 40}`,
    1,
  ) +
  part('#e2b79d', `${x - 7} ${y - 2}, ${x + 7} ${y - 2}, ${x + 6} ${y + 12}, ${x} ${y + 14}, ${x - 6} ${y + 12}`, 1) +
  Array.from({ length: count }, (_, i) =>
    fill(
      '#2e1620',
      stroke(
        [
          [x + (i - (count - 1) / 2) * 6, y + 40],
          [x + (i - (count - 1) / 2) * 5, y + 10],
          [x + (i - (count - 1) / 2) * 6 + 3, y - 12],
        ],
        2.6,
        { from: 1, to: 0.3 },
      ) + ellipse(x + (i - (count - 1) / 2) * 6, y + 40, 2.8),
    ),
  ).join('')

const punch =
  fill('#cbd5d8', 'M112 -6h28v48l-4 12v74h-3V58h-14v70h-3V54l-4-12z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#93a3aa', 'M131 -6h9v48l-4 12v74h-3V54z') +
  fill('#f7fafa', 'M115 -6h5v47h-5z') +
  thin('M112 8h28M112 12h28M112 16h28', '#63747c', 1)

export const plate: Sheet = {
  slug: 'hair-transplant',
  title: 'Hair transplant, step by step',
  desc: '1: the new hairline is marked, dashed. 2: local anaesthetic under the scalp. 3: a punch goes round one group of hairs. 4: grafts of one, two and three hairs are sorted under magnification. 5: single hairs are placed in front, groups behind, at the angle of the hair. 6: the dressing.',
  defs: person('crown') + group(1) + group(2) + group(3),
  otherDefs: GLOVE,
  others: {
    head:
      onPerson('crown', 20, 26, 0.86, aimed(line)) +
      glove(
        222,
        58,
        `<g transform="translate(-56 66) rotate(24) scale(.5)">${graft(0, -14, 2)}</g>` + placed(forceps(), -54, 66, -46, 0.9),
        1,
      ),
  },
  panels: [
    { steps: '1', body: over(aimed(line) + placed(pen(), 310, 162, 16, 1)) },
    {
      steps: '2',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        [36, 100, 196].map((x) => unit(x, 2)).join('') +
        fill('#dfeceb', ellipse(148, 158, 26, 13), 'opacity=".85" stroke="#8fa9aa"') +
        placed(syringe('#dfeaea', 64), 148, 152, -75, 1.1),
    },
    {
      steps: '3',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        unit(40, 2) +
        unit(206, 3) +
        unit(120, 2) +
        // At the angle of the hair, so that its wall runs beside the group and cuts none of its roots.
        `<g transform="rotate(6.2 132 84) translate(5)">${punch}${cut('116 80, 116 106, 116 132', 1.8)}${cut('136 80, 136 106, 136 132', 1.8)}</g>`,
    },
    {
      steps: '4',
      body:
        fill('#dbe4e3', 'M0 0h240v240H0z') +
        fill('#c5d3d2', 'M0 168h240v72H0z') +
        [54, 82].map((x) => graft(x, 176, 1)).join('') +
        [128, 156].map((x) => graft(x, 176, 2)).join('') +
        [190, 218].map((x) => graft(x, 176, 3)).join('') +
        fill('#eef6f5', ellipse(126, 86, 62), `stroke="${INK}" stroke-width="2"`) +
        `<g transform="translate(126 56) scale(1.6)">${graft(-18, 6, 2)}${graft(16, 6, 3)}</g>` +
        fill('none', ellipse(126, 86, 65), 'stroke="#8d9da3" stroke-width="7"') +
        fill('none', ellipse(126, 86, 69), `stroke="${INK}" stroke-width="1.6"`),
    },
    {
      steps: '5',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        unit(60, 1, 8) +
        unit(116, 2, 8) +
        unit(214, 3, 8) +
        area('#b3264f', '187 84, 191 84, 183 130, 176 168, 174 167, 180 128') +
        `<g transform="rotate(14 186 60)">${graft(186, 30, 2)}</g>` +
        placed(forceps(), 190, 72, -30, 0.8) +
        arrow('168 36, 164 56, 160 74', 3.4),
    },
    {
      steps: '6',
      // Turns of a bandage that press the hair and lie on forehead and temple.
      body: over(
        part(
          '#f7f2ea',
          '124 150, 128 122, 146 128, 176 142, 216 148, 262 142, 310 130, 352 110, 392 84, 398 128, 392 164, 366 190, 330 208, 282 222, 230 226, 180 216, 142 196, 126 178',
          2,
        ) +
          area('#d3c8bd', '352 110, 392 84, 398 128, 392 164, 366 190, 330 208, 300 217, 322 186, 340 150') +
          ink(
            stroke('126 140, 150 150, 184 162, 224 166, 272 160, 318 148, 360 128, 396 104', 1.2),
            stroke('126 160, 148 174, 184 188, 228 194, 276 188, 326 174, 366 154, 397 130', 1.1),
          ) +
          `<path fill="url(#h)" d="${curve('352 110, 392 84, 398 128, 392 164, 366 190, 330 208, 322 186, 340 150', { loop: true })}"/>` +
          area('#2e1620', '124 150, 128 122, 134 118, 132 134', 'opacity=".35"'),
      ),
    },
  ],
}
