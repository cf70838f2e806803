/** How long browsers may keep a file: the first rule that fits. Files under a name of their content never change. */
export const cacheRules = [
  { under: '/assets/', keep: 'public, max-age=31536000, immutable' },
  { under: '/pictures/', keep: 'public, max-age=31536000, immutable' },
  { under: '/sw.js', keep: 'no-cache' },
  { under: '/manifest.webmanifest', keep: 'no-cache' },
] as const

export const CACHE_OF_PAGES = 'no-cache'
export const CACHE_OF_OTHERS = 'public, max-age=3600, stale-while-revalidate=86400'

export function cacheControl(path: string, page: boolean): string {
  const rule = cacheRules.find(({ under }) => path.startsWith(under))
  return rule?.keep ?? (page ? CACHE_OF_PAGES : CACHE_OF_OTHERS)
}
