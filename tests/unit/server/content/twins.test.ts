import { expect, test } from 'vitest'
import { pageTitle } from '../../../../build/page-title'
import { structuredData } from '../../../../build/structured-data/graph'
import type { Content } from '../../../../server/content/content'
import { createContentApp } from '../../../../server/content-app'
import { searchDocuments } from '../../../../server/content/search-documents'
import { endpointPath } from '../../../../src/shared/contract/endpoints'
import type { Treatment } from '../../../../src/shared/contract/content'
import { load, smallClinic, treatment } from './setup/small-clinic'

const face = smallClinic()['content/categories/face.md'] ?? ''
/** Two categories that each have a treatment called 'one', the second with a drawing of its own. */
const { content, lines } = load({
  'content/categories/body.md': face
    .replaceAll('Face', 'Body')
    .replace('order: 1', 'order: 2')
    .replace('first: true\n', '')
    .replace('then: /face/one', 'then: /body/one'),
  'content/treatments/body/one.md': treatment('One of the body', 1, '/face/one, /face/two'),
  'public/drawings/treatments/body/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"></svg>',
}) as { content: Content; lines: string[] }
const twins = ['/face/one', '/body/one'].flatMap((path) => content.routes.find((page) => page.path === path) ?? [])

test('two treatments of one name in two categories are two pages', () => {
  expect(lines).toEqual([])
  expect(twins.map((page) => pageTitle(page, content))).toEqual(['One', 'One of the body'])
  for (const { path } of twins) expect(content.records.get(path)?.seo.title_tag, path).toBe('A title')
  expect(
    searchDocuments(content)
      .filter(({ path }) => path.endsWith('/one'))
      .map(({ title }) => title),
  ).toEqual(['One', 'One of the body'])
})

test('each has its own drawing, place in its category and structured data', () => {
  const found = twins.map(({ path }) => content.treatments.find((one) => one.path === path))
  expect(found.map((one) => one?.picture.src)).toEqual(['/drawings/treatments/one.svg', '/drawings/treatments/body/one.svg'])
  expect(content.categories.map(({ treatments }) => treatments.map(({ path }) => path))).toEqual([
    ['/face/one', '/face/two', '/face/three'],
    ['/body/one'],
  ])
  expect(found[1]?.related.map(({ path }) => path)).toEqual(['/face/one', '/face/two'])
  for (const page of twins) {
    const graph = structuredData({ page, content, base: content, siteUrl: 'https://clinic.example' })['@graph']
    const named = graph.filter((node) => node['@id'] === `https://clinic.example${page.path}#procedure`)
    expect(named.map(({ name }) => name)).toEqual([pageTitle(page, content)])
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as unknown as { name: string }[]
    expect(trail.map(({ name }) => name)).toEqual([
      'Home',
      'Services',
      page.params['category'] === 'body' ? 'Body' : 'Face',
      pageTitle(page, content),
    ])
  }
})

test('the API tells each by its category, and the first to whoever names none', async () => {
  const app = createContentApp(content)
  const title = async (params: Record<string, string>) =>
    (await app.inject(endpointPath('serviceInner', params))).json<Treatment>().title
  expect(await title({ id: 'one', category: 'body' })).toBe('One of the body')
  expect(await title({ id: 'one', category: 'face' })).toBe('One')
  expect(await title({ id: 'one' })).toBe('One')
  await app.close()
})
