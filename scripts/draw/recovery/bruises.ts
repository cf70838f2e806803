/** A bruise as the pen and one wash draw it: a patch that bleeds a little at its edge, a darker heart, hatching in its own colour. Old ones are paler and have lost their heart. */
import { area } from '../panels/marks'
import { pointsOf, type Line, type Point } from '../panels/pen'

const AGES = {
  new: { wash: '#8d3a58', ink: '#6d2443', depth: 0.34, heart: 0.3 },
  dark: { wash: '#6f3a6a', ink: '#4f2450', depth: 0.36, heart: 0.3 },
  green: { wash: '#7f8a3c', ink: '#5d6a2a', depth: 0.4, heart: 0 },
  yellow: { wash: '#c99420', ink: '#a97414', depth: 0.34, heart: 0 },
} as const
export type Age = keyof typeof AGES

const HATCH = 5.5
/** What the bruises of a drawing need among its definitions. */
export const hatchesOf = (drawn: string): string => {
  const ages = (Object.keys(AGES) as Age[]).filter((age) => drawn.includes(`url(#q-${age})`))
  const bleed = '<filter id="bleed" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="3"/></filter>'
  const hatch = (age: Age) =>
    `<pattern id="q-${age}" width="${HATCH}" height="${HATCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path stroke="${AGES[age].ink}" opacity=".55" d="M0 3h${HATCH}"/></pattern>`
  return ages.length ? bleed + ages.map(hatch).join('') : ''
}

/** The same patch, smaller about a point a little above its middle: where the blood lies thickest. */
function heart(points: readonly Point[], share: number): Point[] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1) + 2]
  return points.map(([a, b], i) => {
    const reach = share * (i % 2 ? 0.86 : 1.08)
    return [x + (a - x) * reach, y + (b - y) * reach]
  })
}

/** Upon every tone alike, so that the shadow stays the shadow. `edge` goes round it; `strength` is that of a lesser side. */
export function bruise(age: Age, edge: Line, strength = 1): string {
  const { wash, depth, heart: deep } = AGES[age]
  const points = pointsOf(edge)
  const inner = heart(points, 0.58)
  const show = (share: number) => `opacity="${(share * strength).toFixed(2)}"`
  return (
    `<g style="mix-blend-mode:multiply"><g filter="url(#bleed)">${area(wash, points, show(depth))}${deep ? area(wash, inner, show(deep)) : ''}</g>` +
    `${area(`url(#q-${age})`, heart(points, 0.8), show(0.9))}</g>`
  )
}

/** Swelling: the form turns later and lower, so its shade begins with an edge and is hatched as every shade is. */
export const swelling = (edge: Line, opacity: number, tone = '#a3704a'): string =>
  area(tone, edge, `opacity="${(0.34 * opacity).toFixed(2)}"`) + area('url(#h)', edge, `opacity="${(0.8 * opacity).toFixed(2)}"`)
