import { execFileSync, spawnSync } from 'node:child_process'

const PACKAGES = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
]

/** Installs what the tests in other browsers need and this machine lacks; needs Debian or Ubuntu, and rights to install. */
export function ensureBrowsers() {
  const missing = PACKAGES.filter(([command = '']) => spawnSync('which', [command]).status !== 0).map(([, name = '']) => name)
  if (missing.length === 0) return
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'inherit' })
}
