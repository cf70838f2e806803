import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'

const SOURCES = [
  'src',
  'sw',
  'server',
  'build',
  'scripts',
  'bench',
  'tests',
  'content',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
]
const LINKED = ['node_modules', 'public']
/** In ms: the compiler and the build read the whole site, on a machine that has other things to do. */
export const PATIENCE = 400_000

/** A copy of the sources, to which an example of docs/how-to is applied. */
export function workedExample(name: string) {
  const patch = resolve(`docs/how-to/${name}.patch`)
  const copy = mkdtempSync(join(tmpdir(), 'example-'))
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true })
  for (const linked of LINKED) symlinkSync(resolve(linked), join(copy, linked))
  // The compiler collects its rubbish seldom: a tenth of its time, for half a gigabyte.
  const env = { ...process.env, GOGC: '400' }
  const run = (command: string, ...options: string[]) => spawnSync(command, options, { cwd: copy, encoding: 'utf8', env })
  return {
    touched: [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file),
    copy,
    run,
    apply(...options: string[]) {
      const { status, stderr } = run('git', 'apply', ...options, patch)
      expect([status, stderr]).toEqual([0, ''])
    },
    /** The files in which the compiler finds errors. */
    complaints(...projects: string[]): string[] {
      // Its threads would each infer the same types: twice the work where cores are few.
      const { stdout } = run(process.execPath, resolve('node_modules/typescript/bin/tsc'), '-b', '--singleThreaded', ...projects)
      return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
    },
    leave: () => rmSync(copy, { recursive: true }),
  }
}
