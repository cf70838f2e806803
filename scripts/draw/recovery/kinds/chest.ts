import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, thin } from '../../panels/marks'
import { curve, ellipse, mirrored, type Point, pointsOf, stroke, type Line } from '../../panels/pen'
import { cast, contourOf, onSkin } from '../cast'
import { type Age, bruise, FRAYED, IN_SHADE } from '../bruises'
import { BRUISE, scar } from '../healing'
import type { Recovery } from '../sheet'

const MIDDLE = 241
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** What the plate ‘after’ draws on him, but for the scar. */
const after = readFileSync(new URL('../../plates/drawings/results/gynaecomastia-grade-2-after.svg', import.meta.url), 'utf8')
const own = /<g data-place[^>]*>(.*)<path data-mark/s.exec(after)?.[1]

/** From strap to strap, cut out at the arms, along the flanks, to a hem below the waist. */
const cloth =
  '120 -24, 121 0, 117 40, 106 76, 99 106, 92 134, 87 154, 86 172, 88 190, 93 212, 97 240, 98 280, 97 318, 96 339, 96 344, 97.5 347.5, 104 349, 150 353, 240 356, 330 353, 377 349, 383.5 347.5, 385 344, 385 339, 384 318, 383 280, 384 240, 388 212, 393 190, 395 172, 394 154, 389 134, 382 106, 372 76, 364 40, 360 0, 361 -24, 338 -33, 312 -44, 300 -6, 278 28, 240 42, 202 28, 180 -6, 168 -44, 144 -33'
/** Long, narrow folds: it pulls from the armholes towards the chest, and lies in two at the waist, where he is narrowest. */
const PULLS = [
  '94 125, 122 138, 160 146, 124 141, 94 131',
  '90 142, 116 156, 146 165, 118 160, 90 148',
  '387 125, 360 137, 324 144, 362 140, 387 131',
  '391 142, 366 156, 338 166, 366 159, 391 148',
  '101 256, 128 263, 150 265, 128 267, 101 261',
  '381 250, 346 261, 312 264, 348 266, 381 257',
  '381 268, 354 276, 332 279, 356 281, 381 274',
]
  .map((line) => curve(line, { loop: true }))
  .join('')
/**
 * It is tight, so the chest under it gives it its form: thin cloth over him, whose own light and shade come through. `body`: with its seams; a
 * sheet of steps has no room for them.
 */
const worn = (body: boolean) =>
  area('#f1e8de', cloth, 'opacity=".95"') +
  // Each side of the chest stands out from the belly.
  pair((of) =>
    area('#8f776c', of('104 158, 119 177, 145 189, 176 193, 210 190, 202 198, 170 203, 137 199, 110 182'), 'opacity=".2"'),
  ) +
  // What turns from the lamp.
  area(
    '#8f776c',
    '362 -30, 360 0, 364 40, 372 76, 389 134, 395 172, 388 212, 383 240, 382 280, 382 316, 384 342, 380 345, 350 348, 350 290, 346 230, 356 170, 352 110, 340 60, 340 0',
    'opacity=".36"',
  ) +
  fill('#8f776c', PULLS, 'opacity=".5"') +
  (body ? fill('#fffaf4', stroke('128 40, 116 84, 112 120', 6), 'opacity=".8"') : '') +
  thin(curve(cloth, { loop: true }), INK, 2.4) +
  // Bindings of neck and hem.
  thin(
    curve('160 -38, 172 0, 198 37, 240 52, 282 37, 308 0, 320 -38') + curve('96 338, 150 345, 240 348, 330 345, 385 338'),
    '#a5928a',
    1.3,
  ) +
  (body
    ? thin(
        curve('127 -32, 129 2, 125 44, 113 84, 105 118') +
          curve('354 -32, 352 2, 356 44, 368 84, 376 118') +
          curve('146 -34, 150 40, 142 120, 148 220, 146 348') +
          curve('334 -34, 330 40, 338 120, 332 220, 334 348'),
        '#b5a299',
        1.2,
      )
    : '') +
  ink(stroke('240 44, 241 150, 241 250, 240 354', 2.2)) +
  thin('M241 60V344', '#6d4a52', 7, 'stroke-dasharray="2 9" style="stroke-linecap:butt"')

export const vest = worn(false)

/** Fullness below the nipple: the shade of a rounder form, over the lower edge of the muscle. */
export const fuller = (opacity: number) =>
  pair((of) =>
    area(
      '#a3704a',
      of('110 153, 121 167, 141 180, 169 188, 197 189.4, 216 187, 198 196, 169 201, 138 197, 116 179'),
      `opacity="${(0.55 * opacity).toFixed(2)}"`,
    ),
  )
