// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { markCurrentItem } from '../../../../../src/features/header/current-item'

/** What is marked in each of the two menus, with how. */
function marked(path: string): (string | null)[][] {
  history.replaceState(null, '', path)
  markCurrentItem()
  return [...document.querySelectorAll('nav')].map((menu) =>
    [...menu.querySelectorAll('[aria-current]')].map((item) => `${item.textContent} ${item.getAttribute('aria-current')}`),
  )
}

beforeEach(() => {
  const items =
    '<a href="/clinic">About</a><a href="/clinic">The clinic</a><a href="/services">Services</a><a href="/face">Face</a><a href="/face/nose">Nose</a><a href="/blog">Blog</a>'
  document.body.innerHTML = `<div id="root"><header><nav>${items}</nav><nav>${items}</nav></header></div>`
})

it('marks one item of each menu: the page itself, else what it lies in', () => {
  expect(marked('/face/nose')).toEqual([['Nose page'], ['Nose page']])
  expect(marked('/face/lips')).toEqual([['Face true'], ['Face true']])
  expect(marked('/blog/scars')).toEqual([['Blog true'], ['Blog true']])
})

it('marks one of two items that lead to the same page', () => {
  expect(marked('/clinic')[0]).toEqual(['The clinic page'])
})

it('marks nothing on a page that no menu leads to, and nothing by half a name', () => {
  expect(marked('/')).toEqual([[], []])
  expect(marked('/facelift')).toEqual([[], []])
})
