/** A bruise as the pen and one wash draw it: a patch with an edge, a darker heart, hatching in its own colour. Old ones are paler and have lost their heart. */
import { area, fill, thin } from '../panels/marks'
import { curve, pointsOf, stroke, type Line, type Point } from '../panels/pen'

const AGES = {
  new: { wash: '#8d3a58', ink: '#6d2443', depth: 0.34, heart: 0.3 },
  dark: { wash: '#6f3a6a', ink: '#4f2450', depth: 0.36, heart: 0.3 },
  green: { wash: '#7f8a3c', ink: '#5d6a2a', depth: 0.36, heart: 0.14 },
  yellow: { wash: '#c99420', ink: '#a97414', depth: 0.34, heart: 0 },
} as const
export type Age = keyof typeof AGES

const HATCH = 5.5
/** What a sheet with such bruises needs among its definitions. */
export const hatches = (...ages: readonly Age[]): string =>
  ages
    .map(
      (age) =>
        `<pattern id="q-${age}" width="${HATCH}" height="${HATCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path stroke="${AGES[age].ink}" stroke-width="1" opacity=".55" d="M0 3h${HATCH}"/></pattern>`,
    )
    .join('')

/** The same patch, smaller about a point a little above its middle: where the blood lies thickest. */
function heart(points: readonly Point[], share: number): Point[] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1) + 2]
  return points.map(([a, b], i) => {
    const reach = share * (i % 2 ? 0.86 : 1.08)
    return [x + (a - x) * reach, y + (b - y) * reach]
  })
}

/** `edge` goes round it; the lower rim, where the colour has run to, is drawn. `strength` is that of a lesser side. */
export function bruise(age: Age, edge: Line, strength = 1): string {
  const { wash, ink, depth, heart: deep } = AGES[age]
  const points = pointsOf(edge)
  const inner = heart(points, 0.58)
  const lowest = points.reduce((low, point, i) => (point[1] > points[low]![1] ? i : low), 0)
  const rim = [-2, -1, 0, 1, 2].map((step) => points[(lowest + step + points.length) % points.length] as Point)
  const show = (share: number) => `opacity="${(share * strength).toFixed(2)}"`
  return (
    area(wash, points, show(depth)) +
    (deep ? area(wash, inner, show(deep)) : '') +
    area(`url(#q-${age})`, age === 'yellow' ? inner : heart(points, 0.84), show(0.9)) +
    fill(ink, stroke(rim, 1.5), show(0.55)) +
    (age === 'yellow' ? '' : thin(curve(inner.slice(1, 4)), ink, 0.7, show(0.5)))
  )
}

/** Swelling: the form turns later and lower, so its shade begins with an edge and is hatched as every shade is. */
export const swelling = (edge: Line, opacity: number, tone = '#a3704a'): string =>
  area(tone, edge, `opacity="${(0.34 * opacity).toFixed(2)}"`) + area('url(#h)', edge, `opacity="${(0.8 * opacity).toFixed(2)}"`)
