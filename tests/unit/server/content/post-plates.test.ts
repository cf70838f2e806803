import { expect, it } from 'vitest'
import { withPlates } from '../../../../server/content/assemble/post-plates'

const sections = [
  { id: 'in-the-room', heading: 'In the room', html: '<p>Everybody wears shields.</p><p>Each pulse is hot.</p>' },
  { id: 'after', heading: 'After', html: '<ul><li><p>Cool packs.</p></li></ul>' },
]
const picture = { src: '/drawings/steps/any.svg', alt: 'Eyes under "shields"', width: 232, height: 200 }

it('puts a plate after the first paragraph of its section, lazily and with its size', () => {
  const [room, after] = withPlates(sections, [{ under: 'in-the-room', picture, caption: 'Shields first' }])
  expect(room?.html).toBe(
    '<p>Everybody wears shields.</p><figure><img src="/drawings/steps/any.svg" alt="Eyes under &quot;shields&quot;" width="232" height="200" loading="lazy" decoding="async"><figcaption>Shields first</figcaption></figure><p>Each pulse is hot.</p>',
  )
  expect(after).toBe(sections[1])
})

it('stands before a text that begins with a list', () => {
  const [, after] = withPlates(sections, [{ under: 'after', picture, caption: 'Cool' }])
  expect(after?.html).toMatch(/^<figure>.*<\/figure><ul>/)
})
