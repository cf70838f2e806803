import type { ViteDevServer } from 'vite'
import { splitFaces } from './compose'

/** What entry-client imports first. */
const WHOLE = '/src/styles/index.css'

/**
 * The fonts' rules, and the styles of all modules that the server has rendered with, so that a page is not bare until its scripts run.
 * Vite's client recognizes the elements by their ids and keeps them up to date instead of adding its own.
 */
export async function devStyles(server: ViteDevServer): Promise<{ faces: string; sheets: string }> {
  const ids = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.module.css'))
  const found = await Promise.all(
    [server.config.root + WHOLE, ...ids].map(async (id) => {
      const { default: css } = await server.ssrLoadModule(`${id}?inline`)
      return { id, ...splitFaces(css as string) }
    }),
  )
  return {
    faces: found.map(({ faces }) => faces).join(''),
    sheets: found.map(({ id, style }) => `<style data-vite-dev-id="${id}">${style}</style>`).join('\n'),
  }
}
