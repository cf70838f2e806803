import * as v from 'valibot'
import type { Problem } from '../problems'
import type { SourceFile } from '../read/source-file'
import { list, text } from '../schema/fields'

/** What the clinic calls things in a language, and what it never calls them. */
export const glossarySchema = list(
  v.strictObject({ en: text(60), hi: text(80), never: v.exactOptional(list(text(40))) }),
  1,
  1000,
)
export type Glossary = v.InferOutput<typeof glossarySchema>

/** Finds the words that the glossary refuses. */
export function refusedWords(glossary: Glossary): (written: string) => { at: number; found: string; instead: string }[] {
  const words = new Map(glossary.flatMap(({ hi, never = [] }) => never.map((word) => [word.normalize('NFC'), hi] as const)))
  if (words.size === 0) return () => []
  const any = [...words.keys()].sort((a, b) => b.length - a.length).map((word) => word.replaceAll(' ', '\\s+'))
  // A sign on a letter makes another word of it: ज़ is not ज.
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
  return (written) =>
    [...written.normalize('NFC').matchAll(whole)].map(({ 0: found, index }) => ({
      at: index,
      found,
      instead: words.get(found.replace(/\s+/g, ' ')) ?? '',
    }))
}

export function checkGlossary(source: SourceFile, refused: ReturnType<typeof refusedWords>, problems: Problem[]): void {
  const written = source.text.normalize('NFC')
  for (const { at, found, instead } of refused(written))
    problems.push({
      file: source.file,
      line: written.slice(0, at).split('\n').length,
      message: `'${found}' is called '${instead}' on this site`,
    })
}
