import { bra, SLIM } from '../bra'
import { curve, ellipse, type Line, mirrored } from '../pen'
import { area, marked, fill, INK, sewn, thin, whole } from '../marks'
import { gathered, LIFT } from '../gathered'
import { fromRight, near, PENCIL_NEAR } from '../hands'
import { KEYHOLE, lifted, liftedOn, pair, sunken, twice } from '../lift'
import { onPerson } from '../people'
import { CLOTH, TABLE } from '../propped'
import { ownSheet } from '../own'
import type { Sheet } from '../sheet'
import { pen } from '../tools'
import { areolaAt, FOLD, SHAPES } from '../breasts'
import { MIDLINE, RIBS, trunk } from '../trunk'

/** One woman before and after, and one place to look from: before, the nipple points down and lies below the level of the fold. */
const before = (drawn: string) => onPerson('low', 44, 76, 0.61, drawn)
const after = (drawn: string) => onPerson('high', 44, 76, 0.61, drawn)

/** A cut of one width, on its light edge. */
const incised = (d: string): string => thin(d, '#fff6ec', 6) + thin(d, '#b3264f', 3.4)
const { nipple: low, areola: wide, flat } = SHAPES.low
const ring = ellipse(low[0], low[1], wide, wide * flat)
const limbs = (line: Line): string => curve(line, { ease: 5.3 })
const TOP = '121 379, 130 354, 124 336, 129 321, 144 315, 159 321, 164 336, 158 354, 167 379'
/** Three cuts, for a little skin or for much: round the areola, where the nipple has sunk but little; straight down besides, its limbs meet above the fold; along the fold besides. */
const CUTS = [
  ellipse(142, 336, 15.5, 13) + ellipse(142, 333, 21.5, 19),
  ring + limbs(KEYHOLE),
  ring +
    limbs(`84 386, 97 393, 110 400, ${TOP}, 178 400, 192 394, 203 386`) +
    limbs('84 386, 90 399, 105 415, 131 426, 160 425, 186 412, 197 399, 203 386'),
].map(incised)
/** A nipple that lies a little below the level of the fold. */
const slightly = [142, 338].map((x) => `<use href="#ar" transform="translate(${x} 336) scale(1.1 1.03)"/>`).join('')
/** Below one another, the lower half of the chest each time. */
const patterns =
  CUTS.map(
    (cut, i) =>
      `<svg y="${i * 80.5}" width="240" height="79"><path class="g" d="M0 0h240v80H0z"/>${i ? onPerson('low', 27, 301, 0.565, sunken + twice(whole(cut))) : onPerson('high', 27, 266, 0.565, slightly + twice(cut))}</svg>`,
  ).join('') + fill(INK, 'M2 79.2v1h236v-1zM2 159.7v1h236v-1z', 'opacity=".25"')

/** The closed cuts: round the areola and down. */
const { nipple, areola } = SHAPES.high
const closed = twice(
  fill('none', ellipse(nipple[0], nipple[1], areola, areola * 0.9), 'stroke="#b3264f" stroke-width="2.2"') +
    whole(thin('M142 341V369', '#b3264f', 2.4) + sewn('142 343, 142 351, 142 359, 142 368', 7, 1.3)),
)

const MOVED = marked(`86 ${FOLD}, 240 ${FOLD}, 394 ${FOLD}`) + lifted
/** Her chest above the breasts, for the card: the notch between the collar-bones and the hollow above each, the groove of the breast-bone, the edge of the chest muscle into the armpit. */
const RELIEF =
  '<filter id="cr"><feGaussianBlur stdDeviation="3"/></filter><g filter="url(#cr)">' +
  area('#cf9f7b', '84 92, 120 84, 164 82, 200 88, 214 92, 198 94, 160 88, 118 91') +
  area('#cf9f7b', '396 92, 360 82, 316 78, 280 84, 262 92, 282 95, 320 89, 362 92') +
  area('#cf9f7b', '86 110, 120 101, 160 98, 198 104, 160 104, 120 108') +
  area('#cf9f7b', '394 112, 360 102, 320 99, 282 105, 320 107, 360 112') +
  area('#a9734f', '229 92, 240 88, 252 91, 250 101, 240 105, 231 101', 'opacity=".6"') +
  area('#cf9f7b', '238 116, 243 116, 246 200, 253 280, 252 326, 241 356, 236 326, 239 280, 239 200', 'opacity=".65"') +
  area('#f3dcc6', '120 95, 160 92, 200 97, 160 97', 'opacity=".8"') +
  '</g>'

