import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('nothing of the styleguide is in the build: no page, no script, no style, no entry in a list', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const mentioned = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        /styleguide/i.test(file) || (!/\.(br|gz)$/.test(file) && /styleguide|data-chapter/i.test(readFileSync(file, 'latin1'))),
    )
  expect(files.length).toBeGreaterThan(100)
  expect(mentioned).toEqual([])
})
