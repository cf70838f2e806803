import { curve, ellipse, stroke } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { FEATURES } from '../features'
import { BROWN, fromRight, LAID, laid, NAILS, near, PENCIL_NEAR } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed, swab } from '../tools'

/** The cap over her hair, in the 480 units of her plate; it ends over the ear, and no hair is seen in front of it. */
const headband =
  part(
    '#fdfaf5',
    '112 -60, 107 -20, 104 8, 109 25, 142 14, 204 8, 250 19, 288 40, 318 70, 352 116, 373 148, 390 126, 408 112, 412 86, 400 40, 380 -60',
    2,
  ) +
  area('#d3c8be', '330 20, 358 64, 374 108, 378 140, 390 126, 408 112, 412 86, 400 40, 380 -60, 330 -60') +
  ink(stroke('104 6, 150 -8, 210 -14, 270 -2', 1.4), stroke('286 8, 334 48, 372 104', 1.4), stroke('330 -8, 366 30, 396 76', 1.1))
const capped = `${fill('#3a2630', 'M340-60h150v64h-150z')}<use href="#elder"/>${headband}`
/**
 * One soft compress of moist gauze over both closed lids: it ends inside the profile, rises over the bridge, sinks in the corner beside it, gives over the ball of
 * the near eye; its plies lie open at the lower edge.
 */
const COMPRESS = curve(
  '112 112, 113 101, 120 94, 134 93, 147 95, 160 92, 180 87, 206 84, 234 87, 262 95, 270 98, 274 106, 276 122, 275 136, 268 140, 250 143, 228 148, 204 150, 182 148, 166 142, 156 136, 149 134, 142 135, 134 137, 122 136, 115 129',
  { loop: true },
)
const guarded =
  fill('#7a4a38', COMPRESS, 'opacity=".5" transform="translate(2 6)"') +
  fill('#c9bcb0', COMPRESS, 'stroke="#8d7468" transform="translate(0 3)"') +
  fill('#fbf6ef', COMPRESS, 'stroke="#8d7468" stroke-width="1.4"') +
  area(
    '#e6dcd1',
    '262 95, 270 98, 274 106, 276 122, 275 136, 268 140, 250 143, 228 148, 204 150, 182 148, 166 142, 156 136, 151 134, 151 118, 155 97, 159 116, 172 132, 196 139, 224 137, 250 128, 261 114',
  ) +
  area('#e6dcd1', '146 95, 147 114, 145 134, 134 137, 122 136, 116 130, 128 130, 137 122, 141 108') +
  area(
    '#c9bcb0',
    '275 136, 268 140, 250 143, 228 148, 204 150, 182 148, 166 142, 156 136, 155 116, 163 132, 182 143, 206 145, 240 139',
  ) +
  thin('M170 102Q196 91 226 95M266 102Q269 118 267 134M180 112Q190 103 204 102M118 108Q122 101 130 101', '#c9bcb0', 1.5) +
  // The lips are closed: one line; an ointment lies over them and a little beyond, a soft shine without an edge.
  fill('#b5675c', 'M127 227h22l32 6-22 6-32 1z') +
  thin('M126 233q10 4 20 1t32 .6', INK, 1.7) +
  '<filter id="lb"><feGaussianBlur stdDeviation="2.6"/></filter><g filter="url(#lb)">' +
  area('#f6ddcf', '122 222, 136 212, 158 216, 188 234, 164 256, 140 260, 126 250', 'opacity=".3"') +
  fill('#fff', 'M128 247q14 3 28-3-10 11-26 10zM129 219q8-4 16-1-8 5-16 1z', 'opacity=".7"') +
  '</g>'
/** The peel: a clear film that shines where the brush has passed, no change of tone; it lies on the cheek as the bone runs. */
const film =
  area(
    '#fff4df',
    '186 176, 204 158, 236 148, 272 132, 304 128, 322 144, 322 176, 308 208, 290 236, 264 256, 238 252, 210 232, 190 206',
    'opacity=".45"',
  ) +
  fill(
    '#fff',
    'M198 178Q246 162 290 138 254 174 198 178zM204 200Q236 190 264 172 244 198 204 200zM236 226Q268 206 294 172 282 212 236 226z',
    'opacity=".6"',
  )