/** On the card her arms hang: from the neck over the shoulder's muscle, which ends in a dent, to the elbow and the forearm; back up to the armpit; the side of her chest. */
const OUT =
  '301 -12, 303 34, 312 54, 336 70, 372 83, 410 92, 446 101, 478 117, 498 138, 511 170, 515 208, 513 246, 514 280, 521 322, 528 360, 530 392, 531 416, 535 442, 542 468, 546 496, 546 530'
const ARM = '484 530, 482 494, 476 460, 471 434, 467 408, 460 374, 449 330, 436 284, 421 238'
const SIDE = '421 238, 419 262, 414 300, 407 345, 398 400, 395 433, 397 477, 406 530'
const across = (line: string) => curve(mirrored(line, 240).toReversed(), { joined: true })
const BODY = `${curve(OUT)}H484${curve(ARM, { joined: true })}${curve(SIDE, { joined: true })}H74${across(SIDE)}${across(ARM)}H-68${across(OUT)}z`
/** Neck, arms and flanks under the lamp: the one in the light turns away towards her chest, the other lies in half-tone with a core; the breasts come forward from the chest below a soft hollow. */
const LIMBS = `<g filter="url(#bu)" clip-path="url(#tb)">${whole(
  fill('#cf9f7b', 'M262-20H320V40L300 70 256 96Q290 40 262-20zM62 210Q30 240 16 330L0 420-12 540H20L30 400 60 300z') +
    fill('#a9734f', 'M64 230Q46 250 34 310L14 400 2 460 22 440 34 380 62 280z', 'opacity=".7"') +
    fill(
      '#cf9f7b',
      'M404 196Q440 190 456 290L480 400 500 540H580V240L520 150Q500 130 480 150L500 300 470 300 424 220z',
      'opacity=".9"',
    ) +
    fill(
      '#a9734f',
      'M408 200Q428 210 440 270L462 350 446 340 420 250zM512 200L506 250 522 330 524 400 540 470 560 470V200z',
      'opacity=".75"',
    ) +
    fill('#cf9f7b', 'M-40 226Q0 226 26 190 20 244-24 268zM520 226Q480 226 454 190 460 244 504 268z', 'opacity=".7"') +
    fill(
      '#f1d6bd',
      'M-16 134Q8 150 0 196-10 220-26 210-32 170-16 134zM-26 272Q-6 290-14 370-30 390-40 374-42 320-26 272z',
      'opacity=".5"',
    ) +
    fill('#f1d6bd', 'M90 310Q94 262 124 244 138 270 122 326 106 354 92 348z', 'opacity=".6"') +
    // The upper pole of either breast rises from the chest; its inner side falls back to the breastbone.
    fill(
      '#cf9f7b',
      'M70 300Q74 186 156 178 220 186 236 310 206 206 154 206 104 214 70 300zM410 300Q406 186 324 178 260 186 244 310 274 206 326 206 376 214 410 300z',
      'opacity=".7"',
    ) +
    fill('#cf9f7b', 'M236 270Q236 370 176 408 204 350 212 270z') +
    fill('#a9734f', 'M238 330Q230 384 180 408 208 376 218 330z', 'opacity=".4"') +
    fill(
      '#cf9f7b',
      'M236 420Q200 440 176 480L164 470Q196 430 236 408zM244 420Q280 440 304 480L340 470Q284 430 244 408z',
      'opacity=".8"',
    ),
)}</g><g filter="url(#cr)" clip-path="url(#tb)">${whole(
  fill('#a9734f', 'M-46 412Q-24 424 8 410-18 434-46 412zM472 410Q500 424 528 412 504 434 472 410z', 'opacity=".6"'),
)}</g>`

