import * as v from 'valibot'
import { kept, list, place, text } from './fields'

/** Lay words and the pages they mean, or places on them. */
export const searchSchema = v.array(v.strictObject({ words: kept(list(text(60), 1, 200)), to: list(place) }), 'is not a list')

export type SearchRow = v.InferOutput<typeof searchSchema>[number]
