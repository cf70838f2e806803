import { describe, expect, test } from 'vitest'
import { jsonLd } from '../../../build/json-ld'
import { structuredData } from '../../../build/structured-data/graph'
import type { Node } from '../../../build/structured-data/node'
import { ofTheClinic, richResults } from './rich-results'
import { descends, expectedOf, fits, isClass } from './schema-vocabulary'
import { inspectContent } from '../../../server/content/load'
import { type Content, contentIn } from '../../../server/content/content'
import type { Page } from '../../../src/shared/routes'

const content = inspectContent('content').content as Content
const siteUrl = 'https://www.clinic.example'
const pageAt = (path: string) => content.routes.find((page) => page.path === path) as Page
/** The pages of every language. */
const everyPage = [content, ...content.translations.values()].flatMap(({ routes }) => routes)
const graph = (page: Page): (Node & Record<string, unknown>)[] =>
  structuredData({ page, content: contentIn(content, page.lang), base: content, siteUrl })['@graph'] as (Node &
    Record<string, unknown>)[]
const ofType = (path: string, type: string) =>
  graph(pageAt(path)).find((node) => node['@type'] === type) as Node & Record<string, unknown>

/** Every object of a value, itself included. */
function objects(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(objects)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

/** Every description of a thing on the site, by its id. */
const described = new Map<string, Record<string, unknown>[]>()
for (const node of everyPage.flatMap((page) => graph(page) as Record<string, unknown>[])) {
  const id = String(node['@id'])
  described.set(id, [...(described.get(id) ?? []), node])
}

/** What a vocabulary does not know of an object: its type, a property, or what a property is. */
function unknownIn(object: Record<string, unknown>): string[] {
  const type = String(object['@type'])
  if (!isClass(type)) return [`no type ${type}`]
  return Object.entries(object)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const expected = expectedOf(type, key)
      if (!expected) return [`${type} has no ${key}`]
      return [value].flat().flatMap((one: unknown) => {
        if (one === null || typeof one !== 'object') return fits(one, expected) ? [] : [`${type}.${key}: ${String(one)}`]
        const inner = one as Record<string, unknown>
        const is = String(inner['@type'] ?? described.get(String(inner['@id']))?.[0]?.['@type'])
        const right = expected.some((wanted) => descends(is, wanted)) ? [] : [`${type}.${key}: a ${is}`]
        return inner['@type'] ? [...right, ...unknownIn(inner)] : right
      })
    })
}

