// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaptchaStep } from '../../../../../../src/features/forms/captcha/captcha-step'
import { setOnline } from '../../../../../../src/stores/network'

let code = ''
let held = false
let number = 0
const fetched = vi.fn<() => Promise<Response>>()
const start = () =>
  createCaptchaStep({
    hasCode: () => code !== '',
    clearCode: () => {
      code = ''
    },
    isHeld: () => held,
  })
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  code = ''
  held = false
  number = 0
  setOnline(true)
  fetched.mockImplementation(async () => Response.json({ key: `k${++number}`, img: 'data:', audio: '/a.wav' }))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('it loads when it comes on screen, and not before', async () => {
  const captcha = start()
  await minutes(1)
  expect(fetched).not.toHaveBeenCalled()
  captcha.setVisible(true)
  expect(captcha.state.status).toBe('loading')
  await minutes(0)
  expect(captcha.state).toMatchObject({ status: 'ready', challenge: { key: 'k1' } })
})

test('an old one is renewed in silence while no code is typed, and not at all while nobody looks', async () => {
  const captcha = start()
  captcha.setVisible(true)
  await minutes(10)
  expect(captcha.state).toMatchObject({ challenge: { key: 'k2' }, notice: null })
  captcha.setVisible(false)
  await minutes(60)
  expect(captcha.state).toMatchObject({ status: 'idle', challenge: null })
  expect(fetched).toHaveBeenCalledTimes(2)
  captcha.setVisible(true)
  await minutes(0)
  expect(captcha.state).toMatchObject({ status: 'ready', challenge: { key: 'k3' } })
})

test('with a code typed it says so', async () => {
  const captcha = start()
  captcha.setVisible(true)
  await minutes(1)
  code = 'abc'
  await minutes(9)
  expect(captcha.state).toMatchObject({ challenge: { key: 'k2' }, notice: 'expired' })
  expect(code).toBe('')
})

test('while a request is unanswered its challenge stays', async () => {
  const captcha = start()
  captcha.want()
  await minutes(1)
  code = 'abc'
  held = true
  await minutes(12)
  expect(captcha.state.challenge?.key).toBe('k1')
  held = false
  await minutes(0.2)
  expect(captcha.state.challenge?.key).toBe('k2')
})

test('a lost connection is told, and the same picture serves afterwards', async () => {
  const captcha = start()
  captcha.want()
  await minutes(1)
  setOnline(false)
  captcha.connectionChanged()
  expect(captcha.state.status).toBe('offline')
  setOnline(true)
  captcha.connectionChanged()
  expect(captcha.state).toMatchObject({ status: 'ready', challenge: { key: 'k1' } })
  await minutes(9)
  expect(captcha.state.challenge?.key).toBe('k2')
})

test('a server that is down is asked again, less and less often', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 503 }))
  const captcha = start()
  captcha.want()
  await minutes(0)
  expect(captcha.state.status).toBe('down')
  await minutes(5)
  const calls = fetched.mock.calls.length
  expect(calls).toBeGreaterThan(4)
  expect(calls).toBeLessThan(12)
})

test('a wrong code is told until the next try, and an answer that comes late is not shown', async () => {
  const captcha = start()
  captcha.want()
  await minutes(0)
  captcha.refuse()
  captcha.refresh()
  await minutes(0)
  expect(captcha.state).toMatchObject({ notice: null, challenge: { key: 'k3' } })
  captcha.refuse()
  expect(captcha.state.notice).toBe('invalid')
  captcha.quiet()
  expect(captcha.state.notice).toBeNull()
})
