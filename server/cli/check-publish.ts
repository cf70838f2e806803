/** `npm run check:publish`: lists what stands between this checkout and a lawful live site; ends with 1 while anything is open. */
import { existsSync } from 'node:fs'
import { inspectContent } from '../content/load'
import { readEnv } from '../env'
import { oldestDays } from './oldest-days'
import { openPoints } from './open-points'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const env = readEnv(process.env)
  const open = openPoints(inspectContent('content'), env, await oldestDays(env, Date.now()))
  const count = open.reduce((sum, { points }) => sum + points.length, 0)
  for (const { title, points } of open) process.stdout.write(`\n${title}\n${points.map((point) => `  ${point}\n`).join('')}`)
  process.stdout.write(count === 0 ? 'Nothing is open: the site may go live.\n' : `\n${count} open: not ready to go live.\n`)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
