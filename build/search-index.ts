import MiniSearch from 'minisearch'
import type { Plugin, ViteDevServer } from 'vite'
import type * as ContentEntry from '../server/content-entry'
import { builtContent, contentEntry } from './built-content'
import { bundleLang } from './language'
import { indexOptions, type SearchDocument } from '../src/shared/search'

const MODULE = 'virtual:search-index'
const DEV_PATH = '/search-index.json'

/**
 * Makes the index of the site search and gives its address to the page as the module `virtual:search-index`. The index lies with the
 * other hashed files under assets/, so that it is cached for ever and a new one never meets an old page.
 */
export function searchIndex(): Plugin {
  let reference = ''
  let server = false
  return {
    name: 'search-index',
    configResolved({ build, command }) {
      server = Boolean(build.ssr) || command === 'serve'
    },
    async buildStart() {
      if (server) return
      const { searchDocuments } = await contentEntry()
      const content = await builtContent()
      const documents = searchDocuments(content.translations.get(bundleLang) ?? content)
      reference = this.emitFile({ type: 'asset', name: 'search-index.json', source: builtIndex(documents) })
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      return `export default ${reference ? `import.meta.ROLLUP_FILE_URL_${reference}` : JSON.stringify(DEV_PATH)}`
    },
    configureServer(dev) {
      dev.middlewares.use(DEV_PATH, (_request, response, next) => {
        void answer(dev).then((index) => response.setHeader('content-type', 'application/json').end(index), next)
      })
    },
  }
}

/** In development: the index of the content as it is now. */
async function answer(dev: ViteDevServer): Promise<string> {
  const entry = (await dev.ssrLoadModule('/server/content-entry.ts')) as typeof ContentEntry
  return builtIndex(entry.searchDocuments(entry.loadContent('content')))
}

export function builtIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions)
  index.addAll(documents)
  return JSON.stringify(index)
}
