/** A woman's trunk after an operation: the garment, drains, bruises of the flanks, the low line. */
import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, thin, whole } from '../panels/marks'
import { curve, moved, type Point, pointsOf, stroke, type Line } from '../panels/pen'
import { cast, contourOf, onSkin } from './cast'
import { type Age, bruise } from './bruises'

/** Her navel is one upright dent; what of the brief's shade strayed on the cloth is left out. */
const OWN =
  '<path fill="skin-3" opacity=".7" d="M233 192c3-8 13-8 15-1 2 9 0 20-5 24-6-1-11-12-10-23z"/><path fill="skin-5" opacity=".75" d="M238 194c2-4 6-4 7 0 1 6 0 12-3 15-3-3-5-10-4-15z"/><path data-line="1.600" data-taper="8" d="M231 203c0-13 14-21 19-6"/><path data-line="1" opacity=".6" data-taper="30" d="M240 66c-2 36-2 76 0 112"/>'
const contoured = (who: string): string => who + contourOf(who)
/** In the cells, which show her from flank to flank, without what of her arms hangs beside her. */
const ARMLESS = '<clipPath id="na"><path d="M66-9H414L480 175V490H0V175z"/></clipPath><g id="who" clip-path="url(#na)">'
const armless = (who: string): string => contoured(who).replace('<g id="who">', ARMLESS)
export const trunk = armless(cast('tummy-after', 'w32', OWN))
/** As large as a plate: as the plate ‘after’ draws her, the waistband turned down, but for the scars. */
const after = readFileSync(new URL('../plates/drawings/results/tummy-after-pregnancy-after.svg', import.meta.url), 'utf8')
const turnedDown = /<g data-place[^>]*>(.*)<path data-line="2.600"/s.exec(after)?.[1]
export const nearTrunk = contoured(cast('tummy-after', 'w32', turnedDown, 1))
/** The same in the cells of a sheet, which have no room for the finest marks. */
export const bareTrunk = armless(
  cast('tummy-after', 'w32', turnedDown?.replaceAll(/<path[^>]* d="M(?:104 245|352 257)[^>]*>/g, '')),
)
/** Both flanks are seen whole, as it is there that she swells. */
export const TRUNK_WINDOW = [23, 17, 0.552] as const
export const TRUNK_MORE = [11, 0] as const

/** Top, right side, hem and left side, with corners between them. */
const cloth = `${curve('86 70, 160 77, 240 80, 320 77, 394 70')}${[
  '394 70, 394 112, 406 158, 427 216, 440 268, 446 322',
  '446 322, 350 340, 240 346, 130 340, 34 322',
  '34 322, 40 268, 53 216, 74 158, 86 112, 86 70',
]
  .map((line) => curve(line, { joined: true }))
  .join('')}z`
const FOLDS = ['86 104, 116 114, 150 112', '78 152, 112 162, 148 158', '56 212, 96 222, 132 215', '38 300, 84 316, 126 312']
const OTHER_FOLDS = [
  '394 106, 360 116, 330 113',
  '403 152, 368 163, 338 159',
  '426 212, 388 223, 352 215',
  '444 298, 398 314, 358 310',
]
export const garment =
  `<clipPath id="gc"><path id="gp" d="${cloth}"/></clipPath><use href="#gp" fill="#ead8cf"/><g clip-path="url(#gc)">` +
  // What it holds is round: shade below the waist and where the belly turns from the lamp.
  area('#dcc6bd', '84 118, 104 150, 110 176, 96 214, 70 258, 46 300, 40 268, 58 208, 78 150') +
  area(
    '#dcc6bd',
    '240 322, 176 318, 116 300, 60 306, 38 318, 130 336, 240 343, 350 340, 352 250, 346 160, 330 196, 322 250, 296 300',
  ) +
  area(
    '#cfb3ab',
    '390 74, 392 104, 404 150, 428 210, 442 268, 446 322, 350 340, 308 343, 344 300, 356 250, 352 196, 344 150, 346 104, 356 73',
  ) +
  whole(fill('#cfb3ab', FOLDS.map((line) => stroke(moved(line, 1, 5), 7, { from: 1, to: 0.05 })).join(''))) +
  area('#b18f8b', '388 84, 392 104, 404 150, 428 210, 442 268, 446 322, 380 336, 404 290, 400 232, 382 168, 380 110') +
  whole(fill('#b18f8b', OTHER_FOLDS.map((line) => stroke(moved(line, -1, 5), 7, { from: 1, to: 0.05 })).join(''))) +
  '</g>' +
  thin(curve('150 78, 140 150, 128 230, 124 338') + curve('330 78, 340 150, 352 230, 356 338'), '#a98a84', 1.8) +
  `<use href="#gp" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
  thin(curve('92 82, 160 87, 240 90, 320 87, 388 82') + curve('42 312, 130 330, 240 336, 350 330, 440 312'), '#a98a84', 1.2) +
  ink(stroke('240 80, 242 160, 241 240, 240 344', 2), ...[...FOLDS, ...OTHER_FOLDS].map((line) => stroke(line, 1.4))) +
  thin('M232 96h16M232 126h16M232 156h16M232 186h16M232 216h16M232 246h16M232 276h16M232 306h16', '#6d4a52', 3)

/** The same, drawn up a little over the hips, so that the skin below its hem is seen. */
const HEM = '20 292, 36 296, 130 317, 240 327, 350 317, 445 296, 460 292'
export const shortGarment =
  `<clipPath id="gs"><path d="${curve(HEM)}V0H0V292z"/></clipPath><g clip-path="url(#gs)">${garment}</g>` +
  thin(curve('37 296, 130 317, 240 327, 350 317, 445 296'), INK, 2.4) +
  thin(curve('42 287, 130 308, 240 317, 350 308, 438 287'), '#a98a84', 1.2)

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
/** A drain as in the steps: its tube leaves the skin below the line, where a stitch is tied round it, and runs up beside her to the bottle, whose neck is pinned to the garment. */
const tube = '124 336, 108 352, 84 352, 64 334, 54 296, 60 262, 74 246, 88 246, 93 258'
const hung =
  fill('#8d3b3b', 'M117 338q2-9 12-7 3 9-6 11-6 1-6-4z') +
  drain(tube, 93, 262, 1) +
  thin('M116 331l12 11m-12-11l-6-1m6 1l1-6M115 340q8 2 13-8', '#2f3f6b', 1.8) +
  thin('M84 257h19q4-4 0-7l-19 3', INK, 1.6)
export const drains = hung + `<g transform="matrix(-1 0 0 1 480 0)">${hung}</g>`

/** Her own tones, so that the shade of what hangs over runs into that which is there. */
const [LIT, TURNED] = ['#dcb08a', '#bd8860']
/** Swollen, the belly stands out over the waistband: its shade runs out at both ends, and is highest where it hangs most. */
export const fuller = (share: number) => {
  const high = (y: number, on = 297) => Math.round(on - (on - y) * share)
  return (
    area(
      LIT,
      `70 288, 98 ${high(280, 289)}, 130 ${high(276, 292)}, 166 ${high(279, 295)}, 204 ${high(287)}, 246 ${high(289)}, 262 299, 240 300, 170 298, 110 292`,
    ) +
    area(
      TURNED,
      `262 299, 292 ${high(284)}, 322 ${high(270, 294)}, 350 ${high(254, 286)}, 372 ${high(246, 280)}, 396 ${high(250, 274)}, 412 270, 404 288, 330 298`,
    )
  )
}

/**
 * Her flank from the bra to the waistband, and how far it stands out there when it is most swollen: after liposuction it bulges over the
 * waistband and turns in below; above a low line (`bare`) less, and lower.
 */
const FLANKS = {
  worn: ['87 62, 87 108, 75 158, 52 223, 43 260, 38 286', [0, 9, 15, 18, 16, 2], 1],
  bare: ['87 62, 87 108, 75 158, 52 223, 45 253, 38 286, 32 315', [0, 5, 12, 18, 16, 9, 1], 0.7],
} as const
type Flank = keyof typeof FLANKS
const flank = (of: Flank, share: number, side: number): Point[] => {
  const [line, out] = FLANKS[of]
  return pointsOf(line).map(([x, y], i) => [Math.round(240 + side * (240 - x + share * out[i]!)), y])
}
const bulge = (of: Flank, share: number, side: number) =>
  `${curve(flank(of, share, side))}L${flank(of, 0, side)
    .toReversed()
    .map(([x, y]) => `${x - side * 5} ${y}`)
    .join('L')}z`
const flanks = (of: Flank, share: number): string =>
  fill('#f1d6bd', bulge(of, share, -1)) +
  fill('#93603f', bulge(of, share, 1)) +
  ink(stroke(flank(of, share, -1), 2.2 * FLANKS[of][2]), stroke(flank(of, share, 1), 3.6 * FLANKS[of][2]))
/** Her contour towards the lamp, down to the waistband, when nothing of it is swollen. */
export const slimSide = (of: Flank) => ink(stroke(flank(of, 0, -1), 1.5, { from: 0.6, to: 0.6 }))
/** The lower edge of the belly, which comes to hang over the waistband by so much. */
const WAIST = [
  [43, 284, 0],
  [90, 289, 0.7],
  [150, 296, 1],
  [240, 301, 1.1],
  [330, 296, 1],
  [391, 289, 0.7],
  [438, 284, 0],
] as const
const over = (by: number, from = 0): Point[] => WAIST.slice(from).map(([x, y, k]) => [x, Math.round(y + k * by)])
/** Fuller than she will be: flanks and lower belly stand out beyond their later contour, as far as the share; the waistband cuts in. */
export const swelled = (share: number): string => {
  const low = 13 * share
  const at = (x: number, y: number, by: number): Point => [x, Math.round(y + by * share)]
  return (
    area('#a3606f', [...over(low + 9), ...over(0).toReversed()]) +
    area('#f1d6bd', [...over(low), ...over(-5).toReversed()]) +
    area(LIT, [...over(low, 1), [438, 281], [391, 281], [330, 280], [240, 284], [150, 284], [104, 286]]) +
    area(TURNED, [...over(low, 2), [438, 281], [391, 272], [330, 276], [280, 292], at(216, 300, 8)]) +
    flanks('worn', share) +
    ink(stroke(over(low), 2.6))
  )
}
/** Where what lies on swollen skin ends: beyond her later contour. */
export const swollenSkin = (share: number, id: string, of: Flank = 'worn'): string =>
  `<clipPath id="${id}">${/<clipPath id="bc">(.*?)<\/clipPath>/.exec(trunk)?.[1]}<path d="${bulge(of, share, -1)}${bulge(of, share, 1)}"/></clipPath>`

/** The cut round the navel, which is her own in a new opening; stitched at first. Its upper part lies under the hood of skin. */
export const navelLine = (colour: string, width: number, opacity = 1) =>
  fill(
    colour,
    stroke('230 197, 231 208, 235 217, 242 220.5, 249 217, 253.5 208, 254 197', width * 1.2, { from: 0.1, to: 0.1 }),
    `opacity="${opacity}"`,
  )
export const navelStitches = thin(
  'M242 179v6M251.500 184l-3.500 4.500M257 198l-6 .500M255 213l-5-2.500M242 223.500v-6M230 213.500l5-3M227 199l6 .500M232 184.500l4 4',
  INK,
  1,
)

/** Blood sinks: at first it lies along the flank, then on the lower belly, last above the waistband; the other side has less, and not the same. */
const PLACES = {
  high: {
    edge: '84 128, 94 136, 106 154, 112 178, 126 200, 150 216, 176 226, 186 238, 168 248, 138 252, 110 246, 84 234, 62 240, 42 262, 38 244, 56 212, 74 172',
    heart: '86 164, 96 174, 102 196, 118 214, 142 228, 158 236, 136 241, 108 230, 84 220, 74 200',
    other: '404 164, 388 178, 376 204, 352 226, 346 246, 366 256, 396 246, 436 252, 446 236, 430 200, 414 166',
    otherHeart: '400 188, 386 206, 372 226, 384 238, 408 230, 414 208',
  },
  along: {
    edge: '66 196, 86 198, 102 214, 122 236, 152 252, 180 262, 192 274, 170 284, 132 278, 96 270, 60 276, 38 266, 48 228',
    heart: '70 222, 90 230, 112 246, 138 258, 158 268, 134 270, 100 258, 74 248',
    other: '430 212, 404 224, 388 242, 362 256, 350 268, 372 278, 404 272, 444 274, 448 250',
    otherHeart: '420 236, 400 246, 384 260, 404 264, 424 256',
  },
  last: {
    edge: '44 254, 70 250, 98 258, 128 262, 150 272, 140 281, 108 278, 76 276, 40 276',
    heart: '66 262, 90 266, 112 270, 92 273, 70 270',
    other: '442 252, 412 258, 386 264, 376 273, 398 278, 444 276',
    otherHeart: '424 262, 404 266, 412 272, 426 270',
  },
} as const
export const bruised = (age: Age, at: keyof typeof PLACES, id: string) => {
  const { edge, heart, other, otherHeart } = PLACES[at]
  return onSkin(
    bruise(age, edge, { heart, rough: 7, seed: 5, frayed: true }) +
      bruise(age, other, { strength: 0.85, heart: otherHeart, rough: 6, seed: 21, frayed: true }),
    id,
  )
}

/** The low line, seen on her skin where the waistband is turned down; like every scar it is not of one width. */
export const bareLine = (colour: string, width: number): string =>
  // Its upper edge catches the light.
  fill(
    '#f8e2cd',
    stroke('84 313.5, 130 323.5, 212 333.5, 310 331, 366 322, 400 313', 1.6, { from: 0.1, to: 0.1 }),
    'opacity=".7"',
  ) +
  fill(
    colour,
    stroke('64 311, 130 326.5, 212 336.5, 310 334, 366 325, 415 313', width, {
      from: 0.25,
      to: 0.25,
    }),
  )
/** Swollen, the lower belly stands out above that line: it turns to it in one tapered shade, deeper where it lies away from the lamp. */
const between = (from: string, to: string, share: number): string => {
  const [a, b] = [pointsOf(from), pointsOf(to)]
  return a.map(([x, y], i) => `${(x + (b[i]![0] - x) * share).toFixed(1)} ${Math.round(y + (b[i]![1] - y) * share)}`).join(', ')
}
export const bareFuller = (share: number) =>
  flanks('bare', share) +
  area(
    LIT,
    `${between('72 315, 130 326, 206 334, 240 336, 272 338, 300 322, 322 294, 331 268, 337 242', '72 315, 130 313, 206 304, 240 297, 272 287, 298 271, 316 251, 326 234, 335 212', share)}, 352 200, 362 270, 366 320, 262 338, 206 336, 130 327`,
  ) +
  area(
    TURNED,
    `${between('196 336, 240 337, 292 336, 340 329, 376 323, 393 314, 403 290, 410 262', '196 334, 240 326, 292 310, 340 293, 368 281, 384 267, 395 250, 404 230', share)}, 409 214, 418 244, 426 280, 422 312, 366 326, 310 335, 250 338`,
  )
/** The stretch marks that stay, as the plate ‘after’ has them, on skin that is fuller meanwhile. */
const MARKS = [
  '104 245, 117 265.5, 131 287.5',
  '118 281, 127.500 300, 137.500 320',
  '142 263, 154 287.500, 167 314.500',
  '163 293, 167 306, 171 320.500',
]
const OTHER_MARKS = ['352 257, 342 275.500, 331.500 296', '330 275, 325.500 288, 320.500 302']
const lined = (lines: readonly string[], width: number, by = 0) =>
  lines.map((line) => stroke(moved(line, by, 0.2), width, { from: 0.1, to: 0.1 })).join('')
export const nearMarks =
  fill(LIT, lined(MARKS, 2.2)) +
  fill('#93603f', lined(MARKS, 0.8, 1), 'opacity=".4"') +
  fill('#93603f', lined(OTHER_MARKS, 2), 'opacity=".35"')

/** Day 7, seen large: blood has sunk from the flank to the line and stays above it; the other side has a little, lower. */
export const bareBruises =
  swollenSkin(1, 'bn', 'bare') +
  onSkin(
    bruise(
      'green',
      '44 240, 62 240, 80 250, 102 266, 130 276, 162 292, 194 304, 214 320, 206 332, 168 327, 130 320, 96 312, 64 308, 28 306, 34 270',
      {
        heart: '40 274, 70 272, 98 284, 130 296, 160 308, 184 321, 150 317, 112 306, 78 295',
        rough: 8,
        seed: 4,
        frayed: true,
      },
    ) +
      bruise('green', '452 262, 420 266, 394 276, 370 290, 342 300, 324 312, 318 326, 350 321, 384 314, 420 306, 456 302', {
        strength: 0.9,
        heart: '444 268, 398 288, 372 302, 350 315, 388 306, 418 293',
        rough: 7,
        seed: 13,
        frayed: true,
      }),
    'bn',
  )
