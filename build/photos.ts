import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '../server/content/content'
import { PLACEHOLDER_WIDTH, type PhotoFile, readPhoto } from '../server/content/read/photos'

const CACHE = '.cache/pictures'

/**
 * Makes the files of every photo that the content shows, under `dir`/pictures. A photo that is only dropped into the folder, or whose
 * consent was withdrawn, is not published. Made once for each photo: the names carry the photo's hash.
 */
export async function writePhotos(dir: string, content: Content, photosDir = 'content/photos'): Promise<void> {
  const shown = JSON.stringify([content.doctors, content.gallery, content.results, content.cases, content.videos])
  for (const name of await photoNames(photosDir)) {
    const photo = readPhoto(photosDir, `/photos/${name}`)
    if (!shown.includes(photo.src)) continue
    await mkdir(join(dir, 'pictures'), { recursive: true })
    await Promise.all(
      photo.files.map(async (file) => copyFile(await makePhotoFile(join(photosDir, name), file), join(dir, file.path))),
    )
  }
}

/** The file's place in the cache; made when it is not there. Camera data, the place of the photo included, stays behind. */
export async function makePhotoFile(source: string, { path, width, format }: PhotoFile): Promise<string> {
  const target = join(CACHE, basename(path))
  if (existsSync(target)) return target
  await mkdir(CACHE, { recursive: true })
  const picture = sharp(source).autoOrient().flatten({ background: '#fffdfb' }).resize({ width })
  const encoded = {
    avif: () => picture.avif({ quality: 52, effort: 4 }),
    webp: () => (width === PLACEHOLDER_WIDTH ? picture.webp({ quality: 30 }) : picture.webp({ quality: 74 })),
    jpg: () => picture.jpeg({ quality: 76, mozjpeg: true }),
  }
  // A build that is stopped halfway must not leave half a picture in the cache.
  await encoded[format]().toFile(`${target}.part`)
  await rename(`${target}.part`, target)
  return target
}

export async function photoNames(photosDir: string): Promise<string[]> {
  return existsSync(photosDir) ? (await readdir(photosDir)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort() : []
}
