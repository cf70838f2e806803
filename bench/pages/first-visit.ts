import type { Browser } from 'playwright'
import type { Results } from '../report/results'
import { newPhone, settled, slowDown } from './phone'
import type { Relay } from './relay'
import type { Target } from './targets'

/** What a first visit with applied throttling waits for: paints, its longest task until the app runs, and what moved. */
export async function firstVisit(browser: Browser, results: Results, { name, side, url }: Target): Promise<void> {
  const phone = await newPhone(browser)
  try {
    const page = await phone.newPage()
    await slowDown(page)
    await page.addInitScript(watchLoad)
    await page.goto(url, { waitUntil: 'networkidle' })
    if (side === 'ours') await settled(page)
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    results.add('firstPaint', name, seen.first)
    if (side === 'ours' && (name === 'home' || name === 'treatment')) results.add('firstPaintOfMain', name, seen.first)
    results.add('largestPaint', name, seen.largest)
    if (side !== 'ours') return
    results.add('longestTask', name, seen.task)
    results.add('shift', name, Math.round(seen.shift * 1000) / 1000)
  } finally {
    await phone.close()
  }
}

interface Seen {
  first: number
  largest: number
  task: number
  shift: number
}

function watchLoad(): void {
  const seen: Seen = { first: 0, largest: 0, task: 0, shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
      if (entry.entryType === 'largest-contentful-paint') seen.largest = entry.startTime
      if (entry.entryType === 'longtask') seen.task = Math.max(seen.task, entry.duration)
      if (entry.entryType === 'layout-shift') seen.shift += (entry as PerformanceEntry & { value: number }).value
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'] })
}

/** What a first visit asks for: by the page until it is quiet, and by the service worker then. Photos are not counted: they are the clinic's. */
export async function weighVisit(browser: Browser, results: Results, relay: Relay, name: string, path: string): Promise<void> {
  const phone = await newPhone(browser)
  relay.forget()
  try {
    const page = await phone.newPage()
    await page.goto(relay.url + path)
    await settled(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await quiet(relay)
    const asked = relay.asked.filter((one) => !one.path.startsWith('/pictures/'))
    for (const worker of [false, true]) {
      const own = asked.filter((one) => one.worker === worker)
      results.add(worker ? 'backgroundRequests' : 'idleRequests', name, own.length)
      results.add(worker ? 'backgroundBytes' : 'idleBytes', name, own.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
    }
  } finally {
    await phone.close()
  }
}

/** Nothing more was asked for in this time, in ms. */
const QUIET = 3_000

async function quiet(relay: Relay): Promise<void> {
  for (let before = -1; before !== relay.asked.length;) {
    before = relay.asked.length
    await new Promise((resolve) => setTimeout(resolve, QUIET))
  }
}
