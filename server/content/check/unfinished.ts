import type { Problem } from '../problems'
import type { SourceFile } from '../read/source-file'

/** A page started from a template can be built and looked at, but not published, until its last text is written. */
export function checkUnfinished(source: SourceFile, warnings: Problem[]): void {
  source.text.split('\n').forEach((line, index) => {
    if (/\bWRITE\b/.test(line))
      warnings.push({
        file: source.file,
        line: index + 1,
        message: 'still has a text of the template (WRITE)',
        concern: 'unfinished',
      })
  })
}
