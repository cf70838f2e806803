import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { slugify } from '../../../server/content/markdown/anchors'
import { foreign } from './marked'

export const LANG = 'x-test'

/** What docs/languages.md says that a language takes, done to a copy of the sources: three lines, a catalogue and content. */
export function addLanguage(checkout: string): void {
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(checkout, file), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has no ${from}`)
    writeFileSync(join(checkout, file), after)
  }
  edit('src/shared/languages.ts', /^ {2}en: .*$/m, `$&\n  '${LANG}': { tag: '${LANG}', name: 'X' },`)
  edit('src/shared/words/catalogue.ts', /= \{ en \}/, `= { en, '${LANG}': other }`)
  edit('src/shared/words/catalogue.ts', /^import \* as en .*$/m, `$&\nimport * as other from './${LANG}'`)
  edit('sw/last-resort.ts', /= \{ en \}/, `= { en, '${LANG}': en }`)
  // So many pages more would be too many for one host's file of headers (docs/languages.md).
  edit('content/clinic.yaml', /(testimonials|results|cases): true/g, '$1: false')
  markCatalogue(join(checkout, 'src/shared/words'))
  for (const file of TRANSLATED) markContent(join(checkout, 'content'), file)
}

function markCatalogue(words: string): void {
  cpSync('tests/build/setup/marked.ts', join(words, LANG, 'marked.ts'))
  for (const file of readdirSync(join(words, 'en'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const source = readFileSync(join(words, 'en', file), 'utf8')
    const up = file.includes('/') ? '..' : '.'
    const texts = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name]) => `export const ${name} = marked(en.${name})\n`,
    )
    const imports = `import * as en from '${up}/../en/${file.slice(0, -3)}'\nimport { marked } from '${up}/marked'\n\n`
    write(join(words, LANG, file), file === 'index.ts' ? source : imports + texts.join(''))
  }
}

/** Home and contact, and what home leads to: treatments with their categories and figures. */
const TRANSLATED = [
  'clinic.yaml',
  'figures.yaml',
  'results/results.yaml',
  'testimonials/written.yaml',
  'blocks',
  'categories',
  'treatments',
  'pages/home.md',
  'pages/contact.md',
]

function markContent(content: string, path: string): void {
  const files = /\.(?:md|yaml)$/.test(path)
    ? [path]
    : readdirSync(join(content, path), { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
  for (const file of files.filter((name) => /\.(?:md|yaml)$/.test(name))) {
    const source = readFileSync(join(content, file), 'utf8')
    write(join(content, LANG, file), file.endsWith('.md') ? markMarkdown(source) : stringify(markData(parse(source))))
  }
}

function markMarkdown(source: string): string {
  const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? []
  const keyed = body.replace(/^(#+ )(.*)$/gm, (_, marks: string, heading: string) => `${marks}${heading} {#${slugify(heading)}}`)
  return `---\n${stringify(markData(parse(front)))}---\n${foreign(keyed)}`
}

/** Addresses, days, names of files and choices are single words in small letters; the facts are told whatever they look like. */
function markData(data: unknown, told = false): unknown {
  if (typeof data === 'string') return told || /\s|^[A-Z][a-z]+$/.test(data) ? foreign(data) : data
  if (Array.isArray(data)) return data.map((one: unknown) => markData(one, told))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, markData(value, told || key === 'facts')]))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
