/** A bruise as the pen draws it: four stepped tones that fade outwards, the deepest where the blood left its vessel, each further one lower, as it sinks; hatching in its own colour within. Old ones have lost their heart. */
import { area } from '../panels/marks'
import { chance, pointsOf, type Line, type Point } from '../panels/pen'

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
  const of = (age: Age) =>
    `<pattern id="q-${age}" width="${HATCH}" height="${HATCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path stroke="${AGES[age].ink}" opacity=".5" d="M0 3h${HATCH}"/></pattern>`
  return ages.map(of).join('')
}

/** The same patch, smaller and higher: a step nearer to where the blood lies thickest. Its edge is another one, as blood keeps to no line. */
function step(points: readonly Point[], share: number, turn: number): Point[] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const top = Math.min(...points.map(([, y]) => y))
  const [x, y] = [mean(0), mean(1) * 0.7 + top * 0.3]
  return points.map(([a, b], i) => {
    const reach = share * (0.88 + 0.24 * chance(i * 3 + turn))
    return [Math.round(x + (a - x) * reach), Math.round(y + (b - y) * reach)]
  })
}

/** Upon every tone alike, so that the shadow stays the shadow. `edge` goes round it; `strength` is that of a lesser side. */
export function bruise(age: Age, edge: Line, strength = 1): string {
  const { wash, rim, depth, heart: deep } = AGES[age]
  const points = pointsOf(edge)
  const show = (share: number) => `opacity="${(share * strength).toFixed(2)}"`
  const [inner, middle, heart] = [step(points, 0.86, 3), step(points, 0.68, 1), step(points, 0.42, 5)]
  return (
    `<g style="mix-blend-mode:multiply">${area(rim, points, show(depth * 0.36))}${area(rim, inner, show(depth * 0.42))}${area(wash, middle, show(depth * 0.6))}` +
    `${area(`url(#q-${age})`, inner, show(0.5))}${area(wash, heart, show(depth * 0.6 + deep * 0.6))}</g>`
  )
}

/** Swelling: the form turns later and lower, so its shade begins with an edge and is hatched as every shade is. */
export const swelling = (edge: Line, opacity: number, tone = '#a3704a'): string =>
  area(tone, edge, `opacity="${(0.34 * opacity).toFixed(2)}"`) + area('url(#h)', edge, `opacity="${(0.8 * opacity).toFixed(2)}"`)
