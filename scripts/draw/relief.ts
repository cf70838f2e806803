import type { Line } from './points'
import { distance } from './points'

/** One lamp for every plate: upper left, in front. And the little light that comes back from the right. */
const LAMP = unit(-0.85, 0.95, 1.2)
const FILL = unit(0.9, -0.1, 0.45)

/** A raised or sunk place of a form: along a line, so high at its middle, so wide to where it ends. */
export interface Ridge {
  line: Line
  height: number
  reach: number
}

/** A form in front of the paper: its height at each cell, and how much light each cell gets (0 to 1); -1 outside. */
export interface Relief {
  width: number
  height: number
  /** Cells per unit of the plate, and the plate's point of the first cell. */
  scale: number
  x: number
  y: number
  inside: Uint8Array
  heights: Float32Array
  light: Float32Array
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function filled(form: Relief, lines: Line[]): void {
  for (let row = 0; row < form.height; row++) {
    const y = form.y + (row + 0.5) / form.scale
    const cuts: number[] = []
    for (const { points } of lines)
      points.forEach((p, i) => {
        const q = points[(i + 1) % points.length]!
        if (p.y > y !== q.y > y) cuts.push(p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x))
      })
    cuts.sort((a, b) => a - b)
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = Math.max(0, Math.ceil((cuts[i]! - form.x) * form.scale - 0.5))
      const to = Math.min(form.width - 1, Math.floor((cuts[i + 1]! - form.x) * form.scale - 0.5))
      for (let column = from; column <= to; column++) form.inside[row * form.width + column] = 1
    }
  }
}

/** Blown up like a cushion: the height solves a membrane under pressure, its root makes the edge round. */
function inflated({ inside, width, height, scale }: Relief, roundness: number): Float32Array {
  const h = new Float32Array(inside.length)
  const load = 4 / (scale * scale)
  for (let turn = 0; turn < 420; turn++)
    for (let row = 1; row < height - 1; row++)
      for (let column = 1 + ((row + turn) & 1); column < width - 1; column += 2) {
        const i = row * width + column
        if (!inside[i]) continue
        const next = (h[i - 1]! + h[i + 1]! + h[i - width]! + h[i + width]! + load) / 4
        h[i] = h[i]! + 1.9 * (next - h[i]!)
      }
  return h.map((value) => roundness * Math.sqrt(Math.max(0, value)))
}

function ridged(form: Relief, { line, height, reach }: Ridge): void {
  const { points } = line
  for (let i = 0; i < form.inside.length; i++) {
    if (!form.inside[i]) continue
    const at = {
      x: form.x + ((i % form.width) + 0.5) / form.scale,
      y: form.y + (Math.floor(i / form.width) + 0.5) / form.scale,
    }
    let nearest = Infinity
    for (const p of points) nearest = Math.min(nearest, distance(p, at))
    if (nearest < reach * 2.5) form.heights[i] = form.heights[i]! + height * Math.exp(-((nearest / reach) ** 2))
  }
}

/** A closed contour as a rounded form under the lamp. Roundness 1 is as thick as it is wide, 0.3 a shallow one. */
export function relief(contour: Line[], ridges: Ridge[], roundness = 0.6, scale = 1.5): Relief {
  const points = contour.flatMap((line) => line.points)
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))]
  const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))]
  const [width, height] = [Math.ceil((right - left) * scale) + 4, Math.ceil((bottom - top) * scale) + 4]
  const size = width * height
  const form: Relief = {
    width,
    height,
    scale,
    x: left - 2 / scale,
    y: top - 2 / scale,
    inside: new Uint8Array(size),
    heights: new Float32Array(size),
    light: new Float32Array(size).fill(-1),
  }
  filled(form, contour)
  form.heights = inflated(form, roundness)
  for (const ridge of ridges) ridged(form, ridge)
  form.heights = even(even(form.heights, form), form)
  shone(form)
  form.light = even(form.light, form)
  return form
}

/** A little of the neighbours' in each cell: a ridge ends softly. */
const even = (values: Float32Array, { inside, width }: Relief) =>
  values.map((value, i) => {
    if (!inside[i]) return value
    const near = [i - 1, i + 1, i - width, i + width, i - width - 1, i + width + 1, i - width + 1, i + width - 1].filter(
      (j) => inside[j],
    )
    return (value * 2 + near.reduce((sum, j) => sum + values[j]!, 0)) / (2 + near.length)
  })

function shone({ inside, heights, light, width, height, scale }: Relief): void {
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column
      if (!inside[i]) continue
      const near = (j: number) => (inside[j] ? heights[j]! : heights[i]! - 0.6)
      const [x, y, z] = unit((-(near(i + 1) - near(i - 1)) * scale) / 2, ((near(i + width) - near(i - width)) * scale) / 2, 1)
      const key = Math.max(0, x * LAMP[0] + y * LAMP[1] + z * LAMP[2])
      const fill = Math.max(0, x * FILL[0] + y * FILL[1] + z * FILL[2])
      light[i] = Math.min(1, 0.14 + 0.12 * (0.6 + 0.4 * y) + 0.12 * fill + 0.72 * key ** 0.9)
    }
}
