import type { Lang } from '../../../src/shared/languages'
import { telephone } from '../../../src/shared/contact-links'
import { catalogue } from '../../../src/shared/words/catalogue'
import type { Problem } from '../problems'
import type { Clinic } from '../schema/clinic'
import type { FieldPath, Place, SourceFile } from './source-file'

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names an author may write as {{name}}, and what stands in their place. */
export function placeholderValues(clinic: Clinic, lang: Lang): Record<string, string> {
  const { contentWords, noticeRows } = catalogue(lang)
  const { counted, uncounted } = contentWords
  const counts = clinic.counts ? counted(clinic.retention.months) : uncounted
  return {
    'clinic.name': clinic.name,
    'clinic.email': clinic.email,
    'surgeon.name': clinic.surgeon.name,
    'surgeon.slug': clinic.surgeon.slug,
    'surgeon.credentials': clinic.surgeon.credentials,
    'surgeon.registration': clinic.surgeon.registration.number,
    'surgeon.council': clinic.surgeon.registration.council,
    'writer.name': clinic.writer.name,
    'writer.qualifications': clinic.writer.qualifications,
    'privacy.officer': clinic.grievanceOfficer.name,
    'privacy.email': clinic.grievanceOfficer.email,
    /** Rows of a table: what of a form is stored, where it comes from and what it is for. */
    'forms.fields': Object.values(noticeRows)
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
    'retention.months': String(clinic.retention.months),
    'counts.short': counts.short,
    'counts.full': counts.full,
    emergency: clinic.emergency,
    'night.number': called(clinic.night?.number ?? clinic.emergency),
    'hospital.name': clinic.hospital?.name ?? 'the nearest hospital',
  }
}

/** A number that a finger calls, in Markdown. */
const called = (number: string) => `[${number}](${telephone(number)})`

/** The file with its placeholders replaced; an unknown one is a problem at its line. */
export function fillPlaceholders(source: SourceFile, values: Record<string, string>, problems: Problem[]): SourceFile {
  const fill = (text: string, place: () => Place, field?: string) =>
    text.replace(pattern, (whole, name: string) => {
      const value = values[name]
      if (value !== undefined) return value
      problems.push({ ...place(), field, message: `${whole} is not a known placeholder` })
      return whole
    })
  const walk = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return fill(value, () => source.placeOf(path), path.join('.'))
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]))
  }
  const lines = source.body
    .split('\n')
    .map((text, at) => fill(text, () => ({ file: source.file, line: source.lineOf(at) })).split('\n'))
  // A value may have several lines: what follows still stands where the author wrote it.
  const origins = lines.flatMap((filled, at) => filled.map(() => at))
  const lineOf = (line: number) => source.lineOf(origins[line] ?? 0)
  return { ...source, data: walk(source.data, []), body: lines.flat().join('\n'), lineOf }
}
