import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock'
import type { Random } from '../random'
import type { Origins } from './origins'

export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** A token begins with the milliseconds of its making, in so many bytes. */
const TIME = 6

/** Signed double-submit tokens: a page of ours reads the cookie (or the reply's header) and sends it back in a header. */
export function xsrfTokens(secret: string, { random, clock, origins }: { random: Random; clock: Clock; origins: Origins }) {
  const sign = (value: string) => createHmac('sha256', secret).update(value).digest('base64url')
  const genuine = (token: string | undefined) => {
    const [value = '', signature = ''] = token?.split('.') ?? []
    return value !== '' && equal(sign(value), signature)
  }
  const attributes = cookieAttributes(origins)
  /** What the cookies of requests turned out to be: a request is asked more than once, and signing takes a while. */
  const found = new WeakMap<FastifyRequest, string | undefined>()

  return {
    /** The visitor's token, when the cookie holds one of ours. */
    tokenOf(request: FastifyRequest): string | undefined {
      if (found.has(request)) return found.get(request)
      const token = readCookie(request.headers.cookie, XSRF_COOKIE)
      const ours = genuine(token) ? token : undefined
      found.set(request, ours)
      return ours
    },
    /** Whose token it is, and for how many milliseconds; nothing of it can be used as one. */
    visitorOf(request: FastifyRequest): { name: string; age: number } | undefined {
      const [name] = this.tokenOf(request)?.split('.', 1) ?? []
      return name ? { name, age: clock() - Buffer.from(name, 'base64url').readUIntBE(0, TIME) } : undefined
    },
    /** Gives the visitor a token. On another origin than the page's the cookie cannot be read: hence the header. */
    give(request: FastifyRequest, reply: FastifyReply): void {
      let token = this.tokenOf(request)
      if (!token) {
        const time = Buffer.alloc(TIME)
        time.writeUIntBE(clock(), 0, TIME)
        const value = Buffer.concat([time, random(12)]).toString('base64url')
        token = `${value}.${sign(value)}`
        reply.header('set-cookie', `${XSRF_COOKIE}=${token}; ${attributes}`)
      }
      reply.header(XSRF_HEADER, token)
    },
    /** Whether header and cookie carry the same token of ours. */
    matches(request: FastifyRequest): boolean {
      const token = this.tokenOf(request)
      const header = request.headers[XSRF_HEADER]
      return token !== undefined && typeof header === 'string' && equal(token, header)
    },
  }
}

export type XsrfTokens = ReturnType<typeof xsrfTokens>

function cookieAttributes({ separate, https }: Origins): string {
  if (!https) return 'Path=/; SameSite=Lax'
  return separate ? 'Path=/; Secure; SameSite=None' : 'Path=/; Secure; SameSite=Strict'
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
