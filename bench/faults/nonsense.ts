import { connect } from 'node:net'
import * as fc from 'fast-check'
import { endpoints } from '../../src/shared/contract/endpoints'
import { CODE, remove, startClinic } from '../clinic-process'
import { visit } from '../visitor'
import { check } from './verdict'

const SECONDS = 15
const posts = Object.values(endpoints).filter(({ method }) => method === 'POST')
const gets = Object.values(endpoints).filter(({ method }) => method === 'GET')
const fields = ['name', 'mobile', 'email', 'date', 'message', 'requesturl', 'refferelurl', 'notice', 'website', 'captcha', 'key']
const form = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constant(CODE)))
const body = fc.oneof(
  fc.json(),
  form.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.constant('['.repeat(20_000)),
  fc.constant('x'.repeat(60_000)),
)

/** What no client of ours sends: HTTP that is none, bodies too big or broken, random JSON everywhere. No 5xx, and the memory stays. */
export async function nonsense(): Promise<void> {
  const clinic = await startClinic()
  const odd = [
    'GET / HTTP/1.1\r\nhost: x\r\nx: ' + 'a'.repeat(40_000) + '\r\n\r\n',
    'GET /' + 'a'.repeat(20_000) + ' HTTP/1.1\r\nhost: x\r\n\r\n',
    'POST /api/save-appointment HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\nzz\r\n',
    'POST /api/save-appointment HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n',
    'GET /%00%ff%c0%af HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\n\r\n',
    'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    '\u0016\u0003\u0001\u0000\u00a5 a TLS hello',
    '\r\n\r\n\r\n\r\n',
  ]
  const answers = await Promise.all(odd.map((text) => raw(Number(new URL(clinic.url).port), text)))
  check(
    'HTTP that is none is refused',
    answers.every((status) => status < 500),
    answers.join(' '),
  )

  const { headers } = await visit(clinic.url)
  const statuses = new Map<number, number>()
  const pages = ['/', '/contact', '/services', '/captcha/api']
  const send = async (text: string, index: number) => {
    const post = posts[index % posts.length]
    const get = gets[index % gets.length]
    const parameter = encodeURIComponent(Buffer.from(text.slice(0, 300)).toString())
    const replies = await Promise.all([
      fetch(clinic.url + (post?.path ?? ''), { method: 'POST', headers, body: text }),
      fetch(clinic.url + (get?.path ?? '').replace(/\{\w+\}/, parameter)),
      fetch(clinic.url + (pages[index % pages.length] ?? '/')),
    ])
    for (const reply of replies) {
      await reply.arrayBuffer()
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    }
  }
  const run = async (seconds: number) => {
    const until = performance.now() + seconds * 1000
    while (performance.now() < until) await Promise.all(fc.sample(body, 40).map(send))
  }
  await run(SECONDS)
  const before = clinic.memory().now
  await run(SECONDS)
  const growth = clinic.memory().now - before
  const said = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} times ${status}`)
  check(
    'random JSON and bytes on every endpoint: no 5xx',
    [...statuses.keys()].every((status) => status < 500),
    said.join(', '),
  )
  check('the memory does not grow by it', growth < 15, `${growth} MB in ${SECONDS} s, now ${clinic.memory().now} MB`)
  await clinic.kill('SIGTERM')
  remove(clinic.dataDir)
}

/** The status that raw bytes are answered with; 0 when the connection is just closed. */
function raw(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let reply = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'))
    socket.on('data', (chunk) => void (reply += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0)))
    socket.setTimeout(5_000, () => socket.destroy())
  })
}
