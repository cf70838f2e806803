import { constants, crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

const SHADES = 16

/** Packs a drawing of one ink on one ground into a PNG of sixteen shades. @param pixels 0 is the ground, 1 the ink */
export function shadesPng(pixels: Float32Array, width: number, height: number, ground: Colour, ink: Colour): Buffer {
  const line = 1 + Math.ceil(width / 2)
  const packed = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = y * width, to = y * line + 1; x < width; x += 2, from += 2)
      packed[to++] = (shade(pixels[from] as number) << 4) | (x + 1 < width ? shade(pixels[from + 1] as number) : 0)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3, 0, 0, 0], 8)
  const body = deflateSync(packed, { level: 1, strategy: constants.Z_RLE })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette(ground, ink)),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const shade = (ink: number) => (ink * (SHADES - 1) + 0.5) | 0

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function palette(ground: Colour, ink: Colour): Buffer {
  const shades = Array.from({ length: SHADES }, (_, index) => {
    const share = index / (SHADES - 1)
    return ground.map((value, channel) => Math.round(value + ((ink[channel] ?? 0) - value) * share))
  })
  return Buffer.from(shades.flat())
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