describe('what search engines are told', () => {
  test('every type, property and value is one that schema.org knows', () => {
    for (const page of everyPage) expect(graph(page).flatMap(unknownIn), page.path).toEqual([])
  })

  test('the vocabulary that is asked knows what is wrong', () => {
    expect(unknownIn({ '@type': 'MedicalClinc' })).toEqual(['no type MedicalClinc'])
    expect(unknownIn({ '@type': 'MedicalClinic', reviewedBy: 'x' })).toEqual(['MedicalClinic has no reviewedBy'])
    expect(unknownIn({ '@type': 'BlogPosting', datePublished: '5 May' })).toEqual(['BlogPosting.datePublished: 5 May'])
    expect(unknownIn({ '@type': 'MedicalClinic', medicalSpecialty: 'Noses' })).toEqual(['MedicalClinic.medicalSpecialty: Noses'])
    expect(unknownIn({ '@type': 'MedicalClinic', address: { '@type': 'Place' } })).toEqual(['MedicalClinic.address: a Place'])
  })

  test('every thing has what Google documents for its kind', () => {
    const seen = new Set<string>()
    for (const page of everyPage)
      for (const object of graph(page).flatMap(objects))
        for (const { type, needs, wants } of richResults) {
          if (!descends(String(object['@type']), type)) continue
          seen.add(type)
          expect(Object.keys(object), `${page.path}: ${type}`).toEqual(expect.arrayContaining([...needs, ...wants]))
        }
    expect(richResults.map(({ type }) => type).filter((type) => !seen.has(type))).toEqual([])
    for (const path of ['/', '/about-clinic', '/contact', '/book-an-appointment'])
      expect(Object.keys(ofType(path, 'MedicalClinic')), path).toEqual(expect.arrayContaining(ofTheClinic))
  })

  test('one thing is one id, and is the same wherever it stands: a reference says nothing that its description does not say', () => {
    for (const [id, nodes] of described) {
      const full = nodes.reduce((most, node) => (Object.keys(node).length > Object.keys(most).length ? node : most))
      for (const node of nodes) expect(full, id).toMatchObject(node)
    }
    for (const type of ['MedicalClinic', 'WebSite'])
      expect(
        new Set(
          [...described.values()]
            .flat()
            .filter((node) => node['@type'] === type)
            .map((node) => node['@id']),
        ).size,
      ).toBe(1)
  })

  test('clinic and surgeon are told in full on their own pages, and named with their address on all others', () => {
    const keys = (path: string, type: string) => Object.keys(ofType(path, type)).sort()
    const named = ['@id', '@type', 'address', 'name', 'url']
    const [surgeon] = content.doctors
    for (const { path } of content.routes) {
      const about = ['/', '/about-clinic', '/contact', '/book-an-appointment'].includes(path)
      if (!about) expect(keys(path, 'MedicalClinic'), path).toEqual(named)
      if (path !== surgeon?.path) expect(keys(path, 'Physician'), path).toEqual(named)
    }
    expect(ofType(surgeon?.path ?? '', 'Physician')).toMatchObject({ knowsLanguage: surgeon?.languages })
    expect(ofType('/', 'MedicalClinic')).toMatchObject({
      areaServed: { '@type': 'City', name: content.site.city },
      knowsLanguage: surgeon?.languages,
      sameAs: content.site.social.map(({ url }) => url),
    })
  })

  test('the week’s hours and every holiday are told', () => {
    const hours = ofType('/', 'MedicalClinic')['openingHoursSpecification'] as Record<string, string>[]
    expect(hours).toHaveLength(content.site.hours.length + content.site.holidays.length)
    for (const { date } of content.site.holidays)
      expect(hours).toContainEqual({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })
  })

  test('in another language the clinic, its surgeon and the site are the same things with the same facts', () => {
    const site = { ...content.site, name: 'X', city: 'Y', address: { ...content.site.address, city: 'Y' } }
    const doctors = content.doctors.map((doctor) => ({ ...doctor, name: 'Z', path: `/x${doctor.path}` }))
    const other = { ...content, site, doctors }
    for (const path of ['/', '/contact', content.doctors[0]?.path ?? '', content.treatments[0]?.path ?? '']) {
      const page = pageAt(path)
      const own = (of: Content) =>
        (structuredData({ page, content: of, base: content, siteUrl })['@graph'] as unknown as Record<string, unknown>[]).filter(
          (node) => ['MedicalClinic', 'Physician', 'WebSite'].includes(String(node['@type'])),
        )
      expect(own(other)).toEqual(own(content))
    }
  })

  test('every page describes each thing once and points to things that it or another page describes', () => {
    for (const page of everyPage) {
      const ids = graph(page).map((node) => node['@id'])
      expect(new Set(ids).size, page.path).toBe(ids.length)
      for (const object of graph(page).flatMap(objects))
        if (typeof object['@id'] === 'string') expect(described.has(object['@id']), `${page.path}: ${object['@id']}`).toBe(true)
    }
  })

  test('nothing is undefined, and every address is of this site', () => {
    for (const page of everyPage)
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

  test('a treatment says how one gets ready, how it is done, what follows, where it tells what may go wrong, what it rests on and which questions it answers', () => {
    for (const { path, decision, faq } of content.treatments) {
      const procedure = graph(pageAt(path)).find((node) => String(node['@type']).endsWith('Procedure')) as unknown as Record<
        string,
        unknown
      >
      expect(procedure['preparation'], path).toMatch(/Before: /)
      expect(procedure['followup'], path).toMatch(/^After: /)
      expect(String(procedure['howPerformed']).length, path).toBeGreaterThan(100)
      expect(procedure['subjectOf'], path).toMatchObject({ name: 'Risks', url: `${siteUrl}${path}#risks` })
      expect(ofType(path, 'MedicalWebPage')['citation'], path).toHaveLength(decision.sources.length)
      expect(ofType(path, 'MedicalWebPage')['lastReviewed'], path).toMatch(/^20/)
      expect(ofType(path, 'FAQPage')['mainEntity'], path).toHaveLength(faq.length)
    }
  })

  test('a Hindi treatment says what follows it, too, and that who reviewed it read the English page', () => {
    const hindi = content.translations.get('hi') as Content
    for (const page of hindi.routes.filter(({ route }) => route.kind === 'treatment')) {
      const nodes = structuredData({ page, content: hindi, base: content, siteUrl })['@graph'] as Record<string, unknown>[]
      const procedure = nodes.find((node) => String(node['@type']).endsWith('Procedure'))
      expect(procedure?.['preparation'], page.path).not.toContain('बाद में: ')
      expect(procedure?.['followup'], page.path).toMatch(/^बाद में: ./)
      const about = nodes.find((node) => node['@type'] === 'MedicalWebPage')
      expect(about).not.toHaveProperty('lastReviewed')
      expect(about?.['translationOfWork'], page.path).toHaveProperty('@id', `${siteUrl}${page.path.replace('/hi', '')}#webpage`)
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

  test('a treatment’s place is called what its page is called', () => {
    const items = ofType('/face-surgeries/rhinoplasty-nose-surgery', 'BreadcrumbList')['itemListElement'] as { name: string }[]
    expect(items.at(-1)?.name).toBe('Nose Surgery')
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
    const element = jsonLd({ page: pageAt('/'), content, base: { ...content, site }, siteUrl })
    expect(element.match(/<\/script>/g)).toHaveLength(1)
  })
})
