import { describe, expect, test } from 'vitest'
import { jsonLd } from '../../../build/json-ld'
import { structuredData } from '../../../build/structured-data/graph'
import type { Node } from '../../../build/structured-data/node'
import { inspectContent } from '../../../server/content/load'
import type { Content } from '../../../server/content/content'
import type { Page } from '../../../src/shared/routes'

const content = inspectContent('content').content as Content
const siteUrl = 'https://www.clinic.example'
const pageAt = (path: string) => content.routes.find((page) => page.path === path) as Page
const graph = (page: Page): (Node & Record<string, unknown>)[] =>
  structuredData({ page, content, siteUrl })['@graph'] as (Node & Record<string, unknown>)[]
const ofType = (path: string, type: string) =>
  graph(pageAt(path)).find((node) => node['@type'] === type) as Node & Record<string, unknown>

/** Every object of a value, itself included. */
function objects(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(objects)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

describe('what search engines are told', () => {
  test('every page describes each thing once and points to things that it or another page describes', () => {
    const described = new Set(content.routes.flatMap((page) => graph(page).map((node) => node['@id'])))
    for (const page of content.routes) {
      const ids = graph(page).map((node) => node['@id'])
      expect(new Set(ids).size, page.path).toBe(ids.length)
      for (const object of graph(page).flatMap(objects))
        if (typeof object['@id'] === 'string') expect(described, page.path).toContain(object['@id'])
    }
  })

  test('nothing is undefined, and every address is of this site', () => {
    for (const page of content.routes)
      for (const object of graph(page).flatMap(objects)) {
        expect(Object.values(object), page.path).not.toContain(undefined)
        for (const key of ['@id', 'url', 'item', 'image'])
          if (key in object) expect(String(object[key]), page.path).toMatch(/^https:\/\/www\.clinic\.example\//)
      }
  })

  test('there are no reviews, ratings and offers', () => {
    const types = content.routes.flatMap((page) =>
      graph(page)
        .flatMap(objects)
        .map((object) => object['@type']),
    )
    for (const type of ['Review', 'Rating', 'AggregateRating', 'Offer']) expect(types).not.toContain(type)
  })

  test('a treatment says how one gets ready, how it is done, what follows, what it rests on and which questions it answers', () => {
    for (const { path, decision, faq } of content.treatments) {
      const procedure = graph(pageAt(path)).find((node) => String(node['@type']).endsWith('Procedure')) as unknown as Record<
        string,
        unknown
      >
      expect(procedure['preparation'], path).toMatch(/Before: /)
      expect(procedure['followup'], path).toMatch(/^After: /)
      expect(String(procedure['howPerformed']).length, path).toBeGreaterThan(100)
      expect(ofType(path, 'MedicalWebPage')['citation'], path).toHaveLength(decision.sources.length)
      expect(ofType(path, 'MedicalWebPage')['lastReviewed'], path).toMatch(/^20/)
      expect(ofType(path, 'FAQPage')['mainEntity'], path).toHaveLength(faq.length)
    }
  })

  test('every page but home has its place, from home to itself', () => {
    for (const page of content.routes) {
      const list = graph(page).find((node) => node['@type'] === 'BreadcrumbList')
      if (page.path === '/') expect(list).toBeUndefined()
      else {
        const items = list?.['itemListElement'] as unknown as { item: string }[]
        expect(items.length, page.path).toBeGreaterThanOrEqual(2)
        expect(items[0]?.item).toBe(`${siteUrl}/`)
        expect(items.at(-1)?.item).toBe(siteUrl + page.path)
      }
    }
    const items = ofType('/face-surgeries/rhinoplasty-nose-surgery', 'BreadcrumbList')['itemListElement'] as { item: string }[]
    expect(items.map(({ item }) => item.slice(siteUrl.length))).toEqual([
      '/',
      '/services',
      '/face-surgeries',
      '/face-surgeries/rhinoplasty-nose-surgery',
    ])
  })

  test('the clinic has its specialty, address, place on the map, hours and telephone', () => {
    const clinic = ofType('/', 'MedicalClinic')
    expect(clinic).toMatchObject({
      medicalSpecialty: 'https://schema.org/PlasticSurgery',
      address: { postalCode: content.site.address.postalCode, addressCountry: 'IN' },
      geo: { latitude: content.site.coordinates.latitude },
    })
    expect(clinic['telephone']).toMatch(/^\+\d+$/)
    const [week] = clinic['openingHoursSpecification'] as object[]
    expect(week).toMatchObject({ opens: '09:30', closes: '18:30' })
    expect((week as { dayOfWeek: string[] }).dayOfWeek).not.toContain('Sunday')
  })

  test('a treatment is a procedure, by surgery or without', () => {
    const nose = ofType('/face-surgeries/rhinoplasty-nose-surgery', 'SurgicalProcedure')
    expect(nose).toMatchObject({ name: 'Rhinoplasty', bodyLocation: 'Nose' })
    expect(ofType('/laser-treatment/laser-hair-removal', 'MedicalProcedure')).toBeDefined()
    expect(ofType('/face-surgeries/rhinoplasty-nose-surgery', 'MedicalWebPage')).toMatchObject({
      lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      mainEntity: { '@id': nose['@id'] },
    })
  })

  test('the surgeon, posts and videos are described', () => {
    expect(ofType(content.doctors[0]?.path ?? '', 'Physician')).toMatchObject({ name: content.site.surgeon.name })
    expect(ofType(content.posts[0]?.path ?? '', 'BlogPosting')).toMatchObject({ headline: content.posts[0]?.title })
    const films = graph(pageAt('/videos')).filter((node) => node['@type'] === 'VideoObject')
    expect(films.length).toBeGreaterThanOrEqual(2)
    for (const film of films) expect(film['contentUrl'] ?? film['embedUrl']).toMatch(/^https:/)
  })

  test('a text that ends a script element stays inside the data', () => {
    const site = { ...content.site, name: '</script><script>alert(1)</script>' }
    const element = jsonLd({ page: pageAt('/'), content: { ...content, site }, siteUrl })
    expect(element.match(/<\/script>/g)).toHaveLength(1)
  })
})
