import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type * as ContentEntry from '../server/content-entry'
import { headOf, renderHead } from '../src/shared/head'
import { cleanPath } from '../src/shared/routes'
import { fillTemplate } from './document'
import type { PrerenderEntry } from './prerender-entry'
import { siteUrl } from './settings'

/** `npm run dev`: renders pages and answers the API's reading half at each request, from the sources as they are now. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- errors reach next() below
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = cleanPath(new URL(request.originalUrl ?? '/', siteUrl).pathname)
            const { createContentApp, loadContent } = (await server.ssrLoadModule(
              '/server/content-entry.ts',
            )) as typeof ContentEntry
            const content = loadContent('content')
            const api = createContentApp(content)
            if (path.startsWith('/api/')) {
              const reply = await api.inject(request.originalUrl ?? '/')
              response.statusCode = reply.statusCode
              response.setHeader('content-type', 'application/json')
              response.end(reply.body)
              return
            }
            const page = content.routes.find((route) => route.path === path)
            const record = content.records.get(path)
            if (!page || !record) {
              response.writeHead(302, { location: '/404' }).end()
              return
            }
            const { render } = (await server.ssrLoadModule('/src/entry-prerender.tsx')) as PrerenderEntry
            const { html, data } = await render(page, async (asked: string) => (await api.inject(asked)).json())
            const head = headOf({ path, route: page.route, seo: record.seo, site: content.site, siteUrl })
            const document = fillTemplate(await readFile('index.html', 'utf8'), {
              path,
              head: renderHead(head),
              style: '',
              app: html,
              data,
              boot: '',
              assets: { entry: '', style: '', build: '' },
            }).replace('</body>', '<script type="module" src="/src/entry-client.tsx"></script></body>')
            response.setHeader('content-type', 'text/html')
            response.end(await server.transformIndexHtml(request.originalUrl ?? '/', document))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
