import { area, fill, INK, thin, whole } from '../../panels/marks'
import { chance, ellipse, stroke, type Point } from '../../panels/pen'
import { person } from '../../panels/people'
import { OPENED } from '../../panels/scalp'
import { BRUISE, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

/** The parting from the forehead to the crown, opened wider than it is combed, so that its skin is seen. */
const ALONG = '182 274, 185 254, 190 232, 196 209, 204 186, 215 164, 230 140'
const WIDE = 18
/** Where the needle went in: two rows along the parting, a finger's breadth apart. */
const places: readonly Point[] = [
  [181, 258],
  [191, 248],
  [184, 239],
  [196, 229],
  [191, 218],
  [202, 208],
  [197, 198],
  [209, 188],
  [204, 178],
  [217, 170],
]
/** Small raised points, of the skin’s own tone: light towards the lamp, shade away from it, and on each a bead of blood as small as a pinhead. */
const points =
  fill('#d0705f', places.map(([x, y]) => ellipse(x + 0.4, y + 0.5, 4.2, 3.6)).join(''), 'opacity=".34"') +
  fill('#9a6448', places.map(([x, y]) => ellipse(x + 0.7, y + 0.9, 2.9, 2.5)).join(''), 'opacity=".8"') +
  fill('#dda686', places.map(([x, y]) => ellipse(x, y, 2.7, 2.3)).join('')) +
  fill('#f0cfb4', places.map(([x, y]) => ellipse(x - 0.8, y - 0.7, 1.3, 1)).join('')) +
  fill('#8f1f3d', places.map(([x, y], i) => ellipse(x + 0.4 + 0.6 * chance(i + 2), y + 0.6 * chance(i + 7), 0.8, 0.7)).join(''))
/** The bead has dried to a crust as small as a poppy seed; fewer stay from day to day. */
const crusts = (of: readonly Point[], ring: number) =>
  of.map(([x, y]) => flush(x, y, 5.5, 5, ring)).join('') +
  fill('#5f2a22', of.map(([x, y], i) => ellipse(x + chance(i) - 0.4, y + 0.4, 1.3 + 0.5 * chance(i + 4), 1)).join('')) +
  fill('#c08a72', of.map(([x, y], i) => ellipse(x + chance(i) - 0.8, y, 0.5)).join(''))
/** The skin of the parting is a little warmer, as a cheek that flushes: never red, which would read as a wound. Without an edge, as its hair lies over it. */
const SOFT = '<filter id="so"><feGaussianBlur stdDeviation="3"/></filter>'
const pink = (strength: number) =>
  fill('#d97a66', stroke(ALONG, WIDE, { from: 0.4, to: 0 }), `filter="url(#so)" clip-path="url(#hhb)" opacity="${strength}"`)
/** The rim of her hair is drawn as the lines of the sheet are, whose own class `k` is another. */
const her = person('parted').replaceAll('class="k"', 'fill="none" stroke="var(--a)"')
/** Every hair stands as it did, over what is to be seen of the skin. */
const HAIRS = '<use href="#hr"/>'
/** A finger from its back, its tip at (0, 0): the nail, the creases over its joints, its shade away from the lamp. */
const FINGER = '0 0, 1 -7, 8 -11, 22 -12, 40 -12, 50 -14, 64 -13, 120 -14, 120 15, 64 13, 50 14, 40 12, 22 12, 8 10, 2 6'
const finger =
  area(INK, FINGER, `stroke="${INK}" stroke-width="1.6" transform="translate(.4 .8)"`) +
  whole(
    area('#e6c3a3', FINGER) +
      area('#cf9f7b', '1 3, 12 3, 26 4, 44 3, 54 5, 70 4, 120 4, 120 15, 64 13, 50 14, 40 12, 22 12, 8 10') +
      area('#a9734f', '5 8, 24 9, 40 8, 52 10, 66 9, 120 10, 120 15, 64 13, 50 14, 40 12, 22 12'),
  ) +
  area('#edcbb8', '3 -2, 4 -7, 11 -8, 19 -6, 21 -2, 18 2, 10 3, 4 2', 'stroke="#a9734f" stroke-width=".7"') +
  fill('#fbeee4', 'M4-6q-3 4 0 8l1.600-.6q-2-3 0-6.800z') +
  thin('M8-6q5-1 9 1', '#fff6ee', 1.1) +
  thin('M45-9q3 4 1 9M50-10q4 5 1 12M55-9q2 4 1 8', '#a9734f', 1)
/** Two of her own fingertips lie on the scalp and look for lumps; each throws its shade. */
const felt = (
  [
    [206, 190, -22],
    [197, 222, -13],
  ] as const
)
  .map(
    ([x, y, turn], i) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${area('#1d0c14', FINGER, 'opacity=".34" transform="translate(1 5)"')}${i ? '<use href="#fi"/>' : `<g id="fi">${finger}</g>`}</g>`,
  )
  .join('')

export const plate: Recovery = {
  kind: 'crown',
  title: 'Recovery after injections into the scalp, by day',
  desc: 'The parting of a woman’s bowed head, from near. Day 0: small raised points in two rows, each with a bead of blood, the skin pink. Day 1: pinker and tender, the points small crusts. Day 3: the pink fades, the last crusts fall. Day 7: nothing to see. Day 14: two of her fingertips look for lumps. The hair is as it was on every day.',
  sources: [
    'https://pubmed.ncbi.nlm.nih.gov/35816059/ (mesotherapy: pain, burning and itching, up to two days)',
    'https://doi.org/10.1007/s00403-025-03938-0 (platelets: pain, pinpoint bleeding)',
  ],
  defs: `${SOFT}<g id="who">${her}${OPENED[0]}</g><g id="hr">${OPENED[1]}</g>${RED}`,
  window: [147, 130, 1.7],
  more: [4, 142],
  states: [
    { day: 0, drawn: pink(0.3) + points + HAIRS },
    { day: 1, drawn: pink(0.42) + crusts(places, 0.5) + HAIRS },
    {
      day: 3,
      drawn:
        pink(0.1) +
        crusts(
          places.filter((_, i) => i % 3 === 0),
          0.16,
        ) +
        HAIRS,
    },
    { day: 7, drawn: HAIRS },
    { day: 14, drawn: HAIRS + felt },
  ],
  curve: [
    [0, 0.22],
    [1, 0.24],
    [3, 0.11],
    [7, 0.02],
    [14, 0.008],
    [30, 0.004],
  ],
  colours: [
    [0, '#df8f84'],
    [1, '#d98378'],
    [3, '#e8b4a6'],
    [7, BRUISE.none],
  ],
}
