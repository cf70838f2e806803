import { chance, ellipse, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, removed, ROSE, thin, whole } from '../marks'
import { DONOR, STUBBLE } from '../donor'
import { writing } from '../grip'
import { fromRight, near, PENCIL, PENCIL_NEAR } from '../hands'
import { onPerson, person } from '../people'
import { hair, skinBlock } from '../skin'
import { combed } from '../bowed'
import { HIS } from '../frontal'
import type { Sheet } from '../sheet'
import { forceps, pen, placed, syringe } from '../tools'

/** The line aimed at: high, in the fringe of the old one, uneven; it keeps a shallow recess at either temple. */
const line =
  '137 125, 141 118, 148 115, 156 119, 165 128, 178 137, 194 139, 208 142, 226 140, 244 142, 262 137, 277 131, 285 123, 291 117, 298 115'
/** His closed lips, as they are seen from above: the line between them hangs, the upper one is foreshortened, the lower one in the shade of the nose on its far side. */
const MOUTH =
  fill(
    '#b5756a',
    'M171 358Q178 355 185 356.500 190 359 195 357.500 206 355 222 359 214 363 206 365 197 368 190 367 178 364 171 358z',
  ) +
  fill('#c98e80', 'M176 361Q182 365 192 366.500 206 365.500 219 361 213 369 203 373 190 375 181 370 176 361z') +
  fill('#8e534b', 'M205 365Q212 363.500 219 361 213 369 203 373 196 374.500 191 374 200 371 205 365z') +
  fill(INK, 'M169 357Q179 363 191 364.500 206 364 224 358.500 208 366 191 367 178 365 169 357z') +
  fill('#a9734f', 'M181 375.500Q191 381 204 377 197 383 187 381.500z', 'opacity=".7"')

/** His ear within its outline: rim, groove, inner ridge, bowl and tragus; its front runs into the cheek. */
const EAR =
  '<g transform="translate(13 -8) scale(.965 .974)">' +
  fill(
    '#cf9f7b',
    'M390 208C396 209 397 222 396 236 395 254 390 272 383 286 379 294 372 297 368 294 364 284 364 246 369 234 374 222 382 207 390 208z',
  ) +
  fill(
    '#a9734f',
    'M375 228C381 214 390 214 391 226 391 246 387 262 380 276 385 256 387 236 382 230Q378 226 375 228zM371 242C377 235 384 238 383 249 382 261 377 270 370 272 374 262 374 250 371 242z',
  ) +
  thin('M380 217C387 206 395 211 394 227 394 241 391 254 387 266', '#f3dcc6', 2.4) +
  thin('M371 289q2 4 6 2', '#f3dcc6', 2) +
  ink(stroke('369 237, 374 224, 381 215.500, 388 215, 390.500 225, 390 242, 386 261', 1.3, { from: 0.4, to: 0.2 })) +
  ink(stroke('374 233, 380 229, 385 234, 385.500 245, 382 259, 375 271', 1.2, { from: 0.3, to: 0.3 })) +
  ink(stroke('367 248, 372 251, 373.500 257, 369.500 264', 1.2, { from: 0.3, to: 0.3 })) +
  '</g>'

/** What the frame shows of his shoulders beyond his plate. */
const SHOULDERS =
  fill('#e3bd9b', 'M4 327L-50 348V400H4z') +
  fill('#f3dcc6', 'M477 383l24 11h-24z') +
  fill(INK, 'M4 325L-50 346v2L4 327zM476 382l26 11-1 1.500-25-10z')

/** Donor hair is clipped short before it is taken: so are the grafts. */
const root = (length: number, gland = false) =>
  hair(0, 0, length, { lean: 12, shaft: 10, gland, level: true, clipped: true }).replaceAll(/^<g[^>]*>|<\/g>$/g, '')
