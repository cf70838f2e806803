// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure, call, workFor } from '../../../../src/lib/send'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (error: CallFailure) => error,
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  document.cookie = 'XSRF-TOKEN=token%2Fa'
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call of a form', () => {
  test('carries the token of the cookie, and its answer comes back with its status', async () => {
    fetched.mockResolvedValue(json(200, { result: 'success' }))
    expect(await call('saveContactUs', { name: 'M' })).toEqual({ status: 200, body: { result: 'success' } })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/save-contactus')
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"M"}', credentials: 'same-origin', cache: 'no-store' })
    expect(init?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'token/a', 'content-type': 'application/json' })
  })

  test('takes a token from a header where the cookie cannot be read', async () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    fetched.mockResolvedValueOnce(json(200, { key: 'k' }, { 'x-xsrf-token': 'from-header' }))
    fetched.mockResolvedValueOnce(json(200, {}))
    await call('captcha')
    await call('validateCaptcha', {})
    expect(fetched.mock.calls[1]?.[1].headers).toMatchObject({ 'X-XSRF-TOKEN': 'from-header' })
  })

  test('takes the token that the server told, not a cookie that a sibling sub-domain set', async () => {
    document.cookie = 'XSRF-TOKEN=forged'
    fetched.mockResolvedValueOnce(json(403, { error: 'token' }))
    fetched.mockResolvedValueOnce(json(200, { key: 'k' }, { 'x-xsrf-token': 'ours' }))
    fetched.mockResolvedValueOnce(json(200, { result: 'success' }))
    expect((await call('saveContactUs', {})).status).toBe(200)
    expect(fetched.mock.calls[2]?.[1].headers).toMatchObject({ 'X-XSRF-TOKEN': 'ours' })
  })

  test('refused for its token, it gets a new one and goes out once more', async () => {
    fetched.mockResolvedValueOnce(json(403, { error: 'token' }))
    fetched.mockResolvedValueOnce(json(200, { key: 'k' }))
    fetched.mockResolvedValueOnce(json(200, { result: 'success' }))
    expect((await call('saveContactUs', {})).status).toBe(200)
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/save-contactus', '/captcha/api', '/api/save-contactus'])
  })

  test('refused for good', async () => {
    fetched.mockImplementation(async () => json(403, { error: 'token' }))
    expect(await failureOf(call('saveContactUs', {}))).toMatchObject({ kind: 'forbidden' })
  })

  test('asked to work, the device does, and the call goes out once more with the solution', async () => {
    fetched.mockResolvedValueOnce(json(403, { result: 'work', work: 8 }))
    fetched.mockResolvedValueOnce(json(200, { result: 'success' }))
    expect((await call('saveContactUs', { key: 'k' })).status).toBe(200)
    const bodies = fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Record<string, string>)
    expect(bodies).toEqual([{ key: 'k' }, { key: 'k', work: expect.any(String) }])
    expect(createHash('sha256').update(`k:${bodies[1]?.work}`).digest()[0]).toBe(0)
  })

  test('asked to work with the captcha, the device begins at once, and the call carries the solution', async () => {
    fetched.mockResolvedValue(json(200, { result: 'success' }))
    const work = await workFor('early', 8)
    await call('saveContactUs', { key: 'early' })
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([JSON.stringify({ key: 'early', work })])
  })

  test('that is asked to work again and again says so in the end', async () => {
    fetched.mockImplementation(async () => json(403, { result: 'work', work: 1 }))
    expect(await failureOf(call('saveContactUs', { key: 'k' }))).toMatchObject({ kind: 'forbidden' })
  })

  test('refused for its code, the answer is left to the form', async () => {
    fetched.mockResolvedValue(json(403, { result: 'captcha' }))
    expect(await call('saveContactUs', {})).toEqual({ status: 403, body: { result: 'captcha' } })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['busy', 'in seconds', json(429, {}, { 'retry-after': '90' }), 90],
    ['busy', 'until a date', json(429, {}, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }), 60],
    ['busy', 'for an unknown time', json(429, {}), undefined],
    ['server', 'broken', json(500, {}), undefined],
    ['rejected', 'too big', json(413, {}), undefined],
    ['unreachable', 'a login page of the network', new Response('<h1>Log in</h1>'), undefined],
  ])('%s: %s', async (kind, _, response, seconds) => {
    fetched.mockResolvedValue(response)
    const failure = await failureOf(call('saveContactUs', {}))
    expect(failure?.kind).toBe(kind)
    if (seconds === undefined) expect(failure?.seconds).toBeUndefined()
    else expect(Math.abs((failure?.seconds ?? 0) - seconds)).toBeLessThanOrEqual(2)
  })

  test('without a connection it is the browser who knows', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOf(call('captcha'))).toMatchObject({ kind: 'unreachable' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await failureOf(call('captcha'))).toMatchObject({ kind: 'offline' })
    vi.restoreAllMocks()
  })

  test('is given up after fifteen seconds', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    fetched.mockImplementation(
      (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    const failure = failureOf(call('captcha'))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(15_000))
    limit.abort()
    expect(await failure).toMatchObject({ kind: 'timeout' })
    timeout.mockRestore()
  })
})
