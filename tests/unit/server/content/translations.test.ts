import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headOf } from '../../../../src/shared/head'
import { languages } from '../../../../src/shared/languages'
import { href, matchRoute } from '../../../../src/shared/routes'
import { endpointPath } from '../../../../src/shared/contract/endpoints'
import { treatmentHeadings } from '../../../../server/content/check/treatment-sections'
import type { Content } from '../../../../server/content/content'
import { categorySchema } from '../../../../server/content/schema/category'
import { pageSchema } from '../../../../server/content/schema/page'
import { treatmentSchema } from '../../../../server/content/schema/treatment'
import { createContentApp } from '../../../../server/content-app'
import { inAnotherLanguage } from './setup/in-another-language'
import { load, smallClinic } from './setup/small-clinic'

const COMPLETE = languages.hi.complete
const HOME_TEXT = '[here](/face/one), [there](/face/two#risks) and [elsewhere](/contact)'

const english = smallClinic()
const of = (file: string) => english[file] ?? ''
/** The home page, one category and one treatment are translated; headings say which section they are. */
const files = {
  'content/pages/home.md': of('content/pages/home.md').replace('Text.', HOME_TEXT),
  'content/hi/pages/home.md': inAnotherLanguage(pageSchema, of('content/pages/home.md').replace('Text.', HOME_TEXT)).replace(
    'title: home',
    'title: घर',
  ),
  'content/hi/categories/face.md': inAnotherLanguage(categorySchema, of('content/categories/face.md')).replace(
    'title: Face',
    'title: चेहरा',
  ),
  'content/hi/treatments/face/one.md': inAnotherLanguage(treatmentSchema, of('content/treatments/face/one.md'), (text) =>
    text === 'One' ? 'नाक' : treatmentHeadings.some((heading) => heading === text) ? 'भाग' : text,
  ),
}

let content: Content
let inHindi: Content
let lines: string[]
// Half translated, as a language is while it is being written.
beforeAll(() => {
  Object.assign(languages.hi, { complete: false })
  const found = load(files)
  content = found.content as Content
  inHindi = content.translations.get('hi') as Content
  lines = found.lines
})
afterAll(() => void Object.assign(languages.hi, { complete: COMPLETE }))

/** What stands at the first answer of the clinic to say that it is a sample. */
const marked = (one?: Content) => /<p class="sample">.*?<\/p>/.exec(one?.pages.get('our-answers')?.sections[0]?.html ?? '')?.[0]

describe('a second language', () => {
  test('has the pages that are written in it, and no others', () => {
    expect(lines).toEqual([])
    expect(inHindi.routes.map(({ path }) => path)).toEqual(['/hi', '/hi/face', '/hi/face/one'])
    expect(inHindi.routes.every(({ lang }) => lang === 'hi')).toBe(true)
    expect(content.routes.every(({ lang }) => lang === 'en')).toBe(true)
  })

  test('links to its own page where there is one, else to the English one', () => {
    const html = inHindi.pages.get('home')?.sections[0]?.html
    expect([...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/hi/face/one',
      '/face/two#risks',
      '/contact',
    ])
    expect([...(html ?? '').matchAll(/href="([^"]+)" hreflang="([^"]+)"/g)].map(([, to, tag]) => `${to} ${tag}`)).toEqual([
      '/face/two#risks en-IN',
      '/contact en-IN',
    ])
    expect(content.pages.get('home')?.sections[0]?.html).not.toContain('hreflang')
    expect(inHindi.treatments[0]?.related.map(({ path }) => path)).toEqual(['/face/two', '/face/three'])
    expect(inHindi.figures[0]?.zones[0]?.to).toBe('/hi/face/one')
  })

  test('says in its own word that an answer of the clinic is a sample', () => {
    const { content: all } = load({
      'content/clinic.yaml': `${of('content/clinic.yaml')}answers: [{ q: Who operates?, a: The surgeon., sample: true }]\n`,
      'content/hi/pages/our-answers.md': inAnotherLanguage(pageSchema, of('content/pages/our-answers.md')),
    })
    expect(marked(all)).toBe('<p class="sample">Sample</p>')
    expect(marked(all?.translations.get('hi'))).toBe('<p class="sample">नमूना</p>')
  })

  test('knows its sections by the same anchors', () => {
    expect(anchors(inHindi)).toEqual(anchors(content))
    expect(inHindi.treatments[0]?.sections[0]?.heading).toBe('भाग')
  })

  test('is asked for by a parameter of the API', async () => {
    const app = createContentApp(content)
    const title = async (url: string) => (await app.inject(url)).json<{ title: string }>().title
    expect(endpointPath('page', { id: 'home' }, 'hi')).toBe('/api/page/home?lang=hi')
    expect(await title(endpointPath('page', { id: 'home' }, 'hi'))).toBe('घर')
    expect(await title('/api/page/home')).toBe('home')
    expect((await app.inject('/api/page/contact?lang=hi')).statusCode).toBe(404)
    await app.close()
  })

  test('is in the addresses and the heads of its pages', () => {
    expect(href('category', { category: 'face' }, 'hi')).toBe('/hi/face')
    expect(matchRoute('/hi/face/one')).toMatchObject({
      lang: 'hi',
      path: '/hi/face/one',
      params: { category: 'face', treatment: 'one' },
    })
    expect(matchRoute('/hi')?.route.kind).toBe('home')
    const both = ['en-in https://c.example/face', 'hi-in https://c.example/hi/face', 'x-default https://c.example/face']
    expect(alternates(content, '/face')).toEqual(both)
    expect(alternates(inHindi, '/hi/face')).toEqual(both)
    expect(alternates(content, '/face/two')).toEqual(['en-in https://c.example/face/two'])
    expect(languages.hi.tag).toBe('hi-IN')
  })
})

const anchors = ({ treatments }: Content) => treatments.find(({ slug: name }) => name === 'one')?.sections.map(({ id }) => id)

/** What the head of a page says on its languages. */
const alternates = ({ routes, records, site }: Content, path: string) => {
  const page = routes.find((one) => one.path === path)
  const seo = records.get(path)?.seo
  if (!page || !seo) throw new Error(path)
  return headOf({ ...page, seo, site, siteUrl: 'https://c.example' })
    .tags.filter(({ attributes }) => attributes['rel'] === 'alternate')
    .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`)
}
