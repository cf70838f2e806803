/** Gloved hands that work. Each is drawn about what it holds: its fingertips meet at (0, 0), its forearm leaves to the right. */
import { pointsOf, type Line, type Point } from './pen'
import { fill, INK, thin } from './marks'

const [GLOVE, SHADE, DEEP, LIGHT] = ['#9dbfc1', '#6f999d', '#4f787f', '#d3e6e6'] as const

const pair = ([x, y]: Point, [ax, ay]: Point) => {
  const [dx, dy] = [Math.round(x) - ax, Math.round(y) - ay]
  return `${dx}${dy < 0 ? '' : ' '}${dy}`
}
/** A smooth line in whole units with as few letters as there can be: hands are large, and sheets are full. */
function soft(line: Line, loop = true): string {
  const points = pointsOf(line)
  const n = points.length
  const at = (i: number) => (loop ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as Point
  const after = (i: number): Point => [at(i)[0] + (at(i + 1)[0] - at(i - 1)[0]) / 6, at(i)[1] + (at(i + 1)[1] - at(i - 1)[1]) / 6]
  const before = (i: number): Point => [2 * at(i)[0] - after(i)[0], 2 * at(i)[1] - after(i)[1]]
  let d = `M${at(0).join(' ')}`
  for (let i = 0; i < n - (loop ? 0 : 1); i += 1)
    d += `${i ? 's' : `c${pair(after(0), at(0))} `}${[before(i + 1), at(i + 1)].map((p) => pair(p, at(i))).join(' ')}`
  return loop ? `${d}z` : d
}
const tone = (colour: string, line: Line) => fill(colour, soft(line))
const held = (colour: string, line: Line, width: number) => fill(colour, soft(line), `stroke="${INK}" stroke-width="${width}"`)
const creases = (colour: string, width: number, ...lines: Line[]) =>
  thin(lines.map((line) => soft(line, false)).join(''), colour, width)

const UNDER =
  held(SHADE, '-3 15, -8 22, -2 29, 12 30, 34 31, 58 38, 84 46, 80 26, 22 14', 1.5) + creases(INK, 0.9, '18 16, 16 22, 18 29')
const OVER =
  held(
    GLOVE,
    '-13 -4, -11 -11, -1 -15, 12 -21, 28 -32, 46 -40, 70 -43, 98 -37, 132 -24, 186 -12, 250 -4, 250 74, 140 58, 106 56, 80 50, 58 38, 36 26, 14 18, 0 15, -4 9, 4 5, 22 8, 44 14, 58 16, 62 8, 48 -2, 30 -8, 10 -3, -6 1',
    1.9,
  ) +
  tone(SHADE, '250 40, 186 36, 140 30, 112 22, 92 8, 78 14, 70 26, 54 24, 36 20, 58 38, 80 50, 106 56, 140 58, 250 74') +
  tone(DEEP, '250 60, 186 54, 106 46, 84 40, 64 36, 80 50, 106 56, 140 58, 250 74') +
  tone(SHADE, '48 -2, 62 8, 58 16, 66 14, 74 4, 64 -8, 44 -16, 30 -14, 8 -8, 10 -3, 30 -8') +
  creases(LIGHT, 2.6, '-4 -11, 12 -17, 30 -28, 48 -36', '78 -37, 104 -29, 140 -16', '6 8, 24 11, 40 16') +
  creases(
    INK,
    0.9,
    '22 -27, 27 -21, 28 -15',
    '12 -20, 15 -15',
    '96 -4, 82 8, 70 12',
    '142 -20, 138 10, 144 56',
    '148 -18, 145 10, 150 57',
  )

/** The hand that `holding` shows, for the defs of its sheet. */
export const HAND = `<g id="hand-u">${UNDER}</g><g id="hand-o">${OVER}</g>`
/** Holds a tool between thumb and index, the middle finger beneath it; the tool is drawn in the hand's own units. */
export const holding = (tool: string): string => `<use href="#hand-u"/>${tool}<use href="#hand-o"/>`
