import { area, thin, whole } from '../../panels/marks'
import { LIFT, lowerLip, MIDDLE, PARTING, SEWN, SILL, redLip, SKIN, upperLip, whiteLip } from '../../panels/mouth'
import { mirrored, moved, pointsOf, type Line } from '../../panels/pen'
import { type Age, bruise } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/**
 * Her mouth after the lift, as on the last picture of its steps; `much`: of the swelling of the third day, when the red is up to twice as large, hangs
 * a little and turns out, and the skin above it is a roll without a groove.
 */
const lips = (much = 0, blood = '') =>
  much
    ? turnedOut(
        much,
        whiteLip(LIFT + 12 * much, +(0.9 * much).toFixed(2)) + blood,
        lowerLip(24 * much) + redLip(LIFT, 12 * much) + PARTING,
      )
    : lowerLip() + upperLip(LIFT) + PARTING
const turnedOut = (much: number, skin: string, red: string) =>
  `<g transform="translate(${-16.8 * much} ${-26 * much}) scale(${1 + 0.07 * much} ${1 + 0.2 * much})">${whole(skin)}${red}</g>`
/** The red of the first and the third day is one drawing; on the first it is smaller. */
const SWOLLEN = `<g id="red">${lowerLip(24)}${redLip(LIFT, 12)}${PARTING}</g>`
const swollen = (much: number, blood: string) => turnedOut(much, whiteLip(LIFT + 12, 0.8) + blood, '<use href="#red"/>')
/** Along both sills and the foot of the strip between the nostrils. */
const line = [...pointsOf(SILL).toReversed(), ...mirrored(SILL, MIDDLE).slice(1)]
const sewn = scar(line, '#a63d59', 2) + thin(SEWN, '#2f3f6b', 1.4)

/** In skin as loose as this both washes run out far. */
const SOFT = ['bs', 'bt']
  .map((id) => `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4"/></filter>`)
  .join('')
/** The blood lies in the skin along the red, thickest beside the bow and under the lower lip, and thins out to the corners; later it sinks to the chin. */
const ABOVE = '160 192, 162 172, 172 154, 188 140, 204 130, 220 127, 231 132, 232 148, 220 166, 200 176, 180 188'
const ABOVE_HEART = '168 188, 174 172, 184 160, 192 149, 206 145, 214 137, 225 137, 229 147, 222 160, 206 170, 186 182'
const ABOVE_LESS = '176 184, 184 168, 196 154, 208 148, 216 142, 225 144, 227 154, 212 166, 192 180'
const BESIDE = '142 208, 152 206, 170 224, 190 250, 214 264, 226 276, 216 288, 196 287, 172 274, 154 254, 143 230'
const BESIDE_HEART = '146 213, 156 214, 168 228, 182 246, 204 260, 214 272, 202 277, 184 266, 170 258, 158 242, 150 230'
const sunk = (edge: Line, by: number) => moved(edge, by / 3, by)
/** In the shade of the face the blood keeps its own colour. */
const IN_SHADE: Record<Age, string> = { new: '#94506a', dark: '#6d4670', green: '#8b8746', yellow: '#c79b4d' }
const shaded = (age: Age, edge: Line, opacity: number) =>
  area(IN_SHADE[age], mirrored(edge, MIDDLE), `filter="url(#bt)" opacity="${opacity}"`)
/** On the left; less of it on the right. */
const above = (age: Age, strength: number, up: number) =>
  bruise(age, ABOVE, { heart: sunk(ABOVE_HEART, -up), strength, rough: 10, seed: 4, frayed: true }) +
  shaded(age, ABOVE, 0.25) +
  shaded(age, moved(ABOVE_LESS, up / 2, -up), 0.6)
const beside = (age: Age, strength: number, by: number, heart = false) =>
  bruise(age, sunk(BESIDE, by), { heart: heart ? sunk(BESIDE_HEART, by) : '', strength, rough: 10, seed: 2, frayed: true }) +
  shaded(age, sunk(BESIDE, by), +(strength * 0.35).toFixed(2)) +
  (heart ? shaded(age, sunk(BESIDE_HEART, by), 0.45) : '')

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
  defs: `${SOFT}${SWOLLEN}<g id="who">${SKIN}</g>`,
  window: [120, 74, 0.98],
  more: [72, 0],
  states: [
    { day: 1, drawn: CHIN + swollen(0.4, beside('new', 0.4, -16) + above('new', 0.9, 7)) + sewn },
    { day: 3, drawn: CHIN + swollen(1, beside('dark', 0.75, -6, true) + above('dark', 0.95, 7)) + sewn },
    { day: 7, drawn: lips(0.4, beside('green', 0.75, 10) + above('green', 0.8, 1)) + scar(line, '#a63d59', 2) },
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
