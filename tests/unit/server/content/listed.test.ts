import { expect, test } from 'vitest'
import type { Content } from '../../../../server/content/content'
import { inspectContent } from '../../../../server/content/load'
import { load, smallClinic } from './setup/small-clinic'

test('a page in Hindi lists every article and case that is not in Hindi by a Hindi name', () => {
  const { content } = inspectContent('content')
  const { posts, treatments } = (content as Content).translations.get('hi') as Content
  const names = [
    ...posts.flatMap(({ title, summary }) => [title, summary]),
    ...treatments.flatMap(({ decision }) => decision.seeAlso.map(({ title }) => title)),
  ]
  expect(names.length).toBeGreaterThan(24)
  expect(names.filter((name) => !/[\u0900-\u097f]/.test(name))).toEqual([])
  expect(content?.posts.map(({ title }) => title)).toContain('Tummy tuck or liposuction?')
})

test('a name of a page that is not there, and a word that the glossary refuses, are told with their line', () => {
  const english = smallClinic()
  const { lines } = load({
    ...english,
    'content/hi/glossary.yaml': '- { en: scar, hi: निशान, never: [दाग] }\n',
    'content/hi/listed.yaml': '- { file: blog/nowhere, title: निशान }\n- { file: blog/nowhere, title: दाग }\n',
  })
  expect(lines.join('\n')).toMatch(/content\/hi\/listed\.yaml:1 0\.file: there is no content\/blog\/nowhere\.md/)
  expect(lines.join('\n')).toMatch(/content\/hi\/listed\.yaml:2 'दाग' is called 'निशान' on this site/)
})
