/** A woman's trunk after an operation: the garment, drains, bruises of the flanks, the low line. */
import { readFileSync } from 'node:fs'
import svgpath from 'svgpath'
import { area, fill, INK, ink, thin, whole } from '../panels/marks'
import { curve, ellipse, mirrored, moved, type Point, pointsOf, stroke, type Line } from '../panels/pen'
import { cast, contourOf, onSkin } from './cast'
import { shifted } from './swell'
import { type Age, poolOf, rimOf } from './bruises'

/** Her navel is one upright dent; what of the brief's shade strayed on the cloth is left out. */
const OWN =
  '<path fill="skin-3" opacity=".7" d="M233 192c3-8 13-8 15-1 2 9 0 20-5 24-6-1-11-12-10-23z"/><path fill="skin-5" opacity=".75" d="M238 194c2-4 6-4 7 0 1 6 0 12-3 15-3-3-5-10-4-15z"/><path data-line="1.600" data-taper="8" d="M231 203c0-13 14-21 19-6"/><path data-line="1" opacity=".6" data-taper="30" d="M240 66c-2 36-2 76 0 112"/>'
/** Where a swollen form turns, its tone has no edge. */
const contoured = (who: string): string => `${who}<filter id="sf"><feGaussianBlur stdDeviation="3.4"/></filter>${contourOf(who)}`
const gently = (drawn: string): string => `<g filter="url(#sf)">${drawn}</g>`
/** Of the path with those attributes, only the parts that begin where `kept` says. */
const only = (who: string, attributes: string, kept: (x: number, y: number) => boolean) =>
  who.replace(new RegExp(`(<path ${attributes}[^>]*? d=")([^"]+)`), (_, head: string, d: string) => {
    const parts =
      svgpath(d)
        .abs()
        .toString()
        .match(/M[^M]*/g) ?? []
    const left = parts.filter((part) => {
      const [, x, y] = /M([\d.]+)[ ,]([\d.]+)/.exec(part)!
      return kept(+x!, +y!)
    })
    return `${head}${svgpath(left.join('')).rel().round(1).toString()}`
  })
/** One lamp stands upper left: only the flank that turns from it is hatched, and in full shade; the belly is one round form, lit on its left, and so is either thigh. */
const LIT_FORM =
  '<filter id="sg" x="-.3" y="-.5" width="1.6" height="2"><feGaussianBlur stdDeviation="7"/></filter><g filter="url(#sg)">' +
  area('#93603f', '412 20, 388 34, 392 104, 408 168, 424 226, 440 284, 470 284, 440 160, 418 60', 'opacity=".5"') +
  area('#bd8860', '372 60, 384 120, 392 180, 408 240, 420 284, 376 284, 350 230, 340 170, 344 110', 'opacity=".45"') +
  '</g>'
