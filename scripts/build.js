/**
 * Builds the whole site: first the server with the prerender, then the scripts of each further language, then the browser's part, whose pages
 * the former render. It is made beside the build in use and takes its place at the end, so that a build that fails takes nothing away.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { NEXT } from '../build/output.js'
import { isFresh } from './fresh-build.js'
import { takeTurn } from './one-build.js'
import { sourceStamp } from './stamp.js'
import { install } from './swap.js'

process.env.NODE_ENV = 'production'
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true' // vite.config.ts is bundled: Node 20 cannot import TypeScript by itself
const turn = takeTurn()
// What was waited for may be just what is wanted.
if (turn.waited && isFresh()) process.exit()
rmSync(NEXT, { recursive: true, force: true })
const began = Date.now()
const stamp = sourceStamp()
// The pages are made of these texts and the server answers from them, whatever somebody is writing in content/ meanwhile.
cpSync('content', `${NEXT}/content`, { recursive: true })
await build({ configLoader: 'bundle', build: { ssr: true }, logLevel: 'warn' })
const { contentOfBuild, keepContent } = await import(pathToFileURL(`${NEXT}/server/content.js`).href)
const content = contentOfBuild(`${NEXT}/content`, began)
for (const lang of content.translations.keys()) {
  process.env.BUILD_LANG = lang
  await build({ configLoader: 'bundle', build: { ssr: true }, logLevel: 'warn' })
  await build({ configLoader: 'bundle', logLevel: 'warn' })
}
delete process.env.BUILD_LANG
await build({ configLoader: 'bundle', logLevel: 'warn' })
writeFileSync(
  `${NEXT}/build.json`,
  JSON.stringify({ stamp, siteUrl: process.env.SITE_URL ?? '', built: new Date().toISOString() }),
)
// So that the first start need not read every text again.
keepContent(NEXT, content, began)
install()
turn.end()