/** On the card her whole chest is seen, so the breasts lie as they do before a whole body: higher and closer; their tones pass into each other without an edge. */
const HIGHER = 22
const CARD =
  whole(
    trunk('sunk')
      .replace(/(<path id="tp")[^>]*>/, `$1 d="${BODY}"/>`)
      // What is recorded of arms and shoulders is of arms held out.
      .replace(/<g transform="scale\(2\)">.*?<use href="#rest-h"[^>]*><\/g>/, '')
      .replace(MIDLINE, '')
      .replace(RIBS, ''),
  )
    .replaceAll(/<path fill="#(?:e6c3a3|cf9f7b)"|<g fill="#a9734f"/g, '$& filter="url(#cs)"')
    .replace(/<use href="#sunk-h"[^>]*><\/g>/, `$&${LIMBS}`) +
  '<filter id="cs"><feGaussianBlur stdDeviation="5"/></filter>' +
  RELIEF +
  marked(`86 ${FOLD - HIGHER}, 240 ${FOLD - HIGHER}, 394 ${FOLD - HIGHER}`) +
  liftedOn(8, HIGHER)

export const plate: Sheet = ownSheet({
  slug: 'chest-lift',
  title: 'Breast lift, step by step',
  desc: '1 to 2: the new height of the nipple and the cuts, a lollipop, are drawn while one stands. 3: three patterns of the cut: round the areola only, where it has sunk a little; also straight down, the lollipop; also in the fold, the anchor. 4: loose skin beside and below the areola, hatched, is removed down to a V; the nipple stays on its tissue, rosy, and moves up. 5: in section: a thread gathers the gland; dashed, the outline before; inset, from the front: its two pillars are sewn together from the areola down. 6: the sides are compared, propped up, the cuts closed; the soft bra.',
  defs: `<filter id="bu" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="9"/></filter><filter id="bs" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="3.2"/></filter>${whole(trunk('low', 'high'))}<g id="ar">${areolaAt([0, 0], areola, 0.9)}</g>${PENCIL_NEAR}`,
  others: { raised: `<g transform="translate(-26.8 -46.4) scale(.61)">${CARD}</g>` },
  panels: [
    {
      steps: '1-2',
      body: before(
        sunken +
          pair(KEYHOLE, (line) => marked(line)) +
          marked('240 104, 240 220, 240 440') +
          marked(`84 ${FOLD}, 240 ${FOLD}, 396 ${FOLD}`) +
          near(fromRight(pen(), 170, 385, 40, 60, 0.75, 1.15)),
      ),
    },
    { steps: '3', body: patterns },
    { steps: '4', body: before(MOVED) },
    {
      steps: '5',
      body: gathered({ ...LIFT, pillars: { shown: [99, 172], areola: 1.05 } }),
    },
    {
      steps: '6',
      wide: true,
      body:
        TABLE +
        after(
          `<use href="#ar" x="${nipple[0]}" y="${nipple[1]}"/><use href="#ar" x="${480 - nipple[0]}" y="${nipple[1]}"/>` +
            closed +
            marked(`66 ${nipple[1]}, 240 ${nipple[1]}, 414 ${nipple[1]}`),
        ) +
        CLOTH +
        `<svg x="240" width="240" height="240"><path class="g" d="M0 0h240v240H0z"/>${onPerson('high', 0, 0, 0.5, whole(bra(SLIM)))}</svg>` +
        fill(INK, 'M239.4 2h1.2v236h-1.2z', 'opacity=".25"'),
    },
  ],
})
