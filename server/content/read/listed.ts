import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Lang } from '../../../src/shared/languages'
import { checkGlossary, type Glossary, refusedWords } from '../check/glossary'
import type { Problem } from '../problems'
import { list, text } from '../schema/fields'
import { readYaml } from './source-file'
import { validate } from './validate'

/** What pages that are not translated are called in lists of a language, beside its content. */
export const LISTED = 'listed.yaml'

const listedSchema = list(
  v.strictObject({ file: text(100), title: text(120), summary: v.exactOptional(text(220)) }, 'is not file, title, summary'),
  1,
  10_000,
)
export type Listed = v.InferOutput<typeof listedSchema>

/** @param present the English files, by their inner paths */
export function readListed(
  root: string,
  lang: Lang,
  present: ReadonlySet<string>,
  glossary: Glossary,
  problems: Problem[],
): Listed {
  const path = `${lang}/${LISTED}`
  const source = existsSync(join(root, path)) ? readYaml(root, path, problems) : undefined
  if (!source) return []
  checkGlossary(source, refusedWords(glossary), problems)
  const listed = validate(listedSchema, source, problems) ?? []
  for (const [index, { file }] of listed.entries())
    if (!present.has(`${file}.md`))
      problems.push({ ...source.placeOf([index, 'file']), field: `${index}.file`, message: `there is no content/${file}.md` })
  return listed
}
