import { area, INK, thin, whole } from '../../panels/marks'
import { curve } from '../../panels/pen'
import { cast, contourOf, onSkin } from '../cast'
import { bruise, FRAYED, IN_SHADE, type Age } from '../bruises'
import { BRUISE, scar } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'
import { drain } from '../torso'

const MIDDLE = 240
/** The other side in the same words, which weigh nothing twice. */
const mirror = (drawn: string, axis = MIDDLE) => `<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${drawn}</g>`
const pair = (drawn: string): string => drawn + mirror(drawn)
const own =
  // The mouth at rest, as on the plates of the result.
  '<path fill="lip-2" d="M203 213q20-3 38 0 20-3 39 0-16 7-39 7t-38-7"/><path fill="none" stroke="ink" stroke-width="2" stroke-linecap="round" d="M200 212c9 4 18 4 26 4 6 0 11 2 15 2s9-2 15-2c8 0 18 0 26-4"/><circle fill="gold" stroke="ink" stroke-width=".7" cx="124" cy="199" r="3"/><circle fill="gold" stroke="ink" stroke-width=".7" cx="356" cy="199" r="3"/><path data-line="detail" opacity=".55" data-taper="18" d="M198 44c26-5 58-5 84 0M208 58c20-3 44-3 64 0"/>'

/** A turn of soft cloth: the band, its shade and folds. */
const turn = (d: string, shade: string, folds: string) =>
  area('#f6efe7', d, `stroke="${INK}" stroke-width="2"`) + area('#d8ccc2', shade) + thin(folds, '#9b8583', 1.1)
/** A bandage wound about the head: turns under the chin that go up over the ears and back under the nape, and over them two that cross on the brow. */
const bandage = whole(
  // Under the chin and back to the nape.
  area(
    '#d8ccc2',
    '120 190, 111 214, 128 248, 158 282, 200 306, 244 312, 290 304, 328 282, 356 248, 371 214, 362 190, 330 240, 240 284, 150 240',
    `stroke="${INK}" stroke-width="2"`,
  ) +
    turn(
      '104 20, 104 130, 108 192, 132 240, 174 276, 240 292, 306 276, 348 240, 372 192, 376 130, 377 20, 340 20, 338 130, 328 192, 302 234, 240 266, 176 234, 150 192, 140 130, 138 20',
      '362 20, 358 130, 344 200, 312 254, 256 280, 306 276, 348 240, 372 192, 376 130, 377 20',
      'M350 20q0 100-14 172t-70 80',
    ) +
    // And once more from the other side, across the first under the chin.
    turn(
      '102 20, 101 120, 104 176, 124 226, 160 264, 206 290, 258 298, 302 286, 342 248, 368 204, 364 192, 342 224, 318 248, 286 266, 250 272, 212 256, 182 220, 163 176, 156 120, 156 20',
      '122 222, 160 256, 206 280, 258 288, 300 276, 340 240, 366 200, 342 248, 302 286, 258 298, 206 290, 160 264',
      'M118 20q-4 130 22 190t100 76M140 20q0 130 22 176t76 78',
    ) +
    turn(
      '98 -60, 98 -10, 98 30, 100 66, 130 65, 180 57, 240 44, 320 20, 380 -10, 380 -60',
      '103 64, 104 58, 180 42, 260 28, 320 20, 240 44, 180 57, 130 65',
      'M98 42q90-12 190-44M98 22q60-8 110-24',
    ) +
    turn(
      '381 -60, 381 -10, 381 40, 380 74, 350 71, 300 60, 240 45, 160 20, 100 -10, 100 -60',
      '376 58, 377 71, 350 71, 300 60, 240 45, 190 30, 260 38',
      'M382 38q-90-12-210-52M383 16q-60-8-110-22',
    ),
)
/** Its tube comes out below the bandage and runs down the neck; the bottle is pinned to her blouse. */
const bottle = drain('166 284, 172 306, 166 330, 146 346, 132 364', 130, 372, 0.8)

const who = cast('facelift-after', 'w58', own)
/** Cheeks and jaw are fuller than they were and will be, a little less on her left. */
export const full = (by: number, key: string) =>
  swollen(
    who,
    '86 152, 394 152, 394 296, 86 296',
    [
      { at: [139, 216], by: [-by, 0], reach: [54, 66] },
      { at: [166, 254], by: [-0.8 * by, 0.5 * by], reach: [54, 36] },
      { at: [341, 216], by: [0.85 * by, 0], reach: [54, 66] },
      { at: [314, 254], by: [0.68 * by, 0.5 * by], reach: [54, 36] },
    ],
    key,
    0,
  )
