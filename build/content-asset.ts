import type { Plugin, ViteDevServer } from 'vite'
import { type Content, contentIn } from '../server/content/content'
import type * as ContentEntry from '../server/content-entry'
import { builtContent, contentEntry } from './built-content'
import { contentNow } from './dev-content'
import { bundleLang } from './language'

/**
 * Makes a JSON file of the content and gives its address to the page as the module `virtual:<name>`. The file lies with the other hashed
 * ones under assets/, so that it is cached for ever and a new one never meets an old page.
 */
export function contentAsset(name: string, make: (entry: typeof ContentEntry, content: Content) => string): Plugin {
  const module = `virtual:${name}`
  let devPath = ''
  let reference = ''
  let server = false
  return {
    name,
    configResolved({ base, build, command }) {
      devPath = `${base}${name}.json`
      server = Boolean(build.ssr) || command === 'serve'
    },
    async buildStart() {
      if (server) return
      const content = await builtContent()
      const source = make(await contentEntry(), contentIn(content, bundleLang))
      reference = this.emitFile({ type: 'asset', name: `${name}.json`, source })
    },
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined
      return `export default ${reference ? `import.meta.ROLLUP_FILE_URL_${reference}` : JSON.stringify(devPath)}`
    },
    configureServer(dev) {
      dev.middlewares.use(devPath, (_request, response, next) => {
        void asItIsNow(dev).then((source) => response.setHeader('content-type', 'application/json').end(source), next)
      })
    },
  }

  async function asItIsNow(dev: ViteDevServer): Promise<string> {
    const { entry, content } = await contentNow(dev)
    return make(entry, contentIn(content, bundleLang))
  }
}
