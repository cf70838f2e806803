/** `npm run check`: what needs no browser. Runs everything, then fails if anything failed. */
import { execFile } from 'node:child_process'

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ['budgets', process.execPath, ['scripts/budgets.js']],
  ['format', 'npx', ['oxfmt', '--check']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  // Its threads would each infer the same types: twice the work where cores are few.
  ['types', 'npx', ['tsc', '-b', '--singleThreaded']],
  ['unused code', 'npx', ['knip']],
]

let failed = 0
// Side by side: each of them keeps one core busy, the build that is weighed most of them.
await Promise.all(
  checks.map(async ([name, command, args]) => {
    const { code, said } = await output(command, args)
    process.stdout.write(`${said}${code === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
    if (code !== 0) failed++
  }),
)
process.exit(failed === 0 ? 0 : 1)

/** What a command says, all of it at once. @param {string} command @param {string[]} args @returns {Promise<{ code: unknown, said: string }>} */
function output(command, args) {
  const room = { maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) =>
    execFile(command, args, room, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? 1) : 0, said: stdout + stderr }),
    ),
  )
}
