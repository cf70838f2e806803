import { expect, test } from 'vitest'
import { fits } from '../../../../../src/features/offline/saved-pages'

const face = { path: '/hi/face-surgeries/rhytidectomy-facelift-surgery', title: 'चेहरा कसने की सर्जरी (फ़ेसलिफ़्ट)' }

test.each(['चेहरा', 'चेहरा कस', 'फेसलिफ्ट', 'facelift', 'Fáce', ''])('a saved Hindi page is found by %s', (words) => {
  expect(fits(face, words)).toBe(true)
})

test.each(['पेट', 'नाक', 'tummy', 'चेहरा पेट'])('and not by %s', (words) => {
  expect(fits(face, words)).toBe(false)
})
