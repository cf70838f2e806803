import { drawnIn, full, GAP, HIPS, inset, navel, RING, SLIM } from '../abdomen'
import { curve, ellipse, mirrored, moved, pointsOf, stroke } from '../pen'
import { area, arrow, fill, ink, INK, marked, part, removed, ROSE, thin, whole } from '../marks'
import { fromRight, near, PENCIL, PENCIL_NEAR } from '../hands'
import { twice } from '../lift'
import { ownSheet } from '../own'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { soft } from '../torso'
import { bar, cannula, pen, placed } from '../tools'

const flank = '332 206, 380 216, 414 262, 434 322, 428 376, 386 392, 344 364, 322 312, 318 252'
const inner = '348 242, 384 258, 408 300, 412 346, 386 360, 358 332, 342 286'
const SURFACE = '-50 70, 0 72, 60 66, 130 72, 200 66, 250 71, 300 68'
const UNDER_DERMIS = '-50 88, 0 90, 60 85, 130 91, 200 84, 250 89, 300 87'
const SHEET = '-50 126, 0 127, 60 121, 130 128, 200 122, 250 127, 300 125'
const WALL = '-50 207, 0 209, 60 203, 130 210, 200 204, 250 209, 300 207'
/** Skin, the thin upper layer of fat, the fascia within it, the deep fat, the muscle. */
const wall = (deep: string, drawn: string) =>
  fill('url(#f)', 'M-50 78h350v136H-50z') +
  fill(LAYER.fatShade, `${curve(SHEET)}V214H-50z`, 'opacity=".22"') +
  deep +
  fill('url(#d)', `${curve(SURFACE)}L300 87${curve([...pointsOf(UNDER_DERMIS)].toReversed(), { joined: true })}z`) +
  thin(curve(UNDER_DERMIS), INK, 0.8) +
  fill(LAYER.skin, stroke(moved(SURFACE, 0, 3.4), 7, { from: 1, to: 1 })) +
  fill(LAYER.skinShade, stroke(moved(SURFACE, 0, 7), 1.4, { from: 1, to: 1 })) +
  fill(INK, stroke(SHEET, 3.6, { from: 1, to: 1 })) +
  fill(LAYER.fascia, stroke(SHEET, 2.2, { from: 1, to: 1 })) +
  fill('url(#m)', `${curve(WALL)}V262H-50z`) +
  fill(INK, stroke(WALL, 4.8, { from: 1, to: 1 })) +
  fill(LAYER.fascia, stroke(WALL, 3.4, { from: 1, to: 1 })) +
  ink(stroke(SURFACE, 2.6, { from: 1, to: 1 })) +
  drawn
/** The opening in the skin, where the tube goes in. */
const opening = fill('#b3264f', 'M159.500 68Q165 71 170.500 68L157 88H146z')
/** So near, of what guides the tube only its handle is seen; the hose leaves from it. */
const guided = placed(cannula(154) + bar(212, -8, 60, 16), 79, 180, -52)

/** A tunnel is what the tube leaves when it has passed: a dull gap between the lobules, straight, blunt as the tube at its end. All of them turn about the one opening, as a fan does. */
const tunnels = (ends: readonly (readonly [x: number, y: number])[]): string => {
  const ways = ends.map(([x, y]) => `M166 80L${x} ${y}`).join('')
  // Through the layer that stays, each is only passed through.
  const field = ends.map(([x, y]) => `M${Math.round(166 + ((x - 166) * 56) / (y - 80))} 136L${x} ${y}`).join('')
  return (
    thin(ways, LAYER.fatShade, 5.4, 'opacity=".9"') + thin(field, LAYER.fatShade, 6.4) + thin(field, '#8f6420', 3, 'opacity=".5"')
  )
}
/** Globules that have come loose drift towards the openings of the tube. */
const loose = [
  [70, 169, 3.2],
  [81, 159, 2.4],
  [72, 184, 3],
  [63, 189, 2.4],
  [79, 191, 2.6],
] as const
const globules =
  fill('#f7dd93', loose.map(([x, y, r]) => ellipse(x, y, r, r * 0.86)).join(''), 'stroke="#b98a38" stroke-width=".8"') +
  fill('#fff6da', loose.map(([x, y]) => ellipse(x - 1, y - 1, 1)).join(''))
