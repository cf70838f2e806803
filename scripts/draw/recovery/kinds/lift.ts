/** After a lift or a reduction: the same woman and days as after an implant, but lines round the areola, straight down and along the fold. */
import { type Breasts, EDGE, SHAPES } from '../../panels/breasts'
import { fill, INK, thin } from '../../panels/marks'
import { ellipse, type Point, pointsOf, stroke } from '../../panels/pen'
import { alongFold, edges, settling, strips } from '../breasts'
import { scar } from '../healing'
import type { Recovery } from '../sheet'

/** In the fold: a hair of skin lies between it and the lower edge of the breast, so that both are seen. */
const FOLD = EDGE.split(',').slice(3, 9).join()
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
    fill('none', ellipse(x, y, wide, tall), `stroke="${colour}" stroke-width="${+(width * 0.36).toFixed(1)}"`) +
    fill(
      colour,
      stroke(
        [2.6, 2.1, 1.57, 1, 0.5].map((turn): Point => [x + wide * Math.cos(turn), y + tall * Math.sin(turn)]),
        width * 0.62,
        { from: 0.1, to: 0.1 },
      ) +
        stroke(
          `${x} ${y + tall - 0.6}, ${x - 1} ${y + tall + 5}, ${x - 1.4} ${(y + bottom) / 2 + 9}, ${x - 0.6} ${bottom - 4}, ${x} ${bottom + 3}`,
          width * 0.86,
          { from: 0.9, to: 0.2 },
        ),
    )
  return (
    `${left}<g transform="matrix(-1 0 0 1 480 0)">${left}</g>` +
    alongFold(name, FOLD, 5, (points) => scar(points, colour, width)) +
    edges(name)
  )
}
/** On day 4 a square of gauze covers areola and line, bent with the breast, held by paper tape above and below; the fold has its own tape. */
const [X, Y] = SHAPES.tight.nipple
const gauze = (x: number): string => {
  const pad = `M${x - 19} ${Y - 24}Q${x} ${Y - 32} ${x + 19} ${Y - 24}Q${x + 28} ${Y - 21} ${x + 31} ${Y - 8}Q${x + 34} ${Y + 4} ${x + 29} ${Y + 18}Q${x + 25} ${Y + 28} ${x + 14} ${Y + 31}Q${x} ${Y + 35} ${x - 15} ${Y + 31}Q${x - 27} ${Y + 28} ${x - 30} ${Y + 17}Q${x - 34} ${Y + 3} ${x - 31} ${Y - 9}Q${x - 28} ${Y - 21} ${x - 19} ${Y - 24}z`
  return (
    `<path fill="#5a3020" opacity=".6" filter="url(#gz)" transform="translate(4 6)" d="${pad}"/>` +
    fill('#f3e9df', pad) +
    // It swells over what it covers: light on its upper left, shade towards the right and below.
    fill(
      '#cbb6a6',
      `M${x + 14} ${Y - 24}Q${x + 22} ${Y} ${x + 10} ${Y + 16}Q${x - 6} ${Y + 24} ${x - 28} ${Y + 20}Q${x - 24} ${Y + 28} ${x - 15} ${Y + 30}Q${x} ${Y + 34} ${x + 14} ${Y + 30}Q${x + 25} ${Y + 27} ${x + 28} ${Y + 17}Q${x + 32} ${Y + 4} ${x + 29} ${Y - 8}Q${x + 26} ${Y - 21} ${x + 14} ${Y - 24}z`,
      'filter="url(#gz)"',
    ) +
    fill('#fffaf4', ellipse(x - 8, Y - 7, 12, 9), 'filter="url(#gz)"') +
    thin(
      `M${x - 27} ${Y - 6}q26-10 54-1M${x - 28} ${Y + 9}q28 9 56 0M${x - 12} ${Y - 24}q-6 27-1 54M${x + 12} ${Y - 25}q7 28 1 55`,
      '#b9a397',
      0.6,
      'opacity=".6"',
    ) +
    thin(pad, INK, 1) +
    strips(pointsOf(`${x - 41} ${Y - 14}, ${x - 21} ${Y - 21}, ${x} ${Y - 24}, ${x + 21} ${Y - 22}, ${x + 40} ${Y - 15}`), 9) +
    strips(pointsOf(`${x - 40} ${Y + 16}, ${x - 21} ${Y + 25}, ${x} ${Y + 29}, ${x + 21} ${Y + 25}, ${x + 40} ${Y + 16}`), 9)
  )
}
const taped =
  '<filter id="gz" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="2.6"/></filter>' +
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
  ...settling({ early: 'tight', shape: 'rested', taped, lines }),
}
