import { readFile } from 'node:fs/promises'
import type { Plugin, ViteDevServer } from 'vite'
import type * as ContentEntry from '../server/content-entry'
import { headOf, renderHead } from '../src/shared/head'
import { languages } from '../src/shared/languages'
import { cleanPath, href } from '../src/shared/routes'
import { devStyles } from './dev-styles'
import { fillTemplate } from './document'
import type { PrerenderEntry } from './prerender-entry'
import { siteUrl } from './settings'

/** Not a page of the site: it is in no list, so no build knows it (decision 40). */
const STYLEGUIDE = '/styleguide'

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
            const asked = request.originalUrl ?? '/'
            const { status, type, body } = await answer(server, asked)
            if (status === 302) return void response.writeHead(status, { location: body }).end()
            response.writeHead(status, { 'content-type': type })
            response.end(type === HTML ? await server.transformIndexHtml(asked, body) : body)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

const HTML = 'text/html'

async function answer(server: ViteDevServer, asked: string): Promise<{ status: number; type: string; body: string }> {
  const path = cleanPath(new URL(asked, siteUrl).pathname)
  if (path === STYLEGUIDE) return { status: 200, type: HTML, body: await readFile('src/styleguide/index.html', 'utf8') }
  const { createContentApp, loadContent } = (await server.ssrLoadModule('/server/content-entry.ts')) as typeof ContentEntry
  const content = loadContent('content')
  const api = createContentApp(content)
  if (path.startsWith('/api/')) {
    const reply = await api.inject(asked)
    return { status: reply.statusCode, type: 'application/json', body: reply.body }
  }
  const page = content.routes.find((route) => route.path === path)
  const record = content.records.get(path)
  if (!page || !record) return { status: 302, type: HTML, body: href('not-found') }
  const { render } = (await server.ssrLoadModule('/src/entry-prerender.tsx')) as PrerenderEntry
  const { html, data } = await render(page, async (wanted: string) => (await api.inject(wanted)).json())
  const head = headOf({ ...page, seo: record.seo, site: content.site, siteUrl })
  const document = fillTemplate(await readFile('index.html', 'utf8'), {
    lang: languages[page.lang].tag,
    path,
    head: renderHead(head) + (await devStyles(server)),
    faces: '',
    style: '',
    app: html,
    fold: undefined,
    data,
    boot: '',
    fonts: [],
    assets: { entry: '', style: '', build: '' },
  })
  return {
    status: 200,
    type: HTML,
    body: document.replace('</body>', '<script type="module" src="/src/entry-client.tsx"></script></body>'),
  }
}
