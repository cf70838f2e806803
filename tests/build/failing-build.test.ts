import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** What a build is made of. */
const FOLDERS = ['build', 'content', 'public', 'scripts', 'server', 'src', 'sw']
const FILES = ['index.html', 'manifest.webmanifest', 'manifest.hi.webmanifest', 'package-lock.json', 'vite.config.ts']

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
  mkdirSync(join(checkout, 'dist/server'), { recursive: true })
  writeFileSync(join(checkout, 'dist/build.json'), '{"stamp":"older","built":"2026-11-01"}')
  writeFileSync(join(checkout, 'dist/server/main.js'), 'console.log("serving")')
})
afterEach(() => rmSync(checkout, { recursive: true }))

const run = (script: string) => spawnSync(process.execPath, [script], { cwd: checkout, encoding: 'utf8' })

describe('a mistake in the texts', () => {
  it('stops the build with its file and line, and the site in use stays as it is', () => {
    for (const name of [...FOLDERS, ...FILES, 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      cpSync(name, join(checkout, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
    const clinic = join(checkout, 'content/clinic.yaml')
    writeFileSync(clinic, readFileSync(clinic, 'utf8').replace(/^motto:/m, 'mottoo:'))
    const { status, stderr } = run('scripts/build.js')
    expect(status).toBe(1)
    expect(stderr).toMatch(/clinic\.yaml:\d+.*mottoo/)
    expect(readdirSync(join(checkout, 'dist')).sort()).toEqual(['build.json', 'server'])
  })
})

describe('npm start', () => {
  beforeEach(() => {
    for (const folder of FOLDERS) mkdirSync(join(checkout, folder))
    for (const file of FILES) writeFileSync(join(checkout, file), '')
    writeFileSync(join(checkout, 'package.json'), '{"type":"module"}')
    for (const file of ['start.js', 'fresh-build.js', 'stamp.js']) cpSync(join('scripts', file), join(checkout, 'scripts', file))
    writeFileSync(join(checkout, 'scripts/build.js'), 'process.exit(1)')
  })

  it('serves the last whole build when the new one fails, and says so', () => {
    const { status, stdout, stderr } = run('scripts/start.js')
    expect([status, stdout]).toEqual([0, 'serving\n'])
    expect(stderr).toContain('THE BUILD FAILED, see above. Served is the site built on 2026-11-01')
  })

  it('stops when there is no build to serve', () => {
    rmSync(join(checkout, 'dist'), { recursive: true })
    expect(run('scripts/start.js').status).toBe(1)
  })
})
