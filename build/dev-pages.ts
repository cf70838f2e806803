import { readFile } from 'node:fs/promises'
import type { Plugin, ViteDevServer } from 'vite'
import type * as ContentEntry from '../server/content-entry'
import { cleanPath, href } from '../src/shared/routes'
import { bundleBoot } from './boot'
import { compose } from './compose'
import { devStyles } from './dev-styles'
import { markdownPath } from './machines/markdown-path'
import { pageMarkdown } from './machines/page-markdown'
import { lists } from './machines/write-for-machines'
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
            response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
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
const ENTRY = '/src/entry-client.tsx'
/** All styles stand in the document, where Vite keeps them up to date. */
const NO_STYLE = 'data:text/css,'

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
  const list = lists(content, siteUrl).find((one) => one.path === path)
  if (list) return { status: 200, type: list.type, body: list.text }
  const page = content.routes.find((one) => one.path === path || (one.route.index && markdownPath(one.path) === path))
  if (!page) return { status: 302, type: HTML, body: href('not-found') }
  const { render } = (await server.ssrLoadModule('/src/entry-prerender.tsx')) as PrerenderEntry
  const ask = async (wanted: string): Promise<unknown> => (await api.inject(wanted)).json()
  // Rendered first: what it needs is loaded then, and with it the styles.
  const rendered = await render(page, ask)
  const { faces, sheets } = await devStyles(server)
  const { document } = await compose(page, {
    content,
    base: content,
    render: async () => rendered,
    ask,
    template: await readFile('index.html', 'utf8'),
    boot: await bundleBoot(),
    stylesOf: (_, own) => ({ faces, style: own, sheets }),
    assets: { entry: ENTRY, style: NO_STYLE, build: '' },
  })
  if (page.path !== path) return { status: 200, type: 'text/markdown', body: pageMarkdown(document, page, content, siteUrl) }
  return { status: 200, type: HTML, body: document }
}
