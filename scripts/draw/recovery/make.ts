/**
 * Draws how one recovers, by kind (public/drawings/recovery/<kind>.svg from kinds/<kind>.ts), and what lies between before and after (stages.ts).
 * Run `npx tsx scripts/draw/recovery/make.ts [part of a name]` after a change; the result is committed.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { recoverySheet, type Recovery } from './sheet'
import { STAGES, stageFile } from './stages'

const here = new URL('kinds/', import.meta.url)
const out = new URL('../../../public/drawings/recovery/', import.meta.url)
const results = new URL('../../../public/drawings/results/', import.meta.url)
const LIMIT = 12 * 1000

const wanted = process.argv[2] ?? ''
function write(folder: URL, name: string, svg: string) {
  const size = brotliCompressSync(svg).length
  writeFileSync(new URL(name, folder), svg)
  process.stdout.write(`${name}: ${size} bytes compressed\n`)
  if (size > LIMIT) process.exitCode = 1
}

mkdirSync(out, { recursive: true })
for (const file of readdirSync(here).filter((name) => name.includes(wanted))) {
  const { plate } = (await import(new URL(file, here).href)) as { plate: Recovery }
  write(out, `${plate.kind}.svg`, recoverySheet(plate))
}
for (const stage of STAGES.filter(({ name }) => name.includes(wanted))) write(results, `${stage.name}.svg`, stageFile(stage))
