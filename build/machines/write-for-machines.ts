import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content } from '../../server/content/content'
import { pathIn } from '../../src/shared/languages'
import { pageFile } from '../page-file.js'
import { feeds } from './feeds'
import { llmsTxt } from './llms-txt'
import { markdownPath } from './markdown-path'
import { pageMarkdown } from './page-markdown'

/** What programs read beside the built pages, a set a language: each indexed page as Markdown, the list of them, and the posts as feeds. */
export async function writeForMachines(client: string, contents: readonly Content[], siteUrl: string): Promise<void> {
  for (const content of contents) {
    for (const page of content.routes.filter(({ route }) => route.index)) {
      const document = readFileSync(join(client, pageFile(page.path)), 'utf8')
      await writeFile(join(client, markdownPath(page.path)), pageMarkdown(document, page, content, siteUrl))
    }
    for (const { path, text } of lists(content, siteUrl)) {
      await mkdir(dirname(join(client, path)), { recursive: true })
      await writeFile(join(client, path), text)
    }
  }
}

/** What there is to read, and the posts. */
export const lists = (content: Content, siteUrl: string) => [
  { path: pathIn(content.lang, '/llms.txt'), type: 'text/plain', text: llmsTxt(content, siteUrl) },
  ...feeds(content, siteUrl),
]
