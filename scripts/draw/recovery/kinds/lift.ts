/** After a lift or a reduction: the same woman and days as after an implant, but lines round the areola, straight down and along the fold. */
import { type Breasts, EDGE, SHAPES } from '../../panels/breasts'
import { area, fill, INK, ink, thin, whole } from '../../panels/marks'
import { curve, ellipse, type Line, mirrored, moved, type Point, pointsOf, stroke } from '../../panels/pen'
import { alongFold, edges, settling, strips } from '../breasts'
import type { Recovery } from '../sheet'

/** In the fold itself: the line takes the place of the ink that marks it elsewhere. */
const FOLD = EDGE.split(',').slice(3, 9).join()
/** Where it shows below a line of a colour of its own: opaque, as it lies upon that ink. */
const HEALED = { red: '#b53a40', dark: '#96303c', faint: '#8a5140' }
/** Round the areola, straight down to the lower edge, along the fold. */
const lines = (name: Breasts, colour: string, width: number): string => {
  const {
    nipple: [x, y],
    areola,
    bottom,
  } = SHAPES[name]
  // Round the areola a hair, heavier below, where the skin is gathered; the line down tapers towards the fold.
  const [wide, tall] = [areola + 0.4, areola * 0.9 + 0.4]
  const left =
    fill('none', ellipse(x, y, wide, tall), `stroke="${colour}" stroke-width="${+(width * 0.3).toFixed(1)}"`) +
    fill(
      colour,
      stroke(
        [2.6, 2.1, 1.57, 1, 0.5].map((turn): Point => [x + wide * Math.cos(turn), y + tall * Math.sin(turn)]),
        width * 0.55,
        { from: 0.1, to: 0.1 },
      ) +
        stroke(
          `${x} ${y + tall - 0.6}, ${x - 1} ${y + tall + 5}, ${x - 1.4} ${(y + bottom) / 2 + 9}, ${x - 0.6} ${bottom - 4}, ${x} ${bottom + 1}`,
          width * 0.72,
          { from: 0.8, to: 0.4 },
        ),
    )
  return (
    `${left}<g transform="matrix(-1 0 0 1 480 0)">${left}</g>` +
    alongFold(name, FOLD, 0.5, (points) => fill(colour, stroke(points, width, { from: 0.05, to: 0.05 })))
  )
}
/** A round areola whose edge runs into the skin, and in it one round nipple with its light and one shade below it. */
const tips = (name: Breasts): string => {
  const {
    nipple: [x, y],
    areola: r,
  } = SHAPES[name]
  return [x, 480 - x]
    .map(
      (at) =>
        fill('#a0634f', ellipse(at, y, r, r * 0.9)) +
        fill('#b87f68', ellipse(at - r * 0.2, y - r * 0.2, r * 0.62, r * 0.5), 'filter="url(#bs)"') +
        fill('#6f3a31', ellipse(at + 1.6, y + 2, r * 0.34, r * 0.32), 'opacity=".75" filter="url(#bt)"') +
        fill('#96584a', ellipse(at, y, r * 0.32, r * 0.3)) +
        fill('#c9937e', ellipse(at - 1.6, y - 1.6, r * 0.15, r * 0.12), 'opacity=".8"'),
    )
    .join('')
}
/** On day 4 a square of gauze lies flat on areola and line, several layers of a loose weave, held by paper tape above and below; the fold has its own tape. */
const [X, Y] = SHAPES.tight.nipple
const gauze = (x: number): string => {
  const pad = `M${x - 29} ${Y - 25}Q${x} ${Y - 28} ${x + 29} ${Y - 25}L${x + 31} ${Y + 25}Q${x} ${Y + 30} ${x - 31} ${Y + 25}z`
  const rows = [-16, -8, 0, 8, 16].map((dy) => `M${x - 29.5} ${Y + dy}q29.500 ${dy < 0 ? -2 : 3} 59 0`).join('')
  const columns = [-20, -10, 0, 10, 20].map((dx) => `M${x + dx} ${Y - 26}l${dx * 0.06} 53`).join('')
  return (
    `<path fill="#5a3020" opacity=".5" filter="url(#bt)" transform="translate(2 3)" d="${pad}"/>` +
    fill('#f1e7dc', pad) +
    // Its far side alone lies in half-tone.
    fill(
      '#d8c6b8',
      `M${x + 12} ${Y - 24}L${x + 28} ${Y - 24}L${x + 30} ${Y + 25}L${x + 6} ${Y + 27}z`,
      'filter="url(#bs)" opacity=".8"',
    ) +
    thin(rows + columns, '#b9a397', 0.5, 'opacity=".55"') +
    thin(`M${x - 30.6} ${Y + 21.5}Q${x} ${Y + 26.5} ${x + 30.6} ${Y + 21.5}`, '#a88f82', 0.8) +
    thin(pad, '#7a5a52', 1) +
    strips(pointsOf(`${x - 42} ${Y - 19}, ${x - 21} ${Y - 21}, ${x} ${Y - 22}, ${x + 21} ${Y - 21}, ${x + 42} ${Y - 19}`), 9) +
    strips(pointsOf(`${x - 42} ${Y + 18}, ${x - 21} ${Y + 21}, ${x} ${Y + 22}, ${x + 21} ${Y + 21}, ${x + 42} ${Y + 18}`), 9)
  )
}
/** Bruises in three layers that run out into the skin and into each other; the far side has less, a little lower. */
const layers = (...each: (readonly [colour: string, line: string, opacity: number, blur: string])[]) =>
  each
    .map(([colour, line, opacity, blur], i) => {
      const drawn = [line, moved(mirrored(line, 240), -3, 5)]
        .map((one, far) => area(colour, one, `filter="url(#${blur})" opacity="${+(opacity * (far ? 0.75 : 1)).toFixed(2)}"`))
        .join('')
      return i ? drawn : `<g style="mix-blend-mode:multiply">${drawn}</g>`
    })
    .join('')
