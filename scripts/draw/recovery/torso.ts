/** A woman's trunk after an operation: the garment, drains, bruises of the flanks, the low line. */
import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, part, thin } from '../panels/marks'
import { curve, mirrored, moved, stroke, type Line } from '../panels/pen'
import { cast } from './cast'
import { type Age, bruise, fading } from './bruises'

/** Her navel is one upright dent; what of the brief's shade strayed on the cloth is left out. */
const OWN =
  '<path fill="skin-3" opacity=".7" d="M233 192c3-8 13-8 15-1 2 9 0 20-5 24-6-1-11-12-10-23z"/><path fill="skin-5" opacity=".75" d="M238 194c2-4 6-4 7 0 1 6 0 12-3 15-3-3-5-10-4-15z"/><path data-line="1.600" data-taper="8" d="M231 203c0-13 14-21 19-6"/><path data-line="1" opacity=".6" data-taper="30" d="M240 66c-2 36-2 76 0 112"/>'
export const trunk = cast('tummy-after', 'w32', OWN)
/** As large as a plate: as the plate ‘after’ draws her, the waistband turned down, but for the scars. */
const after = readFileSync(new URL('../plates/drawings/results/tummy-after-pregnancy-after.svg', import.meta.url), 'utf8')
const turnedDown = /<g data-place[^>]*>(.*)<path data-line="2.600"/s.exec(after)?.[1]
export const nearTrunk = cast('tummy-after', 'w32', turnedDown, 1)
/** The same in the cells of a sheet, which have no room for the finest marks. */
export const bareTrunk = cast('tummy-after', 'w32', turnedDown?.replaceAll(/<path[^>]* d="M(?:104 230|352 242)[^>]*>/g, ''))
const MIDDLE = 238
export const TRUNK_WINDOW = [46, 42, 0.63] as const

const cloth =
  '80 68, 85 104, 77 150, 55 210, 40 268, 35 322, 130 340, 240 346, 350 340, 446 322, 442 268, 428 210, 404 150, 395 104, 400 68, 320 77, 240 80, 160 77'
const FOLDS = ['86 104, 116 114, 150 112', '78 152, 112 162, 148 158', '56 212, 96 222, 132 215', '38 300, 84 316, 126 312']
const OTHER_FOLDS = [
  '394 106, 360 116, 330 113',
  '403 152, 368 163, 338 159',
  '426 212, 388 223, 352 215',
  '444 298, 398 314, 358 310',
]
export const garment =
  part('#ead8cf', cloth, 2.4) +
  // What it holds is round: shade below the waist and where the belly turns from the lamp.
  area('#dcc6bd', '84 118, 104 150, 110 176, 96 214, 70 258, 46 300, 40 268, 58 208, 78 150') +
  area(
    '#dcc6bd',
    '240 322, 176 318, 116 300, 60 306, 38 318, 130 336, 240 343, 350 340, 352 250, 346 160, 330 196, 322 250, 296 300',
  ) +
  area(
    '#cfb3ab',
    '400 68, 395 104, 404 150, 428 210, 442 268, 446 322, 350 340, 308 343, 344 300, 356 250, 352 196, 344 150, 346 104, 356 73',
  ) +
  fill('#cfb3ab', FOLDS.map((line) => stroke(moved(line, 1, 5), 7, { from: 1, to: 0.05 })).join('')) +
  area('#b18f8b', '396 80, 395 104, 404 150, 428 210, 442 268, 446 322, 380 336, 404 290, 400 232, 382 168, 380 110') +
  fill('#b18f8b', OTHER_FOLDS.map((line) => stroke(moved(line, -1, 5), 7, { from: 1, to: 0.05 })).join('')) +
  thin(curve('150 78, 140 150, 128 230, 124 338') + curve('330 78, 340 150, 352 230, 356 338'), '#a98a84', 1.8) +
  // The edge again, where shade lies over it.
  thin(curve(cloth, { loop: true }), INK, 2.4) +
  thin(curve('86 80, 160 87, 240 90, 320 87, 394 80') + curve('42 312, 130 330, 240 336, 350 330, 440 312'), '#a98a84', 1.2) +
  ink(stroke('240 80, 242 160, 241 240, 240 344', 2), ...[...FOLDS, ...OTHER_FOLDS].map((line) => stroke(line, 1.4))) +
  thin('M232 96h16M232 126h16M232 156h16M232 186h16M232 216h16M232 246h16M232 276h16M232 306h16', '#6d4a52', 3)

const GLASS = '#f6eae4'
/** A bottle of a drain, a third full, and its tube. */
export const drain = (tube: Line, x: number, y: number, size: number) =>
  fill(INK, stroke(tube, 6 * size, { from: 1, to: 1 })) +
  fill(GLASS, stroke(tube, 3.2 * size, { from: 1, to: 1 })) +
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  area(GLASS, '-7 -6, 7 -6, 16 12, 17 32, 8 44, -8 44, -17 32, -16 12', `stroke="${INK}" stroke-width="1.8"`) +
  area('#b94a50', '-15.5 24, -6 26, 6 25, 15.500 24, 15.500 32, 7.500 42, -7.500 42, -15.500 32') +
  area('#8d3b3b', '7 26, 15.500 24, 15.500 32, 7.500 42, 0 42, 8 34') +
  fill('#fffaf2', stroke('-9 4, -11 12, -11 20', 2.6)) +
  '</g>'
/** Each hangs by a tape that is pinned to the hem of the garment. */
export const drains =
  thin('M104 334V368M378 334V368', INK, 8) +
  thin('M104 334V368M378 334V368', GLASS, 5) +
  drain('190 343, 184 358, 162 366, 134 356, 116 356, 104 370', 104, 374, 1) +
  drain('292 343, 298 358, 320 366, 346 356, 366 356, 378 370', 378, 374, 1)

/** The belly stands out over the waistband, and the waist is fuller: one tone more, as the form's own hatching lies there already. */
export const fuller = (opacity: number) =>
  area(
    '#a3704a',
    '62 284, 90 273, 128 272, 184 279, 246 274, 308 256, 356 224, 380 196, 397 222, 404 262, 392 288, 330 296, 250 299, 170 296, 100 289',
    `opacity="${(0.3 * opacity).toFixed(2)}"`,
  )

/** The cut round the navel, which is her own in a new opening; stitched at first. */
export const navelLine = (colour: string, width: number, opacity = 1) =>
  thin(
    curve('241 184.500, 250 190, 252.500 201, 248.500 213, 241 219, 233 213, 229 201, 231.500 190', { loop: true }),
    colour,
    width,
    `opacity="${opacity}"`,
  )
export const navelStitches = thin(
  'M240 181v6M250.500 186l-4 4.500M255 199l-6 .500M251 213l-4.500-3M241 222v-6M231 214l4-3.500M226 202l6-.500M230 187l4 4',
  INK,
  1,
)

/** Blood sinks: at first it lies in the flank and beside the navel, then along the lower belly, last above the waistband, smaller. */
const PLACES = {
  high: [
    '94 150, 112 144, 128 158, 136 180, 130 204, 150 222, 168 238, 152 252, 126 246, 100 236, 88 214, 96 194, 90 172',
    '152 182, 166 178, 176 188, 172 204, 158 208, 148 196',
  ],
  along: [
    '82 194, 104 186, 122 196, 134 218, 154 240, 178 258, 182 274, 158 280, 130 270, 106 254, 86 232',
    '168 234, 184 230, 196 242, 190 256, 174 256, 164 246',
  ],
  last: ['82 248, 102 242, 124 252, 146 256, 158 266, 140 274, 110 274, 84 268'],
} as const
export const bruised = (age: Age, at: keyof typeof PLACES, strength = 1) =>
  PLACES[at].map((edge, i) => bruise(age, edge, (i ? 0.5 : 0.9) * strength)).join('') +
  // The other side has less, and not the same.
  bruise(age, mirrored(moved(PLACES[at][0], 6, at === 'high' ? 34 : -6), MIDDLE + 3), 0.75 * strength)

/** The low line, seen on her skin where the waistband is turned down; like every scar it is not of one width. */
export const bareLine = (colour: string, width: number): string =>
  fill(
    colour,
    stroke('64 311, 130 326.500, 212 336.500, 310 334, 366 325, 415 313', width, {
      from: 0.25,
      to: 0.25,
    }),
  )
/** Swollen, the lower belly stands out above that line. */
export const bareFuller = (opacity: number) =>
  area(
    '#bd8860',
    '84 316, 120 308, 170 316, 240 319, 310 312, 366 292, 396 270, 408 286, 402 308, 372 323, 307 333, 240 336, 173 333, 110 324',
    `opacity="${(0.5 * opacity).toFixed(2)}"`,
  )
/** Day 7, seen large: blood has sunk to the flank and above the line; the other side has a little, lower. */
export const bareBruises =
  fading('green', '66 246, 84 238, 106 252, 132 270, 164 288, 196 300, 204 316, 176 324, 138 318, 104 306, 74 290, 60 268', 1) +
  fading('green', '322 304, 352 296, 384 284, 402 290, 396 306, 366 318, 334 322', 0.8)
