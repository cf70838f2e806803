import { readFileSync } from 'node:fs'
import { curve, ellipse, mirrored, stroke, type Line } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, removed, thin } from '../marks'
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
              [148, 334].map((x) => arrow(`${x + side * 70} 175, ${x + side * 52} 172, ${x + side * 30} 168`, 4.2)),
            )
            .join(''),
      ),
    },
    {
      steps: '6',
      body: over(
        // The drain lies under the vest and leaves below its hem.
        fill(INK, stroke('344 300, 346 340, 356 362, 384 372, 440 366', 8, { from: 1, to: 1 })) +
          fill('#e9f0ee', stroke('344 300, 346 340, 356 362, 384 372, 440 366', 5.6, { from: 1, to: 1 })) +
          vest,
      ),
    },
  ],
}
