/**
 * What the tests need of the system, in the words of Debian and Ubuntu. A test asks for its own part; `node tests/packages.js` installs all of it, so that
 * continuous integration can do so while other things keep the processor busy.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** What each package brings: a command, or a file. */
const BRINGS = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  'nginx-light': 'nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  openssl: 'openssl',
}

/**
 * Installs what this machine lacks of these, which takes the rights to do so.
 * @param {(keyof typeof BRINGS)[]} packages @throws {Error} when some cannot be installed
 */
export function ensurePackages(...packages) {
  const missing = packages.filter((name) => !isThere(BRINGS[name]))
  if (missing.length === 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const commands = [['update'], ['install', '-y', '--no-install-recommends', ...missing]]
  for (const words of commands) {
    const { status, stderr, error } = spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', env })
    if (status !== 0) throw new Error(`apt-get ${words.join(' ')}: ${error?.message ?? stderr}`)
  }
}

/** @param {string} commandOrFile */
const isThere = (commandOrFile) =>
  commandOrFile.startsWith('/') ? existsSync(commandOrFile) : spawnSync('which', [commandOrFile]).status === 0

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  ensurePackages(.../** @type {(keyof typeof BRINGS)[]} */ (Object.keys(BRINGS)))
