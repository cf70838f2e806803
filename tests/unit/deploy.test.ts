import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { API_FOLDERS } from '../../src/shared/contract/api-paths'

const UNITS = 'deploy/systemd'
const unit = (name: string) => readFileSync(join(UNITS, name), 'utf8')
const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

describe('the server under systemd', () => {
  it('is started again for as long as its database takes to come up', () => {
    expect(unit('clinic.service')).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m)
    expect(unit('clinic.service')).toMatch(/^Restart=always$/m)
  })

  it('clears its memory before it is braked, and is started anew before it crawls for ever', () => {
    const text = unit('clinic.service')
    const [heap, high, most] = [/--max-old-space-size=(\d+)/, /^MemoryHigh=(\d+)M/m, /^MemoryMax=(\d+)M/m].map((pattern) =>
      megabytes(text, pattern),
    )
    expect(heap).toBeLessThan(high ?? 0)
    expect(high).toBeLessThan(most ?? 0)
  })

  it('writes for its own account only, and leaves no core dump, like every job beside it', () => {
    const jobs = readdirSync(UNITS).filter((name) => unit(name).includes('User=clinic'))
    expect(jobs).toEqual(['clinic-backup.service', 'clinic-purge.service', 'clinic.service'])
    for (const name of jobs) expect(unit(name), name).toMatch(/^UMask=0077\nLimitCORE=0$|UMask=0077[^]*LimitCORE=0/m)
  })
})

describe('deploy/clinic-requests', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bin-'))
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\nexit 3\n')
    chmodSync(join(folder, 'systemd-run'), 0o755)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lets systemd read the settings, says who asks, and hands on words and exit code', () => {
    const env = { PATH: `${folder}:${process.env.PATH ?? ''}`, SUDO_USER: 'asha' }
    const { stdout, status } = spawnSync(join(process.cwd(), 'deploy/clinic-requests'), ['export', '--from', '2026-11-01'], {
      env,
      encoding: 'utf8',
    })
    const words = stdout.trimEnd().split('\n')
    expect(words).toContain('--property=EnvironmentFile=-/etc/clinic.env')
    expect(words).toContain('--setenv=SUDO_USER=asha')
    expect(words.slice(-5)).toEqual(['/usr/bin/node', 'dist/server/requests.js', 'export', '--from', '2026-11-01'])
    expect([words.includes('--pipe'), status]).toEqual([true, 3])
  })
})

describe('deploy/nginx.conf', () => {
  it('hands on what the server answers beside the pages; its figures stay on the machine', () => {
    const [, folders] = /location ~ \^\/\(([\w|]+)\)\(\/\|\$\)/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? []
    expect(folders?.split('|')).toEqual(API_FOLDERS.filter((folder) => folder !== 'metrics'))
  })
})
