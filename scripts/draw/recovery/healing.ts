/** What heals, on the skin: redness, lines, crusts, tape. */
import { fill, INK } from '../panels/marks'
import { chance, curve, ellipse, lines, type Point, stroke, type Line } from '../panels/pen'

/** The colours of a bruise by its age, along the curve: plum, then violet, then green, then yellow. */
export const BRUISE = { new: '#a8506a', dark: '#74406a', green: '#9c9a52', yellow: '#dcb553', none: '#ecd3bd' }
/** The days of a bruise in thin skin: lids, lips and what a nose leaves about them. */
export const IN_THIN_SKIN: [day: number, colour: string][] = [
  [0, BRUISE.new],
  [2.5, BRUISE.dark],
  [4, BRUISE.dark],
  [7, BRUISE.green],
  [11, BRUISE.yellow],
  [18, BRUISE.none],
]

/** Red as after the sun: it has no edge. */
export const RED =
  '<radialGradient id="red"><stop offset=".35" stop-color="#d4574f"/><stop offset="1" stop-color="#d4574f" stop-opacity="0"/></radialGradient>'
export const flush = (x: number, y: number, rx: number, ry: number, strength: number): string =>
  fill('url(#red)', ellipse(x, y, rx, ry), `opacity="${strength.toFixed(2)}"`)

export const tape = (line: Line, width = 12, colour = '#f4ece2'): string =>
  fill(colour, stroke(line, width, { from: 1, to: 1 }), `stroke="${INK}" stroke-width=".9"`)

/** A line that heals: dark first, pale in the end. */
export const scar = (line: Line, colour = '#a63d59', width = 2.2): string => fill(colour, stroke(line, width))

type Spot = readonly [cx: number, cy: number, rx: number, ry: number]
/** A spot that nobody drew with a compass. */
const spot = ([cx, cy, rx, ry]: Spot, by = 1): Point[] =>
  Array.from({ length: 11 }, (_, i): Point => {
    const reach = by * (0.84 + 0.3 * chance(i * 5 + cx))
    return [cx + Math.cos(i * 0.571) * rx * reach, cy + Math.sin(i * 0.571) * ry * reach]
  })
/** A spot that light has made darker, in the skin still: it pales towards its edge. */
export const darkened = (spots: readonly Spot[], colour: string, opacity: number): string =>
  [1.3, 1.08, 0.8]
    .map((by) => fill(colour, spots.map((one) => curve(spot(one, by), { loop: true })).join(''), `opacity="${opacity}"`))
    .join('')

/**
 * The film that light leaves on a spot: one thin crust, flat on the skin, that dries into small plates, which lie close.
 */
export function crusts(spots: readonly Spot[]): string {
  const plates = spots.flatMap(([cx, cy, rx, ry]) => {
    const count = Math.max(5, Math.round(rx * ry * 0.22))
    return Array.from({ length: count }, (_, i) => {
      const [turn, far] = [i * 2.4 + cx, 0.9 * Math.sqrt((i + 0.5) / count)]
      const size = 2 - 0.8 * far
      const [x, y] = [cx + Math.cos(turn) * rx * far, cy + Math.sin(turn) * ry * far]
      return lines(
        [0, 1, 2, 3, 4].map((corner): Point => {
          const angle = corner * 1.257 + 0.9 * chance(i * 5 + corner)
          return [x + Math.cos(angle) * size * 1.2, y + Math.sin(angle) * size]
        }),
      )
    })
  })
  const each = (by: number) => spots.map((one) => curve(spot(one, by), { loop: true })).join('')
  return (
    fill('#9c5340', each(1.16), 'opacity=".3"') +
    fill('#94583f', each(1), 'opacity=".62"') +
    fill('#6d4330', plates.join(''), 'opacity=".85"')
  )
}

/** Three flakes in units of their own: each hangs on at its left and has lifted at its right, torn there as paper is. */
const FLAKES = [
  'm-1.100.2l.5-.8 .5.100 .500-.3 .3.400 .5.1-.2.5-.5.1-.1.4-.5-.2-.4.1z',
  'm-1.200 0l.4-.4 .600.1 .5-.3 .7.3-.3.4 .2.4-.7-.100-.5.3-.6-.2z',
  'm-.8-.5l.7-.3 .4.3 .5 0 .1.6-.4.2-.1.5-.6-.100-.5.2-.1-.6z',
] as const
const tenth = (size: number) => Math.round(size * 10) / 10
type Flake = readonly [x: number, y: number, size: number, turn: number]
/** Skin that loosens as after the sun, here and there: a flake is paler than the skin, bright along the edge that has lifted, and throws a shadow from it. */
export const flakes = (places: readonly Flake[]): string => {
  const each = (more: string, by = 1, dx = 0, dy = 0) =>
    places
      .map(
        ([x, y, size, turn], i) =>
          `<path transform="translate(${tenth(x + dx * size)} ${tenth(y + dy * size)}) rotate(${turn}) scale(${tenth(size * by)})" d="M0 0${FLAKES[i % 3]}"/>`,
      )
      .join('')
      .replace(/^/, `<g ${more}>`) + '</g>'
  return (
    each('fill="#7a4329" opacity=".55"', 1.02, 0.16, 0.26) +
    each('fill="#e9cbae"') +
    `<g fill="none" stroke="#fdf1e4" stroke-linecap="round">${places
      .map(
        ([x, y, size, turn]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${tenth(size)})" stroke-width=".16" d="M-.2-.5l.5-.2 .4.4 .4.100"/>`,
      )
      .join('')}</g>`
  )
}
