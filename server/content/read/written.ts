import type * as v from 'valibot'
import type { SourceFile } from './source-file'

/** A file as written, before what it shares with others is filled in: what a translation is held against. */
export interface Written {
  source: SourceFile
  schema: v.GenericSchema
}
