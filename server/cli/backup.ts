import { existsSync } from 'node:fs'
import { readEnv } from '../env'
import { runBackup } from './run-backup'
import { processTerminal } from './terminal'

/** `npm run backup -- FILE`, with the server's settings. What it writes is for this account only. */
process.umask(0o077)
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.exitCode = await runBackup(process.argv.slice(2), readEnv(process.env), processTerminal())
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
