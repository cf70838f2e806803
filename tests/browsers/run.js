/**
 * `npm run test:browsers`: the offline, update and form journeys in Chromium, Firefox and WebKit, or in those named behind `--`; the last line
 * counts them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from '../browser.js'
import { ensurePackages } from '../packages.js'

const DISPLAY = ':97'
const named = process.argv.slice(2)
const browsers = named.length > 0 ? named : ['Chromium', 'Firefox', 'WebKit']

ensureChromium()
ensurePackages('firefox-esr', 'webkit2gtk-driver', 'xvfb')
if (!existsSync('dist/server/main.js')) spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' })

// WebKit has no mode without a screen.
const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
const counts = await Promise.all(browsers.map(journeysIn))
screen.kill()

const [passed, failed] = counts.reduce(([good, bad], [more, worse]) => [good + more, bad + worse])
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/**
 * Side by side with the other browsers, as a browser waits much; one visitor at a time, as windows of one browser would take the keyboard from each other.
 * @param {string} browser @returns {Promise<[passed: number, failed: number]>} a run without a report, or with an error beside its tests, counts as a failure
 */
async function journeysIn(browser) {
  const report = `test-results/browsers-${browser}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile=${report}`]
  const env = { ...process.env, DISPLAY, TEST_BROWSER: browser }
  const run = spawn('npx', ['vitest', 'run', '-c', 'tests/browsers/vitest.config.ts', ...reporters], { stdio: 'inherit', env })
  const [status] = await once(run, 'exit')
  if (!existsSync(report)) return [0, 1]
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
  return [numPassedTests, Math.max(numTotalTests - numPassedTests, status === 0 ? 0 : 1)]
}
