import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The worked example of docs/how-to/add-a-field.md, on a copy of the sources. */
const PATCH = resolve('docs/how-to/add-a-field.patch')
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
const CONTRACT = 'src/shared/contract/enquiry.ts'
const touched = [...readFileSync(PATCH, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'field-'))
  for (const name of SOURCES) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

function apply(...options: string[]) {
  const { status, stderr } = spawnSync('git', ['apply', ...options, PATCH], { cwd: copy, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}
/** The files in which the compiler finds errors. */
function complaints(): string[] {
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-b'], {
    cwd: copy,
    encoding: 'utf8',
  })
  return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}

test('a new field on a form touches six files at most', () => {
  expect(touched).toContain(CONTRACT)
  expect(touched.length).toBeLessThanOrEqual(6)
})

test('whoever adds only the field is told every other place by the compiler, and with all of them it compiles', () => {
  apply(`--include=${CONTRACT}`)
  expect(complaints()).toEqual(touched.filter((file) => /\.tsx?$/.test(file) && file !== CONTRACT).sort())
  apply(`--exclude=${CONTRACT}`)
  expect(complaints()).toEqual([])
})
