import type { TestProject } from 'vitest/node'
import { startPostgres } from './embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL where tests may make databases; absent in the project that runs on SQLite. */
    postgres?: string
  }
}

/** Once a run: the PostgreSQL of TEST_DATABASE_URL, whose user may create databases, else one of our own. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startPostgres()
  provide('postgres', given ?? own?.url ?? '')
  return own?.stop
}
