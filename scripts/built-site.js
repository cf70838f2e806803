import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePath } from '../build/page-file.js'

/** Starts the built site with a database of its own, which goes when it stops. @param {number} port */
export async function startBuiltSite(port) {
  const url = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'built-site-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), SITE_URL: url, DATA_DIR: data, RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    stdio: 'inherit',
  })
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  stop()
  throw new Error('the server did not start; is there a build? npm run build')
}

/** The addresses of all pages in the build. */
export function builtPaths() {
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(pagePath)
    .sort()
}
