/** After a lift or a reduction: the same woman and days as after an implant, but lines round the areola, straight down and along the fold. */
import { type Breasts, EDGE, SHAPES } from '../../panels/breasts'
import { fill, thin } from '../../panels/marks'
import { ellipse, type Point, pointsOf, stroke } from '../../panels/pen'
import { alongFold, edges, layers, settling, strips } from '../breasts'
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
/** On day 14 what is left lies below the fold. */
const last = layers(
  [
    '#f2e0a4',
    '84 334, 100 348, 124 358, 152 360, 180 352, 202 336, 204 350, 188 368, 160 382, 130 382, 104 372, 86 354',
    0.9,
    'bw',
  ],
  ['#cfa84a', '98 354, 124 365, 152 367, 178 358, 164 373, 136 376, 110 368', 0.22, 'bw'],
)
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
  ...settling({ early: 'tight', shape: 'rested', taped, lines, healed: HEALED, last }),
}
