import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Content } from '../server/content/content'
import type * as ContentEntry from '../server/content-entry'
import { endpoints } from '../src/shared/contract/endpoints'
import type { Lang } from '../src/shared/languages'
import { bundleBoot } from './boot'
import { chunksOf } from './chunks'
import { compress, compressFile, Packing } from './compress'
import { writeBuildList } from './build-list'
import { builtContent } from './built-content'
import { compose, type Site, splitFaces } from './compose'
import { prerenderOf } from './language'
import { cspHash, type PageHashes } from '../server/headers'
import { writeForMachines } from './machines/write-for-machines'
import { writeManifest } from './manifest'
import { writeOfflineManifests } from './offline-manifest'
import { NEXT } from './output.js'
import { pageFile } from './page-file.js'
import type { PrerenderEntry } from './prerender-entry'
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

async function renderSite(): Promise<void> {
  const entry = await serverModule<typeof ContentEntry>('content')
  const loaded = await builtContent()
  const api = entry.createContentApp(loaded)
  const contents = [loaded, ...loaded.translations.values()]
  const common = {
    base: loaded,
    ask: asking(async (path) => {
      const reply = await api.inject(path)
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`)
      return reply.json()
    }),
    packing: new Packing(),
    template: await readFile('index.html', 'utf8'),
    boot: await bundleBoot(),
    lists: new Map(contents.map(({ lang }) => [lang, writeBuildList(CLIENT, lang)])),
  }
  const hashes: Record<string, PageHashes> = {}
  for (const content of contents) Object.assign(hashes, await renderLanguage(content, common))
  await api.close()
  await common.packing.end()
  await withoutFaces(contents)
  await writeSitemap(CLIENT, contents, siteUrl)
  await writeForMachines(CLIENT, contents, siteUrl)
  await writeSecurityTxt(CLIENT, loaded.site, siteUrl, Date.now())
  for (const content of contents) await writeManifest(CLIENT, content)
  await writeFile(join(NEXT, 'headers.json'), JSON.stringify(hashes))
  await compress(CLIENT)
  for (const file of writeOfflineManifests(CLIENT, contents, common.lists)) await compressFile(file)
}

/** What has no parameter is the same for every page, and is asked once: the menus are made of all treatments, on each page. */
function asking(api: Ask): Ask {
  const same = new Set<string>(Object.values(endpoints).map(({ path }) => path))
  const replies = new Map<string, Promise<unknown>>()
  return (path) => {
    if (!same.has(path.replace(/\?.*/, ''))) return api(path)
    const reply = replies.get(path) ?? api(path)
    replies.set(path, reply)
    return reply
  }
}

type Ask = (path: string) => Promise<unknown>

interface Common {
  base: Content
  ask: Ask
  packing: Packing
  template: string
  boot: string
  /** The address of each language's list of files. */
  lists: ReadonlyMap<Lang, string>
}

/** Writes the pages of a language, with its own scripts. Returns what its pages may run and be styled with. */
async function renderLanguage(
  content: Content,
  { base, ask, packing, template, boot, lists }: Common,
): Promise<Record<string, PageHashes>> {
  const { lang } = content
  const { render } = await serverModule<PrerenderEntry>(prerenderOf(lang))
  const assets = { ...builtAssets(lang), build: lists.get(lang) ?? '' }
  const css = readFileSync(join(CLIENT, assets.style), 'utf8')
  const site: Site = {
    content,
    base,
    render,
    ask,
    template,
    boot,
    stylesOf: (above, own) => splitFaces(shortProperties(purge(css, above) + own)),
    assets,
  }
  const hashes: Record<string, PageHashes> = {}
  for (const page of content.routes) {
    const { document, faces, style } = await compose(page, site)
    hashes[page.path] = { script: [cspHash(boot)], style: [cspHash(faces), cspHash(style)] }
    const file = join(CLIENT, pageFile(page.path))
    // Not by the threads that pack: this would wait in their queue.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, document)
    await packing.add(file)
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
