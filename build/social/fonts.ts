import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subset from 'subset-font'

const DIR = '.cache/fonts'
const LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')}\u00a0·–—‘’“”…`

/** The site's own faces, each at the one weight and size that the pictures use. Names are those inside the files. */
const faces = [
  { file: 'newsreader', letters: LETTERS, axes: { opsz: 60 } },
  { file: 'figtree', letters: LETTERS, axes: { wght: 600 } },
  // Cut to what the pages say already, conjuncts and all.
  { file: 'devanagari-serif', letters: undefined, axes: {} },
  { file: 'devanagari', letters: undefined, axes: { wght: 600 } },
] as const

export const SERIF = 'Newsreader 16pt, Noto Serif Devanagari'
export const SANS = 'Figtree Light, Noto Sans Devanagari'

/** The paths of the font files for the drawing of text: TrueType, since resvg reads no WOFF2. Made once. */
export async function fontFiles(): Promise<string[]> {
  await mkdir(DIR, { recursive: true })
  return Promise.all(
    faces.map(async ({ file, letters, axes }) => {
      const source = await readFile(`src/styles/fonts/${file}.woff2`)
      const target = join(DIR, `${file}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.ttf`)
      if (existsSync(target)) return target
      const options = { targetFormat: 'truetype', variationAxes: { ...axes }, keepAllGlyphs: letters === undefined } as const
      await writeFile(target, await subset(source, letters, options))
      return target
    }),
  )
}
