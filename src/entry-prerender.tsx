import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app'
import { ApiCache, ApiContext, InStaticRegion, type Transport } from './lib/api'
import { noRegions, RegionContext, StaticContext } from './ui/static'
import { loadData, loadPage } from './pages/registry'
import type { Page } from './shared/routes'

/** Renders a page to HTML and tells which replies of the API its hydrated parts need. Throws when anything in it fails. */
export async function render(page: Page, transport: Transport): Promise<{ html: string; data: Record<string, unknown> }> {
  const replies = new Map<string, unknown>()
  const api = new ApiCache(async (path) => {
    const value = await transport(path)
    replies.set(path, value)
    return value
  })
  await Promise.all([loadPage(page.route.kind), loadData(api, page)])
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <ApiContext value={api}>
        <StaticContext value={noRegions}>
          <RegionContext value={inRegion}>
            <StaticRouter location={page.path}>
              <App />
            </StaticRouter>
          </RegionContext>
        </StaticContext>
      </ApiContext>
    </StrictMode>,
    // Larger boundaries would be streamed out of order, with inline scripts that put them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${page.path} does not render`, { cause: errors[0] })
  return { html, data: Object.fromEntries([...api.hydrated].map((path) => [path, replies.get(path)])) }
}

const inRegion = (children: ReactNode) => <InStaticRegion value>{children}</InStaticRegion>
