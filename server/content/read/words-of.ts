import * as v from 'valibot'

/** What the schemas of the content are made of, as far as their texts are looked for. */
interface Shape {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
}

const shape = (schema: v.GenericSchema) => schema as unknown as Shape

/** The schema itself, without what says that it may be missing. */
function bare(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped } = shape(schema)
  return wrapped ? bare(wrapped) : schema
}

/** Whether a schema is that of a text which people read, so that each language says its own. */
export const isWords = (schema: v.GenericSchema): boolean => v.getMetadata(bare(schema))['words'] === true

/** The schema of a field or an item; undefined where no text that people read can be. */
export function inside(schema: v.GenericSchema, key: string | number): v.GenericSchema | undefined {
  const found = bare(schema)
  if (v.getMetadata(found)['words'] === false) return undefined
  const { entries, item, value } = shape(found)
  return typeof key === 'number' ? item : (entries?.[key] ?? value)
}

/** The texts of a file's data that people read, in the form of the data, and nothing else but the ids of items; undefined when there is none. */
export function wordsOnly(schema: v.GenericSchema, data: unknown, change = (text: string) => text): unknown {
  if (typeof data === 'string') return isWords(schema) ? change(data) : undefined
  if (data === null || typeof data !== 'object') return undefined
  const within = Object.entries(data).flatMap(([key, value]) => {
    const of = inside(schema, Array.isArray(data) ? Number(key) : key)
    const words = of && wordsOnly(of, value, change)
    return words === undefined ? [] : [[key, words] as const]
  })
  if (within.length === 0) return undefined
  if (Array.isArray(data)) return within.map(([, words]) => words)
  return { ...('id' in data ? { id: data.id } : {}), ...Object.fromEntries(within) }
}
