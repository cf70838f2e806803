import { createHash } from 'node:crypto'

/** Hashes of the inline scripts and styles of a page, as 'sha256-…'. */
export interface PageHashes {
  script: readonly string[]
  style: readonly string[]
}

/** How far 'only through https' reaches, for two years: other sub-domains may have no certificate, so that is the clinic's to say. */
export const HSTS = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

export interface HeaderSettings {
  https: boolean
  /** This host alone by default. */
  hsts?: keyof typeof HSTS
  /** The API's origin, when it is not the site's. */
  apiOrigin?: string | undefined
  /** Whether browsers tell our server, under the site's own address, what a page's policy refused. */
  reports?: boolean
}

/** Where they tell it: server/handlers/policy-reports.ts. */
export const POLICY_REPORTS = '/api/policy-reports'
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS}"`

const FRAMES = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org']

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** The headers of every reply: the one source for the server and for the examples of static hosts. */
export function securityHeaders({ https, hsts = 'host', apiOrigin }: HeaderSettings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': apiOrigin ? 'cross-origin' : 'same-origin',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    ...(https ? { 'strict-transport-security': HSTS[hsts] } : {}),
  }
}

/** What a page has beside the headers of every reply. */
export const pageHeaders = (settings: HeaderSettings, hashes?: Partial<PageHashes>): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(settings, hashes),
  ...(settings.reports ? { 'reporting-endpoints': REPORTING_ENDPOINTS } : {}),
})

/** The policy of one page: nothing inline runs but what its hashes name. */
export function contentSecurityPolicy(
  { https, apiOrigin, reports }: HeaderSettings,
  { script = [], style = [] }: Partial<PageHashes> = {},
): string {
  const api = apiOrigin ? [apiOrigin] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(script)],
    'style-src': ["'self'", ...quoted(style)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'media-src': ["'self'", ...api],
    'frame-src': FRAMES,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // Texts become HTML or a worker's address in two places only: src/ui/trusted-html.ts, src/lib/worker-address.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['html', 'worker'],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    ...(reports ? { 'report-to': ['policy'] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** A drawing that is opened by itself keeps its own styles and gets nothing else. */
export function drawingPolicy(svg: string): string {
  const styles = [...svg.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => cspHash(style))
  return `default-src 'none'; style-src ${styles.length > 0 ? quoted(styles).join(' ') : "'none'"}; frame-ancestors 'none'`
}

/** A hash as a content security policy names an inline script or style. */
export const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** For replies that are no pages. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'"

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
