import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, removed, stitches, thin } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { placed, syringe } from '../tools'

const over = (drawn: string) => onPerson('elder', 98, 34, 0.68, drawn)
const near = (drawn: string) => onPerson('elder', 196, 84, 0.96, drawn)

/** From the temple, along the front of the ear, round its lobe, up behind it and into the hair. */
const round =
  '346 84, 358 104, 368 126, 374 146, 370 166, 374 190, 384 212, 394 217, 404 208, 412 190, 420 168, 430 156, 448 158, 466 168'
const chin = '176 326, 196 332, 216 334'

const window = '368 124, 322 116, 272 146, 248 196, 250 252, 280 296, 338 306, 386 262, 394 222, 376 206, 366 176, 372 148'
const bed =
  part(LAYER.fascia, window, 1.4) +
  part('url(#y)', '258 256, 300 250, 346 262, 388 256, 386 262, 338 306, 280 296', 1) +
  area('#e9c7a0', '330 150, 366 152, 364 178, 374 206, 350 232, 330 212, 322 180', 'opacity=".55"') +
  thin(
    'M276 166l44 24M268 184l48 26M262 202l46 26M258 222l40 22M290 150l36 18M330 226l30 16M318 240l28 14',
    LAYER.fasciaShade,
    1.5,
  ) +
  thin('M340 216c-20-6-44-6-70 2M344 224c-20 6-40 18-56 34M346 200c-22-12-40-18-64-18', '#d3a52f', 1.6, 'stroke-dasharray="5 4"')
/** In front of the ear the wound is closed while the surplus behind it still lies there. */
const closed = '346 84, 358 104, 368 126, 374 146, 370 166, 374 190, 384 212, 394 217'
/** The skin folded forwards: its fat looks at us. */
const flap =
  part('url(#f)', '322 116, 272 146, 248 196, 250 252, 280 296, 262 306, 230 260, 226 194, 254 132, 314 98', 1.4) +
  part('#e6c3a3', '314 98, 254 132, 226 194, 230 260, 262 306, 250 308, 218 264, 214 192, 244 124, 308 90', 1.4)

/** Through the skin of the neck: its edge with a rim of fat, and below it the platysma, a thin sheet from the chest up to the jaw, whose inner edges are stitched in the midline. */
const opening = '212 343, 244 336, 292 320, 346 296, 384 268, 406 284, 398 330, 366 376, 306 408, 256 412, 226 390'
const platysma =
  part('#e6c3a3', opening, 1.6) +
  area('#f3d88f', '217 347, 246 341, 294 325, 350 300, 384 275, 400 288, 392 328, 362 371, 304 402, 258 406, 231 386') +
  area('#cf998d', '222 351, 248 346, 296 330, 352 305, 383 283, 394 291, 386 326, 358 366, 302 396, 260 400, 236 382') +
  thin(
    Array.from({ length: 10 }, (_, i) => `M${256 + i * 13} ${345 - i * 6}q16 24 ${9 + i * 0.4} ${54 - i * 1.6}`).join(''),
    '#9a4a48',
    0.8,
  ) +
  thin('M240 349q8 26 20 49M230 350q4 20 14 42', '#f3ece4', 3) +
  removed('219 349, 246 342, 290 327, 300 333, 250 350, 226 358') +
  stitches('232 350, 238 366, 245 380, 254 396', 15)
/** A soft bandage round the jaw and behind the ear. */
const bandage =
  area(
    '#fdfaf5',
    '210 322, 262 316, 330 284, 384 232, 412 168, 426 96, 500 90, 500 300, 330 356',
    `stroke="${INK}" stroke-width="1.6"`,
  ) + area('#d3c8be', '330 330, 410 288, 452 210, 500 150, 500 300, 330 356')

export const plate: Sheet = {
  slug: 'rhytidectomy-facelift-surgery',
  title: 'Facelift',
  desc: '1: the plan. 2: the skin is made numb. 3: the cut from the temple round the ear into the hair. 4: the skin is folded forwards; the SMAS beneath is lifted and stitched. 5: the flat muscle of the neck is stitched in the midline, fat above it, hatched, reduced. 6: stitches in front of the ear; behind it the surplus of skin, hatched, is removed; a soft bandage.',
  defs: person('elder'),
  panels: [
    {
      steps: '1',
      body: over(
        aimed(round) +
          aimed('184 268, 214 286, 262 288, 318 262, 366 228') +
          arrow('232 250, 262 214, 300 178', 4.6) +
          arrow('258 300, 304 276, 344 244', 4.6),
      ),
    },
    {
      steps: '2',
      body: over(fill('#eef3f2', ellipse(342, 172, 28, 50), 'opacity=".45"') + placed(syringe('#dfeaea'), 322, 186, 152, 1.15)),
    },
    { steps: '3', body: over(cut(round, 4.4) + cut(chin, 4)) },
    {
      steps: '4',
      body: near(
        bed +
          flap +
          cut('366 128, 372 148, 366 176, 376 206, 394 222', 2.6) +
          stitches('352 142, 347 162, 349 184, 366 212', 12) +
          arrow('284 226, 308 204, 334 180', 4) +
          arrow('302 276, 330 254, 352 228', 4),
      ),
    },
    {
      steps: '5',
      body: onPerson('elder', 150, 184, 0.9, platysma + arrow('270 372, 302 364, 332 348', 4) + cut(chin, 3.4)),
    },
    {
      steps: '6',
      body: near(
        removed('396 218, 412 192, 430 158, 436 172, 420 212, 404 228') +
          fill('#b3264f', stroke(closed, 2.6, { from: 0.4, to: 0.4 })) +
          stitches('352 94, 363 115, 372 136, 372 166, 380 206', 9) +
          bandage,
      ),
    },
  ],
}
