import { readFile } from 'node:fs/promises'
import type { Plugin, ViteDevServer } from 'vite'
import { contentIn } from '../server/content/content'
import { cleanPath, href } from '../src/shared/routes'
import { bundleBoot } from './boot'
import { compose } from './compose'
import { contentNow } from './dev-content'
import { devStyles } from './dev-styles'
import { bundleLang } from './language'
import { markdownPath } from './machines/markdown-path'
import { pageMarkdown } from './machines/page-markdown'
import { lists } from './machines/write-for-machines'
import { manifestPath, manifestText } from './manifest'
import type { PrerenderEntry } from './prerender-entry'
import { siteUrl } from './settings'

/** Not a page of the site: it is in no list, so no build knows it (decision 40). */
const STYLEGUIDE = '/styleguide'

/** `npm run dev`: renders a language's pages and answers the API's reading half at each request, from the sources as they are now. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      // Before Vite, which has a file of this name: the source, with the clinic's names still to be filled in.
      server.middlewares.use(manifestPath(bundleLang), (_request, response, next) => {
        void manifest(server).then((text) => response.setHeader('content-type', 'application/manifest+json').end(text), next)
      })
      return () => {
        // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- errors reach next() below
        server.middlewares.use(async (request, response, next) => {
          try {
            const asked = request.originalUrl ?? '/'
            const { status, type, body } = await answer(server, asked)
            if (status === 302) return void response.writeHead(status, { location: body }).end()
            response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

const HTML = 'text/html'
/** All styles stand in the document, where Vite keeps them up to date. */
const NO_STYLE = 'data:text/css,'

async function answer(server: ViteDevServer, asked: string): Promise<{ status: number; type: string; body: string }> {
  const path = cleanPath(new URL(asked, siteUrl).pathname)
  if (path === STYLEGUIDE) {
    const styleguide = await readFile('src/styleguide/index.html', 'utf8')
    return { status: 200, type: HTML, body: await server.transformIndexHtml(asked, styleguide) }
  }
  const { content: base, api } = await contentNow(server)
  const content = contentIn(base, bundleLang)
  if (path.startsWith('/api/')) {
    const reply = await api.inject(asked)
    return { status: reply.statusCode, type: 'application/json', body: reply.body }
  }
  const list = lists(content, siteUrl).find((one) => one.path === path)
  if (list) return { status: 200, type: list.type, body: list.text }
  const page = content.routes.find((one) => one.path === path || (one.route.index && markdownPath(one.path) === path))
  if (!page) return { status: 302, type: HTML, body: href('not-found', {}, bundleLang) }
  const { render } = (await server.ssrLoadModule('/src/entry-prerender.tsx')) as PrerenderEntry
  const ask = async (wanted: string): Promise<unknown> => (await api.inject(wanted)).json()
  // Rendered first: what it needs is loaded then, and with it the styles.
  const rendered = await render(page, ask)
  const { faces, sheets } = await devStyles(server)
  const { document } = await compose(page, {
    content,
    base,
    render: async () => rendered,
    ask,
    template: await readFile('index.html', 'utf8'),
    boot: await bundleBoot(),
    stylesOf: (_, own) => ({ faces, style: own, sheets }),
    assets: { entry: `${server.config.base}src/entry-client.tsx`, style: NO_STYLE, build: '' },
  })
  if (page.path !== path) return { status: 200, type: 'text/markdown', body: pageMarkdown(document, page, content, siteUrl) }
  return { status: 200, type: HTML, body: document.replace('<head>', `<head>${await headOfVite(server, asked)}`) }
}

async function manifest(server: ViteDevServer): Promise<string | undefined> {
  return manifestText(contentIn((await contentNow(server)).content, bundleLang))
}

/** Vite's own scripts. It is not shown the page: it would put the base of a language before the addresses of pictures, too. */
async function headOfVite(server: ViteDevServer, asked: string): Promise<string> {
  const bare = await server.transformIndexHtml(asked, '<html><head></head></html>')
  return bare.slice(bare.indexOf('<head>') + '<head>'.length, bare.indexOf('</head>'))
}
