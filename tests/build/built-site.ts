import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePath } from '../../build/page-file.js'
import { type Content, contentIn } from '../../server/content/content'
import { loadContent } from '../../server/content/load'
import { splitPath } from '../../src/shared/languages'

export const CLIENT = 'dist/client'
if (!existsSync(join(CLIENT, 'index.html'))) throw new Error('there is no built site: npm run build')

export const content = loadContent('content')

/** The content of the language of an address. */
export const contentAt = (path: string): Content => contentIn(content, splitPath(path).lang)

/** Every page of every language. */
export const routes = [content, ...content.translations.values()].flatMap((one) => one.routes)

export interface BuiltPage {
  /** Its address, without a slash at the end. */
  path: string
  html: string
}

export const builtPages: BuiltPage[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: pagePath(file),
    html: readFileSync(join(CLIENT, file), 'utf8'),
  }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** Every value of an attribute in a page; scripts and templates hold none of interest. */
export function attribute(html: string, name: string): string[] {
  const visible = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return [...visible.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => plain(match[1] ?? ''))
}

/** The content of a meta tag, by its name or property. */
export function meta(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html)?.[0]
  const value = /content="([^"]*)"/.exec(tag ?? '')?.[1]
  return value === undefined ? undefined : plain(value)
}

export const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
