/** The parting of somebody's hair, seen from near, 360 wide and 240 high: scalp, and strands that are combed away from it. */
import { chance, stroke } from './pen'
import { area, fill } from './marks'

/** A point of the parting, and how far the scalp shows to either side of it. */
const PARTING = [
  [64, -20, 9],
  [92, 40, 12],
  [116, 96, 15],
  [136, 150, 14],
  [152, 204, 11],
  [164, 262, 8],
] as const

const on = (t: number): [x: number, y: number, half: number] => {
  const place = t * (PARTING.length - 1)
  const i = Math.min(PARTING.length - 2, Math.floor(place))
  const [a, b] = [PARTING[i]!, PARTING[i + 1]!]
  const mix = (k: 0 | 1 | 2) => a[k] + (b[k] - a[k]) * (place - i)
  return [mix(0), mix(1), mix(2)]
}

/** Strands of three bends: what is said twice costs nothing. */
const BENDS = {
  right: ['q56-14 128 34q-72-40-128-34z', 'q64 2 150 66q-84-58-150-66z', 'q40-16 96 6q-54-18-96-6z'],
  left: ['q-40-6-92 34q50-30 92-34z', 'q-30-14-76 6q44-10 76-6z', 'q-48 4-112 66q62-54 112-66z'],
}

const strands = (side: 'left' | 'right', from: number, count: number, out: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y, half] = on((i + 0.5 * chance(i + from)) / count)
    const away = (half - 2 + out * chance(i + from + 40)) * (side === 'left' ? -1 : 1)
    return `M${Math.round(x + away)} ${Math.round(y - Math.abs(away) * 0.1)}${BENDS[side][(i + from) % 3]}`
  }).join('')

export const parting = (): string =>
  fill('#2e1620', 'M0 0h360v240H0z') +
  fill('#452833', strands('left', 1, 26, 60) + strands('right', 2, 30, 120)) +
  fill('#1d0c13', strands('left', 7, 22, 50) + strands('right', 8, 26, 150), 'opacity=".8"') +
  area('#dcae8d', [
    ...PARTING.map(([x, y, r]) => [x - r, y] as const),
    ...PARTING.map(([x, y, r]) => [x + r, y] as const).toReversed(),
  ]) +
  fill(
    '#efd3bd',
    stroke(
      PARTING.map(([x, y]) => [x - 4, y]),
      9,
      { from: 1, to: 1 },
    ),
  ) +
  fill(
    '#b98466',
    stroke(
      PARTING.map(([x, y, r]) => [x + r - 3, y]),
      4,
      { from: 1, to: 1 },
    ),
  ) +
  fill('#2e1620', strands('left', 3, 44, -6) + strands('right', 4, 44, -6)) +
  fill('#6e4a57', strands('left', 5, 16, 30) + strands('right', 6, 18, 60)) +
  fill('#a58592', strands('right', 11, 7, 90) + strands('left', 12, 6, 26), 'opacity=".7"')

/** Places along the parting, from its upper end. */
export const alongParting = (count: number, from = 0.28, to = 0.78): [x: number, y: number][] =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = on(from + ((to - from) * i) / Math.max(1, count - 1))
    return [Math.round(x), Math.round(y)]
  })

/** Wheals where the fluid lies under the skin: lit from the upper left, a small shade below. */
export const wheals = (places: readonly (readonly [number, number])[]): string =>
  places
    .map(
      ([x, y]) =>
        fill('#a9735a', `M${x - 5} ${y + 1}a5.4 4.6 0 0 0 11 1a5.4 5 0 0 1-11-1z`) +
        fill('#f7e3d0', `M${x - 5} ${y}a5 4.4 0 0 1 9-2q-5 0-9 2z`) +
        fill('#b3264f', `M${x - 0.8} ${y - 0.8}h1.6v1.6h-1.6z`),
    )
    .join('')
