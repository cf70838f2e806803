import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, thin, whole } from '../../panels/marks'
import { curve, ellipse, mirrored, type Point, pointsOf, stroke, type Line } from '../../panels/pen'
import { cast, contourOf } from '../cast'
import { type Age, poolOf, rimOf } from '../bruises'
import { BRUISE, scar } from '../healing'
import { divided, shifted } from '../swell'
import type { Recovery } from '../sheet'

const MIDDLE = 241
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
/** What the plate ‘after’ draws on him, but for the scar. */
const after = readFileSync(new URL('../../plates/drawings/results/gynaecomastia-grade-2-after.svg', import.meta.url), 'utf8')
const own = /<g data-place[^>]*>(.*)<!-- the scar -->/s.exec(after)?.[1]
if (!own) throw new Error('gynaecomastia-grade-2-after: no comment says which path is the scar')

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
/** Seen near, the chest fills it: light on either side of it, shade in the middle, under its edge and where flank and belly turn away, all without an edge. */
const filled =
  `<defs>${whole(area('#000', cloth)).replace(' fill="#000"', '').replace('<path', '<path id="vp"')}</defs><clipPath id="vc"><use href="#vp"/></clipPath>` +
  '<g clip-path="url(#vc)"><g filter="url(#bt)">' +
  fill('#8f776c', 'M226 64Q238 116 237 200Q233 262 236 330H246Q249 262 245 200Q244 116 256 64z', 'opacity=".26"') +
  pair((of) =>
    area(
      '#8f776c',
      of(
        '92 148, 112 174, 144 186, 180 190, 222 180, 232 196, 206 206, 168 212, 130 208, 104 226, 106 300, 92 330, 84 240, 82 170',
      ),
      'opacity=".42"',
    ),
  ) +
  area(
    '#8f776c',
    '400 20, 366 40, 352 90, 358 140, 372 176, 352 206, 344 240, 352 290, 346 350, 400 350, 410 180',
    'opacity=".62"',
  ) +
  area('#fffdf8', '112 96, 150 84, 198 98, 206 134, 178 160, 134 158, 110 134') +
  area('#fffdf8', '268 96, 312 88, 340 104, 344 136, 316 158, 276 148', 'opacity=".8"') +
  area('#fffdf8', '132 232, 176 228, 206 250, 204 320, 160 330, 130 300', 'opacity=".7"') +
  '</g></g>'
/** It is drawn from the armholes towards the zip and gathers at the waist: each fold is a line that dies away, with its shade below it. */
const FOLDS = [
  '95 124, 124 140, 172 146, 224 138',
  '90 142, 112 160, 146 171, 180 172',
  '387 124, 358 140, 310 146, 258 138',
  '391 142, 366 160, 334 171, 304 172',
  '97 252, 128 264, 168 266, 206 260',
  '383 250, 350 264, 308 266, 276 260',
  '383 274, 358 283, 332 282',
]
const drawnTight =
  `<g fill="#5d3a4a">${whole(fill('#000', FOLDS.map((fold) => stroke(fold, 1.6, { from: 1, to: 0.05 })).join('')))
    .replace(' fill="#000"', '')
    .replace('<path', '<path id="fo"')}</g>` +
  '<use href="#fo" y="4" fill="#8f776c" stroke="#8f776c" stroke-width="4" opacity=".5" filter="url(#vf)"/>'

const BINDINGS = thin(
  curve('160 -38, 172 0, 198 37, 240 52, 282 37, 308 0, 320 -38') + curve('96 338, 150 345, 240 348, 330 345, 385 338'),
  '#a5928a',
  1.3,
)
const ZIP =
  ink(stroke('240 44, 241 150, 241 250, 240 354', 2.2)) +
  thin('M241 60V344', '#6d4a52', 7, 'stroke-dasharray="2 9" style="stroke-linecap:butt"')
/** It is tight, so the chest under it gives it its form. This is the vest of the steps, which have no room for seams. */
export const vest =
  area('#f1e8de', cloth) +
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
  thin(curve(cloth, { loop: true }), INK, 2.4) +
  BINDINGS +
  ZIP
/** The same seen near. */
const worn =
  `<use href="#vp" fill="#f1e8de"/>${filled}<g clip-path="url(#vc)">${drawnTight}</g><use href="#vp" fill="none" stroke="${INK}" stroke-width="2.4"/>` +
  BINDINGS +
  thin(
    curve('127 -32, 129 2, 125 44, 113 84, 105 118') +
      curve('354 -32, 352 2, 356 44, 368 84, 376 118') +
      curve('146 -34, 150 40, 142 120, 148 220, 146 348') +
      curve('334 -34, 330 40, 338 120, 332 220, 334 348'),
    '#b5a299',
    1.2,
  ) +
  ZIP

