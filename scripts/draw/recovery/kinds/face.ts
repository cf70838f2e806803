import svgpath from 'svgpath'
import { area, INK, thin, whole } from '../../panels/marks'
import { curve } from '../../panels/pen'
import { cast, contourOf, onSkin } from '../cast'
import { blot, FRAYED_WIDE } from '../bruises'
import { BRUISE, scar } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'
import { drain } from '../torso'

const MIDDLE = 240
/** The other side in the same words, which weigh nothing twice. */
const mirror = (drawn: string, axis = MIDDLE) => `<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${drawn}</g>`
const pair = (drawn: string): string => drawn + mirror(drawn)
/** A turn of soft cloth: the band, its shade and folds. */
const turn = (d: string, shade: string, folds: string) =>
  area('#f6efe7', d, `stroke="${INK}" stroke-width="2"`) + area('#d8ccc2', shade) + thin(folds, '#9b8583', 1.1)
/**
 * A bandage wound about the head: turns under the chin that go up over the ears, and over them two that cross on the brow. It lies close: it rises over either ear,
 * draws in below the lobe, turns at the angle of the jaw and bears on the chin from below; along its edge the cheeks give way.
 */
const EDGE = '139 40, 140 130, 151 192, 178 234, 208 256, 240 263, 272 256, 302 234, 328 192, 338 130, 339 40'
const bandage = whole(
  thin(curve(EDGE), '#96583a', 13, 'opacity=".5" filter="url(#bs)"') +
    thin(
      curve('158 156, 166 192, 188 226') + curve('322 158, 312 194, 292 226'),
      '#f2d4b8',
      6,
      'opacity=".55" filter="url(#bs)"',
    ) +
    // Its shade on the neck.
    area(
      '#7d4d34',
      '172 282, 200 290, 240 294, 280 290, 308 282, 304 296, 276 309, 240 314, 204 309, 176 296',
      'opacity=".6" filter="url(#bs)"',
    ) +
    // Under the chin it turns away.
    area(
      '#c9bbb0',
      '136 256, 158 275, 198 287, 240 291, 282 287, 322 275, 344 256, 330 278, 304 293, 272 301, 240 304, 208 301, 176 293, 150 278',
      `stroke="${INK}" stroke-width="2"`,
    ) +
    // Once from the other side; its end lies beneath the next.
    turn(
      '106 20, 104 120, 107 176, 126 226, 160 264, 206 286, 258 290, 302 281, 340 252, 364 206, 366 150, 348 150, 342 200, 318 244, 286 266, 250 272, 212 256, 182 220, 163 176, 156 120, 156 20',
      '122 222, 160 256, 206 280, 258 285, 300 276, 340 240, 366 200, 342 248, 302 281, 258 290, 206 286, 160 264',
      'M140 20q0 130 22 176t76 78',
    ) +
    turn(
      '104 20, 98 74, 94 104, 93 130, 97 158, 105 184, 111 206, 117 228, 128 249, 150 269, 184 283, 240 291, 296 283, 330 269, 352 249, 363 228, 369 206, 375 184, 383 158, 387 130, 386 104, 382 74, 377 20, 340 20, 338 130, 328 192, 302 234, 272 256, 240 263, 208 256, 176 234, 150 192, 140 130, 138 20',
      '364 20, 360 110, 350 176, 328 222, 290 254, 240 274, 190 270, 168 258, 196 279, 240 289, 296 283, 330 269, 352 249, 363 228, 369 206, 375 184, 383 158, 387 130, 386 104, 382 74, 377 20',
      'M352 20q0 96-14 168t-66 72M110 84q-8 44 0 84t28 62 58 38M364 84q8 46-2 92t-32 62-60 36M124 60q-2 76 10 120t44 68',
    ) +
    // Below the ear it draws in, and its folds run together there and on the chin.
    area('#d8ccc2', '97 160, 105 184, 112 208, 122 236, 134 252, 128 226, 118 202, 108 180') +
    thin(
      'M101 172q12 10 20 14M107 190q10 6 18 8M379 172q-10 10-18 14M373 190q-8 6-16 8M222 262q-2 12-8 22M240 265v20M258 262q2 12 8 22',
      '#9b8583',
      1.1,
    ) +
    // The turns on the brow shade those that go up beneath them.
    area('#cbbcb1', '104 54, 138 54, 138 68, 122 73, 102 69') +
    area('#b9aaa0', '343 62, 378 62, 379 76, 362 79, 343 74') +
    turn(
      '112 -60, 103 -10, 100 20, 100 42, 104 58, 118 64, 150 61, 190 55, 240 44, 320 20, 372 -10, 372 -60',
      '104 56, 118 54, 180 42, 260 28, 320 20, 240 44, 190 55, 150 61, 118 63.5',
      'M102 42q88-12 186-44M102 22q58-8 106-24',
    ) +
    turn(
      '366 -60, 376 -10, 380 20, 381 46, 376 64, 362 70, 330 67, 292 58, 240 45, 160 20, 108 -10, 108 -60',
      '372 50, 377 60, 362 69, 330 66, 292 57, 240 45, 190 30, 270 42, 330 54',
      'M378 38q-88-12-206-52M376 15q-56-8-103-21',
    ),
)
/** Its tube comes out below the bandage and runs down the neck; the bottle is pinned to her blouse. */
const bottle = drain('166 284, 172 306, 166 330, 146 346, 132 364', 130, 372, 0.8)

