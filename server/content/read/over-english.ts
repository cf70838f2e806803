import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as v from 'valibot'
import { type Lang, languages } from '../../../src/shared/languages'
import { checkGlossary, type Glossary, glossarySchema, refusedWords } from '../check/glossary'
import { checkTranslation } from '../check/translation'
import type { Problem } from '../problems'
import { versionOf, withoutVersion, writtenFrom } from './english-of'
import { readMarkdown, readYaml, type SourceFile } from './source-file'
import { translated } from './translated'
import { validate } from './validate'
import type { Written } from './written'

/** What things are called in a language, beside its content. */
export const GLOSSARY = 'glossary.yaml'

/** What may stay English, for people who look for a position or read on; everything else a patient needs to decide and to act. */
const MAY_STAY_ENGLISH =
  /^(?:(?:blog|cases|jobs)\/|search\.yaml$|pages\/(?:blog|patient-case-study|careers|terms-conditions)\.md$)/

type English = ReadonlyMap<string, Written>

export function readGlossary(root: string, lang: Lang, problems: Problem[]): Glossary {
  const source = existsSync(join(root, lang, GLOSSARY)) ? readYaml(root, `${lang}/${GLOSSARY}`, problems) : undefined
  return (source && validate(glossarySchema, source, problems)) ?? []
}

/** Reads files of a language by their inner paths, each over the English one and held against it. */
export function readOver(
  root: string,
  lang: Lang,
  english: English,
  glossary: Glossary,
  problems: Problem[],
  warnings: Problem[],
) {
  const refused = refusedWords(glossary)

  return (path: string, schema: v.GenericSchema): SourceFile | undefined => {
    const found = (path.endsWith('.md') ? readMarkdown : readYaml)(root, `${lang}/${path}`, problems)
    const base = english.get(path)?.source
    if (!found) return undefined
    if (!base) {
      problems.push({ file: found.file, line: 1, message: `is written from content/${path}, which is not there` })
      return undefined
    }
    const own = withoutVersion(found)
    checkGlossary(own, refused, problems)
    checkTranslation(schema, base, own, problems)
    const from = writtenFrom(own.text)
    const since = from ? 'has changed since this was written' : 'is not named: which version was this written from?'
    if (from !== versionOf(schema, base))
      warnings.push({ file: own.file, line: 1, message: `its English ${since} (${base.file})`, concern: 'translation' })
    return translated(base, own)
  }
}

/** In a language that is complete a file without translation is a mistake, in one that is being written it is work to do. */
export function checkComplete(root: string, lang: Lang, english: English, problems: Problem[], warnings: Problem[]): void {
  const { complete, name } = languages[lang]
  for (const path of english.keys()) {
    const file = `${basename(root)}/${lang}/${path}`
    const message = `is missing: the text of content/${path} in ${name}`
    if (MAY_STAY_ENGLISH.test(path) || existsSync(join(root, lang, path))) continue
    if (complete) problems.push({ file, line: 1, message })
    else warnings.push({ file, line: 1, message, concern: 'translation' })
  }
}
