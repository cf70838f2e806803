import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { labelPlaces } from '../../../../../server/content/assemble/label-places'
import type { Figure } from '../../../../../src/shared/contract/content'

const figures = parse(readFileSync('content/figures.yaml', 'utf8')) as Figure[]
/** In px: the drawing on a phone of 360 px, with what the arch leaves above it. */
const STAGE = 256
const ABOVE = 38
const MARGIN = 24
const WIDE = 72

for (const figure of figures)
  test(`on a phone a thumb hits the names of the figure '${figure.title}', and none hits the neighbour’s`, () => {
    const px = (percent: number) => (percent / 100) * STAGE * (figure.height / figure.width)
    const names = [...labelPlaces(figure)].map(([zone, down]) => ({ ...zone, at: px(down) }))
    expect(names.map(({ id }) => id).toSorted()).toEqual(figure.zones.map(({ id }) => id).toSorted())
    for (const name of names) {
      expect(name.at - 24, `${name.id} stays inside the arch`).toBeGreaterThanOrEqual(-ABOVE)
      expect(name.at + 24, `${name.id} stays above the end`).toBeLessThanOrEqual(px(100) + 4)
      for (const other of names.filter(({ id, side }) => id !== name.id && side === name.side))
        expect(Math.abs(name.at - other.at), `${name.id} and ${other.id}`).toBeGreaterThanOrEqual(55.5)
      // A point may lie in the row of its own name, and in no other.
      const reach = WIDE - MARGIN
      for (const point of figure.zones.filter(({ id }) => id !== name.id)) {
        const across = (point.x / 100) * STAGE
        const inside = name.side === 'left' ? across < reach + 9 : across > STAGE - reach - 9
        expect(inside && Math.abs(px(point.y) - name.at) < 24 + 9, `the point ${point.id} in the row of ${name.id}`).toBe(false)
      }
    }
  })
