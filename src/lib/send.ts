import { type EndpointName, endpointPath, endpoints } from '../shared/contract/endpoints'
import { XSRF_HEADER } from '../shared/contract/xsrf'
import { apiBase } from './fetch-transport'
import { rememberToken, xsrfToken } from './xsrf'

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT = 15_000

/** Why a call has no usable answer. */
export type FailureKind = 'offline' | 'unreachable' | 'timeout' | 'server' | 'busy' | 'forbidden' | 'rejected'

export class CallFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** Seconds to wait before the next try, when the server told. */
    readonly seconds?: number,
  ) {
    super(kind)
  }
}

export interface Answer {
  status: number
  body: unknown
}

interface Refusal {
  result?: string
  /** The zero bits that the server asks the device to work for. */
  work?: number
}

/** Calls an endpoint past every cache. Answers 200, 403 and 422 with their JSON; anything else throws a CallFailure. */
export async function call(name: EndpointName, body?: Record<string, unknown>, isLast = false): Promise<Answer> {
  const done = await works.get(body?.key)
  const answer = await once(name, done ? { ...body, work: done } : body)
  const { result, work } = (answer.body ?? {}) as Refusal
  if (answer.status !== 403 || result === 'captcha') return answer
  if (isLast) throw new CallFailure('forbidden')
  if (work) await workFor(body?.key, work)
  // The token is missing or from before a restart of the browser: the captcha call gives a new one.
  else await once('captcha')
  return call(name, body, true)
}

/** What devices were asked to work out, by the captcha's key. */
const works = new Map<unknown, Promise<string>>()

/** Begins to work for a captcha; the code for it comes only when the server asks. */
export function workFor(key: unknown, bits: number): Promise<string> {
  const work = import('./work').then(
    ({ solve }) => solve(String(key), bits),
    () => {
      works.delete(key)
      throw new CallFailure('unreachable')
    },
  )
  works.set(key, work)
  return work
}

async function once(name: EndpointName, body?: object): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const response = await fetch(apiBase + endpointPath(name), {
      method: endpoints[name].method,
      headers: headers(body !== undefined),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: isElsewhere() ? 'include' : 'same-origin',
      cache: 'no-store',
      signal,
    })
    rememberToken(response)
    const { status } = response
    if (status === 429) throw new CallFailure('busy', retryAfter(response))
    if (status >= 500) throw new CallFailure('server', retryAfter(response))
    if (status !== 200 && status !== 403 && status !== 422) throw new CallFailure('rejected')
    return { status, body: await response.json() }
  } catch (error) {
    if (error instanceof CallFailure) throw error
    if (signal.aborted) throw new CallFailure('timeout')
    // Also what is no JSON: the page of a hotel's network that wants a login comes in place of the answer.
    throw new CallFailure(navigator.onLine ? 'unreachable' : 'offline')
  }
}

function headers(hasBody: boolean): Record<string, string> {
  const token = hasBody ? xsrfToken() : undefined
  return {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token && { [XSRF_HEADER]: token }),
  }
}

const isElsewhere = () => apiBase !== '' && new URL(apiBase).origin !== location.origin

/** Seconds from a Retry-After header, which may also be a date. */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  if (!header) return undefined
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header)
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}
