// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const told = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })))
const visitor = (about: Record<string, unknown>) =>
  vi.stubGlobal('navigator', { onLine: true, webdriver: false, doNotTrack: null, ...about })

const listen = vi.spyOn(document, 'addEventListener')

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('COUNTS', true)
  vi.stubGlobal('fetch', told)
  visitor({})
  history.replaceState(null, '', '/contact?q=secret#here')
  document.body.innerHTML =
    '<a id="call" href="tel:+911240000101"><b>Call</b></a><a id="help" href="tel:112"></a><a id="share" href="https://wa.me/?text=x"></a><a id="chat" href="https://wa.me/911240000101?text=x"></a>'
})
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener as EventListener)
  listen.mockClear()
  told.mockClear()
  vi.unstubAllGlobals()
})

const start = async () => {
  const counting = await import('../../../../../src/features/counts/start-counting')
  counting.startCounting()
  return counting
}
const said = () => told.mock.calls.map((call) => (call as unknown as [string, { body: string }])[1].body)
const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

it('a page that is shown tells that it was read, and a tap on call or chat that it was tapped, without a cookie or the page before', async () => {
  const { countRead } = await start()
  for (const link of ['#call b', '#help', '#share', '#chat']) tap(link)
  history.replaceState(null, '', '/hi/contact')
  countRead()
  expect(said()).toEqual(['read /contact', 'call /contact', 'chat /contact', 'read /hi/contact'])
  expect(told).toHaveBeenCalledWith(
    '/api/counts',
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }),
  )
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }, { onLine: false }])(
  'nothing is told where the browser says %j',
  async (about) => {
    visitor(about)
    await start()
    tap('#call')
    expect(said()).toEqual([])
  },
)

it('nothing is told where the clinic has it switched off', async () => {
  vi.stubGlobal('COUNTS', false)
  await start()
  tap('#chat')
  expect(said()).toEqual([])
})