/** From the ear, where the skin was lifted, along the jaw; it sinks into the neck as the days pass. One side has less, and not the same. */
const PLACES = {
  jaw: {
    edge: '122 168, 132 178, 144 198, 162 220, 186 238, 204 250, 202 266, 184 272, 160 268, 130 250, 114 214, 120 192',
    heart: '124 190, 134 200, 150 220, 172 240, 186 252, 176 258, 152 246, 132 222',
    other: '348 208, 334 221, 314 238, 298 250, 302 262, 324 264, 346 252, 360 228, 357 209',
    otherHeart: '350 214, 330 234, 316 246, 330 250, 346 236, 355 220',
  },
  neck: {
    edge: '124 184, 136 194, 150 210, 166 228, 184 242, 192 256, 186 270, 190 286, 196 304, 186 324, 170 334, 158 326, 160 300, 156 274, 136 256, 116 236, 110 208',
    heart: '120 202, 134 212, 150 228, 166 244, 172 254, 160 262, 142 254, 124 234',
    other: '348 208, 338 218, 322 235, 302 252, 298 270, 302 288, 308 292, 314 272, 328 262, 346 244, 357 222, 355 208',
    otherHeart: '349 215, 334 231, 316 246, 320 257, 338 246, 352 226',
  },
  low: {
    edge: '160 270, 170 268, 180 284, 186 304, 178 328, 164 338, 156 326, 162 300',
    heart: '168 288, 178 298, 178 314, 168 322, 164 306',
    other: '316 268, 304 268, 298 280, 302 298, 310 304, 316 288',
    otherHeart: '',
  },
} as const
const bruised = (age: Age, at: keyof typeof PLACES, skin: string, strength = 1) => {
  const { edge, heart, other, otherHeart } = PLACES[at]
  return (
    onSkin(bruise(age, edge, { strength, heart, rough: 6, seed: 8, frayed: true }), skin) +
    `<g clip-path="url(#${skin})" fill="${IN_SHADE[age]}">` +
    [other, otherHeart]
      .filter(Boolean)
      .map(
        (line, i) => `<path filter="url(#${i ? 'bt' : 'bs'})" opacity="${i ? 0.5 : 0.36}" d="${curve(line, { loop: true })}"/>`,
      )
      .join('') +
    '</g>'
  )
}
/** On the cheek, close before the ear, from the hair to the lobe. */
const line = '119 132, 123 144, 125.500 158, 126.500 172, 130 186, 134 196'
const sewn = pair(scar(line, '#a63d59', 1.8) + thin('M117 138l8-2M120 151l8-1M122 165h8M124 178l8-1M128 191l7-3', '#2f3f6b', 1.5))
const red = (opacity: number, colour = '#b5405c') => pair(`<g opacity="${opacity}">${scar(line, colour, 1.6)}</g>`)

export const plate: Recovery = {
  kind: 'face',
  title: 'Recovery of face and neck, by day',
  desc: 'A woman of 58 from the front. Day 1: a bandage around head and chin, a drain. Day 3: most swollen, bruises violet along jaw and neck, threads before the ears. Day 7: less, bruises green, threads come out. Day 14: yellow and low on the neck, where make-up can cover them. Day 90: settled; a fine line before the ears.',
  sources: [
    'https://www.estheticon.com/procedures/face-lift-rhytidectomy-recovery (drain out after a day, threads on days 7 to 10)',
    'https://www.healthcentre.org.uk/cosmetic-surgery/facelift-after.html (bandage over the head and under the chin, drains for a day or two)',
    'https://rocketswag.com/retirement/cosmetic-surgery/face-lift/Recovery-After-A-Face-Lift.html (bandage off on days 2 to 5, threads from day 5)',
  ],
  // Where the ground is dark her hair keeps its edge.
  defs:
    who +
    '<style>@media(prefers-color-scheme:dark){:root{--o:#a07c84}}</style>' +
    // The neck is not swollen: below the jaw a bruise ends at its own contour.
    '<clipPath id="ja"><path d="M0 0H480V255H320L310 285H170L160 255H0z"/></clipPath>' +
    contourOf(
      who,
      [
        [-8, 2],
        [7, 2],
      ],
      'b3',
      'ja',
    ) +
    contourOf(
      who,
      [
        [-4, 1],
        [3, 1],
      ],
      'b7',
      'ja',
    ) +
    FRAYED,
  window: [84, 24, 0.77],
  more: [16, 94],
  states: [
    { day: 1, drawn: bottle + bandage },
    { day: 3, drawn: full(15, 'full-a') + bruised('dark', 'jaw', 'b3') + sewn },
    { day: 7, drawn: full(9, 'full-b') + bruised('green', 'neck', 'b7') + red(1) },
    { day: 14, drawn: bruised('yellow', 'low', 'b7', 0.8) + red(0.7) },
    { day: 90, drawn: red(0.55, '#c9767a') },
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
