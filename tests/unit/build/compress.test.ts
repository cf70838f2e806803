import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compress, compressFile, Packing } from '../../../build/compress'

const TEXT = 'A page that is long enough to be packed. '.repeat(40)
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packed-'))
  for (const folder of ['next', 'in-use']) mkdirSync(join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true }))

const next = (name: string) => join(root, 'next', name)
const inUse = (name: string) => join(root, 'in-use', name)
/** What a visitor gets for the file, packed either way. */
const unpacked = (file: string) => [
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
]

describe('the files of a build', () => {
  it('are packed beside themselves, pictures and short ones left out', async () => {
    for (const [name, text] of Object.entries({ 'a.html': TEXT, 'b.svg': TEXT, 'c.png': TEXT, 'd.txt': 'short' }))
      writeFileSync(next(name), text)
    await compress(join(root, 'next'))
    expect(readdirSync(join(root, 'next')).filter((name) => /\.(br|gz)$/.test(name))).toEqual([
      'a.html.br',
      'a.html.gz',
      'b.svg.br',
      'b.svg.gz',
    ])
    for (const name of ['a.html', 'b.svg']) expect(unpacked(next(name))).toEqual([TEXT, TEXT])
  })

  it('are taken packed from the build in use as long as they are the same', async () => {
    for (const file of [next('a.html'), inUse('a.html')]) writeFileSync(file, TEXT)
    for (const ending of ['.br', '.gz']) writeFileSync(inUse(`a.html${ending}`), `as packed before ${ending}`)
    await compressFile(next('a.html'), inUse('a.html'))
    expect(readFileSync(next('a.html.br'), 'utf8')).toBe('as packed before .br')
    expect(readFileSync(next('a.html.gz'), 'utf8')).toBe('as packed before .gz')

    writeFileSync(next('a.html'), `${TEXT}Changed.`)
    await compressFile(next('a.html'), inUse('a.html'))
    expect(unpacked(next('a.html'))).toEqual([`${TEXT}Changed.`, `${TEXT}Changed.`])
  })

  it('are packed anew when the build in use has them bare', async () => {
    for (const file of [next('a.html'), inUse('a.html')]) writeFileSync(file, TEXT)
    await compressFile(next('a.html'), inUse('a.html'))
    expect(unpacked(next('a.html'))).toEqual([TEXT, TEXT])
  })

  it('are all packed at the end when they were handed over one by one, also more than are packed at once', async () => {
    const packing = new Packing()
    const files = Array.from({ length: 50 }, (_, at) => next(`${at}.html`))
    for (const file of files) {
      writeFileSync(file, TEXT)
      await packing.add(file)
    }
    await packing.end()
    expect(files.filter((file) => !existsSync(`${file}.br`))).toEqual([])
  })
})
