import { expect, test } from 'vitest'
import { inlineDrawing } from '../../../build/inline-drawing'

const image = '<img src="/figures/face-profile.svg" alt="A head in $&amp;$1 profile" width="480" data-drawing="inline"/>'
const preload = '<link rel="preload" as="image" href="/figures/face-profile.svg"/>'

test('the first screen’s drawing stands in the page itself, with its name and without a request', () => {
  const { html, css } = inlineDrawing(`${preload}<main>${image}</main>`)
  expect(html).toMatch(
    /^<main><svg class="fig" viewBox="[\d ]+" role="img" aria-label="A head in \$&amp;\$1 profile" data-hero="">/,
  )
  expect(html).toMatch(/<\/svg><\/main>$/)
  expect(html).not.toContain('<img')
  expect(css).not.toBe('')
})

test('nothing in it needs a style that the security policy would refuse', () => {
  const { html, css } = inlineDrawing(image)
  expect(html).not.toMatch(/<style| style=|<\?xml|<title>/)
  for (const [, name] of html.matchAll(/class="(?:[^"]* )?(v\d+)"/g)) expect(css).toContain(`.fig .${name}{`)
})

test('other pictures stay pictures', () => {
  const page = '<img src="/figures/face-profile.svg" alt="x"/>'
  expect(inlineDrawing(page)).toEqual({ html: page, css: '' })
})

test('one that tells nothing is kept from who listens, and needs no network', () => {
  const { html, css } = inlineDrawing('<img src="/drawings/window-sill.svg" alt="" width="320" data-drawing="inline"/>')
  expect(html).toMatch(/^<svg class="fig" viewBox="[\d ]+" aria-hidden="true" data-hero="">/)
  expect(html).not.toMatch(/href|url\(/)
  expect(css).toContain('prefers-color-scheme:dark')
})
