import { stringify } from 'yaml'
import type * as v from 'valibot'
import { slugify } from '../../../../../server/content/markdown/anchors'
import { parse } from 'yaml'
import { wordsOnly } from '../../../../../server/content/read/words-of'

/** A file of the small clinic as a translator hands it in: its texts alone, `change` done to each, headings with the English anchors. */
export function inAnotherLanguage(schema: v.GenericSchema, english: string, change = (text: string) => text): string {
  const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(english) ?? []
  const keyed = body.replace(
    /^(#+ )(.*)$/gm,
    (_, marks: string, heading: string) => `${marks}${change(heading)} {#${slugify(heading)}}`,
  )
  return `---\n${stringify(wordsOnly(schema, parse(front), change))}---\n${keyed}`
}
