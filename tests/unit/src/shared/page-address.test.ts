import { expect, it } from 'vitest'
import { pageAddress } from '../../../../src/shared/page-address'

it.each([
  ['https://search.example/results?q=scar#top', 'https://search.example/results'],
  [
    'https://clinic.example/contact?gclid=A1-b&q=scar&utm_source=news',
    'https://clinic.example/contact?gclid=A1-b&utm_source=news',
  ],
  ['https://clinic.example/?utm_campaign=d%C3%A9j%C3%A0 vu&utm_=x', 'https://clinic.example/?utm_campaign=d%C3%A9j%C3%A0%20vu'],
  [
    `https://clinic.example/lp?utm_term=${'x'.repeat(3000)}&utm_source=news&gclid=1`,
    'https://clinic.example/lp?utm_source=news&gclid=1',
  ],
  ['https://user:secret@clinic.example/', 'https://clinic.example/'],
  ['HTTPS://Clinic.Example', 'https://clinic.example/'],
])('of %s the clinic keeps %s', (address, kept) => {
  expect(pageAddress(address)).toBe(kept)
})

it.each([
  '',
  'contact',
  '/contact',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'about:blank',
  'android-app://x',
  'https://',
])('%j is no web page', (text) => {
  expect(pageAddress(text)).toBe('')
})

it('what it answers is one short line of plain characters, whatever a stranger wrote', () => {
  for (const text of [
    'https://localhost/contact\nReceived:       Monday',
    'https://localhost/a\u2028b\u202ec?utm_source=x\r\nPhone: 1',
    `https://localhost/${'x'.repeat(30_000)}?utm_source=y`,
    `https://localhost/?utm_source=${'y'.repeat(30_000)}`,
  ]) {
    expect(pageAddress(text)).toMatch(/^https:\/\/localhost\/[!-~]*$/)
    expect(pageAddress(text).length).toBeLessThanOrEqual(2048)
  }
})
