import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as ContentEntry from '../server/content-entry'
import { headOf, renderHead } from '../src/shared/head'
import { bundleBoot } from './boot'
import { compress, compressFile } from './compress'
import { writeBuildList } from './build-list'
import { builtContent } from './built-content'
import { cspHash, type PageHashes } from './csp-hash'
import { fillTemplate } from './document'
import { fold, holdBack } from './fold'
import { inlineDrawing } from './inline-drawing'
import { jsonLd } from './json-ld'
import { writeManifest } from './manifest'
import { writeOfflineManifest } from './offline-manifest'
import { NEXT } from './output.js'
import { pageFile } from './page-file.js'
import type { PrerenderEntry } from './prerender-entry'
import { SITE_MANIFEST } from '../src/shared/offline-storage'
import { purge } from './purge'
import { shortProperties } from './short-properties'
import { siteUrl } from './settings'
import { writeSecurityTxt } from './security-txt'
import { writeSitemap } from './sitemap'

const CLIENT = join(NEXT, 'client')

/** Renders every page of the site into its own HTML file once the client is built: content → API → page, in one process. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (this.meta.watchMode) return
        await renderSite()
      },
    },
  }
}

/** The fonts that a page's first screen is set in. The italic stands in headlines only; the rupee's file comes where one is written. */
const fontsOf = (html: string) => [
  '1em Newsreader',
  '1em Figtree',
  ...(/<h1[^>]*>[^/]*<em/.test(html) ? ['italic 1em Newsreader'] : []),
]

/** The faces of the clinic's own fonts stand apart: to change the page's own styles would make the browser read them once more. */
function splitFaces(css: string): { faces: string; style: string } {
  const face = /@font-face\s*\{[^}]*optional[^}]*\}/g
  return { faces: (css.match(face) ?? []).join(''), style: css.replace(face, '') }
}

async function renderSite(): Promise<void> {
  const content = await serverModule<typeof ContentEntry>('content')
  const { render } = await serverModule<PrerenderEntry>('prerender')
  const loaded = await builtContent()
  const api = content.createContentApp(loaded)
  const ask = async (path: string): Promise<unknown> => {
    const reply = await api.inject(path)
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`)
    return reply.json()
  }
  const template = await readFile('index.html', 'utf8')
  const assets = builtAssets()
  const list = writeBuildList(CLIENT)
  const boot = await bundleBoot()
  const css = readFileSync(join(CLIENT, assets.style), 'utf8')
  // Every page declares the fonts itself. Declared once more, a font that was late for the page would come in after all, and move it.
  await writeFile(join(CLIENT, assets.style), css.replace(/@font-face\s*\{[^}]*\}/g, ''))
  const hashes: Record<string, PageHashes> = {}

  for (const page of loaded.routes) {
    const record = loaded.records.get(page.path)
    if (!record) throw new Error(`${page.path} has no SEO record`)
    const { html: rendered, data } = await render(page, ask)
    const { html, css: drawingCss } = await inlineDrawing(rendered)
    const { id, above } = fold(html)
    const { faces, style } = splitFaces(shortProperties((id ? holdBack(id) : '') + purge(css, above) + drawingCss))
    const head = headOf({ path: page.path, route: page.route, seo: record.seo, site: loaded.site, siteUrl })
    const document = fillTemplate(template, {
      path: page.path,
      head: renderHead(head) + jsonLd({ page, content: loaded, siteUrl }),
      faces,
      style,
      app: html,
      fold: id,
      data,
      boot,
      fonts: fontsOf(html),
      assets: { entry: `/${assets.entry}`, style: `/${assets.style}`, build: list },
    })
    hashes[page.path] = { script: [cspHash(boot)], style: [cspHash(faces), cspHash(style)] }
    const file = join(CLIENT, pageFile(page.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  await api.close()
  await writeSitemap(CLIENT, loaded, siteUrl)
  await writeSecurityTxt(CLIENT, loaded.site, siteUrl, Date.now())
  await writeManifest(CLIENT, loaded.site)
  await writeFile(join(NEXT, 'headers.json'), JSON.stringify(hashes))
  await compress(CLIENT)
  writeOfflineManifest(CLIENT, loaded.routes, list)
  await compressFile(join(CLIENT, SITE_MANIFEST))
}

function builtAssets(): { entry: string; style: string } {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest['src/entry-client.tsx']?.file
  const style = manifest['style.css']?.file
  if (!entry || !style) throw new Error('the build has no entry or no stylesheet')
  return { entry, style }
}

const serverModule = async <Module>(name: string): Promise<Module> =>
  import(pathToFileURL(join(process.cwd(), NEXT, 'server', `${name}.js`)).href)
