import type * as v from 'valibot'
import type { Problem } from '../problems'
import type { FieldPath, SourceFile } from '../read/source-file'
import { isMap } from '../read/translated'
import { inside, isWords, wordsOnly } from '../read/words-of'
import { differences, sectionsOf } from './translated-text'

/** Where a translated file says less, more or something else than the English one. Both as written, placeholders and all. */
export function checkTranslation(schema: v.GenericSchema, english: SourceFile, own: SourceFile, problems: Problem[]): void {
  const refuse = (field: FieldPath, message: string) =>
    problems.push({ ...own.placeOf(field), file: own.file, field: field.join('.'), message })

  const compare = (of: v.GenericSchema | undefined, there: unknown, here: unknown, field: FieldPath): void => {
    if (here === undefined) {
      if (of && wordsOnly(of, there) !== undefined) refuse(field, 'is missing')
    } else if (there === undefined) refuse(field, 'is not in the English file')
    else if (of && isWords(of)) {
      if (typeof here !== 'string') refuse(field, 'is not a text')
      else for (const message of differences(String(there), here)) refuse(field, message)
    } else if (field.at(-1) === 'id' && here === there) return
    else if (field.at(-1) === 'id') refuse(field, `is ${String(here)}, where the English file has ${String(there)}`)
    else if (!of || wordsOnly(of, there) === undefined) refuse(field, 'is taken from the English file: leave it out')
    else if (Array.isArray(there) && Array.isArray(here)) {
      if (here.length !== there.length) refuse(field, `has ${here.length} items, the English file ${there.length}`)
      else there.forEach((item: unknown, at) => compare(inside(of, at), item, here[at], [...field, at]))
    } else if (isMap(there) && isMap(here))
      for (const key of new Set([...Object.keys(there), ...Object.keys(here)]))
        compare(inside(of, key), there[key], here[key], [...field, key])
    else refuse(field, 'has another form than in the English file')
  }
  compare(schema, english.data, own.data, [])
  compareBodies(english, own, problems)
}

function compareBodies(english: SourceFile, own: SourceFile, problems: Problem[]): void {
  const there = sectionsOf(english.body)
  const here = sectionsOf(own.body)
  const refuse = (line: number, message: string) => problems.push({ file: own.file, line: own.lineOf(line), message })
  const wrong = there.findIndex(({ anchor }, index) => here[index]?.anchor !== anchor)
  if (wrong >= 0) {
    const found = here[wrong]
    const expected = `the English file has {#${there[wrong]?.anchor}}`
    refuse(
      found?.line ?? 0,
      found ? `the heading has the anchor {#${found.anchor}}, ${expected}` : `a section is missing: ${expected}`,
    )
    return
  }
  const more = here[there.length]
  if (more) refuse(more.line, `the English file has no section {#${more.anchor}}`)
  there.forEach(({ text, anchor }, index) => {
    const { line, text: ours } = here[index] ?? { line: 0, text: '' }
    for (const message of differences(text, ours)) refuse(line, anchor ? `section {#${anchor}}: ${message}` : message)
  })
}
