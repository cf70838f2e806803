import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes that are sent again and again, with their encodings. Those that are missing are made when first asked for. */
export interface EncodedBody {
  type: string
  etag: string
  identity: Buffer
  /** false when compressing does not pay. */
  br: Buffer | undefined | false
  gzip: Buffer | undefined | false
}

/** Below this size, in bytes, compressing saves less than its header costs. */
export const WORTH_COMPRESSING = 600
const compressible = /^(?:text\/|application\/(?:rss|feed|json|manifest|xml)|image\/svg)/

export function encodeBody(
  bytes: Buffer,
  type: string,
  ready: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): EncodedBody {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const worth = bytes.length >= WORTH_COMPRESSING && compressible.test(type)
  return { type, etag, identity: bytes, br: worth ? ready.br : false, gzip: worth ? ready.gzip : false }
}

/** A request, of the framework or of node itself. */
interface RequestHead {
  headers: IncomingHttpHeaders
}

/** The best encoding that the client takes, and the bytes in it. */
export function chooseEncoding(request: RequestHead, body: EncodedBody): { encoding?: 'br' | 'gzip'; bytes: Buffer } {
  const accepted = acceptedBy(request.headers['accept-encoding'])
  if (body.br !== false && accepted.br) {
    body.br ??= brotliCompressSync(body.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return { encoding: 'br', bytes: body.br }
  }
  if (body.gzip !== false && accepted.gzip) {
    body.gzip ??= gzipSync(body.identity)
    return { encoding: 'gzip', bytes: body.gzip }
  }
  return { bytes: body.identity }
}

/** Sends the body in the best encoding; 304 when the client has it already. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply {
  reply.header('etag', body.etag)
  if (body.br !== false) reply.header('vary', addVary(reply.getHeader('vary'), 'accept-encoding'))
  if (isNotModified(request, body.etag)) return reply.code(304).send()
  const { encoding, bytes } = chooseEncoding(request, body)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', body.type).send(bytes)
}

/** Whether the client's copy is the current one. */
export function isNotModified(request: RequestHead, etag: string): boolean {
  const header = request.headers['if-none-match']
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

export function addVary(before: number | string | string[] | undefined, name: string): string {
  return before === undefined ? name : `${String(before)}, ${name}`
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

interface Accepted {
  br: boolean
  gzip: boolean
}

const NOTHING: Accepted = { br: false, gzip: false }
/** Browsers send a handful of different headers. */
const seen = new Map<string, Accepted>()

function acceptedBy(header: string | string[] | undefined): Accepted {
  if (typeof header !== 'string') return NOTHING
  const known = seen.get(header)
  if (known) return known
  const read = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') }
  if (seen.size < 100 && header.length < 100) seen.set(header, read)
  return read
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';')
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
  })
}
