import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let builds: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  builds = []
})
afterEach(() => {
  for (const build of builds) build.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A process that takes its turn, says so, and keeps it until it is told to end. */
function begin() {
  const script = `
    import { takeTurn } from '${pathToFileURL(resolve('scripts/one-build.js')).href}'
    const turn = takeTurn()
    console.log(turn.waited)
    process.stdin.once('data', () => { turn.end(); process.exit() })`
  const build = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  builds.push(build)
  const said = (stream: 'stdout' | 'stderr') => once(build[stream], 'data').then(String)
  return { build, waiting: said('stderr'), waited: said('stdout') }
}

test('a second build waits until the first has ended, and knows that it did', async () => {
  const first = begin()
  expect(await first.waited).toBe('false\n')
  const second = begin()
  expect(await second.waiting).toBe('Another build of this folder is under way: waiting for it.\n')
  first.build.stdin?.write('end')
  expect(await second.waited).toBe('true\n')
})

test('a build that was killed keeps nobody waiting', async () => {
  const first = begin()
  await first.waited
  first.build.kill('SIGKILL')
  await once(first.build, 'exit')
  expect(await begin().waited).toBe('false\n')
})
