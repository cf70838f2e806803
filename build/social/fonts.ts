import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subset from 'subset-font'

const DIR = '.cache/fonts'
const LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')}\u00a0·–—‘’“”…`

/** The site's own faces, each at the one weight and size that the pictures use. Names are those inside the files. */
const faces = [
  { file: 'newsreader', axes: { opsz: 60 } },
  { file: 'figtree', axes: { wght: 600 } },
] as const

export const SERIF = 'Newsreader 16pt'
export const SANS = 'Figtree Light'

/** The paths of the font files for the drawing of text: TrueType, since resvg reads no WOFF2. Made once. */
export async function fontFiles(): Promise<string[]> {
  await mkdir(DIR, { recursive: true })
  return Promise.all(
    faces.map(async ({ file, axes }) => {
      const target = join(DIR, `${file}.ttf`)
      if (existsSync(target)) return target
      const source = await readFile(`src/styles/fonts/${file}.woff2`)
      await writeFile(target, await subset(source, LETTERS, { targetFormat: 'truetype', variationAxes: { ...axes } }))
      return target
    }),
  )
}
