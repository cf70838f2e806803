/** What both recoveries of a breast share: the woman's bruises and swelling, her bra, the tones of a line, and the course. */
import { bra } from '../panels/bra'
import { type Breasts, EDGE, placer, type Shape, SHAPES } from '../panels/breasts'
import { area, fill, ink, thin } from '../panels/marks'
import { own } from '../panels/own'
import { curve as path, ellipse, type Line, mirrored, moved, type Point, stroke } from '../panels/pen'
import { edgeOf, trunk } from '../panels/trunk'
import { bruise, FRAYED_WIDE as WIDE } from './bruises'
import { BRUISE } from './healing'
import type { Recovery } from './sheet'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))

/**
 * Full and high at first: the chest above falls back into half-tone, the upper pole comes forward into the light, which lies on it without an
 * edge; the shade below is longer and fades as softly.
 */
const swollen = (name: Breasts): string => {
  const { top, bottom, out, wide }: Shape = SHAPES[name]
  const lit = top + 0.3 * (bottom - top)
  const lights = (rx: number, ry: number) =>
    [-1, 1]
      .map(
        (side) =>
          `<circle r="1" transform="translate(${MIDDLE + side * out - 14} ${Math.round(lit)}) rotate(${side < 0 ? -14 : 12}) scale(${rx} ${ry})"/>`,
      )
      .join('')
  return (
    pair((of) =>
      fill(
        '#bd8860',
        path(
          of(
            `${MIDDLE - out - wide} ${top + 34}, ${MIDDLE - out - 48} ${top - 6}, ${MIDDLE - out} ${top - 22}, ${MIDDLE - out + 46} ${top - 4}, ${MIDDLE - out + wide} ${top + 46}, ${MIDDLE - out + 40} ${top + 22}, ${MIDDLE - out} ${top + 6}, ${MIDDLE - out - 40} ${top + 22}`,
          ),
          { loop: true },
        ),
        'opacity=".36" filter="url(#bu)"',
      ),
    ) +
    fill(
      '#a3704a',
      path(moved('100 338, 122 350, 152 350, 182 336, 200 312, 198 336, 182 356, 154 367, 124 366, 106 354', 0, bottom - 376), {
        loop: true,
      }) +
        path(moved('298 348, 326 354, 356 348, 380 330, 392 304, 386 338, 360 357, 326 367, 302 362', 0, bottom - 376), {
          loop: true,
        }),
      'opacity=".34" filter="url(#bs)"',
    ) +
    `<g fill="url(#${name}-l)" opacity=".7">${lights(48, 56)}</g>`
  )
}
/** The lower edge of both breasts, over what is stuck below it. */
export const edges = (name: Breasts): string =>
  ink(
    ...[false, true].map((right) =>
      stroke(placer(SHAPES[name], right)(EDGE).slice(3, 9), right ? 2.4 : 1.9, { from: 0.4, to: 0.4 }),
    ),
  )
/** Tape of thin paper in the tone of skin, one plain band along the line that it holds: short strips, whose ends lap over each other in a faint seam. */
const TAPE = '#e9cdae'
const TAPE_EDGE = '#b38a66'
const band = (d: string, seams: string, width: number): string =>
  '<g opacity=".9">' +
  fill('none', d, `stroke="${TAPE_EDGE}" stroke-width="${width + 1.2}"`) +
  fill('none', d, `stroke="${TAPE}" stroke-width="${width}"`) +
  thin(seams, TAPE_EDGE, 0.6) +
  '</g>'
/** A seam across the band at that point, a little aslant, as a hand tears and lays. */
const seam = ([x, y]: Point, [dx, dy]: Point, width: number): string => {
  const half = width / 2 / Math.hypot(dx, dy)
  const at = (sign: number) =>
    `${(x + sign * half * (0.16 * dx - dy)).toFixed(1)} ${(y + sign * half * (dx + 0.16 * dy)).toFixed(1)}`
  return `M${at(-1)}L${at(1)}`
}
/** With a seam at each point between the ends. */
export const strips = (points: readonly Point[], width: number): string =>
  band(
    path(points),
    points
      .slice(1, -1)
      .map((point, i) => seam(point, [points[i + 2]![0] - points[i]![0], points[i + 2]![1] - points[i]![1]], width))
      .join(''),
    width,
  )
/** Along the fold itself: on the lower edge of either breast, or just below it. */
export const alongFold = (name: Breasts, line: string, below: number, drawn: (points: readonly Point[]) => string): string =>
  [false, true].map((right) => drawn(moved(placer(SHAPES[name], right)(line), 0, below))).join('')
/** By day: red, then at its darkest, in the end fine and a little browner than the skin; each lets through what is light or shade beneath. */
const HEALED = { red: '#c03a3ce0', dark: '#9c2f3bd0', faint: '#7d3f34c0' }

