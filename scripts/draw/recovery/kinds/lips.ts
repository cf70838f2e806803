import { NOSTRILS } from '../../panels/features'
import { fill, INK, stitches } from '../../panels/marks'
import { stroke } from '../../panels/pen'
import { bruise } from '../bruises'
import { cast } from '../cast'
import { IN_THIN_SKIN, scar } from '../healing'
import type { Recovery } from '../sheet'
import { swollen } from '../swell'

/** One parting, the darkest line of the mouth, with its corners, as on the plate of the treatment. */
const PARTING =
  '<path data-line="3.400" data-pressure=".6 1 .7 1 .6" data-taper="20" d="M158 194c14 3 32 5 50 6 14 1 24 4 33 5 10-1 20-4 32-5 20-1 36-3 50-6"/><path data-line="2" data-taper="8" d="M156 192.500c4 1 8 2 13 3M325 192.500c-4 1-8 2-13 3"/>'
const who = cast('lips', 'w32', NOSTRILS + PARTING)
/** What swells is the lips: the line at which they meet stays where it was, and is drawn once, over both. */
const lipsAlone = cast('lips', 'w32', NOSTRILS)
const MEET =
  '156 193, 172 196.500, 190 199, 208 200.500, 226 203, 241 205.500, 257 203, 273 200.500, 291 199, 308 196.500, 325 193'
const parting = fill('#8c4a43', stroke(MEET, 11, { from: 0.2, to: 0.2 })) + fill(INK, stroke(MEET, 5, { from: 0.3, to: 0.3 }))
/** Her own lips, higher by so much above and below the line at which they meet; at most twice as high. */
const swollenBy = (by: number, key: string) =>
  swollen(
    lipsAlone,
    '90 124, 396 124, 396 300, 90 300',
    [
      { at: [243, 164], by: [0, -by], reach: [140, 40] },
      { at: [243, 240], by: [0, 1.1 * by], reach: [136, 40] },
    ],
    key,
    0,
  ) + parting
/** Along both sills and the foot of the strip between the nostrils. */
const lift = '184 114, 194 121, 211 121, 229 127, 244 128, 259 127, 277 121, 293 121, 303 114'
const sewn =
  scar(lift, '#a63d59', 2.4) +
  stitches('186 117, 197 122, 209 121, 222 124, 237 128, 252 128, 266 124, 279 121, 291 122, 301 117', 9)
/** Blood lies below the lower lip and sinks to the chin. */
const BELOW = '186 256, 206 266, 226 271, 246 271, 268 265, 290 254, 300 266, 290 282, 266 296, 236 298, 206 290, 190 274'
const HEART = '206 270, 228 276, 250 276, 270 270, 276 278, 256 288, 230 288, 210 280'
/** On the red it follows the border and stays plum. */
const LIP = bruise('dark', '166 184, 184 168, 202 154, 222 149, 234 156, 226 168, 206 176, 186 186', {
  rough: 5,
  seed: 9,
  strength: 0.75,
})
/** Last it lies about the chin, whose light it leaves. */
const SUNK = '188 262, 212 272, 240 276, 268 270, 286 260, 292 272, 268 283, 242 282, 222 284, 212 298, 200 306, 188 296, 184 276'
const SUNK_HEART = '200 274, 222 278, 214 288, 204 296, 196 286'

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
    { day: 1, drawn: swollenBy(9, 'full-a') + bruise('new', BELOW, { heart: HEART, seed: 6 }) + sewn },
    {
      day: 3,
      drawn: swollenBy(20, 'full-b') + LIP + bruise('dark', BELOW, { heart: HEART, seed: 6 }) + sewn,
    },
    { day: 7, drawn: swollenBy(10, 'full-c') + bruise('green', BELOW, { heart: HEART, seed: 6 }) + scar(lift, '#a63d59', 2.4) },
    {
      day: 14,
      drawn: swollenBy(5, 'full-d') + bruise('yellow', SUNK, { heart: SUNK_HEART, seed: 12 }) + scar(lift, '#b5546a', 2),
    },
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
