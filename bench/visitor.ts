import { CODE } from './clinic-process'

export interface Visit {
  key: string
  headers: Record<string, string>
}

/** Opens a captcha as a form does: its key, and the headers of the posts that follow. */
export async function visit(url: string): Promise<Visit> {
  const captcha = await fetch(`${url}/captcha/api`)
  const { key } = (await captcha.json()) as { key: string }
  const cookie = captcha.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const token = captcha.headers.get('x-xsrf-token') ?? ''
  return { key, headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': token, origin: url } }
}

const MONTH = 30 * 24 * 60 * 60 * 1000

export function booking(key: string, message = 'After five, please.', now = Date.now()): string {
  return JSON.stringify({
    name: 'Asha Rao',
    mobile: '9876543210',
    email: 'asha@example.org',
    date: new Date(now + MONTH).toISOString().slice(0, 10),
    message,
    requesturl: 'http://localhost/',
    refferelurl: 'http://localhost/book-an-appointment',
    notice: '2026-11-22',
    key,
    captcha: CODE,
  })
}

interface Saved {
  status: number
  reference: string | undefined
}

export async function save(url: string, { headers }: Pick<Visit, 'headers'>, body: string): Promise<Saved> {
  const reply = await fetch(`${url}/api/save-appointment`, { method: 'POST', headers: { ...headers, origin: url }, body })
  const { reference } = (await reply.json()) as { reference?: string }
  return { status: reply.status, reference }
}
