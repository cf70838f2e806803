import { isIP } from 'node:net'
import { relative, resolve, sep } from 'node:path'
import * as v from 'valibot'
import { HSTS } from './headers'

const setting = (fallback: string) => v.pipe(v.optional(v.string(), fallback), v.trim())
const given = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.transform((text) => text || undefined),
)

const origin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  )
}
const address = v.pipe(
  given,
  v.check((text) => text === undefined || origin(text), 'is not an address such as https://www.clinic.example, without a path'),
  v.transform((text) => (text === undefined ? undefined : new URL(text).origin)),
)
const urlOf = (kinds: RegExp, example: string) =>
  v.pipe(
    given,
    v.check((text) => text === undefined || (kinds.test(text) && URL.canParse(text)), `is not an address such as ${example}`),
  )
const mailbox = v.pipe(
  given,
  v.check(
    (text) =>
      text === undefined ||
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)(?:\s*,\s*[^\s<>@,]+@[^\s<>@,]+)*$/.test(text),
    'is not an e-mail address',
  ),
)
const whole = (fallback: string, min: number, max: number) =>
  v.pipe(
    setting(fallback),
    v.regex(/^\d{1,9}$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(min, `is less than ${min}`),
    v.maxValue(max, `is more than ${max}`),
  )

/** A CDN, its shield, a load balancer, nginx and one more. */
const MOST_PROXIES = 5

/** `false`, the addresses of the proxies in front, or how many there are. */
const proxies = v.pipe(
  setting('false'),
  v.check((text) => text !== 'true', 'is true, which believes what any visitor writes: name the addresses of the proxies'),
  v.check(
    (text) => /^(false|\d{1,2})$/.test(text) || text.split(',').every(isNetwork),
    'is neither false, a list of addresses (127.0.0.1, 10.0.0.0/8) nor a number of proxies',
  ),
  v.check(
    (text) => !/^\d+$/.test(text) || Number(text) <= MOST_PROXIES,
    `is more than ${MOST_PROXIES} proxies in a row: whoever writes more addresses than there are proxies chooses his own`,
  ),
  v.transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text)),
)

/** An address, or a range of them with its bits; a range of everybody is none. */
function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.trim().split('/')
  const version = isIP(ip)
  if (version === 0 || ip.includes('%') || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Nothing of ours speaks below info; what the framework says there may hold a request's bytes. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'silent'] as const

const PUBLIC_FOLDERS = ['dist', 'dist.new', 'dist.old', 'public']
const isPublic = (folder: string) =>
  PUBLIC_FOLDERS.some((name) => {
    const way = relative(resolve(name), resolve(folder))
    return way !== '..' && !way.startsWith(`..${sep}`)
  })

const IS_PUBLIC = `is inside ${PUBLIC_FOLDERS.join(' or ')}, which everybody may read`

const HSTS_REACH = Object.keys(HSTS) as (keyof typeof HSTS)[]

const schema = v.object({
  PORT: whole('4173', 0, 65535),
  HOST: given,
  SITE_URL: address,
  API_BASE_URL: address,
  DATA_DIR: v.pipe(
    setting('./data'),
    v.check((folder) => !isPublic(folder), IS_PUBLIC),
  ),
  DATABASE_URL: urlOf(/^postgres(ql)?:\/\//, 'postgres://user:password@host/database'),
  SMTP_URL: urlOf(/^smtps?:\/\//, 'smtps://user:password@mail.example'),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  MAIL_CONTENTS: v.pipe(setting('full'), v.picklist(['full', 'reference'], 'is neither full nor reference')),
  RETENTION_DAYS: whole('396', 1, 36500),
  PURGE: v.pipe(setting('on'), v.picklist(['on', 'off'], 'is neither on nor off')),
  ERASURE_LIST: v.pipe(
    given,
    v.check((file) => file === undefined || !isPublic(file), IS_PUBLIC),
  ),
  TRUST_PROXY: proxies,
  METRICS_TOKEN: v.pipe(
    given,
    v.check((text) => text === undefined || /^[!-~]{16,200}$/.test(text), 'is not 16 to 200 characters without blanks'),
  ),
  LOG_LEVEL: v.pipe(setting('info'), v.picklist(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}`)),
  CAPTCHA_TEST_CODE: v.pipe(
    given,
    v.check((text) => text === undefined || /^[A-Za-z0-9]{1,12}$/.test(text), 'is not 1 to 12 letters and digits'),
  ),
  REQUESTS_PER_HOUR: whole('60', 1, 100000),
  HSTS: v.pipe(setting('host'), v.picklist(HSTS_REACH, `is not one of ${HSTS_REACH.join(', ')}`)),
  RATE_LIMIT: v.pipe(setting('on'), v.picklist(['on', 'off'], 'is neither on nor off')),
})

export type Env = Omit<v.InferOutput<typeof schema>, 'SITE_URL'> & { SITE_URL: string }

/** A bad setting; the message is one line that names the variable. */
export class EnvError extends Error {}

/** Reads the settings of .env.example, all optional. Throws EnvError for the first bad one. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = v.safeParse(schema, source)
  if (!result.success) {
    const [issue] = result.issues
    throw new EnvError(`${String(issue.path?.[0]?.key)} ${issue.message}`)
  }
  const env: Env = { ...result.output, SITE_URL: result.output.SITE_URL ?? `http://localhost:${result.output.PORT}` }
  const forTests = env.CAPTCHA_TEST_CODE ? 'CAPTCHA_TEST_CODE' : env.RATE_LIMIT === 'off' ? 'RATE_LIMIT=off' : undefined
  if (forTests && !isLocal(env.SITE_URL)) throw new EnvError(`${forTests} is for tests: only when SITE_URL is on localhost`)
  if (forTests && !isLoopback((env.HOST ??= '127.0.0.1')))
    throw new EnvError(`${forTests} is for tests: only when HOST is 127.0.0.1, not ${env.HOST}`)
  if (env.SMTP_URL && !env.MAIL_TO)
    throw new EnvError('MAIL_TO is missing: SMTP_URL is set, and the requests must go to somebody')
  if (env.SMTP_URL && !env.MAIL_FROM) throw new EnvError('MAIL_FROM is missing: SMTP_URL is set, and e-mails need a sender')
  return env
}

/** Whether a site is for this machine only. */
export function isLocal(siteUrl: string): boolean {
  return isLoopback(new URL(siteUrl).hostname.replace(/^\[|\]$/g, ''))
}

/** Whether an address (or `localhost`) is this machine's own. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(host)
}
