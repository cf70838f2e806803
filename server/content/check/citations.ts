import { citedKeys } from '../markdown/citations'
import type { Problem } from '../problems'
import type { FieldPath, SourceFile } from '../read/source-file'
import type { DecisionFields } from '../schema/decision'

/** The fields whose texts may cite; `*` is any key. */
const CITING = ['untreated', 'grid.*.*', 'unknown.*', 'uncounted.*.text', 'risks.*.*.text', 'faq.*.a', 'timeline.*.text'].map(
  (pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`),
)

const SOURCED = /\d (?:of|in|out of) (?:every )?(?:100|1,000|10,000|100,000)\b(?! points)/
const ONE_IN = /\b(?:1|one) in (?:\d|an? hundred|an? thousand|ten)/i
const PER_CENT = /\bper ?cent\b/i

/** Every citation has a source, every source a citation, and no rate stands without either. */
export function checkCitations(source: SourceFile, data: DecisionFields, problems: Problem[]): void {
  const keys = data.sources.map(({ key }) => key)
  const cited = new Set<string>(data.outcomes.flatMap(({ source: key, also }) => (also ? [key, also] : [key])))
  const look = (text: string, placeOf: () => Omit<Problem, 'message'>, may: boolean) => {
    const refuse = (message: string) => problems.push({ ...placeOf(), message })
    for (const key of citedKeys(text)) {
      cited.add(key)
      if (!may) refuse(`cites ${key}, but a citation is not shown here`)
      else if (!keys.includes(key)) refuse(`cites ${key}, and no source has that key`)
    }
    if (may && SOURCED.test(text) && citedKeys(text).length === 0) refuse('has a rate without a source: cite it with [@key]')
    if (may && ONE_IN.test(text)) refuse("says '1 in …': say how many of 100 or of 1,000 people")
    if (may && PER_CENT.test(text)) refuse("says 'per cent': say how many of 100 people")
  }
  for (const [field, text] of textsOf(source.data)) {
    const name = field.join('.')
    const may = CITING.some((pattern) => pattern.test(name))
    look(text, () => ({ ...source.placeOf(field), field: name }), may)
  }
  source.body
    .split('\n')
    .forEach((line, index) => look(line, () => ({ file: source.file, line: source.lineOf(index), field: 'body' }), true))
  keys.forEach((key, index) => {
    if (cited.has(key)) return
    const field = ['sources', index, 'key']
    problems.push({ ...source.placeOf(field), field: field.join('.'), message: `nothing cites ${key}` })
  })
}

function textsOf(data: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof data === 'string') return [[path, data]]
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => textsOf(value, [...path, Array.isArray(data) ? Number(key) : key]))
}
