import type { FastifyBaseLogger } from 'fastify'
import { type Env, isLoopback } from './env'
import type { SiteFiles } from './static/site-files'

/** Says at the start what works otherwise than one might expect. */
export function warnAboutSettings(log: FastifyBaseLogger, env: Env, site: SiteFiles): void {
  if (!env.SMTP_URL) log.warn('SMTP_URL is not set: requests are kept, and no e-mail is sent')
  if (process.getuid?.() === 0) log.warn('the server runs as root: give it an account of its own')
  if (env.TRUST_PROXY !== false && !(env.HOST && isLoopback(env.HOST)))
    log.warn('TRUST_PROXY is set, and HOST is not 127.0.0.1: whoever reaches the port past the proxy may choose an address')
  const home = site.get('/')
  if (!home) log.warn('there is no built site in dist/client: only the API is served')
  const canonical = /<link[^>]+rel="canonical"[^>]*href="([^"]+)"/.exec(home?.body?.identity.toString('utf8') ?? '')?.[1]
  if (canonical && URL.canParse(canonical) && new URL(canonical).origin !== new URL(env.SITE_URL).origin)
    log.warn(`SITE_URL is ${env.SITE_URL}, but the site was built for ${new URL(canonical).origin}: build it again`)
}
