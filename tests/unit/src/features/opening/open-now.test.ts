// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayOpenNow } from '../../../../../src/features/opening/open-now'
import { momentAtClinic } from '../../../../../src/shared/clinic-day'
import type { Site } from '../../../../../src/shared/contract/content'

const site = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], opens: '09:30', closes: '18:30' }],
  holidays: [],
} as unknown as Site
const line = () => document.querySelector<HTMLElement>('#open-now')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(momentAtClinic('2026-11-23', '18:28:30')) })
  document.body.innerHTML = '<p><span id="open-now">Mon to Sat, 9:30am to 6:30pm</span></p>'
})
afterEach(() => vi.useRealTimers())

test('who keeps the front page open over closing time reads that the clinic has closed', () => {
  const end = sayOpenNow(site)
  expect(line()?.textContent).toBe('Open now, until 6:30pm')
  expect(line()?.dataset['open']).toBe('true')
  vi.advanceTimersByTime(2 * 60_000)
  expect(line()?.textContent).toBe('Closed now, opens tomorrow at 9:30am')
  expect(line()?.dataset['open']).toBe('false')
  end()
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(line()?.textContent).toBe('Closed now, opens tomorrow at 9:30am')
})

test('a clinic without hours, and a page without the line, stay as they are', () => {
  sayOpenNow({ ...site, hours: [] })()
  expect(line()?.textContent).toBe('Mon to Sat, 9:30am to 6:30pm')
  document.body.innerHTML = ''
  sayOpenNow(site)()
  expect(document.body.innerHTML).toBe('')
})
