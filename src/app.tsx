import { Activity, memo, startTransition, Suspense, use, useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { Footer } from './features/footer/footer'
import { Header } from './features/header/header'
import { AfterNavigation } from './navigation/after-navigation'
import { Hydrated } from './navigation/hydrated'
import { NavigationBar } from './navigation/navigation-bar'
import { NavigationContext } from './navigation/navigation'
import { unveil } from './navigation/page-ahead'
import { PageBoundary } from './navigation/page-boundary'
import { frameWords } from '#words/frame'
import { Strip } from './features/strip/strip'
import { AppBar } from './features/standalone/app-bar'
import { loadPage } from './pages/registry'
import { matchRoute, routeNamed } from './shared/routes'
import { deferredFeatures } from './stores/deferred-features'
import { frame } from './stores/frame'
import { shownPath, standIn } from './stores/stand-in'
import { HeadFirst } from './ui/below'
import { Notices } from './ui/notices'
import { PlaceContext } from './ui/place'
import { noRegions, StaticContext, type StaticRegions } from './ui/static'

const notFound = routeNamed('not-found')

/** The whole document body: frame and page. Each Suspense boundary hydrates on its own, so that no tap waits long. */
export function App() {
  const asked = useLocation()
  const returned = useNavigationType() === 'POP'
  // Going back is urgent to React: without the deferral it would show an empty page while the next one's data is on its way.
  const deferred = useDeferredValue(asked)
  const location = returned ? deferred : asked
  const path = shownPath(location.pathname, useSnapshot(standIn))
  const route = matchRoute(path)?.route ?? notFound
  const { shown } = useSnapshot(frame)
  const framed = shown && !route.bare
  // The regions of the document are those of the page that it was loaded for; every page names its own ones alike.
  const regions = use(StaticContext)
  const [documentPath] = useState(path)
  const ahead = usePageAhead(path)
  const headFirst = !returned && location.hash === ''
  return (
    <>
      <a className="skip" href="#main">
        {frameWords.skip}
      </a>
      {framed && (
        <Suspense>
          <Header home={route.kind === 'home'} />
          <Hydrated part="header" />
        </Suspense>
      )}
      <main id="main" tabIndex={-1}>
        <AppBar home={route.kind === 'home'} />
        <PageBoundary path={path}>
          <Suspense>
            {path === documentPath && <CurrentPage key={path} path={path} regions={regions} headFirst={false} />}
            {[path, ahead].map(
              (one) =>
                one !== undefined &&
                one !== documentPath && (
                  <Activity key={one} mode={one === path ? 'visible' : 'hidden'}>
                    <CurrentPage path={one} regions={noRegions} headFirst={one !== path || headFirst} />
                  </Activity>
                ),
            )}
            <Hydrated part="page" />
          </Suspense>
        </PageBoundary>
      </main>
      {framed && <Suspense>{foot}</Suspense>}
      {framed && (
        <Suspense>
          <Strip kind={route.kind} />
          <Hydrated part="strip" />
        </Suspense>
      )}
      {above}
      <AfterNavigation location={location} />
    </>
  )
}

/** What no navigation changes: React leaves it alone as long as it is the same element. */
const foot = (
  <>
    <Footer />
    <Hydrated part="footer" />
  </>
)
const above = (
  <>
    <NavigationBar />
    <AllNotices />
  </>
)

function AllNotices() {
  const { features } = useSnapshot(deferredFeatures)
  return <Notices>{features && <features.AllNotices />}</Notices>
}

/** The page that may be asked for next, as long as this one is shown. */
function usePageAhead(path: string): string | undefined {
  const [ahead, setAhead] = useState<{ from: string; path: string }>()
  const navigation = use(NavigationContext)
  useEffect(
    () => navigation?.pageAhead.onRender((next) => startTransition(() => setAhead({ from: path, path: next }))),
    [navigation, path],
  )
  return ahead?.from === path && ahead.path !== path ? ahead.path : undefined
}

interface PageProps {
  path: string
  regions: StaticRegions
  headFirst: boolean
}

const CurrentPage = memo(function CurrentPage({ path, regions, headFirst }: PageProps) {
  const place = matchRoute(path) ?? { route: notFound, params: {} }
  const { route, params } = place
  const { Page } = use(loadPage(route.kind))
  return (
    <div data-page={path} ref={unveil}>
      <StaticContext value={regions}>
        <PlaceContext value={place}>
          <HeadFirst value={headFirst}>
            <Page params={params} text={route.page ?? ''} />
          </HeadFirst>
        </PlaceContext>
      </StaticContext>
    </div>
  )
})
