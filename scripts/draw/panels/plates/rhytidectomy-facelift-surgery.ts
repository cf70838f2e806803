import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, part, removed, stitches, thin, whole } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed, syringe } from '../tools'

const over = (drawn: string) => onPerson('elder', 98, 34, 0.68, drawn)
const near = (drawn: string) => onPerson('elder', 196, 84, 0.96, drawn)

/** From the temple, along the front of the ear, round its lobe, up behind it and into the hair. */
const round =
  '346 84, 358 104, 368 126, 374 146, 370 166, 374 190, 384 212, 394 217, 404 208, 412 190, 420 168, 430 156, 448 158, 466 168'
const chin = '176 326, 196 332, 216 334'

const window = '368 124, 322 116, 272 146, 248 196, 250 252, 280 296, 338 306, 386 262, 394 222, 376 206, 366 176, 372 148'
/** The SMAS, a sheet that is neither white nor even: it shines towards the lamp, thins out to the front, where a little fat lies on it, and its shade lies by the ear. */
const bed =
  part('#dccabe', window, 1.4) +
  area('#f0e4da', '262 190, 286 152, 322 124, 348 128, 322 150, 300 182, 288 220, 274 246, 258 242, 254 212') +
  part('url(#y)', '258 256, 300 250, 346 262, 388 256, 386 262, 338 306, 280 296', 1) +
  area('#c3aa9c', '346 150, 366 152, 364 178, 374 206, 390 226, 384 258, 352 260, 366 236, 356 212, 344 184') +
  area('url(#h)', '352 160, 366 160, 364 178, 374 206, 390 226, 384 258, 360 260, 372 236, 360 206') +
  thin(
    'M276 166q24 8 44 24M268 184q26 8 48 26M262 202q24 6 46 26M258 222q22 6 40 22M290 150q20 6 36 18M330 226q16 4 30 16M318 240q14 2 28 14',
    '#a98f82',
    1.2,
  ) +
  thin('M340 216c-20-6-44-6-70 2M344 224c-20 6-40 18-56 34M346 200c-22-12-40-18-64-18', '#d3a52f', 1.8, 'stroke-dasharray="5 4"')
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
/** A soft bandage under the jaw and up to the back of the head: turns of one band, each over the edge of the last. */
const turn =
  part(
    '#fbf6ee',
    '130 322, 212 322, 262 315, 334 292, 392 264, 440 226, 510 150, 510 206, 444 268, 376 310, 298 337, 130 352',
    1.6,
  ) +
  area('#d3c8be', '240 334, 298 326, 376 298, 444 256, 510 194, 510 206, 444 268, 376 310, 298 337') +
  thin('M346 288q9 10 12 26M404 258q12 12 17 22M264 316q6 10 7 22', '#a3958a', 1.2)
const bandage =
  area('#5f3524', '150 312, 212 312, 262 305, 334 281, 388 254, 440 216, 440 228, 334 296, 212 328', 'opacity=".35"') +
  `<use href="#t" x="26" y="40"/><use href="#t" x="12" y="20"/><g id="t">${whole(turn)}</g>`

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
      body: onPerson(
        'elder',
        166,
        66,
        0.78,
        removed('396 218, 412 192, 430 158, 436 172, 420 212, 404 228') +
          fill('#b3264f', stroke(closed, 2.6, { from: 0.4, to: 0.4 })) +
          stitches('352 94, 363 115, 372 136, 372 166, 380 206', 9) +
          bandage,
      ),
    },
  ],
}
