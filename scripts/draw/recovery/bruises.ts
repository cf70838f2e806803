/** A bruise as the pen and one wash draw it: deepest where the blood left its vessel, paler downwards, where it sinks, and without an edge; hatching in its own colour. Old ones have lost their heart. */
import { area } from '../panels/marks'
import { pointsOf, type Line, type Point } from '../panels/pen'

const AGES = {
  new: { wash: '#8d3a58', rim: '#a8506a', ink: '#6d2443', depth: 0.4, heart: 0.3 },
  dark: { wash: '#6f3a6a', rim: '#8d4a62', ink: '#4f2450', depth: 0.42, heart: 0.3 },
  green: { wash: '#7f8a3c', rim: '#c9a238', ink: '#5d6a2a', depth: 0.5, heart: 0 },
  yellow: { wash: '#c99420', rim: '#d8ac4c', ink: '#a97414', depth: 0.42, heart: 0 },
} as const
export type Age = keyof typeof AGES

const HATCH = 5.5
/** What the bruises of a drawing need among its definitions. */
export const hatchesOf = (drawn: string): string => {
  const ages = (Object.keys(AGES) as Age[]).filter((age) => drawn.includes(`url(#q-${age})`))
  const bleed = '<filter id="bleed" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="4"/></filter>'
  // Hatching has no corners either: it thins towards every side, downwards last.
  const thinned =
    '<radialGradient id="q-r" cy=".42"><stop offset=".2" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="q-m" maskContentUnits="objectBoundingBox"><path fill="url(#q-r)" d="M0 0h1v1H0z"/></mask>'
  const of = (age: Age) =>
    `<linearGradient id="w-${age}" x2="0" y2="1"><stop stop-color="${AGES[age].wash}" stop-opacity=".35"/><stop offset=".35" stop-color="${AGES[age].wash}"/><stop offset="1" stop-color="${AGES[age].rim}" stop-opacity=".12"/></linearGradient>` +
    `<pattern id="q-${age}" width="${HATCH}" height="${HATCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path stroke="${AGES[age].ink}" opacity=".5" d="M0 3h${HATCH}"/></pattern>`
  return ages.length ? bleed + thinned + ages.map(of).join('') : ''
}

/** The same patch, smaller about a point above its middle: where the blood lies thickest. */
function heart(points: readonly Point[], share: number): Point[] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const top = Math.min(...points.map(([, y]) => y))
  const [x, y] = [mean(0), mean(1) * 0.7 + top * 0.3]
  return points.map(([a, b], i) => {
    const reach = share * (i % 2 ? 0.9 : 1.06)
    return [x + (a - x) * reach, y + (b - y) * reach]
  })
}

/** Upon every tone alike, so that the shadow stays the shadow. `edge` goes round it; `strength` is that of a lesser side. */
export function bruise(age: Age, edge: Line, strength = 1): string {
  const { wash, depth, heart: deep } = AGES[age]
  const points = pointsOf(edge)
  const show = (share: number) => `opacity="${(share * strength).toFixed(2)}"`
  return (
    `<g style="mix-blend-mode:multiply"><g filter="url(#bleed)">${area(`url(#w-${age})`, points, show(depth))}${deep ? area(wash, heart(points, 0.5), show(deep)) : ''}</g>` +
    `${area(`url(#q-${age})`, heart(points, 0.78), `${show(0.8)} mask="url(#q-m)"`)}</g>`
  )
}

/** Swelling: the form turns later and lower, so its shade begins with an edge and is hatched as every shade is. */
export const swelling = (edge: Line, opacity: number, tone = '#a3704a'): string =>
  area(tone, edge, `opacity="${(0.34 * opacity).toFixed(2)}"`) + area('url(#h)', edge, `opacity="${(0.8 * opacity).toFixed(2)}"`)
