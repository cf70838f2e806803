import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CATEGORY_PANELS } from '../../../scripts/draw/panels/categories'
import { panelFiles } from '../../../scripts/draw/panels/files'
import { type Sheet, sheet, single } from '../../../scripts/draw/panels/sheet'
import { VIGNETTES } from '../../../scripts/draw/panels/vignettes'
import { posterFiles } from '../../../scripts/draw/posters'

const treatments = readdirSync('content/treatments', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\.md$/.test(file))
  .map((file) => ({ slug: file.replace(/^.*\/|\.md$/g, ''), file: join('content/treatments', file) }))

/** How many steps the list of the section has. */
function stepsOf(file: string): number {
  const section = /^## How it is done\n(.*?)(?=^## |(?![\s\S]))/ms.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return [...section.matchAll(/^\d+\. /gm)].length
}
/** What a drawing uses and does not hold. */
const lostIn = (svg: string) =>
  [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id).filter((id) => !svg.includes(`id="${id}"`))
const plateOf = async (slug: string) =>
  ((await import(join(process.cwd(), `scripts/draw/panels/plates/${slug}.ts`))) as { plate: Sheet }).plate

describe('how a treatment is done, drawn', () => {
  it.each(treatments)('$slug has a panel for every step of its list, in order', async ({ slug, file }) => {
    const { panels } = await plateOf(slug)
    const told = panels.flatMap(({ steps }) => {
      const [first = 0, last = first] = steps.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    })
    expect(told).toEqual(Array.from({ length: stepsOf(file) }, (_, i) => i + 1))
  })

  it('is in its files what the sources draw, and so are the pictures made of single panels, and the posters of films', async () => {
    // `npm run draw` draws all anew. The texts are too long to be shown where they differ.
    const made = [...(await panelFiles()), ...posterFiles()]
    const stale = made.filter(([file, svg]) => readFileSync(join('public', file), 'utf8') !== svg)
    expect(stale.map(([file]) => file)).toEqual([])
  })

  it('comes panel after panel in the boxes of the page, and stands still where a post shows one panel of it', async () => {
    const svg = sheet(await plateOf('hair-transplant'))
    const moving = /@media \(prefers-reduced-motion:no-preference\) and \((.*?)\)\{\.l\{animation/.exec(svg)?.[1]
    expect(moving).toBe('(min-aspect-ratio:7/5) or (max-aspect-ratio:1/1)')
    expect(svg.match(/animation:/g)).toHaveLength(1)
  })

  it.each(treatments)('$slug is told in words, needs no font and travels light', ({ slug }) => {
    const svg = readFileSync(`public/drawings/steps/${slug}.svg`, 'utf8')
    expect(svg).toMatch(/<title>[^<]{8,}<\/title><desc>[^<]{80,}<\/desc>/)
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('NaN')
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(12 * 1024)
    expect(lostIn(svg)).toEqual([])
  })
})

describe('what stands for a treatment in a list', () => {
  it.each(VIGNETTES)(
    '$treatment is a panel of its steps in the frame of all vignettes, told in words, still and without a numeral',
    (one) => {
      const svg = readFileSync(`public/drawings/treatments/${one.treatment}.svg`, 'utf8')
      expect(svg).toMatch(/viewBox="0 0 360 240" width="360" height="240"><title>[^<]{8,}<\/title><desc>[^<]{40,}<\/desc>/)
      expect(svg).not.toMatch(/animation|<text|NaN|fill="#fffaf4" d="M8 20a12/)
      expect(lostIn(svg)).toEqual([])
    },
  )
})

describe('what stands for a category in a list', () => {
  it('is a panel of one of its treatments, drawn by its source', async () => {
    const folders = readdirSync('content/categories').map((file) => file.replace('.md', ''))
    expect(CATEGORY_PANELS.map(({ category }) => category).toSorted()).toEqual(folders)
    for (const { category, from, step } of CATEGORY_PANELS) {
      expect(treatments.find(({ slug }) => slug === from)?.file).toContain(`/${category}/`)
      expect((await plateOf(from)).panels.map(({ steps }) => steps)).toContain(step)
      expect(lostIn(readFileSync(`public/drawings/categories/${category}.svg`, 'utf8'))).toEqual([])
    }
  })

  it('refuses a step that is not drawn', async () => {
    const plate = await plateOf('hair-transplant')
    expect(() => single(plate, { step: '9', title: '' })).toThrow('hair-transplant has no panel of step 9')
  })
})