/** The fluid spreads through the deep fat from the side openings of the tube, thinner the further it has come; the lobules drink it. */
const wet =
  '8 150, 30 138, 64 134, 96 136, 128 140, 158 150, 178 164, 186 180, 170 194, 138 200, 104 204, 66 200, 34 204, 12 190, -4 172'
const wettest = '40 160, 66 150, 96 152, 126 162, 138 176, 122 188, 92 192, 60 190, 40 178'
const fluid = [
  [70, 176, 4],
  [61, 184, 2.6],
]
  .map(([x = 0, y = 0, r = 2]) => ellipse(x, y, r, r * 0.86))
  .join('')

/** A ring of the jar at a height: its front, and its back. */
const front = (y: number) => `M56 ${y}c4 12 88 12 92 0`
/** A tube of clear plastic, and what runs in it. */
const hose = (line: string, inside = '') =>
  fill(INK, stroke(line, 10, { from: 1, to: 1 })) + fill('#eef3f3', stroke(line, 7.6, { from: 1, to: 1 })) + inside
/** The jar on its shelf: fat floats on the fluid; both are read at the scale, against the limit that was agreed. */
const canister =
  area('#b79f97', '60 214, 110 206, 196 210, 214 217, 190 224, 120 227, 70 224', 'opacity=".8"') +
  hose('84 52, 82 30, 56 20, -8 26', fill('#e3b45c', stroke('82 42, 76 31, 52 23, -8 27', 3.4))) +
  hose('124 52, 126 26, 120 -8') +
  fill('#e6efef', 'M56 62V206c4 12 88 12 92 0V62z', `stroke="${INK}" stroke-width="2"`) +
  // Below the salt solution, clear and hardly pink, above it twice as much fat, thick, in soft clots.
  fill('#ecc3b8', 'M57 180v26c4 11 86 11 90 0v-26z') +
  fill('#dba396', 'M57 199v7c4 11 86 11 90 0v-7c-4 12-86 12-90 0z') +
  fill('#e6bb5c', 'M57 126v52c5 9 12 4 19 8s16 6 24 2 14 3 22 1 16 1 25-11v-52z') +
  fill(
    '#f3d88f',
    'M66 146q9-6 17 0 3 7-5 9-12 0-12-9zM92 158q10-5 18 2 0 8-10 8-10-2-8-10zM76 168q7-4 13 1 1 6-7 6-7-1-6-7zM104 142q8-4 14 1 1 6-7 7-8-1-7-8z',
    'opacity=".75"',
  ) +
  thin('M66 152q4 5 14 3M93 165q7 5 16 0M77 173q6 4 11 0M58 178c5 9 12 4 18 8s16 6 24 2 14 3 22 1 16 1 25-11', '#b98a38', 1.2) +
  // Globules that still rise.
  fill('#e6bb5c', ellipse(78, 195, 4, 2.8) + ellipse(96, 199, 3) + ellipse(116, 196, 3.4, 2.4)) +
  fill('#f6dc97', ellipse(102, 126, 45, 8), 'stroke="#b98a38" stroke-width="1"') +
  fill('#7a4a38', 'M130 64h17v142c-2 4-9 7-17 8z', 'opacity=".2"') +
  fill('#fff', 'M64 70h6v130l-6-3z', 'opacity=".75"') +
  thin(
    [84, 104, 124, 144, 164, 184].map((y) => `M120 ${y + 9}q10-1 18-3`).join('') +
      [94, 114, 134, 154, 174].map((y) => `M128 ${y + 8}q5-1 9-2`).join(''),
    INK,
    1.3,
  ) +
  fill('#9fb0b5', 'M50 52v10c6 12 98 12 104 0V52z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#cfdadc', ellipse(102, 52, 52, 9), `stroke="${INK}" stroke-width="1.6"`) +
  fill('#8d9da3', 'M78 44h12v8h-12zM118 44h12v8h-12z', `stroke="${INK}" stroke-width="1.2"`) +
  thin(front(104), '#fff6ec', 4, 'opacity=".8"') +
  thin(front(104), '#5b1f4d', 2.2, 'stroke-dasharray="5 4.5"') +
  near(fromRight(pen(), 150, 105, -42, 40, 0.48, 0.9))

