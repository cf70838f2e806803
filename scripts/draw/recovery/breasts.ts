/** What both recoveries of a breast share: the woman's bruises and swelling, her bra, the tones of a line, and the course. */
import { bra } from '../panels/bra'
import { type Breasts, EDGE, nipples, placer, SHAPES } from '../panels/breasts'
import { fill, ink } from '../panels/marks'
import { curve as path, type Line, mirrored, moved, type Point, stroke } from '../panels/pen'
import { trunk } from '../panels/trunk'
import { type Age, bruise, FRAYED } from './bruises'
import { BRUISE, tape } from './healing'
import type { Recovery } from './sheet'

const MIDDLE = 240
export const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))

/** Full and high at first: the upper pole comes forward into the light, which lies on it without an edge; the shade below is longer and fades as softly. */
const swollen = (name: Breasts): string =>
  fill(
    '#a3704a',
    path('100 338, 122 350, 152 350, 182 336, 200 312, 198 336, 182 356, 154 367, 124 366, 106 354', { loop: true }) +
      path('298 348, 326 354, 356 348, 380 330, 392 304, 386 338, 360 357, 326 367, 302 362', { loop: true }),
    'opacity=".34" filter="url(#bs)"',
  ) +
  `<g fill="url(#${name}-l)" opacity=".7"><circle r="1" transform="translate(134 248) rotate(-14) scale(60 62)"/><circle r="1" transform="translate(314 248) rotate(12) scale(56 62)"/></g>`
/** At first to the side and below; what is left sinks below the fold. */
const SIDE =
  '86 258, 92 256, 98 268, 101 288, 108 306, 122 322, 142 336, 156 346, 148 354, 126 354, 106 344, 92 326, 85 304, 83 280'
const LOW = '88 354, 102 370, 126 384, 152 385, 178 374, 192 362, 196 380, 182 398, 154 408, 122 404, 98 388'
const SIDE_HEART = '91 274, 100 296, 112 314, 130 328, 138 336, 116 336, 102 322, 92 302'
const LOW_HEART = '106 378, 130 390, 160 388, 176 384, 160 397, 128 397'
const other = (line: Line) => moved(mirrored(line, MIDDLE), -4, 6)
/** One side has less, and not the same. */
const on = (age: Age, at: Line, heart: Line) => {
  return (
    bruise(age, at, { heart, rough: 6, seed: 4, frayed: true }) +
    bruise(age, other(at), { heart: other(heart), strength: 0.75, rough: 7, seed: 15, frayed: true })
  )
}
/** The lower edge of both breasts, over what is stuck below it. */
export const edges = (name: Breasts): string =>
  ink(
    ...[false, true].map((right) =>
      stroke(placer(SHAPES[name], right)(EDGE).slice(3, 9), right ? 3.6 : 2.8, { from: 0.4, to: 0.4 }),
    ),
  )
/** Tape of thin paper, seen through: the line beneath it shows, and where strips cross they are one sheet. */
const TAPE = '#fbf1e4'
const TAPE_EDGE = '#b08a68'
export const strip = (line: Line, width: number): string => tape(line, width, TAPE, TAPE_EDGE)
export const stripRound = (d: string, width: number): string =>
  [
    [TAPE_EDGE, width + 1.4],
    [TAPE, width],
  ]
    .map(([tone, w]) => fill('none', d, `stroke="${tone}" stroke-width="${w}"`))
    .join('')
export const seenThrough = (tapes: string): string => `<g opacity=".6">${tapes}</g>`
/** Along the fold itself: on the lower edge of either breast, or just below it. */
export const alongFold = (name: Breasts, line: string, below: number, drawn: (points: readonly Point[]) => string): string =>
  [false, true].map((right) => drawn(moved(placer(SHAPES[name], right)(line), 0, below))).join('')
/** By day: red, then at its darkest, pale in the end. */
const HEALED = { red: '#c4463f', dark: '#93393a', pale: '#f3d0bd' }

/** What of the bruises shows above the cups on the first day, towards the armpit, and the bra. */
const inBra =
  bruise('new', '84 236, 88 216, 98 200, 110 196, 122 204, 134 214, 132 226, 116 232, 104 244, 94 252', {
    rough: 5,
    frayed: true,
  }) +
  bruise('new', '372 236, 366 218, 352 208, 342 214, 344 226, 358 234, 364 246', {
    strength: 0.7,
    rough: 4,
    seed: 8,
    frayed: true,
  }) +
  bra()

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
  shape: Breasts
  strips: string
  lines: (colour: string, width: number) => string
}

/** The sheet but for its words and sources. */
export const settling = ({
  shape,
  strips,
  lines,
}: Lines): Pick<Recovery, 'defs' | 'window' | 'more' | 'states' | 'curve' | 'colours'> => ({
  defs: `${FRAYED}${trunk(shape)}<g id="who"><use href="#${shape}"/>${nipples(shape)}</g>`,
  window: [47, 78, 0.6],
  more: [34, 6],
  states: [
    { day: 1, drawn: inBra },
    { day: 4, drawn: swollen(shape) + on('dark', SIDE, SIDE_HEART) + strips },
    { day: 14, drawn: on('yellow', LOW, LOW_HEART) + lines(HEALED.red, 4) },
    // Still a little full above; in the end it has settled.
    { day: 90, drawn: `<g opacity=".45">${swollen(shape)}</g>` + lines(HEALED.dark, 4.3) },
    { day: 365, drawn: lines(HEALED.pale, 2.4) },
  ],
  curve,
  colours,
})
