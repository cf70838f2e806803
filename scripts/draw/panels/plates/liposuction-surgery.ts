import { drawnIn, edged, full, GAP, HIPS, inset, navel, RING, SLIM } from '../abdomen'
import { curve, ellipse, mirrored, moved, pointsOf, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, part, removed, ROSE, thin, whole } from '../marks'
import { fromLeft, fromRight, near, PENCIL, PENCIL_NEAR } from '../hands'
import { twice } from '../lift'
import { ownSheet } from '../own'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
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

/** For the card: both flanks, what is taken from them hatched; the tube goes in through an opening at the hip, and is felt beneath the skin. */
const SIDE = '437 192, 422 214, 409 248, 406 286, 418 322, 446 346, 477 344'
/** Her flank from near: below the band it comes out in one slow curve, fullest above the hip. */
const ROUNDED =
  '430 90, 433 118, 434 140, 433 160, 434 178, 440 204, 450 234, 458 258, 465 282, 471 318, 474 346, 474 380, 473 440, 472 486, 465 540, 452 610'
const EDGE = '434 178, 439 199, 449.500 231, 457.500 256, 465 282, 471 318, 480 356'
const THIGHS =
  '-16 431, 42 448Q158 485 206 540 222 556 241 556 260 556 274 540 322 485 438 448L496 431V486L487 546 472 616H8L-7 546-16 486z'
/** What the breasts are held in, seen from below: its band presses a little into the skin, and throws a narrow shadow. */
const BAND = 'M24 60L35 92Q40 108 42 122 43 130 54 131 140 139 240 140 340 139 426 131 437 130 438 122 440 108 445 92L456 60z'
const banded =
  fill('#d9b7b2', BAND, `stroke="${INK}" stroke-width="2.2"`) +
  `<clipPath id="bn"><path d="${BAND}"/></clipPath><g clip-path="url(#bn)"><g filter="url(#bp)">` +
  fill('#c4989a', 'M30 96Q110 124 200 106L240 92 280 106Q380 118 410 70H470V150H340Q420 124 240 126 110 126 40 118z') +
  fill('#a97a80', 'M436 70V136H372Q420 124 424 70zM190 112L240 88 290 112 240 118z', 'opacity=".8"') +
  '</g></g>' +
  ink(stroke('44 117, 140 126, 240 128, 340 126, 436 117', 1.2))
/** Seen from near, the hips go on widening down to the top of the thighs, below the briefs at their side, and the thighs taper from there. */
const HIP = '465 282, 471 318, 480 356, 490 398, 496 440, 496 486, 487 546, 472 616'
const wide = (side: string, skin: string, cloth: string, edge: string, width: number) =>
  fill(skin, `${curve(side)}${edge}`) +
  fill(
    cloth,
    side === HIP ? 'M458 404Q474 397 487 387L496 431Q470 439 424 452z' : 'M42 412Q14 400 -7 387L-16 431Q10 439 42 448z',
  ) +
  ink(stroke(side, width, { from: 0.4, to: 1 }))
const HIPPED =
  wide(HIP, '#cf9f7b', '#bd8f8f', 'L440 616 452 470 462 380z', 3) +
  wide(
    mirrored(HIP, 240)
      .map((point) => point.join(' '))
      .join(', '),
    '#f3dcc6',
    '#d9b7b2',
    'L40 616 28 470 18 380z',
    2,
  ) +
  thin('M43 423Q14 413 -9 399', '#bd8f8f', 1.6) +
  thin('M438 412Q466 400 487 387M438 448Q470 439 496 431M42 412Q14 400 -7 387M42 448Q10 439 -16 431', INK, 2)
const treated = onPerson(
  'belly',
  -170,
  84,
  0.5,
  '<use href="#sl"/>' +
    area('#f3dcc6', '50 120, 0 150, -10 300, 0 400, 14 392, 26 310, 44 240, 54 190') +
    area('#cf9f7b', '400 110, 480 120, 490 300, 480 398, 462 384, 430 340, 414 280, 404 200') +
    PASSAGE +
    '<g filter="url(#bp)">' +
    thin('M34 140Q240 152 446 140', '#a9734f', 16, 'opacity=".75"') +
    thin('M444 140L446 200 470 270 480 340', '#a9734f', 20, 'opacity=".8"') +
    thin('M50 150L48 210', '#f3dcc6', 20) +
    '</g>' +
    edged(ROUNDED) +
    HIPPED +
    // Her thighs are round: shade below the hem, where they face each other and where they turn from the lamp.
    `<clipPath id="th"><path d="M${THIGHS}"/></clipPath><g clip-path="url(#th)"><g filter="url(#bp)">` +
    fill('#f3dcc6', 'M262 620L290 540 380 470H430L400 620z') +
    thin('M-20 434L42 452Q150 480 206 544 222 560 241 560 260 560 274 544 330 480 438 452L500 434', '#cf9f7b', 16) +
    fill('#cf9f7b', 'M176 500Q206 530 222 556L241 560V620H190Q204 560 176 500zM241 556L286 540Q266 580 262 620H241z') +
    fill('#a9734f', 'M214 548L241 560 268 550 252 620H226z', 'opacity=".85"') +
    fill('#cf9f7b', 'M520 420V620H410Q440 540 420 440z') +
    fill('#a9734f', 'M520 440V620H470Q484 540 480 440z', 'opacity=".85"') +
    '</g></g>' +
    thin(
      'M-16 431Q10 439 42 448Q158 485 206 540 222 556 241 556 260 556 274 540Q322 485 438 448 470 439 496 431M241 556V620',
      INK,
      2,
    ) +
    ink(stroke(HIP, 3, { from: 0.4, to: 1 }), stroke(mirrored(HIP, 240), 2, { from: 0.4, to: 1 })) +
    banded +
    navel(320) +
    fill(
      'url(#x)',
      `${curve(SIDE)}L474 330 471 314 465 282 457 255 449 231 441 206 437 192z${curve(mirrored(SIDE, 240))}L6 330 9 314 15 282 23 255 31 231 39 206 43 192z`,
    ) +
    thin(curve(SIDE) + curve(mirrored(SIDE, 240)), ROSE, 2) +
    ink(stroke(EDGE, 3, { from: 0.6, to: 1 }), stroke(mirrored(EDGE, 240), 2, { from: 0.6, to: 1 })) +
    cut('408 372, 416 376, 425 376', 3.4) +
    cut('55 376, 64 376, 72 372', 3.4) +
    thin('M418 370L440 286', '#4d2039', 7, 'opacity=".5"') +
    thin('M417 366L438 286', '#f6e3d2', 1.6, 'opacity=".6"') +
    fromLeft(cannula(60, true), 416, 376, 105, 88, 0.9, 1.25),
)

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
  otherDefs: PENCIL,
  others: { treated },
})
