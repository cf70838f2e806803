import { area, fill, INK, ink, thin, whole } from './marks'
import { curve, ellipse, type Line, mirrored, stroke } from './pen'

const MIDDLE = 240
const pair = (drawn: (of: (line: Line) => Line) => string): string =>
  drawn((line) => line) + drawn((line) => mirrored(line, MIDDLE))
const STRAP = '99 12, 104 40, 110 88, 113 140, 111 204, 140 206, 138 150, 134 90, 129 36, 130 6'
/** Where the whole chest is seen. */
export const SLIM = '103 12, 108 40, 114 88, 116 140, 114 204, 137 206, 135 150, 131 90, 126 36, 127 6'
const CUPS =
  '50 276, 70 264, 88 245, 101 223, 111 204, 126 200, 140 203, 160 228, 197 253, 240 263, 283 253, 320 228, 340 203, 354 200, 369 204, 379 223, 392 245, 410 264, 430 276, 440 340, 420 394, 396 400, 340 405, 240 401, 140 405, 84 400, 60 394, 40 340'
/** The soft bra after an operation, on the plate of the trunk (480 units; filters `bu` and `bs` among the definitions): cups between the arms, wings that go back round the ribs, so that it ends where she turns away. */
export const bra = (strap: Line = STRAP): string =>
  '<g clip-path="url(#tb)">' +
  area('#d9b7b2', strap, `stroke="${INK}" stroke-width="1.8"`) +
  area('#c9a09d', mirrored(strap, MIDDLE), `stroke="${INK}" stroke-width="1.8"`) +
  `<path id="bq" fill="#d9b7b2" d="${curve(CUPS, { loop: true })}"/><clipPath id="bk"><use href="#bq"/></clipPath><g clip-path="url(#bk)">` +
  '<g filter="url(#bu)">' +
  fill('#f0ddd6', ellipse(124, 282, 44, 38), 'opacity=".75"') +
  fill('#f0ddd6', ellipse(316, 282, 36, 34), 'opacity=".5"') +
  area('#96646e', '440 250, 404 262, 388 296, 392 336, 372 366, 360 410, 440 410', 'opacity=".75"') +
  area('#a97a80', '40 250, 64 262, 72 300, 76 350, 84 410, 40 410', 'opacity=".55"') +
  '</g><g filter="url(#bs)">' +
  pair((of) =>
    area(
      '#a97a80',
      of('80 322, 94 344, 120 358, 154 358, 186 342, 210 306, 222 274, 236 268, 237 372, 200 378, 150 386, 104 384, 78 374'),
      'opacity=".55"',
    ),
  ) +
  pair((of) =>
    area('#8f616b', of('90 344, 118 361, 156 361, 190 344, 212 312, 206 344, 180 366, 142 376, 106 370'), 'opacity=".5"'),
  ) +
  '</g>' +
  // Where straps and middle pull, folds run into the cups and die away; the seam of the wing.
  whole(
    fill(
      '#a97a80',
      pair((of) =>
        ['116 206, 120 232, 130 262', '130 205, 140 228, 156 250', '239 266, 216 278, 186 282', '239 284, 216 302, 200 326']
          .map((fold) => stroke(of(fold), 4, { from: 1, to: 0.05 }))
          .join(''),
      ),
      'opacity=".8"',
    ),
  ) +
  thin(
    pair((of) => curve(of('92 240, 84 280, 86 330, 90 374'))),
    '#8f616b',
    1,
  ) +
  '</g>' +
  thin(curve(CUPS, { loop: true }), INK, 2.2) +
  ink(
    ...[false, true].flatMap((far) => [
      stroke(far ? mirrored('60 364, 120 383, 180 380, 240 375', MIDDLE) : '60 364, 120 383, 180 380, 240 375', 1.5, { to: 1 }),
      stroke(far ? mirrored('60 379, 120 393, 180 391, 238 386', MIDDLE) : '60 379, 120 393, 180 391, 238 386', 0.8, { to: 1 }),
    ]),
    stroke('240 264, 241 310, 240 400', 2),
  ) +
  thin('M236 282h9M236 302h9M236 322h9M236 342h9M236 362h9M236 390h9', INK, 1.6) +
  '</g>'