/** Her belly, whose tones pass into each other without an edge; no hatching beside that of the fat. */
const BELLY = person('belly')
  .replace(
    '<g clip-path="url(#bc)">',
    '<filter id="bl" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="9"/></filter>$&<g filter="url(#bl)">',
  )
  .replace(/<use href="#belly-h"[^>]*>/, '</g>')
/** The light passes over her belly into shade without an edge. */
const PASSAGE =
  '<filter id="bp"><feGaussianBlur stdDeviation="8"/></filter><g id="pz" filter="url(#bp)">' +
  thin(curve('306 150, 320 188, 323 244, 344 300, 324 346, 262 380, 182 398, 112 404'), '#e6c3a3', 24) +
  thin(curve('364 150, 380 204, 392 300, 368 364, 310 410, 268 428'), '#cf9f7b', 22) +
  // The edge of the ribs, the midline down to the navel, the hollow beside it.
  thin('M178 164Q156 182 110 196M302 164Q320 176 352 184M240 168V300', '#cf9f7b', 9, 'opacity=".7"') +
  '</g>'
/** The pen at work on her flank, held as one writes, its forearm from beside her, at the height of the flank. */
const marking = near(fromRight(pen(), 162, 146, -26, 42, 0.52, 0.8))
/** The flank that was marked is reached from two sides: small openings above it and at the hip, each with a stitch. */
const mark = ([x = 0, y = 0]: readonly number[]) =>
  fill('#c9636b', ellipse(x, y, 11, 7), 'opacity=".34"') +
  fill('#b3264f', ellipse(x, y, 6.5, 2.2), 'stroke="#fff6ec" stroke-width="1"') +
  thin(`M${x} ${y - 6}v12m-4-15.500l4 3.500 4.500-3`, '#2f3f6b', 2)
const closed =
  '<use href="#pz"/>' +
  navel(320) +
  [
    [374, 196],
    [106, 196],
    [392, 396],
    [88, 396],
  ]
    .map(mark)
    .join('')

/** The garment on her, seen whole: thin firm knit from below the ribs over waist, belly and hips down the thighs; her form comes through, the flanks are drawn in. */
const SIDES = [mirrored(SLIM, 240), SLIM] as const
const HEM = '0 160, 54 168, 110 178, 170 184, 241 186, 312 184, 372 178, 428 168, 480 160'
const PULLS = 'M408 238q-24 12-58 14M68 242q26 10 56 12M212 520q-44-4-84-22M270 520q44-4 84-22'
const garment = onPerson(
  'belly',
  -20,
  84,
  0.46,
  whole(
    fill('#d3bac0', `${curve(HEM)}V620H0V168z`) +
      // Matt cloth: broad light towards the lamp, shade in the flanks, between the thighs and on what turns away.
      area(
        '#b2919a',
        '330 192, 320 232, 336 290, 344 348, 310 408, 241 440, 180 446, 241 470, 330 462, 372 520, 372 620, 490 620, 490 210, 450 186, 390 188',
      ) +
      area('#b2919a', '196 480, 241 500, 241 520, 232 560, 222 620, 196 620, 208 550, 206 510') +
      area('#93707b', '424 203, 410 200, 401 236, 410 290, 420 350, 416 420, 402 500, 396 620, 490 620, 490 216, 452 200') +
      thin(PULLS, '#93707b', 3.4, 'opacity=".6"') +
      fill('var(--g)', `${curve(SLIM)}H540V90H434z${curve(SIDES[0])}H-60V90H46z${GAP}z`),
  ) +
    thin(`${SIDES.map((side) => curve(side)).join('')}${GAP}M241 532V580`, INK, 3) +
    thin(curve(pointsOf(HEM).slice(1, -1)), INK, 2) +
    '<use href="#tz"/>' +
    thin(
      `${curve('57 184, 112 194, 172 200, 241 202, 310 200, 370 194, 424 185')}M140 196C126 280 136 350 196 440C216 470 232 500 241 532M342 196C356 280 346 350 286 440C266 470 250 500 241 532`,
      '#8a6470',
      1.8,
    ) +
    thin('M241 186V470', INK, 2) +
    thin('M241 196V466', '#6d4a52', 12, 'stroke-dasharray="3 13" style="stroke-linecap:butt"'),
)

