import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'

export interface Nginx {
  url: string
  /** What `nginx -t` said. */
  verdict: string
  stop(): Promise<void>
}

/** Debian's package, where the machine has none. */
function ensureNginx(): void {
  if (
    spawnSync('nginx', ['-v']).status === 0 &&
    spawnSync('ls', ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']).status === 0
  )
    return
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs deploy/nginx.conf as it is, but for the folder and the ports. */
export async function startNginx(port: number, apiPort: number): Promise<Nginx> {
  ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/clinic', process.cwd())
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:4173', `127.0.0.1:${apiPort}`)
  writeFileSync(join(folder, 'site.conf'), site)
  mkdirSync(join(folder, 'tmp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '',
    'include /etc/nginx/modules-enabled/*.conf;',
    `pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; daemon off;`,
    'events { worker_connections 256; }',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, main.join('\n'))
  const { stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', join(folder, 'error.log')], { encoding: 'utf8' })
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
  let tries = 0
  for await (const _ of setInterval(50)) if ((await isUp()) || ++tries === 100) break
  return {
    url,
    verdict: stderr,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
