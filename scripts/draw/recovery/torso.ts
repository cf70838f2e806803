/** A woman's trunk after an operation: the garment, drains, bruises of the flanks, the low line. */
import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, thin, whole } from '../panels/marks'
import { curve, ellipse, mirrored, moved, type Point, pointsOf, stroke, type Line } from '../panels/pen'
import { cast, contourOf, onSkin } from './cast'
import { type Age, bruise } from './bruises'

/** Her navel is one upright dent; what of the brief's shade strayed on the cloth is left out. */
const OWN =
  '<path fill="skin-3" opacity=".7" d="M233 192c3-8 13-8 15-1 2 9 0 20-5 24-6-1-11-12-10-23z"/><path fill="skin-5" opacity=".75" d="M238 194c2-4 6-4 7 0 1 6 0 12-3 15-3-3-5-10-4-15z"/><path data-line="1.600" data-taper="8" d="M231 203c0-13 14-21 19-6"/><path data-line="1" opacity=".6" data-taper="30" d="M240 66c-2 36-2 76 0 112"/>'
const contoured = (who: string): string => who + contourOf(who)
export const trunk = contoured(cast('tummy-after', 'w32', OWN))
/** As large as a plate: as the plate ‘after’ draws her, the waistband turned down, but for the scars. */
const after = readFileSync(new URL('../plates/drawings/results/tummy-after-pregnancy-after.svg', import.meta.url), 'utf8')
const turnedDown = /<g data-place[^>]*>(.*)<path data-line="2.600"/s.exec(after)?.[1]
export const nearTrunk = contoured(cast('tummy-after', 'w32', turnedDown, 1))
/** The same in the cells of a sheet, which have no room for the finest marks. */
export const bareTrunk = contoured(
  cast('tummy-after', 'w32', turnedDown?.replaceAll(/<path[^>]* d="M(?:104 245|352 257)[^>]*>/g, '')),
)
/** Both flanks are seen whole, as it is there that she swells. */
export const TRUNK_WINDOW = [0, 2, 0.5] as const
export const TRUNK_MORE = [2, 0] as const

/** The binder of the first weeks: from below the ribs to below the line, which it covers with its dressing from hip to hip, and over the waistband. Top, right side, hem and left side, with corners between them. */
const SIDE = '401 82, 405 116, 414 158, 430 223, 444 286, 455 334, 459 346'
const HEM = '459 346, 350 366, 240 372, 130 366, 21 346'
const cloth = `${curve('79 82, 160 89, 240 92, 320 89, 401 82')}${[SIDE, HEM, pointsOf(mirrored(SIDE, 240)).toReversed()]
  .map((line) => curve(line, { joined: true }))
  .join('')}z`
const FOLDS = ['78 112, 110 121, 146 118', '68 158, 104 169, 142 164']
const OTHER_FOLDS = FOLDS.map((line) => pointsOf(mirrored(line, 240)))
export const garment =
  `<clipPath id="gc"><path id="gp" d="${cloth}"/></clipPath><use href="#gp" fill="#ead8cf"/><g clip-path="url(#gc)">` +
  // What it holds is round: shade below the waist, and where the belly turns from the lamp.
  area('#dcc6bd', '77 128, 100 152, 108 178, 94 214, 66 258, 44 304, 30 300, 50 208, 70 150') +
  area(
    '#dcc6bd',
    '344 84, 330 160, 344 206, 340 262, 306 300, 240 318, 160 316, 84 304, 28 330, 20 350, 130 372, 240 380, 400 370, 420 240, 404 84',
  ) +
  // The dressing is thick: its upper edge is lit, below it the cloth turns in.
  area('#ead8cf', '40 300, 130 318, 240 326, 330 320, 352 332, 300 346, 240 350, 130 344, 34 326') +
  area(
    '#cfb3ab',
    '372 84, 362 150, 384 210, 390 262, 372 308, 330 340, 240 354, 130 349, 22 336, 20 348, 130 369, 240 376, 400 370, 470 340, 400 80',
  ) +
  whole(fill('#cfb3ab', FOLDS.map((line) => stroke(moved(line, 1, 5), 7, { from: 1, to: 0.05 })).join(''))) +
  area('#b18f8b', '394 82, 390 120, 404 172, 418 228, 422 280, 410 326, 388 362, 470 352, 444 280, 414 150, 404 82') +
  whole(fill('#b18f8b', OTHER_FOLDS.map((line) => stroke(moved(line, -1, 5), 7, { from: 1, to: 0.05 })).join(''))) +
  '</g>' +
  thin(curve('146 88, 137 150, 126 230, 122 364') + curve('334 88, 343 150, 354 230, 358 364'), '#a98a84', 1.8) +
  `<use href="#gp" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
  thin(curve('80 92, 160 99, 240 102, 320 99, 400 92') + curve('24 336, 130 356, 240 362, 350 356, 456 336'), '#a98a84', 1.2) +
  ink(
    stroke('240 92, 242 180, 241 280, 240 372', 2),
    ...[...FOLDS, ...OTHER_FOLDS].map((line) => stroke(line, 1.4)),
    stroke('38 302, 130 319, 240 327, 350 319, 442 302', 1.2, { from: 0.2, to: 0.2 }),
  ) +
  thin('M232 108h16M232 138h16M232 168h16M232 198h16M232 228h16M232 258h16M232 288h16M232 342h16', '#6d4a52', 3)

/** Her briefs below it are cut high at the leg, so that the openings of the drains lie free. */
const LEG = '112 361, 150 396, 192 431, 226 457'
const LOWERED = '112 350, 150 380, 240 397, 330 380, 368 350'
const bareGroin = (of: Line, ...turned: string[]) => area('#f1d6bd', of) + turned.join('')
const GROIN = '26 344, 76 352, 109 363, 149 397, 193 433, 230 460, 190 443, 133 407, 82 377, 40 354'
export const highLeg =
  bareGroin(
    GROIN,
    fill('#dcb08a', 'M145 424Q145 404 152 397L232 462 191 451z') + fill('#bd8860', 'M171 439Q171 424 175 415L232 463 194 453z'),
  ) +
  bareGroin(
    mirrored(GROIN, 240),
    fill('#dcb08a', 'M404 350L455 342 442 356 407 376z') + fill('#bd8860', 'M424 347L455 342 442 356 428 364z'),
    fill('#dcb08a', 'M247 462L291 427Q293 434 293 447z'),
  ) +
  ink(stroke(LEG, 2.2, { from: 0.9, to: 0.5 }), stroke(mirrored(LEG, 240), 2.6, { from: 0.9, to: 0.5 })) +
  // Their waistband is turned down to the line of the hair.
  fill('#f1d6bd', `${curve(LOWERED)}V340H112z`) +
  fill('#dcb08a', 'M318 340H366L352 366 330 380 306 389z') +
  thin(curve(LOWERED), INK, 1.8)

const GLASS = '#f6eae4'
/** A bottle of a drain, a third full, and its tube. */
const bottle = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  area(GLASS, '-7 -6, 7 -6, 16 12, 17 32, 8 44, -8 44, -17 32, -16 12', `stroke="${INK}" stroke-width="1.8"`) +
  area('#b94a50', '-15.5 24, -6 26, 6 25, 15.500 24, 15.500 32, 7.500 42, -7.500 42, -15.500 32') +
  area('#8d3b3b', '7 26, 15.500 24, 15.500 32, 7.500 42, 0 42, 8 34') +
  fill('#fffaf2', stroke('-9 4, -11 12, -11 20', 2.6)) +
  '</g>'
const hose = (tube: Line, size: number) =>
  fill(INK, stroke(tube, 6 * size, { from: 1, to: 1 })) + fill(GLASS, stroke(tube, 3.2 * size, { from: 1, to: 1 }))
export const drain = (tube: Line, x: number, y: number, size: number) => hose(tube, size) + bottle(x, y, size)
/** A drain leaves her skin below the line through a small opening of its own, where a stitch is tied round it, and runs up over the binder to its bottle, which hangs by a loop from a pin in the cloth. */
const TUBE = '186 385, 150 393, 100 392, 60 382, 44 356, 40 316, 46 262, 58 222, 72 212, 86 216, 91 232'
const hung =
  fill('#a63d59', ellipse(189, 384, 8, 6)) +
  fill('#6b2438', ellipse(188, 384.5, 5, 3.6)) +
  hose(TUBE, 1.25) +
  thin('M182 379l5 12M187 391l8 4M187 391l-2 8', '#2f3f6b', 2)
const PIN = 'M98 216L138 206M100 208L137 199Q145 197 144 203T136 207'
const pinned =
  thin('M96 232Q100 206 112 205Q120 207 104 232', INK, 4.6) +
  thin('M96 232Q100 206 112 205Q120 207 104 232', GLASS, 2) +
  thin(PIN, INK, 4) +
  thin(PIN, '#dfe4e6', 1.6)
const onOtherSide = (what: string) => `<g transform="matrix(-1 0 0 1 480 0)">${what}</g>`
export const drains = hung + onOtherSide(hung) + bottle(96, 238, 1.45) + bottle(384, 238, 1.45) + pinned + onOtherSide(pinned)

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
  worn: ['82 62, 77.5 108, 67.500 158, 52 223, 43.500 260, 38 286', [0, 1.5, 7.5, 16, 14.5, 2], 1],
  bare: [
    '82 62, 80.500 81, 76.600 115, 72.500 137, 67.500 158, 60.300 190, 52 223, 45 254, 38 286, 33 313, 27 334',
    [0, 0, 1.5, 3.5, 5.5, 7, 6.5, 4.5, 2, 0, 0],
    0.7,
  ],
} as const
type Flank = keyof typeof FLANKS
const flank = (of: Flank, share: number, side: number): Point[] => {
  const [line, out] = FLANKS[of]
  return pointsOf(line).map(([x, y], i) => [Math.round(10 * (240 + side * (240 - x + share * out[i]!))) / 10, y])
}
const bulge = (of: Flank, share: number, side: number) =>
  `${curve(flank(of, share, side))}L${flank(of, 0, side)
    .map(([x, y], i) => `${x - (FLANKS[of][1][i]! && side * 5)} ${y}`)
    .toReversed()
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

/** As large as the plate ‘after’ has it. */
const NAVEL = '<g transform="translate(48 40)scale(.8)">'
/** The cut round the navel, which is her own in a new opening; stitched at first. Its upper part lies under the hood of skin. */
export const navelLine = (colour: string, width: number, opacity = 1) =>
  NAVEL +
  fill(
    colour,
    stroke('230 197, 231 208, 235 217, 242 220.5, 249 217, 253.5 208, 254 197', width * 1.2, { from: 0.1, to: 0.1 }),
    `opacity="${opacity}"`,
  ) +
  '</g>'
export const navelStitches = `${NAVEL}${thin(
  'M242 179v6M251.500 184l-3.500 4.500M257 198l-6 .500M255 213l-5-2.500M242 223.500v-6M230 213.500l5-3M227 199l6 .500M232 184.500l4 4',
  INK,
  1.2,
)}</g>`

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
    `${between('72 315, 130 326, 206 334, 240 336, 272 338, 300 322, 322 294, 331 268, 337 242, 337 214', '72 315, 130 313, 206 304, 240 297, 272 287, 299 271, 319 252, 330 231, 334 208, 334 184', share)}, 352 180, 362 270, 366 320, 262 338, 206 336, 130 327`,
  ) +
  area(
    TURNED,
    `${between('196 336, 240 337, 292 336, 340 329, 376 323, 393 314, 403 290, 410 262, 408 238', '196 334, 240 326, 292 310, 340 293, 368 281, 387 265, 398 247, 402 227, 398 206', share)}, 409 212, 418 244, 426 280, 422 312, 366 326, 310 335, 250 338`,
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
