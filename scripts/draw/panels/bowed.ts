import { thin } from './marks'
import { chance } from './pen'

/** His forelock from near: it ends in single hairs, none as long as its neighbour or in its direction; behind them strands of many lengths, the gleam without an edge. */
const FRONT = '157 84, 160 94, 166 104, 174 112, 184 118, 196 121, 212 123, 227 123, 239 121, 250 116, 260 113, 273 114, 289 113'
  .split(', ')
  .map((point) => point.split(' ').map(Number))
const fringe = (seed: number, count: number, long: number) =>
  Array.from({ length: count }, (_, i) => {
    const at = ((i + chance(i + seed)) / count) * (FRONT.length - 1.001)
    const [a, b] = [FRONT[Math.floor(at)]!, FRONT[Math.floor(at) + 1]!]
    const [x, y] = [0, 1].map((k) => a[k]! + (b[k]! - a[k]!) * (at % 1))
    const lean = (x! - 232) / 15 + 4.4 * (chance(i + seed + 60) - 0.5)
    const far = long * (0.45 + 0.75 * chance(i + seed + 20))
    const from = y! - 4 - 3 * chance(i + seed + 33)
    const turn = x! < 172 ? -0.1 : 0
    const [dx, dy] = [lean * (far / 9) + turn * far, far * (x! < 172 ? 0.75 : 1)]
    const bow = 2.4 * (chance(i + seed + 80) - 0.5)
    return `M${x!.toFixed(1)} ${from.toFixed(1)}q${(dx / 3 + bow).toFixed(1)} ${(dy / 2).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`
  }).join('')
/** Along the comb, from the vault to the forelock and, on the right, to the temple. */
const strands = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const at = (i + chance(i + seed)) / count
    const [x, y] = [188 + 150 * at, 6 + 30 * at + 34 * chance(i + seed + 9)]
    const long = 26 + 54 * chance(i + seed + 31)
    const aside = x < 306 ? -0.36 : -0.1 + (x - 306) / 90
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(aside * long * 0.8)} ${Math.round(long * 0.42)} ${Math.round(aside * long)} ${Math.round(long)}`
  }).join('')
export const combed = (him: string) =>
  him
    .replace(
      ' 3 11 4 27 11 37 6 8 18 8 27 9 15 2 17 3 32 0q6 0 12-2c7-3 13-9 21-10 5-1 8 3 13 2s10-5 16-5',
      ' 1 9 5 18 11 24 8 9 18 13 29 16 14 2 15 3 30 1q6 0 12-2c7-3 13-7 21-8 5-1 8 1 13 1s10-1 16-1',
    )
    // Neither notches of skin in the hair nor hairs in pairs.
    .replaceAll(/<path fill="#(?:f3dcc6" d="M174 125|cf9f7b" d="M245 129)[^>]*>|<path [^>]*d="M160 89q[^>]*>/g, '')
    .replace(/<path fill="#442630" /, '<filter id="crs"><feGaussianBlur stdDeviation="3"/></filter>$&filter="url(#crs)" ')
    .replace(/<path fill="#5c3c45" /, '$&filter="url(#crs)" ')
    .replace(/<path fill="none" stroke="#7a5763"[^>]*>/, thin(strands(3, 26), '#7a5763', 0.6))
    .replace(/<path fill="none" stroke="#1a0b12"[^>]*>/, thin(strands(40, 34), '#1a0b12', 1))
    .replace(
      /<path fill="none" stroke="#2e1620"[^>]*>/,
      thin(fringe(5, 86, 8.5), '#2e1620', 0.9) + thin(fringe(90, 78, 13), '#2e1620', 0.5),
    )
