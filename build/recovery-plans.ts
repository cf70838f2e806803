import type { Plugin, ViteDevServer } from 'vite'
import type * as ContentEntry from '../server/content-entry'
import { builtContent, contentEntry } from './built-content'
import { bundleLang } from './language'

const MODULE = 'virtual:recovery-plans'
const DEV_PATH = '/recovery-plans.json'

/** Writes the recoveries of all treatments into a hashed file beside the scripts, so that the worker keeps it with every page of the build. */
export function recoveryPlans(): Plugin {
  let reference = ''
  let server = false
  return {
    name: 'recovery-plans',
    configResolved({ build, command }) {
      server = Boolean(build.ssr) || command === 'serve'
    },
    async buildStart() {
      if (server) return
      const { recoveryPlans: plansOf } = await contentEntry()
      const content = await builtContent()
      const source = JSON.stringify(plansOf(content.translations.get(bundleLang) ?? content))
      reference = this.emitFile({ type: 'asset', name: 'recovery-plans.json', source })
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      return `export default ${reference ? `import.meta.ROLLUP_FILE_URL_${reference}` : JSON.stringify(DEV_PATH)}`
    },
    configureServer(dev) {
      dev.middlewares.use(DEV_PATH, (_request, response, next) => {
        void answer(dev).then((plans) => response.setHeader('content-type', 'application/json').end(plans), next)
      })
    },
  }
}

/** In development: the recoveries of the content as it is now. */
async function answer(dev: ViteDevServer): Promise<string> {
  const entry = (await dev.ssrLoadModule('/server/content-entry.ts')) as typeof ContentEntry
  return JSON.stringify(entry.recoveryPlans(entry.loadContent('content')))
}
