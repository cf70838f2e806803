/** `npm test`: builds the site unless it is built, then runs every test; the last line counts them all. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { isFresh } from '../scripts/fresh-build.js'
import { ensureChromium } from './browser.js'

const RESULTS = 'test-results'
let passed = 0
let failed = 0

ensureChromium()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

// A build keeps one core busy; what needs none has the other. What `npm run check` built of this checkout need not be built again.
const [built, ...codes] = await Promise.all([isFresh() || run('node', 'scripts/build.js'), vitest('copies', 'Copies')])
if (built) {
  codes.push(await vitest('vitest', 'SQLite', 'PostgreSQL'))
  codes.push(await run('node', 'node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'))
  for (const file of ['copies', 'vitest'])
    count(`${RESULTS}/${file}.json`, (report) => [report.numPassedTests, report.numTotalTests - report.numPassedTests])
  count(`${RESULTS}/e2e.json`, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky + stats.skipped])
  // An error beside the tests.
  if (failed === 0 && !codes.every(Boolean)) failed++
} else failed++

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** @param {string} report @param {string[]} projects of tests/vitest.config.ts */
function vitest(report, ...projects) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${RESULTS}/${report}.json`]
  const chosen = projects.map((name) => `--project=${name}`)
  return run('node', 'node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', ...chosen, ...reporters)
}

/** @param {string} command @param {string[]} words */
async function run(command, ...words) {
  const [code] = await once(spawn(command, words, { stdio: 'inherit' }), 'exit')
  return code === 0
}

/**
 * Adds a runner's report to the sums; a runner that left none counts as a failure.
 * @param {string} file @param {(report: any) => [number, number]} read
 */
function count(file, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')))
    passed += good
    failed += bad
    if (good + bad === 0) failed++
  } catch {
    failed++
  }
}
