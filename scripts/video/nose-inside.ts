/** What the film on the nose shows beside the profile: a cut through both channels, seen from the front, and skin over a small bump. 250 wide, 396 high. */
import { area, fill, INK, thin } from '../draw/panels/marks'
import { mirrored, type Line } from '../draw/panels/pen'
import { LAYER, patternsOf } from '../draw/panels/tones'
import { fixed, mix, path, rose } from './draw'

const pair = (drawn: (of: (line: Line) => Line) => string) => drawn((line) => line) + drawn((line) => mirrored(line, 125))

const MUCOSA = '#dd9a8c'
const MUCOSA_LIGHT = '#efbfb0'
const MUCOSA_SHADE = '#b8695f'
const CAVITY =
  '125 78, 116 92, 108 122, 100 158, 90 190, 76 218, 64 250, 62 284, 74 308, 96 318, 125 320, 154 318, 176 308, 188 284, 186 250, 174 218, 160 190, 150 158, 142 122, 134 92'

/** Skin, fat and bone round both channels. */
const round =
  area(
    LAYER.skin,
    '125 26, 102 38, 86 84, 74 138, 57 186, 34 220, 8 240, -20 250, -20 430, 270 430, 270 250, 242 240, 216 220, 193 186, 176 138, 164 84, 148 38',
    `stroke="${INK}" stroke-width="2.2"`,
  ) +
  area(
    'url(#f)',
    '125 40, 108 52, 96 92, 84 142, 66 192, 42 230, 14 254, -20 268, -20 420, 270 420, 270 268, 236 254, 208 230, 184 192, 166 142, 154 92, 142 52',
    `stroke="${LAYER.dermisShade}" stroke-width="5"`,
  ) +
  area(
    'url(#b)',
    '125 58, 113 72, 104 112, 95 152, 82 186, 66 216, 50 244, 30 262, 8 276, -20 284, -20 352, 30 346, 70 344, 125 340, 180 344, 220 346, 270 352, 270 284, 242 276, 220 262, 200 244, 184 216, 168 186, 155 152, 146 112, 137 72',
    `stroke="${INK}" stroke-width="1.4"`,
  ) +
  // The hollow in the cheek bone on either side.
  pair(
    (of) =>
      area(MUCOSA_SHADE, of('38 274, 20 282, -20 292, -20 336, 26 334, 44 322, 48 296'), `stroke="${MUCOSA}" stroke-width="5"`) +
      area('#5a2633', of('34 282, 16 290, -20 300, -20 328, 24 326, 38 316, 40 298')),
  ) +
  area(
    LAYER.boneShade,
    '166 186, 184 216, 200 244, 220 262, 210 266, 192 252, 176 222, 160 190, 150 156, 140 112, 146 112, 155 152',
    'opacity=".6"',
  ) +
  area('#6b2f3a', CAVITY, `stroke="${MUCOSA}" stroke-width="9"`) +
  area('none', CAVITY, `stroke="${INK}" stroke-width="1.2"`) +
  // The shadow that the lamp, upper left, leaves in both channels.
  area(
    '#4a1d2b',
    '108 122, 100 158, 90 190, 76 218, 64 250, 62 284, 74 308, 84 308, 78 280, 82 250, 94 220, 106 190, 112 156',
    'opacity=".55"',
  )

/** Two folds on either side, which warm the air. */
const folds =
  pair(
    (of) =>
      area(
        MUCOSA,
        of('84 196, 94 198, 104 206, 108 220, 105 234, 96 240, 88 234, 86 220, 78 212'),
        `stroke="${INK}" stroke-width="1.1"`,
      ) +
      area(
        MUCOSA,
        of('64 254, 80 250, 96 256, 104 270, 103 288, 94 300, 82 300, 76 288, 72 274, 63 268'),
        `stroke="${INK}" stroke-width="1.1"`,
      ),
  ) +
  area(MUCOSA_LIGHT, '88 200, 98 206, 102 214, 100 222, 94 214, 88 208') +
  area(MUCOSA_LIGHT, '72 256, 84 255, 94 261, 98 270, 95 276, 88 266, 76 262') +
  area(MUCOSA_LIGHT, '148 206, 156 202, 160 204, 152 214, 148 222') +
  area(MUCOSA_LIGHT, '154 262, 166 256, 172 258, 162 266, 154 274') +
  area(MUCOSA_SHADE, '104 216, 107 226, 104 234, 97 239, 99 230') +
  area(MUCOSA_SHADE, '102 276, 103 288, 94 299, 84 299, 94 290') +
  area(MUCOSA_SHADE, '163 214, 164 226, 158 238, 150 238, 158 228') +
  area(MUCOSA_SHADE, '176 274, 174 288, 166 299, 156 298, 166 288')

