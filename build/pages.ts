import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Content } from '../server/content/content'
import type * as ContentEntry from '../server/content-entry'
import { headOf, renderHead } from '../src/shared/head'
import { type Lang, languages } from '../src/shared/languages'
import { bundleBoot } from './boot'
import { chunksOf } from './chunks'
import { compress, compressFile } from './compress'
import { writeBuildList } from './build-list'
import { cspHash, type PageHashes } from './csp-hash'
import { fillTemplate } from './document'
import { fold, holdBack } from './fold'
import { inlineDrawing } from './inline-drawing'
import { jsonLd } from './json-ld'
import { prerenderOf } from './language'
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
  const entry = await serverModule<typeof ContentEntry>('content')
  const loaded = entry.loadContent('content')
  const api = entry.createContentApp(loaded)
  const contents = [loaded, ...loaded.translations.values()]
  const common = {
    ask: async (path: string): Promise<unknown> => {
      const reply = await api.inject(path)
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`)
      return reply.json()
    },
    template: await readFile('index.html', 'utf8'),
    boot: await bundleBoot(),
    lists: new Map(contents.map(({ lang }) => [lang, writeBuildList(CLIENT, lang)])),
  }
  const hashes: Record<string, PageHashes> = {}
  for (const content of contents) Object.assign(hashes, await renderLanguage(content, common))
  await api.close()
  await withoutFaces(contents)
  await writeSitemap(CLIENT, loaded, siteUrl)
  await writeSecurityTxt(CLIENT, loaded.site, siteUrl, Date.now())
  await writeManifest(CLIENT, loaded.site)
  await writeFile(join(NEXT, 'headers.json'), JSON.stringify(hashes))
  await compress(CLIENT)
  writeOfflineManifest(CLIENT, contents, common.lists.get(loaded.lang) ?? '')
  await compressFile(join(CLIENT, SITE_MANIFEST))
}

interface Common {
  ask(path: string): Promise<unknown>
  template: string
  boot: string
  /** The address of each language's list of files. */
  lists: ReadonlyMap<Lang, string>
}

/** Writes the pages of a language, with its own scripts. Returns what its pages may run and be styled with. */
async function renderLanguage(content: Content, { ask, template, boot, lists }: Common): Promise<Record<string, PageHashes>> {
  const { lang } = content
  const { render } = await serverModule<PrerenderEntry>(prerenderOf(lang))
  const assets = { ...builtAssets(lang), build: lists.get(lang) ?? '' }
  const css = readFileSync(join(CLIENT, assets.style), 'utf8')
  const hashes: Record<string, PageHashes> = {}
  for (const page of content.routes) {
    const record = content.records.get(page.path)
    if (!record) throw new Error(`${page.path} has no SEO record`)
    const { html: rendered, data } = await render(page, ask)
    const { html, css: drawingCss } = await inlineDrawing(rendered)
    const { id, above } = fold(html)
    const { faces, style } = splitFaces(shortProperties((id ? holdBack(id) : '') + purge(css, above) + drawingCss))
    const head = headOf({ ...page, seo: record.seo, site: content.site, siteUrl })
    const document = fillTemplate(template, {
      lang: languages[lang].tag,
      path: page.path,
      head: renderHead(head) + jsonLd({ page, content, siteUrl }),
      faces,
      style,
      app: html,
      fold: id,
      data,
      boot,
      fonts: fontsOf(html),
      assets,
    })
    hashes[page.path] = { script: [cspHash(boot)], style: [cspHash(faces), cspHash(style)] }
    const file = join(CLIENT, pageFile(page.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  return hashes
}

/** Every page declares the fonts itself. Declared once more, a font that was late for the page would come in after all, and move it. */
async function withoutFaces(contents: readonly Content[]): Promise<void> {
  for (const file of new Set(contents.map(({ lang }) => join(CLIENT, builtAssets(lang).style))))
    await writeFile(file, readFileSync(file, 'utf8').replace(/@font-face\s*\{[^}]*\}/g, ''))
}

function builtAssets(lang: Lang): { entry: string; style: string } {
  const chunks = chunksOf(CLIENT, lang)
  const entry = chunks['src/entry-client.tsx']?.file
  const style = chunks['style.css']?.file
  if (!entry || !style) throw new Error('the build has no entry or no stylesheet')
  return { entry: `/${entry}`, style: `/${style}` }
}

const serverModule = async <Module>(name: string): Promise<Module> =>
  import(pathToFileURL(join(process.cwd(), NEXT, 'server', `${name}.js`)).href)
