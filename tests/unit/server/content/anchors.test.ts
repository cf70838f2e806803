import { expect, test } from 'vitest'
import { Anchors, slugify } from '../../../../server/content/markdown/anchors'

test.each([
  ['What it can & cannot do', 'what-it-can-and-cannot-do'],
  ['Before you come: don’t smoke', 'before-you-come-dont-smoke'],
  ['Übung & Café', 'ubung-and-cafe'],
  ['राइनोप्लास्टी क्या है?', 'राइनोप्लास्टी-क्या-है'],
  ['?!', 'section'],
])('the heading “%s” is found under #%s', (heading, anchor) => {
  expect(slugify(heading)).toBe(anchor)
})

test('two headings alike have two anchors, and none takes an id of the page’s frame', () => {
  const anchors = new Anchors()
  expect(['Risks', 'Risks', 'Menu'].map((heading) => anchors.take(heading))).toEqual(['risks', 'risks-2', 'menu-2'])
})
