/**
 * Makes the raster icons of the app from three drawings: public/icons/icon.svg (the mark in its disc), public/icons/monochrome.svg
 * (the line alone) and public/favicon.svg (the same line, simplified for small sizes).
 * Run `node scripts/make-icons.js` after a change; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const publicDirectory = new URL('../public/', import.meta.url)
const icons = new URL('icons/', publicDirectory)
const plum = '#4d2039'

const disc = readFileSync(new URL('icon.svg', icons), 'utf8')
const line = readFileSync(new URL('monochrome.svg', icons), 'utf8')
/** The small drawing without its dark variant, which a raster icon cannot have. */
const small = readFileSync(new URL('favicon.svg', publicDirectory), 'utf8').replace(/@media[^}]*\{(?:[^{}]*\{[^}]*\})*\}/, '')

/** The mark on a full plum square. `scale` 0.82 keeps the line inside the inner circle of a maskable icon on every launcher. @param {number} scale */
const square = (scale) => {
  const mark = disc.match(/<g id="mark"[\s\S]*<\/g>/)?.[0]
  if (!mark) throw new Error('icon.svg has no group with the id "mark"')
  const offset = 32 - 32 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${plum}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${mark}</g></svg>`
}

/** @param {string} svg @param {number} size */
const render = (svg, size) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)

/** A Windows icon with one 32-pixel PNG inside: a 6-byte header, one 16-byte entry, the picture. @param {Buffer} png */
const ico = (png) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** @param {string} name @param {Buffer} data */
const save = (name, data, directory = icons) => {
  writeFileSync(new URL(name, directory), data)
  process.stdout.write(`${name} ${(data.length / 1024).toFixed(1)} KB\n`)
}

const compact = { compressionLevel: 9, effort: 10, palette: true, quality: 100 }

save('icon-192.png', await render(disc, 192).png(compact).toBuffer())
save('icon-512.png', await render(disc, 512).png(compact).toBuffer())
save('maskable-512.png', await render(square(0.82), 512).flatten({ background: plum }).png(compact).toBuffer())
save('monochrome-512.png', await render(line, 512).png(compact).toBuffer())
save('apple-touch-icon.png', await render(square(0.94), 180).flatten({ background: plum }).png(compact).toBuffer())
save('favicon.ico', ico(await render(small, 32).png({ compressionLevel: 9 }).toBuffer()), publicDirectory)
