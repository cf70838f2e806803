import { on } from '../../panels/lids'
import { area, fill, INK, thin, whole } from '../../panels/marks'
import { border, CORNERS, FACE, LIFT, lowerLip, MIDDLE, PARTING, SILL, redLip, whiteLip } from '../../panels/mouth'
import { mirrored, moved, pointsOf, stroke, type Line } from '../../panels/pen'
import { type Age, bruise, IN_SHADE, poolOf, rimOf, stained } from '../bruises'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'

/**
 * Her mouth after the lift, as on the last picture of its steps. From the line under the nose to the bow it is as far on each day, as skin has been taken: what swells
 * is the red, up to half as high again, which hangs and turns out below the bow, and the skin above it is a roll without a groove.
 */
const round = (n: number) => Math.round(n * 10) / 10
const BOW = 164.5
/**
 * Her lips are matt: what lies in the light on them has no edge, and the lower one turns into its shade without one. They are drawn in the line of the nose: a thin contour on
 * the side away from the lamp and the fine creases of the red.
 */
const matt = (drawn: string): string =>
  drawn
    .replaceAll(/<path fill="#(?:d6948a|c67d71)"/g, '$& filter="url(#ln)"')
    .replaceAll('#d6948a', '#cf897d')
    .replace('<path fill="#f0c7bb" opacity=".9"', '<path fill="#f0c7bb" filter="url(#ln)" opacity=".3"')
    .replace('<path fill="#f1d6bd" opacity=".85"', '<path fill="#f1d6bd" filter="url(#lk)" opacity=".7"')
    .replaceAll(/<path fill="#(?:94504b|a65e55)"/g, '$& filter="url(#lk)"')
    .replace(/<path fill="#98534d"[^>]*>/, '')
    .replace('<path fill="#bd6f64"', '<path fill="url(#lo)"')
/** The shade below the lower lip: the middle two thirds of it alone, darkest where the lip stands off, run out towards the chin; `by`: how much lower it lies. */
const below = (by: number) =>
  `<g transform="translate(0 ${by})">` +
  area(
    '#bd8860',
    '194 229, 214 237, 240 241, 266 237, 287 228, 284 241, 266 250, 241 254, 216 250, 199 241',
    'filter="url(#bs)" opacity=".85"',
  ) +
  fill(
    '#93603f',
    stroke('202 231.500, 220 238.500, 240 241.500, 262 238.500, 280 230', 6, { from: 0.1, to: 0.1 }),
    'filter="url(#ln)" opacity=".6"',
  ) +
  thin(
    'M232 246l3.500-4M238 247.500l5-5.500M244 248.500l6.500-7.500M251 248.500l7-8.500M258 247.500l7-9M265 245.500l6.500-9M272 242.500l6-8M279 238.500l5-7',
    '#6b3c2c',
    0.7,
    'opacity=".34"',
  ) +
  '</g>'
/** From where on the lower lip is drawn: without the shade that is drawn here. */
const low = (fuller: number) => {
  const drawn = lowerLip(fuller)
  return below(fuller) + drawn.slice(drawn.indexOf('<path fill="#bd6f64"'))
}
/** What is lit between nose and lip is no paler than the cheek. */
const dim = (drawn: string) => drawn.replaceAll('#f1d6bd', '#e9cbae')
const contour = (raised: Parameters<typeof border>[0]) =>
  fill('#6d2f38', stroke(border(raised), 1.1, { from: 0.05, to: 0.3 }), 'opacity=".6"')
