import { FELT } from '../../panels/hands'
import { fill, thin } from '../../panels/marks'
import { chance, ellipse, pointsOf, stroke, type Point } from '../../panels/pen'
import { person } from '../../panels/people'
import { BRUISE, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

/** The parting from the forehead to the crown, opened wider than it is combed, so that its skin is seen. */
const ALONG = '182 274, 185 254, 190 232, 196 209, 204 186, 215 164, 230 140'
const WIDE = 27
/** Where the needle went in: two rows along the parting, a finger's breadth apart. */
const places: readonly Point[] = [
  [185, 262],
  [192, 252],
  [181, 243],
  [194, 232],
  [185, 222],
  [200, 212],
  [192, 202],
  [207, 192],
  [201, 182],
  [216, 173],
  [212, 163],
]
const at = (d: string, of = places) => of.map(([x, y]) => `M${x} ${y}${d}`).join('')
/** Small raised points, of the skin’s own tone: light towards the lamp, shade away from it, and on each a bead of blood as small as a pinhead. */
const points =
  fill('#d0705f', places.map(([x, y]) => ellipse(x + 0.4, y + 0.5, 4.2, 3.6)).join(''), 'opacity=".3"') +
  fill(
    '#98553a',
    at('m3-1.200c.8 2.500-.9 4.300-3.400 4.200-1.200 0-2.100-.4-2.700-1 2.900.5 5.100-.7 6.100-3.200z'),
    'opacity=".8"',
  ) +
  fill('#dd9a84', places.map(([x, y]) => ellipse(x - 0.3, y - 0.3, 2.7, 2.3)).join('')) +
  fill('#f2c4b0', at('m-2.400.3c-.2-1.800 1-3.100 2.900-2.900.9.1 1.500.6 1.500 1.100-1.800.1-3.200.7-4.400 1.800z')) +
  fill('#8f1f3d', places.map(([x, y], i) => ellipse(x + 0.7 + 0.9 * chance(i + 2), y + 0.9 * chance(i + 7), 1, 0.85)).join(''))
/** The bead has dried to a crust as small as a poppy seed; fewer stay from day to day. */
const crusts = (of: readonly Point[], ring: number) =>
  of.map(([x, y]) => flush(x, y, 5.5, 5, ring)).join('') +
  fill('#5f2a22', of.map(([x, y], i) => ellipse(x + chance(i) - 0.4, y + 0.4, 1.3 + 0.5 * chance(i + 4), 1)).join('')) +
  fill('#c08a72', of.map(([x, y], i) => ellipse(x + chance(i) - 0.8, y, 0.5)).join(''))
/** The skin of the parting turns pink, the more the warmer, as a cheek does: never red, which would read as a wound. Without an edge, as its hair lies over it. */
const pink = (strength: number) =>
  `<g clip-path="url(#hhb)">${
    fill(
      '#e08f80',
      stroke(ALONG, WIDE * 1.15, { from: 0.4, to: 0.1 }),
      `filter="url(#so)" opacity="${(strength * 0.6).toFixed(2)}"`,
    ) + fill('#ee9f92', stroke(ALONG, WIDE * 0.66, { from: 0.4, to: 0.1 }), `filter="url(#sm)" opacity="${strength.toFixed(2)}"`)
  }</g>`
/** Swollen skin is fuller: it is lit where it rises to the lamp, and turns into shade on the other side. */
const full = `<g clip-path="url(#hhb)">${
  fill(
    '#f6c9b6',
    stroke(
      pointsOf(ALONG).map(([x, y]): Point => [x - 4, y - 1]),
      5,
      { from: 0.6, to: 0.1 },
    ),
    'opacity=".5"',
  ) +
  fill(
    '#a5624f',
    stroke(
      pointsOf(ALONG).map(([x, y]): Point => [x + 8, y + 1]),
      6,
      { from: 0.6, to: 0.1 },
    ),
    'opacity=".4"',
  )
}</g>`

/**
 * The parting, held open by fingers: scalp that turns softly into hair at either side. Hairs stand in it one by one, denser to the sides, and
 * skin gleams between the strands that leave it.
 */
const line = pointsOf(ALONG)
const on = (t: number): Point => {
  const place = Math.min(line.length - 1.001, t * (line.length - 1))
  const [a, b] = [line[Math.floor(place)]!, line[Math.floor(place) + 1]!]
  return [a[0] + (b[0] - a[0]) * (place % 1), a[1] + (b[1] - a[1]) * (place % 1)]
}
/** How open it is: a hand's breadth behind the forehead the most, at either end hardly. */
const open = (t: number) => Math.sin(Math.PI * Math.min(1, 0.2 + 0.8 * t)) ** 0.8
const leaves = (count: number, seed: number, drawn: (x: number, y: number, dx: number, dy: number, i: number) => string) =>
  [-1, 1]
    .flatMap((side) =>
      Array.from({ length: count }, (_, i) => {
        const t = 0.07 + (0.93 * (i + 1.6 * chance(i + seed + side * 7))) / count
        const [x, y] = on(t)
        const off = side * open(t) * WIDE * (0.1 + 0.5 * chance(i * 3 + seed + side) ** 0.6)
        const long = (0.4 + 1.3 * chance(i + seed + 70) ** 1.4) * (side < 0 ? 26 : 30)
        const rise = (side < 0 ? -13 - 8 * t : 7 - 6 * t) + 6 * chance(i + seed + 31) - 3
        return drawn(Math.round(x + off), Math.round(y), Math.round(side * long), Math.round((rise * long) / 28), i)
      }),
    )
    .join('')
const SOFT =
  '<filter id="so"><feGaussianBlur stdDeviation="3"/></filter><filter id="sm"><feGaussianBlur stdDeviation="1.6"/></filter>'
const OPENED =
  '<g clip-path="url(#hhb)">' +
  fill('#7d5a49', stroke(ALONG, WIDE * 1.7, { from: 0.3, to: 0.05 }), 'opacity=".55" filter="url(#so)"') +
  fill(
    '#a4745a',
    leaves(
      26,
      5,
      (x, y, dx, dy) => `M${x} ${y}q${dx >> 1} ${(dy >> 1) - 2} ${dx} ${dy}q${-dx >> 1} ${(-dy >> 1) + 1} ${-dx} ${3 - dy}z`,
    ),
    'opacity=".75"',
  ) +
  fill('#c39271', stroke(ALONG, WIDE * 0.86, { from: 0.3, to: 0.05 }), 'filter="url(#sm)"') +
  fill('#dcb694', stroke(ALONG, WIDE * 0.4, { from: 0.3, to: 0.05 }), 'filter="url(#sm)"') +
  '</g>'
const STRANDS = thin(
  leaves(44, 11, (x, y, dx, dy) => `M${x} ${y}q${dx >> 1} ${(dy >> 1) - 2} ${dx} ${dy}`),
  '#2e1620',
  0.9,
)
/** The rim of her hair is drawn as the lines of the sheet are, whose own class `k` is another. */
const her = person('parted').replaceAll('class="k"', 'fill="none" stroke="var(--a)"')
/** Every hair stands as it did, over what is to be seen of the skin. */
const HAIRS = '<use href="#hr"/>'
/** Her own fingertips look for a lump; the hand throws its shade on her hair, and hairs that it holds aside fall over it. */
const felt =
  '<use href="#fef" fill="#1d0c14" opacity=".3" transform="translate(411 42) scale(-.6 .6)"/>' +
  `<g transform="translate(416 32) scale(-.6 .6)">${FELT}</g>` +
  thin('M186 242q8-6 13-2M192 215q9-10 16-5M200 190q8-8 14-4', '#2e1620', 0.9)

export const plate: Recovery = {
  kind: 'crown',
  title: 'Recovery after injections into the scalp, by day',
  desc: 'The parting of a woman’s bowed head, from near. Day 0: small raised points in two rows, each with a bead of blood, the skin pink. Day 1: pinker, tender and a little full, the points small crusts. Day 3: the pink fades, the last crusts fall. Day 7: nothing to see. Day 14: her fingertips look for lumps. The hair is as it was on every day.',
  sources: [
    'https://pubmed.ncbi.nlm.nih.gov/35816059/ (mesotherapy: pain, burning and itching, up to two days)',
    'https://doi.org/10.1007/s00403-025-03938-0 (platelets: pain, pinpoint bleeding)',
  ],
  defs: `${SOFT}<g id="who">${her}${OPENED}</g><g id="hr">${STRANDS}</g>${RED}`,
  window: [103, 150, 1.22],
  more: [6, 140],
  states: [
    { day: 0, drawn: pink(0.34) + points + HAIRS },
    { day: 1, drawn: pink(0.52) + full + crusts(places, 0.5) + HAIRS },
    {
      day: 3,
      drawn:
        pink(0.22) +
        crusts(
          places.filter((_, i) => i % 3 !== 1),
          0.2,
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
