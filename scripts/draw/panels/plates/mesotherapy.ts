import { ARM, FLAT, flat, GLOVE, glove } from '../hands'
import { swabbed } from '../faces'
import { onPerson, person } from '../people'
import { thinned } from '../scalp'
import { chance, curve, ellipse, pointsOf } from '../pen'
import { parting, wheals } from '../parting'
import { area, fill, INK, thin } from '../marks'
import { cream, cuff, drops, needleAt, scalpSection, vial } from '../scenes'
import { coldAir } from '../laser'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const SKIN = '<use href="#s"/>'
const CLEAR = '#cfe3e6'

/** Her hairline, higher than the combed hair was recorded: it bends back at the temple, and opens where the parting ends. */
const HAIRLINE =
  '128 354, 132 341, 142 332, 155 329, 164 321, 176 310, 194 302, 214 297, 233 292, 250 286, 266 280, 279 273, 286 262, 288 248, 294 248, 299 261, 307 269, 320 272, 334 270, 348 266, 362 259'
/** A seam of thin hair instead of an edge: every hair stands on skin and lies, as it is combed, away from the parting and into the rest. */
const fringe = (): string => {
  const line = pointsOf(HAIRLINE)
  const hairs = (count: number, seed: number, below: number, long: number) =>
    Array.from({ length: count }, (_, i) => {
      const place = 0.8 + (18.4 * (i + chance(i + seed))) / count
      const [a, b] = [line[Math.floor(place)]!, line[Math.floor(place) + 1]!]
      const on = (k: 0 | 1) => Math.round(a[k] + (b[k] - a[k]) * (place % 1))
      const away = Math.round(below * chance(i * 5 + seed) ** 1.5)
      const size = long + 4 * Math.floor(3 * chance(i * 3 + seed))
      return `M${on(0) + (place < 4 ? away >> 1 : 0)} ${on(1) + away}${place < 13 ? `q-${size >> 1}-2-${size} ${size >> 3}` : `q${size >> 1}-1 ${size}-${size >> 1}`}`
    }).join('')
  return (
    fill('#cf9f7b', `${curve(HAIRLINE)}L330 284 292 292 240 316 176 334 150 346z`) +
    thin(curve(HAIRLINE), '#6b4234', 4, 'opacity=".4"') +
    thin(hairs(44, 3, 5, 10), '#2e1620', 1.3) +
    thin(hairs(24, 11, 11, 10), '#4a2a2c', 0.6)
  )
}

/** Her bowed head from the other side: hair combed from a light parting, and places in two rows beside it. */
const along = '292 274, 290 260, 287 246, 281 228, 272 204, 261 180, 247 156'
const places =
  fringe() +
  thinned(
    along,
    12,
    [
      [-34, 8],
      [-30, 0],
    ],
    [
      [26, -12],
      [22, -20],
    ],
  ) +
  wheals(
    [
      [286, 266],
      [293, 246],
      [277, 230],
      [276, 203],
      [262, 192],
    ],
    0.9,
  ) +
  // The forehead runs into the parting.
  area('#cf9f7b', '282 284, 288 272, 291 262, 296 271, 304 283')

/** Her forearm on its cushion, palm up; on the artery of her wrist lie the fingertips, and there is a clock. */
const pulse =
  fill('#dfe8e6', 'M0 114L240-44v284H0z', `stroke="${INK}" stroke-width="2"`) +
  fill('#b9cbc9', 'M0 240Q140 228 240 120v120z') +
  '<use href="#ar" transform="translate(-18 -74) scale(1.36)"/>' +
  fill('#fffaf4', ellipse(80, 60, 36), `stroke="${INK}" stroke-width="3"`) +
  fill('none', ellipse(80, 60, 29), `stroke="${INK}" stroke-width="6" stroke-dasharray="3 12.18"`) +
  thin('M66 48l14 12 16-18', INK, 2) +
  thin('M80 60v25', '#b3264f', 2) +
  flat(102, 123, 0.4, 96)

export const plate: Sheet = {
  slug: 'mesotherapy',
  title: 'Mesotherapy for hair, step by step',
  desc: '1: pulse and blood pressure are checked. 2: numbing cream or cold air. 3: a sealed vial is drawn up before your eyes. 4: the skin is cleaned twice. 5: tiny amounts are placed two to four millimetres deep, one to two centimetres apart. 6: twenty minutes of rest, with fingers on the pulse.',
  defs: `<g id="s">${scalpSection('', { thin: true })}</g><g id="pt">${parting(0.01)}</g>${ARM}${FLAT}`,
  otherDefs: person('bowed') + GLOVE,
  others: {
    // Close to her, so that the row of places is seen.
    bowed:
      onPerson('bowed', 60, 112, 0.8, places) +
      fill('#a3606f', 'M333 208l31 11v24h-31z') +
      thin('M334 207.5l30 11.5', '#4d2039', 1.4) +
      glove(254, 48, placed(syringe(CLEAR, 44), -93, 76, -40, 1.05), 0.72),
  },
  panels: [
    { steps: '1', body: cuff() },
    {
      steps: '2',
      body: SKIN + cream(81) + coldAir(26),
    },
    {
      steps: '3',
      body: fill('#dcc6bd', 'M0 196h240v44H0z') + vial(104, 134) + placed(syringe(CLEAR), 104, 118, -78, 0.94),
    },
    { steps: '4', body: `<g transform="translate(-34)"><use href="#pt"/></g>${swabbed(96, 150)}` },
    {
      steps: '5',
      body:
        SKIN +
        drops(58, 128, CLEAR) +
        drops(112, 128, CLEAR) +
        drops(166, 128, CLEAR) +
        needleAt(165, 125, -70, CLEAR) +
        thin('M20 82v46M16 82h8M16 128h8', '#4d2039', 1.6),
    },
    {
      steps: '6',
      // Somebody watches: two fingertips on the thumb side of the wrist, and a clock.
      body: pulse,
    },
  ],
}
