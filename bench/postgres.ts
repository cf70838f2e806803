import { startPostgres } from '../tests/api/setup/embedded-postgres'
import { book } from './bookings'
import { type ClinicProcess, remove, startClinic } from './clinic-process'
import { rawPostgresCommits } from './raw-commits'
import type { Results } from './report/results'

/** As many as a process of ours opens (server/db/postgres.ts). */
const CONNECTIONS = 10
const WARM = 2

interface Load {
  visitors: number
  seconds: number
  rounds: number
  tell(what: string): void
}

/** Complete bookings on a durable PostgreSQL, by one, two and three processes of the server that share it. */
export async function bookOnPostgres(results: Results, { visitors, seconds, rounds, tell }: Load): Promise<void> {
  for (const processes of [1, 2, 3]) {
    const where = `PostgreSQL, ${processes === 1 ? 'one process' : `${processes} processes`}`
    const postgres = await startPostgres({ durable: true })
    const clinics: ClinicProcess[] = []
    try {
      // One after another: the first makes the tables.
      for (let number = 0; number < processes; number++)
        clinics.push(await startClinic({ settings: { DATABASE_URL: postgres.url } }))
      const bookAll = async (time: number) => {
        const all = await Promise.all(clinics.map(({ url }) => book(url, Math.round(visitors / processes), time)))
        return {
          rate: all.reduce((sum, { bookings, seconds: took }) => sum + bookings / took, 0),
          failed: all.reduce((sum, { failed }) => sum + failed, 0),
        }
      }
      await bookAll(WARM)
      for (let round = 1; round <= rounds; round++) {
        tell(`bookings, ${where}, ${round} of ${rounds}`)
        const commits = await rawPostgresCommits(postgres.url, CONNECTIONS, WARM)
        const { rate, failed } = await bookAll(seconds)
        results.add('bookings', where, rate)
        results.add('bookingsOfCommits', where, rate / commits)
        results.add('bookingsFailed', where, failed)
      }
    } finally {
      for (const clinic of clinics) {
        await clinic.kill('SIGTERM')
        remove(clinic.dataDir)
      }
      await postgres.stop()
    }
  }
}
