// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { install, startInstall } from '../../../../src/stores/install'

const SECOND_PAGE = 6_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(install, { way: null, hint: false })
  sessionStorage.setItem('pages-read', '1')
  document.body.innerHTML = '<button>Menu</button><div data-form="contact"><form><input name="name" /></form></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.innerHTML = ''
})

/** The second page of a reader whose browser can install the site. */
function read(): void {
  startInstall()
  dispatchEvent(new Event('beforeinstallprompt'))
  vi.advanceTimersByTime(SECOND_PAGE)
}
const field = () => document.querySelector<HTMLElement>('input')
const formAt = (top: number, bottom: number) =>
  vi.spyOn(document.querySelector('[data-form]') as Element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)

test('a reader sees the hint', () => {
  formAt(innerHeight + 1, innerHeight + 500)
  read()
  expect(install.hint).toBe(true)
})

test('the hint does not come while a field has the focus, though nothing is typed', () => {
  field()?.focus()
  read()
  expect(install.hint).toBe(false)
})

test('the hint does not come over a form on the screen', () => {
  formAt(100, 600)
  read()
  expect(install.hint).toBe(false)
})

test('the hint goes away when a form gets the focus, and only then', () => {
  read()
  document.querySelector('button')?.focus()
  expect(install.hint).toBe(true)
  field()?.focus()
  expect(install.hint).toBe(false)
})
