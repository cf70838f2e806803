import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../src/shared/contract/content'
import { aidStrings } from '#words/aid'
import { Chances } from '../../../../src/ui/aid/chances'
import { IconArray } from '../../../../src/ui/aid/icon-array'
import { bothFrames } from '../../../../src/ui/aid/share'
import { inspectContent } from '../../../../server/content/load'

const outcome: Outcome = {
  id: 'revision',
  option: 'Rhinoplasty',
  kind: 'harm',
  name: 'Another operation',
  of: 100,
  unit: 'people',
  low: 3,
  high: 11,
  among: 'people in 36 studies',
  within: 'not stated',
  certainty: 'low',
  why: 'Studies differ.',
  source: 2,
  first: true,
  picture: true,
}
const decision = inspectContent('content').content?.treatments[0]?.decision
if (!decision) throw new Error('there is no treatment')
const read = (html: string) => html.replace(/<[^>]*>/g, '')

describe('a rate', () => {
  it.each([
    [{ low: 8, high: 8, of: 100 }, '8 of 100', '92 of 100'],
    [{ low: 3, high: 11, of: 100 }, '3 to 11 of 100', '89 to 97 of 100'],
    [{ low: 0, high: 10.9, of: 100 }, 'about 0 to 11 of 100', 'about 89 to 100 of 100'],
    [{ low: 0.4, high: 0.4, of: 1000 }, '0.4 of 1,000', '999.6 of 1,000'],
    [{ low: 2.5, high: 2.5, of: 100 }, 'about 3 of 100', 'about 97 of 100'],
    [{ low: 9, high: 9, of: 10_000 }, '9 of 10,000', '9,991 of 10,000'],
  ])('tells to how many people it happened and to how many not, whole people (%#)', (rate, so, not) => {
    expect(bothFrames(rate)).toEqual({ so, not })
  })

  it('says among whom, in what time, how sure one is and why, and leads to its source', () => {
    const html = renderToStaticMarkup(
      <Chances of={{ ...decision, outcomes: [{ ...outcome, without: 2 }], unknown: ['No.'] }} unchecked={false} />,
    )
    expect(read(html)).toContain('3 to 11 of 100 Another operation')
    expect(read(html)).toContain(
      'It did not happen: 89 to 97 of 100. With a dummy or no treatment: 2 of 100. People in 36 studies. The summary does not say over what time. Unsure: Studies differ.',
    )
    expect(html).toContain('<a href="#s2" id="c2" aria-label="Source 2">2</a>')
  })

  it('tells a best estimate, and between what the true figure likely lies', () => {
    const of = { ...outcome, best: 5, opposite: 'all went well', within: 'a year', picture: false }
    const html = renderToStaticMarkup(<Chances of={{ ...decision, outcomes: [of], unknown: ['No.'] }} unchecked={false} />)
    expect(read(html)).toContain('about 5 of 100 Another operation')
    expect(read(html)).toContain('The true figure is likely between 3 and 11. All went well: about 95 of 100.')
  })

  it('says of what it is, where that is not people', () => {
    const peels = { ...outcome, id: 'burn', unit: 'peels' as const, picture: false }
    const html = renderToStaticMarkup(<Chances of={{ ...decision, outcomes: [outcome, peels], unknown: [] }} unchecked={false} />)
    expect(read(html)).toMatch(/Of 100 people.*Of 100 peels/)
  })

  it('stands in no list with rates of another denominator', () => {
    const html = renderToStaticMarkup(
      <Chances
        of={{ ...decision, outcomes: [outcome, { ...outcome, id: 'rare', of: 1000, picture: false }], unknown: [] }}
        unchecked={false}
      />,
    )
    const lists = html.split('<ul').slice(1)
    for (const list of lists) expect(/of 100\b/.test(list) && /of 1,000\b/.test(list.split('<h4')[0] ?? '')).toBe(false)
    expect(read(html)).toMatch(/Of 100 people.*Of 1,000 people/)
  })
})

/** How many cells the pieces with a pattern cover. */
const cells = (html: string, pattern: string) =>
  [...html.matchAll(new RegExp(`url\\(#${pattern}\\)" d="([^"]*)"`, 'g'))]
    .flatMap(([, d]) => [...(d ?? '').matchAll(/h([\d.]+)v([\d.]+)/g)])
    .reduce((sum, [, width, height]) => sum + Number(width) * Math.round(Number(height) / 1.6), 0)

describe('the clinic’s own answers', () => {
  const page = inspectContent('content').content?.pages.get('our-answers')
  const said = page?.sections.map(({ html }) => read(html)).join(' ')

  it.each([...Object.values(aidStrings.certainty), aidStrings.within('not stated').slice(0, -1), aidStrings.said])(
    'explain ‘%s’, which stands beside numbers without more ado',
    (words) => expect(said).toContain(words),
  )
})

describe('the figures', () => {
  it.each([
    [100, 3, 11],
    [100, 48, 48],
    [100, 0, 100],
    [1000, 7, 7],
    [1000, 120, 333],
  ])('are %i, %i of them filled and up to %i half filled', (of, low, high) => {
    const html = renderToStaticMarkup(<IconArray of={{ ...outcome, of, low, high }} patterns />)
    expect([cells(html, 'f1'), cells(html, 'f2'), cells(html, 'f0')]).toEqual([low, high - low, of - high])
  })

  it('of an interval are filled up to the best estimate', () => {
    const html = renderToStaticMarkup(<IconArray of={{ ...outcome, best: 5, unit: 'operations' }} patterns />)
    expect([cells(html, 'f1'), cells(html, 'f2')]).toEqual([5, 6])
    expect(read(html)).toContain(
      'Each figure is one of 100 operations. Filled: 5. Half filled: the true figure may be as high as 11.',
    )
  })

  it('are one picture with a name, and a sentence says the same', () => {
    const html = renderToStaticMarkup(<IconArray of={outcome} patterns />)
    expect(html).toContain('role="img" aria-label="3 to 11 of 100"')
    expect(read(html)).toContain('Each figure is one of 100 people. Filled: 3. Half filled: up to 11 in some studies.')
  })
})
