/** `npm run test:faults [-- killed fullDisk …]`: what the server must survive, on the loopback, in about three minutes. Needs Linux. */
import { clockJumps } from './faults/clock-jumps'
import { fullDisk } from './faults/full-disk'
import { killed } from './faults/killed'
import { nonsense } from './faults/nonsense'
import { slowClients } from './faults/slow-clients'
import { failures } from './faults/verdict'

const faults = { killed, fullDisk, clockJumps, slowClients, nonsense }
const asked = process.argv.slice(2)

for (const [name, run] of Object.entries(faults)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  process.stdout.write(`\n${name}\n`)
  await run()
}
process.stdout.write(`\n${failures() === 0 ? 'all held' : `${failures()} did not hold`}\n`)
process.exit(failures() === 0 ? 0 : 1)
