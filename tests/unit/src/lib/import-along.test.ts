// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { __vitePreload as importAlong } from '../../../../src/lib/import-along'

const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

beforeEach(() => document.head.replaceChildren())

test('what a file imports is asked for along with it, and once', async () => {
  expect(await importAlong(async () => 'the part', ['assets/a.js', 'assets/b.js'])).toBe('the part')
  await importAlong(async () => 'another part', ['assets/b.js', 'assets/c.js'])
  expect(asked()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
})

test('a file without imports of its own asks for nothing more', async () => {
  expect(await importAlong(async () => 'the part')).toBe('the part')
  expect(asked()).toEqual([])
})

test('a failure is told with its cause, and thrown unless somebody takes it over', async () => {
  const missing = new Error('missing')
  const fail = () => importAlong(() => Promise.reject(missing))
  const told = vi.fn()
  addEventListener('vite:preloadError', told, { once: true })
  await expect(fail()).rejects.toBe(missing)
  expect(told.mock.lastCall?.[0]).toMatchObject({ payload: missing })
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true })
  expect(await fail()).toBeUndefined()
})
