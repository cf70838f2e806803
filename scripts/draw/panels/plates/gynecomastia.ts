import { readFileSync } from 'node:fs'
import { curve, ellipse, mirrored, pointsOf, stroke, type Line } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, thin } from '../marks'
import { onPerson } from '../people'
import { chestWall, gland, PECTORAL } from '../sections'
import { cast } from '../../recovery/cast'
import { vest } from '../../recovery/kinds/chest'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { cannula, pen, placed, syringe } from '../tools'

/** The man of the results, before, and what the plate there draws on his form. */
const before = readFileSync(new URL('../../plates/drawings/results/gynaecomastia-grade-2-before.svg', import.meta.url), 'utf8')
const him = cast('gyn-before', 'm38', /<g data-place[^>]*>(.*)<\/g>/s.exec(before)?.[1])
const over = (drawn: string) => onPerson('who', 52, 6, 0.635, drawn)
const AXIS = 241
const both = (line: string, draw: (points: Line) => string) => draw(line) + draw(mirrored(line, AXIS))

/** The chest in section from the side: `outline` of the skin, what lies in the fat. */
const section = (outline: string, inner: string) =>
  `<path fill="url(#f)" d="${curve(outline)}L184 246V-8z"/>` +
  part('url(#u)', PECTORAL) +
  inner +
  chestWall() +
  thin(curve(outline), INK, 8.4) +
  thin(curve(outline), LAYER.skin, 6.2) +
  thin(curve(outline), LAYER.skinShade, 1.4, 'transform="translate(1.9 1.2)"')
const FULL = '130 -8, 127 26, 118 62, 107 94, 98 122, 95 144, 100 164, 112 180, 126 192, 136 206, 139 222, 139 248'
const FLAT = '128 -8, 124 28, 120 70, 116 108, 112 138, 114 162, 122 184, 132 200, 136 218, 136 248'
/** The areola lies in the skin, the nipple stands out of it. */
const nipple = (line: string) => fill('#9c6156', stroke(line, 7, { from: 0.4, to: 0.4 }))
const GLAND = '97 138, 106 126, 117 118, 130 118, 138 127, 141 140, 139 153, 131 162, 118 163, 106 156, 98 148'
const DUCTS = ['96 141, 109 135, 124 127', '96 142, 111 143, 130 142', '96 143, 109 149, 124 155']

/** His neck and shoulders, above the frame of the results. */
const SHOULDER = '42 0, 53 -13, 74 -21, 120 -30, 172 -41, 194 -56, 200 -90'
const NECK =
  area('#e3ba95', [...pointsOf(SHOULDER), ...pointsOf(mirrored(SHOULDER, 240)).toReversed(), [400, 24], [80, 24]]) +
  area('#c7946b', '252 -90, 250 -64, 266 -42, 310 -24, 360 -20, 400 -22, 308 -41, 286 -56, 280 -90') +
  ink(
    stroke(SHOULDER, 2.6, { from: 0.6, to: 0.8 }),
    stroke(mirrored(SHOULDER, 240), 3.4, { from: 0.6, to: 0.8 }),
    stroke('204 -66, 216 -30, 230 2', 1.1),
    stroke('276 -66, 264 -30, 250 2', 1.1),
  )

export const plate: Sheet = {
  slug: 'gynecomastia',
  title: 'Male chest surgery, step by step',
  desc: '1: the chest is marked while one stands. 2: numbing fluid under the skin. 3: in section, a blunt tube draws off fat; the gland lies behind the nipple. 4: the gland is taken out through a cut on the lower half of the areola, a disc of one centimetre stays. 5: in grade 3 loose skin, a hatched ring round the areola, is removed. 6: the closed cut, a drain if needed, the vest.',
  defs: him,
  panels: [
    {
      steps: '1',
      body: over(
        both('88 168, 100 136, 138 120, 184 130, 206 160, 194 194, 148 210, 104 200', (line) => aimed(line, true)) +
          both('110 166, 122 146, 144 140, 168 150, 176 168, 164 186, 140 190, 118 184', (line) => aimed(line, true)) +
          aimed('241 30, 241 150, 241 290') +
          placed(pen(), 202, 192, 28, 1.1),
      ),
    },
    {
      steps: '2',
      body: over(
        area('#dfeaea', '102 174, 116 148, 142 138, 172 148, 186 168, 170 192, 138 200, 112 192', 'opacity=".5"') +
          placed(syringe('#dfeaea'), 182, 178, 22, 1),
      ),
    },
    {
      steps: '3',
      body:
        section(
          FULL,
          gland(GLAND, DUCTS) +
            removed(
              '112 98, 122 72, 138 54, 156 56, 166 80, 169 112, 169 146, 166 172, 156 190, 140 194, 134 184, 140 172, 145 156, 146 138, 142 120, 132 110, 120 106',
            ),
        ) +
        nipple('97 127, 95.5 135, 91 142, 95.5 149, 98.5 158') +
        cut('122 188, 130 197, 136 207', 4) +
        placed(cannula(122), 162, 84, 105.2) +
        arrow('86 232, 97 219, 108 207', 3.4),
    },
    {
      steps: '4',
      body:
        section(
          FLAT,
          removed('128 114, 142 112, 154 126, 154 148, 142 162, 126 160') +
            part('url(#g)', '116 124, 124 120, 127 138, 125 156, 118 154, 114 140'),
        ) +
        nipple('114.5 122, 112.5 131, 108 138, 112 145, 113.5 154') +
        cut('112 156, 120 160, 128 162', 3.2) +
        arrow('120 164, 100 178, 78 192', 4) +
        `<g transform="translate(-62 66)">${part('url(#g)', '88 116, 108 106, 128 112, 138 130, 132 150, 112 160, 94 150')}${area(LAYER.glandShade, '138 130, 132 150, 112 160, 94 150, 116 148, 128 136', 'opacity=".6"')}</g>`,
    },
    {
      steps: '5',
      body: over(
        [148, 334]
          .map((x) =>
            fill(
              'url(#x)',
              ellipse(x, 167.5, 34, 25) + ellipse(x, 167.5, 17, 13),
              'fill-rule="evenodd" stroke="#b3264f" stroke-width="1.6"',
            ),
          )
          .join('') +
          [-1, 1]
            .flatMap((side) =>
              [148, 334].map((x) => arrow(`${x + side * 76} 174, ${x + side * 62} 171, ${x + side * 48} 168`, 4.2)),
            )
            .join(''),
      ),
    },
    {
      steps: '6',
      body: onPerson(
        'who',
        26,
        -58,
        0.565,
        NECK +
          // The drain lies under the vest and leaves below its hem.
          fill(INK, stroke('344 300, 346 330, 356 346, 384 352, 470 340', 8, { from: 1, to: 1 })) +
          fill('#e9f0ee', stroke('344 300, 346 330, 356 346, 384 352, 470 340', 5.6, { from: 1, to: 1 })) +
          vest,
      ),
    },
  ],
}
