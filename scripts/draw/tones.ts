import { contours } from 'd3-contour'
import { pathOf } from './fit'
import { type Line, lengthOf, type Point, softened } from './points'
import type { Relief } from './relief'

/** Where one value ends and the next darker one begins: four borders, five values. */
export const BORDERS = [0.78, 0.62, 0.46, 0.3]

const areaOf = (points: Point[]) => {
  const doubled = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!
    return sum + p.x * q.y - q.x * p.y
  }, 0)
  return Math.abs(doubled / 2)
}

/** Light of the form, carried a little over its edge, so that tones do not gap there. */
function spread({ light, inside, width }: Relief, steps = 4): Float32Array {
  const out = Float32Array.from(light)
  const known = Uint8Array.from(inside)
  for (let step = 0; step < steps; step++) {
    const now = Uint8Array.from(known)
    for (let i = width; i < out.length - width; i++) {
      if (now[i]) continue
      const beside = [i - 1, i + 1, i - width, i + width].filter((j) => now[j])
      if (!beside.length) continue
      out[i] = beside.reduce((sum, j) => sum + out[j]!, 0) / beside.length
      known[i] = 1
    }
  }
  return out.map((value, i) => (known[i] ? value : 1.5))
}

/** The areas darker than each border, from the lightest border to the darkest, each as one path; small specks left out. */
export function tones(form: Relief, borders = BORDERS, smallest = 14, grain = 0.1): string[] {
  const dark = Array.from(spread(form), (value) => 1 - value)
  const layers = contours()
    .size([form.width, form.height])
    .thresholds(borders.map((border) => 1 - border))(dark)
  return layers.map(({ coordinates }) =>
    coordinates
      .flat()
      .map((ring): Line => ({
        closed: true,
        points: ring.slice(0, -1).map(([x = 0, y = 0]) => ({ x: form.x + x / form.scale, y: form.y + y / form.scale })),
      }))
      .filter(({ points }) => areaOf(points) > smallest)
      .map((line) => pathOf(softened(line, grain > 0.1 ? 2.5 : 1.6), grain > 0.1 ? 0.9 : 0.5, grain))
      .join(''),
  )
}

/** Hatching along a form: the cuts of parallel slanted planes, where it lies darker than the border. Open lines for a thin pen. */
export function hatched(form: Relief, gap: number, border = BORDERS[1]!, angle = 45): string {
  const [across, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const place = (x: number, y: number) => {
    const i = Math.round(y) * form.width + Math.round(x)
    return form.inside[i] ? { height: form.heights[i]!, light: form.light[i]! } : undefined
  }
  const out: string[] = []
  const reach = Math.hypot(form.width, form.height)
  const [middleX, middleY] = [form.width / 2, form.height / 2]
  for (let offset = -reach / 2; offset < reach / 2; offset += gap * form.scale) {
    let line: Point[] = []
    const end = () => {
      if (lengthOf(line) > 9) out.push(pathOf(softened({ points: line, closed: false }, 2), 0.7))
      line = []
    }
    for (let step = -reach / 2; step < reach / 2; step += 2) {
      const [x, y] = [middleX + across * step - down * offset, middleY + down * step + across * offset]
      const here = place(x, y)
      if (!here || here.light > border) end()
      else
        line.push({
          x: form.x + (x - down * here.height * form.scale * 0.35) / form.scale,
          y: form.y + (y + across * here.height * form.scale * 0.35) / form.scale,
        })
    }
    end()
  }
  return out.join('')
}

/** Plain hatching of a flat closed area at an angle; twice makes cross-hatching, for cut surfaces. */
export function ruled(area: Line[], gap: number, angle: number): string {
  const turn = (angle * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const turned = area.map(({ points }) => points.map(({ x, y }) => ({ x: x * c + y * s, y: y * c - x * s })))
  const ys = turned.flat().map((p) => p.y)
  const out: string[] = []
  for (let y = Math.ceil(Math.min(...ys) / gap) * gap; y < Math.max(...ys); y += gap) {
    const cuts = turned
      .flatMap((points) =>
        points.flatMap((p, i) => {
          const q = points[(i + 1) % points.length]!
          return p.y > y !== q.y > y ? [p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)] : []
        }),
      )
      .sort((a, b) => a - b)
    for (let i = 0; i + 1 < cuts.length; i += 2)
      if (cuts[i + 1]! - cuts[i]! > 2) {
        const back = (x: number) => `${(x * c - y * s).toFixed(1)} ${(x * s + y * c).toFixed(1)}`
        out.push(`M${back(cuts[i]!)}L${back(cuts[i + 1]!)}`)
      }
  }
  return out.join('')
}
