import type { SourceFile } from '../read/source-file'
import type { Notes } from './notes'

export function checkUniqueIds(notes: Notes, source: SourceFile, rows: readonly { id: string }[]): void {
  rows.forEach(({ id }, index) => {
    if (rows.findIndex((row) => row.id === id) < index) notes.problem(source, [index, 'id'], `${id} is used twice`)
  })
}
