import { expect, it } from 'vitest'
import { withStepPicture } from '../../../../server/content/assemble/step-picture'

const sections = [
  { id: 'what-it-can-do', heading: 'What it can do', html: '<ol><li>One</li></ol>' },
  { id: 'how-it-is-done', heading: 'How it is done', html: '<p>First a word.</p><ol><li>One</li></ol>' },
]

it('puts the drawing of the steps before their list, and nowhere else', () => {
  const [other, how] = withStepPicture('public', 'rhinoplasty-nose-surgery', sections)
  expect(other).toBe(sections[0])
  expect(how?.html).toMatch(
    /^<p>First a word\.<\/p><img src="\/drawings\/steps\/rhinoplasty-nose-surgery\.svg" alt="" width="720" height="480" loading="lazy"><ol>/,
  )
})

it('leaves the list alone where nothing is drawn', () => {
  expect(withStepPicture('public', 'a-treatment-without-a-drawing', sections)).toBe(sections)
})
