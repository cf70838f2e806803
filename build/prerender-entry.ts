import type { Page } from '../src/shared/routes'

/** What src/entry-prerender.tsx exports. It is a module of the browser's world, so the build knows it by this shape only. */
export interface PrerenderEntry {
  render(page: Page, ask: (path: string) => Promise<unknown>): Promise<{ html: string; data: Record<string, unknown> }>
}
