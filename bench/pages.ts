/**
 * `npm run bench [-- --times 5 --peer NAME=FOLDER --url NAME=URL --only taps,lighthouse --pages home,contact --lighthouse --write]`: what a visitor on a weak phone
 * waits for, after a build, beside the same pages without scripts and other sites. Fails when a goal (goals.ts) is missed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findChromium } from '../tests/browser.js'
import { DeployedSite } from '../tests/e2e/deployed-site'
import { remove, startClinic } from './clinic-process'
import type { GoalName } from './goals'
import { tryControls } from './pages/controls'
import { firstVisit, weighVisit } from './pages/first-visit'
import { navigation, openingMenu } from './pages/interactions'
import { runLighthouse } from './pages/lighthouse'
import { pagesToMeasure } from './pages/page-kinds'
import { startRelay } from './pages/relay'
import { aftercareAnswer, repeatVisit } from './pages/repeat-visit'
import { inTurns, startTargets } from './pages/targets'
import { circumstances, commandLine } from './report/machine'
import { type Bar, plot } from './report/plot'
import { Results } from './report/results'
import { conclude, table, writePart } from './report/write'

const PARTS = ['visits', 'weight', 'taps', 'controls', 'offline', 'lighthouse'] as const
type Part = (typeof PARTS)[number]
const PICTURE = 'docs/pictures/performance.svg'
/** The figures of the plot, as far as they were taken. */
const PLOTTED: GoalName[] = ['firstPaint', 'largestPaint', 'fcp', 'lcp', 'mainThread']

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    url: { type: 'string', multiple: true, default: [] },
    peer: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
    pages: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
const unknown = values.only?.split(',').find((part) => !PARTS.includes(part as Part))
if (unknown) throw new Error(`--only knows ${PARTS.join(', ')}, not ${unknown}`)
const wanted = (part: Part) => values.only?.split(',').includes(part) ?? (part !== 'lighthouse' || values.lighthouse)

const from = performance.now()
const tell = (what: string) => process.stderr.write(`${((performance.now() - from) / 1000).toFixed(0).padStart(5)} s  ${what}\n`)

const results = new Results()
const executablePath = findChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const version = browser.version()
const clinic = await startClinic()
const pages = pagesToMeasure()
const shown = pages.filter(({ name }) => values.pages?.split(',').includes(name) ?? true)
const relay = await startRelay(clinic.url)
const site = await DeployedSite.start()
await site.unplug()
const { targets, stop } = await startTargets({ url: clinic.url, pages: shown }, { urls: values.url, folders: values.peer })
const pathOf = (name: string) => pages.find((page) => page.name === name)?.path ?? `/${name}`
const treatment = pathOf('treatment')

try {
  if (wanted('visits'))
    await inTurns(targets, times, async (target, round) => {
      tell(`first visit ${round + 1} of ${times}: ${target.name}`)
      await firstVisit(browser, results, target)
    })
  if (wanted('weight'))
    for (const { name, path } of shown) {
      tell(`what a first visit asks for: ${name}`)
      await weighVisit(browser, results, relay, name, path)
    }
  for (let round = 1; round <= times; round++) {
    if (wanted('taps')) {
      tell(`taps ${round} of ${times}`)
      results.add('tapToMenu', 'home', await openingMenu(browser, clinic.url))
      results.add('tapToPage', 'category to treatment', await navigation(browser, clinic.url, treatment))
    }
    if (wanted('controls')) {
      tell(`controls ${round} of ${times}`)
      await tryControls(browser, results, (name) => clinic.url + pathOf(name))
    }
    if (wanted('offline')) {
      tell(`offline ${round} of ${times}`)
      results.add('repeatOffline', 'treatment', await repeatVisit(browser, site, treatment))
      results.add('appOffline', 'home', await repeatVisit(browser, site, '/', true))
      results.add('appOffline', 'aftercare', await repeatVisit(browser, site, '/aftercare', true))
      results.add('aftercareAnswer', 'aftercare', await aftercareAnswer(browser, site, treatment))
    }
  }
  if (wanted('lighthouse')) await runLighthouse(results, { targets, times, executablePath, tell })
} finally {
  await browser.close()
  await site.remove()
  await stop()
  await relay.stop()
  await clinic.kill('SIGTERM')
  remove(clinic.dataDir)
}
if (values.write) await write()
process.exit(conclude(results))

async function write(): Promise<void> {
  const bars = targets.map(({ name, side }): Bar => ({ label: name, side, where: name }))
  writeFileSync(PICTURE, plot(results, PLOTTED, bars))
  const taken = circumstances(commandLine('bench'), [`Chromium ${version}`, `medians of ${times}`])
  const picture = '![Paint and main thread of each kind of page, beside its floor and other sites](pictures/performance.svg)'
  await writePart('pages', [taken, picture, table(results)].join('\n\n'))
}
