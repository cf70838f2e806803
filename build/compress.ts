import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { WORTH_COMPRESSING } from '../server/encoded-body'
import { IN_USE, NEXT } from './output.js'
import { severalAtOnce } from './several-at-once'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|vtt)$/
const AT_ONCE = 16

/** Writes a .br and a .gz beside every text file of the built site, so that no request waits for compression. */
export async function compress(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await severalAtOnce(
    files.filter((file) => !existsSync(`${file}.br`)),
    AT_ONCE,
    compressFile,
  )
}

/** @param inUse where the build in use has the same file, if it has one: packed as it is, it need not be packed again */
export async function compressFile(file: string, inUse = join(IN_USE, relative(NEXT, file))): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_COMPRESSING || (await isPacked(file, bytes, inUse))) return
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Packing is the longest part of a build: a drawing takes 40 ms, a page 100. */
async function isPacked(file: string, bytes: Buffer, inUse: string): Promise<boolean> {
  try {
    if (!bytes.equals(await readFile(inUse))) return false
    await Promise.all(['.br', '.gz'].map((ending) => copyFile(inUse + ending, file + ending)))
    return true
  } catch {
    // The build in use has no such file.
    return false
  }
}

/** Packs files while others are still being made. */
export class Packing {
  private readonly begun = new Set<Promise<void>>()

  /** Waits only while too many are under way. */
  async add(file: string): Promise<void> {
    const work: Promise<void> = compressFile(file).finally(() => this.begun.delete(work))
    this.begun.add(work)
    if (this.begun.size >= AT_ONCE) await Promise.race(this.begun)
  }

  async end(): Promise<void> {
    await Promise.all(this.begun)
  }
}
