import type { Problem } from '../problems'
import type { FieldPath, SourceFile } from '../read/source-file'

/** Where a check writes down what it finds in a file. */
export interface Notes {
  problem: (source: SourceFile, field: FieldPath, message: string) => void
  warn: (source: SourceFile, field: FieldPath, concern: NonNullable<Problem['concern']>, message: string) => void
}
