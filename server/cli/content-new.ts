/** `npm run content:new -- treatment body-chest/arm-lift`: starts a page from a template. Also post, case and job, with one name. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inspectContent } from '../content/load'
import { DEFAULT_LANG, langs } from '../../src/shared/languages'
import { kinds, newFile } from './new-file'
import { newTranslation } from './new-translation'

const CONTENT = 'content'
const [kindTyped = '', name = ''] = process.argv.slice(2)

try {
  const kind = kinds.find((one) => one === kindTyped)
  if (!kind) throw new Error(`say what to start: npm run content:new -- ${kinds.join('|')} <name>`)
  const { content } = inspectContent(CONTENT)
  if (!content) throw new Error('content/clinic.yaml cannot be read; `npm run build` says why')
  const { path, text } = newFile(kind, name, content, new Date())
  const file = join(CONTENT, path)
  if (existsSync(file)) throw new Error(`${file} is there already`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  for (const lang of langs.filter((one) => one !== DEFAULT_LANG)) {
    const translation = newTranslation(CONTENT, lang, path)
    const twin = join(CONTENT, lang, path)
    if (translation === undefined || existsSync(twin)) continue
    mkdirSync(dirname(twin), { recursive: true })
    writeFileSync(twin, translation)
    process.stdout.write(`${twin}\n`)
  }
  process.stdout.write(
    `${file}\nReplace every text that begins with WRITE:. npm run check:publish lists those that are left, npm run content:check what is to be translated.\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
