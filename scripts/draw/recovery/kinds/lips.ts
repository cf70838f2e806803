import { area, thin } from '../../panels/marks'
import { LIFT, lowerLip, MIDDLE, PARTING, SEWN, SILL, SKIN, upperLip } from '../../panels/mouth'
import { mirrored, moved, pointsOf, type Line } from '../../panels/pen'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/** Her mouth after the lift, as on the last picture of its steps; `up` and `down`: swollen by so much above and below the line at which the lips meet, which stays where it was. */
const lips = (up = 0, down = 0) => lowerLip(down) + upperLip(LIFT, up) + PARTING
/** Along both sills and the foot of the strip between the nostrils. */
const line = [...pointsOf(SILL).toReversed(), ...mirrored(SILL, MIDDLE).slice(1)]
const sewn = scar(line, '#a63d59', 2) + thin(SEWN, '#2f3f6b', 1.4)

/** Blood in skin is one wash: palest where it ends, and there its edge is still seen. */
const AGES = { new: '#b8637b', dark: '#7c5588', green: '#9a9d55', yellow: '#dcb14e' } as const
const washes = Object.entries(AGES)
  .map(
    ([age, colour]) =>
      `<radialGradient id="${age}" cx=".45" cy=".35" r=".62"><stop stop-color="${colour}" stop-opacity=".72"/><stop offset=".45" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity=".24"/></radialGradient>`,
  )
  .join('')
const bruise = (age: keyof typeof AGES, outline: Line) => area(`url(#${age})`, outline, 'style="mix-blend-mode:multiply"')
/** From below one half of the lower lip it sinks to the chin; a little of it lies on the other side. */
const below = (age: keyof typeof AGES, by: number) =>
  [
    '176 243, 186 241, 202 246, 220 251, 238 252, 247 259, 240 268, 229 274, 216 283, 200 281, 187 268, 177 255',
    '262 250, 282 243, 298 236, 303 243, 298 254, 286 261, 272 263, 263 259',
  ]
    .map((outline) => bruise(age, moved(outline, 0, by)))
    .join('')
const SUNK = '179 270, 187 266, 198 271, 211 275, 220 285, 219 297, 208 307, 196 303, 189 291, 181 282'
const SUNK_FAR = '266 268, 282 264, 294 268, 292 278, 280 286, 268 284, 262 276'

export const plate: Recovery = {
  kind: 'lips',
  title: 'Recovery of the lips, by day',
  desc: 'The mouth of a woman of 32. Day 1: numb and swollen, fine threads under the nose after a lift. Day 3: most swollen, up to twice the size, bruises violet. Day 7: threads out, bruises green. Day 14: last yellow, still firm. Day 90: settled, a fine line under the nose.',
  sources: [
    'https://rentry.co/g7qe8xqd (lips swell more than other parts of the face, most in the first 48 to 72 hours)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (colours of a bruise by its age)',
  ],
  defs: `${washes}<g id="who">${SKIN}</g>`,
  window: [120, 74, 0.98],
  more: [72, 0],
  states: [
    { day: 1, drawn: below('new', 9) + lips(6, 11) + sewn },
    {
      day: 3,
      drawn:
        below('dark', 18) +
        lips(12, 22) +
        // On the red it follows the border.
        area('#7c4668', '176 182, 190 172, 206 160, 220 150, 231 152, 229 164, 216 172, 200 178, 186 184', 'opacity=".34"') +
        sewn,
    },
    { day: 7, drawn: below('green', 11) + lips(6, 11) + scar(line, '#a63d59', 2) },
    { day: 14, drawn: bruise('yellow', SUNK) + bruise('yellow', SUNK_FAR) + lips(2, 5) + scar(line, '#b5546a', 1.7) },
    { day: 90, drawn: `${lips()}<g opacity=".45">${scar(line, '#b5546a', 1.4)}</g>` },
  ],
  curve: [
    [0, 0.5],
    [1, 0.78],
    [2.2, 0.93],
    [3, 0.97],
    [4, 0.91],
    [7, 0.56],
    [14, 0.32],
    [28, 0.2],
    [56, 0.1],
    [90, 0.05],
    [180, 0.02],
    [365, 0.005],
  ],
  colours: IN_THIN_SKIN,
}
