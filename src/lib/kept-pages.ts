import { CACHES, NOTES } from '../shared/offline-storage'

export interface KeptPage {
  path: string
  title: string
  /** Milliseconds since 1970. */
  at: number
  /** Whether the visitor opened it; otherwise it came with the whole site. */
  visited: boolean
}

/** The pages on this device, read from where the worker keeps them. Empty when storage is refused. */
export async function keptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(CACHES.pages)
    const requests = await cache.keys()
    return await Promise.all(
      requests.map(async (request) => {
        const headers = (await cache.match(request))?.headers
        const { pathname } = new URL(request.url)
        return {
          path: pathname,
          title: decodeURIComponent(headers?.get(NOTES.title) ?? '') || pathname,
          at: Number(headers?.get(NOTES.at)),
          visited: headers?.get(NOTES.by) === 'visit',
        }
      }),
    )
  } catch {
    return []
  }
}
