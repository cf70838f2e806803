import { cast } from '../cast'
import { crusts, flakes, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

const red = (strength: number) =>
  flush(186, 156, 46, 50, strength * 1.5) +
  flush(296, 156, 46, 50, strength * 1.5) +
  flush(242, 66, 74, 32, strength) +
  flush(240, 138, 24, 40, strength) +
  flush(240, 238, 40, 24, strength)
/** A mark that was treated: its crust is thin, and falls by itself. */
const mark = [
  [176, 152, 7],
  [190, 148, 6],
  [186, 162, 8],
  [199, 158, 5],
  [174, 166, 5],
  [194, 172, 5],
] as const
const small = [
  [288, 150, 4],
  [300, 160, 5],
  [294, 168, 3.5],
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
    { day: 1, drawn: red(0.36) + crusts(mark, '#8a5a44', 0.5) + crusts(small, '#8a5a44', 0.5) },
    {
      day: 4,
      drawn:
        red(0.18) +
        crusts(mark) +
        crusts(small) +
        flakes(
          'M206 206q8 4 14 0M262 214q8 5 15 1M214 236q7 4 13 0M258 84q8 4 15 0M206 88q7 4 13 0M310 184q6 4 12 0M164 186q6 4 11 1',
        ),
    },
    { day: 10, drawn: red(0.09) + crusts(mark, '#e0776c', 0.62) + crusts(small, '#e0776c', 0.62) },
    { day: 21, drawn: crusts(mark, '#e5988a', 0.4) + crusts(small, '#e5988a', 0.4) },
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
