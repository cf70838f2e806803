import { BROWN, LAID } from '../../panels/hands'
import { BRUISE } from '../healing'
import { dupatta, face, FACE_WINDOW, ON_FACE, RED, red, SOFT, sunscreen } from '../needle'
import type { Recovery } from '../sheet'

/** Her own fingers have the tone of her face. */
const HER_HAND = BROWN.replace('.4 .48 .57 .66 .76 .84 .91 .95', '.4 .47 .55 .63 .71 .79 .86 .89')
  .replace('.22 .28 .37 .47 .57 .67 .78 .84', '.22 .27 .35 .44 .52 .61 .69 .75')
  .replace('.25 .25 .26 .33 .41 .51 .65 .74', '.25 .25 .25 .31 .38 .46 .54 .61')

export const plate: Recovery = {
  kind: 'light',
  title: 'Recovery after a gentle laser, by day',
  desc: 'A woman of 32, eyes closed. Day 0: red and warm for some hours. Day 1: slightly pink. Day 3: quiet skin. Day 14: nothing to see; she puts on sunscreen, as on every day. Day 30: nothing to see; a dupatta over her head keeps the sun off.',
  sources: [
    'https://www.indulgencemedspa.net/medical-services/skin-resurfacing/ (as after mild sunburn, itching or stinging for 12 to 72 hours)',
  ],
  defs: face + ON_FACE + SOFT + RED + LAID + HER_HAND,
  window: FACE_WINDOW,
  states: [
    { day: 0, drawn: red(0.74) },
    { day: 1, drawn: red(0.34) },
    { day: 3, drawn: red(0.05) },
    { day: 14, drawn: sunscreen() },
    { day: 30, drawn: dupatta() },
  ],
  curve: [
    [0, 0.3],
    [1, 0.17],
    [3, 0.06],
    [7, 0.02],
    [14, 0.01],
    [30, 0.005],
  ],
  colours: [
    [0, '#d4685f'],
    [1, '#e09a8c'],
    [3, '#eac3b0'],
    [7, BRUISE.none],
  ],
}
