import type { BuildContext } from '../assemble/context'
import type { SourceFile } from '../read/source-file'

export function checkUniqueIds(context: BuildContext, source: SourceFile, rows: readonly { id: string }[]): void {
  rows.forEach(({ id }, index) => {
    if (rows.findIndex((row) => row.id === id) < index) context.problem(source, [index, 'id'], `${id} is used twice`)
  })
}