/** Where a path begins, from above. */
const topOf = (d: string): number => {
  let top = Number.POSITIVE_INFINITY
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers], _, __, y) => {
      const ys = command === 'V' ? numbers : command === 'H' ? [y] : numbers.filter((___, i) => i % 2)
      top = Math.min(top, ...ys)
    })
  return top
}
/** The contours of head and neck, by the names that they have in the form, and the lines of the face: lids, wings of the nose, mouth. */
const CONTOURS = /(<path (?:id="[\w-]+[fi]" d="|fill="#4d2039" d="(?=[^"]*" opacity="\.[69]")))([^"]*)/g
/** In the cells whole units are exact enough, but not for these: they are those of `exact`. */
const contoured = (of: string, exact: string): string => {
  const from = [...exact.matchAll(CONTOURS)]
  let at = 0
  return of.replaceAll(CONTOURS, (_, before: string) => before + from[at++]![2]!)
}
/** The cells end above her shoulders: what she wears is not in them. */
const bust = (of: string): string =>
  of
    .replaceAll(/<path [^>]*?\bd="([^"]+)"[^>]*\/>/g, (path, d: string) => (topOf(d) > 324 ? '' : path))
    .replaceAll(/<ellipse [^>]*cy="3[^>]*>/g, '')
const exact = cast('facelift-after', 'w58', '', 1)
/** Nor are the grey hairs over her ears and the finest lines above her lips. */
const who = contoured(
  bust(cast('facelift-after', 'w58', '', 0))
    .replace(/<path [^>]*#a99a9c"[^>]*opacity="\.7"[^>]*\/>/, '')
    .replace(/<path fill="#6e4130" d="m222 207[^>]*\/>/, ''),
  bust(exact),
)
/** As large as a plate, what is fine needs tenths, but for streaks of grey, hatching and what she wears. */
const near = exact.replaceAll(
  /(<path [^>]*"#(?:a99a9c|dcc6d1|6b3c2c)"[^>]* d=")([^"]*)/g,
  (_, before: string, d: string) => before + svgpath(d).abs().unshort().round(0).rel().toString(),
)
/** Her ears, with their studs: no swelling moves them, and a fuller cheek lies behind them. */
const EARS = /<g id="(\w+ears)".*?<\/g>/s
const above = (of: string): string => `<use href="#${EARS.exec(of)?.[1]}" transform="translate(-3.6 -3.6)scale(1.015)"/>`
/** Cheeks and jaw are fuller than they were and will be, a little less on her left. */
const fuller = (of: string, by: number, key: string, grain = 1) => {
  /** Beside the chin the skin gives way less: the neck keeps its line. */
  const low = Math.min(by, 9)
  return (
    swollen(
      of.replace(EARS, ''),
      '86 152, 394 152, 394 314, 86 314',
      [
        { at: [146, 208], by: [-by, 0], reach: [54, 60] },
        { at: [174, 256], by: [-0.5 * by, 0.7 * by], reach: [62, 40] },
        { at: [334, 208], by: [0.85 * by, 0], reach: [54, 60] },
        { at: [306, 256], by: [0.42 * by, 0.62 * by], reach: [62, 40] },
        // It is round from the lobe to beside the chin: the jaw has no corner.
        { at: [196, 276], by: [-0.25 * low, 0.5 * low], reach: [34, 30] },
        { at: [284, 276], by: [0.2 * low, 0.45 * low], reach: [34, 30] },
      ],
      key,
      grain,
    ) + above(of)
  )
}
const full = (by: number, key: string) => contoured(fuller(who, by, key, 0), fuller(who, by, key))
const nearFull = (by: number, key: string) => fuller(near, by, key)
/**
 * From the ear, where the skin was lifted, along the jaw; it sinks into the neck as the days pass. One side has less, and not the same. Each is an uneven
 * pool of several tones: the thin rim, the blood in it, and where that lies deepest.
 */
type Tone = readonly [colour: string, edge: string, opacity: number, rough: number, seed: number]
/** `other`: her left has the same, mirrored and so much fainter, a little higher; without it the tones of both sides are given. */
const AGES: Record<'dark' | 'green' | 'yellow', { rim: readonly Tone[]; pool: readonly Tone[]; other?: number }> = {
  dark: {
    rim: [
      [
        '#d6abb0',
        '121 166, 131 176, 142 194, 158 216, 176 234, 192 248, 196 264, 192 280, 198 300, 190 322, 174 330, 168 310, 174 286, 156 270, 130 252, 112 216, 118 190',
        0.9,
        11,
        8,
      ],
    ],
    pool: [
      ['#86506f', '122 182, 133 194, 146 212, 162 230, 178 244, 184 256, 176 264, 158 258, 138 244, 122 220', 0.46, 11, 21],
      ['#4f305e', '126 202, 140 214, 154 230, 166 246, 160 252, 146 244, 132 228', 0.46, 8, 4],
      ['#6d4670', '178 266, 188 270, 190 286, 194 304, 184 316, 177 304, 180 284', 0.34, 5, 6],
    ],
    other: 0.62,
  },
  green: {
    rim: [
      [
        '#f3e2b2',
        '136 186, 148 194, 160 210, 176 228, 194 244, 204 256, 198 270, 200 290, 204 310, 194 328, 180 336, 172 322, 174 300, 172 282, 158 266, 144 250, 138 232, 134 208',
        0.9,
        11,
        8,
      ],
      [
        '#f3e2b2',
        '338 206, 328 222, 312 238, 298 250, 288 262, 290 284, 292 304, 300 318, 306 308, 306 286, 318 266, 334 246, 340 226',
        0.9,
        10,
        12,
      ],
    ],
    pool: [
      ['#a0944a', '142 206, 154 218, 168 232, 184 246, 193 258, 180 266, 164 260, 150 246, 143 228', 0.4, 10, 5],
      ['#85505f', '145 216, 156 225, 168 236, 180 249, 184 257, 172 257, 158 246, 148 232', 0.5, 5, 6],
      ['#a0944a', '334 218, 322 233, 306 246, 294 257, 304 264, 320 254, 332 240', 0.4, 8, 9],
      ['#85505f', '331 226, 320 238, 306 248, 300 254, 310 257, 322 249, 330 238', 0.42, 5, 6],
    ],
  },
  yellow: {
    rim: [
      [
        '#f4e3b0',
        '142 220, 152 232, 168 246, 184 258, 194 274, 197 296, 192 316, 180 324, 174 308, 174 288, 160 272, 146 252',
        0.75,
        12,
        8,
      ],
    ],
    pool: [
      ['#d3ae55', '178 276, 187 284, 190 300, 184 312, 179 302', 0.3, 5, 21],
      ['#d3ae55', '146 228, 156 238, 170 250, 180 260, 168 262, 154 248', 0.36, 8, 5],
    ],
    other: 0.75,
  },
}
const tones = (list: readonly Tone[]) =>
  list.map(([colour, edge, opacity, rough, seed]) => blot(colour, edge, opacity, { rough, seed })).join('')
/** A bruise lies on her as far as she is swollen, and ends at that contour. */
const bruised = (age: keyof typeof AGES, face: string, key: string) => {
  const { rim, pool, other } = AGES[age]
  const sides = (list: readonly Tone[], id: string) =>
    other === undefined
      ? tones(list)
      : `<g id="${id}">${tones(list)}</g><use href="#${id}" transform="matrix(-.96 0 0 .96 475 6)" opacity="${other}"/>`
  return (
    face +
    contourOf(face, [], `${key}s`) +
    onSkin(sides(rim, `${key}r`), `${key}s`) +
    `<g clip-path="url(#${key}s)">${sides(pool, `${key}p`)}</g>`
  )
}
/** On the cheek, close before the ear, from the hair to the lobe. */
const line = '137.5 124, 138.6 131, 139.2 137, 138 142, 137.6 149, 138.6 156, 140.4 163, 141.2 170, 141.4 178, 141 184, 139.4 189'
/** Fine single threads, as short as the cut is wide, close to each other, on round the lobe, where the cut goes behind the ear. */
const ROUND = `${line}, 136.8 192.5, 132.5 194.4, 128 193.4`
const THREADS =
  [128, 133, 138, 143, 148, 153, 158, 163, 168, 173, 178, 183]
    .map((y, i) => `M${[136.9, 137.4, 137.6, 136.3, 136, 136.6, 137.3, 138.8, 139.4, 139.7, 139.7, 139.6][i]} ${y}l3.2-.7`)
    .join('') + 'M137.2 188.200l3.4 1.200M135.800 191.400l2 2.600M132.200 192.800l.6 3.200M128.600 192l-.8 3'
const sewn = pair(`${scar(ROUND, '#a63d59', 1.5)}${thin(THREADS, '#2f3f6b', 0.7)}`)
const red = (opacity: number, colour = '#b5405c') => pair(`<g opacity="${opacity}">${scar(line, colour, 1.6)}</g>`)

/** Where the ground is dark her hair keeps its edge. */
const shared = (of: string): string =>
  of +
  '<style>@media(prefers-color-scheme:dark){:root{--o:#a07c84}}</style>' +
  FRAYED_WIDE.replace('"bt" x="-.4" y="-.4" width="1.8"', '"bt" x="-2" y="-.4" width="5"')
/** For the plates of the result, which are larger. */
export const nearDefs = shared(near).replace('"1.7"', '"3.6"').replace('"3.2"', '"4.6"')
/** Larger, it is a thread that lies along the tragus and in the crease before the lobe; the skin beside it is still pink. */
const fine = (colour: string, width: number, glow: number): string =>
  pair(`<g opacity="${glow}" filter="url(#bt)">${scar(line, '#d8707a', 4)}</g>${scar(line, colour, width)}`)
export const week = bruised('green', nearFull(9, 'fullb'), 'fullb') + fine('#ab4a58', 1.3, 0.34)

/** Settled: nothing but the line. */
const settled = red(0.55, '#c9767a')
/** In the third month, in the plates: the line is pink, and below the lobe a little fullness is left. */
export const late = fine('#bd6a6e', 1.1, 0.26)
export const lateFull = nearFull(4, 'fullc')

export const plate: Recovery = {
  kind: 'face',
  title: 'Recovery of face and neck, by day',
  desc: 'A woman of 58 from the front. Day 1: a bandage around head and chin, a drain. Day 3: most swollen, bruises violet along jaw and neck, threads before the ears. Day 7: less, bruises green, threads come out. Day 14: yellow and low on the neck, where make-up can cover them. Day 90: settled; a fine line before the ears.',
  sources: [
    'https://www.estheticon.com/procedures/face-lift-rhytidectomy-recovery (drain out after a day, threads on days 7 to 10)',
    'https://www.healthcentre.org.uk/cosmetic-surgery/facelift-after.html (bandage over the head and under the chin, drains for a day or two)',
    'https://rocketswag.com/retirement/cosmetic-surgery/face-lift/Recovery-After-A-Face-Lift.html (bandage off on days 2 to 5, threads from day 5)',
  ],
  defs: shared(who).replace('stdDeviation="3.2"', 'stdDeviation="5.2"'),
  window: [72, -2, 0.72],
  states: [
    { day: 1, drawn: bottle + `<g transform="matrix(.92 0 0 1 19.2 0)">${bandage}</g>` },
    { day: 3, drawn: bruised('dark', full(13, 'fulla'), 'fulla') + sewn },
    { day: 7, drawn: bruised('green', full(9, 'fullb'), 'fullb') + red(1) },
    { day: 14, drawn: bruised('yellow', full(7, 'fullc'), 'fullc') + red(0.9) },
    { day: 90, drawn: settled },
  ],
  curve: [
    [0, 0.45],
    [1, 0.7],
    [3, 1],
    [7, 0.68],
    [14, 0.4],
    [28, 0.24],
    [90, 0.09],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [3, BRUISE.dark],
    [5, BRUISE.dark],
    [8, BRUISE.green],
    [13, BRUISE.yellow],
    [20, BRUISE.none],
  ],
}
