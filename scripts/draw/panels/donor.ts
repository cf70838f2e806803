/** The back of a man's head after a transplant, seen from one side: clipped hair, points in it, a gauze band that holds a pad. */
import { curve } from './pen'
import { area, fill, part, thin } from './marks'

const [LIGHT, SKIN, HALF, SHADE, HAIR] = ['#f3dcc6', '#e6c3a3', '#cf9f7b', '#a9734f', '#2e1620']

/** Whole numbers: points are whole already, so only the bends between them change. */
const whole = (drawn: string) =>
  drawn.replaceAll(/ d="[^"]*"/g, (d) =>
    d.replaceAll(/ ?-?\d*\.\d+/g, (n) => ` ${Math.round(Number(n)) + 0}`).replaceAll(' -', '-'),
  )

const CLIPPED = '44 80, 120 84, 186 58, 190 90, 183 126, 176 106, 160 101, 148 116, 146 150, 132 173, 78 172, 50 128'

/** Clipped hair, and the points in it, as tiles; for the definitions. */
export const STUBBLE =
  `<pattern id="sb" width="13" height="11" patternUnits="userSpaceOnUse"><path stroke="${HAIR}" stroke-width=".9" stroke-linecap="round" d="M1 1v3M5 3v2M9 1v3M12 5v3M2 6v3M7 7v2M10 8v2"/></pattern>` +
  '<pattern id="dp" width="19" height="15" patternUnits="userSpaceOnUse"><path stroke="#b3264f" stroke-width="2.4" stroke-linecap="round" d="M3 3h0M11 2h0M16 8h0M7 9h0M13 13h0"/></pattern>' +
  `<clipPath id="cz">${whole(area('', CLIPPED))}</clipPath>`

/** Where the long hair ends. */
const EDGE = '189 54, 166 72, 134 86, 98 92, 70 92, 45 87'

/** Its edge, the brighter one towards the lamp. */
const RIM =
  '<path class="k" stroke-width="2.2" d="M44 90C38 44 70 12 118 14"/><path class="k" stroke-width="1.4" d="M118 14C154 14 180 30 189 54"/>'

export const DONOR = whole(
  part(SKIN, '74 150, 77 186, 66 206, 60 250, 190 250, 174 208, 166 180, 186 150', 2) +
    area(HALF, '120 182, 168 168, 167 196, 188 246, 130 246, 136 210') +
    part('#f7f2ea', '-10 236, 60 200, 76 213, 108 221, 146 215, 176 200, 250 236, 250 262, -10 262', 2) +
    area('#d3c8bd', '148 217, 176 202, 250 236, 250 262, 172 262') +
    thin('M60 201q-5 7-3 14q46 28 124 0l-2-14', '#8d7f78', 1.1) +
    part(
      SKIN,
      '118 15, 176 32, 199 84, 195 108, 202 122, 193 158, 178 177, 152 187, 106 184, 68 166, 46 126, 44 82, 74 30',
      2.2,
    ) +
    area(HALF, '166 118, 190 112, 198 124, 192 158, 178 175, 154 186, 134 184, 148 160') +
    area(SHADE, '152 152, 168 158, 182 146, 186 160, 154 186, 136 183') +
    `<g clip-path="url(#cz)">${fill('#c29a7c', 'M40 50h160v140H40z')}${area('#9c7259', '136 60, 200 50, 196 140, 140 190, 104 184, 130 150, 126 110')}${fill('url(#sb)', 'M40 50h160v140H40z')}${fill('url(#dp)', 'M40 90h104v72l-24 7H76L40 140z')}</g>` +
    // Grafts at the temple.
    thin('M187 57h0M191 64h0M188 69h0M193 72h0M190 78h0M195 79h0', '#b3264f', 2.3) +
    fill(HAIR, `${curve(EDGE)}C38 44 70 12 118 14C154 14 180 30 189 54z`) +
    thin(curve(EDGE), HAIR, 9, 'stroke-dasharray="2 1.4 1.2 .8 3 1.2" style="stroke-linecap:butt"') +
    RIM +
    area('#452430', '122 19, 76 36, 50 84, 112 86, 156 56') +
    area('#5e3b45', '108 24, 78 42, 62 70, 72 78, 98 64, 120 42') +
    thin('M94 46q-24 10-34 40M98 48q-12 18-14 40M104 50q8 18 2 38M108 46q26 6 30 32M106 42q40-4 60 24', '#8a6570', 1) +
    thin('M96 47q-18 14-24 40M104 40q36-8 68 18', '#1d0c14', 1.3) +
    // The pad, the band, its folds over the ear.
    part('#fffaf3', '58 114, 120 112, 126 141, 96 155, 60 150', 1.2) +
    part('#f7f2ea', '43 110, 90 120, 150 101, 199 80, 201 97, 166 105, 126 138, 98 149, 70 148, 47 138', 2) +
    area('#d3c8bd', '128 112, 150 101, 199 80, 200 97, 166 105, 126 138, 112 144') +
    thin(
      'M45 120Q90 140 130 118T199 86M46 130Q96 150 132 124T200 92M66 118l1 29M98 120l2 28M128 112l6 18M156 99q6 2 8 7M166 95q5 3 6 8',
      '#a3958a',
      1,
    ) +
    // The ear: rim, fold, hollow, lobe.
    area('#8a5f48', '150 112, 158 152, 147 136') +
    part(SKIN, '151 116, 157 107, 166 105, 176 111, 177 128, 170 146, 163 152, 157 148', 1.7) +
    area(HALF, '159 113, 167 110, 174 116, 167 140, 162 141') +
    area(SHADE, '166 121, 175 120, 171 136, 164 136') +
    thin('M158 139q-4-14-1-24q3-6 10-6q6 1 8 8', '#4d2039', 1) +
    thin('M162 136q-3-10 1-17M162 146h1', LIGHT, 2),
)
