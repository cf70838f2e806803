import { area, fill, INK, stitches } from '../../panels/marks'
import { stroke } from '../../panels/pen'
import { cast } from '../cast'
import { blotches, bruise, IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/** The lips, larger by so much; at most twice as high. */
const swollen = (by: number) => {
  const [up, down] = [162 - by, 244 + by]
  return (
    area(
      '#d9a58a',
      `140 ${down - 20}, 190 ${down + 8}, 243 ${down + 14}, 300 ${down + 8}, 346 ${down - 20}, 306 ${down + 16}, 243 ${down + 24}, 184 ${down + 18}`,
      'opacity=".7"',
    ) +
    area(
      '#b5675c',
      `142 195, 170 ${up + 16}, 204 ${up}, 226 ${up - 5}, 243 ${up + 3}, 260 ${up - 5}, 284 ${up}, 318 ${up + 16}, 346 195, 306 204, 243 208, 184 204`,
    ) +
    area('#a2564e', `346 195, 318 ${up + 16}, 288 ${up + 2}, 306 186, 258 200, 243 208, 306 204`) +
    area(
      '#c0756a',
      `148 199, 194 208, 243 211, 296 208, 340 199, 322 ${down - 14}, 284 ${down + 6}, 243 ${down + 10}, 202 ${down + 6}, 166 ${down - 14}`,
    ) +
    area('#a2564e', `340 199, 322 ${down - 14}, 284 ${down + 6}, 243 ${down + 10}, 222 ${down + 8}, 276 ${down - 12}, 306 216`) +
    area('#e7b7a8', `190 222, 214 ${down - 26}, 238 ${down - 22}, 226 ${down - 12}, 200 ${down - 16}`, 'opacity=".8"') +
    fill(
      INK,
      stroke('140 196, 190 207, 243 209, 296 207, 348 195', 3.2) +
        stroke(`160 ${down - 18}, 202 ${down + 7}, 243 ${down + 11}, 286 ${down + 7}, 324 ${down - 16}`, 2),
    )
  )
}
const lift = '196 118, 212 128, 232 124, 243 130, 256 124, 274 128, 290 118'
const sewn =
  scar(lift, '#a63d59', 2.4) + stitches('198 119, 208 126, 220 127, 232 124, 243 129, 255 125, 268 127, 280 124, 289 119', 10)
const spots = [
  [140, 214, 18, 16],
  [176, 256, 26, 14],
  [228, 268, 30, 9],
  [330, 226, 14, 16],
  [302, 256, 22, 12],
] as const

export const plate: Recovery = {
  kind: 'lips',
  title: 'Recovery of the lips, by day',
  desc: 'The mouth of a woman of 32. Day 1: numb and swollen, fine threads under the nose after a lift. Day 3: most swollen, up to twice the size, bruises violet. Day 7: threads out, bruises green. Day 14: last yellow, still firm. Day 90: settled, a fine line under the nose.',
  sources: [
    'https://rentry.co/g7qe8xqd (lips swell more than other parts of the face, most in the first 48 to 72 hours)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (colours of a bruise by its age)',
  ],
  defs: cast('lips', 'w32'),
  window: [122, 74, 0.98],
  states: [
    { day: 1, drawn: swollen(14) + blotches('new', spots) + sewn },
    {
      day: 3,
      drawn: swollen(19) + blotches('dark', spots) + bruise('dark', '168 184, 200 166, 226 166, 222 186, 190 196') + sewn,
    },
    { day: 7, drawn: swollen(11) + blotches('green', spots) + scar(lift, '#a63d59', 2.4) },
    { day: 14, drawn: swollen(4) + blotches('yellow', spots) + scar(lift, '#b5546a', 2) },
    { day: 90, drawn: `<g opacity=".4">${scar(lift, '#b5546a', 1.6)}</g>` },
  ],
  curve: [
    [0, 0.5],
    [1, 0.82],
    [2.6, 0.96],
    [4, 0.82],
    [7, 0.56],
    [14, 0.32],
    [28, 0.2],
    [56, 0.08],
    [90, 0.04],
    [365, 0.005],
  ],
  colours: IN_THIN_SKIN,
}
