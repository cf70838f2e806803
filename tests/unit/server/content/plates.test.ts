import { expect, it } from 'vitest'
import { withPlates } from '../../../../server/content/assemble/plates'

const sections = [
  { id: 'in-the-room', heading: 'In the room', html: '<p>Everybody wears shields.</p>' },
  { id: 'after', heading: 'After', html: '<p>Cool packs.</p>' },
]
const picture = { src: '/drawings/steps/any.svg', alt: 'Eyes under "shields"', width: 232, height: 200 }

it('puts a plate at the head of its section, lazily and with its size', () => {
  const [room, after] = withPlates(sections, [{ under: 'in-the-room', picture, caption: 'Shields first' }])
  expect(room?.html).toBe(
    '<figure><img src="/drawings/steps/any.svg" alt="Eyes under &quot;shields&quot;" width="232" height="200" loading="lazy" decoding="async"><figcaption>Shields first</figcaption></figure><p>Everybody wears shields.</p>',
  )
  expect(after).toBe(sections[1])
})
