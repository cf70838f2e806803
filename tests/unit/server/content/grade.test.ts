import { describe, expect, it } from 'vitest'
import { gradeOf, syllablesOf } from '../../../../server/content/check/grade'
import { load } from './setup/small-clinic'

const file = 'content/treatments/face/one.md'

describe('how hard a page is to read', () => {
  it.each([
    ['the', 1],
    ['nose', 1],
    ['healed', 1],
    ['lasted', 2],
    ['table', 2],
    ['scale', 1],
    ['noses', 2],
    ['surgeon', 2],
    ['operation', 4],
    ['anaesthesia', 4],
    ['area', 3],
    ['medial', 3],
    ['year', 1],
    ['8,975', 1],
  ])('%s has %i syllables', (word, count) => {
    expect(syllablesOf(word)).toBe(count)
  })

  it('is the grade of the Flesch-Kincaid formula, whose sentences end with a point or a cell', () => {
    expect(gradeOf(['The wound heals in two weeks [@a]. Please ask when you can work', 'Two days'])).toBe(
      gradeOf(['The wound heals in two weeks.', 'Please ask when you can work.']),
    )
    expect(gradeOf(['The cat sat on the mat.'])).toBe(-1.4)
    expect(gradeOf(['Complications necessitating rehospitalisation predominantly affected individuals.'])).toBeGreaterThan(20)
  })

  it('is told with the page', () => {
    expect(load().content?.treatments[0]?.grade).toBeLessThan(7)
  })

  it('is refused above grade 7', () => {
    const hard = 'Complications necessitating rehospitalisation predominantly affected individuals. '.repeat(40)
    const { lines } = load({ [file]: (text) => text.replace('## Recovery\n\n', `## Recovery\n\n${hard}`) })
    expect(lines.join('\n')).toMatch(/one\.md:\d+ is too hard to read: grade \d+/)
  })
})
