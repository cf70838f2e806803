// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const published = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))

test.each(published)('a browser can read %s', (file) => {
  const read = new DOMParser().parseFromString(readFileSync(join('public', file), 'utf8'), 'image/svg+xml')
  expect(read.querySelector('parsererror')?.textContent).toBeUndefined()
  expect(read.documentElement.localName).toBe('svg')
})