/** What stands beside the last hair of a group: its oil gland and its muscle. */
const beside = root(110, true).slice(0, -root(110).length)
const ROOTS = `<g id="r0">${root(110)}</g><g id="r1">${root(102)}</g><g id="rg">${beside}</g>`
const places = (count: number) => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 9)
const group = (count: number) =>
  `<g id="h${count}">${places(count)
    .map((x, i) => `<use href="#r${i % 2}" x="${x}"/>`)
    .join('')}</g><g id="u${count}"><use href="#rg" x="${places(count).at(-1)}"/><use href="#h${count}"/></g>`
/** What grows beside the grafts is long. */
const LONG = `<g id="lo">${fill('#2e1620', stroke('12 1, 12.500 -4, 17 -18, 27 -34', 3.4, { from: 1, to: 0.05 }), 'stroke="#c4a9b2" stroke-width="1.200" paint-order="stroke"')}<path fill="#2e1620" d="M10 4h3.500v-8h-3z"/></g>`
const grownOut = (x: number, count: number) =>
  `<g transform="translate(${x} 84) skewX(-8)"><use href="#u${count}"/>${places(count)
    .map((at) => `<use href="#lo" x="${at}"/>`)
    .join('')}</g>`
const unit = (x: number, count: number) => `<use href="#u${count}" x="${x}" y="84"/>`
/** A graft as it lies on the tray: the group as it grew, a cap of skin, its oil gland in the thin coat of what lay about it, which is fuller there and narrow at the roots. */
const grown = (count: number) => {
  const half = Math.ceil(count * 4.5 + 2)
  const [left, right] = [9 - half, half + 15]
  const wide = right - left
  return (
    `<g id="w${count}">` +
    fill(
      '#f6e2cd',
      `M${left} 0q${wide / 2}-5 ${wide} 0C${right + 3} 14 ${right + 9} 18 ${right + 8} 33 ${right + 7} 50 ${half + 6} 58 ${half + 1} 108 ${half} 124 ${-half} 124 ${-half - 1} 110 ${-half} 80 ${left - 3} 40 ${left} 0z`,
      `stroke="${INK}" stroke-width="1.4"`,
    ) +
    fill(
      '#dcb08e',
      `M${left} 0q${wide / 2}-5 ${wide} 0l2.500 11q-5 4-9 1-6 4-${wide - 15} 0-5 3-9.500-1z`,
      `stroke="#93603f" stroke-width="1"`,
    ) +
    thin(`M${right - 1} 24h0m3 8h0m-5 6h0`, '#c08f35', 10) +
    thin(`M${right - 1} 24h0m3 8h0m-5 6h0`, '#efd28a', 7.4) +
    '</g>' +
    `<g id="v${count}"><use href="#w${count}"/><use href="#h${count}"/></g>`
  )
}
const graft = (x: number, y: number, count: number, scale: number, turn = 0) =>
  `<use href="#v${count}" transform="translate(${x} ${y}) rotate(${turn - 6}) scale(${scale})"/>`

/** A slit at the angle of the neighbours, as deep as their roots and as wide as the graft. */
const slit = `<g transform="translate(150 84) skewX(-8)">${area('#6d2233', '3 -1, 21 -1, 18 40, 12 90, 4 116, -2 112, 0 70, 2 30', `stroke="#fff6ec" stroke-width="4"`)}${area('#7d2940', '3 -1, 21 -1, 18 40, 12 90, 4 116, -2 112, 0 70, 2 30', `stroke="${ROSE}" stroke-width="2"`)}</g>`
/** The graft of a single hair that goes into it, as long as the roots beside it. */
const planted = `<g transform="translate(161 38) skewX(-8)"><use href="#v1"/></g>`