const ofOneLamp = (who: string) => {
  const [, name] = /<radialGradient id="(\w+q)"/.exec(who)!
  const flank = only(who, 'fill="none" stroke="#6b3c2c"', (x, y) => x > 300 && y < 380)
  const half = only(flank, 'fill="#bd8860"(?=[^>]*opacity)', (x, y) => (x > 300 || y > 300) && !(x > 100 && x < 380 && y > 300))
  return only(half, 'fill="#bd8860"(?![^>]*opacity)', (x, y) => x > 300 && y < 380)
    .replace(
      new RegExp(`<g fill="url\\(#${name}\\)">.*?</g>`),
      `<g fill="url(#${name})"><ellipse cx="192" cy="128" rx="66" ry="112"/><ellipse cx="286" cy="136" rx="46" ry="92" opacity=".5"/><ellipse cx="196" cy="254" rx="118" ry="44"/><ellipse cx="92" cy="450" rx="62" ry="96"/><ellipse cx="318" cy="460" rx="54" ry="84" opacity=".7"/></g>`,
    )
    .replace('<path fill="none" stroke="#6b3c2c"', `${LIT_FORM}$&`)
}
export const trunk = contoured(ofOneLamp(cast('tummy-after', 'w32', OWN, 0, 3.4)))
/** As large as a plate: as the plate ‘after’ draws her, the waistband turned down, but for the scars. */
const after = readFileSync(new URL('../plates/drawings/results/tummy-after-pregnancy-after.svg', import.meta.url), 'utf8')
const turnedDown = /<g data-place[^>]*>(.*)<path data-line="2.600"/s.exec(after)?.[1]
const nearTrunk = contoured(cast('tummy', 'w32', turnedDown, 1))
/** The same in the cells of a sheet, which have no room for the finest marks. */
export const bareTrunk = contoured(cast('tummy', 'w32', turnedDown?.replaceAll(/<path[^>]* data-taper="15"[^>]*>/g, ''), 0))
/** Both flanks are seen whole, as it is there that she swells. */
export const TRUNK_WINDOW = [14.5, 0, 0.533] as const

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
const LIT_SKIN = '#dcb08a'
const GROIN = '26 344, 76 352, 109 363, 149 397, 193 433, 230 460, 190 443, 133 407, 82 377, 40 354'
/** Her thighs there stand in the lamp's light: the left turns to shade at its inner side, the other at its outer one. */
const across = (id: string, from: number, to: number, ...tones: (readonly [number, string])[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}">${tones.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('')}</linearGradient>`
const THIGHS =
  across('gl', 26, 230, [0.5, LIT_SKIN], [0.8, '#d3a57d'], [1, '#b98862']) +
  across('gr', 250, 454, [0, '#bd8c65'], [0.3, '#d6a981'], [0.6, '#cc9c74'], [0.88, '#b5825b'], [1, '#c4946c'])
export const highLeg =
  THIGHS +
  area('url(#gl)', GROIN) +
  area('url(#gr)', mirrored(GROIN, 240)) +
  ink(stroke(LEG, 2.2, { from: 0.9, to: 0.5 }), stroke(mirrored(LEG, 240), 2.6, { from: 0.9, to: 0.5 })) +
  // Their waistband is turned down to the line of the hair.
  fill(LIT_SKIN, `${curve(LOWERED)}V340H112z`) +
  fill('#d0a17a', 'M318 340H366L352 366 330 380 306 389z') +
  thin(curve(LOWERED), INK, 1.8)

const GLASS = '#f6eae4'
/** A bottle of a drain, a third full, and its tube. */
const bottle = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  // A soft bulb under a stiff neck with its plug; its marks tell how much has run into it.
  fill(
    GLASS,
    'M-6-4C-13-1-16 5-16 13V30C-16 39-9 44 0 44C9 44 16 39 16 30V13C16 5 13-1 6-4z',
    `stroke="${INK}" stroke-width="1.8"`,
  ) +
  fill('#b94a50', 'M-15 26H15V30C15 38 9 43 0 43C-9 43-15 38-15 30z') +
  fill('#8d3b3b', 'M6 26H15V30C15 38 9 43 0 43C6 40 8 34 6 26z') +
  thin('M7 8h6M9 14h4M7 20h6', '#8a6a70', 1.3) +
  fill('#fffaf2', stroke('-9 4, -11 12, -11 22', 2.6)) +
  fill('#c9c2c6', 'M-7-12H7V-3H-7z', `stroke="${INK}" stroke-width="1.5"`) +
  '</g>'
const hose = (tube: Line, size: number) =>
  fill(INK, stroke(tube, 6 * size, { from: 1, to: 1 })) + fill(GLASS, stroke(tube, 3.2 * size, { from: 1, to: 1 }))
export const drain = (tube: Line, x: number, y: number, size: number) => hose(tube, size) + bottle(x, y, size)
/** A drain leaves her skin below the line through a small opening of its own, where a stitch is tied round it, and runs up over the binder to its bottle, which hangs by a loop from a pin in the cloth. */
const TUBE = '186 385, 150 393, 100 392, 60 382, 44 356, 40 316, 48 268, 62 236, 76 230, 88 236, 92 252'
/** The other one hangs lower and swings out less. */
const OTHER_TUBE = '292 385, 326 392, 372 388, 410 374, 428 346, 430 312, 420 282, 402 266, 390 272, 387 286'
const opening = (x: number) =>
  fill('#b5576a', ellipse(x, 384, 7, 3.6), 'opacity=".6"') + fill('#6b2438', ellipse(x - 2, 384.5, 5, 1.8))
/** A safety pin as long as a thumb is wide, through the cloth, and the loop that the bulb hangs from. */
const pinned = (x: number, y: number) => {
  const loop = `M${x - 3} ${y}q2-15 9-16q7 1 4 16`
  const pin = `M${x - 4} ${y - 11}l26-7M${x - 3} ${y - 16}l24-6q5-1 4.600 3t-4.600 3`
  return thin(loop, INK, 3.6) + thin(loop, GLASS, 1.6) + thin(pin, INK, 2.8) + thin(pin, '#dfe4e6', 1)
}
export const drains =
  opening(190) +
  opening(290) +
  hose(TUBE, 1.1) +
  hose(OTHER_TUBE, 1.1) +
  thin('M182 379l5 12M187 391l8 4M187 391l-2 8M298 379l-5 12M293 391l-8 4M293 391l2 8', '#2f3f6b', 2) +
  bottle(94, 258, 1.15) +
  bottle(386, 292, 1.15) +
  pinned(94, 246) +
  pinned(384, 280)

/** Her own tones, so that the shade of what hangs over runs into that which is there. */
const TURNED = '#bd8860'
/**
 * Her flank from the bra to the waistband, and how far it stands out there when it is most swollen: after liposuction it bulges over the
 * waistband and turns in below; above a low line (`bare`) less, and lower.
 */
const FLANKS = {
  worn: [
    '82 62, 77.5 108, 67.500 158, 52 223, 43.500 260, 38 286, 33 310, 28 330, 23.500 341',
    [0, 1.5, 7.5, 15, 14, 11.5, 8.5, 4, 0],
    1,
  ],
  bare: [
    '83.100 62, 82.500 81, 78.600 115, 74.100 137, 68.100 158, 58.100 190, 49 223, 40.700 254, 33.500 286, 28.500 313, 24.400 338',
    [0, 0.3, 1.5, 3.6, 6, 8.4, 9.6, 9.2, 6.8, 3.4, 0],
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
/** The side of the brief, which runs on from the swollen flank to the opening of the leg. */
const hipOf = (share: number, side: number) =>
  `M${flank('worn', share, side).slice(5).join('L')}L${flank('worn', 0, side)
    .slice(5)
    .map(([x, y]) => `${x - side * 5} ${y}`)
    .toReversed()
    .join('L')}z`
const flanks = (of: Flank, share: number): string =>
  fill(of === 'worn' ? '#d0a17a' : '#d4a67e', bulge(of, share, -1)) +
  fill(of === 'worn' ? '#b07c56' : '#bd8a62', bulge(of, share, 1)) +
  (of === 'worn' ? fill('#a3606f', hipOf(share, -1) + hipOf(share, 1)) : '') +
  ink(stroke(flank(of, share, -1), 2.4 * FLANKS[of][2]), stroke(flank(of, share, 1), 3 * FLANKS[of][2]))
/** Her contour on one side, down to the waistband, when nothing of it is swollen. */
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
const over = (by: number, wide = 0): Point[] =>
  WAIST.map(([x, y, k]) => [x + (k ? 0 : Math.sign(x - 240) * (wide + 0.8)), Math.round(y + k * by)])
/** Fuller than she will be: flanks and lower belly stand out beyond their later contour, as far as the share; the waistband cuts in. */
export const swelled = (share: number): string => {
  const low = 13 * share
  const wide = 8.5 * share
  const at = (x: number, y: number, by: number): Point => [x, Math.round(y + by * share)]
  return (
    area('#a3606f', [...over(low + 9, wide), ...over(0, wide).toReversed()]) +
    area('#dcb08a', [...over(low), ...over(-5).toReversed()]) +
    // It turns to that edge without another.
    `<clipPath id="k${Math.round(low)}"><path d="M0 0H480V284L${over(low).toReversed().map(String).join('L')}L0 284z"/></clipPath><g clip-path="url(#k${Math.round(low)})">` +
    '<g filter="url(#sg)">' +
    area('#c8976f', [
      ...over(low + 12),
      [438, 280],
      at(391, 280, 2),
      at(330, 284, 3),
      at(240, 291, 5),
      at(150, 293, 7),
      [90, 291],
      [43, 290],
    ]) +
    '</g>' +
    gently(
      area(
        '#a9744e',
        [...over(low + 8).slice(1), [438, 292], at(391, 288, 8), at(330, 293, 9), at(240, 298, 10), at(150, 295, 11)],
        'opacity=".8"',
      ),
    ) +
    '</g>' +
    flanks('worn', share) +
    ink(stroke(over(low, wide + 4), 2.4, { from: 0.3, to: 0.3 }))
  )
}
/** Where what lies on swollen skin ends: beyond her later contour. */
export const swollenSkin = (share: number, id: string, of: Flank = 'worn'): string =>
  `<clipPath id="${id}">${/<clipPath id="bc">(.*?)<\/clipPath>/.exec(of === 'worn' ? trunk : bareTrunk)?.[1]}<path d="${bulge(of, share, -1)}${bulge(of, share, 1)}"/></clipPath>`

/** As large as the plate ‘after’ has it. */
const NAVEL = '<g transform="translate(48 40)scale(.8)">'
/** The cut round the navel, which is her own in a new opening; stitched at first. Under the hood of skin its upper part is thinner. */
export const navelLine = (colour: string, width: number, opacity = 1) =>
  NAVEL +
  fill(
    colour,
    stroke('229.6 200, 231 209.500, 235.400 217.500, 242 220.800, 249 217.300, 253.400 208.500, 254 199', width * 1.2, {
      from: 0.1,
      to: 0.1,
    }) +
      (width > 1.5
        ? stroke('229.6 202, 229.4 192, 233.4 183.400, 241.5 180.2, 249.400 182.600, 253.6 190, 254 201', width * 0.8, {
            from: 0.1,
            to: 0.1,
          })
        : ''),
    `opacity="${opacity}"`,
  ) +
  '</g>'
/** Threads of a few millimetres straight across that cut, all round, one beside the other. */
export const navelStitches = `${NAVEL}${thin(
  'M251.200 201.100l5.600.300M249.800 210.600l5 2.400M245.800 216.200l3.400 4.400M241.700 217.800l-.3 5.600M237.700 216l-3.800 4.200M233.700 210.400l-5 2.300M232.400 201.500l-5.600.3M234.200 189.800l-5.400-2M237.200 183.800l-3.200-4.400M242 182.600l.3-5.200M247 184l3.200-4.200M250.900 191l5.200-2.200',
  '#2f3f6b',
  1,
)}</g>`

/**
 * Blood sinks: at first it lies along the flank, then on the lower belly, last above the waistband; the other side has less, and not the same. Each is an
 * uneven pool of several tones: the thin rim, upon the tones of her skin, the blood in it, and where that lies deepest.
 */
const PLACES = {
  high: [
    '80 142, 98 148, 112 170, 126 194, 150 210, 170 222, 176 236, 160 247, 134 252, 106 250, 80 252, 58 258, 42 252, 46 228, 56 200, 68 166',
    '78 156, 96 164, 110 186, 126 206, 148 219, 160 232, 134 243, 104 241, 76 243, 54 246, 52 226, 64 196',
    '76 178, 92 188, 104 206, 122 219, 130 230, 106 232, 80 230, 64 218',
    '404 164, 388 178, 376 204, 352 226, 346 246, 366 256, 396 246, 436 252, 446 236, 430 200, 414 166',
    '410 182, 390 194, 376 214, 358 232, 368 246, 396 238, 430 243, 436 226',
    '418 204, 398 214, 388 230, 406 235, 426 228',
  ],
  along: [
    '62 196, 84 200, 102 218, 124 240, 154 254, 182 264, 190 275, 164 283, 130 279, 96 272, 60 277, 36 268, 46 228',
    '60 216, 84 216, 106 236, 132 255, 160 267, 150 275, 112 269, 74 267, 42 263',
    '58 230, 82 236, 104 252, 120 264, 96 264, 70 256',
    '432 212, 404 224, 386 242, 362 256, 350 268, 372 279, 404 273, 446 275, 450 248',
    '438 228, 408 240, 386 257, 372 268, 404 267, 444 267',
    '436 240, 414 250, 404 260, 420 263, 438 258',
  ],
  last: [
    '40 252, 68 248, 98 257, 130 263, 152 272, 140 282, 108 280, 76 278, 38 277',
    '46 262, 76 258, 104 266, 124 274, 92 279, 44 276',
    '',
    '444 251, 412 257, 386 264, 374 273, 398 280, 446 277',
    '440 262, 410 266, 394 274, 438 277',
    '',
  ],
} as const
const FADED: Partial<Record<Age, readonly [rim: string, tone: string, core?: string]>> = {
  green: ['#efe0b4', '#8f8552', '#734c58'],
  yellow: ['#f3e3ae', '#cda548'],
}
export const bruised = (age: Age, at: keyof typeof PLACES, id: string) => {
  const [edge, blood, heart, other, otherBlood, otherHeart] = PLACES[at]
  const lesser = { strength: 0.85, rough: 10, seed: 21 }
  // As it fades it has no edge: violet-brown where it lay deepest, in olive-brown, in a pale rim.
  const [rim, tone, core] = FADED[age] ?? []
  const [below, within] = tone
    ? [
        soft(rim!, edge, 0.95, 'sg') + soft(rim!, other, 0.8, 'sg'),
        soft(tone, blood, 0.42, 'sg') +
          soft(tone, otherBlood, 0.36, 'sg') +
          (heart && core ? soft(core, heart, 0.42, 'bs') + soft(core, otherHeart, 0.36, 'bs') : ''),
      ]
    : [rimOf(age, edge) + rimOf(age, other, lesser), poolOf(age, blood, heart) + poolOf(age, otherBlood, otherHeart, lesser)]
  return onSkin(below, id) + `<g clip-path="url(#${id})">${within}</g>`
}

/** The low line, seen on her skin where the waistband is turned down; like every scar it is not of one width: thin at the hips, thicker here and there. */
const LOW =
  '62 310, 96 319.600, 130 326.500, 170 332.400, 212 336.300, 260 336.800, 310 334, 340 329.800, 366 325, 394 318.400, 417 312.500'
export const bareLine = (colour: string, width: number): string =>
  fill(
    colour,
    stroke(LOW, width * 0.6, { from: 0.02, to: 0.02 }) +
      ['104 321.400, 150 329.800, 192 334.600', '206 335.900, 250 337, 302 334.700', '318 332.900, 350 328.200, 378 322.500']
        .map((part, i) => stroke(part, width * (i === 1 ? 1 : 0.84), { from: 0, to: 0 }))
        .join(''),
  )
/** Red at first, with the skin about it flushed. */
export const bareFlush = thin(curve(LOW), '#b4524a', 8, 'opacity=".2" filter="url(#bx)"')
/** Swollen, the lower belly stands out above that line: it turns to it in one tapered shade, alike on both sides. */
const between = (from: string, to: string, share: number): string => {
  const [a, b] = [pointsOf(from), pointsOf(to)]
  return a.map(([x, y], i) => `${(x + (b[i]![0] - x) * share).toFixed(1)} ${Math.round(y + (b[i]![1] - y) * share)}`).join(', ')
}
const bareLow = (share: number, more = '') =>
  area(
    TURNED,
    `${between('84 317, 130 327, 182 334, 240 337, 298 334, 350 327, 396 317', '84 313, 130 308, 182 311, 240 313, 298 311, 350 308, 396 313', share)}, 400 317, 350 328, 298 335, 240 338, 182 335, 130 328, 80 317`,
    `opacity=".4"${more}`,
  ) +
  area(
    TURNED,
    `${between('112 323, 176 333, 240 337, 304 333, 368 323', '104 316, 172 321, 240 324, 308 321, 376 316', share)}, 298 336, 240 338.5, 182 336`,
    more,
  )
export const bareFuller = (share: number) => flanks('bare', share) + gently(bareLow(share))
/** How far it stands out at that height. */
const outAt = (y: number) => {
  const [line, out] = [pointsOf(FLANKS.bare[0]), FLANKS.bare[1]]
  const i = line.findIndex(([, at]) => at > y)
  if (i < 1) return 0
  const [from, to] = [line[i - 1]![1], line[i]![1]]
  return out[i - 1]! + ((out[i]! - out[i - 1]!) * (y - from)) / (to - from)
}
/** As large as a plate: her own contour, half-tone and shadow of the flank move out with the swelling, less and less towards the middle. */
export const nearSwollen = (share: number) => {
  const who = shifted(nearTrunk, (x, y) => {
    const side = (Math.abs(x - 236.5) - 96) / 80
    const near = Math.min(1, Math.max(0, side))
    return [x + Math.sign(x - 236.5) * share * outAt(1.015 * y - 3.6) * near * near * (3 - 2 * near), y]
  })
  return {
    defs: `${who}<filter id="bl" x="-.1" y="-.6" width="1.2" height="2.2"><feGaussianBlur stdDeviation="2.4"/></filter>`,
    drawn: bareLow(share, ' filter="url(#bl)"'),
  }
}

/** It runs far out into the skin. */
export const SUNK = [
  ['bz', 8],
  ['by', 6],
  ['bx', 4.5],
]
  .map(
    ([id, blur]) => `<filter id="${id}" x="-.3" y="-.5" width="1.6" height="2"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  .join('')
const soft = (colour: string, line: Line, opacity: number, blur: string) =>
  area(colour, line, `filter="url(#${blur})" opacity="${opacity}"`)
/**
 * Day 7: blood has sunk from the flank to the line and stays above it, deepest below, in three layers that run out into each other: a yellow rim upon the tones
 * of her skin, olive-brown in it, and violet-brown where most of it lay; the other side has less.
 */
export const bareBruises = (share: number) =>
  swollenSkin(share, 'bn', 'bare') +
  onSkin(
    soft(
      '#efe0b4',
      '36 232, 60 238, 82 252, 106 270, 134 286, 166 300, 198 314, 230 326, 200 331, 150 325, 104 316, 64 309, 32 304, 30 268',
      0.95,
      'bz',
    ) + soft('#efe0b4', '446 258, 418 266, 392 280, 366 297, 336 311, 304 323, 344 327, 386 319, 424 307, 450 300', 0.8, 'bz'),
    'bn',
  ) +
  '<g clip-path="url(#bn)">' +
  soft('#8f8552', '42 256, 64 258, 86 270, 114 288, 146 303, 180 318, 146 318, 104 310, 70 302, 42 296', 0.42, 'by') +
  soft('#8f8552', '436 278, 412 283, 388 297, 358 312, 392 312, 422 302, 440 295', 0.34, 'by') +
  soft('#734c58', '50 274, 72 273, 98 286, 126 300, 144 310, 112 309, 80 301, 54 293', 0.34, 'by') +
  soft('#734c58', '428 284, 408 288, 390 302, 412 303, 430 295', 0.28, 'by') +
  '</g>'
