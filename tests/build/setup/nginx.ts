import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { ensurePackages } from '../../packages.js'

export interface Nginx {
  /** What `nginx -t` said. */
  verdict: string
  accessLog(): string
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A certificate for `localhost` that nobody trusts. */
function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
}

export interface Ports {
  http: number
  https: number
  api: number
}

/** Runs deploy/nginx.conf as it is, but for the folders, the ports and the name, which is localhost. */
export async function startNginx(ports: Ports): Promise<Nginx> {
  ensurePackages('nginx-light', 'libnginx-mod-http-brotli-static', 'openssl')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  makeCertificate(folder)
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/clinic', process.cwd())
    .replaceAll('/etc/letsencrypt/live/clinic.example', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('clinic.example', 'localhost')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${ports.api}`)
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
  const url = `http://localhost:${ports.http}`
  const isUp = () =>
    fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  let tries = 0
  for await (const _ of setInterval(50)) if ((await isUp()) || ++tries === 1000) break
  return {
    verdict: stderr,
    accessLog: () => readFileSync(join(folder, 'clinic-access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
