import { curve, ellipse, stroke } from '../pen'
import { area, fill, ink, INK, part, thin, whole } from '../marks'
import { FEATURES } from '../features'
import { BROWN, fromRight, LAID, near, PENCIL_NEAR } from '../hands'
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
/** Moist cotton on each closed lid: it follows the dome of the eye, has no hard edge, and sinks at its rim; the far pad is foreshortened and ends inside the profile. */
const pad = (shade: string, outline: string, turn: string, low: string) =>
  area('#93603f', shade, 'opacity=".45"') + area('#f9f4ee', outline) + area('#e3d9cf', turn) + area('#c3b7ad', low)
const guarded =
  pad(
    '114 112, 122 96, 136 102, 142 116, 138 132, 128 138, 117 131',
    '114 112, 117 100, 126 94, 135 99, 139 112, 137 126, 129 132, 119 128.5, 115 121',
    '137 104, 139 112, 137 126, 129 132, 119 128.5, 129 127, 135 117',
    '137.5 120, 137 126, 129 132, 122 130, 131 128.500',
  ) +
  pad(
    '162 116, 180 94, 230 94, 257 112, 254 134, 234 148, 204 151, 178 146, 164 134',
    '159 117, 163 102, 178 91, 206 87, 234 91, 249 102, 254 117, 249 132, 234 141, 206 145, 178 141, 163 131',
    '249 102, 254 117, 249 132, 234 141, 206 145, 184 142, 212 139, 234 133, 246 121',
    '253 122, 249 132, 234 141, 206 145, 192 143.500, 218 141, 240 134',
  ) +
  // Two soft folds towards the outer corner, and the damp shines where it stands out.
  thin('M202 118q22-2 40-8M208 127q16 0 30-5M126 112q6-1 10-4', '#d3c8be', 1.3) +
  fill('#fff', stroke('170 110, 180 100, 204 95, 226 97', 6) + stroke('118 108, 122 101, 128 99', 3)) +
  // The lips are closed: one line; an ointment lies over them and a little beyond, a soft shine without an edge.
  fill('#b5675c', 'M121 227h28l32 6-22 6-38 1z') +
  thin('M120 233q14 4 26 1t32 .6', INK, 1.7) +
  '<filter id="lb"><feGaussianBlur stdDeviation="2.6"/></filter><g filter="url(#lb)">' +
  area('#f6ddcf', '122 222, 136 212, 158 216, 188 234, 164 256, 140 260, 126 250', 'opacity=".3"') +
  fill('#fff', 'M128 247q14 3 28-3-10 11-26 10zM129 219q8-4 16-1-8 5-16 1z', 'opacity=".7"') +
  '</g>'
/** The peel: a clear film that shines where the brush has passed, no change of tone; it lies on the cheek as the bone runs. */
const film =
  area(
    '#fff4df',
    '186 176, 204 158, 236 148, 272 132, 304 128, 322 144, 318 176, 296 204, 262 226, 222 236, 194 222, 182 200',
    'opacity=".4"',
  ) +
  fill(
    '#fff',
    'M198 178Q246 162 290 138 254 174 198 178zM200 202Q228 192 248 176 232 200 200 202zM262 178Q288 160 306 144 294 172 262 178z',
    'opacity=".6"',
  )
/** A peel is put on with a soft flat brush, no wider than two fingers: its hair gives way on the skin. */
const softBrush =
  part('#d8b48c', '30 -4, 70 -5, 130 -3, 136 0, 130 4, 70 5, 30 4', 1.3) +
  fill('#a87f58', 'M40 1h92l-4 3-60 1-28-1z') +
  part('#c3ced1', '10 -6, 32 -5, 32 5, 10 6', 1.2) +
  fill('#8d9da3', 'M11 2h20v3H11z') +
  part('#7a5646', '12 -6, 2 -7, -10 -5, -20 1, -27 10, -16 10, -4 9, 12 6', 1.2) +
  area('#4f352b', '12 6, -4 9, -16 10, -27 10, -18 6, -4 4, 12 2') +
  thin('M8-3q-14-1-25 6M8 0q-10 0-18 5', '#b08a74', 1.1)
