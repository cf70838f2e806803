import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldPath, SourceFile } from '../read/source-file'
import type { Notes } from './notes'

/** A file that the content names lies under public/. */
export function checkOwnFile(notes: Notes & { publicDir: string }, source: SourceFile, field: FieldPath, path: string): void {
  if (!existsSync(join(notes.publicDir, path))) notes.problem(source, field, `the file public${path} does not exist`)
}
