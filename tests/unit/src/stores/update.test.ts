// @vitest-environment jsdom
import { setImmediate as nextTask } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from '../../../../src/lib/drafts'
import { acceptUpdate, startUpdates, update } from '../../../../src/stores/update'

const stored = vi.hoisted(() => new Map<string, Draft>())
vi.mock('../../../../src/lib/drafts', () => ({
  loadDraft: async (kind: string) => stored.get(kind),
  saveDraft: async (kind: string, draft: Draft) => stored.set(kind, draft),
}))

const FILE = '/assets/enquiry-form-1.js'
let status: number | undefined
const fetched = vi.fn(async () => {
  if (!status) throw new TypeError('Failed to fetch')
  return new Response(null, { status })
})

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<div data-form="quick"><form data-kind="appointment">
    <input name="name" data-draft="always" /><input name="mobile" data-draft="always" />
    <select name="language" data-draft="always"><option value=""></option><option>my language</option></select>
    <textarea name="message" data-draft="when asked"></textarea><input name="captcha" /><input name="website" />
  </form></div>`
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) field.value = `my ${field.name}`
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
  stored.clear()
  document.body.innerHTML = ''
  Object.assign(update, { offered: false, confirming: false })
})

startUpdates()

/** Tells of a missing file; the server's answer has been read when what it did is to be seen. */
async function chunkFails(): Promise<void> {
  const payload = new Error(`Failed to fetch dynamically imported module: ${location.origin}${FILE}`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith(FILE, expect.objectContaining({ method: 'HEAD' })))
  await nextTask()
}

test('a file that is gone from the server is a new version', async () => {
  status = 404
  await chunkFails()
  expect(update.offered).toBe(true)
})

test.each([undefined, 200, 503])('a file that failed while the server answers %s is no new version', async (answer) => {
  status = answer
  await chunkFails()
  expect(update.offered).toBe(false)
})

test('what was typed before the code of its form came is a draft before the page is reloaded', async () => {
  stored.set('appointment', { values: { name: 'before', date: '2026-12-01' }, keepMessage: false, savedAt: 1 })
  await acceptUpdate()
  expect(update.confirming).toBe(true)
  expect(stored.get('appointment')?.values.name).toBe('before')
  await acceptUpdate()
  expect(stored.get('appointment')?.values).toEqual({
    name: 'my name',
    mobile: 'my mobile',
    language: 'my language',
    date: '2026-12-01',
  })
})