/** The pen of the machine that takes dead skin off: a small flat head set with diamond dust, no wider than a finger, its face on the skin; its hose. */
const polisher =
  fill(INK, stroke('120 3, 160 2, 200 -8, 260 -40', 13, { from: 1, to: 1 })) +
  fill('#8d9da3', stroke('120 3, 160 2, 200 -8, 260 -40', 10, { from: 1, to: 1 })) +
  area('#7a4a38', '-5 -10, -7 6, -2 19, 8 24, 22 22, 40 18, 30 8, 6 10', 'opacity=".5"') +
  // The disc, thin as a coin, on its neck.
  part('#c3ced1', '10 -7, 22 -5, 36 -8, 36 9, 22 6, 10 8', 1.4) +
  fill('#8d9da3', 'M11 3l11 1 13 2v3l-13-3-11 2z') +
  fill('#eef3f3', 'M1-17h8q7 17 0 35H1q-9-17 0-35z', `stroke="${INK}" stroke-width="1.5"`) +
  fill('#8d9da3', 'M-3 8q1 6 4 10h8q2-5 3-10zM1-17q-9 17 0 35 5-17 0-35z') +
  thin('M0-12v0M-2-6v0M1-3v0M-2 2v0M1 6v0M-1 11v0', '#eef3f3', 1.3) +
  part('#eef1f0', '34 -10, 40 -11, 66 -9, 124 -8, 126 0, 124 12, 66 12, 40 13, 34 12', 1.5) +
  fill('#b6c3c6', 'M34 7h32l58-1v6l-58-1H34z') +
  fill('#fff', 'M36-8l30 1h54v4H36z') +
  thin('M46-10v22M52-10v22M58-10v22', '#7b8790', 1.3)
/** Two cold wet cloths, each folded once, lie along brow and cheek by their own weight: eyes, nose and mouth are free. Down is to the lower right here, as she lies. */
const BROW = 'M96 84L104 38Q148 22 204 18 266 26 318 58L356 108 332 132Q296 104 248 88 194 78 142 82z'
const CHEEK = 'M182 178Q204 160 256 150L358 142 386 206 380 264Q306 256 252 262L210 262Q186 226 182 178z'
const cloth = (outline: string, shade: string) =>
  fill('#93603f', outline, 'opacity=".45" transform="translate(4 3)"') +
  fill('#e6f1f2', outline, `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`) +
  fill('#bad3d7', shade)
const cooled = whole(
  cloth(
    BROW,
    'M97 80Q142 75 194 71 252 80 302 98L336 124 332 131Q296 103 248 87 194 77 142 81L97 83zM282 40L318 59 355 108 344 119Q322 76 282 40z',
  ) +
    cloth(
      CHEEK,
      'M209 252L252 252Q306 246 381 254V263Q306 255 252 261L210 261zM358 143L385 206 381 248 366 250Q372 196 340 144z',
    ) +
    // Each is folded once: two edges lie one upon the other along the lower side.
    thin('M97 79Q142 74 194 70 252 79 302 97L337 123M207 251L252 251Q306 245 381 253', '#6f97a8', 1.4) +
    // Soft waves where it follows brow and cheekbone.
    thin('M130 56q40-12 78-8M214 190q36-14 84-18M222 220q30-8 60-8', '#9dbfc6', 2),
)
/** Water runs from its lower edge over the skin towards the nape, each drop at the end of its wet way; in the panel's units. */
const wet =
  thin('M97 183Q89 191 90 201M106 197Q101 203 102 209', '#d9c7b4', 2.6, 'opacity=".5"') +
  fill('#5b2f2a', 'M88 206q4 5 7-1l1 3q-4 6-8-2zM100 213q4 4 6-1l1 3q-4 5-7-2z', 'opacity=".6"') +
  fill('#cfe3e8', 'M90 197q5 5 4 9-4 4-7 0-1-5 3-9zM102 206q5 4 3 8-3 3-6 0-1-4 3-8z') +
  thin('M89 203v1M101 211v1', '#fff', 1.4)

