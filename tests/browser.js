import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium for the tests: the machine's, else Playwright's own. Throws when there is none. */
export function findChromium() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('no Chromium found: run `npx playwright install chromium`, or install Debian’s package chromium')
}

/** Installs a Chromium where there is none: Playwright's own, or Debian's where that download is closed. */
export function ensureChromium() {
  try {
    return findChromium()
  } catch {
    const own = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit', timeout: 180_000 })
    if (own.status !== 0) {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
    }
    return findChromium()
  }
}
