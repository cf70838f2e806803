import type { FastifyRequest } from 'fastify'
import { type Env, isLocal } from '../env'

/** Where the site and its API live, as origins. */
export interface Origins {
  site: string
  api: string
  /** Whether pages and API have different origins. */
  separate: boolean
  /** Whether visitors reach the API through TLS. */
  https: boolean
  /** Whether the site is for this machine only, as in development. */
  local: boolean
}

export function originsOf({ SITE_URL, API_BASE_URL }: Pick<Env, 'SITE_URL' | 'API_BASE_URL'>): Origins {
  const site = new URL(SITE_URL).origin
  const api = API_BASE_URL ?? site
  return { site, api, separate: api !== site, https: api.startsWith('https:'), local: isLocal(site) }
}

/** Whether a request was sent by a page of ours. Any name may be led to our address: the host asked for counts in development only. */
export function comesFromUs(request: FastifyRequest, { site, api, local }: Origins): boolean {
  const { origin, referer } = request.headers
  const from = origin ?? (referer && URL.canParse(referer) ? new URL(referer).origin : undefined)
  if (!from) return false
  return from === site || from === api || (local && (from === `http://${request.host}` || from === `https://${request.host}`))
}
