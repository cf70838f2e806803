import type { ViteDevServer } from 'vite'

/** What entry-client imports first. */
const WHOLE = '/src/styles/index.css'

/**
 * The styles of all modules that the server has rendered with, so that a page is not bare until its scripts run. Vite's client
 * recognizes the elements by their ids and keeps them up to date instead of adding its own.
 */
export async function devStyles(server: ViteDevServer): Promise<string> {
  const ids = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.module.css'))
  const styles = [server.config.root + WHOLE, ...ids].map(async (id) => {
    const { default: css } = await server.ssrLoadModule(`${id}?inline`)
    return `<style data-vite-dev-id="${id}">${css}</style>`
  })
  return (await Promise.all(styles)).join('\n')
}
