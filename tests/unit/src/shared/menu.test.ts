import { expect, test } from 'vitest'
import { mainMenu, type MenuItem } from '../../../../src/shared/menu'
import { matchRoute } from '../../../../src/shared/routes'
import { load } from '../../server/content/setup/small-clinic'

const { content } = load()
if (!content) throw new Error('the small clinic does not load')
const { site, categories } = content
const all = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...all(item.items ?? [])])

test('the menu leads to pages that exist, treatments below their category', () => {
  const menu = mainMenu(site, categories)
  const paths = all(menu).map(({ href }) => href)
  expect(paths).toEqual(expect.arrayContaining(['/dr-a-test-plastic-surgeon', '/face', '/face/one', '/contact']))
  for (const path of paths) expect(matchRoute(path), path).toBeDefined()
  expect(menu.find(({ href }) => href === '/services')?.items?.[0]?.items?.map(({ label }) => label)).toEqual([
    'One',
    'Two',
    'Three',
  ])
})

test('of a category with many treatments the menu lists the first eight', () => {
  const [category] = categories
  const [treatment] = category?.treatments ?? []
  if (!category || !treatment) throw new Error('the small clinic has no treatments')
  const many = Array.from({ length: 300 }, (_, at) => ({ ...treatment, path: `/face/number-${at}` }))
  const services = mainMenu(site, [{ ...category, treatments: many }]).find(({ href }) => href === '/services')
  expect(services?.items?.[0]?.items?.map(({ href }) => href)).toEqual(many.slice(0, 8).map(({ path }) => path))
})

test('what a switch takes off the site is not in the menu', () => {
  const before = all(mainMenu(site, categories)).map(({ href }) => href)
  const off = { ...site, switches: { testimonials: false, results: false, cases: false } }
  const after = new Set(all(mainMenu(off, categories)).map(({ href }) => href))
  expect([...new Set(before)].filter((path) => !after.has(path))).toEqual([
    '/written-testimonials',
    '/video-testimonial',
    '/real-results',
    '/patient-case-study',
  ])
})
