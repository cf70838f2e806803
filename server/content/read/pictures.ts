import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Size {
  width: number
  height: number
}

/** The size in CSS pixels of a picture under public/. Throws with the reason when it cannot be told. */
export function pictureSize(publicDir: string, src: string): Size {
  const bytes = readBytes(publicDir, src)
  const size = src.endsWith('.svg') ? svgSize(bytes.toString('utf8')) : rasterSize(bytes)
  if (!size || !(size.width > 0) || !(size.height > 0)) throw new Error(`the size of public${src} cannot be read`)
  return size
}

/** The size in pixels as stored, whichever way up. */
export const rasterSize = (bytes: Buffer): Size | undefined => pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)

function readBytes(publicDir: string, src: string): Buffer {
  try {
    return readFileSync(join(publicDir, src))
  } catch {
    throw new Error(`the file public${src} does not exist`)
  }
}

function svgSize(svg: string): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag)
  if (box) return { width: Number(box[1]), height: Number(box[2]) }
  return undefined
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || bytes.readUInt32BE(0) !== 0x89504e47) return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** Walks the segments of a JPEG to its frame header. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return undefined
}

/** Whether a JPEG lies on its side: phones store the picture as the sensor saw it, and the way up beside it (EXIF orientation 5 to 8). */
export function isTurned(bytes: Buffer): boolean {
  const exif = bytes.readUInt16BE(0) === 0xffd8 ? bytes.indexOf('Exif\0\0', 0, 'latin1') : -1
  if (exif < 0 || exif > 0xffff) return false
  const tiff = bytes.subarray(exif + 6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (short(at) === 0x0112) return short(at + 8) >= 5
  }
  return false
}
