/** Swelling: the same person, drawn again where she is fuller. Her own lines and tones move, so nobody else's nose or mouth is laid upon hers. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo'
import svgpath from 'svgpath'
import { type Line, lines, type Point, pointsOf } from '../panels/pen'
import { elementsOf } from '../uncovered'

/** What lies at `at` moves `by` so much, and what lies farther off less, until nothing does beyond `reach` (to the side, and up and down). */
export interface Bulge {
  at: Point
  by: Point
  reach: Point
}
/** The box about what is drawn again. */
type Box = readonly [left: number, top: number, right: number, bottom: number]
const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
const isSeen = ([x, y]: Point, [left, top, right, bottom]: Box) => x > left && x < right && y > top && y < bottom

const round = (value: number) => Math.round(value * 10) / 10
/** Forms stand in a frame a little larger than that of the plates (cast.ts). */
const [SHIFT, SCALE] = [3.6, 1.015]
const within = (value: number) => (value + SHIFT) / SCALE

function moves(bulges: readonly Bulge[]) {
  return (x: number, y: number): Point => {
    let [dx, dy] = [0, 0]
    for (const { at, by, reach } of bulges) {
      const far = ((x - within(at[0])) / reach[0]) ** 2 + ((y - within(at[1])) / reach[1]) ** 2
      if (far >= 1) continue
      dx += by[0] * (1 - far) ** 2
      dy += by[1] * (1 - far) ** 2
    }
    return [x + dx, y + dy]
  }
}

/** The parts of a path that are seen in the box, moved; nothing, if none are. */
function moved(d: string, move: ReturnType<typeof moves>, [left, top, right, bottom]: Box): string {
  const parts: string[] = []
  const whole = svgpath(d).abs().unarc().unshort()
  for (const part of whole.toString().match(/M[^M]*/g) ?? []) {
    const points: Point[] = []
    const path = svgpath(part).iterate(([command, ...numbers], _, x, y) => {
      if (command === 'Z' || command === 'z') return
      const ends = command === 'H' ? [numbers[0]!, y] : command === 'V' ? [x, numbers[0]!] : numbers
      const given = ends.flatMap((value, i): Point[] => (i % 2 ? [] : [[value, ends[i + 1]!]]))
      points.push(...given)
      return [[command === 'H' || command === 'V' ? 'L' : command, ...given.flatMap((point) => move(...point).map(round))]]
    })
    const [west, north, east, south] = boxOf(points)
    if (east > left && west < right && south > top && north < bottom) parts.push(path.rel().round(1).toString())
  }
  return parts.join('')
}

/** The whole of `who` (cast.ts), every point of its paths moved. */
export const shifted = (who: string, move: (x: number, y: number) => Point): string =>
  who.replaceAll(/ d="([^"]+)"/g, (_, d) => ` d="${moved(d, move, [-999, -999, 999, 999])}"`)

/** Long pieces that begin or end in that region are divided, so that they can bend. */
export const divided = (who: string, inside: (x: number, y: number) => boolean): string =>
  who.replaceAll(/ d="([^"]+)"/g, (_, d: string) => {
    const path = svgpath(d)
      .abs()
      .unarc()
      .unshort()
      .iterate(([command, ...n], _index, x, y) => {
        const [u, v] = n.slice(-2) as unknown as Point
        if (!'LCQHV'.includes(command) || Math.hypot((u ?? x) - x, (v ?? y) - y) < 24 || !(inside(x, y) || inside(u, v))) return
        const ends = command === 'H' ? [n[0]!, y] : command === 'V' ? [x, n[0]!] : n
        const points: Point[] = [[x, y]]
        for (let i = 0; i < ends.length; i += 2) points.push([ends[i]!, ends[i + 1]!])
        const at = (t: number): Point => {
          let left = points
          while (left.length > 1)
            left = left
              .slice(1)
              .map(([a, b], i): Point => [left[i]![0] + (a - left[i]![0]) * t, left[i]![1] + (b - left[i]![1]) * t])
          return left[0]!
        }
        return [0.25, 0.5, 0.75, 1].map((t) => ['L', ...at(t)])
      })
    return ` d="${path.toString()}"`
  })

/** `who` (cast.ts) within an outline, swollen by `bulges`; `key` tells its names from those of the other days, `grain` how many decimals are kept. */
export function swollen(who: string, outline: Line, bulges: readonly Bulge[], key: string, grain = 1): string {
  const move = moves(bulges)
  const inner = boxOf(pointsOf(outline).map(([x, y]): Point => [within(x), within(y)]))
  const swell = (node: XastElement): XastElement[] => {
    const { attributes } = node
    if (attributes.d) {
      const d = moved(attributes.d, move, inner)
      return d ? [{ ...node, attributes: { ...attributes, d } }] : []
    }
    // A light lies where it lay, turned or not, so that it runs on whole across the outline.
    if (node.name === 'ellipse') return [node]
    // A pupil or its light: seen, or not.
    if (node.name === 'circle') return isSeen([Number(attributes.cx), Number(attributes.cy)], inner) ? [node] : []
    // What is placed upon the form, as an eye, stays as it is: no outline reaches it.
    if (attributes.transform && !attributes.transform.startsWith(`translate(-${SHIFT} `)) return []
    if (node.children.length === 0) return [node]
    const children = elementsOf(node).flatMap(swell)
    return children.length ? [{ ...node, children }] : []
  }
  const plugin: CustomPlugin = {
    name: 'swollen',
    fn: (root) => {
      const svg = elementsOf(root)[0]!
      svg.children = svg.children.flatMap((child) =>
        child.type === 'element' && child.attributes.id === 'who' ? elementsOf(child).flatMap(swell) : [],
      )
    },
  }
  const named = who.replaceAll(/(\bid="|href="#|url\(#)(?!who|fade)/g, `$1${key}`)
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${named}</svg>`, {
    plugins: [plugin, { name: 'convertPathData', params: { floatPrecision: grain } }],
  })
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(data)?.[1] ?? ''
  // What is seen nowhere in the outline is not used either.
  const drawn = inside.replaceAll(/<use[^>]*href="#([\w-]+)"[^>]*\/>/g, (use, id) => (inside.includes(`id="${id}"`) ? use : ''))
  return `<clipPath id="${key}"><path d="${lines(outline)}"/></clipPath><g clip-path="url(#${key})"><g opacity=".999">${drawn}</g></g>`
}