/** A peel is put on with a soft flat brush, no wider than two fingers: its pale hair is wet, gives way on the skin and ends in the film. */
const softBrush =
  part('#d8b48c', '30 -4, 70 -5, 130 -4, 220 -2, 228 0, 220 3, 130 4, 70 5, 30 4', 1.3) +
  fill('#a87f58', 'M40 1h186l-6 2-152 2-28-1z') +
  part('#c3ced1', '10 -7, 32 -5, 32 5, 10 7', 1.2) +
  fill('#8d9da3', 'M11 2h20v3l-20 2z') +
  part('#f6ecdf', '12 -7, 0 -10, -14 -9, -26 -3, -33 7, -30 13, -18 13, -4 11, 12 7', 1.3) +
  area('#cfbba6', '12 2, -4 5, -20 8, -33 8, -30 13, -18 13, -4 11, 12 7') +
  thin('M9-4Q-10-7-28 2M9-1Q-8-2-30 7M9 2Q-6 4-26 10', '#a8927c', 1.1)
/** The pen of the machine that takes dead skin off: a small flat head, the diamond dust on the face that lies on the skin; its hose. */
const polisher =
  fill(INK, stroke('150 3, 180 2, 216 -8, 270 -40', 13, { from: 1, to: 1 })) +
  fill('#8d9da3', stroke('150 3, 180 2, 216 -8, 270 -40', 10, { from: 1, to: 1 })) +
  // Its disc lies flat on the cheek, which gives a little at its rim; the neck rises from its back.
  fill('#7a4a38', 'M-15 10Q-8 24 8 22 20 19 24 10L40 18V8L8-4z', 'opacity=".5"') +
  thin('M-19 6Q-20-12-4-16', '#f7e6d4', 2.4) +
  fill('#8d9da3', 'M-16 3a16 14 0 0 0 32 0v4a16 14 0 0 1-32 0z', `stroke="${INK}" stroke-width="1.5"`) +
  fill('#dde5e6', ellipse(0, 3, 16, 13.5), `stroke="${INK}" stroke-width="1.3"`) +
  fill('#fff', 'M-13 1Q-9-8 2-8-6-4-9 5z') +
  part('#b6c3c6', '-4 3, -1 -3, 8 -5, 22 -5, 36 -8, 36 9, 22 6, 8 9, 0 8', 1.4) +
  fill('#8d9da3', 'M0 6l10 1 12-1 13 1v2l-13-3-12 3z') +
  part('#eef1f0', '34 -10, 40 -11, 66 -9, 154 -7, 157 2, 154 11, 66 12, 40 13, 34 12', 1.5) +
  fill('#b6c3c6', 'M34 7h32l88-1v5l-88 1H34z') +
  fill('#fff', 'M36-8l30 1h86v4H36z') +
  thin('M46-10v22M52-10v22M58-10v22', '#7b8790', 1.3)
/**
 * A cold wet mask over the whole face, thin enough that her form comes through: eyes, nostrils and mouth are free. It is slit at the edge, so that
 * it lies round chin and cheek without a crease.
 */
const MASK =
  'M113 66Q150 42 214 34 280 36 326 70 352 96 360 134 362 147 360 160 358 196 346 226 336 252 312 270 302 279 290 286 256 304 208 312 176 316 152 312 140 305 134 288 130 276 125 268 124 261 132 262 156 262 172 256 190 246 194 238 176 224 146 217 126 214 119 220 114 212 118 206 142 206 164 198 184 190 180 176 170 166 150 168 128 174 108 178L116 146Q122 138 121 133 138 130 145 114 144 97 134 89 122 86 112 88L110 78 113 66z'
const HOLE = 'M160 110Q174 84 206 82 248 86 262 108 246 138 208 140 174 136 160 110z'
const cooled =
  whole(
    fill('#7a4a38', MASK + HOLE, 'fill-rule="evenodd" opacity=".4" transform="translate(3 5)"') +
      fill('#dcebec', MASK + HOLE, `fill-rule="evenodd" stroke="${INK}" stroke-width="2"`) +
      // It is wet and lies close: light and shade pass over it as over her face, and where it is slit one edge lies over the other.
      `<clipPath id="mk"><path d="${MASK}"/></clipPath><g clip-path="url(#mk)"><g filter="url(#lb)">` +
      fill(
        '#a9c9c9',
        'M326 66Q354 96 366 134L364 180Q360 220 316 274 270 306 208 320L140 318Q250 296 286 240 322 216 326 150 330 104 326 66zM164 198Q184 190 180 176 198 186 190 208 166 216 140 212zM146 146Q154 158 150 170L126 174Q142 160 146 146z',
      ) +
      fill('#7ea6aa', 'M364 170Q352 252 296 288 256 312 200 316 262 292 292 258 338 220 346 146z') +
      fill(
        '#fbffff',
        'M130 66Q176 42 236 46 180 56 140 80zM192 172Q236 140 290 146 240 160 208 192zM148 292Q166 278 200 280 170 290 158 304zM122 142Q132 136 136 146 130 160 116 170z',
      ) +
      '</g></g>',
  ) +
  // The lashes of the far lid: what is seen through the opening is an eye.
  thin('M133 115l1.500 5M127 118v5M121 117.500l-2 4.500', INK, 1) +
  thin('M158 78Q190 64 238 74M270 106Q300 120 316 150M212 220Q240 214 262 196', '#8fb4b7', 1.6) +
  thin('M286 248Q294 268 292 285M332 144Q348 150 360 152', INK, 1.3)
