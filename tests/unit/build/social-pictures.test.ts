import { expect, test } from 'vitest'
import { pageTitle } from '../../../build/page-title'
import { lightDrawing } from '../../../build/social/light-drawing'
import { setLines } from '../../../build/social/lines'
import { subjectOf } from '../../../build/social/subject'
import { fontFiles, SERIF } from '../../../build/social/fonts'
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

test('a title is set in even lines that fit; sentences stay whole', async () => {
  const space = {
    width: 620,
    font: SERIF,
    fontFiles: await fontFiles(),
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

test('every page has a subject and a title that can be set', async () => {
  const fonts = await fontFiles()
  for (const page of content.routes) {
    expect(subjectOf(page, content).src, page.path).toMatch(/^\/(figures|drawings)\/[\w/-]+\.svg$/)
    const sizes = [{ size: 50, lines: 5 }]
    expect(
      () => setLines(pageTitle(page, content), { width: 620, font: SERIF, fontFiles: fonts, sizes }),
      page.path,
    ).not.toThrow()
  }
})
