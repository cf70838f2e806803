import { cast } from '../cast'
import { crusts, flakes, flush, marks, RED, SOFT } from '../healing'
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
  defs: cast('w32-shut', 'w32') + RED + SOFT,
  window: [124, 28, 1.03],
  more: [28, 58],
  states: [
    { day: 1, drawn: red(0.36) + marks(places, '#8a5038', 0.2) },
    {
      day: 4,
      drawn:
        red(0.2) +
        crusts(places) +
        flakes([
          [214, 58, 5, 30],
          [232, 46, 7, 60],
          [252, 62, 6, 100],
          [270, 50, 5, 40],
          [240, 128, 4.5, 60],
          [200, 200, 6, 30],
          [188, 214, 7, 70],
          [206, 232, 5, 20],
          [226, 240, 7, 80],
          [244, 246, 5, 40],
          [262, 236, 6, 110],
          [290, 206, 7, 60],
          [280, 222, 5, 90],
          [164, 190, 6, 40],
          [304, 186, 5, 80],
        ]),
    },
    { day: 10, drawn: red(0.12) + marks(places, '#d95a54', 0.17) },
    { day: 21, drawn: red(0.05) + marks(places, '#e07c6e', 0.12) },
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
