/** `npm run bench:server [-- --seconds 5 --minutes 0]`: each goal as a ratio taken in one run. Fails when one is missed. */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { book } from './bookings'
import { remove, startClinic } from './clinic-process'
import { read, startBare } from './page-reads'
import { rawCommits } from './raw-commits'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, minutes: { type: 'string', default: '0' } },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 16
/** Visitors who book at once: saves that come together share a commit. */
const BOOKING = 64
const ROUNDS = 3
/** More than of the others: the disk that both write to is never twice as fast. */
const BOOKING_ROUNDS = 7

let missed = 0
function tell(what: string, found: number, goal: number, detail: string, atMost = false): void {
  const good = atMost ? found <= goal : found >= goal
  if (!good) missed++
  const text = `${good ? 'ok  ' : 'FAIL'} ${what}: ${found.toFixed(3)} (goal: ${atMost ? 'at most' : 'at least'} ${goal}); ${detail}\n`
  process.stdout.write(text)
}
const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0

const clinic = await startClinic()
const bare = await startBare(clinic.url)
tell('seconds to the first answer', clinic.started / 1000, 1, 'npm start, built', true)

// In turns, so that whatever else the machine does meets both alike.
await read(clinic.url, CONNECTIONS, 2)
await read(bare.url, CONNECTIONS, 2)
const rates = { ours: [] as number[], bare: [] as number[] }
for (let round = 0; round < ROUNDS; round++) {
  rates.bare.push((await read(bare.url, CONNECTIONS, seconds)).requests.average)
  rates.ours.push((await read(clinic.url, CONNECTIONS, seconds)).requests.average)
}
const [ours, theirs] = [median(rates.ours), median(rates.bare)]
tell('pages, share of bare node:http', ours / theirs, 0.9, `${Math.round(ours)} and ${Math.round(theirs)} a second`)

await book(clinic.url, BOOKING, 2)
const booked: { bookings: number; commits: number; share: number }[] = []
for (let round = 0; round < BOOKING_ROUNDS; round++) {
  const commits = rawCommits(2)
  const { bookings: made, seconds: took, failed } = await book(clinic.url, BOOKING, seconds)
  if (failed > 0) tell('bookings that failed', failed, 0, '', true)
  const bookings = made / took
  booked.push({ bookings, commits, share: bookings / commits })
}
const [bookings, commits] = [median(booked.map((round) => round.bookings)), median(booked.map((round) => round.commits))]
const figures = `${Math.round(bookings)} bookings by ${BOOKING} visitors at once, ${Math.round(commits)} raw commits a second`
tell('complete bookings, share of raw durable commits', median(booked.map(({ share }) => share)), 0.1, figures)

const p99s = { calm: [] as number[], busy: [] as number[] }
let drawn = 0
for (let round = 0; round < ROUNDS; round++) {
  p99s.calm.push((await read(clinic.url, 4, seconds, 100)).latency.p99)
  const drawing = autocannon({ url: `${clinic.url}/captcha/api`, connections: 8, duration: seconds + 1 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  p99s.busy.push((await read(clinic.url, 4, seconds, 100)).latency.p99)
  drawn = (await drawing).requests.average
}
const [calm, busy] = [median(p99s.calm), median(p99s.busy)]
const reads = `${busy} ms while ${Math.round(drawn)} captchas a second are drawn, ${calm} ms else`
// autocannon counts whole milliseconds.
tell('p99 of page reads under captchas, times the unloaded', busy / Math.max(1, calm), 3, reads, true)

const until = performance.now() + Number(values.minutes) * 60_000
while (performance.now() < until)
  await Promise.all([
    read(clinic.url, 4, 10),
    book(clinic.url, 8, 10),
    autocannon({ url: `${clinic.url}/api/site`, connections: 2, duration: 10 }),
  ])
const { now, most } = clinic.memory()
tell('resident memory, MB', now, 150, `${most} at its highest, after ${values.minutes} minutes more of all of it`, true)

bare.stop()
await clinic.kill('SIGTERM')
remove(clinic.dataDir)
process.exit(missed === 0 ? 0 : 1)
