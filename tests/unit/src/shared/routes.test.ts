import { describe, expect, test } from 'vitest'
import { cleanPath, expandRoutes, href, matchRoute } from '../../../../src/shared/routes'

describe('the page behind an address', () => {
  test.each([
    ['/', 'home', {}],
    ['/contact', 'contact', {}],
    ['/anti-aging', 'category', { category: 'anti-aging' }],
    ['/anti-aging/dermal-fillers', 'treatment', { category: 'anti-aging', treatment: 'dermal-fillers' }],
    ['/blog/scars', 'post', { post: 'scars' }],
    ['/careers/nurse', 'job', { job: 'nurse' }],
    ['/dr-ira-vasant-plastic-surgeon', 'doctor', { surgeon: 'ira-vasant' }],
    ['/privacy-policy', 'prose', {}],
  ])('%s is of kind %s', (path, kind, params) => {
    const found = matchRoute(path)
    expect(found?.route.kind).toBe(kind)
    expect(found?.params).toEqual(params)
  })

  test.each(['/one/two/three', '/Contact', '/contact.html', '/%E0%A4%A', '/blog/', ''])('%s is none', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })
})

test('addresses are made from the list, and the compiler knows what each needs', () => {
  expect(href('treatment', { category: 'anti-aging', treatment: 'dermal-fillers' })).toBe('/anti-aging/dermal-fillers')
  expect(href('privacy')).toBe('/privacy-policy')
  const refused = [
    // @ts-expect-error -- a treatment has a name, too
    () => href('treatment', { category: 'anti-aging' }),
    // @ts-expect-error -- the contact page has no parameters
    () => href('contact', { category: 'anti-aging' }),
    // @ts-expect-error -- there are several of this kind: each has its own name
    () => href('prose'),
  ]
  expect(refused).toHaveLength(3)
})

test.each([
  ['//anti-aging//dermal-fillers/', '/anti-aging/dermal-fillers'],
  ['/\\example.org', '/example.org'],
  ['///', '/'],
  ['/', '/'],
])('%s is meant as %s', (path, right) => {
  expect(cleanPath(path)).toBe(right)
})

test('a switch of the clinic takes its pages off the list, and every page has an address of its own', () => {
  const index = {
    lang: 'en' as const,
    surgeon: 'a-test',
    categories: [{ slug: 'face', treatments: ['one', 'two'] }],
    posts: ['post'],
    cases: ['case'],
    jobs: ['job'],
    switches: { testimonials: true, results: true, cases: true },
  }
  const paths = expandRoutes(index).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/face', '/face/one', '/blog/post', '/patient-case-study/case', '/careers/job']))
  expect(new Set(paths).size).toBe(paths.length)
  const without = expandRoutes({ ...index, switches: { testimonials: false, results: false, cases: false } }).map(
    ({ path }) => path,
  )
  expect(paths.filter((path) => !without.includes(path))).toEqual([
    '/written-testimonials',
    '/video-testimonial',
    '/real-results',
    '/patient-case-study',
    '/patient-case-study/case',
  ])
})
