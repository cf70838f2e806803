import { appendFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptContent } from '../../../../server/content/kept-content'
import { loadContent } from '../../../../server/content/load'
import { smallClinic, writeFiles } from './setup/small-clinic'

const NOW = Date.parse('2026-11-21T07:00:00Z')
let root: string
let clock = NOW
beforeEach(() => {
  clock = NOW
  root = mkdtempSync(join(tmpdir(), 'kept-'))
  const files = Object.entries(smallClinic()).map(([name, text]) => [name.replace(/^public/, 'client'), text])
  writeFiles(root, { ...Object.fromEntries(files), 'build.json': '{}' })
})
afterEach(() => rmSync(root, { recursive: true }))

const kept = () => keptContent(root, () => clock)
const file = () => join(root, 'content.bin')

describe('the content kept by a build', () => {
  it('is what loading it anew gives, for the whole site', async () => {
    for (const [from, to] of [
      ['content', 'content'],
      ['public', 'client'],
    ] as const) {
      rmSync(join(root, to), { recursive: true })
      cpSync(from, join(root, to), { recursive: true })
    }
    await kept()
    const { mtimeMs } = statSync(file())
    expect(await kept()).toEqual(loadContent('content', { publicDir: 'public', clock: () => NOW }))
    expect(statSync(file()).mtimeMs).toBe(mtimeMs)
  })

  it('is still known when the finished build is moved to its place', async () => {
    await kept()
    const before = readFileSync(file())
    renameSync(root, `${root}-moved`)
    root = `${root}-moved`
    await kept()
    expect(readFileSync(file()).equals(before)).toBe(true)
  })

  it('is read anew when a text, the build or the day has changed, or the file is damaged', async () => {
    const changes = [
      () => appendFileSync(join(root, 'content/pages/privacy-policy.md'), '\n'),
      () => writeFileSync(join(root, 'build.json'), '{"stamp":"other"}'),
      () => void (clock += 24 * 60 * 60 * 1000),
      () => writeFileSync(file(), 'half'),
    ]
    await kept()
    for (const change of changes) {
      change()
      const before = readFileSync(file())
      await kept()
      expect(readFileSync(file()).equals(before)).toBe(false)
    }
  })
})
