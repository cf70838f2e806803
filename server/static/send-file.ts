import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type EncodedBody, isNotModified } from '../encoded-body'
import { askedRange, type Range } from '../http/ranges'
import type { SiteFile } from './site-files'

/** Writes a file past the framework's own serialising: its headers are known, its bytes are in memory. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply {
  const { body } = file
  const range = status === 200 ? askedRange(request.raw, file.size, file.etag) : 'all'
  if (!body || (range !== 'all' && !isNotModified(request, file.etag))) return sendPart(request, reply, file, range)
  reply.hijack()
  writeFile(request.raw, reply.raw, file, body, status)
  return reply
}

/** Writes a file from memory; answers the status. @param status when the client does not have it already */
export function writeFile(
  request: IncomingMessage,
  reply: ServerResponse,
  file: SiteFile,
  body: EncodedBody,
  status: number,
): number {
  if (isNotModified(request, body.etag)) {
    reply.writeHead(304, headersOf(file, body, undefined)).end()
    return 304
  }
  const { encoding, bytes } = chooseEncoding(request, body)
  reply.writeHead(status, headersOf(file, body, encoding, bytes.length))
  reply.end(request.method === 'HEAD' ? undefined : bytes)
  return status
}

const written = new WeakMap<SiteFile, Map<string, string[]>>()

/** Names and values in turn, made once for each encoding of a file: node writes a flat list fastest. */
function headersOf(file: SiteFile, body: EncodedBody, encoding: string | undefined, length?: number): string[] {
  const kinds = written.get(file) ?? new Map<string, string[]>()
  written.set(file, kinds)
  const kind = length === undefined ? 'fresh' : (encoding ?? 'identity')
  const found = kinds.get(kind)
  if (found) return found
  const made = Object.entries({
    ...file.headers,
    etag: body.etag,
    ...(body.br === false ? {} : { vary: 'accept-encoding' }),
    ...(length === undefined ? {} : { 'content-type': body.type, 'content-length': String(length) }),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }).flat()
  kinds.set(kind, made)
  return made
}

/** Films, and parts of anything that a player asks for. */
function sendPart(request: FastifyRequest, reply: FastifyReply, file: SiteFile, range: Range | 'all' | 'none'): FastifyReply {
  const { headers, body, disk, size, type, etag } = file
  reply.headers({ ...headers, etag, 'accept-ranges': 'bytes' })
  if (body && body.br !== false) reply.header('vary', 'accept-encoding')
  if (isNotModified(request, etag)) return reply.code(304).send()
  reply.header('content-type', type)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(body ? body.identity.subarray(start, end + 1) : createReadStream(disk, { start, end }))
}
