import { area } from '../../panels/marks'
import { cast } from '../cast'
import { crusts, flakes, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

const red = (strength: number) =>
  flush(186, 156, 46, 50, strength * 1.5) +
  flush(296, 156, 46, 50, strength * 1.5) +
  flush(242, 66, 74, 32, strength) +
  flush(240, 138, 24, 40, strength) +
  flush(240, 238, 40, 24, strength)
/** Brown marks over the cheekbones that were treated; what lies on them is thin, and falls by itself. */
const places = [
  [177, 153, 13, 8],
  [193, 163, 12, 8],
  [205, 174, 6, 4],
  [287, 162, 8, 7],
  [300, 156, 9, 6],
] as const
const marks = (colour: string, opacity: number) => places.map((place) => crusts(place, colour, opacity)).join('')
const [LEFT, RIGHT] = [
  '161 151, 168 144, 178 147, 187 145, 193 152, 204 155, 208 163, 203 168, 212 175, 205 180, 196 174, 187 173, 181 164, 170 163',
  '278 160, 284 154, 292 155, 297 149, 308 150, 311 157, 304 162, 297 163, 293 170, 284 170',
]
/** The ground of the marks: it pales towards an edge that nobody could trace. */
const patch = (colour: string, opacity: number) =>
  [LEFT, RIGHT]
    .map((edge, side) => {
      const [x, y] = side ? [294, 160] : [187, 161]
      const wider = (by: number) => `transform="translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})"`
      return (
        area(colour, edge, `opacity="${(opacity * 0.3).toFixed(2)}" ${wider(1.16)}`) +
        area(colour, edge, `opacity="${(opacity * 0.45).toFixed(2)}" ${wider(1.03)}`) +
        area(colour, edge, `opacity="${(opacity * 0.55).toFixed(2)}" ${wider(0.86)}`)
      )
    })
    .join('')

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
    { day: 1, drawn: red(0.36) + patch('#8a5a44', 0.34) + marks('#8a5a44', 0.34) },
    {
      day: 4,
      drawn:
        red(0.18) +
        patch('#7a4630', 0.5) +
        marks('#5f3220', 0.36) +
        flakes([
          [206, 204],
          [219, 166],
          [266, 168],
          [278, 208],
          [196, 228],
          [290, 226],
          [228, 242],
          [246, 236],
        ]),
    },
    { day: 10, drawn: red(0.1) + patch('#dd6a60', 0.5) },
    { day: 21, drawn: red(0.04) + patch('#e28878', 0.32) },
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
