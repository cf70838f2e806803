import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { readFiles } from '../content/read/files'
import { wordsOnly } from '../content/read/words-of'

/** `## यह कैसे होता है {#how-it-is-done}` */
const HEADING = /^## (.+) \{#([\w-]+)\}$/gm

/**
 * A new page in another language: its texts as the English file has them, to be written over, under the headings of that language. Undefined where the
 * language has no pages of that kind. Without a note of its version it is 'to do' until `content:translated` is told that it is written.
 * @param path of the English file, which is there already, below the content's folder
 */
export function newTranslation(root: string, lang: string, path: string): string | undefined {
  const beside = dirname(join(root, lang, path))
  const kind = join(root, lang, path.split('/')[0] ?? '')
  const written = existsSync(kind) ? readFiles(root, [])?.written.get(path) : undefined
  if (!written) return undefined
  const { source, schema } = written
  const headings = existsSync(beside) ? headingsIn(beside) : headingsIn(kind)
  const body = source.body.replace(/^## (.+)$/gm, (_, heading: string) => {
    const anchor = anchorOf(heading)
    return `## ${headings.get(anchor) ?? heading} {#${anchor}}`
  })
  return `---\n${stringify(wordsOnly(schema, source.data), { lineWidth: 0 })}---\n${body}`
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-')

/** What the pages beside it call their sections. */
function headingsIn(folder: string): Map<string, string> {
  const neighbours = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const found = neighbours.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(HEADING)])
  return new Map(found.map(([, heading = '', anchor = '']) => [anchor, heading]))
}
