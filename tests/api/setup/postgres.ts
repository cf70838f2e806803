import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { ask } from './ask-postgres'
import { startPostgres } from './embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL where tests may make databases, and how their names begin; absent in the project that runs on SQLite. */
    postgres?: { server: string; prefix: string }
  }
}

/** Once a run: the PostgreSQL of TEST_DATABASE_URL, whose user may create databases, else one of our own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startPostgres()
  const server = given ?? own?.url ?? ''
  const prefix = `clinic_test_${randomBytes(4).toString('hex')}_`
  provide('postgres', { server, prefix })
  return async () => {
    if (own) return own.stop()
    for (const { datname } of await ask(server, `select datname from pg_database where starts_with(datname, '${prefix}')`))
      await ask(server, `drop database ${datname} with (force)`)
  }
}
