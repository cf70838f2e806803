import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import type { GoalName } from '../goals'
import { freePort } from '../clinic-process'
import { type Results } from '../report/results'
import { floorOf, inTurns, type Target } from './targets'

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const
const AUDITS = {
  'first-contentful-paint': 'fcp',
  'largest-contentful-paint': 'lcp',
  'total-blocking-time': 'tbt',
  'cumulative-layout-shift': 'cls',
  'mainthread-work-breakdown': 'mainThread',
} as const
/** Chromium's traces lack the start of the navigation now and then (NO_NAVSTART). */
const ATTEMPTS = 3

/** Lighthouse's mobile run with simulated throttling, each in a browser of its own. Others' pages have no goals of ours. */
export async function runLighthouse(
  results: Results,
  {
    targets,
    times,
    executablePath,
    tell,
  }: { targets: readonly Target[]; times: number; executablePath: string; tell(what: string): void },
): Promise<void> {
  await inTurns(targets, times, async ({ name, side, url }, round) => {
    tell(`lighthouse ${round + 1} of ${times}: ${name}`)
    const lhr = await audit(url, executablePath)
    for (const [id, goal] of Object.entries(CATEGORIES))
      if (side === 'ours') results.add(goal, name, Math.round((lhr.categories[id]?.score ?? 0) * 100))
    for (const [id, goal] of Object.entries(AUDITS)) {
      const value = lhr.audits[id]?.numericValue ?? Number.NaN
      if (side === 'ours' || (goal !== 'tbt' && goal !== 'cls')) results.add(goal, name, goal === 'cls' ? round3(value) : value)
    }
    results.add('weight', name, (lhr.audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000)
  })
  compare(results, targets)
}

/** The goals that are ratios of medians taken in one run. */
function compare(results: Results, targets: readonly Target[]): void {
  const peers = targets.filter(({ side }) => side === 'peer')
  const ratio = (to: GoalName, of: GoalName, name: string, other: string, where: string) =>
    results.add(to, where, results.medianOf(of, name) / results.medianOf(of, other))
  for (const { name } of targets.filter(({ side }) => side === 'ours')) {
    ratio('fcpOfFloor', 'fcp', name, floorOf(name), name)
    ratio('lcpOfFloor', 'lcp', name, floorOf(name), name)
    ratio('mainThreadOfFloor', 'mainThread', name, floorOf(name), name)
    for (const peer of peers) {
      ratio('fcpOfPeer', 'fcp', name, peer.name, `${name}, of ${peer.name}`)
      ratio('lcpOfPeer', 'lcp', name, peer.name, `${name}, of ${peer.name}`)
    }
  }
}

async function audit(url: string, executablePath: string) {
  let trouble = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', `--remote-debugging-port=${port}`],
    })
    try {
      const lhr = (await lighthouse(url, { port, output: 'json', logLevel: 'silent' }))?.lhr
      if (lhr && !lhr.runtimeError) return lhr
      trouble = lhr?.runtimeError?.message ?? 'no report'
    } catch (error) {
      trouble = (error as Error).message
    } finally {
      await browser.close()
    }
  }
  throw new Error(`Lighthouse could not look at ${url}: ${trouble}`)
}

const round3 = (value: number) => Math.round(value * 1000) / 1000
