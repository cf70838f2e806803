// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEnquiry } from '../../../../../src/features/forms/enquiry'
import { inputsOf } from '../../../../../src/features/forms/form-values'
import { lastReceipt } from '../../../../../src/features/forms/sent/receipt'
import { typing } from '../../../../../src/stores/typing'

const values = { name: 'Meera', mobile: '9876543210', email: 'm@example.org', message: 'Hello', captcha: 'abc' }
const posts: { path: string; body: Record<string, string> }[] = []
const went = vi.fn(async () => undefined)
let save: () => Promise<Response>
let verdict: string

beforeEach(() => {
  posts.length = 0
  verdict = 'valid captcha'
  save = async () => Response.json({ result: 'success', reference: 'R-1' })
  let key = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/captcha/api') return Response.json({ key: `k${++key}`, img: 'data:', audio: '' })
    posts.push({ path, body: JSON.parse(String(body)) as Record<string, string> })
    return path === '/api/validate-captcha' ? Response.json({ message: verdict }) : save()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  went.mockClear()
})

async function filled() {
  const enquiry = startEnquiry('contact', '2026-10', { go: went, prepare: async () => false })
  for (const field of inputsOf(enquiry.asked)) enquiry.form.registerField(field, () => undefined, {})
  enquiry.captcha.want()
  await vi.waitFor(() => expect(enquiry.captcha.state.status).toBe('ready'))
  enquiry.form.batch(() => Object.entries(values).forEach(([name, value]) => enquiry.form.change(name as 'name', value)))
  return enquiry
}

test('validate, save, thank-you page; nothing is left in the form', async () => {
  const enquiry = await filled()
  await enquiry.form.submit()
  expect(posts.map(({ path }) => path)).toEqual(['/api/validate-captcha', '/api/save-contactus'])
  expect(posts[1]?.body).toMatchObject({ ...values, key: 'k1', notice: '2026-10' })
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/thank-you', { replace: true }))
  expect(lastReceipt()).toEqual({ kind: 'contact', reference: 'R-1' })
  expect(enquiry.form.getState().values).toEqual({})
  expect(typing.unsent).toEqual([])
})

test('a wrong code saves nothing and loses nothing but the code', async () => {
  const enquiry = await filled()
  verdict = 'invalid captcha'
  await enquiry.form.submit()
  expect(posts).toHaveLength(1)
  expect(enquiry.captcha.state.notice).toBe('invalid')
  const { captcha, ...rest } = values
  expect(captcha).toBe('abc')
  expect(enquiry.form.getState().values).toEqual(rest)
})

test('a lost answer is asked for again with the same key, without checking the used code again', async () => {
  const enquiry = await filled()
  save = async () => new Response('', { status: 502 })
  await enquiry.form.submit()
  expect(enquiry.state).toMatchObject({ step: 'filling', failure: { kind: 'server' } })
  save = async () => Response.json({ result: 'success', reference: 'R-2' })
  await enquiry.form.submit()
  expect(posts.map(({ path }) => path)).toEqual(['/api/validate-captcha', '/api/save-contactus', '/api/save-contactus'])
  expect(posts[2]?.body).toEqual(posts[1]?.body)
  expect(enquiry.state.step).toBe('sent')
})

test('a connection that breaks once is not worth a word', async () => {
  const enquiry = await filled()
  let tries = 0
  save = async () => {
    if (tries++ === 0) throw new TypeError('Failed to fetch')
    return Response.json({ result: 'success', reference: 'R-3' })
  }
  await enquiry.form.submit()
  expect(tries).toBe(2)
  expect(enquiry.state).toMatchObject({ step: 'sent', failure: null })
})

test('a changed request is a new one', async () => {
  const enquiry = await filled()
  save = async () => new Response('', { status: 502 })
  await enquiry.form.submit()
  enquiry.form.change('name', 'Meera Nair')
  await enquiry.form.submit()
  expect(posts.map(({ path }) => path).filter((path) => path.endsWith('captcha'))).toHaveLength(2)
})

test('a reply that is neither success nor refusal is a failure, not silence', async () => {
  const enquiry = await filled()
  save = async () => Response.json({ result: 'maybe' })
  await enquiry.form.submit()
  expect(enquiry.state.failure).toMatchObject({ kind: 'server' })
  expect(went).not.toHaveBeenCalled()
})

test('messages of the server stand at their fields', async () => {
  const enquiry = await filled()
  save = async () => Response.json({ result: 'invalid', errors: { mobile: 'Enter a 10 digit Mobile No' } }, { status: 422 })
  await enquiry.form.submit()
  expect(enquiry.form.getFieldState('mobile')?.submitError).toBe('Enter a 10 digit Mobile No')
  expect(enquiry.state.failure).toBeNull()
})
