/** A bruise as brush and pen draw it: a wash without an edge, mottled where the blood lay thickest, and strokes of the pencil that keep to its heart. Old ones have lost their heart. */
import { area, fill, thin } from '../panels/marks'
import { chance, ellipse, lines, pointsOf, type Line, type Point } from '../panels/pen'

const AGES = {
  new: { rim: '#d29aa0', wash: '#b3667f', heart: '#8a3a62', ink: '#6d2443', depth: 0.72, deep: 0.5 },
  dark: { rim: '#bd8b93', wash: '#93607f', heart: '#6a4274', ink: '#4f2450', depth: 0.74, deep: 0.55 },
  green: { rim: '#dcc06a', wash: '#a9a75c', heart: '#7f8148', ink: '#5d6a2a', depth: 0.66, deep: 0.42 },
  yellow: { rim: '#e6c576', wash: '#d9b052', heart: '#c39a48', ink: '#a97414', depth: 0.6, deep: 0.3 },
} as const
export type Age = keyof typeof AGES

/** How soft the wash is: by the size of the bruise. */
const SOFT = [2, 3, 5, 7] as const
/** What the bruises of a drawing need among its definitions. */
export const hatchesOf = (drawn: string): string =>
  SOFT.filter((soft) => drawn.includes(`url(#q${soft})`))
    .map(
      (soft) =>
        `<filter id="q${soft}" x="-.3" y="-.4" width="1.6" height="1.8" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${soft}"/></filter>`,
    )
    .join('')

/** Where lines of the pencil, so far apart and rising to the right, cross the patch. */
function chords(points: readonly Point[], gap: number): [Point, Point][] {
  const [c, s] = [Math.cos(-0.66), Math.sin(-0.66)]
  const turned = points.map(([x, y]): Point => [x * c + y * s, y * c - x * s])
  const heights = turned.map(([, v]) => v)
  const found: [Point, Point][] = []
  for (let v = Math.min(...heights) + gap * 0.7; v < Math.max(...heights); v += gap) {
    const across = turned
      .flatMap(([u, w], i): number[] => {
        const [a, b] = turned[(i + 1) % turned.length]!
        return w < v === b < v ? [] : [u + ((a - u) * (v - w)) / (b - w)]
      })
      .toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < across.length; i += 2) {
      const at = (u: number): Point => [u * c - v * s, u * s + v * c]
      found.push([at(across[i]!), at(across[i + 1]!)])
    }
  }
  return found
}

const between = ([a, b]: [Point, Point], t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** Upon every tone alike, so that the shadow stays the shadow. `edge` goes round it; `strength` is that of a lesser side. */
export function bruise(age: Age, edge: Line, strength = 1): string {
  const { rim, wash, heart, ink, depth, deep } = AGES[age]
  const points = pointsOf(edge)
  const show = (share: number) => `opacity="${(share * strength).toFixed(2)}"`
  const reach = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))
  const size = Math.sqrt(reach(0) * reach(1))
  const soft = SOFT.findLast((one) => one <= Math.max(2, size / 12))!
  const across = chords(points, 5.4)
  // Within the wash, one side nearer to the middle of each chord than the other: blood keeps to no line.
  const turns = chords(points, Math.max(7, size / 6))
  const inner = [
    ...turns.map((chord, i) => between(chord, 0.06 + 0.14 * chance(i))),
    ...turns.map((chord, i) => between(chord, 0.94 - 0.14 * chance(i + 9))).toReversed(),
  ].map(whole)
  const blot = ([a, b]: [Point, Point], i: number) => {
    const [x, y] = between([a, b], 0.42 + 0.2 * chance(i + 3))
    const far = Math.min(size / 6, Math.hypot(b[0] - a[0], b[1] - a[1]) / 2.6) * (0.8 + 0.4 * chance(i + 5))
    return Array.from({ length: 5 }, (_, k): Point => {
      const r = far * (0.72 + 0.5 * chance(i * 7 + k))
      return whole([x + Math.cos(k * 1.257) * r * 1.15, y + Math.sin(k * 1.257) * r * 0.85])
    })
  }
  const blots = [0.2, 0.42, 0.62, 0.82]
    .map((share) => fill(heart, lines(blot(turns[Math.floor(share * turns.length)]!, share * 40))))
    .join('')
  const strokes = across
    .map((chord, i) => {
      const [from, to] = [whole(between(chord, 0.16 + 0.2 * chance(i + 1))), whole(between(chord, 0.86 - 0.24 * chance(i + 2)))]
      return `M${from.join(' ')}l${to[0] - from[0]} ${to[1] - from[1]}`
    })
    .join('')
  return (
    `<g style="mix-blend-mode:multiply"><g filter="url(#q${soft})" ${show(1)}>${fill(rim, lines(points), `opacity="${(depth * 0.7).toFixed(2)}"`)}${fill(wash, lines(inner), `opacity="${(depth * 0.8).toFixed(2)}"`)}` +
    `<g opacity="${deep}">${blots}</g></g>${thin(strokes, ink, 0.8, show(0.34))}</g>`
  )
}

/** Its colours once it fades: yellow runs out into the skin, green is left in the middle, and where the blood lay thickest a breath of violet. */
const FADES = {
  green: { out: '#ead596', mid: '#c9bb78', blot: '#a9a968', heart: '#b58a9c', show: [0.8, 0.6, 0.34, 0.24] },
  yellow: { out: '#f0dba2', mid: '#e6cb84', blot: '#d8b968', heart: '#d8b968', show: [0.7, 0.55, 0.35, 0] },
} as const

/** A bruise that fades: it has no edge and no line of the pencil, runs out into the skin, and is mottled within. */
export function fading(age: keyof typeof FADES, edge: Line, strength = 1): string {
  const { out, mid, blot, heart, show } = FADES[age]
  const points = pointsOf(edge)
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as [number, number]
  const share = (size: number, seed: number): string =>
    lines(
      points.map(([x, y], i): Point => {
        const far = size * (0.86 + 0.28 * chance(seed + i))
        return whole([cx + (x - cx) * far, cy + (y - cy) * far])
      }),
    )
  const turns = chords(points, 13)
  const mottle = (seed: number, each: number, size: number): string =>
    turns
      .filter((_, i) => i % each === 0)
      .map((chord, i) => {
        const [x, y] = between(chord, 0.22 + 0.56 * chance(seed + i))
        const r = size * (0.6 + 0.8 * chance(seed + i + 7))
        return ellipse(Math.round(x), Math.round(y), Math.round(r * 1.3), Math.round(r * 0.8))
      })
      .join('')
  const on = (i: 0 | 1 | 2 | 3) => `opacity="${(show[i] * strength).toFixed(2)}"`
  return (
    `<g style="mix-blend-mode:multiply"><g filter="url(#q7)">${fill(out, share(1.12, 1), on(0))}</g>` +
    `<g filter="url(#q5)">${fill(mid, share(0.78, 20), on(1))}</g>` +
    `<g filter="url(#q3)">${fill(blot, mottle(30, 1, 11), on(2))}${show[3] ? fill(heart, mottle(50, 2, 9), on(3)) : ''}</g></g>`
  )
}

/** Swelling: the form turns later and lower, so its shade begins with an edge and is hatched as every shade is. */
export const swelling = (edge: Line, opacity: number, tone = '#a3704a'): string =>
  area(tone, edge, `opacity="${(0.34 * opacity).toFixed(2)}"`) + area('url(#h)', edge, `opacity="${(0.8 * opacity).toFixed(2)}"`)
