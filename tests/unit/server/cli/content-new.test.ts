import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kinds, newFile } from '../../../../server/cli/new-file'
import type { Content } from '../../../../server/content/content'
import { inspectContent } from '../../../../server/content/load'
import { problemLine } from '../../../../server/content/problems'

const today = new Date('2026-11-21T07:00:00Z')
const whole = inspectContent('content')
const content = whole.content as Content
let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-new-'))
  cpSync('content', join(dir, 'content'), { recursive: true })
  symlinkSync(resolve('public'), join(dir, 'public'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('a new page', () => {
  const before = whole.problems.map(problemLine)
  const made = new Map(
    kinds.map((kind) => [kind, newFile(kind, kind === 'treatment' ? 'body-chest/arm-lift' : 'arm-lift', content, today)]),
  )
  let after: ReturnType<typeof inspectContent>
  // One of each kind: reading the whole site takes seconds.
  beforeAll(() => {
    const site = mkdtempSync(join(tmpdir(), 'content-new-'))
    cpSync('content', join(site, 'content'), { recursive: true })
    symlinkSync(resolve('public'), join(site, 'public'))
    for (const { path, text } of made.values()) {
      mkdirSync(dirname(join(site, 'content', path)), { recursive: true })
      writeFileSync(join(site, 'content', path), text)
    }
    after = inspectContent(join(site, 'content'), { clock: () => today.getTime() })
    rmSync(site, { recursive: true })
  })

  test('is one file, and the site builds with it', () => {
    // What patients need is asked for in Hindi, too.
    const asked = [...made.values()].map(({ path }) => `content/hi/${path}:1 is missing`)
    const found = after.problems.map(problemLine).filter((line) => !before.includes(line))
    expect(found.filter((line) => !asked.some((start) => line.startsWith(start)))).toEqual([])
  })

  test.each(kinds)('of the kind %s has its address, and says what is still to be written', (kind) => {
    const page = after.content?.routes.find(({ route, path }) => route.kind === kind && path.endsWith('/arm-lift'))
    expect(after.content?.records.has(page?.path ?? '')).toBe(true)
    const unfinished = after.content?.warnings.filter(({ concern }) => concern === 'unfinished').map(problemLine)
    const file = `content/${made.get(kind)?.path}:`
    expect(unfinished?.filter((line) => line.startsWith(file)).length).toBeGreaterThan(5)
  })

  test('that is a treatment stands in its category’s menu and comparison', () => {
    const category = after.content?.categories.find(({ slug }) => slug === 'body-chest')
    expect([category?.treatments.at(-1)?.menu, category?.comparison.at(-1)?.menu]).toEqual(['Arm lift', 'Arm lift'])
  })

  test.each([
    ['treatment', 'arm-lift', 'is not a name such as'],
    ['treatment', 'nowhere/arm-lift', 'there is no category nowhere'],
    ['treatment', '../../etc/passwd', 'is not a name such as'],
    ['post', 'Arm Lift', 'is not a name such as'],
  ] as const)('%s %s is refused with a reason', (kind, name, reason) => {
    expect(() => newFile(kind, name, content, today)).toThrow(reason)
  })
})

test('the command writes the file and its Hindi one, with which the site builds, and a second time leaves both alone', () => {
  const command = [
    '--import',
    resolve('node_modules/tsx/dist/esm/index.mjs'),
    resolve('server/cli/content-new.ts'),
    'treatment',
    'body-chest/arm-lift',
  ]
  const run = () => spawnSync(process.execPath, command, { cwd: dir, encoding: 'utf8' })
  const first = run()
  expect(first.stderr).toBe('')
  expect(first.status).toBe(0)
  const file = join(dir, 'content/treatments/body-chest/arm-lift.md')
  expect(existsSync(file)).toBe(true)
  const twin = readFileSync(join(dir, 'content/hi/treatments/body-chest/arm-lift.md'), 'utf8')
  expect(twin).toContain('## यह कैसे होता है {#how-it-is-done}')
  const { problems, content: site } = inspectContent(join(dir, 'content'))
  expect(problems.map(problemLine).filter((line) => line.includes('arm-lift'))).toEqual([])
  expect(site?.translations.get('hi')?.warnings.map(problemLine).join('\n')).toContain('arm-lift.md:1 its English is not named')
  writeFileSync(file, 'mine')
  const second = run()
  expect(second.status).toBe(1)
  expect(second.stderr).toContain('is there already')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})
