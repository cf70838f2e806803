// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fold, holdBack } from '../../../build/fold'

const words = (characters: number) => `<p>${'word '.repeat(characters / 5)}</p>`
const page = (main: string) =>
  `<header>Bar</header><main id="main">${main}</main><footer>Foot</footer><nav id="strip">Strip</nav>`

test('a page is folded at the first place with a name below its first screen; what stands fixed over it belongs to the screen', () => {
  const start = `<h2 id="near">Near</h2>${words(1500)}`
  expect(fold(page(`${start}<section id="far">Far</section>${words(100)}`))).toEqual({
    id: 'far',
    above: `<header>Bar</header><main id="main">${start}</footer><nav id="strip">Strip</nav>`,
  })
})

test('pictures and fields take room as well', () => {
  expect(fold(page(`${'<img src="a.webp">'.repeat(8)}<h2 id="below">Below</h2>`)).id).toBe('below')
  expect(fold(page(`${'<input name="a">'.repeat(13)}<h2 id="below">Below</h2>`)).id).toBe('below')
})

test('a short page is all above', () => {
  const html = page('<h2 id="only">Only</h2>')
  expect(fold(html)).toEqual({ id: undefined, above: html })
})

const hidden = () => [...document.querySelectorAll(holdBack('far').replace(/\{.*/, ''))].map((element) => element.textContent)

test('what is held back is the place of the fold and all that follows it, and the footer', () => {
  document.body.innerHTML = page(`<div>${words(1500)}<h2 id="far">Far</h2><p>After</p></div><aside>Beside</aside>`)
  expect(hidden()).toEqual([])
  document.documentElement.dataset.hold = ''
  expect(hidden()).toEqual(['Far', 'After', 'Beside', 'Foot'])
  delete document.documentElement.dataset.hold
})