/** Where grafts are set already: single hairs behind the line, apart, no two at quite the same angle, each in a small red point; before them the slits that wait. */
const rooted = (
  [
    [146, 111, 6, -9],
    [151, 103, 4, -10],
    [153, 113, 7, -8],
    [156, 94, 3, -10],
    [158, 105, 6, -9],
    [161, 116, 8, -7],
    [166, 120, 5, -10],
    [171, 128, 8, -8],
    [178, 132, 4, -10],
    [185, 134, 7, -9],
    [192, 136, 3, -11],
    [199, 135, 6, -9],
    [206, 138, 2, -11],
    [213, 136, 5, -10],
    [220, 137, 1, -11],
  ] as const
).map(([x, y, dx, dy], i) => [x + chance(i) - 0.5, y + chance(i + 9) - 0.5, dx, dy].map(Math.round))
const waiting = '228 136, 236 138, 244 138, 252 137, 260 134, 268 132, 275 128, 281 123, 286 117'.split(', ')
const SET =
  fill('#c9604f', rooted.map(([x, y]) => ellipse(x!, y!, 1.7)).join(''), 'opacity=".7"') +
  thin(rooted.map(([x, y, dx, dy]) => `M${x} ${y}q${dx! >> 2} ${dy! >> 1} ${dx} ${dy}`).join(''), '#2e1620', 1.1) +
  thin(waiting.map((at) => `M${at}l1-3`).join(''), ROSE, 1.2)

const punch =
  fill('#cbd5d8', 'M112 -6h28v48l-4 12v74h-3V58h-14v70h-3V54l-4-12z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#93a3aa', 'M131 -6h9v48l-4 12v74h-3V54z')

/** Or a narrow strip of clipped scalp from the back of the head, taken whole; the wound is stitched to one line. */
const strip =
  '<circle cx="197" cy="42" r="35" fill="#dcb08a"/><circle cx="197" cy="42" r="34" fill="url(#sb)" stroke="#fffaf4" stroke-width="3"/>' +
  removed('170 32, 197 27, 224 32, 197 39') +
  thin('M170 56q27 6 54 0', ROSE, 1.6) +
  thin('M174 53v7m8-6v7m8-6v7m7-7v7m7-7v7m8-8v7m8-8v7', '#2f3f6b', 1.3) +
  '<circle cx="197" cy="42" r="35.5" fill="none" stroke="#4d2039"/>'

const SKIN = '<use href="#sk"/>'

/** The line aimed at, before the forelock, at a grown man's height: nearly straight, rounded into either temple; of the second as far as it is drawn. */
const AIMED =
  '323 89, 320.500 81, 315 74, 306 69, 295 67, 282 68, 268 70.500, 254 72.500, 240 73, 226 72.500, 212 71, 198 68.500, 185 67, 174 69, 165 74.500, 158 82, 153 91, 150 101'
