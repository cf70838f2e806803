/** A bruise as brush and pen draw it: two flat washes, the darker within the paler, each with the edge of a map, and strokes of the pencil in the darker one. */
import { fill, thin } from '../panels/marks'
import { coast, mapped } from '../panels/coast'
import { chance, pointsOf, type Line, type Point } from '../panels/pen'

/** Each is laid upon the tones of the skin, so that the shadow stays the shadow. */
const AGES = {
  new: { rim: '#e6b9b4', heart: '#bf8296', ink: '#6d2443' },
  dark: { rim: '#d9b6bc', heart: '#9a779b', ink: '#4f2450' },
  green: { rim: '#eee8bf', heart: '#bcbb85', ink: '#5d6a2a' },
  yellow: { rim: '#f4e6b4', heart: '#e6d08c', ink: '#a97414' },
} as const
export type Age = keyof typeof AGES

/** In the shade of a form the blood keeps its own colour: laid upon the tones there it would be brown. */
export const IN_SHADE: Record<Age, string> = { new: '#94506a', dark: '#6d4670', green: '#8b8746', yellow: '#c79b4d' }

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

interface Wash {
  /** That of a lesser side. */
  strength?: number
  /** Where the blood lies thickest; nowhere, if it is empty. */
  heart?: Line
  /** How far the edge runs in and out. */
  rough?: number
  seed?: number
  /** It frays: both washes run out into the skin (`FRAYED` among the definitions). */
  frayed?: boolean
}
export const FRAYED =
  '<filter id="bs"><feGaussianBlur stdDeviation="3.2"/></filter><filter id="bt"><feGaussianBlur stdDeviation="1.7"/></filter>'

/** The same, wherever a small patch frays further than its own box: no side of it is ruled. */
export const FRAYED_WIDE = FRAYED.replaceAll('"><fe', '" x="-.4" y="-.4" width="1.8" height="1.8"><fe')

/** One bruise within `edge`, which follows the form that it lies on. */
export function bruise(age: Age, edge: Line, { strength = 1, heart, rough = 5, seed = 3, frayed = false }: Wash = {}): string {
  const { rim, heart: tone, ink } = AGES[age]
  const points = pointsOf(edge)
  const step = Math.max(4, rough)
  const outer = mapped(points, rough, seed, step)
  const core = heart?.length ? mapped(pointsOf(heart), rough * 0.8, seed + 9, step) : []
  const strokes = core
    .flatMap((loop) => chords(loop, age === 'yellow' ? 1e3 : 7))
    .filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 6)
    .map(([a, b], i) => {
      const on = (t: number): Point => [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)]
      const [from, to] = [on(0.06 + 0.16 * chance(i + 1)), on(0.94 - 0.2 * chance(i + 2))]
      return `M${from.join(' ')}l${to[0] - from[0]} ${to[1] - from[1]}`
    })
    .join('')
  return (
    `<g style="mix-blend-mode:multiply"${strength < 1 ? ` opacity="${strength.toFixed(2)}"` : ''}>` +
    fill(rim, outer.map(coast).join(''), frayed ? 'filter="url(#bs)"' : '') +
    (core.length ? fill(tone, core.map(coast).join(''), frayed ? 'filter="url(#bt)"' : '') : '') +
    `${strokes && !frayed && thin(strokes, ink, 0.8, 'opacity=".3"')}</g>`
  )
}

/**
 * One tone of a bruise that is seen from near, in its own colour and not upon the tones of the skin, where red turns to brick: several of them, each with
 * another coast, make up the pool. `filter`: how far it runs out (`FRAYED` among the definitions).
 */
export const blot = (
  colour: string,
  edge: Line,
  opacity: number,
  { rough = 8, seed = 3, filter = 'bs' }: { rough?: number; seed?: number; filter?: string } = {},
): string =>
  fill(colour, mapped(pointsOf(edge), rough, seed, 4).map(coast).join(''), `filter="url(#${filter})" opacity="${opacity}"`)
/** The palest of them lies on the tones of the skin. */
export const stained = (drawn: string): string => `<g style="mix-blend-mode:multiply">${drawn}</g>`

/** By age: the thin rim, the blood in the pool, and where it lies deepest. */
const TONES: Record<Age, readonly [rim: string, pool: string, deep: string, how: number]> = {
  new: ['#e3aaa6', '#a84d66', '#86395d', 0.42],
  dark: ['#dbb2b4', '#86506f', '#4f305e', 0.48],
  green: ['#f2e6b6', '#8d9448', '#6a4a66', 0.3],
  yellow: ['#f7e9ba', '#d9b64e', '#d9b64e', 0.2],
}
interface Pool {
  strength?: number
  rough?: number
  seed?: number
}
/** The rim of such a pool, which is laid upon the tones of the skin, and what lies within it in its own colour. */
export const rimOf = (age: Age, edge: Line, { strength = 1, rough = 12, seed = 5 }: Pool = {}): string =>
  blot(TONES[age][0], edge, +(0.9 * strength).toFixed(2), { rough, seed })
export const poolOf = (age: Age, blood: Line, heart: Line, { strength = 1, rough = 12, seed = 5 }: Pool = {}): string => {
  const [, tone, deep, how] = TONES[age]
  return (
    blot(tone, blood, +(0.44 * strength).toFixed(2), { rough, seed: seed + 4 }) +
    (heart.length ? blot(deep, heart, +(how * strength).toFixed(2), { rough: rough * 0.7, seed: seed + 9 }) : '')
  )
}
