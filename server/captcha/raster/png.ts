import { constants, crc32, deflateSync } from 'node:zlib'
import type { Pixels } from './canvas'

export type Colour = readonly [red: number, green: number, blue: number]

const SHADES = 4
/** A drawing has little but runs of one byte; a small chunk, since each picture gets new ones. */
const PACKING = { level: 1, strategy: constants.Z_RLE, chunkSize: 4096 }

/** Makes PNGs of one size, of four shades from a ground to an ink; all but the pixels is written once. */
export function createPng(width: number, height: number, ground: Colour, ink: Colour) {
  /** Four pixels a byte, behind a byte that says 'as they are'. */
  const line = 1 + Math.ceil(width / 4)
  const rows = new Uint8Array(line * height)
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([2, 3, 0, 0, 0], 8)
  const head = Buffer.concat([SIGNATURE, chunk('IHDR', size), chunk('PLTE', palette(ground, ink))])
  const tail = chunk('IEND', Buffer.alloc(0))

  return ({ pixels, stride }: Pixels): Buffer => {
    const fours = new Uint32Array(pixels.buffer)
    rows.fill(0)
    for (let y = 0; y < height; y++) {
      const end = (y * stride) / 4 + line - 1
      for (let from = (y * stride) / 4, to = y * line + 1; from < end; from++, to++) {
        const four = fours[from] as number
        if (four !== 0) rows[to] = (four & 0xc0) | ((four >>> 10) & 0x30) | ((four >>> 20) & 0x0c) | (four >>> 30)
      }
    }
    return Buffer.concat([head, chunk('IDAT', deflateSync(rows, PACKING)), tail])
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function palette(ground: Colour, ink: Colour): Buffer {
  const shades = Array.from({ length: SHADES }, (_, index) => {
    const share = index / (SHADES - 1)
    return ground.map((value, channel) => Math.round(value + ((ink[channel] ?? 0) - value) * share))
  })
  return Buffer.from(shades.flat())
}

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  framed.set(data, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8)
  return framed
}
