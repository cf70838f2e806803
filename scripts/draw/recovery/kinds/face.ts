import { area, INK, stitches, thin } from '../../panels/marks'
import { curve } from '../../panels/pen'
import { cast, contourOf, onSkin } from '../cast'
import { bruise, type Age } from '../bruises'
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

/** A bandage over the crown and under the chin, two turns of one soft band; her ears are beneath it, her hair is seen before it. */
const turn = '120 20, 120 130, 150 232, 192 272, 240 287, 286 274, 326 242, 357 130, 360 20'
const bandage =
  area(
    '#f6efe7',
    '104 20, 105 130, 108 196, 134 248, 178 286, 240 300, 302 286, 346 248, 371 196, 376 130, 377 20, 343 20, 342 130, 334 190, 310 234, 276 260, 240 269, 204 260, 170 234, 146 190, 138 130, 137 20',
    `stroke="${INK}" stroke-width="2"`,
  ) +
  area('#d8ccc2', '360 20, 357 130, 326 244, 240 289, 200 284, 240 300, 302 286, 346 248, 371 196, 376 20') +
  thin(curve(turn), '#cabdb2', 5, 'transform="translate(1 3)" opacity=".7"') +
  thin(curve(turn), '#7d5f66', 1.3) +
  // And a turn round the brow, over both.
  area('#f6efe7', '102 -30, 98 4, 108 34, 240 41, 372 34, 382 4, 378 -30', `stroke="${INK}" stroke-width="2"`) +
  thin('M99 14q60 12 141 13t142-13', '#7d5f66', 1.2)
/** Its tube comes out below the bandage and runs down the neck; the bottle is pinned to her blouse. */
const bottle = drain('166 284, 172 306, 166 330, 146 346, 132 364', 130, 372, 0.8)

const who = cast('facelift-after', 'w58', own)
/** Cheeks and jaw are fuller than they were and will be, a little less on her left. */
export const full = (by: number, key: string) =>
  swollen(
    who,
    '86 152, 394 152, 394 296, 86 296',
    [
      { at: [139, 214], by: [-by, 0], reach: [52, 63] },
      { at: [168, 258], by: [-0.6 * by, 0.5 * by], reach: [50, 36] },
      { at: [341, 214], by: [0.85 * by, 0], reach: [52, 63] },
      { at: [312, 258], by: [0.5 * by, 0.5 * by], reach: [50, 36] },
    ],
    key,
    0,
  )
/** From the ear, where the skin was lifted, along the jaw; it sinks into the neck as the days pass. One side has less, and not the same. */
const PLACES = {
  jaw: {
    edge: '122 168, 132 178, 144 198, 162 220, 186 238, 204 250, 202 266, 184 272, 160 268, 130 250, 114 214, 120 192',
    heart: '124 190, 134 200, 150 220, 172 240, 186 252, 176 258, 152 246, 132 222',
    other: '358 176, 348 196, 334 218, 314 238, 298 250, 302 262, 324 264, 350 252, 370 216, 366 196',
    otherHeart: '356 194, 346 214, 328 234, 316 246, 330 248, 350 228',
  },
  neck: {
    edge: '124 180, 134 190, 144 206, 158 224, 178 240, 198 254, 210 272, 206 294, 196 314, 182 322, 174 306, 172 284, 168 266, 146 256, 124 234, 116 206',
    heart: '126 204, 146 226, 168 246, 188 262, 194 278, 186 298, 178 286, 174 266, 150 248, 134 226',
    other: '356 184, 348 196, 338 214, 322 234, 302 252, 298 270, 302 288, 310 294, 314 274, 328 262, 356 240, 368 214, 364 196',
    otherHeart: '352 210, 338 228, 318 248, 308 264, 311 272, 324 256, 344 236',
  },
  low: {
    edge: '168 258, 180 256, 198 266, 210 284, 208 308, 194 330, 180 330, 172 296',
    heart: '174 270, 192 280, 198 298, 188 316, 178 304',
    other: '330 258, 310 262, 300 278, 304 300, 314 314, 328 296',
    otherHeart: '',
  },
} as const
const bruised = (age: Age, at: keyof typeof PLACES, skin: string, strength = 1) => {
  const { edge, heart, other, otherHeart } = PLACES[at]
  return onSkin(
    bruise(age, edge, { strength, heart, rough: 6, seed: 8 }) +
      bruise(age, other, { strength: strength * 0.8, heart: otherHeart, rough: 7, seed: 19 }),
    skin,
  )
}
/** In the crease where the ear meets the cheek, from the hair to the lobe. */
const line = '114 140, 118 150, 120 160, 121 172, 124 184, 128 192, 131 196'
const sewn = pair(scar(line, '#a63d59', 2) + stitches('115 142, 119 154, 120 166, 123 180, 129 194', 8))
const red = (opacity: number, colour = '#b5405c') => pair(`<g opacity="${opacity}">${scar(line, colour, 2)}</g>`)

export const plate: Recovery = {
  kind: 'face',
  title: 'Recovery of face and neck, by day',
  desc: 'A woman of 58 from the front. Day 1: a bandage around head and chin, a drain. Day 3: most swollen, bruises violet along jaw and neck, threads before the ears. Day 7: less, bruises green, threads come out. Day 14: yellow, covered by make-up. Day 90: settled; a fine line before the ears.',
  sources: [
    'https://www.estheticon.com/procedures/face-lift-rhytidectomy-recovery (drain out after a day, threads on days 7 to 10)',
    'https://www.healthcentre.org.uk/cosmetic-surgery/facelift-after.html (bandage over the head and under the chin, drains for a day or two)',
    'https://rocketswag.com/retirement/cosmetic-surgery/face-lift/Recovery-After-A-Face-Lift.html (bandage off on days 2 to 5, threads from day 5)',
  ],
  // Where the ground is dark her hair keeps its edge.
  defs:
    who +
    '<style>@media(prefers-color-scheme:dark){:root{--o:#a07c84}}</style>' +
    contourOf(
      who,
      [
        [-8, 2],
        [7, 2],
      ],
      'b3',
    ) +
    contourOf(
      who,
      [
        [-4, 1],
        [3, 1],
      ],
      'b7',
    ),
  window: [84, 24, 0.77],
  more: [16, 94],
  states: [
    { day: 1, drawn: bottle + bandage },
    { day: 3, drawn: full(10, 'full-a') + bruised('dark', 'jaw', 'b3') + sewn },
    { day: 7, drawn: full(5, 'full-b') + bruised('green', 'neck', 'b7') + red(1) },
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
