// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTicks } from '../../../../../src/features/weigh/kept-ticks'

const KEY = 'weigh:/'
let stop: () => void = () => undefined

/** The page is opened anew; the device keeps what it kept. */
function open(): HTMLInputElement[] {
  document.body.innerHTML =
    '<h1>Nose</h1><ul data-weigh><li><label><input type="checkbox">I can wait</label><label><input type="checkbox">I cannot</label></li></ul>'
  return [...document.querySelectorAll('input')]
}
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown

beforeEach(() => {
  // Another file's page may have been left open.
  history.replaceState(null, '', '/')
  localStorage.clear()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('keeps nothing on the device before something is ticked, and nothing after the last tick is taken away', () => {
  const [wait] = open()
  stop = keepTicks()
  expect(localStorage).toHaveLength(0)
  wait?.click()
  expect(kept()).toEqual({ title: 'Nose', ticked: ['I can wait'] })
  wait?.click()
  expect(localStorage).toHaveLength(0)
})

it('shows the ticks again when the visitor comes back', () => {
  open()[1]?.click()
  stop = keepTicks()
  stop()
  const [wait, cannot] = open()
  stop = keepTicks()
  expect([wait?.checked, cannot?.checked]).toEqual([false, true])
})

it('keeps what was ticked before the scripts were there', () => {
  open()[0]?.click()
  stop = keepTicks()
  expect(kept()).toEqual({ title: 'Nose', ticked: ['I can wait'] })
})

it('works where the device refuses to keep anything', () => {
  const [wait] = open()
  vi.stubGlobal('localStorage', undefined)
  stop = keepTicks()
  wait?.click()
  expect(wait?.checked).toBe(true)
})
