import type { FastifyInstance } from 'fastify'
import { type ContentName, endpoints } from '../src/shared/contract/endpoints'
import type { Content } from './content/content'
import { type EncodedBody, encodeBody, sendBody } from './encoded-body'
import { contentHandlers } from './handlers/content'

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400'

/** Serves every content endpoint of the contract. A reply is made, hashed and compressed once. */
export function contentRoutes(app: FastifyInstance, content: Content): void {
  for (const name of Object.keys(contentHandlers) as ContentName[]) {
    const bodies = new Map<string, EncodedBody>()
    const { path } = endpoints[name]
    app.get(pattern(path), (request, reply) => {
      const id = idOf(request.params as Record<string, string>)
      const { lang, category } = request.query as Record<string, unknown>
      const spoken = lang === undefined ? content : inLanguage(content, lang)
      // What an endpoint does not know is no part of a reply's name: anybody could make up more of them.
      const within = path.includes('{?category}') && category !== undefined ? String(category) : undefined
      const asked = JSON.stringify([id, spoken?.lang, within])
      let body = bodies.get(asked)
      if (!body) {
        const found: unknown = spoken && contentHandlers[name](spoken, id, within)
        if (found === undefined) return reply.code(404).header('cache-control', 'no-cache').send({ error: 'not found' })
        body = encodeBody(Buffer.from(JSON.stringify(found)), 'application/json; charset=utf-8')
        bodies.set(asked, body)
      }
      return sendBody(request, reply.header('cache-control', CACHE_CONTROL), body)
    })
  }
}

const inLanguage = (content: Content, lang: unknown): Content | undefined =>
  [content, ...content.translations.values()].find((one) => one.lang === lang)

/** `/api/posts/{id}` → `/api/posts/:id`; the path of a page is all that follows. */
const pattern = (path: string) =>
  path
    .replace(/\{\?\w+\}/g, '')
    .replace('{path}', '/*')
    .replace(/\{(\w+)\}/g, ':$1')

function idOf(params: Record<string, string>): string {
  const path = params['*']
  return path === undefined ? (Object.values(params)[0] ?? '') : `/${path}`
}
