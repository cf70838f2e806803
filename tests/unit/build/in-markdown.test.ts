import { NodeHtmlMarkdown } from 'node-html-markdown'
import { expect, test } from 'vitest'
import { inMarkdown } from '../../../build/machines/in-markdown'

const post = (at: number) =>
  `<li><a href="/blog/${at}">Scars ${at}</a> <p>How they heal, <em>week by week</em>. ${'What to expect. '.repeat(20)}</p><ul><li>Face</li><li>Body</li></ul></li>`
const page = (posts: number) =>
  `<section><h2>Blog</h2><p>Read on.</p><ul>${Array.from({ length: posts }, (_, at) => post(at)).join('')}</ul><p>The end.</p></section>`

test('a page with a very long list reads as if it had been written in one go', () => {
  const whole = new NodeHtmlMarkdown({ bulletMarker: '-', useInlineLinks: false }).translate(page(500))
  expect(page(500).length).toBeGreaterThan(150_000)
  expect(inMarkdown(page(500))).toBe(whole)
})
