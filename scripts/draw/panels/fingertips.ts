/** Fingertips in gloves, seen from so near that the frame cuts them off: index and middle finger behind a tool, the thumb before it. */
import { area, fill, INK, thin, whole } from './marks'
import { stroke } from './pen'
import { placed } from './tools'

const GLOVE = { light: '#dcebe8', half: '#b4d0cf', turn: '#86aeb1', shade: '#5b858b', deep: '#3d5f66' } as const

/** A finger: its outline, in ink beneath itself and a little away from the lamp, the light on it, where it turns, its shade, folds of the glove. */
const finger = (id: string, outline: string, light: string, turn: string, shade: string, folds: string): string =>
  `<g fill="${INK}" stroke="${INK}" stroke-width="2.2">${whole(area('none', outline)).replace('<path fill="none"', `<path id="${id}"`)}<use href="#${id}" x=".5" y="1.2"/></g><use href="#${id}" fill="${GLOVE.half}"/>` +
  whole(area(GLOVE.turn, turn) + area(GLOVE.shade, shade) + area(GLOVE.light, light)) +
  thin(folds, GLOVE.shade, 1.1)

const index = finger(
  'f1',
  '300 -124, 224 -112, 150 -92, 98 -66, 52 -34, 14 -14, -10 0, -18 12, -12 24, 6 28, 34 22, 72 8, 116 -8, 170 -26, 300 -40',
  '222 -108, 152 -88, 102 -62, 58 -30, 22 -11, 0 3, 4 7, 30 -2, 66 -20, 112 -46, 166 -66, 240 -82',
  '300 -86, 226 -76, 160 -56, 116 -36, 70 -10, 34 6, 8 13, -14 16, -12 24, 6 28, 34 22, 72 8, 116 -8, 170 -26, 300 -40',
  '300 -62, 230 -56, 166 -40, 120 -20, 76 0, 40 13, 12 19, -10 22, -4 27, 8 28, 34 22, 72 8, 116 -8, 170 -26, 300 -40',
  'M50-25Q18-14 6 3 14 10 30 2M70 6q-2-8-10-12M78 3q-1-6-6-9M97-64q5 8 14 11M104-67q4 7 12 9M88-58q7 8 17 11M168-94q6 10 18 12M160-91q5 9 16 13',
)
const middle = finger(
  'f2',
  '300 10, 190 6, 110 10, 58 16, 22 22, 4 32, 0 44, 8 55, 28 60, 70 58, 130 62, 200 72, 300 92',
  '130 14, 70 20, 32 27, 14 36, 18 41, 44 34, 84 30, 136 28',
  '300 52, 200 46, 130 40, 76 40, 38 44, 10 46, 8 55, 28 60, 70 58, 130 62, 200 72, 300 92',
  '300 70, 200 60, 130 52, 76 50, 38 53, 14 54, 28 60, 70 58, 130 62, 200 72, 300 92',
  'M12 53q10-8 26-8M50 58q-5-6-4-13M86 58q-6-8-3-17M94 59q-5-9-2-18M172 67q-6-9-2-18',
)
const thumb = finger(
  'f3',
  '300 196, 226 146, 168 102, 122 66, 84 42, 52 26, 34 12, 30 -2, 38 -13, 56 -17, 84 -12, 122 0, 164 20, 214 48, 300 92',
  '42 -8, 58 -13, 84 -8, 120 4, 160 24, 210 52, 240 72, 196 60, 148 36, 108 18, 74 6, 48 2',
  '300 150, 230 108, 172 72, 128 46, 92 28, 60 17, 38 10, 40 18, 52 26, 84 42, 122 66, 168 102, 226 146, 300 196',
  '300 176, 228 128, 170 88, 126 58, 90 38, 60 25, 46 21, 52 26, 84 42, 122 66, 168 102, 226 146, 300 196',
  'M126 4q-9 8-9 20M135 8q-9 8-10 21M143 14q-8 7-8 17M226 58q-8 14-8 30',
)
/** The nail presses through the glove. */
const nail =
  area(GLOVE.light, '46 -3, 54 -10, 74 -8, 92 0, 94 8, 78 8, 58 5', 'opacity=".9"') +
  thin('M46-2C50-9 56-11 66-9M92 0c4 3 3 8-3 9', GLOVE.shade, 1.1) +
  thin('M56-6q10-2 22 3', '#fff', 2, 'opacity=".8"')

/** For the definitions: `#fb` behind the tool, `#fa` before it. */
export const FINGERTIPS =
  `<g id="fb">${middle}${area(GLOVE.deep, '300 -44, 170 -28, 116 -10, 72 7, 40 20, 60 20, 112 12, 190 10, 300 14')}${index}</g>` +
  `<g id="fa">${thumb}${nail}</g>`

const one = (n: number) => +n.toFixed(1)
/**
 * They hold a tool whose tip lies at (x, y) and whose handle leaves at that angle, so far from the tip; `scale` is the tool’s, `size`
 * that of the fingers.
 */
export function tips(tool: string, x: number, y: number, angle: number, grip: number, scale = 1, size = 1): string {
  const turn = (angle * Math.PI) / 180
  const at = `translate(${one(x + grip * Math.cos(turn))} ${one(y + grip * Math.sin(turn))}) rotate(${angle})${size === 1 ? '' : ` scale(${size})`}`
  // Thumb and index press on it, and each throws its shade.
  const shade = fill(INK, stroke('20 2, 60 5, 110 8', 9, { from: 0.2, to: 1 }), 'opacity=".22"')
  return `<g transform="${at}"><use href="#fb"/>${placed(tool, one(-grip / size), 3, 0, +(scale / size).toFixed(2))}${shade}<use href="#fa"/></g>`
}
