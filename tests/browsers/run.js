/**
 * `npm run test:browsers`: the offline, update and form journeys in Chromium, Firefox and WebKit, or in those named behind `--`; the last line
 * counts them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from '../browser.js'
import { ensureBrowsers } from './ensure-browsers.js'

const REPORT = 'test-results/browsers.json'
const DISPLAY = ':97'

ensureChromium()
ensureBrowsers()
if (!existsSync('dist/server/main.js')) spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' })
rmSync(REPORT, { force: true })

// WebKit has no mode without a screen.
const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '-c', 'tests/browsers/vitest.config.ts', '--reporter=verbose', '--reporter=json', `--outputFile=${REPORT}`],
  { stdio: 'inherit', env: { ...process.env, DISPLAY, BROWSERS: process.argv.slice(2).join() } },
)
screen.kill()

const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { numPassedTests: 0, numTotalTests: 1 }
process.stdout.write(`\n${report.numPassedTests} passed, ${report.numTotalTests - report.numPassedTests} failed\n`)
process.exit(status ?? 1)