/** A round areola whose edge runs into the skin, and in it one round nipple with its light and one shade below it. */
const tips = (name: Breasts, up = 0): string => {
  const {
    nipple: [x, low],
    areola: r,
  } = SHAPES[name]
  const y = low - up
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
/** Bruises in three layers that run out into the skin and into each other; the far side has less, a little lower. */
export const layers = (...each: (readonly [colour: string, line: string, opacity: number, blur: string])[]) =>
  each
    .map(([colour, line, opacity, blur], i) => {
      const drawn = [line, moved(mirrored(line, MIDDLE), -3, 5)]
        .map((one, far) => area(colour, one, `filter="url(#${blur})" opacity="${+(opacity * (far ? 0.75 : 1)).toFixed(2)}"`))
        .join('')
      return i ? drawn : `<g style="mix-blend-mode:multiply">${drawn}</g>`
    })
    .join('')
/** On day 4 along the outer side, where blood runs down to the fold. */
const fresh =
  '<filter id="bw" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="5"/></filter>' +
  layers(
    ['#dcb0a6', '76 246, 90 236, 102 248, 112 270, 124 294, 142 312, 158 326, 138 338, 114 334, 94 318, 80 292', 0.9, 'bu'],
    ['#86506a', '85 264, 96 260, 106 276, 118 298, 136 316, 140 327, 118 328, 98 310, 87 288', 0.5, 'bw'],
    ['#55335a', '92 288, 102 288, 112 304, 126 319, 116 324, 100 311', 0.45, 'bw'],
  )
/** What of the bruises shows above the cups on the first day, towards the armpit. */
const above =
  bruise('new', '84 236, 88 216, 98 200, 110 196, 122 204, 134 214, 132 226, 116 232, 104 244, 94 252', {
    rough: 5,
    frayed: true,
  }) +
  bruise('new', '372 236, 366 218, 352 208, 342 214, 344 226, 358 234, 364 246', {
    strength: 0.7,
    rough: 4,
    seed: 8,
    frayed: true,
  })

/** How much is felt and seen, and the colours of its bruises, after any of these operations. */
const curve: Recovery['curve'] = [
  [0, 0.45],
  [1, 0.74],
  [3.5, 0.92],
  [7, 0.72],
  [14, 0.5],
  [42, 0.22],
  [90, 0.1],
  [365, 0.01],
]
const colours: Recovery['colours'] = [
  [0, BRUISE.new],
  [3, BRUISE.dark],
  [5, BRUISE.dark],
  [9, BRUISE.green],
  [13, BRUISE.yellow],
  [20, BRUISE.none],
]

/** What differs: whose breasts, the tape on day 4, and the lines it leaves. */
interface Lines {
  /** As it stands in the first weeks, and in the end. */
  early: Breasts
  shape: Breasts
  taped: string
  lines: (name: Breasts, colour: string, width: number) => string
  /** Its bruises on day 14. */
  last: string
  /** Where these are not those of every sheet: the colours of the lines, how heavy the edge of either breast is, and by how much its nipple stands higher. */
  healed?: Record<keyof typeof HEALED, string>
  edge?: number
  up?: number
}

/** So near, the edge of either breast is a fine line that swells below, so that what heals beneath it is told from it. */
const fine = (drawn: string, names: readonly Breasts[], weight: number): string =>
  names
    .flatMap((name) => [false, true].map((right) => [name, right] as const))
    .reduce((all, [name, right]) => all.replace(edgeOf(SHAPES[name], right), edgeOf(SHAPES[name], right, weight)), drawn)
/** Her light passes into half-tone, that into shade, and that into its core, without an edge. */
const softly = (drawn: string): string =>
  drawn.replaceAll(/<path fill="#(?:d0a17a|bd8860)"|<g fill="#93603f"/g, '$& filter="url(#bv)"')
/** The sheet but for its words and sources. */
export const settling = ({
  early,
  shape,
  taped,
  lines,
  last,
  healed = HEALED,
  edge = 0.66,
  up = 0,
}: Lines): Pick<Recovery, 'defs' | 'window' | 'states' | 'curve' | 'colours'> => ({
  defs: `${WIDE}<filter id="bu" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="9"/></filter><filter id="bv"><feGaussianBlur stdDeviation="3"/></filter>${softly(own(fine(trunk(shape, early), [shape, early], edge)))}<g id="who"><use href="#${shape}"/>${tips(shape, up)}</g>`,
  window: [62, 100, 0.67],
  states: [
    { day: 1, drawn: above + bra() },
    {
      day: 4,
      drawn: `<use href="#${early}"/>${swollen(early)}${tips(early, up)}${fresh}${taped}`,
    },
    // It still stands high, but is less tight.
    {
      day: 14,
      drawn: `<use href="#${early}"/><g opacity=".5">${swollen(early)}</g>${tips(early, up)}${last}${lines(early, healed.red, 3.4)}`,
    },
    // It has come down, still a little full above; in the end it has settled.
    { day: 90, drawn: `<g opacity=".35">${swollen(shape)}</g>` + lines(shape, healed.dark, 3.6) },
    { day: 365, drawn: lines(shape, healed.faint, 2.4) },
  ],
  curve,
  colours,
})
