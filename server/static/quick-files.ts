import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { hasTwoHosts, refuseTwoHosts } from '../http/unreadable'
import { writeFile } from './send-file'
import { statusOf } from './static-routes'
import type { SiteFiles } from './site-files'

/** What the log and the metrics learn of an answer; `since` in ms as performance.now(). */
export type Note = (request: IncomingMessage, status: number, since: number) => void

/** Slow senders are cut off: a request's headers must be there in 15 s, all of it in 30 s. In ms. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 72_000, connectionsCheckingInterval: 5_000 }

/**
 * A server that answers what it has in memory by itself; all other requests are the framework's. That takes a third of the time a reply takes through the framework.
 * @param headers of replies that are no files
 */
export function quickServer(files: SiteFiles, handler: RequestListener, note: Note, headers: Record<string, string>): Server {
  const server = createServer(PATIENCE, (request, reply) => {
    if (hasTwoHosts(request)) return note(request, refuseTwoHosts(reply, headers), performance.now())
    if (!server.listening || !answer(files, request, reply, note)) handler(request, reply)
  })
  return server
}

function answer(files: SiteFiles, request: IncomingMessage, reply: ServerResponse, note: Note): boolean {
  if (request.method !== 'GET' || request.headers.range) return false
  const since = performance.now()
  const url = request.url ?? '/'
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  const file = files.get(path)
  if (!file?.body) return false
  note(request, writeFile(request, reply, file, file.body, statusOf(path)), since)
  return true
}
