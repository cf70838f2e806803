import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildContext } from '../assemble/context'
import type { FieldPath, SourceFile } from '../read/source-file'

/** A file that the content names lies under public/. */
export function checkOwnFile(context: BuildContext, source: SourceFile, field: FieldPath, path: string): void {
  if (!existsSync(join(context.publicDir, path))) context.problem(source, field, `the file public${path} does not exist`)
}
