import { mkdir, writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { securityHeaders } from '../server/headers'
import { CACHE_OF_OTHERS, CACHE_OF_PAGES, cacheRules } from '../server/static/cache-rules'
import { loadSite, type SiteFiles } from '../server/static/site-files'
import { types } from '../server/static/types'
import { apiBaseUrl, siteUrl } from './settings'

const OUT = 'dist/deploy'

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
        const settings = { https: siteUrl.startsWith('https:'), apiOrigin: apiBaseUrl || undefined }
        const site = loadSite('dist', settings)
        const common = securityHeaders(settings)
        await mkdir(OUT, { recursive: true })
        await writeFile(`${OUT}/nginx-maps.conf`, nginxMaps(site))
        await writeFile(`${OUT}/nginx-headers.conf`, nginxHeaders(common))
        await writeFile(`${OUT}/nginx-types.conf`, nginxTypes())
        await writeFile(`${OUT}/_headers`, headersFile(site, common))
      },
    },
  }
}

const policyOf = (file: { headers: Record<string, string> }) => file.headers['content-security-policy']

/** The policy of each file, and how long it may be kept: redirects and errors no longer than pages. */
function nginxMaps(site: SiteFiles): string {
  const policies = [...site].flatMap(([path, file]) => {
    const policy = policyOf(file)
    const uri = file.page ? `${path === '/' ? '' : path}/index.html` : path
    return policy ? [`    "${uri}" "${policy}";`] : []
  })
  const rules = cacheRules.map(({ under, keep }) => `    "~^\\d+ ${under.replaceAll('.', '\\.')}" "${keep}";`)
  return [
    'map_hash_bucket_size 256;',
    'map_hash_max_size 4096;',
    'map $uri $clinic_policy {',
    ...policies,
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
  const all = { ...common, 'content-security-policy': '$clinic_policy', 'cache-control': '$clinic_cache' }
  return Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')
}

function nginxTypes(): string {
  const lines = Object.entries(types).map(([ending, type]) => `    "${type}" ${ending.slice(1)};`)
  return ['types {', ...lines, '}', 'default_type application/octet-stream;', ''].join('\n')
}

/** As Netlify and Cloudflare Pages read it; there, rules that overlap are joined, so each header is set once for a file. */
function headersFile(site: SiteFiles, common: Record<string, string>): string {
  const pages = [...site]
    .filter(([, file]) => file.page)
    .map(([path, file]) => rule(path, { 'content-security-policy': policyOf(file) ?? '', 'cache-control': CACHE_OF_PAGES }))
  const kept = cacheRules.map(({ under, keep }) => rule(under.endsWith('/') ? `${under}*` : under, { 'cache-control': keep }))
  return `${[rule('/*', common), ...kept, ...pages].join('\n')}\n`
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
