import * as v from 'valibot'
import type { Problem } from '../problems'
import type { FieldPath, SourceFile } from './source-file'

/** The file's data in the schema's form, or undefined with the problems noted at their lines. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  source: SourceFile,
  problems: Problem[],
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, source.data)
  if (result.success) return result.output
  for (const issue of result.issues) {
    const path: FieldPath = (issue.path ?? []).map((item) => item.key as string | number)
    problems.push({ ...source.placeOf(path), field: path.join('.'), message: describe(issue) })
  }
  return undefined
}

function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object')
    return issue.expected === 'never' ? 'is not a known field' : issue.received === 'undefined' ? 'is missing' : issue.message
  if (issue.received === 'undefined') return 'is missing'
  return issue.message
}