/** The anaesthetist’s: the drip by which she is put to sleep, running into the back of her hand, and the monitor that is watched all the while. */
const ASLEEP = inset(
  fill('#4b4550', 'M-4-52q0-7 7-7H61q7 0 7 7V-4q0 7-7 7H3q-7 0-7-7z', `stroke="${INK}" stroke-width="2.4"`) +
    thin('M4-38h14l5-7 5 14 6-20 6 26 5-13h15', '#9fd0c0', 2.6) +
    thin('M4-14q5-11 10 0t10 0 10 0 10 0 10 0 6-3', '#f0d48a', 2.6) +
    thin('M-60-76h40M-40-76v10', INK, 2.6) +
    fill('#e6efef', 'M-58-66h36v42q0 10-12 12h-12q-12-2-12-12z', `stroke="${INK}" stroke-width="2.2"`) +
    fill('#bcdde3', 'M-57-44h34v20q0 9-11 11h-12q-11-2-11-11z') +
    fill('#fff', 'M-53-62h4v40h-4z', 'opacity=".8"') +
    fill('#e6efef', 'M-45-12h10v14h-10z', `stroke="${INK}" stroke-width="1.8"`) +
    thin('M-40 2Q-42 30-20 24T6 36', INK, 4.6) +
    thin('M-40 2Q-42 30-20 24T6 36', '#eef3f3', 2.6) +
    // Her hand, palm down on the sheet.
    fill('#d5e6e6', 'M-90 60Q0 52 90 60V90H-90z') +
    part(
      LAYER.skin,
      '90 26, 62 28, 36 32, 14 34, -4 40, -26 46, -46 52, -54 57, -46 62, -30 60, -14 62, 8 66, 30 68, 60 66, 90 68',
      2,
    ) +
    area(LAYER.skinShade, '-50 60, -28 54, 0 54, 30 56, 90 52, 90 68, 60 66, 30 68, 8 66, -14 62, -30 60') +
    ink(stroke('-40 54, -22 51, -6 49', 1.4), stroke('-34 59, -18 57, -2 56', 1.4)) +
    part('#f4f7f7', '6 36, 20 33, 32 34, 34 44, 22 47, 8 45', 1.6) +
    fill('#5b8f9a', 'M2 36l14 2-1 5-13-3z', `stroke="${INK}" stroke-width="1.2"`),
).replace('190 54) scale(.5', '207 206) scale(.36')

/** For the card: she from the band to the thighs. Ribs, waist, the fullness over the crest of the hip and the thigh are one line. */
const FLANK_LINE =
  '430 20, 428 70, 425 110, 421 138, 414 164, 409 188, 411 212, 420 240, 430 268, 438 296, 445 324, 452 356, 461 396, 470 440, 477 484, 482 530, 484 580'
