import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensurePackages } from './packages.js'

/** Debian's Chromium without a window, which paints in half the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium for the tests: the machine's, else Playwright's own. Throws when there is none. */
export function findChromium() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error(`no Chromium found: run \`npx playwright install chromium\`, or install Debian’s package ${SHELL}`)
}

/** Installs a Chromium where there is none, or only a slow one: Debian's without a window, else Playwright's own. */
export function ensureChromium() {
  try {
    ensurePackages(SHELL)
  } catch (noPackage) {
    try {
      findChromium()
    } catch {
      process.stderr.write(`${noPackage}\n`)
      spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit', timeout: 180_000 })
      findChromium()
    }
  }
}
