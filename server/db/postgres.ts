import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Connections of one process; PostgreSQL allows 100 in all unless told otherwise. */
const CONNECTIONS = 10
const CONNECT_WITHIN = 5_000
const ANSWER_WITHIN = 15_000

/** A pool on DATABASE_URL; a connection is opened when it is needed. Throws what PostgreSQL says when it cannot be reached. */
export function openPostgres(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    application_name: 'clinic-site',
  })
  // An idle connection that breaks would end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
