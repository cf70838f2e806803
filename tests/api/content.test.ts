import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../server/content-app'
import { contentHandlers } from '../../server/handlers/content'
import type { Treatment } from '../../src/shared/contract/content'
import { type ContentName, endpointPath, endpoints } from '../../src/shared/contract/endpoints'
import { replies } from '../../src/shared/contract/validators'
import { realContent } from './setup/clinic-server'

const content = realContent()
const app = createContentApp(content)
beforeAll(() => app.ready())
afterAll(() => app.close())

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)

/** Every id of every endpoint that takes one. */
const ids: Partial<Record<ContentName, string[]>> = {
  treatmentsOfCategory: slugs(content.categories),
  serviceDetails: slugs(content.categories),
  serviceInner: slugs(content.treatments),
  serviceSection: slugs(content.treatments),
  serviceType: ['surgical', 'non-surgical'],
  page: [...content.pages.keys()],
  post: slugs(content.posts),
  caseStudy: slugs(content.cases),
  job: slugs(content.jobs),
  seo: content.routes.map(({ path }) => path),
}

describe('every content endpoint', () => {
  it.each(Object.keys(contentHandlers) as ContentName[])('%s answers what the contract says, for every id', async (name) => {
    for (const id of ids[name] ?? [undefined]) {
      const params: Record<string, string> = id === undefined ? {} : { [/\{(\w+)\}/.exec(endpoints[name].path)?.[1] ?? '']: id }
      const reply = await app.inject(endpointPath(name, params))
      expect(reply.statusCode, `${name} ${id}`).toBe(200)
      expect(v.safeParse(replies[name], reply.json()).issues, `${name} ${id}`).toBeUndefined()
      expect(reply.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=86400')
    }
  })

  it.each((Object.keys(contentHandlers) as ContentName[]).filter((name) => endpoints[name].path.includes('{')))(
    '%s answers 404 for an unknown id',
    async (name) => {
      for (const id of ['no-such-thing', '__proto__', 'constructor', '%00', "'", '💥']) {
        const reply = await app.inject(endpointPath(name, { id, category: id, path: `/${encodeURIComponent(id)}` }))
        expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'not found' }])
      }
    },
  )
})

describe('a reply', () => {
  it('is not sent again to a visitor who has it', async () => {
    const first = await app.inject('/api/site')
    const again = await app.inject({ url: '/api/site', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is compressed for those who take it', async () => {
    const plain = await app.inject('/api/site')
    const small = await app.inject({ url: '/api/site', headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['vary']).toBe('accept-encoding')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it('is of the category that was asked for, and of the first that fits when none was', async () => {
    const { slug, category } = content.treatments[0] as Treatment
    const elsewhere = content.categories.find((other) => other.slug !== category)?.slug
    const [one, other] = await Promise.all(
      ['', `?category=${category}`].map((query) => app.inject(`/api/serviceinner/${slug}${query}`)),
    )
    expect([one?.statusCode, one?.body]).toEqual([200, other?.body])
    for (const query of [`category=${elsewhere}`, 'category=', 'category=a&category=b', 'lang=xx', 'lang=en&lang=en'])
      expect([query, (await app.inject(`/api/serviceinner/${slug}?${query}`)).statusCode]).toEqual([query, 404])
    expect((await app.inject(`/api/serviceinner/${slug}?lang=en`)).body).toBe(one?.body)
  })

  it('about a page that has ids has each of them once', async () => {
    const pages = [
      ...slugs(content.treatments).map((id) => endpointPath('serviceInner', { id })),
      ...slugs(content.categories).map((id) => endpointPath('serviceDetails', { id })),
      ...slugs(content.posts).map((id) => endpointPath('post', { id })),
      ...[...content.pages.keys()].map((id) => endpointPath('page', { id })),
    ]
    for (const page of pages) {
      const found: string[] = []
      collectIds((await app.inject(page)).json(), found)
      expect(found, page).toEqual([...new Set(found)])
    }
  })
})

/** Ids of sections and of headings within their HTML; those of related pages are not on the page. */
function collectIds(value: unknown, found: string[]): void {
  if (value === null || typeof value !== 'object') return
  if ('html' in value && 'id' in value) found.push(String(value.id))
  if ('html' in value) found.push(...[...String(value.html).matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? ''))
  for (const [key, inner] of Object.entries(value)) if (!['related', 'more'].includes(key)) collectIds(inner, found)
}

describe('the first category', () => {
  it('is the one the content names', async () => {
    expect((await app.inject('/api/firstcategory')).json().slug).toBe(content.firstCategory)
  })
})

describe('the service types', () => {
  it('share all treatments between them', async () => {
    const types = await Promise.all(
      ['surgical', 'non-surgical'].map(async (id) => (await app.inject(`/api/service-type/${id}`)).json()),
    )
    const found = types.flatMap(({ treatments }: { treatments: { slug: string }[] }) => slugs(treatments))
    expect(found.toSorted()).toEqual(slugs(content.treatments).toSorted())
  })
})
