/** `npm run check`: what needs no browser. Runs everything, then fails if anything failed. */
import { spawnSync } from 'node:child_process'

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['types', 'tsc', ['-b']],
  ['unused code', 'knip', []],
]

let failed = 0
for (const [name, command, args] of checks) {
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' })
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (status !== 0) failed++
}
const { status } = spawnSync(process.execPath, ['scripts/budgets.js'], { stdio: 'inherit' })
if (status !== 0) failed++
process.exit(failed === 0 ? 0 : 1)
