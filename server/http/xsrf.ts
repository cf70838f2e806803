import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { XSRF_COOKIE, XSRF_HEADER } from '../../src/shared/contract/xsrf'
import type { Clock } from '../clock'
import type { Random } from '../random'
import type { Origins } from './origins'

/** As node names the headers of a request. */
const HEADER = XSRF_HEADER.toLowerCase()
/** 18 bytes by chance and their signature. */
const TOKEN = /^([\w-]{24})\.([\w-]{43})$/

/** A token begins with the milliseconds of its making, in so many bytes. */
const TIME = 6

/** Signed double-submit tokens: a page of ours reads the cookie (or the reply's header) and sends it back in a header. */
export function xsrfTokens(secret: string, { random, clock, origins }: { random: Random; clock: Clock; origins: Origins }) {
  const sign = (value: string) => createHmac('sha256', secret).update(value).digest('base64url')
  const genuine = (token: string) => {
    const [, value = '', signature = ''] = TOKEN.exec(token) ?? []
    return value !== '' && equal(sign(value), signature)
  }
  const attributes = cookieAttributes(origins)
  /** What the cookies of requests turned out to be: a request is asked more than once, and signing takes a while. */
  const found = new WeakMap<FastifyRequest, string[]>()
  /** A site on a sibling sub-domain can set cookies of this name as well: those that we did not sign count for nothing. */
  const ours = (request: FastifyRequest): string[] => {
    let tokens = found.get(request)
    if (!tokens) found.set(request, (tokens = readCookies(request.headers.cookie, XSRF_COOKIE).filter(genuine)))
    return tokens
  }

  return {
    /** The visitor's token, when a cookie holds one of ours. */
    tokenOf: (request: FastifyRequest): string | undefined => ours(request)[0],
    /** Whose token it is, and for how many milliseconds; nothing of it can be used as one. */
    visitorOf(request: FastifyRequest): { name: string; age: number } | undefined {
      const [name] = ours(request)[0]?.split('.', 1) ?? []
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
    /** Whether header and a cookie carry the same token of ours. */
    matches(request: FastifyRequest): boolean {
      const header = request.headers[HEADER]
      return typeof header === 'string' && ours(request).some((token) => equal(token, header))
    },
  }
}

export type XsrfTokens = ReturnType<typeof xsrfTokens>

function cookieAttributes({ separate, https }: Origins): string {
  if (!https) return 'Path=/; SameSite=Lax'
  // On another site the cookie is a third party's: browsers that block those keep one a site (CHIPS).
  return separate ? 'Path=/; Secure; SameSite=None; Partitioned' : 'Path=/; Secure; SameSite=Strict'
}

function readCookies(header: string | undefined, name: string): string[] {
  return (header?.split(';') ?? []).flatMap((part) => {
    const [key, value = ''] = part.trim().split('=', 2)
    return key === name ? [value] : []
  })
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
