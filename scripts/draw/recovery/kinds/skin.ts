import { cast } from '../cast'
import { crusts, darkened, flakes, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

const red = (strength: number) =>
  flush(186, 156, 46, 50, strength * 1.5) +
  flush(296, 156, 46, 50, strength * 1.5) +
  flush(242, 66, 74, 32, strength) +
  flush(240, 138, 24, 40, strength) +
  flush(240, 238, 40, 24, strength)
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
  desc: 'A woman of 32, eyes closed. Day 1: red and tight as after the sun. Day 4: thin dark crusts on treated marks, fine flakes elsewhere. Day 10: crusts have fallen, the skin beneath is pink. Day 21: pale pink that still needs sunscreen. Day 60: even; a mark that is going to darken usually shows by now.',
  sources: [
    'https://www.naples-csc.com/blog/what-are-some-ways-i-can-improve-the-appearance-of-my-skin-2/ (flakes and crusts gone in 5 to 10 days, pink for longer)',
    'https://www.enrichclinic.com.au/laser-resurfacing-recovery-process/ (scabs and flakes for a week, red up to four weeks)',
  ],
  defs: cast('w32-shut', 'w32') + RED,
  window: [124, 28, 1.03],
  more: [28, 58],
  states: [
    { day: 1, drawn: red(0.36) + darkened(places, '#8a5038', 0.2) },
    {
      day: 4,
      drawn:
        red(0.2) +
        crusts(places) +
        flakes([
          [205, 187, 4.3, 20],
          [203, 205, 5.6, -15],
          [192, 221, 3.1, 40],
          [212, 221, 3.7, 70],
          [222, 246, 5.0, 10],
          [243, 249, 3.7, -30],
          [254, 240, 5.6, 35],
          [268, 178, 3.7, 10],
          [276, 199, 5.0, 55],
          [289, 214, 3.1, -10],
          [214, 62, 3.7, 15],
          [229, 50, 5.6, -20],
          [252, 66, 4.3, 40],
          [268, 52, 3.1, 5],
          [238, 121, 3.1, 60],
          [241, 142, 3.7, 25],
          [166, 186, 3.1, 0],
        ]),
    },
    { day: 10, drawn: red(0.12) + darkened(places, '#d95a54', 0.2) },
    { day: 21, drawn: red(0.05) + darkened(places, '#e07c6e', 0.13) },
    { day: 60, drawn: '' },
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
