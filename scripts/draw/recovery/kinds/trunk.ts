import { fill, INK, thin } from '../../panels/marks'
import { ellipse } from '../../panels/pen'
import { blot, FRAYED } from '../bruises'
import { BRUISE } from '../healing'
import { onSkin } from '../cast'
import type { Recovery } from '../sheet'
import { bareBruises, bareFuller, bareLine, bareTrunk, drains, garment, highLeg, slimSide, TRUNK_WINDOW } from '../torso'

/**
 * Her navel in its new opening, larger than the cells would show it otherwise: the hood of skin above, the hollow in its shade, a soft lip of light below; round
 * it the cut, red, then rose, in the end a pale line. Threads hold it at first.
 */
const navel = (colour: string, width: number, sewn = false) =>
  '<g transform="translate(0 12)scale(1 .94)">' +
  fill('#dcb08a', ellipse(241.5, 203, 15, 21), 'filter="url(#sf)"') +
  fill(
    '#c1895f',
    'M231 199C231 189 236 183 241.5 183C247 183 252 189 252 199C252 210 247.5 218 241.5 218C235.5 218 231 210 231 199z',
  ) +
  fill(
    '#8f5a3b',
    'M234 198C234 190 237.5 186 241.5 186C246 186 249.5 190.5 249.5 198C249.5 206 246 212 242 212C237.5 212 234 206 234 198z',
  ) +
  fill('#5f3322', ellipse(241.8, 195.5, 5, 7.5)) +
  fill('#f0d4b6', ellipse(241.5, 225, 9, 3.4), 'opacity=".7" filter="url(#bs)"') +
  thin('M229.5 198C230 211 234.5 220.5 241.5 220.500C249 220.5 253.5 211 253.5 198', colour, width) +
  thin('M230 200C230 187 235.5 182 241.5 182C247.5 182 252.5 187 252.5 197', INK, 1.5) +
  (sewn
    ? thin(
        'M233 189l-5-3M227.5 202l6-.6M229.5 212l5-2.600M235 220l3.4-4.600M247.6 220l-3-4.600M253.4 212l-5-2.600M255.6 202l-6-.6M250.5 188l4.6-3',
        '#2f3f6b',
        1.3,
      )
    : '') +
  '</g>'

/** Three weeks on: the last yellow, where the bruises lay lowest. */
const weeksOld =
  onSkin(
    blot('#f7e9ba', '40 276, 70 270, 102 278, 136 290, 172 306, 184 322, 150 322, 110 315, 70 309, 30 305', 0.8, {
      rough: 13,
      seed: 8,
    }) + blot('#f7e9ba', '446 278, 410 282, 378 294, 346 310, 350 321, 390 314, 450 303', 0.7, { rough: 12, seed: 2 }),
  ) +
  '<g clip-path="url(#bc)">' +
  blot('#d9b64e', '48 284, 76 280, 106 290, 140 304, 152 314, 112 309, 72 302, 42 300', 0.36, { rough: 11, seed: 21 }) +
  blot('#d9b64e', '442 286, 412 290, 384 304, 400 309, 444 300', 0.32, { rough: 9, seed: 5 }) +
  '</g>'

export const plate: Recovery = {
  kind: 'trunk',
  title: 'Recovery of the tummy, by day',
  desc: 'A woman of 32 from the front; the waistband turned down, so that the line is seen. Day 1: a binder covers the line and its dressing from hip to hip; below it two drains leave the skin, each by a small opening with a stitch; their bottles hang from pins. Day 7: drains out, stitches round the navel, belly and flanks swollen above the line, bruises green. Day 21: upright again, last yellow, the line red. Day 90: most swelling gone, the lines still rose. Day 365: flat, a fine line.',
  sources: [
    'https://benendenhospital.org.uk/health-news/cosmetic-surgery-aesthetics/what-to-expect-after-tummy-tuck-surgery (rest for two weeks, full activity at six, the result at about three months, the scar up to 18)',
    'https://mymed.com/aesthetic-medicine/abdominoplasty-tummy-tuck/recovery-and-aftercare-of-a-tummy-tuck (garment for weeks, drains out after one to two weeks)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  defs: bareTrunk + FRAYED,
  window: TRUNK_WINDOW,
  states: [
    { day: 1, drawn: highLeg + garment + drains },
    {
      day: 7,
      drawn: bareFuller(1) + bareBruises + bareLine('#a63d59', 3) + navel('#a63d59', 2.2, true),
    },
    { day: 21, drawn: bareFuller(0.6) + weeksOld + bareLine('#a63d59', 3) + navel('#a63d59', 2.2) },
    { day: 90, drawn: bareFuller(0.25) + bareLine('#b25565', 3) + navel('#b9636c', 1.8) },
    { day: 365, drawn: slimSide('bare') + bareLine('#b4745f', 1.8) + navel('#c2896f', 1.1) },
  ],
  curve: [
    [0, 0.5],
    [1, 0.8],
    [3, 1],
    [7, 0.86],
    [14, 0.68],
    [21, 0.54],
    [42, 0.36],
    [90, 0.18],
    [180, 0.07],
    [365, 0.02],
  ],
  colours: [
    [0, BRUISE.new],
    [3, BRUISE.dark],
    [6, BRUISE.dark],
    [10, BRUISE.green],
    [15, BRUISE.yellow],
    [24, BRUISE.none],
  ],
}