const OTHER_FLANK = mirrored(FLANK_LINE, 240)
const TRUNK = `${curve(FLANK_LINE)}H${OTHER_FLANK.at(-1)![0]}${curve(OTHER_FLANK.toReversed(), { joined: true })}z`
/** What is taken from each flank: deep fat, clear of waist and navel. */
const TAKEN = '411 212, 394 230, 378 258, 373 290, 382 322, 406 342, 432 346, 449 344'
const BACK_UP = '449 344, 445 324, 438 296, 430 268, 420 240, 411 212'
/** Each opening is as long as the tube is thick, twice over: four to five millimetres. */
const port = (x: number, y: number) =>
  fill(ROSE, ellipse(x, y, 4.4, 2.3), 'stroke="#fff6ec" stroke-width="1.6" paint-order="stroke"')
const BRIEF_TOP = 'M-10 392C60 424 150 438 240 438S420 424 490 392'
const LEGS = 'M-10 446C60 470 130 520 176 600M490 446C420 470 350 520 304 600'
const modelled =
  `<clipPath id="tk"><path d="${TRUNK}"/></clipPath><g clip-path="url(#tk)">` +
  fill('#e6c3a3', 'M-20 30H500V610H-20z') +
  '<g filter="url(#ba)">' +
  // The lamp from the upper left: chest and belly are a broad vault that turns away along the outer edge of the straight muscle.
  fill(
    '#f3dcc6',
    'M90 150C140 150 200 160 226 168L226 300C210 330 200 360 196 400L110 396C80 340 90 250 96 210z',
    'opacity=".75"',
  ) +
  fill('#f3dcc6', 'M170 352C190 336 262 334 284 350 292 384 270 408 236 412 196 408 172 384 170 352z') +
  fill('#cf9f7b', 'M330 130C326 170 322 200 330 222 338 260 338 320 326 360 314 396 290 420 268 440H520V120z') +
  thin(curve(moved(FLANK_LINE, -12, 0)), '#a9734f', 46, 'opacity=".8"') +
  fill('#cf9f7b', 'M40 250C56 262 60 300 52 350L34 420H-10V260z', 'opacity=".5"') +
  '</g><g filter="url(#bb)">' +
  // The edge of the ribs, an arch; below it the wall falls back. The midline and the outer edges of the straight muscles.
  soft('#cf9f7b', '236 150, 206 182, 160 208, 112 222, 78 226', 15) +
  soft('#a9734f', '246 150, 276 184, 322 210, 364 222, 392 224', 14, '.7') +
  soft('#f3dcc6', '228 140, 198 168, 150 192, 100 206', 12) +
  soft('#e6c3a3', '256 146, 284 172, 328 196, 368 206', 10) +
  soft('#cf9f7b', '241 158, 242 200, 241 250, 241 296', 11) +
  soft('#cf9f7b', '146 218, 138 262, 142 320, 160 372, 190 424', 13, '.6') +
  soft('#a9734f', '334 218, 342 262, 338 320, 320 372, 290 424', 15, '.5') +
  // The crests of the hip, from which a groove runs down to the groin.
  thin('M78 352C92 372 104 384 118 392', '#f3dcc6', 12) +
  thin('M74 372C92 396 116 410 140 420', '#cf9f7b', 9, 'opacity=".9"') +
  thin('M404 352C390 372 378 384 364 392', '#cf9f7b', 12) +
  thin('M406 374C390 396 366 410 342 420', '#93603f', 8, 'opacity=".5"') +
  // Light that comes back from the table.
  thin(curve(moved(FLANK_LINE, -3, 0)), '#cf9f7b', 8, 'opacity=".75"') +
  // The band's shade, and the cloth's.
  thin('M50 142Q140 156 240 158T430 142', '#a9734f', 17, 'opacity=".75"') +
  // Thighs: round, in shade towards each other and below the hem.
  fill('#f3dcc6', 'M20 480C60 490 100 540 110 620H0z', 'opacity=".8"') +
  thin('M-10 450C60 474 130 524 176 604', '#cf9f7b', 18) +
  fill('#cf9f7b', 'M400 470H440L470 620H380C376 560 384 500 400 470z') +
  thin('M490 450C420 474 350 524 304 604', '#a9734f', 18, 'opacity=".7"') +
  '</g>' +
  // Briefs: cut low, their upper edge one even curve from hip to hip.
  fill('#d9b7b2', `${BRIEF_TOP}V446C420 470 350 520 304 600H176C130 520 60 470-10 446z`) +
  `<clipPath id="bf"><path d="${BRIEF_TOP}V446C420 470 350 520 304 600H176C130 520 60 470-10 446z"/></clipPath><g clip-path="url(#bf)"><g filter="url(#bb)">` +
  fill('#c4989a', 'M340 410C320 450 300 480 280 500 262 520 258 560 262 610H330L500 460V380z') +
  fill('#a97a80', 'M440 380H520V480L450 500C438 470 436 420 440 380zM216 560Q240 540 264 560L270 610H210z', 'opacity=".75"') +
  fill('#ecd5d0', 'M30 410C90 440 160 450 206 460 200 500 180 516 160 520 120 490 80 460 30 450z', 'opacity=".7"') +
  '</g></g>' +
  thin(BRIEF_TOP + LEGS, INK, 2.4) +
  thin('M-10 402C60 434 150 448 240 448S420 434 490 402', '#a97a80', 1.5) +
  '</g>'
