import { NOSTRILS } from '../../panels/features'
import { area, stitches } from '../../panels/marks'
import { bruise, fading } from '../bruises'
import { cast } from '../cast'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'

const who = cast(
  'lips',
  'w32',
  // One parting, the darkest line of the mouth, with its corners, as on the plate of the treatment.
  NOSTRILS +
    '<path data-line="3.400" data-pressure=".6 1 .7 1 .6" data-taper="20" d="M158 194c14 3 32 5 50 6 14 1 24 4 33 5 10-1 20-4 32-5 20-1 36-3 50-6"/><path data-line="2" data-taper="8" d="M156 192.500c4 1 8 2 13 3M325 192.500c-4 1-8 2-13 3"/>',
)
/** Her own lips, higher by so much above and below the line at which they meet; at most twice as high. */
const swollenBy = (by: number, key: string) =>
  swollen(
    who,
    '90 124, 396 124, 396 300, 90 300',
    [
      { at: [243, 166], by: [0, -by], reach: [140, 42] },
      { at: [243, 240], by: [0, 1.1 * by], reach: [136, 46] },
    ],
    key,
    0,
  )
/** Along both sills and the foot of the strip between the nostrils. */
const lift = '184 114, 194 121, 211 121, 229 127, 244 128, 259 127, 277 121, 293 121, 303 114'
const sewn =
  scar(lift, '#a63d59', 2.4) +
  stitches('186 117, 197 122, 209 121, 222 124, 237 128, 252 128, 266 124, 279 121, 291 122, 301 117', 9)
/** Blood lies below the lower lip and sinks to the chin. */
const BELOW = '192 258, 216 268, 242 270, 266 264, 284 254, 294 262, 284 280, 260 294, 232 296, 206 286, 188 270'
/** On the red it follows the border and stays plum: no shade of its own is added to the lip's. */
const LIP = `<g filter="url(#q3)" opacity=".55">${area('#7c3d6d', '158 180, 180 168, 200 154, 220 149, 236 158, 226 170, 204 172, 182 180, 164 188')}</g>`
const SUNK = '198 274, 222 282, 248 282, 272 272, 284 284, 270 302, 242 310, 216 304, 198 290'

export const plate: Recovery = {
  kind: 'lips',
  title: 'Recovery of the lips, by day',
  desc: 'The mouth of a woman of 32. Day 1: numb and swollen, fine threads under the nose after a lift. Day 3: most swollen, up to twice the size, bruises violet. Day 7: threads out, bruises green. Day 14: last yellow, still firm. Day 90: settled, a fine line under the nose.',
  sources: [
    'https://rentry.co/g7qe8xqd (lips swell more than other parts of the face, most in the first 48 to 72 hours)',
    'https://www.medicinehack.com/search/label/Forensic%20medicine. (colours of a bruise by its age)',
  ],
  defs: who,
  window: [122, 74, 0.98],
  more: [72, 0],
  states: [
    { day: 1, drawn: swollenBy(9, 'full-a') + bruise('new', BELOW) + sewn },
    {
      day: 3,
      drawn: swollenBy(20, 'full-b') + LIP + bruise('dark', BELOW, 0.75) + sewn,
    },
    { day: 7, drawn: swollenBy(10, 'full-c') + fading('green', BELOW) + scar(lift, '#a63d59', 2.4) },
    { day: 14, drawn: swollenBy(5, 'full-d') + fading('yellow', SUNK) + scar(lift, '#b5546a', 2) },
    { day: 90, drawn: `<g opacity=".4">${scar(lift, '#b5546a', 1.6)}</g>` },
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
