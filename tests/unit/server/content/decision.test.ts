import { describe, expect, it } from 'vitest'
import { decision } from './setup/decision'
import { load } from './setup/small-clinic'

const change = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from)
  return text.replace(from, to)
}
/** The first treatment of the small clinic after a change of its text. */
const deciding = (changed: (text: string) => string) => ({ [file]: changed })
const file = 'content/treatments/face/one.md'

describe('a treatment that is a decision aid', () => {
  it('has no problems when it is whole', () => {
    expect(load().lines).toEqual([])
  })

  it('names every field that is missing', () => {
    const { lines } = load(deciding(change(decision, 'sources: []')))
    for (const field of ['decision', 'untreated', 'options', 'grid', 'outcomes', 'unknown', 'weigh', 'costs', 'searched'])
      expect(lines).toContain(`${file}:2 ${field}: is missing`)
  })

  it.each([
    ['a question without a question mark', 'or not?', 'or not', /decision\.question: does not end with '\?'/],
    [
      'a short answer to what happens without treatment',
      "untreated: 'plain plain plain",
      "untreated: '",
      /untreated: is shorter/,
    ],
    ['a rate without a source', ', source: a, picture: true }', ' , picture: true }', /outcomes\.0\.source: is missing/],
    ['a rate whose source is not listed', 'source: a,', 'source: z,', /outcomes\.0\.source: no source has the key z/],
    [
      'a rate in words without a citation',
      "helps: { cut: '3 of 100 [@b]'",
      "helps: { cut: '3 of 100'",
      /grid\.helps\.cut: has a rate without a source/,
    ],
    [
      'what nobody has counted with a rate all the same',
      'outcomes:\n',
      'uncounted: [{ option: cut, kind: harm, text: Nobody has counted., rate: 3 }]\noutcomes:\n',
      /uncounted\.0\.rate: /,
    ],
    [
      'what nobody has counted without a sentence',
      'outcomes:\n',
      'uncounted: [{ option: cut, kind: harm }]\noutcomes:\n',
      /uncounted\.0\.text: is missing/,
    ],
    [
      'a number beside what nobody has counted without a citation',
      'outcomes:\n',
      "uncounted: [{ option: cut, kind: harm, text: 'Not counted. Of others 3 of 100.' }]\noutcomes:\n",
      /uncounted\.0\.text: has a rate without a source/,
    ],
    [
      'what nobody has counted of no option',
      'outcomes:\n',
      'uncounted: [{ option: cat, kind: harm, text: Nobody has counted. }]\noutcomes:\n',
      /uncounted\.0\.option: there is no option cat/,
    ],
    ['neither a rate nor a range', 'low: 3, ', '', /outcomes\.0: has neither a rate, nor low and high/],
    ['a best estimate outside its range', 'low: 3, ', 'rate: 2, low: 3, ', /outcomes\.0\.rate: 2 is not between 3 and 11/],
    ['a unit nobody counts', 'of: 100,', 'of: 100, unit: dogs,', /outcomes\.0\.unit: is not one of people, operations/],
    ['syringes drawn as people', 'of: 100,', 'of: 100, unit: syringes,', /outcomes\.0\.picture: would draw syringes as people/],
    ['a study without a year', 'year: 2021, ', '', /sources\.1\.year: is missing: only a page of a public body/],
    [
      'a page without a year or a day',
      'year: 2022, kind: guideline',
      'kind: public-body',
      /sources\.2\.seen: is missing: say on which/,
    ],
    ['a range upside down', 'low: 3, high: 11', 'low: 12, high: 11', /outcomes\.0\.low: 12 is higher than 11/],
    ['more than everybody', 'high: 11', 'high: 101', /outcomes\.0\.high: 101 is more than all 100/],
    ['an odd denominator', 'of: 100,', 'of: 250,', /outcomes\.0\.of: is not one of 100, 1000/],
    [
      'two denominators in a row of the grid',
      "helps: { cut: '3 of 100 [@b]', none: 'Nothing'",
      "helps: { cut: '3 of 100 [@b]', none: '1 of 1,000 [@b]'",
      /grid\.helps: mixes people of 100 and of 1,000/,
    ],
    [
      'two denominators among the pictures of one kind',
      'id: bleeding, option: cut, kind: harm, name: Event, of: 100',
      'id: bleeding, option: cut, kind: harm, name: Event, of: 1000',
      /outcomes\.2\.picture: is drawn of 1000 beside another harm of 100/,
    ],
    ['a picture of more than 1,000', 'of: 100,', 'of: 10000,', /outcomes\.0\.picture: only 100 or 1,000/],
    ['four pictures', 'why: Small, source: a }', 'why: Small, source: a, picture: true }', /outcomes: has 4 pictures/],
    [
      'an option without its harms row',
      "harms: { cut: '3 of 100 [@b]', none: 'Nothing' }",
      "harms: { cut: '3 of 100 [@b]' }",
      /grid\.harms: says nothing about the option none/,
    ],
    [
      'an option that the row over the same time leaves out',
      "sameTime: { cut: '3 of 100 [@b]', none: 'Nothing' }",
      "sameTime: { cut: '3 of 100 [@b]' }",
      /grid\.sameTime: says nothing about the option none/,
    ],
    ['no time over which all are compared', 'sameTime: 30 days, a problem\n', '', /sameTime/],
    [
      'another option whose harms nobody told',
      '  - { id: none,',
      '  - { id: wait, name: Wait, how: Wait. }\n  - { id: none,',
      /options\.1: wait has no harm/,
    ],
    [
      'cells of no option',
      "undo: { cut: '3 of 100 [@b]',",
      "undo: { cut: '3 of 100 [@b]', cat: x,",
      /grid\.undo\.cat: there is no option cat/,
    ],
    [
      'cells of very different detail',
      "lasts: { cut: '3 of 100 [@b]', none: 'Nothing'",
      `lasts: { cut: '${'x'.repeat(90)}', none: '${'y'.repeat(26)}'`,
      /grid\.lasts: its longest cell/,
    ],
    ['no way without treatment', ', none: true', '', /options: 0 options have none: true/],
    ['two ways without treatment', 'how: It is cut. }', 'how: It is cut., none: true }', /options: 2 options have none: true/],
    [
      'a second operation by another name',
      'name: A second operation',
      'name: Another operation',
      /outcomes\.1\.name: is called 'A second operation/,
    ],
    [
      'a second operation behind another harm',
      'id: better, option: cut, kind: benefit',
      'id: worse, option: cut, kind: harm',
      /outcomes\.1: is the first of the harms/,
    ],
    ['a second study that is not listed', 'source: a,', 'source: a, also: z,', /outcomes\.0\.also: no source has the key z/],
    ['an outcome of no option', 'option: cut', 'option: cat', /outcomes\.0\.option: there is no option cat/],
    ['no benefit', 'kind: benefit', 'kind: harm', /outcomes: has no benefit of cut/],
    ['a source nobody cites', '[@a; @c]', '[@a]', /sources\.2\.key: nothing cites c/],
    ['a citation without a source', '[@a; @c]', '[@a; @c; @d]', /untreated: cites d, and no source has that key/],
    [
      'a citation in the text without a source',
      '## Recovery\n\n',
      '## Recovery\n\nSo [@d]. ',
      /one\.md:\d+ body: cites d, and no source/,
    ],
    [
      'a citation where none is shown',
      'callAtOnce: [one',
      "callAtOnce: ['one [@a]'",
      /callAtOnce\.0: cites a, but a citation is not shown here/,
    ],
    ['a rate that hides its people', 'unknown: [Nobody knows this.', "unknown: ['1 in 20 [@a].'", /unknown\.0: says '1 in/],
    ['a source of no known kind', 'kind: trial', 'kind: rumour', /sources\.1\.kind: is not one of systematic-review/],
    ['two sources of one key', 'key: b,', 'key: a,', /sources\.1\.key: a is there twice/],
    ['an amount', 'costs: [one', "costs: ['₹ 500 for one'", /costs\.0: names an amount/],
  ] as const)('refuses %s at its file, line and field', (_, from, to, expected) => {
    const { lines } = load(deciding((text) => change(from as string, to)(text)))
    expect(lines.join('\n')).toMatch(expected)
    expect(lines.find((line) => expected.test(line))).toMatch(new RegExp(`^${file}:[1-9]`))
  })

  it.each([
    ['a best estimate with its interval', 'low: 3, ', 'rate: 4, low: 3, '],
    ['operations that are drawn', 'of: 100,', 'of: 100, unit: operations,'],
    ['what the others were', 'of: 100,', 'of: 100, opposite: not satisfied,'],
    ['a page of a public body without a year', 'year: 2022, kind: guideline', 'seen: 2026-11-22, kind: public-body'],
    ['news about a study', 'kind: guideline', 'kind: news'],
  ])('takes %s', (_, from, to) => {
    expect(load(deciding(change(from, to))).lines).toEqual([])
  })

  it('tells a benefit that nobody has counted by a sentence, in place of a rate', () => {
    const uncounted = "uncounted: [{ option: cut, kind: benefit, text: 'Nobody has counted [@b].' }]\noutcomes:\n"
    const { lines, content } = load(
      deciding((text) =>
        change(
          'outcomes:\n',
          uncounted,
        )(text)
          .replace('kind: benefit, name', 'kind: harm, name')
          .replace('id: revision', 'id: again'),
      ),
    )
    expect(lines).toEqual([])
    const { benefit, harm } = content?.treatments[0]?.decision.uncounted ?? {}
    expect([benefit?.length, harm]).toEqual([1, []])
    expect(benefit?.[0]).toMatch(/^Nobody has counted<sup>/)
  })

  it('has changed on the day on which numbers were last looked up, and so has its category', () => {
    const { content } = load(deciding(change('searched: 2026-10-01', 'searched: 2026-11-01')))
    const changed = (path: string) => content?.records.get(path)?.modified
    expect([changed('/face/one'), changed('/face'), changed('/face/two')]).toEqual(['2026-11-01', '2026-11-01', '2026-10-05'])
  })

  it('counts its fields as no words of the text', () => {
    expect(load(deciding(change('unknown: [', `unknown: ['${'plain '.repeat(45)}', `))).lines).toEqual([])
  })

  it('tells before publishing that the surgeon has not checked numbers newer than her check', () => {
    const { content } = load(deciding(change('searched: 2026-10-01', 'searched: 2026-11-01')))
    expect(content?.warnings.find(({ field }) => field === 'searched')).toMatchObject({
      file,
      concern: 'review',
      message: '2026-11-01 is after the last check, of 2026-10-05: newer numbers await it',
    })
  })

  it('refuses a citation on a page that has no list of sources', () => {
    expect(load({ 'content/pages/home.md': (text) => text.replace('Text.', 'Text [@a].') }).lines.join('\n')).toMatch(
      /home\.md:\d+ cites a source: only a treatment has a list of them/,
    )
  })
})
