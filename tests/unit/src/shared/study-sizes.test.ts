import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { aidStrings as englishAid } from '../../../../src/shared/words/en/aid'
import { aidStrings } from '../../../../src/shared/words/hi/aid'

interface Source {
  n?: string
  funded?: string
}

const folder = 'content/treatments'
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const [, front = ''] = readFileSync(join(folder, file), 'utf8').split('---\n')
    return (parse(front) as { sources: Source[] }).sources
  })

/** Names of medicines, and of who told of a study, stand in Latin letters, in brackets behind what they are. */
const NAMES = /\((?:tamoxifen|finasteride|PRP|FDA|Wu|Dermatology Advisor|Explore Plastic Surgery|HealthDay|Healio)\)/g
const english = (text: string) => text.replace(NAMES, '').match(/[A-Za-z]+/g) ?? []

describe('the list of sources of a Hindi page', () => {
  it('says in Hindi whom each source counted', () => {
    expect(sources.flatMap(({ n }) => (n ? english(aidStrings.size(n)) : []))).toEqual([])
  })

  it('says in Hindi who paid', () => {
    expect(sources.flatMap(({ funded }) => (funded ? english(aidStrings.funded(funded)) : []))).toEqual([])
  })

  it.each([
    ['34 studies, 1,888 women', '34 अध्ययन, 1,888 महिलाएँ'],
    ['46 of 123 people', '123 में से 46 लोग'],
    ['1,553 men, 295 photographed at 5 years', '1,553 पुरुष, 5 साल बाद 295 की तस्वीरें ली गईं'],
    ['1,141,418 operations', '11,41,418 ऑपरेशन'],
    ['1.7 million syringes', '17 लाख सिरिंज'],
  ])('keeps the numbers of %s', (size, hindi) => {
    expect(aidStrings.size(size)).toBe(hindi)
  })
})

describe('a rate', () => {
  it.each([
    [1000, '1,000', '1,000'],
    [100_000, '1,00,000', '100,000'],
    [1_141_418, '11,41,418', '1,141,418'],
    [2.5, '2.5', '2.5'],
  ])('of %d is grouped as its readers do', (count, inHindi, inEnglish) => {
    expect(aidStrings.people(count)).toBe(inHindi)
    expect(englishAid.people(count)).toBe(inEnglish)
  })
})