const fresh =
  '<filter id="bw" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="5"/></filter>' +
  layers(
    ['#dcb0a6', '76 246, 90 236, 102 248, 112 270, 124 294, 142 312, 158 326, 138 338, 114 334, 94 318, 80 292', 0.9, 'bu'],
    ['#86506a', '85 264, 96 260, 106 276, 118 298, 136 316, 140 327, 118 328, 98 310, 87 288', 0.5, 'bw'],
    ['#55335a', '92 288, 102 288, 112 304, 126 319, 116 324, 100 311', 0.45, 'bw'],
  )
const last = layers(
  [
    '#f2e0a4',
    '84 334, 100 348, 124 358, 152 360, 180 352, 202 336, 204 350, 188 368, 160 382, 130 382, 104 372, 86 354',
    0.9,
    'bw',
  ],
  ['#cfa84a', '98 354, 124 365, 152 367, 178 358, 164 373, 136 376, 110 368', 0.22, 'bw'],
)
const both = (drawn: (of: (line: Line) => Line) => string): string => drawn((line) => line) + drawn((line) => mirrored(line, 240))
const STRAP = '99 12, 104 40, 110 88, 113 140, 111 204, 140 206, 138 150, 134 90, 129 36, 130 6'
const CUPS =
  '50 276, 70 264, 88 245, 101 223, 111 204, 126 200, 140 203, 160 228, 197 253, 240 263, 283 253, 320 228, 340 203, 354 200, 369 204, 379 223, 392 245, 410 264, 430 276, 440 340, 420 394, 396 400, 340 405, 240 401, 140 405, 84 400, 60 394, 40 340'
