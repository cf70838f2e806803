// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { leanMarkup } from '../../../build/lean-markup'

const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.innerHTML

test('a page in fewer bytes is the same document', () => {
  const html =
    '<main data-static=""><img alt="" src="/a.svg"/><svg class="icon"><use href="/icons.svg#x"></use><path d="M0 0h1"></path></svg><button hidden="">x=""</button><a href="/?q=a">=""</a></main>'
  const lean = leanMarkup(html)
  expect(lean.length).toBeLessThan(html.length)
  expect(parsed(lean)).toBe(parsed(html))
})
