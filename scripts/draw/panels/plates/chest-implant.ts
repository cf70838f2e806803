import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, stitches } from '../marks'
import { pair, twice } from '../lift'
import { onPerson } from '../people'
import { breast, gland, implant, PECTORAL } from '../sections'
import type { Sheet } from '../sheet'
import { pen, placed, scalpel } from '../tools'
import { nipples } from '../breasts'
import { trunk } from '../trunk'

const over = (drawn: string) => onPerson('chest', 20, 44, 0.545, nipples('chest') + drawn)
const after = (drawn: string) => onPerson('full', 20, 44, 0.545, nipples('full') + drawn)
const fold = '86 330, 104 348, 129 359, 157 358, 182 346, 200 326'
/** Four to five centimetres in the fold. */
const entry = '120 358, 144 361, 170 354'

const SMALL = '152 -8, 148 30, 134 74, 108 112, 84 136, 70 152, 80 172, 110 192, 148 200, 160 206, 164 246'
const small = (more: string) =>
  breast(
    SMALL,
    gland('88 146, 112 120, 142 96, 166 100, 168 140, 166 176, 144 184, 112 178, 90 166', [
      '74 152, 104 140, 150 116',
      '74 153, 110 152, 158 148',
      '75 155, 106 162, 150 172',
    ]) +
      part('url(#u)', PECTORAL) +
      more,
    [72, 152],
  )

const FULL = '150 -8, 138 22, 108 56, 76 92, 52 126, 40 150, 46 176, 76 206, 120 220, 156 218, 162 226, 164 246'
const full = breast(
  FULL,
  gland('60 144, 78 118, 106 92, 134 76, 120 104, 96 128, 92 158, 104 186, 88 190, 66 172', [
    '44 152, 70 140, 112 96',
    '44 153, 66 154, 88 150',
    '45 155, 66 166, 92 182',
  ]) +
    implant('168 74, 138 88, 108 116, 96 148, 106 184, 138 206, 166 206, 172 186, 171 140, 172 92', '112 128, 106 150, 112 174') +
    part('url(#u)', PECTORAL),
  [42, 152],
)

const behindMuscle = breast(
  FULL,
  gland('60 144, 78 118, 104 94, 130 76, 114 102, 90 126, 84 154, 94 184, 84 188, 66 172', [
    '44 152, 70 138, 108 98',
    '44 153, 62 154, 80 152',
    '45 155, 64 166, 86 182',
  ]) +
    implant(
      '190 76, 152 96, 120 124, 108 152, 114 180, 140 200, 176 203, 192 202, 194 140, 192 98',
      '124 132, 116 152, 120 172',
    ) +
    // Over the implant down to its insertion on the rib, thinner and thinner.
    part(
      'url(#u)',
      '176 -8, 200 -8, 196 40, 180 72, 149 94, 119 122, 107 152, 113 179, 140 200, 172 203, 196 202, 192 214, 172 209, 140 206, 108 186, 96 152, 107 116, 136 86, 164 62, 174 34',
    ),
  [42, 152],
)

export const plate: Sheet = {
  slug: 'chest-implant',
  title: 'Breast implants, step by step',
  desc: '1 to 2: the fold, the midline and the pocket are drawn while one stands. 3: a cut of four to five centimetres in the fold. 4: in section, the pocket behind the gland; dashed, the way behind the chest muscle. 5: the implant behind the gland. 6: the sides are compared, the cuts closed. 7: the card with the number of the implant.',
  defs: trunk('chest', 'full'),
  others: { 'behind-muscle': behindMuscle },
  panels: [
    {
      steps: '1-2',
      body: over(
        pair(fold, aimed) +
          aimed('240 92, 240 220, 240 440') +
          pair('80 308, 82 254, 110 218, 152 206, 192 222, 212 262, 212 302, 202 326', aimed) +
          placed(pen(), 186, 344, 24, 1.3),
      ),
    },
    {
      steps: '3',
      body: over(pair(entry, (line) => cut(line, 5)) + placed(scalpel(), 170, 356, 26, 1.3)),
    },
    {
      steps: '4',
      body:
        small(aimed('171 84, 160 100, 154 140, 158 184, 170 194', true) + aimed('187 60, 189 110, 186 160')) +
        cut('150 216, 156 202, 164 192', 3) +
        arrow('118 226, 142 214, 152 206', 3.6),
    },
    { steps: '5', body: full },
    {
      steps: '6',
      body: after(
        twice(
          fill('#b3264f', stroke('118 375, 144 378, 170 372', 3.4)) +
            stitches('118 375, 128 377, 138 378, 148 377.5, 158 376, 169 372', 11),
        ) +
          aimed('66 318, 240 318, 414 318') +
          aimed('240 120, 240 240, 240 440'),
      ),
    },
    {
      steps: '7',
      body:
        fill('#d9b7b2', 'M0 176C60 160 170 168 240 150v90H0z') +
        `<g transform="rotate(-7 120 120)">${fill('#b98f8f', 'M48 74h152v104H48z', 'opacity=".5" transform="translate(4 5)"')}${fill('#fffaf4', 'M44 70h152v104H44z', `stroke="${INK}" stroke-width="1.6"`)}${fill('#5b1f4d', 'M44 70h152v20H44z')}` +
        `${fill('#e3d2c8', 'M56 102h70v7H56zM56 116h54v7H56zM56 130h62v7H56z')}${fill(INK, [0, 4, 7, 12, 14, 19, 23, 25, 30, 34, 39, 41, 46, 50, 53].map((x, i) => `M${132 + x} 146h${i % 3 ? 1.6 : 2.8}v18h-${i % 3 ? 1.6 : 2.8}z`).join(''))}${fill('#e3d2c8', 'M56 148h64v6H56zM56 158h48v6H56z')}</g>` +
        implantFront() +
        ink(),
    },
  ],
}

function implantFront(): string {
  return (
    fill('#dfeaec', ellipse(166, 116, 27), `stroke="${INK}" stroke-width="1.6"`) +
    area('#b9cdd2', '190 106, 193 118, 186 134, 170 142, 152 138, 170 132, 184 122') +
    fill('#fff', stroke('148 112, 152 102, 162 95', 4.6))
  )
}
