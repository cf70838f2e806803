import { draped, FLAP, fold, gathered, LOW, navel, OPENED, opened, worn } from '../abdomen'
import { ellipse, stroke } from '../pen'
import { marked, area, arrow, cut, fill, INK, part, removed, stitches } from '../marks'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed, scalpel } from '../tools'

const drain = (points: string) =>
  fill(INK, stroke(points, 7, { from: 1, to: 1 })) + fill('#e9f0ee', stroke(points, 5, { from: 1, to: 1 }))

const SURPLUS =
  '54 398, 100 420, 160 436, 240 444, 320 436, 380 420, 426 398, 430 426, 384 450, 320 466, 240 473, 160 466, 96 450, 50 426'

export const plate: Sheet = {
  slug: 'abdominoplasty-tummy-tuck-surgery',
  title: 'Tummy tuck, step by step',
  desc: '1: the low cut is drawn while one stands. 2: the cut from hip to hip. 3: skin and fat are folded up, the navel stays on its stalk. 4: the parted straight muscles are stitched together in the midline. 5: the skin is drawn down, the surplus is hatched. 6 to 7: the navel in its new opening, the closed cut, a drain on each side.',
  defs: person('belly') + OPENED,
  panels: [
    {
      steps: '1',
      body: worn(
        navel(345) + fold + marked(LOW) + marked('60 392, 130 350, 240 318, 350 350, 420 392') + placed(pen(), 330, 434, -28, 1.1),
      ),
    },
    { steps: '2', body: draped(navel(345) + cut(LOW, 4.4) + placed(scalpel(), 356, 428, -42, 1.1)) },
    {
      steps: '3',
      body: draped(opened('parted') + FLAP + arrow('76 330, 82 282, 102 232', 6) + arrow('404 330, 398 282, 378 232', 6)),
    },
    { steps: '4', body: draped(opened('closed') + FLAP + gathered) },
    {
      steps: '5',
      body: draped(
        // The drawn-down skin lies over the waistband: it is skin that is hatched, not cloth.
        part(LAYER.skinShade, SURPLUS, 1.6) +
          removed(SURPLUS) +
          area('#7a4a38', '237 450, 241 447, 244 452, 243 464, 240 468, 237 460') +
          cut(LOW, 3.4) +
          arrow('120 250, 118 310, 122 364', 6) +
          arrow('360 250, 362 310, 358 364', 6) +
          arrow('240 240, 240 300, 240 340', 6),
      ),
    },
    {
      steps: '6-7',
      body: worn(
        navel(330) +
          fill(
            '#2f3f6b',
            [
              [228, 318],
              [252, 318],
              [224, 334],
              [256, 334],
              [232, 350],
              [248, 350],
            ]
              .map(([x = 0, y = 0]) =>
                stroke(
                  [
                    [x, y],
                    [x + (x < 240 ? -5 : 5), y + (y - 334) * 0.3],
                    [x + (x < 240 ? -8 : 8), y + (y - 334) * 0.4],
                  ],
                  1.8,
                ),
              )
              .join(''),
          ) +
          fill('#b3264f', stroke(LOW, 2.6, { from: 0.4, to: 0.4 })) +
          stitches(
            '70 405, 92 416, 116 425, 142 432, 170 437, 200 441, 230 443, 260 443, 290 440, 318 436, 344 431, 368 424, 392 415, 412 405',
            12,
          ) +
          drain('128 447, 118 462, 92 476, 44 484') +
          drain('352 447, 362 462, 388 476, 436 484') +
          fill(INK, ellipse(128, 447, 4) + ellipse(352, 447, 4)),
      ),
    },
  ],
}
