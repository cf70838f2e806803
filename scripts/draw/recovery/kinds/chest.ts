import { readFileSync } from 'node:fs'
import { area, fill, INK, ink, thin, whole } from '../../panels/marks'
import { curve, ellipse, mirrored, type Point, pointsOf, stroke, type Line } from '../../panels/pen'
import { cast, contourOf } from '../cast'
import { BRUISE } from '../healing'
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
  // The near half of the chest stands in the light, which runs on over the ridges that the folds leave; the far one has less of it.
  '</g><g filter="url(#bv)">' +
  area('#fffdf8', '110 70, 140 56, 178 58, 204 84, 210 118, 190 136, 150 134, 116 118, 106 96', 'opacity=".75"') +
  area('#fffdf8', '276 84, 308 72, 334 88, 340 116, 316 134, 284 128', 'opacity=".5"') +
  area('#fffdf8', '126 216, 170 214, 206 224, 212 244, 170 254, 122 246, 108 230', 'opacity=".5"') +
  area('#fffdf8', '112 276, 150 284, 196 284, 204 314, 160 332, 122 322, 108 300', 'opacity=".5"') +
  '</g></g>'
/** It is drawn from the armholes towards the zip and gathers at the waist: each fold is a line that dies away, with its shade below it. */
const FOLDS: readonly [line: string, width: number][] = [
  ['92 118, 116 134, 150 145, 200 148', 1.7],
  ['90 142, 106 158, 132 170, 168 174', 1.3],
  ['389 120, 362 138, 326 147, 280 147', 1.7],
  ['392 146, 376 162, 350 174, 318 178', 1.2],
  ['97 246, 124 260, 162 266, 214 262', 1.6],
  ['384 244, 356 259, 316 266, 268 263', 1.5],
]
/** Each has its shade below it and, on the ridge above, its light. */
const drawnTight =
  `<g fill="#5d3a4a">${whole(fill('#000', FOLDS.map(([fold, width]) => stroke(fold, width, { from: 1, to: 0.05 })).join('')))
    .replace(' fill="#000"', '')
    .replace('<path', '<path id="fo"')}</g>` +
  '<use href="#fo" y="-5" fill="#fffdf8" stroke="#fffdf8" stroke-width="2.4" opacity=".8" filter="url(#vf)"/>' +
  '<use href="#fo" y="4" fill="#8f776c" stroke="#8f776c" stroke-width="2.4" opacity=".6" filter="url(#vf)"/>'

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
const FLANK = '88.4 136.5, 91 156, 92 174, 93.5 192, 95.2 209, 97.1 226, 99.5 246, 101.3 266, 102.2 288'
const OUT = [0, 5, 7.5, 8, 7, 4.6, 1.8, 0, 0]
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
  ink(stroke(sidesOf(share)[0], 2, { from: 0.5, to: 0.1 }), stroke(sidesOf(share)[1], 3, { from: 0.5, to: 0.1 }))
/**
 * One patch on either side, in three layers that run out into the skin and into each other: the paler rim, the blood, and where it lies deepest. Fresh, it
 * lies about the fold; then it sinks along the flank to the waist, broadest below, as what sinks gathers there. It is deepest on the flank's front and pales
 * towards the contour, where the skin turns away. The other side has less, and not the same.
 */
