/**
 * `npm run bench [-- --times 5]`: what a visitor on a weak phone waits for, as medians, after a build. The processor is slowed down
 * four times, the network is Lighthouse's slow 4G. Fails when a goal is missed.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findChromium } from '../tests/browser.js'
import { DeployedSite } from '../tests/e2e/deployed-site'
import { remove, startClinic } from './clinic-process'
import { firstVisit } from './pages/first-visit'
import { navigation, openingMenu } from './pages/interactions'
import { repeatVisit } from './pages/repeat-visit'

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } })

const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0

let missed = 0
function tell(what: string, found: number[], goal?: number): void {
  const good = goal === undefined || median(found) <= goal
  if (!good) missed++
  const limit = goal === undefined ? '' : ` (goal: at most ${goal})`
  const spread = found.map(Math.round).join(', ')
  process.stdout.write(
    `${goal === undefined ? '    ' : good ? 'ok  ' : 'FAIL'} ${what}: ${Math.round(median(found))} ms${limit}; ${spread}\n`,
  )
}

/** One number a run, each in a browser profile of its own. */
async function repeat(run: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < Number(values.times); time++) found.push(await run())
  return found
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const clinic = await startClinic()
const site = await DeployedSite.start()
await site.unplug()
const treatment = '/face-surgeries/rhinoplasty-nose-surgery'
try {
  tell('first visit, home, first paint', await repeat(() => firstVisit(browser, clinic.url, '/', 'first-contentful-paint')))
  tell('first visit, home, largest paint', await repeat(() => firstVisit(browser, clinic.url, '/', 'largest-contentful-paint')))
  tell(
    'first visit, treatment, first paint',
    await repeat(() => firstVisit(browser, clinic.url, treatment, 'first-contentful-paint')),
  )
  tell('tap to open menu', await repeat(() => openingMenu(browser, clinic.url)), 50)
  tell('prefetched navigation, tap to new heading', await repeat(() => navigation(browser, clinic.url, treatment)), 60)
  tell('repeat visit without a network, first paint', await repeat(() => repeatVisit(browser, site, treatment)), 300)
  tell('opening the app without a network, first paint', await repeat(() => repeatVisit(browser, site, '/', true)), 500)
} finally {
  await browser.close()
  await site.remove()
  await clinic.kill('SIGTERM')
  remove(clinic.dataDir)
}
process.exit(missed === 0 ? 0 : 1)
