import { curve, ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, thin } from '../marks'
import { onPerson, person } from '../people'
import { areola, chestWall, gland, PECTORAL } from '../sections'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed, syringe } from '../tools'

/** A full chest of a man, three quarters from the front. */
const nipples = areola(44, 298, 13, 0.9) + areola(268, 300, 16, 0.8)
const folds =
  area(LAYER.skinShade, '214 356, 240 366, 276 368, 318 356, 344 330, 330 362, 290 384, 246 382') +
  ink(stroke('206 350, 236 366, 278 370, 320 356, 342 332', 2.2), stroke('8 372, 40 374, 76 362, 100 344', 2))
const over = (drawn: string) => onPerson('man', 20, 60, 0.6, `<use href="#chest"/>${drawn}`)

/** The chest in section from the side: `outline` of the skin, what lies in the fat. */
const section = (outline: string, inner: string) =>
  `<path fill="url(#f)" d="${curve(outline)}L184 246V-8z"/>` +
  part('url(#u)', PECTORAL) +
  inner +
  chestWall() +
  thin(curve(outline), INK, 8.4) +
  thin(curve(outline), LAYER.skin, 6.2) +
  thin(curve(outline), LAYER.skinShade, 1.4, 'transform="translate(1.9 1.2)"')
const FULL = '128 -8, 122 28, 104 70, 84 108, 76 136, 80 162, 98 184, 126 196, 136 214, 136 248'
const FLAT = '128 -8, 124 28, 120 70, 116 108, 112 138, 114 162, 122 184, 132 200, 136 218, 136 248'
const nipple = (x: number, y: number) =>
  fill(
    '#9c6156',
    stroke(`${x + 8} ${y - 16}, ${x + 1} ${y - 7}, ${x - 3} ${y}, ${x + 2} ${y + 8}, ${x + 9} ${y + 16}`, 7, {
      from: 0.4,
      to: 0.4,
    }),
  )
const GLAND = '80 133, 92 122, 106 113, 120 116, 129 128, 130 142, 123 155, 109 160, 94 152, 81 143'
const DUCTS = ['79 137, 94 132, 112 122', '79 138, 98 139, 120 138', '79 139, 94 145, 112 152']

export const plate: Sheet = {
  slug: 'gynecomastia',
  title: 'Male chest surgery, step by step',
  desc: '1: the chest is marked while one stands. 2: numbing fluid under the skin. 3: in section, a blunt tube draws off fat; the gland lies behind the nipple. 4: the gland is taken out through a cut on the lower half of the areola, a disc of one centimetre stays. 5: in grade 3 loose skin is removed. 6: the closed cut, a drain if needed, the vest.',
  defs: `${person('man')}<g id="chest">${folds}${nipples}</g>`,
  panels: [
    {
      steps: '1',
      body: over(
        aimed('196 300, 210 252, 252 228, 304 240, 336 284, 330 340, 282 368, 226 358', true) +
          aimed('236 302, 242 278, 266 266, 292 276, 302 302, 288 328, 262 334, 242 322', true) +
          aimed('2 246, 50 236, 92 262, 104 310, 88 352, 40 372, 4 368') +
          placed(pen(), 330, 340, 26, 1),
      ),
    },
    {
      steps: '2',
      body: over(
        area('#dfeaea', '226 300, 250 280, 292 284, 312 310, 288 338, 246 334', 'opacity=".55"') +
          placed(syringe('#dfeaea'), 300, 322, 18, 1.05),
      ),
    },
    {
      steps: '3',
      body:
        section(
          FULL,
          gland(GLAND, DUCTS) +
            removed('100 84, 122 60, 150 62, 166 90, 168 130, 162 166, 148 178, 138 168, 144 140, 136 112, 112 102'),
        ) +
        nipple(78, 138) +
        cut('112 190, 122 194, 129 200', 4) +
        placed(cannula(122), 155, 84, 105.5) +
        arrow('92 226, 100 212, 106 203', 3.4),
    },
    {
      steps: '4',
      body:
        section(
          FLAT,
          removed('128 114, 142 112, 154 126, 154 148, 142 162, 126 160') +
            part('url(#g)', '116 124, 124 120, 127 138, 125 156, 118 154, 114 140'),
        ) +
        nipple(114, 138) +
        cut('112 156, 120 160, 128 162', 3.2) +
        arrow('120 164, 100 178, 78 192', 4) +
        `<g transform="translate(-62 66)">${part('url(#g)', '88 116, 108 106, 128 112, 138 130, 132 150, 112 160, 94 150')}${area(LAYER.glandShade, '138 130, 132 150, 112 160, 94 150, 116 148, 128 136', 'opacity=".6"')}</g>`,
    },
    {
      steps: '5',
      body: over(
        removed('240 292, 226 318, 222 352, 240 366, 276 369, 312 360, 308 326, 298 296, 290 322, 268 336, 248 322') +
          cut('240 292, 226 318, 222 352, 240 366, 276 369, 312 360, 308 326, 298 296', 2.6) +
          arrow('268 344, 268 322, 268 306', 4.6),
      ),
    },
    {
      steps: '6',
      body: onPerson(
        'man',
        0,
        0,
        0.5,
        part(
          '#efe6dc',
          '-10 140, 10 70, 66 16, 90 10, 112 56, 170 88, 236 86, 300 56, 330 14, 372 6, 366 80, 376 150, 410 214, 462 250, 458 330, 444 490, -10 490',
          2,
        ) +
          area('#d6c6b9', '376 150, 410 214, 462 250, 458 330, 444 490, 350 490, 372 380, 362 250') +
          area('#d6c6b9', '206 346, 240 366, 290 366, 336 330, 316 384, 262 404, 220 384', 'opacity=".8"') +
          ink(
            stroke('88 22, 112 68, 170 100, 236 98, 302 66, 328 26', 1.4),
            stroke('366 20, 356 84, 366 158, 400 224, 456 262', 1.4),
            stroke('170 92, 174 260, 168 490', 2.2),
            stroke('-10 430, 100 442, 240 444, 444 430', 1.4),
          ) +
          thin(
            'M173 116h-10M174 142h-10M174 168h-10M174 194h-10M174 220h-10M174 246h-10M174 272h-10M174 298h-10M173 324h-10M173 350h-10M172 376h-10M171 402h-10',
            INK,
            1.8,
          ) +
          fill(INK, stroke('340 384, 366 404, 374 440, 366 490', 9, { from: 1, to: 1 })) +
          fill('#e9f0ee', stroke('340 384, 366 404, 374 440, 366 490', 6.4, { from: 1, to: 1 })) +
          fill('#b3264f', ellipse(340, 384, 4)),
      ),
    },
  ],
}
