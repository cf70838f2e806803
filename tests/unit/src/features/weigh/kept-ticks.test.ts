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
  sessionStorage.clear()
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

it('shows the ticks again when the page is opened again in the same tab', () => {
  open()[1]?.click()
  stop = keepTicks()
  stop()
  const [wait, cannot] = open()
  stop = keepTicks()
  expect([wait?.checked, cannot?.checked]).toEqual([false, true])
})

it('shows what an earlier visit has ticked only when somebody asks, and loses none of it before', () => {
  localStorage.setItem(KEY, JSON.stringify({ title: 'Nose', ticked: ['I cannot'] }))
  let [wait, cannot] = open()
  stop = keepTicks()
  expect(cannot?.checked).toBe(false)
  wait?.click()
  expect(kept()).toEqual({ title: 'Nose', ticked: ['I cannot', 'I can wait'] })
  stop()
  ;[wait, cannot] = open()
  stop = keepTicks()
  expect([wait?.checked, cannot?.checked]).toEqual([false, false])
  document.querySelector('button')?.click()
  expect([wait?.checked, cannot?.checked]).toEqual([true, true])
  expect(document.querySelector('button')).toBeNull()
  expect(document.activeElement).toBe(wait)
  cannot?.click()
  expect(kept()).toEqual({ title: 'Nose', ticked: ['I can wait'] })
})

it('takes its button away with the page', () => {
  localStorage.setItem(KEY, JSON.stringify({ title: 'Nose', ticked: ['I cannot'] }))
  open()
  keepTicks()()
  expect(document.querySelector('button')).toBeNull()
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