/** In fewer points, but with all her brows and lashes: two of the pictures are near. */
const elder = person('elder', 'elder-near').replace(FEATURES['elder-near']!, FEATURES['elder']!)
/** She lies back, her face up and the crown to the right, in a soft pillow. */
const turned = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${x} ${y}) rotate(58) scale(${scale}) translate(-200 -160)">${drawn}</g>`
const pillow =
  part('#f3ece4', '250 84, 236 96, 222 124, 206 156, 180 184, 150 200, 120 214, 96 232, 90 252, 252 252', 1.6) +
  area('#cfc2b8', '250 168, 214 196, 170 216, 132 228, 112 252, 252 252')
const view = (drawn: string, before = '') => turned(122, 116, 0.56, `<use href="#a"/><use href="#e"/>${drawn}`) + pillow + before
/** The fingers of a hand lie on the skin side by side: bare, or in a glove. */
const NAILS = ellipse(28, -35, 7, 4.5) + ellipse(11, -4, 7, 5) + ellipse(25, 23, 7, 4.5) + ellipse(52, 51, 6, 3.6)
const bare = (x: number, y: number, angle: number) =>
  placed('<use href="#gs"/>', x, y, angle) +
  `<g filter="url(#br)">${placed('<use href="#gl"/>', x, y, angle)}</g>` +
  placed(fill('#e3b39f', NAILS, 'stroke="#a9734f"'), x, y, angle)
const gloved = (x: number, y: number, angle: number) => placed('<use href="#gs"/><use href="#gl"/>', x, y, angle, 0.62)
/** Her cheek from near, for the tools. */
const close = (drawn: string, before: string) => turned(112, 62, 0.84, `<use href="#a"/><use href="#e"/>${drawn}`) + before
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
    thin('M214 174q26-9 64-9M230 182q22-8 48-9', '#ddcfc1', 1.4),
)

export const plate: Sheet = {
  slug: 'facial-skin-revive',
  title: 'Skin revive, step by step',
  desc: '1: two to four weeks of care at home, with sunscreen. 2: lying back, the face is cleaned; eyes and lips are protected. 3: gentle exfoliation by a machine whose head rests on the skin, if useful. 4: a superficial peel is brushed on for some minutes, the pads still on the eyes. 5: it is washed off, and the face cooled under wet cloths that leave nose and mouth free. 6: she spreads sunscreen over the cheek, after the moisturiser.',
  defs: `${elder}<g id="a">${capped}</g><g id="e">${guarded}</g>${BROWN}${LAID}${PENCIL_NEAR}`,
  panels: [
    {
      steps: '1',
      // Her own hand: the forearm comes from below the jaw.
      body: onPerson(
        'elder',
        78,
        20,
        0.66,
        `<g transform="translate(1 3)">${fill('#b98a66', DABS, 'opacity=".6"')}</g>${fill('#fdfaf6', DABS)}` + bare(252, 176, 34),
      ),
    },
    { steps: '2', body: view('', placed(swab(), 112, 150, -30, 1.05) + gloved(112, 150, 8)) },
    { steps: '3', body: close('', near(fromRight(polisher, 106, 122, -10, 64, 0.7))) },
    { steps: '4', body: close(film, near(fromRight(softBrush, 106, 122, -8, 74, 0.7))) },
    { steps: '5', body: view(cooled, wet + gloved(128, 160, 6)) },
    {
      steps: '6',
      body: onPerson('a', 92, 2, 0.74, sunscreen + bare(236, 170, 22)),
    },
  ],
}