const settled = (fuller = 0) => matt(low(24 * fuller) + dim(whiteLip(LIFT)) + redLip(LIFT)) + contour({ lift: LIFT }) + PARTING
/** The red of the swollen days is one drawing, stretched from the bow down. */
const RAISED = 5
const CREASES = thin(
  'M206 176q-1 6 1 13M222 169q-1 7 1 15M258 169q1 7-1 15M274 175q1 6-1 13M198 234q-3-6-3-12M214 242q-2-6-2-12M230 246q-1-6 0-11M252 246q1-6 0-11M268 242q2-6 1-12M284 233q2-4 2-9',
  '#74353a',
  0.8,
  'opacity=".34"',
)
const SWOLLEN = `<g id="red">${matt(low(17) + redLip(LIFT, RAISED))}${CREASES}${contour({ lift: LIFT, swollen: RAISED })}${PARTING}</g>`
const swollen = (wide: number, tall: number, roll: number, blood: string) =>
  `${whole(dim(whiteLip(LIFT, roll)))}${blood}<use href="#red" transform="translate(${round(MIDDLE * (1 - wide))} ${round(BOW - tall * (BOW - RAISED))}) scale(${wide} ${tall})"/>`
/** Along both sills and the foot of the strip between the nostrils. */
const line = [...pointsOf(SILL).toReversed(), ...mirrored(SILL, MIDDLE).slice(1)]
/** Fine threads, one every few millimetres, hardly longer than the line is wide, across it. */
const THREADS = Array.from({ length: 9 }, (_, i) => {
  const [x, y] = on(line, (i + 0.5) / 9)
  return `M${x.toFixed(1)} ${(y - 2.4).toFixed(1)}l${((240 - x) / 90).toFixed(1)} 4.4`
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
  const less = { strength: 0.6 * strength, rough: 11, seed: 8 }
  return (
    stained(rimOf(age, sunk(BESIDE, by), one) + rimOf(age, sunk(OTHER, by), less)) +
    poolOf(age, sunk(BESIDE_BLOOD, by), sunk(BESIDE_HEART, by), one) +
    poolOf(age, sunk(OTHER, by + 4), '', less)
  )
}

/** The lip hangs over the ball of the chin, which is not lit then. */
const CHIN = area('#dcb08a', '188 300, 202 270, 228 262, 262 266, 274 288, 262 310, 228 326, 198 318', 'filter="url(#lt)"')

/** At its fullest the upper red is as taut as the lower one: it turns out into the light towards the lamp, less on the other side. */
const taut =
  '<g fill="#dd9d90" filter="url(#lt)"><ellipse cx="205" cy="181" rx="26" ry="7" opacity=".55" transform="rotate(-22 205 181)"/><ellipse cx="272" cy="182" rx="20" ry="5" opacity=".3" transform="rotate(21 272 182)"/></g>'

/** From so near her cheek turns away in one wide, soft half-tone, not in a wedge. */
const WIDE = '<filter id="lw" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="16"/></filter>'
const LIPS =
  '<filter id="lk"><feGaussianBlur stdDeviation="1"/></filter><linearGradient id="lo" x1=".42" x2=".56" y1="0" y2="1"><stop stop-color="#b4685d"/><stop offset=".3" stop-color="#c27568"/><stop offset=".58" stop-color="#b86a5f"/><stop offset=".82" stop-color="#a05850"/><stop offset="1" stop-color="#8d4a46"/></linearGradient>'
const two = (left: string) => [left, mirrored(left, MIDDLE)] as const
/** The nose from below its bridge: the ball of the tip and two wings in tone, a groove between them that fades upwards, small nostrils; its shade runs out along the far column. */
const NOSE =
  '<g filter="url(#lt)">' +
  area('#bd8860', '260 30, 286 30, 298 62, 308 92, 306 118, 296 128, 286 120, 292 98, 282 80, 264 66', 'opacity=".75"') +
  area(
    '#bd8860',
    '216 122, 240 128, 268 124, 296 114, 306 122, 296 136, 276 144, 266 158, 258 166, 250 150, 236 136',
    'opacity=".62"',
  ) +
  '</g><g filter="url(#ln)">' +
  area('#f1d6bd', '214 -20, 246 -20, 247 40, 250 64, 250 80, 243 92, 231 96, 220 91, 214 78, 216 60, 218 30', 'opacity=".8"') +
  area('#bd8860', '251 62, 263 70, 268 84, 264 97, 252 105, 236 107, 247 99, 253 86', 'opacity=".62"') +
  area('#bd8860', '211 64, 205.500 77, 206 90, 212 100, 222 104, 214 95, 210.500 84, 211 74', 'opacity=".6"') +
  area('#93603f', '267 64, 273 78, 272 91, 266 101, 258 105, 264.500 96, 267.500 84', 'opacity=".5"') +
  area('#f1d6bd', '190 92, 192 84, 198 80, 201.500 86, 199 96, 193 102, 189.500 98', 'opacity=".75"') +
  area('#dcb08a', '278 84, 285 81, 290 88, 290.500 97, 286 104, 279 99, 276 91') +
  area(
    '#bd8860',
    '196 110, 206 104, 216 102, 228 105, 240 109, 252 105, 266 102, 276 105, 285 111, 280 116, 266 115, 254 117, 247 121, 240 122.500, 232 121, 226 117, 212 115, 202 116',
    'opacity=".8"',
  ) +
  area('#93603f', '242 110, 254 106, 268 103, 278 107, 284 112, 270 115, 256 116, 248 121, 242 122', 'opacity=".5"') +
  area('#e6c3a4', '233.500 110, 238 111, 239 117, 235.500 118.500, 232.500 115', 'opacity=".7"') +
  two('203.500 111, 206 105, 213 102, 222 104, 230 110, 222 110.500, 213 112, 206 114')
    .map((one) => area('#5b3026', one, 'opacity=".42"'))
    .join('') +
  area('#fbeadb', '227 72, 231 67, 236 68, 237 75, 233 81, 228 79', 'opacity=".6"') +
  '</g>' +
  two(
    '207.500 110.300, 209.500 106.300, 215 104.600, 221.500 106.300, 228 110.400, 221.500 109.800, 214.500 110.600, 209.500 112',
  )
    .map((one) => area('#4f271d', one))
    .join('') +
  fill(
    INK,
    two('208 107, 210.500 104.800, 215.500 104, 222 105.800')
      .map((one) => stroke(one, 1.1, { from: 0.1, to: 0.1 }))
      .join('') +
      stroke('190.500 76, 186.800 83, 184.800 92, 185.400 102, 188.500 109, 193 112.800', 1.5, { from: 0.05, to: 0.05 }) +
      stroke('289.500 76, 293.200 83, 295.200 92, 294.600 102, 291.500 109, 287 112.800', 2, { from: 0.05, to: 0.05 }),
  ) +
  fill(INK, stroke('231 112, 235 117.500, 240 119.500, 245 117.500, 249 112', 1.1, { from: 0.05, to: 0.05 }), 'opacity=".6"')
const even = (FACE + NOSE + CORNERS)
  .replace('<path fill="#f1d6bd" d="M184 133', '<path fill="#f1d6bd" opacity=".6" d="M184 133')
  .replace(/<path fill="(?:#93603f|url\(#h\))" d="M540 60[^>]*>/g, '')
  .replace('<path fill="#bd8860" d="M560 40', '<path filter="url(#lw)" opacity=".62" fill="#bd8860" d="M560 40')

export const plate: Recovery = {
  kind: 'lips',
  title: 'Recovery of the lips, by day',
  desc: 'The mouth of a woman of 32. Day 1: numb and swollen, fine threads under the nose after a lift. Day 3: most swollen, both lips taut, bruises violet. Day 7: threads out, bruises green. Day 14: last yellow, still firm. Day 90: settled, a fine line under the nose.',
  sources: [
    'https://rentry.co/g7qe8xqd (lips swell more than other parts of the face, most in the first 48 to 72 hours)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (colours of a bruise by its age)',
  ],
  defs: `${SOFT}${WIDE}${LIPS}${SWOLLEN}<g id="who">${even}</g>`,
  window: [120, 74, 0.98],
  states: [
    { day: 1, drawn: CHIN + swollen(1.01, 0.98, 0.5, above('new', 0.8, 0)) + sewn },
    { day: 3, drawn: CHIN + swollen(1.04, 1.13, 1, beside('dark', 0.6, 20) + above('dark', 0.85, 0)) + taut + sewn },
    {
      day: 7,
      drawn: swollen(1, 0.88, 0.3, beside('green', 0.74, 9) + above('green', 0.85, -6)) + scar(line, '#a63d59', 2),
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