/** Fullness below the nipple: the shade of a rounder form, over the lower edge of the muscle. */
const fuller = (opacity: number, more = '') =>
  pair((of) =>
    area(
      '#a3704a',
      of('106 162, 122 174, 143 182, 169 188, 197 189.4, 220 185, 200 195, 170 200, 138 196, 118 183'),
      `opacity="${(0.55 * opacity).toFixed(2)}"${more}`,
    ),
  )
/** In the sheet it runs out into the skin. */
export const softly = (share: number) => fuller(Math.min(1, 1.5 * share), ' filter="url(#bt)"')
/** Swollen: it stands out beyond its later contour at either side, as far as the share; most swollen, its fold lies in shade. */
const FLANK = '88.4 136.5, 91 156, 92 174, 93.5 192, 95.2 209, 97 226, 98.3 246, 99 266'
const OUT = [0, 5, 7.5, 8, 7, 4.6, 1.8, 0]
const sidesOf = (share: number): [Point[], Point[]] => {
  const left = pointsOf(FLANK).map(([x, y], i): Point => [x - share * OUT[i]!, y])
  return [left, mirrored(left, 240.5)]
}
/** How far his flank stands out at that height when he is most swollen. */
const outAt = (y: number) => {
  const line = pointsOf(FLANK)
  const i = line.findIndex(([, at]) => at > y)
  if (i < 1) return 0
  const [from, to] = [line[i - 1]![1], line[i]![1]]
  return OUT[i - 1]! + ((OUT[i]! - OUT[i - 1]!) * (y - from)) / (to - from)
}
const eased = (value: number) => {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
const onFlank = (x: number, y: number) => Math.abs(x - 240.5) > 132 && Math.abs(x - 240.5) < 152 && y > 130 && y < 275
/** His own contour moves out there with its shade, one line from the arm to the waist; the arms stay. */
const swelledOf = (who: string, share: number) =>
  shifted(divided(who, onFlank), (x, y) => {
    const far = Math.abs(x - 240.5)
    return [x + Math.sign(x - 240.5) * share * outAt(1.015 * y - 3.6) * eased((far - 106) / 36) * eased((157 - far) / 8), y]
  })
/** Swollen, each side of the chest hangs a little rounder: the shade under it is broader, and runs out. */
const swollen = (share: number) =>
  fuller(share, ' filter="url(#bt)"') +
  pair((of) =>
    area(
      '#7a4e33',
      of('108 172, 134 190, 168 196, 204 192, 186 201, 162 206, 138 203, 120 192'),
      `filter="url(#bt)" opacity="${(0.4 * share).toFixed(2)}"`,
    ),
  ) +
  // His contour, over what of a bruise lies on it.
  ink(stroke(sidesOf(share)[0], 2, { from: 0.5, to: 0.5 }), stroke(sidesOf(share)[1], 3, { from: 0.5, to: 0.7 }))
/** One patch on either side: fresh, it lies about the fold; then its edge travels along the flank to the waist, and it always runs round the flank. The other side has less, and not the same. */
const PLACES = {
  fresh: {
    edge: '70 132, 100 134, 116 148, 126 166, 146 177, 170 184, 182 192, 164 201, 146 207, 138 222, 122 232, 118 248, 106 258, 70 252',
    heart: '70 160, 104 164, 120 178, 142 187, 152 193, 132 200, 122 214, 110 222, 102 238, 70 234',
    other: '412 142, 384 146, 366 160, 350 176, 328 186, 314 194, 330 203, 346 208, 352 222, 368 230, 376 246, 412 244',
    otherHeart: '412 170, 384 174, 364 184, 346 193, 358 202, 366 214, 382 222, 412 226',
  },
  low: {
    edge: '70 160, 102 168, 124 186, 148 195, 162 204, 152 218, 140 234, 132 256, 118 274, 70 284',
    heart: '70 198, 100 202, 122 208, 132 218, 124 236, 110 254, 70 260',
    other: '412 172, 382 182, 358 194, 340 204, 346 220, 358 238, 366 258, 380 270, 412 274',
    otherHeart: '412 206, 382 210, 364 218, 370 236, 384 250, 412 252',
  },
  last: {
    edge: '70 206, 100 212, 120 226, 136 248, 142 272, 134 296, 114 314, 70 322',
    heart: '70 256, 104 258, 120 270, 122 286, 106 300, 70 304',
    other: '412 220, 384 226, 364 246, 354 268, 362 286, 380 302, 412 306',
    otherHeart: '412 262, 386 264, 374 274, 380 288, 412 292',
  },
} as const
/** It runs far out into the skin, without a core. */
const SPREAD = ['bs', 'bt']
  .map(
    (id, i) =>
      `<filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="${i ? 6 : 5}"/></filter>`,
  )
  .join('')
/** Upon the tones of his skin violet alone would be a smear of soot: what lies in the rim keeps its own colour. */
const onBoth = (age: Age, at: keyof typeof PLACES, strength: number, share: number) => {
  const { edge, heart, other, otherHeart } = PLACES[at]
  const [left, right] = sidesOf(share)
  const id = `b${at}`
  const within = (what: string, more = '') => `<g clip-path="url(#${id})"${more}>${what}</g>`
  const one = { strength, rough: 14, seed: 7 }
  const less = { strength: 0.8 * strength, rough: 12, seed: 17 }
  return (
    `<clipPath id="${id}"><path d="${curve(left)}L96 360H385L382 266${curve(right.toReversed(), { joined: true })}L386 120H95z"/></clipPath>` +
    within(rimOf(age, edge, one) + rimOf(age, other, less), ' style="mix-blend-mode:multiply"') +
    within(poolOf(age, edge, heart, one) + poolOf(age, other, otherHeart, less))
  )
}
/** The lower edge of each areola. */
const EDGES = [
  '133.2 158.6, 135.6 162.6, 140.6 165.6, 146.6 166.6, 152.6 165.6, 157.6 162.6, 160 158.6',
  '322.2 158.5, 324.4 162.1, 328.9 165, 334.4 166, 339.9 165, 344.4 162.1, 346.6 158.5',
]
const line = (colour: string, width: number, opacity = 1) =>
  `<g opacity="${opacity}">${EDGES.map((edge) => scar(edge, colour, width)).join('')}</g>`
/** A week old: it has sunk from the fold towards the waist and runs out into the skin. */
const weekOld = onBoth('green', 'low', 0.95, 0.6)

/** Day 7, seen large. */
export const week = weekOld + swollen(0.6) + line('#b9564f', 2.2)
/** In the cells of a sheet, whose units are whole, the areolae are drawn by themselves, so that they stay round. */
const AREOLAE = [
  [148, 158, 13.5, 10],
  [333, 158, 12.5, 9.5],
] as const
const areolae =
  fill('#773b38', AREOLAE.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)).join(''), 'opacity=".6"') +
  fill('#523022', AREOLAE.map(([x, y]) => ellipse(x + 0.5, y + 0.6, 4.6, 4)).join(''), 'opacity=".6"') +
  fill('#e3ba95', AREOLAE.map(([x, y]) => ellipse(x - 1.2, y - 0.8, 2, 1.5)).join(''), 'opacity=".6"')
