import './styles/index.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { AppRouter } from './navigation/app-router'
import { createBrowserHistory } from './navigation/browser-history'
import { followLinks } from './navigation/follow-links'
import { createHydration, HydrationContext } from './navigation/hydrated'
import { fetchLateFonts } from './lib/late-fonts'
import { savesData } from './lib/saves-data'
import { createNavigation } from './navigation/navigation'
import { preloadPages } from './navigation/preload'
import { loadHead } from './navigation/seo'
import { ApiCache, ApiContext } from './lib/api'
import { fetchTransport } from './lib/fetch-transport'
import { loadPage } from './pages/registry'
import { matchRoute } from './shared/routes'
import { readStandIn, shownPath } from './stores/stand-in'
import { startDeferredFeatures } from './stores/deferred-features'
import { afterwards, startStores } from './stores/start'
import { StaticContext } from './ui/static'

/** Hydrates the prerendered page, then starts what depends on the device. */
async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const api = new ApiCache(fetchTransport)
  for (const [path, value] of Object.entries(readPageData())) api.seed(path, value)
  readStandIn()
  const match = matchRoute(shownPath(location.pathname))
  await loadPage(match?.route.kind ?? 'not-found')
  const history = createBrowserHistory()
  const navigation = createNavigation({ api, history })
  const hydration = createHydration(match?.route.bare ? ['page'] : ['header', 'page', 'footer', 'strip'], () => {
    startStores()
    afterwards(() => {
      startDeferredFeatures(async () => (await import('./deferred-features')).start(navigation))
      // The document carries its metadata; the record is asked for so that the worker holds it, too.
      void loadHead(api, location.pathname)
      if (!savesData()) fetchLateFonts()
    })
    document.documentElement.dataset.app = 'ready'
  })
  const regions = new Map([...root.querySelectorAll('[data-static]')].map((region) => [region.id, region.innerHTML]))
  hydrateRoot(
    root,
    <StrictMode>
      <ApiContext value={api}>
        <StaticContext value={regions}>
          <HydrationContext value={hydration}>
            <AppRouter history={history} navigation={navigation}>
              <App />
            </AppRouter>
          </HydrationContext>
        </StaticContext>
      </ApiContext>
    </StrictMode>,
  )
  followLinks(navigation)
  // React hears taps from here on, also those on parts that are not hydrated yet.
  dispatchEvent(new Event('app-ready'))
  preloadPages()
}

/** The replies of the API that the page was rendered with, as far as its hydrated parts read them. */
function readPageData(): Record<string, unknown> {
  const element = document.getElementById('page-data')
  return element?.textContent ? JSON.parse(element.textContent) : {}
}

void start()
