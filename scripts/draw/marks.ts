import { type Line, lengthOf, softened } from './points'
import { stroked } from './stroke'

/** The code of the plates: what is cut, removed, aimed at, moved. A plate says `data-mark="cut"` on a plain line. */
export const MARKS = {
  cut: { fill: 'none', stroke: 'cut', 'stroke-width': '2.6', 'stroke-linecap': 'round' },
  scar: { fill: 'none', stroke: 'cut', 'stroke-width': '1.2', 'stroke-linecap': 'round', opacity: '.75' },
  aim: { fill: 'none', stroke: 'sign', 'stroke-width': '1.8', 'stroke-linecap': 'round', 'stroke-dasharray': '5 5' },
  before: {
    fill: 'none',
    stroke: 'ghost',
    'stroke-width': '1.3',
    'stroke-linecap': 'round',
    'stroke-dasharray': '2 5',
    opacity: '.85',
  },
} as const

export const isMark = (name: string): name is keyof typeof MARKS => name in MARKS

/** An arrow of one tapered stroke and a filled head: what is moved, and where to. */
export function arrow(line: Line, size = 9): string {
  const smooth = softened(line, 1.5, 1).points
  const shaft = smooth.slice(0, Math.max(3, smooth.length - Math.round(size * 0.7)))
  const tip = smooth.at(-1)
  const root = smooth[Math.max(0, smooth.length - Math.round(size))]
  if (!tip || !root || lengthOf(smooth) < size) return ''
  const length = Math.hypot(tip.x - root.x, tip.y - root.y) || 1
  const [dx, dy] = [(tip.x - root.x) / length, (tip.y - root.y) / length]
  const at = (back: number, aside: number) =>
    `${(tip.x - dx * back - dy * aside).toFixed(1)} ${(tip.y - dy * back + dx * aside).toFixed(1)}`
  const head = `M${at(0, 0)}L${at(size, size * 0.42)}L${at(size * 0.72, 0)}L${at(size, -size * 0.42)}Z`
  return stroked({ points: shaft, closed: false }, { width: 2.4, pressure: [0.5, 1], taper: 6 }) + head
}