/** Swollen: it stands out beyond its later contour at either side, as far as the share; most swollen, its fold lies in shade. */
const FLANK = '91.5 138, 92 156, 92.5 172, 93.4 188, 95 206, 96.6 222, 98 244, 99 266'
const OUT = [0, 5, 7.5, 8, 7, 4.6, 1.8, 0]
const swollen = (share: number) => {
  const left = pointsOf(FLANK).map(([x, y], i): Point => [x - share * OUT[i]!, y])
  const right = mirrored(left, 240.5)
  return (
    fill('#c7946b', `${curve(left)}L104 262L102 206L101 172L98 148z`) +
    fill('#7a4e33', `${curve(right)}L377 262L379 206L380 172L383 148z`) +
    fuller(share) +
    pair((of) =>
      area(
        '#7a4e33',
        of('114 176, 136 191, 168 197, 200 193, 188 200, 166 206, 140 204, 122 194'),
        `opacity="${(0.45 * share).toFixed(2)}"`,
      ),
    ) +
    ink(stroke(left, 2), stroke(right, 3))
  )
}
/** Fresh ones lie about the fold, from the armpit to below the areola; later ones sink along the flank to the waist. The other side has less, and not the same. */
const PLACES = {
  fresh: {
    edge: '92 136, 108 134, 120 146, 128 166, 150 176, 178 181, 192 194, 178 206, 150 204, 128 210, 108 204, 90 190',
    heart: '104 152, 116 160, 126 176, 150 184, 168 188, 150 196, 124 194, 108 182',
    other: '388 142, 366 144, 356 160, 346 174, 324 182, 308 190, 318 202, 344 200, 366 206, 390 196',
    otherHeart: '374 158, 364 174, 344 186, 334 190, 352 194, 376 184',
  },
  low: {
    edge: '90 156, 108 160, 122 174, 146 182, 164 192, 166 208, 152 222, 148 244, 136 262, 132 282, 118 292, 100 286, 104 250, 92 200',
    heart: '106 184, 122 190, 140 198, 146 208, 134 224, 130 244, 120 262, 112 248, 110 216',
    other: '372 168, 350 174, 328 184, 306 194, 300 208, 312 224, 316 248, 324 268, 346 264, 358 240, 368 206',
    otherHeart: '356 190, 334 198, 320 208, 328 224, 332 246, 342 244, 350 220',
  },
  last: {
    edge: '98 244, 118 238, 136 250, 142 270, 158 290, 152 310, 128 314, 98 306, 106 276',
    heart: '114 262, 126 268, 138 288, 134 302, 118 298, 112 280',
    other: '352 244, 328 250, 314 266, 304 286, 316 304, 344 302, 356 276',
    otherHeart: '338 262, 324 274, 318 288, 330 292, 342 282',
  },
} as const
const onBoth = (age: Age, at: keyof typeof PLACES, strength = 1) => {
  const { edge, heart, other, otherHeart } = PLACES[at]
  return onSkin(
    bruise(age, edge, { strength, heart, rough: 6, seed: 7, frayed: true }) +
      bruise(age, other, { strength, heart: otherHeart, rough: 6, seed: 17, frayed: true }),
  )
}
/** Upon the tones of his skin violet alone would be a smear of soot: the blood keeps its own colour. */
const { fresh } = PLACES
const violet = `<g clip-path="url(#bc)">${
  [fresh.edge, fresh.other].map((at) => area(IN_SHADE.dark, at, 'filter="url(#bs)" opacity=".3"')).join('') +
  [fresh.heart, fresh.otherHeart].map((at) => area(IN_SHADE.dark, at, 'filter="url(#bs)" opacity=".42"')).join('')
}</g>`
/** The lower edge of each areola. */
const EDGES = [
  '133.2 158.6, 135.6 162.6, 140.6 165.6, 146.6 166.6, 152.6 165.6, 157.6 162.6, 160 158.6',
  '322.2 158.5, 324.4 162.1, 328.9 165, 334.4 166, 339.9 165, 344.4 162.1, 346.6 158.5',
]
const line = (colour: string, width: number, opacity = 1) =>
  `<g opacity="${opacity}">${EDGES.map((edge) => scar(edge, colour, width)).join('')}</g>`
/** A week old: it has sunk from the fold towards the waist and runs out into the skin. */
const weekOld = onBoth('green', 'low')

/** Day 7, seen large. */
export const week = FRAYED + swollen(0.6) + weekOld + line('#b9564f', 2.2)
/** In the cells of a sheet, whose units are whole, the areolae are drawn by themselves, so that they stay round. */
const AREOLAE = [
  [148, 158, 13.5, 10],
  [333, 158, 12.5, 9.5],
] as const
const areolae =
  fill('#773b38', AREOLAE.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)).join(''), 'opacity=".6"') +
  fill('#523022', AREOLAE.map(([x, y]) => ellipse(x + 0.5, y + 0.6, 4.6, 4)).join(''), 'opacity=".6"') +
  fill('#e3ba95', AREOLAE.map(([x, y]) => ellipse(x - 1.2, y - 0.8, 2, 1.5)).join(''), 'opacity=".6"')
const inCells = cast('gyn-after', 'm38', own?.replace(/<path fill="lip-2" opacity="\.6".*/, '')).replace(
  /<\/g>$/,
  `${areolae}</g>`,
)
/** As large as a plate. */
const large = cast('gyn-after', 'm38', own, 1)
export const near = large + contourOf(large)

export const plate: Recovery = {
  kind: 'chest',
  title: 'Recovery of a man’s chest, by day',
  desc: 'A man of 38. Day 1: a tight vest. Day 3: seen without the vest; most swollen, bruises violet on both sides. Day 7: bruises green, on their way to the waist. Day 14: yellow, low. Day 90: flat; a fine line at the edge of each areola.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  defs: inCells + contourOf(inCells) + FRAYED,
  window: [74, 2, 0.72],
  more: [0, 100],
  states: [
    { day: 1, drawn: worn(true) },
    { day: 3, drawn: swollen(1) + onBoth('dark', 'fresh', 0.55) + violet + line('#b34a48', 2.4) },
    { day: 7, drawn: swollen(0.6) + weekOld + line('#b9564f', 2.4) },
    { day: 14, drawn: fuller(0.35) + onBoth('yellow', 'last') + line('#c06a5c', 2.2) },
    { day: 90, drawn: fuller(0.15) + line('#c97464', 2) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.7],
    [2.2, 0.85],
    [3, 0.88],
    [4, 0.84],
    [7, 0.66],
    [14, 0.44],
    [42, 0.2],
    [90, 0.1],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [2.5, BRUISE.dark],
    [5, BRUISE.dark],
    [8, BRUISE.green],
    [13, BRUISE.yellow],
    [20, BRUISE.none],
  ],
}
