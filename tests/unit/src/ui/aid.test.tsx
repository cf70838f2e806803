import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../src/shared/contract/content'
import { aidStrings } from '#words/aid'
import { Risks } from '../../../../src/ui/risks'
import { Chances } from '../../../../src/ui/aid/chances'
import { Costs } from '../../../../src/ui/aid/costs'
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
    [{ low: 2, high: 2, of: 100_000 }, '2 of 100,000', '99,998 of 100,000'],
  ])('tells to how many people it happened and to how many not, whole people (%#)', (rate, so, not) => {
    expect(bothFrames(rate)).toEqual({ so, not })
  })

  it('and the texts around it group a large number in the same way', () => {
    expect(JSON.stringify(inspectContent('content').content).match(/(?<!\()\b\d{1,2},\d{2},\d{3}\b/g)).toBe(null)
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

  it('whose range two studies span leads to both', () => {
    const of = { ...outcome, also: { source: 5, first: false } }
    const html = renderToStaticMarkup(<Chances of={{ ...decision, outcomes: [of], unknown: ['No.'] }} unchecked={false} />)
    expect(html).toContain('>2</a></sup><sup><a href="#s5" aria-label="Source 5">5</a></sup>')
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

  it('comes after what nobody has counted, which has no number and no picture', () => {
    const uncounted = { benefit: [], harm: ['Nobody has counted whom a vitamin harms.'] }
    const html = renderToStaticMarkup(
      <Chances of={{ ...decision, uncounted, outcomes: [{ ...outcome, picture: false }], unknown: ['No.'] }} unchecked={false} />,
    )
    expect(read(html)).toMatch(/How often it harms\s*Nobody has counted whom a vitamin harms\.\s*Of 100 people/)
    expect(html).not.toContain('<svg')
    expect(html).not.toContain('<ul class="bullets"></ul>')
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

describe('the costs', () => {
  const { prices: _, ...silent } = decision
  const site = { phones: [{ label: 'Appointments', number: '+91 1' }] }

  it('of a clinic that names no price say why, that the visit has a fee, told by phone, and that an estimate is given', () => {
    const said = read(renderToStaticMarkup(<Costs of={silent} site={site} />))
    expect(said).toMatch(
      /^We print no prices: .* has a fee, .* on the phone\b.* a written estimate\. Appointments \+91\s1 · Compare three quotes/,
    )
  })

  it('of a clinic that names its prices tell these, and nothing else of them', () => {
    const said = read(
      renderToStaticMarkup(<Costs of={{ ...silent, prices: { asOf: '2026-11-01', consultation: '₹ 1' } }} site={site} />),
    )
    expect(said).toMatch(/^A first consultation here costs ₹ 1\. As of .*2026\. Compare three quotes/)
    expect(said).not.toContain('We print no prices')
  })
})

const risk = (name: string) => [{ name, html: 'It passes.' }]

describe('the risks', () => {
  it('that nobody has counted stand under no head that says how many people', () => {
    const risks = { common: risk('Swelling'), uncommon: [], rare: risk('A clot'), uncounted: risk('Numbness') }
    const said = read(renderToStaticMarkup(<Risks risks={risks} />))
    expect(said).toMatch(/Common.*Swelling.*Rare.*A clot.*Not known we found no count.*Numbness/)
    expect(said).not.toContain('Uncommon')
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
