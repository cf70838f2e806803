import { connect, type Socket } from 'node:net'
import { remove, startClinic } from '../clinic-process'
import { booking, save, visit } from '../visitor'
import { check, pause } from './verdict'

const SLOW = 200
const IDLE = 3_000

/** Clients that send a byte now and then, and thousands that say nothing: the others do not notice, and nobody stays for ever. */
export async function slowClients(): Promise<void> {
  const clinic = await startClinic()
  const port = Number(new URL(clinic.url).port)
  const before = clinic.memory().now
  const closed = { slow: 0, idle: 0 }
  const open = async (count: number, kind: keyof typeof closed, first: string) => {
    const sockets: Socket[] = []
    for (let index = 0; index < count; index++) {
      const socket = connect(port, '127.0.0.1', () => first && socket.write(first))
      socket.on('error', () => undefined).on('close', () => closed[kind]++)
      socket.resume()
      sockets.push(socket)
      if (index % 100 === 99) await pause(5)
    }
    return sockets
  }
  const headers = await open(SLOW, 'slow', 'GET / HTTP/1.1\r\nhost: x\r\n')
  const bodies = await open(
    SLOW,
    'slow',
    'POST /api/save-appointment HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
  )
  const dripping = setInterval(() => [...headers, ...bodies].forEach((socket) => socket.writable && socket.write('a')), 1_000)
  const idle = await open(IDLE, 'idle', '')

  const times: number[] = []
  const from = performance.now()
  while (performance.now() - from < 10_000) {
    const start = performance.now()
    const { status } = await fetch(`${clinic.url}/contact`)
    times.push(status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY)
    await pause(50)
  }
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  check('pages beside them come at once', p99 < 250, `99 of 100 within ${Math.round(p99)} ms`)
  const mine = await visit(clinic.url)
  check('so does a booking', (await save(clinic.url, mine, booking(mine.key))).status === 200)
  const held = clinic.memory().now - before
  check(`${IDLE} idle connections cost little memory`, held < 80, `${held} MB`)

  while (closed.slow < SLOW * 2 && performance.now() - from < 45_000) await pause(500)
  clearInterval(dripping)
  const took = Math.round((performance.now() - from) / 1000)
  check('slow senders are cut off', closed.slow === SLOW * 2, `${closed.slow} of ${SLOW * 2} after ${took} s`)
  for (const socket of idle) socket.destroy()
  await clinic.kill('SIGTERM')
  remove(clinic.dataDir)
}
