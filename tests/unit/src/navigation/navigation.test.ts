// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiCache, ApiError } from '../../../../src/lib/api'
import { followLinks } from '../../../../src/navigation/follow-links'
import { createNavigation } from '../../../../src/navigation/navigation'
import { fakeHistory } from './fake-history'

let stops: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolledTo(top ?? 0))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  scrolledTo(0)
})
afterEach(() => {
  stops.forEach((stop) => stop())
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const scrolledTo = (y: number) => vi.stubGlobal('scrollY', y)

/** The site at its home page: the API answers when it is told to, every page stands in the document as soon as it is shown. */
function site({ first = '/' } = {}) {
  const waiting: { path: string; answer: () => void; fail: (reason: unknown) => void }[] = []
  const api = new ApiCache(
    (path) => new Promise((resolve, reject) => waiting.push({ path, answer: () => resolve({}), fail: reject })),
  )
  const { history, addresses } = fakeHistory(first)
  const loadDocument = vi.fn<(address: string) => void>()
  const navigation = createNavigation({ api, history, loadDocument, loadCode: async () => undefined })
  history.listen(({ action }) => {
    navigation.scroll.restore(action === 'POP', undefined)
    navigation.committed()
  })
  stops = [navigation.scroll.start(), followLinks(navigation)]

  const settle = (how: 'answer' | 'fail', reason?: unknown) => waiting.splice(0).forEach((one) => one[how](reason))
  return {
    history,
    addresses,
    loadDocument,
    navigation,
    waiting,
    answer: () => settle('answer'),
    fail: (reason: unknown) => settle('fail', reason),
    click(address: string, event: MouseEventInit = {}) {
      document.body.innerHTML = `<a href="${address}"><b>Go</b></a>`
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...event })
      document.querySelector('b')?.dispatchEvent(click)
      return click
    },
    back() {
      dispatchEvent(new PopStateEvent('popstate'))
      history.go(-1)
    },
  }
}

/** Everything that was to follow has followed. */
const settled = () => vi.waitFor(() => expect(document.documentElement.hasAttribute('data-pending')).toBe(false))

test('a click changes the page once its code and data are there, not before', async () => {
  const { click, answer, addresses, loadDocument } = site()
  expect(click('/services').defaultPrevented).toBe(true)
  expect(addresses()).toEqual(['/'])
  answer()
  await vi.waitFor(() => expect(addresses()).toEqual(['/', '/services']))
  expect(loadDocument).not.toHaveBeenCalled()
})

test('Back while a page loads calls it off: what arrives later changes nothing', async () => {
  const { click, answer, back, history, addresses, loadDocument } = site({ first: '/contact' })
  click('/services')
  answer()
  await vi.waitFor(() => expect(history.location.pathname).toBe('/services'))
  click('/blog')
  back()
  answer()
  await settled()
  expect(history.location.pathname).toBe('/contact')
  expect(addresses()).toEqual(['/contact', '/services'])
  expect(loadDocument).not.toHaveBeenCalled()
})

test('a second click while the first page loads wins, whichever is there first', async () => {
  const { click, waiting, addresses } = site()
  click('/services')
  const first = waiting.splice(0)
  click('/blog')
  waiting.splice(0).forEach(({ answer }) => answer())
  first.forEach(({ answer }) => answer())
  await settled()
  expect(addresses()).toEqual(['/', '/blog'])
})

test('when the API is down the document is loaded, anchor and all', async () => {
  const { click, fail, addresses, loadDocument } = site()
  click('/services?from=menu#hair')
  fail(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/services?from=menu#hair'))
  expect(addresses()).toEqual(['/'])
})

test('the API that failed for a page called off loads no document', async () => {
  const { click, fail, back, loadDocument } = site()
  click('/services')
  back()
  fail(new TypeError('Failed to fetch'))
  await settled()
  expect(loadDocument).not.toHaveBeenCalled()
})

for (const [what, address] of [
  ['that fits no route', '/no-such-page/at/all'],
  ['that names nothing the clinic has', '/blog/no-such-post'],
] as const)
  test(`an address ${what} leads to the page for unknown ones`, async () => {
    const { click, waiting, answer, addresses } = site()
    click(address)
    waiting.find(({ path }) => path === '/api/posts/no-such-post')?.fail(new ApiError(404, address))
    await vi.waitFor(() => {
      answer()
      expect(addresses()).toEqual(['/', '/404'])
    })
  })

test('the page that is shown already is no second entry of the history', async () => {
  const { navigation, answer, addresses } = site({ first: '/services' })
  const going = navigation.go('/services/')
  answer()
  await going
  expect(addresses()).toEqual(['/services'])
})

test('going back returns to the place that was left, a new page begins at its top', async () => {
  const { click, answer, back, history } = site()
  scrolledTo(730)
  click('/services')
  answer()
  await vi.waitFor(() => expect(history.location.pathname).toBe('/services'))
  expect(window.scrollY).toBe(0)
  scrolledTo(90)
  back()
  expect(window.scrollY).toBe(730)
})

test('Back from an anchor that the page was not yet told of goes to where the visitor was', () => {
  const { navigation } = site()
  scrolledTo(730)
  navigation.scroll.followAnchor(`${location.href}#risks`)
  scrolledTo(90)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(window.scrollY).toBe(730)
})

test('a link for another tab, a file or another site is the browser’s', () => {
  const { click, waiting } = site()
  // jsdom would follow what nobody has taken.
  const leave = new AbortController()
  addEventListener('click', (event) => event.preventDefault(), { signal: leave.signal })
  click('/services', { ctrlKey: true })
  click('/sitemap.xml')
  click('https://maps.example/clinic')
  leave.abort()
  expect(waiting).toEqual([])
})

test('the second click of a double tap follows nothing', () => {
  const { click, waiting } = site()
  expect(click('/services', { detail: 2 }).defaultPrevented).toBe(true)
  expect(waiting).toEqual([])
})

test('a page made ready without a connection says so', async () => {
  const { navigation, fail } = site()
  const ready = navigation.prepare('/thank-you')
  fail(new TypeError('Failed to fetch'))
  expect(await ready).toBe(false)
})

test('the page rendered ahead is shown at the tap, and put away when the visitor goes back before it has loaded', async () => {
  const { navigation, back } = site()
  document.body.innerHTML =
    '<main><div data-page="/"></div><div data-page="/services" style="display:none!important"></div></main>'
  const [home, next] = document.querySelectorAll<HTMLElement>('[data-page]')
  void navigation.go('/services')
  expect(home?.hasAttribute('data-left')).toBe(true)
  expect(next?.hasAttribute('style')).toBe(false)
  back()
  expect(home?.hasAttribute('data-left')).toBe(false)
  expect(next?.style.display).toBe('none')
})
