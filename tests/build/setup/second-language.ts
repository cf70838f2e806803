import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { slugify } from '../../../server/content/markdown/anchors'
import { readFiles } from '../../../server/content/read/files'
import { wordsOnly } from '../../../server/content/read/words-of'
import { langs } from '../../../src/shared/languages'
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
  edit('src/shared/languages.ts', /^ {2}en: .*$/m, `$&\n  '${LANG}': { tag: '${LANG}', name: 'X', complete: false },`)
  edit('src/shared/words/catalogue.ts', /= \{ en/, `= { '${LANG}': other, en`)
  edit('src/shared/words/catalogue.ts', /^import \* as en .*$/m, `$&\nimport * as other from './${LANG}'`)
  edit('sw/last-resort.ts', /= \{ en/, `= { '${LANG}': en, en`)
  // So many pages more would be too many for one host's file of headers (docs/languages.md).
  edit('content/clinic.yaml', /(testimonials|results|cases): true/g, '$1: false')
  // How small the files are packed is looked at elsewhere, and takes half of a build.
  edit('build/compress.ts', /QUALITY\]: 11/, 'QUALITY]: 1')
  markCatalogue(join(checkout, 'src/shared/words'))
  // The languages that the site has are not built a second time here.
  for (const lang of langs) rmSync(join(checkout, 'content', lang), { recursive: true, force: true })
  markContent(join(checkout, 'content'))
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
const TRANSLATED =
  /^(?:(?:clinic|figures|decision-aids|results\/results|testimonials\/written)\.yaml|(?:blocks|categories|treatments)\/.*|pages\/(?:home|contact)\.md)$/

/** The texts of the English files, marked, and nothing else of them. */
function markContent(content: string): void {
  for (const [path, { source, schema }] of readFiles(content, [])?.written ?? []) {
    if (!TRANSLATED.test(path)) continue
    const texts = stringify(wordsOnly(schema, source.data, foreign))
    write(join(content, LANG, path), path.endsWith('.md') ? `---\n${texts}---\n${foreign(keyed(source.body))}` : texts)
  }
}

const keyed = (body: string) =>
  body.replace(/^(#+ )(.*)$/gm, (_, marks: string, heading: string) => `${marks}${heading} {#${slugify(heading)}}`)

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
