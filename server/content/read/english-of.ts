import { createHash } from 'node:crypto'
import type * as v from 'valibot'
import type { SourceFile } from './source-file'
import { wordsOnly } from './words-of'

/** Tells a later version of an English text from this one; what is no text (a date, a price) does not count. */
export const versionOf = (schema: v.GenericSchema, { data, body }: SourceFile): string =>
  createHash('sha256')
    .update(JSON.stringify([wordsOnly(schema, data), body]))
    .digest('hex')
    .slice(0, 8)

/** `source: 1a2b3c4d` in a translated file, a comment in a list: the English that it was written from. */
const LINE = /^(?:# )?source: '?([0-9a-f]{8})'?\n/m

export const writtenFrom = (text: string): string | undefined => LINE.exec(text)?.[1]

/** The file's text with the version that it was written from. */
export function withVersion(text: string, version: string): string {
  const bare = text.replace(LINE, '')
  // Quoted: a version of digits alone would be a number.
  const line = `source: '${version}'\n`
  if (bare.startsWith('---\n')) return bare.replace('---\n', `---\n${line}`)
  return /^- /m.test(bare.replace(/^#.*\n/gm, '').slice(0, 2)) ? `# ${line}${bare}` : line + bare
}

/** The data of a translated file without it. */
export function withoutVersion(own: SourceFile): SourceFile {
  if (own.data === null || typeof own.data !== 'object' || Array.isArray(own.data)) return own
  const { source: _source, ...data } = own.data as Record<string, unknown>
  return { ...own, data }
}
