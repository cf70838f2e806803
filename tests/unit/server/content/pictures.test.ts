import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureSize } from '../../../../server/content/read/pictures'

const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
beforeAll(async () => {
  const drawn = sharp({ create: { width: 321, height: 123, channels: 3, background: '#4d2039' } })
  await drawn.clone().png().toFile(join(dir, 'a.png'))
  await drawn.clone().jpeg().toFile(join(dir, 'a.jpg'))
  await drawn
    .clone()
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Copyright: 'x' } })
    .toFile(join(dir, 'b.jpeg'))
  await drawn.clone().webp().toFile(join(dir, 'lossy.webp'))
  await drawn.clone().webp({ lossless: true }).toFile(join(dir, 'lossless.webp'))
  await drawn.clone().ensureAlpha(0.5).webp().toFile(join(dir, 'alpha.webp'))
  writeFileSync(
    join(dir, 'a.svg'),
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"\n viewBox="0 0 321 123"><path/></svg>',
  )
  writeFileSync(join(dir, 'bad.svg'), '<svg></svg>')
  writeFileSync(join(dir, 'bad.png'), 'not a picture')
})
afterAll(() => rmSync(dir, { recursive: true }))

describe('the size of a picture', () => {
  it.each(['/a.png', '/a.jpg', '/b.jpeg', '/lossy.webp', '/lossless.webp', '/alpha.webp', '/a.svg'])('is read from %s', (src) => {
    expect(pictureSize(dir, src)).toEqual({ width: 321, height: 123 })
  })

  it.each([
    ['/none.png', 'does not exist'],
    ['/bad.svg', 'cannot be read'],
    ['/bad.png', 'cannot be read'],
  ])('of %s %s', (src, message) => {
    expect(() => pictureSize(dir, src)).toThrow(message)
  })
})
