import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isForApi } from '../../src/shared/contract/api-paths'
import { pathIn, splitPath } from '../../src/shared/languages'
import { cleanPath, href } from '../../src/shared/routes'
import { sendFile } from './send-file'
import type { SiteFiles } from './site-files'

const NOT_FOUND = href('not-found')

/**
 * Serves the built site: pages under their clean paths, unknown ones by way of /404, missing assets as a real 404.
 * @param headers of replies that are no files
 */
export function staticRoutes(app: FastifyInstance, files: SiteFiles, headers: Record<string, string>): void {
  app.get('/*', (request, reply) => {
    const [path = '/', query] = splitQuery(request.raw.url ?? '/')
    const file = files.get(path)
    if (file) return sendFile(request, reply, file, statusOf(path))
    return unknown(reply.headers(headers), files, { path, query, person: opensAPage(request.headers) })
  })
}

/** The page of unknown addresses is one itself. */
export const statusOf = (path: string) => (splitPath(path).path === NOT_FOUND ? 404 : 200)

/** Whether somebody goes to an address, instead of a page asking for one of its files. */
const opensAPage = ({ accept = '', 'sec-fetch-dest': dest }: IncomingHttpHeaders) =>
  dest === 'document' || (dest === undefined && accept.includes('text/html'))

interface Unknown {
  path: string
  query: string
  person: boolean
}

function unknown(reply: FastifyReply, files: SiteFiles, { path, query, person }: Unknown): FastifyReply {
  // Targets are paths of pages that exist, so that no address can lead off the site.
  const clean = cleanPath(path.replace(/\/index\.html$/, '/'))
  if (clean !== path && files.has(clean))
    return reply
      .code(308)
      .header('cache-control', 'no-cache')
      .redirect(clean + query, 308)
  const notFound = pathIn(splitPath(path).lang, NOT_FOUND)
  const asset = !person && (path.startsWith('/assets/') || /\.[A-Za-z0-9]+$/.test(path))
  if (isForApi(path) || asset || !files.has(notFound))
    return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found' })
  return reply.header('cache-control', 'no-store').redirect(notFound, 302)
}

/** `/x?y` → `['/x', '?y']` */
function splitQuery(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
