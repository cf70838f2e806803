import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { addVary, chooseEncoding, encodeBody, isNotModified, WORTH_COMPRESSING } from '../../../server/encoded-body'

const html = 'text/html; charset=utf-8'
const page = () => encodeBody(Buffer.from('A page of the clinic. '.repeat(100)), html)
const having = (header?: string) => ({ headers: header === undefined ? {} : { 'if-none-match': header } })
const asking = (accepted?: string) => ({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

describe('a page on its way to a browser', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0, Br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['identity', undefined],
    ['broccoli', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('that takes %j is sent as %s, whole', (accepted, encoding) => {
    const body = page()
    for (const sent of [chooseEncoding(asking(accepted), body), chooseEncoding(asking(accepted), body)]) {
      expect(sent.encoding).toBe(encoding)
      const whole = { br: brotliDecompressSync, gzip: gunzipSync }
      expect((encoding ? whole[encoding as 'br' | 'gzip'](sent.bytes) : sent.bytes).equals(body.identity)).toBe(true)
    }
  })

  it('is sent as the build compressed it', () => {
    const ready = Buffer.from('from the build')
    expect(chooseEncoding(asking('br'), encodeBody(page().identity, html, { br: ready })).bytes).toBe(ready)
  })

  it.each([
    ['too small to gain', Buffer.alloc(WORTH_COMPRESSING - 1, 'x'), html],
    ['a picture', Buffer.alloc(10_000, 'x'), 'image/png'],
  ])('is never compressed when it is %s', (_, bytes, type) => {
    expect(chooseEncoding(asking('br, gzip'), encodeBody(bytes, type)).encoding).toBeUndefined()
  })
})

describe('a browser that has the page', () => {
  const { etag } = page()

  it.each([etag, etag.replace('W/', ''), `"older", ${etag}`, ' * '])('and says %j gets none again', (header) => {
    expect(isNotModified(having(header), etag)).toBe(true)
  })

  it.each([undefined, '', '"older"', etag.slice(0, -2)])('of another day (%j) gets the new one', (header) => {
    expect(isNotModified(having(header), etag)).toBe(false)
  })

  it('of other bytes has another one', () => {
    expect(encodeBody(Buffer.from('other'), html).etag).not.toBe(etag)
  })
})

describe('what an answer depends on', () => {
  it('is added to what it depends on already', () => {
    expect(addVary(undefined, 'accept-encoding')).toBe('accept-encoding')
    expect(addVary('Origin', 'accept-encoding')).toBe('Origin, accept-encoding')
  })
})
