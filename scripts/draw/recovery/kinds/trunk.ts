import { area, fill, ink, thin, whole } from '../../panels/marks'
import { ellipse, stroke } from '../../panels/pen'
import { FRAYED } from '../bruises'
import { BRUISE } from '../healing'
import { onSkin } from '../cast'
import type { Recovery } from '../sheet'
import { bareBruises, bareFuller, bareLine, bareTrunk, drains, garment, highLeg, slimSide, SUNK, TRUNK_WINDOW } from '../torso'

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
  fill(
    colour,
    stroke('229.6 196, 230.6 208, 235 217.5, 241.5 220.6, 248 217.5, 252.6 208, 253.6 196', width * 1.25, {
      from: 0.15,
      to: 0.15,
    }),
  ) +
  ink(stroke('229.8 203, 230.4 192, 235.4 184.6, 241.5 182.6, 248 184.8, 252.4 191, 252.8 199', 2.6, { from: 0.1, to: 0.1 })) +
  (sewn
    ? thin(
        'M233 189l-5-3M227.5 202l6-.6M229.5 212l5-2.600M235 220l3.4-4.600M247.6 220l-3-4.600M253.4 212l-5-2.600M255.6 202l-6-.6M250.5 188l4.6-3',
        '#2f3f6b',
        1.3,
      )
    : '') +
  '</g>'

/** Swollen, the lower belly comes forward as one dome, tight and lit, and turns under to the line. */
const dome = (share: number) => `<use href="#dm" opacity="${share}"/>`
const DOME =
  '<g id="dm" filter="url(#sd)">' +
  fill(
    '#bd8860',
    'M104 262Q126 222 200 206Q150 236 140 276Q120 284 104 262zM376 262Q356 222 286 206Q336 240 344 282Q362 284 376 262z',
    'opacity=".2"',
  ) +
  fill(
    '#f1d6bd',
    'M150 262C152 238 186 226 222 228C258 230 282 246 284 264C284 284 250 294 214 292C178 290 150 282 150 262z',
    'opacity=".34"',
  ) +
  fill('#a3704a', 'M70 312Q150 330 240 334Q330 330 410 312Q340 304 240 308Q140 304 70 312z', 'opacity=".7"') +
  '</g>'
/** Flat again: the groove in the middle runs on below the navel, and either straight muscle has its outer edge. */
const flat = (share: number) => `<use href="#ft" opacity="${share}"/>`
const FLAT =
  '<g id="ft" filter="url(#sd)" fill="#b9855c">' +
  '<path d="M237 234Q233 268 240 320Q247 268 243 234z"/>' +
  '<path id="fe" d="M176 92Q138 160 150 226Q162 282 206 322Q176 272 170 222Q160 158 180 96z"/><use href="#fe" transform="matrix(-1 0 0 1 480 0)"/>' +
  '</g>'
const SHARED =
  '<filter id="sd" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="8"/></filter>' + DOME + FLAT

/** Three weeks on: the last yellow, where the bruises lay lowest, without an edge. */
const weeksOld =
  onSkin(
    area(
      '#f0dca0',
      '40 282, 74 280, 108 288, 142 300, 176 312, 204 324, 160 325, 112 317, 70 310, 34 304',
      'opacity=".9" filter="url(#bz)"',
    ) + area('#f0dca0', '440 292, 412 294, 380 304, 344 318, 388 317, 444 304', 'opacity=".7" filter="url(#bz)"'),
  ) +
  '<g clip-path="url(#bc)">' +
  area('#c9a04a', '52 290, 82 289, 112 297, 146 309, 120 312, 78 304, 50 299', 'opacity=".3" filter="url(#by)"') +
  area('#c9a04a', '430 296, 404 299, 376 310, 400 311, 432 302', 'opacity=".24" filter="url(#by)"') +
  '</g>'

/** Beneath its contour the tone of the flank lies on whole units. */
const fullerBy = (share: number) => bareFuller(share).replace(/<path [^>]*>/, whole)

export const plate: Recovery = {
  kind: 'trunk',
  title: 'Recovery of the tummy, by day',
  desc: 'A woman of 32 from the front; the waistband turned down, so that the line is seen. Day 1: a binder covers the line and its dressing from hip to hip; below it two drains leave the skin, each by a small opening with a stitch; their bottles hang from pins. Day 7: drains out, stitches round the navel, belly and flanks swollen above the line, bruises green. Day 21: upright again, last yellow, the line red. Day 90: most swelling gone, the lines still rose. Day 365: flat, a fine line.',
  sources: [
    'https://benendenhospital.org.uk/health-news/cosmetic-surgery-aesthetics/what-to-expect-after-tummy-tuck-surgery (rest for two weeks, full activity at six, the result at about three months, the scar up to 18)',
    'https://mymed.com/aesthetic-medicine/abdominoplasty-tummy-tuck/recovery-and-aftercare-of-a-tummy-tuck (garment for weeks, drains out after one to two weeks)',
    'http://www.budapestmed.com/cikk.php?cikk=53&oldal=3 (scars look worse for three to six months and pale by nine to twelve)',
  ],
  defs: bareTrunk + FRAYED + SUNK + whole(SHARED),
  window: TRUNK_WINDOW,
  states: [
    { day: 1, drawn: whole(highLeg) + garment + drains },
    {
      day: 7,
      drawn: fullerBy(1.2) + dome(1) + bareBruises(1.2) + bareLine('#a63d59', 3.4) + navel('#a63d59', 2.2, true),
    },
    { day: 21, drawn: fullerBy(0.75) + dome(0.6) + weeksOld + bareLine('#a8445a', 3.4) + navel('#a63d59', 2.2) },
    { day: 90, drawn: fullerBy(0.3) + flat(0.4) + bareLine('#b0606a', 3) + navel('#b0505c', 1.9) },
    {
      day: 365,
      drawn: slimSide('bare') + flat(0.65) + bareLine('#a9775f', 2.2) + navel('#a96c52', 1.3),
    },
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