/** What the breasts are held in, seen from below: its band presses a little into the skin. */
const BAND = 'M50 30L55 92Q56 118 60 130 61 136 70 137 150 147 240 147T410 137Q419 136 420 130 424 118 425 92L430 30z'
const banded =
  fill('#d9b7b2', BAND, `stroke="${INK}" stroke-width="2.4"`) +
  `<clipPath id="bn"><path d="${BAND}"/></clipPath><g clip-path="url(#bn)"><g filter="url(#bb)">` +
  fill(
    '#c4989a',
    'M50 96C90 118 180 118 214 92L240 78 266 92C300 118 372 116 396 60H440V150H330Q420 130 240 132 110 132 50 126z',
  ) +
  fill('#a97a80', 'M418 40V140H366Q404 116 404 50zM196 112L240 78 284 112 240 122z', 'opacity=".8"') +
  '</g></g>' +
  ink(stroke('60 123, 140 133, 240 135, 340 133, 420 123', 1.2))
/** The navel: an upright hollow below a hood of skin, its lower lip in the light. */
const hooded =
  `<g filter="url(#bc)">${fill('#bd8f6b', ellipse(240, 318, 13, 20))}${fill('#f3dcc6', 'M230 336Q240 346 250 335 248 350 240 351 232 350 230 336z')}</g>` +
  fill('#93603f', 'M233 310C235 303 246 303 248 311 249 320 247 330 241 333 235 331 232 320 233 310z') +
  fill('#6d3d28', 'M235 309C238 305 244 306 246 311 246 317 244 322 240 324 237 320 235 315 235 309z') +
  ink(stroke('232 315, 234 307, 240 303.500, 247 307, 249 314', 2.2, { from: 0, to: 0 }))
/** A clear hose, in it what is drawn off. */
const SUCTION = '429 73, 431 61, 440 54, 455 56, 474 69, 500 84, 540 94, 600 98'
const suction =
  fill(INK, stroke(SUCTION, 11, { from: 1, to: 1 })) +
  fill('#eef3f3', stroke(SUCTION, 8.4, { from: 1, to: 1 })) +
  fill('#e3b45c', stroke(moved(SUCTION, 0, 0.8), 4.6, { from: 1, to: 1 })) +
  thin(curve(moved(SUCTION, -1, -2)), '#fff', 1.3, 'opacity=".8"') +
  // It is pushed over the end of the handle.
  fill('#8d9da3', 'M424 66L437 68.500 435 78 422 75.500z', `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`)
