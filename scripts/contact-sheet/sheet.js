import { join } from 'node:path'
import sharp from 'sharp'

const GAP = 24
/** A long page is folded into columns side by side, so that the sheet is about half as wide again as high. */
const SHAPE = 1.5
const LARGEST = 2000
const THUMBNAIL = { width: 220, height: 280 }

/** The name of a page's files. @param {string} path */
export const nameOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Writes the sheet of a page and its thumbnail. @param {string} folder @param {string} path @param {Buffer[]} pieces */
export async function writeSheet(folder, path, pieces) {
  const whole = await joined(pieces)
  const { width, height } = whole.info
  const raw = { raw: whole.info }
  const columns = Math.max(1, Math.round(Math.sqrt((SHAPE * height) / width)))
  const tall = Math.ceil(height / columns)
  const parts = await Promise.all(
    Array.from({ length: columns }, async (_, at) => {
      const area = { left: 0, top: at * tall, width, height: Math.min(tall, height - at * tall) }
      return { input: await sharp(whole.data, raw).extract(area).png().toBuffer(), left: at * (width + GAP), top: 0 }
    }),
  )
  const size = { width: columns * (width + GAP) - GAP, height: tall }
  const sheet = await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(parts)
    .png()
    .toBuffer()
  const file = join(folder, nameOf(path))
  await sharp(sheet).resize({ width: LARGEST, withoutEnlargement: true }).png({ compressionLevel: 6 }).toFile(`${file}.png`)
  await sharp(whole.data, raw)
    .resize({ ...THUMBNAIL, position: 'top' })
    .webp({ quality: 70 })
    .toFile(`${file}.webp`)
}

/** @param {Buffer[]} pieces */
async function joined(pieces) {
  const parts = await Promise.all(pieces.map((piece) => sharp(piece).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
  const [{ info } = { info: { width: 1, height: 1, channels: /** @type {const} */ (3) } }] = parts
  const height = parts.reduce((sum, part) => sum + part.info.height, 0)
  return { data: Buffer.concat(parts.map(({ data }) => data)), info: { width: info.width, height, channels: info.channels } }
}
