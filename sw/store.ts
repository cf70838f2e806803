import { CACHES, type KeptBy, SITE_MARK } from '../src/shared/offline-storage'

/** The same file is sent compressed or not, to any Accept; one copy answers all. */
export const LOOSE: CacheQueryOptions = { ignoreVary: true }

/**
 * Puts a response into a cache. When the device is full, pictures and API replies make room once for what the visitor opens,
 * never for what is kept in bulk; throws if that was not enough.
 */
export async function put(cacheName: string, url: string, response: Response, by: KeptBy = 'visit'): Promise<void> {
  const spare = response.clone()
  const cache = await caches.open(cacheName)
  try {
    await cache.put(url, response)
  } catch (error) {
    if (by === 'site' || !isFull(error)) throw error
    await Promise.all([caches.delete(CACHES.pictures), caches.delete(CACHES.api)])
    await (await caches.open(cacheName)).put(url, spare)
  }
}

/** Whether the visitor wants the whole site on the device. */
export const isSiteWanted = async () => (await caches.match(SITE_MARK, { cacheName: CACHES.site })) !== undefined

export const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** A response with notes in its headers. Its encoding is gone: the body is kept as it was decoded. */
export function withNotes(body: BodyInit, response: Response, notes: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  for (const [name, value] of Object.entries(notes)) headers.set(name, value)
  return new Response(body, { status: 200, headers })
}

/** A file that has not come by then, in ms, holds up everything behind it. */
const PATIENCE = 60_000

/** Fetches a file of our own. Throws when there is no connection or anything but the file itself comes. */
export async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(
    new Request(url, { cache, priority: 'low', signal: AbortSignal.timeout?.(PATIENCE) } as RequestInit),
  )
  if (!isWhole(response)) throw new Error(`${url} answered ${response.status}`)
  return response
}

/** Never a redirect, an error, a part of a file or another origin's reply. */
export const isWhole = (response: Response) => response.status === 200 && !response.redirected && response.type === 'basic'