/** Her ear, from the level of the brow to that of the nose: helix, its inner fold, concha, tragus and lobe; behind it hair and the neck's shade. */
export const ear =
  whole(
    area('#a9734f', '396 184, 412 172, 426 156, 436 172, 416 212, 404 240, 392 222, 386 210') +
      area('#3b2730', '424 126, 442 118, 448 200, 440 240, 404 240, 411 212, 413 190, 420 170') +
      area('#3b2730', '380 92, 388 78, 402 72, 417 77, 428 95, 432 118, 428 142, 418 166, 404 172, 396 120'),
  ) +
  '<g transform="translate(57.500 16) scale(.85 .87)">' +
  whole(
    area(
      '#e6c3a3',
      '368 122, 374 98, 386 79, 402 71, 418 77, 429 95, 432 118, 427 140, 418 158, 410 176, 398 189, 385 190, 376 184, 366 190, 362 160',
    ) +
      area(
        '#cf9f7b',
        '380 116, 385 98, 394 87, 405 84, 416 91, 423 107, 423 126, 416 144, 406 160, 402 152, 412 136, 414 114, 408 102, 400 98, 392 106, 388 120',
      ) +
      area('#a9734f', '376 126, 386 116, 397 118, 403 129, 401 144, 393 156, 382 160, 377 152, 384 142') +
      area('#7a4a38', '379 134, 388 126, 390 138, 386 150, 380 156, 379 150, 385 142') +
      area('#cf9f7b', '404 164, 412 156, 408 176, 398 188, 386 189, 396 180') +
      area('#f3dcc6', '380 178, 386 170, 395 170, 396 178, 388 184') +
      thin(curve('379 102, 389 84, 403 76, 416 82, 425 98') + curve('396 104, 406 108, 409 120, 405 132'), '#f3dcc6', 3) +
      thin(
        curve('381 114, 386 98, 395 87, 405 84, 416 91, 423 107') +
          curve('376 126, 386 116, 397 118, 403 129') +
          curve('374 134, 383 142, 378 152, 384 160'),
        INK,
        1.4,
      ),
  ) +
  ink(stroke('374 102, 386 79, 402 71, 418 77, 429 95, 432 118, 427 140, 418 158, 410 176, 398 189, 385 190, 377 184', 2.8)) +
  '</g>'

/** In fewer points, but with all her brows and lashes: two of the pictures are near. */
const elder = person('elder', 'elder-near')
  .replace(FEATURES['elder-near']!, ear + FEATURES['elder']!)
  // Beyond the far corner of her mouth a little of the cheek is seen.
  .replace(/<path fill="#ab5f56".*?fill="#421621"[^>]*>/s, '<g transform="translate(23.500) scale(.87 1)">$&</g>')
/** She lies back, her face up and the crown to the right, in a soft pillow. */
const turned = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${x} ${y}) rotate(58) scale(${scale}) translate(-200 -160)">${drawn}</g>`
const pillow =
  part('#f3ece4', '250 84, 236 96, 222 124, 206 156, 180 184, 150 200, 120 214, 96 232, 90 252, 252 252', 1.6) +
  area('#cfc2b8', '250 168, 214 196, 170 216, 132 228, 112 252, 252 252')
const resting = '<use href="#pi"/>'
const view = (drawn: string, before = '') => turned(122, 116, 0.56, `<use href="#a"/><use href="#e"/>${drawn}`) + resting + before
/** Her own hand, or one in a glove: it rests on the skin by its fingertips, in the size of her face. */
const bare = (x: number, y: number, angle: number) =>
  placed(`<use href="#gs"/><g filter="url(#br)"><use href="#gl"/></g>${NAILS}`, x, y, angle, 0.76)
