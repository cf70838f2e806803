import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const CODE = 'TEST7'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
/** What `npm start` gives to node. */
const START = scripts.start.split(' ').slice(1)

export interface ClinicProcess {
  url: string
  dataDir: string
  child: ChildProcess
  /** Milliseconds from the start of the process to its first answer. */
  started: number
  /** Resident memory in MB: now, and at its highest. */
  memory(): { now: number; most: number }
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

interface Options {
  dataDir?: string
  /** The folder of a built checkout; this one by default. */
  checkout?: string
  settings?: Record<string, string>
}

/** The built server as `npm start` runs it, on a free port of the loopback, with a known captcha and without limits. */
export async function startClinic({ dataDir = folder(), checkout = '.', settings = {} }: Options = {}): Promise<ClinicProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    CAPTCHA_TEST_CODE: CODE,
    RATE_LIMIT: 'off',
    ...settings,
  }
  const from = performance.now()
  // As `npm start` does it. Its log goes into a file, as under systemd: reading it here would take time from what is measured.
  const log = join(logs, `${port}.log`)
  const file = openSync(log, 'w')
  const child = spawn(process.execPath, START, { cwd: checkout, env, stdio: ['ignore', file, file] })
  closeSync(file)
  const output = () => readFileSync(log, 'utf8').slice(-5_000)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`)
    if (performance.now() - from > 60_000) throw new Error(`the server does not answer: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    dataDir,
    child,
    started: performance.now() - from,
    memory: () => memoryOf(child.pid ?? 0),
    output,
    async kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}

const logs = mkdtempSync(join(tmpdir(), 'clinic-logs-'))
process.on('exit', () => remove(logs))

export const folder = () => mkdtempSync(join(tmpdir(), 'clinic-bench-'))
export const remove = (dir: string) => rmSync(dir, { recursive: true, force: true })

const answers = (url: string) =>
  fetch(`${url}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )

function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: of('VmRSS'), most: of('VmHWM') }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
