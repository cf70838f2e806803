// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { ApiCache } from '../../../../src/lib/api'
import { applyHead, loadHead } from '../../../../src/navigation/seo'
import { loading } from '../../../../src/stores/loading'

/** An API that answers when it is told to. */
function slowApi() {
  const answers: (() => void)[] = []
  const api = new ApiCache(
    (path) =>
      new Promise((resolve, reject) => {
        answers.push(() =>
          path.includes('fails') ? reject(new Error('down')) : resolve({ title_tag: 'A title', name: 'Clinic', path }),
        )
      }),
  )
  return { api, answer: () => answers.splice(0).forEach((one) => one()) }
}

const tag = (name: string) => ({ tag: 'meta' as const, attributes: { name, content: name } })
const busy = () => document.getElementById('main')?.getAttribute('aria-busy')

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>'
})

for (const path of ['/services', '/fails'])
  test(`the page is busy until the record of ${path} is there or cannot be had`, async () => {
    const { api, answer } = slowApi()
    const head = loadHead(api, path)
    expect(busy()).toBe('true')
    answer()
    await head
    expect(busy()).toBe('false')
    expect(document.documentElement.hasAttribute('data-pending')).toBe(false)
  })

test('two calls under way are two: the page is busy until the last of them has ended', async () => {
  const first = slowApi()
  const second = slowApi()
  const heads = [loadHead(first.api, '/services'), loadHead(second.api, '/blog')]
  expect(loading.calls).toBe(2)
  first.answer()
  await heads[0]
  expect(busy()).toBe('true')
  second.answer()
  await heads[1]
  expect(busy()).toBe('false')
})

test('nothing of the page before stays in the head', () => {
  applyHead({ title: 'Before', tags: [tag('description'), tag('keywords')] })
  document.head.insertAdjacentHTML('beforeend', '<script type="application/ld+json">{}</script>')
  applyHead({ title: 'The slogan', tags: [] })
  expect(document.title).toBe('The slogan')
  expect(document.head.querySelectorAll('meta, script')).toHaveLength(0)
})
