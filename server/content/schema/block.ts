import * as v from 'valibot'
import { text } from './fields'

/** A text that stands on many pages and is kept in one place. */
export const blockSchema = v.strictObject({ title: text(80) })
