import { area, fill, ink, thin, whole } from './panels/marks'
import { curve, stroke } from './panels/pen'
import { onPerson, person } from './panels/people'
import { BUILT } from './panels/plates/rhinoplasty-nose-surgery'
import { picture } from './panels/sheet'
import { plate as nose } from './recovery/kinds/nose'
import { recoveryPoster } from './recovery/sheet'

/**
 * Her ear from the side, seven and a half units to one of hers: the helix, the antihelix with its two legs, the hollow they enclose, and the tragus before it, each
 * in one line; its front runs into the cheek without an edge, the lamp stands before it.
 */
const ear =
  '<g transform="translate(367 101) scale(.134)"><filter id="ef" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="13"/></filter>' +
  whole(
    fill('#a9734f', 'M660 780L760 780 720 900 640 900zM300 1080H430V1160H310z') +
      '<g filter="url(#ef)">' +
      area('#e6c3a3', '130 720, 200 660, 330 620, 360 900, 320 1060, 210 1040, 130 860') +
      '</g>' +
      area(
        '#e6c3a3',
        '240 500, 300 392, 322 290, 372 215, 460 160, 560 135, 650 172, 722 262, 768 380, 784 520, 772 650, 724 770, 650 866, 572 940, 520 1010, 470 1078, 400 1112, 320 1108, 262 1082, 220 1000, 236 900, 262 800, 268 700, 250 600',
      ) +
      '<g filter="url(#ef)">' +
      area(
        '#cf9f7b',
        '396 440, 430 320, 500 264, 584 260, 646 322, 680 430, 684 550, 656 670, 606 752, 572 736, 616 640, 636 540, 626 430, 592 352, 540 318, 480 340, 436 410',
      ) +
      area(
        '#cf9f7b',
        '744 400, 772 520, 760 650, 714 764, 640 856, 566 930, 500 1020, 440 1092, 350 1096, 440 1030, 520 930, 610 830, 690 720, 728 600, 736 480',
      ) +
      area('#cf9f7b', '430 436, 470 376, 534 360, 572 410, 520 436, 460 456') +
      thin(curve('344 470, 372 330, 448 232, 556 196, 644 236, 706 344, 726 480, 712 610, 664 720'), '#f3dcc6', 30) +
      thin(curve('560 352, 602 430, 612 520, 592 616, 546 692, 494 742'), '#f3dcc6', 24) +
      thin(curve('600 470, 530 452, 440 476'), '#f3dcc6', 16) +
      area('#f3dcc6', '300 940, 380 890, 430 940, 390 1020, 310 1030', 'opacity=".4"') +
      '</g>' +
      area(
        '#a9734f',
        '366 560, 396 508, 460 486, 530 492, 572 540, 572 610, 536 690, 480 738, 424 772, 384 758, 368 700, 384 640',
      ) +
      '<g filter="url(#ef)">' +
      area('#cf9f7b', '500 520, 548 540, 552 610, 516 680, 468 716, 484 640, 480 580') +
      area('#cf9f7b', '344 566, 400 548, 470 560, 490 590, 430 588, 370 604') +
      area('#6d3d28', '388 630, 424 606, 440 650, 424 714, 396 742, 376 710, 392 668') +
      '</g>' +
      area('#e6c3a3', '300 590, 352 594, 382 624, 396 664, 388 706, 362 738, 310 730') +
      area('#f3dcc6', '330 630, 362 634, 372 664, 362 696, 336 700', 'filter="url(#ef)" opacity=".8"'),
  ) +
  ink(
    stroke(
      '322 330, 340 262, 376 212, 460 160, 560 135, 650 172, 722 262, 768 380, 784 520, 772 650, 724 770, 650 866, 572 940, 520 1010, 470 1078, 400 1112, 320 1108, 258 1076',
      23,
      { from: 0.2, to: 0.1 },
    ),
    stroke('350 600, 344 520, 362 410, 416 306, 500 254, 590 262, 652 332, 686 440, 692 560, 666 680, 622 764', 12, {
      from: 0.5,
      to: 0,
    }),
    stroke('548 340, 598 410, 618 520, 600 622, 556 704, 496 756, 440 778, 402 782', 12, { from: 0, to: 0.6 }),
    stroke('350 590, 384 622, 398 664, 388 708, 366 742, 378 770, 402 782', 14, { from: 0.1, to: 0.6 }),
  ) +
  '</g>'
/** The far end of her cheek and the jaw below the ear turn away from the lamp. */
const turned =
  '<filter id="tf" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter>' +
  fill('#cf9f7b', 'M372 196Q352 232 344 270 322 312 282 336L330 330 372 292 396 250z', 'filter="url(#tf)" opacity=".75"')

/** The posters of the two films that explain, 16:9, by their path in public/. The button to play lies over the lower left. */
export const posterFiles = (): Map<string, string> =>
  new Map([
    [
      'video/nose-anatomy-poster.svg',
      picture({
        size: [960, 540],
        title: 'How a nose is built',
        desc: 'A woman of 32 from the side, her nose opened: bone above, two cartilages below, under an opened edge of skin.',
        // The recorded lines of her ear go.
        defs: person('nose').replace(/<path opacity="\.8" d="M424\.7[^>]*>/, ''),
        body: onPerson('nose', -98, 78, 1.665, turned + BUILT + ear),
      }),
    ],
    ['video/recovery-timeline-poster.svg', recoveryPoster(nose)],
  ])
