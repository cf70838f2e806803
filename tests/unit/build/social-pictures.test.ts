import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { pageTitle } from '../../../build/page-title'
import { lightDrawing } from '../../../build/social/light-drawing'
import { setLines } from '../../../build/social/lines'
import { subjectOf } from '../../../build/social/subject'
import { cardFaces } from '../../../build/social/fonts'
import { missingIn, typeset } from '../../../build/social/typeset'
import type { Content } from '../../../server/content/content'
import { inspectContent } from '../../../server/content/load'

const content = inspectContent('content').content as Content

test('a drawing is told its light colours, and its zone is lit', () => {
  const svg =
    '<svg><style>.fig{--l:#111;--s:#222;stroke:var(--l)}.fig .zone{opacity:0}.fig .zone:target{opacity:1}@media(prefers-color-scheme:dark){.fig{--l:#eee}}</style><path style="fill:var(--s)"/></svg>'
  expect(lightDrawing(svg, 'nose')).toBe(
    '<svg><style>.fig{stroke:#111}.fig .zone{opacity:0}#nose{opacity:1 !important}</style><path style="fill:#222"/></svg>',
  )
})

test('a plate keeps the colours that it says itself', () => {
  expect(lightDrawing('<svg><path fill="var(--skin-1,#f1d6bd)"/></svg>')).toBe('<svg><path fill="#f1d6bd"/></svg>')
})

test('colours that an element says hold for what is in it, and for nothing behind it', () => {
  expect(
    lightDrawing(
      '<svg><g style="--skin-1:#eccdb0;--skin-2:#d5a980"><g><path fill="var(--skin-2,#111)"/></g></g><path fill="var(--skin-2,#222)"/></svg>',
    ),
  ).toBe('<svg><g style=""><g><path fill="#d5a980"/></g></g><path fill="#222"/></svg>')
})

test('each drawing of a preview picture is one that can be drawn', async () => {
  const pages = [content, ...content.translations.values()].flatMap((one) => one.routes.map((page) => subjectOf(page, one)))
  for (const { src, zone } of new Map(pages.map((subject) => [subject.src, subject])).values()) {
    const svg = lightDrawing(await readFile(`public${src}`, 'utf8'), zone)
    expect(() => new Resvg(svg), src).not.toThrow()
  }
})

test('a title is set in even lines that fit; sentences stay whole', async () => {
  const space = {
    width: 620,
    face: (await cardFaces()).serif,
    sizes: [
      { size: 84, lines: 1 },
      { size: 60, lines: 4 },
    ],
  }
  expect(setLines('Blog', space)).toEqual({ lines: ['Blog'], size: 84 })
  const long = setLines('Gynaecomastia: when is it fat, when is it gland?', space)
  expect(long.size).toBe(60)
  expect(long.lines.join(' ')).toBe('Gynaecomastia: when is it fat, when is it gland?')
  expect(setLines('Understand it first. Then decide.', space).lines).toEqual(['Understand it first.', 'Then decide.'])
})

test('every page has a subject, a title that can be set, and no letter that its faces lack', async () => {
  const { serif, sans } = await cardFaces()
  for (const one of [content, ...content.translations.values()])
    for (const page of one.routes) {
      const { src, eyebrow } = subjectOf(page, one)
      const title = pageTitle(page, one)
      expect(src, page.path).toMatch(/^\/(figures|drawings)\/[\w/-]+\.svg$/)
      expect(() => setLines(title, { width: 620, face: serif, sizes: [{ size: 50, lines: 5 }] }), page.path).not.toThrow()
      expect(missingIn(title, serif), page.path).toEqual([])
      const { name, surgeon, city } = one.site
      for (const line of [eyebrow, name, surgeon.name, city]) expect(missingIn(line, sans), page.path).toEqual([])
    }
})

test('Hindi keeps the spaces between its words, and its signs with their letters', async () => {
  const { serif } = await cardFaces()
  const width = (line: string) => typeset(line, serif).width
  const space = width(' ')
  expect(space).toBeGreaterThan(0.1)
  expect(width('निजता की सूचना')).toBeCloseTo(width('निजता') + width('की') + width('सूचना') + 2 * space)
  // The sign is written before the letter that it is spoken after.
  expect(width('नि')).toBeGreaterThan(width('न'))
  expect(typeset('नि', serif).glyphs[1]?.path).toBe(typeset('न', serif).glyphs[0]?.path)
})