const ANGLE = -79
/** The hand whose ring and little finger are curled under the handle. */
const CURLED = PENCIL.replace(
  'c11 11 37 25 52 14q5-2 3-7c-3-7-21-17-27-23 2-2 9-7 12-6l6 3c7 5 17 11 26 9 5-1 11-6 9-11C87 9 72 5 70-2',
  'c8 8 24 15 34 9q7-4 6-11-3-9-12-14l10-5c5 5 12 9 20 7q8-2 8-10-3-7-3-11',
).replace('M66 24q0-5 4-8', '')
const treated =
  '<filter id="ba" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="12"/></filter><filter id="bb" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="6"/></filter><filter id="bc" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="3"/></filter>' +
  `<g transform="translate(84-20) scale(.48)">` +
  modelled +
  ink(stroke(FLANK_LINE, 3.4, { from: 1, to: 1 }), stroke(OTHER_FLANK, 2.2, { from: 1, to: 1 })) +
  banded +
  hooded +
  fill(
    'url(#x)',
    `${curve(TAKEN)}${curve(BACK_UP, { joined: true })}z${curve(mirrored(TAKEN, 240))}${curve(mirrored(BACK_UP, 240), { joined: true })}z`,
  ) +
  thin(curve(TAKEN) + curve(mirrored(TAKEN, 240)), ROSE, 2.2) +
  [
    [77, 203],
    [403, 201],
    [92, 372],
    [388, 372],
  ]
    .map(([x = 0, y = 0]) => port(x, y))
    .join('') +
  thin('M403 203L384 312', '#4d2039', 7, 'opacity=".5"') +
  thin('M402 207L383 310', '#f6e3d2', 1.6, 'opacity=".6"') +
  fromRight(cannula(56, true), 403, 200, ANGLE, 62, 0.85, 1.15) +
  suction +
  '</g>'

export const plate: Sheet = ownSheet({
  slug: 'liposuction-surgery',
  title: 'Liposuction, step by step',
  desc: '1 to 2: the areas are drawn while one stands, like lines of height on a map; in the round picture the drip and the monitor of the anaesthetist. 3: salt solution with numbing medicine spreads in the deep fat. 4: a blunt tube, moved like a fan, draws off fat, hatched; a thin layer under the skin stays. 5: what comes out is measured in a jar with a scale, on which a hand has marked the agreed limit. 6: small openings above each flank and at each hip, each with a stitch, both flanks drawn in, the outline before dashed, and the garment over belly, hips and thighs.',
  defs: BELLY + HIPS.replace(' d="M436 100', ' filter="url(#bp)"$&') + RING + PENCIL_NEAR,
  panels: [
    {
      steps: '1-2',
      body:
        onPerson(
          'belly',
          14,
          60,
          0.44,
          full(PASSAGE + twice(marked(moved(flank, 22, 0), true) + marked(moved(inner, 22, 0), true))),
        ) +
        marking +
        ASLEEP,
    },
    {
      steps: '3',
      body: wall(
        area('#bcdde3', wet, 'opacity=".5"') + area('#e4f2f3', wettest, 'opacity=".62"') + fill('#f4fbfb', fluid, 'opacity=".8"'),
        opening + guided,
      ),
    },
    {
      steps: '4',
      body: wall(
        removed('24 150, 70 138, 130 144, 186 140, 212 158, 204 184, 150 196, 84 197, 34 190, 14 170'),
        // The tube is stiff: each is straight and leaves from the one opening.
        tunnels([
          [40, 160],
          [58, 181],
          [121, 187],
          [155, 186],
          [191, 178],
        ]) +
          opening +
          guided +
          globules +
          arrow('161 31, 154 40, 147 49', 3.6) +
          arrow('117 57, 124 48, 131 39', 3.6),
      ),
    },
    { steps: '5', body: fill('#d9c3ba', 'M0 204h240v36H0z') + canister },
    {
      steps: '6',
      wide: true,
      body:
        `<svg width="240" height="240">${drawnIn(closed)}</svg>` +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${garment}</svg>` +
        '<path class="o" d="M238 0h4v240h-4z"/>',
    },
  ],
  otherDefs: CURLED,
  others: { treated },
})
