import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import subset from 'subset-font'

const DIR = '.cache/fonts'
const LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')}\u00a0·–—‘’“”…`

/** The site's own faces, each at the one weight and size that the pictures use. */
const faces = [
  { file: 'newsreader', letters: LETTERS, axes: { opsz: 60 } },
  { file: 'figtree', letters: LETTERS, axes: { wght: 600 } },
  // Cut to what the pages say already, conjuncts and all.
  { file: 'devanagari-serif', letters: undefined, axes: {} },
  { file: 'devanagari', letters: undefined, axes: { wght: 600 } },
] as const

/** What a line is set in: Latin letters with figures, and Devanagari. */
export interface Face {
  latin: hb.Font
  devanagari: hb.Font
}

/** The faces of titles and of small lines, as TrueType. Made once. */
export async function cardFaces(): Promise<{ serif: Face; sans: Face }> {
  await mkdir(DIR, { recursive: true })
  const [newsreader, figtree, devanagariSerif, devanagari] = (await Promise.all(faces.map(truetypeOf))).map(
    (file) => new hb.Font(new hb.Face(new hb.Blob(file))),
  )
  if (!newsreader || !figtree || !devanagariSerif || !devanagari) throw new Error('a face is missing')
  return { serif: { latin: newsreader, devanagari: devanagariSerif }, sans: { latin: figtree, devanagari } }
}

async function truetypeOf({ file, letters, axes }: (typeof faces)[number]): Promise<Buffer> {
  const source = await readFile(`src/styles/fonts/${file}.woff2`)
  const target = join(DIR, `${file}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.ttf`)
  if (!existsSync(target)) {
    const options = { targetFormat: 'truetype', variationAxes: { ...axes }, keepAllGlyphs: letters === undefined } as const
    await writeFile(target, await subset(source, letters, options))
  }
  return readFile(target)
}
