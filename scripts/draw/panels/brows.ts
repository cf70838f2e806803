import { on } from './lids'
import { area, thin } from './marks'
import { chance, type Line, pointsOf } from './pen'

const half = (n: number) => Math.round(n * 2) / 2
/** Hairs of a brow between its lower and its upper edge: at its head they stand up, over its arch they lie down outwards, along its tail they meet from above and below. */
export const browHairs = (below: Line, above: Line, count: number, seed: number, size: number) => {
  const [lower, upper] = [pointsOf(below), pointsOf(above)]
  const way = Math.sign(lower.at(-1)![0] - lower[0]![0])
  return Array.from({ length: count }, (_, i) => {
    const t = Math.min(0.96, (i + chance(i + seed) * 0.8) / count)
    const low = i % 2 === 0
    const across = low ? 0.05 + 0.4 * chance(i + seed + 70) : 0.4 + 0.45 * chance(i + seed + 70)
    const [[lx, ly], [ux, uy]] = [on(lower, t), on(upper, t)]
    const [x, y] = [lx + (ux - lx) * across, ly + (uy - ly) * across]
    const [nx, ny] = on(lower, Math.min(1, t + 0.1))
    const along = Math.atan2(ny - ly, nx - lx)
    const turn = along - way * (low ? 0.85 - 0.7 * Math.min(1, t * 1.7) : 0.45 - 0.8 * Math.min(1, t * 1.5))
    const long = size * (1 - 0.3 * t + 0.25 * chance(i + seed + 140))
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
    return `M${half(x)} ${half(y)}q${half(dx / 2)} ${half(dy / 2 - 0.8)} ${half(dx)} ${half(dy)}`
  }).join('')
}

/** Such a brow over a wash of its colour that `fine`, a filter, lets fade: hair by hair, from `seed` on. */
export const washedBrow =
  (fine: string, { wash = '#2e161c', hair = '#2e161c', depth = '.36', width = 0.8 } = {}) =>
  (below: Line, above: Line, seed: number, count: number, size: number): string =>
    area(wash, [...pointsOf(below), ...pointsOf(above).toReversed()], `opacity="${depth}" ${fine}`) +
    thin(browHairs(below, above, count, seed, size), hair, width, 'opacity=".85"')
