import type { Figure } from '../../../src/shared/contract/content'

/** In px: the drawing on the narrowest usual phone; there a name is 48 px high, and the next one begins 8 px below it. */
const STAGE = 256
const PITCH = 56
/** In px: above the first name the arch bends away. */
const TOP = 70

type Zone = Pick<Figure['zones'][number], 'y' | 'side'>

/** How far down each name of the figure stands, in percent: as near to its point as a thumb allows. */
export function labelPlaces<Z extends Zone>({
  width,
  height,
  zones,
}: {
  width: number
  height: number
  zones: readonly Z[]
}): Map<Z, number> {
  const percent = (px: number) => (px * 100 * width) / (STAGE * height)
  const pitch = Math.ceil(percent(PITCH))
  const places = new Map<Z, number>()
  for (const side of ['left', 'right'] as const) {
    const column = zones.filter((zone) => zone.side === side).toSorted((one, other) => one.y - other.y)
    const first = percent(TOP)
    const last = 100 - pitch / 2 - pitch * (column.length - 1)
    for (const { from, count, mean } of together(column.map(({ y }, at) => y - at * pitch)))
      for (let at = from; at < from + count; at++) {
        const zone = column[at]
        if (zone) places.set(zone, Math.round(Math.min(Math.max(mean, first), last) + at * pitch))
      }
  }
  return places
}

/** Neighbours that would stand in each other's place share one: the values become an ascending row, changed as little as possible. */
function together(values: number[]): { from: number; count: number; mean: number }[] {
  const groups: { from: number; count: number; mean: number }[] = []
  values.forEach((value, from) => {
    let group = { from, count: 1, mean: value }
    for (let before = groups.at(-1); before && before.mean > group.mean; before = groups.at(-1)) {
      groups.pop()
      const count = before.count + group.count
      group = { from: before.from, count, mean: (before.mean * before.count + group.mean * group.count) / count }
    }
    groups.push(group)
  })
  return groups
}