/** A soft bra: cups between the arms, wings that go back round the ribs, so that it ends where she turns away. */
const worn =
  '<g clip-path="url(#tb)">' +
  area('#d9b7b2', STRAP, `stroke="${INK}" stroke-width="1.8"`) +
  area('#c9a09d', mirrored(STRAP, 240), `stroke="${INK}" stroke-width="1.8"`) +
  `<path id="bq" fill="#d9b7b2" d="${curve(CUPS, { loop: true })}"/><clipPath id="bk"><use href="#bq"/></clipPath><g clip-path="url(#bk)">` +
  '<g filter="url(#bu)">' +
  fill('#f0ddd6', ellipse(124, 282, 44, 38), 'opacity=".75"') +
  fill('#f0ddd6', ellipse(316, 282, 36, 34), 'opacity=".5"') +
  area('#96646e', '440 250, 404 262, 388 296, 392 336, 372 366, 360 410, 440 410', 'opacity=".75"') +
  area('#a97a80', '40 250, 64 262, 72 300, 76 350, 84 410, 40 410', 'opacity=".55"') +
  '</g><g filter="url(#bs)">' +
  both((of) =>
    area(
      '#a97a80',
      of('80 322, 94 344, 120 358, 154 358, 186 342, 210 306, 222 274, 236 268, 237 372, 200 378, 150 386, 104 384, 78 374'),
      'opacity=".55"',
    ),
  ) +
  both((of) =>
    area('#8f616b', of('90 344, 118 361, 156 361, 190 344, 212 312, 206 344, 180 366, 142 376, 106 370'), 'opacity=".5"'),
  ) +
  '</g>' +
  // Where straps and middle pull, folds run into the cups and die away; the seam of the wing.
  whole(
    fill(
      '#a97a80',
      both((of) =>
        ['116 206, 120 232, 130 262', '130 205, 140 228, 156 250', '239 266, 216 278, 186 282', '239 284, 216 302, 200 326']
          .map((fold) => stroke(of(fold), 4, { from: 1, to: 0.05 }))
          .join(''),
      ),
      'opacity=".8"',
    ),
  ) +
  thin(
    both((of) => curve(of('92 240, 84 280, 86 330, 90 374'))),
    '#8f616b',
    1,
  ) +
  '</g>' +
  thin(curve(CUPS, { loop: true }), INK, 2.2) +
  ink(
    ...[false, true].flatMap((far) => [
      stroke(far ? mirrored('60 364, 120 383, 180 380, 240 375', 240) : '60 364, 120 383, 180 380, 240 375', 1.5, { to: 1 }),
      stroke(far ? mirrored('60 379, 120 393, 180 391, 238 386', 240) : '60 379, 120 393, 180 391, 238 386', 0.8, { to: 1 }),
    ]),
    stroke('240 264, 241 310, 240 400', 2),
  ) +
  thin('M236 282h9M236 302h9M236 322h9M236 342h9M236 362h9M236 390h9', INK, 1.6) +
  '</g>'

const taped =
  alongFold('tight', '-.87 .84, -.66 .93, -.28 1, .18 .99, .5 .925, .75 .82', 4.2, (points) => strips(points, 7)) +
  edges('tight') +
  gauze(X) +
  gauze(480 - X)

export const plate: Recovery = {
  kind: 'lift',
  title: 'Recovery after a breast lift or reduction, by day',
  desc: 'A woman of 32, the whole chest; the cuts are an anchor: where less skin is taken, the line in the fold is missing. Day 1: a soft support bra, bruises above it. Day 4: full and sore, bruises violet; gauze under paper tape covers areola and line, tape the fold. Day 14: bare, red lines round the areola, down and in the fold, last yellow. Day 90: the shape has rounded; the lines are at their darkest. Day 365: fine lines.',
  sources: [
    'https://liniacosmeticsurgery.co.uk/?p=6085 (after a lift: swelling at its height on days 3 to 4, most of it gone by month 3, scars mature at a year)',
    'https://www.lisasacks.co.uk/procedures/breast-reduction-in-bristol/post-care/ (after a reduction: much of swelling and bruises gone in the first few weeks; scars pink for months, pale in the end)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  ...settling({ early: 'tight', shape: 'rested', taped, lines, worn, tips, healed: HEALED, fresh, last }),
}
