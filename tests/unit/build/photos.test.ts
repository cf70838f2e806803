import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writePhotos } from '../../../build/photos'
import type { Content } from '../../../server/content/content'
import { readPhoto } from '../../../server/content/read/photos'

const dir = mkdtempSync(join(tmpdir(), 'photos-'))
const out = join(dir, 'out')

/** Soft like a photo, so that encoding takes no longer than it does for one. */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><radialGradient id="g"><stop stop-color="#f4dedd"/><stop offset="1" stop-color="#4d2039"/></radialGradient><rect width="1800" height="1200" fill="url(#g)"/><circle cx="500" cy="400" r="220" fill="#a63d59"/></svg>`

beforeAll(async () => {
  const picture = sharp(Buffer.from(SCENE))
  const exif = { IFD0: { Make: 'Phone', Copyright: 'somebody' }, IFD3: { GPSLatitude: '28/1 27/1 0/1' } }
  await picture.clone().withExif(exif).jpeg().toFile(join(dir, 'reception.jpg'))
  await picture.clone().resize(900).withMetadata({ orientation: 6 }).jpeg().toFile(join(dir, 'on-its-side.jpg'))
  await picture.clone().resize(300).png().toFile(join(dir, 'small.png'))
  await picture.clone().resize(500).webp().toFile(join(dir, 'not-shown.webp'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const shown = (...names: string[]) => {
  const gallery = names.map((name) => ({ picture: { ...readPhoto(dir, `/photos/${name}`), alt: 'A room' } }))
  return { doctors: [], gallery, results: [], cases: [], videos: [] } as unknown as Content
}

describe('a photo in the content', () => {
  test('is offered as AVIF and WebP in several widths, never wider than it is', () => {
    const photo = readPhoto(dir, '/photos/reception.jpg')
    expect(photo).toMatchObject({ width: 1800, height: 1200 })
    expect(photo.avif.match(/\d+w/g)).toEqual(['400w', '800w', '1200w', '1600w'])
    expect(photo.webp.match(/\d+w/g)).toEqual(['400w', '800w', '1200w', '1600w'])
    expect(readPhoto(dir, '/photos/small.png').avif.match(/\d+w/g)).toEqual(['300w'])
  })

  test('has addresses that change with its bytes and with nothing else', async () => {
    const before = readPhoto(dir, '/photos/small.png').src
    expect(readPhoto(dir, '/photos/small.png').src).toBe(before)
    const bytes = readFileSync(join(dir, 'small.png'))
    writeFileSync(join(dir, 'changed.png'), await sharp(bytes).negate().png().toBuffer())
    expect(readPhoto(dir, '/photos/changed.png').src.replace('changed', 'small')).not.toBe(before)
  })

  test('that a phone stored on its side stands upright', async () => {
    const photo = readPhoto(dir, '/photos/on-its-side.jpg')
    expect(photo).toMatchObject({ width: 600, height: 900 })
    await writePhotos(out, shown('on-its-side.jpg'), dir)
    expect(await sharp(join(out, photo.src)).metadata()).toMatchObject({ width: 600, height: 900 })
  })

  test('that is missing or is none is refused with a reason', () => {
    expect(() => readPhoto(dir, '/photos/nowhere.jpg')).toThrow('content/photos/nowhere.jpg does not exist')
    writeFileSync(join(dir, 'text.jpg'), 'no picture at all, but long enough to be looked at')
    expect(() => readPhoto(dir, '/photos/text.jpg')).toThrow('cannot be read')
    rmSync(join(dir, 'text.jpg'))
  })
})

describe('the build', () => {
  test('makes every file that the page names, without the camera’s data and the place', async () => {
    await writePhotos(out, shown('reception.jpg'), dir)
    for (const { path, width, format } of readPhoto(dir, '/photos/reception.jpg').files) {
      const made = await sharp(join(out, path)).metadata()
      expect(made.width).toBe(width)
      expect(made.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
      expect(made.exif).toBeUndefined()
    }
  })

  test('makes a miniature of well under a kilobyte', () => {
    expect(readFileSync(join(out, readPhoto(dir, '/photos/reception.jpg').placeholder)).length).toBeLessThan(700)
  })

  test('publishes no photo that the content does not show', async () => {
    await writePhotos(out, shown('small.png'), dir)
    expect(existsSync(join(out, readPhoto(dir, '/photos/not-shown.webp').src))).toBe(false)
    expect(readdirSync(join(out, 'pictures')).some((name) => name.startsWith('not-shown'))).toBe(false)
  })
})
