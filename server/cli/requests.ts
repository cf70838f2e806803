import { existsSync } from 'node:fs'
import { readEnv } from '../env'
import { erasureList } from '../erasures'
import { openExisting } from './open-existing'
import { runRequests } from './run-requests'
import { processTerminal } from './terminal'

/** `npm run requests -- …`, with the server's settings. What it writes is for this account only. */
process.umask(0o077)
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  process.exitCode = await runRequests(process.argv.slice(2), {
    open: async () => openExisting(env),
    clock: Date.now,
    terminal: processTerminal(),
    retentionDays: env.RETENTION_DAYS,
    erasures: erasureList(env),
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
