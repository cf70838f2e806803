import { join } from 'node:path'
import { type Connect, createServer, loadConfigFromFile, mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import { DEFAULT_LANG, type Lang, pathIn, splitPath } from '../src/shared/languages'

/** `npm run dev`: a server a language behind one port, as the build is one a language (decision 126). It starts with the first page asked of it. */
export function devLanguages(): Plugin {
  const servers = new Map<Lang, Promise<ViteDevServer>>()
  return {
    name: 'dev-languages',
    apply: 'serve',
    configureServer(first) {
      first.middlewares.use((request, response, next) => {
        const { lang } = splitPath(pathOf(request))
        if (lang === DEFAULT_LANG) return next()
        // One after the other: the language of a configuration is a variable of the process.
        if (!servers.has(lang))
          servers.set(
            lang,
            Promise.allSettled(servers.values()).then(() => start(first, lang)),
          )
        servers.get(lang)?.then(({ middlewares }) => middlewares(request, response, next), next)
      })
    },
    async buildEnd() {
      for (const server of await Promise.allSettled(servers.values()))
        if (server.status === 'fulfilled') await server.value.close()
    },
  }
}

const pathOf = ({ url = '/' }: Connect.IncomingMessage) => url.split('?', 1)[0] ?? '/'

async function start(first: ViteDevServer, lang: Lang): Promise<ViteDevServer> {
  const { root, inlineConfig, cacheDir } = first.config
  process.env.BUILD_LANG = lang
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true' // the first server has given it
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: first.config.mode },
    inlineConfig.configFile || undefined,
    root,
  )
  delete process.env.BUILD_LANG
  return createServer(
    mergeConfig(mergeConfig(loaded?.config ?? {}, inlineConfig), {
      // Loaded above: a change of the file starts the first server anew, and this one with it.
      configFile: false,
      base: `${pathIn(lang, '/')}/`,
      cacheDir: join(cacheDir, lang),
      server: { middlewareMode: true, ws: first.httpServer ? { server: first.httpServer } : {} },
    }),
  )
}
