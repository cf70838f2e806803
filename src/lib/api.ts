import { createContext, use } from 'react'
import { type EndpointName, endpointPath, type ReplyOf } from '../shared/contract/endpoints'
import { there, tracked } from '../shared/tracked'

/** Fetches the JSON of a GET path of the API. In the browser this is fetch(); the prerender asks the server in its own process. */
export type Transport = (path: string) => Promise<unknown>

/** The API answered, but not with what was asked for; `status` is the HTTP status. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    path: string,
  ) {
    super(`${path} answered ${status}`)
  }
}

/** Replies by path, asked for once. A failed one is forgotten after a second, so that a retry asks again. */
export class ApiCache {
  readonly #replies = new Map<string, Promise<unknown>>()
  /** Paths read by parts of the page that are hydrated; the prerender puts these replies, and no others, into the document. */
  readonly hydrated = new Set<string>()

  constructor(readonly transport: Transport) {}

  read<Name extends EndpointName>(name: Name, params?: Record<string, string>): Promise<ReplyOf<Name>> {
    const path = endpointPath(name, params)
    const known = this.#replies.get(path)
    if (known) return known as Promise<ReplyOf<Name>>
    const reply = tracked(this.transport(path))
    this.#replies.set(path, reply)
    // Not at once: what is rendered again for the failure would ask without end.
    reply.catch(() => setTimeout(() => this.#replies.delete(path), 1000))
    return reply as Promise<ReplyOf<Name>>
  }

  seed(path: string, value: unknown): void {
    this.#replies.set(path, there(value))
  }
}

/** True inside a region of the page that the browser takes as HTML: what is read there is not put into the document as data. */
export const InStaticRegion = createContext(false)

export const ApiContext = createContext<ApiCache | null>(null)

/** A reply of the API; suspends until it is there. */
export function useApi<Name extends EndpointName>(name: Name, params?: Record<string, string>): ReplyOf<Name> {
  const cache = use(ApiContext)
  if (!cache) throw new Error('no ApiContext')
  if (!use(InStaticRegion)) cache.hydrated.add(endpointPath(name, params))
  return use(cache.read(name, params))
}

export const useSite = () => useApi('site')
