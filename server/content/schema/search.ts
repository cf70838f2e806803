import * as v from 'valibot'
import { list, path, text } from './fields'

/** Lay words and the treatments they mean. */
export const searchSchema = v.array(v.strictObject({ words: list(text(60), 1, 200), to: list(path) }), 'is not a list')

export type SearchRow = v.InferOutput<typeof searchSchema>[number]