/** The wall, `bend` from 0 to 1, and the air that passes on either side of it. */
export function inside({ bend = 0, air = 0, lit = 0, clock = 0 }) {
  const b = bend * 19
  const wall = `M125 84C125 130 ${fixed(125 - b)} 172 ${fixed(125 - b)} 218C${fixed(125 - b)} 262 125 284 125 318`
  const stream = (x: number, lean: number, share: number) =>
    path(
      `M${x} 308C${x} 290 ${x + lean} 270 ${x + lean} 240C${x + lean} 200 ${fixed(mix(x, 125, 0.45))} 160 ${fixed(mix(x, 125, 0.6))} 118`,
      {
        stroke: '#bfe3ea',
        width: fixed(1.2 + 2.6 * share),
        dash: '9 13',
        opacity: air * (0.25 + 0.7 * share),
      },
    ).replace('/>', ` stroke-dashoffset="${fixed(-clock * (6 + 20 * share))}"/>`)
  return (
    `<defs>${patternsOf('url(#f)url(#b)')}</defs>${round}${folds}` +
    stream(113, 0, 1 - bend) +
    stream(137, 1, 1) +
    path(wall, { stroke: INK, width: 14.4 }) +
    path(wall, { stroke: MUCOSA, width: 12.4 }) +
    path(wall, { stroke: LAYER.cartilage, width: 6 }) +
    path(wall, { stroke: rose, width: 2.2, opacity: lit, dash: '1 7' }) +
    area(LAYER.bone, '118 322, 122 292, 125 278, 128 292, 132 322', `stroke="${INK}" stroke-width="1"`)
  )
}

/** Skin in section over the same bump of cartilage. */
function section(y: number, depth: number, lift: number) {
  const surface = `M-10 ${y - depth}H64C94 ${y - depth} 104 ${y - depth - lift} 125 ${y - depth - lift}C146 ${y - depth - lift} 156 ${y - depth} 186 ${y - depth}H260`
  const under = `M-10 ${y - depth * 0.45}H70C96 ${y - depth * 0.45} 106 ${y - depth * 0.45 - 0.8 * lift} 125 ${y - depth * 0.45 - 0.8 * lift}C144 ${y - depth * 0.45 - 0.8 * lift} 154 ${y - depth * 0.45} 180 ${y - depth * 0.45}H260`
  const base = `M-10 ${y}H84C100 ${y} 108 ${y - 24} 125 ${y - 24}C142 ${y - 24} 150 ${y} 166 ${y}H260`
  return (
    fill('url(#k)', `${surface}V${y + 4}H-10Z`) +
    fill('url(#q)', `${under}V${y + 4}H-10Z`) +
    fill(LAYER.cartilage, `${base}V${y + 46}H-10Z`) +
    fill('#eef5f3', `M-10 ${y + 3}H84C100 ${y + 3} 108 ${y - 20} 122 ${y - 20}C112 ${y - 12} 106 ${y + 10} 86 ${y + 12}H-10Z`) +
    fill(
      LAYER.cartilageShade,
      `M-10 ${y + 46}V${y + 34}H150C170 ${y + 30} 160 ${y + 12} 150 ${y - 8}C156 ${y - 2} 158 ${y} 166 ${y}H260V${y + 46}Z`,
    ) +
    thin(base, INK, 1.6) +
    thin(surface, '#f8e6d4', 7, 'transform="translate(0 3)"') +
    thin(surface, LAYER.skinShade, 2, 'transform="translate(0 6.500)"') +
    thin(surface, INK, 2.4)
  )
}
export const skinOverBump = `<defs>${patternsOf('url(#k)url(#q)')}</defs>${section(164, 64, 5)}${section(332, 20, 21)}`
