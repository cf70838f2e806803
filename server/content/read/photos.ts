import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Size, uprightSize } from './pictures'

/** Widths in px that a photo is offered in, as far as it is that wide. */
const WIDTHS = [400, 800, 1200, 1600]
/** The plain JPEG is for browsers of before 2020. */
const FALLBACK_WIDTH = 800
export const PLACEHOLDER_WIDTH = 24

export type PhotoFormat = 'avif' | 'webp' | 'jpg'

/** A file that the build makes of a photo. */
export interface PhotoFile {
  /** Its address on the site: /pictures/<name>-<hash of the photo>-<width>.<format> */
  path: string
  width: number
  format: PhotoFormat
}

export interface Photo extends Size {
  src: string
  avif: string
  webp: string
  placeholder: string
  files: PhotoFile[]
}

/**
 * What the site shows for a photo in content/photos. The addresses follow from the photo's bytes alone, so that the server needs
 * neither the build's results nor an image library. Throws with the reason when the photo cannot be used.
 * @param src as the content names it: /photos/reception.jpg
 */
export function readPhoto(photosDir: string, src: string): Photo {
  const bytes = readBytes(photosDir, src)
  const upright = uprightSize(bytes)
  if (!upright) throw new Error(`the size of content${src} cannot be read`)
  const name = `${basename(src).replace(/\.\w+$/, '')}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}`
  const file = (width: number, format: PhotoFormat): PhotoFile => ({
    path: `/pictures/${name}-${width}.${format}`,
    width,
    format,
  })
  const largest = WIDTHS.at(-1) ?? 0
  const widths = [...WIDTHS.filter((width) => width < upright.width), ...(upright.width <= largest ? [upright.width] : [])]
  const avif = widths.map((width) => file(width, 'avif'))
  const webp = widths.map((width) => file(width, 'webp'))
  const fallback = file(Math.min(FALLBACK_WIDTH, upright.width), 'jpg')
  const placeholder = file(PLACEHOLDER_WIDTH, 'webp')
  return {
    width: upright.width,
    height: upright.height,
    src: fallback.path,
    avif: srcset(avif),
    webp: srcset(webp),
    placeholder: placeholder.path,
    files: [...avif, ...webp, fallback, placeholder],
  }
}

const srcset = (files: readonly PhotoFile[]) => files.map(({ path, width }) => `${path} ${width}w`).join(', ')

function readBytes(photosDir: string, src: string): Buffer {
  try {
    return readFileSync(join(photosDir, basename(src)))
  } catch {
    throw new Error(`the file content${src} does not exist`)
  }
}
