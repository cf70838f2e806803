/** After a lift or a reduction: the same woman and days as after an implant, but lines round the areola, straight down and along the fold. */
import { type Breasts, EDGE, SHAPES } from '../../panels/breasts'
import { fill, INK, thin } from '../../panels/marks'
import { ellipse, pointsOf, stroke } from '../../panels/pen'
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
  const left =
    fill(
      'none',
      ellipse(x, y, areola + 0.6, areola * 0.9 + 0.6),
      `stroke="${colour}" stroke-width="${+(width * 0.75).toFixed(1)}"`,
    ) +
    fill(
      colour,
      stroke(`${x} ${y + areola * 0.9}, ${x - 0.8} ${(y + bottom) / 2 + 8}, ${x} ${bottom + 3}`, width * 1.1, {
        from: 0.8,
        to: 0.8,
      }),
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
  const pad = `M${x - 24} ${Y - 21}Q${x} ${Y - 33} ${x + 23} ${Y - 22}Q${x + 35} ${Y + 2} ${x + 24} ${Y + 25}Q${x} ${Y + 38} ${x - 25} ${Y + 25}Q${x - 36} ${Y + 2} ${x - 24} ${Y - 21}z`
  return (
    `<path fill="#6b3c2c" opacity=".34" transform="translate(2.4 3)" d="${pad}"/>` +
    fill('#f3e9df', pad) +
    fill(
      '#d8c6b9',
      `M${x - 29} ${Y + 13}Q${x} ${Y + 24} ${x + 18} ${Y + 9}Q${x + 24} ${Y - 8} ${x + 18} ${Y - 24}L${x + 23} ${Y - 22}Q${x + 35} ${Y + 2} ${x + 24} ${Y + 25}Q${x} ${Y + 38} ${x - 25} ${Y + 25}z`,
    ) +
    thin(
      `M${x - 21} ${Y - 11}q20-9 40 0M${x - 24} ${Y}q24-3 47 0M${x - 23} ${Y + 11}q22 7 42 0M${x - 8} ${Y - 24}q-5 26-1 52M${x + 9} ${Y - 24}q5 26 1 52`,
      '#b9a397',
      0.8,
    ) +
    thin(pad, INK, 1.3) +
    strips(pointsOf(`${x - 41} ${Y - 14}, ${x - 21} ${Y - 21}, ${x} ${Y - 24}, ${x + 21} ${Y - 22}, ${x + 40} ${Y - 15}`), 9) +
    strips(pointsOf(`${x - 40} ${Y + 16}, ${x - 21} ${Y + 25}, ${x} ${Y + 29}, ${x + 21} ${Y + 25}, ${x + 40} ${Y + 16}`), 9)
  )
}
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
  ...settling({ early: 'tight', shape: 'rested', taped, lines }),
}
