import { expect, test } from 'vitest'
import { marksEnglish, withEnglishMarked } from '../../../../server/content/markdown/english-words'

const marked = (text: string) => withEnglishMarked(text, (part) => part.replaceAll('&', '&amp;'))

test('English words among Hindi ones say so, those of one name together', () => {
  expect(marked('झाइयाँ (melasma)')).toBe('झाइयाँ (<span lang="en">melasma</span>)')
  expect(marked('ख़ानदानी (male pattern hair loss) है')).toBe('ख़ानदानी (<span lang="en">male pattern hair loss</span>) है')
  expect(marked('Becker’s naevus & café-au-lait')).toBe(
    '<span lang="en">Becker’s naevus</span> &amp; <span lang="en">café-au-lait</span>',
  )
})

test('abbreviations, units and addresses stay as they are', () => {
  for (const text of ['PRP की 3 सिटिंग', '1064 nm', 'NHS', 'लिखिए: care@clinic.example']) expect(marked(text)).toBe(text)
})

test('only where English has letters of its own', () => {
  expect(marksEnglish('hi')).toBe(true)
  expect(marksEnglish('en')).toBe(false)
})
