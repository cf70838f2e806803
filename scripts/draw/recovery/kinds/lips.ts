import { area, thin, whole } from '../../panels/marks'
import { LIFT, lowerLip, MIDDLE, PARTING, SEWN, SILL, redLip, SKIN, upperLip, whiteLip } from '../../panels/mouth'
import { mirrored, moved, pointsOf, type Line } from '../../panels/pen'
import { type Age, bruise, IN_SHADE } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/**
 * Her mouth after the lift, as on the last picture of its steps. From the line under the nose to the bow it is as far on each day, as skin has been taken: what swells
 * is the red, up to twice as large, which hangs and turns out below the bow, and the skin above it is a roll without a groove.
 */
const round = (n: number) => Math.round(n * 10) / 10
const BOW = 164.5
const settled = (fuller = 0) => lowerLip(24 * fuller) + upperLip(LIFT) + PARTING
/** The red of the swollen days is one drawing, stretched from the bow down. */
const RAISED = 5
const SWOLLEN = `<g id="red">${lowerLip(24)}${redLip(LIFT, RAISED)}${PARTING}</g>`
const swollen = (wide: number, tall: number, roll: number, blood: string) =>
  `${whole(whiteLip(LIFT, roll))}${blood}<use href="#red" transform="translate(${round(MIDDLE * (1 - wide))} ${round(BOW - tall * (BOW - RAISED))}) scale(${wide} ${tall})"/>`
/** Along both sills and the foot of the strip between the nostrils. */
const line = [...pointsOf(SILL).toReversed(), ...mirrored(SILL, MIDDLE).slice(1)]
const sewn = scar(line, '#a63d59', 2) + thin(SEWN, '#2f3f6b', 1.4)

/** In skin as loose as this both washes run out far. */
const SOFT = ['bs', 'bt']
  .map((id) => `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4"/></filter>`)
  .join('')
/** The blood lies in the skin along the red, thickest beside the bow and under the lower lip, and thins out to the corners; later it sinks to the chin. */
const ABOVE = '160 192, 162 172, 172 154, 188 140, 204 130, 220 127, 231 132, 232 148, 220 166, 200 176, 180 188'
const ABOVE_HEART =
  '160 192, 166 180, 178 171, 187 163, 192 150, 203 141, 217 138, 224 146, 216 156, 208 159, 202 170, 188 176, 174 188'
const ABOVE_LESS = '168 190, 176 178, 188 172, 198 162, 212 160, 215 168, 202 176, 190 184, 178 190'
const BESIDE = '142 208, 152 206, 170 224, 190 250, 214 264, 226 276, 216 288, 196 287, 172 274, 154 254, 143 230'
const BESIDE_HEART = '146 213, 156 214, 168 228, 182 246, 204 260, 214 272, 202 277, 184 266, 170 258, 158 242, 150 230'
const sunk = (edge: Line, by: number) => moved(edge, by / 3, by)
const shaded = (age: Age, edge: Line, opacity: number) =>
  area(IN_SHADE[age], mirrored(edge, MIDDLE), `filter="url(#bt)" opacity="${opacity}"`)
/** On the left; less of it on the right. */
const above = (age: Age, strength: number, up: number) =>
  bruise(age, ABOVE, { heart: sunk(ABOVE_HEART, -up), strength, rough: 10, seed: 4, frayed: true }) +
  shaded(age, ABOVE, 0.3) +
  shaded(age, moved(ABOVE_LESS, up / 2, -up), 0.55)
const beside = (age: Age, strength: number, by: number, heart = false) =>
  bruise(age, sunk(BESIDE, by), { heart: heart ? sunk(BESIDE_HEART, by) : '', strength, rough: 10, seed: 2, frayed: true }) +
  shaded(age, sunk(BESIDE, by), +(strength * 0.35).toFixed(2)) +
  (heart ? shaded(age, sunk(BESIDE_HEART, by), 0.45) : '')

/** The lip hangs over the ball of the chin, which is not lit then. */
const CHIN =
  area('#dcb08a', '196 300, 210 272, 260 272, 264 292, 244 312, 212 318') +
  // Nor is the cheek beside its far corner.
  area('#bd8860', '316 214, 330 206, 346 214, 348 240, 332 270, 312 286, 296 284, 292 262')

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
    { day: 1, drawn: CHIN + swollen(1.03, 1.05, 0.5, beside('new', 0.4, -16) + above('new', 0.9, 7)) + sewn },
    { day: 3, drawn: CHIN + swollen(1.07, 1.18, 0.9, beside('dark', 0.75, -6, true) + above('dark', 0.95, 7)) + sewn },
    { day: 7, drawn: swollen(1.02, 0.94, 0.3, beside('green', 0.75, 10) + above('green', 0.75, -4)) + scar(line, '#a63d59', 2) },
    { day: 14, drawn: beside('yellow', 0.55, 20) + settled(0.18) + scar(line, '#b5546a', 1.7) },
    { day: 90, drawn: `${settled()}<g opacity=".45">${scar(line, '#b5546a', 1.4)}</g>` },
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
