import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { NOTHING_ALLOWED, REPORTING_ENDPOINTS, securityHeaders } from '../server/headers'
import { CACHE_OF_OTHERS, CACHE_OF_PAGES, cacheRules } from '../server/static/cache-rules'
import { loadSite, type SiteFile, type SiteFiles } from '../server/static/site-files'
import { NOT_LISTED } from '../server/static/markdown'
import { feedTypes, types } from '../server/static/types'
import { API_FOLDERS } from '../src/shared/contract/api-paths'
import { href } from '../src/shared/routes'
import { NEXT } from './output.js'
import { pageFile } from './page-file.js'
import { apiBaseUrl, hsts, siteUrl } from './settings'

const OUT = join(NEXT, 'deploy')

/** Writes what a static host needs to send the same headers as our server: for nginx (deploy/nginx.conf) and as a `_headers` file. */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const settings = { https: siteUrl.startsWith('https:'), hsts, apiOrigin: apiBaseUrl || undefined }
        // Behind nginx stands our server; a host of files alone has nobody who takes reports.
        const nginx = loadSite(NEXT, { ...settings, reports: !apiBaseUrl })
        const common = securityHeaders(settings)
        await mkdir(OUT, { recursive: true })
        await writeFile(`${OUT}/nginx-maps.conf`, nginxMaps(nginx))
        await writeFile(`${OUT}/nginx-headers.conf`, nginxHeaders(common))
        await writeFile(`${OUT}/nginx-types.conf`, nginxTypes())
        await writeFile(`${OUT}/_headers`, headersFile(loadSite(NEXT, settings), common))
      },
    },
  }
}

const policyOf = (file: SiteFile | undefined) => file?.headers['content-security-policy'] ?? ''

/** The policy of each file, and how long it may be kept: redirects and errors no longer than pages. */
function nginxMaps(site: SiteFiles): string {
  const policies = [...site].flatMap(([path, file]) => {
    const policy = policyOf(file)
    const uri = file.page ? `/${pageFile(path)}` : path
    return policy ? [`    "${uri}" "${policy}";`] : []
  })
  const rules = cacheRules.map(({ under, keep }) => `    "~^\\d+ ${under.replaceAll('.', '\\.')}" "${keep}";`)
  return [
    'map_hash_bucket_size 256;',
    'map_hash_max_size 4096;',
    'map $uri $clinic_policy {',
    `    "~^/(${API_FOLDERS.join('|')})(/|$)" "${NOTHING_ALLOWED}";`,
    ...policies,
    '}',
    'map $clinic_policy $clinic_reports {',
    `    "~report-to" '${REPORTING_ENDPOINTS}';`,
    '}',
    'map $uri $clinic_listed {',
    `    "~\\.md$" "${NOT_LISTED}";`,
    '}',
    'map $uri $clinic_canonical {',
    `    "/index.md" '</>; rel="canonical"';`,
    `    "~^(?<clinic_page_of_md>/.*)\\.md$" '<$clinic_page_of_md>; rel="canonical"';`,
    '}',
    'map "$status $uri" $clinic_cache {',
    '    "~^3(?!04)" "no-cache";',
    '    "~^[45]" "no-store";',
    ...rules,
    `    "~\\.html$" "${CACHE_OF_PAGES}";`,
    `    default "${CACHE_OF_OTHERS}";`,
    '}',
    '',
  ].join('\n')
}

function nginxHeaders(common: Record<string, string>): string {
  const all = {
    ...common,
    'content-security-policy': '$clinic_policy',
    'reporting-endpoints': '$clinic_reports',
    'cache-control': '$clinic_cache',
    'x-robots-tag': '$clinic_listed',
    link: '$clinic_canonical',
  }
  return Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')
}

function nginxTypes(): string {
  const lines = Object.entries(types).map(([ending, type]) => `    "${type}" ${ending.slice(1)};`)
  return ['types {', ...lines, '}', 'default_type application/octet-stream;', ''].join('\n')
}

/** Cloudflare Pages reads no more; rules above that would be dropped without a word, and pages would stand without their policy. */
const MOST_RULES = 100
const LONGEST_LINE = 2_000

const NOT_FOUND = href('not-found')

/**
 * As Cloudflare Pages reads it. Every address gets the headers of the page for unknown ones, which stands there under whatever address was
 * asked for; a file that has its own takes that one off first ('!'), or the two would be joined. The pages of a folder share a rule, which
 * names what is inline in any of them: so a language more costs a few rules, not one for each of its pages.
 */
function headersFile(site: SiteFiles, common: Record<string, string>): string {
  const own = (path: string, headers: Record<string, string>, without = Object.keys(headers)) =>
    [path, ...without.map((name) => `  ! ${name}`), ...lines(headers)].join('\n')
  const unknown = { 'content-security-policy': policyOf(site.get(NOT_FOUND)), 'cache-control': CACHE_OF_PAGES }
  const folders = new Map<string, [path: string, policy: string][]>()
  for (const [path, file] of site)
    if (file.page && path !== NOT_FOUND)
      folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), [path, policyOf(file)]])
  const rule = (path: string, policy: string) => own(path, { 'content-security-policy': policy })
  const pages = [...folders].flatMap(([folder, within]) => {
    const any = joined([policyOf(site.get(NOT_FOUND)), ...within.map(([, policy]) => policy)])
    const together = folder !== '/' && any.length < LONGEST_LINE - 100
    return together ? [rule(`${folder}/*`, any)] : within.map(([path, policy]) => rule(path, policy))
  })
  // No page's policy may bind the service worker; drawings bring their own styles.
  const files = cacheRules.map(({ under, keep }) =>
    own(under.endsWith('/') ? `${under}*` : under, { 'cache-control': keep }, ['cache-control', 'content-security-policy']),
  )
  const markdown = own(
    '/*.md',
    { 'content-type': types['.md'] ?? '', 'x-robots-tag': NOT_LISTED, link: '</:splat>; rel="canonical"' },
    ['content-security-policy'],
  )
  const feeds = Object.entries(feedTypes).map(([name, type]) =>
    own(`/*${name}`, { 'content-type': type }, ['content-security-policy']),
  )
  const drawings = own('/*.svg', {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
  const rules = [['/*', ...lines({ ...common, ...unknown })].join('\n'), ...files, markdown, ...feeds, drawings, ...pages]
  if (rules.length > MOST_RULES) throw new Error(`_headers: ${rules.length} rules, and Cloudflare Pages reads ${MOST_RULES}`)
  return `${rules.join('\n')}\n`
}

/** The policy that allows what any of these allows. */
function joined(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const [name = '', ...values] of policies.flatMap((policy) => policy.split('; ')).map((part) => part.split(' ')))
    directives.set(name, new Set([...(directives.get(name) ?? []), ...values]))
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

const lines = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
