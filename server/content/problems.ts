/** What a live site must not have, though a sample build may; everything else stops the build. */
export type PublishConcern = 'sample' | 'review' | 'consent' | 'registration' | 'night' | 'answers' | 'unfinished' | 'translation'

export interface Problem {
  /** As the author knows it: content/blog/x.md */
  file: string
  line: number
  field?: string | undefined
  message: string
  concern?: PublishConcern
}

/** `content/blog/x.md:7 summary: is longer than 160 characters` */
export function problemLine({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${message}`
}

/** All that is wrong with the content, in one error. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(problemLine)
    super(`${lines.length === 1 ? 'One problem' : `${lines.length} problems`} in the content:\n${lines.join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}
