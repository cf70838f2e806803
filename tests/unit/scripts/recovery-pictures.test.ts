import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Recovery, recoverySheet } from '../../../scripts/draw/recovery/sheet'
import { STAGES, stageFile } from '../../../scripts/draw/recovery/stages'
import { HEALING } from '../../../src/shared/healing'
import { daysOf, type Stretch } from '../../../src/shared/recovery-time'
import { catalogues } from '../../../src/shared/words/catalogue'

interface Told {
  title: string
  healing?: string
  timeline: (Stretch & { title: string })[]
}
const treatments = readdirSync('content/treatments', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\.md$/.test(file))
  .map((file) => parse(readFileSync(join('content/treatments', file), 'utf8').split('---\n')[1] ?? '') as Told)
const plateOf = async (kind: string) =>
  ((await import(join(process.cwd(), `scripts/draw/recovery/kinds/${kind}.ts`))) as { plate: Recovery }).plate
const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number)

describe('how one recovers, drawn', () => {
  it.each(HEALING)('the file of %s is what its source draws', async (kind) => {
    // `npx tsx scripts/draw/recovery/make.ts` draws all anew. The texts are too long to be shown where they differ.
    expect(readFileSync(`public/drawings/recovery/${kind}.svg`, 'utf8') === recoverySheet(await plateOf(kind))).toBe(true)
  })

  it.each(STAGES)('the file of $name is what its source draws', (stage) => {
    expect(readFileSync(`public/drawings/results/${stage.name}.svg`, 'utf8') === stageFile(stage)).toBe(true)
  })

  it.each(HEALING)('%s has five states, told in words by the same days, a source for its days, and no font', async (kind) => {
    const { states, sources } = await plateOf(kind)
    const days = states.map(({ day }) => day)
    expect(days).toHaveLength(5)
    for (const { healingWords } of Object.values(catalogues)) expect(numbersIn(healingWords[kind])).toEqual(days)
    expect(sources.every((source) => /^https?:\/\/\S+ \(.+\)$/.test(source))).toBe(true)
    const svg = readFileSync(`public/drawings/recovery/${kind}.svg`, 'utf8')
    expect(svg).toMatch(/<title>[^<]{8,}<\/title><desc>[^<]{80,}<\/desc>/)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(12_000)
    const used = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !svg.includes(`id="${id}"`))).toEqual([])
  })

  it.each(HEALING)('%s on a phone has no hole between the pictures and the curve', async (kind) => {
    const plate = await plateOf(kind)
    const upright = recoverySheet(plate).split('max-aspect-ratio')[1] ?? ''
    const places = [...upright.matchAll(/(-?\d+)px,(-?\d+)px\) scale\((1\.483)\)/g)].map((place) => place.slice(1).map(Number))
    const ends = places.map(([, y = NaN, scale = NaN]) => y + 239 * scale)
    expect(ends).toHaveLength(6)
    // Two by three, from edge to edge of a box of 720 by 1080, the curve in the sixth place.
    expect(places.map(([x, y]) => [x, y])).toEqual([-300, 63, 426].flatMap((y) => [0, 364].map((x) => [x, y])))
    expect(Math.max(...ends)).toBeLessThanOrEqual(781)
    // Its frame is 180 units of its place high, at least 0.6 of which it takes, and stands at 202; the picture above it is 354 high.
    const peak = 426 + 1.483 * (202 - 180 * Math.max(0.6, ...plate.curve.map(([, height]) => height)))
    expect(peak - (ends[3] ?? NaN)).toBeLessThan(232)
  })

  it('is missing on light peels alone, which leave next to nothing to see', () => {
    expect(treatments.filter(({ healing }) => !healing).map(({ title }) => title)).toEqual(['Facial Skin Revive'])
  })

  it.each(treatments.filter((told): told is Told & { healing: string } => told.healing !== undefined))(
    '$title has the drawing of a recovery whose days are those of its timeline',
    async ({ healing, timeline }) => {
      const { states, curve } = await plateOf(healing)
      // Twelve months of thirty days are five short of a year.
      const last = Math.max(...timeline.map((step) => daysOf(step).to)) + 5
      expect(states.filter(({ day }) => day > last)).toEqual([])
      const worst = timeline.find(({ title }) => /most swollen|very swollen/i.test(title))
      if (!worst) return
      const [peak] = curve.reduce((a, b) => (b[1] > a[1] ? b : a))
      const { from, to } = daysOf(worst)
      expect(peak).toBeGreaterThanOrEqual(from)
      expect(peak).toBeLessThan(to + 1)
    },
  )
})
