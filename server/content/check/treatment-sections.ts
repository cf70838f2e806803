import type { Section } from '../../../src/shared/contract/content'
import type { Problem } from '../problems'
import { slugify } from '../markdown/anchors'
import type { SourceFile } from '../read/source-file'

export const treatmentHeadings = [
  'What it can and cannot do',
  'Who it suits, and who should wait',
  'The consultation',
  'How it is done',
  'Recovery',
  'Care before and after',
  'Risks',
  'Results and how long they last',
  'What the cost depends on',
] as const

/** Every treatment tells the same nine things in the same order. They are known by their anchors, in whatever language. */
export function checkTreatmentSections(source: SourceFile, sections: readonly Section[], problems: Problem[]): void {
  const found = sections.map(({ heading }) => heading)
  const wrong = treatmentHeadings.findIndex((heading, index) => sections[index]?.id !== slugify(heading))
  const refuse = (heading: string | undefined, message: string) => {
    const line = source.body.split('\n').findIndex((text) => text.startsWith(`## ${heading}`))
    problems.push({ file: source.file, line: source.lineOf(Math.max(0, line)), message })
  }
  if (wrong >= 0) refuse(found[wrong], `section ${wrong + 1} is '${found[wrong] ?? ''}' instead of '${treatmentHeadings[wrong]}'`)
  else if (found.length > treatmentHeadings.length) refuse(found[treatmentHeadings.length], 'has more than the nine sections')
  const steps = sections.find(({ id }) => id === 'how-it-is-done')
  if (steps && !steps.html.includes('<ol')) refuse(steps.heading, "'How it is done' has no numbered steps")
}
