import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { freePort } from './free-port'

const CODE = 'TEST42'

/** The built server with a database of its own, on a free port. */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ url: string; code: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'clinic-browsers-'))
  const env = {
    ...process.env,
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: data,
    CAPTCHA_TEST_CODE: CODE,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  let tries = 0
  for await (const _ of setInterval(100)) {
    if (await isUp(url)) return { url, code: CODE, stop }
    if (++tries === 600) break
  }
  await stop()
  throw new Error('the server did not start')
}

const isUp = (url: string) =>
  fetch(`${url}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )
