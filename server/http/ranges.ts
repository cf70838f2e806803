import type { IncomingMessage } from 'node:http'

/** A part of some bytes, both ends included. */
export interface Range {
  start: number
  end: number
}

type RangeAnswer = Range | 'all' | 'none'

/**
 * The part of a file that a request asks for. Only GET has parts; one that is bound to a version (If-Range) only of that very version.
 * @param etag weak ones (W/) never tell that two copies are the same byte by byte
 */
export function askedRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
  etag: string,
): RangeAnswer {
  if (method !== 'GET') return 'all'
  const bound = headers['if-range']
  if (bound !== undefined && (bound !== etag || etag.startsWith('W/'))) return 'all'
  return readRange(headers.range, size)
}

/** The one range a Range header asks for; 'all' for none or several, 'none' when it lies outside. */
export function readRange(header: string | undefined, size: number): RangeAnswer {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'all'
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'none' : { start, end }
}
