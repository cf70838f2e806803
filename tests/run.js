/** `npm test`: builds the site, then runs every test; the last line counts them all. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './browser.js'

const RESULTS = 'test-results'
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`]
let passed = 0
let failed = 0

ensureChromium()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

if (run('node', 'scripts/build.js')) {
  const codes = [
    run('node', 'node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', ...reporters),
    run('node', 'node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'),
  ]
  count(`${RESULTS}/vitest.json`, (report) => [report.numPassedTests, report.numTotalTests - report.numPassedTests])
  count(`${RESULTS}/e2e.json`, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky + stats.skipped])
  // An error beside the tests.
  if (failed === 0 && !codes.every(Boolean)) failed++
} else failed++

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** @param {string} command @param {string[]} words */
function run(command, ...words) {
  return spawnSync(command, words, { stdio: 'inherit' }).status === 0
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
