import { expect, test } from 'vitest'
import { placeIn } from '../../../../src/shared/routes'

test.each([
  ['/', '/hi'],
  ['/contact', '/hi/contact'],
  ['/face-surgeries/chin-lift', '/hi/face-surgeries/chin-lift'],
  ['/hi/face-surgeries/chin-lift', '/hi/face-surgeries/chin-lift'],
  ['/no/such/page/at/all', '/hi'],
])('%s is in Hindi at %s', (path, there) => {
  expect(placeIn('hi', path)).toBe(there)
})

test.each([
  ['/hi', '/'],
  ['/hi/contact', '/contact'],
])('%s is in English at %s', (path, there) => {
  expect(placeIn('en', path)).toBe(there)
})
