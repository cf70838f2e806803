/** Builds the whole site: first the server with the prerender, then the browser's part, whose pages the former renders. */
import { rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sourceStamp } from './stamp.js'

process.env.NODE_ENV = 'production'
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true' // vite.config.ts is bundled: Node 20 cannot import TypeScript by itself
rmSync('dist', { recursive: true, force: true })
await build({ configLoader: 'bundle', build: { ssr: true }, logLevel: 'warn' })
await build({ configLoader: 'bundle', logLevel: 'warn' })
writeFileSync(
  'dist/build.json',
  JSON.stringify({ stamp: sourceStamp(), siteUrl: process.env.SITE_URL ?? '', built: new Date().toISOString() }),
)
// So that the first start need not read every text again.
const { keptContent } = await import(pathToFileURL('dist/server/content.js').href)
await keptContent('content', 'public', Date.now)
