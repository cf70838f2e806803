import type { FastifyRequest } from 'fastify'
import type { Env } from '../env'

/** Where the site and its API live, as origins. */
export interface Origins {
  site: string
  api: string
  /** Whether pages and API have different origins. */
  separate: boolean
  /** Whether visitors reach the API through TLS. */
  https: boolean
}

export function originsOf({ SITE_URL, API_BASE_URL }: Pick<Env, 'SITE_URL' | 'API_BASE_URL'>): Origins {
  const site = new URL(SITE_URL).origin
  const api = API_BASE_URL ?? site
  return { site, api, separate: api !== site, https: api.startsWith('https:') }
}

/** Whether a request was sent by a page of ours: of the configured site, or of the very host it was sent to. */
export function comesFromUs(request: FastifyRequest, { site, api }: Origins): boolean {
  const { origin, referer } = request.headers
  const from = origin ?? (referer && URL.canParse(referer) ? new URL(referer).origin : undefined)
  if (!from) return false
  return from === site || from === api || from === `http://${request.host}` || from === `https://${request.host}`
}
