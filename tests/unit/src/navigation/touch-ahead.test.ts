// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Navigation } from '../../../../src/navigation/navigation'
import { startTouchAhead } from '../../../../src/navigation/touch-ahead'

const render = vi.fn<(path: string) => void>()
const main = () => document.querySelector('main') as HTMLElement
const page = () => document.querySelector<HTMLElement>('[data-page="/contact"]')
const link = () => document.querySelector<HTMLElement>('a') as HTMLElement

beforeAll(() => {
  document.body.innerHTML = '<main></main>'
  startTouchAhead({ prepare: () => Promise.resolve(true), pageAhead: { render } } as unknown as Navigation)
})
beforeEach(async () => {
  main().innerHTML = '<div data-page="/"><a href="/contact">Contact</a></div>'
  link().addEventListener('click', (event) => event.preventDefault())
  link().dispatchEvent(new Event('touchstart', { bubbles: true }))
  await vi.waitFor(() => expect(render).toHaveBeenCalledWith('/contact'))
  // As React renders it out of sight.
  main().insertAdjacentHTML('beforeend', '<div data-page="/contact" style="display: none !important"></div>')
})
afterEach(() => {
  render.mockClear()
})

test('while the finger rests, the page of the link is laid out far below, and hidden half a second after it has gone', async () => {
  await vi.waitFor(() => expect(page()?.style.position).toBe('fixed'))
  link().dispatchEvent(new Event('touchcancel', { bubbles: true }))
  await vi.waitFor(() => expect(page()?.style.display).toBe('none'))
})

test('a page that was tapped and left again at once is hidden, and not laid out once more', async () => {
  await vi.waitFor(() => expect(page()?.style.position).toBe('fixed'))
  link().dispatchEvent(new Event('touchend', { bubbles: true }))
  link().click()
  // Shown, and then left by Back before half a second is over: React hides it, and puts the page before in its place.
  page()?.style.setProperty('display', 'none', 'important')
  // Told after the observer that was there before it.
  const told = new Promise((resolve) => new MutationObserver(resolve).observe(main(), { childList: true }))
  document.querySelector('[data-page="/"]')?.replaceWith(document.createElement('div'))
  await told
  expect(page()?.style.cssText).toBe('display: none !important;')
})
