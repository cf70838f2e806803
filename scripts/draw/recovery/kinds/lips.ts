import { on } from '../../panels/lids'
import { area, thin, whole } from '../../panels/marks'
import { LIFT, lowerLip, MIDDLE, PARTING, SILL, redLip, SKIN, upperLip, whiteLip } from '../../panels/mouth'
import { mirrored, moved, pointsOf, stroke, type Line } from '../../panels/pen'
import { type Age, bruise, IN_SHADE, poolOf, rimOf, stained } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/**
 * Her mouth after the lift, as on the last picture of its steps. From the line under the nose to the bow it is as far on each day, as skin has been taken: what swells
 * is the red, up to twice as large, which hangs and turns out below the bow, and the skin above it is a roll without a groove.
 */
const round = (n: number) => Math.round(n * 10) / 10
const BOW = 164.5
/** Her lips are matt: what lies in the light on them has no edge. */
const matt = (drawn: string): string =>
  drawn
    .replaceAll(/<path fill="#(?:d6948a|c67d71)"/g, '$& filter="url(#ln)"')
    .replace('<path fill="#f0c7bb" opacity=".9"', '<path fill="#f0c7bb" filter="url(#ln)" opacity=".75"')
const settled = (fuller = 0) => matt(lowerLip(24 * fuller) + upperLip(LIFT)) + PARTING
/** The red of the swollen days is one drawing, stretched from the bow down. */
const RAISED = 5
const SWOLLEN = `<g id="red">${matt(lowerLip(17) + redLip(LIFT, RAISED))}${PARTING}</g>`
const swollen = (wide: number, tall: number, roll: number, blood: string) =>
  `${whole(whiteLip(LIFT, roll))}${blood}<use href="#red" transform="translate(${round(MIDDLE * (1 - wide))} ${round(BOW - tall * (BOW - RAISED))}) scale(${wide} ${tall})"/>`
/** Along both sills and the foot of the strip between the nostrils. */
const line = [...pointsOf(SILL).toReversed(), ...mirrored(SILL, MIDDLE).slice(1)]
/** Fine threads, one every few millimetres, hardly longer than the line is wide, with the end of the knot. */
const THREADS = Array.from({ length: 9 }, (_, i) => {
  const [x, y] = on(line, (i + 0.5) / 9)
  return `M${x.toFixed(1)} ${(y - 2.4).toFixed(1)}l${((240 - x) / 90).toFixed(1)} 4.6l1.200 .5`
}).join('')
const sewn = scar(line, '#a63d59', 1.8) + thin(THREADS, '#343c6c', 0.95)

/** In skin as loose as this both washes run out far. */
const SOFT = ['bs', 'bt']
  .map((id) => `<filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="5"/></filter>`)
  .join('')
/** The blood lies along the red from one corner towards the other, across the foot of the groove; on the left it comes down from the stitches. Later it sinks to the chin. */
const ABOVE =
  '154 200, 160 186, 172 170, 180 156, 194 144, 200 128, 214 120, 230 126, 238 140, 247 150, 260 150, 272 146, 286 156, 302 168, 318 190, 300 188, 270 176, 240 180, 206 174, 184 192'
const ABOVE_HEART =
  '176 186, 186 172, 198 163, 206 152, 216 148, 224 152, 238 161, 250 159, 262 164, 250 172, 228 168, 206 172, 190 186'
const AWAY = '246 152, 260 150, 272 146, 286 156, 302 168, 322 194, 300 188, 270 176, 250 172'
const AWAY_HEART = '268 164, 276 160, 288 166, 300 178, 308 188, 288 178'
/** What sinks from the corners of the mouth: an uneven pool along the edge of the lower lip on the left, a lesser one on the right. */
const BESIDE = '146 202, 156 203, 168 208, 181 216, 196 226, 212 234, 226 240, 222 256, 206 266, 182 262, 160 246, 146 224'
const BESIDE_BLOOD = '152 206, 166 211, 182 221, 200 232, 216 240, 210 254, 190 254, 170 242, 155 224'
const BESIDE_HEART = '164 216, 178 222, 194 233, 208 241, 200 249, 182 242, 168 230'
const OTHER = '332 203, 318 207, 302 215, 286 226, 268 235, 262 244, 272 256, 294 252, 316 236, 332 216'
const sunk = (edge: Line, by: number) => moved(edge, 0, by)
const shaded = (age: Age, edge: Line, opacity: number) => area(IN_SHADE[age], edge, `filter="url(#bt)" opacity="${opacity}"`)
/** More of it on the left than in the shade on the right. */
const above = (age: Age, strength: number, up: number) =>
  bruise(age, moved(ABOVE, 0, -up), { heart: moved(ABOVE_HEART, 0, -up), strength, rough: 9, seed: 4, frayed: true }) +
  shaded(age, moved(AWAY, 0, -up), 0.24) +
  shaded(age, moved(AWAY_HEART, 0, -up), 0.34)
