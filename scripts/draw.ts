/**
 * Makes the plates: `npm run draw` all of them, `npm run draw -- face-front` those whose name holds the word, `npm run draw -- --check`
 * none, but says which published ones differ from their source. Sources are scripts/draw/plates/**.svg, for panels those in
 * scripts/draw/panels, for posters of films scripts/draw/posters.ts; scripts/draw/README.md tells how to edit one.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { faultsOf } from './draw/checks'
import { panelFiles } from './draw/panels/files'
import { plateOf } from './draw/plate'
import { posterFiles } from './draw/posters'

const SOURCES = 'scripts/draw/plates'
const HEAVIEST = 12 * 1024
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const checking = process.argv.includes('--check')
const wanted = (file: string) => !words.length || words.some((word) => file.includes(word))

let failed = 0
const complain = (text: string) => {
  failed++
  process.stderr.write(`${text}\n`)
}

function publish(file: string, plate: string) {
  const published = join('public', file)
  if (checking && readFileSync(published, 'utf8') !== plate) complain(`${published} is not what its source makes: npm run draw`)
  if (!checking) {
    mkdirSync(dirname(published), { recursive: true })
    writeFileSync(published, plate)
  }
  const bytes = brotliCompressSync(plate).length
  if (bytes > HEAVIEST) complain(`${file} weighs ${bytes} bytes, more than ${HEAVIEST}`)
  process.stdout.write(`${file}: ${(bytes / 1000).toFixed(1)} KB\n`)
}

for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.svg') || !wanted(file)) continue
  try {
    const source = readFileSync(join(SOURCES, file), 'utf8')
    const plate = `${plateOf(source, file)}\n`
    for (const fault of faultsOf(plate, source)) complain(`${file} ${fault}`)
    publish(file, plate)
  } catch (error) {
    complain(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

for (const [file, svg] of [...(await panelFiles()), ...posterFiles()]) if (wanted(file)) publish(file, svg)

process.exit(failed ? 1 : 0)