/** The cuts in the recess of his temple and before the forelock, each at the angle of the hair. */
const CUTS = 'M149 108l2-5M155 99l2-5M161 117l2-5M166 122l2-5M171 129l2-5M178 133l2-5M186 136l2-5'
export const plate: Sheet = {
  slug: 'hair-transplant',
  title: 'Hair transplant, step by step',
  desc: '1: a hand draws the new hairline, dashed. 2: local anaesthetic under the scalp. 3: a punch goes round a group of clipped hairs; in the circle a hatched strip; stitches. 4: grafts are sorted under magnification, tiny cuts made. 5: forceps bring a single hair into its slit, at the angle of the hair; groups stand behind. 6: a gauze band lies over the donor site, below the grafts.',
  defs:
    `<g id="cn">${whole(person('crown', 'crown-near'))}</g>` +
    PENCIL_NEAR +
    ROOTS +
    group(1) +
    group(2) +
    group(3) +
    grown(1) +
    grown(2) +
    grown(3) +
    LONG +
    `<g id="sk">${skinBlock({ top: 84, fat: 150 })}</g>` +
    STUBBLE,
  otherDefs: PENCIL + combed(whole(person('crown'))) + HIS,
  others: {
    // The line is drawn: for the picture of the group.
    lined: `<g transform="scale(.5)"><use href="#mn"/>${marked(AIMED).replace('"3.6"', '"5.2"').replace('"1.9"', '"3"').replaceAll('"5 4.5"', '"8 6"')}</g>${writing(162.5, 45.5, 0.52)}`,
    head:
      onPerson('crown', -46, 4, 0.62, SHOULDERS + MOUTH + EAR + SET + marked(line)) +
      fromRight(
        `<g transform="translate(2 0) rotate(67) scale(.155)">${graft(-8, -26, 1, 1)}</g>` + forceps(),
        174.5,
        72.5,
        -41,
        74,
        0.74,
        0.92,
      ),
  },
  panels: [
    {
      steps: '1', // As it is drawn: what is still to come lies before the pen.
      body:
        onPerson('cn', 92, 42, 0.78, marked(line.slice(0, line.indexOf(', 226')))) +
        near(fromRight(pen(), 93, 79, -22, 56, 0.76, 1.24)),
    },
    {
      steps: '2',
      body:
        SKIN +
        [36, 100, 196].map((x) => unit(x, 2)).join('') +
        area('#dfeceb', '120 157, 133 148, 152 146, 171 151, 180 162, 154 172, 129 168', 'opacity=".5"') +
        fill('#eef6f5', ellipse(148, 159, 19, 8), 'opacity=".8"') +
        placed(syringe('#dfeaea', 64), 148, 152, -75, 1.1),
    },
    {
      steps: '3',
      body:
        SKIN +
        unit(40, 2) +
        unit(206, 3) +
        unit(120, 2) +
        // At the angle of the hair, so that its wall runs beside the group and cuts none of its roots.
        `<g transform="rotate(6.2 132 84) translate(-13) scale(1.15 1)">${punch}${cut('116 80, 116 132', 1.8)}${cut('136 80, 136 132', 1.8)}</g>` +
        strip,
    },
    {
      steps: '4',
      body:
        fill('#dbe4e3', 'M0 0h240v240H0z') +
        fill('#c5d3d2', 'M0 162h240v78H0z') +
        // One dish for each kind, on wet gauze; two of them are looked at through the lens.
        fill('#9db3b4', 'M16 172h66v58H16zM88 172h66v58H88zM160 172h66v58h-66z') +
        fill('#f4f7f6', 'M14 170h66v58H14zM86 170h66v58H86zM158 170h66v58h-66z') +
        [1, 2, 3]
          .map((count) =>
            [0, 1, 2]
              .map((i) =>
                graft(count * 72 - 47 + i * 20 - count * 2, 187 - ((i + count) % 2) * 3, count, 0.29, ((i + count) % 3) * 5 - 6),
              )
              .join(''),
          )
          .join('') +
        '<g transform="translate(-46 2)">' +
        thin(ellipse(120, 84, 67), INK, 9.4) +
        fill('#f4f7f6', ellipse(120, 84, 67), 'stroke="#8d9da3" stroke-width="7"') +
        graft(84, 48, 2, 0.72, -4) +
        graft(130, 48, 3, 0.72, 6) +
        '</g>' +
        // The tiny cuts, each as long as a graft is wide, are made with a fine blade.
        '<svg x="154" y="34" width="86" height="122">' +
        onPerson(
          'cn',
          128,
          78,
          0.9,
          thin(CUTS, ROSE, 2) +
            placed(
              fill('#eef3f3', 'M0 0L9-4h15v8H12z', `stroke="${INK}"`) + fill('#93a3aa', 'M24-4h66v8H24z'),
              194,
              136,
              34,
              0.8,
            ),
        ) +
        '</svg>' +
        thin('M250 34h-96v122h96', INK, 1.4),
    },
    {
      steps: '5',
      body:
        SKIN +
        grownOut(34, 3) +
        grownOut(90, 2) +
        grownOut(208, 1) +
        slit +
        planted +
        placed(forceps(), 176, 64, -24, 0.8) +
        arrow('153 44, 149 77', 2.8),
    },
    {
      steps: '6',
      // The band runs below the grafts in front.
      body: DONOR,
    },
  ],
}
