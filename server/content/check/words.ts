import { withoutCitations } from '../markdown/citations'
import { countWords } from '../markdown/plain-text'
import type { Problem } from '../problems'
import type { SourceFile } from '../read/source-file'

interface Limits {
  min: number
  max: number
  /** Whether the texts of the front matter count, too. */
  withFrontMatter: boolean
}

/** Words as a reader meets them: the address of a link is none, nor the anchor of a heading. */
export function checkWords(source: SourceFile, { min, max, withFrontMatter }: Limits, problems: Problem[]): void {
  const texts = [source.body.replace(/\]\([^)]*\)|\{#[\w-]+\}/g, ']'), ...(withFrontMatter ? readOf(source.data) : [])]
  const words = texts.reduce((sum, text) => sum + countWords(withoutCitations(text)), 0)
  if (words >= min && words <= max) return
  problems.push({ file: source.file, line: source.lineOf(0), message: `has ${words} words, not ${min} to ${max}` })
}

const silent = new Set([
  'type',
  'figure',
  'zone',
  'healing',
  'seo',
  'related',
  'sources',
  'review',
  // The fields of a decision have limits of their own.
  'decision',
  'untreated',
  'options',
  'grid',
  'uncounted',
  'outcomes',
  'unknown',
  'weigh',
  'costs',
  'searched',
])

/** The texts a reader meets on the page. */
const readOf = (data: unknown) => Object.entries(data ?? {}).flatMap(([key, value]) => (silent.has(key) ? [] : textsOf(value)))

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap(textsOf)
}
