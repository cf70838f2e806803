import type { FieldPath, SourceFile } from './source-file'

/** A file of another language over the English one: its texts are its own, all that it does not say is said there. */
export function translated(english: SourceFile, own: SourceFile): SourceFile {
  return {
    ...own,
    data: over(english.data, own.data),
    placeOf: (field) => (says(own.data, field) || !says(english.data, field) ? own : english).placeOf(field),
  }
}

function over(english: unknown, own: unknown): unknown {
  if (own === undefined) return english
  if (Array.isArray(english) && Array.isArray(own) && english.some(isMap))
    return english.map((item: unknown, index) => over(item, own[index] as unknown))
  if (!isMap(english) || !isMap(own)) return own
  const keys = [...new Set([...Object.keys(english), ...Object.keys(own)])]
  return Object.fromEntries(keys.map((key) => [key, over(english[key], own[key])]))
}

export const isMap = (data: unknown): data is Record<string, unknown> =>
  data !== null && typeof data === 'object' && !Array.isArray(data)

/** Whether a file's data has something at a path. */
const says = (data: unknown, field: FieldPath): boolean =>
  field.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null | undefined)?.[key], data) !== undefined
