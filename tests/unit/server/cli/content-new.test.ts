import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

  test.each(kinds)(
    'a %s is one file, the site builds with it, and a treatment stands in its category’s menu and comparison',
    (kind) => {
      const { path, text } = newFile(kind, kind === 'treatment' ? 'body-chest/arm-lift' : 'arm-lift', content, today)
      const file = join(dir, 'content', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      const after = inspectContent(join(dir, 'content'), { clock: () => today.getTime() })
      const asked = `content/hi/${path}:1 is missing`
      const found = after.problems.map(problemLine).filter((line) => !before.includes(line))
      // What patients need is asked for in Hindi, too.
      expect(found.filter((line) => !line.startsWith(asked))).toEqual([])
      const made = after.content?.routes.find((page) => page.path.endsWith('/arm-lift'))
      expect(made?.route.kind).toBe(kind)
      expect(after.content?.records.has(made?.path ?? '')).toBe(true)
      expect(after.content?.warnings.filter(({ concern }) => concern === 'unfinished').length).toBeGreaterThan(5)
      const category = after.content?.categories.find(({ slug }) => slug === 'body-chest')
      const last = [category?.treatments.at(-1)?.menu, category?.comparison.at(-1)?.menu]
      if (kind === 'treatment') expect(last).toEqual(['Arm lift', 'Arm lift'])
    },
  )

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