/** The hair of his chest as the plate has it, finer than whole units; what grows below the navel lies outside the cells. */
const HAIR = `<path fill="#2a141a" opacity=".6" d="${(/<path fill="brow"[^>]* d="([^"]+)"/.exec(own)?.[1] ?? '')
  .split(/(?=M)/)
  .filter((hair) => Number(/ ([\d.]+)q/.exec(hair)?.[1]) < 330)
  .join('')}"/>`
const inCells = cast(
  'man-chest-flat',
  'm38',
  own.replace(/<path fill="lip-2" opacity="\.6".*/, '').replace(/<path fill="brow"[^>]*>/, ''),
)
  .replace(/<\/g>$/, `<g id="hair">${HAIR}</g>${areolae}</g>`)
  // What lies below the window.
  .replace(/<path fill="#efe6dc"[^>]*>/, '')
  .replace(/<g clip-path="url\(#\w+d\)">(?:<g[^>]*><path[^>]*><\/g>|<path[^>]*>)*<\/g>/, '')
/** The same person, swollen by that share, in place of the slim one. */
const instead = (share: number) =>
  swelledOf(inCells.replace(/<g id="hair">.*?<\/g>/, '<use href="#hair"/>'), share)
    .replaceAll(/(\bid="|href="#|url\(#)(?!who|hair)/g, `$1d${10 * share}`)
    .replace(' id="who"', '')
/** As large as a plate. */
const large = cast('man-chest-flat', 'm38', own, 1)
export const near = large + contourOf(large) + SPREAD
const largeSwollen = swelledOf(large, 0.6)
export const nearWeek = largeSwollen + contourOf(largeSwollen) + SPREAD

export const plate: Recovery = {
  kind: 'chest',
  title: 'Recovery of a man’s chest, by day',
  desc: 'A man of 38. Day 1: a tight vest. Day 3: seen without the vest; most swollen, bruises violet on both sides. Day 7: bruises green, on their way to the waist. Day 14: yellow, low. Day 90: flat; a fine line at the edge of each areola.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  defs: `${inCells}${contourOf(inCells)}${SPREAD}<filter id="vf"><feGaussianBlur stdDeviation="1.6"/></filter>`,
  window: [77, 0, 0.735],
  states: [
    { day: 1, drawn: worn },
    { day: 3, drawn: instead(1) + onBoth('dark', 'fresh', 0.9, 1) + swollen(1) + line('#b34a48', 2.4) },
    { day: 7, drawn: instead(0.6) + weekOld + swollen(0.6) + line('#b9564f', 2.4) },
    { day: 14, drawn: softly(0.35) + onBoth('yellow', 'last', 0.9, 0) + line('#c06a5c', 2.2) },
    { day: 90, drawn: softly(0.15) + line('#a94f47', 1.4) },
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