const beside = (age: Age, strength: number, by: number) => {
  const one = { strength, rough: 13, seed: 2 }
  const less = { strength: 0.75 * strength, rough: 11, seed: 8 }
  return (
    stained(rimOf(age, sunk(BESIDE, by), one) + rimOf(age, sunk(OTHER, by), less)) +
    poolOf(age, sunk(BESIDE_BLOOD, by), sunk(BESIDE_HEART, by), one) +
    poolOf(age, sunk(OTHER, by + 4), '', less)
  )
}

/** The lip hangs over the ball of the chin, which is not lit then. */
const CHIN = area('#dcb08a', '188 300, 202 270, 228 262, 262 266, 274 288, 262 310, 228 326, 198 318', 'filter="url(#lt)"')

/** At its fullest the upper red is as taut as the lower one: it turns out into the light on both sides of the bow. */
const taut =
  '<g fill="#dd9d90" opacity=".6" filter="url(#ln)"><ellipse cx="206" cy="184" rx="25" ry="7.5" transform="rotate(-24 206 184)"/><ellipse cx="272" cy="184" rx="21" ry="6" transform="rotate(22 272 184)"/></g>'

/** From so near her cheek turns away in one wide, soft half-tone, not in a wedge. */
const WIDE = '<filter id="lw" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="16"/></filter>'
const wings = (left: string, width: number, to: number) =>
  [left, mirrored(left, MIDDLE)].map((one) => stroke(one, width, { from: 0.05, to })).join('')
const even = SKIN.replace(/<path fill="(?:#93603f|url\(#h\))" d="M540 60[^>]*>/g, '')
  // The wings of the nose are lines that come out of the tone and run out into it.
  .replace(
    wings('194 70, 186 78, 181.5 90, 182.5 104, 188 113, 194 114.5, 199 111', 2.1, 0.2),
    wings('188 77, 184 83, 181.8 92, 182.6 102, 185.8 109, 190 112.600', 1.5, 0.05),
  )
  .replace('<path fill="#bd8860" d="M560 40', '<path filter="url(#lw)" opacity=".62" fill="#bd8860" d="M560 40')

export const plate: Recovery = {
  kind: 'lips',
  title: 'Recovery of the lips, by day',
  desc: 'The mouth of a woman of 32. Day 1: numb and swollen, fine threads under the nose after a lift. Day 3: most swollen, up to twice the size, bruises violet. Day 7: threads out, bruises green. Day 14: last yellow, still firm. Day 90: settled, a fine line under the nose.',
  sources: [
    'https://rentry.co/g7qe8xqd (lips swell more than other parts of the face, most in the first 48 to 72 hours)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (colours of a bruise by its age)',
  ],
  defs: `${SOFT}${WIDE}${SWOLLEN}<g id="who">${even}</g>`,
  window: [120, 74, 0.98],
  states: [
    { day: 1, drawn: CHIN + swollen(1.03, 1.05, 0.5, above('new', 0.8, 0)) + sewn },
    { day: 3, drawn: CHIN + swollen(1.09, 1.26, 1, beside('dark', 0.74, 22) + above('dark', 0.85, 0)) + taut + sewn },
    {
      day: 7,
      drawn: swollen(1.02, 0.94, 0.3, beside('green', 0.74, 9) + above('green', 0.85, -6)) + scar(line, '#a63d59', 2),
    },
    { day: 14, drawn: beside('yellow', 0.6, 9) + settled(0.18) + scar(line, '#b5546a', 1.7) },
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
