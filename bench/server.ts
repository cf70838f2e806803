/**
 * `npm run bench:server [-- --seconds 5 --minutes 0 --write]`: what the server answers and keeps, each goal as a ratio taken in one run, on
 * SQLite and on PostgreSQL. Fails when one is missed.
 */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { book } from './bookings'
import { remove, startClinic } from './clinic-process'
import { read, startBare } from './page-reads'
import { bookOnPostgres } from './postgres'
import { rawCommits } from './raw-commits'
import { circumstances, commandLine } from './report/machine'
import { Results } from './report/results'
import { conclude, table, writePart } from './report/write'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 16
/** Visitors who book at once: saves that come together share a commit. */
const BOOKING = 64
const ROUNDS = 3
/** More than of the others: the disk that both write to is never twice as fast. */
const BOOKING_ROUNDS = 7

const results = new Results()
const from = performance.now()
const tell = (what: string) => process.stderr.write(`${((performance.now() - from) / 1000).toFixed(0).padStart(5)} s  ${what}\n`)

const clinic = await startClinic()
const bare = await startBare(clinic.url)
results.add('started', '`npm start`, built', clinic.started / 1000)

// In turns, so that whatever else the machine does meets both alike.
await read(clinic.url, CONNECTIONS, 2)
await read(bare.url, CONNECTIONS, 2)
for (let round = 1; round <= ROUNDS; round++) {
  tell(`pages ${round} of ${ROUNDS}`)
  const rate = { 'our server': 0, 'bare node:http': 0 }
  const sides = [['our server', clinic.url] as const, ['bare node:http', bare.url] as const]
  for (const [name, url] of round % 2 === 0 ? sides : sides.toReversed()) {
    rate[name] = (await read(url, CONNECTIONS, seconds)).requests.average
    results.add('pageRate', name, rate[name])
  }
  results.add('pagesOfBare', 'our server', rate['our server'] / rate['bare node:http'])
}

await book(clinic.url, BOOKING, 2)
for (let round = 1; round <= BOOKING_ROUNDS; round++) {
  tell(`bookings, SQLite, ${round} of ${BOOKING_ROUNDS}`)
  const commits = rawCommits(2)
  const { bookings, seconds: took, failed } = await book(clinic.url, BOOKING, seconds)
  results.add('bookings', 'SQLite', bookings / took)
  results.add('bookingsOfCommits', 'SQLite', bookings / took / commits)
  results.add('bookingsFailed', 'SQLite', failed)
}

for (let round = 1; round <= ROUNDS; round++) {
  tell(`pages beside captchas ${round} of ${ROUNDS}`)
  const calm = (await read(clinic.url, 4, seconds, 100)).latency.p99
  const drawing = autocannon({ url: `${clinic.url}/captcha/api`, connections: 8, duration: seconds + 1 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const busy = (await read(clinic.url, 4, seconds, 100)).latency.p99
  results.add('captchaRate', 'while pages are read', (await drawing).requests.average)
  results.add('p99', 'unloaded', calm)
  results.add('p99', 'while captchas are drawn', busy)
  // autocannon counts whole milliseconds.
  results.add('calmOfCaptchas', 'our server', busy / Math.max(1, calm))
}

const until = performance.now() + Number(values.minutes) * 60_000
while (performance.now() < until) {
  tell('all of it at once')
  await Promise.all([
    read(clinic.url, 4, 10),
    book(clinic.url, 8, 10),
    autocannon({ url: `${clinic.url}/api/site`, connections: 2, duration: 10 }),
  ])
}
const { now, most } = clinic.memory()
results.add('memory', `after ${values.minutes} minutes more of all of it`, now)
results.add('memoryMost', 'at its highest', most)

bare.stop()
await clinic.kill('SIGTERM')
remove(clinic.dataDir)

await bookOnPostgres(results, { visitors: BOOKING, seconds, rounds: ROUNDS, tell })

if (values.write) await writePart('server', [circumstances(commandLine('bench:server')), table(results)].join('\n\n'))
process.exit(conclude(results))
