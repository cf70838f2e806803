import { existsSync } from 'node:fs'
import { readEnv } from '../env'
import { openExisting } from './open-existing'
import { runRequests } from './run-requests'
import { processTerminal } from './terminal'

/** `npm run requests -- …`, with the server's settings. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  process.exitCode = await runRequests(process.argv.slice(2), {
    open: async () => openExisting(env),
    clock: Date.now,
    terminal: processTerminal(),
    retentionDays: env.RETENTION_DAYS,
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