const gloved = (x: number, y: number, angle: number) => laid(x, y, angle, 0.54) + placed('<use href="#cu"/>', x, y, angle, 0.54)
/** That glove's cuff over the sleeve, its folds at the wrist, the lamp on its fingers. */
const CUFF =
  '<g id="cu" clip-path="url(#glc)">' +
  fill('#f3f7f6', 'M222-10Q228 90 168 210L460 400V0z') +
  fill('#c5d3d3', 'M206 110Q194 160 168 210L460 400V210z') +
  thin('M222-10Q228 90 168 210M214-10Q220 90 160 210', INK, 2.4) +
  thin('M204 30q-14 16-8 34M176 128q-16 2-26 12', '#6f999d', 2.4) +
  thin('M54-21Q88-6 118 8M16 9Q44 22 72 42M140 20Q170 34 186 62M34 64Q52 76 76 88', '#fff', 5, 'opacity=".7"') +
  thin('M48 49Q70 64 100 68', '#4f787f', 7, 'opacity=".5"') +
  thin('M48 49Q70 63 98 67M62 90Q78 96 92 105', INK, 1.8) +
  '</g>'
/** The same a little nearer, for the tools: from brow to chin the whole face is seen. */
const close = (drawn: string, before: string) =>
  turned(118, 88, 0.68, `<use href="#a"/><use href="#e"/>${drawn}`) +
  `<g transform="translate(-30 -53) scale(1.214)">${resting}</g>` +
  before
/** Cream in dabs, and what her finger has begun to draw out. */
const DABS = [
  '202 46, 212 40, 222 44, 219 53, 208 54',
  '139 288, 148 284, 155 289, 151 297, 142 296',
  '206 174, 232 164, 262 164, 262 176, 236 176, 214 182',
]
  .map((line) => curve(line, { loop: true }))
  .join('')
const SMEAR = curve(
  '178 184, 206 166, 248 156, 288 158, 288 180, 260 184, 232 190, 204 200, 222 187, 206 187, 184 196, 202 182, 192 182',
  { loop: true },
)
/** Sunscreen, drawn out by the fingertips: a thin film, and in it the way of each finger. */
const sunscreen = whole(
  area('#fdfaf6', '172 182, 200 156, 244 144, 284 146, 284 188, 244 206, 196 204', 'opacity=".45"') +
    `<g transform="translate(1 4)">${fill('#b98a66', SMEAR, 'opacity=".5"')}</g>` +
    fill('#fffdf9', SMEAR) +
    thin('M214 174q26-9 64-9', '#ddcfc1', 1.4),
)

/** The tube that it comes from. */
const screen =
  fill('#f7f1e8', 'M3 148h28l-3 66H6z', `stroke="${INK}"`) +
  fill('#d8cfc6', 'M22 149h8l-3 64h-5') +
  fill('#93a3aa', 'M8 215h18v18H8z') +
  thin('M16 180h0', '#e2a03c', 13) +
  thin('M16 169v22', '#e2a03c', 1.6)

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; moist gauze lies over the eyes, ointment over the lips. 3: gentle exfoliation by a machine whose head rests on the skin, if useful. 4: a superficial peel is brushed on for some minutes, the compress still over the eyes. 5: it is washed off, and the face cooled under a wet mask, open over eyes, nose and mouth. 6: she spreads sunscreen over the cheek, after the moisturiser.',
  defs: `${elder}<g id="a">${capped}</g><g id="e">${guarded}</g><g id="pi">${pillow}</g>${BROWN}${LAID}${CUFF}${PENCIL_NEAR}`,
  panels: [
    {
      steps: '1',
      // Her own hand: the forearm comes from below the jaw.
      body: onPerson(
        'elder',
        78,
        20,
        0.66,
        `<g transform="translate(1 3)">${fill('#b98a66', DABS, 'opacity=".6"')}</g>${fill('#fdfaf6', DABS)}` + bare(236, 180, 0),
      ),
    },
    { steps: '2', body: view('', placed(swab(), 112, 150, -30, 1.05) + gloved(108, 146, -6)) },
    { steps: '3', body: close('', near(fromRight(polisher, 104, 142, -10, 66, 0.74, 0.8))) },
    { steps: '4', body: close(film, near(fromRight(softBrush, 108, 144, -10, 66, 0.74, 0.8))) },
    { steps: '5', body: turned(122, 116, 0.56, `<use href="#a"/>${cooled}`) + resting },
    {
      steps: '6',
      body: onPerson('a', 56, 2, 0.74, sunscreen + bare(230, 176, -4)) + screen,
    },
  ],
}
