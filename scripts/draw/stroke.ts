import { getStroke } from 'perfect-freehand'
import { pathOf } from './fit'
import { evenly, type Line, lengthOf, softened } from './points'

/** The three weights of a line, in units of a plate 480 wide. */
export const WEIGHTS = { contour: 3.2, form: 1.8, detail: 0.9 } as const
export type Weight = keyof typeof WEIGHTS

interface Hand {
  width: number
  /** How hard the pen is pressed along the line, from its start to its end: 1 is the whole width. */
  pressure?: number[]
  /** Over what length the ends thin out. */
  taper?: number
  /** Few points: for what is drawn many times. */
  coarse?: boolean
}

const between = (values: number[], t: number) => {
  const place = t * (values.length - 1)
  const i = Math.min(values.length - 1, Math.floor(place))
  const from = values[i] ?? 1
  return from + ((values[i + 1] ?? from) - from) * (place - i)
}

/** On a closed outline the side away from the lamp (upper left) is the heavier one. */
function lit(points: { x: number; y: number }[], i: number): number {
  const n = points.length
  const [a, b] = [points[(i - 4 + n) % n]!, points[(i + 4) % n]!]
  const turns = points.reduce((sum, p, j) => sum + p.x * points[(j + 1) % n]!.y - points[(j + 1) % n]!.x * p.y, 0) > 0 ? 1 : -1
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return 0.78 + 0.3 * turns * (((b.y - a.y) / length) * 0.7 - ((b.x - a.x) / length) * 0.7)
}

/** A centre line as the outline of a pen stroke: heavier where it is pressed, thin at its ends. */
export function stroked(line: Line, { width, pressure = [1], taper = 16, coarse = false }: Hand): string {
  const { points, closed } = softened(line, 0.8, 1)
  const total = lengthOf(points)
  if (points.length < 3) return ''
  const thin = closed ? 0 : Math.min(taper, total * 0.45)
  const walked = closed ? [...points, ...points.slice(0, 4)] : points
  const pressed = walked.map((p, i) => {
    const hard = (closed ? lit(points, i % points.length) : 1) * between(pressure, i / (walked.length - 1))
    return [p.x, p.y, Math.max(0.05, Math.min(1, hard / 1.3))] as [number, number, number]
  })
  const outline = getStroke(pressed, {
    size: width * 1.3,
    thinning: 1,
    easing: (hard) => hard / 2 + 0.0,
    smoothing: 0.3,
    streamline: 0,
    simulatePressure: false,
    start: { taper: thin, cap: true },
    end: { taper: thin, cap: true },
    last: true,
  })
  const edge = outline.map(([x = 0, y = 0]) => ({ x, y }))
  if (coarse) return pathOf(softened({ points: edge, closed: true }, 1.5), 0.6, 0.5)
  return pathOf({ points: evenly({ points: edge, closed: true }, 0.5), closed: true }, width > 1.2 ? 0.25 : 0.18)
}
