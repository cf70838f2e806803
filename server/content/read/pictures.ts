import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'

export interface Size {
  width: number
  height: number
}

/** The size in CSS pixels of a picture under public/. Throws with the reason when it cannot be told. */
export function pictureSize(publicDir: string, src: string): Size {
  const size = uprightSize(readBytes(publicDir, src))
  if (!size) throw new Error(`the size of public${src} cannot be read`)
  return size
}

/** The size in pixels, the right way up: phones store a picture as the sensor saw it, and how to turn it beside it (EXIF orientation 5 to 8). */
export function uprightSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (!(width > 0) || !(height > 0)) return undefined
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

function readBytes(publicDir: string, src: string): Buffer {
  try {
    return readFileSync(join(publicDir, src))
  } catch {
    throw new Error(`the file public${src} does not exist`)
  }
}
