import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../src/shared/languages'
import { manifestOf } from './language'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** What Vite has made for the pages of a language, by source file. */
export const chunksOf = (client: string, lang: Lang): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(client, manifestOf(lang)), 'utf8'))
