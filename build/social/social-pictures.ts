import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Content } from '../../server/content/content'
import { socialPicture } from '../../src/shared/head'
import type { Page } from '../../src/shared/routes'
import { pageTitle } from '../page-title'
import { severalAtOnce } from '../several-at-once'
import { card, ground, TITLE } from './card'
import { cardFaces } from './fonts'
import { lightDrawing } from './light-drawing'
import { setLines } from './lines'
import { subjectOf } from './subject'

const CACHE = '.cache/social'
/** A picture that waits to be packed takes 3 MB. */
const AT_ONCE = 16
const SIZES = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
  { size: 50, lines: 5 },
]

/** Writes the preview picture of every page under `dir`; those whose title, drawing and design are unchanged come from the cache. */
export async function writeSocialPictures(dir: string, contents: readonly Content[]): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const faces = await cardFaces()
  const design = await designStamp()
  const used = new Set<string>()
  const make = async ([page, content]: [Page, Content]) => {
    const parts = await partsOf(page, content)
    const key = createHash('sha256')
      .update(JSON.stringify([design, parts]))
      .digest('hex')
      .slice(0, 24)
    const cached = join(CACHE, `${key}.png`)
    used.add(`${key}.png`)
    if (!existsSync(cached)) await writeFile(cached, await draw(parts, faces))
    const target = join(dir, socialPicture(page.path))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(cached, target)
  }
  const pages = contents.flatMap((content) => content.routes.map((page): [Page, Content] => [page, content]))
  await severalAtOnce(pages, AT_ONCE, make)
  const old = (await readdir(CACHE)).filter((name) => !used.has(name))
  await Promise.all(old.map((name) => rm(join(CACHE, name))))
}

async function partsOf(page: Page, content: Content) {
  const { site } = content
  const { eyebrow, src, zone } = subjectOf(page, content)
  return {
    eyebrow,
    title: pageTitle(page, content),
    clinic: site.name,
    foot: `${site.surgeon.name} · ${site.city}`,
    mark: await readFile('public/favicon.svg', 'utf8'),
    drawing: lightDrawing(await readFile(`public${src}`, 'utf8'), zone),
  }
}

type Parts = Awaited<ReturnType<typeof partsOf>>
type Faces = Awaited<ReturnType<typeof cardFaces>>

/** PNG with a palette: flat colours need no more, and a preview is fetched by phones. */
async function draw(parts: Parts, faces: Faces): Promise<Buffer> {
  const title = setLines(parts.title, { width: TITLE.width, face: faces.serif, sizes: SIZES })
  const svg = card({ ...parts, title, ground: await groundOf(parts, faces), faces })
  return rendered(svg).png({ palette: true, quality: 70, dither: 0, compressionLevel: 9, effort: 7 }).toBuffer()
}

const grounds = new Map<string, Promise<Buffer>>()

function groundOf({ clinic, foot, mark, drawing: svg }: Parts, faces: Faces): Promise<Buffer> {
  const key = [clinic, foot, mark, svg].join()
  const make = () => {
    const drawing = { svg, ...sizeOf(svg) }
    return rendered(ground({ clinic, foot, mark: lightDrawing(mark), drawing, faces }))
      .png({ compressionLevel: 1 })
      .toBuffer()
  }
  const png = grounds.get(key) ?? make()
  grounds.set(key, png)
  return png
}

function rendered(svg: string) {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** Changes with the code that draws. */
async function designStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir('build/social')).sort()) hash.update(await readFile(join('build/social', file)))
  return hash.digest('hex')
}
