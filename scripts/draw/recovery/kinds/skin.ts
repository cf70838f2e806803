import { cast } from '../cast'
import { crusts, flakes, marks, reddened, WARM } from '../healing'
import type { Recovery } from '../sheet'

const red = (strength: number) =>
  reddened(
    '140 126, 168 116, 204 124, 226 150, 222 184, 204 204, 176 206, 150 186',
    '156 138, 186 132, 206 152, 206 178, 186 190, 164 174',
    strength * 2.2,
  ) +
  reddened(
    '262 150, 286 122, 320 118, 344 132, 336 180, 314 202, 286 208, 264 186',
    '278 150, 302 134, 324 144, 318 174, 298 190, 278 178',
    strength * 2.2,
    6,
  ) +
  reddened(
    '176 66, 208 48, 246 42, 288 52, 310 70, 288 90, 240 96, 196 88',
    '204 68, 244 58, 282 68, 266 80, 220 82',
    strength * 1.7,
    3,
  ) +
  reddened(
    '228 102, 240 96, 252 104, 260 142, 256 168, 240 174, 222 164, 222 134',
    '234 116, 246 118, 250 148, 240 162, 232 148',
    strength * 1.7,
    9,
  ) +
  reddened(
    '204 238, 222 222, 258 222, 280 236, 268 256, 238 262, 212 254',
    '220 240, 242 232, 264 240, 250 252, 228 252',
    strength * 1.6,
    12,
  )
/** Brown marks over the cheekbones that were treated; what lies on them is thin, and falls by itself. */
const places = [
  [172, 150, 11, 7],
  [192, 162, 9, 7],
  [207, 174, 5, 4],
  [174, 168, 4, 3],
  [285, 165, 6, 5],
  [300, 155, 9, 6],
] as const
export const plate: Recovery = {
  kind: 'skin',
  title: 'Recovery of treated skin, by day',
  desc: 'A woman of 32, eyes closed. Day 1: red and tight as after the sun. Day 4: thin dark crusts on treated marks, fine flakes elsewhere. Day 10: crusts have fallen, the skin beneath is pink. Day 21: pale pink that still needs sunscreen. Day 60: almost even, a trace where the marks were; one that is going to darken usually shows by now.',
  sources: [
    'https://www.naples-csc.com/blog/what-are-some-ways-i-can-improve-the-appearance-of-my-skin-2/ (flakes and crusts gone in 5 to 10 days, pink for longer)',
    'https://www.enrichclinic.com.au/laser-resurfacing-recovery-process/ (scabs and flakes for a week, red up to four weeks)',
  ],
  defs: cast('w32-shut', 'w32') + WARM,
  window: [124, 28, 1.03],
  more: [28, 58],
  states: [
    { day: 1, drawn: red(0.3) + marks(places, '#8a5038', 0.2) },
    {
      day: 4,
      drawn:
        red(0.2) +
        crusts(places) +
        // Where skin is thin and moves: beside the wings of the nose and the mouth, on chin and forehead.
        flakes([
          [216, 60, 13, 14],
          [236, 50, 9, -30],
          [262, 58, 12, 24],
          [292, 64, 8, 40],
          [206, 152, 8, 70],
          [198, 184, 12, 50],
          [186, 203, 9, 20],
          [212, 226, 11, 8],
          [236, 242, 13, -12],
          [262, 228, 10, -40],
          [284, 206, 12, -62],
          [300, 188, 8, -30],
        ]),
    },
    { day: 10, drawn: red(0.12) + marks(places, '#d95a54', 0.17) },
    { day: 21, drawn: red(0.05) + marks(places, '#e07c6e', 0.12) },
    { day: 60, drawn: marks(places, '#c67a5c', 0.055) },
  ],
  curve: [
    [0, 0.34],
    [1, 0.5],
    [3, 0.46],
    [6, 0.36],
    [10, 0.24],
    [21, 0.13],
    [60, 0.03],
    [90, 0.01],
  ],
  colours: [
    [0, '#d4685f'],
    [1.5, '#c25a50'],
    [4, '#7a4630'],
    [7, '#7a4630'],
    [10, '#e0897c'],
    [21, '#eab7a6'],
    [50, '#ecd3bd'],
  ],
}
