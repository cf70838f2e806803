import { area, thin } from '../../panels/marks'
import { LIFT, lowerLip, MIDDLE, PARTING, SEWN, SILL, redLip, SKIN, upperLip, whiteLip } from '../../panels/mouth'
import { mirrored, moved, pointsOf, type Line } from '../../panels/pen'
import { type Age, bruise, FRAYED } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/**
 * Her mouth after the lift, as on the last picture of its steps; `much`: of the swelling of the third day, when the red is up to twice as large, hangs
 * a little and turns out, and the skin above it is a roll without a groove.
 */
const lips = (much = 0, blood = '') =>
  much
    ? `<g transform="translate(${-16.8 * much} ${-26 * much}) scale(${1 + 0.07 * much} ${1 + 0.2 * much})">${whiteLip(LIFT + 12 * much, +(0.9 * much).toFixed(2))}${blood}${lowerLip(24 * much)}${redLip(LIFT, 12 * much)}${PARTING}</g>`
    : lowerLip() + upperLip(LIFT) + PARTING
/** Along both sills and the foot of the strip between the nostrils. */
const line = [...pointsOf(SILL).toReversed(), ...mirrored(SILL, MIDDLE).slice(1)]
const sewn = scar(line, '#a63d59', 2) + thin(SEWN, '#2f3f6b', 1.4)

/** The blood lies in the skin between nose and lip, as far as the folds beside it, and sinks past the corners of the mouth to the chin. */
const ABOVE = '166 180, 168 158, 178 140, 194 128, 214 128, 230 134, 232 148, 220 158, 200 166, 184 180, 172 190'
const ABOVE_HEART = '178 164, 184 148, 198 138, 216 138, 222 146, 206 154, 190 166'
const BESIDE = '138 206, 152 208, 168 222, 188 244, 208 258, 216 274, 206 290, 184 291, 162 276, 146 252, 135 226'
const BESIDE_HEART = '150 212, 162 220, 178 236, 190 252, 192 264, 178 262, 162 248, 152 230'
const sunk = (edge: Line, by: number) => moved(edge, by / 3, by)
/** On the left; less of it on the right. */
const above = (age: Age, strength: number) =>
  bruise(age, ABOVE, { heart: ABOVE_HEART, strength, rough: 5, seed: 4, frayed: true }) +
  bruise(age, mirrored(ABOVE, MIDDLE), { heart: '', strength, rough: 5, seed: 8, frayed: true })
const beside = (age: Age, strength: number, by: number, heart = false) =>
  bruise(age, sunk(BESIDE, by), { heart: heart ? sunk(BESIDE_HEART, by) : '', strength, rough: 6, seed: 2, frayed: true }) +
  bruise(age, mirrored(sunk(BESIDE, by), MIDDLE), { heart: '', strength: strength * 0.8, rough: 6, seed: 7, frayed: true })

/** The lip hangs over the ball of the chin, which is not lit then. */
const CHIN = area('#dcb08a', '196 300, 210 272, 260 272, 264 292, 244 312, 212 318')

export const plate: Recovery = {
  kind: 'lips',
  title: 'Recovery of the lips, by day',
  desc: 'The mouth of a woman of 32. Day 1: numb and swollen, fine threads under the nose after a lift. Day 3: most swollen, up to twice the size, bruises violet. Day 7: threads out, bruises green. Day 14: last yellow, still firm. Day 90: settled, a fine line under the nose.',
  sources: [
    'https://rentry.co/g7qe8xqd (lips swell more than other parts of the face, most in the first 48 to 72 hours)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (colours of a bruise by its age)',
  ],
  defs: `${FRAYED}<g id="who">${SKIN}</g>`,
  window: [120, 74, 0.98],
  more: [72, 0],
  states: [
    { day: 1, drawn: CHIN + lips(0.72, beside('new', 0.4, -16) + above('new', 0.9)) + sewn },
    { day: 3, drawn: CHIN + lips(1, beside('dark', 0.75, -6, true) + above('dark', 0.95)) + sewn },
    { day: 7, drawn: lips(0.4, beside('green', 0.75, 10) + above('green', 0.8)) + scar(line, '#a63d59', 2) },
    { day: 14, drawn: lips(0.18, beside('yellow', 0.55, 20)) + scar(line, '#b5546a', 1.7) },
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
