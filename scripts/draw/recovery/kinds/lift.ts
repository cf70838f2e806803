/** After a lift or a reduction: the same woman and days as after an implant, but lines round the areola, straight down and along the fold. */
import { EDGE, SHAPES } from '../../panels/breasts'
import { fill } from '../../panels/marks'
import { ellipse, pointsOf, stroke } from '../../panels/pen'
import { alongFold, edges, pair, settling, strips, stripsRound } from '../breasts'
import { scar } from '../healing'
import type { Recovery } from '../sheet'

type Kind = 'high' | 'tight'
/** In the fold: the lower edge of the breast lies on its upper border. */
const FOLD = EDGE.split(',').slice(3, 9).join()
/** The pen is pressed a little less evenly than a compass. */
const ring = (kind: Kind, colour: string, width: number): string => {
  const {
    nipple: [x, y],
    areola,
  } = SHAPES[kind]
  return fill('none', ellipse(x, y, areola + 0.6, areola * 0.9 + 0.6), `stroke="${colour}" stroke-width="${width}"`)
}
const linesOn =
  (kind: Kind) =>
  (colour: string, width: number): string => {
    const {
      nipple: [x, y],
    } = SHAPES[kind]
    const left =
      ring(kind, colour, width * 0.65) +
      fill(colour, stroke(`${x} ${y + 15}, ${x - 0.5} ${y + 26}, ${x} ${y + 42}`, width, { from: 0.8, to: 0.6 }))
    return (
      `${left}<g transform="matrix(-1 0 0 1 480 0)">${left}</g>` +
      alongFold(kind, FOLD, 3.2, (points) => scar(points, colour, width)) +
      edges(kind)
    )
  }
/** Along each of them; the pieces in the fold are the last, and the edge of the breast lies on them. */
const { nipple, areola } = SHAPES.tight
const [X, Y] = nipple
const taped =
  pair((of) => {
    const [middle, ...down] = pointsOf(of(`${X} ${Y}, ${X} ${Y + 15}, ${X} ${Y + 27}, ${X} ${Y + 40}`))
    return strips(down, 6.5) + stripsRound(middle!, areola + 2, areola * 0.9 + 2, 6)
  }) +
  alongFold('tight', '-.87 .84, -.66 .93, -.28 1, .18 .99, .5 .925, .75 .82', 4.2, (points) => strips(points, 7)) +
  edges('tight')

export const plate: Recovery = {
  kind: 'lift',
  title: 'Recovery after a breast lift or reduction, by day',
  desc: 'A woman of 32, the whole chest; the cuts are an anchor: where less skin is taken, the line in the fold is missing. Day 1: a soft support bra, bruises above it. Day 4: full and sore, bruises violet, tape on the lines. Day 14: red lines round the areola, down and in the fold, last yellow. Day 90: the shape has rounded; the lines are at their darkest. Day 365: fine lines.',
  sources: [
    'https://liniacosmeticsurgery.co.uk/?p=6085 (after a lift: swelling at its height on days 3 to 4, most of it gone by month 3, scars mature at a year)',
    'https://www.lisasacks.co.uk/procedures/breast-reduction-in-bristol/post-care/ (after a reduction: much of swelling and bruises gone in the first few weeks; scars pink for months, pale in the end)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  ...settling({ early: 'tight', shape: 'high', taped, lines: linesOn('high') }),
}
