/** After a lift or a reduction: the same woman and days as after an implant, but lines round the areola, straight down and along the fold. */
import { EDGE, SHAPES } from '../../panels/breasts'
import { fill } from '../../panels/marks'
import { ellipse, type Point, pointsOf, stroke } from '../../panels/pen'
import { alongFold, edges, pair, seenThrough, settling, strip, stripRound } from '../breasts'
import { scar } from '../healing'
import type { Recovery } from '../sheet'

const { nipple, areola } = SHAPES.high
const [X, Y] = nipple
/** In the fold: the lower edge of the breast lies on its upper border. */
const FOLD = EDGE.split(',').slice(3, 9).join()
const DOWN = `${X} ${Y + 15}, ${X - 0.5} ${Y + 26}, ${X} ${Y + 42}`
/** The pen is pressed a little less evenly than a compass. */
const ring = (colour: string, width: number): string =>
  fill('none', ellipse(X, Y, areola + 1.6, areola * 0.9 + 1.6), `stroke="${colour}" stroke-width="${width}"`)
const lines = (colour: string, width: number): string => {
  const left = ring(colour, width * 0.65) + fill(colour, stroke(DOWN, width, { from: 0.8, to: 0.6 }))
  return (
    `${left}<g transform="matrix(-1 0 0 1 480 0)">${left}</g>` +
    alongFold('high', FOLD, 3.2, (points) => scar(points, colour, width)) +
    edges('high')
  )
}
/** Strips of tape lie along each of them, and the line is seen through. */
const taped = ([x, y]: Point): string => stripRound(ellipse(x, y, areola + 3, areola * 0.9 + 3), 7.2)
const strips =
  lines('#b5423c', 4) +
  seenThrough(
    alongFold('high', FOLD, 3.5, (points) => strip(points, 11)) +
      pair((of) => strip(of(DOWN), 9)) +
      pair((of) => taped(pointsOf(of(`${X} ${Y}`))[0]!)),
  ) +
  edges('high')

export const plate: Recovery = {
  kind: 'lift',
  title: 'Recovery after a breast lift or reduction, by day',
  desc: 'A woman of 32, the whole chest; the cuts are an anchor: where less skin is taken, the line in the fold is missing. Day 1: a soft support bra, bruises above it. Day 4: full and sore, bruises violet, tape on the lines. Day 14: red lines round the areola, down and in the fold, last yellow. Day 90: the shape has rounded; the lines are at their darkest. Day 365: pale lines.',
  sources: [
    'https://liniacosmeticsurgery.co.uk/?p=6085 (after a lift: swelling at its height on days 3 to 4, most of it gone by month 3, scars mature at a year)',
    'https://www.lisasacks.co.uk/procedures/breast-reduction-in-bristol/post-care/ (after a reduction: much of swelling and bruises gone in the first few weeks; scars pink for months, pale in the end)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  ...settling({ shape: 'high', strips, lines }),
}
