import { on } from '../../panels/lids'
import { area, fill, thin } from '../../panels/marks'
import { chance, curve, ellipse, pointsOf, stroke, type Point } from '../../panels/pen'
import { person } from '../../panels/people'
import { OPENED } from '../../panels/scalp'
import { BRUISE, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

/** The parting from the forehead to the crown, whose skin is seen. */
const ALONG = '182 274, 185 254, 190 232, 196 209, 204 186, 215 164, 230 140'
const WIDE = 10
/** Where the needle went in: along the parting, to either side in turn. */
const places: readonly Point[] = [
  [187, 251],
  [185, 240],
  [191, 229],
  [191, 218],
  [198, 207],
  [199, 195],
  [207, 186],
  [210, 174],
]
/** Low weals, of the skin’s own tone and no two alike: a little shade away from the lamp and no gloss or edge, as a dome that shines would look like an eye. Where the needle went in is a dot, the skin about it rosy. */
const weals = (out: number, long: number) =>
  places.map(([x, y], i) => ellipse(x + out, y + out, long + 0.9 * chance(i + 3), 1.9 + 0.6 * chance(i + 11))).join('')
const points =
  places.map(([x, y]) => flush(x, y, 5, 4.2, 0.42)).join('') +
  `<g filter="url(#sw)">${fill('#b87d5e', weals(0.7, 2.3), 'opacity=".55"') + fill('#e0a786', weals(-0.1, 1.9), 'opacity=".8"')}</g>` +
  fill('#a8434f', places.map(([x, y], i) => ellipse(x + 0.4 * chance(i), y + 0.4, 0.85, 0.7)).join(''))
/** The bead has dried to a dull, torn crust as small as a poppy seed: what gleams would look like an eye; fewer stay from day to day. */
const crusts = (of: readonly Point[], ring: number, size = 1) =>
  of.map(([x, y]) => flush(x, y, 4.8, 4.2, ring)).join('') +
  fill(
    '#6b3026',
    of
      .map(([x, y], i) =>
        curve(
          Array.from({ length: 6 }, (_, j): Point => {
            const reach = size * (0.7 + 0.7 * chance(x + 7 * j))
            return [x + chance(i) - 0.4 + 1.25 * reach * Math.cos(j * 1.047), y + 0.4 + 0.85 * reach * Math.sin(j * 1.047)]
          }),
          { loop: true },
        ),
      )
      .join(''),
  )
/** The skin of the parting is a little warmer, as a cheek that flushes: never red, which would read as a wound. Without an edge, as its hair lies over it. */
const SOFT =
  '<filter id="so"><feGaussianBlur stdDeviation="3"/></filter><filter id="sw"><feGaussianBlur stdDeviation=".9"/></filter>'
const pink = (strength: number) =>
  fill('#d97a66', stroke(ALONG, WIDE, { from: 0.4, to: 0 }), `filter="url(#so)" clip-path="url(#hhb)" opacity="${strength}"`)
/** Only her hair and forehead are seen; so near, the tones of the hair pass into each other, and its lines are those of the parting. */
const [skin = '', hair = ''] =
  /^(.*?)<path fill="#53291f".*?(<clipPath id="hhb">.*?<\/g>)/s.exec(person('parted'))?.slice(1) ?? []
const her = `${skin}</g>${hair}</g>`
  .replace(/<path fill="none" stroke="#1d0c14"[^>]*>/, '')
  .replace(/<path fill="#84606a"[^>]*>/, '')
  .replaceAll(/<path (?=fill="#(482732|643f48)")/g, '<path filter="url(#so)" ')
/** On the side away from the lamp the hair does not lie level: it rises a little from the parting and falls with the head. */
const falling = (way: string): string => {
  const values = way.match(/-?[\d.]+/g)!.map(Number)
  if (values[2]! <= 0) return way
  // A tuft leans as a whole, so that it stays slim.
  const [first, then] = values.length > 4 ? [0.26, 0.26] : [0.1, 0.34]
  return values
    .map((value, i) => {
      const across = values[i - 1]! * (i % 4 === 1 ? first : i % 4 === 3 ? then : 0)
      return `${i % 4 ? ' ' : 'q'}${+(value + (across || 0)).toFixed(1)}`
    })
    .join('')
}
/** Some hairs take the light. */
const lit = thin(
  [...OPENED[1].matchAll(/M(\d+) (\d+)(q[^Ml"]+)(?=[M"])/g)]
    .filter(([, , , way], i) => i % 4 === 1 && Math.abs(Number(/(-?\d+) -?\d+$/.exec(way!)?.[1])) > 18)
    .map(([, x, y, way], i) => `M${+x! + (/ -\d+ -?\d+$/.test(way!) ? -5 : 3) + (i % 3)} ${+y! + 2}${falling(way!)}`)
    .join(''),
  '#8a6470',
  0.4,
  'clip-path="url(#hhb)" opacity=".75"',
)
/** Where her hair begins on the forehead: not at an edge, but with single fine hairs, whose roots stand before it. */
const FRONT = '148 256, 168 258.500, 184 262, 197 268, 211 277, 233 288, 255 297, 272 303, 290 308'
const front =
  // The forehead is bowed towards us: lit above the brow, and the hair shades it where it begins.
  area('#f0d4b9', '120 276, 140 275, 160 279, 178 288, 190 298, 196 316, 120 316') +
  area(
    '#cf9f7a',
    '120 250, 148 256, 168 258.500, 184 262, 197 268, 211 277, 233 288, 255 297, 272 303, 290 316, 246 316, 232 300, 214 290, 198 282, 184 273, 168 266, 148 262, 120 259',
  ) +
  thin(curve(FRONT), '#2e1620', 2.4, 'opacity=".26"') +
  thin(
    Array.from({ length: 46 }, (_, i) => {
      const [x, y] = on(pointsOf(FRONT), (i + 0.7 * chance(i)) / 46)
      const [before, long] = [0.2 + 2.6 * chance(i + 9) ** 2, 6 + 6 * chance(i + 21)]
      const out = x < 182 ? -1 : 1
      return `M${Math.round(x - out * before)} ${(y + before).toFixed(1)}q${Math.round((out * long) / 2)}-${chance(i + 5) > 0.5 ? 2 : 1} ${Math.round(out * long)} ${out < 0 ? -4 : 0}`
    }).join(''),
    '#2e1620',
    0.5,
  )
/** On either side the hair rises from the parting, takes the light where it turns over, and falls away into the shade. */
const beside = (by: number) => pointsOf(ALONG).map(([x, y]): Point => [x + by, y])
const ROLL =
  '<g clip-path="url(#hhb)"><g filter="url(#hrb)">' +
  fill('#9a7482', stroke(beside(19), 12, { from: 1, to: 1 }) + stroke(beside(-17), 9, { from: 1, to: 1 }), 'opacity=".6"') +
  fill('#14060c', stroke(beside(50), 26, { from: 1, to: 1 }) + stroke(beside(-38), 18, { from: 1, to: 1 }), 'opacity=".62"') +
  '</g></g>'
/** What the needle left lies on the bare skin alone, beneath the hair. */
const STRIP = `<clipPath id="sk"><path d="${stroke(ALONG, WIDE, { from: 0.9, to: 0.2 })}"/></clipPath>`
const bare = (drawn: string) => `<g clip-path="url(#sk)">${drawn}</g>`
/** Every hair stands as it did, over what is to be seen of the skin. */
const HAIRS = '<use href="#hr"/>'
/** No two hairs beside the parting are as long or as bent: equal ones read as lashes. */
const HAIR = OPENED[1].replaceAll(/M(\d+) (\d+)((?: ?q-?\d+ -?\d+ -?\d+ -?\d+)+)/g, (_, x: string, y: string, way: string) => {
  const [seed, bend] = [+x * 13 + +y * 7 + way.length, +y * 5 + +x * 3]
  // A tuft, which runs out and back, stays slim.
  const longer = way.lastIndexOf('q') > 1 ? 0.46 + 0.5 * chance(seed) : 0.62 + 0.86 * chance(seed)
  return `M${x} ${y}${falling(way)
    .match(/-?[\d.]+/g)!
    .map(Number)
    .map((value, i) => (i % 4 < 2 ? value * (0.75 + 0.5 * chance(bend)) : value) * longer)
    .map((value, i) => `${i % 4 ? ' ' : 'q'}${+value.toFixed(1)}`)
    .join('')}`
})
/** Two weeks later it has been washed and combed: its height shines on either side, and single long hairs lie smooth over the others in that light. */
const combed =
  `<g clip-path="url(#hhb)"><g filter="url(#so)">${fill('#b08c9a', stroke(beside(24), 9, { from: 1, to: 1 }) + stroke(beside(-20), 7, { from: 1, to: 1 }), 'opacity=".42"')}</g>` +
  thin(
    Array.from({ length: 30 }, (_, i) => {
      const [x, y] = on(pointsOf(ALONG), (i + 0.6 * chance(i)) / 30)
      const [long, down] = [30 + 22 * chance(i + 4), 11 + 6 * chance(i + 8)]
      return i % 3
        ? `M${(x + 9 + 5 * chance(i)).toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(0)} ${(1 + chance(i + 3)).toFixed(1)} ${long.toFixed(0)} ${down.toFixed(1)}`
        : `M${(x - 8).toFixed(1)} ${y.toFixed(1)}q-8-10-${(long * 0.9).toFixed(0)}-${(long * 0.42).toFixed(0)}`
    }).join(''),
    '#c3a0ab',
    0.42,
    'opacity=".75"',
  ) +
  '</g>'

export const plate: Recovery = {
  kind: 'crown',
  title: 'Recovery after injections into the scalp, by day',
  desc: 'The parting of a woman’s bowed head, from near. Day 0: low weals, each with a rosy point of the needle, the skin pink. Day 1: pinker and tender, the points small crusts. Day 3: the pink fades, the last crusts fall. Day 7: some faint pink is left. Day 14: nothing to see; the hair has been combed. The hair is as it was on every day.',
  sources: [
    'https://pubmed.ncbi.nlm.nih.gov/35816059/ (mesotherapy: pain, burning and itching, up to two days)',
    'https://doi.org/10.1007/s00403-025-03938-0 (platelets: pain, pinpoint bleeding)',
  ],
  defs: `${SOFT}${STRIP}<g id="who">${her}${ROLL}${front}${OPENED[0]}</g><g id="hr">${lit}${HAIR}</g>${RED}`,
  window: [158, 180, 2.7],
  states: [
    { day: 0, drawn: pink(0.55) + bare(points) + HAIRS },
    { day: 1, drawn: pink(0.95) + bare(crusts(places, 0.8, 1.02)) + HAIRS },
    {
      day: 3,
      drawn:
        pink(0.28) +
        bare(
          crusts(
            places.filter((_, i) => i % 2 === 1),
            0.4,
            0.95,
          ),
        ) +
        HAIRS,
    },
    {
      day: 7,
      drawn:
        pink(0.13) +
        bare(
          places
            .filter((_, i) => i % 2 === 1)
            .map(([x, y]) => flush(x, y, 4.8, 4.4, 0.36))
            .join(''),
        ) +
        HAIRS,
    },
    { day: 14, drawn: HAIRS + combed },
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
