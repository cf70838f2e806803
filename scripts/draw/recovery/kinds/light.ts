import { BROWN, LAID } from '../../panels/hands'
import { BRUISE } from '../healing'
import { dupatta, face, FACE_WINDOW, red, SOFT, sunscreen } from '../needle'
import type { Recovery } from '../sheet'

export const plate: Recovery = {
  kind: 'light',
  title: 'Recovery after a gentle laser, by day',
  desc: 'A woman of 32, eyes closed. Day 0: red and warm for some hours. Day 1: slightly pink. Day 3: quiet skin. Day 14: nothing to see; she puts on sunscreen, as on every day. Day 30: nothing to see; a dupatta over her head keeps the sun off.',
  sources: [
    'https://www.indulgencemedspa.net/medical-services/skin-resurfacing/ (as after mild sunburn, itching or stinging for 12 to 72 hours)',
  ],
  defs: face + SOFT + LAID + BROWN,
  window: FACE_WINDOW,
  more: [23, 47],
  states: [
    { day: 0, drawn: red(0.42) },
    { day: 1, drawn: red(0.27) },
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
