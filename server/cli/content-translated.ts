/**
 * `npm run content:translated -- content/hi/pages/home.md`: notes in a translated file, or in all of a folder, that it says what the
 * English one says today. To be run after reading both, never instead of it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DEFAULT_LANG, langs } from '../../src/shared/languages'
import { versionOf, withVersion } from '../content/read/english-of'
import { readFiles } from '../content/read/files'

const asked = process.argv.slice(2).map((path) => path.replace(/^\.\/|\/$/g, ''))
const english = readFiles('content', [])?.written ?? new Map<string, never>()
let count = 0
for (const lang of langs.filter((one) => one !== DEFAULT_LANG))
  for (const [path, { source, schema }] of english) {
    const file = `content/${lang}/${path}`
    if (!existsSync(file) || !asked.some((one) => file === one || file.startsWith(`${one}/`))) continue
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), versionOf(schema, source)))
    count++
  }
process.stdout.write(`${count} noted.\n`)
if (count === 0) process.exitCode = 1
