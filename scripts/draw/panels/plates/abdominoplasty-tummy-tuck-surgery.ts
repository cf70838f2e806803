import { draped, FLAP, fold, gathered, LOW, navel, OPENED, opened, tightened, worn } from '../abdomen'
import { ellipse, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, part, removed, stitches, thin, whole } from '../marks'
import { HAND, holding } from '../fingers'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed, scalpel } from '../tools'

const drain = (points: string) =>
  fill(INK, stroke(points, 7, { from: 1, to: 1 })) + fill('#e9f0ee', stroke(points, 5, { from: 1, to: 1 }))

const DRAINS = [152, 328]
  .map((x) => {
    const out = x < 240 ? -1 : 1
    return (
      fill('#b3264f', ellipse(x, 448, 7)) +
      drain(`${x} 448, ${x + out * 10} 466, ${x + out * 52} 492`) +
      thin(`M${x - 8} 450q8 6 16 0`, '#2f3f6b', 2)
    )
  })
  .join('')

/** What is drawn down over the waistband: skin with the fat beneath it, seen where it was cut at first. */
const SURPLUS =
  '54 398, 100 420, 160 436, 240 444, 320 436, 380 420, 426 398, 440 424, 428 446, 384 458, 338 466, 296 460, 244 472, 192 462, 142 470, 94 456, 54 444, 42 420'
const EDGE = '438 426, 428 446, 384 458, 338 466, 296 460, 244 472, 192 462, 142 470, 94 456, 54 444, 43 422'
const RIM = '42 424, 52 456, 92 470, 142 483, 194 475, 246 485, 298 473, 342 479, 390 470, 434 456, 440 426'
const surplus =
  area(
    '#7a4a38',
    '48 440, 90 472, 146 490, 240 490, 350 488, 410 474, 448 442, 420 444, 330 460, 240 464, 150 460, 70 444',
    'opacity=".4"',
  ) +
  part('url(#f)', `${EDGE}, ${RIM}`, 1.6) +
  area('#b07f36', '438 426, 428 446, 384 458, 338 466, 342 479, 390 470, 434 456', 'opacity=".35"') +
  area(LAYER.skin, SURPLUS) +
  area(LAYER.skinShade, '426 398, 440 424, 428 446, 384 458, 338 466, 296 460, 330 446, 360 434, 384 418') +
  area(LAYER.skinShade, '296 460, 244 472, 192 462, 142 470, 94 456, 54 444, 44 424, 66 436, 120 452, 180 452, 240 460') +
  removed(SURPLUS) +
  ink(stroke(EDGE, 2)) +
  area('#7a4a38', '237 450, 241 447, 244 452, 243 463, 240 466, 237 459')

export const plate: Sheet = {
  slug: 'abdominoplasty-tummy-tuck-surgery',
  title: 'Tummy tuck, step by step',
  desc: '1: the low cut is drawn while one stands. 2: the cut from hip to hip. 3: skin and fat are folded up, the navel stays on its stalk. 4: the parted straight muscles are stitched together in the midline. 5: the skin is drawn down, the surplus is hatched. 6 to 7: the navel in its new opening, the closed cut, a drain on each side; the skin is smooth, the waist drawn in.',
  defs: person('belly') + OPENED + HAND,
  panels: [
    {
      steps: '1',
      body: worn(
        navel(345) +
          fold +
          marked(LOW) +
          marked('60 392, 130 350, 240 318, 350 350, 420 392') +
          `<g transform="translate(348 389) rotate(-8)">${holding(placed(pen(), -62, 38, -32, 1.3))}</g>`,
      ),
    },
    {
      steps: '2',
      body: draped(
        navel(345) +
          // Cut as far as the blade has come.
          marked('240 444, 320 436, 380 420, 428 396') +
          cut('52 396, 100 420, 160 436, 240 444, 292 440', 4.4) +
          `<g transform="translate(340 391) rotate(-8)">${holding(placed(scalpel(), -48, 48, -44, 1.1))}</g>`,
      ),
    },
    {
      steps: '3',
      body: whole(draped(opened('parted') + FLAP + arrow('76 330, 82 282, 102 232', 6) + arrow('404 330, 398 282, 378 232', 6))),
    },
    { steps: '4', body: whole(draped(opened('closed') + FLAP + gathered)) },
    {
      steps: '5',
      body: draped(
        surplus +
          cut(LOW, 3.4) +
          arrow('120 250, 118 310, 122 364', 6) +
          arrow('360 250, 362 310, 358 364', 6) +
          arrow('240 240, 240 300, 240 340', 6),
      ),
    },
    {
      steps: '6-7',
      body: tightened(
        // The navel, stitched into its new opening.
        navel(330) +
          thin(ellipse(240, 331, 13, 21), '#b3264f', 2.6) +
          thin(
            'M240.5 304v11M252 308l-5 8M259 321l-9 4M259 341l-9-4M252 354l-5-8M240.5 358v-11M229 354l5-8M222 341l9-4M222 321l9 4M229 308l5 8',
            '#2f3f6b',
            1.8,
          ) +
          fill('#b3264f', stroke(LOW, 2.6, { from: 0.4, to: 0.4 })) +
          stitches(
            '70 405, 92 416, 116 425, 142 432, 170 437, 200 441, 230 443, 260 443, 290 440, 318 436, 344 431, 368 424, 392 415, 412 405',
            12,
          ) +
          // Each drain leaves the skin below the line, beside the waistband, through an opening of its own, held by one stitch.
          DRAINS,
      ),
    },
  ],
}