const PLACES = {
  fresh: {
    rim: [
      '80 146, 98 142, 112 152, 126 168, 148 180, 172 187, 186 194, 172 203, 150 208, 136 222, 128 240, 116 258, 100 268, 86 262, 82 210',
      '400 152, 386 150, 374 160, 356 176, 332 188, 320 196, 334 206, 350 214, 358 232, 370 248, 386 254, 400 240',
    ],
    blood: [
      '92 158, 104 160, 118 174, 138 186, 156 195, 142 204, 128 214, 120 230, 110 246, 98 252, 92 236, 88 200',
      '392 166, 378 170, 362 184, 344 195, 354 207, 364 220, 374 236, 388 240, 396 208',
    ],
    deep: [
      '99 178, 110 182, 122 194, 134 202, 122 212, 113 226, 104 236, 97 224, 95 198',
      '386 184, 374 188, 362 198, 368 212, 378 224, 388 218',
    ],
  },
  low: {
    rim: [
      '90 180, 104 180, 120 194, 140 204, 152 214, 148 234, 146 258, 140 284, 126 304, 108 312, 96 298, 94 240',
      '394 196, 378 200, 360 210, 350 224, 350 246, 354 270, 366 290, 382 292, 390 260',
    ],
    blood: [
      '96 204, 108 202, 122 212, 134 224, 134 246, 130 270, 118 288, 106 294, 100 276, 97 240',
      '388 214, 374 218, 364 230, 364 252, 370 272, 382 278, 388 250',
    ],
    deep: ['103 228, 113 228, 121 240, 121 258, 113 272, 105 270, 101 250', '383 236, 374 240, 373 254, 379 264, 385 256'],
  },
  last: {
    rim: [
      '92 220, 106 218, 124 230, 140 246, 148 270, 146 296, 132 318, 112 332, 98 324, 94 280',
      '392 236, 376 236, 362 250, 354 272, 358 296, 372 312, 388 308',
    ],
    blood: ['100 256, 114 256, 128 268, 130 290, 120 308, 106 314, 99 296', '384 268, 372 272, 368 288, 376 300, 386 294'],
    deep: ['', ''],
  },
} as const
type Place = keyof typeof PLACES
/** Its rim is laid upon the tones of his skin; violet alone would be a smear of soot there: what lies in the rim keeps its own colour. */
const BLOOD: Record<Place, readonly [rim: string, blood: string, deep: string, how: readonly [number, number, number]]> = {
  fresh: ['#dcb3a6', '#8a5563', '#5d3a55', [0.9, 0.46, 0.52]],
  low: ['#e6dda8', '#827d45', '#6c4850', [0.85, 0.38, 0.42]],
  last: ['#f3e2ac', '#c8a24c', '#9a6a48', [0.72, 0.24, 0.18]],
}
/** It runs far out into the skin. */
const SPREAD = [
  ['bt', 6],
  ['bv', 9],
  ['bw', 7],
  ['bx', 5],
]
  .map(
    ([id, blur]) => `<filter id="${id}" x="-.5" y="-.4" width="2" height="1.8"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  .join('')
const FLUSH = '<filter id="lf" x="-.2" y="-1" width="1.4" height="3"><feGaussianBlur stdDeviation="1.5"/></filter>'
const layer = (colour: string, lines: readonly string[], opacity: number, blur: string) =>
  lines
    .map((line, i) =>
      line ? area(colour, line, `filter="url(#${blur})" opacity="${+(opacity * (i ? 0.8 : 1)).toFixed(2)}"`) : '',
    )
    .join('')
const onBoth = (at: Place, share: number) => {
  const { rim, blood, deep } = PLACES[at]
  const [pale, tone, dark, how] = BLOOD[at]
  const [left, right] = sidesOf(share)
  const id = `b${at}`
  return (
    `<clipPath id="${id}"><path d="${curve(left)}L102.2 300L99 335H382L378.8 288${curve(right.toReversed(), { joined: true })}L386 120H95z"/></clipPath>` +
    `<g clip-path="url(#${id})" style="mix-blend-mode:multiply">${layer(pale, rim, how[0], 'bv')}</g>` +
    `<g clip-path="url(#${id})">${layer(tone, blood, how[1], 'bw')}${layer(dark, deep, how[2], 'bx')}</g>`
  )
}
/** The line on the lower border of either areola, as the plate 'after' has it: it follows that border and runs out at both ends. `more`: so much broader. */
const LINE = /<!-- the scar -->\s*<path[^>]* d="([^"]+)"/.exec(after)?.[1]
if (!LINE) throw new Error('gynaecomastia-grade-2-after: the comment names no scar')
const line = (colour: string, more: number, opacity = 1) =>
  fill(
    colour,
    LINE,
    `transform="translate(-3.6 -3.6) scale(1.015)"${more ? ` stroke="${colour}" stroke-width="${more}"` : ''} opacity="${opacity}"`,
  )
/** Fresh, the skin about it is flushed. */
const flushed = (opacity: number) =>
  thin(
    'M136 161C139 167 143 168.500 148 168.500C153 168.500 158 166.500 160 162M323 161C325 166 329 168 333.500 168C338 168 343 166 345 161.500',
    '#b4524a',
    5,
    `filter="url(#lf)" opacity="${opacity}"`,
  )
/** A week old: it has sunk from the fold towards the waist and runs out into the skin. */
const weekOld = onBoth('low', 0.6)

/** Day 7, seen large. */
export const week = weekOld + swollen(0.6) + flushed(0.26) + line('#9c4640', 0, 0.9)
/** In the cells of a sheet, whose units are whole, the areolae are drawn by themselves, so that they stay round. */
const AREOLAE = [
  [146.6, 156.8, 13.6, 10.1],
  [334.4, 157.1, 12.6, 9.6],
] as const
const areolae =
  fill('#773b38', AREOLAE.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)).join(''), 'opacity=".6"') +
  fill('#523022', AREOLAE.map(([x, y]) => ellipse(x + 1, y + 1.4, 5, 4.2)).join(''), 'opacity=".5" filter="url(#vf)"') +
  fill('#773b38', AREOLAE.map(([x, y]) => ellipse(x, y, 4, 3.3)).join(''), 'opacity=".5"') +
  fill('#e3ba95', AREOLAE.map(([x, y]) => ellipse(x - 1.2, y - 1.1, 2.4, 1.6)).join(''), 'opacity=".6" filter="url(#vf)"')
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
    .replaceAll(/(\bid="|href="#|url\(#)(?!who|hair|vf)/g, `$1d${10 * share}`)
    .replace(' id="who"', '')
/** As large as a plate. */
const large = cast('man-chest-flat', 'm38', own, 1)
export const near = large + contourOf(large) + SPREAD + FLUSH
const largeSwollen = swelledOf(large, 0.6)
export const nearWeek = largeSwollen + contourOf(largeSwollen) + SPREAD + FLUSH

export const plate: Recovery = {
  kind: 'chest',
  title: 'Recovery of a man’s chest, by day',
  desc: 'A man of 38. Day 1: a tight vest. Day 3: seen without the vest; most swollen, bruises violet on both sides. Day 7: bruises green, on their way to the waist. Day 14: yellow, low. Day 90: flat; a fine line at the edge of each areola.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  defs: `${inCells}${contourOf(inCells)}${SPREAD}${FLUSH}<filter id="vf"><feGaussianBlur stdDeviation="1.6"/></filter>`,
  window: [77, 0, 0.735],
  states: [
    { day: 1, drawn: worn },
    { day: 3, drawn: instead(1) + onBoth('fresh', 1) + swollen(1) + flushed(0.4) + line('#9f3a38', 0.9) },
    { day: 7, drawn: instead(0.6) + weekOld + swollen(0.6) + flushed(0.3) + line('#a8463f', 0.5) },
    { day: 14, drawn: softly(0.35) + onBoth('last', 0) + line('#b0574c', 0.6) },
    { day: 90, drawn: softly(0.15) + line('#b35b4c', 0, 0.9) },
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
