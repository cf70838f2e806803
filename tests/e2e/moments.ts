import type { Page, Request } from 'playwright/test'
import { fileWith, scriptMapOf, withImports } from '../../build/script-map.js'
import type { WorkerMessage } from '../../src/shared/worker-messages'

/** What runs a moment after the app: notices, the offer to install, the watch for new versions. */
export const deferredFeaturesStarted = (page: Page) => page.locator('html[data-deferred=ready]').waitFor({ state: 'attached' })

/** Asks the server for something small: what the page had asked for before has arrived there by then. */
export const roundTrip = (page: Page) =>
  page.evaluate(async () => void (await (await fetch('/robots.txt', { cache: 'no-store' })).text()))

/** What a script has changed is on the screen. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Puts a question to the worker, and waits until it has done what it had to do for it. */
export const tellWorker = (page: Page, which: 'active' | 'waiting', message: WorkerMessage) =>
  page.evaluate(
    async ([name, question]) => {
      const worker = (await navigator.serviceWorker.ready)[name]
      const { port1, port2 } = new MessageChannel()
      const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
      port1.start()
      worker?.postMessage(question, [port2])
      await answered
    },
    [which, message] as const,
  )

const scripts = scriptMapOf('dist/client')

/** The address of the script file that a source lies in; the names of files say nothing. */
export const builtFile = (source: string) => `/${fileWith(scripts, source)}`

/** The addresses of the script files that these sources need at once, in order. */
export const builtFiles = (...sources: string[]) => {
  const files = sources.flatMap((source) => [...withImports(scripts, fileWith(scripts, source))])
  return [...new Set(files)].map((file) => `/${file}`).sort()
}

export interface Held {
  /** The first request that was held. */
  asked: Promise<Request>
  /** Lets everything go on. */
  release: () => void
}

const nothing = () => undefined as void

/** Holds back what is asked for at these addresses. */
export async function hold(page: Page, addresses: string | RegExp): Promise<Held> {
  let release = nothing
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let note: (request: Request) => void = nothing
  const asked = new Promise<Request>((resolve) => {
    note = resolve
  })
  await page.route(addresses, async (route) => {
    note(route.request())
    await released
    await route.continue()
  })
  return { asked, release }
}
